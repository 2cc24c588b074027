//! The KOMIR register ("Központi Országos Minősítési Rendszer"): persons, their titles and papers, clubs and strength
//! orders. Everything here checks first and then acts; a refusal leaves no trace in the ledger.

mod clubs;
mod death;
mod merging;
mod papers;
mod people;
mod strength;
mod texts;
mod titles;
mod warning;

pub(crate) use merging::{numbers_of, persons_of};
pub(crate) use papers::{club_in, guest_clubs, papers_of, present_club};

pub use clubs::{add_club, find_club, rename_club};
pub use death::{died, hide};
pub use merging::{Numbers, merge, unmerge};
pub use papers::{Licensed, file_registration, guest, license, transfer};
pub use people::{amend, fields_of, register_person};
pub use strength::strength_order;
pub use texts::{birth_of, day_of, komir_of, season_of, sex_of};
pub(crate) use titles::is_national;
pub use titles::{award_title, title_of};
pub use warning::Warning;

use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::enact::registered;
use arpad_model::{Person, PersonId};
use arpad_registry::Reader;

/// A person about whom something may be entered: one who was found to be another is entered under that number.
fn own(store: &mut Reader<'_>, person: PersonId) -> Result<Person, OfficeError> {
    let found = registered(store, person)?;
    match found.merged_into {
        Some(other) => Err(Refusal::new("person-merged").with("person", person).with("into", other).into()),
        None => Ok(found),
    }
}
