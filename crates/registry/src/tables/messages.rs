//! Messages on their way and sent. They came of acts and are none: no entry of the ledger speaks of them.

use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, Moment, UserId};

const TABLE: &str = "message";

/// A message: what it is about, to whom, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its number.
    pub id: i64,
    /// When it was made.
    pub made: Moment,
    /// What it tells, by a stable name.
    pub kind: String,
    /// In which language, two letters.
    pub language: String,
    /// To which user.
    pub account: Option<UserId>,
    /// Or to which program of others.
    pub hook: Option<i64>,
    /// The address, as it was when the message was made.
    pub recipient: String,
    /// What it tells, as JSON.
    pub facts: String,
    /// The entry of the ledger that it came of.
    pub entry: Option<EntryId>,
    /// `waiting`, `sent` or `failed`.
    pub state: String,
    /// How often it was tried.
    pub tries: u32,
    /// When it is tried next.
    pub due: Moment,
    /// When it was sent.
    pub sent: Option<Moment>,
    /// What the other side said last.
    pub outcome: String,
}

/// The number the next one gets.
pub fn next(store: &mut Reader<'_>) -> Result<i64, Error> {
    Ok(store.one("SELECT COALESCE(max(id), 0) FROM message", &[], |row| row.int(0))?.unwrap_or(0) + 1)
}

/// Keeps a new one.
pub fn insert(store: &mut Writer<'_>, message: &Message) -> Result<(), Error> {
    store.execute(
        "INSERT INTO message (id, made, kind, language, account, hook, recipient, facts, entry, state, tries, due, sent, outcome)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        &[
            message.id.into(),
            message.made.into(),
            (&message.kind).into(),
            (&message.language).into(),
            message.account.into(),
            message.hook.into(),
            (&message.recipient).into(),
            (&message.facts).into(),
            message.entry.into(),
            (&message.state).into(),
            message.tries.into(),
            message.due.into(),
            message.sent.into(),
            (&message.outcome).into(),
        ],
    )?;
    Ok(())
}

/// What became of one: its state, how often it was tried, when it is due again, when it was sent and what was said.
pub fn update(store: &mut Writer<'_>, message: &Message) -> Result<(), Error> {
    store.execute(
        "UPDATE message SET state = ?2, tries = ?3, due = ?4, sent = ?5, outcome = ?6 WHERE id = ?1",
        &[
            message.id.into(),
            (&message.state).into(),
            message.tries.into(),
            message.due.into(),
            message.sent.into(),
            (&message.outcome).into(),
        ],
    )?;
    Ok(())
}

/// One.
pub fn get(store: &mut Reader<'_>, id: i64) -> Result<Option<Message>, Error> {
    const SQL: &str =
        "SELECT id, made, kind, language, account, hook, recipient, facts, entry, state, tries, due, sent, outcome
        FROM message WHERE id = ?1";
    store.one(SQL, &[id.into()], read)
}

/// Those that wait and are due, the oldest first.
pub fn due(store: &mut Reader<'_>, now: Moment, most: u32) -> Result<Vec<Message>, Error> {
    const SQL: &str =
        "SELECT id, made, kind, language, account, hook, recipient, facts, entry, state, tries, due, sent, outcome
        FROM message WHERE state = 'waiting' AND due <= ?1 ORDER BY due, id LIMIT ?2";
    store.all(SQL, &[now.into(), most.into()], read)
}

/// The newest.
pub fn newest(store: &mut Reader<'_>, most: u32) -> Result<Vec<Message>, Error> {
    const SQL: &str =
        "SELECT id, made, kind, language, account, hook, recipient, facts, entry, state, tries, due, sent, outcome
        FROM message ORDER BY id DESC LIMIT ?1";
    store.all(SQL, &[most.into()], read)
}

/// How many wait.
pub fn count_waiting(store: &mut Reader<'_>) -> Result<i64, Error> {
    Ok(store.one("SELECT count(*) FROM message WHERE state = 'waiting'", &[], |row| row.int(0))?.unwrap_or(0))
}

/// How many were given up.
pub fn count_failed(store: &mut Reader<'_>) -> Result<i64, Error> {
    Ok(store.one("SELECT count(*) FROM message WHERE state = 'failed'", &[], |row| row.int(0))?.unwrap_or(0))
}

/// Forgets what was sent before a moment.
pub fn forget(store: &mut Writer<'_>, before: Moment) -> Result<(), Error> {
    store.execute("DELETE FROM message WHERE state <> 'waiting' AND made < ?1", &[before.into()])?;
    Ok(())
}

fn read(row: &Row<'_>) -> Result<Message, Error> {
    Ok(Message {
        id: row.int(0)?,
        made: row.name(TABLE, 1)?,
        kind: row.text(2)?,
        language: row.text(3)?,
        account: row.opt_number(TABLE, 4)?.map(UserId),
        hook: row.opt_number::<i64>(TABLE, 5)?,
        recipient: row.text(6)?,
        facts: row.text(7)?,
        entry: row.opt_number::<i64>(TABLE, 8)?.map(EntryId),
        state: row.text(9)?,
        tries: row.number(TABLE, 10)?,
        due: row.name(TABLE, 11)?,
        sent: row.opt_name(TABLE, 12)?,
        outcome: row.text(13)?,
    })
}
