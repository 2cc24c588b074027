//! Who may be meant by the lines of a report: everybody is looked up for all lines at once, by numbers, by what was answered
//! before, and by names.

use super::evidence::{Ratings, line_key, recalled};
use super::read_report::Unidentified;
use crate::refusal::OfficeError;
use crate::register::matching::near::{MOST_PARTS, may_be_alike};
use crate::register::matching::{Known, NameKeys, Remembered, Sought, keys_of_text};
use crate::register::standing_for;
use arpad_model::{FideId, Person, PersonId};
use arpad_registry::tables::{named, persons, remembered};
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// Persons looked at whose name is nearly that of a line.
const MOST: usize = 100;

/// What is looked up for a report.
pub(super) struct Lookup<'a> {
    reported: &'a Unidentified,
    ratings: Ratings,
    fide: HashMap<FideId, Person>,
}

impl<'a> Lookup<'a> {
    /// Everybody whom a FIDE number of the report names.
    pub(super) fn of(store: &mut Reader<'_>, reported: &'a Unidentified) -> Result<Self, OfficeError> {
        let numbers: Vec<FideId> = reported.players.iter().filter_map(|line| line.fide).collect();
        let mut fide = HashMap::new();
        if !numbers.is_empty() {
            for person in persons::by_fides(store, &numbers)? {
                fide.extend(person.fide.map(|number| (number, person)));
            }
        }
        let mut ratings = Ratings::of(store, reported.series, reported.starts)?;
        let found: Vec<PersonId> =
            fide.values().map(|person: &Person| person.merged_into.unwrap_or(person.id)).collect();
        ratings.read(store, &found)?;
        Ok(Lookup { reported, ratings, fide })
    }

    /// Those whom the numbers of a line name.
    pub(super) fn by_number(&mut self, store: &mut Reader<'_>, sought: &Sought) -> Result<Vec<Known>, OfficeError> {
        let by_fide = sought.fide.and_then(|number| self.fide.get(&number).cloned());
        let by_egd = match sought.egd {
            Some(number) => persons::by_egd(store, number)?,
            None => None,
        };
        let mut known: Vec<Known> = Vec::new();
        for found in by_fide.into_iter().chain(by_egd) {
            let person = match found.merged_into {
                Some(_) => standing_for(store, found.id)?,
                None => found.id,
            };
            // The number stays with the row it was given to; the person is the one who stands for it.
            if !known.iter().any(|one| one.person == person) {
                self.ratings.read(store, &[person])?;
                known.push(Known { person, rating: self.ratings.beside(person, sought.rating), ..known_of(found) });
            }
        }
        Ok(known)
    }

    /// Adds to each of these lines whom earlier answers and names point to.
    pub(super) fn by_name(
        &mut self,
        store: &mut Reader<'_>,
        lines: &mut [(usize, Vec<Known>)],
    ) -> Result<(), OfficeError> {
        let sought = |line: usize| &self.reported.players[line];
        let keys: Vec<NameKeys> = lines.iter().map(|(line, _)| keys_of_text(&sought(*line).name)).collect();
        let mut sounds: Vec<String> =
            keys.iter().map(|keys| keys.sound.clone()).filter(|one| !one.is_empty()).collect();
        sounds.sort_unstable();
        sounds.dedup();
        let mut namesakes: HashMap<String, Vec<Person>> = HashMap::new();
        for person in persons::by_sounds(store, &sounds)? {
            namesakes.entry(person.sound.clone()).or_default().push(person);
        }
        let begin: Vec<String> = lines.iter().map(|(line, _)| line_key(sought(*line))).collect();
        let kept = remembered::beginning_with(store, &begin)?;
        let nearly = nearly_called(store, &keys)?;
        let mut found: Vec<Vec<(Person, Remembered)>> = Vec::with_capacity(lines.len());
        for (((line, _), keys), nearly) in lines.iter().zip(&keys).zip(nearly) {
            let mut of_line: Vec<(Person, Remembered)> = Vec::new();
            for (person, how) in recalled(sought(*line), &kept) {
                let person = standing_for(store, person)?;
                // Nobody could answer yet that somebody plays who has died since.
                let starts = self.reported.starts;
                let has_died = |person: &Person| person.died.is_some_and(|died| died < starts);
                let how = |person: Person| match has_died(&person) {
                    true => (person, Remembered::No),
                    false => (person, how),
                };
                of_line.extend(persons::get(store, person)?.map(how));
            }
            let alike = match namesakes.get(&keys.sound) {
                Some(namesakes) => namesakes.clone(),
                None => beginning_with(store, keys)?,
            };
            of_line.extend(alike.into_iter().chain(nearly).map(|person| (person, Remembered::No)));
            found.push(of_line);
        }
        let everybody: Vec<PersonId> = found.iter().flatten().map(|(person, _)| person.id).collect();
        self.ratings.read(store, &everybody)?;
        for ((line, known), found) in lines.iter_mut().zip(found) {
            for (person, remembered) in found {
                let id = person.id;
                match known.iter_mut().find(|one| one.person == id) {
                    Some(one) if one.remembered == Remembered::No => one.remembered = remembered,
                    Some(_) => {}
                    None => {
                        let rating = self.ratings.beside(id, sought(*line).rating);
                        known.push(Known { rating, remembered, ..known_of(person) });
                    }
                }
            }
        }
        Ok(())
    }
}

/// Those whose name begins or ends with a part of a line's and may be the same with a slip of the pen, with initials or with a
/// part left out: of a slip in one part, either the first or the last part of the name is right. Line by line.
fn nearly_called(store: &mut Reader<'_>, keys: &[NameKeys]) -> Result<Vec<Vec<Person>>, Error> {
    let parts: Vec<Vec<&str>> = keys.iter().map(|keys| parts_of(&keys.plain)).collect();
    let mut lines_with: HashMap<&str, Vec<usize>> = HashMap::new();
    for (line, parts) in parts.iter().enumerate().filter(|(_, parts)| (2..=MOST_PARTS).contains(&parts.len())) {
        for part in parts.iter().filter(|part| part.len() > 1) {
            lines_with.entry(part).or_default().push(line);
        }
    }
    let mut found: Vec<Vec<PersonId>> = vec![Vec::new(); keys.len()];
    let mut words: Vec<&str> = lines_with.keys().copied().collect();
    words.sort_unstable();
    named::each_with_end(store, &words, |person, plain| {
        let name = parts_of(plain);
        let ends = [name.first(), name.last()].into_iter().flatten();
        for line in ends.filter_map(|part| lines_with.get(part)).flatten() {
            if may_be_alike(&parts[*line], &name) {
                found[*line].push(person);
            }
        }
        Ok(())
    })?;
    for of_line in &mut found {
        of_line.sort_unstable();
        of_line.dedup();
        of_line.truncate(MOST);
    }
    let mut everybody: Vec<PersonId> = found.iter().flatten().copied().collect();
    everybody.sort_unstable();
    everybody.dedup();
    let everybody: HashMap<PersonId, Person> =
        persons::among(store, &everybody)?.into_iter().map(|person| (person.id, person)).collect();
    let of_line = |found: Vec<PersonId>| found.iter().filter_map(|id| everybody.get(id).cloned()).collect();
    Ok(found.into_iter().map(of_line).collect())
}

fn parts_of(plain: &str) -> Vec<&str> {
    plain.split([' ', '-']).filter(|part| !part.is_empty()).collect()
}

/// Of a name with a single part, those whose name begins so.
fn beginning_with(store: &mut Reader<'_>, keys: &NameKeys) -> Result<Vec<Person>, Error> {
    match keys.plain.len() > 2 && !keys.plain.contains([' ', '-']) {
        true => persons::by_plain(store, &keys.plain, MOST as u32),
        false => Ok(Vec::new()),
    }
}

/// A person as the matching compares him, without rating and memory.
pub(crate) fn known_of(person: Person) -> Known {
    Known {
        person: person.id,
        name: person.name,
        fide: person.fide,
        komir: person.komir,
        egd: person.egd,
        born: person.born,
        sex: person.sex,
        country: person.country,
        died: person.died,
        rating: None,
        title: person.title,
        remembered: Remembered::No,
    }
}
