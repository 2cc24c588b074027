//! What a norm is judged by: the event, the applicant, and every round.

use crate::titles::title::Titles;
/// What an event is; a file does not say, so somebody declares it (T-36). The Olympiad is none of the short team events of 1.4.1b.
pub use arpad_model::EventKind as Kind;
use arpad_model::HalfPoints;
use jiff::civil::Date;

/// One applicant in one event.
#[derive(Clone, Debug)]
pub struct NormCase {
    /// The event.
    pub event: Event,
    /// Who wants the norm.
    pub player: Applicant,
    /// Every round of the applicant, in their order.
    pub games: Vec<Round>,
    /// Rounds that whoever asks leaves out, instead of the best choice.
    pub ignore: Option<Vec<u16>>,
}

/// The event.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its rounds.
    pub rounds: u16,
    /// How it is paired.
    pub system: System,
    /// What it is.
    pub kind: Kind,
    /// The federation that registers it (T-23).
    pub federation: Option<String>,
    /// Its first day.
    pub start: Option<Date>,
    /// Everybody's opponents are known from the beginning: all scheduled rounds count (1.4.1e).
    pub predetermined: bool,
    /// The federation holds a zonal of its own in this year (1.4.3a).
    pub own_zonal_this_year: bool,
    /// The smallest numbers over the rounds, where somebody counted them (1.4.3d).
    pub large_swiss: Option<LargeSwissCount>,
}

/// The foreigners of a Swiss, in the round that has the fewest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargeSwissCount {
    /// Rated foreigners.
    pub foreigners: u32,
    /// Their federations.
    pub federations: u32,
    /// How many of them hold GM, IM, WGM or WIM.
    pub titled: u32,
}

/// How an event is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Swiss.
    Swiss,
    /// Everybody against everybody.
    RoundRobin,
    /// The same twice.
    DoubleRoundRobin,
    /// Who loses is out.
    Knockout,
    /// Teams.
    Team,
}

impl System {
    /// All of them.
    pub const ALL: [System; 5] =
        [System::Swiss, System::RoundRobin, System::DoubleRoundRobin, System::Knockout, System::Team];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            System::Swiss => "swiss",
            System::RoundRobin => "round-robin",
            System::DoubleRoundRobin => "double-round-robin",
            System::Knockout => "knockout",
            System::Team => "team",
        }
    }

    /// Whether the pairings are pre-determined unless somebody says otherwise; a league with changing line-ups is not.
    pub const fn is_predetermined(self) -> bool {
        self.is_round_robin()
    }

    /// A round robin of either kind.
    pub const fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin | System::DoubleRoundRobin)
    }
}

/// Who wants the norm.
#[derive(Clone, Debug, Default)]
pub struct Applicant {
    /// The federation that counts; none = plays for none, and then every federation is a foreign one (T-04).
    pub federation: Option<String>,
    /// WGM and WIM are judged for women only.
    pub is_woman: bool,
}

/// One round of the applicant.
#[derive(Clone, Debug)]
pub struct Round {
    /// Its number.
    pub round: u16,
    /// Who the opponent is; the same text is the same person.
    pub opponent: Option<String>,
    /// The federation that counts for norms (T-03).
    pub federation: Option<String>,
    /// The opponent's titles.
    pub titles: Titles,
    /// The opponent's rating; none = unrated.
    pub rating: Option<i16>,
    /// The opponent is unrated and scored nothing against rated opponents (1.4.2b).
    pub zero_against_rated: bool,
    /// Adjudicated or otherwise not decided over the board (1.4.2c).
    pub adjudicated: bool,
    /// What became of it; none = not yet played.
    pub result: Option<RoundResult>,
}

/// What became of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundResult {
    /// Played.
    Played(HalfPoints),
    /// The opponent did not come.
    ForfeitWin,
    /// The applicant did not come.
    ForfeitLoss,
    /// A bye that the pairing gave.
    PairingBye,
    /// A bye that was asked for, worth so many half points, or a round stayed away from.
    Requested(HalfPoints),
}

impl RoundResult {
    /// As documents write it.
    pub const NOTATION: &str = "1, 0.5, 0, +, -, U, H, F, Z";

    /// Reads the notation.
    pub fn parse(text: &str) -> Option<RoundResult> {
        Some(match text {
            "1" => RoundResult::Played(HalfPoints(2)),
            "0.5" => RoundResult::Played(HalfPoints(1)),
            "0" => RoundResult::Played(HalfPoints(0)),
            "+" => RoundResult::ForfeitWin,
            "-" => RoundResult::ForfeitLoss,
            "U" => RoundResult::PairingBye,
            "F" => RoundResult::Requested(HalfPoints(2)),
            "H" => RoundResult::Requested(HalfPoints(1)),
            "Z" => RoundResult::Requested(HalfPoints(0)),
            _ => return None,
        })
    }
}
