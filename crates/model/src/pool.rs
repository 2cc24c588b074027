//! Results of an unrated player that may still count towards a first rating ("részírás").

use crate::{HalfPoints, Rating};
use jiff::civil::Date;

/// One earlier event of an unrated player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolEvent {
    /// The event.
    pub tournament: String,
    /// The list on which it would have been rated.
    pub list_date: Date,
    /// It was the player's first rated event ever.
    pub first_event: bool,
    /// The games against rated opponents.
    pub games: Vec<PoolGame>,
}

/// One game of such an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolGame {
    /// The opponent's rating then.
    pub opponent: Rating,
    /// The points scored.
    pub score: HalfPoints,
}
