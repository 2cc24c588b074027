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
