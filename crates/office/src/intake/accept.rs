//! From a received file to games that wait for the next list: who played, what the law says, then the ledger.

use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::submission_of;
use crate::acts::{AcceptAct, Act, PersonFields};
use crate::intake::identify::{Line, identify};
use crate::intake::reported::{Reported, read_report};
use crate::lists::compute::check_event;
use crate::register::matching::Sought;
use arpad_model::{Finding, PersonId, PersonName, Severity, Submission, SubmissionId, SubmissionState, TournamentId};
use arpad_registry::tables::persons;
use arpad_registry::tables::submissions;
use arpad_registry::{Reader, Writer, blobs};

/// A file with its lines identified as far as the office can.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The file.
    pub submission: Submission,
    /// What it says.
    pub reported: Reported,
    /// Who its lines are.
    pub lines: Vec<Line>,
}

/// Opens a received file again.
pub fn open(store: &mut Reader<'_>, submission: SubmissionId) -> Result<Opened, OfficeError> {
    let submission = submission_of(store, submission)?;
    let reported = read_report(&blobs::bytes(store, submission.blob)?)?;
    let answers = submissions::answers(store, submission.id)?;
    let lines = identify(store, &reported, &answers)?;
    Ok(Opened { submission, reported, lines })
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
        let refusal = Refusal::new("line-unknown").with("line", line + 1).with("lines", opened.lines.len());
        return Err(refusal.into());
    }
    if let Some(person) = person {
        crate::acts::enact::registered(store, person)?;
    }
    let act = Act::Answer { submission, line, person };
    enact(store, stamp, &act)?;
    Ok(())
}

/// What the law would say if the file were accepted now; whoever is not known yet counts as somebody new.
pub fn foresee(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<Finding>, OfficeError> {
    let Some(tournament) = opened.submission.tournament else { return Ok(Vec::new()) };
    let event = crate::acts::enact::tournament_of(store, tournament)?;
    if event.list.is_some() && event.series != opened.reported.series {
        let refusal = Refusal::new("tournament-other-series").with("tournament", tournament);
        let refusal = refusal.with("announced", event.series.as_str());
        return Err(refusal.with("reported", opened.reported.series.as_str()).into());
    }
    let (persons, new) = enlist(store, opened)?;
    check_event(store, &event, &opened.reported.clone().identified(persons), &new)
}

/// How to accept.
#[derive(Clone, Copy, Debug, Default)]
pub struct Acceptance {
    /// Lines whom nobody in the register can be are new persons.
    pub take_new: bool,
}

/// An accepted file.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The event.
    pub tournament: TournamentId,
    /// Persons who entered the register with it.
    pub new_persons: Vec<PersonId>,
    /// Warnings and notes of the law.
    pub findings: Vec<Finding>,
    /// It takes the place of a report that a list has already counted.
    pub is_correction: bool,
}

/// Accepts a file: its games wait for the next list. Refused while a line is in doubt or the law stands against it.
pub fn accept(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    how: Acceptance,
) -> Result<Accepted, OfficeError> {
    let opened = open(store, submission)?;
    let tournament = waiting(&opened.submission)?;
    let (persons, new) = persons_of(store, &opened, how)?;
    let new_persons: Vec<PersonId> = new.iter().map(|fields| fields.person).collect();
    let event = crate::acts::enact::tournament_of(store, tournament)?;
    let report = opened.reported.clone().identified(persons.clone());
    let findings = check_event(store, &event, &report, &new)?;
    if findings.iter().any(|finding| finding.severity == Severity::Error) {
        return Err(Refusal { findings, ..Refusal::new("not-ratable").with("submission", submission) }.into());
    }
    enact(store, stamp, &Act::Accept(AcceptAct { submission, persons, new }))?;
    Ok(Accepted { tournament, new_persons, findings, is_correction: event.list.is_some() })
}

/// Turns a file away.
pub fn reject(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    because: &str,
) -> Result<(), OfficeError> {
    let file = submission_of(store, submission)?;
    waiting(&file)?;
    enact(store, stamp, &Act::Reject { submission, because: because.to_owned() })?;
    Ok(())
}

/// The event of a file that nobody has decided about yet.
fn waiting(file: &Submission) -> Result<TournamentId, OfficeError> {
    match (file.state, file.tournament) {
        (SubmissionState::Received | SubmissionState::Questions, Some(tournament)) => Ok(tournament),
        (state, _) => {
            let refusal = Refusal::new("submission-decided").with("submission", file.id);
            Err(refusal.with("state", state.as_str()).into())
        }
    }
}

fn persons_of(
    store: &mut Reader<'_>,
    opened: &Opened,
    how: Acceptance,
) -> Result<(Vec<PersonId>, Vec<PersonFields>), OfficeError> {
    let doubts = opened.lines.iter().filter(|line| matches!(line, Line::Doubt(_))).count();
    let strangers = opened.lines.iter().filter(|line| matches!(line, Line::Nobody)).count();
    if doubts > 0 || (strangers > 0 && !how.take_new) {
        let refusal = Refusal::new("questions-open").with("submission", opened.submission.id);
        return Err(refusal.with("doubts", doubts).with("strangers", strangers).into());
    }
    enlist(store, opened)
}

/// Everybody on the report; who is not known gets the next number.
fn enlist(store: &mut Reader<'_>, opened: &Opened) -> Result<(Vec<PersonId>, Vec<PersonFields>), OfficeError> {
    let mut next = persons::next(store)?;
    let mut new = Vec::new();
    let mut persons = Vec::with_capacity(opened.lines.len());
    for (line, sought) in opened.lines.iter().zip(&opened.reported.players) {
        persons.push(match line {
            Line::Known(person) => *person,
            _ => {
                new.push(fields_of(next, sought));
                let person = next;
                next = PersonId(person.0 + 1);
                person
            }
        });
    }
    Ok((persons, new))
}

/// A new person as a file describes him.
fn fields_of(person: PersonId, sought: &Sought) -> PersonFields {
    let name = PersonName::from_list(&sought.name);
    PersonFields {
        person,
        family: name.family,
        given: name.given,
        komir: None,
        fide: sought.fide,
        egd: sought.egd,
        born: sought.born,
        sex: sought.sex,
        country: sought.country.clone(),
    }
}
