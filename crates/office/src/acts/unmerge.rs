//! Two numbers that were merged are two persons after all.

use crate::acts::correction::with_reason;
use crate::acts::cover::settle_strangers;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::merge::{first_counted, played_by_another};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{Warning, registered, settle_withheld};
use arpad_model::PersonId;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::persons;
use serde::{Deserialize, Serialize};

/// A merge that is taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnmergeAct {
    /// The number that stands for itself again.
    pub person: PersonId,
    /// What it has played reaches back in every tempo; in acts of before, in one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub every_tempo: bool,
}

/// They are two after all.
pub fn unmerge(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId) -> Result<Vec<Warning>, OfficeError> {
    let merged = registered(store, person)?;
    let was_withheld = merged.withheld;
    let Some(kept) = merged.merged_into else {
        return Err(Refusal::new(code::NOT_MERGED).with("person", person).into());
    };
    if first_counted(store, person)?.is_some() {
        with_reason(stamp)?;
    }
    enact(store, stamp, &Act::Unmerge(UnmergeAct { person, every_tempo: true }))?;
    // What was asked under one number holds for that number alone again.
    let mut warnings = Vec::new();
    for one in if was_withheld { vec![person, kept] } else { Vec::new() } {
        let code = if registered(store, one)?.withheld { "unmerge-hides" } else { "unmerge-shows" };
        warnings.push(Warning::new(code).with("person", one));
    }
    Ok(warnings)
}

impl Body for UnmergeAct {
    const NAME: &'static str = "unmerge";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Merge);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut own = registered(store, self.person)?;
        let kept = own.merged_into.take();
        persons::update(store, &own, entry.seq)?;
        played_by_another(store, entry, self.person)?;
        settle_strangers(store, &[Some(self.person), kept].into_iter().flatten().collect::<Vec<_>>())?;
        // Each goes by what was asked under its own numbers.
        settle_withheld(store, self.person)?;
        Ok(kept.map_or(Ok(()), |kept| settle_withheld(store, kept))?)
    }
}
