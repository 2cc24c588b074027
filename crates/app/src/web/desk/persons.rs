//! Persons of the register: somebody is looked for.

use super::looking::Looking;
use super::{acted, addresses};
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::name;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::sheet::birth;
use arpad_model::{Fact, Person};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::person_page::find_person;
use maud::{Markup, html};

/// So many of those found are shown.
const MOST: usize = 60;

pub(super) async fn page(looking: Looking) -> Result<Page, Problem> {
    let (language, visit) = (looking.language(), &looking.visit);
    let title = language.label("desk-persons");
    let sought = looking.asked("q").unwrap_or_default();
    let asked = sought.clone();
    let found = looking.site.read(move |store| match find_person(store, &asked) {
        _ if asked.is_empty() => Ok(Ok(Vec::new())),
        Ok(found) => Ok(Ok(found)),
        Err(OfficeError::Refused(refusal)) => Ok(Err(refusal)),
        Err(other) => Err(other),
    });
    let found = found.await?;
    let body = html! {
        h1 { (title) }
        form.ask method="get" action=(visit.to(addresses::PERSONS)) role="search" {
            div.field {
                label for="q" { (language.label("desk-person-sought")) }
                input #q type="search" name="q" value=(sought) maxlength="100" autofocus;
            }
            p { button type="submit" { (language.label("desk-look-for")) } }
        }
        @match &found {
            Err(refusal) => p.note role="alert" { (language.refusal_at_desk(refusal)) },
            Ok(found) if found.is_empty() && !sought.is_empty() => p { (language.label("desk-nobody-found")) },
            Ok(found) if found.is_empty() => {},
            Ok(found) => (table(visit, found)),
        }
        (acted::deeds_for(visit, looking.who()?, &[("person-add", &[]), ("person-merge", &[]), ("arbiter-licence", &[])]))
    };
    looking.page(title, body).await
}

fn table(visit: &Visit, found: &[Person]) -> Markup {
    let language = visit.language;
    let caption = language.say("desk-persons-found", &[("count", Fact::from(found.len()))]);
    let number = |number: Option<String>| number.unwrap_or_default();
    html! {
        (stacked(&caption, &html! { table.lean {
            caption { (caption) }
            thead { tr {
                @for key in ["desk-number", "desk-name", "deed-field-born"] { th scope="col" { (language.label(key)) } }
                @for head in ["KOMIR", "FIDE", "EGD"] { th scope="col" { (head) } }
                th scope="col" { (language.label("deed-field-country")) }
            } }
            tbody { @for one in found.iter().take(MOST) { tr {
                td.number { (one.id) }
                td { a href=(visit.to(&addresses::person(one.id))) { (name(language, &one.name)) } " " (one.title)
                    @if one.merged_into.is_some() { " " span.quiet { (language.label("desk-is-merged")) } } }
                td { (birth(language, one.born)) }
                td.number { (number(one.komir.map(|komir| komir.to_string()))) }
                td.number { (number(one.fide.map(|fide| fide.to_string()))) }
                td.number { (number(one.egd.map(|egd| egd.to_string()))) }
                td { (one.country) }
            } } }
        } }))
    }
}
