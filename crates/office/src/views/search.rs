//! Finding people as a visitor types: with or without accents, words or their beginnings in any order, or any number; then
//! those who are called nearly so. Who asked to be hidden is not found.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::register::matching::keys_of_text;
use crate::register::standing_for;
use crate::views::club_page::{Ratings, ratings_of};
use crate::views::directory::{Directory, Typed};
use crate::views::public::PublicPerson;
use arpad_model::{Club, EgdPin, FideId, Komir, Person, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::{clubs, persons};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Nobody counts farther: a better question is faster.
pub const MOST: usize = 10_000;

/// Who has found so many was understood, and is told of nobody who is called nearly so.
const ENOUGH: usize = 50;

/// So many at most are named who are called nearly so.
const NEAR: usize = 50;

/// Who was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// How many fit what was typed, [`MOST`] at most.
    pub count: usize,
    /// How many others are called nearly so.
    pub near: usize,
    /// The stretch that was asked for: first those who fit, the likeliest first, then the others.
    pub persons: Vec<FoundPerson>,
}

/// Somebody who was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPerson {
    /// Who.
    pub person: PublicPerson,
    /// The club of the present licence.
    pub club: Option<Club>,
    /// On the newest lists.
    pub ratings: Ratings,
    /// Is called nearly so, and not so.
    pub is_near: bool,
}

impl Found {
    /// All of them.
    pub fn all(&self) -> usize {
        self.count + self.near
    }
}

/// A stretch of everybody who may be meant. Without a directory a name is found by how it begins, the family name first or
/// last, or by its sound.
pub fn search(
    store: &mut Reader<'_>,
    directory: Option<&Directory>,
    text: &str,
    stretch: Range<usize>,
) -> Result<Found, OfficeError> {
    let text: String = text.chars().filter(|c| !c.is_control()).take(80).collect();
    let text = text.trim();
    let digits = text.rsplit(':').next().unwrap_or_default().trim();
    if let Ok(number) = digits.parse::<u32>() {
        let exact = by_number(store, number)?;
        return told(store, exact, Vec::new(), stretch);
    }
    let Some(directory) = directory else {
        let (exact, near) = in_the_register(store, text)?;
        return told(store, exact, near, stretch);
    };
    let readings = Typed::readings(text);
    let exact = each_once(readings.iter().flat_map(|typed| directory.find(typed, MOST)), &HashSet::new());
    let is_outdated = directory.is_outdated(store)?;
    let mut exact = match is_outdated {
        true => as_called_now(store, &readings, &exact)?,
        false => exact,
    };
    let mut alike = Vec::new();
    if is_outdated {
        // Whoever is newer than the directory.
        let (newer, newer_near) = in_the_register(store, text)?;
        let known: HashSet<PersonId> = exact.iter().copied().collect();
        exact.extend(newer.into_iter().filter(|person| !known.contains(person)));
        alike = newer_near;
    }
    exact.truncate(MOST);
    if exact.len() >= ENOUGH {
        return told(store, exact, Vec::new(), stretch);
    }
    let known: HashSet<PersonId> = exact.iter().copied().collect();
    let near = readings.iter().flat_map(|typed| directory.near(typed, NEAR));
    let mut near = each_once(near.chain(alike), &known);
    if is_outdated {
        near = public_now(store, &near)?.iter().map(|person| person.id).collect();
    }
    near.truncate(NEAR);
    told(store, exact, near, stretch)
}

/// A stretch of everybody who may be shown, by number, and how many there are.
pub fn everybody(store: &mut Reader<'_>, skip: usize, most: usize) -> Result<(usize, Vec<FoundPerson>), OfficeError> {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let shown = persons::shown(store, number(skip), number(most))?.into_iter().map(|person| person.id).collect();
    let count = persons::count_shown(store)? as usize;
    Ok((count, told(store, shown, Vec::new(), 0..most)?.persons))
}

/// What a page tells of them.
fn told(
    store: &mut Reader<'_>,
    exact: Vec<PersonId>,
    near: Vec<PersonId>,
    stretch: Range<usize>,
) -> Result<Found, OfficeError> {
    let (count, near_count) = (exact.len(), near.len());
    let all = exact.iter().map(|person| (*person, false)).chain(near.iter().map(|person| (*person, true)));
    let wanted: Vec<(PersonId, bool)> = all.skip(stretch.start).take(stretch.len()).collect();
    let numbers: Vec<PersonId> = wanted.iter().map(|(person, _)| *person).collect();
    let mut shown: HashMap<PersonId, PublicPerson> =
        public_now(store, &numbers)?.into_iter().map(|person| (person.id, person)).collect();
    let ratings = ratings_of(store, &numbers)?;
    let mut of_clubs: HashMap<_, Club> = HashMap::new();
    if shown.values().any(|person| person.club.is_some()) {
        of_clubs = clubs::all(store)?.into_iter().map(|club| (club.id, club)).collect();
    }
    let tell = |(number, is_near): (PersonId, bool)| {
        let person = shown.remove(&number)?;
        let club = person.club.and_then(|club| of_clubs.get(&club).cloned());
        Some(FoundPerson { club, ratings: ratings.get(&number).copied().unwrap_or_default(), person, is_near })
    };
    Ok(Found { count, near: near_count, persons: wanted.into_iter().filter_map(tell).collect() })
}

/// By any number a person has.
fn by_number(store: &mut Reader<'_>, number: u32) -> Result<Vec<PersonId>, OfficeError> {
    let komir = match Komir::new(number) {
        Some(komir) => persons::by_komir(store, komir)?,
        None => None,
    };
    let others = [persons::by_fide(store, FideId(number))?, persons::by_egd(store, EgdPin(number))?];
    let mut found = Vec::new();
    for person in komir.into_iter().chain(others.into_iter().flatten()) {
        let standing = standing_for(store, person.id)?;
        found.extend(persons::get(store, standing)?);
    }
    found.extend(persons::get(store, PersonId(number))?.filter(|person| person.merged_into.is_none()));
    // Whose name is not told is found by our own number alone.
    let minors = Minors::read(store)?;
    let is_found = |person: &Person| !person.withheld && (person.id.0 == number || minors.of(person.born).is_named());
    Ok(each_once(found.into_iter().filter(is_found).map(|person| person.id), &HashSet::new()))
}

/// Whose name begins so in the register, and whose sounds so.
fn in_the_register(store: &mut Reader<'_>, text: &str) -> Result<(Vec<PersonId>, Vec<PersonId>), OfficeError> {
    let mut exact: Vec<Person> = Vec::new();
    for order in orders(text) {
        let plain = keys_of_text(&order).plain;
        if !plain.is_empty() {
            exact.extend(persons::by_plain(store, &plain, MOST as u32)?);
        }
    }
    let sound = keys_of_text(text).sound;
    let near = if sound.is_empty() { Vec::new() } else { persons::by_sound(store, &sound)? };
    let minors = Minors::read(store)?;
    let is_found = |person: &Person| !person.withheld && minors.of(person.born).is_named();
    let public = |persons: Vec<Person>| persons.into_iter().filter(is_found).map(|one| one.id);
    let exact = each_once(public(exact), &HashSet::new());
    let known: HashSet<PersonId> = exact.iter().copied().collect();
    Ok((exact, each_once(public(near), &known)))
}

/// Those of the directory as the register knows them now: who is called otherwise by now was not meant.
fn as_called_now(
    store: &mut Reader<'_>,
    readings: &[Typed],
    numbers: &[PersonId],
) -> Result<Vec<PersonId>, OfficeError> {
    let meant = public_now(store, numbers)?.into_iter();
    let meant = meant.filter(|person| readings.iter().any(|typed| typed.fits(&person.plain)));
    Ok(meant.map(|person| person.id).collect())
}

/// Who of these may be shown, in the same order.
fn public_now(store: &mut Reader<'_>, numbers: &[PersonId]) -> Result<Vec<PublicPerson>, OfficeError> {
    let minors = Minors::read(store)?;
    let now = persons::among(store, numbers)?.into_iter().filter(|person| person.merged_into.is_none());
    // An opponent from outside the go federation's system has no page to be found.
    let now = now.filter(|person| !person.is_stranger());
    let mut now: HashMap<PersonId, PublicPerson> =
        now.filter_map(|person| PublicPerson::of(&person, minors).ok()).map(|person| (person.id, person)).collect();
    Ok(numbers.iter().filter_map(|number| now.remove(number)).collect())
}

/// Each once, but none of those known already.
fn each_once(numbers: impl Iterator<Item = PersonId>, known: &HashSet<PersonId>) -> Vec<PersonId> {
    let mut seen = known.clone();
    numbers.filter(|number| seen.insert(*number)).collect()
}

/// The text as typed, then with its last words in front: "Anna Kis" is also "Kis Anna".
fn orders(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut all = vec![text.to_owned()];
    if !text.contains(',') {
        for at in (1..words.len().min(5)).rev() {
            all.push([&words[at..], &words[..at]].concat().join(" "));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::orders;

    #[test]
    fn the_family_name_may_stand_last() {
        assert_eq!(orders("Anna Kis"), ["Anna Kis", "Kis Anna"]);
        assert_eq!(orders("Anna Mária Kis"), ["Anna Mária Kis", "Kis Anna Mária", "Mária Kis Anna"]);
        assert_eq!(orders("Kis, Anna"), ["Kis, Anna"]);
        assert_eq!(orders(""), [""]);
    }
}
