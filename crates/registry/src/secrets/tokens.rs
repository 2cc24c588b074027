//! Tokens of programs.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::{Moment, UserId};

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its number.
    pub id: i64,
    /// The SHA-256 of it.
    pub digest: [u8; 32],
    /// For whom it acts.
    pub account: UserId,
    /// What it is for.
    pub name: String,
    /// What it may do, names with spaces between them.
    pub scopes: String,
    /// When it was made.
    pub made: Moment,
    /// Until when it is good.
    pub expires: Moment,
    /// When it was last used, to some minutes.
    pub used: Option<Moment>,
    /// When it was taken back.
    pub revoked: Option<Moment>,
}

/// The number the next one gets.
pub fn next(store: &mut Reader<'_>) -> Result<i64, Error> {
    Ok(store.one("SELECT COALESCE(max(id), 0) FROM secret_token", &[], |row| row.int(0))?.unwrap_or(0) + 1)
}

/// Makes one.
pub fn put(store: &mut Writer<'_>, token: &Token) -> Result<(), Error> {
    store.execute(
        "INSERT INTO secret_token (id, digest, account, name, scopes, made, expires) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        &[
            token.id.into(),
            (&token.digest).into(),
            token.account.into(),
            (&token.name).into(),
            (&token.scopes).into(),
            token.made.into(),
            token.expires.into(),
        ],
    )?;
    Ok(())
}

/// One by its digest.
pub fn get(store: &mut Reader<'_>, digest: &[u8; 32]) -> Result<Option<Token>, Error> {
    const SQL: &str = "SELECT id, digest, account, name, scopes, made, expires, used, revoked FROM secret_token
        WHERE digest = ?1";
    store.one(SQL, &[digest.into()], read)
}

/// All of them.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<Token>, Error> {
    const SQL: &str =
        "SELECT id, digest, account, name, scopes, made, expires, used, revoked FROM secret_token ORDER BY id";
    store.all(SQL, &[], read)
}

/// It was used again.
pub fn touch(store: &mut Writer<'_>, id: i64, used: Moment) -> Result<(), Error> {
    store.execute("UPDATE secret_token SET used = ?2 WHERE id = ?1", &[id.into(), used.into()])?;
    Ok(())
}

/// Takes one back; whether there was one to take back.
pub fn revoke(store: &mut Writer<'_>, id: i64, revoked: Moment) -> Result<bool, Error> {
    const SQL: &str = "UPDATE secret_token SET revoked = ?2 WHERE id = ?1 AND revoked IS NULL";
    Ok(store.execute(SQL, &[id.into(), revoked.into()])? > 0)
}

fn read(row: &Row<'_>) -> Result<Token, Error> {
    Ok(Token {
        id: row.int(0)?,
        digest: row.hash("secret_token", 1)?,
        account: UserId(row.number("secret_token", 2)?),
        name: row.text(3)?,
        scopes: row.text(4)?,
        made: row.name("secret_token", 5)?,
        expires: row.name("secret_token", 6)?,
        used: row.opt_name("secret_token", 7)?,
        revoked: row.opt_name("secret_token", 8)?,
    })
}
