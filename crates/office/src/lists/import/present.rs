//! Whose number stands in a file, and how many of those on the list before are not there any more.

use super::reading::VANISHED;
use arpad_formats::notice::{Notice, Severity};
use arpad_model::{List, Origin, PersonId, Series};
use arpad_registry::tables::{list_rows, lists};
use arpad_registry::{Error, Reader};
use jiff::civil::Date;

/// Of a thousand on the list before, this many may be gone without a word: a few numbers are taken back every month.
const QUIETLY_GONE: u64 = 1;

/// A bit for each person.
#[derive(Default)]
pub(super) struct Present(Vec<u64>);

impl Present {
    pub fn mark(&mut self, person: PersonId) {
        let place = person.0 as usize;
        if self.0.len() <= place / 64 {
            self.0.resize(place / 64 + 1, 0);
        }
        self.0[place / 64] |= 1 << (place % 64);
    }

    fn has(&self, person: PersonId) -> bool {
        let place = person.0 as usize;
        self.0.get(place / 64).is_some_and(|word| word & (1 << (place % 64)) != 0)
    }
}

/// What is said where more than [`QUIETLY_GONE`] of a thousand who were rated on FIDE's list before are not in the file.
pub(super) fn vanished(
    store: &mut Reader<'_>,
    series: Series,
    day: Date,
    present: &Present,
) -> Result<Option<Notice>, Error> {
    let is_before = |list: &List| list.origin == Origin::Fide && list.day < day;
    let before = lists::of(store, series)?.into_iter().filter(is_before).max_by_key(|list| (list.day, list.revision));
    let Some(before) = before else { return Ok(None) };
    let rated = list_rows::ratings(store, before.id)?;
    let gone = rated.keys().filter(|person| !present.has(**person)).count() as u64;
    if gone * 1000 <= rated.len() as u64 * QUIETLY_GONE {
        return Ok(None);
    }
    let notice = Notice::new(Severity::Warning, 0, 0, VANISHED).with("series", series.as_str());
    let notice = notice.with("count", gone as usize).with("of", rated.len());
    let notice = notice.with("before", before.day.to_string()).with("bound", QUIETLY_GONE as usize);
    Ok(Some(notice.with("date", day.to_string())))
}
