//! Who entered the register with the report of an event.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, Kind};
use arpad_model::{Person, PersonId, SubmissionId, TournamentId};
use arpad_registry::tables::{persons, reports, submissions};
use arpad_registry::{Reader, ledger};

/// Persons who entered with a report of an event and stand on the report of no other.
pub fn entered_with(store: &mut Reader<'_>, event: TournamentId) -> Result<Vec<Person>, OfficeError> {
    let files: Vec<SubmissionId> =
        submissions::of_tournament(store, event)?.into_iter().map(|submission| submission.id).collect();
    let mut new: Vec<PersonId> = Vec::new();
    for entry in ledger::of_kind(store, Kind::Accept.as_str())? {
        if let Act::Accept(accept) = act_of(&entry)?
            && files.contains(&accept.submission)
        {
            new.extend(accept.new.iter().map(|fields| fields.person));
        }
    }
    let mut entered = Vec::new();
    for person in new {
        let is_elsewhere = reports::tournaments_of(store, person)?.into_iter().any(|other| other != event);
        if let Some(found) = persons::get(store, person)?.filter(|found| found.merged_into.is_none() && !is_elsewhere) {
            entered.push(found);
        }
    }
    Ok(entered)
}
