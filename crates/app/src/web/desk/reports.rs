//! Received files: the newest, and the place to drop new ones. An arbiter sees what he sent himself.

use super::file_state::Answered;
use super::gate::Gate;
use super::{addresses, form, frame};
use crate::secret;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::web::{Site, assets};
use arpad_model::{Fact, Submission};
use arpad_office::access::OFFICE;
use arpad_office::acts::Kind;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::records;
use arpad_registry::Reader;
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

/// So many of the newest are shown.
const MOST: u32 = 100;

/// So many are looked through for those of one sender.
const LOOKED_THROUGH: u32 = 2_000;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label("desk-reports");
    let who = gate.who()?.clone();
    let (sees_all, name) = (who.sees(OFFICE), who.name().to_owned());
    let desk = site.desk.clone();
    let (files, answered) = site
        .read(move |store| {
            let files = match sees_all {
                true => records::newest_submissions(store, None, MOST)?,
                false => own_files(store, &name, MOST as usize)?,
            };
            Ok::<_, OfficeError>((files, Answered::of(&desk.kept, store)?))
        })
        .await?;
    let body = html! {
        script src=(assets::address("desk.js")) defer {}
        h1 { (title) }
        @if who.may(Kind::Submit) { (upload(&visit, &gate)?) }
        (table(&visit, &files, &answered))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// The newest files that one sender sent.
pub(super) fn own_files(store: &mut Reader<'_>, name: &str, most: usize) -> Result<Vec<Submission>, OfficeError> {
    let mut files = records::newest_submissions(store, None, LOOKED_THROUGH)?;
    files.retain(|file| file.by_whom == name);
    files.truncate(most);
    Ok(files)
}

fn upload(visit: &Visit, gate: &Gate) -> Result<Markup, Problem> {
    let language = visit.language;
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    Ok(html! {
        form.ask method="post" enctype="multipart/form-data" action=(visit.to(&addresses::act("submit"))) data-drop data-progress=(language.label("desk-upload-progress")) {
            (frame::token(gate))
            input type="hidden" name="once" value=(key);
            input type="hidden" name="back" value=(visit.to(addresses::REPORTS));
            div.field.drop {
                label for="files" { (language.label("deed-field-files")) }
                input #files type="file" name="files" multiple required aria-describedby="files-hint";
                span.hint #files-hint { (language.say("desk-upload-hint", &[("most", form::MOST_MEGABYTES.into())])) }
            }
            p { button type="submit" { (language.label("deed-submit")) } }
        }
    })
}

fn table(visit: &Visit, files: &[Submission], answered: &Answered) -> Markup {
    let language = visit.language;
    html! {
        @if files.is_empty() { p { (language.label("desk-no-reports")) } } @else {
            (stacked(&language.say("desk-reports-newest", &[("count", Fact::from(files.len()))]), &html! { table.lean {
                caption { (language.say("desk-reports-newest", &[("count", Fact::from(files.len()))])) }
                thead { tr { @for key in ["desk-file-number", "desk-file", "desk-state", "desk-sender", "desk-when"] {
                    th scope="col" { (language.label(key)) }
                } } }
                tbody { @for file in files { tr {
                    td.number { (file.id) }
                    td { a href=(visit.to(&addresses::report(file.id))) { (file.file_name) } }
                    td { (answered.file(language, file)) }
                    td { (file.by_whom) }
                    td { (language.moment(file.moment)) }
                } } }
            } }))
        }
    }
}
