//! What was ever done about a person or an event: the entries of the ledger that name them, the newest first. Who asks often keeps the
//! index and lets it follow the ledger; an entry is read once for it.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, Decided, Kind};
use arpad_model::{EntryId, PersonId, SubmissionId, TournamentId};
use arpad_registry::Reader;
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::submissions;
use serde::Deserialize;
use std::collections::HashMap;

/// So many are told, the newest.
const MOST: usize = 300;

/// So many entries are read at once.
const STRETCH: u32 = 1_000;

/// Which entries speak of whom and what, as far as it has followed the ledger.
#[derive(Clone, Debug, Default)]
pub struct About {
    /// The newest entry that was read, with its seal.
    head: Option<(EntryId, [u8; 32])>,
    persons: HashMap<PersonId, Vec<EntryId>>,
    events: HashMap<TournamentId, Vec<EntryId>>,
    files: HashMap<SubmissionId, Vec<EntryId>>,
}

impl About {
    /// Reads what the ledger has since the last time. Where the register is another one, everything is read anew.
    pub fn follow(&mut self, store: &mut Reader<'_>) -> Result<(), OfficeError> {
        if let Some((seq, seal)) = self.head
            && ledger::entry(store, seq)?.is_none_or(|entry| entry.hash != seal)
        {
            *self = About::default();
        }
        loop {
            let seen = self.head.map_or(EntryId(0), |(seq, _)| seq);
            let entries = ledger::after(store, seen, STRETCH)?;
            for entry in &entries {
                self.take(entry);
            }
            match entries.last() {
                Some(last) => self.head = Some((last.seq, last.hash)),
                None => return Ok(()),
            }
        }
    }

    fn take(&mut self, entry: &Entry) {
        persons(entry).into_iter().for_each(|person| put(&mut self.persons, person, entry.seq));
        if OF_EVENTS.iter().any(|kind| kind.as_str() == entry.act)
            && let Ok(named) = serde_json::from_str::<Named>(&entry.body)
        {
            let event = named.tournament.or_else(|| named.decision?.tournament);
            event.into_iter().for_each(|event| put(&mut self.events, event, entry.seq));
            named.submission.into_iter().for_each(|file| put(&mut self.files, file, entry.seq));
        }
    }

    /// What was done about a person, under any of his numbers. What was done to reports he stands on is told by them.
    pub fn person(&self, numbers: &[PersonId]) -> Vec<EntryId> {
        newest(numbers.iter().filter_map(|number| self.persons.get(number)))
    }

    /// What was done about an event and the files that reported it.
    pub fn event(&self, store: &mut Reader<'_>, event: TournamentId) -> Result<Vec<EntryId>, OfficeError> {
        let files = submissions::of_tournament(store, event)?;
        let of_files = files.iter().filter_map(|file| self.files.get(&file.id));
        Ok(newest(self.events.get(&event).into_iter().chain(of_files)))
    }
}

/// Entries by their numbers, in this order.
pub fn entries_of(store: &mut Reader<'_>, numbers: &[EntryId]) -> Result<Vec<Entry>, OfficeError> {
    let mut entries = Vec::with_capacity(numbers.len());
    for number in numbers {
        entries.extend(ledger::entry(store, *number)?);
    }
    Ok(entries)
}

fn put<K: std::hash::Hash + Eq>(index: &mut HashMap<K, Vec<EntryId>>, key: K, entry: EntryId) {
    index.entry(key).or_default().push(entry);
}

fn newest<'a>(of: impl Iterator<Item = &'a Vec<EntryId>>) -> Vec<EntryId> {
    let mut found: Vec<EntryId> = of.flatten().copied().collect();
    found.sort_unstable_by_key(|entry| std::cmp::Reverse(*entry));
    found.dedup();
    found.truncate(MOST);
    found
}

/// Acts about events and their files.
const OF_EVENTS: [Kind; 12] = [
    Kind::Announce,
    Kind::Attach,
    Kind::Sent,
    Kind::Reidentify,
    Kind::Result,
    Kind::Swap,
    Kind::Withdraw,
    Kind::Decide,
    Kind::Submit,
    Kind::Answers,
    Kind::Accept,
    Kind::Reject,
];

/// What an act about an event names; the rest of it is not read.
#[derive(Deserialize)]
struct Named {
    tournament: Option<TournamentId>,
    submission: Option<SubmissionId>,
    decision: Option<OfEvent>,
}

#[derive(Deserialize)]
struct OfEvent {
    tournament: Option<TournamentId>,
}

/// Acts about persons.
const OF_PERSONS: [Kind; 15] = [
    Kind::Person,
    Kind::Amend,
    Kind::Title,
    Kind::TitleApplication,
    Kind::TitleOutcome,
    Kind::Paper,
    Kind::Merge,
    Kind::Unmerge,
    Kind::Death,
    Kind::Hide,
    Kind::Photo,
    Kind::Cover,
    Kind::Decide,
    Kind::Reidentify,
    Kind::Dismiss,
];

/// Whom an act is about.
fn persons(entry: &Entry) -> Vec<PersonId> {
    if !OF_PERSONS.iter().any(|kind| kind.as_str() == entry.act) {
        return Vec::new();
    }
    match act_of(entry) {
        Ok(Act::Person(one)) => vec![one.person],
        Ok(Act::Amend(one)) => vec![one.person],
        Ok(Act::Title(one)) => vec![one.person],
        Ok(Act::TitleApplication(one)) => vec![one.person],
        Ok(Act::TitleOutcome(one)) => vec![one.person],
        Ok(Act::Paper(one)) => vec![one.person],
        Ok(Act::Merge(one)) => vec![one.keep, one.drop],
        Ok(Act::Unmerge(one)) => vec![one.person],
        Ok(Act::Death(one)) => vec![one.person],
        Ok(Act::Hide(one)) => vec![one.person],
        Ok(Act::Photo(one)) => vec![one.person],
        Ok(Act::Cover(one)) => vec![one.person],
        Ok(Act::Reidentify(one)) => vec![one.person],
        Ok(Act::Dismiss(one)) => one.persons,
        Ok(Act::Decide(one)) => match one.decision {
            Decided::Initial { person, .. }
            | Decided::Indicators { person, .. }
            | Decided::Unlisted { person, .. }
            | Decided::Memberless { person, .. }
            | Decided::Exemption { person, .. } => vec![person],
            Decided::Taken { ratings, .. } => ratings.into_iter().map(|one| one.person).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
