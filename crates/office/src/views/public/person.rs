//! What anybody may see of a person. It is an allow-list: what is not named here reaches no public answer.

use crate::acts::desk::OfficeError;
use crate::refusal::{Refusal, code};
use crate::register::standing_for;
use arpad_model::{ClubId, EgdPin, FideId, Komir, Person, PersonId, PersonName, Sex};
use arpad_registry::Reader;
use arpad_registry::tables::persons;

/// A person as anybody may see him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicPerson {
    /// Our own number.
    pub id: PersonId,
    /// The name.
    pub name: PersonName,
    /// The name without accents, as addresses have it.
    pub plain: String,
    /// KOMIR number.
    pub komir: Option<Komir>,
    /// FIDE's number.
    pub fide: Option<FideId>,
    /// The European Go Database's number.
    pub egd: Option<EgdPin>,
    /// The year of birth; the day is nobody's business.
    pub birth_year: Option<i16>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country, three letters.
    pub country: String,
    /// The highest title held.
    pub title: String,
    /// The club of the present licence.
    pub club: Option<ClubId>,
    /// An opponent only: named where he played, without a page of his own.
    pub is_stranger: bool,
}

/// These persons by the numbers they were asked for with: one that was merged stands for the other. Who is not in the
/// register is not named.
pub fn persons_shown(store: &mut Reader<'_>, numbers: &[PersonId]) -> Result<Vec<(PersonId, Shown)>, OfficeError> {
    let mut shown = Vec::with_capacity(numbers.len());
    for number in numbers {
        let Some(person) = persons::get(store, *number)? else { continue };
        let standing = match person.merged_into {
            Some(_) => standing_for(store, *number)?,
            None => *number,
        };
        let person = if standing == *number { Some(person) } else { persons::get(store, standing)? };
        shown.extend(person.map(|person| (*number, PublicPerson::of(&person))));
    }
    Ok(shown)
}

/// Somebody who asked not to be shown. That there is somebody is all that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withheld;

/// Somebody on a line that others stand on too: as anybody may see him, or that there is somebody.
pub type Shown = Result<PublicPerson, Withheld>;

impl PublicPerson {
    /// Somebody who has a page of his own; an opponent from outside the go federation's system has none.
    pub(crate) fn with_page(person: &Person) -> Result<Shown, Refusal> {
        match person.is_stranger() {
            true => Err(Refusal::new(code::PERSON_UNKNOWN).with("person", person.id)),
            false => Ok(PublicPerson::of(person)),
        }
    }

    /// The one way from the office's person to the public's. Every field is named, so that a new one asks whether anybody
    /// may see it.
    pub fn of(person: &Person) -> Shown {
        let Person {
            id,
            komir,
            fide,
            egd,
            name,
            plain,
            sound: _,
            born,
            sex,
            country,
            title,
            club,
            died: _,
            hidden: _,
            merged_into: _,
            withheld,
            stranger: _,
        } = person;
        if *withheld {
            return Err(Withheld);
        }
        Ok(PublicPerson {
            id: *id,
            name: name.clone(),
            plain: plain.clone(),
            komir: *komir,
            fide: *fide,
            egd: *egd,
            birth_year: born.map(|born| born.year()),
            sex: *sex,
            country: country.clone(),
            title: title.clone(),
            club: *club,
            is_stranger: person.is_stranger(),
        })
    }
}
