//! Titled players without a rating, who stand on a list of their own.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::register::is_national;
use crate::views::off_lists::off;
use crate::views::public::PublicPerson;
use arpad_model::alphabet::Key;
use arpad_model::{List, Person, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, persons};
use std::collections::HashSet;

/// Those who hold a FIDE title and no rating on a list, by name. The dead and the hidden are on no list.
pub fn titled_unrated(store: &mut Reader<'_>, list: &List) -> Result<Vec<PublicPerson>, OfficeError> {
    let mut rated: HashSet<PersonId> = HashSet::new();
    list_rows::each(store, list.id, |row| {
        if row.rating.is_some() {
            rated.insert(row.person);
        }
        Ok(())
    })?;
    let mut titled: Vec<Person> = Vec::new();
    persons::each(store, |person| {
        let is_alive = person.died.is_none_or(|died| died >= list.day);
        let has_title = !person.title.is_empty() && !is_national(&person.title);
        if has_title && is_alive && person.merged_into.is_none() && !rated.contains(&person.id) {
            titled.push(person);
        }
        Ok(())
    })?;
    // Who must be on no list is on this one neither.
    let minors = Minors::read(store)?;
    let mut listed = Vec::with_capacity(titled.len());
    for person in titled {
        if off(store, &person, list)?.is_none() {
            listed.extend(PublicPerson::of(&person, minors).ok());
        }
    }
    let mut titled = listed;
    titled.sort_by_cached_key(|person| (Key::of_name(&person.name), person.id));
    Ok(titled)
}
