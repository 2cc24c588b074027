//! Acts that touch neither games nor who anybody is: what was computed of them before stands. Some of what is computed is not touched by
//! a few others either, and what is done in go touches no list of chess, nor the other way round. This is the one place that says which.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, Decided, Kind};
use arpad_model::{EntryId, Series, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{lists, tournaments};
use arpad_registry::{Reader, ledger};

/// What is computed of games never asks about these.
const NEVER: [Kind; 15] = [
    Kind::Submit,
    Kind::Answer,
    Kind::Answers,
    Kind::Reject,
    Kind::User,
    Kind::Officer,
    Kind::Policy,
    Kind::Appearance,
    Kind::Minors,
    Kind::Photo,
    Kind::Strength,
    Kind::Attach,
    Kind::Appeal,
    Kind::Propose,
    Kind::Dismiss,
];

/// What was computed, with what does not touch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Computed {
    /// The list that closing would make: clubs are no part of it, an announced event is counted once it has a report, and who has just
    /// been entered has not played.
    List,
    /// The same of go.
    GoLists,
    /// What is out of the ordinary in a month: clubs are a part of it, what was sent to FIDE is not.
    Unusual,
    /// Who may apply for a title.
    Titles,
    /// What waits for the manager of go, files and appeals among it.
    GoDesk,
}

/// So many entries are looked through for whether they are of go; after more it is made anew.
const FEW: u32 = 50;

/// Whether an act since an entry may have touched what was computed then.
pub(super) fn is_touched(store: &mut Reader<'_>, since: EntryId, what: Computed) -> Result<bool, OfficeError> {
    if ledger::kinds_since(store, since)?.iter().all(|kind| what.is_beside(kind)) {
        return Ok(false);
    }
    let Some(other_than) = what.is_of_go() else { return Ok(true) };
    let entries = ledger::after(store, since, FEW + 1)?;
    if entries.len() > FEW as usize {
        return Ok(true);
    }
    for entry in entries.iter().filter(|entry| !what.is_beside(&entry.act)) {
        if is_of_go(store, entry)? != Some(!other_than) {
            return Ok(true);
        }
    }
    Ok(false)
}

impl Computed {
    /// Whether acts of this kind never touch it.
    fn is_beside(self, kind: &str) -> bool {
        let (never, beside): (&[Kind], &[Kind]) = match self {
            Computed::List => (&NEVER, &[Kind::Club, Kind::Announce, Kind::Person]),
            Computed::GoLists => (&NEVER, &[Kind::Club, Kind::Announce, Kind::Person, Kind::Sent]),
            Computed::Unusual => (&NEVER, &[Kind::Sent]),
            Computed::Titles => (&NEVER, &[Kind::Club, Kind::Sent]),
            Computed::GoDesk => (
                &[Kind::User, Kind::Officer, Kind::Policy, Kind::Appearance, Kind::Photo, Kind::Strength],
                &[Kind::Attach, Kind::Propose, Kind::Dismiss, Kind::Club, Kind::Sent],
            ),
        };
        never.iter().chain(beside).any(|one| one.as_str() == kind)
    }

    /// Whether it is of go or of chess; none where of both.
    fn is_of_go(self) -> Option<bool> {
        match self {
            Computed::List | Computed::Unusual => Some(false),
            Computed::GoLists | Computed::GoDesk => Some(true),
            Computed::Titles => None,
        }
    }
}

/// Whether an act moves go lists alone, or lists of chess alone; none where it may concern both.
fn is_of_go(store: &mut Reader<'_>, entry: &Entry) -> Result<Option<bool>, OfficeError> {
    let is_go = |series: Series| series == Series::Go;
    let of_event = |store: &mut Reader<'_>, event: TournamentId| -> Result<Option<bool>, OfficeError> {
        Ok(tournaments::get(store, event)?.map(|event| is_go(event.series)))
    };
    match act_of(entry)? {
        Act::Close(act) => Ok(all_alike(act.lists.iter().map(|list| is_go(list.series)))),
        Act::Publish(act) => {
            let mut of_lists = Vec::with_capacity(act.lists.len());
            for list in &act.lists {
                of_lists.extend(lists::get(store, *list)?.map(|list| is_go(list.series)));
            }
            Ok(all_alike(of_lists.into_iter()))
        }
        Act::Decide(act) => match act.decision {
            Decided::Indicators { series, .. } => Ok(Some(is_go(series))),
            Decided::Multiplier { .. }
            | Decided::Importance { .. }
            | Decided::Parts { .. }
            | Decided::Allowed { .. }
            | Decided::Initial { .. } => Ok(Some(true)),
            Decided::TitleEvent { .. } | Decided::Transition { .. } => Ok(Some(false)),
            _ => Ok(None),
        },
        Act::Result(act) => of_event(store, act.tournament),
        Act::Swap(act) => of_event(store, act.tournament),
        _ => Ok(None),
    }
}

fn all_alike(mut all: impl Iterator<Item = bool>) -> Option<bool> {
    let first = all.next()?;
    all.all(|one| one == first).then_some(first)
}
