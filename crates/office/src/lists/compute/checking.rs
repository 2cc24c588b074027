//! What the law says about one event before it is accepted.

use super::circumstances::circumstances;
use super::go::Asked;
use super::go_period::{period, row_of};
use super::people::People;
use super::scope::all_numbers;
use super::{Rulings, Shelf, chess, go, go_decided, go_opening, go_returned, named};
use crate::intake::egd_list;
use crate::lists::TakenRating;
use crate::lists::coverage::domestic;
use crate::lists::go_line::Stop;
use crate::lists::reading::Reading;
use crate::refusal::{OfficeError, code};
use crate::register::PersonFields;
use arpad_model::{
    Covered, Decision, EgdPin, EventFacts, Finding, GoPeriod, List, ListRow, Official, Origin, Period, PeriodPlayer,
    PersonId, PersonName, Place, Rating, RegisteredTournament, Series, Severity, Sex, Taken, Tempo, Tournament,
};
use arpad_registry::Reader;
use arpad_registry::ledger;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::persons;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::check::check;
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::list_days::{self, done_on};
use arpad_rules::go::codes::finding as go_finding;
use arpad_rules::go::hungary::check::without_a_game;
use arpad_rules::go::hungary::{Edition as GoEdition, MGSZ_2012};
use jiff::civil::Date;
use std::collections::{BTreeSet, HashMap, HashSet};

/// What would enter the register with a report.
#[derive(Clone, Copy, Default)]
pub(crate) struct Entering<'a> {
    /// New persons.
    pub new: &'a [PersonFields],
    /// Ratings that no list has.
    pub taken: &'a [TakenRating],
    /// Who belongs to the go federation's system.
    pub covered: &'a [Covered],
    /// It was accepted before: what was a question then was answered.
    pub is_accepted: bool,
}

impl Entering<'_> {
    /// Nothing: the report was accepted before.
    pub(crate) fn accepted() -> Self {
        Entering { is_accepted: true, ..Entering::default() }
    }
}

/// The findings on an event, under the edition of its start and for the first list it can still enter.
pub(crate) fn check_event(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    report: &Report,
    entering: &Entering<'_>,
) -> Result<Vec<Finding>, OfficeError> {
    let Entering { new, taken, covered, is_accepted } = *entering;
    let known = ledger::head(store)?.0.next();
    match report {
        Report::Chess { persons, tournament } => {
            let Series::Chess(tempo) = event.series else { return Ok(Vec::new()) };
            let shelf = Shelf::read(store, event.series, known)?;
            let in_force = shelf.in_force(tournament.start).cloned();
            let ratings = match &in_force {
                Some(list) => shelf.ratings_among(store, list, tournament.start, persons)?,
                None => HashMap::new(),
            };
            let people = People::of(store, persons, new)?;
            let entrant = |person: &PersonId| {
                let (rating, sex) = (ratings.get(person).copied(), people.sex(*person));
                Entrant { person: *person, rating, sex }
            };
            let players: Vec<Entrant> = persons.iter().map(entrant).collect();
            let mut rulings = Rulings::read(store, known, event.series, None, Date::MAX)?;
            rulings.take(event.series, taken, Some(event.id), Taken { decision: known, list: None });
            check_chess(&shelf, &rulings, tempo, event, &players, tournament)
        }
        Report::Go { .. } => {
            let is_asked = !is_accepted && event.list.is_none();
            let asked = if is_asked { Asked::AtIntake } else { Asked::ForList };
            let (edition, mut period, persons) = match go_period(store, event, report, (covered, asked)) {
                // Said as the law says it, so that a file that waits is told about with its others.
                Err(OfficeError::Refused(refusal)) if refusal.code == code::GO_NOT_IN_FORCE => {
                    return Ok(vec![not_in_force(event)]);
                }
                met => met?,
            };
            european_grades(store, &mut period, &persons, new)?;
            let mut findings = go::findings(&edition, &period, &event.name);
            if is_asked {
                findings.extend(without_a_game(&period, 0));
                findings.extend(go_opening::holds_it(store, event, &persons, known)?);
            }
            let name = |one: &PersonFields| PersonName::new(one.family.as_str(), one.given.as_str());
            let new: Vec<(PersonId, PersonName)> = new.iter().map(|one| (one.person, name(one))).collect();
            named(store, &mut findings, &new)?;
            Ok(findings)
        }
    }
}

/// A go event of the time before the regulation (§11(1)).
fn not_in_force(event: &RegisteredTournament) -> Finding {
    let from = MGSZ_2012.in_force_from;
    let finding = Finding::new(Severity::Error, from.at, Place::Tournament(0), go_finding::BEFORE_EDITION);
    finding.with("start", event.starts).with("from", from.value)
}

/// A go event as a document of the law, as closing would meet it if it were the next; who its players are, and the edition.
/// `covered` is said of who belongs to the system beside what the register knows. The file of the event is the report's.
pub(crate) fn go_period(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    report: &Report,
    (covered, asked): (&[Covered], Asked),
) -> Result<(GoEdition, GoPeriod, Vec<PersonId>), OfficeError> {
    let known = ledger::head(store)?.0.next();
    let shelf = Shelf::read(store, Series::Go, known)?;
    let base = points_then(&shelf, event).cloned();
    let (people, persons) = (People::numbers(store)?, report.persons());
    let rows = match &base {
        Some(base) => shelf.standing(store, base.id, &all_numbers(&people, persons.to_vec()))?,
        None => Vec::new(),
    };
    let mut rulings = Rulings::read(store, known, event.series, base.as_ref(), event.ends)?;
    rulings.coverage.add(known, covered);
    if let Some(file) = event.submission {
        rulings.seat(file, persons);
    }
    let domestic = domestic(store, &rulings.coverage, &rulings.home, persons.iter().copied())?;
    let is_second = rulings.reading == Reading::Second;
    let (people, rulings, domestic) = (&people, &rulings, &domestic);
    let making = go::Making { day: event.ends, is_second, people, rulings, domestic, keeps: false, is_anew: false };
    let rows = match is_second {
        true => go_returned::with_returned(store, &shelf, (&[], &[]), (rows, Stop::of(event)), &making)?.0,
        false => rows,
    };
    let rows = with_decisions(making.start(&rows), base.as_ref(), &making)?;
    let (period, persons) = period(&rows, &(event.clone(), report.clone()), &making)?;
    Ok((go::edition(event.starts, &making, asked)?, period, persons))
}

/// The grades of the European list that is kept, where the European rules of entry hold (§9(1)b).
fn european_grades(
    store: &mut Reader<'_>,
    period: &mut GoPeriod,
    who: &[PersonId],
    new: &[PersonFields],
) -> Result<(), OfficeError> {
    if !period.tournaments.iter().any(|tournament| tournament.international == Some(true)) {
        return Ok(());
    }
    let Some(list) = egd_list::kept(store)? else { return Ok(()) };
    let mut pins: HashMap<PersonId, EgdPin> = new.iter().filter_map(|one| Some((one.person, one.egd?))).collect();
    pins.extend(persons::among(store, &in_register(who))?.into_iter().filter_map(|one| Some((one.id, one.egd?))));
    for (player, person) in period.players.iter_mut().zip(who) {
        player.european = pins.get(person).and_then(|pin| list.by_pin(*pin)?.grade);
    }
    Ok(())
}

fn in_register(who: &[PersonId]) -> Vec<PersonId> {
    let mut numbers = who.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Rows as the next closing would meet them: decisions on players that no list has yet come before the tournament.
fn with_decisions(
    mut rows: Vec<ListRow>,
    base: Option<&List>,
    making: &go::Making<'_>,
) -> Result<Vec<ListRow>, OfficeError> {
    let is_new = |one: &Decision| base.is_none_or(|base| one.day > base.day || one.entry > base.closed);
    let due = making.rulings.indicators.iter().map(|(decision, _)| decision).filter(|one| one.day <= making.day);
    let days: BTreeSet<Date> = due.filter(|one| is_new(one)).map(|one| one.day).collect();
    for day in days.into_iter().filter(|_| making.is_second) {
        let made = go_decided::make(&rows, &go::Making { day, ..*making })?.rows;
        // Who was away on that day alone is here on the tournament's.
        rows.retain(|row| row_of(&made, row.person).is_none());
        rows.extend(made);
        rows.sort_by_key(|row| row.person);
    }
    Ok(rows)
}

/// The list with the points that a go tournament is met with when it is accepted: the last before it. A report that takes the
/// place of a rated one meets those that one was rated with.
fn points_then<'a>(shelf: &'a Shelf, event: &RegisteredTournament) -> Option<&'a List> {
    let own = shelf.lists().iter().filter(|list| list.tournament == Some(event.id)).max_by_key(|list| list.revision);
    match own {
        Some(own) => own.base.and_then(|base| shelf.get(base)),
        None => shelf.in_force(event.ends),
    }
}

/// Somebody on a line of a report.
pub(crate) struct Entrant {
    pub person: PersonId,
    /// The rating on the list in force at the start.
    pub rating: Option<i32>,
    pub sex: Option<Sex>,
}

/// The same with everything at hand.
pub(crate) fn check_chess(
    shelf: &Shelf,
    rulings: &Rulings,
    tempo: Tempo,
    event: &RegisteredTournament,
    players: &[Entrant],
    tournament: &Tournament,
) -> Result<Vec<Finding>, OfficeError> {
    let rating = |points: Option<i32>| points.and_then(|points| Rating::new(points.into()));
    let taken = |person| Some(rulings.taken(person, |one| one == event.id)?.rating.rating);
    let player = |one: &Entrant| PeriodPlayer {
        id: one.person.to_string(),
        rating: rating(one.rating.or_else(|| taken(one.person))),
        // The first reading took nobody for a woman.
        sex: one.sex.filter(|_| rulings.reading == Reading::Second),
        ..PeriodPlayer::default()
    };
    let mut tournament = tournament.clone();
    tournament.circumstances = circumstances(event, &tournament.circumstances, rulings);
    let (end, day) = (tournament.end, rated_on(shelf, tempo, event, tournament.end));
    let governing = chess::Governing::of(tempo, day, std::iter::once(tournament.start), rulings)?;
    let period =
        Period { list_date: day, players: players.iter().map(player).collect(), tournaments: vec![tournament] };
    let mut findings = check(&governing.events[0], &governing.list, &period, 0).of_event();
    findings.extend(
        official_unsaid(shelf, tempo, event, &governing.list, (end, day))
            .filter(|_| rulings.reading == Reading::Second),
    );
    Ok(findings)
}

/// The edition that governs a tempo on a day, with the parameters the federation has decided.
pub(crate) fn chess_edition(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Edition, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let rulings = Rulings::read(store, known, Series::Chess(tempo), None, Date::MAX)?;
    Ok(chess::Governing::of(tempo, day, std::iter::empty(), &rulings)?.list)
}

/// The same of go.
pub(crate) fn go_edition(store: &mut Reader<'_>, day: Date) -> Result<GoEdition, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let rulings = Rulings::read(store, known, Series::Go, None, Date::MAX)?;
    let (people, is_second) = (People::default(), rulings.reading == Reading::Second);
    let making = go::Making {
        day,
        is_second,
        people: &people,
        rulings: &rulings,
        domestic: &HashSet::new(),
        keeps: false,
        is_anew: false,
    };
    go::edition(day, &making, Asked::AtIntake)
}

/// The list an event is looked at for: the one that has counted it, for what corrects a rated event is no late report of it;
/// else, and where by its days it cannot be in that one, the first it can still enter.
fn rated_on(shelf: &Shelf, tempo: Tempo, event: &RegisteredTournament, end: Date) -> Date {
    let counted = event.list.and_then(|list| shelf.get(list)).map(|list| list.day);
    let holds_it = |day: &Date| done_on(end, event.reported) <= last_day(tempo, *day, event);
    counted.filter(holds_it).unwrap_or_else(|| first_list(shelf, tempo, event, end))
}

/// Said of an event that would enter an earlier list if it were FIDE's own.
fn official_unsaid(
    shelf: &Shelf,
    tempo: Tempo,
    event: &RegisteredTournament,
    list: &Edition,
    (end, day): (Date, Date),
) -> Option<Finding> {
    if event.facts.official.is_some() || event.list.is_some() {
        return None;
    }
    let facts = EventFacts { official: Some(Official::Fide), ..event.facts.clone() };
    let sooner = first_list(shelf, tempo, &RegisteredTournament { facts, ..event.clone() }, end);
    let note = || Finding::new(Severity::Note, list.closing_days.at, Place::Tournament(0), finding::OFFICIAL_UNSAID);
    (sooner < day).then(|| note().with("list", day).with("sooner", sooner))
}

/// The first list an event that ends on a day can still enter: closed neither by date nor by the office.
pub(crate) fn first_list(shelf: &Shelf, tempo: Tempo, event: &RegisteredTournament, end: Date) -> Date {
    let calendar = Calendar::default();
    let governing = |list| calendar.list_edition(tempo, list);
    let (done, closed) = (done_on(end, event.reported), last_closed(shelf.lists()));
    list_days::first_list_of(governing, done, closed, is_official(event))
}

/// Whether an event may end on the eve of a list.
fn is_official(event: &RegisteredTournament) -> bool {
    event.facts.official == Some(Official::Fide)
}

/// The last day on which an event may end, and its report come, to enter the list of a date.
pub(crate) fn last_day(tempo: Tempo, day: Date, event: &RegisteredTournament) -> Date {
    list_days::last_day(Calendar::default().list_edition(tempo, day), day, is_official(event))
}

/// The date of the newest list the office has closed. FIDE's lists close nothing, whenever they are imported.
fn last_closed(lists: &[List]) -> Option<Date> {
    lists.iter().filter(|list| list.origin == Origin::Computed).map(|list| list.day).max()
}

/// The last day on which an event may end to enter the list of a date.
pub(crate) fn closing_day(tempo: Tempo, day: Date) -> Date {
    list_days::closing_day(Calendar::default().list_edition(tempo, day), day)
}

/// The first day on which the list of a date is due.
pub(crate) fn due_from(tempo: Tempo, day: Date) -> Date {
    let calendar = Calendar::default();
    list_days::due_from(|list| calendar.list_edition(tempo, list), day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::{EntryId, ListId};
    use jiff::civil::date;

    fn list(origin: Origin, day: Date) -> List {
        List {
            id: ListId(1),
            series: Series::Chess(Tempo::Standard),
            day,
            revision: 0,
            origin,
            edition: String::new(),
            base: None,
            tournament: None,
            players: 0,
            hash: [0; 32],
            closed: EntryId(1),
            closed_at: None,
            published: Some(EntryId(1)),
            published_at: None,
        }
    }

    #[test]
    fn an_imported_list_closes_nothing() {
        let imported = list(Origin::Fide, date(2024, 5, 1));
        assert_eq!(last_closed(&[]), None);
        assert_eq!(last_closed(std::slice::from_ref(&imported)), None);
        assert_eq!(last_closed(&[list(Origin::Computed, date(2024, 3, 1)), imported]), Some(date(2024, 3, 1)));
    }
}
