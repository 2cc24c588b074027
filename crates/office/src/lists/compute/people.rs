//! What lists ask about persons: birth, title, and for whom a merged number stands.

use super::Scope;
use crate::acts::PersonFields;
use crate::acts::enact::birth_of;
use arpad_model::{Birth, PersonId};
use arpad_registry::tables::persons;
use arpad_registry::{Error, Store};
use std::collections::HashMap;

/// Everybody in the register, or those who are looked at.
#[derive(Default)]
pub(crate) struct People {
    born: Vec<Option<Birth>>,
    titles: HashMap<u32, String>,
    merged: HashMap<u32, u32>,
}

impl People {
    /// As the register has them now.
    pub(crate) fn read(store: &mut Store<'_>) -> Result<Self, Error> {
        let mut people = People::default();
        persons::each_traits(store, |person, traits| {
            let position = person.0 as usize;
            if people.born.len() <= position {
                people.born.resize(position + 1, None);
            }
            people.born[position] = traits.born;
            if !traits.title.is_empty() {
                people.titles.insert(person.0, traits.title);
            }
            if let Some(other) = traits.merged_into {
                people.merged.insert(person.0, other.0);
            }
            Ok(())
        })?;
        Ok(people)
    }

    /// Nobody's birth or title, only who stands for whom.
    pub(crate) fn numbers(store: &mut Store<'_>) -> Result<Self, Error> {
        let merged = persons::merged(store)?.into_iter().map(|(one, other)| (one.0, other.0)).collect();
        Ok(People { merged, ..People::default() })
    }

    /// Every number that was merged into another.
    pub(super) fn merged(&self) -> impl Iterator<Item = u32> {
        self.merged.keys().copied()
    }

    /// Those of a scope.
    pub(crate) fn within(store: &mut Store<'_>, scope: &Scope) -> Result<Self, Error> {
        let Scope::These(persons) = scope else { return People::read(store) };
        let mut people = People::numbers(store)?;
        people.born.resize(persons.last().map_or(0, |last| *last as usize + 1), None);
        for person in persons::among(store, persons)? {
            people.born[person.id.0 as usize] = person.born;
            if !person.title.is_empty() {
                people.titles.insert(person.id.0, person.title);
            }
        }
        Ok(people)
    }

    /// Only these persons, and those who are about to enter.
    pub(crate) fn of(store: &mut Store<'_>, persons: &[PersonId], new: &[PersonFields]) -> Result<Self, Error> {
        let mut people = People::default();
        let mut put = |person: u32, born: Option<Birth>| {
            if people.born.len() <= person as usize {
                people.born.resize(person as usize + 1, None);
            }
            people.born[person as usize] = born;
        };
        for person in persons {
            match new.iter().find(|fields| fields.person == person.0) {
                Some(fields) => put(person.0, fields.born.as_deref().and_then(birth_of)),
                None => put(person.0, persons::get(store, *person)?.and_then(|found| found.born)),
            }
        }
        Ok(people)
    }

    pub(crate) fn born(&self, person: u32) -> Option<Birth> {
        self.born.get(person as usize).copied().flatten()
    }

    pub(crate) fn title(&self, person: u32) -> &str {
        self.titles.get(&person).map_or("", String::as_str)
    }

    /// The number under which this person is rated.
    pub(crate) fn standing_for(&self, person: u32) -> u32 {
        let mut person = person;
        for _ in 0..16 {
            match self.merged.get(&person) {
                Some(other) => person = *other,
                None => break,
            }
        }
        person
    }

    /// Nobody was merged.
    pub(crate) fn is_merged(&self, person: u32) -> bool {
        self.merged.contains_key(&person)
    }
}
