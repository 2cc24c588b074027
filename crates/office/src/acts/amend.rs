//! Something about a person changes; every field is stated anew.

use crate::acts::cancel::other_way;
use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::standing;
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{PersonFields, Warning, checked, fields_of, own, registered, row_of, warnings};
use arpad_model::{Komir, Person, PersonId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::persons;
use arpad_registry::{Reader, Writer};
use serde::{Deserialize, Serialize};

/// What is known of a person from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AmendAct {
    /// Who.
    pub person: PersonId,
    /// How it is from now on.
    pub fields: PersonFields,
    /// How it was, where the act can be taken back with the table it came with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<PersonFields>,
}

/// Something about a person changes; `fields` says everything as it is from now on.
pub fn amend(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    fields: &PersonFields,
) -> Result<Vec<Warning>, OfficeError> {
    amend_as(store, stamp, person, fields, false)
}

/// The same with how it was before, so that it can be taken back with the table it came with.
pub(super) fn amend_keeping(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    fields: &PersonFields,
) -> Result<Vec<Warning>, OfficeError> {
    amend_as(store, stamp, person, fields, true)
}

fn amend_as(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    fields: &PersonFields,
    keeps: bool,
) -> Result<Vec<Warning>, OfficeError> {
    let before = fields_of(&own(store, person)?);
    if let Some(komir) = before.komir
        && fields.komir != before.komir
    {
        correctable(store, stamp, person, komir)?;
    }
    let fields = checked(store, stamp.day(), &PersonFields { person, ..fields.clone() }, Some(&before))?;
    if fields == before {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let is_renamed = (&fields.family, &fields.given) != (&before.family, &before.given);
    let mut warnings = warnings(store, &fields)?;
    warnings.retain(|warning| match warning.code {
        "fide-unusual" => fields.fide != before.fide,
        _ => is_renamed,
    });
    enact(store, stamp, &Act::Amend(AmendAct { person, fields, before: keeps.then_some(before) }))?;
    Ok(warnings)
}

/// A KOMIR number that somebody typed can be corrected with a reason; one that a licence brought stays with its licence.
fn correctable(store: &mut Reader<'_>, stamp: &Stamp, person: PersonId, komir: Komir) -> Result<(), OfficeError> {
    let licence = standing(store, Kind::Paper, |act| match act {
        Act::Paper(paper) if (paper.person, paper.komir) == (person, Some(komir)) => Some(()),
        _ => None,
    })?;
    if let Some((entry, ())) = licence.last() {
        return Err(Refusal::new(code::KOMIR_PERMANENT).with("komir", komir).with("entry", *entry).into());
    }
    if stamp.why.trim().is_empty() {
        return Err(Refusal::new(code::KOMIR_WITHOUT_REASON).with("komir", komir).into());
    }
    Ok(())
}

impl Body for AmendAct {
    const NAME: &'static str = "amend";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Amend);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        state(store, &self.fields, self.person, entry)
    }

    /// Alone it is amended once more; with the table it came with it is as it was, unless something was stated since.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let cancelled = match &act_of(by)? {
            Act::Cancel(cancel) => cancel.entry,
            _ => done.seq,
        };
        let Some(before) = self.before.as_ref().filter(|_| cancelled != done.seq) else {
            return Err(other_way(done, Self::WAY_BACK).into());
        };
        let known = registered(store, self.person)?;
        if fields_of(&known) != self.fields {
            let refusal = Refusal::new(code::PERSON_STATED_SINCE).with("person", known.id).with("entry", done.seq);
            return Err(refusal.with("name", known.name.eastern().as_str()).into());
        }
        state(store, before, self.person, by)
    }
}

/// Puts these fields to a person; what is no field of an act stays.
fn state(store: &mut Writer<'_>, fields: &PersonFields, person: PersonId, entry: &Entry) -> Result<(), OfficeError> {
    let old = registered(store, person)?;
    let new = Person {
        id: old.id,
        title: old.title,
        club: old.club,
        died: old.died,
        hidden: old.hidden,
        merged_into: old.merged_into,
        withheld: old.withheld,
        stranger: old.stranger,
        ..row_of(fields)
    };
    Ok(persons::update(store, &new, entry.seq)?)
}
