//! What a corrected report changes, shown before it is accepted.

use super::values::name;
use crate::words::Language;
use crate::words::go_game::ended;
use arpad_model::{Person, PersonId};
use arpad_office::views::report_difference::{ReportDifference, Who};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The difference as a paragraph of a page.
pub(super) fn difference_page(
    language: Language,
    difference: &ReportDifference,
    persons: &BTreeMap<PersonId, Person>,
) -> String {
    if difference.is_empty() {
        return format!("\n{}\n", language.label("desk-difference-none"));
    }
    let who = |who: &Who| match who {
        Who::Known(id) => {
            let known = persons.get(id).map(|person| format!(" {}", name(language, &person.name)));
            format!("{id}{}", known.unwrap_or_default())
        }
        Who::Line(name) => name.clone(),
    };
    let or_nothing = |text: &str| if text.is_empty() { "–".to_owned() } else { text.to_owned() };
    let or_no_game = |result: &Option<String>| match result {
        Some(result) => ended(language, result),
        None => language.label("desk-difference-no-game"),
    };
    let mut page = format!("\n{}\n", language.label("desk-difference-title"));
    let mut say = |key: &str, facts: &[(&'static str, String)]| {
        let _ = writeln!(page, "  {}", language.say_texts(key, facts));
    };
    for (key, before, after) in &difference.facts {
        let facts = [("what", language.label(key)), ("before", or_nothing(before)), ("after", or_nothing(after))];
        say("desk-difference-fact", &facts);
    }
    for one in &difference.joined {
        say("desk-difference-joined", &[("name", who(one))]);
    }
    for one in &difference.gone {
        say("desk-difference-gone", &[("name", who(one))]);
    }
    for game in &difference.games {
        let facts = [
            ("round", game.round.to_string()),
            ("first", who(&game.first)),
            ("second", game.second.as_ref().map_or_else(|| "–".to_owned(), who)),
            ("before", or_no_game(&game.before)),
            ("after", or_no_game(&game.after)),
        ];
        say("desk-difference-game", &facts);
    }
    page
}

/// The same for programs.
pub(super) fn difference_json(difference: &ReportDifference) -> Value {
    let who = |who: &Who| match who {
        Who::Known(id) => json!({"person": id.0}),
        Who::Line(name) => json!({"name": name}),
    };
    let fact = |(key, before, after): &(&str, String, String)| json!({"what": key.trim_start_matches("desk").trim_start_matches('-'), "before": before, "after": after});
    json!({
        "facts": difference.facts.iter().map(fact).collect::<Vec<_>>(),
        "joined": difference.joined.iter().map(who).collect::<Vec<_>>(),
        "gone": difference.gone.iter().map(who).collect::<Vec<_>>(),
        "games": difference.games.iter().map(|game| json!({
            "round": game.round, "first": who(&game.first), "second": game.second.as_ref().map(who),
            "before": game.before, "after": game.after,
        })).collect::<Vec<_>>(),
    })
}
