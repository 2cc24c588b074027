//! The rating the next list would give: what closing would make of everything accepted, made by the same code for those
//! who played, and stored nowhere. A forecast; the list in force stays the official one.

use crate::acts::ClosedList;
use crate::close::{Draft, go_draft, month_draft};
use crate::compute::explaining::{About, Calculation, Subject, calculation};
use crate::compute::{self, Made, People, Shelf, closing_day, first_list, listed, series_of};
use crate::desk::OfficeError;
use crate::enact::{registered, standing_for};
use crate::explain_list::{ListExplanation, named};
use crate::public::published;
use arpad_model::{PersonId, Series, Tempo, TournamentId};
use arpad_registry::tables::list_rows::{self, ListRow};
use arpad_registry::tables::lists::{List, Origin};
use arpad_registry::tables::persons::{self, Person};
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments::{self, RegisteredTournament, TournamentState};
use arpad_registry::{Store, ledger};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::HashMap;

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
    /// A stretch of the rows, the best rating first, each with its person.
    pub fn best(&self, store: &mut Store<'_>, skip: usize, most: usize) -> Result<Vec<(LiveRow, Person)>, OfficeError> {
        let mut rows: Vec<&LiveRow> = self.rows.iter().collect();
        rows.sort_by_key(|row| (Reverse(row.live.rating), row.person));
        let rows: Vec<&LiveRow> = rows.into_iter().skip(skip).take(most).collect();
        let numbers: Vec<u32> = rows.iter().map(|row| row.person.0).collect();
        let people = persons::among(store, &numbers)?.into_iter().map(|person| (person.id, person));
        let mut people: HashMap<PersonId, Person> = people.collect();
        Ok(rows.into_iter().filter_map(|row| Some((row.clone(), people.remove(&row.person)?))).collect())
    }
}

/// The forecast of a series; none where nothing waits, or no list can be made of it.
pub fn live(store: &mut Store<'_>, series: Series) -> Result<Option<Live>, OfficeError> {
    let Some(draft) = draft(store, series)? else { return Ok(None) };
    let new: Vec<u32> = new_lists(&draft).flat_map(|(spec, _)| spec.tournaments.clone()).collect();
    let Some((spec, made)) = new_lists(&draft).last().filter(|_| !new.is_empty()) else { return Ok(None) };
    // A late go tournament moves every list after it: the last list of all has the points that will hold.
    let last = draft.made.last().unwrap_or(made);
    let known = ledger::head(store)?.0 + 1;
    let official = published(store, series)?.into_iter().next();
    let players = players(store, &new, known)?;
    let before = match &official {
        Some(list) => list_rows::among(store, list.id, &players)?,
        None => Vec::new(),
    };
    let row_of = |rows: &[ListRow], person: u32| rows.iter().find(|row| row.person == person).cloned();
    let games = |person: u32| {
        let of = |made: &Made| row_of(&made.rows, person).map_or(0, |row| row.period_games);
        new_lists(&draft).map(|(_, made)| of(made)).sum()
    };
    let rows = players.iter().filter_map(|person| {
        let live = row_of(&last.rows, *person)?;
        Some(LiveRow { person: PersonId(*person), official: row_of(&before, *person), live, games: games(*person) })
    });
    let rows = rows.collect();
    let mut events = tournaments::among(store, &new)?;
    events.sort_by_key(|event| (event.ends, event.starts, event.id));
    let mut later = tournaments::in_state(store, series, TournamentState::Accepted)?;
    later.retain(|event| !new.contains(&event.id.0));
    let closing = match series {
        Series::Chess(tempo) => Some(closing_day(tempo, spec.day)?),
        Series::Go => None,
    };
    Ok(Some(Live { series, list: listed(spec, series, known, made), closing, official, events, later, rows }))
}

/// Why the next list would say so about a person: his calculation, told as that of any list; in go that of his last
/// tournament. With the person himself; none where he has no game in it.
pub fn explain_live(
    store: &mut Store<'_>,
    person: PersonId,
    series: Series,
) -> Result<(Person, Option<ListExplanation>), OfficeError> {
    let standing = standing_for(store, person)?;
    let person = registered(store, standing.0)?;
    let Some(draft) = draft(store, series)? else { return Ok((person, None)) };
    let known = ledger::head(store)?.0 + 1;
    for at in (0..draft.specs.len()).rev().filter(|at| draft.specs[*at].revision == 0) {
        let Some(found) = calculated(store, &draft, at, known, About::Person(person.id.0))? else { continue };
        let Some(position) = found.persons.iter().position(|one| *one == person.id.0) else { continue };
        let row_in = |rows: &[ListRow]| rows.iter().find(|row| row.person == person.id.0).cloned();
        let list = listed(&draft.specs[at], series, known, &draft.made[at]);
        let before = match (base_in(&draft, at), list.base) {
            (Some(rows), _) => row_in(rows),
            (None, Some(base)) => list_rows::get(store, base, person.id)?,
            (None, None) => None,
        };
        let row = row_in(&draft.made[at].rows);
        let answer = Some(named(store, found.answer)?);
        let explained = ListExplanation { list, person: person.clone(), before, row, answer, position };
        return Ok((person, Some(explained)));
    }
    Ok((person, None))
}

/// The calculation of an accepted tournament in the next list, with the list it would be; none where it would not be in it.
pub(crate) fn forecast_of(
    store: &mut Store<'_>,
    event: &RegisteredTournament,
) -> Result<Option<(List, Calculation)>, OfficeError> {
    let Some(draft) = draft(store, event.series)? else { return Ok(None) };
    let known = ledger::head(store)?.0 + 1;
    let at = draft.specs.iter().position(|spec| spec.revision == 0 && spec.tournaments.contains(&event.id.0));
    let Some(at) = at else { return Ok(None) };
    let list = listed(&draft.specs[at], event.series, known, &draft.made[at]);
    let found = calculated(store, &draft, at, known, About::Tournament(event.id.0))?;
    Ok(found.map(|found| (list, found)))
}

/// The list an accepted chess tournament would enter first.
pub fn awaited_list(store: &mut Store<'_>, event: &RegisteredTournament) -> Result<Option<Date>, OfficeError> {
    let Series::Chess(tempo) = event.series else { return Ok(None) };
    let known = ledger::head(store)?.0 + 1;
    let shelf = Shelf::read(store, event.series, known)?;
    Ok(Some(first_list(&shelf, tempo, event.ends, event.reported)?))
}

/// What closing would make now, for the participants; none where it would refuse.
fn draft(store: &mut Store<'_>, series: Series) -> Result<Option<Draft>, OfficeError> {
    let made = match series {
        Series::Go => go_draft(store, compute::forecast),
        Series::Chess(tempo) => match next_day(store, tempo)? {
            Some(day) => month_draft(store, tempo, day, compute::forecast).map(|(draft, _)| draft),
            None => return Ok(None),
        },
    };
    match made {
        Ok(draft) => Ok(Some(draft)),
        Err(OfficeError::Refused(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The date of the next list: the one that is closed and not published, else the first that something accepted can enter.
fn next_day(store: &mut Store<'_>, tempo: Tempo) -> Result<Option<Date>, OfficeError> {
    let series = Series::Chess(tempo);
    let known = ledger::head(store)?.0 + 1;
    let shelf = Shelf::read(store, series, known)?;
    let is_open = |list: &&List| list.origin == Origin::Computed && list.published.is_none();
    if let Some(open) = shelf.lists().iter().find(is_open) {
        return Ok(Some(open.day));
    }
    let mut next: Option<Date> = None;
    for event in tournaments::in_state(store, series, TournamentState::Accepted)? {
        let day = first_list(&shelf, tempo, event.ends, event.reported)?;
        next = Some(next.map_or(day, |next| next.min(day)));
    }
    Ok(next)
}

/// The lists that are no revisions, each with its rows.
fn new_lists(draft: &Draft) -> impl Iterator<Item = (&ClosedList, &Made)> {
    draft.specs.iter().zip(&draft.made).filter(|(spec, _)| spec.revision == 0)
}

/// The rows a list of the draft starts from, where they are those of another list of it.
fn base_in(draft: &Draft, at: usize) -> Option<&[ListRow]> {
    let earlier = draft.specs[..at].iter().position(|spec| Some(spec.list) == draft.specs[at].base)?;
    Some(&draft.made[earlier].rows)
}

fn calculated(
    store: &mut Store<'_>,
    draft: &Draft,
    at: usize,
    known: i64,
    about: About,
) -> Result<Option<Calculation>, OfficeError> {
    let spec = &draft.specs[at];
    let list = listed(spec, series_of(spec)?, known, &draft.made[at]);
    let (base, moved) = (base_in(draft, at), draft.made[at].start.as_slice());
    let subject = Subject { list: &list, tournaments: &spec.tournaments, base, moved };
    calculation(store, &subject, about)
}

/// Everybody who played in these tournaments, under the number he is rated by.
fn players(store: &mut Store<'_>, tournaments: &[u32], known: i64) -> Result<Vec<u32>, OfficeError> {
    let people = People::numbers(store)?;
    let mut all = Vec::new();
    for tournament in tournaments {
        let report = reports::known(store, TournamentId(*tournament), known)?;
        let persons = report.as_ref().map(|report| report.persons()).unwrap_or_default();
        all.extend(persons.iter().map(|person| people.standing_for(person.0)));
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}
