//! Letters: what people wrote to the office from the site.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::{Closed, Letter, LetterId};

const TABLE: &str = "letter";

/// The number the next letter gets. One that was forgotten leaves its number, unless it was the last.
pub fn next(store: &mut Reader<'_>) -> Result<LetterId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM letter", &[], |row| row.number(TABLE, 0))?;
    Ok(LetterId(highest.unwrap_or(0) + 1))
}

/// How many are open.
pub fn count_open(store: &mut Reader<'_>) -> Result<u64, Error> {
    let open = store.one("SELECT count(*) FROM letter WHERE closed IS NULL", &[], |row| row.number(TABLE, 0))?;
    Ok(open.unwrap_or(0))
}

/// Keeps a letter that is open.
pub fn insert(store: &mut Writer<'_>, letter: &Letter) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO letter (id, moment, language, page, name, contact, text, closed, closed_by, answer)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, NULL, '', '')";
    let Letter { id, moment, language, page, name, contact, text, closed: _ } = letter;
    let texts = [language, page, name, contact, text].map(|text| text.into());
    let [language, page, name, contact, text] = texts;
    store.execute(SQL, &[id.0.into(), (*moment).into(), language, page, name, contact, text])?;
    Ok(())
}

/// Ends a letter, or opens it again.
pub fn close(store: &mut Writer<'_>, id: LetterId, closed: Option<&Closed>) -> Result<(), Error> {
    const SQL: &str = "UPDATE letter SET closed = ?2, closed_by = ?3, answer = ?4 WHERE id = ?1";
    let (by, answer) = closed.map_or(("", ""), |one| (one.by_whom.as_str(), one.answer.as_str()));
    store.execute(SQL, &[id.0.into(), closed.map(|one| one.moment).into(), by.into(), answer.into()])?;
    Ok(())
}

/// Forgets a letter.
pub fn forget(store: &mut Writer<'_>, id: LetterId) -> Result<(), Error> {
    store.execute("DELETE FROM letter WHERE id = ?1", &[id.0.into()])?;
    Ok(())
}

/// One letter.
pub fn get(store: &mut Reader<'_>, id: LetterId) -> Result<Option<Letter>, Error> {
    const SQL: &str =
        "SELECT id, moment, language, page, name, contact, text, closed, closed_by, answer FROM letter WHERE id = ?1";
    store.one(SQL, &[id.0.into()], read)
}

/// The newest letters, closed ones too where they are wanted.
pub fn newest(store: &mut Reader<'_>, with_closed: bool, most: u32) -> Result<Vec<Letter>, Error> {
    const SQL: &str = "SELECT id, moment, language, page, name, contact, text, closed, closed_by, answer FROM letter
        WHERE closed IS NULL OR CAST(?1 AS BIGINT) = 1 ORDER BY id DESC LIMIT ?2";
    store.all(SQL, &[u32::from(with_closed).into(), most.into()], read)
}

fn read(row: &Row<'_>) -> Result<Letter, Error> {
    let closed = match row.opt_name(TABLE, 7)? {
        Some(moment) => Some(Closed { moment, by_whom: row.text(8)?, answer: row.text(9)? }),
        None => None,
    };
    Ok(Letter {
        id: LetterId(row.number(TABLE, 0)?),
        moment: row.name(TABLE, 1)?,
        language: row.text(2)?,
        page: row.text(3)?,
        name: row.text(4)?,
        contact: row.text(5)?,
        text: row.text(6)?,
        closed,
    })
}
