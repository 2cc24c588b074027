//! What was done under a key of idempotency: whoever asks again gets the same answer, and nothing is done twice.

use crate::{Error, Reader, Writer};
use arpad_model::{Moment, UserId};

/// What was asked under a key, as its SHA-256, and what was answered.
pub fn get(store: &mut Reader<'_>, account: UserId, key: &str) -> Result<Option<([u8; 32], String)>, Error> {
    const SQL: &str = "SELECT request, answer FROM secret_done WHERE account = ?1 AND key = ?2";
    store.one(SQL, &[account.into(), key.into()], |row| Ok((row.hash("secret_done", 0)?, row.text(1)?)))
}

/// Remembers it.
pub fn put(
    store: &mut Writer<'_>,
    account: UserId,
    key: &str,
    (request, answer): (&[u8; 32], &str),
    moment: Moment,
) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO secret_done (account, key, request, answer, moment) VALUES (?1, ?2, ?3, ?4, ?5)";
    store.execute(SQL, &[account.into(), key.into(), request.into(), answer.into(), moment.into()])?;
    Ok(())
}

/// Forgets what was done before a moment.
pub fn forget(store: &mut Writer<'_>, before: Moment) -> Result<(), Error> {
    store.execute("DELETE FROM secret_done WHERE moment < ?1", &[before.into()])?;
    Ok(())
}
