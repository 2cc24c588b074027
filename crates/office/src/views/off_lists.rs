//! Why somebody is not on a list who stood on the one before.

use crate::acts::desk::OfficeError;
use crate::lists::Decided;
use arpad_model::{DecisionKind, EntryId, List, Person, Series};
use arpad_registry::Reader;
use arpad_registry::tables::decisions;
use jiff::civil::Date;

/// What keeps somebody off a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Off {
    /// He died on this day.
    Died(Date),
    /// A decision keeps him off.
    Unlisted(EntryId),
    /// He is a member of no federation, by this decision.
    Memberless(EntryId),
    /// His federation is suspended, by this decision.
    Suspended(EntryId),
}

/// What keeps a person off a list; none where nothing does.
pub(crate) fn off(store: &mut Reader<'_>, person: &Person, list: &List) -> Result<Option<Off>, OfficeError> {
    if let Some(died) = person.died.filter(|died| *died < list.day) {
        return Ok(Some(Off::Died(died)));
    }
    for (kind, off) in [
        (DecisionKind::Unlisted, Off::Unlisted as fn(EntryId) -> Off),
        (DecisionKind::Memberless, Off::Memberless),
        (DecisionKind::Suspension, Off::Suspended),
    ] {
        // Federations and their members are FIDE's.
        if list.series == Series::Go && kind != DecisionKind::Unlisted {
            continue;
        }
        for decision in decisions::of_kind(store, kind, list.closed)? {
            let until = match Decided::read(&decision.value) {
                Some(Decided::Suspension { federation, until }) if federation == person.country => until,
                Some(Decided::Unlisted { person: of, until } | Decided::Memberless { person: of, until })
                    if of == person.id =>
                {
                    until
                }
                _ => continue,
            };
            if decision.day <= list.day && until.is_none_or(|until| list.day <= until) {
                return Ok(Some(off(decision.entry)));
            }
        }
    }
    Ok(None)
}
