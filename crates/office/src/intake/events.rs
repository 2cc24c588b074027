//! Received files and events, as the register has them and as a report describes them.

use crate::intake::read_report::Unidentified;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    EventFacts, RegisteredTournament, Submission, SubmissionId, SubmissionState, TournamentId, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::{submissions, tournaments};

/// A received file by number.
pub(crate) fn submission_of(store: &mut Reader<'_>, submission: SubmissionId) -> Result<Submission, OfficeError> {
    let found = submissions::get(store, submission)?;
    found.ok_or_else(|| Refusal::new(code::SUBMISSION_UNKNOWN).with("submission", submission).into())
}

/// An event by number.
pub(crate) fn tournament_of(
    store: &mut Reader<'_>,
    tournament: TournamentId,
) -> Result<RegisteredTournament, OfficeError> {
    let found = tournaments::get(store, tournament)?;
    found.ok_or_else(|| Refusal::new(code::TOURNAMENT_UNKNOWN).with("tournament", tournament).into())
}

/// An event as its report describes it.
pub(crate) fn described(id: TournamentId, reported: &Unidentified) -> RegisteredTournament {
    RegisteredTournament {
        id,
        series: reported.series,
        name: reported.name().to_owned(),
        town: reported.town.clone(),
        organizer: String::new(),
        arbiter: reported.arbiter.clone(),
        time_control: reported.time_control.clone(),
        rounds: reported.rounds,
        starts: reported.starts,
        ends: reported.ends,
        announced: None,
        reported: None,
        state: TournamentState::Received,
        because: String::new(),
        submission: None,
        list: None,
        facts: EventFacts::default(),
    }
}

/// The event of a file that nobody has decided about yet.
pub(crate) fn waiting(file: &Submission) -> Result<TournamentId, OfficeError> {
    match (file.state, file.tournament) {
        (SubmissionState::Received | SubmissionState::Questions, Some(tournament)) => Ok(tournament),
        (state, _) => {
            let refusal = Refusal::new(code::SUBMISSION_DECIDED).with("submission", file.id);
            Err(refusal.with("state", state.as_str()).into())
        }
    }
}
