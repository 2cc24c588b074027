//! A period is closed: its accepted tournaments become a list, or lists that were published are made anew as revisions.
//! One transaction, one entry of the ledger.

use crate::acts::desk::{Stamp, seal};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::lists::draft::{Draft, go_draft, month_draft};
use crate::lists::{ClosedList, compute, replay};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, Finding, List, Origin, RegisteredTournament, Series, Tempo, hex};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::lists;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A closed period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CloseAct {
    /// The lists made, in their order: one, or in a replay each revised one.
    pub lists: Vec<ClosedList>,
}

/// What a closing made.
#[derive(Clone, Debug)]
pub struct Closed {
    /// The lists, in their order.
    pub lists: Vec<List>,
    /// Tournaments the law refused at the last moment; they stay accepted, and somebody must look at them.
    pub left_out: Vec<RegisteredTournament>,
    /// What the law says.
    pub findings: Vec<Finding>,
    /// The ledger entry.
    pub entry: EntryId,
}

/// Closes the month of a chess list. Refused where it is closed already, or an earlier list is not published.
pub fn close_month(store: &mut Writer<'_>, stamp: &Stamp, tempo: Tempo, day: Date) -> Result<Closed, OfficeError> {
    let series = Series::Chess(tempo);
    let waits = |list: &List| list.day == day && list.origin == Origin::Computed && list.published.is_none();
    if let Some(list) = lists::of(store, series)?.into_iter().find(waits) {
        let refusal = Refusal::new(code::LIST_CLOSED).with("series", series.as_str()).with("date", day);
        return Err(refusal.with_moment(list.closed_at).with("entry", list.closed).into());
    }
    close_again(store, stamp, tempo, day)
}

/// The same, taking the place of a list that is closed but not published: for what came in between.
pub fn close_again(store: &mut Writer<'_>, stamp: &Stamp, tempo: Tempo, day: Date) -> Result<Closed, OfficeError> {
    let (draft, instead_of) = month_draft(store, tempo, day, compute::make)?;
    if instead_of.is_some_and(|list| list.hash == draft.made[0].hash) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    sealed(store, stamp, draft)
}

/// Closes go: every accepted tournament in the order of their ends, one list after each. A late one moves every list after
/// it: they are made anew as revisions.
pub fn close_go(store: &mut Writer<'_>, stamp: &Stamp) -> Result<Closed, OfficeError> {
    let draft = go_draft(store, compute::make)?;
    sealed(store, stamp, draft)
}

/// Makes the chess lists of a tempo anew from a day on, as far as they come out otherwise than before. Unlike a forward
/// correction, events meet the revised ratings.
pub fn replay_chess(store: &mut Writer<'_>, stamp: &Stamp, tempo: Tempo, from: Date) -> Result<Closed, OfficeError> {
    let draft = replay::chess_draft(store, tempo, from)?;
    sealed(store, stamp, draft)
}

/// Makes the go lists anew from the earliest correction on.
pub fn replay_go(store: &mut Writer<'_>, stamp: &Stamp) -> Result<Closed, OfficeError> {
    let draft = replay::go_draft(store)?;
    sealed(store, stamp, draft)
}

/// Seals a draft in the ledger and enters its lists; they are not computed a second time.
fn sealed(store: &mut Writer<'_>, stamp: &Stamp, draft: Draft) -> Result<Closed, OfficeError> {
    let Draft { mut specs, made, left_out, findings } = draft;
    for (spec, made) in specs.iter_mut().zip(&made) {
        (spec.players, spec.sha256) = (made.rows.len() as u64, hex(&made.hash));
    }
    let entry = seal(store, stamp, &Act::Close(CloseAct { lists: specs.clone() }))?;
    compute::enter(store, &entry, &specs, &made)?;
    let mut lists = Vec::with_capacity(specs.len());
    for spec in &specs {
        lists.extend(lists::get(store, spec.list)?);
    }
    Ok(Closed { lists, left_out, findings, entry: entry.seq })
}

impl Body for CloseAct {
    const NAME: &'static str = "close";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Close);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        // Every list is computed from what the registry knows, and entered only if it is the one the act seals.
        let made = compute::make(store, &self.lists, entry.seq)?;
        compute::compare(entry, &self.lists, &made)?;
        compute::enter(store, entry, &self.lists, &made)
    }
}
