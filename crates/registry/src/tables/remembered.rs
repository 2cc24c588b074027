//! What a person answered about a line of a file.

use crate::door::transaction::{Among, texts_in_json};
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

/// An answer that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The line as it was kept, whole.
    pub line: String,
    /// Who it was said to be.
    pub person: PersonId,
    /// The entry that said so.
    pub entry: EntryId,
}

/// Everything answered about lines that begin so, by line; at most once each, in the order of entries.
pub fn beginning_with(store: &mut Reader<'_>, lines: &[String]) -> Result<Vec<Kept>, Error> {
    // Lines are compared byte by byte on both databases, and no letter of one is behind the brace.
    const AMONG: Among = Among {
        sqlite: "SELECT DISTINCT remembered.line, person, entry FROM json_each(?1) AS wanted
             JOIN remembered ON remembered.line >= wanted.value AND remembered.line < wanted.value || '}'
             ORDER BY entry, remembered.line",
        postgres: "SELECT DISTINCT remembered.line, person, entry
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)) AS wanted (value)
             JOIN remembered ON remembered.line >= wanted.value AND remembered.line < wanted.value || '}'
             ORDER BY entry, remembered.line",
    };
    let mut kept = Vec::new();
    store.each_in(&AMONG, &texts_in_json(lines.iter().map(String::as_str)), |row| {
        kept.push(Kept {
            line: row.text(0)?,
            person: PersonId(row.number("remembered", 1)?),
            entry: EntryId(row.int(2)?),
        });
        Ok(())
    })?;
    Ok(kept)
}
