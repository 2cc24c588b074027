//! A person, as the office sees him and as everybody may.

use super::schema::{from, named, object, or_null, text, whole, word};
use arpad_model::{Birth, Komir, Person, Sex};
use serde_json::{Value, json};

/// A person whole, for the office.
pub fn person(person: &Person) -> Value {
    json!({
        "person": person.id.0,
        "family": person.name.family,
        "given": person.name.given,
        "komir": person.komir.map(Komir::number),
        "fide": person.fide,
        "egd": person.egd,
        "born": person.born.map(born),
        "sex": person.sex.map(Sex::as_str),
        "country": person.country,
        "title": person.title,
        "club": person.club.map(|club| club.0),
        "died": person.died.map(|day| day.to_string()),
        "hidden": person.hidden,
        "merged_into": person.merged_into.map(|other| other.0),
    })
}

fn born(born: Birth) -> String {
    match born {
        Birth::Year(year) => year.to_string(),
        Birth::Date(day) => day.to_string(),
    }
}

/// What anybody may see of him: of a birth the year, of who asked to be hidden nothing.
pub fn public_person(one: &Person) -> Value {
    if one.hidden {
        return Value::Null;
    }
    let mut shown = person(one);
    shown["born"] = json!(one.born.map(|born| born.year()));
    for private in ["died", "hidden", "merged_into"] {
        shown.as_object_mut().expect("a person is an object").remove(private);
    }
    shown
}

/// The shape of [`public_person`] for who is not hidden.
pub fn public_person_schema() -> Value {
    object(&[
        ("person", from(1)),
        ("family", text()),
        ("given", text()),
        ("komir", or_null(from(1))),
        ("fide", or_null(from(0))),
        ("egd", or_null(from(0))),
        ("born", or_null(whole())),
        ("sex", or_null(word(&["F", "M"]))),
        ("country", text()),
        ("title", text()),
        ("club", or_null(from(1))),
    ])
}

/// A person, or null for who asked not to be shown.
pub fn shown_or_hidden() -> Value {
    or_null(named("Person"))
}
