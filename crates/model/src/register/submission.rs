//! Received files.

use super::named::named;
use super::{BlobId, Moment, SubmissionId, TournamentId};

named! {
    /// How far a file has come.
    pub enum SubmissionState("state of a file") {
        /// Received.
        Received = "received",
        /// A line is in doubt.
        Questions = "questions",
        /// Entered.
        Accepted = "accepted",
        /// Turned away.
        Rejected = "rejected",
        /// Another file took its place.
        Superseded = "superseded",
    }
}

/// A received file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// Its number.
    pub id: SubmissionId,
    /// Its bytes.
    pub blob: BlobId,
    /// The name it came under.
    pub file_name: String,
    /// The format, told by content.
    pub format: String,
    /// When it came.
    pub moment: Moment,
    /// Who sent it.
    pub by_whom: String,
    /// The event it reports; none where the file could not be read as one.
    pub tournament: Option<TournamentId>,
    /// How far it has come.
    pub state: SubmissionState,
    /// Why it was turned away.
    pub because: String,
}
