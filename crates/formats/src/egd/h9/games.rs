//! From the two lines of each game to one game.

use super::{Color, Outcome, Tournament};
use crate::egd::Grade;

/// One game, seen from neither side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// From 1.
    pub round: usize,
    /// The two players, the upper line first.
    pub players: (usize, usize),
    /// Who had Black, where the file says so or the handicap tells.
    pub black: Option<usize>,
    /// Handicap stones: as written, or by the header's policy and the grades; `None` when neither tells.
    pub handicap: Option<u8>,
    /// Whether the stones are written in the file.
    pub handicap_is_explicit: bool,
    /// Who won.
    pub decision: Decision,
    /// Decided by default: not a played game.
    pub by_default: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This player won.
    Won(usize),
    /// A tie.
    Jigo,
    /// Both lost (by default).
    BothLost,
    /// The file leaves it open or contradicts itself.
    Unknown,
}

/// Stones by policy: the difference of the grades, at most 9, minus the reduction. Professionals have no place on the
/// scale, so nothing follows for them.
pub fn implied_handicap(reduction: u8, one: Grade, other: Grade) -> Option<u8> {
    let difference = one.scale()?.abs_diff(other.scale()?).min(9);
    Some((difference as u8).saturating_sub(reduction))
}

impl Tournament {
    /// Every game on which the two lines agree that it was paired, round by round.
    pub fn games(&self) -> Vec<Game> {
        let mut games = Vec::new();
        for round in 0..self.rounds {
            for (index, player) in self.players.iter().enumerate() {
                let Some(opponent) = player.cells[round].opponent.filter(|opponent| *opponent > index) else {
                    continue;
                };
                if self.players[opponent].cells[round].opponent == Some(index) {
                    games.push(self.game(round, index, opponent));
                }
            }
        }
        games
    }

    fn game(&self, round: usize, first: usize, second: usize) -> Game {
        let (one, other) = (&self.players[first], &self.players[second]);
        let (cell, answer) = (&one.cells[round], &other.cells[round]);
        let explicit = cell.handicap.or(answer.handicap);
        let implied = || implied_handicap(self.header.handicap_reduction?, one.grade?, other.grade?);
        let handicap = explicit.or_else(implied);
        let colored = match (cell.color, answer.color) {
            (Some(Color::Black), _) | (None, Some(Color::White)) => Some(first),
            (Some(Color::White), _) | (None, Some(Color::Black)) => Some(second),
            (None, None) => None,
        };
        let weaker = || {
            handicap.filter(|stones| *stones > 0)?;
            let (one, other) = (one.grade?.scale()?, other.grade?.scale()?);
            if one == other { None } else { Some(if one < other { first } else { second }) }
        };
        Game {
            round: round + 1,
            players: (first, second),
            black: colored.or_else(weaker),
            handicap,
            handicap_is_explicit: explicit.is_some(),
            decision: match (cell.outcome, answer.outcome) {
                (Outcome::Win, Outcome::Loss) => Decision::Won(first),
                (Outcome::Loss, Outcome::Win) => Decision::Won(second),
                (Outcome::Jigo, Outcome::Jigo) => Decision::Jigo,
                (Outcome::Loss, Outcome::Loss) => Decision::BothLost,
                _ => Decision::Unknown,
            },
            by_default: cell.by_default || answer.by_default,
        }
    }
}
