//! Whom the accepted report of an event names. A corrected report that says the same of a line means the same person: nothing has
//! changed that anybody could be asked about.

use crate::intake::evidence::{Evidence, line_with};
use crate::intake::read_report::read_report;
use crate::refusal::OfficeError;
use crate::register::matching::Sought;
use crate::register::standing_for;
use arpad_model::{EntryId, PersonId, SubmissionState, TournamentId};
use arpad_registry::tables::{persons, reports, submissions};
use arpad_registry::{Reader, blobs};
use std::collections::HashMap;

/// The persons of the accepted report, by what its file says of them.
#[derive(Default)]
pub(super) struct AcceptedBefore {
    /// None where two lines say the same.
    persons: HashMap<String, Option<PersonId>>,
}

impl AcceptedBefore {
    /// Of an event; nobody where no report of it was accepted, or where its months are events of their own.
    pub(super) fn of(store: &mut Reader<'_>, event: TournamentId) -> Result<Self, OfficeError> {
        let mut before = AcceptedBefore::default();
        let Some(report) = reports::known(store, event, EntryId::LAST)? else { return Ok(before) };
        let mut files = submissions::of_tournament(store, event)?;
        // A file that was taken up again after its event was withdrawn has another in its place, and counted last all the same.
        files.retain(|file| matches!(file.state, SubmissionState::Accepted | SubmissionState::Superseded));
        let Some(file) = files.iter().max_by_key(|file| (file.state == SubmissionState::Accepted, file.id)) else {
            return Ok(before);
        };
        let Ok(reported) = read_report(&blobs::bytes(store, file.blob)?) else { return Ok(before) };
        if reported.players.len() != report.persons().len() {
            return Ok(before);
        }
        for (sought, person) in reported.players.iter().zip(report.persons()) {
            // Who entered with a report leaves with it.
            let person = standing_for(store, *person)?;
            let person = persons::get(store, person)?.map(|known| known.id);
            before.persons.entry(key(sought)).and_modify(|one| *one = None).or_insert(person);
        }
        Ok(before)
    }

    /// Whom a line means that says what a line of the accepted report says.
    pub(super) fn person(&self, sought: &Sought) -> Option<PersonId> {
        self.persons.get(&key(sought)).copied().flatten()
    }
}

fn key(sought: &Sought) -> String {
    line_with(sought, Some(&Evidence::of(sought)))
}
