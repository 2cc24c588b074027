//! Everything that can be done at the desk: one table, from which come the form, its address, and the call of the API. A deed reads
//! what was given, and does it through the same function of the office as the command line.

mod clubs;
mod corrections;
mod decisions;
pub(super) mod doing;
mod effect;
mod event_facts;
mod events;
mod federation;
mod field;
pub(super) mod filled;
mod go;
pub(super) mod index;
mod ledger;
mod letters;
mod lists;
mod looking;
pub(super) mod outside;
mod own;
pub(super) mod page;
mod papers;
mod persons;
mod place;
mod reports;
mod signing;
pub(super) mod sound;
mod tables;
mod titles;
mod users;

use super::addresses;
use super::given::{Given, Stop};
use super::told::Remark;
use crate::web::locale::Visit;
use arpad_office::access::{Who, asked_for};
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

/// A field of a form. Its word is `deed-field-<name>`, and where it needs more, `deed-hint-<name>`, or of one deed
/// `deed-hint-<deed>-<name>`.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    /// Persons, one in a line, as a table is pasted in.
    Table,
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

/// Lists of fields one after the other, as a form has them that shares some with others. `N` is how many they are together: another
/// number does not compile.
const fn joined<const N: usize>(parts: &[&[Field]]) -> [Field; N] {
    let mut all = [WHY; N];
    let (mut count, mut part) = (0, 0);
    while part < parts.len() {
        let mut place = 0;
        while place < parts[part].len() {
            all[count] = parts[part][place];
            count += 1;
            place += 1;
        }
        part += 1;
    }
    assert!(count == N, "as many as they are together");
    all
}

/// The reason that every deed takes and the ledger keeps.
pub(super) const WHY: Field = Field::free("why", FieldKind::Text);

/// The same where everybody may read it, and it must be given.
const WHY_NEEDED: Field = Field::needed("why", FieldKind::Text);

/// Who it is about: a number, `komir:…`, `fide:…`, or a name only one has.
const PERSON: Field = Field::needed("person", FieldKind::Line);

/// What looks like a slip of the pen stands: asked where it does.
const CERTAIN: Field = Field::free("certain", FieldKind::Tick);

const TOURNAMENT: Field = Field::needed("tournament", FieldKind::Number);
const SUBMISSION: Field = Field::needed("submission", FieldKind::Number);
const BECAUSE: Field = Field::needed("because", FieldKind::Line);

/// Every deed, as people read about them, by what it is about.
pub(super) const GROUPS: &[(&str, &[Deed])] = &[
    ("desk-reports", reports::DEEDS),
    ("desk-corrections", corrections::DEEDS),
    ("desk-events", events::DEEDS),
    ("desk-month", lists::DEEDS),
    ("desk-go-tournaments", go::OF_EVENTS),
    ("desk-go-players", go::OF_PLAYERS),
    ("desk-decisions", decisions::DEEDS),
    ("desk-persons", persons::DEEDS),
    ("desk-papers", papers::DEEDS),
    ("desk-titles", titles::DEEDS),
    ("desk-clubs", clubs::DEEDS),
    ("desk-tables", tables::DEEDS),
    ("desk-letters", letters::DEEDS),
    ("desk-ledger", ledger::DEEDS),
    ("desk-users", users::DEEDS),
    ("desk-settings", federation::DEEDS),
    ("desk-proposals", signing::DEEDS),
    ("desk-own", own::DEEDS),
];

/// Every deed.
pub(super) fn all() -> impl Iterator<Item = &'static Deed> {
    GROUPS.iter().flat_map(|(_, deeds)| deeds.iter())
}

/// Where an entry is taken back, if this user may.
pub(super) fn way_back(visit: &Visit, who: &Who, entry: &Entry, act: &Act) -> Option<String> {
    let row = ALL.iter().find(|row| row.kind == act.kind())?;
    match row.way_back {
        // What was turned away when it came has nothing left to take back.
        _ if matches!(act, Act::Submit(act) if !act.unreadable.is_empty()) => None,
        WayBack::Act(Kind::Cancel) if who.may_take_back(entry, asked_for(act)) => {
            let fields = cancelling(visit, entry, act);
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            Some(addresses::act_with("cancel", &fields))
        }
        // A player turns about himself alone, by a form that names nobody.
        WayBack::Act(Kind::Hide) if !who.may_whole(Kind::Hide) => match act {
            Act::Hide(act) if own::is(who, act.person) => {
                Some(addresses::act(if act.hidden { "own-show" } else { "own-hide" }))
            }
            _ => None,
        },
        WayBack::Act(Kind::Photo) if !who.may_whole(Kind::Photo) => match act {
            Act::Photo(act) if own::is(who, act.person) => {
                Some(addresses::act(if act.photo.is_some() { "own-photo-withdraw" } else { "own-photo" }))
            }
            _ => None,
        },
        WayBack::Act(kind) if who.may(kind) => taken_back_by(act),
        _ => None,
    }
}

/// The fields that take an entry back, and where one was when it was done.
pub(super) fn cancelling(visit: &Visit, entry: &Entry, act: &Act) -> Vec<(&'static str, String)> {
    let place = match act {
        // The line is a question again, and stands on top.
        Act::Answer(act) => addresses::report_line(act.submission, act.line),
        Act::Answers(act) => addresses::report(act.submission),
        Act::Submit(_) => addresses::REPORTS.to_owned(),
        _ => visit.place.split('?').next().unwrap_or_default().to_owned(),
    };
    vec![("entry", entry.seq.to_string()), ("back", visit.to(&place))]
}

/// Whether one click takes an entry back that one has just made: nobody is asked why.
pub(super) fn is_plain_slip(act: &Act) -> bool {
    matches!(act, Act::Answer(_) | Act::Answers(_))
}

/// The deed that takes an act back which is not cancelled.
fn taken_back_by(act: &Act) -> Option<String> {
    let of = |name: &str, field: &str, value: &dyn ToString| addresses::act_with(name, &[(field, &value.to_string())]);
    let line = |line: u32| (line + 1).to_string();
    Some(match act {
        // The page of the file has the form that withdraws it, for the event it was put to.
        Act::Accept(act) => addresses::report(act.submission),
        Act::Reject(act) => of("take-up", "submission", &act.submission),
        Act::Amend(act) => of("person-amend", "person", &act.person),
        Act::Merge(act) => of("person-unmerge", "person", &act.drop),
        Act::Unmerge(act) => of("person-merge", "drop", &act.person),
        Act::Hide(act) => of(if act.hidden { "show" } else { "hide" }, "person", &act.person),
        Act::Photo(act) => of(if act.photo.is_some() { "photo-withdraw" } else { "photo" }, "person", &act.person),
        Act::Found(_) => addresses::act("federation"),
        Act::Reidentify(act) => {
            let (tournament, line) = (act.tournament.to_string(), line(act.line));
            addresses::act_with("reidentify", &[("tournament", &tournament), ("line", &line)])
        }
        Act::Swap(act) => {
            let (tournament, line, other) = (act.tournament.to_string(), line(act.line), line(act.other));
            addresses::act_with("swap", &[("tournament", &tournament), ("line", &line), ("other-line", &other)])
        }
        Act::Result(act) => of("result", "tournament", &act.tournament),
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
            assert!(
                !["token", "once", "back", "lang", "kept"].iter().any(|name| fields.contains(name)),
                "{}",
                deed.name
            );
        }
    }

    /// Acts that nobody does by a form of their own, each with its reason.
    const WITHOUT: &[(Kind, &str)] = &[(Kind::Propose, "what has to be signed twice is proposed by its own form")];

    #[test]
    fn every_act_of_the_table_can_be_done_at_the_desk() {
        for row in ALL {
            let is_left_out = WITHOUT.iter().any(|(kind, _)| *kind == row.kind);
            assert!(is_left_out || all().any(|deed| deed.kind == row.kind), "{} has no deed", row.kind);
        }
    }

    #[test]
    fn what_is_taken_back_by_another_act_leads_to_a_deed_of_that_kind() {
        for row in ALL {
            if let WayBack::Act(kind) = row.way_back {
                assert!(all().any(|deed| deed.kind == kind), "{} is taken back by {kind}", row.kind);
            }
        }
    }
}
