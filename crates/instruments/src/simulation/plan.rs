//! What is to be simulated.

use jiff::civil::Date;

/// A federation to simulate. The same plan gives the same federation, byte by byte, on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Chance begins here.
    pub seed: u64,
    /// The game.
    pub board: Board,
    /// How many play at the beginning; whoever stops is followed by a newcomer.
    pub players: usize,
    /// Clubs.
    pub clubs: usize,
    /// The date of the first list, on which those who play already are rated.
    pub first_list: Date,
    /// Months from there on; each ends with a list.
    pub months: usize,
    /// Games of a player in a year, on the average.
    pub games_a_year: u32,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// Chess: Swiss tournaments, round robins, a league.
    Chess,
    /// Go: McMahon tournaments, even and with stones.
    Go,
}

/// What can be wrong with a federation, with the truth known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// Newcomers play far below their strength until they are rated, and take the missing points from everybody afterwards.
    Deflation,
    /// A club whose members play with each other alone.
    ClosedClub,
    /// A tournament is reported twice.
    DoubledReport,
    /// A club's newcomers are let win until they are rated.
    InflatedEntry,
    /// From the middle of the time on somebody plays far above his strength.
    Cheat,
    /// From the middle of the time on somebody plays far below it.
    Sandbagger,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 6] = [
        Fault::Deflation,
        Fault::ClosedClub,
        Fault::DoubledReport,
        Fault::InflatedEntry,
        Fault::Cheat,
        Fault::Sandbagger,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Fault::Deflation => "deflation",
            Fault::ClosedClub => "closed-club",
            Fault::DoubledReport => "doubled-report",
            Fault::InflatedEntry => "inflated-entry",
            Fault::Cheat => "cheat",
            Fault::Sandbagger => "sandbagger",
        }
    }

    /// Reads the stable name.
    pub fn parse(text: &str) -> Option<Self> {
        Fault::ALL.into_iter().find(|fault| fault.as_str() == text)
    }
}

impl Plan {
    /// A healthy federation of this size.
    pub fn new(seed: u64, players: usize, months: usize) -> Self {
        let clubs = (players / 60).clamp(3, 400);
        let first_list = jiff::civil::date(2024, 4, 1);
        Plan { seed, board: Board::Chess, players, clubs, first_list, months, games_a_year: 24, faults: Vec::new() }
    }

    /// The same with a fault.
    pub fn with(mut self, fault: Fault) -> Self {
        if !self.has(fault) {
            self.faults.push(fault);
        }
        self
    }

    /// Whether it has this fault.
    pub fn has(&self, fault: Fault) -> bool {
        self.faults.contains(&fault)
    }

    /// The day of a list: the first is number 0.
    pub fn list(&self, month: usize) -> Date {
        self.first_list.saturating_add(jiff::Span::new().months(month as i64))
    }
}
