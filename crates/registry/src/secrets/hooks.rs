//! Programs of others that are told. The key signs what they are told, so it stands here as it is.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::Moment;

/// A program that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hook {
    /// Its number.
    pub id: i64,
    /// Where it listens.
    pub url: String,
    /// The key of the signatures.
    pub key: Vec<u8>,
    /// Of what it is told, names with spaces between them.
    pub topics: String,
    /// About whom or what alone, as `player:17`; empty for everything.
    pub subject: String,
    /// When it was entered.
    pub made: Moment,
    /// When it was ended.
    pub ended: Option<Moment>,
}

/// The number the next one gets.
pub fn next(store: &mut Reader<'_>) -> Result<i64, Error> {
    Ok(store.one("SELECT COALESCE(max(id), 0) FROM secret_hook", &[], |row| row.int(0))?.unwrap_or(0) + 1)
}

/// Enters one.
pub fn put(store: &mut Writer<'_>, hook: &Hook) -> Result<(), Error> {
    store.execute(
        "INSERT INTO secret_hook (id, url, key, topics, subject, made) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        &[
            hook.id.into(),
            (&hook.url).into(),
            (&hook.key).into(),
            (&hook.topics).into(),
            (&hook.subject).into(),
            hook.made.into(),
        ],
    )?;
    Ok(())
}

/// One.
pub fn get(store: &mut Reader<'_>, id: i64) -> Result<Option<Hook>, Error> {
    const SQL: &str = "SELECT id, url, key, topics, subject, made, ended FROM secret_hook WHERE id = ?1";
    store.one(SQL, &[id.into()], read)
}

/// All of them.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<Hook>, Error> {
    store.all("SELECT id, url, key, topics, subject, made, ended FROM secret_hook ORDER BY id", &[], read)
}

/// Ends one; whether there was one to end.
pub fn end(store: &mut Writer<'_>, id: i64, ended: Moment) -> Result<bool, Error> {
    const SQL: &str = "UPDATE secret_hook SET ended = ?2 WHERE id = ?1 AND ended IS NULL";
    Ok(store.execute(SQL, &[id.into(), ended.into()])? > 0)
}

fn read(row: &Row<'_>) -> Result<Hook, Error> {
    Ok(Hook {
        id: row.int(0)?,
        url: row.text(1)?,
        key: row.bytes(2)?,
        topics: row.text(3)?,
        subject: row.text(4)?,
        made: row.name("secret_hook", 5)?,
        ended: row.opt_name("secret_hook", 6)?,
    })
}
