//! The tournament register: what was announced, and how far each event has come.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::transaction::{Among, in_json};
use crate::door::value::Value;
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, ListId, Moment, RegisteredTournament, Series, SubmissionId, TournamentId, TournamentState};
use jiff::civil::Date;
use postgres::types::Type;
use std::collections::HashMap;

const TABLE: &str = "tournament";

const BULK: Bulk = Bulk {
    copy: "COPY tournament (id, series, name, town, organizer, arbiter, time_control, rounds, starts, ends, announced,
        reported, state, because, submission, list, entry) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO tournament (id, series, name, town, organizer, arbiter, time_control, rounds, starts, ends,
        announced, reported, state, because, submission, list, entry)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
    types: &[
        Type::INT8,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::INT8,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::TEXT,
        Type::INT8,
        Type::INT8,
        Type::INT8,
    ],
};

/// The number the next tournament gets.
pub fn next(store: &mut Reader<'_>) -> Result<TournamentId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM tournament", &[], |row| row.number::<u32>(TABLE, 0))?;
    Ok(TournamentId(highest.unwrap_or(0) + 1))
}

/// Enters a tournament.
pub fn insert(store: &mut Writer<'_>, tournament: &RegisteredTournament, entry: EntryId) -> Result<(), Error> {
    store.execute(BULK.insert, &values(tournament, entry))?;
    Ok(())
}

/// Enters many.
pub fn insert_all(store: &mut Writer<'_>, tournaments: &[(RegisteredTournament, EntryId)]) -> Result<(), Error> {
    store.bulk(&BULK, |sink| tournaments.iter().try_for_each(|(one, entry)| sink.row(&values(one, *entry))))
}

/// Changes everything about a tournament but its number.
pub fn update(store: &mut Writer<'_>, tournament: &RegisteredTournament, entry: EntryId) -> Result<(), Error> {
    store.execute(
        "UPDATE tournament SET series = ?2, name = ?3, town = ?4, organizer = ?5, arbiter = ?6, time_control = ?7,
         rounds = ?8, starts = ?9, ends = ?10, announced = ?11, reported = ?12, state = ?13, because = ?14,
         submission = ?15, list = ?16, entry = ?17 WHERE id = ?1",
        &values(tournament, entry),
    )?;
    Ok(())
}

/// Everything that entered a list for the first time is rated from now on.
pub fn rated(store: &mut Writer<'_>, list: ListId, entry: EntryId) -> Result<(), Error> {
    store.execute(
        "UPDATE tournament SET state = 'rated', list = ?1, entry = ?2
         WHERE state = 'accepted' AND id IN (SELECT tournament FROM rated_in WHERE list = ?1)",
        &[list.into(), entry.into()],
    )?;
    Ok(())
}

fn values(tournament: &RegisteredTournament, entry: EntryId) -> [Value<'_>; 17] {
    [
        tournament.id.0.into(),
        tournament.series.as_str().into(),
        (&tournament.name).into(),
        (&tournament.town).into(),
        (&tournament.organizer).into(),
        (&tournament.arbiter).into(),
        (&tournament.time_control).into(),
        tournament.rounds.into(),
        tournament.starts.into(),
        tournament.ends.into(),
        tournament.announced.into(),
        tournament.reported.into(),
        tournament.state.as_str().into(),
        (&tournament.because).into(),
        tournament.submission.map(|submission| submission.0).into(),
        tournament.list.into(),
        entry.into(),
    ]
}

macro_rules! select {
    ($condition:literal) => {
        concat!(
            "SELECT id, series, name, town, organizer, arbiter, time_control, rounds, starts, ends, announced, reported,
             state, because, submission, list FROM tournament WHERE ",
            $condition
        )
    };
}

/// One tournament.
pub fn get(store: &mut Reader<'_>, id: TournamentId) -> Result<Option<RegisteredTournament>, Error> {
    store.one(select!("id = ?1"), &[id.0.into()], read)
}

/// These tournaments, by number.
pub fn among(store: &mut Reader<'_>, tournaments: &[TournamentId]) -> Result<Vec<RegisteredTournament>, Error> {
    const AMONG: Among = Among {
        sqlite: select!("id IN (SELECT value FROM json_each(?1)) ORDER BY id"),
        postgres: select!(
            "id IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY id"
        ),
    };
    let mut found = Vec::with_capacity(tournaments.len());
    store.each_in(&AMONG, &in_json(tournaments.iter().copied()), |row| {
        found.push(read(row)?);
        Ok(())
    })?;
    Ok(found)
}

/// Everything accepted that ended by a day and is not rated yet, by start, end and number.
pub fn due(store: &mut Reader<'_>, series: Series, until: Date) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(
        select!("series = ?1 AND state = 'accepted' AND ends <= ?2 ORDER BY starts, ends, id"),
        &[series.as_str().into(), until.into()],
        read,
    )
}

/// All tournaments of a series in one state, by end and number.
pub fn in_state(
    store: &mut Reader<'_>,
    series: Series,
    state: TournamentState,
) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(
        select!("series = ?1 AND state = ?2 ORDER BY ends, starts, id"),
        &[series.as_str().into(), state.as_str().into()],
        read,
    )
}

/// A stretch of the register, the last to end first. Every event has an end; saying so lets the index of ends be walked.
pub fn newest(store: &mut Reader<'_>, skip: u32, most: u32) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(select!("ends > '' ORDER BY ends DESC, id DESC LIMIT ?2 OFFSET ?1"), &[skip.into(), most.into()], read)
}

/// The events of which the register learnt something last, the last first. The entry has no index: a heap of so many walks
/// over the table.
pub fn last_changed(store: &mut Reader<'_>, most: u32) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(select!("id > 0 ORDER BY entry DESC, id DESC LIMIT ?1"), &[most.into()], read)
}

/// When the register last learnt something about each of these tournaments.
pub fn changed(store: &mut Reader<'_>, tournaments: &[TournamentId]) -> Result<HashMap<TournamentId, Moment>, Error> {
    const CHANGED: Among = Among {
        sqlite: "SELECT tournament.id, ledger.moment FROM tournament JOIN ledger ON ledger.seq = tournament.entry
            WHERE tournament.id IN (SELECT value FROM json_each(?1))",
        postgres: "SELECT tournament.id, ledger.moment FROM tournament JOIN ledger ON ledger.seq = tournament.entry
            WHERE tournament.id IN (SELECT CAST(value AS BIGINT)
            FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))",
    };
    let mut found = HashMap::with_capacity(tournaments.len());
    store.each_in(&CHANGED, &in_json(tournaments.iter().copied()), |row| {
        found.insert(row.number(TABLE, 0)?, row.name(TABLE, 1)?);
        Ok(())
    })?;
    Ok(found)
}

/// The numbers of all tournaments of a stretch of numbers.
pub fn numbers_between(
    store: &mut Reader<'_>,
    first: TournamentId,
    last: TournamentId,
) -> Result<Vec<TournamentId>, Error> {
    const SQL: &str = "SELECT id FROM tournament WHERE id >= ?1 AND id <= ?2 ORDER BY id";
    store.all(SQL, &[first.into(), last.into()], |row| Ok(TournamentId(row.number(TABLE, 0)?)))
}

/// The events of a series that begin on a day, for finding the one a report belongs to.
pub fn starting_on(store: &mut Reader<'_>, series: Series, day: Date) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(select!("series = ?1 AND starts = ?2 ORDER BY id"), &[series.as_str().into(), day.into()], read)
}

pub(super) fn read(row: &Row<'_>) -> Result<RegisteredTournament, Error> {
    Ok(RegisteredTournament {
        id: TournamentId(row.number(TABLE, 0)?),
        series: row.name(TABLE, 1)?,
        name: row.text(2)?,
        town: row.text(3)?,
        organizer: row.text(4)?,
        arbiter: row.text(5)?,
        time_control: row.text(6)?,
        rounds: row.opt_number(TABLE, 7)?,
        starts: row.date(TABLE, 8)?,
        ends: row.date(TABLE, 9)?,
        announced: row.opt_date(TABLE, 10)?,
        reported: row.opt_date(TABLE, 11)?,
        state: row.name(TABLE, 12)?,
        because: row.text(13)?,
        submission: row.opt_number(TABLE, 14)?.map(SubmissionId),
        list: row.opt_int(15)?.map(ListId),
    })
}
