//! Who may be meant by the lines of a report: everybody is looked up for all lines at once, by numbers, by what was answered
//! before, and by names.

use super::evidence::{Ratings, line_key, recalled};
use super::read_report::Unidentified;
use crate::refusal::OfficeError;
use crate::register::matching::{Known, NameKeys, Remembered, Sought, keys_of_text};
use crate::register::standing_for;
use arpad_model::{FideId, Person, PersonId};
use arpad_registry::tables::{persons, remembered};
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// Persons looked at whose name begins or ends like a line's.
const MOST: u32 = 100;

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
        let mut found: Vec<Vec<(Person, Remembered)>> = Vec::with_capacity(lines.len());
        for ((line, _), keys) in lines.iter().zip(&keys) {
            let mut of_line: Vec<(Person, Remembered)> = Vec::new();
            for (person, how) in recalled(sought(*line), &kept) {
                let person = standing_for(store, person)?;
                of_line.extend(persons::get(store, person)?.map(|person| (person, how)));
            }
            let alike = match namesakes.get(&keys.sound) {
                Some(namesakes) => namesakes.clone(),
                None => slips(store, keys)?,
            };
            of_line.extend(alike.into_iter().map(|person| (person, Remembered::No)));
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

/// Initials and slips of the pen, where nobody's name sounds like the line: the family name with the first letter of the
/// given one, in either order, and the beginning of the family name with the whole given one.
fn slips(store: &mut Reader<'_>, keys: &NameKeys) -> Result<Vec<Person>, Error> {
    let parts: Vec<&str> = keys.plain.split([' ', '-']).collect();
    let first = parts.first().copied().unwrap_or_default();
    let mut found = Vec::new();
    if parts.len() < 2 {
        if first.len() > 2 {
            found = persons::by_plain(store, first, MOST)?;
        }
        return Ok(found);
    }
    let last = parts.last().copied().unwrap_or_default();
    for (family, given) in [(first, last), (last, first)] {
        if family.len() > 2 {
            let joined = format!("{family} {}", &given[..given.len().min(1)]);
            found.extend(persons::by_plain(store, &joined, MOST)?);
        }
        if family.len() > 3 && given.len() > 2 {
            found.extend(persons::by_ends(store, &family[..2], &format!(" {given}"), MOST)?);
        }
    }
    found.sort_by_key(|person| person.id);
    found.dedup_by_key(|person| person.id);
    Ok(found)
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
