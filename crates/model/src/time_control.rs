//! Thinking time: what each player has on the clock.

use serde::{Deserialize, Serialize};

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimePeriod {
    /// Moves to be made in it; `None` = the rest of the game.
    pub moves: Option<u16>,
    /// Seconds added at its start.
    pub seconds: u32,
}

/// The time control of a tournament, equal for both players unless `unequal` says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// The periods in order.
    pub periods: Vec<TimePeriod>,
    /// Seconds added with each move.
    pub increment: u32,
    /// The two players had different times.
    pub unequal: bool,
}

impl TimeControl {
    /// Everything in one period.
    pub fn sudden_death(minutes: u32, increment: u32) -> Self {
        TimeControl { periods: vec![TimePeriod { moves: None, seconds: minutes * 60 }], increment, unequal: false }
    }

    /// A player's seconds for a game of that many moves: all periods he reaches, and the increments.
    pub fn seconds_for(&self, moves: u32) -> u64 {
        let mut seconds = u64::from(self.increment) * u64::from(moves);
        let mut made = 0;
        for period in &self.periods {
            if made >= moves {
                break;
            }
            seconds += u64::from(period.seconds);
            made += period.moves.map_or(moves, u32::from);
        }
        seconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixty_moves_reach_the_second_period_only_if_the_first_is_shorter() {
        let two = |moves| TimeControl {
            periods: vec![TimePeriod { moves: Some(moves), seconds: 5400 }, TimePeriod { moves: None, seconds: 1800 }],
            increment: 30,
            unequal: false,
        };
        assert_eq!(two(40).seconds_for(60), 5400 + 1800 + 1800);
        assert_eq!(two(60).seconds_for(60), 5400 + 1800);
    }
}
