//! Decisions of the committee, appeals against them, and corrections of what was rated.

use crate::door::row::Row;
use crate::{Error, Store};
use arpad_model::{PersonId, TournamentId};
use jiff::civil::Date;

/// A decision on record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The ledger entry that made it.
    pub entry: i64,
    /// What kind; the office knows the kinds.
    pub kind: String,
    /// The tournament it is about.
    pub tournament: Option<TournamentId>,
    /// The person it is about.
    pub person: Option<PersonId>,
    /// The paragraph it rests on or sets aside.
    pub paragraph: String,
    /// What was decided, as the office wrote it down.
    pub value: String,
    /// The day it holds from.
    pub day: Date,
    /// Who decided, under which number.
    pub reference: String,
    /// The entry that revoked it.
    pub revoked: Option<i64>,
}

/// Records a decision.
pub fn insert(store: &mut Store<'_>, decision: &Decision) -> Result<(), Error> {
    store.execute(
        "INSERT INTO decision (entry, kind, tournament, person, paragraph, value, day, reference, revoked)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, NULL)",
        &[
            decision.entry.into(),
            (&decision.kind).into(),
            decision.tournament.map(|tournament| tournament.0).into(),
            decision.person.map(|person| person.0).into(),
            (&decision.paragraph).into(),
            (&decision.value).into(),
            decision.day.into(),
            (&decision.reference).into(),
        ],
    )?;
    Ok(())
}

/// From this entry on the decision does not hold any more; whether there was one that held.
pub fn revoke(store: &mut Store<'_>, decision: i64, entry: i64) -> Result<bool, Error> {
    const SQL: &str = "UPDATE decision SET revoked = ?2 WHERE entry = ?1 AND revoked IS NULL";
    Ok(store.execute(SQL, &[decision.into(), entry.into()])? == 1)
}

macro_rules! select {
    ($condition:literal) => {
        concat!(
            "SELECT entry, kind, tournament, person, paragraph, value, day, reference, revoked FROM decision WHERE ",
            $condition
        )
    };
}

/// One decision.
pub fn get(store: &mut Store<'_>, entry: i64) -> Result<Option<Decision>, Error> {
    store.one(select!("entry = ?1"), &[entry.into()], read)
}

/// The decisions on a tournament that held when an entry was made.
pub fn on_tournament(store: &mut Store<'_>, tournament: TournamentId, known: i64) -> Result<Vec<Decision>, Error> {
    store.all(
        select!("tournament = ?1 AND entry <= ?2 AND (revoked IS NULL OR revoked > ?2) ORDER BY entry"),
        &[tournament.0.into(), known.into()],
        read,
    )
}

/// All decisions that held when an entry was made.
pub fn known(store: &mut Store<'_>, known: i64) -> Result<Vec<Decision>, Error> {
    store.all(select!("entry <= ?1 AND (revoked IS NULL OR revoked > ?1) ORDER BY entry"), &[known.into()], read)
}

/// Everything ever decided, newest first.
pub fn all(store: &mut Store<'_>) -> Result<Vec<Decision>, Error> {
    store.all(select!("entry > 0 ORDER BY entry DESC"), &[], read)
}

fn read(row: &Row<'_>) -> Result<Decision, Error> {
    Ok(Decision {
        entry: row.int(0)?,
        kind: row.text(1)?,
        tournament: row.opt_number("decision", 2)?.map(TournamentId),
        person: row.opt_number("decision", 3)?.map(PersonId),
        paragraph: row.text(4)?,
        value: row.text(5)?,
        day: row.date("decision", 6)?,
        reference: row.text(7)?,
        revoked: row.opt_int(8)?,
    })
}

/// An appeal against an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// The entry that brought it.
    pub entry: i64,
    /// What it is against.
    pub against: i64,
    /// Who appeals.
    pub by_whom: String,
    /// On which grounds.
    pub grounds: String,
    /// How it ended; empty while it is open.
    pub outcome: String,
    /// The entry that ended it.
    pub decided: Option<i64>,
}

/// Records an appeal.
pub fn insert_appeal(store: &mut Store<'_>, appeal: &Appeal) -> Result<(), Error> {
    store.execute(
        "INSERT INTO appeal (entry, against, by_whom, grounds, outcome, decided) VALUES (?1, ?2, ?3, ?4, '', NULL)",
        &[appeal.entry.into(), appeal.against.into(), (&appeal.by_whom).into(), (&appeal.grounds).into()],
    )?;
    Ok(())
}

/// Ends an appeal; whether one was open.
pub fn end_appeal(store: &mut Store<'_>, appeal: i64, outcome: &str, entry: i64) -> Result<bool, Error> {
    const SQL: &str = "UPDATE appeal SET outcome = ?2, decided = ?3 WHERE entry = ?1 AND decided IS NULL";
    Ok(store.execute(SQL, &[appeal.into(), outcome.into(), entry.into()])? == 1)
}

/// All appeals, newest first.
pub fn appeals(store: &mut Store<'_>) -> Result<Vec<Appeal>, Error> {
    const SQL: &str = "SELECT entry, against, by_whom, grounds, outcome, decided FROM appeal ORDER BY entry DESC";
    store.all(SQL, &[], |row| {
        Ok(Appeal {
            entry: row.int(0)?,
            against: row.int(1)?,
            by_whom: row.text(2)?,
            grounds: row.text(3)?,
            outcome: row.text(4)?,
            decided: row.opt_int(5)?,
        })
    })
}

/// A correction of a tournament that a list has already counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The entry that made it.
    pub entry: i64,
    /// The tournament.
    pub tournament: TournamentId,
    /// The list it was rated in; none while it was not rated yet.
    pub list: Option<i64>,
    /// What kind of correction.
    pub what: String,
}

/// Records a correction.
pub fn insert_correction(store: &mut Store<'_>, correction: &Correction) -> Result<(), Error> {
    store.execute(
        "INSERT INTO correction (entry, tournament, list, what) VALUES (?1, ?2, ?3, ?4)",
        &[correction.entry.into(), correction.tournament.0.into(), correction.list.into(), (&correction.what).into()],
    )?;
    Ok(())
}

/// All corrections known when an entry was made, oldest first.
pub fn corrections(store: &mut Store<'_>, known: i64) -> Result<Vec<Correction>, Error> {
    const SQL: &str = "SELECT entry, tournament, list, what FROM correction WHERE entry <= ?1 ORDER BY entry";
    store.all(SQL, &[known.into()], |row| {
        Ok(Correction {
            entry: row.int(0)?,
            tournament: TournamentId(row.number("correction", 1)?),
            list: row.opt_int(2)?,
            what: row.text(3)?,
        })
    })
}
