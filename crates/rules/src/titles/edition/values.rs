//! What the provisions of an edition can say.

use crate::titles::title::FideTitle;
use jiff::civil::Date;

/// A value for each of GM, IM, WGM, WIM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerNorm<T>(pub [T; 4]);

impl<T: Copy> PerNorm<T> {
    /// That of a title; none where the title is not won by norms.
    pub fn of(&self, title: FideTitle) -> Option<T> {
        FideTitle::BY_NORMS.iter().position(|one| *one == title).map(|place| self.0[place])
    }
}

/// From when a title is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InForce {
    /// When all requirements are met.
    WhenMet,
    /// When the Council has confirmed it.
    WhenConfirmed,
}

/// The least thinking time of a title tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateOfPlay {
    /// Minutes for sixty moves.
    SixtyMoves(u16),
    /// Ninety minutes and thirty seconds a move, or two hours for forty moves and thirty minutes.
    NinetyAndThirty,
}

/// Titles by rating alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByRating {
    /// FM, CM, WFM, WCM.
    pub ratings: [i16; 4],
    /// Rated games that must have been played.
    pub games: u32,
    /// For ratings reached after this day.
    pub after: Date,
}

impl ByRating {
    /// The rating that gives a title; none where it is won by norms.
    pub fn of(&self, title: FideTitle) -> Option<i16> {
        let titles = [FideTitle::Fm, FideTitle::Cm, FideTitle::Wfm, FideTitle::Wcm];
        titles.iter().position(|one| *one == title).map(|place| self.ratings[place])
    }
}

/// The World Cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorldCup {
    /// Least games.
    pub least: u8,
    /// These count as so many.
    pub credited: u8,
}

/// Eight games of a nine-round event, the ninth won by forfeit or a bye of the pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EightOfNine {
    /// What the eight count as.
    pub credited: u8,
    /// Once in an application.
    pub once: bool,
}

/// What an event of many rounds is worth at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MostCredited {
    /// Of more rounds than this …
    pub above: u16,
    /// … so many games.
    pub games: u16,
}

/// Formats that need no approval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formats {
    /// Swiss, round robin, double round robin, knockout.
    Four,
    /// Scheveningen and Schiller too.
    WithScheveningen,
}

/// What an exemption by 1.4.3a–d lifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exemption {
    /// The two federations and the limits of 1.4.4.
    Whole,
    /// The two federations alone.
    Federations,
}

/// Swiss events with many foreigners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargeSwiss {
    /// Rated foreigners in every round.
    pub foreigners: u32,
    /// Their federations.
    pub federations: u32,
    /// How many of them hold GM, IM, WGM or WIM.
    pub titled: u32,
    /// The most rounds that one of them may miss; none = nothing is said.
    pub missed: Option<u16>,
}

/// The most opponents of one kind, as fractions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    /// Of the own federation.
    pub own: (i64, i64),
    /// Of any one federation.
    pub one: (i64, i64),
}

/// Holders of the sought title or a higher one: one in this many, but so many at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequiredTitles {
    /// One in this many.
    pub one_in: u8,
    /// At least.
    pub least: u8,
}

/// Which titles count in a double round robin (T-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleRoundRobin {
    /// Half of the different opponents.
    Half,
    /// As many as in a single round robin of that many games, each opponent once.
    Once,
}

/// The most opponents without a rating (T-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MostUnrated {
    /// Nothing is said.
    NotStated,
    /// One in this many.
    OneIn(u8),
    /// So many of nine.
    OfNine(u8),
    /// Whether there is such a rule is not known.
    NotKnown,
}

/// Whether a number is compared before or after it is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// As it is.
    Exact,
    /// Rounded.
    Rounded,
}

/// How a rating inside a period is rounded (T-26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interim {
    /// As the list would round it.
    AsTheList,
    /// Not at all: the bound has to be reached.
    Exact,
}

/// Norms before a day count only if they were registered by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldNorms {
    /// Norms before this day …
    pub before: Date,
    /// … registered by this one.
    pub registered_by: Date,
}

/// One norm comes from an event of a list, if a norm is later than a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListedEvent {
    /// Nothing is said.
    NotStated,
    /// From a Swiss of many strong players.
    LargeSwiss {
        /// If a norm is later than this day.
        after: Date,
    },
    /// From that, or an event of b) to f).
    Six {
        /// If a norm is later than this day.
        after: Date,
    },
}
