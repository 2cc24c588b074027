//! Every question of a file that has one plain answer is answered at once.

use crate::acts::answer::{AnswerAct, keep_pin, remember};
use crate::acts::desk::{Stamp, seal};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, waiting};
use crate::intake::evidence::Evidence;
use crate::intake::identify::Line;
use crate::intake::open::{Opened, open};
use crate::intake::read_report::{Unidentified, read_report};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::{Candidate, Ground};
use arpad_model::{EntryId, PersonId, SubmissionId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::remembered;
use arpad_registry::tables::submissions::{self, Answer};
use arpad_registry::{Writer, blobs};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Who several lines are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswersAct {
    /// The file.
    pub submission: SubmissionId,
    /// The answers.
    pub answers: Vec<Answered>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// The line, from 0.
    pub line: u32,
    /// Who it is.
    pub person: PersonId,
    /// What the line said beside its name.
    pub evidence: Evidence,
}

/// The lines of a file whose only candidate has the same name and against whom nothing speaks; on a file whose numbers are
/// not FIDE's, another number speaks against nobody.
pub fn sure_lines(opened: &Opened, numbers_are_foreign: bool) -> Vec<(u32, PersonId)> {
    sure_among(&opened.lines, numbers_are_foreign)
}

/// The same of lines that no file in the office has.
pub(crate) fn sure_among(lines: &[Line], numbers_are_foreign: bool) -> Vec<(u32, PersonId)> {
    let mut meant: HashMap<PersonId, u32> = HashMap::new();
    for line in lines {
        match line {
            Line::Known(person) => *meant.entry(*person).or_default() += 1,
            Line::Doubt(candidates) if candidates.len() == 1 => *meant.entry(candidates[0].person).or_default() += 1,
            _ => {}
        }
    }
    let sure = |(line, number): (&Line, u32)| match line {
        Line::Doubt(candidates) => match candidates.as_slice() {
            [one] if is_plain(one, numbers_are_foreign) && meant[&one.person] == 1 => Some((number, one.person)),
            _ => None,
        },
        _ => None,
    };
    lines.iter().zip(0..).filter_map(sure).collect()
}

/// The same name, and nothing against it but a rating that has moved.
fn is_plain(candidate: &Candidate, numbers_are_foreign: bool) -> bool {
    let has_name = candidate.grounds.iter().any(|one| matches!(one, Ground::SameName | Ground::SwappedName));
    let speaks_against = |ground: &&Ground| match ground {
        Ground::FarRating => false,
        Ground::OtherFide => !numbers_are_foreign,
        Ground::RememberedOtherwise => true,
        other => other.is_against(),
    };
    has_name && !candidate.grounds.iter().any(|one| speaks_against(&one))
}

/// Answers them, in one entry.
pub fn answer_sure(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    numbers_are_foreign: bool,
) -> Result<Vec<(u32, PersonId)>, OfficeError> {
    let opened = open(store, submission)?;
    let sure = sure_lines(&opened, numbers_are_foreign);
    if sure.is_empty() {
        return Err(Refusal::new(code::NOTHING_SURE).with("submission", submission).into());
    }
    let answered = |(line, person): &(u32, PersonId)| Answered {
        line: *line,
        person: *person,
        evidence: Evidence::of(&opened.reported.players[*line as usize]),
    };
    let act = AnswersAct { submission, answers: sure.iter().map(answered).collect() };
    let entry = seal(store, stamp, &Act::Answers(act.clone()))?;
    act.enter(store, &entry, &opened.reported)?;
    for (line, person) in &sure {
        keep_pin(store, stamp, *person, &opened.reported.players[*line as usize])?;
    }
    Ok(sure)
}

impl Body for AnswersAct {
    const NAME: &'static str = "answers";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let file = submission_of(store, self.submission)?;
        let reported = read_report(&blobs::bytes(store, file.blob)?)?;
        self.enter(store, entry, &reported)
    }

    /// What was remembered with it is forgotten; where nobody had answered before, the lines are questions again.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _: &Entry) -> Result<(), OfficeError> {
        waiting(&submission_of(store, self.submission)?)?;
        remembered::forget(store, done.seq)?;
        for answered in &self.answers {
            restore(store, (self.submission, answered.line), done)?;
        }
        Ok(())
    }
}

/// Puts the answer back that stood before a cancelled one, or none. Refused where a later one stands.
pub(super) fn restore(
    store: &mut Writer<'_>,
    (submission, line): (SubmissionId, u32),
    done: &Entry,
) -> Result<(), OfficeError> {
    let mut same = standing(store, Kind::Answer, |act| match act {
        Act::Answer(one) if (one.submission, one.line) == (submission, line) => Some(one),
        _ => None,
    })?;
    same.extend(standing(store, Kind::Answers, |act| match act {
        Act::Answers(many) if many.submission == submission => many.of_line(line),
        _ => None,
    })?);
    same.sort_by_key(|(entry, _)| *entry);
    let last = same.last().map_or(EntryId(0), |(entry, _)| *entry);
    // It stands under its own entry again, so that it can be cancelled in its turn.
    match (before(same, done.seq)?, ledger::entry(store, last)?) {
        (Some(answer), Some(entry)) => answer.apply(store, &entry),
        _ => Ok(submissions::remove_answer(store, submission, line)?),
    }
}

impl AnswersAct {
    /// The answer about one line, as if it had been given by itself.
    fn of_line(&self, line: u32) -> Option<AnswerAct> {
        let Answered { person, evidence, .. } = self.answers.iter().find(|one| one.line == line)?;
        Some(AnswerAct { submission: self.submission, line, person: Some(*person), evidence: Some(evidence.clone()) })
    }

    fn enter(&self, store: &mut Writer<'_>, entry: &Entry, reported: &Unidentified) -> Result<(), OfficeError> {
        for Answered { line, person, evidence } in &self.answers {
            let answer = Answer { line: *line, person: Some(*person) };
            submissions::put_answer(store, self.submission, answer, entry.seq)?;
            remember(store, entry.seq, reported, (*line, *person), Some(evidence))?;
        }
        Ok(())
    }
}
