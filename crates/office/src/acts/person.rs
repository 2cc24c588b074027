//! A person enters the register.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{PersonFields, Warning, checked, own, row_of, warnings};
use arpad_model::PersonId;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{persons, unnamed};

/// A person enters the register and gets the next number. A KOMIR number stands here only where it was given long ago;
/// a new one comes with the first licence.
pub fn register_person(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    fields: &PersonFields,
) -> Result<(PersonId, Vec<Warning>), OfficeError> {
    let person = persons::next(store)?;
    let fields = checked(store, stamp.day(), &PersonFields { person, ..fields.clone() }, None)?;
    let warnings = warnings(store, &fields)?;
    enact(store, stamp, &Act::Person(fields))?;
    Ok((person, warnings))
}

impl Body for PersonFields {
    const NAME: &'static str = "person";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        Ok(persons::insert(store, &row_of(self), entry.seq)?)
    }

    /// A number under which nothing was ever done is free again.
    fn undo(&self, store: &mut Writer<'_>, _: &Entry, _: &Entry) -> Result<(), OfficeError> {
        let person = own(store, self.person)?;
        if unnamed::is_named(store, person.id)? {
            let refusal = Refusal::new(code::PERSON_IN_USE).with("person", person.id);
            return Err(refusal.with("name", person.name.eastern().as_str()).into());
        }
        Ok(unnamed::remove(store, person.id)?)
    }
}
