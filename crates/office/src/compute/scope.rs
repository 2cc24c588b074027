//! Whose rows a calculation reads. A list that is sealed reads everybody's; a look at a few tournaments reads those of
//! their participants, and comes out the same for them, because nobody's rating depends on who has not played.

use super::people::People;
use super::{Shelf, effective};
use crate::desk::OfficeError;
use arpad_model::Series;
use arpad_registry::Store;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{lists, reports};
use jiff::civil::Date;
use std::collections::HashMap;
use std::rc::Rc;

/// Everybody, or the few who are looked at.
#[derive(Clone, Debug)]
pub(crate) enum Scope {
    /// Everybody.
    Everybody,
    /// A few.
    These(Rc<Few>),
}

/// Those who are looked at, each under all numbers he ever had, in the order of the numbers.
#[derive(Debug)]
pub(crate) struct Few {
    /// Whose rows are read: they, and everybody they met.
    pub persons: Vec<u32>,
    /// Whose rows must come out right. A list that is computed again meets everybody with the ratings published at the
    /// start of each event, so the row of an opponent does not matter there.
    pub asked: Vec<u32>,
}

impl Scope {
    /// Whether a report of a list that is computed again matters.
    pub(crate) fn concerns(&self, report: &Report) -> bool {
        match self {
            Scope::Everybody => true,
            Scope::These(few) => report.persons().iter().any(|person| few.asked.binary_search(&person.0).is_ok()),
        }
    }
}

/// What a list is computed from, as far as it says who takes part.
pub(crate) struct Calculated<'a> {
    pub series: Series,
    pub day: Date,
    /// The list it starts from, where that is a stored one.
    pub base: Option<i64>,
    pub tournaments: &'a [u32],
}

/// Those whose rows these lists need: who played in them or had his rating decided, and who met one of those asked about in
/// a list that a correction lets be computed again. Where nobody is named, everybody who played is asked about.
pub(crate) fn participants(
    store: &mut Store<'_>,
    calculated: &[Calculated<'_>],
    asked: Option<&[u32]>,
    known: i64,
) -> Result<Scope, OfficeError> {
    let people = People::numbers(store)?;
    let mut played: Vec<u32> = Vec::new();
    for report in reports_of(store, calculated.iter().flat_map(|one| one.tournaments.iter().copied()), known)? {
        played.extend(report.persons().iter().map(|person| person.0));
    }
    let asked = all_numbers(&people, asked.unwrap_or(&played).to_vec());
    let mut scope = Scope::These(Rc::new(Few { persons: Vec::new(), asked: asked.clone() }));
    let mut persons = played;
    for one in calculated {
        let mut shelf = Shelf::read(store, one.series, known)?;
        let base = one.base.and_then(|id| shelf.get(id).cloned());
        persons.extend(shelf.rulings(store, base.as_ref(), one.day)?.ratings.keys());
        let Some(base) = base else { continue };
        let mut again: Vec<u32> = Vec::new();
        for list in effective::chain(store, &shelf, &base, known)? {
            let before = list.base.and_then(|id| shelf.get(id).cloned());
            persons.extend(shelf.rulings(store, before.as_ref(), list.day)?.ratings.keys());
            again.extend(lists::tournaments(store, list.id)?.iter().map(|tournament| tournament.0));
        }
        for report in reports_of(store, again.into_iter(), known)?.iter().filter(|report| scope.concerns(report)) {
            persons.extend(report.persons().iter().map(|person| person.0));
        }
    }
    persons.extend(&asked);
    scope = Scope::These(Rc::new(Few { persons: all_numbers(&people, persons), asked }));
    Ok(scope)
}

/// The newest version of each report that was known.
fn reports_of(
    store: &mut Store<'_>,
    tournaments: impl Iterator<Item = u32>,
    known: i64,
) -> Result<Vec<Report>, OfficeError> {
    let tournaments: Vec<u32> = tournaments.collect();
    let mut latest: HashMap<u32, Report> = HashMap::with_capacity(tournaments.len());
    reports::each_among(store, &tournaments, known, |tournament, report| {
        latest.insert(tournament.0, report);
        Ok(())
    })?;
    Ok(latest.into_values().collect())
}

/// These persons with every number that stands for one of them, in order.
fn all_numbers(people: &People, mut persons: Vec<u32>) -> Vec<u32> {
    let own: Vec<u32> = persons.iter().map(|person| people.standing_for(*person)).collect();
    persons.extend(own);
    persons.sort_unstable();
    persons.dedup();
    let is_one_of_them = |one: &u32| persons.binary_search(&people.standing_for(*one)).is_ok();
    let others: Vec<u32> = people.merged().filter(is_one_of_them).collect();
    persons.extend(others);
    persons.sort_unstable();
    persons.dedup();
    persons
}
