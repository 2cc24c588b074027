//! Acts: everything the office does that can change a rating or the register. Each is one entry of the ledger; its JSON is
//! the canonical text that is sealed, so a field is only ever added with a default and never renamed.

pub mod correct;
pub mod decide;
pub mod desk;
pub(crate) mod enact;
pub mod found;

use arpad_model::{
    AppealOutcome, Birth, ClubId, EgdPin, EntryId, FideId, Komir, ListId, PaperKind, PersonId, Series, Sex,
    SubmissionId, TournamentId,
};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// One act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// The federation itself.
    Found(Found),

    /// A club enters the register, or changes its name.
    Club(ClubAct),
    /// A person enters the register.
    Person(PersonFields),
    /// Something about a person changes; every field is stated anew.
    Amend {
        /// Who.
        person: PersonId,
        /// How it is from now on.
        fields: PersonFields,
    },
    /// A title is awarded.
    Title {
        /// Who.
        person: PersonId,
        /// The title.
        title: String,
        /// When.
        awarded: Date,
    },
    /// A paper is filed.
    Paper(PaperAct),
    /// A club's strength order for a season.
    Strength {
        /// The club.
        club: ClubId,
        /// The season.
        season: String,
        /// Persons from the first board on.
        persons: Vec<PersonId>,
    },
    /// Two numbers are one person.
    Merge {
        /// The number that stays.
        keep: PersonId,
        /// The number that leads there from now on.
        drop: PersonId,
    },
    /// They are two after all.
    Unmerge {
        /// The number that stands for itself again.
        person: PersonId,
    },
    /// A person has died.
    Death {
        /// Who.
        person: PersonId,
        /// When.
        day: Date,
    },
    /// A person asks to be hidden, or to be shown again.
    Hide {
        /// Who.
        person: PersonId,
        /// Hidden from now on.
        hidden: bool,
    },

    /// An event is announced.
    Announce(Announcement),
    /// A file has come.
    Submit(SubmitAct),
    /// A question about a line is answered.
    Answer {
        /// The file.
        submission: SubmissionId,
        /// The line, from 0.
        line: u32,
        /// Who it is; nobody = somebody new.
        person: Option<PersonId>,
    },
    /// A file is accepted: its games enter the next list.
    Accept(AcceptAct),
    /// A file is turned away.
    Reject {
        /// The file.
        submission: SubmissionId,
        /// Why.
        because: String,
    },

    /// A line of an accepted report was somebody else.
    Reidentify {
        /// The tournament.
        tournament: TournamentId,
        /// The line, from 0.
        line: u32,
        /// Who it was.
        person: PersonId,
    },
    /// An accepted report is taken out again.
    Withdraw {
        /// The tournament.
        tournament: TournamentId,
        /// Why.
        because: String,
    },

    /// A decision of the committee.
    Decide(DecideAct),
    /// An appeal against an entry.
    Appeal {
        /// The entry.
        against: EntryId,
        /// Who appeals.
        by: String,
        /// On which grounds.
        grounds: String,
    },
    /// An appeal ends.
    Outcome {
        /// The entry of the appeal.
        appeal: EntryId,
        /// How.
        outcome: AppealOutcome,
    },

    /// A rating list published by FIDE is imported.
    Import(ImportAct),
    /// A period is closed: a list is computed.
    Close(CloseAct),
    /// Lists are published.
    Publish {
        /// Their numbers.
        lists: Vec<ListId>,
    },
}

impl Act {
    /// The kind of act, as the ledger's own column has it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Act::Found(_) => "found",
            Act::Club(_) => "club",
            Act::Person(_) => "person",
            Act::Amend { .. } => "amend",
            Act::Title { .. } => "title",
            Act::Paper(_) => "paper",
            Act::Strength { .. } => "strength",
            Act::Merge { .. } => "merge",
            Act::Unmerge { .. } => "unmerge",
            Act::Death { .. } => "death",
            Act::Hide { .. } => "hide",
            Act::Announce(_) => "announce",
            Act::Submit(_) => "submit",
            Act::Answer { .. } => "answer",
            Act::Accept(_) => "accept",
            Act::Reject { .. } => "reject",
            Act::Reidentify { .. } => "reidentify",
            Act::Withdraw { .. } => "withdraw",
            Act::Decide(_) => "decide",
            Act::Appeal { .. } => "appeal",
            Act::Outcome { .. } => "outcome",
            Act::Import(_) => "import",
            Act::Close(_) => "close",
            Act::Publish { .. } => "publish",
        }
    }
}

/// The federation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Its name.
    pub name: String,
    /// Its country, three letters.
    pub country: String,
}

/// A club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubAct {
    /// Its number.
    pub club: ClubId,
    /// Its name.
    pub name: String,
    /// Its town.
    pub town: String,
}

/// What the register knows of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonFields {
    /// The number, given by the office when the person enters.
    pub person: PersonId,
    /// Family name.
    pub family: String,
    /// Given names.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// KOMIR number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komir: Option<Komir>,
    /// FIDE number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide: Option<FideId>,
    /// European Go Database's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub egd: Option<EgdPin>,
    /// Birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<Birth>,
    /// Sex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Country, three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country: String,
}

/// A paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaperAct {
    /// What it is.
    pub kind: PaperKind,
    /// Whose.
    pub person: PersonId,
    /// The KOMIR number a first licence brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komir: Option<Komir>,
    /// The season.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub season: String,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<ClubId>,
    /// The club a transfer leaves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_club: Option<ClubId>,
    /// The day it holds from.
    pub day: Date,
    /// What else it says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub remark: String,
}

/// An announced event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    /// Its number.
    pub tournament: TournamentId,
    /// The series it counts for.
    pub series: Series,
    /// Its name.
    pub name: String,
    /// Where.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub town: String,
    /// Who holds it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub organizer: String,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arbiter: String,
    /// The time control.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// Rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// First day.
    pub starts: Date,
    /// Last day.
    pub ends: Date,
    /// The day of the announcement.
    pub announced: Date,
}

/// A file that came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SubmitAct {
    /// Its number.
    pub submission: SubmissionId,
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
    /// The event it reports: an announced one, one that was reported before, or a new number; none where the file
    /// cannot be read as a report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
    /// The day it came.
    pub received: Date,
    /// Lines about which a person must say who they are.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub questions: u32,
    /// Why it was turned away at once; the code of a refusal.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unreadable: String,
}

/// An accepted file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AcceptAct {
    /// The file.
    pub submission: SubmissionId,
    /// Who its lines are.
    pub persons: Vec<PersonId>,
    /// Those among them who enter the register with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub new: Vec<PersonFields>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecideAct {
    /// What.
    pub decision: Decided,
    /// The day it holds from.
    pub day: Date,
    /// Who decided, under which number.
    pub reference: String,
}

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
    },
    /// A go tournament's multiplier.
    Multiplier {
        /// The tournament.
        tournament: TournamentId,
        /// C.
        multiplier: u32,
    },
    /// Why a go tournament weighs more than its thinking time says; files do not tell.
    Importance {
        /// The tournament.
        tournament: TournamentId,
        /// `hungarian-championship` and so on.
        importance: Vec<String>,
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
    },
}

/// An imported list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportAct {
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
    /// The date of the list.
    pub day: Date,
    /// Only players of this federation; empty = everybody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// Players read.
    pub players: u64,
    /// The lists it became, with the hash of their rows.
    pub lists: Vec<ImportedList>,
}

/// One series of an imported list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedList {
    /// The list's number.
    pub list: ListId,
    /// The series.
    pub series: Series,
    /// The SHA-256 of its rows.
    pub sha256: String,
}

/// A closed period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CloseAct {
    /// The lists made, in their order: one, or in a replay each revised one.
    pub lists: Vec<ClosedList>,
}

/// One computed list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedList {
    /// Its number.
    pub list: ListId,
    /// The series.
    pub series: Series,
    /// Its date.
    pub day: Date,
    /// 0 = the original.
    pub revision: u32,
    /// The edition that governs it.
    pub edition: String,
    /// The list it starts from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<ListId>,
    /// The tournaments that count in it.
    pub tournaments: Vec<TournamentId>,
    /// The unpublished list it replaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<ListId>,
    /// Rows.
    pub players: u64,
    /// The SHA-256 of the rows.
    pub sha256: String,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
