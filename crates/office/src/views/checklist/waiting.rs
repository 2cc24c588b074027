//! Received files nobody has decided about.

use super::MOST;
use crate::acts::accept::{Unsettled, unsettled};
use crate::acts::desk::OfficeError;
use crate::intake::open::{Opened, open};
use arpad_model::{Series, Submission, SubmissionState};
use arpad_registry::Reader;
use arpad_registry::tables::{submissions, tournaments};

/// A received file that waits.
#[derive(Clone, Debug)]
pub struct WaitingFile {
    /// The file.
    pub file: Submission,
    /// Lines in doubt; none where it cannot be read.
    pub questions: Option<usize>,
    /// What else has to be said before it can be accepted.
    pub unsettled: Unsettled,
}

impl WaitingFile {
    /// Nothing stands against accepting it.
    pub fn is_ready(&self) -> bool {
        self.questions == Some(0) && self.unsettled.is_empty()
    }
}

/// Files of the series that wait. One that cannot be read says of no series that it is its own.
pub(super) fn waiting(store: &mut Reader<'_>, series: Series) -> Result<Vec<WaitingFile>, OfficeError> {
    let mut waiting = Vec::new();
    for state in [SubmissionState::Questions, SubmissionState::Received] {
        for file in submissions::newest(store, Some(state), MOST as u32)? {
            match open(store, file.id) {
                Ok(opened) => {
                    if may_count_for(store, &opened, series)? {
                        let questions = opened.lines.iter().filter(|line| line.is_question()).count();
                        let unsettled = unsettled(store, &opened)?;
                        waiting.push(WaitingFile { file, questions: Some(questions), unsettled });
                    }
                }
                Err(OfficeError::Refused(_)) => {
                    waiting.push(WaitingFile { file, questions: None, unsettled: Unsettled::default() });
                }
                Err(other) => return Err(other),
            }
        }
    }
    waiting.sort_by_key(|one| one.file.id);
    Ok(waiting)
}

/// A file of which nobody says the tempo is one of the announced series, or of any.
fn may_count_for(store: &mut Reader<'_>, opened: &Opened, series: Series) -> Result<bool, OfficeError> {
    let reported = &opened.reported;
    if reported.series == Series::Go || series == Series::Go {
        return Ok(reported.series == series);
    }
    let event = opened.submission.tournament.map(|id| tournaments::get(store, id)).transpose()?.flatten();
    let announced = event.filter(|event| event.announced.is_some()).map(|event| event.series);
    let says = reported.tempo.is_some().then_some(reported.series);
    Ok(match (announced, says) {
        (None, None) => true,
        (announced, says) => announced == Some(series) || says == Some(series),
    })
}
