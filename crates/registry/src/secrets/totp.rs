//! The second factor: a key that somebody's own device has too.

use crate::{Error, Reader, Writer};
use arpad_model::UserId;

/// A key, and the last step of time in which a code of it was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totp {
    /// The key.
    pub key: Vec<u8>,
    /// The last step used.
    pub step: i64,
}

/// Somebody's, if he has one.
pub fn get(store: &mut Reader<'_>, account: UserId) -> Result<Option<Totp>, Error> {
    store.one("SELECT key, step FROM secret_totp WHERE account = ?1", &[account.into()], |row| {
        Ok(Totp { key: row.bytes(0)?, step: row.int(1)? })
    })
}

/// Sets it, or the step it was last used in.
pub fn set(store: &mut Writer<'_>, account: UserId, totp: &Totp) -> Result<(), Error> {
    store.execute(
        "INSERT INTO secret_totp (account, key, step) VALUES (?1, ?2, ?3)
         ON CONFLICT (account) DO UPDATE SET key = excluded.key, step = excluded.step",
        &[account.into(), (&totp.key).into(), totp.step.into()],
    )?;
    Ok(())
}

/// Takes it away.
pub fn remove(store: &mut Writer<'_>, account: UserId) -> Result<(), Error> {
    store.execute("DELETE FROM secret_totp WHERE account = ?1", &[account.into()])?;
    Ok(())
}
