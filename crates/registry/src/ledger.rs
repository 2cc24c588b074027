//! The ledger: append-only, each entry sealed over its own words and the seal of the entry before.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, select};
use crate::door::value::Value;
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, Moment};
use jiff::civil::Date;
use sha2::{Digest, Sha256};

/// What somebody does, before it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry<'a> {
    /// The moment, ISO 8601 in UTC.
    pub moment: Moment,
    /// Who.
    pub by_whom: &'a str,
    /// Why.
    pub why: &'a str,
    /// The kind of act.
    pub act: &'a str,
    /// The act itself: the canonical text that is sealed.
    pub body: &'a str,
}

/// One entry of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: EntryId,
    /// The moment.
    pub moment: Moment,
    /// Who.
    pub by_whom: String,
    /// Why.
    pub why: String,
    /// The kind of act.
    pub act: String,
    /// The act itself.
    pub body: String,
    /// The seal of the entry before; zeros for the first.
    pub previous: [u8; 32],
    /// The seal.
    pub hash: [u8; 32],
}

impl Entry {
    /// The seal these words must have.
    pub fn seal(&self) -> [u8; 32] {
        let mut sha = Sha256::new();
        sha.update(self.previous);
        sha.update(self.seq.0.to_be_bytes());
        // Each text goes with its length, so that no two entries can have the same words in other fields.
        for text in [&self.moment.to_string(), &self.by_whom, &self.why, &self.act, &self.body] {
            sha.update((text.len() as u64).to_be_bytes());
            sha.update(text);
        }
        sha.finalize().into()
    }
}

/// The newest entry's number and seal; 0 and zeros on an empty ledger.
pub fn head(store: &mut Reader<'_>) -> Result<(EntryId, [u8; 32]), Error> {
    let newest = store.one("SELECT seq, hash FROM ledger ORDER BY seq DESC LIMIT 1", &[], |row| {
        Ok((EntryId(row.int(0)?), row.hash("ledger", 1)?))
    })?;
    Ok(newest.unwrap_or((EntryId(0), [0; 32])))
}

/// The day of the newest entry; none on an empty ledger.
pub fn newest_day(store: &mut Reader<'_>) -> Result<Option<Date>, Error> {
    Ok(newest_moment(store)?.map(Moment::day))
}

/// The moment of the newest entry; none on an empty ledger.
pub fn newest_moment(store: &mut Reader<'_>) -> Result<Option<Moment>, Error> {
    store.one("SELECT moment FROM ledger ORDER BY seq DESC LIMIT 1", &[], |row| row.name("ledger", 0))
}

/// Entries whose moment is before that of the entry before them: number, moment before, own moment.
pub fn steps_back(store: &mut Reader<'_>) -> Result<Vec<(EntryId, Moment, Moment)>, Error> {
    // Moments are written so that their texts stand in their order.
    const SQL: &str = "SELECT one.seq, earlier.moment, one.moment FROM ledger AS one
        JOIN ledger AS earlier ON earlier.seq = one.seq - 1 WHERE one.moment < earlier.moment ORDER BY one.seq";
    store.all(SQL, &[], |row| Ok((EntryId(row.int(0)?), row.name("ledger", 1)?, row.name("ledger", 2)?)))
}

/// Appends one entry.
pub fn append(store: &mut Writer<'_>, new: &NewEntry<'_>) -> Result<Entry, Error> {
    let (seq, previous) = head(store)?;
    let entry = new.after(seq, previous);
    put(store, &entry)?;
    Ok(entry)
}

/// Appends many entries in their order.
pub fn append_all(store: &mut Writer<'_>, new: &[NewEntry<'_>]) -> Result<(), Error> {
    let (mut seq, mut previous) = head(store)?;
    store.bulk(&BULK, |sink| {
        for new in new {
            let entry = new.after(seq, previous);
            (seq, previous) = (entry.seq, entry.hash);
            sink.row(&values(&entry))?;
        }
        Ok(())
    })
}

impl NewEntry<'_> {
    /// The entry that follows the one with this number and this seal.
    fn after(&self, seq: EntryId, previous: [u8; 32]) -> Entry {
        let mut entry = Entry {
            seq: seq.next(),
            moment: self.moment,
            by_whom: self.by_whom.to_owned(),
            why: self.why.to_owned(),
            act: self.act.to_owned(),
            body: self.body.to_owned(),
            previous,
            hash: [0; 32],
        };
        entry.hash = entry.seal();
        entry
    }
}

/// Writes an entry that is already sealed, as a rebuilt registry takes it over.
pub fn put(store: &mut Writer<'_>, entry: &Entry) -> Result<(), Error> {
    let rows = store.execute(BULK.insert, &values(entry))?;
    BULK.took(1, rows)
}

macro_rules! ledger {
    ($make:ident $($args:tt)*) => {
        $make! { ledger [
            seq INT8, moment TEXT, by_whom TEXT, why TEXT, act TEXT, body TEXT, previous BYTEA, hash BYTEA
        ] $($args)* }
    };
}

ledger!(places);

const BULK: Bulk = ledger!(bulk);

fn values(entry: &Entry) -> [Value<'_>; 8] {
    [
        entry.seq.into(),
        entry.moment.into(),
        (&entry.by_whom).into(),
        (&entry.why).into(),
        (&entry.act).into(),
        (&entry.body).into(),
        (&entry.previous).into(),
        (&entry.hash).into(),
    ]
}

/// One entry.
pub fn entry(store: &mut Reader<'_>, seq: EntryId) -> Result<Option<Entry>, Error> {
    store.one(ledger!(select "seq = ?1"), &[seq.into()], read)
}

/// A stretch of the ledger in its order: up to `most` entries after `seq`.
pub fn after(store: &mut Reader<'_>, seq: EntryId, most: u32) -> Result<Vec<Entry>, Error> {
    store.all(ledger!(select "seq > ?1 ORDER BY seq LIMIT ?2"), &[seq.into(), most.into()], read)
}

/// What stands in the table and is no entry: its number, where it has one, and what it calls itself.
pub fn strangers(store: &mut Reader<'_>) -> Result<Vec<(Option<EntryId>, String)>, Error> {
    // SQLite lets nothing be a key.
    const SQL: &str = "SELECT seq, COALESCE(act, '') FROM ledger WHERE seq IS NULL OR seq < 1 ORDER BY seq";
    store.all(SQL, &[], |row| Ok((row.opt_int(0)?.map(EntryId), row.text(1)?)))
}

/// How many rows the table has.
pub fn rows(store: &mut Reader<'_>) -> Result<i64, Error> {
    Ok(store.one("SELECT count(*) FROM ledger", &[], |row| row.int(0))?.unwrap_or(0))
}

/// The newest entries between two, of one kind of act and by one author where these are named, the newest first.
pub fn newest(
    store: &mut Reader<'_>,
    (after, before): (EntryId, EntryId),
    act: &str,
    by_whom: &str,
    most: u32,
) -> Result<Vec<Entry>, Error> {
    const SQL: &str = ledger!(select "seq > ?1 AND seq < ?2 AND (?3 = '' OR act = ?3) AND (?4 = '' OR by_whom = ?4)
        ORDER BY seq DESC LIMIT ?5");
    store.all(SQL, &[after.into(), before.into(), act.into(), by_whom.into(), most.into()], read)
}

/// The last entry made by the end of a day; 0 where there is none.
pub fn last_by(store: &mut Reader<'_>, day: Date) -> Result<EntryId, Error> {
    // Moments are written so that their texts stand in their order.
    let next = day.tomorrow().unwrap_or(Date::MAX).to_string();
    const SQL: &str = "SELECT COALESCE(max(seq), 0) FROM ledger WHERE moment < ?1";
    Ok(EntryId(store.one(SQL, &[next.as_str().into()], |row| row.int(0))?.unwrap_or(0)))
}

/// Every entry of one kind of act, in the order of the ledger.
pub fn of_kind(store: &mut Reader<'_>, act: &str) -> Result<Vec<Entry>, Error> {
    store.all(ledger!(select "act = ?1 ORDER BY seq"), &[act.into()], read)
}

/// The entries of one kind of act that were made at a moment, in the order of the ledger.
pub fn of_kind_at(store: &mut Reader<'_>, act: &str, moment: Moment) -> Result<Vec<Entry>, Error> {
    store.all(ledger!(select "act = ?1 AND moment = ?2 ORDER BY seq"), &[act.into(), moment.into()], read)
}

/// The kinds of act since an entry.
pub fn kinds_since(store: &mut Reader<'_>, seq: EntryId) -> Result<Vec<String>, Error> {
    store.all("SELECT DISTINCT act FROM ledger WHERE seq > ?1 ORDER BY act", &[seq.into()], |row| row.text(0))
}

fn read(row: &Row<'_>) -> Result<Entry, Error> {
    Ok(Entry {
        seq: EntryId(row.int(at::seq)?),
        moment: row.name("ledger", at::moment)?,
        by_whom: row.text(at::by_whom)?,
        why: row.text(at::why)?,
        act: row.text(at::act)?,
        body: row.text(at::body)?,
        previous: row.hash("ledger", at::previous)?,
        hash: row.hash("ledger", at::hash)?,
    })
}
