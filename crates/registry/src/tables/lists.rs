//! Lists: what was closed and published. A list is never edited; a revision is a new list.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::transaction::{Among, in_json};
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, List, ListId, Moment, Series, TournamentId};
use postgres::types::Type;

const TABLE: &str = "list";

const RATED_IN: Bulk = Bulk {
    copy: "COPY rated_in (list, tournament) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO rated_in (list, tournament) VALUES (?1, ?2)",
    types: &[Type::INT8, Type::INT8],
};

/// The number the next list gets.
pub fn next(store: &mut Reader<'_>) -> Result<ListId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM list", &[], |row| row.int(0))?;
    Ok(ListId(highest.unwrap_or(0) + 1))
}

/// Enters a list and the tournaments that count in it; its rows go by [`super::list_rows::insert_all`].
pub fn insert(store: &mut Writer<'_>, list: &List, tournaments: &[TournamentId]) -> Result<(), Error> {
    store.execute(
        "INSERT INTO list (id, series, day, revision, origin, edition, base, tournament, players, hash, closed,
         closed_at, published, published_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        &[
            list.id.into(),
            list.series.as_str().into(),
            list.day.into(),
            list.revision.into(),
            list.origin.as_str().into(),
            (&list.edition).into(),
            list.base.into(),
            list.tournament.map(|tournament| tournament.0).into(),
            (list.players as i64).into(),
            (&list.hash).into(),
            list.closed.into(),
            list.closed_at.into(),
            list.published.into(),
            list.published_at.into(),
        ],
    )?;
    store.bulk(&RATED_IN, |sink| {
        tournaments.iter().try_for_each(|tournament| sink.row(&[list.id.into(), tournament.0.into()]))
    })
}

/// Takes back a list that was never published, with its rows; its tournaments wait for the next closing.
pub fn discard(store: &mut Writer<'_>, list: ListId, entry: EntryId) -> Result<(), Error> {
    store.execute(
        "UPDATE tournament SET state = 'accepted', list = NULL, entry = ?2 WHERE list = ?1 AND state = 'rated'",
        &[list.into(), entry.into()],
    )?;
    for sql in [
        "DELETE FROM rated_in WHERE list = ?1",
        "DELETE FROM list_row WHERE list = ?1",
        "DELETE FROM list_start WHERE list = ?1",
        "DELETE FROM list WHERE id = ?1 AND published IS NULL",
    ] {
        store.execute(sql, &[list.into()])?;
    }
    Ok(())
}

/// Publishes a closed list.
pub fn publish(store: &mut Writer<'_>, list: ListId, entry: EntryId, moment: Moment) -> Result<(), Error> {
    store.execute(
        "UPDATE list SET published = ?2, published_at = ?3 WHERE id = ?1 AND published IS NULL",
        &[list.into(), entry.into(), moment.into()],
    )?;
    Ok(())
}

macro_rules! select {
    ($condition:literal) => {
        concat!(
            "SELECT id, series, day, revision, origin, edition, base, tournament, players, hash, closed, closed_at,
             published, published_at FROM list WHERE ",
            $condition
        )
    };
}

macro_rules! counting {
    ($tournaments:literal) => {
        concat!(
            "SELECT l.id, l.series, l.day, l.revision, l.origin, l.edition, l.base, l.tournament, l.players, l.hash,
             l.closed, l.closed_at, l.published, l.published_at, r.tournament
             FROM rated_in r JOIN list l ON l.id = r.list WHERE r.tournament IN (",
            $tournaments,
            ") ORDER BY r.tournament, l.id"
        )
    };
}

/// One list.
pub fn get(store: &mut Reader<'_>, id: ListId) -> Result<Option<List>, Error> {
    store.one(select!("id = ?1"), &[id.into()], read)
}

/// All lists of a series in the order of their dates, then revisions; those of one day in the order of their making.
pub fn of(store: &mut Reader<'_>, series: Series) -> Result<Vec<List>, Error> {
    store.all(select!("series = ?1 ORDER BY day, id"), &[series.as_str().into()], read)
}

/// All lists, by number.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<List>, Error> {
    store.all(select!("id > 0 ORDER BY id"), &[], read)
}

/// The tournaments that count in a list.
pub fn tournaments(store: &mut Reader<'_>, list: ListId) -> Result<Vec<TournamentId>, Error> {
    const SQL: &str = "SELECT tournament FROM rated_in WHERE list = ?1 ORDER BY tournament";
    store.all(SQL, &[list.into()], |row| Ok(TournamentId(row.number("rated_in", 0)?)))
}

/// The lists a tournament counts in: one, and its revisions.
pub fn of_tournament(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<List>, Error> {
    store.all(
        select!("id IN (SELECT list FROM rated_in WHERE tournament = ?1) ORDER BY id"),
        &[tournament.0.into()],
        read,
    )
}

/// The lists these tournaments count in, each with the tournament, by tournament and number of the list.
pub fn of_tournaments(
    store: &mut Reader<'_>,
    tournaments: &[TournamentId],
) -> Result<Vec<(TournamentId, List)>, Error> {
    const OF: Among = Among {
        sqlite: counting!("SELECT value FROM json_each(?1)"),
        postgres: counting!(
            "SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))"
        ),
    };
    let mut found = Vec::with_capacity(tournaments.len());
    store.each_in(&OF, &in_json(tournaments.iter().copied()), |row| {
        found.push((TournamentId(row.number("rated_in", 14)?), read(row)?));
        Ok(())
    })?;
    Ok(found)
}

fn read(row: &Row<'_>) -> Result<List, Error> {
    Ok(List {
        id: ListId(row.int(0)?),
        series: row.name(TABLE, 1)?,
        day: row.date(TABLE, 2)?,
        revision: row.number(TABLE, 3)?,
        origin: row.name(TABLE, 4)?,
        edition: row.text(5)?,
        base: row.opt_int(6)?.map(ListId),
        tournament: row.opt_number(TABLE, 7)?.map(TournamentId),
        players: row.number(TABLE, 8)?,
        hash: row.hash(TABLE, 9)?,
        closed: EntryId(row.int(10)?),
        closed_at: Some(row.name(TABLE, 11)?),
        published: row.opt_int(12)?.map(EntryId),
        published_at: row.opt_name(TABLE, 13)?,
    })
}
