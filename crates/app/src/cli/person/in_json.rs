//! A person whole, as the office sees him, for programs.

use arpad_model::{Komir, Person, Sex};
use serde_json::{Value, json};

/// Every field.
pub(crate) fn person(person: &Person) -> Value {
    json!({
        "person": person.id.0,
        "family": person.name.family,
        "given": person.name.given,
        "komir": person.komir.map(Komir::number),
        "fide": person.fide,
        "egd": person.egd,
        "born": person.born.map(|born| born.to_string()),
        "sex": person.sex.map(Sex::as_str),
        "country": person.country,
        "title": person.title,
        "club": person.club.map(|club| club.0),
        "died": person.died.map(|day| day.to_string()),
        "hidden": person.withheld,
        "merged_into": person.merged_into.map(|other| other.0),
    })
}
