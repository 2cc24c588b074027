//! A line of a received file for programs.

use crate::answer::parts::both;
use crate::cli::disagreement::ground_text;
use arpad_office::intake::identify::Line;
use arpad_office::register::matching::{Ground, Sought};
use arpad_office::views::beside::Beside;
use serde_json::{Value, json};

pub(super) fn line_json(number: u32, line: &Line, sought: &Sought, meant: &[Beside]) -> Value {
    let person = |one: &Beside| {
        let ground =
            |ground: &Ground| json!({"code": ground.as_str(), "text": both(|language| ground_text(language, *ground))});
        json!({
            "person": one.person.id.0, "name": one.person.name.as_list(), "fide": one.person.fide,
            "born": one.person.born.map(|born| born.to_string()), "rating": one.rating, "title": one.person.title,
            "country": one.person.country, "club": one.club,
            "grounds": one.grounds.iter().map(ground).collect::<Vec<_>>(),
        })
    };
    let verdict = match line {
        Line::Known(_) => "known",
        Line::New => "new",
        Line::Doubt(_) => "doubt",
        Line::Nobody => "nobody",
    };
    let (known, candidates) = match line {
        Line::Known(_) => (meant.first(), &meant[..0]),
        _ => (None, meant),
    };
    json!({
        "line": number, "name": sought.name, "fide": sought.fide, "egd": sought.egd,
        "born": sought.born.map(|born| born.to_string()), "rating": sought.rating, "title": sought.title,
        "country": sought.country, "club": sought.club,
        "verdict": verdict, "person": known.map(|one| one.person.id.0), "register": known.map(person),
        "candidates": candidates.iter().map(person).collect::<Vec<_>>(),
    })
}
