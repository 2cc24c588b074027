//! An imported list is taken back: its lists are gone, and who came with it and was named by nothing else. Whom it changed
//! has what the newest list that is left says of him.

use super::ImportAct;
use crate::acts::standing::{first_cancel, standing};
use crate::acts::{Act, Kind};
use crate::lists::import::{imported, restate};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{List, ListId, Origin, Series};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{lists, persons};
use arpad_registry::{Error, Writer, blobs};
use std::io::{Seek, Write};

pub(super) fn undo(act: &ImportAct, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let own = |list: ListId| act.lists.iter().any(|one| one.list == list);
    // A later import for the same day stands in this one's place.
    let newest = imported(store, act.day)?.into_iter().flatten().find(|list| list.closed > done.seq && !own(list.id));
    if let Some(list) = newest.filter(|list| act.lists.iter().any(|one| one.series == list.series)) {
        return Err(first_cancel(done.seq, list.closed).into());
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
        return Err(refusal.with("series", list.series.as_str()).of_month(list.day).into());
    }
    for list in &act.lists {
        lists::remove_imported(store, list.list)?;
    }
    if let Some(first) = act.first {
        persons::remove_unnamed(store, done.seq, first)?;
    }
    let left = standing(store, Kind::Import, |act| match act {
        Act::Import(import) => Some(import),
        _ => None,
    })?;
    let newest = left.into_iter().max_by_key(|(entry, import)| (import.day, *entry));
    if let Some((_, import)) = newest
        && !persons::written_by(store, done.seq)?.is_empty()
    {
        let file = import.file(store, done)?;
        restate(store, &import.sheet(), file, (done.seq, by.seq))?;
    }
    Ok(())
}

impl ImportAct {
    /// The bytes it came with.
    pub(super) fn file(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<std::fs::File, OfficeError> {
        let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
        let hash = arpad_model::unhex(&self.sha256).ok_or_else(|| differs("its hash is not a hash"))?;
        let blob = blobs::find(store, &hash)?.ok_or_else(|| differs("the bytes it names are missing"))?;
        let mut file = tempfile::tempfile().map_err(Error::from)?;
        blobs::each_part(store, blob.id, |part| Ok(file.write_all(part)?))?;
        file.rewind().map_err(Error::from)?;
        Ok(file)
    }
}
