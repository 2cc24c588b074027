//! Statements: what was signed about a published list and the ledger as it then stood.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, ListId, Moment};

const TABLE: &str = "statement";

/// What was signed about one list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredStatement {
    /// The list.
    pub list: ListId,
    /// The federation's name, as it was signed.
    pub federation: String,
    /// When it was signed.
    pub moment: Moment,
    /// The newest entry of the ledger then, and its seal.
    pub head: (EntryId, [u8; 32]),
    /// How many rows the list has.
    pub lines: u32,
    /// The root over them.
    pub root: [u8; 32],
    /// What hides rows that are not shown.
    pub salt: [u8; 32],
    /// The public key.
    pub signer: [u8; 32],
    /// The signature.
    pub signature: Vec<u8>,
}

/// The statement about a list.
pub fn get(store: &mut Reader<'_>, list: ListId) -> Result<Option<StoredStatement>, Error> {
    const SQL: &str = "SELECT list, federation, moment, entry, seal, lines, root, salt, signer, signature
        FROM statement WHERE list = ?1";
    store.one(SQL, &[list.0.into()], read)
}

/// All of them, in the order of lists.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<StoredStatement>, Error> {
    const SQL: &str = "SELECT list, federation, moment, entry, seal, lines, root, salt, signer, signature
        FROM statement ORDER BY list";
    store.all(SQL, &[], read)
}

/// How many there are.
pub fn count(store: &mut Reader<'_>) -> Result<u64, Error> {
    let count = store.one("SELECT count(*) FROM statement", &[], |row| row.number(TABLE, 0))?;
    Ok(count.unwrap_or(0))
}

/// The newest statement that a key has signed, by the ledger it is about.
pub fn newest(store: &mut Reader<'_>) -> Result<Option<StoredStatement>, Error> {
    const SQL: &str =
        "SELECT list, federation, moment, entry, seal, lines, root, salt, signer, signature FROM statement
        ORDER BY entry DESC, list DESC LIMIT 1";
    store.one(SQL, &[], read)
}

/// Keeps a statement; a list has one, and it is never replaced.
pub fn insert(store: &mut Writer<'_>, one: &StoredStatement) -> Result<(), Error> {
    const SQL: &str =
        "INSERT INTO statement (list, federation, moment, entry, seal, lines, root, salt, signer, signature)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
    let StoredStatement { list, federation, moment, head: (entry, seal), lines, root, salt, signer, signature } = one;
    let values = [
        list.0.into(),
        federation.into(),
        (*moment).into(),
        (*entry).into(),
        seal.into(),
        (*lines).into(),
        root.into(),
        salt.into(),
        signer.into(),
        signature.as_slice().into(),
    ];
    store.execute(SQL, &values)?;
    Ok(())
}

fn read(row: &Row<'_>) -> Result<StoredStatement, Error> {
    Ok(StoredStatement {
        list: ListId(row.number(TABLE, 0)?),
        federation: row.text(1)?,
        moment: row.name(TABLE, 2)?,
        head: (EntryId(row.number(TABLE, 3)?), row.hash(TABLE, 4)?),
        lines: row.number(TABLE, 5)?,
        root: row.hash(TABLE, 6)?,
        salt: row.hash(TABLE, 7)?,
        signer: row.hash(TABLE, 8)?,
        signature: row.bytes(9)?,
    })
}
