//! The register of arbiters: who holds which licence.

use crate::acts::desk::OfficeError;
use crate::acts::paper::{ArbiterLicence, arbiter_licences};
use arpad_model::alphabet::Key;
use arpad_model::{EntryId, Person};
use arpad_registry::Reader;
use jiff::civil::Date;

/// One licence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licensed {
    /// Whose.
    pub person: Person,
    /// The entry it was filed with.
    pub entry: EntryId,
    /// The day it holds from.
    pub from: Date,
    /// What it says.
    pub licence: ArbiterLicence,
}

/// All licences, or those that hold on a day, by name.
pub fn arbiters(store: &mut Reader<'_>, on: Option<Date>) -> Result<Vec<Licensed>, OfficeError> {
    let mut all = Vec::new();
    for (person, paper, licence) in arbiter_licences(store)? {
        let holds = |day: Date| paper.day <= day && licence.until.is_none_or(|until| day <= until);
        if on.is_none_or(holds) {
            all.push(Licensed { person, entry: paper.entry, from: paper.day, licence });
        }
    }
    all.sort_by_cached_key(|one| (Key::of_name(&one.person.name), one.person.id, one.from));
    Ok(all)
}
