//! The games of a period, packed and grouped by tournament.

use super::super::edition::Edition;
use super::super::k_factor::Standing;
use arpad_model::{Color, Outcome, Rating, System};

/// One game in 12 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct PackedGame {
    /// White, as a position in the field.
    pub white: u32,
    /// Black.
    pub black: u32,
    /// White's half points; Black has the rest to two.
    pub white_halves: u8,
    /// Whether it may count at all.
    pub ruling: Ruling,
    /// The round.
    pub round: u16,
}

impl PackedGame {
    /// White's half points of a game that may count, and a number of 32,768 or more of one that may not: both bytes at once.
    #[inline(always)]
    pub(super) fn scored_if_counts(&self) -> u16 {
        u16::from_le_bytes([self.white_halves, self.ruling as u8])
    }

    /// Packs a game; one that was not played is ruled out at once.
    pub fn new(round: u16, white: u32, black: u32, outcome: Outcome) -> Self {
        let ruling = if outcome.is_played() { Ruling::Counts } else { Ruling::Unplayed };
        PackedGame { white, black, white_halves: outcome.score(Color::White).0 as u8, ruling, round }
    }
}

/// Whether a game may count, decided before ratings are looked at. What rules a game out is 128 or more, so that it leads the
/// look-up of gains astray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Ruling {
    /// It may.
    Counts,
    /// Not played.
    Unplayed = 128,
    /// Played, but set aside for force majeure or fair play.
    SetAside,
    /// The report says that it is not rated.
    ReportedUnrated,
    /// The match was already decided.
    MatchDecided,
    /// A match with an unrated player.
    UnratedMatch,
    /// Played faster than the players' ratings allow.
    TooFast,
    /// It is rated at the end of the event, and that is not reached.
    AtTheEnd,
    /// The event is not ratable.
    EventRefused,
}

/// One tournament for the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// The edition that governs it, by its start.
    pub edition: &'a Edition,
    /// Its start, as [`super::super::k_factor::day_number`].
    pub start: i32,
    /// How the pairings were made.
    pub system: System,
    /// Its games.
    pub games: &'a [PackedGame],
    /// The position of its first game among all games of the period.
    pub first_game: u32,
    /// Ratings at its start where they differ from the last list; each player at most once.
    pub ratings: &'a [(u32, Option<Rating>)],
    /// What K depended on at its start, where that differs from the last list.
    pub standings: &'a [(u32, Standing)],
    /// The whole event, where this is one month of it.
    pub whole: Option<Whole<'a>>,
}

/// What a part of an event has to know of the whole.
#[derive(Clone, Copy, Debug)]
pub struct Whole<'a> {
    /// The same number in all its parts, and in what pools hold of them.
    pub number: u32,
    /// Games of earlier parts that were rated then: a table needs them too.
    pub earlier: &'a [PackedGame],
    /// Players for whom an earlier part has used the one upgrade.
    pub upgraded: &'a [u32],
    /// A round robin that goes on: there is no table yet.
    pub goes_on: bool,
}

impl Event<'_> {
    /// Unrated players are rated from its whole table, and their opponents with them.
    pub(super) fn is_computed_round_robin(&self) -> bool {
        self.edition.round_robin.value.is_computed() && self.system.is_round_robin()
    }
}
