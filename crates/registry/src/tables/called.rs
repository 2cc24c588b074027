//! What people and clubs were called when a list was published. Kept is what they were called before each change; who never
//! changed is called as today.

use crate::door::row::Row;
use crate::door::transaction::{Among, in_json};
use crate::{Error, Reader, Writer};
use arpad_model::{ClubId, EntryId, Person, PersonId, PersonName};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

const TABLE: &str = "person_before";

/// What a person was called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The name.
    pub name: PersonName,
    /// Country, three letters.
    pub country: String,
    /// Club.
    pub club: Option<ClubId>,
}

impl Called {
    /// The same person under what he was called then; what may be shown is decided by today's.
    pub fn put_on(&self, person: Person) -> Person {
        let Called { name, country, club } = self.clone();
        Person { name, country, club, ..person }
    }
}

/// The people who were called otherwise right after an entry than they are today.
pub fn at(store: &mut Reader<'_>, entry: EntryId) -> Result<HashMap<PersonId, Called>, Error> {
    const SQL: &str = "SELECT person, entry, family, given, country, club FROM person_before
        WHERE entry > ?1 AND person > 0 ORDER BY entry";
    let mut called = HashMap::new();
    store.each(SQL, &[entry.into()], |row| first(&mut called, row))?;
    Ok(called)
}

/// Those of them who are among these.
pub fn at_among(
    store: &mut Reader<'_>,
    entry: EntryId,
    persons: &[PersonId],
) -> Result<HashMap<PersonId, Called>, Error> {
    const AMONG: Among = Among {
        sqlite: "SELECT person, entry, family, given, country, club FROM person_before
            WHERE entry > ?2 AND person IN (SELECT value FROM json_each(?1)) ORDER BY entry",
        postgres: "SELECT person, entry, family, given, country, club FROM person_before
            WHERE entry > ?2 AND person IN (SELECT CAST(value AS BIGINT)
            FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY entry",
    };
    let mut called = HashMap::new();
    store.each_in_of(&AMONG, &in_json(persons.iter().copied()), &[entry.into()], |row| first(&mut called, row))?;
    Ok(called)
}

/// What a person was called before each change, oldest first.
pub fn of(store: &mut Reader<'_>, person: PersonId) -> Result<Vec<(EntryId, Called)>, Error> {
    const SQL: &str = "SELECT person, entry, family, given, country, club FROM person_before
        WHERE person = ?1 ORDER BY entry";
    store.all(SQL, &[person.0.into()], |row| Ok((EntryId(row.int(1)?), read(row)?)))
}

/// The names of all clubs right after an entry, those too that have become another since.
pub fn clubs_at(store: &mut Reader<'_>, entry: EntryId) -> Result<HashMap<ClubId, String>, Error> {
    let named = |row: &Row<'_>| Ok((ClubId(row.number("club", 0)?), row.text(1)?));
    let mut names: HashMap<ClubId, String> = store.all("SELECT id, name FROM club", &[], named)?.into_iter().collect();
    // The earliest change after the entry comes last.
    const SQL: &str = "SELECT club, name FROM club_before WHERE entry > ?1 ORDER BY entry DESC";
    names.extend(store.all(SQL, &[entry.into()], named)?);
    Ok(names)
}

/// The entry from which on changes are kept: 0 but in registers that were there before.
pub fn kept_since(store: &mut Reader<'_>) -> Result<EntryId, Error> {
    const SQL: &str = "SELECT COALESCE(max(entry), 0) FROM person_before WHERE person = 0";
    Ok(EntryId(store.one(SQL, &[], |row| row.int(0))?.unwrap_or(0)))
}

/// Keeps what a person was called, where an entry is about to change it.
pub(super) fn keep(store: &mut Writer<'_>, new: &Person, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO person_before (person, entry, family, given, country, club)
        SELECT id, CAST(?2 AS BIGINT), family, given, country, club FROM person WHERE id = ?1
        AND (family <> ?3 OR given <> ?4 OR country <> ?5 OR COALESCE(club, 0) <> COALESCE(CAST(?6 AS BIGINT), 0))
        ON CONFLICT (person, entry) DO NOTHING";
    let (name, club) = (&new.name, new.club.map(|club| club.0));
    let values = [
        new.id.0.into(),
        entry.into(),
        (&name.family).into(),
        (&name.given).into(),
        (&new.country).into(),
        club.into(),
    ];
    store.execute(SQL, &values)?;
    Ok(())
}

/// The same of everybody of a club.
pub(super) fn keep_members(store: &mut Writer<'_>, club: ClubId, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO person_before (person, entry, family, given, country, club)
        SELECT id, CAST(?2 AS BIGINT), family, given, country, club FROM person WHERE club = ?1
        ON CONFLICT (person, entry) DO NOTHING";
    store.execute(SQL, &[club.0.into(), entry.into()])?;
    Ok(())
}

/// The same of a club.
pub(super) fn keep_club(store: &mut Writer<'_>, club: ClubId, name: &str, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO club_before (club, entry, name)
        SELECT id, CAST(?2 AS BIGINT), name FROM club WHERE id = ?1 AND name <> ?3
        ON CONFLICT (club, entry) DO NOTHING";
    store.execute(SQL, &[club.0.into(), entry.into(), name.into()])?;
    Ok(())
}

/// Of whom the register has from a number on no more, nothing is kept: the number is given again.
pub(super) fn forget(store: &mut Writer<'_>, first: PersonId) -> Result<(), Error> {
    const SQL: &str = "DELETE FROM person_before WHERE person >= ?1
        AND NOT EXISTS (SELECT 1 FROM person WHERE person.id = person_before.person)";
    store.execute(SQL, &[first.0.into()])?;
    Ok(())
}

/// The same of a club.
pub(super) fn forget_club(store: &mut Writer<'_>, club: ClubId) -> Result<(), Error> {
    store.execute("DELETE FROM club_before WHERE club = ?1", &[club.0.into()])?;
    Ok(())
}

/// The first change after an entry tells what was before it.
fn first(called: &mut HashMap<PersonId, Called>, row: &Row<'_>) -> Result<(), Error> {
    let person = PersonId(row.number(TABLE, 0)?);
    if let Entry::Vacant(unknown) = called.entry(person) {
        unknown.insert(read(row)?);
    }
    Ok(())
}

fn read(row: &Row<'_>) -> Result<Called, Error> {
    let name = PersonName { family: row.text(2)?, given: row.text(3)? };
    let club = row.opt_number(TABLE, 5)?.map(ClubId);
    Ok(Called { name, country: row.text(4)?, club })
}
