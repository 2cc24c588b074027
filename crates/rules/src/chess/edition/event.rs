//! What the law says about events: registration, thinking time, composition, reports.

/// How early an event must be registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registration {
    /// The text does not say.
    NotStated,
    /// Days before the start; more for events in which norms can be made.
    Norms {
        /// Ordinary events.
        ordinary: u8,
        /// Events for norms.
        norms: u8,
    },
    /// Days before the start; more when a player is rated above a bound.
    Strength {
        /// Ordinary events.
        ordinary: u8,
        /// Events with such a player.
        strong: u8,
        /// The bound.
        above: i16,
        /// The bound for women.
        women_above: i16,
    },
}

/// The least thinking time for 60 moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingTime {
    /// 120 minutes if a player of the TOURNAMENT is rated `top` or more, 90 from `middle`, else 60.
    PerTournament {
        /// 120 minutes from here.
        top: i16,
        /// 90 minutes from here.
        middle: i16,
    },
    /// The same, by the two players of each GAME.
    PerGame {
        /// 120 minutes from here.
        top: i16,
        /// 90 minutes from here.
        middle: i16,
    },
    /// More than `over` and less than (or at most) `under` minutes, equal clocks.
    Band {
        /// Exclusive lower bound in minutes.
        over: u32,
        /// Upper bound in minutes.
        under: u32,
        /// The upper bound itself is allowed.
        inclusive: bool,
    },
}

/// Where the bands of the least thinking time meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeBound {
    /// From the bound on the longer time is needed.
    Reached,
    /// Above the bound.
    Exceeded,
}

/// The moves of the first time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstControl {
    /// The text does not say.
    NotStated,
    /// Exactly this many.
    Exactly(u16),
    /// At least this many.
    AtLeast(u16),
}

/// The most play in a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayLimit {
    /// Hours, computed on 60 moves for both players.
    Hours(u32),
    /// Rounds.
    Rounds(u32),
}

/// How long an event may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duration {
    /// The text does not say.
    NotStated,
    /// At most this many days, team championships excepted; longer ones only by permission and with monthly reports.
    AtMost(i32),
    /// No limit; monthly reports above this many days.
    MonthlyReportsAbove(i32),
}

/// Games not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// Give no change; a game in which both made a move counts.
    NotCounted,
    /// The same, except force majeure and fair play.
    NotCountedFairPlay,
}

/// Who must take part in a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Composition {
    /// Anybody.
    Free,
    /// A third rated; up to `small` players at least 4; double round robins 6 players and 4 rated; national
    /// championships 3 rated men or 2 rated women instead.
    ThirdRated {
        /// Up to so many players four must be rated.
        small: u8,
    },
}

/// A round robin in which a game is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IncompleteRoundRobin {
    /// Rated like any other event: round robins are not special.
    NoSpecialCase,
    /// Treated as a Swiss tournament.
    AsSwiss,
}

/// Games of a match after its decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedMatch {
    /// The text does not speak of matches.
    NotStated,
    /// Not rated.
    NotRated,
    /// Not rated unless waived on request beforehand.
    NotRatedUnlessWaived,
}

/// Matches in which one player is unrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedMatch {
    /// As other games against an unrated player.
    NoSpecialCase,
    /// Not rated for anybody.
    NotRated,
}

/// How soon an event must be reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportDeadline {
    /// The text does not say.
    NotStated,
    /// Days after the end: the arbiter to the federation, the federation to FIDE.
    Days {
        /// The arbiter.
        arbiter: i32,
        /// The federation.
        upload: i32,
    },
    /// For the list of its month, or the next if at most `grace` days remain; never after the `last` list.
    ForList {
        /// Days from the last day to the end of the month.
        grace: i8,
        /// The last list after the end on which it may still be rated.
        last: u8,
    },
}

/// Hybrid events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HybridRule {
    /// Not provided for.
    NotProvided,
    /// With approval, and the PGN with the report.
    ApprovedWithPgn,
}

/// Licences of arbiters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArbiterLicence {
    /// The text asks for none.
    NotStated,
    /// Every arbiter holds one.
    Everybody,
}

/// What the players are told about rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToldRated {
    /// An event is rated unless they were told otherwise.
    UnlessToldOtherwise,
    /// The event's regulations say that it is rated.
    Expressly,
}
