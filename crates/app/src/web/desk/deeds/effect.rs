//! What something would change on the next lists, told before it is done.

use super::looking::Seen;
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::desk::{called, today};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::signed;
use arpad_model::{Fact, PersonId};
use maud::{Markup, html};

/// So many are told by name.
const MOST: usize = 30;

/// Which list an event would enter, which lists would be made anew, and who would be told another number.
pub(super) async fn shown(
    visit: &Visit,
    site: &Site,
    Seen { shifts, entering, anew, makes_them, entered }: Seen,
) -> Result<Markup, Problem> {
    let language = visit.language;
    let persons: Vec<PersonId> = shifts.iter().take(MOST).map(|one| one.person).collect();
    let names = site.read(move |store| called::names(store, language, persons, &entered)).await?;
    let number = |number: Option<i32>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let leaving = shifts.iter().filter(|one| one.before.is_some() && one.after.is_none()).count();
    let caption = language.say("desk-effect", &[("count", Fact::from(shifts.len()))]);
    Ok(html! {
        section.effect role="status" aria-labelledby="effect" {
            h2 #effect { (language.label("desk-effect-title")) }
            @for one in &entering {
                p { (language.say("desk-effect-enters", &[("name", Fact::from(one.name.as_str())), ("series", Fact::Name(today::series(language, one.series))), ("date", one.day.into())])) }
            }
            @for one in &anew { p {
                @let facts = [("series", Fact::Name(today::series(language, one.series))), ("count", one.count.into()), ("first", one.first.into()), ("last", one.last.into())];
                (language.say(if makes_them { "desk-effect-makes" } else { "desk-effect-anew" }, &facts))
            } }
            @if leaving > 0 { p.note { (language.say("desk-effect-leaving", &[("count", Fact::from(leaving))])) } }
            @if shifts.is_empty() { p { (language.label("desk-effect-none")) } } @else {
                (stacked(&caption, &html! { table.lean {
                    caption { (caption) }
                    thead { tr { @for key in ["desk-name", "desk-series", "desk-now", "desk-then", "desk-difference"] { th scope="col" { (language.label(key)) } } } }
                    tbody { @for one in shifts.iter().take(MOST) { tr {
                        td { (names.get(&one.person).cloned().unwrap_or_else(|| one.person.to_string())) }
                        td { (today::series(language, one.series)) " " (language.value(&Fact::Date(one.day))) }
                        td.number { (number(one.before)) }
                        td.number { (number(one.after)) }
                        td.number { @if let (Some(before), Some(after)) = (one.before, one.after) { (signed(language, i64::from(after - before))) } }
                    } } }
                } }))
            }
            p.quiet { (language.label("desk-effect-undone")) }
        }
    })
}
