//! A rating period: the players as the last list has them, and the tournaments that enter the next one.

use crate::{Birth, EntryId, PoolEvent, Rating, Sex, Tournament};
use jiff::civil::Date;

/// Everything one list is computed from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Period {
    /// The date of the list to be made.
    pub list_date: Date,
    /// The players.
    pub players: Vec<PeriodPlayer>,
    /// The tournaments.
    pub tournaments: Vec<Tournament>,
}

/// A player as the last list has him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeriodPlayer {
    /// His id in this document.
    pub id: String,
    /// His name, for people.
    pub name: Option<String>,
    /// Rating on the last list.
    pub rating: Option<Rating>,
    /// Standard rating, which seeds an unrated player's rapid and blitz ratings.
    pub standard: Option<Rating>,
    /// Rated games in completed events before this period; `None` = not reported.
    pub games: Option<u32>,
    /// Highest published rating so far.
    pub peak: Option<Rating>,
    /// Birth.
    pub born: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// K given from outside, which replaces the computed one.
    pub k: Option<u8>,
    /// That K is what FIDE's list prints.
    pub k_is_listed: bool,
    /// Earlier results of an unrated player.
    pub pool: Vec<PoolEvent>,
    /// Has finished a rated event before, even if nothing of it is left in the pool.
    pub has_played: bool,
    /// The last list for which he had a rated game.
    pub last_active: Option<Date>,
    /// Where his rating comes from, if not from a list of ours.
    pub taken: Option<Taken>,
}

/// A rating that no list of ours has was taken from elsewhere, by decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The entry of the ledger that says so.
    pub decision: EntryId,
    /// FIDE's list of this date has it; none = the report has it.
    pub list: Option<Date>,
}
