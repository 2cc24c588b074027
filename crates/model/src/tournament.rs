//! A chess tournament as it is reported for rating.

use crate::register::named::named;
use crate::{Outcome, Rating, TimeControl};
use jiff::civil::Date;

/// How the pairings were made; the law treats round robins and matches apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum System {
    /// Swiss system.
    Swiss,
    /// Everybody meets everybody once ("körverseny").
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// Team competition.
    Team,
    /// Match between two players ("párosmérkőzés").
    Match,
}

impl System {
    /// All systems.
    pub const ALL: [System; 5] =
        [System::Swiss, System::RoundRobin, System::DoubleRoundRobin, System::Team, System::Match];

    /// The notation of the case file.
    pub const fn as_str(self) -> &'static str {
        match self {
            System::Swiss => "swiss",
            System::RoundRobin => "round-robin",
            System::DoubleRoundRobin => "double-round-robin",
            System::Team => "team",
            System::Match => "match",
        }
    }

    /// Reads the notation of the case file.
    pub fn parse(text: &str) -> Option<Self> {
        System::ALL.into_iter().find(|system| system.as_str() == text)
    }

    /// Once or twice everybody with everybody.
    pub const fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin | System::DoubleRoundRobin)
    }
}

/// One game of the report. Players are positions in [`crate::Period::players`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round, from 1; 0 when the report does not say.
    pub round: u16,
    /// White.
    pub white: u32,
    /// Black.
    pub black: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// The result stands, but the game is not rated.
    pub set_aside: Option<SetAside>,
}

/// Why a game whose result stands is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetAside {
    /// Force majeure or fair play.
    Ruled,
    /// The report says so by its letter (W, D or L), and not why: fewer than one move each, force majeure or fair play.
    Reported,
}

impl Game {
    /// Played, and nobody says that it is not rated.
    pub const fn is_rated(&self) -> bool {
        self.outcome.is_played() && self.set_aside.is_none()
    }
}

/// A tournament to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its own id.
    pub id: String,
    /// Its name, for people.
    pub name: Option<String>,
    /// How the pairings were made.
    pub system: System,
    /// First day.
    pub start: Date,
    /// Last day.
    pub end: Date,
    /// Ratings on the list in force at the start, where they differ from the current ones; `None` = unrated then.
    /// Each player at most once.
    pub ratings: Vec<(u32, Option<Rating>)>,
    /// What K depended on by the list in force at the start, where that is not the last list.
    pub standings: Vec<(u32, StandingThen)>,
    /// The games.
    pub games: Vec<Game>,
    /// What the checks look at.
    pub circumstances: Circumstances,
}

/// What K depends on, by the list in force at an event's start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StandingThen {
    /// Rating on it.
    pub rating: Option<Rating>,
    /// Rated games in completed events by then; `None` = not reported.
    pub games: Option<u32>,
    /// Highest published rating by then.
    pub peak: Option<Rating>,
    /// K, where the list was published by FIDE.
    pub k: Option<u8>,
}

/// Everything about a tournament that decides whether it may be rated, as far as it is reported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// Scheduled rounds (in a match: scheduled games).
    pub rounds: Option<u16>,
    /// Nobody says how many: as many were recorded.
    pub rounds_recorded: bool,
    /// The time control.
    pub time_control: Option<TimeControl>,
    /// Whoever reports it knows of no time control.
    pub time_unsaid: bool,
    /// The day of each round, in order.
    pub round_dates: Vec<Date>,
    /// Whoever reports it knows neither these days nor the most rounds in a day.
    pub days_unsaid: bool,
    /// The day it was registered.
    pub registered: Option<Date>,
    /// Whoever reports it knows of no registration; where this is not said, nothing is known about it.
    pub unregistered: bool,
    /// The federation on whose territory it was held, where that is not the one that registers it.
    pub abroad: Option<String>,
    /// Where the players were told that it is not rated.
    pub not_rated: Option<String>,
    /// Whoever reports it knows of no place where the players were told that it is rated.
    pub rated_unsaid: bool,
    /// The day its report arrived.
    pub reported: Option<Date>,
    /// The most rounds in a day, where the days of the rounds are not known.
    pub rounds_per_day: Option<u16>,
    /// An official FIDE event.
    pub official: bool,
    /// A title norm can be made.
    pub norms: bool,
    /// A national championship.
    pub championship: Option<Championship>,
    /// It is reported month by month.
    pub monthly_reports: bool,
    /// The first day of the whole event, of which this is a part.
    pub event_start: Option<Date>,
    /// The whole event, where rules that belong to it are applied to it and not to this part.
    pub part: Option<PartOf>,
    /// A hybrid event, played over a network at supervised venues.
    pub hybrid: Option<Hybrid>,
    /// Played over the internet, without a hybrid event's supervision.
    pub online: bool,
    /// Findings set aside by a competent body.
    pub waivers: Vec<Waiver>,
}

/// The event of which a report is one month.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartOf {
    /// Its id, the same in all its parts.
    pub event: String,
    /// Games of its earlier parts that were rated then, in their order.
    pub earlier: Vec<Game>,
    /// Players for whom an earlier part has used what an event allows once.
    pub upgraded: Vec<u32>,
    /// Of a round robin that goes on, the players without a rating at the start of this part: their games are rated at its end.
    pub waits: Vec<u32>,
}

named! {
    /// The kind of national championship.
    pub enum Championship("championship") {
        /// Open to men (and women).
        Open = "open",
        /// Women only.
        Women = "women",
    }
}

/// What a hybrid event must show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hybrid {
    /// The Qualification Commission's chair approved it.
    pub approved: bool,
    /// The full PGN came with the report.
    pub pgn: bool,
}

/// A paragraph set aside for one tournament, with the decision that did so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiver {
    /// The paragraph.
    pub paragraph: String,
    /// What is permitted, where the paragraph knows several things; empty = whatever stands against the event under it.
    pub what: String,
    /// Who decided, when, under which number.
    pub decision: String,
}
