//! What was ever done about a person or an event: the entries of the ledger that name them, the newest first.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, Decided, Kind};
use arpad_model::{PersonId, TournamentId};
use arpad_registry::Reader;
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::submissions;

/// So many of each kind are told.
const MOST: u32 = 100;

/// Everything that was done about a person, under any of his numbers. What was done to reports he stands on is told by them.
pub fn about_person(store: &mut Reader<'_>, numbers: &[PersonId]) -> Result<Vec<Entry>, OfficeError> {
    const KINDS: [(Kind, &str); 12] = [
        (Kind::Person, "person"),
        (Kind::Amend, "person"),
        (Kind::Title, "person"),
        (Kind::Paper, "person"),
        (Kind::Merge, "keep"),
        (Kind::Merge, "drop"),
        (Kind::Unmerge, "person"),
        (Kind::Death, "person"),
        (Kind::Hide, "person"),
        (Kind::Cover, "person"),
        (Kind::Decide, "person"),
        (Kind::Reidentify, "person"),
    ];
    let mut found = Vec::new();
    for number in numbers {
        for (kind, field) in KINDS {
            let piece = format!("\"{field}\":{number}");
            let entries = ledger::with_text(store, kind.as_str(), &piece, MOST)?;
            found.extend(entries.into_iter().filter(|entry| names(entry, *number)));
        }
    }
    Ok(ordered(found))
}

/// Whether an act is about him, and not about somebody whose number begins alike.
fn names(entry: &Entry, person: PersonId) -> bool {
    match act_of(entry) {
        Ok(Act::Person(one)) => one.person == person,
        Ok(Act::Amend(one)) => one.person == person,
        Ok(Act::Title(one)) => one.person == person,
        Ok(Act::Paper(one)) => one.person == person,
        Ok(Act::Merge(one)) => one.keep == person || one.drop == person,
        Ok(Act::Unmerge(one)) => one.person == person,
        Ok(Act::Death(one)) => one.person == person,
        Ok(Act::Hide(one)) => one.person == person,
        Ok(Act::Cover(one)) => one.person == person,
        Ok(Act::Reidentify(one)) => one.person == person,
        Ok(Act::Decide(one)) => match one.decision {
            Decided::Initial { person: of, .. }
            | Decided::Indicators { person: of, .. }
            | Decided::Unlisted { person: of, .. }
            | Decided::Memberless { person: of, .. }
            | Decided::Exemption { person: of, .. } => of == person,
            Decided::Taken { ratings, .. } => ratings.iter().any(|one| one.person == person),
            _ => false,
        },
        _ => false,
    }
}

/// Everything that was done about an event and the files that reported it.
pub fn about_event(store: &mut Reader<'_>, event: TournamentId) -> Result<Vec<Entry>, OfficeError> {
    const KINDS: [Kind; 8] = [
        Kind::Announce,
        Kind::Attach,
        Kind::Sent,
        Kind::Reidentify,
        Kind::Result,
        Kind::Swap,
        Kind::Withdraw,
        Kind::Decide,
    ];
    let mut found = Vec::new();
    for kind in KINDS {
        let piece = format!("\"tournament\":{event}");
        let entries = ledger::with_text(store, kind.as_str(), &piece, MOST)?;
        found.extend(entries.into_iter().filter(|entry| has_number(entry, "tournament", event.0)));
    }
    for file in submissions::of_tournament(store, event)? {
        for kind in [Kind::Submit, Kind::Answers, Kind::Accept, Kind::Reject] {
            let piece = format!("\"submission\":{}", file.id);
            let entries = ledger::with_text(store, kind.as_str(), &piece, MOST)?;
            found.extend(entries.into_iter().filter(|entry| has_number(entry, "submission", file.id.0)));
        }
    }
    Ok(ordered(found))
}

/// Whether the sealed text has the number whole, and not only its beginning.
fn has_number(entry: &Entry, field: &str, number: u32) -> bool {
    let piece = format!("\"{field}\":{number}");
    let mut rest = entry.body.as_str();
    while let Some((_, after)) = rest.split_once(&piece) {
        if !after.starts_with(|letter: char| letter.is_ascii_digit()) {
            return true;
        }
        rest = after;
    }
    false
}

fn ordered(mut found: Vec<Entry>) -> Vec<Entry> {
    found.sort_by_key(|entry| std::cmp::Reverse(entry.seq));
    found.dedup_by_key(|entry| entry.seq);
    found
}
