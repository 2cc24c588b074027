//! The ledger from its end, by who, what, when and about whom.

use crate::acts::desk::OfficeError;
use crate::views::about::entries_of;
use arpad_model::EntryId;
use arpad_registry::Reader;
use arpad_registry::ledger::{self, Entry};
use jiff::civil::Date;

/// Which entries are wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Only entries before this one.
    pub before: Option<EntryId>,
    /// Only of this kind of act.
    pub act: Option<String>,
    /// Only by whom.
    pub by_whom: Option<String>,
    /// Only from this day on.
    pub since: Option<Date>,
    /// Only until this day.
    pub until: Option<Date>,
    /// Only some of these, the newest first: what was done about a person or an event.
    pub among: Option<Vec<EntryId>>,
    /// At most so many.
    pub most: u32,
}

/// The newest that fit, the newest first.
pub fn entries(store: &mut Reader<'_>, wanted: &Wanted) -> Result<Vec<Entry>, OfficeError> {
    let mut before = wanted.before.unwrap_or(EntryId::LAST);
    if let Some(until) = wanted.until {
        before = before.min(ledger::last_by(store, until)?.next());
    }
    let after = match wanted.since.map(|since| since.yesterday()) {
        Some(Ok(day)) => ledger::last_by(store, day)?,
        _ => EntryId(0),
    };
    let (act, by_whom) = (wanted.act.as_deref().unwrap_or(""), wanted.by_whom.as_deref().unwrap_or(""));
    let Some(among) = &wanted.among else {
        return Ok(ledger::newest(store, (after, before), act, by_whom, wanted.most)?);
    };
    let between: Vec<EntryId> = among.iter().copied().filter(|entry| *entry > after && *entry < before).collect();
    let mut found = entries_of(store, &between)?;
    found.retain(|entry| (act.is_empty() || entry.act == act) && (by_whom.is_empty() || entry.by_whom == by_whom));
    found.truncate(wanted.most as usize);
    Ok(found)
}
