//! Where a correction is felt: what a list has counted is not changed, and a list of FIDE's is changed by FIDE alone.

use crate::acts::desk::OfficeError;
use crate::lists::Owners;
use crate::lists::compute::{Shelf, goes_back_to};
use arpad_model::{EntryId, Series, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{lists, tournaments};
use jiff::civil::Date;

/// Where a correction of an event is felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// No list has counted it yet.
    Unrated,
    /// In our next list.
    NextList,
    /// In the go lists that the next closing makes anew: that of the event, and those after it.
    GoLists,
    /// In our next forecast of FIDE's list.
    NextForecast,
    /// In none that follows: they start from FIDE's list of this day.
    Fides(Date),
}

/// Says where a correction of an event would be felt.
pub fn effect(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Effect, OfficeError> {
    let Some(event) = tournaments::get(store, tournament)? else { return Ok(Effect::Unrated) };
    let rated_in = event.list.map(|list| lists::get(store, list)).transpose()?.flatten();
    let Some(rated_in) = rated_in else { return Ok(Effect::Unrated) };
    if rated_in.series == Series::Go {
        return Ok(Effect::GoLists);
    }
    let shelf = Shelf::read(store, rated_in.series, EntryId::LAST)?;
    let newest = shelf.base(Date::MAX);
    let fides = newest.and_then(|newest| goes_back_to(&shelf, newest, rated_in.day).err());
    let owners = Owners::read(store, rated_in.series, EntryId::LAST)?;
    Ok(match fides {
        Some(day) => Effect::Fides(day),
        None if owners.is_forecast(&rated_in) => Effect::NextForecast,
        None => Effect::NextList,
    })
}
