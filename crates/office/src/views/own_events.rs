//! Which events are an arbiter's own: those he announced, and those whose report he sent.

use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use arpad_model::{EntryId, RegisteredTournament, TournamentId};
use arpad_registry::tables::{submissions, tournaments};
use arpad_registry::{Reader, ledger};

/// So many announcements of one arbiter are looked through.
const MOST: u32 = 2_000;

/// Whether an event is his.
pub fn is_of(store: &mut Reader<'_>, name: &str, event: TournamentId) -> Result<bool, OfficeError> {
    if submissions::of_tournament(store, event)?.iter().any(|file| file.by_whom == name) {
        return Ok(true);
    }
    Ok(announced_by(store, name)?.contains(&event))
}

/// The events he announced, the newest first.
pub fn own_events(store: &mut Reader<'_>, name: &str) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let numbers = announced_by(store, name)?;
    let mut events = tournaments::among(store, &numbers)?;
    events.sort_by_key(|event| (std::cmp::Reverse(event.ends), event.id));
    Ok(events)
}

fn announced_by(store: &mut Reader<'_>, name: &str) -> Result<Vec<TournamentId>, OfficeError> {
    let mut numbers = Vec::new();
    for entry in ledger::newest(store, (EntryId(0), EntryId::LAST), "announce", name, MOST)? {
        if let Act::Announce(one) = act_of(&entry)? {
            numbers.push(one.tournament);
        }
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}
