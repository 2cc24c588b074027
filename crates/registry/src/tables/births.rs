//! Births and sexes as they were known when a list was made. Kept is what stood before each change; of whom nothing ever changed,
//! today's holds.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::{Birth, EntryId, Person, PersonId, Sex};
use std::collections::HashMap;

/// Where they stand.
pub const TABLE: &str = "born_before";

/// What was known of a person.
pub type Known = (Option<Birth>, Option<Sex>);

/// The people of whom something else was known right after an entry than is today.
pub fn at(store: &mut Reader<'_>, entry: EntryId) -> Result<HashMap<PersonId, Known>, Error> {
    const SQL: &str = "SELECT person, born, sex FROM born_before WHERE entry > ?1 AND person > 0 ORDER BY entry DESC";
    // The earliest change after the entry comes last.
    Ok(store.all(SQL, &[entry.into()], |row| Ok((PersonId(row.number(TABLE, 0)?), read(row)?)))?.into_iter().collect())
}

/// The entry from which on changes are kept: 0 but in registers that were there before.
pub fn kept_since(store: &mut Reader<'_>) -> Result<EntryId, Error> {
    const SQL: &str = "SELECT COALESCE(max(entry), 0) FROM born_before WHERE person = 0";
    Ok(EntryId(store.one(SQL, &[], |row| row.int(0))?.unwrap_or(0)))
}

/// Keeps what was known of a person, where an entry is about to change it.
pub(super) fn keep(store: &mut Writer<'_>, new: &Person, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO born_before (person, entry, born, sex)
        SELECT id, CAST(?2 AS BIGINT), born, sex FROM person WHERE id = ?1
        AND (COALESCE(born, '') <> COALESCE(CAST(?3 AS TEXT), '') OR COALESCE(sex, '') <> COALESCE(CAST(?4 AS TEXT), ''))
        ON CONFLICT (person, entry) DO NOTHING";
    store.execute(SQL, &[new.id.0.into(), entry.into(), new.born.into(), new.sex.map(Sex::as_str).into()])?;
    Ok(())
}

/// Of whom the register has from a number on no more, nothing is kept: the number is given again.
pub(super) fn forget(store: &mut Writer<'_>, first: PersonId) -> Result<(), Error> {
    const SQL: &str = "DELETE FROM born_before WHERE person >= ?1
        AND NOT EXISTS (SELECT 1 FROM person WHERE person.id = born_before.person)";
    store.execute(SQL, &[first.0.into()])?;
    Ok(())
}

fn read(row: &Row<'_>) -> Result<Known, Error> {
    Ok((row.birth(TABLE, 1)?, row.opt_name(TABLE, 2)?))
}
