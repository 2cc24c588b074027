//! Numbers that were found to be one person, or two after all, as they stood before it was said.

use super::super::{Known, People};
use crate::refusal::OfficeError;
use arpad_model::{EntryId, PersonId};
use arpad_registry::{Reader, ledger};
use serde::Deserialize;

/// People with the numbers they had when an entry was made.
pub(in crate::lists::compute) fn as_numbered(
    store: &mut Reader<'_>,
    people: &mut People,
    until: EntryId,
) -> Result<(), OfficeError> {
    Mergers::read(store, EntryId::LAST)?.undo_since(people, until);
    Ok(())
}

/// What such an act says; the room of acts knows the rest.
#[derive(Deserialize)]
struct Merged {
    keep: PersonId,
    drop: PersonId,
}

#[derive(Deserialize)]
struct Unmerged {
    person: PersonId,
}

/// One of them: the number that leads elsewhere since, or no more.
#[derive(Clone, Copy, Debug)]
struct Merger {
    entry: EntryId,
    keep: PersonId,
    drop: PersonId,
    is_merge: bool,
}

/// All of them, in the order of the ledger.
#[derive(Clone, Debug, Default)]
pub(super) struct Mergers(Vec<Merger>);

impl Mergers {
    /// Those up to an entry.
    pub fn read(store: &mut Reader<'_>, until: EntryId) -> Result<Self, OfficeError> {
        let mut all = Vec::new();
        for entry in ledger::of_kind(store, "merge")?.into_iter().filter(|entry| entry.seq <= until) {
            if let Ok(Merged { keep, drop }) = serde_json::from_str(&entry.body) {
                all.push(Merger { entry: entry.seq, keep, drop, is_merge: true });
            }
        }
        for entry in ledger::of_kind(store, "unmerge")?.into_iter().filter(|entry| entry.seq <= until) {
            let Ok(Unmerged { person }) = serde_json::from_str(&entry.body) else { continue };
            let undone = |one: &&Merger| one.drop == person && one.entry < entry.seq;
            if let Some(keep) = all.iter().rfind(undone).map(|one| one.keep) {
                all.push(Merger { entry: entry.seq, keep, drop: person, is_merge: false });
            }
        }
        all.sort_by_key(|one| one.entry);
        Ok(Mergers(all))
    }

    /// The last of them that is about one of these numbers.
    pub fn about(&self, persons: &[PersonId]) -> Option<EntryId> {
        let is_about = |one: &&Merger| persons.contains(&one.keep) || persons.contains(&one.drop);
        self.0.iter().rfind(is_about).map(|one| one.entry)
    }

    /// The numbers one of them is about.
    pub fn numbers(&self, entry: EntryId) -> Option<[PersonId; 2]> {
        self.0.iter().find(|one| one.entry == entry).map(|one| [one.keep, one.drop])
    }

    /// People as they were when an entry was made.
    fn undo_since(&self, people: &mut People, until: EntryId) {
        self.undo(people, |one| one.entry > until);
    }

    /// People as they would be without those that are left aside.
    pub fn leave_aside(&self, people: &mut People, known: &Known) {
        self.undo(people, |one| known.is_aside(one.entry));
    }

    fn undo(&self, people: &mut People, is_undone: impl Fn(&Merger) -> bool) {
        for one in self.0.iter().rev().filter(|one| is_undone(one)) {
            match one.is_merge {
                true => people.part(one.drop),
                false => people.join(one.drop, one.keep),
            }
        }
    }
}
