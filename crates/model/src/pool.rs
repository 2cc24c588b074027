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
    /// A part of an event that is rated month by month, and had too little to count then: it counts once the whole has enough.
    pub waits: bool,
    /// The results against rated opponents.
    pub results: PoolResults,
}

/// Results against rated opponents, added up: all that a first rating asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PoolResults {
    /// Games.
    pub games: u32,
    /// Points.
    pub score: HalfPoints,
    /// Sum of the opponents' ratings.
    pub opponents: i64,
}

impl FromIterator<PoolGame> for PoolResults {
    fn from_iter<I: IntoIterator<Item = PoolGame>>(games: I) -> Self {
        games.into_iter().fold(PoolResults::default(), |sum, game| PoolResults {
            games: sum.games + 1,
            score: HalfPoints(sum.score.0 + game.score.0),
            opponents: sum.opponents + i64::from(game.opponent.points()),
        })
    }
}

/// One game of such an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolGame {
    /// The opponent's rating then.
    pub opponent: Rating,
    /// The points scored.
    pub score: HalfPoints,
}
