//! Ratings over the published lists, and the tournaments behind them.

#[cfg(test)]
mod tests;

use crate::acts::desk::OfficeError;
use crate::lists::Owners;
use crate::lists::compute::holding;
use crate::views::marked::marked;
use crate::views::person_page::last_games::Counter;
use arpad_model::{
    EntryId, List, ListId, ListRow, Origin, Person, RegisteredTournament, Series, TournamentId, TournamentState,
};
use arpad_registry::tables::lists;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments;
use arpad_registry::tables::{list_rows, list_starts};
use arpad_registry::{Error, Reader};
use arpad_rules::chess::kernel::field::list_number;
use arpad_rules::chess::list_days::list_after;
use jiff::civil::Date;
use jiff::{Span, ToSpan};
use std::collections::HashMap;

/// A person on the lists of a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesHistory {
    /// The series.
    pub series: Series,
    /// The newest revision of every published list the person stands on, oldest first.
    pub lists: Vec<Listed>,
    /// The newest list that governs, where it is FIDE's and he is not on it: he keeps the rating he had.
    pub not_on: Option<Date>,
    /// Rated games ever, where each of them was counted here; none where the register began with somebody who had played.
    pub games: Option<u32>,
    /// Stretches of which no list tells his rating, oldest first.
    pub gaps: Vec<Gap>,
}

impl SeriesHistory {
    /// The newest that governs; while FIDE, whose series it is, has never listed him, the newest of ours.
    pub fn official(&self) -> Option<&Listed> {
        self.lists.iter().rfind(|one| !one.is_forecast).or(self.lists.last())
    }

    /// Our forecast of a list that FIDE's is still awaited for.
    pub fn forecast(&self) -> Option<&Listed> {
        let official = self.official()?.list.day;
        self.lists.last().filter(|one| one.is_forecast && one.list.day > official)
    }

    /// The first list with the highest rating of those that were in force since a day; of all without one.
    pub fn peak(&self, since: Option<Date>) -> Option<&Listed> {
        let is_within = |one: &&Listed| since.is_none_or(|since| one.until.is_none_or(|until| until >= since));
        let within = || self.lists.iter().filter(|one| !one.is_forecast).filter(is_within);
        let highest = within().filter_map(|one| one.row.rating).max()?;
        within().find(|one| one.row.rating == Some(highest))
    }

    /// The list that was in force this long before the newest that governs; none where he was on none.
    pub fn before(&self, span: Span) -> Option<&Listed> {
        let day = self.official()?.list.day.checked_sub(span).ok()?;
        self.lists.iter().rfind(|one| !one.is_forecast && one.list.day <= day)
    }
}

/// A person on one list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The list.
    pub list: List,
    /// The row.
    pub row: ListRow,
    /// The last day on which it is the list in force; none = it is today. In go a list that another of its own day follows holds
    /// on that day only.
    pub until: Option<Date>,
    /// The rating as it was first published, where the list was revised since.
    pub original: Option<i32>,
    /// Ours, where FIDE's governs him: no more than a forecast.
    pub is_forecast: bool,
    /// Our own rating of the same day, where the list is FIDE's.
    pub ours: Option<i32>,
    /// He fell below the floor of this list and is marked unrated on it.
    pub is_marked_unrated: bool,
    /// The rating on the list before, as the history has it; none on the first, and where he had none.
    pub before: Option<i32>,
    /// What the list starts from, where that is another rating than the list before has: a correction has entered it.
    pub start: Option<i32>,
    /// In go: the tournament after which the list was made, for a day may have several; empty where none was.
    pub after: String,
}

impl Listed {
    /// How far the rating moved since the list before; none without a rating on either.
    pub fn moved(&self) -> Option<i32> {
        Some(self.row.rating? - self.before?)
    }
}

/// A stretch of which no list tells a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The day of the first list that does not tell it.
    pub from: Date,
    /// The day of the next list that does; of the newest where none does.
    pub until: Date,
    /// Why.
    pub kind: GapKind,
}

/// Why no list tells a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GapKind {
    /// He stands on none of the lists.
    NotListed,
    /// Monthly lists of FIDE's are not in the register.
    NoList,
}

impl GapKind {
    /// Its stable name.
    pub fn as_str(self) -> &'static str {
        match self {
            GapKind::NotListed => "not-listed",
            GapKind::NoList => "no-list",
        }
    }
}

/// A tournament and the list it was rated in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The tournament.
    pub tournament: RegisteredTournament,
    /// The newest revision of the list it counts in, if one is published.
    pub list: Option<List>,
}

pub(super) fn of(store: &mut Reader<'_>, persons: &[Person]) -> Result<Vec<SeriesHistory>, OfficeError> {
    let mut histories = Vec::new();
    for series in Series::ALL {
        let all = lists::of(store, series)?;
        let is_original = |list: &&List| list.revision == 0 && list.published.is_some();
        let place = |list: &List| (list.place(), list.origin);
        let originals: HashMap<_, ListId> = all.iter().filter(is_original).map(|list| (place(list), list.id)).collect();
        let owners = Owners::read(store, series, EntryId::LAST)?;
        let beside = ours_beside(&all);
        let newest = holding(all, &owners);
        let numbers = newest.iter().map(|list| list.id).chain(originals.values().copied());
        let numbers: Vec<ListId> = numbers.chain(beside.values().map(|list| list.id)).collect();
        let mut rows = rows_on(store, &numbers, persons)?;
        let starts = starts_of(store, &numbers, persons)?;
        let is_fides = newest.iter().any(|list| list.origin == Origin::Fide && rows.contains_key(&list.id));
        // Whom FIDE has never listed goes by our own number, whoever governs the series.
        let is_forecast = |list: &List| is_fides && owners.is_forecast(list);
        let governing = owners.governing(&newest, Date::MAX).filter(|list| list.origin == Origin::Fide);
        let mut not_on = governing.filter(|list| !rows.contains_key(&list.id)).map(|list| list.day);
        let named = after(store, series, &newest)?;
        let days: Vec<(Date, bool)> = newest.iter().map(|list| (list.day, owners.is_forecast(list))).collect();
        let mut listed = Vec::new();
        let (mut gaps, mut absent, mut last) = (Vec::new(), None, None);
        for (at, list) in newest.into_iter().enumerate() {
            let is_followed = series == Series::Go && days.get(at + 1).is_some_and(|(next, _)| *next == list.day);
            let (day, origin) = (list.day, list.origin);
            let own = beside.get(&list.day).filter(|_| list.origin == Origin::Fide);
            let ours = own.and_then(|own| rows.get(&own.id)).and_then(|row| row.rating);
            // Who is not on FIDE's list stands on ours of the same day.
            let list = match own.filter(|own| !rows.contains_key(&list.id) && rows.contains_key(&own.id)) {
                Some(own) => own.clone(),
                None => list,
            };
            if let Some(row) = rows.remove(&list.id) {
                gaps.extend(absent.take().map(|from| Gap { from, until: day, kind: GapKind::NotListed }));
                gaps.extend(last.filter(|_| origin == Origin::Fide).and_then(|last| months_between(last, day)));
                let is_forecast = is_forecast(&list) && ours.is_none();
                // A forecast does not end what governs.
                let ends = |(day, is_next_forecast): &&(Date, bool)| {
                    *day > list.day && (is_forecast || !is_fides || !is_next_forecast)
                };
                let next = days.iter().find(ends);
                let until = match is_followed {
                    true => Some(list.day),
                    false => next.and_then(|(day, _)| day.checked_sub(1.day()).ok()),
                };
                let first = originals.get(&place(&list)).filter(|_| list.revision > 0);
                let original = first.and_then(|first| rows.get(first)).and_then(|row| row.rating);
                let ours = ours.filter(|_| list.origin == Origin::Fide);
                let is_marked_unrated = row.rating.is_none() && !marked(store, &list, vec![row.clone()])?.is_empty();
                let before = listed.last().and_then(|last: &Listed| last.row.rating);
                let start = starts.get(&list.id).copied().flatten().filter(|start| Some(*start) != before);
                let after = list.tournament.and_then(|event| named.get(&event).cloned()).unwrap_or_default();
                listed.push(Listed {
                    list,
                    row,
                    until,
                    original,
                    is_forecast,
                    ours,
                    is_marked_unrated,
                    before,
                    start,
                    after,
                });
            } else if !listed.is_empty() && absent.is_none() {
                absent = Some(day);
            }
            last = Some(day).filter(|_| origin == Origin::Fide);
        }
        if let (Some(from), Some((until, _))) = (absent, days.last()) {
            gaps.push(Gap { from, until: *until, kind: GapKind::NotListed });
        }
        if !listed.is_empty() {
            not_on = not_on.filter(|_| is_fides);
            let mut counter = Counter::default();
            listed.iter().for_each(|one| counter.count(one));
            // In go they are tournaments, and all of them ours.
            let games = match series {
                Series::Chess(_) => counter.so_far(),
                Series::Go => listed.last().and_then(|one| one.row.games),
            };
            histories.push(SeriesHistory { series, lists: listed, not_on, games, gaps });
        }
    }
    Ok(histories)
}

/// What the tournaments are called after which go lists were made.
fn after(store: &mut Reader<'_>, series: Series, all: &[List]) -> Result<HashMap<TournamentId, String>, Error> {
    if series != Series::Go {
        return Ok(HashMap::new());
    }
    let numbers: Vec<TournamentId> = all.iter().filter_map(|list| list.tournament).collect();
    Ok(tournaments::among(store, &numbers)?.into_iter().map(|event| (event.id, event.name)).collect())
}

/// The months between two lists of FIDE's that follow each other here.
fn months_between(last: Date, day: Date) -> Option<Gap> {
    let is_missing = list_number(last) + 1 < list_number(day);
    is_missing.then(|| Gap { from: list_after(last, 1), until: day, kind: GapKind::NoList })
}

/// Our own published lists of days of which FIDE's is here too: the newest revision of each.
fn ours_beside(all: &[List]) -> HashMap<Date, List> {
    let fides: Vec<Date> = all.iter().filter(|list| list.origin == Origin::Fide).map(|list| list.day).collect();
    let is_beside =
        |list: &&List| list.origin == Origin::Computed && list.published.is_some() && fides.contains(&list.day);
    let mut ours: HashMap<Date, List> = HashMap::new();
    for list in all.iter().filter(is_beside) {
        let place = ours.entry(list.day).or_insert_with(|| list.clone());
        if list.revision > place.revision {
            *place = list.clone();
        }
    }
    ours
}

/// His rows on these lists. Before two numbers were found to be one person, the lists had them under either.
fn rows_on(store: &mut Reader<'_>, lists: &[ListId], persons: &[Person]) -> Result<HashMap<ListId, ListRow>, Error> {
    let mut rows = HashMap::new();
    for person in persons.iter().rev() {
        rows.extend(list_rows::on_lists(store, person.id, lists)?);
    }
    Ok(rows)
}

/// What these lists start from of him, where it is not the list before.
fn starts_of(
    store: &mut Reader<'_>,
    lists: &[ListId],
    persons: &[Person],
) -> Result<HashMap<ListId, Option<i32>>, Error> {
    let mut starts = HashMap::new();
    for person in persons.iter().rev() {
        let moved = list_starts::of_person(store, person.id, lists)?.into_iter();
        starts.extend(moved.map(|(list, row)| (list, row.and_then(|row| row.rating))));
    }
    Ok(starts)
}

pub(super) fn tournaments(store: &mut Reader<'_>, persons: &[Person]) -> Result<Vec<Played>, OfficeError> {
    let mut ids = Vec::new();
    for person in persons {
        ids.extend(reports::tournaments_of(store, person.id)?);
    }
    ids.sort_unstable();
    ids.dedup();
    let numbers: Vec<TournamentId> = ids.to_vec();
    let mut counted: HashMap<TournamentId, List> = HashMap::with_capacity(ids.len());
    // The last revision of a list is the one that holds.
    counted.extend(lists::of_tournaments(store, &numbers)?.into_iter().filter(|(_, list)| list.published.is_some()));
    // A list that had counted what was withdrawn since counts it no more.
    let counts = |event: &RegisteredTournament| event.state != TournamentState::Withdrawn;
    let listed = |tournament: RegisteredTournament| {
        let list = counted.remove(&tournament.id).filter(|_| counts(&tournament));
        Played { list, tournament }
    };
    let mut played: Vec<Played> = tournaments::among(store, &numbers)?.into_iter().map(listed).collect();
    // In the order in which go rates them, the last first.
    let order = |event: &RegisteredTournament| (event.ends, event.starts, event.id);
    played.sort_by_key(|one| std::cmp::Reverse(order(&one.tournament)));
    Ok(played)
}
