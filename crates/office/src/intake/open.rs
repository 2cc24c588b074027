//! A received file opened again: what it says, and who its lines are by now.

use crate::intake::events::submission_of;
use crate::intake::identify::{Line, identify};
use crate::intake::read_report::{Unidentified, read_report};
use crate::refusal::OfficeError;
use arpad_model::{Submission, SubmissionId};
use arpad_registry::tables::submissions;
use arpad_registry::{Reader, blobs};

/// A file with its lines identified as far as the office can.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The file.
    pub submission: Submission,
    /// What it says.
    pub reported: Unidentified,
    /// Who its lines are.
    pub lines: Vec<Line>,
}

/// Opens a received file again.
pub fn open(store: &mut Reader<'_>, submission: SubmissionId) -> Result<Opened, OfficeError> {
    let submission = submission_of(store, submission)?;
    let reported = read_report(&blobs::bytes(store, submission.blob)?)?;
    let answers = submissions::answers(store, submission.id)?;
    let lines = identify(store, &reported, submission.tournament, &answers)?;
    Ok(Opened { submission, reported, lines })
}
