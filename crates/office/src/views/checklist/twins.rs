//! Counted events in which the same players met on the same days: one of the two may be the other under another name.

use super::MOST;
use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use crate::intake::kin::{Twin, twin_of};
use crate::intake::read_report::read_report;
use crate::lists::compute::People;
use arpad_model::{EntryId, PersonId, RegisteredTournament, TournamentId};
use arpad_registry::tables::{reports, submissions};
use arpad_registry::{Reader, blobs, ledger};
use std::collections::HashMap;

/// Every pair once, unless a person has said that their games are others.
pub(super) fn twins(
    store: &mut Reader<'_>,
    counted: &[RegisteredTournament],
) -> Result<Vec<(RegisteredTournament, Twin)>, OfficeError> {
    let people = People::numbers(store)?;
    let numbers: Vec<TournamentId> = counted.iter().take(MOST).map(|event| event.id).collect();
    let mut persons_of: HashMap<TournamentId, Vec<Option<PersonId>>> = HashMap::new();
    reports::each_among(store, &numbers, EntryId::LAST, |event, report| {
        persons_of.insert(event, report.persons().iter().map(|person| Some(people.standing_for(*person))).collect());
        Ok(())
    })?;
    let mut found: Vec<(RegisteredTournament, Twin)> = Vec::new();
    for event in counted.iter().take(MOST) {
        let (Some(persons), Some(file)) = (persons_of.get(&event.id), event.submission) else { continue };
        let Some(file) = submissions::get(store, file)? else { continue };
        let Ok(mut reported) = read_report(&blobs::bytes(store, file.blob)?) else { continue };
        // A part of an event has other lines than its file.
        if reported.players.len() != persons.len() {
            continue;
        }
        reported.series = event.series;
        let Some(twin) = twin_of(store, event.id, &reported, persons)? else { continue };
        let is_told =
            |(one, other): &(RegisteredTournament, Twin)| one.id == twin.event.id && other.event.id == event.id;
        if !found.iter().any(is_told) && !are_apart(store, event.id, twin.event.id)? {
            found.push((event.clone(), twin));
        }
    }
    Ok(found)
}

/// Whether somebody said of one of the two that its games are others than those of the other.
fn are_apart(store: &mut Reader<'_>, one: TournamentId, other: TournamentId) -> Result<bool, OfficeError> {
    for (event, other) in [(one, other), (other, one)] {
        for entry in reports::entries(store, event)? {
            if let Some(entry) = ledger::entry(store, entry)?
                && let Act::Accept(accepted) = act_of(&entry)?
                && accepted.apart_from.contains(&other)
            {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
