//! A go player in the European database, as far as its list is kept here: the grade he last played with and his rating there.

use crate::acts::desk::OfficeError;
use crate::intake::egd_list::{EgdList, kept};
use arpad_model::{EgdPin, Grade, Thousandths};
use arpad_registry::Reader;
use jiff::civil::Date;

/// What the database's list says of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct European {
    /// His number there.
    pub pin: EgdPin,
    /// The European rating.
    pub rating: Thousandths,
    /// The grade with which he last played; a professional has none of this scale.
    pub grade: Option<Grade>,
    /// The day of the list.
    pub day: Date,
}

/// The list that is kept; reading it is costly, so it is kept in memory by whoever shows many.
pub struct EuropeanList(EgdList);

/// The list; none where nobody has brought one.
pub fn european_list(store: &mut Reader<'_>) -> Result<Option<EuropeanList>, OfficeError> {
    Ok(kept(store)?.map(EuropeanList))
}

impl EuropeanList {
    /// Somebody by any of his numbers there.
    pub fn of(&self, pins: &[EgdPin]) -> Option<European> {
        let listed = pins.iter().find_map(|pin| self.0.by_pin(*pin))?;
        Some(European { pin: listed.pin, rating: listed.rating, grade: listed.grade, day: self.0.day })
    }
}
