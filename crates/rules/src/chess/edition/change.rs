//! What the law says about the change of a rating.

/// Where an expected score comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedScore {
    /// Game by game from table b.
    TableB,
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
    OneUpgrade {
        /// Opponents more than 400 above (E-20).
        above: CapAbove,
    },
    /// Larger differences count as 400 for players rated below the bound; from it on the true difference counts.
    BelowBound(i16),
}

/// Opponents more than 400 above, where a player is spared the true difference only once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CapAbove {
    /// They count as 400 above, always: that is no upgrade.
    Always,
    /// The once is for either direction: only the greatest difference of all counts as 400.
    Once,
}

impl DifferenceCap {
    /// The number the rule is named after.
    pub const LIMIT: i16 = 400;
}

/// What the change is summed over before it is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeUnit {
    /// The whole period.
    Period,
    /// Each tournament; the period adds up whole points.
    Tournament,
}

/// K and its conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KRule {
    /// K of a new player.
    pub new: u8,
    /// Until a player has this many games in completed events.
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
    /// Reaching it ends that K; if not, age alone does (E-10).
    pub junior_bounded: bool,
    /// Until when a junior is one.
    pub junior_until: JuniorUntil,
    /// The day that decides.
    pub day: KDay,
    /// When a new player's games are counted.
    pub new_by: NewGamesBy,
    /// Whoever has reached `strong_from` once keeps that K below it.
    pub strong_for_ever: bool,
    /// A junior who has reached `junior_below` once has that K no more below it.
    pub junior_sticky: bool,
}

impl KRule {
    /// Whether the highest rating ever decides, and never the present one.
    pub const fn looks_at_the_peak(&self) -> bool {
        self.strong_for_ever && self.junior_sticky && self.junior_bounded
    }
}

/// The day on which K is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KDay {
    /// The event's start, with the games and the highest rating of the list in force then.
    EventStart,
    /// The date of the list that is made; a birthday decides by the event's start all the same.
    List,
}

/// When a new player's games are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGamesBy {
    /// Event by event, in the order of their start: the one after the last counted game is played at another K.
    Event,
    /// Games completed before the list in force.
    List,
}

/// Until when a junior is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JuniorUntil {
    /// The tournament starts before the 18th birthday.
    Birthday18,
    /// The end of the year of the 18th birthday.
    EndOfYear18,
}

/// Where a half goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Upwards: −0.5 becomes 0.
    Up,
    /// Away from zero: −0.5 becomes −1.
    AwayFromZero,
}
