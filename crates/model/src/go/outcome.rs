//! How a go game ended, as the report says it.

/// The outcome of a go game. The last five were not played and give nobody a game point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GoOutcome {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A drawn game ("jigo").
    Jigo,
    /// One player did not appear.
    NoShow,
    /// The arbiter named the winner ("leléptetés").
    Arbiter,
    /// The arbiter gave both a loss.
    DoubleLoss,
    /// No opponent: a point without a game ("erőnyerő").
    Bye,
    /// Half a point without a game: a round somebody sat out.
    HalfBye,
}

impl GoOutcome {
    /// All outcomes, in the order of the contract.
    pub const ALL: [GoOutcome; 8] = [
        GoOutcome::Black,
        GoOutcome::White,
        GoOutcome::Jigo,
        GoOutcome::NoShow,
        GoOutcome::Arbiter,
        GoOutcome::DoubleLoss,
        GoOutcome::Bye,
        GoOutcome::HalfBye,
    ];

    /// The notation of the case file.
    pub const fn as_str(self) -> &'static str {
        match self {
            GoOutcome::Black => "black",
            GoOutcome::White => "white",
            GoOutcome::Jigo => "jigo",
            GoOutcome::NoShow => "no-show",
            GoOutcome::Arbiter => "arbiter",
            GoOutcome::DoubleLoss => "double-loss",
            GoOutcome::Bye => "bye",
            GoOutcome::HalfBye => "half-bye",
        }
    }

    /// Reads the notation of the case file.
    pub fn parse(text: &str) -> Option<Self> {
        GoOutcome::ALL.into_iter().find(|outcome| outcome.as_str() == text)
    }

    /// Whether somebody has points of a round in which he had no opponent.
    pub const fn is_alone(self) -> bool {
        matches!(self, GoOutcome::Bye | GoOutcome::HalfBye)
    }

    /// Whether the result came from the board.
    pub const fn is_played(self) -> bool {
        matches!(self, GoOutcome::Black | GoOutcome::White | GoOutcome::Jigo)
    }
}
