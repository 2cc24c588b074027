//! Passwords, as their hashes.

use crate::{Error, Reader, Writer};
use arpad_model::{Moment, UserId};

/// The hash of somebody's password, if he has set one.
pub fn get(store: &mut Reader<'_>, account: UserId) -> Result<Option<String>, Error> {
    store.one("SELECT hash FROM secret_password WHERE account = ?1", &[account.into()], |row| row.text(0))
}

/// Sets it.
pub fn set(store: &mut Writer<'_>, account: UserId, hash: &str, moment: Moment) -> Result<(), Error> {
    store.execute(
        "INSERT INTO secret_password (account, hash, changed) VALUES (?1, ?2, ?3)
         ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, changed = excluded.changed",
        &[account.into(), hash.into(), moment.into()],
    )?;
    Ok(())
}
