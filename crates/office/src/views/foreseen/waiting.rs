//! Revisions that wait to be published, as they would be made now.

use super::{Moves, NextList};
use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use crate::lists::compute::{self, Made};
use crate::lists::replay::revised_list;
use arpad_model::{EntryId, List, Origin, PersonId, Series};
use arpad_registry::tables::{list_rows, lists};
use arpad_registry::{Reader, ledger};
use std::collections::{BTreeMap, BTreeSet};

/// Those of a chess series, each beside the published list whose place it takes.
pub(super) fn revisions(store: &mut Reader<'_>, series: Series) -> Result<Vec<NextList>, OfficeError> {
    let mut waiting: Vec<List> = lists::of(store, series)?;
    waiting.retain(|list| list.origin == Origin::Computed && list.published.is_none() && list.revision > 0);
    let closings: BTreeSet<EntryId> = waiting.iter().map(|list| list.closed).collect();
    let known = ledger::head(store)?.0.next();
    let mut all = Vec::new();
    for closing in closings {
        let Some(Act::Close(act)) = ledger::entry(store, closing)?.as_ref().map(act_of).transpose()? else { continue };
        let made = compute::make(store, &act.lists, known)?;
        for (spec, made) in act.lists.iter().zip(&made) {
            let Some(list) = waiting.iter().find(|list| list.id == spec.list) else { continue };
            let Some(before) = revised_list(store, list)? else { continue };
            let moves = beside(store, &before, made)?;
            all.push(NextList { series, day: list.day, is_revision: true, is_closed: true, moves });
        }
    }
    Ok(all)
}

fn beside(store: &mut Reader<'_>, before: &List, made: &Made) -> Result<Moves, OfficeError> {
    let rows = list_rows::of(store, before.id)?;
    let was: BTreeMap<PersonId, i32> = rows.iter().filter_map(|row| Some((row.person, row.rating?))).collect();
    let is: BTreeMap<PersonId, i32> = made.rows.iter().filter_map(|row| Some((row.person, row.rating?))).collect();
    let persons: BTreeSet<PersonId> = was.keys().chain(is.keys()).copied().collect();
    let both = |person: PersonId| (person, (was.get(&person).copied(), is.get(&person).copied()));
    Ok(persons.into_iter().map(both).filter(|(_, (before, after))| before != after).collect())
}
