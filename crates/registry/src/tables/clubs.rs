//! Clubs ("egyesület").

use crate::door::row::Row;
use crate::tables::called;
use crate::{Error, Reader, Writer};
use arpad_model::{Club, ClubId, EntryId};
use std::collections::HashMap;

/// The number the next club gets.
pub fn next(store: &mut Reader<'_>) -> Result<ClubId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM club", &[], |row| row.number::<u32>("club", 0))?;
    Ok(ClubId(highest.unwrap_or(0) + 1))
}

/// Enters a club, or changes what is known of it.
pub fn put(store: &mut Writer<'_>, club: &Club, entry: EntryId) -> Result<(), Error> {
    called::keep_club(store, club.id, &club.name, entry)?;
    store.execute(
        "INSERT INTO club (id, name, town, plain, entry, county) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, town = excluded.town, plain = excluded.plain,
         entry = excluded.entry, county = excluded.county",
        &[
            club.id.0.into(),
            (&club.name).into(),
            (&club.town).into(),
            (&club.plain).into(),
            entry.into(),
            (&club.county).into(),
        ],
    )?;
    Ok(())
}

/// Takes a club out of the register that nobody and nothing names.
pub fn remove(store: &mut Writer<'_>, id: ClubId) -> Result<(), Error> {
    store.execute("DELETE FROM club WHERE id = ?1", &[id.0.into()])?;
    called::forget_club(store, id)
}

/// Whether a paper or a strength order names a club.
pub fn is_named(store: &mut Reader<'_>, id: ClubId) -> Result<bool, Error> {
    const SQL: &str = "SELECT id FROM club WHERE id = ?1
        AND (EXISTS (SELECT 1 FROM paper WHERE paper.club = ?1 OR paper.other_club = ?1)
        OR EXISTS (SELECT 1 FROM strength WHERE strength.club = ?1)
        OR EXISTS (SELECT 1 FROM person WHERE person.club = ?1)
        OR EXISTS (SELECT 1 FROM club AS other WHERE other.merged_into = ?1))";
    Ok(store.one(SQL, &[id.0.into()], |row| row.int(0))?.is_some())
}

/// One club.
pub fn get(store: &mut Reader<'_>, id: ClubId) -> Result<Option<Club>, Error> {
    store.one("SELECT id, name, town, plain, county FROM club WHERE id = ?1", &[id.0.into()], read)
}

/// All clubs by name, but for those that became another.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<Club>, Error> {
    store.all("SELECT id, name, town, plain, county FROM club WHERE merged_into IS NULL ORDER BY plain, id", &[], read)
}

/// The counties of all clubs that have one, those too that have become another.
pub fn counties(store: &mut Reader<'_>) -> Result<HashMap<ClubId, String>, Error> {
    let stated = store.all("SELECT id, county FROM club WHERE county <> ''", &[], |row| {
        Ok((ClubId(row.number("club", 0)?), row.text(1)?))
    })?;
    Ok(stated.into_iter().collect())
}

/// The clubs that became another, with which.
pub fn merged(store: &mut Reader<'_>) -> Result<Vec<(ClubId, ClubId)>, Error> {
    store.all("SELECT id, merged_into FROM club WHERE merged_into IS NOT NULL ORDER BY id", &[], |row| {
        Ok((ClubId(row.number("club", 0)?), ClubId(row.number("club", 1)?)))
    })
}

/// A club is found under another from now on, or under its own number again.
pub fn merge(store: &mut Writer<'_>, id: ClubId, into: Option<ClubId>, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "UPDATE club SET merged_into = ?2, entry = ?3 WHERE id = ?1";
    store.execute(SQL, &[id.0.into(), into.map(|club| club.0).into(), entry.into()])?;
    Ok(())
}

fn read(row: &Row<'_>) -> Result<Club, Error> {
    Ok(Club {
        id: ClubId(row.number("club", 0)?),
        name: row.text(1)?,
        town: row.text(2)?,
        plain: row.text(3)?,
        county: row.text(4)?,
    })
}
