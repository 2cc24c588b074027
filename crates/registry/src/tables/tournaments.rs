//! The tournament register: what was announced, and how far each event has come.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, replace, select};
use crate::door::transaction::{Among, in_json};
use crate::door::value::Value;
use crate::{Error, Reader, Writer};
use arpad_model::{
    EntryId, EventFacts, ListId, Moment, PersonId, RegisteredTournament, Series, SubmissionId, TournamentId,
    TournamentState,
};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::HashMap;

const TABLE: &str = "tournament";

macro_rules! tournament {
    ($make:ident $($args:tt)*) => {
        $make! { tournament [
            id INT8, series TEXT, name TEXT, town TEXT, organizer TEXT, arbiter TEXT, time_control TEXT,
            rounds INT8, starts TEXT, ends TEXT, announced TEXT, reported TEXT, state TEXT, because TEXT,
            submission INT8, list INT8, entry INT8, facts TEXT
        ] $($args)* }
    };
}

tournament!(places);

const BULK: Bulk = tournament!(bulk);

/// The number the next tournament gets.
pub fn next(store: &mut Reader<'_>) -> Result<TournamentId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM tournament", &[], |row| row.number::<u32>(TABLE, 0))?;
    Ok(TournamentId(highest.unwrap_or(0) + 1))
}

/// Enters a tournament.
pub fn insert(store: &mut Writer<'_>, tournament: &RegisteredTournament, entry: EntryId) -> Result<(), Error> {
    store.execute(BULK.insert, &values(tournament, entry, &written(&tournament.facts)?))?;
    Ok(())
}

/// Enters many.
pub fn insert_all(store: &mut Writer<'_>, tournaments: &[(RegisteredTournament, EntryId)]) -> Result<(), Error> {
    store.bulk(&BULK, |sink| {
        tournaments.iter().try_for_each(|(one, entry)| sink.row(&values(one, *entry, &written(&one.facts)?)))
    })
}

/// Changes everything about a tournament but its number.
pub fn update(store: &mut Writer<'_>, tournament: &RegisteredTournament, entry: EntryId) -> Result<(), Error> {
    store.execute(tournament!(replace), &values(tournament, entry, &written(&tournament.facts)?))?;
    Ok(())
}

/// Takes an event out of the register of which nothing but its announcement is known.
pub fn remove(store: &mut Writer<'_>, id: TournamentId) -> Result<(), Error> {
    store.execute("DELETE FROM tournament WHERE id = ?1", &[id.0.into()])?;
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

fn values<'a>(tournament: &'a RegisteredTournament, entry: EntryId, facts: &'a str) -> [Value<'a>; 18] {
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
        facts.into(),
    ]
}

/// The facts as the table has them.
fn written(facts: &EventFacts) -> Result<String, Error> {
    if facts.is_empty() {
        return Ok(String::new());
    }
    serde_json::to_string(facts).map_err(|error| Error::damaged(TABLE, error.to_string()))
}

fn facts(text: &str) -> Result<EventFacts, Error> {
    if text.is_empty() {
        return Ok(EventFacts::default());
    }
    serde_json::from_str(text).map_err(|error| Error::damaged(TABLE, error.to_string()))
}

/// One tournament.
pub fn get(store: &mut Reader<'_>, id: TournamentId) -> Result<Option<RegisteredTournament>, Error> {
    store.one(tournament!(select "id = ?1"), &[id.0.into()], read)
}

/// Which series there are events of.
pub fn series_known(store: &mut Reader<'_>) -> Result<Vec<Series>, Error> {
    store.all("SELECT DISTINCT series FROM tournament", &[], |row| row.name("tournament", 0))
}

/// These tournaments, by number.
pub fn among(store: &mut Reader<'_>, tournaments: &[TournamentId]) -> Result<Vec<RegisteredTournament>, Error> {
    const AMONG: Among = Among {
        sqlite: tournament!(select "id IN (SELECT value FROM json_each(?1)) ORDER BY id"),
        postgres: tournament!(select
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
    // Put in order here: asked for their order, SQLite would walk over all events of the series by the key of their starts.
    let mut due = store.all(
        tournament!(select "series = ?1 AND state = 'accepted' AND ends <= ?2"),
        &[series.as_str().into(), until.into()],
        read,
    )?;
    due.sort_unstable_by_key(|event| (event.starts, event.ends, event.id));
    Ok(due)
}

/// All tournaments of a series in one state, by end and number.
pub fn in_state(
    store: &mut Reader<'_>,
    series: Series,
    state: TournamentState,
) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(
        tournament!(select "series = ?1 AND state = ?2 ORDER BY ends, starts, id"),
        &[series.as_str().into(), state.as_str().into()],
        read,
    )
}

/// A stretch of the register, the last to end first. Every event has an end; saying so lets the index of ends be walked.
pub fn newest(store: &mut Reader<'_>, skip: u32, most: u32) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(
        tournament!(select "ends > '' ORDER BY ends DESC, id DESC LIMIT ?2 OFFSET ?1"),
        &[skip.into(), most.into()],
        read,
    )
}

/// The events of which the register learnt something last, the last first. The entry has no index: a heap of so many walks
/// over the table.
pub fn last_changed(store: &mut Reader<'_>, most: u32) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(tournament!(select "id > 0 ORDER BY entry DESC, id DESC LIMIT ?1"), &[most.into()], read)
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
    store.all(
        tournament!(select "series = ?1 AND starts = ?2 ORDER BY id"),
        &[series.as_str().into(), day.into()],
        read,
    )
}

/// Those of them whose report waits for somebody.
pub fn waiting_on(store: &mut Reader<'_>, series: Series, day: Date) -> Result<Vec<RegisteredTournament>, Error> {
    store.all(
        tournament!(select "series = ?1 AND starts = ?2 AND state IN ('received', 'questions') ORDER BY id"),
        &[series.as_str().into(), day.into()],
        read,
    )
}

/// The events of a series that began in a stretch of days and may be reported month by month: of which parts are known, or which still go on
/// when it ends and take longer than thirty days. The last to begin first; for finding the one a report is a part of.
pub fn long_ones(
    store: &mut Reader<'_>,
    series: Series,
    (first, last): (Date, Date),
) -> Result<Vec<RegisteredTournament>, Error> {
    let mut found = store.all(
        tournament!(select "id IN (SELECT tournament FROM part) AND starts >= ?1 AND starts <= ?2"),
        &[first.into(), last.into()],
        read,
    )?;
    // By their ends, and without their series, of which SQLite would look at all: few events go on at a time. More than thirty days lie in
    // two months, or are a whole one.
    let latest = last.saturating_add(2.years());
    found.extend(store.all(
        tournament!(select
            "ends >= ?2 AND ends <= ?3 AND starts >= ?1 AND starts <= ?2
             AND (substr(starts, 1, 7) < substr(ends, 1, 7) OR (substr(starts, 9) = '01' AND substr(ends, 9) = '31'))"
        ),
        &[first.into(), last.into(), latest.into()],
        read,
    )?);
    found.retain(|event| event.series == series);
    found.sort_by_key(|event| (std::cmp::Reverse(event.starts), event.id));
    found.dedup_by_key(|event| event.id);
    Ok(found)
}

/// The events, of whatever series, that were held on some of these days, by number; one that ends more than a year later is
/// not looked for.
pub fn held_between(store: &mut Reader<'_>, (first, last): (Date, Date)) -> Result<Vec<RegisteredTournament>, Error> {
    let latest = last.saturating_add(1.year());
    store.all(
        tournament!(select "ends >= ?1 AND ends <= ?3 AND starts <= ?2 ORDER BY id"),
        &[first.into(), last.into(), latest.into()],
        read,
    )
}

/// The same of events in which any of these persons took part: found by who played, so that a month of the whole world is not read for
/// one report.
pub fn held_by_any(
    store: &mut Reader<'_>,
    persons: &[PersonId],
    (first, last): (Date, Date),
) -> Result<Vec<RegisteredTournament>, Error> {
    // The plus keeps SQLite from walking over the key of ends; PostgreSQL looks up what an array has.
    const HELD: Among = Among {
        sqlite: tournament!(select
            "id IN (SELECT tournament FROM participant WHERE person IN (SELECT value FROM json_each(?1)))
             AND +ends >= ?2 AND +starts <= ?3 ORDER BY id"
        ),
        postgres: tournament!(select
            "id = ANY (ARRAY(SELECT tournament FROM participant WHERE person = ANY (ARRAY(SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))))) AND ends >= ?2 AND starts <= ?3 ORDER BY id"
        ),
    };
    let mut found = Vec::new();
    let days = [first.into(), last.into()];
    store.each_in_of(&HELD, &in_json(persons.iter().copied()), &days, |row| {
        found.push(read(row)?);
        Ok(())
    })?;
    Ok(found)
}

pub(super) fn read(row: &Row<'_>) -> Result<RegisteredTournament, Error> {
    Ok(RegisteredTournament {
        id: TournamentId(row.number(TABLE, at::id)?),
        series: row.name(TABLE, at::series)?,
        name: row.text(at::name)?,
        town: row.text(at::town)?,
        organizer: row.text(at::organizer)?,
        arbiter: row.text(at::arbiter)?,
        time_control: row.text(at::time_control)?,
        rounds: row.opt_number(TABLE, at::rounds)?,
        starts: row.date(TABLE, at::starts)?,
        ends: row.date(TABLE, at::ends)?,
        announced: row.opt_date(TABLE, at::announced)?,
        reported: row.opt_date(TABLE, at::reported)?,
        state: row.name(TABLE, at::state)?,
        because: row.text(at::because)?,
        submission: row.opt_number(TABLE, at::submission)?.map(SubmissionId),
        list: row.opt_int(at::list)?.map(ListId),
        facts: facts(&row.text(at::facts)?)?,
    })
}
