//! Persons: the left KOMIR sheet. Only what entered by mistake, and what nothing names, is taken out again.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, replace, select};
use crate::door::transaction::{Among, in_json, texts_in_json};
use crate::door::value::Value;
use crate::tables::{births, called, settings};
use crate::{Error, Reader, Writer};
use arpad_model::{ClubId, EgdPin, EntryId, FideId, Komir, ListId, Person, PersonId, PersonName, Sex};

const TABLE: &str = "person";

macro_rules! person {
    ($make:ident $($args:tt)*) => {
        $make! { person [
            id INT8, komir INT8, fide INT8, egd INT8, family TEXT, given TEXT, plain TEXT, sound TEXT, born TEXT,
            sex TEXT, country TEXT, title TEXT, club INT8, died TEXT, hidden INT8, merged_into INT8, entry INT8,
            withheld INT8, stranger INT8
        ] $($args)* }
    };
}

person!(places);

const BULK: Bulk = person!(bulk);

/// The number the next person gets.
pub fn next(store: &mut Reader<'_>) -> Result<PersonId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM person", &[], |row| row.number::<u32>(TABLE, 0))?;
    let left: Option<u32> = settings::get(store, LEFT)?.and_then(|number| number.parse().ok());
    Ok(PersonId(highest.max(left).unwrap_or(0) + 1))
}

/// The setting that holds the highest number of somebody who has left the register.
const LEFT: &str = "highest-left";

/// Keeps the numbers up to this one for those who have left the register: they may come back, and nobody else is given one.
pub fn keep_numbers(store: &mut Writer<'_>, highest: Option<PersonId>) -> Result<(), Error> {
    match highest {
        Some(highest) => settings::set(store, LEFT, &highest.to_string()),
        None => settings::remove(store, LEFT),
    }
}

/// The KOMIR number the next first licence brings; none when all five digits are used up.
pub fn next_komir(store: &mut Reader<'_>) -> Result<Option<Komir>, Error> {
    let highest = store.one("SELECT COALESCE(max(komir), 0) FROM person", &[], |row| row.number::<u32>(TABLE, 0))?;
    Ok(Komir::new(highest.unwrap_or(0) + 1))
}

/// Enters one person.
pub fn insert(store: &mut Writer<'_>, person: &Person, entry: EntryId) -> Result<(), Error> {
    store.execute(BULK.insert, &values(person, entry))?;
    Ok(())
}

/// Enters many.
pub fn insert_all(store: &mut Writer<'_>, persons: &[Person], entry: EntryId) -> Result<(), Error> {
    store.bulk(&BULK, |sink| persons.iter().try_for_each(|person| sink.row(&values(person, entry))))
}

/// Changes everything about a person but the number.
pub fn update(store: &mut Writer<'_>, person: &Person, entry: EntryId) -> Result<(), Error> {
    called::keep(store, person, entry)?;
    births::keep(store, person, entry)?;
    store.execute(person!(replace), &values(person, entry))?;
    Ok(())
}

/// Says whether somebody is but an opponent of ours in go; the entry that wrote the row stays.
pub fn set_stranger(store: &mut Writer<'_>, id: PersonId, stranger: bool) -> Result<(), Error> {
    store.execute("UPDATE person SET stranger = ?2 WHERE id = ?1", &[id.0.into(), stranger.into()])?;
    Ok(())
}

/// Everybody of whom nothing may be shown.
pub fn withheld(store: &mut Reader<'_>) -> Result<Vec<PersonId>, Error> {
    store
        .all("SELECT id FROM person WHERE withheld <> 0 ORDER BY id", &[], |row| Ok(PersonId(row.number("person", 0)?)))
}

/// Whether anything of a person may be shown; by whose wish stands elsewhere, so the entry that wrote the row stays.
pub fn withhold(store: &mut Writer<'_>, id: PersonId, withheld: bool) -> Result<(), Error> {
    store.execute("UPDATE person SET withheld = ?2 WHERE id = ?1", &[id.0.into(), withheld.into()])?;
    Ok(())
}

fn values(person: &Person, entry: EntryId) -> [Value<'_>; 19] {
    [
        person.id.0.into(),
        person.komir.map(Komir::number).into(),
        person.fide.into(),
        person.egd.into(),
        (&person.name.family).into(),
        (&person.name.given).into(),
        (&person.plain).into(),
        (&person.sound).into(),
        person.born.into(),
        person.sex.map(Sex::as_str).into(),
        (&person.country).into(),
        (&person.title).into(),
        person.club.map(|club| club.0).into(),
        person.died.into(),
        person.hidden.into(),
        person.merged_into.map(|other| other.0).into(),
        entry.into(),
        person.withheld.into(),
        person.stranger.into(),
    ]
}

/// One person, even one who was found to be another.
pub fn get(store: &mut Reader<'_>, id: PersonId) -> Result<Option<Person>, Error> {
    store.one(person!(select "id = ?1"), &[id.0.into()], read)
}

/// Whether anybody has a country.
pub fn has_country(store: &mut Reader<'_>, country: &str) -> Result<bool, Error> {
    Ok(store.one("SELECT id FROM person WHERE country = ?1 LIMIT 1", &[country.into()], |row| row.int(0))?.is_some())
}

/// By KOMIR number.
pub fn by_komir(store: &mut Reader<'_>, komir: Komir) -> Result<Option<Person>, Error> {
    store.one(person!(select "komir = ?1"), &[komir.number().into()], read)
}

/// By FIDE number.
pub fn by_fide(store: &mut Reader<'_>, fide: FideId) -> Result<Option<Person>, Error> {
    store.one(person!(select "fide = ?1"), &[fide.into()], read)
}

/// By the European Go Database's number.
pub fn by_egd(store: &mut Reader<'_>, egd: EgdPin) -> Result<Option<Person>, Error> {
    store.one(person!(select "egd = ?1"), &[egd.into()], read)
}

/// Everybody with one of these FIDE numbers, merged ones too, by our own number.
pub fn by_fides(store: &mut Reader<'_>, numbers: &[FideId]) -> Result<Vec<Person>, Error> {
    const AMONG: Among = Among {
        sqlite: person!(select "fide IN (SELECT value FROM json_each(?1)) ORDER BY id"),
        postgres: person!(select
            "fide IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY id"
        ),
    };
    all_in(store, &AMONG, &in_json(numbers.iter().copied()))
}

/// Everybody whose name may be spelt like one of these, by our own number.
pub fn by_sounds(store: &mut Reader<'_>, sounds: &[String]) -> Result<Vec<Person>, Error> {
    const AMONG: Among = Among {
        sqlite: person!(select "sound IN (SELECT value FROM json_each(?1)) AND merged_into IS NULL ORDER BY id"),
        postgres: person!(select
            "sound IN (SELECT value FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))
             AND merged_into IS NULL ORDER BY id"
        ),
    };
    all_in(store, &AMONG, &texts_in_json(sounds.iter().map(String::as_str)))
}

fn all_in(store: &mut Reader<'_>, among: &'static Among, json: &str) -> Result<Vec<Person>, Error> {
    let mut all = Vec::new();
    store.each_in(among, json, |row| {
        all.push(read(row)?);
        Ok(())
    })?;
    Ok(all)
}

/// Everybody whose name may be spelt like this.
pub fn by_sound(store: &mut Reader<'_>, sound: &str) -> Result<Vec<Person>, Error> {
    store.all(person!(select "sound = ?1 AND merged_into IS NULL ORDER BY id"), &[sound.into()], read)
}

/// Everybody whose accent-free name begins with this, up to a limit.
pub fn by_plain(store: &mut Reader<'_>, plain: &str, most: u32) -> Result<Vec<Person>, Error> {
    // The end of the range is the beginning followed by the last character there is: an index serves it on both databases.
    let end = format!("{plain}\u{10FFFF}");
    store.all(
        person!(select "plain >= ?1 AND plain < ?2 AND merged_into IS NULL ORDER BY plain, id LIMIT ?3"),
        &[plain.into(), (&end).into(), most.into()],
        read,
    )
}

/// A stretch of everybody who may be shown, by number.
pub fn shown(store: &mut Reader<'_>, skip: u32, most: u32) -> Result<Vec<Person>, Error> {
    store.all(
        person!(select
            "withheld = 0 AND merged_into IS NULL AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL)
             ORDER BY id LIMIT ?2 OFFSET ?1"
        ),
        &[skip.into(), most.into()],
        read,
    )
}

/// How many may be shown.
pub fn count_shown(store: &mut Reader<'_>) -> Result<u64, Error> {
    const SQL: &str = "SELECT count(*) FROM person WHERE withheld = 0 AND merged_into IS NULL
        AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL)";
    Ok(store.one(SQL, &[], |row| row.number(TABLE, 0))?.unwrap_or(0))
}

/// The members of a club by name.
pub fn of_club(store: &mut Reader<'_>, club: ClubId) -> Result<Vec<Person>, Error> {
    store.all(person!(select "club = ?1 AND merged_into IS NULL ORDER BY plain, id"), &[club.0.into()], read)
}

/// Everybody of a club is of another from now on.
pub fn move_club(store: &mut Writer<'_>, from: ClubId, to: ClubId, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "UPDATE person SET club = ?2, entry = ?3 WHERE club = ?1";
    called::keep_members(store, from, entry)?;
    store.execute(SQL, &[from.0.into(), to.0.into(), entry.into()])?;
    Ok(())
}

/// Everybody of a club, by number, even who was found to be another.
pub fn all_of_club(store: &mut Reader<'_>, club: ClubId) -> Result<Vec<Person>, Error> {
    store.all(person!(select "club = ?1 ORDER BY id"), &[club.0.into()], read)
}

/// Those who were merged into this person.
pub fn merged_into(store: &mut Reader<'_>, id: PersonId) -> Result<Vec<Person>, Error> {
    store.all(person!(select "merged_into = ?1 ORDER BY id"), &[id.0.into()], read)
}

/// Everybody, by number.
pub fn each(store: &mut Reader<'_>, mut take: impl FnMut(Person) -> Result<(), Error>) -> Result<(), Error> {
    store.each(person!(select "id > 0 ORDER BY id"), &[], |row| take(read(row)?))
}

/// Everybody who has a row on a list, by number.
pub fn each_on(
    store: &mut Reader<'_>,
    list: ListId,
    mut take: impl FnMut(Person) -> Result<(), Error>,
) -> Result<(), Error> {
    let on_it = person!(select "id IN (SELECT person FROM list_row WHERE list = ?1) ORDER BY id");
    store.each(on_it, &[list.into()], |row| take(read(row)?))
}

/// These persons, in the order of numbers.
pub fn among(store: &mut Reader<'_>, persons: &[PersonId]) -> Result<Vec<Person>, Error> {
    const AMONG: Among = Among {
        sqlite: person!(select "id IN (SELECT value FROM json_each(?1)) ORDER BY id"),
        postgres: person!(select
            "id IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY id"
        ),
    };
    all_in(store, &AMONG, &in_json(persons.iter().copied()))
}

fn read(row: &Row<'_>) -> Result<Person, Error> {
    let komir = row.opt_number::<u32>(TABLE, at::komir)?;
    Ok(Person {
        id: PersonId(row.number(TABLE, at::id)?),
        komir: komir.and_then(Komir::new),
        fide: row.opt_number(TABLE, at::fide)?,
        egd: row.opt_number(TABLE, at::egd)?,
        name: PersonName { family: row.text(at::family)?, given: row.text(at::given)? },
        plain: row.text(at::plain)?,
        sound: row.text(at::sound)?,
        born: row.birth(TABLE, at::born)?,
        sex: row.opt_name(TABLE, at::sex)?,
        country: row.text(at::country)?,
        title: row.text(at::title)?,
        club: row.opt_number(TABLE, at::club)?.map(ClubId),
        died: row.opt_date(TABLE, at::died)?,
        hidden: row.flag(at::hidden)?,
        merged_into: row.opt_number(TABLE, at::merged_into)?.map(PersonId),
        withheld: row.flag(at::withheld)?,
        stranger: row.flag(at::stranger)?,
    })
}
