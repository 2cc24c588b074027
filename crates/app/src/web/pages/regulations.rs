//! The regulations: every edition, every provision with its paragraph, and what changed between two.

use super::{Query, day, wanted, wide};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use crate::words::Language;
use arpad_model::{List, Origin};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::provision::ProvisionRow;
use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};

pub(super) fn in_force(language: Language, edition: &AnyEdition) -> String {
    let calendar = Calendar::default();
    let Some(reign) = calendar.reigns().iter().find(|reign| reign.edition == edition.id()) else {
        return String::new();
    };
    let until = reign.until.map_or_else(|| language.label("until-further-notice"), |until| day(language, until));
    format!("{} – {until}", day(language, reign.from))
}

/// What people call an edition; the short name stays in addresses and files.
pub(super) fn title(language: Language, id: &str) -> String {
    let key = format!("edition-name-{id}");
    let said = language.label(&key);
    if said == key { id.to_owned() } else { said }
}

/// The way to an edition, by its name.
pub(super) fn link(visit: &Visit, id: &str) -> Markup {
    html! { a href=(visit.to(&addresses::regulation(id))) { (title(visit.language, id)) } }
}

/// By which edition a list was made; FIDE's own names none.
pub(super) fn of_list(visit: &Visit, list: &List) -> Markup {
    match list.origin {
        Origin::Computed => link(visit, &list.edition),
        Origin::Fide => html! { (visit.language.label("web-list-of-fide")) },
    }
}

pub(super) async fn index(visit: Visit) -> Response {
    let language = visit.language;
    let title = language.label("web-regulations");
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr { @for key in ["edition", "in-force"] { th scope="col" { (language.label(key)) } } } }
            tbody { @for edition in catalogue::ALL {
                tr {
                    th scope="row" { (link(&visit, edition.id().0)) span.code.quiet { (edition.id().0) } }
                    td { (in_force(language, edition)) }
                }
            } }
        }
    };
    let about = language.label("web-regulations-text");
    let body = html! { h1 { (title) } p.lead { (about) } (wide(&title, &table)) };
    shell::page(&visit, &Page { title, about, room: "/regulations", body })
}

pub(super) async fn page(visit: Visit, Path((_, id)): Path<(String, String)>, query: Query) -> Response {
    visit.answer(one(&visit, &id, wanted(&query, "against")))
}

fn one(visit: &Visit, id: &str, against: Option<&str>) -> Result<Response, Problem> {
    let language = visit.language;
    let edition = catalogue::edition(id).ok_or(Problem::Lost)?;
    let other = match against {
        Some(other) => Some(catalogue::edition(other).ok_or(Problem::Lost)?),
        None => None,
    };
    let title = title(language, edition.id().0);
    let body = html! {
        h1 { (title) }
        p.lead { (in_force(language, &edition)) " · " span.quiet { (edition.id().0) } }
        form.inline method="get" action=(visit.to(&addresses::regulation(id))) {
            label for="against" { (language.label("web-compare")) } " "
            select #against name="against" {
                option value="" { (language.label("web-compare-none")) }
                @for one in catalogue::ALL.iter().filter(|one| one.game() == edition.game() && one.id() != edition.id()) {
                    option value=(one.id().0) selected[against == Some(one.id().0)] { (self::title(language, one.id().0)) }
                }
            } " "
            button type="submit" { (language.label("web-show")) }
        }
        @match &other {
            Some(other) => (differences(language, &edition, other)),
            None => (provisions(language, &edition)),
        }
    };
    let about = format!("{title}, {}", in_force(language, &edition));
    Ok(shell::page(visit, &Page { title, about, room: "/regulations", body }))
}

fn provisions(language: Language, edition: &AnyEdition) -> Markup {
    let title = language.label("web-provisions");
    wide(
        &title,
        &html! {
            table.provisions {
                caption.unseen { (title) }
                thead { tr { @for key in ["paragraph", "provision", "value"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for row in edition.provisions() {
                    tr {
                        td { span.paragraph { (row.at) } }
                        th scope="row" { (language.label(&format!("provision-{}", row.name))) }
                        td { (language.provision_value(&row.value)) }
                    }
                } }
            }
        },
    )
}

fn differences(language: Language, edition: &AnyEdition, other: &AnyEdition) -> Markup {
    let all = catalogue::differences(other, edition);
    let cell = |row: &Option<ProvisionRow>| {
        html! {
            @match row {
                Some(row) => { span.paragraph { (row.at) } " " (language.provision_value(&row.value)) },
                None => "–",
            }
        }
    };
    let heading = language.label("web-differences");
    html! {
        @if all.is_empty() { p { (language.label("no-differences")) } }
        @else {
            (wide(&heading, &html! {
                table.pairs {
                    caption.unseen { (heading) }
                    thead { tr {
                        th scope="col" { (language.label("provision")) }
                        th scope="col" { (title(language, other.id().0)) }
                        th scope="col" { (title(language, edition.id().0)) }
                    } }
                    tbody { @for one in &all {
                        tr {
                            th scope="row" { (language.label(&format!("provision-{}", one.name))) }
                            td { (cell(&one.a)) }
                            td { (cell(&one.b)) }
                        }
                    } }
                }
            }))
        }
    }
}
