//! What an officer looks at before a list is closed: what is missing, what is in doubt, what will move.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, Announcement};
use crate::intake::open::open;
use crate::lists::compute::{self, People, Shelf, closing_day};
use crate::lists::draft::{Draft, go_draft, month_draft};
use arpad_model::{
    Correction, EntryId, Finding, ListRow, Person, PersonId, RegisteredTournament, Series, Submission, SubmissionState,
    TournamentId, TournamentState,
};
use arpad_registry::tables::{decisions, list_rows, persons, reports, submissions, tournaments};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

/// The most that is opened or looked up one by one.
const MOST: usize = 1_000;

/// Everything to look at before a closing.
#[derive(Clone, Debug, Default)]
pub struct Checklist {
    /// The tournaments the list counts.
    pub counted: Vec<RegisteredTournament>,
    /// Those the law refuses at the last moment.
    pub left_out: Vec<RegisteredTournament>,
    /// What the law says of them.
    pub findings: Vec<Finding>,
    /// Received files nobody has decided about: each with the number of lines in doubt, none where it cannot be read.
    pub waiting: Vec<(Submission, Option<usize>)>,
    /// Announced events that are over and have no report.
    pub unreported: Vec<RegisteredTournament>,
    /// Counted events that were announced otherwise.
    pub otherwise: Vec<Otherwise>,
    /// Corrections of what was rated that will enter.
    pub corrections: Vec<Correction>,
    /// Those who move, the biggest change first.
    pub movers: Vec<Mover>,
    /// Those who get their first rating, the highest first.
    pub first_ratings: Vec<(PersonId, i32)>,
    /// Players of the counted events who may be somebody else, with whom.
    pub doubts: Vec<(Person, Person)>,
}

/// An event that was announced otherwise than it is reported: the key of the fact's name, and both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The event.
    pub event: RegisteredTournament,
    /// Each fact: its name's key, as announced, as reported.
    pub facts: Vec<(&'static str, String, String)>,
}

/// Somebody whose rating changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mover {
    /// Who.
    pub person: PersonId,
    /// On the list before.
    pub before: i32,
    /// On the one that would be closed.
    pub after: i32,
}

impl Mover {
    /// The points won or lost.
    pub fn change(&self) -> i32 {
        self.after - self.before
    }
}

impl Checklist {
    /// Nothing waits and nothing is in doubt.
    pub fn is_clear(&self) -> bool {
        let Checklist { left_out, waiting, unreported, otherwise, doubts, .. } = self;
        left_out.is_empty() && waiting.is_empty() && unreported.is_empty() && otherwise.is_empty() && doubts.is_empty()
    }
}

/// What closing a chess month would bring up; refused where closing would be.
pub fn month_checklist(store: &mut Reader<'_>, tempo: arpad_model::Tempo, day: Date) -> Result<Checklist, OfficeError> {
    let (draft, _) = month_draft(store, tempo, day, compute::forecast)?;
    checklist(store, Series::Chess(tempo), Some(closing_day(tempo, day)), draft)
}

/// The same for go.
pub fn go_checklist(store: &mut Reader<'_>) -> Result<Checklist, OfficeError> {
    let draft = go_draft(store, compute::forecast)?;
    checklist(store, Series::Go, None, draft)
}

fn checklist(
    store: &mut Reader<'_>,
    series: Series,
    closing: Option<Date>,
    draft: Draft,
) -> Result<Checklist, OfficeError> {
    let new = draft.specs.iter().filter(|spec| spec.revision == 0).flat_map(|spec| spec.tournaments.iter().copied());
    let numbers: Vec<TournamentId> = new.collect();
    let counted = tournaments::among(store, &numbers)?;
    let unreported = unreported(store, series, closing)?;
    let (movers, first_ratings) = moved(store, &draft)?;
    Ok(Checklist {
        waiting: waiting(store, series)?,
        otherwise: otherwise(store, &counted)?,
        corrections: corrections(store, &draft)?,
        doubts: doubts(store, &numbers)?,
        left_out: draft.left_out,
        findings: draft.findings,
        counted,
        unreported,
        movers,
        first_ratings,
    })
}

/// Files of the series that wait. One that cannot be read says of no series that it is its own.
fn waiting(store: &mut Reader<'_>, series: Series) -> Result<Vec<(Submission, Option<usize>)>, OfficeError> {
    let mut waiting = Vec::new();
    for state in [SubmissionState::Questions, SubmissionState::Received] {
        for file in submissions::newest(store, Some(state), MOST as u32)? {
            match open(store, file.id) {
                Ok(opened) if opened.reported.series == series => {
                    let open = opened.lines.iter().filter(|line| line.is_question()).count();
                    waiting.push((file, Some(open)));
                }
                Ok(_) => {}
                Err(OfficeError::Refused(_)) => waiting.push((file, None)),
                Err(other) => return Err(other),
            }
        }
    }
    waiting.sort_by_key(|(file, _)| file.id);
    Ok(waiting)
}

/// Announced events of which no report has come, although they are over.
fn unreported(
    store: &mut Reader<'_>,
    series: Series,
    closing: Option<Date>,
) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let mut events = tournaments::in_state(store, series, TournamentState::Announced)?;
    // Of an event that is not to be rated nobody waits for a report.
    events.retain(|event| event.facts.not_rated.is_empty());
    events.retain(|event| closing.is_none_or(|closing| event.ends <= closing));
    Ok(events)
}

/// Counted events that were announced with other days, rounds or another series. The announcement is what the ledger says:
/// the register goes on with the report.
fn otherwise(store: &mut Reader<'_>, counted: &[RegisteredTournament]) -> Result<Vec<Otherwise>, OfficeError> {
    let announced: BTreeSet<TournamentId> =
        counted.iter().filter(|event| event.announced.is_some()).map(|event| event.id).collect();
    if announced.is_empty() {
        return Ok(Vec::new());
    }
    let mut said: HashMap<TournamentId, Announcement> = HashMap::new();
    for entry in ledger::of_kind(store, crate::acts::Kind::Announce.as_str())? {
        if let Act::Announce(one) = act_of(&entry)?
            && announced.contains(&one.tournament)
        {
            said.insert(one.tournament, one);
        }
    }
    let differs = |event: &RegisteredTournament| {
        let one = said.get(&event.id)?;
        let rounds = |rounds: Option<u16>| rounds.map(|rounds| rounds.to_string()).unwrap_or_default();
        let facts = [
            ("desk-series", one.series.as_str().to_owned(), event.series.as_str().to_owned()),
            ("desk-first-day", one.starts.to_string(), event.starts.to_string()),
            ("desk-last-day", one.ends.to_string(), event.ends.to_string()),
            ("desk-rounds", rounds(one.rounds), rounds(event.rounds)),
        ];
        let facts: Vec<_> = facts.into_iter().filter(|(_, was, is)| !was.is_empty() && was != is).collect();
        (!facts.is_empty()).then(|| Otherwise { event: event.clone(), facts })
    };
    Ok(counted.iter().filter_map(differs).collect())
}

/// The corrections since the list before was closed, of events that a list has counted.
fn corrections(store: &mut Reader<'_>, draft: &Draft) -> Result<Vec<Correction>, OfficeError> {
    let Some(spec) = draft.specs.first() else { return Ok(Vec::new()) };
    let series = spec.series;
    let shelf = Shelf::read(store, series, EntryId::LAST)?;
    let since = spec.base.and_then(|base| shelf.get(base)).map_or(EntryId(0), |base| base.closed);
    let mut found = decisions::corrections(store, EntryId::LAST)?;
    found.retain(|one| one.entry > since && one.list.is_some_and(|list| shelf.get(list).is_some()));
    Ok(found)
}

type Moved = (Vec<Mover>, Vec<(PersonId, i32)>);

/// How the participants come out, beside the list each starts from.
fn moved(store: &mut Reader<'_>, draft: &Draft) -> Result<Moved, OfficeError> {
    let (Some(spec), Some(last)) = (draft.specs.first(), draft.made.last()) else { return Ok(Moved::default()) };
    let people: Vec<PersonId> = last.rows.iter().map(|row| row.person).collect();
    let before: HashMap<PersonId, ListRow> = match spec.base {
        Some(base) => list_rows::among(store, base, &people)?.into_iter().map(|row| (row.person, row)).collect(),
        None => HashMap::new(),
    };
    let (mut movers, mut first) = Moved::default();
    for row in &last.rows {
        let was = before.get(&row.person).and_then(|row| row.rating);
        match (was, row.rating) {
            (Some(before), Some(after)) if before != after => movers.push(Mover { person: row.person, before, after }),
            (None, Some(after)) => first.push((row.person, after)),
            _ => {}
        }
    }
    movers.sort_by_key(|one| (Reverse(one.change().abs()), one.person));
    first.sort_by_key(|(person, rating)| (Reverse(*rating), *person));
    Ok((movers, first))
}

/// Players of these events who may be somebody else in the register: of the same name, with nothing known that tells the two
/// apart. Who has a number and a birth is told apart by them and is not looked for.
fn doubts(store: &mut Reader<'_>, events: &[TournamentId]) -> Result<Vec<(Person, Person)>, OfficeError> {
    let people = People::numbers(store)?;
    let mut players: BTreeSet<PersonId> = BTreeSet::new();
    reports::each_among(store, events, EntryId::LAST, |_, report| {
        players.extend(report.persons().iter().map(|person| people.standing_for(*person)));
        Ok(())
    })?;
    let players: Vec<PersonId> = players.into_iter().collect();
    let mut vague = persons::among(store, &players)?;
    vague.retain(|person| person.born.is_none() || number(person).is_none());
    let mut doubts = Vec::new();
    for person in vague.into_iter().take(MOST) {
        for other in persons::by_sound(store, &person.sound)? {
            let is_namesake = other.id != person.id && other.merged_into.is_none() && other.plain == person.plain;
            if is_namesake && !are_apart(&person, &other) {
                doubts.push((person.clone(), other));
            }
        }
    }
    Ok(doubts)
}

fn number(person: &Person) -> Option<i64> {
    person.fide.map(i64::from).or(person.egd.map(i64::from)).or(person.komir.map(i64::from))
}

/// Two years of birth, or two numbers of one kind, are two persons.
fn are_apart(one: &Person, other: &Person) -> bool {
    let differ = |one: Option<i64>, other: Option<i64>| one.zip(other).is_some_and(|(one, other)| one != other);
    let year = |person: &Person| person.born.map(|born| i64::from(born.year()));
    differ(year(one), year(other))
        || differ(one.fide.map(i64::from), other.fide.map(i64::from))
        || differ(one.egd.map(i64::from), other.egd.map(i64::from))
        || differ(one.komir.map(i64::from), other.komir.map(i64::from))
}
