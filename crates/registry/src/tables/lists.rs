//! Lists: what was closed and published. A list is never edited; a revision is a new list.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, select, select_and};
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
        BULK.insert,
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
        "DELETE FROM off_list WHERE list = ?1",
        "DELETE FROM list WHERE id = ?1 AND published IS NULL",
    ] {
        store.execute(sql, &[list.into()])?;
    }
    Ok(())
}

/// Nothing counts any more in a list that was taken back, not even what was withdrawn from it.
pub fn uncount(store: &mut Writer<'_>, list: ListId, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "UPDATE tournament SET list = NULL, entry = ?2 WHERE list = ?1";
    store.execute(SQL, &[list.into(), entry.into()])?;
    Ok(())
}

/// Takes back a list that was imported, with its rows.
pub fn remove_imported(store: &mut Writer<'_>, list: ListId) -> Result<(), Error> {
    for sql in ["DELETE FROM list_row WHERE list = ?1", "DELETE FROM list WHERE id = ?1 AND origin = 'fide'"] {
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

macro_rules! list {
    ($make:ident $($args:tt)*) => {
        $make! { list [
            id INT8, series TEXT, day TEXT, revision INT8, origin TEXT, edition TEXT, base INT8, tournament INT8,
            players INT8, hash BYTEA, closed INT8, closed_at TEXT, published INT8, published_at TEXT
        ] $($args)* }
    };
}

list!(places);

const BULK: Bulk = list!(bulk);

/// One list.
pub fn get(store: &mut Reader<'_>, id: ListId) -> Result<Option<List>, Error> {
    store.one(list!(select "id = ?1"), &[id.into()], read)
}

/// All lists of a series in the order of their dates, then revisions; those of one day in the order of their making.
pub fn of(store: &mut Reader<'_>, series: Series) -> Result<Vec<List>, Error> {
    store.all(list!(select "series = ?1 ORDER BY day, id"), &[series.as_str().into()], read)
}

/// All lists, by number.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<List>, Error> {
    store.all(list!(select "id > 0 ORDER BY id"), &[], read)
}

/// The tournaments that count in a list.
pub fn tournaments(store: &mut Reader<'_>, list: ListId) -> Result<Vec<TournamentId>, Error> {
    const SQL: &str = "SELECT tournament FROM rated_in WHERE list = ?1 ORDER BY tournament";
    store.all(SQL, &[list.into()], |row| Ok(TournamentId(row.number("rated_in", 0)?)))
}

/// The first and the last of them by number; none where no tournament counts.
pub fn span(store: &mut Reader<'_>, list: ListId) -> Result<Option<(TournamentId, TournamentId)>, Error> {
    // Each of the two is one step in the key.
    const SQL: &str = "SELECT (SELECT min(tournament) FROM rated_in WHERE list = ?1),
        (SELECT max(tournament) FROM rated_in WHERE list = ?1)";
    let ends = store.one(SQL, &[list.into()], |row| {
        Ok((row.opt_number("rated_in", 0)?.map(TournamentId), row.opt_number("rated_in", 1)?.map(TournamentId)))
    })?;
    Ok(ends.and_then(|(first, last)| first.zip(last)))
}

/// Those of these tournaments that count in a list, by number.
pub fn counted_among(
    store: &mut Reader<'_>,
    list: ListId,
    tournaments: &[TournamentId],
) -> Result<Vec<TournamentId>, Error> {
    const AMONG: Among = Among {
        sqlite: "SELECT tournament FROM rated_in WHERE list = ?2
             AND tournament IN (SELECT value FROM json_each(?1)) ORDER BY tournament",
        postgres: "SELECT tournament FROM rated_in WHERE list = ?2
             AND tournament = ANY (ARRAY(SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))) ORDER BY tournament",
    };
    let mut counted = Vec::new();
    store.each_in_of(&AMONG, &in_json(tournaments.iter().copied()), &[list.into()], |row| {
        counted.push(TournamentId(row.number("rated_in", 0)?));
        Ok(())
    })?;
    Ok(counted)
}

/// The lists a tournament counts in: one, and its revisions.
pub fn of_tournament(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<List>, Error> {
    store.all(
        list!(select "id IN (SELECT list FROM rated_in WHERE tournament = ?1) ORDER BY id"),
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
        sqlite: list!(select_and "rated_in.tournament FROM rated_in JOIN list ON list.id = rated_in.list
             WHERE rated_in.tournament IN (SELECT value FROM json_each(?1)) ORDER BY rated_in.tournament, list.id"),
        postgres: list!(select_and "rated_in.tournament FROM rated_in JOIN list ON list.id = rated_in.list
             WHERE rated_in.tournament IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY rated_in.tournament, list.id"),
    };
    /// The column behind those of the list.
    const COUNTED: usize = at::published_at + 1;
    let mut found = Vec::with_capacity(tournaments.len());
    store.each_in(&OF, &in_json(tournaments.iter().copied()), |row| {
        found.push((TournamentId(row.number("rated_in", COUNTED)?), read(row)?));
        Ok(())
    })?;
    Ok(found)
}

fn read(row: &Row<'_>) -> Result<List, Error> {
    Ok(List {
        id: ListId(row.int(at::id)?),
        series: row.name(TABLE, at::series)?,
        day: row.date(TABLE, at::day)?,
        revision: row.number(TABLE, at::revision)?,
        origin: row.name(TABLE, at::origin)?,
        edition: row.text(at::edition)?,
        base: row.opt_int(at::base)?.map(ListId),
        tournament: row.opt_number(TABLE, at::tournament)?.map(TournamentId),
        players: row.number(TABLE, at::players)?,
        hash: row.hash(TABLE, at::hash)?,
        closed: EntryId(row.int(at::closed)?),
        closed_at: Some(row.name(TABLE, at::closed_at)?),
        published: row.opt_int(at::published)?.map(EntryId),
        published_at: row.opt_name(TABLE, at::published_at)?,
    })
}
