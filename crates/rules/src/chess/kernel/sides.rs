//! What the games of a period were to their players, in 8 bytes a game.

use super::trace::{Counted, Side};
use std::collections::HashMap;

/// Both sides of every game, by the game's position in the period.
#[derive(Clone, Debug, Default)]
pub struct Sides {
    /// From the lowest bit: the ratings of White and Black (16 bits each), what each was expected to score (8), how the game counted
    /// for each (8). Where both do not see the same two ratings, [`UNLIKE`].
    games: Vec<u64>,
    /// The games of which that is not enough.
    unlike: HashMap<u32, [Side; 2]>,
}

/// A number that no game comes to: nobody is expected to score 255 hundredths.
const UNLIKE: u64 = u64::MAX;

impl Sides {
    /// Room for this many games.
    pub(super) fn reset(&mut self, games: usize) {
        self.games.resize(games, packed(Side::EMPTY, Side::EMPTY));
        self.unlike.clear();
    }

    #[inline(always)]
    pub(super) fn set(&mut self, game: u32, white: Side, black: Side) {
        let alike = white.own == black.opponent && white.opponent == black.own;
        self.games[game as usize] = if alike { packed(white, black) } else { self.unlike(game, white, black) };
    }

    /// The same of a common game, by what is told of it beside the ratings.
    #[inline(always)]
    pub(super) fn set_common(&mut self, game: u32, white: i16, black: i16, told: u32) {
        self.games[game as usize] = with_ratings(white, black, told);
    }

    #[cold]
    fn unlike(&mut self, game: u32, white: Side, black: Side) -> u64 {
        self.unlike.insert(game, [white, black]);
        UNLIKE
    }

    /// White's side of a game and Black's.
    pub fn of(&self, game: usize) -> [Side; 2] {
        match self.games[game] {
            UNLIKE => self.unlike[&(game as u32)],
            packed => unpacked(packed),
        }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// All games in their order.
    pub fn iter(&self) -> impl Iterator<Item = [Side; 2]> {
        (0..self.len()).map(|game| self.of(game))
    }
}

#[inline(always)]
fn packed(white: Side, black: Side) -> u64 {
    with_ratings(white.own, black.own, told([white.expected, black.expected], [white.counted, black.counted]))
}

#[inline(always)]
fn with_ratings(white: i16, black: i16, told: u32) -> u64 {
    u64::from(white as u16) | u64::from(black as u16) << 16 | u64::from(told) << 32
}

/// What is told of a game beside the ratings: for White and Black what was expected and how it counted.
pub(super) const fn told(expected: [u8; 2], counted: [Counted; 2]) -> u32 {
    u32::from_le_bytes([expected[0], expected[1], counted[0] as u8, counted[1] as u8])
}

fn unpacked(game: u64) -> [Side; 2] {
    let (white, black) = (game as i16, (game >> 16) as i16);
    let side = |own, opponent, black: u32| Side {
        own,
        opponent,
        expected: (game >> (32 + black)) as u8,
        counted: Counted::ALL[usize::from((game >> (48 + black)) as u8)],
    };
    [side(white, black, 0), side(black, white, 8)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_set_is_what_is_told() {
        let side = |own, opponent, expected, counted| Side { own, opponent, expected, counted };
        let games = [
            [side(1800, 2400, 8, Counted::ChangeCapped), side(2400, 1800, 97, Counted::Change)],
            [side(0, 1500, 0, Counted::FirstRating), side(1500, 0, 0, Counted::OpponentUnrated)],
            [side(4000, 1, 100, Counted::Change), side(1, 4000, 0, Counted::Change)],
            [side(2700, 1500, 0, Counted::Mismatch), side(1500, 2700, 0, Counted::Mismatch)],
            // Rated 1900 for himself and 1950 to the other.
            [side(1900, 2000, 36, Counted::Change), side(2000, 1950, 57, Counted::Change)],
            [side(-3, -4, 50, Counted::RuledOut), side(-4, -3, 50, Counted::RuledOut)],
        ];
        let mut sides = Sides::default();
        sides.reset(7);
        for (game, [white, black]) in (0..).zip(games) {
            sides.set(game, white, black);
        }
        assert!(sides.iter().eq(games.into_iter().chain([[Side::EMPTY; 2]])));
        sides.reset(0);
        assert!(sides.is_empty());
    }
}
