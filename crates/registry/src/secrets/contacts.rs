//! Where users are reached. Outside the ledger, so that it can be erased.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::UserId;

/// Where a user is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact {
    /// Who.
    pub account: UserId,
    /// Mail.
    pub mail: String,
    /// In which language, two letters.
    pub language: String,
    /// Whether he wants to hear of every list that is published.
    pub lists: bool,
}

/// Somebody's, if it is known.
pub fn get(store: &mut Reader<'_>, account: UserId) -> Result<Option<Contact>, Error> {
    const SQL: &str = "SELECT account, mail, language, lists FROM secret_contact WHERE account = ?1";
    store.one(SQL, &[account.into()], read)
}

/// Everybody's.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<Contact>, Error> {
    store.all("SELECT account, mail, language, lists FROM secret_contact ORDER BY account", &[], read)
}

/// Sets it.
pub fn set(store: &mut Writer<'_>, contact: &Contact) -> Result<(), Error> {
    store.execute(
        "INSERT INTO secret_contact (account, mail, language, lists) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (account) DO UPDATE SET mail = excluded.mail, language = excluded.language, lists = excluded.lists",
        &[
            contact.account.into(),
            (&contact.mail).into(),
            (&contact.language).into(),
            u32::from(contact.lists).into(),
        ],
    )?;
    Ok(())
}

/// Forgets it.
pub fn remove(store: &mut Writer<'_>, account: UserId) -> Result<(), Error> {
    store.execute("DELETE FROM secret_contact WHERE account = ?1", &[account.into()])?;
    Ok(())
}

fn read(row: &Row<'_>) -> Result<Contact, Error> {
    Ok(Contact {
        account: UserId(row.number("secret_contact", 0)?),
        mail: row.text(1)?,
        language: row.text(2)?,
        lists: row.int(3)? != 0,
    })
}
