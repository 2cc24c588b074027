//! An imported list is taken back: its lists are gone, and who came with it and was named by nothing else. Whom it changed
//! is as without it.

use super::ImportAct;
use crate::acts::standing::{first_cancel, standing};
use crate::acts::title::highest;
use crate::acts::{Act, Kind};
use crate::lists::import::{imported, restate};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{PersonFields, registered, row_of};
use arpad_model::{EntryId, List, ListId, Origin, Person, PersonId, Series};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{lists, persons, unnamed};
use arpad_registry::{Reader, Writer};
use std::collections::BTreeMap;

pub(super) fn undo(act: &ImportAct, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let own = |list: ListId| act.lists.iter().any(|one| one.list == list);
    // A later import for the same day stands in this one's place.
    let newest = imported(store, act.day)?.into_iter().flatten().find(|list| list.closed > done.seq && !own(list.id));
    if let Some(list) = newest.filter(|list| act.lists.iter().any(|one| one.series == list.series)) {
        return Err(first_cancel(done.seq, list.closed).into());
    }
    let enlisted = standing(store, Kind::Enlist, |one| match one {
        Act::Enlist(enlist) if (&enlist.sha256, enlist.day) == (&act.sha256, act.day) => Some(()),
        _ => None,
    })?;
    if let Some((first, ())) = enlisted.last() {
        return Err(first_cancel(done.seq, *first).into());
    }
    // Whatever chess list was closed since for a later day may have met its ratings.
    let met = |list: &&List| {
        let is_ours = list.origin == Origin::Computed && list.series != Series::Go;
        is_ours && list.closed > done.seq && (list.day > act.day || list.base.is_some_and(own))
    };
    let all = lists::all(store)?;
    let on_it = all.iter().filter(met).max_by_key(|list| (list.published.is_some(), list.day));
    if let Some(list) = on_it {
        let code = if list.published.is_some() { code::IMPORT_PUBLISHED_UPON } else { code::IMPORT_CLOSED_UPON };
        let refusal = Refusal::new(code).with("entry", done.seq).with("day", act.day).with("date", list.day);
        return Err(refusal.with("series", list.series.as_str()).of_month(list.series, list.day).into());
    }
    for list in &act.lists {
        lists::remove_imported(store, list.list)?;
    }
    if let Some(first) = act.first {
        unnamed::remove_unnamed(store, done.seq, first)?;
    }
    as_before(store, done, by)
}

/// Whom the import changed is as the acts say that stand, and then as the newest list that is left says, if it came later.
fn as_before(store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let changed = unnamed::written_by(store, done.seq)?;
    if changed.is_empty() {
        return Ok(());
    }
    let left = standing(store, Kind::Import, |act| match act {
        Act::Import(import) => Some(import),
        _ => None,
    })?;
    let newest = left.into_iter().max_by_key(|(entry, import)| (import.day, *entry));
    for (person, (entry, fields)) in stated(store, &changed)? {
        let known = registered(store, person)?;
        let Person { club, died, hidden, merged_into, withheld, stranger, .. } = known;
        let title = highest(store, person)?;
        let row = Person { title, club, died, hidden, merged_into, withheld, stranger, ..row_of(&fields) };
        // What is still marked as the import's is for the newest list to state.
        let is_last_word = newest.as_ref().is_none_or(|(list, _)| *list < entry);
        persons::update(store, &row, if is_last_word { by.seq } else { done.seq })?;
    }
    if let Some((_, import)) = newest {
        let file = import.file(store, |what| OfficeError::Differs { entry: done.seq, what: what.to_owned() })?;
        restate(store, &import.sheet(), file, (done.seq, by.seq))?;
    }
    Ok(())
}

/// The last that was stated of these persons by a person or a report, and when.
fn stated(
    store: &mut Reader<'_>,
    persons: &[PersonId],
) -> Result<BTreeMap<PersonId, (EntryId, PersonFields)>, OfficeError> {
    let mut stated: BTreeMap<PersonId, (EntryId, PersonFields)> = BTreeMap::new();
    for kind in [Kind::Person, Kind::Accept, Kind::Enlist, Kind::Amend] {
        let said = standing(store, kind, |act| match act {
            Act::Person(fields) => Some(vec![fields]),
            Act::Amend(amend) => Some(vec![PersonFields { person: amend.person, ..amend.fields }]),
            Act::Accept(accept) => Some(accept.new),
            Act::Enlist(enlist) => Some(enlist.new.into_iter().map(|one| one.fields).collect()),
            _ => None,
        })?;
        for (entry, fields) in said.into_iter().flat_map(|(entry, all)| all.into_iter().map(move |one| (entry, one))) {
            if persons.binary_search(&fields.person).is_ok() {
                stated.insert(fields.person, (entry, fields));
            }
        }
    }
    Ok(stated)
}
