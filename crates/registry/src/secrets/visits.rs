//! Who came in, and who was turned away.

use crate::{Error, Reader, Writer};
use arpad_model::{Moment, UserId};

/// Somebody at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// When.
    pub moment: Moment,
    /// Who, where there is such a user: a name that is none is not written down, it may be a password.
    pub account: Option<UserId>,
    /// From where.
    pub address: String,
    /// How it ended.
    pub how: String,
}

/// Writes one down.
pub fn put(store: &mut Writer<'_>, visit: &Visit) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO secret_visit (id, moment, account, address, how)
        VALUES ((SELECT COALESCE(max(id), 0) + 1 FROM secret_visit), ?1, ?2, ?3, ?4)";
    store.execute(SQL, &[visit.moment.into(), visit.account.into(), (&visit.address).into(), (&visit.how).into()])?;
    Ok(())
}

/// Somebody's, the newest first.
pub fn of(store: &mut Reader<'_>, account: UserId, most: u32) -> Result<Vec<Visit>, Error> {
    const SQL: &str =
        "SELECT moment, account, address, how FROM secret_visit WHERE account = ?1 ORDER BY id DESC LIMIT ?2";
    store.all(SQL, &[account.into(), most.into()], |row| {
        Ok(Visit {
            moment: row.name("secret_visit", 0)?,
            account: row.opt_number("secret_visit", 1)?.map(UserId),
            address: row.text(2)?,
            how: row.text(3)?,
        })
    })
}

/// Forgets those before a moment.
pub fn forget(store: &mut Writer<'_>, before: Moment) -> Result<(), Error> {
    store.execute("DELETE FROM secret_visit WHERE moment < ?1", &[before.into()])?;
    Ok(())
}
