//! What a closing has made anew: which lists, and who stands on them otherwise.

use super::{Anew, Shift, counted, in_order};
use crate::acts::desk::OfficeError;
use crate::lists::replay::{differences, revised_list};
use arpad_model::{EntryId, List, Origin, Series};
use arpad_registry::Reader;
use arpad_registry::tables::lists;
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::HashSet;

/// The revisions that were made since an entry, and who has another number on one of them, told on the last that says it.
pub fn made_anew(store: &mut Reader<'_>, since: EntryId) -> Result<(Vec<Anew>, Vec<Shift>), OfficeError> {
    let all = lists::all(store)?;
    told(store, all.into_iter().filter(|list| list.closed > since).collect())
}

/// The same of revisions of a series that wait to be published; of a day where one is named.
pub fn waiting_anew(
    store: &mut Reader<'_>,
    series: Series,
    day: Option<Date>,
) -> Result<(Vec<Anew>, Vec<Shift>), OfficeError> {
    let all = lists::of(store, series)?;
    let waits = |list: &List| list.published.is_none() && day.is_none_or(|day| list.day == day);
    told(store, all.into_iter().filter(waits).collect())
}

fn told(store: &mut Reader<'_>, mut made: Vec<List>) -> Result<(Vec<Anew>, Vec<Shift>), OfficeError> {
    made.retain(|list| list.origin == Origin::Computed && list.revision > 0);
    made.sort_by_key(|list| (list.series, Reverse((list.day, list.id))));
    let (mut shifts, mut told) = (Vec::new(), HashSet::new());
    for list in &made {
        let Some(before) = revised_list(store, list)? else { continue };
        for one in differences(store, before.id, list.id)? {
            if one.before != one.after && told.insert((list.series, one.person)) {
                let (before, after) = (one.before, one.after);
                shifts.push(Shift { series: list.series, day: list.day, person: one.person, before, after });
            }
        }
    }
    in_order(&mut shifts);
    Ok((counted(made.iter().map(|list| (list.series, list.day))), shifts))
}
