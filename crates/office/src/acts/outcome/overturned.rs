//! What follows where an entry is overturned that is no decision about an event.

use super::{OutcomeAct, Reopened};
use crate::acts::correction::reaches_back;
use crate::acts::decide::first_counting;
use crate::acts::desk::act_of;
use crate::acts::{Act, WithdrawAct};
use crate::intake::events::{submission_of, tournament_of};
use crate::intake::open::open;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    CorrectionKind, Decision, EntryId, List, Series, SubmissionId, SubmissionState, TournamentId, TournamentState,
};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{decisions, lists, reports, submissions, tournaments};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;

/// Says what follows from overturning an entry.
pub(super) fn consequence(store: &mut Reader<'_>, act: &mut OutcomeAct, against: EntryId) -> Result<(), OfficeError> {
    if let Some(decision) = decisions::get(store, against)?.filter(|decision| decision.tournament.is_none()) {
        act.reaches = first_counting(store, &decision)?;
        act.anew_from = first_go_day(store, &decision)?;
    }
    match overturned(store, against)? {
        Some(Act::Reject(reject)) => act.reopens = reopened(store, reject.submission)?,
        Some(Act::Withdraw(withdraw)) => {
            let event = tournament_of(store, withdraw.tournament)?;
            act.reinstates = (event.state == TournamentState::Withdrawn).then_some(event.id);
        }
        _ => {}
    }
    Ok(())
}

/// Enters it.
pub(super) fn enter(
    store: &mut Writer<'_>,
    act: &OutcomeAct,
    (against, entry): (EntryId, &Entry),
) -> Result<(), OfficeError> {
    if let Some(list) = act.reaches {
        reaches_back(store, entry, (None::<TournamentId>, Some(list)), CorrectionKind::Appeal)?;
    }
    if let Some(Reopened { submission, questions }) = act.reopens {
        let (file, event) = match questions {
            0 => (SubmissionState::Received, TournamentState::Received),
            _ => (SubmissionState::Questions, TournamentState::Questions),
        };
        turn(store, submission, (file, event, ""), entry)?;
    }
    if let Some(tournament) = act.reinstates {
        let event = withdrawal(store, tournament, against)?.stand_again(store, (against, entry.seq))?;
        reaches_back(store, entry, (event.id, event.list), CorrectionKind::Reinstated)?;
    }
    Ok(())
}

/// Takes it back. Refused where something was done with the file since.
pub(super) fn leave(
    store: &mut Writer<'_>,
    act: &OutcomeAct,
    (against, done, by): (EntryId, &Entry, &Entry),
) -> Result<(), OfficeError> {
    if let Some(Reopened { submission, .. }) = act.reopens {
        let file = submission_of(store, submission)?;
        if !matches!(file.state, SubmissionState::Received | SubmissionState::Questions) {
            let refusal = Refusal::new(code::OUTCOME_ACTED_UPON).with("entry", done.seq).with("submission", submission);
            return Err(refusal.with("state", file.state.as_str()).into());
        }
        let because = match overturned(store, against)? {
            Some(Act::Reject(reject)) => reject.because,
            _ => String::new(),
        };
        turn(store, submission, (SubmissionState::Rejected, TournamentState::Rejected, &because), by)?;
    }
    if let Some(tournament) = act.reinstates {
        decisions::remove_correction(store, done.seq)?;
        withdrawal(store, tournament, against)?.fall_again(store, (against, by.seq))?;
    }
    Ok(())
}

fn overturned(store: &mut Reader<'_>, against: EntryId) -> Result<Option<Act>, OfficeError> {
    ledger::entry(store, against)?.map(|entry| act_of(&entry)).transpose()
}

/// The withdrawal of an event that an entry has made.
fn withdrawal(store: &mut Reader<'_>, tournament: TournamentId, against: EntryId) -> Result<WithdrawAct, OfficeError> {
    match overturned(store, against)? {
        Some(Act::Withdraw(withdraw)) if withdraw.tournament == tournament => Ok(withdraw),
        _ => Err(OfficeError::Differs { entry: against, what: "it withdraws no report".to_owned() }),
    }
}

/// The file as it waits again; none where it was taken up anew since.
fn reopened(store: &mut Reader<'_>, submission: SubmissionId) -> Result<Option<Reopened>, OfficeError> {
    let file = submission_of(store, submission)?;
    let newest = submissions::by_blob(store, file.blob)?.map(|newest| newest.id);
    if file.state != SubmissionState::Rejected || newest != Some(file.id) {
        return Ok(None);
    }
    let opened = open(store, submission)?;
    let questions = opened.lines.iter().filter(|line| line.is_question()).count() as u32;
    Ok(Some(Reopened { submission, questions }))
}

/// Puts a file, and the event that waits for it, into a state.
fn turn(
    store: &mut Writer<'_>,
    submission: SubmissionId,
    (file, event, because): (SubmissionState, TournamentState, &str),
    entry: &Entry,
) -> Result<(), OfficeError> {
    submissions::set_state(store, submission, file, because, entry.seq)?;
    let of = submission_of(store, submission)?.tournament;
    if let Some(id) = of
        && let Some(mut found) = tournaments::get(store, id)?
        && found.submission == Some(submission)
        && !matches!(found.state, TournamentState::Accepted | TournamentState::Rated)
    {
        found.state = event;
        found.because = because.to_owned();
        tournaments::update(store, &found, entry.seq)?;
    }
    Ok(())
}

/// The first day of the go lists that have counted a decision about a player.
fn first_go_day(store: &mut Reader<'_>, decision: &Decision) -> Result<Option<Date>, OfficeError> {
    let of = match (Decided::read(&decision.value), decision.person) {
        (Some(Decided::Indicators { series: Series::Go, .. }), _) => None,
        (Some(Decided::Initial { .. }), Some(person)) => Some(reports::tournaments_of(store, person)?),
        _ => return Ok(None),
    };
    let counts = |list: &List| match &of {
        Some(played) => list.tournament.is_some_and(|event| played.contains(&event)),
        None => list.day >= decision.day,
    };
    let all = lists::of(store, Series::Go)?;
    Ok(all.iter().filter(|list| list.closed > decision.entry && counts(list)).map(|list| list.day).min())
}
