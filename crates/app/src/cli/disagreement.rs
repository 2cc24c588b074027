//! A person of the register beside what a file says of him: in a few words, and where the two differ.

use super::values::name;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::register::matching::{Ground, Sought};
use arpad_office::views::beside::{Beside, Disagreement};
use serde_json::{Value, json};

/// A known line that says otherwise than the register: "7. Fekete, András – 12 Fekete András: …".
pub(super) fn difference_line(language: Language, line: u32, sought: &Sought, one: &Beside) -> String {
    let told: Vec<String> = one.against().map(|ground| difference(language, ground, sought, one)).collect();
    let facts = [
        ("line", Fact::from(line)),
        ("name", Fact::from(sought.name.as_str())),
        ("person", Fact::Name(known(language, one))),
        ("what", Fact::Name(told.join(", "))),
    ];
    language.say("desk-line-difference", &facts)
}

/// How many are told before the rest is counted only.
const SHOWN: usize = 8;

/// The first of them under their heading, and how many more there are; nothing where there are none.
pub(super) fn disagreement_lines(language: Language, told: &[Disagreement]) -> Vec<String> {
    let line = |one: &Disagreement| difference_line(language, one.line + 1, &one.sought, &one.person);
    let heading = (!told.is_empty()).then(|| language.label("desk-differences"));
    let shown = told.iter().take(SHOWN).map(|one| format!("  {}", line(one)));
    let more = told.len().saturating_sub(SHOWN);
    let more = (more > 0).then(|| format!("  {}", language.say("desk-more-lines", &[("count", Fact::from(more))])));
    heading.into_iter().chain(shown).chain(more).collect()
}

/// The same for programs.
pub(super) fn disagreements_json(told: &[Disagreement]) -> Vec<Value> {
    let one = |one: &Disagreement| {
        let grounds: Vec<&str> = one.person.against().map(Ground::as_str).collect();
        json!({
            "line": one.line + 1, "person": one.person.person.id.0, "grounds": grounds,
            "file": one.sought.rating, "register": one.person.rating,
        })
    };
    told.iter().map(one).collect()
}

/// A person of the register with everything a line can be compared with.
pub(super) fn known(language: Language, one: &Beside) -> String {
    let person = &one.person;
    let strength = strength(&person.title, one.rating);
    let known = [
        person.born.map(|born| born.to_string()),
        Some(strength).filter(|text| !text.is_empty()),
        person.komir.map(|number| format!("KOMIR {number}")),
        person.fide.map(|number| format!("FIDE {number}")),
        person.egd.map(|number| format!("EGD {number}")),
        Some(person.country.clone()).filter(|country| !country.is_empty()),
        Some(one.club.clone()).filter(|club| !club.is_empty()),
    ];
    let known: Vec<String> = known.into_iter().flatten().collect();
    let known = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
    format!("{} {}{known}", person.id, name(language, &person.name))
}

/// "IM 2455".
pub(super) fn strength(title: &str, rating: Option<i32>) -> String {
    let rating = rating.map(|rating| rating.to_string());
    let title = Some(title.to_owned()).filter(|title| !title.is_empty());
    title.into_iter().chain(rating).collect::<Vec<_>>().join(" ")
}

pub(super) fn ground_text(language: Language, ground: Ground) -> String {
    language.label(&format!("ground-{}", ground.as_str()))
}

/// What the file says otherwise than the register, with both.
fn difference(language: Language, ground: Ground, sought: &Sought, one: &Beside) -> String {
    let person = &one.person;
    let said =
        |key: &str, file: String, register: String| language.say_texts(key, &[("file", file), ("register", register)]);
    let text = |rating: Option<i32>| rating.map(|rating| rating.to_string()).unwrap_or_default();
    let birth = |born: Option<arpad_model::Birth>| born.map(|born| born.to_string()).unwrap_or_default();
    let number = |number: Option<arpad_model::FideId>| number.map(|number| number.to_string()).unwrap_or_default();
    match ground {
        Ground::FarRating | Ground::OtherRating => said("desk-differs-rating", text(sought.rating), text(one.rating)),
        Ground::Unrated => said("desk-differs-rating", text(sought.rating), language.label("desk-no-rating")),
        Ground::NearBirth | Ground::NearYear | Ground::ExchangedYear | Ground::OtherBirth => {
            said("desk-differs-birth", birth(sought.born), birth(person.born))
        }
        Ground::OtherCountry => said("desk-differs-country", sought.country.clone(), person.country.clone()),
        Ground::OtherTitle => {
            let title = Some(person.title.clone()).filter(|title| !title.is_empty());
            said("desk-differs-title", sought.title.clone(), title.unwrap_or_else(|| language.label("desk-no-title")))
        }
        Ground::NearFide | Ground::OtherFide => said("desk-differs-number", number(sought.fide), number(person.fide)),
        other => ground_text(language, other),
    }
}
