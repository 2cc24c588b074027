//! What persons are called in a table: by their names, and two of one name by what tells them apart.

use crate::web::pages::name;
use crate::words::Language;
use arpad_model::{Person, PersonId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::records;
use arpad_registry::Reader;
use std::collections::HashMap;

/// The names of these persons; `more` = who is not in the register yet.
pub(super) fn names(
    store: &mut Reader<'_>,
    language: Language,
    persons: impl IntoIterator<Item = PersonId>,
    more: &[Person],
) -> Result<HashMap<PersonId, String>, OfficeError> {
    let mut found: HashMap<PersonId, Person> = HashMap::new();
    for id in persons {
        let known = match more.iter().find(|person| person.id == id) {
            Some(person) => Some(person.clone()),
            None => records::person(store, id)?,
        };
        found.extend(known.map(|person| (id, person)));
    }
    let mut often: HashMap<String, usize> = HashMap::new();
    for person in found.values() {
        *often.entry(name(language, &person.name)).or_default() += 1;
    }
    let called = |person: &Person| {
        let name = name(language, &person.name);
        match often.get(&name).copied() {
            Some(2..) => {
                let born = person.born.map(|born| format!("{}, ", born.year())).unwrap_or_default();
                format!("{name} ({born}{})", person.id)
            }
            _ => name,
        }
    };
    Ok(found.iter().map(|(id, person)| (*id, called(person))).collect())
}
