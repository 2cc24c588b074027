//! A person, as everybody may see him.

use super::schema::SexLetter;
use arpad_model::{Komir, Sex};
use arpad_office::views::public;
use schemars::JsonSchema;
use serde::Serialize;

/// What anybody may see of a person.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Person")]
pub struct PublicPerson {
    #[serde(flatten)]
    named: Named,
    #[schemars(range(min = 1))]
    club: Option<u32>,
}

impl PublicPerson {
    /// Of who may be shown; none is null in JSON.
    pub fn of(shown: &public::Shown) -> Option<Self> {
        shown.as_ref().ok().map(PublicPerson::from)
    }
}

impl From<&public::PublicPerson> for PublicPerson {
    fn from(person: &public::PublicPerson) -> Self {
        PublicPerson { named: Named::of(person), club: person.club.map(|club| club.0) }
    }
}

/// The same without the club, of which some answers say more than its number.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Named {
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
}

impl Named {
    /// Of who may be shown.
    pub fn of(person: &public::PublicPerson) -> Self {
        Named {
            person: person.id.0,
            family: person.name.family.clone(),
            given: person.name.given.clone(),
            komir: person.komir.map(Komir::number),
            fide: person.fide.map(|number| number.0),
            egd: person.egd.map(|number| number.0),
            born: person.birth_year,
            sex: person.sex.map(Sex::as_str),
            country: person.country.clone(),
            title: person.title.clone(),
        }
    }
}
