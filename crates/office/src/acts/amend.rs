//! Something about a person changes; every field is stated anew.

use crate::acts::desk::{Stamp, enact};
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
}

/// Something about a person changes; `fields` says everything as it is from now on.
pub fn amend(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    fields: &PersonFields,
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
    enact(store, stamp, &Act::Amend(AmendAct { person, fields }))?;
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
        let old = registered(store, self.person)?;
        let new = Person {
            id: old.id,
            title: old.title,
            club: old.club,
            died: old.died,
            hidden: old.hidden,
            merged_into: old.merged_into,
            withheld: old.withheld,
            ..row_of(&self.fields)
        };
        Ok(persons::update(store, &new, entry.seq)?)
    }
}
