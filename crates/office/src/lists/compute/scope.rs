//! Whose rows a calculation reads. A list that is sealed reads everybody's; a look at a few tournaments reads those of
//! their participants, and comes out the same for them, because nobody's rating depends on who has not played.

use super::people::People;
use super::{Events, Rulings, Shelf, barred, effective};
use crate::refusal::OfficeError;
use arpad_model::{EntryId, List, ListId, PersonId, Series, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{lists, reports};
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use jiff::civil::Date;
use std::rc::Rc;

/// Everybody, or the few who are looked at.
#[derive(Clone, Debug)]
pub(crate) enum Scope {
    /// Everybody.
    Everybody,
    /// These, each under all numbers he ever had, in the order of the numbers.
    These(Rc<[PersonId]>),
}

impl Scope {
    /// Whether somebody is looked at.
    pub(crate) fn has(&self, person: PersonId) -> bool {
        match self {
            Scope::Everybody => true,
            Scope::These(persons) => persons.binary_search(&person).is_ok(),
        }
    }
}

/// What a list is computed from, as far as it says who takes part.
pub(crate) struct Calculated<'a> {
    pub series: Series,
    pub day: Date,
    /// The list it starts from, where that is a stored one.
    pub base: Option<ListId>,
    pub tournaments: &'a [TournamentId],
}

/// Everybody whose row one of these lists needs: who played in it, who played in a list that a correction lets be computed
/// again, whose rating was decided, who leaves the list or comes back to it by what was decided of him; where the law itself was
/// decided otherwise, everybody.
pub(crate) fn participants(
    store: &mut Reader<'_>,
    calculated: &[Calculated<'_>],
    known: EntryId,
) -> Result<Scope, OfficeError> {
    let mut tournaments: Vec<TournamentId> = Vec::new();
    let mut persons: Vec<PersonId> = Vec::new();
    for one in calculated {
        tournaments.extend(one.tournaments);
        let mut shelf = Shelf::read(store, one.series, known)?;
        let base = one.base.and_then(|id| shelf.get(id).cloned());
        let rulings = shelf.rulings(store, base.as_ref(), one.day)?;
        persons.extend(rulings.ratings.keys());
        persons.extend(rulings.indicators.iter().filter_map(|(decision, _)| decision.person));
        let Some(base) = base else { continue };
        if moves_everybody(&rulings, &base, one) {
            return Ok(Scope::Everybody);
        }
        persons.extend(barred::turning(store, &shelf, &base, (one.day, known), &rulings)?);
        for list in effective::chain(store, &shelf, &base, &known.into())? {
            let before = list.base.and_then(|id| shelf.get(id).cloned());
            persons.extend(shelf.rulings(store, before.as_ref(), list.day)?.ratings.keys());
            tournaments.extend(lists::tournaments(store, list.id)?.iter());
        }
    }
    tournaments.sort_unstable();
    tournaments.dedup();
    // Every version that was known: a person too many does no harm.
    reports::each_among(store, &tournaments, known, |_, report| {
        persons.extend(report.persons().iter());
        Ok(())
    })?;
    let people = People::numbers(store)?;
    Ok(Scope::These(all_numbers(&people, persons).into()))
}

/// Whether a list is the first to follow another parameter, or converts all ratings: then it moves whoever has not played too.
fn moves_everybody(rulings: &Rulings, base: &List, list: &Calculated<'_>) -> bool {
    let is_new = |from: Date, entry: EntryId| from <= list.day && (from > base.day || entry > base.closed);
    let converts = rulings.transition.is_some() && list.day == COMPRESSION_2024_03.list_date;
    let is_chess = matches!(list.series, Series::Chess(_));
    is_chess && (converts || rulings.parameters.iter().any(|one| is_new(one.from, one.entry)))
}

/// Everybody who plays in these events, or whose rating was decided; and somebody who has no game.
pub(super) fn of_events(
    store: &mut Reader<'_>,
    events: &Events,
    rulings: &Rulings,
    (idle, known): (Option<PersonId>, EntryId),
) -> Result<Scope, OfficeError> {
    let mut persons: Vec<PersonId> = rulings.ratings.keys().copied().chain(idle).collect();
    persons.extend(rulings.indicators.iter().filter_map(|(decision, _)| decision.person));
    for (_, report) in events {
        persons.extend(report.persons().iter());
    }
    let people = People::numbers_at(store, known)?;
    Ok(Scope::These(all_numbers(&people, persons).into()))
}

/// These persons with every number that stands for one of them, in order.
pub(super) fn all_numbers(people: &People, mut persons: Vec<PersonId>) -> Vec<PersonId> {
    let own: Vec<PersonId> = persons.iter().map(|person| people.standing_for(*person)).collect();
    persons.extend(own);
    persons.sort_unstable();
    persons.dedup();
    let is_one_of_them = |one: &PersonId| persons.binary_search(&people.standing_for(*one)).is_ok();
    let others: Vec<PersonId> = people.merged().filter(is_one_of_them).collect();
    persons.extend(others);
    persons.sort_unstable();
    persons.dedup();
    persons
}
