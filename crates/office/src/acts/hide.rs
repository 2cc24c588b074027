//! A person asks not to be shown, or to be shown again.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{own, persons_of, registered, settle_withheld};
use arpad_model::PersonId;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::persons;
use serde::{Deserialize, Serialize};

/// The wish of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HideAct {
    /// Who.
    pub person: PersonId,
    /// Hidden from now on.
    pub hidden: bool,
}

/// A person asks not to be shown, or to be shown again.
pub fn hide(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId, hidden: bool) -> Result<(), OfficeError> {
    let standing = own(store, person)?;
    if standing.withheld == hidden {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    if hidden {
        enact(store, stamp, &Act::Hide(HideAct { person, hidden }))?;
        return Ok(());
    }
    // The wish may have been said under another number of the same person.
    for one in persons_of(store, standing)?.into_iter().filter(|one| one.hidden) {
        enact(store, stamp, &Act::Hide(HideAct { person: one.id, hidden }))?;
    }
    Ok(())
}

impl Body for HideAct {
    const NAME: &'static str = "hide";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Hide);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut shy = registered(store, self.person)?;
        shy.hidden = self.hidden;
        persons::update(store, &shy, entry.seq)?;
        Ok(settle_withheld(store, self.person)?)
    }
}
