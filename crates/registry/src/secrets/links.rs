//! One-time links.

use crate::{Error, Reader, Writer};
use arpad_model::{Moment, UserId};

/// Whose a link is and until when it is good, if there is one.
pub fn get(store: &mut Reader<'_>, digest: &[u8; 32]) -> Result<Option<(UserId, Moment)>, Error> {
    store.one("SELECT account, expires FROM secret_link WHERE digest = ?1", &[digest.into()], |row| {
        Ok((UserId(row.number("secret_link", 0)?), row.name("secret_link", 1)?))
    })
}

/// Makes one.
pub fn put(store: &mut Writer<'_>, digest: &[u8; 32], account: UserId, expires: Moment) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO secret_link (digest, account, expires) VALUES (?1, ?2, ?3)";
    store.execute(SQL, &[digest.into(), account.into(), expires.into()])?;
    Ok(())
}

/// None of somebody's is good any more.
pub fn remove_all(store: &mut Writer<'_>, account: UserId) -> Result<(), Error> {
    store.execute("DELETE FROM secret_link WHERE account = ?1", &[account.into()])?;
    Ok(())
}
