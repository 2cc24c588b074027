//! What keeps a received file from being accepted, and what to type next: told wherever a file is taken a step further.

use super::accept::stranger;
use crate::words::Language;
use arpad_model::{Fact, SubmissionId};
use arpad_office::acts::accept::{Unsettled, unsettled};
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::open::{Opened, open};
use arpad_registry::Reader;

/// What a file waits for.
pub(super) struct Waiting {
    /// Lines about which somebody must say who they are.
    pub questions: usize,
    /// What else has to be said.
    pub unsettled: Unsettled,
}

/// What a file waits for.
pub(super) fn waiting_for(store: &mut Reader<'_>, submission: SubmissionId) -> Result<Waiting, OfficeError> {
    let opened = open(store, submission)?;
    waiting(store, &opened)
}

/// The same for a file that is open.
pub(super) fn waiting(store: &mut Reader<'_>, opened: &Opened) -> Result<Waiting, OfficeError> {
    let questions = opened.lines.iter().filter(|line| line.is_question()).count();
    Ok(Waiting { questions, unsettled: unsettled(store, opened)? })
}

impl Waiting {
    /// Each thing that has to be said beside who the lines are, in its own sentence.
    pub(super) fn told(&self, language: Language) -> Vec<String> {
        let asked = self.unsettled.tempo.iter().chain(&self.unsettled.twin);
        let mut told: Vec<String> = asked.map(|refusal| language.refusal(refusal)).collect();
        if !self.unsettled.strangers.is_empty() {
            told.push(language.label("desk-strangers"));
            told.extend(self.unsettled.strangers.iter().map(|one| format!("  {}", stranger(language, one))));
        }
        told
    }

    /// What to type next.
    pub(super) fn next(&self, language: Language, submission: u32) -> String {
        let Unsettled { tempo, twin, .. } = &self.unsettled;
        let key = match (self.questions, self.unsettled.is_empty()) {
            (0, true) => "desk-next-accept",
            (0, false) if tempo.is_some() => "desk-next-tempo",
            (0, false) if twin.is_some() => "desk-next-twin",
            (0, false) => "desk-strangers-next",
            _ => "desk-next-submission",
        };
        language.say(key, &[("submission", Fact::from(submission))])
    }
}
