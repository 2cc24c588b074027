//! The rating the next list would give: what closing would make of everything accepted, made by the same code for those
//! who played, and stored nowhere. A forecast; the list in force stays the official one.

use crate::acts::minors::Minors;
use crate::lists::compute::explaining::{About, Counted, Subject};
use crate::lists::compute::{Made, People, Shelf, closing_day, first_list, listed};
use crate::lists::forecast::Forecast;
use crate::refusal::OfficeError;
use crate::views::activity::activity_ground;
use crate::views::causes::{Causes, causes};
use crate::views::decided_now::unpublished;
use crate::views::explain_list::{ListExplanation, named};
use crate::views::list_page::standing_on;
use crate::views::off_lists::off;
use crate::views::public::{PublicPerson, Shown, governing};
use arpad_model::{EntryId, List, ListRow, PersonId, RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::persons;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments;
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// The next list of a series, as it would be.
#[derive(Clone, Debug)]
pub struct Live {
    /// The series.
    pub series: Series,
    /// The list; in go the last of those that would be made.
    pub list: List,
    /// The last day on which a report may come for it; in go there is none.
    pub closing: Option<Date>,
    /// The list in force.
    pub official: Option<List>,
    /// What it would count.
    pub events: Vec<RegisteredTournament>,
    /// What is accepted and would come only into a later list, or that the law refuses at the last moment.
    pub later: Vec<RegisteredTournament>,
    /// Those who played, by person.
    pub rows: Vec<LiveRow>,
}

/// A person between two lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveRow {
    /// Who.
    pub person: PersonId,
    /// On the list in force.
    pub official: Option<ListRow>,
    /// On the next one.
    pub live: ListRow,
    /// The games that count in it.
    pub games: u32,
}

impl LiveRow {
    /// Points won or lost; none without a rating before and after.
    pub fn change(&self) -> Option<i32> {
        Some(self.live.rating? - self.official.as_ref()?.rating?)
    }
}

impl Live {
    /// A person's row.
    pub fn row_of(&self, person: PersonId) -> Option<&LiveRow> {
        self.rows.binary_search_by_key(&person, |row| row.person).ok().map(|place| &self.rows[place])
    }

    /// A stretch of the rows, the best rating first, each with its person.
    pub fn best(&self, store: &mut Reader<'_>, skip: usize, most: usize) -> Result<Vec<(LiveRow, Shown)>, OfficeError> {
        let mut rows: Vec<&LiveRow> = self.rows.iter().collect();
        rows.sort_by_key(|row| (Reverse(row.live.rating), row.person));
        with_persons(store, rows.into_iter().skip(skip).take(most).collect())
    }

    /// Those whom the next list would not rate, up to a number.
    pub fn unranked(&self, store: &mut Reader<'_>, most: usize) -> Result<Vec<(LiveRow, Shown)>, OfficeError> {
        with_persons(store, self.rows.iter().filter(|row| row.live.rating.is_none()).take(most).collect())
    }
}

fn with_persons(store: &mut Reader<'_>, rows: Vec<&LiveRow>) -> Result<Vec<(LiveRow, Shown)>, OfficeError> {
    let numbers: Vec<PersonId> = rows.iter().map(|row| row.person).collect();
    let minors = Minors::read(store)?;
    let people = persons::among(store, &numbers)?.into_iter();
    let people = people.map(|person| (person.id, PublicPerson::of(&person, minors)));
    let mut people: HashMap<PersonId, Shown> = people.collect();
    Ok(rows.into_iter().filter_map(|row| Some((row.clone(), people.remove(&row.person)?))).collect())
}

/// What a forecast says of everybody; none where nothing new is in it.
pub fn live(store: &mut Reader<'_>, forecast: &Forecast) -> Result<Option<Live>, OfficeError> {
    let (series, known) = (forecast.series, forecast.known);
    let new: Vec<TournamentId> = forecast.new_lists().flat_map(|(spec, _)| spec.tournaments.clone()).collect();
    let decided = match series {
        Series::Go => unpublished(store)?.into_iter().map(|(person, _)| person).collect(),
        Series::Chess(_) => Vec::new(),
    };
    let all = || forecast.draft.specs.iter().zip(&forecast.draft.made);
    // A decision moves a list as a tournament does, and holds already.
    let next = match (new.is_empty(), decided.is_empty()) {
        (false, _) => forecast.new_lists().next_back(),
        (true, false) => forecast.new_lists().next_back().or_else(|| all().next_back()),
        (true, true) => None,
    };
    let Some((spec, made)) = next else { return Ok(None) };
    // A late go tournament moves every list after it: the last list of all has the points that will hold.
    let last = forecast.draft.made.last().unwrap_or(made);
    let official = governing(store, series)?;
    let mut players = players(store, &new, known)?;
    players.extend(decided);
    players.sort_unstable();
    players.dedup();
    let before = match &official {
        Some(list) => standing_on(store, list, &players)?,
        None => Vec::new(),
    };
    let games = |person: PersonId| {
        let of = |made: &Made| row_in(&made.rows, person).map_or(0, |row| row.period_games);
        forecast.new_lists().map(|(_, made)| of(made)).sum()
    };
    let rows = players.iter().filter_map(|person| {
        let live = row_in(&last.rows, *person)?;
        Some(LiveRow { person: *person, official: row_in(&before, *person), live, games: games(*person) })
    });
    let rows = rows.collect();
    let mut events = tournaments::among(store, &new)?;
    events.sort_by_key(|event| (event.ends, event.starts, event.id));
    let mut later = tournaments::in_state(store, series, TournamentState::Accepted)?;
    let entering: HashSet<TournamentId> = new.iter().copied().collect();
    later.retain(|event| !entering.contains(&event.id));
    let closing = match series {
        Series::Chess(tempo) => Some(closing_day(tempo, spec.day)),
        Series::Go => None,
    };
    Ok(Some(Live { series, list: listed(spec, known, made), closing, official, events, later, rows }))
}

/// A person in rows that stand in the order of persons.
fn row_in(rows: &[ListRow], person: PersonId) -> Option<ListRow> {
    rows.binary_search_by_key(&person, |row| row.person).ok().map(|place| rows[place].clone())
}

/// Why the next list would say so about a person: his calculation, told as that of any list; in go that of his last
/// tournament. None where he has no game in it.
pub fn explain_live(
    store: &mut Reader<'_>,
    person: PersonId,
    forecast: &Forecast,
) -> Result<Option<ListExplanation>, OfficeError> {
    let specs = &forecast.draft.specs;
    for at in (0..specs.len()).rev().filter(|at| specs[*at].revision == 0) {
        let Some(found) = forecast.calculation(store, at, About::Person(person))? else { continue };
        let Some(position) = found.persons.iter().position(|one| *one == person) else { continue };
        let list = forecast.list(at);
        let before = match (forecast.base_of(at), list.base) {
            (Some(rows), _) => row_in(rows, person),
            (None, Some(base)) => list_rows::get(store, base, person)?,
            (None, None) => None,
        };
        let row = row_in(&forecast.draft.made[at].rows, person);
        let answer = Some(named(store, None, found.answer)?);
        let ground = match &row {
            Some(row) => activity_ground(store, &list, row)?,
            None => None,
        };
        let (tournaments, moved) = (Counted::These(&specs[at].tournaments), forecast.draft.made[at].start.as_slice());
        let (base, is_second) = (forecast.base_of(at), specs[at].second_reading);
        let subject = Subject { list: &list, tournaments, base, moved, is_second };
        let calculated = answer.as_ref().map(|answer| (answer, position));
        let Causes { causes, start, .. } = causes(store, &subject, person, (row.as_ref(), calculated))?;
        // What is not closed is told as a forecast in any case.
        let is_forecast = false;
        let off = match (&row, persons::get(store, person)?) {
            (None, Some(found)) => off(store, &found, &list)?,
            _ => None,
        };
        return Ok(Some(ListExplanation {
            list,
            person,
            before,
            row,
            answer,
            ground,
            is_forecast,
            position,
            causes,
            start,
            off,
            revised: None,
            since: Vec::new(),
            revision: None,
            decided: Vec::new(),
        }));
    }
    Ok(None)
}

/// The list an accepted chess tournament would enter first.
pub fn awaited_list(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<Option<Date>, OfficeError> {
    let Series::Chess(tempo) = event.series else { return Ok(None) };
    let known = ledger::head(store)?.0.next();
    let shelf = Shelf::read(store, event.series, known)?;
    Ok(Some(first_list(&shelf, tempo, event, event.ends)))
}

/// Everybody who played in these tournaments, under the number he is rated by.
fn players(store: &mut Reader<'_>, tournaments: &[TournamentId], known: EntryId) -> Result<Vec<PersonId>, OfficeError> {
    let people = People::numbers(store)?;
    let mut latest: HashMap<TournamentId, Vec<PersonId>> = HashMap::with_capacity(tournaments.len());
    reports::each_among(store, tournaments, known, |tournament, report| {
        let persons = report.persons().iter().map(|person| people.standing_for(*person));
        latest.insert(tournament, persons.collect());
        Ok(())
    })?;
    let mut all: Vec<PersonId> = latest.into_values().flatten().collect();
    all.sort_unstable();
    all.dedup();
    Ok(all)
}
