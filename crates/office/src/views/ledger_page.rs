//! The ledger from its end, by who and what.

use crate::acts::desk::OfficeError;
use arpad_model::EntryId;
use arpad_registry::Reader;
use arpad_registry::ledger::{self, Entry};

/// Which entries are wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Only entries before this one.
    pub before: Option<EntryId>,
    /// Only of this kind of act.
    pub act: Option<String>,
    /// Only by whom.
    pub by_whom: Option<String>,
    /// At most so many.
    pub most: u32,
}

/// The newest that fit, the newest first.
pub fn entries(store: &mut Reader<'_>, wanted: &Wanted) -> Result<Vec<Entry>, OfficeError> {
    let before = wanted.before.unwrap_or(EntryId::LAST);
    let (act, by_whom) = (wanted.act.as_deref().unwrap_or(""), wanted.by_whom.as_deref().unwrap_or(""));
    Ok(ledger::newest(store, before, act, by_whom, wanted.most)?)
}
