//! An appeal ends. A decision that is overturned holds no more.

use crate::acts::Act;
use crate::acts::decide::counted_before;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{AppealOutcome, CorrectionKind, EntryId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::decisions;
use serde::{Deserialize, Serialize};

/// How an appeal ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutcomeAct {
    /// The entry of the appeal.
    pub appeal: EntryId,
    /// How.
    pub outcome: AppealOutcome,
}

/// Ends an appeal. A decision that is overturned holds no more.
pub fn end_appeal(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    appeal: EntryId,
    outcome: AppealOutcome,
) -> Result<Entry, OfficeError> {
    enact(store, stamp, &Act::Outcome(OutcomeAct { appeal, outcome }))
}

impl Body for OutcomeAct {
    const NAME: &'static str = "outcome";
    const ROLE: Role = Role::Committee;
    const WAY_BACK: WayBack = WayBack::None("an-appeal-ends-once");

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let found = decisions::appeals(store)?.into_iter().find(|one| one.entry == self.appeal);
        let found = found.ok_or_else(|| Refusal::new(code::APPEAL_UNKNOWN).with("appeal", self.appeal))?;
        if !decisions::end_appeal(store, self.appeal, self.outcome, entry.seq)? {
            return Err(Refusal::new(code::APPEAL_ENDED).with("appeal", self.appeal).into());
        }
        if self.outcome == AppealOutcome::Overturned
            && let Some(decision) = decisions::get(store, found.against)?
        {
            decisions::revoke(store, found.against, entry.seq)?;
            counted_before(store, entry, &decision, CorrectionKind::Appeal)?;
        }
        Ok(())
    }
}
