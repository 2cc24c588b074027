//! How a go game ended, as the report says it.

/// The outcome of a go game. The last four were not played and give nobody a game point.
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
}

impl GoOutcome {
    /// All outcomes, in the order of the contract.
    pub const ALL: [GoOutcome; 7] = [
        GoOutcome::Black,
        GoOutcome::White,
        GoOutcome::Jigo,
        GoOutcome::NoShow,
        GoOutcome::Arbiter,
        GoOutcome::DoubleLoss,
        GoOutcome::Bye,
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
        }
    }

    /// Reads the notation of the case file.
    pub fn parse(text: &str) -> Option<Self> {
        GoOutcome::ALL.into_iter().find(|outcome| outcome.as_str() == text)
    }

    /// Whether the result came from the board.
    pub const fn is_played(self) -> bool {
        matches!(self, GoOutcome::Black | GoOutcome::White | GoOutcome::Jigo)
    }
}
