//! Lists computed again for a few persons: in each list the events they played in, everybody else as he was published. It
//! comes out the same for them, because a correction moves nobody by the ratings of his opponents: events are met with the
//! ratings that were published at their start.

use super::super::barred::with_dropped;
use super::super::explaining::{explain, explain_chess};
use super::super::off::joined;
use super::super::scope::all_numbers;
use super::super::{Context, Events, From, Known, People, Scope, Shelf, is_fide, overlaid};
use super::mergers::Mergers;
use crate::lists::closed_list::{OfWhole, closing_of};
use crate::rating::rate_case::Answer;
use crate::refusal::OfficeError;
use arpad_model::{EntryId, List, ListRow, PersonId, RegisteredTournament, Series, Tempo, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::list_starts::{self, Moved};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{list_rows, lists, off_lists, reports, tournaments};
use std::collections::{BTreeMap, HashMap};

/// A chain of lists, each made from the one before, and the persons who are looked at.
pub(super) struct Again {
    tempo: Tempo,
    pub chain: Vec<List>,
    /// Of each list the tournaments that may be theirs.
    counted: Vec<Vec<TournamentId>>,
    versions: HashMap<TournamentId, Vec<(EntryId, Report)>>,
    events: HashMap<TournamentId, RegisteredTournament>,
    persons: Vec<PersonId>,
    scope: Scope,
    /// What is known, and which of it was said of numbers.
    until: EntryId,
    mergers: Mergers,
}

/// One of the lists, computed again or as it was published.
pub(super) struct Made {
    /// What it starts from, and the events; none where nothing has touched it and it is as it was published.
    again: Option<(Vec<ListRow>, Events)>,
    /// Those who are looked at, in the order of persons.
    pub rows: Vec<ListRow>,
}

impl Made {
    /// Somebody's rating on it.
    pub fn rating(&self, person: PersonId) -> Option<i32> {
        rating_in(&self.rows, person)
    }
}

/// Somebody's rating in rows that stand in the order of persons.
pub(super) fn rating_in(rows: &[ListRow], person: PersonId) -> Option<i32> {
    rows.binary_search_by_key(&person, |row| row.person).ok().and_then(|place| rows[place].rating)
}

/// The tournaments of corrections, by which version of whose report somebody was touched.
pub(super) type Versions = BTreeMap<TournamentId, Vec<(EntryId, Report)>>;

/// Every version of these tournaments' reports.
pub(super) fn versions(
    store: &mut Reader<'_>,
    asked: &[TournamentId],
    until: EntryId,
) -> Result<Versions, OfficeError> {
    let mut found = Versions::new();
    reports::each_version(store, asked, until, |tournament, entry, report| {
        found.entry(tournament).or_default().push((entry, report));
        Ok(())
    })?;
    Ok(found)
}

/// Whether one of these persons stands on a version.
pub(super) fn names_any(versions: &[(EntryId, Report)], persons: &[PersonId]) -> bool {
    versions.iter().any(|(_, report)| report.persons().iter().any(|one| persons.binary_search(one).is_ok()))
}

impl Again {
    /// For these persons under all their numbers, in order; `touched` are tournaments in which they may have played by an
    /// earlier version of the report.
    pub fn of(
        store: &mut Reader<'_>,
        (tempo, chain): (Tempo, Vec<List>),
        persons: Vec<PersonId>,
        touched: &[TournamentId],
        (until, mergers): (EntryId, Mergers),
    ) -> Result<Self, OfficeError> {
        let mut counted = Vec::with_capacity(chain.len());
        for list in &chain {
            counted.push(lists::tournaments(store, list.id)?);
        }
        let all = || counted.iter().flatten().copied();
        let between = (all().min().unwrap_or_default(), all().max().unwrap_or_default());
        let mut near = reports::tournaments_of_any(store, &persons, between)?;
        near.extend(touched);
        near.sort_unstable();
        near.dedup();
        let near: Vec<TournamentId> = all().filter(|one| near.binary_search(one).is_ok()).collect();
        let mut versions: HashMap<_, _> = versions(store, &near, until)?.into_iter().collect();
        versions.retain(|_, versions| names_any(versions, &persons));
        counted.iter_mut().for_each(|counted| counted.retain(|one| versions.contains_key(one)));
        let mut met = persons.clone();
        met.extend(versions.values().flatten().flat_map(|(_, report)| report.persons()));
        let numbers: Vec<TournamentId> = versions.keys().copied().collect();
        let events = tournaments::among(store, &numbers)?.into_iter().map(|event| (event.id, event)).collect();
        let scope = Scope::These(all_numbers(&People::numbers_at(store, until)?, met).into());
        Ok(Again { tempo, chain, counted, versions, events, persons, scope, until, mergers })
    }

    /// The lists from a place in the chain on; those before are as they were made before.
    pub fn made(
        &self,
        store: &mut Reader<'_>,
        known: &Known,
        (from, earlier): (usize, &[Made]),
    ) -> Result<Vec<Made>, OfficeError> {
        if from == self.chain.len() {
            return Ok(Vec::new());
        }
        let mut shelf = Shelf::known(store, Series::Chess(self.tempo), known)?.within(&self.scope);
        let people = self.people(store, known)?;
        let withdrawn = known.withdrawn(store)?;
        let mut made: Vec<Made> = Vec::with_capacity(self.chain.len() - from);
        for at in from..self.chain.len() {
            let list = &self.chain[at];
            let before = list.base.and_then(|id| shelf.get(id).cloned());
            let events = self.events_of(at, known, &withdrawn, &people);
            let rows = match &before {
                Some(before) => shelf.standing(store, before.id, &self.needed(&events, &people))?,
                None => Vec::new(),
            };
            let own = match at.checked_sub(from + 1) {
                Some(last) => Some(&made[last].rows),
                None => at.checked_sub(1).map(|last| &earlier[last].rows),
            };
            let mut rows = match own {
                Some(own) => overlaid(rows, &self.instead(own)),
                None => rows,
            };
            // After a list as it was published, this one starts from what had been moved when it was made: by a standard list that
            // was made anew and seeds it, which is no act on this chain.
            let is_published = match (at == from, at.checked_sub(1)) {
                (true, Some(last)) => earlier[last].again.is_none(),
                (is_first, _) => is_first,
            };
            if is_published {
                let mut moved = list_starts::of(store, list.id)?;
                moved.retain(|one| self.persons.binary_search(&one.person).is_ok());
                rows = overlaid(rows, &moved);
            }
            let carries = shelf.carries(store, list)?;
            if let Some(before) = &before {
                if carries {
                    rows = with_dropped(store, &shelf, rows, before, &people)?.0;
                }
                if own.is_none() {
                    rows = shelf.with_kept(store, before, list.day, rows)?;
                }
            }
            let whole = closing_of(store, list)?.map_or(OfWhole::Nothing, |closed| closed.of_whole());
            let rulings = shelf.rulings(store, before.as_ref(), list.day)?;
            let context =
                Context { people: &people, rulings: &rulings, known, whole, made: Some(list.closed), keeps: false };
            let from = From { rows: &rows, list: None, is_fide: is_fide(before.as_ref()) };
            let computed = context.chess(store, &mut shelf, self.tempo, list.day, &from, &events)?;
            let mut all = if carries { joined(computed.rows, computed.off) } else { computed.rows };
            all.retain(|row| self.persons.binary_search(&row.person).is_ok());
            made.push(Made { again: Some((rows, events)), rows: all });
        }
        Ok(made)
    }

    /// The first of the lists as they were published.
    pub fn published(&self, store: &mut Reader<'_>, many: usize) -> Result<Vec<Made>, OfficeError> {
        let mut published = Vec::with_capacity(many);
        for list in &self.chain[..many] {
            let off = off_lists::among(store, list.id, &self.persons)?;
            let rows = joined(list_rows::among(store, list.id, &self.persons)?, off);
            published.push(Made { again: None, rows });
        }
        Ok(published)
    }

    /// The calculation of a person on one of the lists; none where he played nothing in it and stands as he stood. A floor or
    /// a conversion moves him without a game.
    pub fn told(
        &self,
        store: &mut Reader<'_>,
        known: &Known,
        (at, made): (usize, &Made),
        person: PersonId,
    ) -> Result<Option<(Answer, usize)>, OfficeError> {
        let list = &self.chain[at];
        let Some((rows, events)) = &made.again else { return explain(store, list, person) };
        let people = self.people(store, known)?;
        let own = |report: &Report| report.persons().iter().any(|one| people.standing_for(*one) == person);
        let events: Events = events.iter().filter(|(_, report)| own(report)).cloned().collect();
        let idle = events.is_empty().then_some(person);
        let mut shelf = Shelf::known(store, Series::Chess(self.tempo), known)?.within(&self.scope);
        let before = list.base.and_then(|id| shelf.get(id).cloned());
        let rulings = shelf.rulings(store, before.as_ref(), list.day)?;
        let whole = closing_of(store, list)?.map_or(OfWhole::Nothing, |closed| closed.of_whole());
        let context =
            Context { people: &people, rulings: &rulings, known, whole, made: Some(list.closed), keeps: false };
        let from = From { rows, list: None, is_fide: is_fide(before.as_ref()) };
        let found = explain_chess(store, &mut shelf, &context, (self.tempo, list), &from, (&events, idle))?;
        Ok(idle.is_none_or(|person| found.moves(person)).then_some(found).and_then(|found| found.of(person)))
    }

    fn people(&self, store: &mut Reader<'_>, known: &Known) -> Result<People, OfficeError> {
        let mut people = People::known_at(store, &self.scope, self.until)?;
        self.mergers.leave_aside(&mut people, known);
        Ok(people)
    }

    /// Those who are looked at, and everybody they meet in these events, under all numbers.
    fn needed(&self, events: &Events, people: &People) -> Vec<PersonId> {
        let mut needed = self.persons.clone();
        needed.extend(events.iter().flat_map(|(_, report)| report.persons()));
        all_numbers(people, needed)
    }

    /// The rows of those who are looked at, whatever is stored of them.
    fn instead(&self, own: &[ListRow]) -> Vec<Moved> {
        let row = |person: &PersonId| own.binary_search_by_key(person, |row| row.person).ok();
        let moved = |person: &PersonId| Moved { person: *person, row: row(person).map(|place| own[place].clone()) };
        self.persons.iter().map(moved).collect()
    }

    /// Their events in one of the lists, in the order of their starts.
    fn events_of(&self, at: usize, known: &Known, withdrawn: &[TournamentId], people: &People) -> Events {
        let stands = |one: &PersonId| self.persons.binary_search(&people.standing_for(*one)).is_ok();
        let counts = self.counted[at].iter().filter(|one| !withdrawn.contains(one));
        let found = counts.filter_map(|one| {
            let report = known.version(&self.versions[one])?;
            let is_theirs = report.persons().iter().any(stands);
            is_theirs.then(|| Some((self.events.get(one)?.clone(), report.clone()))).flatten()
        });
        let mut events: Events = found.collect();
        events.sort_by_key(|(event, _)| (event.starts, event.ends, event.id));
        events
    }
}
