//! What is done with papers: registrations, licences, guests, transfers, arbiters' licences, strength orders. A club's officer
//! does it for his own club.

use super::{Deed, Field, FieldKind, Own, PERSON, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{Fact, PersonId};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp};
use arpad_office::acts::paper::{ArbiterLicence, file_registration, guest, license, license_arbiter, transfer};
use arpad_office::acts::policy::policy;
use arpad_office::acts::strength::strength_order_from;
use arpad_office::refusal::code;
use arpad_office::views::person_page::person_meant;
use arpad_office::views::records;
use arpad_registry::{Reader, Writer};
use std::collections::BTreeSet;

const CLUB: Field = Field::needed("club", FieldKind::Line);
const SEASON: Field = Field::needed("season", FieldKind::Line);
const DAY: Field = Field::free("day", FieldKind::Day);

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "registration",
        kind: Kind::Paper,
        fields: &[PERSON, DAY, Field::free("remark", FieldKind::Line), WHY],
        own: Own::If(is_of_own_club),
        act: registration,
    },
    Deed {
        name: "licence",
        kind: Kind::Paper,
        fields: &[PERSON, CLUB, SEASON, DAY, WHY],
        own: Own::If(takes_over),
        act: licence,
    },
    Deed {
        name: "licences",
        kind: Kind::Paper,
        fields: &[CLUB, SEASON, Field::needed("persons", FieldKind::Table), DAY, WHY],
        own: Own::If(takes_over),
        act: licences,
    },
    Deed {
        name: "guest",
        kind: Kind::Paper,
        fields: &[PERSON, CLUB, SEASON, DAY, WHY],
        own: Own::If(takes_over),
        act: as_guest,
    },
    Deed {
        name: "transfer",
        kind: Kind::Paper,
        fields: &[PERSON, CLUB, DAY, WHY],
        own: Own::If(takes_over),
        act: to_another_club,
    },
    Deed {
        name: "arbiter-licence",
        kind: Kind::Paper,
        fields: &[
            PERSON,
            Field::needed("number", FieldKind::Line),
            Field::needed("licence-kind", FieldKind::Choice(&["national", "FA", "IA"])),
            DAY,
            Field::free("until", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: of_arbiter,
    },
    Deed {
        name: "strength",
        kind: Kind::Strength,
        fields: &[CLUB, SEASON, Field::needed("persons", FieldKind::Table), DAY, WHY],
        own: Own::If(is_own_club),
        act: strength,
    },
];

/// It is for the club whose officer he is.
fn is_own_club(store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
    let Some(own) = who.club() else { return Ok(false) };
    Ok(given.club_if_any(store, "club")? == Some(own))
}

/// It is for his club, and of persons he may take there: his own, who has no club yet, and, where the federation lets clubs do it by
/// themselves, those of others. Who asked not to be shown is taken over by the office alone: the club's page would say who he is.
fn takes_over(store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
    if !is_own_club(store, who, given)? {
        return Ok(false);
    }
    let clubs_take = policy(store)?.clubs_take;
    let persons = match given.text("persons") {
        Some(_) => persons(store, given)?,
        None => {
            let typed = given.line("person");
            given.person_if_any(store, "person")?.map(|person| Pasted { row: 1, typed, person }).into_iter().collect()
        }
    };
    let mut faults = Vec::new();
    for line in persons {
        let Some(person) = records::person(store, line.person)? else { continue };
        let is_free = person.club.is_none() || clubs_take;
        if person.club != who.club() && (!is_free || person.withheld) {
            // Who asked not to be shown is, by his name, nobody: neither that he is here nor under which number.
            let refusal = match person.withheld && is_name(&line.typed) {
                true => Refusal::new(code::PERSON_NOT_FOUND).with("text", line.typed.as_str()),
                false => Refusal::new(code::TAKEN_BY_OFFICE).with("person", person.id),
            };
            if given.text("persons").is_none() {
                return Err(Stop::At("person", Box::new(refusal)));
            }
            faults.push(line.refused(refusal.into()));
        }
    }
    if faults.is_empty() { Ok(true) } else { Err(Stop::Undone(faults)) }
}

/// The person is of his club, or of none yet.
fn is_of_own_club(store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
    let (Some(own), Some(id)) = (who.club(), given.person_if_any(store, "person")?) else { return Ok(false) };
    Ok(records::person(store, id)?.is_some_and(|person| person.club.is_none_or(|club| club == own)))
}

fn registration(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    Ok(file_registration(store, stamp, person, given.day_or_today("day", stamp)?, &given.line("remark"))?)
}

fn licence(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    licensed(store, stamp, given, person)
}

fn licensed(store: &mut Writer<'_>, stamp: &Stamp, given: &Given, person: PersonId) -> Result<(), Stop> {
    let (club, day) = (given.club(store, "club")?, given.day_or_today("day", stamp)?);
    let done = license(store, stamp, person, club, given.needed("season")?, day)?;
    if done.is_new {
        let name = records::person(store, person)?.map(|one| one.name.eastern()).unwrap_or_default();
        given.tell("desk-komir-given", vec![("name", Fact::Name(name)), ("komir", Fact::from(done.komir))]);
    }
    Ok(())
}

/// All of a table or none; every line that is refused is named. Who stands there twice has one licence, and who has the very one
/// already needs no other: both are told.
fn licences(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let club = given.club(store, "club")?;
    let called = records::club(store, club)?.map(|club| Fact::from(club.name.as_str()));
    let (mut faults, mut seen) = (Vec::new(), BTreeSet::new());
    for line in persons(store, given)? {
        if !seen.insert(line.person) {
            given.tell("desk-licence-twice", line.facts());
            continue;
        }
        match licensed(store, stamp, given, line.person) {
            Ok(()) => {}
            Err(Stop::Office(OfficeError::Refused(refusal))) => {
                let there = refusal.facts.iter().find(|(name, _)| *name == "club").map(|(_, club)| club);
                match refusal.code == code::LICENCE_ALREADY && there == called.as_ref() {
                    true => given.tell("desk-licence-held-already", line.facts()),
                    false => faults.push(line.refused(refusal)),
                }
            }
            Err(other) => return Err(other),
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Stop::Undone(faults)) }
}

fn as_guest(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (person, club) = (given.person(store, "person")?, given.club(store, "club")?);
    Ok(guest(store, stamp, person, club, given.needed("season")?, given.day_or_today("day", stamp)?)?)
}

fn to_another_club(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (person, club) = (given.person(store, "person")?, given.club(store, "club")?);
    transfer(store, stamp, person, club, given.day_or_today("day", stamp)?)?;
    Ok(())
}

fn of_arbiter(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    let licence = ArbiterLicence {
        number: given.needed("number")?.to_owned(),
        kind: given.needed("licence-kind")?.to_owned(),
        until: given.day_if_any("until")?,
    };
    Ok(license_arbiter(store, stamp, person, &licence, given.day_or_today("day", stamp)?)?)
}

fn strength(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (club, season) = (given.club(store, "club")?, given.needed("season")?.to_owned());
    let persons: Vec<PersonId> = persons(store, given)?.into_iter().map(|line| line.person).collect();
    let day = given.day_or_today("day", stamp)?;
    Ok(strength_order_from(store, stamp, (club, &season), &persons, day)?)
}

/// A line of a table that is pasted in.
struct Pasted {
    /// As it was pasted, from 1.
    row: usize,
    typed: String,
    person: PersonId,
}

impl Pasted {
    fn facts(&self) -> Vec<(&'static str, Fact)> {
        vec![("row", self.row.into()), ("typed", Fact::Name(self.shown()))]
    }

    fn shown(&self) -> String {
        self.typed.replace('\t', "; ").chars().take(SHOWN).collect()
    }

    fn refused(&self, refusal: Box<Refusal>) -> super::Remark {
        super::Remark::Line(self.row, self.shown(), refusal)
    }
}

/// So much of a line is repeated.
const SHOWN: usize = 60;

/// Whether somebody is named by what people call him, and not by a number.
fn is_name(typed: &str) -> bool {
    !says_number(typed.trim()) && typed.chars().any(char::is_alphabetic)
}

/// The most lines of a table that is pasted in.
const MOST_LINES: usize = 500;

/// The persons of a table, line by line: a number, `komir:…`, `fide:…` or a name; of cells that are separated the first that
/// says who it is counts. Every line that nobody is meant by is told; lines are counted as they were pasted.
fn persons(store: &mut Reader<'_>, given: &Given) -> Result<Vec<Pasted>, Stop> {
    let text = given.stated("persons").unwrap_or_default();
    given.needed("persons")?;
    let numbered = text.lines().zip(1..).map(|(line, row)| (row, line.trim()));
    let mut lines: Vec<(usize, &str)> = numbered.filter(|(_, line)| !line.is_empty()).collect();
    if lines.first().is_some_and(|(_, line)| is_heading(line)) {
        lines.remove(0);
    }
    if lines.len() > MOST_LINES {
        return Err(Stop::Field("persons", "deed-too-many-lines"));
    }
    let (mut found, mut faults) = (Vec::with_capacity(lines.len()), Vec::new());
    for (row, line) in lines {
        match person_of(store, line) {
            Ok(person) => found.push(Pasted { row, typed: line.to_owned(), person }),
            Err(OfficeError::Refused(refusal)) => faults.push(super::Remark::Row(row, refusal)),
            Err(other) => return Err(other.into()),
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(Stop::Undone(faults)) }
}

/// What the columns of a table are called, where its first row says so.
const HEADINGS: [&str; 8] = ["név", "játékos", "tábla", "komir", "name", "player", "board", "fide"];

fn cells(line: &str) -> impl Iterator<Item = &str> {
    line.split(['\t', ';']).map(str::trim).filter(|cell| !cell.is_empty())
}

fn is_heading(line: &str) -> bool {
    cells(line).count() > 1 && cells(line).any(|cell| HEADINGS.contains(&cell.to_lowercase().as_str()))
}

fn person_of(store: &mut Reader<'_>, line: &str) -> Result<PersonId, OfficeError> {
    // A table from a spreadsheet: board, KOMIR number, name and what else stands there, in any order.
    let cells = || cells(line);
    if cells().count() > 1 {
        let is_name = |cell: &&str| cell.chars().any(char::is_alphabetic) && !says_number(cell);
        let mut unnamed = None;
        for cell in cells().filter(is_name) {
            match person_meant(store, cell) {
                Ok(person) => return of_one(store, cells(), person),
                Err(error) => drop(unnamed.get_or_insert(error)),
            }
        }
        // Beside a name that is nobody's a short number is a board, a rating or a year.
        let least = if unnamed.is_some() { SHORTEST_KOMIR } else { 3 };
        let mut numbers = cells().filter(|cell| cell.len() >= least && cell.bytes().all(|byte| byte.is_ascii_digit()));
        if let Some(number) = numbers.next()
            && let Ok(person) = person_meant(store, &format!("komir:{number}"))
        {
            return Ok(person);
        }
        if let Some(number) = cells().find(|cell| says_number(cell)) {
            return person_meant(store, number);
        }
        // What stands beside it says nothing: the name is what is wrong.
        if let Some(error) = unnamed {
            return Err(error);
        }
    }
    person_meant(store, line)
}

/// A name and a number that are two persons' are neither's; who the other is is not told. A shorter number may be a board or a rating.
fn of_one<'a>(
    store: &mut Reader<'_>,
    cells: impl Iterator<Item = &'a str>,
    person: PersonId,
) -> Result<PersonId, OfficeError> {
    for cell in cells {
        let is_long = cell.len() >= SHORTEST_KOMIR && cell.bytes().all(|byte| byte.is_ascii_digit());
        let typed = if is_long { format!("komir:{cell}") } else { cell.to_owned() };
        if (is_long || says_number(cell)) && person_meant(store, &typed).is_ok_and(|other| other != person) {
            return Err(Refusal::new(code::PERSON_OF_TWO).with("text", cell).into());
        }
    }
    Ok(person)
}

/// `komir:12345` and its like.
fn says_number(cell: &str) -> bool {
    let cell = cell.to_lowercase();
    ["komir:", "fide:", "egd:"].iter().any(|prefix| cell.starts_with(prefix))
}

/// A number of fewer digits is no KOMIR number that is written down without saying so.
const SHORTEST_KOMIR: usize = 5;
