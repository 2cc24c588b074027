//! How far a received file and its event are. The register keeps that somebody was in doubt when the file came; once everybody is
//! known nobody waits to be identified, and what its sender took back was not turned away.

use super::kept::Kept;
use crate::words::{Language, came_before};
use arpad_model::{RegisteredTournament, Submission, SubmissionId, TournamentState};
use arpad_office::acts::desk::OfficeError;
use arpad_office::refusal::code;
use arpad_registry::Reader;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Files whose every line somebody has said who it is.
#[derive(Clone, Debug, Default)]
pub(super) struct Answered(Arc<BTreeSet<SubmissionId>>);

impl Answered {
    pub(super) fn of(kept: &Kept, store: &mut Reader<'_>) -> Result<Self, OfficeError> {
        Ok(Answered(kept.answered(store)?))
    }

    /// The state of a file.
    pub(super) fn file(&self, language: Language, file: &Submission) -> String {
        came_before::file_state(language, file, self.0.contains(&file.id))
    }

    /// The state of an event.
    pub(super) fn event(&self, language: Language, event: &RegisteredTournament) -> String {
        let key = match event.state {
            TournamentState::Questions if event.submission.is_some_and(|file| self.0.contains(&file)) => "answered",
            TournamentState::Rejected if event.because == code::TAKEN_BACK.as_str() => "taken-back",
            state => state.as_str(),
        };
        language.label(&format!("desk-state-{key}"))
    }
}
