//! A go tournament as it is reported for rating.

use super::{GoOutcome, GoTime, Grade};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// One game of the report. Players are positions in [`super::GoPeriod::players`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoGame {
    /// The round, from 1; 0 when the report does not say.
    pub round: u16,
    /// Black, who receives the stones; in a bye, the player who had it.
    pub black: u32,
    /// White; nobody in a bye.
    pub white: Option<u32>,
    /// Handicap stones ("előnykő").
    pub handicap: u8,
    /// How it ended.
    pub outcome: GoOutcome,
    /// The report does not say who had which color: `black` is one of the two, and nobody is told that he had it.
    pub uncolored: bool,
}

/// Why a tournament weighs more than its thinking time says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Importance {
    /// An international tournament by invitation.
    Invitational,
    /// A Hungarian championship.
    HungarianChampionship,
    /// A European championship.
    EuropeanChampionship,
    /// A world championship.
    WorldChampionship,
}

impl Importance {
    /// All of them, in the order of the contract.
    pub const ALL: [Importance; 4] = [
        Importance::Invitational,
        Importance::HungarianChampionship,
        Importance::EuropeanChampionship,
        Importance::WorldChampionship,
    ];

    /// The notation of the case file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Importance::Invitational => "invitational",
            Importance::HungarianChampionship => "hungarian-championship",
            Importance::EuropeanChampionship => "european-championship",
            Importance::WorldChampionship => "world-championship",
        }
    }

    /// Reads the notation of the case file.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

crate::register::named::text!(Importance, "importance of a tournament");

/// What the committee allows in one tournament, or in one game of it, where the text is silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Allowance {
    /// A drawn game counts as half a win.
    Jigo,
    /// Stones are reckoned although their receiver has more points.
    StonesToStronger,
    /// The width of the open band from the highest bound up.
    TopWidth(u16),
    /// The width of a band below the lowest bound.
    BottomWidth(u16),
}

/// The class of a tournament in the European rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GoClass {
    /// Weight 1.
    A,
    /// Weight 0.75.
    B,
    /// Weight 0.5.
    C,
    /// Weight 0.25: over a network.
    D,
}

impl GoClass {
    /// All classes.
    pub const ALL: [GoClass; 4] = [GoClass::A, GoClass::B, GoClass::C, GoClass::D];

    /// The letter.
    pub const fn as_str(self) -> &'static str {
        match self {
            GoClass::A => "A",
            GoClass::B => "B",
            GoClass::C => "C",
            GoClass::D => "D",
        }
    }

    /// Reads the letter.
    pub fn parse(text: &str) -> Option<Self> {
        GoClass::ALL.into_iter().find(|class| class.as_str() == text)
    }
}

/// A go tournament to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoTournament {
    /// Its own id.
    pub id: String,
    /// Its name, for people.
    pub name: Option<String>,
    /// First day.
    pub start: Date,
    /// Last day.
    pub end: Date,
    /// Lines of the board.
    pub board: u8,
    /// Players on each side of a game: 1, or more in pair go and consultation.
    pub players_per_side: u8,
    /// Scheduled rounds; `None` = the last round in the report.
    pub rounds: Option<u16>,
    /// The thinking time.
    pub time: Option<GoTime>,
    /// Its importance.
    pub importance: Vec<Importance>,
    /// Participants; `None` = those in the report.
    pub participants: Option<u32>,
    /// A tournament without handicap; `None` = not reported.
    pub even: Option<bool>,
    /// Held abroad or under European or international rules of entry; `None` = not said.
    pub international: Option<bool>,
    /// The committee's multiplier, which replaces the computed one.
    pub multiplier: Option<u32>,
    /// Rounds in each part, where the committee decided how to cut.
    pub parts: Option<Vec<u16>>,
    /// What the committee allowed: everywhere in it, or in the game of this position.
    pub allowed: Vec<(Option<usize>, Allowance)>,
    /// The class in the European rating; `None` = by thinking time.
    pub class: Option<GoClass>,
    /// The grades with which players entered this tournament.
    pub entries: Vec<(u32, Grade)>,
    /// Of these players the report tells no grade: theirs is that of the European database's list.
    pub listed: Vec<u32>,
    /// Declared grades that have no place on the scale, such as a professional's, as they are written.
    pub professional: Vec<(u32, String)>,
    /// The games.
    pub games: Vec<GoGame>,
}

impl GoTournament {
    /// A tournament of one player a side on the full board, about which nothing else is reported yet.
    pub fn new(id: impl Into<String>, start: Date, end: Date) -> Self {
        GoTournament {
            id: id.into(),
            name: None,
            start,
            end,
            board: 19,
            players_per_side: 1,
            rounds: None,
            time: None,
            importance: Vec::new(),
            participants: None,
            even: None,
            international: None,
            multiplier: None,
            parts: None,
            allowed: Vec::new(),
            class: None,
            entries: Vec::new(),
            listed: Vec::new(),
            professional: Vec::new(),
            games: Vec::new(),
        }
    }

    /// Everybody who is in a game, as often as he is in one.
    pub fn participants(&self) -> impl Iterator<Item = u32> {
        self.games.iter().flat_map(|game| [Some(game.black), game.white]).flatten()
    }

    /// The grade with which each player entered, where it is reported for this tournament.
    pub fn entry_grades(&self) -> HashMap<u32, Grade> {
        // Of two for one player the first counts.
        self.entries.iter().rev().copied().collect()
    }
}
