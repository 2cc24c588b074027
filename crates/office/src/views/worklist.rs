//! What the officer has to see to: FIDE numbers that are due, and players of an event without a licence.

use crate::acts::desk::OfficeError;
use crate::acts::found::federation;
use crate::intake::events::tournament_of;
use crate::lists::compute::{People, Shelf};
use crate::register::{club_in, papers_of, persons_of};
use arpad_model::{EntryId, Person, PersonId, RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{papers, persons, reports, tournaments};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};

/// Somebody to whom a FIDE number is due, by the first event in which he met a rated player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberDue {
    /// Who.
    pub person: Person,
    /// The event.
    pub event: RegisteredTournament,
    /// Games against rated players in all accepted events.
    pub games: u32,
}

/// Those of our own federation without a FIDE number who have played a game against a rated player.
pub fn numbers_due(store: &mut Reader<'_>) -> Result<Vec<NumberDue>, OfficeError> {
    let (home, people) = (federation(store)?.country, People::numbers(store)?);
    let mut without: HashMap<PersonId, Person> = HashMap::new();
    persons::each(store, |person| {
        let is_ours = person.country.is_empty() || home.is_empty() || person.country == home;
        if person.fide.is_none() && person.merged_into.is_none() && person.died.is_none() && is_ours {
            without.insert(person.id, person);
        }
        Ok(())
    })?;
    let known = ledger::head(store)?.0.next();
    let mut due: BTreeMap<PersonId, NumberDue> = BTreeMap::new();
    for series in Series::ALL.into_iter().filter(|series| *series != Series::Go) {
        let mut shelf = Shelf::read(store, series, known)?;
        let mut events = tournaments::in_state(store, series, TournamentState::Accepted)?;
        events.extend(tournaments::in_state(store, series, TournamentState::Rated)?);
        events.sort_by_key(|event| (event.starts, event.id));
        for event in events {
            let Some(Report::Chess { persons, tournament }) = reports::known(store, event.id, known)? else { continue };
            let standing: Vec<PersonId> = persons.iter().map(|person| people.standing_for(*person)).collect();
            if !standing.iter().any(|person| without.contains_key(person)) {
                continue;
            }
            let in_force = shelf.in_force(event.starts).cloned();
            let rated = in_force.map(|list| shelf.ratings(store, list.id, event.starts)).transpose()?;
            let is_rated = |place: usize| rated.as_ref().is_some_and(|rated| rated.contains_key(&standing[place]));
            for game in tournament.games.iter().filter(|game| game.is_rated()) {
                for (own, other) in [(game.white, game.black), (game.black, game.white)] {
                    let (own, other) = (own as usize, other as usize);
                    if let Some(person) = without.get(&standing[own]).filter(|_| is_rated(other)) {
                        let new = || NumberDue { person: person.clone(), event: event.clone(), games: 0 };
                        due.entry(person.id).or_insert_with(new).games += 1;
                    }
                }
            }
        }
    }
    Ok(due.into_values().collect())
}

/// The season that a day falls in; it begins on 1 September.
pub fn season_on(day: Date) -> String {
    let begins = if day.month() >= 9 { day.year() } else { day.year() - 1 };
    format!("{begins}/{:02}", (begins + 1) % 100)
}

/// Players of an event, of our own federation, without a licence for the season of its start; nobody where the register has
/// no licence for that season at all.
pub fn unlicensed(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<Person>, OfficeError> {
    let event = tournament_of(store, tournament)?;
    let season = season_on(event.starts);
    let is_kept = papers::are_licences_kept(store, &season)?;
    let Some(report) = reports::known(store, tournament, EntryId::LAST)?.filter(|_| is_kept) else {
        return Ok(Vec::new());
    };
    let (home, people) = (federation(store)?.country, People::numbers(store)?);
    let mut numbers: Vec<PersonId> = report.persons().iter().map(|person| people.standing_for(*person)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let mut unlicensed = Vec::new();
    for person in persons::among(store, &numbers)?.into_iter().filter(|person| person.country == home) {
        if !is_licensed(store, &person, &season, event.starts)? {
            unlicensed.push(person);
        }
    }
    Ok(unlicensed)
}

/// Whether somebody holds a licence of a season on a day.
pub(crate) fn is_licensed(
    store: &mut Reader<'_>,
    person: &Person,
    season: &str,
    on: Date,
) -> Result<bool, OfficeError> {
    let all = persons_of(store, person.clone())?;
    let mut held = papers_of(store, &all)?;
    held.retain(|paper| paper.day <= on);
    Ok(club_in(&held, season).is_some())
}
