//! What revised a list: the acts for which it was made anew, and the calculation it had before.

use super::{CauseKind, Done, done};
use crate::acts::desk::OfficeError;
use crate::lists::Decided;
use crate::lists::compute::explaining::explain;
use crate::lists::replay::revised_list;
use crate::rating::rate_case::Answer;
use crate::views::as_published::told_at;
use crate::views::explain_list::named;
use arpad_model::{Correction, Decision, EntryId, List, Origin, PersonId, Series, TournamentId};
use arpad_registry::tables::{decisions, list_rows, lists, reports, tournaments};
use arpad_registry::{Reader, ledger};

/// A list that was made anew, as it moved somebody.
#[derive(Clone, Debug)]
pub struct Revision {
    /// The list it takes the place of.
    pub list: List,
    /// The rating on it.
    pub before: Option<i32>,
    /// The rating now.
    pub after: Option<i32>,
    /// The act that made it anew.
    pub made: Option<Done>,
    /// What it was made anew for, in the order of the ledger. Ratings of others moved with them, so what each did to one
    /// player alone cannot be told where they are several.
    pub by: Vec<RevisedBy>,
    /// His calculation on the list it takes the place of.
    pub calculation: Option<(Answer, usize)>,
}

/// An act for which lists were made anew.
#[derive(Clone, Debug)]
pub struct RevisedBy {
    /// What it was.
    pub kind: CauseKind,
    /// The act.
    pub done: Done,
    /// The tournament.
    pub tournament: Option<(TournamentId, String)>,
    /// It has a page of its own.
    pub has_page: bool,
}

/// What a revision did to a person; none where it moved nothing of his, or the list is none.
pub(crate) fn of_person(
    store: &mut Reader<'_>,
    list: &List,
    person: PersonId,
) -> Result<Option<Revision>, OfficeError> {
    let Some(before) = revised_list(store, list)? else { return Ok(None) };
    let rating = |store: &mut Reader<'_>, list: &List| -> Result<Option<i32>, OfficeError> {
        Ok(list_rows::get(store, list.id, person)?.and_then(|row| row.rating))
    };
    let (was, is) = (rating(store, &before)?, rating(store, list)?);
    if was == is {
        return Ok(None);
    }
    let calculation = match explain(store, &before, person)? {
        Some((answer, position)) => {
            let told = told_at(store, &before)?;
            Some((named(store, told, answer)?, position))
        }
        None => None,
    };
    let by = revised(store, list)?;
    let made = done(store, list.closed)?;
    Ok(Some(Revision { list: before, before: was, after: is, made, by, calculation }))
}

/// The acts for which a list was made anew, in the order of the ledger; none for a list that revises nothing.
pub fn revised(store: &mut Reader<'_>, list: &List) -> Result<Vec<RevisedBy>, OfficeError> {
    let Some(before) = revised_list(store, list)? else { return Ok(Vec::new()) };
    let all = lists::of(store, list.series)?;
    let mut acts: Vec<(EntryId, Option<CauseKind>, Option<TournamentId>)> = Vec::new();
    for one in decisions::corrections(store, list.closed)? {
        if is_new_in(&one, &all, list, &before) {
            acts.push((one.entry, None, one.tournament));
        }
    }
    for decision in decisions::all(store)? {
        if counts(&decision, list) {
            let entries = [Some(decision.entry), decision.revoked].into_iter().flatten();
            let is_since = |entry: &EntryId| *entry > before.closed && *entry < list.closed;
            acts.extend(entries.filter(is_since).map(|entry| (entry, None, decision.tournament)));
        }
    }
    if list.series == Series::Go {
        acts.extend(late(store, &all, list)?);
    }
    acts.sort_unstable();
    acts.dedup_by_key(|(entry, ..)| *entry);
    let mut told = Vec::with_capacity(acts.len());
    for (entry, kind, tournament) in acts {
        let Some(done) = done(store, entry)? else { continue };
        let kind = kind.unwrap_or_else(|| CauseKind::of_act(&done.act));
        let event = tournament.filter(|_| !matches!(kind, CauseKind::Merge | CauseKind::Unmerge));
        let event = event.map(|tournament| tournaments::get(store, tournament)).transpose()?.flatten();
        let has_page = decisions::correction(store, entry)?.is_some();
        told.push(RevisedBy { kind, done, tournament: event.map(|event| (event.id, event.name)), has_page });
    }
    Ok(told)
}

/// Whether a correction is in a revision and was not, or not in its place, in what it takes the place of.
fn is_new_in(one: &Correction, all: &[List], list: &List, before: &List) -> bool {
    let Some(rated) = one.list.and_then(|id| all.iter().find(|list| list.id == id)) else { return false };
    if rated.day > list.day {
        return false;
    }
    let lacks_it =
        |known: &List| (known.day, known.tournament) == (rated.day, rated.tournament) && known.closed < one.entry;
    let is_ours = |list: &&List| list.origin == Origin::Computed;
    let base = |list: &&List| list.base.and_then(|id| all.iter().find(|known| known.id == id)).filter(is_ours);
    let walk = |list| std::iter::successors(Some(list), base);
    // In the lists the revision is made from, it has its place.
    one.entry > before.closed || (walk(before).any(lacks_it) && !walk(list).any(lacks_it))
}

/// Whether a decision about no rated tournament moves ratings of a list.
fn counts(decision: &Decision, list: &List) -> bool {
    let of_series = match Decided::read(&decision.value) {
        Some(Decided::Indicators { series, .. }) => series == list.series,
        Some(Decided::Initial { .. }) => list.series == Series::Go,
        Some(Decided::Parameter { edition, .. }) => edition == list.edition,
        Some(Decided::Transition { .. }) => list.series != Series::Go,
        _ => false,
    };
    of_series && decision.day <= list.day
}

/// An act that revised a list, what kind of cause it is, and which tournament it is about.
type Revising = (EntryId, Option<CauseKind>, Option<TournamentId>);

/// Go tournaments that were reported after later ones had been rated: their own lists were made in the same act.
fn late(store: &mut Reader<'_>, all: &[List], list: &List) -> Result<Vec<Revising>, OfficeError> {
    let mut late = Vec::new();
    let is_new = |one: &&List| one.closed == list.closed && one.revision == 0 && one.id < list.id;
    for tournament in all.iter().filter(is_new).filter_map(|one| one.tournament) {
        let mut first = None;
        reports::each_version(store, &[tournament], list.closed, |_, entry, _| {
            first = first.or(Some(entry));
            Ok(())
        })?;
        if let Some(first) = first
            && ledger::entry(store, first)?.is_some()
        {
            late.push((first, Some(CauseKind::Late), Some(tournament)));
        }
    }
    Ok(late)
}
