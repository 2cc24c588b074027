//! Finding people as a visitor types: with or without accents, words or their beginnings in any order, or any number. Who
//! asked to be hidden is not found.

use crate::acts::desk::OfficeError;
use crate::register::matching::keys_of_text;
use crate::register::standing_for;
use crate::views::directory::{Directory, Typed};
use crate::views::public::PublicPerson;
use arpad_model::{EgdPin, FideId, Komir, Person, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::persons;
use std::collections::HashMap;

/// Everybody who may be meant, the likeliest first, up to a limit. Without a directory a name is found by how it begins,
/// the family name first or last.
pub fn search(
    store: &mut Reader<'_>,
    directory: Option<&Directory>,
    text: &str,
    most: usize,
) -> Result<Vec<PublicPerson>, OfficeError> {
    let found = among_all(store, directory, text, most)?;
    Ok(found.iter().filter_map(|person| PublicPerson::of(person).ok()).collect())
}

fn among_all(
    store: &mut Reader<'_>,
    directory: Option<&Directory>,
    text: &str,
    most: usize,
) -> Result<Vec<Person>, OfficeError> {
    let text: String = text.chars().filter(|c| !c.is_control()).take(80).collect();
    let text = text.trim();
    let mut found: Vec<Person> = Vec::new();
    let digits = text.rsplit(':').next().unwrap_or_default().trim();
    if let Ok(number) = digits.parse::<u32>() {
        let komir = match Komir::new(number) {
            Some(komir) => persons::by_komir(store, komir)?,
            None => None,
        };
        let others = [persons::by_fide(store, FideId(number))?, persons::by_egd(store, EgdPin(number))?];
        for person in komir.into_iter().chain(others.into_iter().flatten()) {
            let standing = standing_for(store, person.id)?;
            add(&mut found, persons::get(store, standing)?);
        }
        add(&mut found, persons::get(store, PersonId(number))?.filter(|person| person.merged_into.is_none()));
        return Ok(found);
    }
    for typed in Typed::readings(text) {
        if let Some(directory) = directory.filter(|_| found.len() < most) {
            look_up(store, directory, &typed, most, &mut found)?;
        }
    }
    if found.len() >= most {
        found.truncate(most);
        return Ok(found);
    }
    // Whoever is newer than the directory, or all there is without one.
    let limit = u32::try_from(most).unwrap_or(u32::MAX);
    for order in orders(text) {
        let plain = keys_of_text(&order).plain;
        if !plain.is_empty() {
            persons::by_plain(store, &plain, limit)?.into_iter().for_each(|person| add(&mut found, Some(person)));
        }
    }
    let keys = keys_of_text(text);
    if found.len() < most && !keys.sound.is_empty() {
        persons::by_sound(store, &keys.sound)?.into_iter().for_each(|person| add(&mut found, Some(person)));
    }
    found.truncate(most);
    Ok(found)
}

/// Those of the directory as the register knows them now: who is called otherwise by now was not meant.
fn look_up(
    store: &mut Reader<'_>,
    directory: &Directory,
    typed: &Typed,
    most: usize,
    found: &mut Vec<Person>,
) -> Result<(), OfficeError> {
    let numbers: Vec<PersonId> = directory.find(typed, most).into_iter().collect();
    let mut persons: HashMap<PersonId, Person> =
        persons::among(store, &numbers)?.into_iter().map(|person| (person.id, person)).collect();
    for number in numbers {
        let is_meant = |person: &Person| person.merged_into.is_none() && typed.fits(&person.plain);
        add(found, persons.remove(&number).filter(is_meant));
    }
    Ok(())
}

fn add(found: &mut Vec<Person>, person: Option<Person>) {
    if let Some(person) = person
        && !person.withheld
        && !person.is_stranger()
        && !found.iter().any(|other| other.id == person.id)
    {
        found.push(person);
    }
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
