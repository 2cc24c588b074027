//! What follows where an entry is overturned that is no decision about an event.

use super::{OutcomeAct, Reopened};
use crate::acts::Act;
use crate::acts::correction::reaches_back;
use crate::acts::desk::act_of;
use crate::acts::withdraw::{as_before, withdrawn};
use crate::intake::events::{submission_of, tournament_of};
use crate::intake::open::open;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    CorrectionKind, Decision, EntryId, List, ListId, Origin, Series, SubmissionId, SubmissionState, TournamentId,
    TournamentState,
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
pub(super) fn enter(store: &mut Writer<'_>, act: &OutcomeAct, entry: &Entry) -> Result<(), OfficeError> {
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
        let event = as_before(store, tournament)?;
        reaches_back(store, entry, (event.id, event.list), CorrectionKind::Reinstated)?;
        tournaments::update(store, &event, entry.seq)?;
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
        let because = match overturned(store, against)? {
            Some(Act::Withdraw(withdraw)) => withdraw.because,
            _ => String::new(),
        };
        let event = withdrawn(tournament_of(store, tournament)?, &because);
        tournaments::update(store, &event, by.seq)?;
    }
    Ok(())
}

fn overturned(store: &mut Reader<'_>, against: EntryId) -> Result<Option<Act>, OfficeError> {
    ledger::entry(store, against)?.map(|entry| act_of(&entry)).transpose()
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

/// The first list that has counted a decision about no event.
fn first_counting(store: &mut Reader<'_>, decision: &Decision) -> Result<Option<ListId>, OfficeError> {
    let of = match Decided::read(&decision.value) {
        Some(Decided::Indicators { series: series @ Series::Chess(_), .. }) => series,
        _ => return Ok(None),
    };
    let mut counting = lists::of(store, of)?;
    counting.retain(|list| {
        let is_after = list.closed > decision.entry && list.day >= decision.day;
        is_after && list.origin == Origin::Computed && list.published.is_some()
    });
    Ok(counting.into_iter().min_by_key(|list| (list.day, list.revision)).map(|list| list.id))
}
