//! The answer of the European rating.

use super::formula::GameChange;
use crate::reason::Why;
use arpad_model::{EditionId, Finding, GoClass, Grade, Hundredths, Step, Thousandths};

/// A whole calculation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EgfRated {
    /// The edition.
    pub edition: EditionId,
    /// The tournaments in the order in which they were rated.
    pub tournaments: Vec<EgfTournament>,
    /// The players in the order of the document.
    pub players: Vec<EgfPlayer>,
    /// Notes and warnings.
    pub findings: Vec<Finding>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EgfTournament {
    /// Its position in the document.
    pub tournament: usize,
    /// Its class.
    pub class: GoClass,
    /// The class was given, not found from the thinking time.
    pub given: bool,
    /// The weight.
    pub weight: Hundredths,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EgfPlayer {
    /// His position in the document.
    pub player: usize,
    /// Rating before; none for a new player.
    pub before: Option<Thousandths>,
    /// Rating he started with: the same, or that of his grade; none without a game.
    pub start: Option<Thousandths>,
    /// The grade his start comes from, if it does.
    pub by_grade: Option<Grade>,
    /// Rating after; none without a rating and a game.
    pub after: Option<Thousandths>,
    /// `after` less `start`.
    pub change: Option<Thousandths>,
    /// His tournaments in the order in which they were rated.
    pub tournaments: Vec<EgfPlayerTournament>,
    /// The explanation.
    pub steps: Vec<Step>,
}

/// One tournament of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EgfPlayerTournament {
    /// Its position in the document.
    pub tournament: usize,
    /// The weight of its class.
    pub weight: Hundredths,
    /// Rating before, used in all its games.
    pub before: Thousandths,
    /// The sum of the games' changes.
    pub change: Thousandths,
    /// Rating after; more than the sum only where the floor holds.
    pub after: Thousandths,
    /// All his games in the order of the document.
    pub games: Vec<EgfGame>,
}

/// A game as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EgfGame {
    /// Its position in the tournament.
    pub game: usize,
    /// The round.
    pub round: u16,
    /// The opponent's position in the document; none in a bye.
    pub opponent: Option<usize>,
    /// He had Black.
    pub black: bool,
    /// Handicap stones; Black received them.
    pub handicap: u8,
    /// Half points scored.
    pub halves: u8,
    /// What it changed; none for a game that does not count.
    pub change: Option<GameChange>,
    /// Why it does not count.
    pub why: Option<Why>,
}
