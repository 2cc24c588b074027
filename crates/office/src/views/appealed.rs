//! Appeals that moved somebody on a list: what was overturned is the cause of what the list says.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, OutcomeAct};
use crate::lists::compute::People;
use crate::lists::replay::revised_list;
use arpad_model::{AppealOutcome, EntryId, List, PersonId, TournamentId};
use arpad_registry::tables::{decisions, list_rows, list_starts, lists, reports, submissions, tournaments};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;

/// An appeal that moved somebody on a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
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

/// The appeals that moved a person on a list that was made.
pub(crate) fn causes(store: &mut Reader<'_>, list: &List, person: PersonId) -> Result<Vec<Cause>, OfficeError> {
    if !decisions::appeals(store)?.iter().any(|appeal| appeal.outcome == Some(AppealOutcome::Overturned)) {
        return Ok(Vec::new());
    }
    let is_moved = match revised_list(store, list)? {
        Some(before) => {
            let rating = |row: Option<arpad_model::ListRow>| row.and_then(|row| row.rating);
            rating(list_rows::get(store, before.id, person)?) != rating(list_rows::get(store, list.id, person)?)
        }
        None => list_starts::of(store, list.id)?.iter().any(|moved| moved.person == person),
    };
    let counted = lists::tournaments(store, list.id)?;
    causes_in(store, (list, &counted), person, is_moved)
}

/// The same for any list, of which the tournaments are given, and whether corrections moved the person on it.
pub(crate) fn causes_in(
    store: &mut Reader<'_>,
    (list, counted): (&List, &[TournamentId]),
    person: PersonId,
    is_moved: bool,
) -> Result<Vec<Cause>, OfficeError> {
    let since = match (revised_list(store, list)?, list.base) {
        (Some(before), _) => before.closed,
        (None, Some(base)) => lists::get(store, base)?.map_or(EntryId(0), |base| base.closed),
        (None, None) => EntryId(0),
    };
    let mut causes = Vec::new();
    for appeal in decisions::appeals(store)?.into_iter().rev() {
        let (Some(AppealOutcome::Overturned), Some(decided)) = (appeal.outcome, appeal.decided) else { continue };
        let Some(entry) = ledger::entry(store, decided)?.filter(|entry| entry.seq < list.closed) else { continue };
        let Act::Outcome(act) = act_of(&entry)? else { continue };
        let is_pending = decided > since && is_moved;
        let (what, event) = match about(store, &act, appeal.against)? {
            About::File(event) if counted.contains(&event) => (Overturned::Rejection, Some(event)),
            About::Report(event) if is_pending => (Overturned::Withdrawal, Some(event)),
            About::Event(event) if is_pending => (Overturned::Decision, Some(event)),
            About::Person(Some(of)) if is_pending && are_met(store, of, person)? => (Overturned::Decision, None),
            About::File(_) | About::Report(_) | About::Event(_) | About::Person(_) => continue,
        };
        let event = match event {
            Some(event) if !has_played(store, (event, list.closed), person)? => continue,
            Some(event) => tournaments::get(store, event)?.map(|event| (event.id, event.name)),
            None => None,
        };
        causes.push(Cause { what, appeal: appeal.entry, against: appeal.against, day: entry.moment.day(), event });
    }
    Ok(causes)
}

/// What an overturned entry was about.
enum About {
    File(TournamentId),
    Report(TournamentId),
    Event(TournamentId),
    Person(Option<PersonId>),
}

fn about(store: &mut Reader<'_>, act: &OutcomeAct, against: EntryId) -> Result<About, OfficeError> {
    if let Some(reopened) = act.reopens {
        let event = submissions::get(store, reopened.submission)?.and_then(|file| file.tournament);
        return Ok(event.map_or(About::Person(None), About::File));
    }
    if let Some(event) = act.reinstates {
        return Ok(About::Report(event));
    }
    let decision = decisions::get(store, against)?;
    let event = decision.as_ref().and_then(|decision| decision.tournament);
    Ok(event.map_or(About::Person(decision.and_then(|decision| decision.person)), About::Event))
}

/// Whether a decision on somebody can have moved a person: himself, or an opponent.
fn are_met(store: &mut Reader<'_>, of: PersonId, person: PersonId) -> Result<bool, OfficeError> {
    let own = reports::tournaments_of(store, person)?;
    Ok(of == person || reports::tournaments_of(store, of)?.iter().any(|event| own.contains(event)))
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
