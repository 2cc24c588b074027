//! The former system's points as somebody kept them in a table: who, how many, and after which tournament.

use super::{Both, OfTournament, Shadow, compared, published};
use crate::acts::desk::{OfficeError, Refusal};
use crate::refusal::code;
use crate::register::matching::{keys_of_text, words};
use arpad_formats::table::{self, Row};
use arpad_model::{Decimal, EgdPin, List, PersonId, Thousandths, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, persons, tournaments};
use std::collections::{BTreeMap, HashMap};

/// Headings of a column, in either language, as letters and digits alone.
const NUMBER: [&str; 4] = ["number", "id", "szam", "azonosito"];
const PIN: [&str; 4] = ["pin", "egd", "egd pin", "egdpin"];
const NAME: [&str; 4] = ["name", "nev", "jatekos", "player"];
const POINTS: [&str; 6] = ["points", "pont", "elo pont", "elopont", "rating", "ertekszam"];
const TOURNAMENT: [&str; 2] = ["tournament", "verseny"];

/// Sets the table beside the register: with a column of tournaments after each of them, without one at the end.
pub fn beside_table(store: &mut Reader<'_>, file: &str, bytes: &[u8]) -> Result<Shadow, OfficeError> {
    let unreadable = || Refusal::new(code::SHADOW_TABLE).with("file", file);
    let read = table::read(bytes).map_err(|_| unreadable())?;
    let column = |names: &[&str]| read.headings.iter().position(|one| names.contains(&heading(one).as_str()));
    let (number, pin, name) = (column(&NUMBER), column(&PIN), column(&NAME));
    let points = column(&POINTS).filter(|_| number.or(pin).or(name).is_some()).ok_or_else(unreadable)?;
    let all = published(store)?;
    let names = match name {
        Some(_) => of_names(store, all.last())?,
        None => HashMap::new(),
    };
    let mut found = Shadow { other: file.to_owned(), ..Shadow::default() };
    let mut last: HashMap<PersonId, Thousandths> = HashMap::new();
    let mut played: BTreeMap<PersonId, usize> = BTreeMap::new();
    let mut told: BTreeMap<TournamentId, HashMap<PersonId, Thousandths>> = BTreeMap::new();
    for row in &read.rows {
        let cell = |at: Option<usize>| at.and_then(|at| row.cells.get(at)).map_or("", |cell| cell.as_str());
        let person = who(store, (cell(number), cell(pin), cell(name)), &names)?;
        let (Some(person), Some(number)) = (person, thousandths(cell(Some(points)))) else {
            found.unread.push(row.number);
            continue;
        };
        match tournament(row, column(&TOURNAMENT)) {
            Ok(None) => {}
            Ok(Some(tournament)) => _ = told.entry(tournament).or_default().insert(person, number),
            Err(()) => {
                found.unread.push(row.number);
                continue;
            }
        }
        last.insert(person, number);
        played.entry(person).or_default();
    }
    for list in &all {
        let Some(numbers) = list.tournament.and_then(|tournament| told.get(&tournament)) else { continue };
        found.tournaments.extend(of_tournament(store, list, numbers)?);
    }
    for one in found.tournaments.iter().flat_map(|tournament| &tournament.players) {
        *played.entry(one.person).or_default() += 1;
    }
    found.players = compared(store, all.last(), played, &last)?;
    Ok(found)
}

/// After a tournament: what its list says, and what the table does. What was before the table does not tell.
fn of_tournament(
    store: &mut Reader<'_>,
    list: &List,
    numbers: &HashMap<PersonId, Thousandths>,
) -> Result<Option<OfTournament>, OfficeError> {
    let event = match list.tournament {
        Some(tournament) => tournaments::get(store, tournament)?,
        None => None,
    };
    let Some(event) = event else { return Ok(None) };
    let mut who: Vec<PersonId> = numbers.keys().copied().collect();
    who.sort_unstable();
    let rows = list_rows::among(store, list.id, &who)?;
    let points: HashMap<PersonId, i32> = rows.iter().filter_map(|row| Some((row.person, row.rating?))).collect();
    let both = |person: &PersonId| Both {
        person: *person,
        official: [None, points.get(person).copied()],
        other: [None, numbers.get(person).copied()],
    };
    let mut players: Vec<Both> = who.iter().map(both).collect();
    players.sort_by_key(|one| (std::cmp::Reverse(one.apart().map(|by| by.0.abs())), one.person));
    Ok(Some(OfTournament {
        tournament: event.id,
        name: event.name,
        ends: event.ends,
        players,
        refused: Vec::new(),
        without: 0,
    }))
}

/// Names on the newest list, accents and order aside; a name of two is nobody's.
fn of_names(store: &mut Reader<'_>, list: Option<&List>) -> Result<HashMap<String, Option<PersonId>>, OfficeError> {
    let mut names: HashMap<String, Option<PersonId>> = HashMap::new();
    let Some(list) = list else { return Ok(names) };
    let who: Vec<PersonId> = list_rows::of(store, list.id)?.into_iter().map(|row| row.person).collect();
    for person in persons::among(store, &who)? {
        let key = keys_of_text(&format!("{}, {}", person.name.family, person.name.given)).tokens;
        names.entry(key).and_modify(|known| *known = None).or_insert(Some(person.id));
    }
    Ok(names)
}

fn who(
    store: &mut Reader<'_>,
    (number, pin, name): (&str, &str, &str),
    names: &HashMap<String, Option<PersonId>>,
) -> Result<Option<PersonId>, OfficeError> {
    if let Ok(number) = number.parse::<u32>() {
        return Ok(persons::get(store, PersonId(number))?.map(|person| person.merged_into.unwrap_or(person.id)));
    }
    if let Ok(pin) = pin.parse::<u32>() {
        return Ok(persons::by_egd(store, EgdPin(pin))?.map(|person| person.id));
    }
    Ok(names.get(&keys_of_text(name).tokens).copied().flatten())
}

fn tournament(row: &Row, column: Option<usize>) -> Result<Option<TournamentId>, ()> {
    match column.and_then(|at| row.cells.get(at)).map_or("", |cell| cell.as_str()) {
        "" | "-" => Ok(None),
        text => text.parse().map(|number| Some(TournamentId(number))).map_err(|_| ()),
    }
}

/// Whole points, or up to three places behind a comma or a point.
fn thousandths(text: &str) -> Option<Thousandths> {
    let text = text.trim().replace(',', ".");
    let (whole, places) = text.split_once('.').unwrap_or((&text, ""));
    let is_plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    let digits = whole.trim_start_matches(['-', '\u{2212}']);
    if digits.is_empty() || digits.len() > 6 || places.len() > 3 || !is_plain(digits) || !is_plain(places) {
        return None;
    }
    let part: i64 = format!("{places:0<3}").parse().ok()?;
    Some(Decimal(sign * (digits.parse::<i64>().ok()? * 1000 + part)))
}

/// A heading as letters and digits, accents aside.
fn heading(text: &str) -> String {
    words(text).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_write_them() {
        for (text, due) in [("1712", Some(1_712_000)), (" 1712,5", Some(1_712_500)), ("-3.125", Some(-3_125))] {
            assert_eq!(thousandths(text).map(|one| one.0), due, "{text}");
        }
        for text in ["", "-", "sok", "1.2345", "1 712", "9999999", "1e3", "1712.5.1"] {
            assert_eq!(thousandths(text), None, "{text}");
        }
    }

    #[test]
    fn headings_are_known_in_both_languages() {
        for (text, names) in [("Élő-pont", POINTS.as_slice()), ("EGD PIN", &PIN), ("Név", &NAME), ("Szám", &NUMBER)]
        {
            assert!(names.contains(&heading(text).as_str()), "{text}: {}", heading(text));
        }
    }
}
