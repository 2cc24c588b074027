//! The field: every player in columns, between two lists.

use super::super::k_factor::Standing;
use arpad_model::Rating;

/// A player while games are rated: his ratings and what his games have added up to so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// The rating his own change is reckoned with; 0 = unrated.
    pub own: i16,
    /// The rating his opponents meet; 0 = unrated.
    pub seen: i16,
    /// Sum of score minus expected score, in hundredths.
    pub sum: i32,
    /// Counted games.
    pub games: u16,
    /// Half points scored in them.
    pub halves: u16,
}

impl Slot {
    /// A player on a list, before any game.
    pub fn on_list(rating: Option<Rating>) -> Self {
        let points = rating.map_or(0, Rating::points);
        Slot { own: points, seen: points, ..Slot::default() }
    }

    /// Rated for himself and for others.
    #[inline(always)]
    pub fn is_rated(&self) -> bool {
        self.own != 0 && self.seen != 0
    }

    /// Adds one counted game.
    #[inline(always)]
    pub fn add(&mut self, change: i32, halves: u8) {
        self.sum += change;
        self.games = self.games.wrapping_add(1);
        self.halves = self.halves.wrapping_add(u16::from(halves));
    }
}

/// The most games of one player in one period; a report beyond it is refused before it comes here.
pub const MOST_GAMES: usize = 30_000;

/// All players.
#[derive(Clone, Debug, Default)]
pub struct Field {
    /// Ratings and sums.
    pub slots: Vec<Slot>,
    /// What K depends on.
    pub standings: Vec<Standing>,
    /// Earlier results of unrated players, sorted by player.
    pub pool: Vec<PooledEvent>,
    /// Unrated players who have never finished a rated event.
    pub fresh: Vec<bool>,
}

/// One event in an unrated player's pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PooledEvent {
    /// The player.
    pub player: u32,
    /// The list on which it was or would have been rated, as [`list_number`].
    pub list: i32,
    /// It was his first event.
    pub first: bool,
    /// Games against rated opponents, half points, sum of their ratings.
    pub results: super::super::first_rating::Results,
}

/// Lists are monthly: a number that grows by one from list to list.
pub fn list_number(date: jiff::civil::Date) -> i32 {
    i32::from(date.year()) * 12 + i32::from(date.month())
}
