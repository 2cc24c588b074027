//! What the law says about unrated players.

/// Which events of an unrated player count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstEvent {
    /// Half points needed in the first event.
    pub least_halves: u32,
    /// Games against rated opponents needed in every later event.
    pub later_least_games: u32,
    /// Which points these are.
    pub points: FirstEventPoints,
}

/// Which points save a first event (E-54).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstEventPoints {
    /// Those against rated opponents: only they can count towards a rating.
    Rated,
    /// Those against anybody.
    All,
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

/// Games of a rated against an unrated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedOpponent {
    /// Not rated for the rated player (round robins apart, where the edition computes them).
    NotRated,
}

/// Unrated players in round robins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundRobinMethod {
    /// As anywhere else.
    NoSpecialCase,
    /// Their rating is computed from the whole table, and their opponents are rated with it.
    Computed {
        /// Corrective passes (E-19).
        passes: u8,
        /// What stands for the opponents where other events are in the pool too.
        pooled: PooledAt,
    },
}

impl RoundRobinMethod {
    /// Whether unrated players are computed from the whole table.
    pub const fn is_computed(self) -> bool {
        matches!(self, RoundRobinMethod::Computed { .. })
    }
}

/// At which rating a round robin's games enter a pool with other events (E-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PooledAt {
    /// At its Ra, as in a round robin that is the whole pool.
    Average,
    /// Each at its opponent's rating, computed where he has none.
    Opponents,
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
