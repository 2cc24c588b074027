//! Who left the go federation's rating system and belongs to it again: he comes back to the list as he stood last.

use super::go::Making;
use super::go_period::row_of;
use super::{Made, Shelf};
use crate::intake::events::tournament_of;
use crate::lists::ClosedList;
use crate::lists::go_line::{Stop, newest};
use crate::refusal::OfficeError;
use arpad_model::{Coverage, List, ListId, ListRow, PersonId, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::list_starts::Moved;
use jiff::civil::Date;
use std::collections::HashMap;

/// The rows the list of a stop starts from, with those who come back; and these alone.
/// `earlier` are lists of the same act that no table has yet.
pub(super) fn with_returned(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    earlier: (&[ClosedList], &[Made]),
    (mut rows, before): (Vec<ListRow>, Stop),
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
        if let Some(row) = stood(store, shelf, earlier, (person, before), making)? {
            moved.push(Moved { person, row: Some(row.clone()) });
            let place = rows.partition_point(|one| one.person < person);
            rows.insert(place, row);
        }
    }
    Ok((rows, moved))
}

/// His row on the last list before a stop of the line that has him. The list before that one in its own making may be an older
/// revision by now, or have had no late tournament behind it: so the line is asked, as it stands.
fn stood(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    (specs, made): (&[ClosedList], &[Made]),
    (person, before): (PersonId, Stop),
    making: &Making<'_>,
) -> Result<Option<ListRow>, OfficeError> {
    let lists: Vec<&List> = newest(shelf.lists());
    let in_act = |list: &List| specs.iter().position(|spec| spec.list == list.id).map(|at| made[at].rows.as_slice());
    let stored: Vec<ListId> = lists.iter().filter(|list| in_act(list).is_none()).map(|list| list.id).collect();
    // Under the number that stands for him now, or one that he had then.
    let mut on: HashMap<ListId, ListRow> = HashMap::new();
    for number in std::iter::once(person).chain(making.people.others_of(person)) {
        for (list, row) in list_rows::on_lists(store, number, &stored)? {
            on.entry(list).or_insert(ListRow { person, ..row });
        }
    }
    let mut last: Option<(Stop, ListRow)> = None;
    for list in lists {
        let row = match in_act(list) {
            Some(rows) => row_of(rows, person).cloned(),
            None => on.remove(&list.id),
        };
        let Some(row) = row else { continue };
        let at = stop(store, list.day, list.tournament)?;
        if at < before && last.as_ref().is_none_or(|(last, _)| *last < at) {
            last = Some((at, row));
        }
    }
    Ok(last.map(|(_, row)| row))
}

/// The stop of a list: that of its tournament, else of the decisions of its day.
pub(super) fn stop(store: &mut Reader<'_>, day: Date, tournament: Option<TournamentId>) -> Result<Stop, OfficeError> {
    let event = tournament.map(|event| tournament_of(store, event)).transpose()?;
    Ok(event.map_or(Stop::decisions(day), |event| Stop::on(day, &event)))
}
