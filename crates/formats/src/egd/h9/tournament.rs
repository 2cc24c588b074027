//! What an h9 file says.

use std::{fmt, str::FromStr};

use super::header;
use crate::egd::Grade;
use jiff::civil::Date;

/// What an h9 file says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The tags.
    pub header: Header,
    /// The number of rounds: every player has as many cells.
    pub rounds: usize,
    /// The players, in the order of the lines.
    pub players: Vec<Player>,
}

/// The tags of the header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// TC: the code the database gave, `T190902A`.
    pub code: Option<String>,
    /// CL: the class, A to D.
    pub class: Option<char>,
    /// EV: the event's name.
    pub event: String,
    /// PC, first part: the country.
    pub country: String,
    /// PC, second part: the city.
    pub city: String,
    /// DT: first and last day, as written (the last can lie before the first).
    pub dates: Option<(Date, Date)>,
    /// HA: handicap stones are the difference of grades minus this; 9 means even games.
    pub handicap_reduction: Option<u8>,
    /// KM: komi.
    pub komi: Option<Komi>,
    /// TM: the adjusted thinking time.
    pub time: Option<Minutes>,
    /// CM: a comment.
    pub comment: String,
    /// Tags of other names.
    pub others: Vec<(String, String)>,
    /// Comment lines without tags.
    pub comments: Vec<String>,
}

/// Points given to White, in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Komi {
    /// 13 is 6.5 points.
    pub halves: i16,
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, halves) = (if self.halves < 0 { "-" } else { "" }, self.halves.unsigned_abs());
        write!(f, "{sign}{}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" })
    }
}

/// The text is not a komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAKomi;

impl FromStr for Komi {
    type Err = NotAKomi;

    /// `6.5`, `6,5`, `7`, `-5.5`.
    fn from_str(text: &str) -> Result<Self, NotAKomi> {
        header::halves(text).map(|halves| Komi { halves }).ok_or(NotAKomi)
    }
}

/// A time, in tenths of a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes {
    /// 825 is 82.5 minutes.
    pub tenths: u32,
}

impl fmt::Display for Minutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tenths % 10 {
            0 => write!(f, "{}", self.tenths / 10),
            tenth => write!(f, "{}.{tenth}", self.tenths / 10),
        }
    }
}

/// One player's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The line in the file, from 1; 0 for a player who comes from elsewhere.
    pub line: usize,
    /// The place as printed; may be blank.
    pub place: Option<u32>,
    /// Surname, blanks restored.
    pub surname: String,
    /// Given name, blanks restored.
    pub given_name: String,
    /// Declared grade.
    pub grade: Option<Grade>,
    /// Country code as printed.
    pub country: String,
    /// Club as printed.
    pub club: String,
    /// The score columns as printed.
    pub scores: Vec<String>,
    /// One cell per round.
    pub cells: Vec<Cell>,
    /// The personal identification number.
    pub pin: Option<u32>,
}

/// What one player's line says about one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The opponent, an index into the players; `None` for a bye or absence.
    pub opponent: Option<usize>,
    /// Result for this player.
    pub outcome: Outcome,
    /// `!`: decided by default.
    pub by_default: bool,
    /// This player's color.
    pub color: Option<Color>,
    /// Handicap stones as written.
    pub handicap: Option<u8>,
}

/// A result seen from one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// `+`.
    Win,
    /// `-`.
    Loss,
    /// `=`: a tie, or half a point for a bye.
    Jigo,
    /// `?`.
    #[default]
    Unknown,
}

impl Outcome {
    /// The opponent's outcome.
    pub const fn mirror(self) -> Outcome {
        match self {
            Outcome::Win => Outcome::Loss,
            Outcome::Loss => Outcome::Win,
            other => other,
        }
    }

    /// The sign in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::Win => "+",
            Outcome::Loss => "-",
            Outcome::Jigo => "=",
            Outcome::Unknown => "?",
        }
    }
}

/// Black or White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// `b`; takes the handicap.
    Black,
    /// `w`.
    White,
}

impl Color {
    /// The letter in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Color::Black => "b",
            Color::White => "w",
        }
    }
}

impl Tournament {
    /// Whether opponents are given by place: only when every player has one of his own. Otherwise they are given by line.
    pub(super) fn opponents_by_place(&self) -> bool {
        places_are_unique(self.players.iter().map(|player| player.place))
    }
}

pub(super) fn places_are_unique(places: impl Iterator<Item = Option<u32>>) -> bool {
    let mut places: Vec<Option<u32>> = places.collect();
    places.sort_unstable();
    !matches!(places.first(), Some(None | Some(0))) && places.windows(2).all(|pair| pair[0] != pair[1])
}
