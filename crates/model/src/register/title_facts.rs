//! What the title regulations ask about an event and no report says: somebody declares it.

use super::named::{named, text};
use serde::{Deserialize, Serialize};

/// What an event is, in the sense of the title regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventKind {
    /// None of the others.
    Ordinary,
    /// The final stage of a national championship.
    NationalFinal,
    /// A national team championship.
    NationalTeam,
    /// A zonal or sub-zonal tournament.
    Zonal,
    /// A world team championship.
    WorldTeam,
    /// A continental team championship.
    ContinentalTeam,
    /// A world club championship.
    WorldClub,
    /// A continental club championship.
    ContinentalClub,
    /// The World Cup or the Women's World Cup.
    WorldCup,
    /// The Olympiad.
    Olympiad,
}

impl EventKind {
    /// All of them.
    pub const ALL: [EventKind; 10] = [
        EventKind::Ordinary,
        EventKind::NationalFinal,
        EventKind::NationalTeam,
        EventKind::Zonal,
        EventKind::WorldTeam,
        EventKind::ContinentalTeam,
        EventKind::WorldClub,
        EventKind::ContinentalClub,
        EventKind::WorldCup,
        EventKind::Olympiad,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            EventKind::Ordinary => "ordinary",
            EventKind::NationalFinal => "national-final",
            EventKind::NationalTeam => "national-team",
            EventKind::Zonal => "zonal",
            EventKind::WorldTeam => "world-team",
            EventKind::ContinentalTeam => "continental-team",
            EventKind::WorldClub => "world-club",
            EventKind::ContinentalClub => "continental-club",
            EventKind::WorldCup => "world-cup",
            EventKind::Olympiad => "olympiad",
        }
    }

    /// A team or club championship of the world or of a continent; the Olympiad is none.
    pub const fn is_short_team(self) -> bool {
        use EventKind::*;
        matches!(self, WorldTeam | ContinentalTeam | WorldClub | ContinentalClub)
    }
}

text!(EventKind, "kind of event");

named! {
    /// What else makes an event one of those from which a title needs a norm.
    pub enum ListedAs("listed event") {
        /// It has direct places in the Candidates.
        Candidates = "candidates-places",
        /// It has direct places in the World Cup.
        WorldCup = "world-cup-places",
        /// An individual event of the Events Commission.
        EventsCommission = "events-commission",
        /// A strong Swiss by decision, where its average reaches the least one by one reading alone.
        StrongSwiss = "strong-swiss",
    }
}

named! {
    /// What was decided of an event whose chief arbiter was inactive.
    pub enum InactiveChief("decision") {
        /// Its norms stand.
        Stands = "stands",
        /// It is no title tournament.
        Void = "void",
    }
}

/// What was declared of an event for the sake of titles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TitleFacts {
    /// What it is; none = nobody has said, and it counts as an ordinary one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<EventKind>,
    /// What else it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listed: Option<ListedAs>,
    /// The federation holds a zonal of its own in this year.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub own_zonal: bool,
    /// What was decided because its chief arbiter was inactive; none = nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inactive_chief: Option<InactiveChief>,
}

impl TitleFacts {
    /// Nobody said anything.
    pub fn is_empty(&self) -> bool {
        *self == TitleFacts::default()
    }

    /// The same with what was said since; what was not said again stays.
    pub fn with(self, later: TitleFacts) -> TitleFacts {
        TitleFacts {
            kind: later.kind.or(self.kind),
            listed: later.listed.or(self.listed),
            own_zonal: later.own_zonal || self.own_zonal,
            inactive_chief: later.inactive_chief.or(self.inactive_chief),
        }
    }
}
