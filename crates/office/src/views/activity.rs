//! Why somebody is active on a list, or inactive, or neither is known.

use crate::acts::desk::OfficeError;
use crate::lists::compute::list_date;
use arpad_model::{Activity, List, ListRow, Origin, Series};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists};
use arpad_rules::chess::kernel::field::list_number;
use jiff::civil::Date;

/// What a player's activity rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A rated game, on the list of this day; too long ago where he is inactive.
    Game(Date),
    /// No rated game in the year before the list.
    NoGame,
    /// FIDE's list of this day says so; our own knowledge begins with it.
    Fide(Date),
    /// FIDE's list of this day does not tell it at this tempo, and there was no game since.
    NotTold(Date),
}

/// The ground on which a row of a chess list says what it does; none in go, where everybody stays, and without a rating.
pub fn activity_ground(store: &mut Reader<'_>, list: &List, row: &ListRow) -> Result<Option<Ground>, OfficeError> {
    let Series::Chess(_) = list.series else { return Ok(None) };
    // Who has no rating is neither.
    if row.rating.is_none() {
        return Ok(None);
    }
    let last = row.last_active.and_then(list_date);
    let Some(fides) = beginning(store, list, row)? else {
        return Ok(Some(last.map_or(Ground::NoGame, Ground::Game)));
    };
    let since = list_number(list.day) - list_number(fides.day);
    Ok(Some(match (row.active, last) {
        // Since then we know every game.
        (_, Some(last)) if last > fides.day || (last == fides.day && row_has_games(store, &fides, row)?) => {
            Ground::Game(last)
        }
        (Activity::NotKnown, _) => Ground::NotTold(fides.day),
        (Activity::Inactive, _) if since > 0 && was_active(store, &fides, row)? => Ground::NoGame,
        (Activity::Active | Activity::Inactive, _) => Ground::Fide(fides.day),
    }))
}

/// FIDE's list from which our knowledge of him begins: the last one before this list, or this list itself, that has him.
fn beginning(store: &mut Reader<'_>, list: &List, row: &ListRow) -> Result<Option<List>, OfficeError> {
    let mut at = Some(list.clone());
    while let Some(one) = at {
        if one.origin == Origin::Fide {
            let has_him = list_rows::get(store, one.id, row.person)?.is_some();
            return Ok(has_him.then_some(one));
        }
        at = match one.base {
            Some(base) => lists::get(store, base)?,
            None => None,
        };
    }
    Ok(None)
}

fn row_has_games(store: &mut Reader<'_>, fides: &List, row: &ListRow) -> Result<bool, OfficeError> {
    Ok(list_rows::get(store, fides.id, row.person)?.is_some_and(|row| row.period_games > 0))
}

fn was_active(store: &mut Reader<'_>, fides: &List, row: &ListRow) -> Result<bool, OfficeError> {
    Ok(list_rows::get(store, fides.id, row.person)?.is_some_and(|row| row.active != Activity::Inactive))
}
