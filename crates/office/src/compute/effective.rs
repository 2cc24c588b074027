//! The rows a list starts from. As a rule they are those of the list before it. Where something that was already rated has
//! been corrected since, the lists from there on are computed again, each event still met with the ratings that were
//! published at its start: so the correction, and nothing else, enters the next list.

use super::people::People;
use super::{Context, From, Shelf, events, is_fide, withdrawn};
use crate::desk::OfficeError;
use arpad_model::Series;
use arpad_registry::Store;
use arpad_registry::tables::decisions;
use arpad_registry::tables::list_rows::ListRow;
use arpad_registry::tables::lists::{self, List, Origin};

/// The rows, and whether they are the stored ones.
pub(super) fn rows(
    store: &mut Store<'_>,
    shelf: &mut Shelf,
    base: &List,
    known: i64,
    people: &People,
) -> Result<(Vec<ListRow>, bool), OfficeError> {
    let chain = chain(store, shelf, base, known)?;
    let (Some(first), Series::Chess(tempo)) = (chain.first(), base.series) else {
        return Ok((shelf.rows(store, base.id)?, true));
    };
    let withdrawn = withdrawn(store, known)?;
    let start = first.base.and_then(|id| shelf.get(id).cloned());
    let mut rows = match &start {
        Some(start) => shelf.rows(store, start.id)?,
        None => Vec::new(),
    };
    let mut before = start;
    for list in &chain {
        let counted = lists::tournaments(store, list.id)?.into_iter().map(|tournament| tournament.0);
        let counted: Vec<u32> = counted.filter(|tournament| !withdrawn.contains(tournament)).collect();
        let events = events(store, &counted, known)?;
        let rulings = shelf.rulings(store, before.as_ref(), list.day)?;
        let context = Context { people, rulings: &rulings, known };
        let from = From { rows: &rows, list: None, is_fide: is_fide(before.as_ref()) };
        rows = context.chess(store, shelf, tempo, list.day, &from, &events)?.rows;
        before = Some(list.clone());
    }
    Ok((rows, false))
}

/// The lists to be computed again, oldest first; none when the base already knows everything.
pub(super) fn chain(store: &mut Store<'_>, shelf: &Shelf, base: &List, known: i64) -> Result<Vec<List>, OfficeError> {
    let mut walk = Vec::new();
    let mut list = Some(base.clone());
    // FIDE's own list ends the walk: what it says is published, whatever we would have computed.
    while let Some(one) = list.filter(|one| one.origin == Origin::Computed) {
        list = one.base.and_then(|id| shelf.get(id).cloned());
        walk.push(one);
    }
    walk.reverse();
    let mut earliest = None;
    let mut is_pending = false;
    for correction in decisions::corrections(store, known)? {
        let Some(rated_in) = correction.list.and_then(|id| shelf.get(id)) else { continue };
        // A list made after the correction has it in its place; one made before has it only from a later list on, so
        // everything in between is computed again.
        let lacks_it = |one: &List| one.day == rated_in.day && one.closed < correction.entry;
        if let Some(position) = walk.iter().position(lacks_it) {
            is_pending |= correction.entry > base.closed;
            earliest = Some(earliest.map_or(position, |known: usize| known.min(position)));
        }
    }
    Ok(match earliest {
        Some(earliest) if is_pending => walk.split_off(earliest),
        _ => Vec::new(),
    })
}
