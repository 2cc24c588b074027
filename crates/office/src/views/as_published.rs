//! A published list names people and clubs as they were when it was published, whatever they are called since. What may be
//! shown of them is decided by today. A revision names them as the list it revises; one that nobody has seen yet, as today.

use crate::acts::desk::OfficeError;
use crate::register::find_club;
use arpad_model::alphabet::folded;
use arpad_model::{ClubId, EntryId, List, Origin, Person, PersonId};
use arpad_registry::tables::called::{self, Called};
use arpad_registry::tables::{list_rows, lists, persons};
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// The entry with which a list first told whom it names; none while it is not published.
pub(crate) fn told_at(store: &mut Reader<'_>, list: &List) -> Result<Option<EntryId>, Error> {
    // An import says itself what people are called, another in its place says it anew.
    if list.origin == Origin::Fide {
        return Ok(list.published);
    }
    let is_of_the_same = |one: &List| {
        (one.place(), one.origin) == (list.place(), list.origin)
            && one.revision <= list.revision
            && one.published.is_some()
    };
    let first = lists::of(store, list.series)?.into_iter().filter(is_of_the_same).min_by_key(|one| one.revision);
    Ok(first.and_then(|first| first.published))
}

/// These persons as they were called on a list, in the order of numbers.
pub(crate) fn persons_told(
    store: &mut Reader<'_>,
    told: Option<EntryId>,
    numbers: &[PersonId],
) -> Result<Vec<Person>, Error> {
    let called = match told {
        Some(entry) => called::at_among(store, entry, numbers)?,
        None => HashMap::new(),
    };
    Ok(persons::among(store, numbers)?.into_iter().map(|person| as_called(&called, person)).collect())
}

/// A person as a list has him, with the title he has there; one who is not on it, with that of today.
pub fn person_on(store: &mut Reader<'_>, list: &List, person: PersonId) -> Result<Option<Person>, OfficeError> {
    let told = told_at(store, list)?;
    let Some(found) = persons_told(store, told, &[person])?.pop() else { return Ok(None) };
    let row = list_rows::get(store, list.id, found.id)?;
    let title = row.map_or_else(|| found.title.clone(), |row| row.title);
    Ok(Some(Person { title, ..found }))
}

/// Everybody who was called otherwise on a list than today.
pub(crate) fn called_otherwise(
    store: &mut Reader<'_>,
    told: Option<EntryId>,
) -> Result<HashMap<PersonId, Called>, Error> {
    told.map_or_else(|| Ok(HashMap::new()), |entry| called::at(store, entry))
}

/// A person as somebody among these, if he is.
pub(crate) fn as_called(called: &HashMap<PersonId, Called>, person: Person) -> Person {
    match called.get(&person.id) {
        Some(one) => one.put_on(person),
        None => person,
    }
}

/// The clubs as they were called on a list.
pub(crate) fn clubs_told(store: &mut Reader<'_>, told: Option<EntryId>) -> Result<HashMap<ClubId, String>, Error> {
    called::clubs_at(store, told.unwrap_or(EntryId::LAST))
}

/// A club as a list calls it: by its name then, or by anything by which it is found today.
pub fn club_on(store: &mut Reader<'_>, list: &List, text: &str) -> Result<String, OfficeError> {
    let told = told_at(store, list)?;
    let names = clubs_told(store, told)?;
    if let Some(name) = names.values().find(|name| folded(name) == folded(text)) {
        return Ok(name.clone());
    }
    let club = find_club(store, text)?;
    Ok(names.get(&club.id).cloned().unwrap_or(club.name))
}
