//! What a game adds to a tally: one look-up by the result and both ratings.

use super::super::edition::DifferenceCap;
use super::super::expected_score::capped;
use super::field::{COMMON_BELOW, Slot};
use super::games::PackedGame;
use super::sides;
use super::trace::Counted;

/// What a counted game adds to the tally of one of its players: from the lowest bit the score minus the expected score in
/// hundredths and 100 more, so that it is never negative (24 bits), the half points scored (16), and one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gain(pub u64);

impl Gain {
    /// By half points scored and expected score in hundredths.
    #[inline(always)]
    pub const fn of(halves: u8, expected: u8) -> Self {
        Gain(1 << 40 | (halves as u64) << 24 | (100 + 50 * halves as u64 - expected as u64))
    }

    /// The opponent's, where both expect the opposite of each other: the half points are two, and what one gains the other loses.
    #[inline(always)]
    pub const fn of_opponent(self) -> Self {
        Gain((2 << 40 | 2 << 24 | 200) - self.0)
    }
}

/// By difference and half points: three gains for each difference that common ratings can have.
const GAINS: usize = 3 * (2 * COMMON_BELOW as usize);

/// Ratings count three times here, as the gains of a difference stand side by side.
const WIDTH: i16 = 3;

/// The first gain of equal ratings.
const MIDDLE: i16 = WIDTH * COMMON_BELOW;

/// Where White of a common game begins in the table (bits 32 to 47 of a slot's key), and what Black takes off from that (bits 48 to
/// 63): for each point of the rating, and for none.
pub(super) const PER_POINT: u64 = (WIDTH as u64) << 48 | (WIDTH as u64) << 32;
pub(super) const OF_ZERO: u64 = (MIDDLE as u64) << 32;

/// The same of whoever has no common games: further than the table reaches from any rating.
pub(super) const BEYOND: [i16; 2] = [30_000, -30_000];

/// White's gain by what he scored and the difference, 400 at most. One table for both players, as it is its own mirror image.
static TABLE: [Gain; GAINS] = table();

/// What is told of a common game beside the ratings, at the same places.
static TOLD: [u32; GAINS] = told();

/// The place of a common game in the tables.
#[derive(Clone, Copy)]
pub(super) struct Place(usize);

impl Place {
    /// None for a game that is not common: somebody has no common games, or it does not count. Whoever or whatever is not common
    /// leads beyond the end, however it meets another, so that one question asks for all.
    #[inline(always)]
    pub fn of(game: &PackedGame, white: &Slot, black: &Slot) -> Option<Self> {
        let place = i32::from(game.scored_if_counts()) + i32::from(white.as_white()) - i32::from(black.as_black());
        let place = place as u32 as usize;
        (place < GAINS).then_some(Place(place))
    }

    /// White's gain.
    #[inline(always)]
    pub fn gain(self) -> Gain {
        TABLE[self.0]
    }

    /// As [`sides::told`] has it.
    #[inline(always)]
    pub fn told(self) -> u32 {
        TOLD[self.0]
    }
}

/// Whether the two of a common game are more than 400 apart.
#[inline(always)]
pub(super) fn are_far(white: &Slot, black: &Slot) -> bool {
    let limit = WIDTH as i32 * DifferenceCap::LIMIT as i32;
    let place = i32::from(white.as_white()) - i32::from(black.as_black()) - i32::from(MIDDLE) + limit;
    place as u32 > 2 * limit as u32
}

const fn told() -> [u32; GAINS] {
    let mut told = [0; GAINS];
    let mut place = 0;
    while place < GAINS {
        let difference = place as i16 / WIDTH - COMMON_BELOW;
        let is_capped = difference.unsigned_abs() > DifferenceCap::LIMIT as u16;
        let counted = if is_capped { Counted::ChangeCapped } else { Counted::Change };
        let expected = capped(difference);
        told[place] = sides::told([expected, 100 - expected], [counted, counted]);
        place += 1;
    }
    told
}

const fn table() -> [Gain; GAINS] {
    let mut gains = [Gain(0); GAINS];
    let mut place = 0;
    while place < GAINS {
        let difference = place as i16 / WIDTH - COMMON_BELOW;
        gains[place] = Gain::of((place as i16 % WIDTH) as u8, capped(difference));
        place += 1;
    }
    gains
}

#[cfg(test)]
mod tests {
    use super::super::games::Ruling;
    use super::*;
    use crate::chess::expected_score::{Reach, expected};

    fn game(white_halves: u8, ruling: Ruling) -> PackedGame {
        PackedGame { white: 0, black: 1, white_halves, ruling, round: 1 }
    }

    #[test]
    fn a_row_has_what_the_table_says() {
        let highest = COMMON_BELOW - 1;
        for (white, black) in
            [(1, 1), (1500, 1500), (1, highest), (highest, 1), (1700, 1300), (1701, 1300), (1300, 1701)]
        {
            let (one, other) = (Slot::of_points(white), Slot::of_points(black));
            let difference = i32::from(white - black);
            for halves in 0..3 {
                let expected = expected(difference, Reach::Capped);
                let game = game(halves, Ruling::Counts);
                let gain = Gain::of(halves, expected);
                let place = Place::of(&game, &one, &other).expect("a common game");
                assert_eq!(place.gain(), gain, "{white} {black} {halves}");
                assert_eq!(gain.of_opponent(), Gain::of(2 - halves, 100 - expected));
            }
            assert_eq!(are_far(&one, &other), difference.abs() > 400, "{white} {black}");
        }
    }

    #[test]
    fn whatever_is_not_common_leads_beyond() {
        let apart = {
            let mut seen_otherwise = Slot::of_points(1500);
            seen_otherwise.set(1500, 1600);
            [
                Slot::of_points(0),
                Slot::of_points(COMMON_BELOW),
                Slot::of_points(4000),
                Slot::of_points(-1),
                seen_otherwise,
            ]
        };
        let common = [1, 1500, COMMON_BELOW - 1].map(Slot::of_points);
        let scored_and_ruled = [0, 1, 2].into_iter().flat_map(|halves| {
            let ruled = [Ruling::Counts, Ruling::Unplayed, Ruling::EventRefused];
            ruled.map(|ruling| game(halves, ruling))
        });
        for game in scored_and_ruled {
            for one in &apart {
                for other in common.iter().chain(&apart) {
                    for (white, black) in [(one, other), (other, one)] {
                        assert!(Place::of(&game, white, black).is_none(), "{white:?} {black:?}");
                    }
                }
            }
            for (white, black) in common.iter().flat_map(|white| common.iter().map(move |black| (white, black))) {
                assert_eq!(Place::of(&game, white, black).is_some(), game.ruling == Ruling::Counts);
            }
        }
    }
}
