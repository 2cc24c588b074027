//! The parts of events that are reported month by month.

use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, TournamentId};

const TABLE: &str = "part";

/// Enters a part of an event; the first has the event's own number.
pub fn insert(
    store: &mut Writer<'_>,
    tournament: TournamentId,
    event: TournamentId,
    entry: EntryId,
) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO part (tournament, event, entry) VALUES (?1, ?2, ?3)";
    store.execute(SQL, &[tournament.into(), event.into(), entry.into()])?;
    Ok(())
}

/// The event that a tournament is a part of; none where it is whole.
pub fn event_of(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Option<TournamentId>, Error> {
    const SQL: &str = "SELECT event FROM part WHERE tournament = ?1";
    store.one(SQL, &[tournament.into()], |row| Ok(TournamentId(row.number(TABLE, 0)?)))
}

/// Every part with its event.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<(TournamentId, TournamentId)>, Error> {
    store.all("SELECT tournament, event FROM part ORDER BY tournament", &[], |row| {
        Ok((TournamentId(row.number(TABLE, 0)?), TournamentId(row.number(TABLE, 1)?)))
    })
}

/// The parts of an event, in the order in which they came; none where it is whole.
pub fn of(store: &mut Reader<'_>, event: TournamentId) -> Result<Vec<TournamentId>, Error> {
    const SQL: &str = "SELECT tournament FROM part WHERE event = ?1 ORDER BY tournament";
    store.all(SQL, &[event.into()], |row| Ok(TournamentId(row.number(TABLE, 0)?)))
}
