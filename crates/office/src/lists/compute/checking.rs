//! What the law says about one event before it is accepted.

use super::people::People;
use super::{Rulings, Shelf, chess, go, system_of};
use crate::refusal::OfficeError;
use crate::register::PersonFields;
use arpad_model::{Finding, Period, PeriodPlayer, PersonId, Rating, RegisteredTournament, Series, Tempo, Tournament};
use arpad_registry::Reader;
use arpad_registry::ledger;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::packed::Report;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::chess_edition;
use arpad_rules::chess::check::check;
use jiff::ToSpan;
use jiff::civil::Date;

/// The findings on an event, under the edition of its start and for the first list it can still enter.
pub(crate) fn check_event(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    report: &Report,
    new: &[PersonFields],
) -> Result<Vec<Finding>, OfficeError> {
    let known = ledger::head(store)?.0.next();
    match report {
        Report::Chess { persons, tournament } => {
            let Series::Chess(tempo) = event.series else { return Ok(Vec::new()) };
            let shelf = Shelf::read(store, event.series, known)?;
            let in_force = shelf.in_force(tournament.start).map(|list| list.id);
            let mut players = Vec::with_capacity(persons.len());
            for person in persons {
                let row = match in_force {
                    Some(list) => list_rows::get(store, list, *person)?,
                    None => None,
                };
                players.push((*person, row.and_then(|row| row.rating)));
            }
            let rulings = Rulings::read(store, known, event.series, None, Date::MAX)?;
            check_chess(&shelf, &rulings, tempo, event, &players, tournament)
        }
        Report::Go { persons, .. } => {
            let shelf = Shelf::read(store, Series::Go, known)?;
            let base = shelf.in_force(event.ends).cloned();
            let mut rows = Vec::new();
            if let Some(base) = &base {
                let mut sorted = persons.clone();
                sorted.sort_unstable();
                sorted.dedup();
                for person in sorted {
                    rows.extend(list_rows::get(store, base.id, person)?);
                }
            }
            let people = People::of(store, persons, new)?;
            let rulings = Rulings::read(store, known, event.series, base.as_ref(), event.ends)?;
            go::findings(&rows, &(event.clone(), report.clone()), &people, &rulings)
        }
    }
}

/// The same with everything at hand; `players` have the ratings of the list in force at the start, line by line.
pub(crate) fn check_chess(
    shelf: &Shelf,
    rulings: &Rulings,
    tempo: Tempo,
    event: &RegisteredTournament,
    players: &[(PersonId, Option<i32>)],
    tournament: &Tournament,
) -> Result<Vec<Finding>, OfficeError> {
    let rating = |points: Option<i32>| points.and_then(|points| Rating::new(points.into()));
    let player = |(person, points): &(PersonId, Option<i32>)| PeriodPlayer {
        id: person.to_string(),
        rating: rating(*points),
        ..PeriodPlayer::default()
    };
    let mut tournament = tournament.clone();
    tournament.circumstances.registered = event.announced;
    tournament.circumstances.reported = event.reported;
    tournament.circumstances.waivers = rulings.waivers.get(&event.id).cloned().unwrap_or_default();
    let day = first_list(shelf, tempo, tournament.end, event.reported)?;
    let governing = chess::Governing::of(tempo, day, std::iter::once(tournament.start), rulings)?;
    let period =
        Period { list_date: day, players: players.iter().map(player).collect(), tournaments: vec![tournament] };
    Ok(check(&governing.events[0], &governing.list, &period, 0).findings)
}

/// The first list an event can still enter: closed neither by date nor by publication.
pub(crate) fn first_list(shelf: &Shelf, tempo: Tempo, end: Date, reported: Option<Date>) -> Result<Date, OfficeError> {
    let last = shelf.lists().iter().map(|list| list.day).max();
    let mut day = end.first_of_month();
    loop {
        let closing = closing_day(tempo, day)?;
        let is_open = last.is_none_or(|last| day > last);
        if end <= closing && reported.is_none_or(|reported| reported <= closing) && is_open {
            return Ok(day);
        }
        day = day.saturating_add(1.month());
    }
}

/// The last day on which an event may end to enter the list of a date.
pub(crate) fn closing_day(tempo: Tempo, day: Date) -> Result<Date, OfficeError> {
    let calendar = Calendar::default();
    // Before the first edition there is no list to close; its first edition says how long before the date.
    let id =
        calendar.edition_on(system_of(tempo), day).or_else(|error| calendar.edition_on(system_of(tempo), error.first));
    let days = id.ok().and_then(|id| chess_edition(id.0)).map_or(0, |edition| edition.closing_days.value);
    Ok(day.saturating_sub(i64::from(days).days()))
}
