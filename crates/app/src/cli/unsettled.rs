//! What keeps a received file from being accepted, and what to type next: told wherever a file is taken a step further.

use super::accept::stranger;
use super::page::finding_line;
use super::values::players_of;
use crate::words::Language;
use arpad_model::{Fact, SubmissionId};
use arpad_office::acts::accept::{Unsettled, unsettled};
use arpad_office::acts::answers::sure_lines;
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::{Opened, open};
use arpad_registry::Reader;

/// What a file waits for.
pub(super) struct Waiting {
    /// Lines about which somebody must say who they are.
    pub questions: usize,
    /// Those of them whom nobody in the register can be.
    unknown: usize,
    /// Those of them that have one plain answer.
    sure: usize,
    /// The names of the lines, for what the law says of one.
    lines: Vec<String>,
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
    let count = |is: fn(&Line) -> bool| opened.lines.iter().filter(|line| is(line)).count();
    Ok(Waiting {
        questions: count(Line::is_question),
        unknown: count(|line| matches!(line, Line::Nobody)),
        sure: sure_lines(opened, false).len(),
        lines: opened.reported.players.iter().map(|line| line.name.clone()).collect(),
        unsettled: unsettled(store, opened)?,
    })
}

impl Waiting {
    /// Each thing that has to be said beside who the lines are, in its own sentence.
    pub(super) fn told(&self, language: Language) -> Vec<String> {
        let Unsettled { withdrawn, tempo, strangers, twin, against } = &self.unsettled;
        let asked = withdrawn.iter().chain(tempo).chain(twin);
        let mut told: Vec<String> = asked.map(|refusal| language.refusal(refusal)).collect();
        if !strangers.is_empty() {
            told.push(language.label("desk-strangers"));
            told.extend(strangers.iter().map(|one| format!("  {}", stranger(language, one))));
        }
        let ids = players_of(self.lines.iter().map(String::as_str));
        told.extend(against.iter().map(|one| finding_line(language, ids.place(&one.place), one)));
        told
    }

    /// What to type next.
    pub(super) fn next(&self, language: Language, submission: u32) -> String {
        let Unsettled { withdrawn, tempo, strangers, twin, against } = &self.unsettled;
        let key = match (self.questions, self.unknown, self.sure) {
            (0, ..) if withdrawn.is_some() => "desk-next-look",
            (0, ..) if tempo.is_some() => "desk-next-tempo",
            (0, ..) if twin.is_some() => "desk-next-twin",
            (0, ..) if !strangers.is_empty() => "desk-strangers-next",
            (0, ..) if !against.is_empty() => "desk-next-look",
            (0, ..) => "desk-next-accept",
            (_, 0, 0) => "desk-next-doubts",
            (_, 0, _) => "desk-next-sure",
            _ => "desk-next-submission",
        };
        language.say(key, &[("submission", Fact::from(submission))])
    }
}
