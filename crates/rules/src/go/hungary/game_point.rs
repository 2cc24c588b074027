//! The game point (§8(2)): handicap correction stone by stone, then the chance table.

use super::edition::Edition;
use super::parameters::StonesToStronger;
use super::tables::{LOWEST, chance_at, width_at};

/// Rates one game that was played between these points.
#[inline(always)]
pub fn game_point(edition: &Edition, black: i32, white: i32, stones: u8, result: Played) -> Result<GamePoint, NoStone> {
    let corrected = if stones == 0 { black } else { corrected(edition, black, white, stones)? };
    // Step 1, second sentence: the player with more points after the correction is A.
    let difference = corrected - white;
    let chance = chance_at(difference.abs());
    // A wins: e. B wins: 1 − e. So much is at stake for Black when he wins; when he loses, White wins the rest to 1.
    let win = if difference >= 0 { chance } else { 1000 - chance };
    let black_point = win - result.lost();
    Ok(GamePoint { black, white, corrected, difference, chance, black_point })
}

/// A game point with everything it came from. Points of the two players are exactly opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamePoint {
    /// Black's points at the start.
    pub black: i32,
    /// White's points at the start.
    pub white: i32,
    /// Black's points after the stones.
    pub corrected: i32,
    /// Black's corrected points less White's.
    pub difference: i32,
    /// The chance from the table, in thousandths.
    pub chance: i32,
    /// Black's game point in thousandths; White's is the opposite.
    pub black_point: i32,
}

/// The result of a game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Played {
    /// Black won.
    BlackWins,
    /// Drawn.
    Jigo,
    /// White won.
    WhiteWins,
}

impl Played {
    /// What Black lost of a whole game, in thousandths.
    #[inline(always)]
    const fn lost(self) -> i32 {
        self as i32 * 500
    }
}

/// Why the correction for a stone cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStone {
    /// The receiver has more points than the giver.
    ToStronger,
    /// The band from 2700 up has no width.
    TopBand {
        /// The points reached.
        at: i32,
    },
    /// There is no band below 1000.
    BelowTable {
        /// The points reached.
        at: i32,
    },
}

/// The receiver's points after this many stones; the band is looked up again after each of them.
pub fn corrected(edition: &Edition, receiver: i32, giver: i32, stones: u8) -> Result<i32, NoStone> {
    if receiver > giver && edition.stones_to_stronger.value == StonesToStronger::Refused {
        return Err(NoStone::ToStronger);
    }
    let mut points = receiver;
    for _ in 0..stones {
        points += match width_at(points) {
            Some(width) => width,
            None if points < LOWEST => edition.bottom_width.value.ok_or(NoStone::BelowTable { at: points })?,
            None => edition.top_width.value.ok_or(NoStone::TopBand { at: points })?,
        };
    }
    Ok(points)
}
