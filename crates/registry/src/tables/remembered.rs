//! What a person answered about a line of a file.

use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, PersonId};

/// Remembers who a line is.
pub fn put(store: &mut Writer<'_>, line: &str, person: PersonId, entry: EntryId) -> Result<(), Error> {
    store.execute(
        "INSERT INTO remembered (line, person, entry) VALUES (?1, ?2, ?3)
         ON CONFLICT (line) DO UPDATE SET person = excluded.person, entry = excluded.entry",
        &[line.into(), person.0.into(), entry.into()],
    )?;
    Ok(())
}

/// Forgets what was remembered with an entry; the next such line is a question again.
pub fn forget(store: &mut Writer<'_>, entry: EntryId) -> Result<(), Error> {
    store.execute("DELETE FROM remembered WHERE entry = ?1", &[entry.into()])?;
    Ok(())
}

/// Who this line was said to be.
pub fn get(store: &mut Reader<'_>, line: &str) -> Result<Option<PersonId>, Error> {
    store.one("SELECT person FROM remembered WHERE line = ?1", &[line.into()], |row| {
        Ok(PersonId(row.number("remembered", 0)?))
    })
}
