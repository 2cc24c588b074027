//! Closed and published lists.

use crate::acts::CloseAct;
use crate::acts::desk::OfficeError;
use crate::lists::compute;
use arpad_model::ListId;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::lists;

/// Computes every list of the act from what the registry knows, and enters it only if it is the one the act seals.
pub(super) fn close(store: &mut Writer<'_>, entry: &Entry, act: &CloseAct) -> Result<(), OfficeError> {
    let made = compute::make(store, &act.lists, entry.seq)?;
    compute::compare(entry, &act.lists, &made)?;
    compute::enter(store, entry, &act.lists, &made)
}

pub(super) fn publish(store: &mut Writer<'_>, entry: &Entry, lists: &[ListId]) -> Result<(), OfficeError> {
    for list in lists {
        lists::publish(store, *list, entry.seq, entry.moment)?;
    }
    Ok(())
}
