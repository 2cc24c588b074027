//! Every picture against the photos that the ledger gives: the entry has the hash, the bytes came beside it.

use super::tables::MOST;
use super::{Fault, ROW, Verified};
use crate::acts::desk::OfficeError;
use arpad_model::{EntryId, hex};
use arpad_registry::Reader;
use arpad_registry::tables::photos::{self, Picture};

/// Compares them all; what is another, is missing, or is nobody's is named by the hash it is kept under.
pub(super) fn compare(
    store: &mut Reader<'_>,
    rebuilt: &mut Reader<'_>,
    verified: &mut Verified,
) -> Result<(), OfficeError> {
    let mut missing = photos::shown(rebuilt)?;
    let mut differing: Vec<([u8; 32], Option<EntryId>)> = Vec::new();
    for Picture { name, hash } in photos::pictures(store)? {
        let entry = missing.remove(&name);
        if entry.is_none() || hash != name {
            differing.push((name, entry));
        }
    }
    differing.extend(missing.into_iter().map(|(name, entry)| (name, Some(entry))));
    let fault = |(name, entry): ([u8; 32], _)| Fault { code: ROW, entry, what: format!("picture {}", hex(&name)) };
    verified.faults.extend(differing.into_iter().take(MOST).map(fault));
    Ok(())
}
