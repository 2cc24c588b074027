//! What a committee can decide, as lists meet it.

use arpad_model::{Allowance, Covered, GoFacts, Owner, PersonId, Series, SubmissionId, TitleFacts, TournamentId};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What a committee can decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decided {
    /// A paragraph is set aside for one tournament.
    Waiver {
        /// The tournament.
        tournament: TournamentId,
        /// The paragraph.
        paragraph: String,
        /// What is permitted, by the name of the permission; empty in decisions of before, which set aside whatever stood
        /// against the event under the paragraph.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        what: String,
    },
    /// A go tournament's multiplier.
    Multiplier {
        /// The tournament.
        tournament: TournamentId,
        /// C.
        multiplier: u32,
        /// The decision's own ground, where the tables give C; empty where they leave it unclear.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        ground: String,
    },
    /// What was stated about a go tournament once its report had come: thinking time, board and the rest.
    Event {
        /// The tournament.
        tournament: TournamentId,
        /// What was stated.
        facts: GoFacts,
        /// Who of its players belongs to the system, where it was stated with the report.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        covered: Vec<Covered>,
    },
    /// Where a long go tournament is cut.
    Parts {
        /// The tournament.
        tournament: TournamentId,
        /// The rounds of each part.
        parts: Vec<u16>,
    },
    /// Something the go regulation is silent about is allowed in one tournament, or in one game of it.
    Allowed {
        /// The tournament.
        tournament: TournamentId,
        /// The game; none = the whole tournament.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<OneGame>,
        /// What.
        allowance: Allowance,
    },
    /// Why a go tournament weighs more than its thinking time says; files do not tell.
    Importance {
        /// The tournament.
        tournament: TournamentId,
        /// `hungarian-championship` and so on.
        importance: Vec<String>,
    },
    /// What an event is for the sake of titles; it moves no rating.
    TitleEvent {
        /// The tournament.
        tournament: TournamentId,
        /// Everything that is declared of it.
        facts: TitleFacts,
    },
    /// A one-off conversion of all ratings on the list it is made for.
    Transition {
        /// Its name.
        transition: String,
        /// Which series; none = standard, for which alone it is established.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        series: Vec<Series>,
    },
    /// A parameter the text leaves to the federation, from a day on.
    Parameter {
        /// The edition.
        edition: String,
        /// The parameter's name, as `arpad editions` lists it.
        name: String,
        /// Its value.
        value: String,
    },
    /// The points, and perhaps the grade, with which a go player enters the register.
    Initial {
        /// Who.
        person: PersonId,
        /// Points.
        points: i32,
        /// The manager set them, not the committee.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        manager: bool,
    },
    /// A player's indicators from a day on.
    Indicators {
        /// Who.
        person: PersonId,
        /// The series.
        series: Series,
        /// Points or rating; none = unchanged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<i32>,
        /// Grade; none = unchanged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        grade: Option<String>,
        /// Games played before, where a register that is taken over tells them; from them follows K.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        games: Option<u32>,
        /// The highest rating ever, as far as that register tells it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        peak: Option<i32>,
        /// How often each grade of go was reached, where a ranking list that is taken over tells it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reached: Vec<(String, u32)>,
        /// A ranking list that was kept elsewhere says so, and is taken over; nobody decided it here.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        taken: bool,
    },
    /// Whose list governs a series, from a day on.
    Owner {
        /// The series.
        series: Series,
        /// Whose.
        owner: Owner,
    },
    /// Somebody must not be on lists; the federation tells FIDE.
    Unlisted {
        /// Who.
        person: PersonId,
        /// The last day; none = for good.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Date>,
    },
    /// Somebody is a member of no federation, and so on no list.
    Memberless {
        /// Who.
        person: PersonId,
        /// The last day; none = for good.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Date>,
    },
    /// The membership of a federation is suspended: nobody of it is on lists.
    Suspension {
        /// Three letters.
        federation: String,
        /// The last day; none = for good.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Date>,
    },
    /// Somebody is on lists although he is a member of no federation, or of a suspended one.
    Exemption {
        /// Who.
        person: PersonId,
        /// The last day; none = for good.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Date>,
    },
    /// Who belongs to the go federation's rating system: a fact of the register, which the office says, not the committee.
    Coverage {
        /// Whose, and which.
        covered: Vec<Covered>,
    },
    /// Ratings that no list of the register has.
    Taken {
        /// From the report of this tournament.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<TournamentId>,
        /// From FIDE's list of this date, whose players a filter left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        list: Option<Date>,
        /// Whose, and which.
        ratings: Vec<TakenRating>,
    },
}

/// A game of a report, by who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OneGame {
    /// The round, from 1.
    pub round: u16,
    /// Black.
    pub black: PersonId,
    /// White.
    pub white: PersonId,
    /// Where the register did not have one of them when it was decided, and his number stands as 0: their lines of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<FileLines>,
}

/// Two players of a received file, by their lines, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileLines {
    /// The file.
    pub file: SubmissionId,
    /// Black's.
    pub black: u32,
    /// White's.
    pub white: u32,
}

impl OneGame {
    /// With those who the lines of a file are; whoever was known when it was decided stays.
    pub(crate) fn seat(&mut self, file: SubmissionId, persons: &[PersonId]) {
        let Some(lines) = self.lines.filter(|lines| lines.file == file) else { return };
        for (person, line) in [(&mut self.black, lines.black), (&mut self.white, lines.white)] {
            if *person == PersonId::default() {
                *person = persons.get(line as usize).copied().unwrap_or_default();
            }
        }
    }
}

/// One rating that is taken over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenRating {
    /// Who.
    pub person: PersonId,
    /// The series.
    pub series: Series,
    /// The rating.
    pub rating: i32,
    /// K, where FIDE's list tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub k: Option<u8>,
    /// Games before, as far as K tells them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
}

impl Decided {
    /// What a decision on record says.
    pub fn read(value: &str) -> Option<Self> {
        serde_json::from_str(value).ok()
    }

    /// The go tournament on whose multiplier or games it bears.
    pub(crate) fn go_event(&self) -> Option<TournamentId> {
        match self {
            Decided::Multiplier { tournament, .. }
            | Decided::Event { tournament, .. }
            | Decided::Importance { tournament, .. } => Some(*tournament),
            _ => None,
        }
    }

    /// Whether the manager of the go system says it on his own: with how many points somebody enters (§6(1) step 2), and what is
    /// known of a tournament, from which its multiplier follows by the tables.
    pub fn is_managers(&self) -> bool {
        matches!(self, Decided::Initial { manager: true, .. } | Decided::Event { .. })
    }
}
