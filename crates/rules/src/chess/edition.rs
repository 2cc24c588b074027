//! An edition of a chess rating regulation: a value whose fields follow the regulation's order.
//!
//! Every field's type is an enum of the wordings that ever held (or a plain number), so a new wording makes every
//! `match` answer. An amendment is `..PREVIOUS` plus what changed.

mod change;
mod cites;
mod event;
mod first_rating;
mod list;
mod reading;

pub use change::*;
pub use cites::Cites;
pub use event::*;
pub use first_rating::*;
pub use list::*;
pub use reading::Reading;

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
    /// How the text is read where that is no parameter.
    pub reading: Reading,
    /// The paragraphs of single steps.
    pub cites: Cites,

    /// Which events it governs first.
    pub first_governed: Provision<FirstGoverned>,
    /// How early an event must be registered.
    pub registration: Provision<Registration>,
    /// Licences of arbiters.
    pub arbiter_licence: Provision<ArbiterLicence>,
    /// Days in which one may appeal against a decision.
    pub appeal_days: Provision<u16>,
    /// The least thinking time.
    pub thinking_time: Provision<ThinkingTime>,
    /// Where its bands meet.
    pub time_bound: Provision<TimeBound>,
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

    /// What the players are told about rating.
    pub told_rated: Provision<ToldRated>,
    /// How soon an event must be reported.
    pub report: Provision<ReportDeadline>,
    /// Hybrid events.
    pub hybrid: Provision<HybridRule>,
}
