//! A question about a line of a received file is answered.

use crate::acts::amend::amend;
use crate::acts::answers::restore;
use crate::acts::desk::{Stamp, seal};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, waiting};
use crate::intake::evidence::{Evidence, line_with};
use crate::intake::identify::Line;
use crate::intake::open::{Opened, open};
use crate::intake::read_report::{Unidentified, read_report};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::Sought;
use crate::register::{PersonFields, fields_of, registered, standing_for};
use arpad_model::{EntryId, Person, PersonId, SubmissionId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::submissions::{self, Answer};
use arpad_registry::tables::{persons, remembered};
use arpad_registry::{Reader, Writer, blobs};
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
    /// What the line said beside its name when it was answered; the answer is remembered for this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
}

/// Answers who a line is; nobody = somebody new, which a line whose number the register has cannot be.
pub fn answer(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    line: u32,
    person: Option<PersonId>,
) -> Result<(), OfficeError> {
    let opened = open(store, submission)?;
    let Some(sought) = opened.reported.players.get(line as usize) else {
        let refusal = Refusal::new(code::LINE_UNKNOWN).with("line", line + 1).with("lines", opened.lines.len());
        return Err(refusal.into());
    };
    match person {
        Some(person) => {
            let known = registered(store, person)?;
            let person = standing_for(store, known.id)?;
            stands_once(store, &opened, line, person)?;
        }
        None => number_is_free(store, submission, line, sought)?,
    }
    let act = AnswerAct { submission, line, person, evidence: person.map(|_| Evidence::of(sought)) };
    let entry = seal(store, stamp, &Act::Answer(act.clone()))?;
    act.enter(store, &entry, Some(&opened.reported))?;
    match person {
        Some(person) => keep_pin(store, stamp, person, sought),
        None => Ok(()),
    }
}

/// Nobody plays on two lines of a report: who is another line already is this one only once that line is somebody else.
fn stands_once(store: &mut Reader<'_>, opened: &Opened, line: u32, person: PersonId) -> Result<(), OfficeError> {
    let is_other = |(place, known): (u32, &Line)| (place != line && *known == Line::Known(person)).then_some(place);
    match (0..).zip(&opened.lines).find_map(is_other) {
        None => Ok(()),
        Some(other) => {
            let name = registered(store, person)?.name.eastern();
            let refusal = Refusal::new(code::LINE_PERSON_TAKEN).with("submission", opened.submission.id);
            let refusal = refusal.with("line", line + 1).with("other", other + 1).with("person", person);
            Err(refusal.with("name", name.as_str()).into())
        }
    }
}

/// Whoever a line with a number of the European go database is has that number from now on, where he has none and it is
/// nobody else's: the next file is then beyond doubt.
pub(super) fn keep_pin(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    sought: &Sought,
) -> Result<(), OfficeError> {
    let Some(pin) = sought.egd else { return Ok(()) };
    let standing = standing_for(store, person)?;
    let known = registered(store, standing)?;
    if known.egd.is_none() && persons::by_egd(store, pin)?.is_none() {
        amend(store, stamp, known.id, &PersonFields { egd: Some(pin), ..fields_of(&known) })?;
    }
    Ok(())
}

/// Somebody new brings a number that nobody has yet.
pub(super) fn number_is_free(
    store: &mut Reader<'_>,
    submission: SubmissionId,
    line: u32,
    sought: &Sought,
) -> Result<(), OfficeError> {
    let by_fide = match sought.fide {
        Some(number) => persons::by_fide(store, number)?.map(|holder| ("FIDE", i64::from(number), holder)),
        None => None,
    };
    let by_egd = match sought.egd {
        Some(number) => persons::by_egd(store, number)?.map(|holder| ("EGD", i64::from(number), holder)),
        None => None,
    };
    let Some((kind, number, holder)) = by_fide.or(by_egd) else { return Ok(()) };
    let Person { id, name, born, .. } = holder;
    let refusal = Refusal::new(code::LINE_NUMBER_TAKEN).with("submission", submission).with("line", line + 1);
    let refusal = refusal.with("name", sought.name.as_str()).with("kind", kind).with("number", number);
    let born = born.map(|born| format!(", {}", born.year())).unwrap_or_default();
    Err(refusal.with("person", id).with("holder", format!("{}{born}", name.eastern()).as_str()).into())
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
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _: &Entry) -> Result<(), OfficeError> {
        waiting(&submission_of(store, self.submission)?)?;
        remembered::forget(store, done.seq)?;
        restore(store, (self.submission, self.line), done)
    }
}

impl AnswerAct {
    /// Enters the answer; whoever is named is remembered with the line as the file has it.
    fn enter(&self, store: &mut Writer<'_>, entry: &Entry, reported: Option<&Unidentified>) -> Result<(), OfficeError> {
        let answer = Answer { line: self.line, person: self.person };
        submissions::put_answer(store, self.submission, answer, entry.seq)?;
        if let Some((person, reported)) = self.person.zip(reported) {
            remember(store, entry.seq, reported, (self.line, person), self.evidence.as_ref())?;
        }
        Ok(())
    }
}

/// The next file with the same line and the same evidence raises no question.
pub(super) fn remember(
    store: &mut Writer<'_>,
    entry: EntryId,
    reported: &Unidentified,
    (line, person): (u32, PersonId),
    evidence: Option<&Evidence>,
) -> Result<(), OfficeError> {
    if let Some(sought) = reported.players.get(line as usize) {
        remembered::put(store, &line_with(sought, evidence), person, entry)?;
    }
    Ok(())
}
