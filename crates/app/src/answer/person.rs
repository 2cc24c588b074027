//! A person, as the office sees him and as everybody may.

use super::schema::SexLetter;
use arpad_model::{Birth, Komir, Person, Sex};
use arpad_office::views::public;
use schemars::JsonSchema;
use serde::Serialize;
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

/// What anybody may see of a person.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Person")]
pub struct PublicPerson {
    #[schemars(range(min = 1))]
    person: u32,
    family: String,
    given: String,
    #[schemars(range(min = 1))]
    komir: Option<u32>,
    fide: Option<u32>,
    egd: Option<u32>,
    born: Option<i16>,
    #[schemars(with = "Option<SexLetter>")]
    sex: Option<&'static str>,
    country: String,
    title: String,
    #[schemars(range(min = 1))]
    club: Option<u32>,
}

impl PublicPerson {
    /// Of who may be shown; none is null in JSON.
    pub fn of(person: &Person) -> Option<Self> {
        public::PublicPerson::of(person).ok().map(PublicPerson::from)
    }
}

impl From<public::PublicPerson> for PublicPerson {
    fn from(person: public::PublicPerson) -> Self {
        let public::PublicPerson { id, name, komir, fide, egd, birth_year, sex, country, title, club } = person;
        PublicPerson {
            person: id.0,
            family: name.family,
            given: name.given,
            komir: komir.map(Komir::number),
            fide: fide.map(|number| number.0),
            egd: egd.map(|number| number.0),
            born: birth_year,
            sex: sex.map(Sex::as_str),
            country,
            title,
            club: club.map(|club| club.0),
        }
    }
}
