//! Papers ("bizonylat") and strength orders: what a club or a player hands in, found again by the KOMIR number.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, select};
use crate::{Error, Reader, Writer};
use arpad_model::{ClubId, EntryId, Paper, PaperKind, PersonId, StrengthPlace};

macro_rules! paper {
    ($make:ident $($args:tt)*) => {
        $make! { paper [
            entry INT8, kind TEXT, person INT8, season TEXT, club INT8, other_club INT8, day TEXT, remark TEXT
        ] $($args)* }
    };
}

paper!(places);

const BULK: Bulk = paper!(bulk);

/// Files a paper.
pub fn insert(store: &mut Writer<'_>, paper: &Paper) -> Result<(), Error> {
    store.execute(
        BULK.insert,
        &[
            paper.entry.into(),
            paper.kind.as_str().into(),
            paper.person.0.into(),
            (&paper.season).into(),
            paper.club.map(|club| club.0).into(),
            paper.other_club.map(|club| club.0).into(),
            paper.day.into(),
            (&paper.remark).into(),
        ],
    )?;
    Ok(())
}

/// Takes a paper out of the file again.
pub fn remove(store: &mut Writer<'_>, entry: EntryId) -> Result<(), Error> {
    store.execute("DELETE FROM paper WHERE entry = ?1", &[entry.into()])?;
    Ok(())
}

/// A person's papers, oldest first.
pub fn of(store: &mut Reader<'_>, person: PersonId) -> Result<Vec<Paper>, Error> {
    store.all(paper!(select "person = ?1 ORDER BY day, entry"), &[person.0.into()], read)
}

/// Everybody's papers of a kind, oldest first.
pub fn of_kind(store: &mut Reader<'_>, kind: PaperKind) -> Result<Vec<Paper>, Error> {
    store.all(paper!(select "kind = ?1 ORDER BY day, entry"), &[kind.as_str().into()], read)
}

/// Whether anybody has a licence for a season.
pub fn are_licences_kept(store: &mut Reader<'_>, season: &str) -> Result<bool, Error> {
    const SQL: &str = "SELECT entry FROM paper WHERE kind = ?1 AND season = ?2 LIMIT 1";
    let licence = [PaperKind::Licence.as_str().into(), season.into()];
    Ok(store.one(SQL, &licence, |row| row.int(0))?.is_some())
}

fn read(row: &Row<'_>) -> Result<Paper, Error> {
    Ok(Paper {
        entry: EntryId(row.int(at::entry)?),
        kind: row.name("paper", at::kind)?,
        person: PersonId(row.number("paper", at::person)?),
        season: row.text(at::season)?,
        club: row.opt_number("paper", at::club)?.map(ClubId),
        other_club: row.opt_number("paper", at::other_club)?.map(ClubId),
        day: row.date("paper", at::day)?,
        remark: row.text(at::remark)?,
    })
}

/// Replaces a club's strength order for a season.
pub fn put_strength_order(
    store: &mut Writer<'_>,
    club: ClubId,
    season: &str,
    persons: &[PersonId],
    entry: EntryId,
) -> Result<(), Error> {
    store.execute("DELETE FROM strength WHERE club = ?1 AND season = ?2", &[club.0.into(), season.into()])?;
    for (person, place) in persons.iter().zip(1_u32..) {
        store.execute(
            "INSERT INTO strength (club, season, place, person, entry) VALUES (?1, ?2, ?3, ?4, ?5)",
            &[club.0.into(), season.into(), place.into(), person.0.into(), entry.into()],
        )?;
    }
    Ok(())
}

/// A club's strength order in a season.
pub fn strength_order(store: &mut Reader<'_>, club: ClubId, season: &str) -> Result<Vec<StrengthPlace>, Error> {
    const SQL: &str = "SELECT club, season, place, person FROM strength WHERE club = ?1 AND season = ?2 ORDER BY place";
    store.all(SQL, &[club.0.into(), season.into()], read_place)
}

/// The seasons for which a club has a strength order, the newest first.
pub fn strength_seasons(store: &mut Reader<'_>, club: ClubId) -> Result<Vec<String>, Error> {
    const SQL: &str = "SELECT DISTINCT season FROM strength WHERE club = ?1 ORDER BY season DESC";
    store.all(SQL, &[club.0.into()], |row| row.text(0))
}

/// Where a person stands in strength orders, by season.
pub fn strength_of(store: &mut Reader<'_>, person: PersonId) -> Result<Vec<StrengthPlace>, Error> {
    const SQL: &str = "SELECT club, season, place, person FROM strength WHERE person = ?1 ORDER BY season, club";
    store.all(SQL, &[person.0.into()], read_place)
}

fn read_place(row: &Row<'_>) -> Result<StrengthPlace, Error> {
    Ok(StrengthPlace {
        club: ClubId(row.number("strength", 0)?),
        season: row.text(1)?,
        place: row.number("strength", 2)?,
        person: PersonId(row.number("strength", 3)?),
    })
}
