//! The tournament register: what was announced, and how far each event has come.

use super::named::named;
use super::{EventFacts, ListId, Series, SubmissionId, TournamentId};
use jiff::civil::Date;

named! {
    /// How far an event has come; everybody may see it.
    pub enum TournamentState("state of a tournament") {
        /// Announced, no report yet.
        Announced = "announced",
        /// A report has come.
        Received = "received",
        /// A person must answer something about the report.
        Questions = "questions",
        /// Entered for the next list.
        Accepted = "accepted",
        /// Rated in a list.
        Rated = "rated",
        /// Not rated; `because` says why.
        Rejected = "rejected",
        /// Taken out again by a correction.
        Withdrawn = "withdrawn",
    }
}

/// An event in the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisteredTournament {
    /// Its number.
    pub id: TournamentId,
    /// Which lists it counts for.
    pub series: Series,
    /// Its name.
    pub name: String,
    /// Where.
    pub town: String,
    /// Who holds it.
    pub organizer: String,
    /// The chief arbiter.
    pub arbiter: String,
    /// The time control, as announced or reported.
    pub time_control: String,
    /// Scheduled rounds.
    pub rounds: Option<u16>,
    /// First day.
    pub starts: Date,
    /// Last day.
    pub ends: Date,
    /// The day it was announced.
    pub announced: Option<Date>,
    /// The day its report came.
    pub reported: Option<Date>,
    /// How far it has come.
    pub state: TournamentState,
    /// Why it was rejected or withdrawn.
    pub because: String,
    /// The file its report is from.
    pub submission: Option<SubmissionId>,
    /// The list it was first rated in.
    pub list: Option<ListId>,
    /// What the law asks about it, as far as somebody said it.
    pub facts: EventFacts,
}
