//! An edition of a chess rating regulation: a value whose fields follow the regulation's order.
//!
//! Every field's type is an enum of the wordings that ever held (or a plain number), so a new wording makes every
//! `match` answer. An amendment is `..PREVIOUS` plus what changed.

use crate::provision::Provision;
use arpad_model::{EditionId, Tempo};

/// One edition, in force between two dates that the calendar knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its stable name.
    pub id: EditionId,
    /// Which list it makes.
    pub tempo: Tempo,
    /// The source document.
    pub source: &'static str,

    /// How early an event must be registered.
    pub registration: Provision<Registration>,
    /// The least thinking time.
    pub thinking_time: Provision<ThinkingTime>,
    /// The moves of the first time control, where one is specified.
    pub first_control: Provision<FirstControl>,
    /// The most play in a day.
    pub day_limit: Provision<DayLimit>,
    /// How long an event may take, and how it is then reported.
    pub duration: Provision<Duration>,
    /// Games not played.
    pub unplayed: Provision<Unplayed>,
    /// Who must take part in a round robin.
    pub composition: Provision<Composition>,
    /// A round robin in which a game is missing.
    pub incomplete_round_robin: Provision<IncompleteRoundRobin>,
    /// Games of a match after its decision.
    pub decided_match: Provision<DecidedMatch>,
    /// Matches in which one player is unrated.
    pub unrated_match: Provision<UnratedMatch>,

    /// Which list's ratings enter a game.
    pub list_in_force: Provision<ListInForce>,
    /// How often there is a list.
    pub list_frequency: Provision<ListFrequency>,
    /// Days between the closing of a list and its date.
    pub closing_days: Provision<u8>,
    /// Official FIDE events may end up to the day before the list.
    pub official_until_eve: Provision<bool>,
    /// The lowest published rating.
    pub floor: Provision<i16>,
    /// Games needed for a first rating.
    pub first_games: Provision<u32>,
    /// Lists over which results are pooled.
    pub pool_lists: Provision<u32>,
    /// A rating that falls below the floor.
    pub delisting: Provision<Delisting>,
    /// Lists without a rated game after which a player is inactive.
    pub inactive_after: Provision<u32>,

    /// A percentage score as the key of table a.
    pub percentage_tie: Provision<Tie>,
    /// Table b, the only source of expected scores.
    pub expected_score: Provision<ExpectedScore>,
    /// Which events of an unrated player count.
    pub first_event: Provision<FirstEvent>,
    /// How a first rating is computed.
    pub first_rating: Provision<FirstRatingMethod>,
    /// How a first rating is rounded.
    pub first_tie: Provision<Tie>,
    /// A first rating below the floor.
    pub below_floor: Provision<BelowFloor>,
    /// Games of a rated against an unrated player.
    pub unrated_opponent: Provision<UnratedOpponent>,
    /// Unrated players in round robins.
    pub round_robin: Provision<RoundRobinMethod>,
    /// A player published between an event's start and its rating.
    pub newly_published: Provision<NewlyPublished>,
    /// A player unrated at this tempo who has a standard rating.
    pub seed: Provision<Seed>,
    /// Differences too large to count at all.
    pub mismatch: Provision<Mismatch>,
    /// The 400-point rule.
    pub difference_cap: Provision<DifferenceCap>,
    /// What the change is summed over before it is rounded.
    pub change_unit: Provision<ChangeUnit>,
    /// K.
    pub k: Provision<KRule>,
    /// The most that K times the period's games may be.
    pub k_limit: Provision<Option<u32>>,
    /// The change of the period, rounded once.
    pub change_tie: Provision<Tie>,

    /// How soon an event must be reported.
    pub report: Provision<ReportDeadline>,
    /// Hybrid events.
    pub hybrid: Provision<HybridRule>,
}

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

/// The moves of the first time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstControl {
    /// The text does not say.
    NotStated,
    /// Exactly so many.
    Exactly(u16),
    /// At least so many.
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
    /// At most so many days, team championships excepted; longer ones only by permission and with monthly reports.
    AtMost(i32),
    /// No limit; above so many days monthly reports.
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
    /// A third rated; up to 10 players at least 4; double round robins 6 players and 4 rated; national
    /// championships 3 rated men or 2 rated women instead.
    ThirdRated,
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

/// Which list's ratings enter a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListInForce {
    /// The list in force when the tournament starts.
    AtTournamentStart,
}

/// How often there is a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListFrequency {
    /// On the first day of every month.
    Monthly,
}

/// A rating that falls below the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delisting {
    /// Off the next list; the player is unrated from then on.
    UnratedFromNextList,
}

/// Games of a rated against an unrated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedOpponent {
    /// Not rated for the rated player (round robins apart, where the edition computes them).
    NotRated,
}

/// What the change is summed over before it is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeUnit {
    /// The whole period.
    Period,
}

/// Where a half goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Upwards: −0.5 becomes 0.
    Up,
    /// Away from zero: −0.5 becomes −1.
    AwayFromZero,
}

/// Where an expected score comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedScore {
    /// Game by game from table b.
    TableB,
}

/// Which events of an unrated player count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstEvent {
    /// Half points needed in the first event.
    pub least_halves: u32,
    /// Games against rated opponents needed in every later event.
    pub later_least_games: u32,
}

/// How a first rating is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRatingMethod {
    /// The average; plus a bonus for each half point above 50 %, or dp of table a below it.
    Bonus {
        /// Points per half point.
        per_half_point: i16,
    },
    /// The average and dp, with hypothetical drawn games added, up to a highest value.
    Hypothetical {
        /// How many hypothetical opponents.
        opponents: u32,
        /// Their rating.
        rated: i16,
        /// The highest first rating.
        highest: i16,
    },
}

/// A first rating below the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BelowFloor {
    /// The results are disregarded.
    Disregarded,
    /// It is not published; the results stay in the pool.
    NotPublished,
}

/// Unrated players in round robins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundRobinMethod {
    /// As anywhere else.
    NoSpecialCase,
    /// Their rating is computed from the whole table with one corrective pass, and their opponents are rated with it.
    Computed,
}

/// A player published between an event's start and its rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewlyPublished {
    /// He is rated with his current rating; his opponents count him as unrated.
    OwnCurrentOpponentsUnrated,
}

/// A player unrated at this tempo who has a standard rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// Unrated.
    None,
    /// Counts as rated with it.
    StandardRating,
}

/// Differences too large to count at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// There are none.
    Rated,
    /// Not rated from this difference on if one of the two is rated above the bound.
    NotRated {
        /// The difference.
        from: i16,
        /// The bound.
        above: i16,
    },
}

/// The 400-point rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceCap {
    /// Larger differences count as 400, always.
    Always,
    /// Larger differences count as 400, but a player is spared the true difference only once per tournament.
    OneUpgrade,
    /// Larger differences count as 400 for players rated below the bound; from it on the true difference counts.
    BelowBound(i16),
}

impl DifferenceCap {
    /// The number the rule is named after.
    pub const LIMIT: i16 = 400;
}

/// K and its conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KRule {
    /// K of a new player.
    pub new: u8,
    /// Until he has so many games in completed events.
    pub new_games: u32,
    /// K of everybody else.
    pub normal: u8,
    /// K once a published rating reached `strong_from`, for ever.
    pub strong: u8,
    /// The published rating.
    pub strong_from: i16,
    /// K of a junior.
    pub junior: u8,
    /// While no published rating reached this.
    pub junior_below: i16,
    /// Until when a junior is one.
    pub junior_until: JuniorUntil,
}

/// Until when a junior is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JuniorUntil {
    /// The tournament starts before the 18th birthday.
    Birthday18,
    /// The end of the year of the 18th birthday, by the list's date.
    EndOfYear18,
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
