//! How careful the federation is: whether a second person confirms what is published and decided, whether administrators need
//! a second factor, whether a session stays where it began. Everything is stated anew each time.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};
use serde::{Deserialize, Serialize};

const SETTING: &str = "policy";

/// What a second signature can be asked for.
pub const SIGNED: [Kind; 2] = [Kind::Publish, Kind::Decide];

/// How careful the federation is. Without a word it is as careful as the program itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PolicyAct {
    /// Acts that take effect only when a second person confirms them, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub second_signature: Vec<String>,
    /// An administrator without a second factor does nothing but set one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub totp_for_admins: bool,
    /// A session is good only where it began.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_address: bool,
}

impl PolicyAct {
    /// Whether an act waits for a second person.
    pub fn asks_second(&self, kind: Kind) -> bool {
        self.second_signature.iter().any(|name| name == kind.as_str())
    }
}

/// States it.
pub fn state_policy(store: &mut Writer<'_>, stamp: &Stamp, wished: &PolicyAct) -> Result<Entry, OfficeError> {
    let mut act = wished.clone();
    act.second_signature.sort_unstable();
    act.second_signature.dedup();
    if let Some(other) = act.second_signature.iter().find(|name| !SIGNED.iter().any(|kind| kind.as_str() == **name)) {
        let known = SIGNED.map(Kind::as_str).join(", ");
        return Err(Refusal::new(code::SIGNED_UNKNOWN)
            .with("act", other.as_str())
            .with("known", known.as_str())
            .into());
    }
    if policy(store)? == act {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &Act::Policy(act))
}

/// How careful the federation is now.
pub fn policy(store: &mut Reader<'_>) -> Result<PolicyAct, Error> {
    let Some(text) = settings::get(store, SETTING)? else { return Ok(PolicyAct::default()) };
    serde_json::from_str(&text).map_err(|error| Error::damaged("setting", error.to_string()))
}

impl Body for PolicyAct {
    const NAME: &'static str = "policy";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, _entry: &Entry) -> Result<(), OfficeError> {
        let text = serde_json::to_string(self).expect("an act is plain data");
        Ok(settings::set(store, SETTING, &text)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let stated = standing(store, Kind::Policy, |act| match act {
            Act::Policy(stated) => Some(stated),
            _ => None,
        })?;
        match before(stated, done.seq)? {
            Some(stated) => stated.apply(store, by),
            None => Ok(settings::remove(store, SETTING)?),
        }
    }
}
