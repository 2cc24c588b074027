//! What lists ask about persons: birth, title, and for whom a merged number stands.

use super::Scope;
use super::causes::as_numbered;
use crate::lists::Decided;
use crate::refusal::OfficeError;
use crate::register::PersonFields;
use arpad_model::{Birth, Decision, DecisionKind, EntryId, PersonId, Sex};
use arpad_registry::tables::{births, decisions, everybody, persons};
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

/// Everybody in the register, or those who are looked at.
#[derive(Default)]
pub(crate) struct People {
    traits: Traits,
    titles: HashMap<PersonId, String>,
    merged: HashMap<PersonId, PersonId>,
    died: HashMap<PersonId, Date>,
    /// Everybody of the federations that were ever suspended.
    members: HashMap<String, HashSet<PersonId>>,
}

/// Births and sexes.
enum Traits {
    /// Of everybody, by number.
    OfAll(Vec<Option<Birth>>, Vec<Option<Sex>>),
    /// Of those who are looked at: who explains one player has no use for a place for everybody in the world.
    OfFew(HashMap<PersonId, (Option<Birth>, Option<Sex>)>),
}

impl Default for Traits {
    fn default() -> Self {
        Traits::OfFew(HashMap::new())
    }
}

impl People {
    /// As the register has them now.
    pub(crate) fn read(store: &mut Reader<'_>) -> Result<Self, Error> {
        let mut people = People { traits: Traits::OfAll(Vec::new(), Vec::new()), ..People::default() };
        everybody::each_traits(store, |person, traits| {
            people.put(person, traits.born, traits.sex);
            if !traits.title.is_empty() {
                people.titles.insert(person, traits.title);
            }
            if let Some(other) = traits.merged_into {
                people.merged.insert(person, other);
            }
            people.died.extend(traits.died.map(|died| (person, died)));
            Ok(())
        })?;
        for federation in ever_suspended(store)? {
            let members = everybody::of_country(store, &federation)?.into_iter().collect();
            people.members.insert(federation, members);
        }
        Ok(people)
    }

    /// Nobody's birth or title, only who stands for whom.
    pub(crate) fn numbers(store: &mut Reader<'_>) -> Result<Self, Error> {
        let merged = everybody::merged(store)?.into_iter().collect();
        Ok(People { merged, ..People::default() })
    }

    /// The same right after an entry: numbers that were found to be one person since are still two.
    pub(super) fn numbers_at(store: &mut Reader<'_>, entry: EntryId) -> Result<Self, OfficeError> {
        let mut people = People::numbers(store)?;
        as_numbered(store, &mut people, entry)?;
        Ok(people)
    }

    /// Every number that was merged into another.
    pub(super) fn merged(&self) -> impl Iterator<Item = PersonId> {
        self.merged.keys().copied()
    }

    /// The other numbers of a person.
    pub(crate) fn others_of(&self, person: PersonId) -> impl Iterator<Item = PersonId> {
        let is_his = move |number: &PersonId| *number != person && self.standing_for(*number) == person;
        self.merged.keys().copied().filter(is_his)
    }

    /// Those of a scope.
    pub(crate) fn within(store: &mut Reader<'_>, scope: &Scope) -> Result<Self, Error> {
        let Scope::These(persons) = scope else { return People::read(store) };
        let mut people = People::numbers(store)?;
        let suspended = ever_suspended(store)?;
        for person in persons::among(store, persons)? {
            people.put(person.id, person.born, person.sex);
            if !person.title.is_empty() {
                people.titles.insert(person.id, person.title);
            }
            people.died.extend(person.died.map(|died| (person.id, died)));
            if suspended.contains(&person.country) {
                people.members.entry(person.country).or_default().insert(person.id);
            }
        }
        Ok(people)
    }

    /// The same right after an entry, by the numbers, births and sexes that were known then.
    pub(super) fn known_at(store: &mut Reader<'_>, scope: &Scope, entry: EntryId) -> Result<Self, OfficeError> {
        let mut people = People::within(store, scope)?;
        as_numbered(store, &mut people, entry)?;
        people.put_back(births::at(store, entry)?);
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
        match &mut self.traits {
            Traits::OfAll(births, sexes) => {
                let position = person.0 as usize;
                if births.len() <= position {
                    births.resize(position + 1, None);
                    sexes.resize(position + 1, None);
                }
                (births[position], sexes[position]) = (born, sex);
            }
            Traits::OfFew(few) => _ = few.insert(person, (born, sex)),
        }
    }

    /// Births and sexes as they were known before what changed them.
    fn put_back(&mut self, known: HashMap<PersonId, births::Known>) {
        for (person, (born, sex)) in known {
            self.put(person, born, sex);
        }
    }

    pub(crate) fn born(&self, person: PersonId) -> Option<Birth> {
        match &self.traits {
            Traits::OfAll(births, _) => births.get(person.0 as usize).copied().flatten(),
            Traits::OfFew(few) => few.get(&person)?.0,
        }
    }

    /// The day somebody died.
    pub(super) fn died(&self, person: PersonId) -> Option<Date> {
        self.died.get(&person).copied()
    }

    /// Whether somebody is of a federation that was ever suspended.
    pub(super) fn is_of(&self, federation: &str, person: PersonId) -> bool {
        self.members.get(federation).is_some_and(|members| members.contains(&person))
    }

    /// Everybody of a federation that was ever suspended.
    pub(super) fn of_federation(&self, federation: &str) -> impl Iterator<Item = PersonId> {
        self.members.get(federation).into_iter().flatten().copied()
    }

    pub(crate) fn sex(&self, person: PersonId) -> Option<Sex> {
        match &self.traits {
            Traits::OfAll(_, sexes) => sexes.get(person.0 as usize).copied().flatten(),
            Traits::OfFew(few) => few.get(&person)?.1,
        }
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

    /// A number stands for itself.
    pub(super) fn part(&mut self, number: PersonId) {
        self.merged.remove(&number);
    }

    /// A number stands for another person.
    pub(super) fn join(&mut self, number: PersonId, keep: PersonId) {
        self.merged.insert(number, keep);
    }

    /// Whether a number was merged into another person.
    pub(crate) fn is_merged(&self, person: PersonId) -> bool {
        self.merged.contains_key(&person)
    }
}

/// The federations that were ever suspended.
fn ever_suspended(store: &mut Reader<'_>) -> Result<Vec<String>, Error> {
    let decisions = decisions::ever_of_kind(store, DecisionKind::Suspension, EntryId::LAST)?;
    let federation = |decision: Decision| match Decided::read(&decision.value) {
        Some(Decided::Suspension { federation, .. }) => Some(federation),
        _ => None,
    };
    Ok(decisions.into_iter().filter_map(federation).collect())
}
