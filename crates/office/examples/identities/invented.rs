//! Invented persons of whom the truth is known, among them many namesakes, and lines about them as files spoil them.

use super::measured::{Row, Told, Written, count, stamp};
use super::spoilt;
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth, Rated, Record, Sex};
use arpad_model::{FideId, PersonId};
use arpad_office::acts::import::{Incoming, import};
use arpad_office::register::matching::keys_of_text;
use arpad_registry::Registry;
use jiff::civil::date;
use std::collections::HashMap;

const FAMILIES: [&str; 40] = [
    "Nagy",
    "Kovács",
    "Tóth",
    "Szabó",
    "Horváth",
    "Varga",
    "Kiss",
    "Kis",
    "Molnár",
    "Németh",
    "Farkas",
    "Balogh",
    "Papp",
    "Takács",
    "Juhász",
    "Lakatos",
    "Mészáros",
    "Oláh",
    "Simon",
    "Rácz",
    "Fekete",
    "Szilágyi",
    "Török",
    "Fehér",
    "Balázs",
    "Gál",
    "Szűcs",
    "Kocsis",
    "Orsós",
    "Pintér",
    "Fodor",
    "Szalai",
    "Sipos",
    "Magyar",
    "Lukács",
    "Gulyás",
    "Bíró",
    "Király",
    "Katona",
    "László",
];

const MEN: [&str; 24] = [
    "Péter", "István", "János", "Zoltán", "Sándor", "Gábor", "Ferenc", "Attila", "Tamás", "Béla", "András", "Tibor",
    "György", "Csaba", "Imre", "Lajos", "Balázs", "Dániel", "Ádám", "Bence", "Máté", "Levente", "Ákos", "Gergő",
];

const WOMEN: [&str; 12] =
    ["Mária", "Erzsébet", "Katalin", "Éva", "Ilona", "Anna", "Zsuzsanna", "Judit", "Ágnes", "Eszter", "Réka", "Nóra"];

/// Persons in the register.
const PERSONS: u32 = 2_500;

#[derive(Clone)]
pub struct Invented {
    pub fide: u32,
    pub name: String,
    woman: bool,
    pub born: Option<u16>,
    rating: Option<i32>,
    title: &'static str,
    country: &'static str,
}

/// Counts so many lines of every kind and half as many that are spoilt twice, then bare names once more after every question was answered. A seed gives the same lines on
/// every machine.
pub fn measure(lines: usize, seed: u64) -> Vec<Row> {
    let mut dice = Dice(seed);
    let persons: Vec<Invented> = (0..PERSONS).map(|number| person(&mut dice, 700_000 + number * 37)).collect();
    let mut registry = Registry::scratch().expect("a registry");
    let list = listed(&persons);
    let incoming = Incoming { file_name: "list.txt", day: Some(date(2024, 4, 1)), ..Incoming::default() };
    registry.write(|store| import(store, &stamp(), &list[..], &incoming, |_| {})).expect("a list");
    let world = World::of(&persons);
    let mut told: Vec<Told> = Vec::with_capacity(lines + lines / 2);
    while told.len() < lines + lines / 2 {
        // Nobody stands twice in one file.
        let behind = told.len() - told.len() % 40;
        let number = told.len();
        let line = match number < lines {
            true => Some(world.line(&mut dice, &persons, number)),
            false => spoilt::line(&mut dice, &world, &persons, number),
        };
        let Some(line) = line else { continue };
        if line.truth.is_none() || !told[behind..].iter().any(|other| other.truth == line.truth) {
            let same_number = |other: &Told| line.written.fide.is_some() && other.written.fide == line.written.fide;
            if !told[behind..].iter().any(same_number) {
                told.push(line);
            }
        }
    }
    let mut rows = count(&mut registry, &told, true);
    let again: Vec<Told> = told.iter().filter(|one| one.kind == BARE).map(|one| once_more(&mut dice, one)).collect();
    rows.extend(count(&mut registry, &again, false));
    rows
}

const BARE: &str = "a bare name";

/// The same bare name in a later file, with another rating of the same person.
fn once_more(dice: &mut Dice, before: &Told) -> Told {
    let mut written = before.written.clone();
    written.rating = written.rating.map(|rating| rating + dice.below(60) as i32 - 30);
    Told { kind: "a bare name, answered before", written, ..before.clone() }
}

fn person(dice: &mut Dice, fide: u32) -> Invented {
    let woman = dice.below(6) == 0;
    let given = if woman { WOMEN[dice.below(12) as usize] } else { MEN[dice.below(24) as usize] };
    // One in ten has a second given name, of either list: his mother's will do.
    let second = if dice.below(10) == 0 { format!(" {}", WOMEN[dice.below(12) as usize]) } else { String::new() };
    let rating = (dice.below(10) < 8).then(|| 1400 + (dice.below(600) + dice.below(600)) as i32);
    Invented {
        fide,
        name: format!("{}, {given}{second}", FAMILIES[dice.below(40) as usize]),
        woman,
        born: (dice.below(20) > 0).then(|| 1945 + dice.below(72) as u16),
        title: if rating.is_some_and(|rating| rating > 2350) { "IM" } else { "" },
        rating,
        country: if dice.below(10) < 9 { "HUN" } else { "SVK" },
    }
}

fn listed(persons: &[Invented]) -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).expect("a list");
    for one in persons {
        let record = Record {
            fide_id: one.fide,
            name: one.name.as_str(),
            federation: one.country,
            sex: Some(if one.woman { Sex::Female } else { Sex::Male }),
            title: one.title,
            standard: Rated { rating: one.rating.map(|rating| rating as u16), games: Some(0), k: Some(20) },
            born: one.born.map(|year| Birth { year, month_day: None }),
            ..Record::default()
        };
        writer.write(&record).expect("a line");
    }
    writer.finish().expect("a list")
}

/// Who is called alike.
pub struct World {
    sounds: HashMap<String, Vec<usize>>,
}

impl World {
    fn of(persons: &[Invented]) -> Self {
        let mut sounds: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, one) in persons.iter().enumerate() {
            sounds.entry(keys_of_text(&one.name).sound).or_default().push(place);
        }
        World { sounds }
    }

    /// Those called alike who may have been born in that year.
    pub fn alike(&self, persons: &[Invented], name: &str, born: Option<u16>) -> usize {
        let of_year =
            |place: &&usize| persons[**place].born.is_none() || born.is_none() || persons[**place].born == born;
        self.sounds.get(&keys_of_text(name).sound).map_or(0, |all| all.iter().filter(of_year).count())
    }

    fn line(&self, dice: &mut Dice, persons: &[Invented], number: usize) -> Told {
        let place = dice.below(persons.len() as u64) as usize;
        let one = &persons[place];
        let truth = Some(PersonId(place as u32 + 1));
        let clean = written(dice, one);
        let mut line = Told { kind: "as the list prints it", written: clean, truth, plain: true };
        let file = &mut line.written;
        match number % 20 {
            0..=6 => {}
            7 => {
                line.kind = "accents lost";
                file.name = bare(&one.name);
            }
            8 => {
                line.kind = "name in the other order, without accents";
                file.name = bare(&swapped(&one.name));
            }
            9 => {
                line.kind = "two digits of the number exchanged";
                file.fide = Some(FideId(exchanged(dice, one.fide)));
                line.plain = false;
            }
            10 => {
                line.kind = "no number, but a birth";
                file.fide = None;
                let is_alone = self.alike(persons, &one.name, one.born) == 1;
                line.plain = one.born.is_some() && is_alone;
            }
            11 => {
                line.kind = BARE;
                (file.fide, file.born) = (None, String::new());
                line.plain = false;
            }
            12 => {
                line.kind = "no birth, but a number";
                file.born.clear();
            }
            13 => {
                line.kind = "initials, with a number";
                let (family, given) = one.name.split_once(", ").expect("a name");
                file.name = format!("{family}, {}.", given.chars().next().expect("a letter"));
            }
            14 => {
                line.kind = "a number of another federation";
                file.fide = Some(FideId(10_000 + dice.below(80_000) as u32));
                if dice.below(2) == 0 {
                    file.born.clear();
                }
                line.plain = false;
            }
            15 => {
                line.kind = "another federation than the list's";
                file.country = "AUT".into();
            }
            16 => {
                line.kind = "a slip in the name, with number and birth";
                file.name = slip(dice, &one.name);
                line.plain = one.born.is_some() && one.name.find(',').is_some_and(|end| end > 5);
            }
            17 => {
                line.kind = "another person's number";
                let other = &persons[(place + 1 + dice.below(50) as usize) % persons.len()];
                file.fide = Some(FideId(other.fide));
                line.plain = false;
            }
            18 => {
                line.kind = "another person's rating";
                file.rating = one.rating.map(|rating| if rating > 2000 { rating - 700 } else { rating + 700 });
                line.plain = one.rating.is_none();
            }
            _ => return self.newcomer(dice, persons),
        }
        line
    }

    /// Somebody who is not in the register, with a number of his own or without one. Without a number he has not the name and
    /// the year of somebody in the register: of those two nobody could tell, from the file, which one is meant.
    fn newcomer(&self, dice: &mut Dice, persons: &[Invented]) -> Told {
        let fide = 14_000_000 + dice.below(900_000) as u32;
        let one = person(dice, fide);
        let mut written = written(dice, &one);
        if dice.below(4) == 0 && (one.born.is_none() || self.alike(persons, &one.name, one.born) == 0) {
            written.fide = None;
        }
        let plain = written.fide.is_some() && self.alike(persons, &one.name, one.born) == 0;
        Told { kind: "somebody new", written, truth: None, plain }
    }
}

pub fn written(dice: &mut Dice, one: &Invented) -> Written {
    let drift = if dice.below(20) == 0 { dice.below(600) as i32 - 300 } else { dice.below(80) as i32 - 40 };
    Written {
        name: one.name.clone(),
        fide: Some(FideId(one.fide)),
        born: one.born.map(|year| format!("{year}/00/00")).unwrap_or_default(),
        rating: one.rating.map(|rating| rating + drift),
        title: one.title.to_owned(),
        country: one.country.to_owned(),
        sex: if one.woman { 'w' } else { 'm' },
    }
}

fn swapped(name: &str) -> String {
    name.split_once(", ").map(|(family, given)| format!("{given} {family}")).unwrap_or_default()
}

/// As a program without accents writes it.
pub fn bare(name: &str) -> String {
    let letter = |letter: char| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' | 'ö' | 'ő' => 'o',
        'ú' | 'ü' | 'ű' => 'u',
        'Á' => 'A',
        'É' => 'E',
        'Ö' | 'Ó' => 'O',
        other => other,
    };
    name.chars().map(letter).collect()
}

/// Two neighboring digits in each other's place, where they differ.
pub fn exchanged(dice: &mut Dice, number: u32) -> u32 {
    let digits = number.to_string().into_bytes();
    let places: Vec<usize> = (1..digits.len() - 1).filter(|place| digits[*place] != digits[*place + 1]).collect();
    let mut digits = digits;
    if let Some(place) = places.get(dice.below(places.len().max(1) as u64) as usize) {
        digits.swap(*place, *place + 1);
    }
    String::from_utf8(digits).expect("digits").parse().expect("a number")
}

/// Two neighboring letters of the family name exchanged, behind the first.
fn slip(dice: &mut Dice, name: &str) -> String {
    let mut letters: Vec<char> = name.chars().collect();
    let end = letters.iter().position(|letter| *letter == ',').unwrap_or(2);
    let place = 1 + dice.below(end as u64 - 2) as usize;
    letters.swap(place, place + 1);
    letters.into_iter().collect()
}

/// The same numbers on every machine.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % end.max(1)
    }
}
