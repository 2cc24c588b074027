//! The clock against the ledger. The order of the ledger is that of its numbers; the moment of an entry says when it was made,
//! and stands on lists and in disputes. A clock that jumped back is found out before anything is entered by it.

use crate::acts::desk::{OfficeError, Refusal};
use crate::refusal::code;
use arpad_model::{EntryId, Moment};
use arpad_registry::{Error, Reader, ledger};
use jiff::ToSpan;

/// Clocks of several machines never say quite the same.
const SLACK_MINUTES: i32 = 5;

/// Whether one moment is before another by more than clocks may differ.
pub fn is_behind(now: Moment, newest: Moment) -> bool {
    now.utc().saturating_add(SLACK_MINUTES.minutes()) < newest.utc()
}

/// Refuses a clock that is behind the newest entry. Who states a moment by hand is not asked: that is the way out where the
/// clock is right and the entry was made by one that was ahead.
pub fn right_clock(store: &mut Reader<'_>, now: Moment) -> Result<(), OfficeError> {
    match ledger::newest_moment(store)?.filter(|newest| is_behind(now, *newest)) {
        Some(newest) => Err(Refusal::new(code::CLOCK_BEHIND).with("now", now).with("newest", newest).into()),
        None => Ok(()),
    }
}

/// The entries that are of an earlier moment than the entry before them.
pub fn set_back(store: &mut Reader<'_>) -> Result<Vec<EntryId>, Error> {
    let steps = ledger::steps_back(store)?.into_iter();
    Ok(steps.filter(|(_, before, moment)| is_behind(*moment, *before)).map(|(entry, ..)| entry).collect())
}
