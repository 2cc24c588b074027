//! A question about a line of a received file is answered.

use crate::acts::desk::{Stamp, seal};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, waiting};
use crate::intake::identify::line_key;
use crate::intake::open::open;
use crate::intake::read_report::{Unidentified, read_report};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::registered;
use arpad_model::{PersonId, SubmissionId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::remembered;
use arpad_registry::tables::submissions::{self, Answer};
use arpad_registry::{Writer, blobs};
use serde::{Deserialize, Serialize};

/// Who a line is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerAct {
    /// The file.
    pub submission: SubmissionId,
    /// The line, from 0.
    pub line: u32,
    /// Who it is; nobody = somebody new.
    pub person: Option<PersonId>,
}

/// Answers who a line is; nobody = somebody new.
pub fn answer(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    line: u32,
    person: Option<PersonId>,
) -> Result<(), OfficeError> {
    let opened = open(store, submission)?;
    if line as usize >= opened.lines.len() {
        let refusal = Refusal::new(code::LINE_UNKNOWN).with("line", line + 1).with("lines", opened.lines.len());
        return Err(refusal.into());
    }
    if let Some(person) = person {
        registered(store, person)?;
    }
    let act = AnswerAct { submission, line, person };
    let entry = seal(store, stamp, &Act::Answer(act.clone()))?;
    act.enter(store, &entry, Some(&opened.reported))
}

impl Body for AnswerAct {
    const NAME: &'static str = "answer";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let file = submission_of(store, self.submission)?;
        let reported = match self.person {
            Some(_) => Some(read_report(&blobs::bytes(store, file.blob)?)?),
            None => None,
        };
        self.enter(store, entry, reported.as_ref())
    }

    /// What was remembered with it is forgotten, and what was remembered before it too: the line is a question again.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        waiting(&submission_of(store, self.submission)?)?;
        let same = standing(store, Kind::Answer, |act| match act {
            Act::Answer(one) if (one.submission, one.line) == (self.submission, self.line) => Some(one),
            _ => None,
        })?;
        let earlier = before(same, done.seq)?;
        remembered::forget(store, done.seq)?;
        match earlier {
            Some(answer) => answer.apply(store, by),
            None => Ok(submissions::remove_answer(store, self.submission, self.line)?),
        }
    }
}

impl AnswerAct {
    /// Enters the answer; whoever is named is remembered with the line as the file has it.
    fn enter(&self, store: &mut Writer<'_>, entry: &Entry, reported: Option<&Unidentified>) -> Result<(), OfficeError> {
        let answer = Answer { line: self.line, person: self.person };
        submissions::put_answer(store, self.submission, answer, entry.seq)?;
        if let Some((person, reported)) = self.person.zip(reported) {
            remember(store, entry, reported, self.line, person)?;
        }
        Ok(())
    }
}

/// The next file with the same line raises no question.
pub(super) fn remember(
    store: &mut Writer<'_>,
    entry: &Entry,
    reported: &Unidentified,
    line: u32,
    person: PersonId,
) -> Result<(), OfficeError> {
    if let Some(sought) = reported.players.get(line as usize) {
        remembered::put(store, &line_key(sought), person, entry.seq)?;
    }
    Ok(())
}
