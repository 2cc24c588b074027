//! Persons: the left KOMIR sheet. Only what entered by mistake, and what nothing names, is taken out again.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, replace, select};
use crate::door::transaction::{Among, Pages, in_json, texts_in_json};
use crate::door::value::Value;
use crate::tables::called;
use crate::{Error, Reader, Writer};
use arpad_model::{Birth, ClubId, EgdPin, EntryId, FideId, Komir, Person, PersonId, PersonName, Sex};
use jiff::civil::Date;
use std::collections::HashSet;

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

/// Of whom something newer is known than a day's: who is on a later list of FIDE, or was last changed by one, or by an
/// officer or a title after that day.
pub fn told_after(store: &mut Reader<'_>, day: Date) -> Result<HashSet<PersonId>, Error> {
    const SQL: &str =
        "SELECT id FROM person WHERE entry IN (SELECT closed FROM list WHERE origin = 'fide' AND day > ?1)
         UNION SELECT r.person FROM list_row r JOIN list l ON l.id = r.list WHERE l.origin = 'fide' AND l.day > ?1
         UNION SELECT p.id FROM person p JOIN ledger e ON e.seq = p.entry
             WHERE e.act IN ('amend', 'title') AND substr(e.moment, 1, 10) > ?1";
    Ok(store.all(SQL, &[day.into()], |row| Ok(PersonId(row.number(TABLE, 0)?)))?.into_iter().collect())
}

/// The number the next person gets.
pub fn next(store: &mut Reader<'_>) -> Result<PersonId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM person", &[], |row| row.number::<u32>(TABLE, 0))?;
    Ok(PersonId(highest.unwrap_or(0) + 1))
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
    store.execute(person!(replace), &values(person, entry))?;
    Ok(())
}

/// Says whether somebody is but an opponent of ours in go; the entry that wrote the row stays.
pub fn set_stranger(store: &mut Writer<'_>, id: PersonId, stranger: bool) -> Result<(), Error> {
    store.execute("UPDATE person SET stranger = ?2 WHERE id = ?1", &[id.0.into(), stranger.into()])?;
    Ok(())
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

/// Everybody whose accent-free name begins and ends so, up to a limit. Both must be letters.
pub fn by_ends(store: &mut Reader<'_>, beginning: &str, end: &str, most: u32) -> Result<Vec<Person>, Error> {
    let beyond = format!("{beginning}\u{10FFFF}");
    let pattern = format!("%{end}");
    store.all(
        person!(select
            "plain >= ?1 AND plain < ?2 AND plain LIKE ?3 AND merged_into IS NULL ORDER BY plain, id LIMIT ?4"
        ),
        &[beginning.into(), (&beyond).into(), (&pattern).into(), most.into()],
        read,
    )
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

/// Number and accent-free name of everybody in a stretch of numbers whom the public may see.
pub fn public_between(
    store: &mut Reader<'_>,
    first: PersonId,
    last: PersonId,
) -> Result<Vec<(PersonId, String)>, Error> {
    const SQL: &str = "SELECT id, plain FROM person
        WHERE id >= ?1 AND id <= ?2 AND withheld = 0 AND merged_into IS NULL
        AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL) ORDER BY id";
    store.all(SQL, &[first.into(), last.into()], |row| Ok((PersonId(row.number(TABLE, 0)?), row.text(1)?)))
}

/// Number, family name and accent-free name of everybody the public may see, in no order.
pub fn each_public(
    store: &mut Reader<'_>,
    mut take: impl FnMut(PersonId, &str, &str) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    const PUBLIC: Pages = Pages {
        sqlite: "SELECT id, family, plain FROM person WHERE withheld = 0 AND merged_into IS NULL
             AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL)",
        postgres: "SELECT array_agg(id), array_agg(family), array_agg(plain)
             FROM (SELECT id, family, plain FROM person
             WHERE id >= (SELECT min(id) FROM person WHERE id > ?1 AND withheld = 0 AND merged_into IS NULL)
             AND id < 16384 + (SELECT min(id) FROM person WHERE id > ?1 AND withheld = 0 AND merged_into IS NULL)
             AND withheld = 0 AND merged_into IS NULL
             AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL) ORDER BY id) AS page",
    };
    store.each_paged(&PUBLIC, &[], |row| {
        let (family, plain) = (row.opt_str(1)?.unwrap_or_default(), row.opt_str(2)?.unwrap_or_default());
        take(PersonId(row.number(TABLE, 0)?), family, plain)
    })
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

/// What a list asks about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traits {
    /// Birth.
    pub born: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// The highest title.
    pub title: String,
    /// The same person as this one.
    pub merged_into: Option<PersonId>,
}

/// The traits of everybody, in no order.
pub fn each_traits(
    store: &mut Reader<'_>,
    mut take: impl FnMut(PersonId, Traits) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    const TRAITS: Pages = Pages {
        // Without an order, which would cost a search in the table for every person.
        sqlite: "SELECT id, born, title, merged_into, sex FROM person",
        postgres: "SELECT array_agg(id), array_agg(born), array_agg(title), array_agg(merged_into), array_agg(sex)
             FROM (SELECT id, born, NULLIF(title, '') AS title, merged_into, sex FROM person
             WHERE id >= (SELECT min(id) FROM person WHERE id > ?1)
             AND id < 16384 + (SELECT min(id) FROM person WHERE id > ?1) ORDER BY id) AS page",
    };
    store.each_paged(&TRAITS, &[], |row| {
        let traits = Traits {
            born: row.birth(TABLE, 1)?,
            title: row.opt_text(2)?.unwrap_or_default(),
            merged_into: row.opt_number(TABLE, 3)?.map(PersonId),
            sex: row.opt_name(TABLE, 4)?,
        };
        take(PersonId(row.number(TABLE, 0)?), traits)
    })
}

/// What lines of a list are chosen by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Birth.
    pub born: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country, three letters.
    pub country: String,
    /// Club.
    pub club: Option<ClubId>,
    /// Nobody may see more of the person than the country.
    pub withheld: bool,
}

/// The same of everybody, in no order.
pub fn each_choice(
    store: &mut Reader<'_>,
    mut take: impl FnMut(PersonId, Choice) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    const CHOICES: Pages = Pages {
        sqlite: "SELECT id, born, sex, country, club, withheld FROM person",
        postgres: "SELECT array_agg(id), array_agg(born), array_agg(sex), array_agg(country), array_agg(club),
             array_agg(withheld)
             FROM (SELECT id, born, sex, country, club, withheld FROM person
             WHERE id >= (SELECT min(id) FROM person WHERE id > ?1)
             AND id < 16384 + (SELECT min(id) FROM person WHERE id > ?1) ORDER BY id) AS page",
    };
    store.each_paged(&CHOICES, &[], |row| {
        let choice = Choice {
            born: row.birth(TABLE, 1)?,
            sex: row.opt_name(TABLE, 2)?,
            country: row.text(3)?,
            club: row.opt_number(TABLE, 4)?.map(ClubId),
            withheld: row.int(5)? != 0,
        };
        take(PersonId(row.number(TABLE, 0)?), choice)
    })
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

/// What a rating list can know of a person, and the numbers that say who it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Our own number.
    pub id: PersonId,
    /// FIDE's number.
    pub fide: FideId,
    /// Has a KOMIR number.
    pub is_komir: bool,
    /// The name.
    pub name: PersonName,
    /// Birth.
    pub born: Option<Birth>,
    /// Country, three letters.
    pub country: String,
    /// The highest title.
    pub title: String,
}

/// Everybody with a FIDE number, in no order.
pub fn each_listed(
    store: &mut Reader<'_>,
    mut take: impl FnMut(Listed) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    const LISTED: Pages = Pages {
        sqlite: "SELECT id, fide, komir, family, given, born, country, title FROM person WHERE fide IS NOT NULL",
        postgres: "SELECT array_agg(id), array_agg(fide), array_agg(komir), array_agg(family), array_agg(given),
             array_agg(born), array_agg(country), array_agg(title)
             FROM (SELECT id, fide, komir, family, given, born, country, title FROM person
             WHERE id >= (SELECT min(id) FROM person WHERE id > ?1 AND fide IS NOT NULL)
             AND id < 16384 + (SELECT min(id) FROM person WHERE id > ?1 AND fide IS NOT NULL)
             AND fide IS NOT NULL ORDER BY id) AS page",
    };
    store.each_paged(&LISTED, &[], |row| {
        take(Listed {
            id: PersonId(row.number(TABLE, 0)?),
            fide: row.number(TABLE, 1)?,
            is_komir: row.opt_int(2)?.is_some(),
            name: PersonName { family: row.text(3)?, given: row.text(4)? },
            born: row.birth(TABLE, 5)?,
            country: row.text(6)?,
            title: row.text(7)?,
        })
    })
}

/// Everybody's name and FIDE number, by number.
pub fn each_named(
    store: &mut Reader<'_>,
    mut take: impl FnMut(PersonId, PersonName, Option<FideId>) -> Result<(), Error>,
) -> Result<(), Error> {
    store.each("SELECT id, family, given, fide FROM person ORDER BY id", &[], |row| {
        let name = PersonName { family: row.text(1)?, given: row.text(2)? };
        take(PersonId(row.number(TABLE, 0)?), name, row.opt_number(TABLE, 3)?)
    })
}

/// Everybody who has died, with the day.
pub fn dead(store: &mut Reader<'_>) -> Result<Vec<(PersonId, Date)>, Error> {
    store.all("SELECT id, died FROM person WHERE died IS NOT NULL", &[], |row| {
        Ok((PersonId(row.number(TABLE, 0)?), row.date(TABLE, 1)?))
    })
}

/// Everybody of a federation.
pub fn of_country(store: &mut Reader<'_>, country: &str) -> Result<Vec<PersonId>, Error> {
    store.all("SELECT id FROM person WHERE country = ?1", &[country.into()], |row| Ok(PersonId(row.number(TABLE, 0)?)))
}

/// Everybody who was merged into somebody, with whom.
pub fn merged(store: &mut Reader<'_>) -> Result<Vec<(PersonId, PersonId)>, Error> {
    // Ordered here: for an order by number SQLite would walk through everybody instead of the few.
    let mut all = store.all("SELECT id, merged_into FROM person WHERE merged_into IS NOT NULL", &[], |row| {
        Ok((PersonId(row.number(TABLE, 0)?), PersonId(row.number(TABLE, 1)?)))
    })?;
    all.sort_unstable();
    Ok(all)
}

/// Lets go of the keys by which persons are found, before a whole list of them enters: to keep the keys in order person by
/// person costs several times what making them anew costs. In the same transaction [`create_keys`] must follow.
pub fn drop_keys(store: &mut Writer<'_>) -> Result<(), Error> {
    for sql in ["DROP INDEX person_plain", "DROP INDEX person_sound", "DROP INDEX person_fide"] {
        store.execute(sql, &[])?;
    }
    Ok(())
}

/// Makes them again, as the migrations made them.
pub fn create_keys(store: &mut Writer<'_>) -> Result<(), Error> {
    for sql in [
        "CREATE INDEX person_plain ON person (plain)",
        "CREATE INDEX person_sound ON person (sound)",
        "CREATE UNIQUE INDEX person_fide ON person (fide) WHERE fide IS NOT NULL",
    ] {
        store.execute(sql, &[])?;
    }
    Ok(())
}

/// How many persons there are.
pub fn count(store: &mut Reader<'_>) -> Result<u64, Error> {
    Ok(store.one("SELECT count(*) FROM person", &[], |row| row.number(TABLE, 0))?.unwrap_or(0))
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
