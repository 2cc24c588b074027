//! The federation's rating officer: who answers for ratings and titles, and how to reach him. FIDE is told, and the site
//! says it.

use crate::acts::Kind;
use crate::acts::desk::Stamp;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::setting::{Setting, give_way, put, state, stated};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_registry::ledger::Entry;
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A rating officer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfficerAct {
    /// The name.
    pub name: String,
    /// Address, telephone or mail, as the public reads it.
    pub contact: String,
    /// The day of the appointment.
    pub day: Date,
}

/// Names the rating officer; whoever was it before is it no more.
pub fn appoint(store: &mut Writer<'_>, stamp: &Stamp, act: &OfficerAct) -> Result<Entry, OfficeError> {
    let (name, contact) = (texts::name(&act.name)?, texts::optional(&act.contact)?);
    if contact.is_empty() {
        return Err(Refusal::new(code::CONTACT_EMPTY).with("name", name.as_str()).into());
    }
    let act = OfficerAct { name, contact, day: texts::past(stamp.day(), act.day)? };
    state(store, stamp, act)
}

/// The rating officer, once one was named.
pub fn officer(store: &mut Reader<'_>) -> Result<Option<OfficerAct>, Error> {
    stated(store)
}

impl Setting for OfficerAct {
    fn at_first() -> Option<Self> {
        None
    }
}

impl Body for OfficerAct {
    const NAME: &'static str = "officer";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, _: &Entry) -> Result<(), OfficeError> {
        put(store, self)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        give_way::<Self>(store, done, by)
    }
}
