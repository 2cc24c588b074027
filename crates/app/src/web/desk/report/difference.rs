//! A corrected report beside the accepted one: only what differs, field by field, player by player, game by game.

use super::Sheet;
use crate::web::desk::stacked::stacked;
use crate::web::pages::name;
use crate::words::Language;
use crate::words::go_game::ended;
use arpad_model::{Fact, Person, PersonId};
use arpad_office::views::report_difference::Who;
use maud::{Markup, html};
use std::collections::BTreeMap;

pub(super) fn shown(language: Language, sheet: &Sheet) -> Markup {
    let Some((difference, persons)) = &sheet.difference else { return html! {} };
    let caption = language.label("desk-difference-title");
    let nothing = || "–".to_owned();
    let result = |result: &Option<String>| match result {
        Some(result) => ended(language, result),
        None => language.label("desk-difference-no-game"),
    };
    let text = |text: &str| if text.is_empty() { nothing() } else { text.to_owned() };
    let called = |who: &Who| called(language, persons, who);
    html! {
        section.difference aria-labelledby="difference" {
            h2 #difference { (language.label("desk-corrected-report")) }
            @if difference.is_empty() { p { (language.label("desk-difference-none")) } } @else {
                (stacked(&caption, &html! { table.lean {
                    caption { (caption) }
                    thead { tr { @for key in ["desk-field", "desk-accepted-says", "desk-this-file-says"] { th scope="col" { (language.label(key)) } } } }
                    tbody {
                        @for (key, before, after) in &difference.facts { tr { th scope="row" { (language.label(key)) } td { (text(before)) } td { (text(after)) } } }
                        @for one in &difference.joined { tr { th scope="row" { (called(one)) } td { (nothing()) } td { (language.label("desk-plays")) } } }
                        @for one in &difference.gone { tr { th scope="row" { (called(one)) } td { (language.label("desk-plays")) } td { (nothing()) } } }
                        @for game in &difference.games { tr {
                            th scope="row" {
                                (language.say("desk-of-round", &[("round", Fact::from(u32::from(game.round)))])) " "
                                (called(&game.first)) " – " (game.second.as_ref().map_or_else(nothing, called))
                            }
                            td { (result(&game.before)) }
                            td { (result(&game.after)) }
                        } }
                    }
                } }))
                p.quiet { (language.label("desk-difference-moves")) }
            }
        }
    }
}

fn called(language: Language, persons: &BTreeMap<PersonId, Person>, who: &Who) -> String {
    match who {
        Who::Known(id) => persons.get(id).map_or_else(|| id.to_string(), |person| name(language, &person.name)),
        Who::Line(name) => name.clone(),
    }
}
