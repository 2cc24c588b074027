//! The field: every player in columns, between two lists.

use super::super::k_factor::Standing;
use super::gains::{self, Gain};
use arpad_model::Rating;

/// A player while games are rated: his ratings and what his games have added up to so far. 16 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Four numbers of 16 bits, the lowest first: the rating for himself, the rating for others, and [`Slot::as_white`] and
    /// [`Slot::as_black`]. One number, so that it is written at once.
    key: u64,
    /// The sum of [`Gain`]s: one addition per game.
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
        Slot { key: key(points, points), tally: 0 }
    }

    /// The rating his own change is computed from; 0 = unrated.
    #[inline(always)]
    pub fn own(&self) -> i16 {
        self.key as i16
    }

    /// The rating his opponents meet; 0 = unrated.
    #[inline(always)]
    pub fn seen(&self) -> i16 {
        (self.key >> 16) as i16
    }

    /// The rating that is the same for himself and for others; 0 where there is none.
    #[inline(always)]
    pub fn plain(&self) -> i16 {
        if self.own() == self.seen() { self.own() } else { 0 }
    }

    /// See [`gains::PER_POINT`].
    #[inline(always)]
    pub(super) fn as_white(&self) -> i16 {
        (self.key >> 32) as i16
    }

    /// See [`gains::PER_POINT`].
    #[inline(always)]
    pub(super) fn as_black(&self) -> i16 {
        (self.key >> 48) as i16
    }

    /// Other ratings from here on; what his games added up to stays.
    pub fn set(&mut self, own: i16, seen: i16) {
        self.key = key(own, seen);
    }

    /// Sum of score minus expected score, in hundredths.
    #[inline(always)]
    pub fn sum(&self) -> i32 {
        (self.tally & GAINS) as i32 - 100 * i32::from(self.games())
    }

    /// Counted games.
    #[inline(always)]
    pub fn games(&self) -> u16 {
        (self.tally >> 40) as u16
    }

    /// Half points scored in them.
    #[inline(always)]
    pub fn halves(&self) -> u16 {
        (self.tally >> 24) as u16
    }

    /// Whether a game of his has counted.
    #[inline(always)]
    pub fn has_played(&self) -> bool {
        self.tally != 0
    }

    /// Adds one counted game.
    #[inline(always)]
    pub(super) fn add(&mut self, gain: Gain) {
        self.tally = self.tally.wrapping_add(gain.0);
    }

    /// So many hundredths more in a game that has been added.
    #[inline(always)]
    pub(super) fn give(&mut self, hundredths: i8) {
        self.tally = self.tally.wrapping_add(i64::from(hundredths) as u64);
    }

    /// Adds what another share of the same period gave this player.
    pub fn merge(&mut self, part: &Slot) {
        self.tally = self.tally.wrapping_add(part.tally);
    }
}

impl Default for Slot {
    fn default() -> Self {
        Slot::of_points(0)
    }
}

/// The gains of a tally.
const GAINS: u64 = (1 << 24) - 1;

/// Ratings from here on are rated apart: the 400-point rule reads differently for the strongest.
pub(super) const COMMON_BELOW: i16 = 2650;

/// The numbers of a slot.
#[inline(always)]
fn key(own: i16, seen: i16) -> u64 {
    if own == seen && (own.wrapping_sub(1) as u16) < COMMON_BELOW as u16 - 1 {
        return own as u64 * (0x0001_0001 + gains::PER_POINT) + gains::OF_ZERO;
    }
    let [as_white, as_black] = gains::BEYOND.map(|number| u64::from(number as u16));
    as_black << 48 | as_white << 32 | u64::from(seen as u16) << 16 | u64::from(own as u16)
}

/// The most games of one player in one period; a report beyond it is refused before it comes here.
pub const MOST_GAMES: usize = 30_000; // twice as many half points still fit into 16 bits, 200 times as many gains into 24

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
