//! Whether somebody belongs to the go federation's rating system on a day, and by which letter.

use crate::acts::desk::OfficeError;
use crate::lists::compute::People;
use crate::lists::coverage::Coverages;
use arpad_model::{Coverage, EntryId, PersonId};
use arpad_registry::Reader;
use jiff::civil::Date;

/// What the register says of a person; none where nobody has said anything.
pub fn coverage_of(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<Option<Coverage>, OfficeError> {
    let people = People::numbers(store)?;
    Ok(Coverages::read(store, EntryId::LAST)?.on(&people, people.standing_for(person), day))
}
