//! Lines that are spoilt twice, or where it hurts most: a slip of one letter anywhere, a given name more or less, the digits of
//! the year exchanged; beside a number that nobody has, or without one.

use super::invented::{Dice, Invented, World, bare, exchanged, written};
use super::measured::Told;
use arpad_model::{FideId, PersonId};

/// A line; none where this person cannot be spoilt so, or where he would be somebody else in the register whom nobody could
/// tell from him by the file.
pub fn line(dice: &mut Dice, world: &World, persons: &[Invented], number: usize) -> Option<Told> {
    let place = dice.below(persons.len() as u64) as usize;
    let one = &persons[place];
    let mut file = written(dice, one);
    let nobodys = Some(FideId(7_200_000 + dice.below(100_000) as u32));
    let kind = match number % 12 {
        0 => {
            (file.born, file.fide) = (year_off(one)?, nobodys);
            "year's digits exchanged, a number nobody has"
        }
        1 => {
            (file.name, file.fide) = (slip(dice, &one.name), Some(FideId(exchanged(dice, one.fide))));
            "a slip in the name, digits of the number exchanged"
        }
        2 => {
            (file.name, file.fide) = (slip(dice, &one.name), nobodys);
            "a slip in the name, a number nobody has"
        }
        3 => {
            (file.name, file.fide) = (slip(dice, &one.name), nobodys);
            file.born.clear();
            "a slip in the name, a number nobody has, no birth"
        }
        4 => {
            (file.name, file.fide) = (format!("{} Zsolt", one.name), nobodys);
            "a given name more, a number nobody has"
        }
        5 => {
            (file.name, file.fide) = (one_name_less(&one.name)?, nobodys);
            "a given name less, a number nobody has"
        }
        6 => {
            (file.born, file.fide) = (year_off(one)?, None);
            "year's digits exchanged, no number"
        }
        7 => {
            (file.name, file.fide) = (slip(dice, &one.name), None);
            "a slip in the name, no number"
        }
        8 => {
            (file.name, file.fide) = (slip(dice, &one.name), None);
            file.born.clear();
            "a slip in the name, neither number nor birth"
        }
        9 => {
            (file.name, file.fide) = (format!("{} Zsolt", one.name), None);
            "a given name more, no number"
        }
        10 => {
            (file.name, file.fide) = (one_name_less(&one.name)?, None);
            "a given name less, no number"
        }
        _ => {
            (file.born, file.fide) = (year_off(one)?, Some(FideId(exchanged(dice, one.fide))));
            "year's digits and the number's exchanged"
        }
    };
    let year = file.born.get(..4).and_then(|year| year.parse().ok());
    let is_somebody_elses = file.fide.is_none()
        && (file.name != one.name || year != one.born)
        && world.alike(persons, &file.name, year.filter(|_| !file.born.is_empty())) > 0;
    (!is_somebody_elses).then(|| Told { kind, written: file, truth: Some(PersonId(place as u32 + 1)), plain: false })
}

/// The year with its last two digits exchanged: 1928 for 1982.
fn exchanged_year(year: u16) -> u16 {
    year - year % 100 + year % 10 * 10 + year / 10 % 10
}

/// The birth with that year, where it is another one.
fn year_off(one: &Invented) -> Option<String> {
    let year = one.born.filter(|year| exchanged_year(*year) != *year)?;
    Some(format!("{}/00/00", exchanged_year(year)))
}

/// Without the last given name of two.
fn one_name_less(name: &str) -> Option<String> {
    let (rest, _) = name.rsplit_once(' ').filter(|(rest, _)| !rest.ends_with(','))?;
    Some(rest.to_owned())
}

/// One letter changed, added, left out or exchanged with its neighbor, anywhere in the name.
fn slip(dice: &mut Dice, name: &str) -> String {
    loop {
        let mut letters: Vec<char> = name.chars().collect();
        let place = dice.below(letters.len() as u64) as usize;
        let other = char::from(b'a' + dice.below(26) as u8);
        let is_name = |at: usize, letters: &[char]| letters.get(at).is_some_and(|letter| letter.is_alphabetic());
        match dice.below(4) {
            _ if !is_name(place, &letters) => continue,
            0 => letters[place] = other,
            1 => letters.insert(place, other),
            2 => _ = letters.remove(place),
            _ if is_name(place + 1, &letters) => letters.swap(place, place + 1),
            _ => continue,
        }
        let slipped: String = letters.into_iter().collect();
        // Of a word of two letters nobody can tell what it was.
        let is_long = slipped.split([' ', ',']).filter(|word| !word.is_empty()).all(|word| word.chars().count() >= 3);
        if is_long && bare(&slipped).to_lowercase() != bare(name).to_lowercase() {
            return slipped;
        }
    }
}
