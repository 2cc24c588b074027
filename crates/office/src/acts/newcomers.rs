//! The manager sets the points with which newcomers of go enter the register: as proposed, or as he judges. Each is a decision
//! of its own with its own way back; somebody who stands in a file only enters the register with it.

use crate::acts::accept::new_person;
use crate::acts::answer::answer;
use crate::acts::cover::cover;
use crate::acts::decide::{decide, write_down};
use crate::acts::desk::Stamp;
use crate::acts::person::register_person;
use crate::acts::{DecideAct, Decided, Kind};
use crate::intake::events::waiting;
use crate::intake::identify::Line;
use crate::intake::open::open;
use crate::lists::newcomers::{Entrant, OpenNewcomer, open_newcomers};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::registered;
use arpad_model::{Coverage, DecisionKind, EntryId, PersonId, PersonName, Series, SubmissionId};
use arpad_registry::tables::{decisions, list_rows, lists};
use arpad_registry::{Reader, Writer};

/// Who decides, and under which number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By<'a> {
    /// The manager of the system; without a number he stands for it himself.
    Manager(&'a str),
    /// The committee, under this number.
    Committee(&'a str),
}

/// Points that were set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Whose.
    pub person: PersonId,
    /// His name.
    pub name: PersonName,
    /// The points.
    pub points: i32,
    /// What his performance gives, where only the committee may give as much (§5(3)) and he got less.
    pub due: Option<i32>,
    /// The entry that says so.
    pub entry: EntryId,
    /// A second person has to sign it first.
    pub is_proposed: bool,
}

/// Sets the points of a newcomer: these, or those that are proposed. Somebody who stands in a file only belongs to the rating
/// system by the letter that is said; the file does not say it.
pub fn set_initial(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    who: Entrant,
    points: Option<i32>,
    (by, letter): (By<'_>, Option<Coverage>),
) -> Result<Given, OfficeError> {
    let open = open_newcomers(store)?.into_iter().find(|one| one.who == who);
    // The committee knows what it gives.
    let is_due = |one: &&OpenNewcomer| one.is_for_committee() && matches!(by, By::Manager(_));
    let due = open.as_ref().filter(is_due).and_then(|one| one.newcomer.proposal);
    let points = match (points, open) {
        (None, None) => return Err(not_open(who).into()),
        (None, Some(open)) => open.offered().ok_or_else(|| without_grade(&open))?,
        // Whoever stands on the list by something else than initial points has none to be given.
        (Some(_), None) if is_rated(store, who)? => return Err(not_open(who).into()),
        (Some(points), _) => points,
    };
    let person = match who {
        Entrant::Known(person) => person,
        Entrant::Line(submission, line) => enter(store, stamp, (submission, line), letter)?,
    };
    let due = due.map(|proposal| proposal.performed).filter(|due| *due > points);
    Ok(Given { due, ..give(store, stamp, person, points, by)? })
}

/// Whether somebody stands on the newest ranking list, and nobody gave him initial points.
fn is_rated(store: &mut Reader<'_>, who: Entrant) -> Result<bool, OfficeError> {
    let Entrant::Known(person) = who else { return Ok(false) };
    let given = decisions::of_kind(store, DecisionKind::Initial, EntryId::LAST)?;
    if given.iter().any(|decision| decision.person == Some(person)) {
        return Ok(false);
    }
    match lists::of(store, Series::Go)?.into_iter().max_by_key(|list| list.id) {
        Some(list) => Ok(list_rows::get(store, list.id, person)?.is_some()),
        None => Ok(false),
    }
}

/// Sets the points of everybody for whom the manager may take what is proposed. Who stands in a file only enters the register
/// with it where a letter is said for all of them, and waits for the file to be accepted otherwise.
pub fn take_proposals(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    reference: &str,
    letter: Option<Coverage>,
) -> Result<Vec<Given>, OfficeError> {
    let (mut given, mut unsaid) = (Vec::new(), None);
    for one in open_newcomers(store)? {
        let (Some(points), true) = (one.offered(), one.is_for_manager()) else { continue };
        let person = match one.who {
            Entrant::Known(person) => person,
            Entrant::Line(submission, line) => match enter(store, stamp, (submission, line), letter) {
                Err(OfficeError::Refused(refusal)) => {
                    unsaid = unsaid.or(Some(*refusal).filter(|refusal| refusal.code == code::NEWCOMER_UNSAID));
                    continue;
                }
                entered => entered?,
            },
        };
        given.push(give(store, stamp, person, points, By::Manager(reference))?);
    }
    if given.is_empty() {
        return Err(unsaid.unwrap_or_else(|| Refusal::new(code::NEWCOMERS_NONE)).into());
    }
    Ok(given)
}

fn give(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    points: i32,
    by: By<'_>,
) -> Result<Given, OfficeError> {
    let (manager, reference) = match by {
        By::Manager(reference) if reference.trim().is_empty() => (true, stamp.by_whom.as_str()),
        By::Manager(reference) => (true, reference),
        By::Committee(reference) => (false, reference),
    };
    let name = registered(store, person)?.name;
    let decision = Decided::Initial { person, points, manager };
    let act = DecideAct { decision, day: stamp.day(), reference: reference.trim().to_owned() };
    let entry = if manager { write_down(store, stamp, act)? } else { decide(store, stamp, act)? };
    let is_proposed = entry.act == Kind::Propose.as_str();
    Ok(Given { person, name, points, due: None, entry: entry.seq, is_proposed })
}

/// Somebody who stands in a file only enters the register and its rating system, and the line is his.
fn enter(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (submission, line): (SubmissionId, u32),
    letter: Option<Coverage>,
) -> Result<PersonId, OfficeError> {
    let opened = open(store, submission)?;
    waiting(&opened.submission)?;
    let (Some(known), Some(sought)) = (opened.lines.get(line as usize), opened.reported.players.get(line as usize))
    else {
        let refusal = Refusal::new(code::LINE_UNKNOWN).with("line", line + 1).with("lines", opened.lines.len());
        return Err(refusal.into());
    };
    match known {
        Line::Known(person) => Ok(*person),
        Line::Doubt(_) => {
            let refusal = Refusal::new(code::QUESTIONS_OPEN).with("submission", submission);
            Err(refusal.with("doubts", 1_u32).with("strangers", 0_u32).into())
        }
        Line::New | Line::Nobody => {
            let fields = new_person(PersonId::default(), sought);
            let Some(letter) = letter else {
                let refusal = Refusal::new(code::NEWCOMER_UNSAID).with("submission", submission);
                let name = PersonName::from_list(&sought.name).eastern();
                return Err(refusal.with("line", line + 1).with("name", name.as_str()).into());
            };
            let (person, _) = register_person(store, stamp, &fields)?;
            cover(store, stamp, person, letter, None)?;
            answer(store, stamp, submission, line, Some(person))?;
            Ok(person)
        }
    }
}

fn not_open(who: Entrant) -> Refusal {
    let named = match who {
        Entrant::Known(person) => person.to_string(),
        Entrant::Line(submission, line) => format!("{submission}/{}", line + 1),
    };
    Refusal::new(code::NEWCOMER_NOT_OPEN).with("who", named.as_str())
}

fn without_grade(open: &OpenNewcomer) -> Refusal {
    Refusal::new(code::NEWCOMER_WITHOUT_GRADE).with("name", open.name.eastern().as_str())
}
