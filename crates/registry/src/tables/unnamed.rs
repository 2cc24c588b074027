//! Persons whom nothing names: who entered by mistake is taken out again.

use crate::door::transaction::{Among, in_json};
use crate::tables::{births, called};
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, PersonId, TournamentId};

const TABLE: &str = "person";

/// Nothing in the register names the person of a row.
macro_rules! unnamed {
    () => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM participant AS named WHERE named.person = person.id) AND ",
            on_reports_at_most!()
        )
    };
}

/// Nothing but reports names the person of a row. Short tables without an index by person are read once; of a list the key
/// begins with its number.
macro_rules! on_reports_at_most {
    () => {
        "NOT EXISTS (SELECT 1 FROM list CROSS JOIN list_row AS named
             WHERE named.list = list.id AND named.person = person.id)
         AND NOT EXISTS (SELECT 1 FROM paper AS named WHERE named.person = person.id)
         AND NOT EXISTS (SELECT 1 FROM title AS named WHERE named.person = person.id)
         AND NOT EXISTS (SELECT 1 FROM strength AS named WHERE named.person = person.id)
         AND NOT EXISTS (SELECT 1 FROM decision AS named WHERE named.person = person.id AND named.revoked IS NULL)
         AND NOT EXISTS (SELECT 1 FROM person AS named WHERE named.merged_into = person.id)
         AND person.id NOT IN (SELECT person FROM answer WHERE person IS NOT NULL)
         AND person.id NOT IN (SELECT person FROM remembered)"
    };
}

/// Whether anything names a person: a report, a list, a paper, a title, an order, an answer, a decision, a merger.
pub fn is_named(store: &mut Reader<'_>, id: PersonId) -> Result<bool, Error> {
    const SQL: &str = concat!("SELECT id FROM person WHERE id = ?1 AND ", unnamed!());
    Ok(store.one(SQL, &[id.0.into()], |row| row.int(0))?.is_none())
}

/// A list, a paper, a title or a chess game has the person of a row: more than that he was met at a go board.
macro_rules! more_than_met {
    () => {
        "(EXISTS (SELECT 1 FROM list CROSS JOIN list_row AS named
             WHERE named.list = list.id AND named.person = person.id)
         OR EXISTS (SELECT 1 FROM paper AS named WHERE named.person = person.id)
         OR EXISTS (SELECT 1 FROM title AS named WHERE named.person = person.id)
         OR EXISTS (SELECT 1 FROM participant AS named JOIN tournament AS other ON other.id = named.tournament
             WHERE named.person = person.id AND other.series <> 'go'))"
    };
}

/// Whether a person is known from go reports and nothing else: he stands on no list, has no paper, title or chess game, and
/// nobody else is he.
pub fn is_of_go_reports_alone(store: &mut Reader<'_>, id: PersonId) -> Result<bool, Error> {
    const SQL: &str = concat!(
        "SELECT id FROM person WHERE id = ?1 AND merged_into IS NULL AND NOT ",
        more_than_met!(),
        " AND NOT EXISTS (SELECT 1 FROM person AS named WHERE named.merged_into = person.id)"
    );
    Ok(store.one(SQL, &[id.0.into()], |row| row.int(0))?.is_some())
}

/// Whether a number has a past of its own: somebody who has left the go federation's system keeps what was published of him.
pub fn is_more_than_met(store: &mut Reader<'_>, id: PersonId) -> Result<bool, Error> {
    const SQL: &str = concat!("SELECT id FROM person WHERE id = ?1 AND ", more_than_met!());
    Ok(store.one(SQL, &[id.0.into()], |row| row.int(0))?.is_some())
}

/// Those among the persons of an event whom nothing names once its report does not count, each with the entry that entered
/// him: they entered with a report, nothing was stated of them since, and no other report counts or waits that has them. What
/// a list has counted names for good.
pub fn named_by_alone(
    store: &mut Reader<'_>,
    event: TournamentId,
    persons: &[PersonId],
) -> Result<Vec<(PersonId, EntryId)>, Error> {
    macro_rules! named_by_alone {
        ($among:literal) => {
            concat!(
                "SELECT person.id, person.entry FROM person JOIN ledger ON ledger.seq = person.entry
                 WHERE person.id IN (",
                $among,
                ") AND ledger.act = 'accept' AND person.merged_into IS NULL
                 AND NOT EXISTS (SELECT 1 FROM participant AS named
                     JOIN tournament AS other ON other.id = named.tournament
                     WHERE named.person = person.id
                     AND (other.id IN (SELECT tournament FROM rated_in)
                         OR other.id <> ?2 AND other.state IN ('received', 'questions', 'accepted', 'rated')))
                 AND ",
                on_reports_at_most!(),
                " ORDER BY person.id"
            )
        };
    }
    const AMONG: Among = Among {
        sqlite: named_by_alone!("SELECT value FROM json_each(?1)"),
        postgres: named_by_alone!(
            "SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))"
        ),
    };
    let mut alone = Vec::new();
    store.each_in_of(&AMONG, &in_json(persons.iter().copied()), &[event.into()], |row| {
        alone.push((PersonId(row.number(TABLE, 0)?), EntryId(row.int(1)?)));
        Ok(())
    })?;
    Ok(alone)
}

/// Takes a person out of the register whom nothing names.
pub fn remove(store: &mut Writer<'_>, id: PersonId) -> Result<(), Error> {
    store.execute("DELETE FROM person WHERE id = ?1", &[id.0.into()])?;
    births::forget(store, id)?;
    called::forget(store, id)
}

/// Takes everybody from a number on out of the register whom an entry wrote last and nothing names; how many they were.
pub fn remove_unnamed(store: &mut Writer<'_>, entry: EntryId, first: PersonId) -> Result<u64, Error> {
    const SQL: &str =
        concat!("DELETE FROM person WHERE entry = ?1 AND id >= ?2 AND merged_into IS NULL AND ", unnamed!());
    let removed = store.execute(SQL, &[entry.into(), first.0.into()])?;
    births::forget(store, first)?;
    called::forget(store, first)?;
    Ok(removed)
}

/// Whether an entry wrote the row of a person last.
pub fn is_written_by(store: &mut Reader<'_>, id: PersonId, entry: EntryId) -> Result<bool, Error> {
    const SQL: &str = "SELECT id FROM person WHERE id = ?1 AND entry = ?2";
    Ok(store.one(SQL, &[id.0.into(), entry.into()], |row| row.int(0))?.is_some())
}

/// Everybody whose row an entry wrote last, by number.
pub fn written_by(store: &mut Reader<'_>, entry: EntryId) -> Result<Vec<PersonId>, Error> {
    store.all("SELECT id FROM person WHERE entry = ?1 ORDER BY id", &[entry.into()], |row| {
        Ok(PersonId(row.number(TABLE, 0)?))
    })
}
