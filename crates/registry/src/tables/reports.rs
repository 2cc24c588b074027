//! Reports of tournaments, as known from an entry on.

use super::packed::Report;
use crate::door::bulk::Bulk;
use crate::door::transaction::{Among, in_json};
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, ListId, PersonId, TournamentId};
use postgres::types::Type;

const REPORTS: Bulk = Bulk {
    copy: "COPY report (tournament, entry, block) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO report (tournament, entry, block) VALUES (?1, ?2, ?3)",
    types: &[Type::INT8, Type::INT8, Type::BYTEA],
};

const PARTICIPANTS: Bulk = Bulk {
    copy: "COPY participant (tournament, person) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO participant (tournament, person) VALUES (?1, ?2)",
    types: &[Type::INT8, Type::INT8],
};

/// Keeps a report and who took part. A second version replaces the participants of the first.
pub fn put(store: &mut Writer<'_>, tournament: TournamentId, report: &Report, entry: EntryId) -> Result<(), Error> {
    // One by one, as the key has them: by the tournament alone everybody's rows would be walked through.
    let before = known(store, tournament, EntryId::LAST)?;
    for person in before.iter().flat_map(Report::persons) {
        store.execute(
            "DELETE FROM participant WHERE person = ?1 AND tournament = ?2",
            &[(*person).into(), tournament.0.into()],
        )?;
    }
    put_new(store, &[(tournament, entry, report)])
}

/// The same for many tournaments that have no report yet.
pub fn put_new(store: &mut Writer<'_>, reports: &[(TournamentId, EntryId, &Report)]) -> Result<(), Error> {
    store.bulk(&REPORTS, |sink| {
        for (tournament, entry, report) in reports {
            sink.row(&[tournament.0.into(), (*entry).into(), (&report.pack()?).into()])?;
        }
        Ok(())
    })?;
    // In the order of the table's key: pages are then written once and not once for each row.
    let mut pairs: Vec<(PersonId, TournamentId)> = Vec::new();
    for (tournament, _, report) in reports {
        pairs.extend(report.persons().iter().map(|person| (*person, *tournament)));
    }
    pairs.sort_unstable();
    pairs.dedup();
    store.bulk(&PARTICIPANTS, |sink| {
        pairs.iter().try_for_each(|(person, tournament)| sink.row(&[tournament.0.into(), person.0.into()]))
    })
}

/// The report as it was known when an entry was made.
pub fn known(store: &mut Reader<'_>, tournament: TournamentId, entry: EntryId) -> Result<Option<Report>, Error> {
    const SQL: &str = "SELECT block FROM report WHERE tournament = ?1 AND entry <= ?2 ORDER BY entry DESC LIMIT 1";
    store.one(SQL, &[tournament.0.into(), entry.into()], |row| Report::unpack(&row.bytes(0)?))
}

/// The entry with the newest version of a tournament's report, whose participants stand in the tables.
pub fn newest_entry(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Option<EntryId>, Error> {
    const SQL: &str = "SELECT entry FROM report WHERE tournament = ?1 ORDER BY entry DESC LIMIT 1";
    store.one(SQL, &[tournament.0.into()], |row| Ok(EntryId(row.int(0)?)))
}

/// The entries with a version of a tournament's report, oldest first.
pub fn entries(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<EntryId>, Error> {
    const SQL: &str = "SELECT entry FROM report WHERE tournament = ?1 ORDER BY entry";
    store.all(SQL, &[tournament.0.into()], |row| Ok(EntryId(row.int(0)?)))
}

/// Every version of these tournaments' reports that was known when an entry was made, by tournament, oldest first.
pub fn each_among(
    store: &mut Reader<'_>,
    tournaments: &[TournamentId],
    known: EntryId,
    mut take: impl FnMut(TournamentId, Report) -> Result<(), Error>,
) -> Result<(), Error> {
    each_version(store, tournaments, known, |tournament, _, report| take(tournament, report))
}

/// The same, each with the entry that brought it.
pub fn each_version(
    store: &mut Reader<'_>,
    tournaments: &[TournamentId],
    known: EntryId,
    mut take: impl FnMut(TournamentId, EntryId, Report) -> Result<(), Error>,
) -> Result<(), Error> {
    const AMONG: Among = Among {
        sqlite: "SELECT tournament, entry, block FROM report
            WHERE tournament IN (SELECT value FROM json_each(?1)) ORDER BY tournament, entry",
        postgres: "SELECT tournament, entry, block FROM report
            WHERE tournament IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY tournament, entry",
    };
    store.each_in(&AMONG, &in_json(tournaments.iter().copied()), |row| {
        let entry = EntryId(row.int(1)?);
        if entry > known {
            return Ok(());
        }
        take(TournamentId(row.number("report", 0)?), entry, Report::unpack(&row.bytes(2)?)?)
    })
}

/// Every report that entered a list, as known when an entry was made, in the order of tournaments.
pub fn each_rated_in(
    store: &mut Reader<'_>,
    list: ListId,
    entry: EntryId,
    mut take: impl FnMut(TournamentId, Report),
) -> Result<(), Error> {
    const SQL: &str = "SELECT r.tournament, r.block FROM rated_in t JOIN report r ON r.tournament = t.tournament
        WHERE t.list = ?1 AND r.entry =
            (SELECT max(l.entry) FROM report l WHERE l.tournament = r.tournament AND l.entry <= ?2)
        ORDER BY r.tournament";
    store.each(SQL, &[list.into(), entry.into()], |row| {
        take(TournamentId(row.number("report", 0)?), Report::unpack(&row.bytes(1)?)?);
        Ok(())
    })
}

/// The tournaments between two numbers in which any of these persons took part, by number.
pub fn tournaments_of_any(
    store: &mut Reader<'_>,
    persons: &[PersonId],
    between: (TournamentId, TournamentId),
) -> Result<Vec<TournamentId>, Error> {
    // An array lets PostgreSQL look each person up in the key; a join would read everybody.
    const OF_ANY: Among = Among {
        sqlite: "SELECT DISTINCT tournament FROM participant WHERE person IN (SELECT value FROM json_each(?1))
            AND tournament BETWEEN ?2 AND ?3 ORDER BY tournament",
        postgres: "SELECT DISTINCT tournament FROM participant WHERE person = ANY (ARRAY(SELECT CAST(value AS BIGINT)
            FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))) AND tournament BETWEEN ?2 AND ?3
            ORDER BY tournament",
    };
    let mut tournaments = Vec::new();
    let between = [between.0.into(), between.1.into()];
    store.each_in_of(&OF_ANY, &in_json(persons.iter().copied()), &between, |row| {
        tournaments.push(row.number("participant", 0)?);
        Ok(())
    })?;
    Ok(tournaments)
}

/// The tournaments a person took part in, newest first.
pub fn tournaments_of(store: &mut Reader<'_>, person: PersonId) -> Result<Vec<TournamentId>, Error> {
    const SQL: &str = "SELECT tournament FROM participant WHERE person = ?1 ORDER BY tournament DESC";
    store.all(SQL, &[person.0.into()], |row| Ok(TournamentId(row.number("participant", 0)?)))
}
