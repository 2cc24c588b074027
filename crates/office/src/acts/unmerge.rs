//! Two numbers that were merged are two persons after all.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::registered;
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
}

/// They are two after all.
pub fn unmerge(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId) -> Result<PersonId, OfficeError> {
    let Some(kept) = registered(store, person)?.merged_into else {
        return Err(Refusal::new(code::NOT_MERGED).with("person", person).into());
    };
    enact(store, stamp, &Act::Unmerge(UnmergeAct { person }))?;
    Ok(kept)
}

impl Body for UnmergeAct {
    const NAME: &'static str = "unmerge";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Merge);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut own = registered(store, self.person)?;
        own.merged_into = None;
        Ok(persons::update(store, &own, entry.seq)?)
    }
}
