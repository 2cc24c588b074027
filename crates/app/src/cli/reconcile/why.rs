//! What gives FIDE's numbers exactly, in sentences.

use super::super::values::name;
use crate::words::Language;
use crate::words::sheet::day;
use arpad_instruments::reconciling::Cause;
use arpad_office::views::reconcile::{Explanation, Reconciliation, Why};
use serde_json::{Value, json};

/// One cause as a sentence without its end.
pub(super) fn said(language: Language, compared: &Reconciliation, why: &Why) -> String {
    let who =
        |at: usize| why.persons.get(at).map(|person| person_said(language, compared, *person)).unwrap_or_default();
    let told = |number: Option<i32>| match (why.cause, number) {
        (Cause::Missing(_) | Cause::Extra(_) | Cause::Result(..), Some(halves)) => result(halves).to_owned(),
        (_, number) => number.map(|number| number.to_string()).unwrap_or_default(),
    };
    let round = why.round.map(|round| language.say("why-round", &[("round", u32::from(round).into())]));
    let facts = [
        ("tournament", why.tournament.clone().unwrap_or_default()),
        ("round", round.unwrap_or_default()),
        ("one", who(0)),
        ("other", who(1)),
        ("ours", told(why.ours)),
        ("theirs", told(why.theirs)),
        ("list", why.list.map(|list| day(language, list)).unwrap_or_default()),
        ("paragraph", language.cite(why.paragraph)),
    ];
    language.say_texts(&format!("why-{}", why.cause.as_str()), &facts)
}

/// A whole set.
pub(super) fn set_said(language: Language, compared: &Reconciliation, set: &[Why]) -> String {
    set.iter().map(|why| said(language, compared, why)).collect::<Vec<_>>().join("; ")
}

fn person_said(language: Language, compared: &Reconciliation, person: arpad_model::PersonId) -> String {
    compared.names.get(&person).map_or_else(|| person.to_string(), |known| name(language, known))
}

/// White's half points as a result.
fn result(halves: i32) -> &'static str {
    match halves {
        2 => "1-0",
        1 => "½-½",
        _ => "0-1",
    }
}

/// The explanations for people who read tables: who, and what it takes.
pub(super) fn page(language: Language, compared: &Reconciliation) -> String {
    let mut text = String::new();
    for one in &compared.explanations {
        let who: Vec<String> = one.persons.iter().map(|person| of_player(language, compared, *person)).collect();
        let who = who.join(", ");
        text += &format!("\n{}\n", language.say_texts(key(one), &[("who", who)]));
        for set in &one.sets {
            text += &format!("  - {}\n", set_said(language, compared, set));
        }
        if one.is_more {
            text += &format!("  - {}\n", language.label("why-more"));
        }
    }
    text
}

fn of_player(language: Language, compared: &Reconciliation, person: arpad_model::PersonId) -> String {
    let known = compared.players.iter().find(|player| player.person == person);
    known.map_or_else(|| person_said(language, compared, person), |player| name(language, &player.name))
}

/// How sure it is.
pub(super) fn key(found: &Explanation) -> &'static str {
    match found.sets.as_slice() {
        [] if found.is_cut => "why-cut",
        [] => "why-none",
        [_] if !found.is_more => "why-one",
        _ => "why-several",
    }
}

pub(super) fn as_json(language: Language, compared: &Reconciliation) -> Vec<Value> {
    let why = |why: &Why| {
        json!({
            "cause": why.cause.as_str(),
            "paragraph": why.paragraph.0,
            "tournament": why.tournament,
            "round": why.round,
            "persons": why.persons.iter().map(|person| person.0).collect::<Vec<_>>(),
            "text": said(language, compared, why),
        })
    };
    let one = |one: &Explanation| {
        json!({
            "persons": one.persons.iter().map(|person| person.0).collect::<Vec<_>>(),
            "sets": one.sets.iter().map(|set| set.iter().map(why).collect()).collect::<Vec<Vec<Value>>>(),
            "more": one.is_more,
            "complete": !one.is_cut,
        })
    };
    compared.explanations.iter().map(one).collect()
}
