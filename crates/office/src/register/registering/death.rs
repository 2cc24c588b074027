//! Death, and the wish not to be shown.

use super::{own, texts};
use crate::acts::Act;
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use arpad_model::{Birth, PersonId};
use arpad_registry::Writer;
use jiff::civil::Date;

/// A person has died. The numbers stay with the person.
pub fn died(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId, day: Date) -> Result<(), OfficeError> {
    let dead = own(store, person)?;
    texts::past(stamp, day)?;
    let is_before_birth = match dead.born {
        Some(Birth::Year(year)) => day.year() < year,
        Some(Birth::Date(date)) => day < date,
        None => false,
    };
    if is_before_birth {
        return Err(Refusal::new("death-before-birth").with("day", day).into());
    }
    if dead.died == Some(day) {
        return Err(Refusal::new("nothing-changes").into());
    }
    enact(store, stamp, &Act::Death { person, day })?;
    Ok(())
}

/// A person asks not to be shown, or to be shown again.
pub fn hide(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId, hidden: bool) -> Result<(), OfficeError> {
    if own(store, person)?.hidden == hidden {
        return Err(Refusal::new("nothing-changes").into());
    }
    enact(store, stamp, &Act::Hide { person, hidden })?;
    Ok(())
}
