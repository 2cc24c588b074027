//! One event with everything the register knows about it.

use crate::acts::desk::OfficeError;
use crate::acts::withdraw::left_with;
use crate::intake::events::tournament_of;
use crate::intake::open::open;
use crate::lists::compute::{Entering, check_event};
use crate::register::{PersonFields, row_of};
use crate::views::go_event::{GoEvent, go_event};
use arpad_model::{
    Circumstances, Code, Decision, EntryId, Finding, List, Person, PersonId, RegisteredTournament, Series, Submission,
    System, Tournament, TournamentId, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::decisions;
use arpad_registry::tables::lists;
pub use arpad_registry::tables::packed::Report;
use arpad_registry::tables::parts;
use arpad_registry::tables::persons;
use arpad_registry::tables::reports;
use arpad_registry::tables::submissions;
use arpad_registry::tables::tournaments;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::list_days::report_days;
use jiff::civil::Date;
use std::collections::HashMap;

/// An event whole.
#[derive(Clone, Debug)]
pub struct TournamentPage {
    /// The event.
    pub event: RegisteredTournament,
    /// The lists it counts in: one, and its revisions.
    pub lists: Vec<List>,
    /// The files that reported it, oldest first.
    pub submissions: Vec<Submission>,
    /// Who the lines of the accepted report are.
    pub players: Vec<Person>,
    /// The accepted report itself.
    pub report: Option<Report>,
    /// What the committee decided about it, as far as it holds.
    pub decisions: Vec<Decision>,
    /// Lines of the waiting file about which a question is open.
    pub questions: usize,
    /// The parts of the event it belongs to, where that is reported month by month.
    pub parts: Vec<RegisteredTournament>,
    /// What the law says while it waits for its list; afterwards the list's own closing has said it.
    pub findings: Vec<Finding>,
    /// The last days on which the report is in time: here, and at FIDE; none where the law does not say.
    pub due: (Option<Date>, Option<Date>),
    /// What the go regulation looks at, and the multiplier.
    pub go: Option<GoEvent>,
}

/// Reads an event.
pub fn tournament_page(store: &mut Reader<'_>, tournament: TournamentId) -> Result<TournamentPage, OfficeError> {
    let event = tournament_of(store, tournament)?;
    let report = reports::known(store, event.id, EntryId::LAST)?;
    let lines = report.as_ref().map(|report| report.persons()).unwrap_or_default();
    let numbers: Vec<PersonId> = lines.to_vec();
    let known = persons::among(store, &numbers)?.into_iter().map(|person| (person.id, person));
    let known: HashMap<PersonId, Person> = known.collect();
    let left = if known.len() < numbers.len() { left_with(store, event.id)? } else { Vec::new() };
    let players = lines.iter().map(|line| known.get(line).cloned().unwrap_or_else(|| gone(&left, *line))).collect();
    let findings = match &report {
        Some(report) if event.state == TournamentState::Accepted => {
            check_event(store, &event, report, &Entering::accepted())?
        }
        _ => Vec::new(),
    };
    let questions = match event.submission.filter(|_| event.state == TournamentState::Questions) {
        Some(file) => open(store, file)?.lines.iter().filter(|line| line.is_question()).count(),
        None => 0,
    };
    Ok(TournamentPage {
        questions,
        lists: lists::of_tournament(store, event.id)?,
        parts: parts_of(store, event.id)?,
        submissions: submissions::of_tournament(store, event.id)?,
        decisions: decisions::on_tournament(store, event.id, EntryId::LAST)?,
        players,
        report,
        findings,
        due: due(&event),
        go: go_event(store, &event)?,
        event,
    })
}

/// Somebody who left the register when the report was withdrawn: his line stays, and nobody but the office sees whose it was.
fn gone(left: &[PersonFields], person: PersonId) -> Person {
    let fields = left.iter().find(|fields| fields.person == person).cloned();
    Person { withheld: true, ..row_of(&fields.unwrap_or_else(|| PersonFields { person, ..PersonFields::default() })) }
}

/// When the report of a chess event is due here and at FIDE, by the edition of its start.
fn due(event: &RegisteredTournament) -> (Option<Date>, Option<Date>) {
    let Series::Chess(tempo) = event.series else { return (None, None) };
    let edition = Calendar::default().chess_edition_on(tempo, event.starts);
    edition.map_or((None, None), |edition| report_days(edition, event.ends))
}

/// The parts of the event that a tournament belongs to, by their days; none where it is whole.
fn parts_of(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let Some(event) = parts::event_of(store, tournament)? else { return Ok(Vec::new()) };
    let numbers = parts::of(store, event)?;
    let mut found = tournaments::among(store, &numbers)?;
    found.retain(|part| part.state != TournamentState::Withdrawn || part.id == tournament);
    found.sort_by_key(|part| (part.starts, part.id));
    Ok(found)
}

/// What the deadlines say about a chess event whose report has not come: announced too late, or overdue by today.
pub fn deadlines(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    today: Date,
) -> Result<Vec<Finding>, OfficeError> {
    let waits = event.state == TournamentState::Announced && event.facts.not_rated.is_empty();
    if !waits || event.series == Series::Go {
        return Ok(Vec::new());
    }
    let tournament = Tournament {
        id: event.id.to_string(),
        name: None,
        system: System::Swiss,
        start: event.starts,
        end: event.ends,
        ratings: Vec::new(),
        standings: Vec::new(),
        games: Vec::new(),
        circumstances: Circumstances::default(),
    };
    // As if the report came today; before the event is over there is none to wait for.
    let event = RegisteredTournament { reported: (today > event.ends).then_some(today), ..event.clone() };
    let report = Report::Chess { persons: Vec::new(), tournament };
    let findings = check_event(store, &event, &report, &Entering::accepted())?;
    Ok(findings.into_iter().filter(|finding| DEADLINES.contains(&finding.code)).collect())
}

/// The findings that speak of deadlines.
const DEADLINES: [Code; 4] =
    [finding::REGISTERED_LATE, finding::REPORTED_LATE, finding::LATER_LIST_THAN_DUE, finding::AFTER_THIRD_LIST];
