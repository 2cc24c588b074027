//! A whole table is taken back: each of its rows as if it were cancelled alone, the last first. Refused where something was
//! built upon one of them, with its name.

use super::TakeoverAct;
use crate::acts::Kind;
use crate::acts::desk::act_of;
use crate::acts::standing::{cancelled, first_cancel, standing};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, List, Origin};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::lists;
use arpad_registry::{Reader, Writer};

/// Entries read at once.
const PAGE: u32 = 1_000;

pub(super) fn undo(act: &TakeoverAct, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let mut rows = rows_of(store, done, &act.file_name)?;
    // What was cancelled alone before is gone.
    let before = cancelled(store)?;
    rows.retain(|row| before.get(&row.seq).is_none_or(|cancellation| cancellation.entry == by.seq));
    // What a table took the place of comes back with the table that said it.
    if rows.iter().any(|row| row.act == Kind::Cancel.as_str()) {
        return Err(Refusal::new(code::TABLE_REPLACED).with("entry", done.seq).into());
    }
    if rows.iter().any(|row| row.act == Kind::Decide.as_str()) {
        unmet(store, done)?;
    }
    for row in rows.iter().rev() {
        act_of(row)?.undo(store, row, by).or_else(|error| upon(store, done, error))?;
    }
    Ok(())
}

/// Where a later table speaks of a person whom this one has brought, that goes first.
fn upon(store: &mut Reader<'_>, done: &Entry, error: OfficeError) -> Result<(), OfficeError> {
    let is_named = matches!(&error, OfficeError::Refused(refusal) if refusal.code == code::PERSON_IN_USE);
    let later = standing(store, Kind::Takeover, |_| Some(()))?.into_iter().map(|(entry, ())| entry);
    match later.filter(|entry| *entry > done.seq).max() {
        Some(later) if is_named => Err(first_cancel(done.seq, later).into()),
        _ => Err(error),
    }
}

/// The last entry that a table brought; none where all it told was known.
pub(in crate::acts) fn last_row(
    store: &mut Reader<'_>,
    done: &Entry,
    act: &TakeoverAct,
) -> Result<Option<EntryId>, OfficeError> {
    Ok(rows_of(store, done, &act.file_name)?.last().map(|row| row.seq))
}

/// The entries of a table's rows: they follow it in the same moment, by the same hand, each with its row as the reason.
fn rows_of(store: &mut Reader<'_>, done: &Entry, file: &str) -> Result<Vec<Entry>, OfficeError> {
    let mut rows: Vec<Entry> = Vec::new();
    loop {
        let last = rows.last().map_or(done.seq, |row| row.seq);
        let page = ledger::after(store, last, PAGE)?;
        let is_row = |entry: &Entry| {
            let row = entry.why.strip_prefix(file).and_then(|rest| rest.strip_prefix(':'));
            let is_numbered = row.is_some_and(|row| !row.is_empty() && row.bytes().all(|digit| digit.is_ascii_digit()));
            is_numbered && (entry.moment, &entry.by_whom) == (done.moment, &done.by_whom)
        };
        let of_table = page.iter().take_while(|entry| is_row(entry)).count();
        let is_over = of_table < page.len() || page.is_empty();
        rows.extend(page.into_iter().take(of_table));
        if is_over {
            return Ok(rows);
        }
    }
}

/// Refuses where a list that was closed since has met the ratings.
fn unmet(store: &mut Reader<'_>, done: &Entry) -> Result<(), OfficeError> {
    let met = |list: &&List| list.origin == Origin::Computed && list.closed > done.seq;
    let all = lists::all(store)?;
    let Some(list) = all.iter().filter(met).max_by_key(|list| (list.published.is_some(), list.day)) else {
        return Ok(());
    };
    let code = if list.published.is_some() { code::TABLE_PUBLISHED_UPON } else { code::TABLE_CLOSED_UPON };
    let refusal = Refusal::new(code).with("entry", done.seq).with("date", list.day);
    Err(refusal.with("series", list.series.as_str()).of_month(list.series, list.day).into())
}
