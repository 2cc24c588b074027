//! How careful the federation is: whether a second person confirms what is published and decided, whether administrators need
//! a second factor, whether a session stays where it began, whether clubs take players over from each other by themselves.
//! Everything is stated anew each time.

use crate::acts::Kind;
use crate::acts::desk::Stamp;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::setting::{Setting, give_way, put, state, stated};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_registry::ledger::Entry;
use arpad_registry::{Error, Reader, Writer};
use serde::{Deserialize, Serialize};

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
    /// A club's officer takes another club's player over by himself: by a transfer, as a guest, with a licence. Neither the law
    /// of 2017 nor the register says who consents, so without a word of the federation the office files it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub clubs_take: bool,
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
    state(store, stamp, act)
}

/// How careful the federation is now.
pub fn policy(store: &mut Reader<'_>) -> Result<PolicyAct, Error> {
    Ok(stated(store)?.unwrap_or_default())
}

impl Setting for PolicyAct {
    fn at_first() -> Option<Self> {
        Some(Self::default())
    }
}

impl Body for PolicyAct {
    const NAME: &'static str = "policy";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, _entry: &Entry) -> Result<(), OfficeError> {
        put(store, self)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        give_way::<Self>(store, done, by)
    }
}
