//! The field: every player in columns, between two lists.

use super::super::k_factor::Standing;
use super::games::PackedGame;
use arpad_model::Rating;

/// A player while games are rated: his ratings and what his games have added up to so far. 16 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    own: i16,
    seen: i16,
    /// The rating where own and seen are the same, the common case; 0 otherwise.
    plain: i16,
    /// Sum of score minus expected score in hundredths (upper 32 bits), counted games (16), half points scored in them
    /// (lower 16): one addition per game.
    tally: u64,
}

impl Slot {
    /// A player on a list, before any game.
    #[inline]
    pub fn on_list(rating: Option<Rating>) -> Self {
        Slot::of_points(rating.map_or(0, Rating::points))
    }

    /// The same by points; 0 = unrated.
    #[inline(always)]
    pub fn of_points(points: i16) -> Self {
        Slot { own: points, seen: points, plain: points, tally: 0 }
    }

    /// The rating his own change is computed from; 0 = unrated.
    #[inline(always)]
    pub fn own(&self) -> i16 {
        self.own
    }

    /// The rating his opponents meet; 0 = unrated.
    #[inline(always)]
    pub fn seen(&self) -> i16 {
        self.seen
    }

    /// The rating that is the same for himself and for others; 0 where there is none.
    #[inline(always)]
    pub fn plain(&self) -> i16 {
        self.plain
    }

    /// Other ratings from here on; what his games added up to stays.
    pub fn set(&mut self, own: i16, seen: i16) {
        (self.own, self.seen, self.plain) = (own, seen, if own == seen { own } else { 0 });
    }

    /// Sum of score minus expected score, in hundredths.
    #[inline(always)]
    pub fn sum(&self) -> i32 {
        (self.tally >> 32) as i32
    }

    /// Counted games.
    #[inline(always)]
    pub fn games(&self) -> u16 {
        (self.tally >> 16) as u16
    }

    /// Half points scored in them.
    #[inline(always)]
    pub fn halves(&self) -> u16 {
        self.tally as u16
    }

    /// Adds one counted game: half points scored and expected score in hundredths.
    #[inline(always)]
    pub fn add(&mut self, halves: u8, expected: u8) {
        // The lower fields never run over (MOST_GAMES), so the sum above them is exact.
        let scored = SCORED[usize::from(halves) & 3];
        self.tally = self.tally.wrapping_add(scored).wrapping_sub(u64::from(expected) << 32);
    }

    /// Adds a counted game to both its players, by White's expected score in hundredths; Black's is the rest to a point.
    #[inline(always)]
    pub fn add_game(slots: &mut [Slot], game: &PackedGame, expected: u8) {
        let white = SCORED[usize::from(game.white_halves) & 3].wrapping_sub(u64::from(expected) << 32);
        let (to_white, to_black) = (game.white as usize, game.black as usize);
        slots[to_white].tally = slots[to_white].tally.wrapping_add(white);
        slots[to_black].tally = slots[to_black].tally.wrapping_add(BOTH.wrapping_sub(white));
    }

    /// Adds what another share of the same period gave this player.
    pub fn merge(&mut self, part: &Slot) {
        self.tally = self.tally.wrapping_add(part.tally);
    }
}

/// What a game adds to a tally before the expected score is taken off, by half points scored.
const SCORED: [u64; 4] = [1 << 16, 50 << 32 | 1 << 16 | 1, 100 << 32 | 1 << 16 | 2, 0];

/// What a game adds to the tallies of both together: each a game, and two half points; what one gains the other loses.
const BOTH: u64 = 2 << 16 | 2;

/// The most games of one player in one period; a report beyond it is refused before it comes here.
pub const MOST_GAMES: usize = 30_000; // twice as many half points still fit into 16 bits

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
    /// Where it was, for the caller who keeps the pool.
    pub source: PoolSource,
    /// The number of the whole event, where it may be a part of one.
    pub whole: Option<u32>,
    /// A part of an event that had too little to count when it was rated.
    pub waits: bool,
    /// Games against rated opponents, half points, sum of their ratings.
    pub results: super::super::first_rating::Results,
}

/// Which event a pooled result is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PoolSource {
    /// An earlier one, by its position in the player's pool as it was given.
    Earlier(u32),
    /// One of this period, by its position in the order of their start.
    Event(u32),
}

/// Lists are monthly: a number that grows by one from list to list.
pub fn list_number(date: jiff::civil::Date) -> i32 {
    i32::from(date.year()) * 12 + i32::from(date.month())
}
