//! Thinking time in go: a basic time, and what follows when it is used up.

/// The thinking time of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoTime {
    /// Basic time in minutes ("alapidő").
    pub base_minutes: u32,
    /// What follows it.
    pub overtime: Overtime,
}

/// The overtime ("tartalékidő, bjo-jomi").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// None: when the basic time is used up, the game is lost.
    SuddenDeath,
    /// Japanese: a number of seconds for each move. How many such periods there are does not matter.
    Japanese {
        /// Seconds per move.
        seconds: u32,
    },
    /// Canadian: a number of moves in a number of minutes.
    Canadian {
        /// Moves.
        moves: u32,
        /// Minutes.
        minutes: u32,
    },
    /// Fischer: seconds added with each move, from the first on.
    Fischer {
        /// Seconds added.
        seconds: u32,
    },
}

impl GoTime {
    /// The basic time alone.
    pub const fn sudden_death(base_minutes: u32) -> Self {
        GoTime { base_minutes, overtime: Overtime::SuddenDeath }
    }
}
