//! How a chess game ended, as the report says it.

use crate::HalfPoints;

/// The side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// White.
    White,
    /// Black.
    Black,
}

/// The outcome of a chess game. The last four were not played and give no rating change to anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// 1-0.
    WhiteWins,
    /// ½-½.
    Draw,
    /// 0-1.
    BlackWins,
    /// White wins by forfeit ("kontumálás").
    WhiteByForfeit,
    /// Black wins by forfeit.
    BlackByForfeit,
    /// Both forfeit.
    BothForfeit,
    /// Not played for another reason.
    NotPlayed,
}

impl Outcome {
    /// All outcomes, in the order of the contract.
    pub const ALL: [Outcome; 7] = [
        Outcome::WhiteWins,
        Outcome::BlackWins,
        Outcome::Draw,
        Outcome::WhiteByForfeit,
        Outcome::BlackByForfeit,
        Outcome::BothForfeit,
        Outcome::NotPlayed,
    ];

    /// The notation of the case file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::WhiteByForfeit => "+/-",
            Outcome::BlackByForfeit => "-/+",
            Outcome::BothForfeit => "-/-",
            Outcome::NotPlayed => "*",
        }
    }

    /// Reads the notation of the case file.
    pub fn parse(text: &str) -> Option<Self> {
        Outcome::ALL.into_iter().find(|outcome| outcome.as_str() == text)
    }

    /// Whether both players made at least one move.
    pub const fn is_played(self) -> bool {
        matches!(self, Outcome::WhiteWins | Outcome::Draw | Outcome::BlackWins)
    }

    /// The points over the board of one side, as the score sheet shows them (forfeits included).
    pub const fn score(self, color: Color) -> HalfPoints {
        let white = match self {
            Outcome::WhiteWins | Outcome::WhiteByForfeit => 2,
            Outcome::Draw => 1,
            Outcome::BlackWins | Outcome::BlackByForfeit => 0,
            Outcome::BothForfeit | Outcome::NotPlayed => return HalfPoints(0),
        };
        match color {
            Color::White => HalfPoints(white),
            Color::Black => HalfPoints(2 - white),
        }
    }
}
