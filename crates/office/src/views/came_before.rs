//! A file whose bytes came before: when, under which number, and what became of it.

use super::today::answered;
use crate::acts::desk::OfficeError;
use crate::acts::submit::came_with;
use arpad_model::{Submission, SubmissionId, SubmissionState};
use arpad_registry::tables::submissions;
use arpad_registry::{Error, Reader};
use jiff::civil::Date;

/// A received file as it stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CameBefore {
    /// The file.
    pub file: Submission,
    /// The day it came.
    pub received: Date,
    /// Somebody was in doubt when it came, and nobody is now.
    pub is_answered: bool,
}

/// Looks a received file up.
pub fn came_before(store: &mut Reader<'_>, id: SubmissionId) -> Result<CameBefore, OfficeError> {
    let missing = |what: &str| Error::damaged("submission", format!("{what} {id}"));
    let file = submissions::get(store, id)?.ok_or_else(|| missing("no file has the number"))?;
    let (_, act) = came_with(store, &file)?.ok_or_else(|| missing("no entry has brought file"))?;
    let is_answered = file.state == SubmissionState::Questions && answered(store)?.contains(&id);
    Ok(CameBefore { file, received: act.received, is_answered })
}
