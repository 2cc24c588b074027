//! The words of go: grade, outcome, thinking time, tournament, player, period.

pub mod grade;
pub mod outcome;
pub mod time;

pub mod tournament;

pub mod period;

pub use grade::Grade;
pub use outcome::GoOutcome;
pub use period::{GoDecision, GoPeriod, GoPlayer, InitialPoints, SetBy};
pub use time::{GoTime, Overtime};
pub use tournament::{Allowance, GoClass, GoGame, GoTournament, Importance};
