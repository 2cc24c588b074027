//! A report as it arrives, and what an office should know about it.

use arpad_model::{Importance, Paragraph, PersonName, Series};
use jiff::civil::Date;

/// A report that arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoEvent {
    /// The day it arrived.
    pub reported: Date,
    /// The name of the file.
    pub file_name: String,
    /// Its content: TRF16, OpenGotha XML or h9.
    pub bytes: Vec<u8>,
    /// The series of lists it belongs to.
    pub kind: Series,
    /// What the organizer announced.
    pub announcement: Announcement,
    /// Who really played: positions in [`super::Federation::players`], in the order of the file's players.
    pub players: Vec<usize>,
    /// What is special about it.
    pub remark: EventRemark,
}

/// What the organizer announced beforehand; a file does not say all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The name of the tournament.
    pub name: String,
    /// Where.
    pub town: String,
    /// The organizing club, a position in [`super::Federation::clubs`].
    pub organizer: usize,
    /// The chief arbiter.
    pub chief_arbiter: PersonName,
    /// First day.
    pub start: Date,
    /// Last day.
    pub end: Date,
    /// The day it was registered.
    pub registered: Date,
    /// The thinking time, in the organizer's words.
    pub time_control: String,
    /// Rounds.
    pub rounds: u16,
    /// Why a go tournament weighs more.
    pub importance: Option<Importance>,
    /// The committee's multiplier for a go file that cannot say its basic time.
    pub multiplier: Option<u32>,
}

/// What is special about a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventRemark {
    /// Nothing.
    Normal,
    /// It arrived after its list was closed.
    Late,
    /// The games of another report once more, let in as an event of its own.
    Again,
    /// A namesake was reported; found out and corrected later.
    WrongIdentity {
        /// The line of the file, from 1.
        line: usize,
        /// Whom the line names, a position in [`super::Federation::players`].
        reported: usize,
        /// Who played.
        meant: usize,
    },
    /// Something in the announcement is against the law unless a decision sets the paragraph aside.
    NeedsWaiver {
        /// The paragraph.
        paragraph: Paragraph,
    },
    /// The file contradicts itself and has to be sent back.
    BadFile,
    /// A corrected file for an earlier report.
    Correction {
        /// Its position in [`super::Federation::events`].
        of: usize,
    },
}
