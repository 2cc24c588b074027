//! Nothing is reported before it is played.

use crate::refusal::{Refusal, code};
use arpad_model::SubmissionId;
use jiff::civil::Date;

/// Refuses a file that came before its event began.
pub(crate) fn begun(file_name: &str, received: Date, starts: Date) -> Result<(), Refusal> {
    if starts <= received {
        return Ok(());
    }
    let refusal = Refusal::new(code::REPORT_BEFORE_EVENT).with("file", file_name);
    Err(refusal.with("received", received).with("starts", starts))
}

/// Refuses to accept what is not over yet.
pub(crate) fn over(submission: SubmissionId, ends: Date, today: Date) -> Result<(), Refusal> {
    if ends <= today {
        return Ok(());
    }
    Err(Refusal::new(code::EVENT_TO_COME).with("submission", submission).with("ends", ends).with("today", today))
}
