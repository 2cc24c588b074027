//! What lists ask about persons: birth, title, and for whom a merged number stands.

use super::Scope;
use crate::register::PersonFields;
use arpad_model::{Birth, PersonId, Sex};
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// Everybody in the register, or those who are looked at.
#[derive(Default)]
pub(crate) struct People {
    born: Vec<Option<Birth>>,
    sex: Vec<Option<Sex>>,
    titles: HashMap<PersonId, String>,
    merged: HashMap<PersonId, PersonId>,
}

impl People {
    /// As the register has them now.
    pub(crate) fn read(store: &mut Reader<'_>) -> Result<Self, Error> {
        let mut people = People::default();
        persons::each_traits(store, |person, traits| {
            people.put(person, traits.born, traits.sex);
            if !traits.title.is_empty() {
                people.titles.insert(person, traits.title);
            }
            if let Some(other) = traits.merged_into {
                people.merged.insert(person, other);
            }
            Ok(())
        })?;
        Ok(people)
    }

    /// Nobody's birth or title, only who stands for whom.
    pub(crate) fn numbers(store: &mut Reader<'_>) -> Result<Self, Error> {
        let merged = persons::merged(store)?.into_iter().collect();
        Ok(People { merged, ..People::default() })
    }

    /// Every number that was merged into another.
    pub(super) fn merged(&self) -> impl Iterator<Item = PersonId> {
        self.merged.keys().copied()
    }

    /// Those of a scope.
    pub(crate) fn within(store: &mut Reader<'_>, scope: &Scope) -> Result<Self, Error> {
        let Scope::These(persons) = scope else { return People::read(store) };
        let mut people = People::numbers(store)?;
        for person in persons::among(store, persons)? {
            people.put(person.id, person.born, person.sex);
            if !person.title.is_empty() {
                people.titles.insert(person.id, person.title);
            }
        }
        Ok(people)
    }

    /// Only these persons, and those who are about to enter.
    pub(crate) fn of(store: &mut Reader<'_>, persons: &[PersonId], new: &[PersonFields]) -> Result<Self, Error> {
        let mut people = People::default();
        for known in persons::among(store, persons)? {
            people.put(known.id, known.born, known.sex);
        }
        for fields in new {
            people.put(fields.person, fields.born, fields.sex);
        }
        Ok(people)
    }

    fn put(&mut self, person: PersonId, born: Option<Birth>, sex: Option<Sex>) {
        let position = person.0 as usize;
        if self.born.len() <= position {
            self.born.resize(position + 1, None);
            self.sex.resize(position + 1, None);
        }
        (self.born[position], self.sex[position]) = (born, sex);
    }

    pub(crate) fn born(&self, person: PersonId) -> Option<Birth> {
        self.born.get(person.0 as usize).copied().flatten()
    }

    pub(crate) fn sex(&self, person: PersonId) -> Option<Sex> {
        self.sex.get(person.0 as usize).copied().flatten()
    }

    pub(crate) fn title(&self, person: PersonId) -> &str {
        self.titles.get(&person).map_or("", String::as_str)
    }

    /// The number under which this person is rated.
    pub(crate) fn standing_for(&self, person: PersonId) -> PersonId {
        let mut person = person;
        for _ in 0..16 {
            match self.merged.get(&person) {
                Some(other) => person = *other,
                None => break,
            }
        }
        person
    }

    /// Whether a number was merged into another person.
    pub(crate) fn is_merged(&self, person: PersonId) -> bool {
        self.merged.contains_key(&person)
    }
}
