//! What anybody may see of a person. It is an allow-list: what is not named here reaches no public answer.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::refusal::{Refusal, code};
use crate::register::matching::{is_title, keys};
use crate::register::standing_for;
use arpad_model::{Birth, ClubId, EgdPin, FideId, Komir, MinorShown, Person, PersonId, PersonName, Sex};
use arpad_registry::Reader;
use arpad_registry::tables::persons;
use std::borrow::Cow;

/// A person as anybody may see him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicPerson {
    /// Our own number.
    pub id: PersonId,
    /// The name; initials or a number where no more is shown of minors.
    pub name: PersonName,
    /// The name without accents, as addresses have it.
    pub plain: String,
    /// KOMIR number.
    pub komir: Option<Komir>,
    /// FIDE's number.
    pub fide: Option<FideId>,
    /// The European Go Database's number.
    pub egd: Option<EgdPin>,
    /// The year of birth, where it is shown; the day is nobody's business.
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
    /// How much of him is shown.
    pub shown: MinorShown,
}

/// These persons by the numbers they were asked for with: one that was merged stands for the other. Who is not in the
/// register is not named.
pub fn persons_shown(store: &mut Reader<'_>, numbers: &[PersonId]) -> Result<Vec<(PersonId, Shown)>, OfficeError> {
    let minors = Minors::read(store)?;
    let mut shown = Vec::with_capacity(numbers.len());
    for number in numbers {
        let Some(person) = persons::get(store, *number)? else { continue };
        let standing = match person.merged_into {
            Some(_) => standing_for(store, *number)?,
            None => *number,
        };
        let person = if standing == *number { Some(person) } else { persons::get(store, standing)? };
        shown.extend(person.map(|person| (*number, PublicPerson::of(&person, minors))));
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
    pub(crate) fn with_page(person: &Person, minors: Minors) -> Result<Shown, Refusal> {
        match person.is_stranger() {
            true => Err(Refusal::new(code::PERSON_UNKNOWN).with("person", person.id)),
            false => Ok(PublicPerson::of(person, minors)),
        }
    }

    /// The one way from the office's person to the public's. Every field is named, so that a new one asks whether anybody
    /// may see it.
    pub(crate) fn of(person: &Person, minors: Minors) -> Shown {
        let Person {
            id,
            komir,
            fide,
            egd,
            name: _,
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
        let shown = minors.of(*born);
        let name = name_shown(person, minors).into_owned();
        // A number of another register leads to the name there.
        let is_named = shown.is_named();
        Ok(PublicPerson {
            id: *id,
            plain: if is_named { plain.clone() } else { keys(&name).plain },
            name,
            komir: komir.filter(|_| is_named),
            fide: fide.filter(|_| is_named),
            egd: egd.filter(|_| is_named),
            birth_year: birth_year_shown(*born, minors),
            sex: *sex,
            country: country.clone(),
            title: title.clone(),
            club: *club,
            is_stranger: person.is_stranger(),
            shown,
        })
    }
}

/// The name of somebody who may be shown, as far as it is told.
pub(crate) fn name_shown(person: &Person, minors: Minors) -> Cow<'_, PersonName> {
    name_told((person.id, person.born), &person.name, minors)
}

/// The same of somebody of whom no more is known.
pub(crate) fn name_told(
    (id, born): (PersonId, Option<Birth>),
    name: &PersonName,
    minors: Minors,
) -> Cow<'_, PersonName> {
    match minors.of(born) {
        MinorShown::Whole | MinorShown::NoYear => Cow::Borrowed(name),
        MinorShown::Initials => {
            let PersonName { family, given } = name;
            Cow::Owned(PersonName { family: initial(family), given: initial(given) })
        }
        MinorShown::Number => Cow::Owned(PersonName { family: format!("#{id}"), given: String::new() }),
    }
}

/// The year of birth of somebody who may be shown, where it is told.
pub(crate) fn birth_year_shown(born: Option<Birth>, minors: Minors) -> Option<i16> {
    born.filter(|born| minors.of(Some(*born)).has_year()).map(|born| born.year())
}

/// Letters that are one in Hungarian.
const PAIRS: [&str; 8] = ["cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"];

/// The first letter of a name with its point, titles aside; of several names the first.
fn initial(name: &str) -> String {
    let is_name = |word: &&str| !is_title(&word.trim_end_matches('.').to_lowercase());
    let Some(word) = name.split_whitespace().find(is_name) else { return String::new() };
    let first_two: String = word.chars().take(2).collect();
    let is_pair = PAIRS.contains(&first_two.to_lowercase().as_str());
    let letters: String = word.chars().take(if is_pair { 2 } else { 1 }).collect();
    if letters.is_empty() { letters } else { letters + "." }
}

#[cfg(test)]
mod tests {
    use super::initial;

    #[test]
    fn a_letter_of_two_signs_is_one() {
        assert_eq!(
            ["Kovács", "Szabó", "GYÖRGY", "Kis-Nagy", "Anna Mária", "Őry", ""].map(initial),
            ["K.", "Sz.", "GY.", "K.", "A.", "Ő.", ""]
        );
        assert_eq!(initial("dr. Nagy"), "N.");
    }
}
