//! The rows a list starts from. As a rule they are those of the list before it. Where something that was already rated has
//! been corrected since, the lists from there on are computed again, each event still met with the ratings that were
//! published at its start: so the correction, and nothing else, enters the next list. What it moves is kept with the list
//! that is closed, so that nobody has to compute the lists in between once more to explain it.

use super::barred::with_dropped;
use super::off::joined;
use super::people::People;
use super::{Context, From, Known, Shelf, events, is_fide, merged};
use crate::lists::closed_list::{OfWhole, closing_of};
use crate::refusal::OfficeError;
use arpad_model::{List, ListRow, Origin, Series, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::list_starts::Moved;
use arpad_registry::tables::lists;
use jiff::civil::Date;

/// What a list starts from.
pub(super) struct Start {
    /// In the order of persons.
    pub rows: Vec<ListRow>,
    /// They are those of the list before as it is stored.
    pub is_stored: bool,
    /// Where they are not.
    pub moved: Vec<Moved>,
}

/// What the list after a stored one starts from; whoever is kept beside it, or has come back, is added by [`Start::whole`].
pub(super) fn start(
    store: &mut Reader<'_>,
    shelf: &mut Shelf,
    base: &List,
    known: &Known,
    people: &People,
) -> Result<Start, OfficeError> {
    let chain = chain(store, shelf, base, known)?;
    let (Some(first), Series::Chess(tempo)) = (chain.first(), base.series) else {
        return Ok(Start { rows: shelf.everybody(store, base.id)?, is_stored: true, moved: Vec::new() });
    };
    let withdrawn = known.withdrawn(store)?;
    let start = first.base.and_then(|id| shelf.get(id).cloned());
    let mut rows = match &start {
        Some(start) => shelf.everybody(store, start.id)?,
        None => Vec::new(),
    };
    let mut before = start;
    for list in &chain {
        let counted = lists::tournaments(store, list.id)?.into_iter();
        let counted: Vec<TournamentId> = counted.filter(|tournament| !withdrawn.contains(tournament)).collect();
        let events = events(store, &counted, known)?;
        let rulings = shelf.rulings(store, before.as_ref(), list.day)?;
        // Each as it was made then: whom it carried beside it is carried again.
        let carries = shelf.carries(store, list)?;
        if let Some(before) = &before {
            if carries {
                rows = with_dropped(store, shelf, rows, before, people)?.0;
            }
            if list.id == first.id {
                rows = shelf.with_kept(store, before, list.day, rows)?;
            }
        }
        let whole = closing_of(store, list)?.map_or(OfWhole::Nothing, |closed| closed.of_whole());
        let context = Context { people, rulings: &rulings, known, whole, made: None, keeps: false };
        let from = From { rows: &rows, list: None, is_fide: is_fide(before.as_ref()) };
        let made = context.chess(store, shelf, tempo, list.day, &from, &events)?;
        rows = if carries { joined(made.rows, made.off) } else { made.rows };
        before = Some(list.clone());
    }
    let moved = moved(&shelf.everybody(store, base.id)?, &rows);
    Ok(Start { rows, is_stored: false, moved })
}

/// Rows with what was moved in its place, in the order of persons.
pub(crate) fn overlaid(mut rows: Vec<ListRow>, moved: &[Moved]) -> Vec<ListRow> {
    for Moved { person, row } in moved {
        match (rows.binary_search_by_key(person, |row| row.person), row) {
            (Ok(place), Some(row)) => rows[place] = row.clone(),
            (Ok(place), None) => drop(rows.remove(place)),
            (Err(place), Some(row)) => rows.insert(place, row.clone()),
            (Err(_), None) => {}
        }
    }
    rows
}

/// Where two states of a list differ, both in the order of persons. A title is the person's of the day, and no part of what
/// a list is computed from.
fn moved(stored: &[ListRow], corrected: &[ListRow]) -> Vec<Moved> {
    let mut moved = Vec::new();
    let mut stored = stored.iter().peekable();
    for row in corrected {
        while let Some(gone) = stored.next_if(|one| one.person < row.person) {
            moved.push(Moved { person: gone.person, row: None });
        }
        let known = stored.next_if(|one| one.person == row.person);
        if !known.is_some_and(|known| is_same(known, row)) {
            moved.push(Moved { person: row.person, row: Some(row.clone()) });
        }
    }
    moved.extend(stored.map(|gone| Moved { person: gone.person, row: None }));
    moved
}

fn is_same(one: &ListRow, other: &ListRow) -> bool {
    let untitled = |row: &ListRow| ListRow { title: String::new(), ..row.clone() };
    untitled(one) == untitled(other)
}

/// The lists to be computed again, oldest first; none when the base already knows everything.
pub(super) fn chain(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    base: &List,
    known: &Known,
) -> Result<Vec<List>, OfficeError> {
    let mut walk: Vec<List> = own_before(shelf, base).cloned().collect();
    walk.reverse();
    let mut earliest = None;
    let mut is_pending = false;
    for correction in known.corrections(store)? {
        let Some(rated_in) = merged::reached(store, shelf, &correction)? else { continue };
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

/// A list and those of ours it was made from, the newest first. FIDE's own list ends the walk: what it says is published,
/// whatever we would have computed.
pub(super) fn own_before<'a>(shelf: &'a Shelf, list: &'a List) -> impl Iterator<Item = &'a List> {
    let is_ours = |list: &&List| list.origin == Origin::Computed;
    let before = move |list: &&List| list.base.and_then(|id| shelf.get(id)).filter(is_ours);
    std::iter::successors(Some(list).filter(is_ours), before)
}

/// Whether what was rated in the list of a day is felt in the one after this; if not, the day of FIDE's list between them.
pub(crate) fn goes_back_to(shelf: &Shelf, newest: &List, day: Date) -> Result<(), Date> {
    let oldest = own_before(shelf, newest).last();
    let start = match oldest {
        Some(oldest) => oldest.base.and_then(|id| shelf.get(id)),
        None => Some(newest),
    };
    match start.filter(|start| start.origin == Origin::Fide && start.day >= day) {
        Some(fides) => Err(fides.day),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::PersonId;

    fn row(person: u32, rating: i32, title: &str) -> ListRow {
        ListRow { person: PersonId(person), rating: Some(rating), title: title.to_owned(), ..ListRow::default() }
    }

    #[test]
    fn two_states_of_a_list_differ_where_somebody_came_went_or_moved() {
        let stored = [row(1, 2000, ""), row(2, 2100, ""), row(3, 2200, ""), row(5, 1500, "FM"), row(7, 1600, "")];
        let corrected = [row(1, 2000, "GM"), row(3, 2210, ""), row(4, 1900, ""), row(5, 1500, "")];
        let found = moved(&stored, &corrected);
        let told: Vec<_> =
            found.iter().map(|one| (one.person.0, one.row.as_ref().and_then(|row| row.rating))).collect();
        assert_eq!(told, [(2, None), (3, Some(2210)), (4, Some(1900)), (7, None)], "a title moves nobody");
        assert_eq!(moved(&[], &corrected).len(), 4);
        assert_eq!(moved(&stored, &[]).len(), 5);
        assert_eq!(moved(&stored, &stored).len(), 0);
    }
}
