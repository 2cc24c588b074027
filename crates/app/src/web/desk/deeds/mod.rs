//! Everything that can be done at the desk: one table, from which come the form, its address, and the call of the API. A deed reads
//! what was given, and does it through the same function of the office as the command line.

pub(super) mod doing;
pub(super) mod index;
mod ledger;
mod lists;
pub(super) mod page;
mod reports;
mod users;

use super::addresses;
use super::given::{Given, Stop};
use arpad_office::access::Who;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::{ALL, Act, Kind, WayBack};
use arpad_registry::ledger::Entry;
use arpad_registry::{Reader, Writer};

/// Something that can be done.
pub(super) struct Deed {
    /// Its stable name, in addresses and calls; its words are `deed-<name>` and `deed-<name>-text`.
    pub name: &'static str,
    /// The act it is.
    pub kind: Kind,
    /// What it takes; nothing else is admitted.
    pub fields: &'static [Field],
    /// Whether what is given is his who may act only on his own.
    pub own: Own,
    /// Does it.
    pub act: fn(&mut Writer<'_>, &Stamp, &Given) -> Result<(), Stop>,
}

/// What those may reach who may act only on what is their own: a club's officer, an arbiter, a player.
pub(super) enum Own {
    /// Nothing: for the office alone.
    Nothing,
    /// It concerns nothing that is somebody's.
    Anything,
    /// What this says is theirs.
    If(fn(&mut Reader<'_>, &Who, &Given) -> Result<bool, Stop>),
}

impl Own {
    /// Whether he reaches it.
    pub(super) fn is(&self, store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
        match self {
            Own::Nothing => Ok(false),
            Own::Anything => Ok(true),
            Own::If(is_own) => is_own(store, who, given),
        }
    }
}

/// A field of a form. Its word is `deed-field-<name>`.
pub(super) struct Field {
    pub name: &'static str,
    pub kind: FieldKind,
    pub needed: bool,
}

/// What stands in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FieldKind {
    /// A line.
    Line,
    /// Several lines.
    Text,
    /// A whole number.
    Number,
    /// A day.
    Day,
    /// A month.
    Month,
    /// A box to tick.
    Tick,
    /// One of these; words `deed-choice-<value>`.
    Choice(&'static [&'static str]),
    /// Any of these; words `deed-choice-<value>`.
    Choices(&'static [&'static str]),
    /// Files.
    Files,
}

impl Field {
    /// A field that must be filled in.
    pub(super) const fn needed(name: &'static str, kind: FieldKind) -> Self {
        Field { name, kind, needed: true }
    }

    /// A field that may be left out.
    pub(super) const fn free(name: &'static str, kind: FieldKind) -> Self {
        Field { name, kind, needed: false }
    }
}

/// The reason that every deed takes and the ledger keeps.
pub(super) const WHY: Field = Field::free("why", FieldKind::Text);

/// Every deed, as people read about them.
pub(super) fn all() -> impl Iterator<Item = &'static Deed> {
    [reports::DEEDS, lists::DEEDS, ledger::DEEDS, users::DEEDS].into_iter().flatten()
}

/// Where an entry is taken back, if this user may.
pub(super) fn way_back(who: &Who, entry: &Entry, act: &Act) -> Option<String> {
    let row = ALL.iter().find(|row| row.kind == act.kind())?;
    let number = entry.seq.to_string();
    match row.way_back {
        WayBack::Act(Kind::Cancel) if who.may_take_back(entry, act.kind()) => {
            Some(addresses::act_with("cancel", &[("entry", &number)]))
        }
        WayBack::Act(kind) if who.may(kind) => taken_back_by(act),
        _ => None,
    }
}

/// The deed that takes an act back which is not cancelled.
fn taken_back_by(act: &Act) -> Option<String> {
    let of = |name: &str, field: &str, value: &dyn ToString| addresses::act_with(name, &[(field, &value.to_string())]);
    Some(match act {
        Act::Submit(act) => of("reject", "submission", &act.submission),
        Act::Reject(act) => of("take-up", "submission", &act.submission),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn deeds_have_names_of_their_own_and_fields_too() {
        let names: BTreeSet<&str> = all().map(|deed| deed.name).collect();
        assert_eq!(names.len(), all().count());
        for deed in all() {
            let fields: BTreeSet<&str> = deed.fields.iter().map(|field| field.name).collect();
            assert_eq!(fields.len(), deed.fields.len(), "{}", deed.name);
            assert!(!["token", "once", "back", "lang"].iter().any(|name| fields.contains(name)), "{}", deed.name);
        }
    }
}
