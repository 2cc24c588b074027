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
        None => given.person_if_any(store, "person")?.into_iter().collect(),
    };
    for (at, id) in persons.into_iter().enumerate() {
        let Some(person) = records::person(store, id)? else { continue };
        let is_free = person.club.is_none() || clubs_take;
        if person.club != who.club() && (!is_free || person.withheld) {
            let refusal = Refusal::new(code::TAKEN_BY_OFFICE).with("person", id);
            return Err(match given.text("persons") {
                Some(_) => Stop::Undone(vec![super::Remark::Row(at + 1, Box::new(refusal))]),
                None => Stop::At("person", Box::new(refusal)),
            });
        }
    }
    Ok(true)
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

/// All of a table or none; the line that is refused is named.
fn licences(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let persons = persons(store, given)?;
    for (at, person) in persons.into_iter().enumerate() {
        licensed(store, stamp, given, person).map_err(|stop| in_row(at + 1, stop))?;
    }
    Ok(())
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
    let persons = persons(store, given)?;
    let day = given.day_or_today("day", stamp)?;
    Ok(strength_order_from(store, stamp, (club, &season), &persons, day)?)
}

/// The most lines of a table that is pasted in.
const MOST_LINES: usize = 500;

/// The persons of a table, line by line: a number, `komir:…`, `fide:…` or a name; of cells that are separated the first that
/// says who it is counts. Every line that nobody is meant by is told.
fn persons(store: &mut Reader<'_>, given: &Given) -> Result<Vec<PersonId>, Stop> {
    let text = given.needed("persons")?;
    let mut lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.first().is_some_and(|line| is_heading(line)) {
        lines.remove(0);
    }
    if lines.len() > MOST_LINES {
        return Err(Stop::Field("persons", "deed-too-many-lines"));
    }
    let (mut found, mut faults) = (Vec::with_capacity(lines.len()), Vec::new());
    for (at, line) in lines.iter().enumerate() {
        match person_of(store, line) {
            Ok(person) => found.push(person),
            Err(OfficeError::Refused(refusal)) => faults.push(super::Remark::Row(at + 1, refusal)),
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
        for cell in cells().filter(is_name) {
            if let Ok(person) = person_meant(store, cell) {
                return of_one(store, cells(), person);
            }
        }
        let mut numbers = cells().filter(|cell| cell.len() >= 3 && cell.bytes().all(|byte| byte.is_ascii_digit()));
        if let Some(number) = numbers.next()
            && let Ok(person) = person_meant(store, &format!("komir:{number}"))
        {
            return Ok(person);
        }
        if let Some(number) = cells().find(|cell| says_number(cell)) {
            return person_meant(store, number);
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

fn in_row(row: usize, stop: Stop) -> Stop {
    match stop {
        Stop::Office(OfficeError::Refused(refusal)) => Stop::Undone(vec![super::Remark::Row(row, refusal)]),
        other => other,
    }
}
