//! Everybody in the register at once: what lists, directories and imports ask of all persons, column by column.

use crate::door::transaction::Pages;
use crate::{Error, Reader, Writer};
use arpad_model::{Birth, ClubId, EntryId, FideId, ListId, PersonId, PersonName, Sex};
use jiff::civil::Date;
use std::collections::HashSet;

const TABLE: &str = "person";

/// How many persons there are.
pub fn count(store: &mut Reader<'_>) -> Result<u64, Error> {
    Ok(store.one("SELECT count(*) FROM person", &[], |row| row.number(TABLE, 0))?.unwrap_or(0))
}

/// Number, accent-free name and birth of everybody in a stretch of numbers whom the public may see.
pub fn public_between(
    store: &mut Reader<'_>,
    first: PersonId,
    last: PersonId,
) -> Result<Vec<(PersonId, String, Option<Birth>)>, Error> {
    const SQL: &str = "SELECT id, plain, born FROM person
        WHERE id >= ?1 AND id <= ?2 AND withheld = 0 AND merged_into IS NULL
        AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL) ORDER BY id";
    store.all(SQL, &[first.into(), last.into()], |row| {
        Ok((PersonId(row.number(TABLE, 0)?), row.text(1)?, row.birth(TABLE, 2)?))
    })
}

/// Number, name, accent-free name and birth of everybody the public may see, in no order.
pub fn each_public(
    store: &mut Reader<'_>,
    mut take: impl FnMut(PersonId, &PersonName, &str, Option<Birth>) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    const PUBLIC: Pages = Pages {
        sqlite: "SELECT id, family, given, plain, born FROM person WHERE withheld = 0 AND merged_into IS NULL
             AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL)",
        postgres: "SELECT array_agg(id), array_agg(family), array_agg(given), array_agg(plain),
             array_agg(born)
             FROM (SELECT id, family, given, plain, born FROM person
             WHERE id >= (SELECT min(id) FROM person WHERE id > ?1 AND withheld = 0 AND merged_into IS NULL)
             AND id < 16384 + (SELECT min(id) FROM person WHERE id > ?1 AND withheld = 0 AND merged_into IS NULL)
             AND withheld = 0 AND merged_into IS NULL
             AND (stranger = 0 OR komir IS NOT NULL OR fide IS NOT NULL) ORDER BY id) AS page",
    };
    let mut name = PersonName::default();
    store.each_paged(&PUBLIC, &[], |row| {
        let text = |at: usize| row.opt_str(at).map(Option::unwrap_or_default);
        name.family.clear();
        name.family.push_str(text(1)?);
        name.given.clear();
        name.given.push_str(text(2)?);
        take(PersonId(row.number(TABLE, 0)?), &name, text(3)?, row.birth(TABLE, 4)?)
    })
}

/// What a list tells of somebody beside his row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The name.
    pub name: PersonName,
    /// Day or year of birth.
    pub born: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country, three letters.
    pub country: String,
    /// Club.
    pub club: Option<ClubId>,
    /// Nothing of him may be shown.
    pub withheld: bool,
}

/// Everybody who has a row on a list, in the order of persons.
pub fn each_on(
    store: &mut Reader<'_>,
    list: ListId,
    mut take: impl FnMut(PersonId, &Told) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    // SQLite joins crosswise in the order written: from the rows, which come in order, to their people.
    const ON: Pages = Pages {
        sqlite: "SELECT p.id, p.family, p.given, p.born, p.sex, p.country, p.club, p.withheld
             FROM list_row r CROSS JOIN person p WHERE p.id = r.person AND r.list = ?1 ORDER BY r.person",
        postgres: "SELECT array_agg(id), array_agg(family), array_agg(given), array_agg(born), array_agg(sex),
             array_agg(country), array_agg(club), array_agg(withheld)
             FROM (SELECT p.id, p.family, p.given, p.born, p.sex, p.country, p.club, p.withheld
             FROM list_row r JOIN person p ON p.id = r.person WHERE r.list = ?1
             AND r.person >= (SELECT min(person) FROM list_row WHERE list = ?1 AND person > ?2)
             AND r.person < 8192 + (SELECT min(person) FROM list_row WHERE list = ?1 AND person > ?2)
             ORDER BY p.id) AS page",
    };
    let mut told = Told::default();
    store.each_paged(&ON, &[list.into()], |row| {
        let text = |at: usize| row.opt_str(at).map(Option::unwrap_or_default);
        text(1)?.clone_into(&mut told.name.family);
        text(2)?.clone_into(&mut told.name.given);
        (told.born, told.sex) = (row.birth(TABLE, 3)?, row.opt_name(TABLE, 4)?);
        text(5)?.clone_into(&mut told.country);
        (told.club, told.withheld) = (row.opt_number(TABLE, 6)?.map(ClubId), row.flag(7)?);
        take(PersonId(row.number(TABLE, 0)?), &told)
    })
}

/// Everybody of these countries, in the order of persons.
pub fn of_countries(store: &mut Reader<'_>, countries: &[String]) -> Result<Vec<PersonId>, Error> {
    let mut persons = Vec::new();
    for country in countries {
        const SQL: &str = "SELECT id FROM person WHERE country = ?1";
        persons.extend(store.all(SQL, &[country.as_str().into()], |row| row.number(TABLE, 0).map(PersonId))?);
    }
    persons.sort_unstable();
    persons.dedup();
    Ok(persons)
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
    /// The day of death.
    pub died: Option<Date>,
}

/// The traits of everybody, in no order.
pub fn each_traits(
    store: &mut Reader<'_>,
    mut take: impl FnMut(PersonId, Traits) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    const TRAITS: Pages = Pages {
        // Without an order, which would cost a search in the table for every person.
        sqlite: "SELECT id, born, NULLIF(title, ''), merged_into, sex, died FROM person",
        postgres: "SELECT array_agg(id), array_agg(born), array_agg(title), array_agg(merged_into), array_agg(sex),
             array_agg(died)
             FROM (SELECT id, born, NULLIF(title, '') AS title, merged_into, sex, died FROM person
             WHERE id >= (SELECT min(id) FROM person WHERE id > ?1)
             AND id < 16384 + (SELECT min(id) FROM person WHERE id > ?1) ORDER BY id) AS page",
    };
    store.each_paged(&TRAITS, &[], |row| {
        let traits = Traits {
            born: row.birth(TABLE, 1)?,
            title: row.opt_text(2)?.unwrap_or_default(),
            merged_into: row.opt_number(TABLE, 3)?.map(PersonId),
            sex: row.opt_name(TABLE, 4)?,
            died: row.opt_date(TABLE, 5)?,
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

/// The same with the entry that spoke of the number last.
pub fn merged_by(store: &mut Reader<'_>) -> Result<Vec<(PersonId, EntryId)>, Error> {
    store.all("SELECT id, entry FROM person WHERE merged_into IS NOT NULL", &[], |row| {
        Ok((PersonId(row.number(TABLE, 0)?), EntryId(row.int(1)?)))
    })
}

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

/// Lets go of the keys by which persons are found, before a whole list of them enters: to keep the keys in order person by
/// person costs several times what making them anew costs. In the same transaction [`create_keys`] must follow.
pub fn drop_keys(store: &mut Writer<'_>) -> Result<(), Error> {
    for sql in
        ["DROP INDEX person_plain", "DROP INDEX person_sound", "DROP INDEX person_fide", "DROP INDEX person_last_part"]
    {
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
        "CREATE INDEX person_last_part
            ON person (substr(plain, length(rtrim(plain, 'abcdefghijklmnopqrstuvwxyz0123456789')) + 1))",
    ] {
        store.execute(sql, &[])?;
    }
    Ok(())
}
