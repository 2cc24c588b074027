//! Who is who in the download: everybody by his number in the register, and who asked not to be shown by one below zero.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::views::public::PublicPerson;
use arpad_model::{Person, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::persons;
use std::collections::{HashMap, HashSet};

/// Numbers in the download.
#[derive(Default)]
pub(super) struct Strangers {
    /// Who is withheld, and which stranger he is.
    numbers: HashMap<PersonId, i64>,
    /// Who is shown by name.
    named: HashSet<PersonId>,
    /// Everybody else, as anybody may see him.
    shown: Vec<PublicPerson>,
}

impl Strangers {
    /// Reads everybody. A number that was merged into somebody who is withheld is withheld with him.
    pub(super) fn read(store: &mut Reader<'_>) -> Result<Self, OfficeError> {
        let minors = Minors::read(store)?;
        let mut all: Vec<Person> = Vec::new();
        persons::each(store, |person| {
            all.push(person);
            Ok(())
        })?;
        let by_number: HashMap<PersonId, (bool, Option<PersonId>)> =
            all.iter().map(|person| (person.id, (person.withheld, person.merged_into))).collect();
        let is_withheld = |person: PersonId| {
            let next = |one: &PersonId| by_number.get(one).and_then(|(_, into)| *into);
            let way = std::iter::successors(Some(person), next).take(16);
            way.filter_map(|one| by_number.get(&one)).any(|(withheld, _)| *withheld)
        };
        let mut strangers = Strangers::default();
        all.sort_by_key(|person| person.id);
        for person in &all {
            match PublicPerson::of(person, minors) {
                Ok(shown) if !is_withheld(person.id) => {
                    if shown.shown.is_named() {
                        strangers.named.insert(person.id);
                    }
                    strangers.shown.push(shown);
                }
                Ok(_) | Err(_) => {
                    let number = -1 - strangers.numbers.len() as i64;
                    strangers.numbers.insert(person.id, number);
                }
            }
        }
        Ok(strangers)
    }

    /// The number under which somebody stands in the download.
    pub(super) fn number(&self, person: PersonId) -> i64 {
        self.numbers.get(&person).copied().unwrap_or(person.0.into())
    }

    /// Whether anybody may know his name.
    pub(super) fn is_named(&self, person: PersonId) -> bool {
        self.named.contains(&person)
    }

    /// How many asked not to be shown.
    pub(super) fn count(&self) -> u64 {
        self.numbers.len() as u64
    }

    /// Whom anybody may see.
    pub(super) fn shown(&self) -> &[PublicPerson] {
        &self.shown
    }
}

/// A number of the download as one that calculations know; strangers stand behind everybody.
pub(super) fn person_of(number: i64) -> Option<PersonId> {
    let person = if number < 0 { i64::from(u32::MAX) + 1 + number } else { number };
    u32::try_from(person).ok().map(PersonId)
}

/// The number of the download again.
pub(super) fn number_of(person: PersonId) -> i64 {
    if is_stranger(person) { i64::from(person.0) - i64::from(u32::MAX) - 1 } else { person.0.into() }
}

/// Whether somebody stands in the download under a number below zero.
pub(super) fn is_stranger(person: PersonId) -> bool {
    person.0 > u32::MAX / 2
}
