//! An appeal against an entry of the ledger.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::first_cancel;
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{Appeal, EntryId};
use arpad_registry::Writer;
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::decisions;
use serde::{Deserialize, Serialize};

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppealAct {
    /// The entry.
    pub against: EntryId,
    /// Who appeals.
    pub by: String,
    /// On which grounds.
    pub grounds: String,
}

/// Writes down an appeal against an entry of the ledger.
pub fn appeal(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    against: EntryId,
    by: &str,
    grounds: &str,
) -> Result<Entry, OfficeError> {
    if ledger::entry(store, against)?.is_none() {
        return Err(Refusal::new(code::ENTRY_UNKNOWN).with("entry", against).into());
    }
    enact(store, stamp, &Act::Appeal(AppealAct { against, by: by.to_owned(), grounds: grounds.to_owned() }))
}

impl Body for AppealAct {
    const NAME: &'static str = "appeal";
    const ROLE: Role = Role::Public;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let appeal = Appeal {
            entry: entry.seq,
            against: self.against,
            by_whom: self.by.clone(),
            grounds: self.grounds.clone(),
            outcome: None,
            decided: None,
        };
        Ok(decisions::insert_appeal(store, &appeal)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _: &Entry) -> Result<(), OfficeError> {
        let appeal = decisions::appeals(store)?.into_iter().find(|one| one.entry == done.seq);
        if let Some(outcome) = appeal.and_then(|appeal| appeal.decided) {
            return Err(first_cancel(done.seq, outcome).into());
        }
        Ok(decisions::remove_appeal(store, done.seq)?)
    }
}
