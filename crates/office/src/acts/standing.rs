//! Which acts stand: those that nobody has cancelled.

use crate::acts::desk::act_of;
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::EntryId;
use arpad_registry::{Reader, ledger};
use std::collections::BTreeMap;

/// A cancellation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cancellation {
    /// Its own entry.
    pub entry: EntryId,
    /// Its reason.
    pub because: String,
}

/// The entries that were cancelled, each with its cancellation.
pub fn cancelled(store: &mut Reader<'_>) -> Result<BTreeMap<EntryId, Cancellation>, OfficeError> {
    let mut cancelled = BTreeMap::new();
    for entry in ledger::of_kind(store, Kind::Cancel.as_str())? {
        if let Act::Cancel(act) = act_of(&entry)? {
            let last = act.through.unwrap_or(act.entry);
            for one in act.entry.0..=last.0 {
                // Of a table that is cancelled, a row may have been cancelled alone before.
                let cancellation = || Cancellation { entry: entry.seq, because: act.because.clone() };
                cancelled.entry(EntryId(one)).or_insert_with(cancellation);
            }
        }
    }
    Ok(cancelled)
}

/// The acts of a kind that stand and that `take` takes, in the order of the ledger.
pub(super) fn standing<T>(
    store: &mut Reader<'_>,
    kind: Kind,
    mut take: impl FnMut(Act) -> Option<T>,
) -> Result<Vec<(EntryId, T)>, OfficeError> {
    let cancelled = cancelled(store)?;
    let mut standing = Vec::new();
    for entry in ledger::of_kind(store, kind.as_str())? {
        if !cancelled.contains_key(&entry.seq) {
            standing.extend(take(act_of(&entry)?).map(|taken| (entry.seq, taken)));
        }
    }
    Ok(standing)
}

/// The newest act on the same matter that stands beside a cancelled one. Refused where it came later: what came last is
/// cancelled first.
pub(super) fn before<T>(mut standing: Vec<(EntryId, T)>, cancelled: EntryId) -> Result<Option<T>, Refusal> {
    match standing.pop() {
        Some((later, _)) if later > cancelled => Err(first_cancel(cancelled, later)),
        last => Ok(last.map(|(_, act)| act)),
    }
}

/// An entry stands on another, which must be cancelled first.
pub(super) fn first_cancel(entry: EntryId, first: EntryId) -> Refusal {
    Refusal::new(code::CANCEL_FIRST).with("entry", entry).with("first", first)
}
