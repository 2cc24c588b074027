//! Players: 001, and the national rating records beside them.

use crate::trf::birth::Birth;
use crate::trf::points::Points;
use crate::trf::result::RoundEntry;

/// A player's sex, as the format has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sex {
    /// `m`
    Male,
    /// `w`
    Female,
}

/// A FIDE title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// FIDE master.
    Fm,
    /// Woman international master.
    Wim,
    /// Candidate master.
    Cm,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

/// 001: a player and all rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Line in the file.
    pub line: usize,
    /// The number by which other lines name this player.
    pub starting_rank: u16,
    /// If given and understood.
    pub sex: Option<Sex>,
    /// If given and known.
    pub title: Option<Title>,
    /// The title as written, such as `g`.
    pub title_text: String,
    /// As written.
    pub name: String,
    /// None if blank or 0.
    pub rating: Option<u16>,
    /// As written: a federation, a club, or nothing.
    pub federation: String,
    /// FIDE number, or a national number in national files, as written; empty if blank.
    pub id: String,
    /// If given and understood.
    pub birth: Option<Birth>,
    /// The birth date as written.
    pub birth_text: String,
    /// As written, with the event's own scoring.
    pub points: Option<Points>,
    /// Final place; none if blank or 0.
    pub place: Option<u16>,
    /// Up to the last round that is not blank.
    pub rounds: Vec<RoundEntry>,
    /// Text that could not be understood, kept to be written back.
    pub unread: Vec<Unread>,
}

/// Text in columns where something else belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Its first column.
    pub column: usize,
    /// The text.
    pub text: String,
}

/// A national rating record: a federation code in place of 001.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NationalRecord {
    /// Line in the file.
    pub line: usize,
    /// The federation whose rating it is, such as `HUN`.
    pub federation: String,
    /// The player's number.
    pub starting_rank: u16,
    /// If given.
    pub sex: Option<Sex>,
    /// National class or title, as written.
    pub class: String,
    /// As written; may be blank.
    pub name: String,
    /// National rating.
    pub rating: Option<u16>,
    /// Region or club, as written.
    pub origin: String,
    /// National number, as written.
    pub id: String,
    /// If given and understood.
    pub birth: Option<Birth>,
    /// As written.
    pub birth_text: String,
}

impl Player {
    /// The number in columns 58–68 if it is one. Whether it is FIDE's or a federation's own the file does not say.
    pub fn number(&self) -> Option<u64> {
        self.id.parse().ok().filter(|number| *number > 0)
    }
}

impl Sex {
    /// Both.
    pub const ALL: [Sex; 2] = [Sex::Male, Sex::Female];

    /// The letter in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Sex::Male => "m",
            Sex::Female => "w",
        }
    }

    /// Reads `m`, `w` and, seen in the wild, `f`, in either case.
    pub fn from_letter(letter: char) -> Option<Sex> {
        match letter.to_ascii_lowercase() {
            'm' => Some(Sex::Male),
            'w' | 'f' => Some(Sex::Female),
            _ => None,
        }
    }
}

impl Title {
    /// All titles, in the specification's order.
    pub const ALL: [Title; 8] =
        [Title::Gm, Title::Im, Title::Wgm, Title::Fm, Title::Wim, Title::Cm, Title::Wfm, Title::Wcm];

    /// The letters in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }

    /// Reads the titles, in either case, and the old letters `g m f c wg wm wf wc`.
    pub fn read(text: &str) -> Option<Title> {
        let old = ["g", "m", "wg", "f", "wm", "c", "wf", "wc"];
        let index = Title::ALL.iter().position(|title| title.as_str().eq_ignore_ascii_case(text));
        index.or_else(|| old.iter().position(|letters| letters.eq_ignore_ascii_case(text))).map(|i| Title::ALL[i])
    }
}
