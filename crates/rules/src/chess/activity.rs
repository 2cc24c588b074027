//! Activity: a year without a rated game makes a player inactive, one game brings him back. His rating stays.

use super::edition::Edition;
use super::kernel::field::list_number;
use jiff::civil::Date;

/// A player's state on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// A rated game on one of the last twelve lists.
    Active,
    /// Active again because of a game on this list.
    Reactivated,
    /// None.
    Inactive,
}

/// The state on the list of `list_date` of a player whose last list with a rated game before it was `last`.
pub fn activity(edition: &Edition, list_date: Date, last: Option<Date>, has_games: bool) -> Activity {
    let was_active = last.is_some_and(|last| {
        let lists_ago = list_number(list_date) - list_number(last);
        // Twelve lists ending with the current one.
        lists_ago < edition.inactive_after.value as i32
    });
    match (has_games, was_active) {
        (true, false) if last.is_some() => Activity::Reactivated,
        (true, _) | (false, true) => Activity::Active,
        (false, false) => Activity::Inactive,
    }
}
