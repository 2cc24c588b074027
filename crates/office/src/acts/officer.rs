//! The federation's rating officer: who answers for ratings and titles, and how to reach him. FIDE is told, and the site
//! says it.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

const SETTING: &str = "officer";

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
    if officer(store)?.as_ref() == Some(&act) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &Act::Officer(act))
}

/// The rating officer, once one was named.
pub fn officer(store: &mut Reader<'_>) -> Result<Option<OfficerAct>, Error> {
    let Some(text) = settings::get(store, SETTING)? else { return Ok(None) };
    serde_json::from_str(&text).map(Some).map_err(|error| Error::damaged("setting", error.to_string()))
}

impl Body for OfficerAct {
    const NAME: &'static str = "officer";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, _: &Entry) -> Result<(), OfficeError> {
        let text = serde_json::to_string(self).expect("an act is plain data");
        Ok(settings::set(store, SETTING, &text)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let named = standing(store, Kind::Officer, |act| match act {
            Act::Officer(officer) => Some(officer),
            _ => None,
        })?;
        match before(named, done.seq)? {
            Some(officer) => officer.apply(store, by),
            None => Ok(settings::remove(store, SETTING)?),
        }
    }
}
