//! What to look at before a list is closed: never a verdict. Each has its evidence, and how often it is raised where nothing is
//! wrong (`cargo run --release -p arpad-instruments --example anomalies -- 100 20 5001`).

mod chance;
mod long_run;
mod look;
mod newcomers;
mod simulated;
#[cfg(test)]
mod tests;

pub use long_run::{GROWN_FROM, KNOWN_AFTER, LISTS, OfList, Run};
pub use look::{Closing, OfEvent, OfGame, look};
pub use newcomers::{Entered, NEW_GAMES};
pub use simulated::looked;

use jiff::civil::Date;

/// What is out of the ordinary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The same games in two reports.
    Twice,
    /// One person at two boards on a day: in two tournaments.
    TwoBoards,
    /// More rounds than a day has room for.
    Crowded,
    /// A score far above what even somebody much stronger would make.
    Jump,
    /// Over many lists far above what he was known for.
    Performance,
    /// A score far below what even somebody much weaker would make, in a month or over many lists.
    Sandbagging,
    /// A tournament without surprises: every favorite won, or nearly everything was drawn.
    Regular,
    /// Newcomers of one club who score far below their first ratings.
    Newcomers,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 8] = [
        Kind::Twice,
        Kind::TwoBoards,
        Kind::Crowded,
        Kind::Jump,
        Kind::Performance,
        Kind::Sandbagging,
        Kind::Regular,
        Kind::Newcomers,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Twice => "twice",
            Kind::TwoBoards => "two-boards",
            Kind::Crowded => "crowded",
            Kind::Jump => "jump",
            Kind::Performance => "performance",
            Kind::Sandbagging => "sandbagging",
            Kind::Regular => "regular",
            Kind::Newcomers => "newcomers",
        }
    }

    /// Of how many healthy federations out of [`MEASURED`] it was raised in any month.
    pub const fn false_alarms(self) -> u32 {
        match self {
            Kind::Twice | Kind::TwoBoards | Kind::Crowded | Kind::Jump | Kind::Regular | Kind::Newcomers => 0,
            Kind::Performance => 1,
            Kind::Sandbagging => 4,
        }
    }
}

/// Healthy federations of 600 players over 36 months, each month looked at before its list, from seeds that chose nothing.
pub const MEASURED: u32 = 100;

/// One of them, with its evidence.
#[derive(Clone, Debug, PartialEq)]
pub struct Anomaly {
    /// What.
    pub kind: Kind,
    /// Who.
    pub persons: Vec<u32>,
    /// Where.
    pub events: Vec<u32>,
    /// Whose: the club.
    pub group: Option<u32>,
    /// When.
    pub day: Option<Date>,
    /// Games, or minutes of a day.
    pub count: u32,
    /// What was scored, or is the same.
    pub seen: f64,
    /// What was to be expected.
    pub expected: f64,
    /// How likely that is by chance, for one who is looked at; none where chance has no part.
    pub chance: Option<f64>,
}

impl Anomaly {
    fn of(kind: Kind) -> Self {
        let (persons, events) = (Vec::new(), Vec::new());
        Anomaly { kind, persons, events, group: None, day: None, count: 0, seen: 0.0, expected: 0.0, chance: None }
    }
}
