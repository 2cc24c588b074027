//! Ratings over the published lists, and the tournaments behind them.

use crate::acts::desk::OfficeError;
use crate::lists::compute::holding;
use arpad_model::{List, ListId, ListRow, Person, RegisteredTournament, Series, TournamentId};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments;
use arpad_registry::{Error, Reader};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::HashMap;

/// A person on the lists of a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesHistory {
    /// The series.
    pub series: Series,
    /// The newest revision of every published list the person stands on, oldest first.
    pub lists: Vec<Listed>,
}

/// A person on one list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The list.
    pub list: List,
    /// The row.
    pub row: ListRow,
    /// The last day on which it is the list in force; none = it is today.
    pub until: Option<Date>,
    /// The rating as it was first published, where the list was revised since.
    pub original: Option<i32>,
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
        let originals: HashMap<(Date, Option<TournamentId>), ListId> =
            all.iter().filter(is_original).map(|list| ((list.day, list.tournament), list.id)).collect();
        let newest = holding(all);
        let days: Vec<Date> = newest.iter().map(|list| list.day).collect();
        let numbers: Vec<ListId> = newest.iter().map(|list| list.id).chain(originals.values().copied()).collect();
        let mut rows = rows_on(store, &numbers, persons)?;
        let mut listed = Vec::new();
        for list in newest {
            if let Some(row) = rows.remove(&list.id) {
                let next = days.iter().find(|day| **day > list.day);
                let until = next.and_then(|day| day.checked_sub(1.day()).ok());
                let first = originals.get(&(list.day, list.tournament)).filter(|_| list.revision > 0);
                let original = first.and_then(|first| rows.get(first)).and_then(|row| row.rating);
                listed.push(Listed { list, row, until, original });
            }
        }
        if !listed.is_empty() {
            histories.push(SeriesHistory { series, lists: listed });
        }
    }
    Ok(histories)
}

/// His rows on these lists. Before two numbers were found to be one person, the lists had them under either.
fn rows_on(store: &mut Reader<'_>, lists: &[ListId], persons: &[Person]) -> Result<HashMap<ListId, ListRow>, Error> {
    let mut rows = HashMap::new();
    for person in persons.iter().rev() {
        rows.extend(list_rows::on_lists(store, person.id, lists)?);
    }
    Ok(rows)
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
    let listed = |tournament: RegisteredTournament| Played { list: counted.remove(&tournament.id), tournament };
    let mut played: Vec<Played> = tournaments::among(store, &numbers)?.into_iter().map(listed).collect();
    played.sort_by_key(|one| std::cmp::Reverse((one.tournament.ends, one.tournament.id)));
    Ok(played)
}
