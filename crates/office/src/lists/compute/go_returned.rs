//! Who left the go federation's rating system and belongs to it again: he comes back to the list as he stood last.

use super::go::Making;
use super::go_period::row_of;
use super::{Made, Shelf};
use crate::lists::ClosedList;
use crate::refusal::OfficeError;
use arpad_model::{Coverage, ListId, ListRow, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::list_starts::Moved;

/// The rows a list starts from, with those who come back, and these alone.
pub(super) fn with_returned(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    (specs, made): (&[ClosedList], &[Made]),
    (mut rows, base): (Vec<ListRow>, Option<ListId>),
    making: &Making<'_>,
) -> Result<(Vec<ListRow>, Vec<Moved>), OfficeError> {
    let mut moved = Vec::new();
    let mut back: Vec<PersonId> = making.rulings.coverage.left().map(|one| making.people.standing_for(one)).collect();
    back.sort_unstable();
    back.dedup();
    back.retain(|person| {
        let coverage = making.rulings.coverage.on(making.people, *person, making.day);
        let is_here = row_of(&rows, *person).is_some();
        !is_here && coverage.is_some_and(Coverage::is_ours) && shelf.scope().has(*person)
    });
    for person in back {
        let mut before = base;
        while let Some(list) = before {
            let (row, earlier) = match specs.iter().position(|spec| spec.list == list) {
                Some(at) => (row_of(&made[at].rows, person).cloned(), specs[at].base),
                None => (list_rows::get(store, list, person)?, shelf.get(list).and_then(|list| list.base)),
            };
            if let Some(row) = row {
                moved.push(Moved { person, row: Some(row.clone()) });
                let place = rows.partition_point(|one| one.person < person);
                rows.insert(place, row);
                break;
            }
            before = earlier;
        }
    }
    Ok((rows, moved))
}
