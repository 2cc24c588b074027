//! A received file is accepted: who played is known, the law has nothing against it, its games wait for the next list.

mod act;
mod arbiters;
mod births;
mod covered;
mod go;
mod lines;
mod others;
mod parts;
mod ratable;
mod unsettled;

pub use act::AcceptAct;
pub use lines::is_line;
pub use parts::PartAct;
pub use ratable::{ANSWERED, what_helps};
pub use unsettled::{Unsettled, foresee, strangers_of, unrated_of, unsettled};

pub(crate) use arbiters::arbiters;
use covered::covered_by;
pub(crate) use go::listed_grades;
use go::{handicap_said, of_go_alone, with_entries, without_stones};
pub(super) use lines::fields_of as new_person;
use lines::persons_of;
use others::{replaced, replaced_by_part, same_games};
use parts::Plan;

pub(crate) use births::asked as births_asked;
pub(super) use births::may_tell as may_tell_births;
pub(super) use ratable::ratable;
pub(super) use unsettled::enlisted;
use unsettled::{asked, held};

use crate::acts::Act;
use crate::acts::correction::with_reason;
use crate::acts::decide::still_fits;
use crate::acts::desk::{Stamp, seal};
use crate::acts::strangers::{Players, Sorted, Stranger, sorted_out};
use crate::acts::submit::received_on;
use crate::intake::attached::compared;
use crate::intake::event_facts::stated;
use crate::intake::events::{described, tournament_of, waiting};
use crate::intake::kin::twin_of;
use crate::intake::open::{Opened, open};
use crate::intake::played::over;
use crate::intake::read_report::Unidentified;
use crate::intake::tempo::settled;
use crate::lists::compute::{check_event, chess_edition};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_formats::trf::Reading;
use arpad_model::{
    Coverage, EventFacts, Finding, PersonId, RegisteredTournament, Series, Submission, SubmissionId, Tempo,
    TournamentId, TournamentState,
};
use arpad_registry::{Reader, Writer};
use arpad_rules::chess::check::hybrid;
use jiff::civil::Date;

/// How to accept.
#[derive(Clone, Debug, Default)]
pub struct Acceptance {
    /// Lines whom nobody in the register can be are new persons.
    pub take_new: bool,
    /// The tempo it was played at, where the file does not say it, or an announcement says otherwise.
    pub tempo: Option<Tempo>,
    /// What to do with players whom the file rates and the register does not.
    pub strangers: Strangers,
    /// What is stated about the event, where neither announcement nor file says it.
    pub facts: EventFacts,
    /// It is an event of its own, although the same players met on the same days in another.
    pub another_event: bool,
    /// Which new players of a go report belong to the federation's rating system.
    pub newcomers: Newcomers,
}

/// Which new players of a go report belong to the federation's rating system; all others are opponents only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Newcomers {
    /// Refuse where the file calls one of them our own, and name them.
    #[default]
    Ask,
    /// These lines, from 0, each with its letter.
    Said(Vec<(u32, Coverage)>),
    /// Those whom the file calls our own, as citizens who live here; somebody has looked.
    AsFile,
}

/// What to do with players to whom the file gives FIDE's number and a rating, and the register none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Strangers {
    /// Refuse, and name them.
    #[default]
    Ask,
    /// Take the file's rating, by decision under this number.
    FromReport(String),
    /// Count them as unrated.
    Unrated,
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
    /// Players whom the file rates and no list: they count as it was said.
    pub strangers: Vec<Stranger>,
    /// Days of birth that the report tells and the register lacked.
    pub births: Vec<(PersonId, Date)>,
    /// Of an event that is reported month by month, the parts that are new, by number.
    pub parts: Vec<TournamentId>,
    /// Games of its earlier parts that were corrected.
    pub corrected: usize,
    /// Files of the same event that waited and whose place it has taken.
    pub replaced: Vec<SubmissionId>,
    /// Players of the register whom the file rates and who have no rating there: they count as unrated.
    pub unrated: Vec<Stranger>,
    /// Go: lines, from 0, whose grade the file does not tell, with that of the European database's list.
    pub listed: Vec<(u32, String)>,
}

/// Accepts a file: its games wait for the next list. Refused while a line is in doubt or the law stands against it.
pub fn accept(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    how: Acceptance,
) -> Result<Accepted, OfficeError> {
    let opened = open(store, submission)?;
    let accepted = accept_opened(store, stamp, opened, how)?;
    still_fits(store, accepted.tournament)?;
    Ok(accepted)
}

/// The same for a file that is open.
pub(super) fn accept_opened(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    opened: Opened,
    how: Acceptance,
) -> Result<Accepted, OfficeError> {
    let tournament = waiting(&opened.submission)?;
    let event = tournament_of(store, tournament)?;
    held(store, opened.submission.id, &event)?;
    let reported = settled(opened.submission.id, &event, opened.reported.clone(), how.tempo)?;
    let by_file = opened.reported.series;
    let (persons, new) = persons_of(store, &opened, how.take_new)?;
    let covered = covered_by(store, &opened, (&persons, &new), &how.newcomers)?;
    let new_persons: Vec<PersonId> = new.iter().map(|fields| fields.person).collect();
    let file = opened.submission;
    let mut stated = stated(how.facts)?;
    let go = of_go_alone(tournament, reported.series, std::mem::take(&mut stated.go))?;
    if let Some(day) = stated.registered {
        texts::past(stamp.day(), day)?;
    }
    without_stones(store, tournament, &reported, &go)?;
    handicap_said(store, tournament, &reported, &go)?;
    let facts = event.facts.added_by(&reported.facts).with(&stated);
    let meant = event.facts.with(&facts).with(&EventFacts { go: go.clone(), ..EventFacts::default() });
    let event = RegisteredTournament { series: reported.series, facts: meant, ..event };
    let players =
        Players { tournament: Some(tournament), reported: &reported, persons: &persons, new: &new, in_doubt: &[] };
    let Sorted { strangers, unrated } = sorted_out(store, &players)?;
    let entries = listed_grades(store, &reported)?;
    let mut act = AcceptAct { facts, covered, go, entries, ..AcceptAct::of(file.id, persons.clone(), new) };
    let known: Vec<Option<PersonId>> = persons.iter().copied().map(Some).collect();
    match twin_of(store, tournament, &reported, &known)? {
        Some(twin) if !how.another_event => return Err(same_games(file.id, &twin).into()),
        twin => act.apart_from = twin.iter().map(|twin| twin.event.id).collect(),
    }
    match how.strangers {
        Strangers::Ask if !strangers.is_empty() => return Err(asked(file.id, &strangers).into()),
        Strangers::Ask => {}
        Strangers::Unrated => act.unrated = strangers.iter().map(|one| one.line).collect(),
        Strangers::FromReport(reference) => {
            act.reference = texts::optional(&reference)?;
            if act.reference.is_empty() {
                return Err(Refusal::new(code::REFERENCE_EMPTY).into());
            }
            act.taken = strangers.iter().map(|one| one.taken(reported.series)).collect();
        }
    }
    act.series = (how.tempo.is_some() || reported.series != by_file).then_some(reported.series);
    if let Some(plan) = parts::plan(store, file.id, &event, (&reported, &persons))? {
        over(file.id, plan.parts.iter().map(|part| part.end).max().unwrap_or(reported.starts), stamp.day())?;
        let accepted = Accepted {
            tournament: plan.event,
            new_persons,
            findings: Vec::new(),
            is_correction: false,
            strangers,
            births: Vec::new(),
            parts: Vec::new(),
            corrected: 0,
            replaced: Vec::new(),
            unrated,
            listed: Vec::new(),
        };
        act.replaces = replaced_by_part(store, &event, &file, &reported)?.sealed;
        return accept_parts(store, stamp, (&file, &reported), (&plan, &act), accepted);
    }
    over(file.id, reported.ends, stamp.day())?;
    let aside = replaced(store, &event, &file, (&reported, &persons))?;
    act.replaces = aside.sealed;
    let lines = reported.players.clone();
    let (said, report) = (
        described(tournament, &reported),
        with_entries(&act.entries, Reading::default(), reported.identified(persons.clone())),
    );
    let filed = RegisteredTournament { submission: Some(file.id), ..event.clone() };
    let mut findings = ratable((file.id, tournament), check_event(store, &filed, &report, &act.entering())?)?;
    findings.extend(arbiters(store, &event, &said.arbiter)?);
    findings.extend(games_attached(store, &filed)?);
    let is_correction = event.list.is_some();
    if is_correction {
        with_reason(stamp)?;
    }
    let births = births::taken_up(store, stamp, (event.series, said.starts), (&lines, &persons))?;
    let entry = seal(store, stamp, &Act::Accept(act.clone()))?;
    act.enter(store, &entry, &file, said.clone(), &report)?;
    findings.extend(births::asked(store, &RegisteredTournament { series: event.series, ..said }, &persons)?);
    let (parts, corrected, replaced) = (Vec::new(), 0, aside.waited);
    Ok(Accepted {
        tournament,
        new_persons,
        findings,
        is_correction,
        strangers,
        births,
        parts,
        corrected,
        replaced,
        unrated,
        listed: act.entries,
    })
}

/// Accepts what a file adds to an event that is reported month by month: nothing of it, or everything.
fn accept_parts(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (file, reported): (&Submission, &Unidentified),
    (plan, whole): (&Plan, &AcceptAct),
    mut accepted: Accepted,
) -> Result<Accepted, OfficeError> {
    if plan.is_empty() {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let event = tournament_of(store, plan.event)?;
    let has_first = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
    let received = match event.reported.filter(|_| !has_first) {
        Some(first) => first,
        None => received_on(store, file)?,
    };
    let acts = plan.acts(store, whole, received, has_first)?;
    for act in acts.iter().filter(|act| act.part.as_ref().is_some_and(|part| !part.is_empty())) {
        let (said, report) = act.said(plan.event, reported.clone());
        // Under the number of the event: what was decided about it holds for its parts.
        let row = act.part.as_ref().map_or(event.clone(), |part| part.row(&event, &said));
        let row = RegisteredTournament { id: plan.event, facts: row.facts.with(&act.facts), ..row };
        let found = check_event(store, &row, &report, &act.entering())?;
        accepted.findings.extend(ratable((file.id, plan.event), found)?);
    }
    let facts = event.facts.with(&whole.facts);
    accepted.findings.extend(arbiters(store, &RegisteredTournament { facts, ..event }, &reported.arbiter)?);
    if plan.corrects() {
        with_reason(stamp)?;
    }
    let (series, starts) = (reported.series, reported.starts);
    accepted.births = births::taken_up(store, stamp, (series, starts), (&reported.players, &whole.persons))?;
    accepted.corrected = plan.correct(store, stamp)?;
    accepted.is_correction = accepted.corrected > 0;
    for act in &acts {
        let (said, report) = act.said(plan.event, reported.clone());
        let entry = seal(store, stamp, &Act::Accept(act.clone()))?;
        accepted.parts.extend(act.part.as_ref().filter(|part| !part.is_empty()).map(|part| part.tournament));
        act.enter(store, &entry, file, said, &report)?;
    }
    let event = RegisteredTournament { series, starts, ..tournament_of(store, plan.event)? };
    accepted.findings.extend(births::asked(store, &event, &whole.persons)?);
    Ok(accepted)
}

/// Whether the games attached to a hybrid event are those of its report.
fn games_attached(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<Option<Finding>, OfficeError> {
    let (Series::Chess(tempo), true) = (event.series, event.facts.hybrid) else { return Ok(None) };
    let Some(compared) = compared(store, event)? else { return Ok(None) };
    let edition = chess_edition(store, tempo, event.starts)?;
    Ok(hybrid::attached(&edition, compared.played, compared.differences.len()))
}
