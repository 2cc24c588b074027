//! Titles and classes with the day they were awarded: today's, and the national ones from before 1990.

use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, PersonId, Title};

/// Enters a title; one awarded again keeps the later day.
pub fn put(store: &mut Writer<'_>, person: PersonId, title: &Title, entry: EntryId) -> Result<(), Error> {
    store.execute(
        "INSERT INTO title (person, title, awarded, entry) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (person, title) DO UPDATE SET awarded = excluded.awarded, entry = excluded.entry",
        &[person.0.into(), (&title.title).into(), title.awarded.into(), entry.into()],
    )?;
    Ok(())
}

/// Takes a title away again.
pub fn remove(store: &mut Writer<'_>, person: PersonId, title: &str) -> Result<(), Error> {
    store.execute("DELETE FROM title WHERE person = ?1 AND title = ?2", &[person.0.into(), title.into()])?;
    Ok(())
}

/// A person's titles by day.
pub fn of(store: &mut Reader<'_>, person: PersonId) -> Result<Vec<Title>, Error> {
    store.all("SELECT title, awarded FROM title WHERE person = ?1 ORDER BY awarded, title", &[person.0.into()], |row| {
        Ok(Title { title: row.text(0)?, awarded: row.date("title", 1)? })
    })
}
