//! An appeal ends. A decision that is overturned holds no more.

use crate::acts::decide::counted_before;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{AppealOutcome, CorrectionKind, EntryId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{decisions, lists};
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
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

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

    /// The appeal is open again. A list that was closed while the decision did not hold would have to be explained with it:
    /// then the decision is taken anew.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _: &Entry) -> Result<(), OfficeError> {
        let appeal = decisions::appeals(store)?.into_iter().find(|one| one.entry == self.appeal);
        let against = appeal.ok_or_else(|| Refusal::new(code::APPEAL_UNKNOWN).with("appeal", self.appeal))?.against;
        let decision = decisions::get(store, against)?.filter(|decision| decision.revoked == Some(done.seq));
        if let Some(decision) = decision {
            let since = lists::all(store)?.into_iter().find(|list| list.closed > done.seq);
            if let Some(list) = since {
                let refusal = Refusal::new(code::OUTCOME_COUNTED).with("entry", done.seq).with("date", list.day);
                return Err(refusal.with("decision", decision.entry).with("series", list.series.as_str()).into());
            }
            decisions::restore(store, decision.entry, done.seq)?;
            decisions::remove_correction(store, done.seq)?;
        }
        Ok(decisions::reopen_appeal(store, self.appeal)?)
    }
}
