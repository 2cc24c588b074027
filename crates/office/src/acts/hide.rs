//! A person asks not to be shown, or to be shown again.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{Warning, own, persons_of, registered, settle_withheld, standing_for};
use arpad_model::PersonId;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::persons;
use arpad_registry::{Reader, Writer};
use serde::{Deserialize, Serialize};

/// The wish of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HideAct {
    /// Who.
    pub person: PersonId,
    /// Hidden from now on.
    pub hidden: bool,
}

/// A person asks not to be shown, or to be shown again. The wish holds under every number of the person and is taken back
/// under the one it was said under: should the numbers turn out to be two persons, whoever asked stays hidden.
pub fn hide(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    hidden: bool,
) -> Result<Vec<Warning>, OfficeError> {
    let known = if hidden { own(store, person)? } else { registered(store, person)? };
    if known.withheld == hidden {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    if !hidden && !known.hidden {
        let elsewhere = asked_under(store, person)?;
        let refusal = Refusal::new(code::WISH_ELSEWHERE).with("person", person);
        return Err(refusal.with("elsewhere", elsewhere.as_str()).into());
    }
    enact(store, stamp, &Act::Hide(HideAct { person, hidden }))?;
    if hidden || !registered(store, person)?.withheld {
        return Ok(Vec::new());
    }
    let elsewhere = asked_under(store, person)?;
    Ok(vec![Warning::new("still-hidden").with("person", person).with("elsewhere", elsewhere.as_str())])
}

/// The numbers of a person under which the wish was said.
fn asked_under(store: &mut Reader<'_>, person: PersonId) -> Result<String, OfficeError> {
    let standing = standing_for(store, person)?;
    let standing = registered(store, standing)?;
    let asked: Vec<String> =
        persons_of(store, standing)?.iter().filter(|one| one.hidden).map(|one| one.id.to_string()).collect();
    Ok(asked.join(", "))
}

impl Body for HideAct {
    const NAME: &'static str = "hide";
    const ROLE: Role = Role::Player;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Hide);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut shy = registered(store, self.person)?;
        shy.hidden = self.hidden;
        persons::update(store, &shy, entry.seq)?;
        Ok(settle_withheld(store, self.person)?)
    }
}
