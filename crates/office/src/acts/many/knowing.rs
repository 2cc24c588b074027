//! Who the lines of many files are, by FIDE number.

use super::prepare::Prepared;
use crate::intake::read_report::Unidentified;
use crate::register::matching::{self, Known, Remembered, Sought, Verdict};
use arpad_model::{Birth, EntryId, FideId, PersonId};
use arpad_registry::tables::identities;
use arpad_registry::{Error, Reader, ledger};
use std::collections::HashMap;

/// Persons kept in the cache; a country's month needs no more.
const MOST_KNOWN: usize = 500_000;

/// Those who were looked up, by FIDE number.
#[derive(Default)]
pub(super) struct Acquaintance {
    known: HashMap<FideId, Known>,
    /// The newest entry of the ledger when the first of them was looked up.
    since: EntryId,
}

impl Acquaintance {
    /// Says who the lines of these files are, as it is known from the entry that is returned on. What was learnt before
    /// entry `changed`, with which somebody changed, is forgotten first.
    pub(super) fn identify(
        &mut self,
        store: &mut Reader<'_>,
        files: &mut [Prepared],
        changed: EntryId,
    ) -> Result<EntryId, Error> {
        if self.known.is_empty() || self.since < changed || self.known.len() > MOST_KNOWN {
            (self.known, self.since) = (HashMap::new(), ledger::head(store)?.0);
        }
        self.look_up(store, files)?;
        for Prepared { read, quick, .. } in files {
            if let (Some(Ok(reported)), Some(quick)) = (read, quick) {
                quick.persons = certain(reported, &self.known);
            }
        }
        Ok(self.since)
    }

    /// Adds everybody whom a number of these files names; who was merged into another is left to the long way.
    fn look_up(&mut self, store: &mut Reader<'_>, files: &[Prepared]) -> Result<(), Error> {
        let lines = files.iter().filter(|file| file.quick.is_some());
        let lines = lines.filter_map(|file| file.read.as_ref()?.as_ref().ok()).flat_map(|reported| &reported.players);
        let mut numbers: Vec<FideId> =
            lines.filter_map(|line| line.fide).filter(|number| !self.known.contains_key(number)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        identities::each_by_fide(store, &numbers, |one| {
            let identity = Known {
                person: one.id,
                name: one.name,
                fide: Some(one.fide),
                komir: one.komir,
                egd: one.egd,
                born: one.born,
                sex: one.sex,
                country: one.country,
                died: one.died,
                rating: None,
                title: String::new(),
                remembered: Remembered::No,
            };
            self.known.insert(one.fide, identity);
            Ok(())
        })
    }
}

/// The persons of a report, where each line is beyond doubt and no person stands on two.
fn certain(reported: &Unidentified, known: &HashMap<FideId, Known>) -> Option<Vec<PersonId>> {
    let mut persons = Vec::with_capacity(reported.players.len());
    for line in &reported.players {
        let one = known.get(&line.fide?)?;
        if is_word_for_word(line, one) {
            persons.push(one.person);
            continue;
        }
        match matching::identify(line, std::slice::from_ref(one)) {
            Verdict::Certain(person, _) => persons.push(person),
            _ => return None,
        }
    }
    let mut apart = persons.clone();
    apart.sort_unstable();
    apart.dedup();
    (apart.len() == persons.len()).then_some(persons)
}

/// The number's own name, letter by letter, and nothing against it: what [`matching::identify`] is sure of, without its
/// weighing. Most lines of most files are like this.
fn is_word_for_word(line: &Sought, known: &Known) -> bool {
    let (family, given) = line.name.split_once(',').unwrap_or((&line.name, ""));
    let is_name = known.name.family == family.trim() && known.name.given == given.trim();
    let is_birth = match (line.born, known.born) {
        (Some(Birth::Date(one)), Some(Birth::Date(other))) => one == other,
        (Some(one), Some(other)) => one.year() == other.year(),
        _ => true,
    };
    let is_sex = line.sex.zip(known.sex).is_none_or(|(one, other)| one == other);
    let has_letters = family.bytes().filter(u8::is_ascii_alphabetic).count() > 1;
    let is_sure = is_name && is_birth && is_sex && has_letters && known.died.is_none();
    let is_sure = is_sure && line.fide == known.fide && line.komir.is_none() && line.egd.is_none();
    debug_assert!(
        !is_sure || matches!(matching::identify(line, std::slice::from_ref(known)), Verdict::Certain(..)),
        "{line:?} {known:?}"
    );
    is_sure
}
