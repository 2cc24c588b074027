//! Sessions of browsers.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::{Moment, UserId};

/// A browser that somebody has come in with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The SHA-256 of what its cookie says.
    pub digest: [u8; 32],
    /// Whose it is.
    pub account: UserId,
    /// When it began.
    pub began: Moment,
    /// When it was last seen, to some minutes.
    pub seen: Moment,
    /// From where it began.
    pub address: String,
    /// What the browser calls itself.
    pub agent: String,
}

/// Begins one.
pub fn put(store: &mut Writer<'_>, session: &Session) -> Result<(), Error> {
    store.execute(
        "INSERT INTO secret_session (digest, account, began, seen, address, agent) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        &[
            (&session.digest).into(),
            session.account.into(),
            session.began.into(),
            session.seen.into(),
            (&session.address).into(),
            (&session.agent).into(),
        ],
    )?;
    Ok(())
}

/// One.
pub fn get(store: &mut Reader<'_>, digest: &[u8; 32]) -> Result<Option<Session>, Error> {
    const SQL: &str = "SELECT digest, account, began, seen, address, agent FROM secret_session WHERE digest = ?1";
    store.one(SQL, &[digest.into()], read)
}

/// Somebody's, the newest first.
pub fn of(store: &mut Reader<'_>, account: UserId) -> Result<Vec<Session>, Error> {
    const SQL: &str = "SELECT digest, account, began, seen, address, agent FROM secret_session WHERE account = ?1
        ORDER BY seen DESC, digest";
    store.all(SQL, &[account.into()], read)
}

/// It was seen again.
pub fn touch(store: &mut Writer<'_>, digest: &[u8; 32], seen: Moment) -> Result<(), Error> {
    store.execute("UPDATE secret_session SET seen = ?2 WHERE digest = ?1", &[digest.into(), seen.into()])?;
    Ok(())
}

/// Ends one.
pub fn remove(store: &mut Writer<'_>, digest: &[u8; 32]) -> Result<(), Error> {
    store.execute("DELETE FROM secret_session WHERE digest = ?1", &[digest.into()])?;
    Ok(())
}

/// Ends all of somebody's.
pub fn remove_all(store: &mut Writer<'_>, account: UserId) -> Result<(), Error> {
    store.execute("DELETE FROM secret_session WHERE account = ?1", &[account.into()])?;
    Ok(())
}

/// Forgets those that began or were last seen before these moments.
pub fn forget(store: &mut Writer<'_>, began: Moment, seen: Moment) -> Result<(), Error> {
    store.execute("DELETE FROM secret_session WHERE began < ?1 OR seen < ?2", &[began.into(), seen.into()])?;
    Ok(())
}

fn read(row: &Row<'_>) -> Result<Session, Error> {
    Ok(Session {
        digest: row.hash("secret_session", 0)?,
        account: UserId(row.number("secret_session", 1)?),
        began: row.name("secret_session", 2)?,
        seen: row.name("secret_session", 3)?,
        address: row.text(4)?,
        agent: row.text(5)?,
    })
}
