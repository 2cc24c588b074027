//! A finding: what the regulation says about a tournament or a player. Always with its paragraph.

use crate::{Code, Fact, Facts, Paragraph, PersonName, Severity};

/// What a finding is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The whole document.
    Everything,
    /// A tournament, by its position.
    Tournament(usize),
    /// A round of a tournament.
    Round(usize, u16),
    /// A game of a tournament, by their positions.
    Game(usize, usize),
    /// A player, by his position.
    Player(usize),
}

/// One finding. Its sentence stands in the application's words under `finding-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How much it weighs.
    pub severity: Severity,
    /// The paragraph.
    pub paragraph: Paragraph,
    /// What it is about.
    pub place: Place,
    /// The stable name of the kind of finding.
    pub code: Code,
    /// The facts, named as the sentence's arguments.
    pub facts: Facts,
    /// The same place by name, where the register knows it.
    pub spot: Option<Box<Spot>>,
}

/// Where something was found, as people say it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// The tournament's name.
    pub tournament: String,
    /// The round.
    pub round: Option<u16>,
    /// Whom it is about; of a game Black, then White.
    pub players: Vec<PersonName>,
}

impl Finding {
    /// A finding without facts; add them with [`Finding::with`].
    pub fn new(severity: Severity, paragraph: Paragraph, place: Place, code: Code) -> Self {
        Finding { severity, paragraph, place, code, facts: Facts::new(), spot: None }
    }

    /// Adds one fact.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }
}
