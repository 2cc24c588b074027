//! Numbers that were found to be one person, or two after all, as they stood before it was said.

use super::super::{Known, People};
use crate::refusal::OfficeError;
use arpad_model::{Correction, CorrectionKind, EntryId, PersonId};
use arpad_registry::tables::{decisions, everybody};
use arpad_registry::{Reader, ledger};
use serde::Deserialize;
use std::collections::BTreeSet;

/// People with the numbers they had when an entry was made.
pub(in crate::lists::compute) fn as_numbered(
    store: &mut Reader<'_>,
    people: &mut People,
    until: EntryId,
) -> Result<(), OfficeError> {
    Mergers::since(store, until)?.undo_since(people, until);
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

    /// Those after an entry, without reading the whole ledger: what has moved rated numbers is among the corrections, and what
    /// was said last of a number that leads elsewhere is mostly that.
    fn since(store: &mut Reader<'_>, until: EntryId) -> Result<Self, OfficeError> {
        let corrections = decisions::corrections(store, EntryId::LAST)?;
        let is_of_persons = |one: &&Correction| one.entry > until && one.what == CorrectionKind::Identity;
        let mut entries: BTreeSet<EntryId> = corrections.iter().filter(is_of_persons).map(|one| one.entry).collect();
        let mut spoken_of = everybody::merged_by(store)?;
        spoken_of.retain(|(_, entry)| *entry > until);
        entries.extend(spoken_of.iter().map(|(_, entry)| *entry));
        let mut all: Vec<Merger> = Vec::new();
        for entry in entries {
            let Some(entry) = ledger::entry(store, entry)? else { continue };
            match entry.act.as_str() {
                "merge" => {
                    if let Ok(Merged { keep, drop }) = serde_json::from_str(&entry.body) {
                        all.push(Merger { entry: entry.seq, keep, drop, is_merge: true });
                    }
                }
                // With whom it was one is told by an earlier entry.
                "unmerge" => return Mergers::read(store, EntryId::LAST),
                _ => {}
            }
        }
        match spoken_of.iter().all(|(number, _)| all.iter().any(|one| one.drop == *number)) {
            true => Ok(Mergers(all)),
            false => Mergers::read(store, EntryId::LAST),
        }
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
