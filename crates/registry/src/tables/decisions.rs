//! Decisions of the committee, appeals against them, and corrections of what was rated.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, select};
use crate::{Error, Reader, Writer};
use arpad_model::{Appeal, AppealOutcome, Correction, Decision, DecisionKind, EntryId, ListId, PersonId, TournamentId};

/// Records a decision.
pub fn insert(store: &mut Writer<'_>, decision: &Decision) -> Result<(), Error> {
    store.execute(
        BULK.insert,
        &[
            decision.entry.into(),
            decision.kind.as_str().into(),
            decision.tournament.map(|tournament| tournament.0).into(),
            decision.person.map(|person| person.0).into(),
            (&decision.paragraph).into(),
            (&decision.value).into(),
            decision.day.into(),
            (&decision.reference).into(),
            decision.revoked.into(),
        ],
    )?;
    Ok(())
}

/// From this entry on the decision does not hold any more; whether there was one that held.
pub fn revoke(store: &mut Writer<'_>, decision: EntryId, entry: EntryId) -> Result<bool, Error> {
    const SQL: &str = "UPDATE decision SET revoked = ?2 WHERE entry = ?1 AND revoked IS NULL";
    Ok(store.execute(SQL, &[decision.into(), entry.into()])? == 1)
}

/// The decision holds again that did not hold any more from an entry on.
pub fn restore(store: &mut Writer<'_>, decision: EntryId, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "UPDATE decision SET revoked = NULL WHERE entry = ?1 AND revoked = ?2";
    store.execute(SQL, &[decision.into(), entry.into()])?;
    Ok(())
}

macro_rules! decision {
    ($make:ident $($args:tt)*) => {
        $make! { decision [
            entry INT8, kind TEXT, tournament INT8, person INT8, paragraph TEXT, value TEXT, day TEXT,
            reference TEXT, revoked INT8
        ] $($args)* }
    };
}

decision!(places);

const BULK: Bulk = decision!(bulk);

/// One decision.
pub fn get(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<Decision>, Error> {
    store.one(decision!(select "entry = ?1"), &[entry.into()], read)
}

/// The decisions on a tournament that held when an entry was made.
pub fn on_tournament(store: &mut Reader<'_>, tournament: TournamentId, known: EntryId) -> Result<Vec<Decision>, Error> {
    store.all(
        decision!(select "tournament = ?1 AND entry <= ?2 AND (revoked IS NULL OR revoked > ?2) ORDER BY entry"),
        &[tournament.0.into(), known.into()],
        read,
    )
}

/// All decisions that held when an entry was made, of the kinds that are wanted; of the others nothing is read but the kind.
pub fn known(
    store: &mut Reader<'_>,
    known: EntryId,
    is_wanted: impl Fn(DecisionKind) -> bool,
) -> Result<Vec<Decision>, Error> {
    let wanted = |row: &Row<'_>| match is_wanted(row.name("decision", at::kind)?) {
        true => read(row).map(Some),
        false => Ok(None),
    };
    let found = store.all(
        decision!(select "entry <= ?1 AND (revoked IS NULL OR revoked > ?1) ORDER BY entry"),
        &[known.into()],
        wanted,
    )?;
    Ok(found.into_iter().flatten().collect())
}

/// Those of one kind.
pub fn of_kind(store: &mut Reader<'_>, kind: DecisionKind, known: EntryId) -> Result<Vec<Decision>, Error> {
    store.all(
        decision!(select "kind = ?1 AND entry <= ?2 AND (revoked IS NULL OR revoked > ?2) ORDER BY entry"),
        &[kind.as_str().into(), known.into()],
        read,
    )
}

/// Those of one kind, also those that do not hold any more.
pub fn ever_of_kind(store: &mut Reader<'_>, kind: DecisionKind, known: EntryId) -> Result<Vec<Decision>, Error> {
    let values = [kind.as_str().into(), known.into()];
    store.all(decision!(select "kind = ?1 AND entry <= ?2 ORDER BY entry"), &values, read)
}

/// The decision that does not hold any more from an entry on.
pub fn overturned_by(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<Decision>, Error> {
    store.one(decision!(select "revoked = ?1"), &[entry.into()], read)
}

/// Everything ever decided, newest first.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<Decision>, Error> {
    store.all(decision!(select "entry > 0 ORDER BY entry DESC"), &[], read)
}

fn read(row: &Row<'_>) -> Result<Decision, Error> {
    Ok(Decision {
        entry: EntryId(row.int(at::entry)?),
        kind: row.name("decision", at::kind)?,
        tournament: row.opt_number("decision", at::tournament)?.map(TournamentId),
        person: row.opt_number("decision", at::person)?.map(PersonId),
        paragraph: row.text(at::paragraph)?,
        value: row.text(at::value)?,
        day: row.date("decision", at::day)?,
        reference: row.text(at::reference)?,
        revoked: row.opt_int(at::revoked)?.map(EntryId),
    })
}

/// Records an appeal.
pub fn insert_appeal(store: &mut Writer<'_>, appeal: &Appeal) -> Result<(), Error> {
    store.execute(
        "INSERT INTO appeal (entry, against, by_whom, grounds, outcome, decided) VALUES (?1, ?2, ?3, ?4, '', NULL)",
        &[appeal.entry.into(), appeal.against.into(), (&appeal.by_whom).into(), (&appeal.grounds).into()],
    )?;
    Ok(())
}

/// Ends an appeal; whether one was open.
pub fn end_appeal(
    store: &mut Writer<'_>,
    appeal: EntryId,
    outcome: AppealOutcome,
    entry: EntryId,
) -> Result<bool, Error> {
    const SQL: &str = "UPDATE appeal SET outcome = ?2, decided = ?3 WHERE entry = ?1 AND decided IS NULL";
    Ok(store.execute(SQL, &[appeal.into(), outcome.as_str().into(), entry.into()])? == 1)
}

/// Takes back an appeal that nobody has decided.
pub fn remove_appeal(store: &mut Writer<'_>, appeal: EntryId) -> Result<(), Error> {
    store.execute("DELETE FROM appeal WHERE entry = ?1 AND decided IS NULL", &[appeal.into()])?;
    Ok(())
}

/// The appeal is open again.
pub fn reopen_appeal(store: &mut Writer<'_>, appeal: EntryId) -> Result<(), Error> {
    store.execute("UPDATE appeal SET outcome = '', decided = NULL WHERE entry = ?1", &[appeal.into()])?;
    Ok(())
}

/// All appeals, newest first.
pub fn appeals(store: &mut Reader<'_>) -> Result<Vec<Appeal>, Error> {
    const SQL: &str = "SELECT entry, against, by_whom, grounds, outcome, decided FROM appeal ORDER BY entry DESC";
    store.all(SQL, &[], |row| {
        let decided = row.opt_int(5)?.map(EntryId);
        Ok(Appeal {
            entry: EntryId(row.int(0)?),
            against: EntryId(row.int(1)?),
            by_whom: row.text(2)?,
            grounds: row.text(3)?,
            outcome: match decided {
                Some(_) => Some(row.name("appeal", 4)?),
                None => None,
            },
            decided,
        })
    })
}

/// Records a correction.
pub fn insert_correction(store: &mut Writer<'_>, correction: &Correction) -> Result<(), Error> {
    store.execute(
        "INSERT INTO correction (entry, tournament, list, what) VALUES (?1, ?2, ?3, ?4)",
        &[
            correction.entry.into(),
            correction.tournament.map_or(0, |tournament| tournament.0).into(),
            correction.list.into(),
            correction.what.as_str().into(),
        ],
    )?;
    Ok(())
}

/// Takes back a correction that no list has met.
pub fn remove_correction(store: &mut Writer<'_>, entry: EntryId) -> Result<(), Error> {
    store.execute("DELETE FROM correction WHERE entry = ?1", &[entry.into()])?;
    Ok(())
}

/// All corrections known when an entry was made, oldest first.
pub fn corrections(store: &mut Reader<'_>, known: EntryId) -> Result<Vec<Correction>, Error> {
    const SQL: &str = "SELECT entry, tournament, list, what FROM correction WHERE entry <= ?1 ORDER BY entry";
    store.all(SQL, &[known.into()], read_correction)
}

/// The correction an entry made.
pub fn correction(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<Correction>, Error> {
    const SQL: &str = "SELECT entry, tournament, list, what FROM correction WHERE entry = ?1";
    store.one(SQL, &[entry.into()], read_correction)
}

/// The corrections of a tournament, oldest first.
pub fn corrections_of(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<Correction>, Error> {
    const SQL: &str = "SELECT entry, tournament, list, what FROM correction WHERE tournament = ?1 ORDER BY entry";
    store.all(SQL, &[tournament.0.into()], read_correction)
}

fn read_correction(row: &Row<'_>) -> Result<Correction, Error> {
    Ok(Correction {
        entry: EntryId(row.int(0)?),
        // Tournaments are numbered from 1; 0 stands where there is none.
        tournament: Some(TournamentId(row.number("correction", 1)?)).filter(|tournament| tournament.0 > 0),
        list: row.opt_int(2)?.map(ListId),
        what: row.name("correction", 3)?,
    })
}
