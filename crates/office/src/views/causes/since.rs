//! Corrections that came after a list was made: the old page says that it was corrected, and where.

use super::{CauseKind, Done, done};
use crate::acts::desk::OfficeError;
use crate::lists::compute::People;
use arpad_model::{Correction, EntryId, List, Origin, PersonId, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{decisions, lists, reports, tournaments};
use std::collections::HashSet;

/// A correction that came too late for a list.
#[derive(Clone, Debug)]
pub struct Since {
    /// What it was.
    pub kind: CauseKind,
    /// Its act.
    pub done: Done,
    /// The tournament.
    pub tournament: Option<(TournamentId, String)>,
    /// The list it has entered; none while it waits for the next.
    pub entered: Option<List>,
}

/// The corrections of what a list has counted of a person, that came after it was made, oldest first.
pub(crate) fn since(store: &mut Reader<'_>, list: &List, person: PersonId) -> Result<Vec<Since>, OfficeError> {
    let all = lists::of(store, list.series)?;
    let is_later = |one: &Correction| {
        let rated = one.list.and_then(|id| all.iter().find(|list| list.id == id));
        let is_of = rated.is_some_and(|rated| (rated.day, rated.tournament) == (list.day, list.tournament));
        is_of && one.entry > list.closed
    };
    let mut later = decisions::corrections(store, EntryId::LAST)?;
    later.retain(is_later);
    let people = People::numbers(store)?;
    let person = people.standing_for(person);
    let mut since = Vec::new();
    for one in later {
        if let Some(tournament) = one.tournament
            && has_stood_in(store, tournament, person, &people)?
        {
            since.extend(told(store, &one, &all)?);
        }
    }
    Ok(since)
}

/// The corrections of a tournament, oldest first.
pub fn corrected_since(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<Since>, OfficeError> {
    let mut since = Vec::new();
    for one in decisions::corrections_of(store, tournament)? {
        let all = match one.list.map(|id| lists::get(store, id)).transpose()?.flatten() {
            Some(rated) => lists::of(store, rated.series)?,
            None => Vec::new(),
        };
        // A merge touches every tournament of a number; it corrects none of them.
        let is_of_it = |one: &Since| !matches!(one.kind, CauseKind::Merge | CauseKind::Unmerge);
        since.extend(told(store, &one, &all)?.filter(is_of_it));
    }
    Ok(since)
}

/// Those of some tournaments whose reports were corrected after a list had counted them.
pub fn corrected_among(
    store: &mut Reader<'_>,
    tournaments: &[TournamentId],
) -> Result<HashSet<TournamentId>, OfficeError> {
    let mut corrected = HashSet::new();
    for one in decisions::corrections(store, EntryId::LAST)? {
        let Some(tournament) = one.tournament.filter(|one| tournaments.contains(one)) else { continue };
        let is_of_it = |act: &str| !matches!(CauseKind::of_act(act), CauseKind::Merge | CauseKind::Unmerge);
        if one.list.is_some() && done(store, one.entry)?.is_some_and(|done| is_of_it(&done.act)) {
            corrected.insert(tournament);
        }
    }
    Ok(corrected)
}

fn told(store: &mut Reader<'_>, one: &Correction, all: &[List]) -> Result<Option<Since>, OfficeError> {
    let Some(done) = done(store, one.entry)? else { return Ok(None) };
    let event = one.tournament.map(|tournament| tournaments::get(store, tournament)).transpose()?.flatten();
    let tournament = event.map(|event| (event.id, event.name));
    let entered = one.list.and_then(|id| all.iter().find(|list| list.id == id));
    let entered = entered.and_then(|rated| felt_in(all, rated, one.entry)).cloned();
    Ok(Some(Since { kind: CauseKind::of_act(&done.act), done, tournament, entered }))
}

fn has_stood_in(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    person: PersonId,
    people: &People,
) -> Result<bool, OfficeError> {
    let mut found = false;
    reports::each_among(store, &[tournament], EntryId::LAST, |_, report| {
        found |= report.persons().iter().any(|one| people.standing_for(*one) == person);
        Ok(())
    })?;
    Ok(found)
}

/// The list that a correction has entered; none while it waits for the next.
pub fn entered(store: &mut Reader<'_>, correction: &Correction) -> Result<Option<List>, OfficeError> {
    let rated = correction.list.map(|id| lists::get(store, id)).transpose()?.flatten();
    let Some(rated) = rated else { return Ok(None) };
    let all = lists::of(store, rated.series)?;
    Ok(felt_in(&all, &rated, correction.entry).cloned())
}

/// Of all lists of a series, the first published one that an act has entered which reaches back to `rated`: made from a list
/// that had counted it wrongly, or in its place.
pub fn felt_in<'a>(all: &'a [List], rated: &List, entry: EntryId) -> Option<&'a List> {
    let is_ours = |list: &&List| list.origin == Origin::Computed;
    let lacks_it = |one: &List| (one.day, one.tournament) == (rated.day, rated.tournament) && one.closed < entry;
    let reaches_back = |list: &List| {
        let before = |list: &&'a List| list.base.and_then(|id| all.iter().find(|one| one.id == id)).filter(is_ours);
        let base = list.base.and_then(|id| all.iter().find(|one| one.id == id)).filter(is_ours);
        std::iter::successors(base, before).any(lacks_it)
    };
    let is_in = |list: &&List| {
        let is_made_since = list.origin == Origin::Computed && list.closed > entry && list.published.is_some();
        let is_its_place = (list.day, list.tournament) == (rated.day, rated.tournament);
        is_made_since && (is_its_place || (rated.tournament.is_none() && reaches_back(list)))
    };
    all.iter().filter(is_in).min_by_key(|list| (list.closed, list.day, list.id))
}
