//! What the register has learnt of somebody since a list was made. It moves nobody by itself; once a correction lets the list be
//! computed again, it does.

use crate::refusal::OfficeError;
use arpad_model::{EntryId, PersonId};
use arpad_registry::ledger::Entry;
use arpad_registry::{Reader, ledger};
use serde::Deserialize;

/// What such an act says; the room of acts knows the rest.
#[derive(Deserialize)]
struct Amended {
    person: PersonId,
}

/// The last act after one entry and up to another that amended what is known of one of these numbers.
pub(super) fn amendment(
    store: &mut Reader<'_>,
    persons: &[PersonId],
    (after, until): (EntryId, EntryId),
) -> Result<Option<EntryId>, OfficeError> {
    let is_about = |entry: &Entry| {
        let about = serde_json::from_str::<Amended>(&entry.body);
        entry.seq > after && entry.seq <= until && about.is_ok_and(|one| persons.contains(&one.person))
    };
    Ok(ledger::of_kind(store, "amend")?.iter().rfind(|entry| is_about(entry)).map(|entry| entry.seq))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_registry::ledger::NewEntry;
    use arpad_registry::{Error, Registry};

    /// Persons 1, 2 and 1 again are amended by the entries 1, 3 and 4; the second speaks of person 1 and amends nobody.
    #[test]
    fn the_last_amendment_of_a_stretch_of_the_ledger() {
        let mut registry = Registry::scratch().unwrap();
        let entry = |store: &mut arpad_registry::Writer<'_>, act: &str, person: u32| {
            let (moment, body) = ("2024-03-10T12:00:00Z".parse().unwrap(), format!("{{\"person\":{person}}}"));
            ledger::append(store, &NewEntry { moment, by_whom: "officer", why: "", act, body: &body }).map(|_| ())
        };
        registry
            .write(|store| -> Result<(), Error> {
                [("amend", 1), ("hide", 1), ("amend", 2), ("amend", 1)]
                    .into_iter()
                    .try_for_each(|(act, person)| entry(store, act, person))
            })
            .unwrap();
        for (persons, after, until, due) in [
            (&[1][..], 0, 9, Some(4)),
            (&[1], 0, 4, Some(4)),
            (&[1], 0, 3, Some(1)),
            (&[1], 1, 3, None),
            (&[1], 4, 9, None),
            (&[2], 0, 9, Some(3)),
            (&[2], 2, 3, Some(3)),
            (&[1, 2], 1, 3, Some(3)),
            (&[3], 0, 9, None),
            (&[], 0, 9, None),
        ] {
            let persons: Vec<PersonId> = persons.iter().copied().map(PersonId).collect();
            let found = registry.read(|store| amendment(store, &persons, (EntryId(after), EntryId(until)))).unwrap();
            assert_eq!(found, due.map(EntryId), "{persons:?} after {after} until {until}");
        }
    }
}
