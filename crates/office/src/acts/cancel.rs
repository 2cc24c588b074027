//! An entry is cancelled: a slip is taken back by an act of its own that names the entry and its reason. The tables are then
//! as they would be without the entry; nothing is struck from the ledger. What a published list has sealed stays in it.

use crate::acts::correction::reaches_back;
use crate::acts::decide::{first_counting, still_fits};
use crate::acts::desk::{Stamp, act_of};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::propose::signed;
use crate::acts::standing::cancelled;
use crate::acts::takeover::last_row;
use crate::acts::{Act, Kind};
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_model::{CorrectionKind, EntryId, List, ListId, Origin, Series};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{decisions, lists};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// An entry that is cancelled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CancelAct {
    /// The entry.
    pub entry: EntryId,
    /// Why.
    pub because: String,
    /// The last of the entries that go with it: the rows of a table that was taken over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub through: Option<EntryId>,
    /// The first list that has counted a decision about no event: what it set is corrected from there on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reaches: Option<ListId>,
}

/// A cancelled entry.
#[derive(Clone, Debug)]
pub struct Cancelled {
    /// What it was.
    pub act: Act,
    /// The entry that cancels it.
    pub by: EntryId,
    /// Lists closed since it was made and published: what it has done in them stays until they are replayed.
    pub sealed: Vec<List>,
    /// The correction enters the next list.
    pub is_corrected: bool,
    /// Nothing is cancelled yet: a second person has to sign.
    pub is_proposed: bool,
}

/// Cancels an entry. Refused where another act takes it back, or where something was built upon it, with what must go first.
pub fn cancel(store: &mut Writer<'_>, stamp: &Stamp, entry: EntryId, because: &str) -> Result<Cancelled, OfficeError> {
    let because = texts::optional(because)?;
    if because.is_empty() && asks_why(store, entry)? {
        return Err(Refusal::new(code::BECAUSE_EMPTY).into());
    }
    let cancelled = cancel_entry(store, stamp, entry, because)?;
    // What was decided upon it may not fit any more.
    if let Act::Decide(act) = &cancelled.act
        && !cancelled.is_proposed
        && let Some(event) = act.decision.go_event()
    {
        still_fits(store, event)?;
    }
    Ok(cancelled)
}

/// Whether whoever cancels an entry says why. Of a file that waits and of who its lines are the public has seen nothing.
pub fn asks_why(store: &mut Reader<'_>, entry: EntryId) -> Result<bool, OfficeError> {
    let unseen = [Kind::Submit, Kind::Answer, Kind::Answers];
    Ok(ledger::entry(store, entry)?.is_none_or(|done| !unseen.iter().any(|kind| kind.as_str() == done.act)))
}

/// Cancels an entry and what was done at once with it, the last first: all or nothing.
pub fn cancel_at_once(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    entry: EntryId,
    because: &str,
) -> Result<Vec<Cancelled>, OfficeError> {
    let all = done_at_once(store, entry)?;
    all.into_iter().rev().map(|one| cancel(store, stamp, one, because)).collect()
}

/// The initial points that the manager gave several newcomers with one word, of which this entry is one, as far as they stand; of any
/// other entry itself alone. They have one moment and one name.
pub fn done_at_once(store: &mut Reader<'_>, entry: EntryId) -> Result<Vec<EntryId>, OfficeError> {
    let done = found(store, entry)?;
    if !is_managers_points(&done)? {
        return Ok(vec![entry]);
    }
    let gone = cancelled(store)?;
    let of_moment = ledger::of_kind_at(store, Kind::Decide.as_str(), done.moment)?;
    let mut all = Vec::new();
    for one in of_moment {
        if one.by_whom == done.by_whom && !gone.contains_key(&one.seq) && is_managers_points(&one)? {
            all.push(one.seq);
        }
    }
    Ok(if all.contains(&entry) { all } else { vec![entry] })
}

fn is_managers_points(entry: &Entry) -> Result<bool, OfficeError> {
    Ok(entry.act == Kind::Decide.as_str()
        && matches!(act_of(entry)?, Act::Decide(act) if matches!(act.decision, Decided::Initial { manager: true, .. })))
}

/// Opens a month again that is closed and not published; of go, what was closed last. A reason may be given: nobody but the
/// office has seen such a list.
pub fn unclose(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    series: Series,
    day: Option<Date>,
    because: &str,
) -> Result<Cancelled, OfficeError> {
    let because = texts::optional(because)?;
    let of_day = |list: &&List| list.origin == Origin::Computed && day.is_none_or(|day| list.day == day);
    let all = lists::of(store, series)?;
    let newest = all.iter().filter(of_day).max_by_key(|list| (list.closed, list.id));
    let refusal = match newest {
        Some(list) if list.published.is_none() => return cancel_entry(store, stamp, list.closed, because),
        Some(list) => {
            let refusal = Refusal::new(code::LIST_STAYS_CLOSED).with("date", list.day).with_moment(list.published_at);
            refusal.with("entry", list.published.unwrap_or(list.closed)).with("series", list.series.as_str())
        }
        None => match day {
            Some(day) => Refusal::new(code::LIST_NOT_CLOSED).with("date", day).with("series", series.as_str()),
            None => Refusal::new(code::NOTHING_CLOSED).with("series", series.as_str()),
        },
    };
    Err(refusal.into())
}

/// A list is published, and stays.
pub(super) fn published(list: &List) -> Refusal {
    let refusal = Refusal::new(code::LIST_PUBLISHED).with("date", list.day).with_moment(list.published_at);
    refusal.with("entry", list.published.unwrap_or(list.closed)).with("series", list.series.as_str())
}

fn cancel_entry(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    entry: EntryId,
    because: String,
) -> Result<Cancelled, OfficeError> {
    let (body, act) = checked(store, entry, because)?;
    let is_corrected = body.reaches.is_some();
    let by = signed(store, stamp, Act::Cancel(body))?;
    let sealed = if matches!(act, Act::Decide(_) | Act::Enlist(_)) { sealed_since(store, entry)? } else { Vec::new() };
    Ok(Cancelled { act, by: by.seq, sealed, is_corrected, is_proposed: by.act == Kind::Propose.as_str() })
}

/// A cancellation as it would be sealed now, and what it takes back.
pub(super) fn checked(
    store: &mut Reader<'_>,
    entry: EntryId,
    because: String,
) -> Result<(CancelAct, Act), OfficeError> {
    let done = found(store, entry)?;
    let act = act_of(&done)?;
    if let Some(before) = cancelled(store)?.get(&entry) {
        return Err(Refusal::new(code::CANCELLED_ALREADY).with("entry", entry).with("by", before.entry).into());
    }
    let through = match &act {
        Act::Takeover(table) => last_row(store, &done, table)?,
        _ => None,
    };
    let reaches = match decisions::get(store, entry)? {
        Some(decision) if decision.tournament.is_none() => first_counting(store, &decision)?,
        _ => None,
    };
    Ok((CancelAct { entry, because, through, reaches }, act))
}

fn found(store: &mut Reader<'_>, entry: EntryId) -> Result<Entry, OfficeError> {
    Ok(ledger::entry(store, entry)?.ok_or_else(|| Refusal::new(code::ENTRY_UNKNOWN).with("entry", entry))?)
}

fn sealed_since(store: &mut Reader<'_>, entry: EntryId) -> Result<Vec<List>, OfficeError> {
    let mut all = lists::all(store)?;
    all.retain(|list| list.origin == Origin::Computed && list.closed > entry && list.published.is_some());
    Ok(all)
}

impl Body for CancelAct {
    const NAME: &'static str = "cancel";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::None("the-act-is-done-again");

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let done = found(store, self.entry)?;
        act_of(&done)?.undo(store, &done, entry)?;
        if let Some(list) = self.reaches {
            reaches_back(store, entry, (None, Some(list)), CorrectionKind::Decision)?;
        }
        Ok(())
    }
}

/// The refusal to cancel what another act takes back, or nothing does.
pub(super) fn other_way(entry: &Entry, way_back: WayBack) -> Refusal {
    let refusal = match way_back {
        WayBack::Act(Kind::Cancel) | WayBack::None(_) => Refusal::new(code::CANCEL_NEVER),
        WayBack::Act(kind) => {
            let number = act_of(entry).ok().and_then(|act| number_of(&act)).unwrap_or_else(|| "…".to_owned());
            Refusal::new(code::CANCEL_OTHER_WAY).with("way", kind.as_str()).with("number", number.as_str())
        }
    };
    refusal.with("entry", entry.seq).with("act", entry.act.as_str())
}

/// The number by which the command that takes an act back names what it is about.
fn number_of(act: &Act) -> Option<String> {
    Some(match act {
        Act::Submit(one) => one.submission.to_string(),
        Act::Reject(one) => one.submission.to_string(),
        Act::Amend(one) => one.person.to_string(),
        Act::Hide(one) => one.person.to_string(),
        Act::Merge(one) => one.drop.to_string(),
        Act::Unmerge(one) => one.person.to_string(),
        Act::Reidentify(one) => one.tournament.to_string(),
        Act::Swap(one) => one.tournament.to_string(),
        Act::Result(one) => one.tournament.to_string(),
        _ => return None,
    })
}
