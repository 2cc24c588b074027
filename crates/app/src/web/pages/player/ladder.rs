//! Of go: the grade that is held and the next ones, with what each still takes.

use super::super::wide;
use crate::web::locale::Visit;
use crate::words::Language;
use arpad_model::{Fact, Series};
use arpad_office::views::go_standing::{Rung, ladder};
use arpad_office::views::public::PublicPlayer;
use maud::{Markup, html};

pub(super) fn section(visit: &Visit, page: &PublicPlayer) -> Markup {
    let language = visit.language;
    let official = page.series.iter().find(|one| one.series == Series::Go).and_then(|one| one.official());
    let rungs = official.and_then(|listed| ladder(&listed.row).ok()).unwrap_or_default();
    if rungs.len() < 2 || page.is_outside_go {
        return html! {};
    }
    let title = language.label("ladder");
    let table = html! {
        table.small.ladder {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("ladder-grade")) }
                th.number scope="col" { (language.label("ladder-from")) }
                th.number scope="col" { (language.label("ladder-missing")) }
                th scope="col" { (language.label("ladder-times")) }
            } }
            tbody { @for rung in &rungs {
                tr class=[rung.is_held.then_some("held")] aria-current=[rung.is_held.then_some("true")] {
                    th scope="row" { b { (rung.grade) } }
                    td.number { (rung.from) }
                    td.number { @if !rung.is_held { (rung.missing) } }
                    td { (times(language, rung)) }
                }
            } }
        }
    };
    html! {
        section aria-labelledby="ladder" {
            h2 #ladder { (title) }
            (wide(&title, &table))
            p.quiet { (language.label("ladder-about")) }
        }
    }
}

/// How often the bound was reached, of how often it has to be.
fn times(language: Language, rung: &Rung) -> String {
    let facts = [("reached", Fact::from(rung.reached)), ("times", Fact::from(rung.times))];
    language.say(if rung.is_held { "ladder-held" } else { "ladder-reached" }, &facts)
}
