//! An act as a cause names it: who did it, when, why, and who had decided.

use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use arpad_model::{EntryId, Moment, Reason};
use arpad_registry::tables::decisions;
use arpad_registry::{Reader, ledger};

/// An act of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// Its entry.
    pub entry: EntryId,
    /// What kind of act, by its stable name.
    pub act: String,
    /// When.
    pub moment: Moment,
    /// Who wrote it down.
    pub by_whom: String,
    /// Who had decided, under which number; empty where no committee did.
    pub reference: String,
    /// Why; entries of before may lack it.
    pub why: Reason,
}

impl Done {
    /// Who decided: the committee under its number, else whoever wrote it down.
    pub fn decided_by(&self) -> &str {
        if self.reference.is_empty() { &self.by_whom } else { &self.reference }
    }
}

/// The act of an entry.
pub fn done(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<Done>, OfficeError> {
    let Some(found) = ledger::entry(store, entry)? else { return Ok(None) };
    let act = act_of(&found)?;
    // An appeal in go is decided by the presidium under its number, on its own grounds (§10(2)).
    let heard = match &act {
        Act::Outcome(act) => act.reference.clone(),
        _ => String::new(),
    };
    let why = match (found.why.trim(), act) {
        ("", Act::Withdraw(act)) => Reason::read(&act.because),
        ("", Act::Cancel(act)) => Reason::read(&act.because),
        ("", Act::Outcome(act)) if heard.is_empty() => {
            let appeals = decisions::appeals(store)?.into_iter();
            let grounds = appeals.filter(|appeal| appeal.entry == act.appeal).map(|appeal| appeal.grounds).next();
            Reason::read(&grounds.unwrap_or_default())
        }
        (why, _) => Reason::read(why),
    };
    let reference = decisions::get(store, entry)?.map_or(heard, |decision| decision.reference);
    Ok(Some(Done { entry, act: found.act, moment: found.moment, by_whom: found.by_whom, reference, why }))
}
