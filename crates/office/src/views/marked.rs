//! Who stands on a list once more, marked unrated: he fell below its floor, and the edition has the next list say so (F-07).
//! The row is sealed as any other, without a rating; what makes it a mark is that he started from one.

use crate::lists::reading::{self, Reading};
use arpad_model::{List, ListRow, Origin, Series};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::list_starts::{self, Moved};
use arpad_registry::{Error, Reader};
use arpad_rules::catalogue;
use arpad_rules::chess::edition::Delisting;

/// Of the rows of a list that have no rating, those of who fell below the floor on it; none where the list takes them off.
pub(crate) fn marked(store: &mut Reader<'_>, list: &List, unrated: Vec<ListRow>) -> Result<Vec<ListRow>, Error> {
    if unrated.is_empty() || !marks(store, list)? {
        return Ok(Vec::new());
    }
    let idle: Vec<_> = unrated.iter().filter(|row| row.change.is_none()).map(|row| row.person).collect();
    let mut rated_before: Vec<_> = match list.base {
        Some(base) => list_rows::among(store, base, &idle)?,
        None => Vec::new(),
    };
    for Moved { person, row } in list_starts::of(store, list.id)? {
        rated_before.retain(|before| before.person != person);
        rated_before.extend(row);
    }
    rated_before.retain(|before| before.rating.is_some());
    rated_before.sort_unstable_by_key(|before| before.person);
    // Only who was rated has a change; without a game, what the list started from tells.
    let fell = |row: &ListRow| {
        row.change.is_some() || rated_before.binary_search_by_key(&row.person, |before| before.person).is_ok()
    };
    Ok(unrated.into_iter().filter(fell).collect())
}

/// Whether a list has those who fell below its floor once more.
fn marks(store: &mut Reader<'_>, list: &List) -> Result<bool, Error> {
    let (Series::Chess(_), Origin::Computed) = (list.series, list.origin) else { return Ok(false) };
    let edition = catalogue::chess_edition(&list.edition);
    let is_marking = edition.is_some_and(|edition| edition.delisting.value == Delisting::MarkedUnrated);
    Ok(is_marking && reading::of(store)? == Reading::Second)
}
