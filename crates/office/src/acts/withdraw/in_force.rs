//! A withdrawal that is in force although something else has come for its event since: nothing of it was accepted, so the
//! report that counted before is still out.

use crate::acts::desk::act_of;
use crate::acts::kind::Body;
use crate::acts::submit::received_on;
use crate::acts::{AcceptAct, Act};
use crate::intake::events::submission_of;
use crate::refusal::OfficeError;
use arpad_model::{
    CorrectionKind, EntryId, RegisteredTournament, Submission, SubmissionState, TournamentId, TournamentState,
};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{decisions, submissions};
use arpad_registry::{Reader, Writer};

/// The file that counted when an event was withdrawn, where another waits in its place or was turned away; none where the
/// withdrawal is not in force any more, or nothing had counted.
pub(super) fn counted(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    withdrawal: EntryId,
) -> Result<Option<Submission>, OfficeError> {
    let has_come =
        matches!(event.state, TournamentState::Received | TournamentState::Questions | TournamentState::Rejected);
    if !has_come || !is_in_force(store, event.id, withdrawal)? {
        return Ok(None);
    }
    let mut last = None;
    for entry in ledger::of_kind(store, AcceptAct::NAME)?.into_iter().filter(|entry| entry.seq < withdrawal) {
        let Act::Accept(act) = act_of(&entry)? else { continue };
        let file = submission_of(store, act.submission)?;
        let about = match &act.part {
            Some(part) => (!part.is_empty()).then_some(part.tournament),
            None => file.tournament,
        };
        if about == Some(event.id) {
            last = Some(file);
        }
    }
    Ok(last)
}

/// The event as it was with that file. The same bytes, taken up again in the meantime, need not wait any more.
pub(super) fn restored(
    store: &mut Writer<'_>,
    event: RegisteredTournament,
    file: &Submission,
    by: &Entry,
) -> Result<RegisteredTournament, OfficeError> {
    for other in submissions::of_tournament(store, event.id)? {
        let waits = matches!(other.state, SubmissionState::Received | SubmissionState::Questions);
        if waits && other.blob == file.blob && other.id != file.id {
            submissions::set_state(store, other.id, SubmissionState::Superseded, "", by.seq)?;
        }
    }
    submissions::set_state(store, file.id, SubmissionState::Accepted, "", by.seq)?;
    let (state, reported) = match event.list {
        Some(_) => (TournamentState::Rated, event.reported),
        None => (TournamentState::Accepted, Some(received_on(store, file)?)),
    };
    Ok(RegisteredTournament { state, reported, because: String::new(), submission: Some(file.id), ..event })
}

/// Whether nothing has taken a withdrawal back since.
fn is_in_force(store: &mut Reader<'_>, event: TournamentId, withdrawal: EntryId) -> Result<bool, OfficeError> {
    let says = |what| matches!(what, CorrectionKind::Withdrawal | CorrectionKind::Report | CorrectionKind::Reinstated);
    let corrections = decisions::corrections(store, EntryId::LAST)?.into_iter();
    let last = corrections.filter(|one| one.tournament == Some(event) && says(one.what)).next_back();
    Ok(last.is_some_and(|last| last.entry == withdrawal))
}
