//! Whoever sent a file takes it back while nobody has decided about it; handed in again it is taken up again. What is turned away
//! already, or was when it came, has nothing left to take back.

use super::{SubmitAct, received_on};
use crate::acts::Act;
use crate::acts::desk::act_of;
use crate::intake::events::{submission_of, waiting};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{RegisteredTournament, Submission, SubmissionState, TournamentState};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{submissions, tournaments};

pub(super) fn by_sender(store: &mut Writer<'_>, act: &SubmitAct, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let file = submission_of(store, act.submission)?;
    if file.state == SubmissionState::Rejected {
        let refusal = Refusal::new(code::CANCEL_TURNED_AWAY).with("entry", done.seq);
        return Err(refusal.with("submission", act.submission).into());
    }
    let event = waiting(&file)?;
    let because = match act_of(by)? {
        Act::Cancel(act) if !act.because.is_empty() => act.because,
        _ => code::TAKEN_BACK.to_string(),
    };
    submissions::set_state(store, file.id, SubmissionState::Rejected, &because, by.seq)?;
    match tournaments::get(store, event)? {
        Some(event) if event.submission == Some(file.id) => without(store, event, &because, by),
        _ => Ok(()),
    }
}

/// The event of a file that is taken back: it waits for another that has come, else as it was announced, else for none.
fn without(
    store: &mut Writer<'_>,
    mut event: RegisteredTournament,
    because: &str,
    by: &Entry,
) -> Result<(), OfficeError> {
    if matches!(event.state, TournamentState::Accepted | TournamentState::Rated) {
        return Ok(());
    }
    let is_open = |file: &Submission| matches!(file.state, SubmissionState::Received | SubmissionState::Questions);
    let other = submissions::of_tournament(store, event.id)?.into_iter().rfind(is_open);
    event.submission = other.as_ref().map(|file| file.id);
    (event.state, event.because, event.reported) = match other {
        Some(file) => {
            let state = match file.state {
                SubmissionState::Questions => TournamentState::Questions,
                _ => TournamentState::Received,
            };
            (state, String::new(), Some(received_on(store, &file)?))
        }
        None if event.announced.is_some() => (TournamentState::Announced, String::new(), None),
        None => (TournamentState::Rejected, because.to_owned(), event.reported),
    };
    Ok(tournaments::update(store, &event, by.seq)?)
}
