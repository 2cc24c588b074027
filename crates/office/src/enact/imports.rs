//! Imported lists.

use crate::acts::ImportAct;
use crate::desk::{OfficeError, Refusal};
use arpad_registry::Store;
use arpad_registry::ledger::Entry;

pub(super) fn import(_store: &mut Store<'_>, _entry: &Entry, _act: &ImportAct) -> Result<(), OfficeError> {
    Err(Refusal::new("not-built").into())
}
