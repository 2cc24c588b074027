//! The expected score of one game: the difference, the 400-point rule in its wordings, table b.

use super::edition::{CapAbove, DifferenceCap};
use super::tables::{EXPECTED, LAST_ROW};

/// How far a difference counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Larger differences count as 400.
    Capped,
    /// As it is.
    True,
}

/// The expected score in hundredths at `difference` (own rating minus opponent's).
#[inline(always)]
pub fn expected(difference: i32, reach: Reach) -> u8 {
    // Ratings reach to Rating::MAX, so a difference plus 4096 lies inside the table; the mask says so to the compiler.
    let row = (difference + 4096) as usize & 8191;
    match reach {
        Reach::Capped => CAPPED[row],
        Reach::True => TRUE[row],
    }
}

/// Table b by every difference there can be, plus 4096: one look-up instead of a comparison with its end.
static TRUE: [u8; 8192] = by_difference(LAST_ROW);

/// The same with larger differences counted as 400.
static CAPPED: [u8; 8192] = by_difference(DifferenceCap::LIMIT);

const fn by_difference(limit: i16) -> [u8; 8192] {
    let mut table = [0; 8192];
    let mut row = 0;
    while row < 8192 {
        table[row] = at(row as i32 - 4096, limit as i32);
        row += 1;
    }
    table
}

/// The expected score at a difference that counts as 400 at most, where a constant is computed.
pub const fn capped(difference: i16) -> u8 {
    at(difference as i32, DifferenceCap::LIMIT as i32)
}

const fn at(difference: i32, limit: i32) -> u8 {
    let counted = if difference > limit {
        limit
    } else if difference < -limit {
        -limit
    } else {
        difference
    };
    EXPECTED[(counted + LAST_ROW as i32) as usize]
}

/// The 400-point rule as the game loop asks it: how far a difference counts, for this player in this game.
pub trait Limit {
    /// How far.
    fn of(&self, own: i16, opponent: i16, game: u32, player: u32) -> Reach;
}

/// Every difference above 400 counts as 400.
pub struct Always;

impl Limit for Always {
    #[inline(always)]
    fn of(&self, _own: i16, _opponent: i16, _game: u32, _player: u32) -> Reach {
        Reach::Capped
    }
}

/// The same for players rated below the bound; from it on the true difference counts.
pub struct BelowBound(pub i16);

impl Limit for BelowBound {
    #[inline(always)]
    fn of(&self, own: i16, _opponent: i16, _game: u32, _player: u32) -> Reach {
        if own >= self.0 { Reach::True } else { Reach::Capped }
    }
}

/// Opponents more than 400 below count as 400 below in one game of the tournament only, the one with the greatest
/// difference; opponents more than 400 above always, or in that one game too (E-20).
pub struct OneUpgrade<'a> {
    /// The spared game of each player of this tournament.
    pub spared: &'a SparedGames,
    /// Opponents above.
    pub above: CapAbove,
}

impl Limit for OneUpgrade<'_> {
    #[inline(always)]
    fn of(&self, own: i16, opponent: i16, game: u32, player: u32) -> Reach {
        let (difference, limit) = (i32::from(own) - i32::from(opponent), i32::from(DifferenceCap::LIMIT));
        // Up to 400 the true difference and the capped one are the same.
        let is_once = self.above == CapAbove::Once || difference > limit;
        if is_once && !self.spared.is(player, game) { Reach::True } else { Reach::Capped }
    }
}

/// For each player with opponents more than 400 below: the game with the greatest difference, the earliest if several.
#[derive(Default)]
pub struct SparedGames {
    /// By player, the highest claim of the last tournament in which he had one.
    best: Vec<u64>,
    /// The tournament. One before has a lower number, so claims are not cleared.
    tournament: u64,
}

/// Bits of a claim below those of the tournament: the difference, what is left to the last round, what is left to the last game.
const DIFFERENCE: u32 = 12;
const ROUND: u32 = 16;
const GAME: u32 = 24;

/// The most games of a tournament with this rule, less one.
const LAST_GAME: u32 = (1 << GAME) - 1;

#[inline(always)]
fn last_left(game: u32) -> u32 {
    debug_assert!(game <= LAST_GAME);
    LAST_GAME - (game & LAST_GAME)
}

impl SparedGames {
    /// Forgets the last tournament.
    pub fn clear(&mut self, players: usize) {
        self.tournament += 1;
        if self.tournament >> (u64::BITS - DIFFERENCE - ROUND - GAME) != 0 {
            self.best.clear();
            self.tournament = 1;
        }
        self.best.resize(players, 0);
    }

    /// Offers a counted game by its position in the tournament. Equal differences give equal values; the earlier round is named as
    /// the spared one.
    #[inline(always)]
    pub fn offer(&mut self, player: u32, difference: i16, round: u16, game: u32) {
        let left = u64::from(!round) << GAME | u64::from(last_left(game));
        let claim = self.tournament << (DIFFERENCE + ROUND + GAME) | (difference as u64) << (ROUND + GAME) | left;
        let best = &mut self.best[player as usize];
        *best = claim.max(*best);
    }

    /// Whether it is this game of the tournament.
    #[inline(always)]
    pub fn is(&self, player: u32, game: u32) -> bool {
        let best = self.best[player as usize];
        best >> (DIFFERENCE + ROUND + GAME) == self.tournament && best as u32 & LAST_GAME == last_left(game)
    }
}
