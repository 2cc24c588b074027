//! Appeals that were upheld: what was overturned is the cause of what a list says.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, OutcomeAct};
use crate::lists::compute::People;
use crate::lists::compute::explaining::Counted;
use arpad_model::{AppealOutcome, EntryId, List, PersonId, TournamentId};
use arpad_registry::tables::{decisions, reports, submissions, tournaments};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;

/// An appeal that was upheld.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appealed {
    /// What was overturned.
    pub what: Overturned,
    /// The entry of the appeal.
    pub appeal: EntryId,
    /// The entry it was against.
    pub against: EntryId,
    /// The day it was decided.
    pub day: Date,
    /// The event it is about, by number and name.
    pub event: Option<(TournamentId, String)>,
}

/// What was overturned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overturned {
    /// A decision: the list is computed as if it had not been taken.
    Decision,
    /// A file was turned away: its games count after all.
    Rejection,
    /// A report was withdrawn: its games count again.
    Withdrawal,
}

impl Overturned {
    /// Its stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Overturned::Decision => "decision",
            Overturned::Rejection => "rejection",
            Overturned::Withdrawal => "withdrawal",
        }
    }
}

/// The appeal that an entry has ended by overturning something; none for any other entry.
pub(crate) fn appealed(store: &mut Reader<'_>, outcome: EntryId) -> Result<Option<Appealed>, OfficeError> {
    let Some(entry) = ledger::entry(store, outcome)? else { return Ok(None) };
    let Act::Outcome(act) = act_of(&entry)? else { return Ok(None) };
    if act.outcome != AppealOutcome::Overturned {
        return Ok(None);
    }
    let against = decisions::appeals(store)?.into_iter().find(|appeal| appeal.entry == act.appeal);
    let Some(against) = against.map(|appeal| appeal.against) else { return Ok(None) };
    let (what, event) = about(store, &act, against)?;
    let event = match event {
        Some(event) => tournaments::get(store, event)?.map(|event| (event.id, event.name)),
        None => None,
    };
    Ok(Some(Appealed { what, appeal: act.appeal, against, day: entry.moment.day(), event }))
}

/// The events of a list that were turned away and let in by an appeal, as far as a person has played in them, each with the
/// entry that let it in.
pub(crate) fn admitted(
    store: &mut Reader<'_>,
    (list, counted): (&List, Counted<'_>),
    person: PersonId,
) -> Result<Vec<(EntryId, Appealed)>, OfficeError> {
    let mut admitted = Vec::new();
    for appeal in decisions::appeals(store)?.into_iter().rev() {
        let (Some(AppealOutcome::Overturned), Some(decided)) = (appeal.outcome, appeal.decided) else { continue };
        if decided >= list.closed {
            continue;
        }
        let Some(found) = appealed(store, decided)?.filter(|found| found.what == Overturned::Rejection) else {
            continue;
        };
        let Some(event) = found.event.as_ref().map(|(event, _)| *event) else { continue };
        if counted.has(store, event)? && has_played(store, (event, list.closed), person)? {
            admitted.push((decided, found));
        }
    }
    Ok(admitted)
}

fn about(
    store: &mut Reader<'_>,
    act: &OutcomeAct,
    against: EntryId,
) -> Result<(Overturned, Option<TournamentId>), OfficeError> {
    if let Some(reopened) = act.reopens {
        let event = submissions::get(store, reopened.submission)?.and_then(|file| file.tournament);
        return Ok((Overturned::Rejection, event));
    }
    if let Some(event) = act.reinstates {
        return Ok((Overturned::Withdrawal, Some(event)));
    }
    Ok((Overturned::Decision, decisions::get(store, against)?.and_then(|decision| decision.tournament)))
}

fn has_played(
    store: &mut Reader<'_>,
    (event, known): (TournamentId, EntryId),
    person: PersonId,
) -> Result<bool, OfficeError> {
    let people = People::numbers(store)?;
    let report = reports::known(store, event, known)?;
    Ok(report.is_some_and(|report| report.persons().iter().any(|one| people.standing_for(*one) == person)))
}
