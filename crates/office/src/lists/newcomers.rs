//! Newcomers of go whose initial points nobody has set: of received files, of tournaments that wait for a list, and of lists
//! that have counted them by their entry grade alone. Each comes with what is proposed to the manager.

use crate::intake::events::tournament_of;
use crate::intake::identify::Line;
use crate::intake::open::{Opened, open};
use crate::lists::Decided;
use crate::lists::compute::explaining::{About, Calculation, sealed};
use crate::lists::compute::{Asked, go_edition, go_period, in_order};
use crate::lists::coverage::is_home;
use crate::lists::forecast::forecast;
use crate::lists::go_line::Stop;
use crate::lists::owner::Owners;
use crate::lists::reading;
use crate::rating::rate_case::Answer;
use crate::refusal::{OfficeError, code};
use crate::register::matching::Sought;
use crate::register::{registered, standing_for};
use arpad_model::{
    Coverage, Covered, DecisionKind, EgdPin, EntryId, List, ListId, PersonId, PersonName, RegisteredTournament, Series,
    SubmissionId, SubmissionState, TournamentId, TournamentState,
};
use arpad_registry::tables::{decisions, list_rows, lists, reports, submissions, tournaments};
use arpad_registry::{Reader, ledger};
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::newcomers::{self, Newcomer};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A newcomer whose points are open.
#[derive(Clone, Debug)]
pub struct OpenNewcomer {
    /// Who.
    pub who: Entrant,
    /// The name, as the register or the file has it.
    pub name: PersonName,
    /// The tournament with which he enters.
    pub event: RegisteredTournament,
    /// What he entered with and played, and what is proposed.
    pub newcomer: Newcomer,
    /// The list that has counted him by his entry grade.
    pub counted: Option<ListId>,
}

/// A newcomer in the register, or a line of a file that is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A person.
    Known(PersonId),
    /// A line, from 0.
    Line(SubmissionId, u32),
}

impl OpenNewcomer {
    /// What the manager may give on his own.
    pub fn offered(&self) -> Option<i32> {
        self.newcomer.proposal.map(|proposal| proposal.points)
    }

    /// More was played, or declared, than the manager may give.
    pub fn is_for_committee(&self) -> bool {
        self.newcomer.proposal.is_some_and(|proposal| proposal.for_committee)
    }

    /// Whether the manager may take what is proposed without more ado: whoever entered with at most 5 kyu may have the most
    /// that he gives, however well he played (§5(3)). Who entered with more is looked at by somebody.
    pub fn is_for_manager(&self) -> bool {
        let within = self.newcomer.entry.is_some_and(|entry| entry <= MGSZ_2012.initial_grade.value);
        within || !self.is_for_committee()
    }
}

/// Everybody whose points are open: first of files, then of tournaments that wait, then of lists; in the order of events.
/// Somebody enters once, with the first of his tournaments, wherever that stands.
pub fn open_newcomers(store: &mut Reader<'_>) -> Result<Vec<OpenNewcomer>, OfficeError> {
    let mut found = of_files(store)?;
    found.extend(of_waiting(store)?.into_iter().chain(of_lists(store)?).map(|one| (one, None)));
    let mut first: HashMap<Whose, Stop> = HashMap::new();
    for (one, pin) in &found {
        let stop = Stop::of(&one.event);
        let whose = Whose::of(one, *pin);
        first.entry(whose).and_modify(|first| *first = stop.min(*first)).or_insert(stop);
    }
    let mut told: HashSet<Whose> = HashSet::new();
    found.retain(|(one, pin)| {
        let whose = Whose::of(one, *pin);
        first[&whose] == Stop::of(&one.event) && told.insert(whose)
    });
    Ok(found.into_iter().map(|(one, _)| one).collect())
}

/// Who is one newcomer: a person of the register, a number of the European database in files, else a line by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Whose {
    Person(PersonId),
    Pin(EgdPin),
    Line(SubmissionId, u32),
}

impl Whose {
    fn of(one: &OpenNewcomer, pin: Option<EgdPin>) -> Self {
        match (one.who, pin) {
            (Entrant::Known(person), _) => Whose::Person(person),
            (Entrant::Line(..), Some(pin)) => Whose::Pin(pin),
            (Entrant::Line(file, line), None) => Whose::Line(file, line),
        }
    }
}

impl OpenNewcomer {
    fn person(&self) -> Option<PersonId> {
        match self.who {
            Entrant::Known(person) => Some(person),
            Entrant::Line(..) => None,
        }
    }
}

/// A newcomer of a file, and his number in the European database.
type OfFile = (OpenNewcomer, Option<EgdPin>);

/// Those of files that wait to be accepted. A line in doubt may be anybody, and is nobody's yet.
fn of_files(store: &mut Reader<'_>) -> Result<Vec<OfFile>, OfficeError> {
    let mut found = Vec::new();
    for state in [SubmissionState::Received, SubmissionState::Questions] {
        for file in submissions::newest(store, Some(state), u32::MAX)? {
            let Some(tournament) = file.tournament else { continue };
            let event = tournament_of(store, tournament)?;
            if event.series == Series::Go {
                let opened = open(store, file.id)?;
                found.extend(of_file(store, &opened, event)?);
            }
        }
    }
    found.sort_by_key(|(one, _)| (one.event.ends, one.event.id));
    Ok(found)
}

fn of_file(store: &mut Reader<'_>, opened: &Opened, event: RegisteredTournament) -> Result<Vec<OfFile>, OfficeError> {
    // Lines that nobody is yet have numbers that nobody has.
    let number = |(line, at): (&Line, u32)| match line {
        Line::Known(person) => *person,
        Line::New | Line::Doubt(_) | Line::Nobody => PersonId(u32::MAX - at),
    };
    let persons: Vec<PersonId> = opened.lines.iter().zip(0..).map(number).collect();
    let (starts, ends) = (opened.reported.starts, opened.reported.ends);
    let described = RegisteredTournament { starts, ends, submission: Some(opened.submission.id), ..event };
    let report = opened.reported.clone().identified(persons.clone());
    let covered = as_file(store, opened, &persons)?;
    let (edition, period, players) = match go_period(store, &described, &report, (&covered, Asked::AtIntake)) {
        // Nobody enters with a tournament of the time before the regulation.
        Err(OfficeError::Refused(refusal)) if refusal.code == code::GO_NOT_IN_FORCE => return Ok(Vec::new()),
        met => met?,
    };
    let mut found = Vec::new();
    for newcomer in newcomers::newcomers(&edition, &period, 0) {
        let Some(line) = persons.iter().position(|person| *person == players[newcomer.player]) else { continue };
        let (who, name) = match &opened.lines[line] {
            Line::Known(person) => (Entrant::Known(*person), registered(store, *person)?.name),
            Line::Doubt(_) => continue,
            Line::New | Line::Nobody => {
                let name = PersonName::from_list(&opened.reported.players[line].name);
                (Entrant::Line(opened.submission.id, line as u32), name)
            }
        };
        let open = OpenNewcomer { who, name, event: described.clone(), newcomer, counted: None };
        found.push((open, opened.reported.players[line].egd));
    }
    Ok(found)
}

/// Who is new belongs to the system as the file says, until somebody says it when the file is accepted.
fn as_file(store: &mut Reader<'_>, opened: &Opened, persons: &[PersonId]) -> Result<Vec<Covered>, OfficeError> {
    let home = reading::followed(store)?.home;
    let new = opened.lines.iter().zip(persons).zip(&opened.reported.players);
    let new = new.filter(|((line, _), _)| !matches!(line, Line::Known(_)));
    let of = |((_, person), sought): ((&Line, &PersonId), &Sought)| {
        let letter = if is_home(&sought.country, &home) { Coverage::Citizen } else { Coverage::Outside };
        Covered { person: *person, letter, since: None, stranger: false }
    };
    Ok(new.map(of).collect())
}

/// Those of accepted tournaments, as closing would meet them now.
fn of_waiting(store: &mut Reader<'_>) -> Result<Vec<OpenNewcomer>, OfficeError> {
    let mut found = Vec::new();
    let mut looked_at: Vec<TournamentId> = Vec::new();
    if let Some(next) = forecast(store, Series::Go)? {
        for at in 0..next.draft.specs.len() {
            let Some(tournament) = next.draft.specs[at].tournaments.first().copied() else { continue };
            if next.draft.specs[at].revision == 0 {
                let calculation = next.calculation(store, at, About::Tournament(tournament))?;
                found.extend(of_calculation(store, tournament, calculation, (None, &[]))?);
                looked_at.push(tournament);
            }
        }
    }
    // What the law refuses may wait for just these points.
    for event in tournaments::in_state(store, Series::Go, TournamentState::Accepted)? {
        if looked_at.contains(&event.id) {
            continue;
        }
        let head = ledger::head(store)?.0;
        let Some(report) = reports::known(store, event.id, head)? else { continue };
        let (edition, period, players) = go_period(store, &event, &report, (&[], Asked::ForList))?;
        for newcomer in newcomers::newcomers(&edition, &period, 0) {
            found.push(entering(store, players[newcomer.player], &event, newcomer, None)?);
        }
    }
    found.sort_by_key(|one| (one.event.ends, one.event.starts, one.event.id));
    Ok(found)
}

/// Those whom a list has counted by their entry grade, because nobody had said anything.
fn of_lists(store: &mut Reader<'_>) -> Result<Vec<OpenNewcomer>, OfficeError> {
    let owners = Owners::read(store, Series::Go, EntryId::LAST)?;
    let mut all = in_order(lists::of(store, Series::Go)?, &owners);
    // Of each tournament the newest revision.
    all.reverse();
    all.dedup_by_key(|list| list.tournament);
    all.reverse();
    let Some(newest) = all.last() else { return Ok(Vec::new()) };
    let mut decided: HashSet<PersonId> = HashSet::new();
    for kind in [DecisionKind::Initial, DecisionKind::Indicators] {
        for decision in decisions::of_kind(store, kind, EntryId::LAST)? {
            let is_meant = match Decided::read(&decision.value) {
                Some(Decided::Indicators { series, points, .. }) => series == Series::Go && points.is_some(),
                _ => true,
            };
            if let Some(person) = decision.person.filter(|_| is_meant) {
                decided.insert(standing_for(store, person)?);
            }
        }
    }
    let entered = list_rows::of(store, newest.id)?.into_iter().map(|row| row.person);
    let entered: Vec<PersonId> = entered.filter(|person| !decided.contains(person)).collect();
    let ids: Vec<ListId> = all.iter().map(|list| list.id).collect();
    let mut of_list: BTreeMap<usize, Vec<PersonId>> = BTreeMap::new();
    for person in entered {
        let on = list_rows::on_lists(store, person, &ids)?;
        let first = ids.iter().position(|list| on.contains_key(list));
        of_list.entry(first.unwrap_or(all.len() - 1)).or_default().push(person);
    }
    let mut found = Vec::new();
    for (place, persons) in of_list {
        let list: &List = &all[place];
        let Some(tournament) = list.tournament else { continue };
        let calculation = sealed(store, list, About::Tournament(tournament))?;
        let entering = of_calculation(store, tournament, calculation, (Some(list.id), &persons))?;
        found.extend(entering.into_iter().filter(|one| one.person().is_some_and(|one| persons.contains(&one))));
    }
    Ok(found)
}

fn of_calculation(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    calculation: Option<Calculation>,
    (counted, unset): (Option<ListId>, &[PersonId]),
) -> Result<Vec<OpenNewcomer>, OfficeError> {
    let Some(Calculation { answer: Answer::Mgsz(mut answer), persons }) = calculation else { return Ok(Vec::new()) };
    let event = tournament_of(store, tournament)?;
    let edition = go_edition(store, event.starts)?;
    // What was set and taken back since is open again, though the list knew it.
    for (known, person) in answer.period.players.iter_mut().zip(&persons) {
        if unset.contains(person) {
            known.initial = None;
        }
    }
    let mut found = Vec::new();
    for newcomer in newcomers::newcomers(&edition, &answer.period, 0) {
        found.push(entering(store, persons[newcomer.player], &event, newcomer, counted)?);
    }
    Ok(found)
}

fn entering(
    store: &mut Reader<'_>,
    person: PersonId,
    event: &RegisteredTournament,
    newcomer: Newcomer,
    counted: Option<ListId>,
) -> Result<OpenNewcomer, OfficeError> {
    let name = registered(store, person)?.name;
    Ok(OpenNewcomer { who: Entrant::Known(person), name, event: event.clone(), newcomer, counted })
}
