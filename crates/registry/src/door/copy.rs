//! A registry as it stands at one moment, copied into a new one on either database, read there again and compared. A backup is
//! such a copy in a file, and so is a move to a server.

use super::bulk::{Bulk, Sink};
use super::registry::{ReadOnly, Registry};
use super::row::Row;
use super::table::bulk;
use super::transaction::{Reader, Writer};
use super::value::Value;
use crate::{Error, ledger};
use arpad_model::EntryId;
use postgres::types::Type;
use sha2::{Digest, Sha256};

/// What a copy holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The newest entry and its seal.
    pub head: (EntryId, [u8; 32]),
    /// The rows of all tables.
    pub rows: u64,
    /// The SHA-256 over every value of every row: two registries with the same one hold the same, whichever their databases.
    pub digest: [u8; 32],
}

impl ReadOnly {
    /// Makes a new registry at an address and fills it with everything this one holds now; it is there when it has been compared,
    /// and not before. Nobody who works here waits for it. `tell` hears how many tables are done, of how many.
    pub fn copy_to(&mut self, address: &str, tell: impl FnMut(usize, usize)) -> Result<Copied, Error> {
        let mut tell = tell;
        self.read(|from| {
            // The moment is that of the first look, so there is one before anything else.
            ledger::head(from)?;
            Registry::build(address, |to| {
                let sent = to.write(|to| send(from, to, &mut tell))?;
                to.take_stock()?;
                let came = to.read(summed)?;
                if sent == came { Ok(came) } else { Err(Error::damaged("copy", "what was written reads otherwise")) }
            })
        })
    }

    /// What this registry holds, as a copy of it would say.
    pub fn summed(&mut self) -> Result<Copied, Error> {
        self.read(summed)
    }
}

/// A table as it is copied.
struct Table {
    name: &'static str,
    /// All its rows in the order of their keys, which both databases see alike.
    rows: &'static str,
    bulk: Bulk,
}

macro_rules! table {
    ($name:ident by $key:literal: $first:ident $first_type:ident $(, $column:ident $type:ident)*) => {
        Table {
            name: stringify!($name),
            rows: concat!(
                "SELECT ", stringify!($first) $(, ", ", stringify!($column))*, " FROM ", stringify!($name), " ORDER BY ", $key
            ),
            bulk: bulk! { $name [$first $first_type $(, $column $type)*] },
        }
    };
}

/// Every table. A test holds them to what the migrations make.
static TABLES: &[Table] = &[
    table!(ledger by "seq": seq INT8, moment TEXT, by_whom TEXT, why TEXT, act TEXT, body TEXT, previous BYTEA, hash BYTEA),
    table!(blob by "id": id INT8, hash BYTEA, length INT8),
    table!(blob_part by "blob, part": blob INT8, part INT8, packed BYTEA),
    table!(setting by "name": name TEXT, value TEXT),
    table!(account by "id": id INT8, name TEXT, shown TEXT, roles TEXT, club INT8, person INT8, disabled INT8, entry INT8),
    table!(club by "id": id INT8, name TEXT, town TEXT, plain TEXT, entry INT8, merged_into INT8, county TEXT),
    table!(club_before by "club, entry": club INT8, entry INT8, name TEXT),
    table!(person by "id": id INT8, komir INT8, fide INT8, egd INT8, family TEXT, given TEXT, plain TEXT, sound TEXT, born TEXT, sex TEXT, country TEXT, title TEXT, club INT8, died TEXT, hidden INT8, merged_into INT8, entry INT8, withheld INT8, stranger INT8),
    table!(person_before by "person, entry": person INT8, entry INT8, family TEXT, given TEXT, country TEXT, club INT8),
    table!(born_before by "person, entry": person INT8, entry INT8, born TEXT, sex TEXT),
    table!(title by "person, title": person INT8, title TEXT, awarded TEXT, entry INT8),
    table!(paper by "entry": entry INT8, kind TEXT, person INT8, season TEXT, club INT8, other_club INT8, day TEXT, remark TEXT),
    table!(strength by "club, season, place": club INT8, season TEXT, place INT8, person INT8, entry INT8),
    table!(remembered by "line": line TEXT, person INT8, entry INT8),
    table!(tournament by "id": id INT8, series TEXT, name TEXT, town TEXT, organizer TEXT, arbiter TEXT, time_control TEXT, rounds INT8, starts TEXT, ends TEXT, announced TEXT, reported TEXT, state TEXT, because TEXT, submission INT8, list INT8, entry INT8, facts TEXT),
    table!(part by "tournament": tournament INT8, event INT8, entry INT8),
    table!(report by "tournament, entry": tournament INT8, entry INT8, block BYTEA),
    table!(participant by "person, tournament": tournament INT8, person INT8),
    table!(submission by "id": id INT8, blob INT8, file_name TEXT, format TEXT, moment TEXT, by_whom TEXT, tournament INT8, state TEXT, because TEXT, entry INT8),
    table!(answer by "submission, line": submission INT8, line INT8, person INT8, entry INT8),
    table!(decision by "entry": entry INT8, kind TEXT, tournament INT8, person INT8, paragraph TEXT, value TEXT, day TEXT, reference TEXT, revoked INT8),
    table!(appeal by "entry": entry INT8, against INT8, by_whom TEXT, grounds TEXT, outcome TEXT, decided INT8),
    table!(correction by "entry": entry INT8, tournament INT8, list INT8, what TEXT),
    table!(list by "id": id INT8, series TEXT, day TEXT, revision INT8, origin TEXT, edition TEXT, base INT8, tournament INT8, players INT8, hash BYTEA, closed INT8, closed_at TEXT, published INT8, published_at TEXT),
    table!(list_row by "list, person": list INT8, person INT8, rating INT8, k INT8, games INT8, peak INT8, period_games INT8, change INT8, last_active INT8, active INT8, title TEXT, grade INT8, state BYTEA, score INT8, expected INT8),
    table!(list_start by "list, person": list INT8, person INT8, block BYTEA),
    table!(off_list by "list, person": list INT8, person INT8, block BYTEA),
    table!(rated_in by "list, tournament": list INT8, tournament INT8),
    table!(letter by "id": id INT8, moment TEXT, language TEXT, page TEXT, name TEXT, contact TEXT, text TEXT, closed TEXT, closed_by TEXT, answer TEXT),
    table!(photo by "person": person INT8, hash BYTEA, kind TEXT, credit TEXT, agreed TEXT, entry INT8),
    table!(picture by "hash": hash BYTEA, bytes BYTEA),
    table!(statement by "list": list INT8, federation TEXT, moment TEXT, entry INT8, seal BYTEA, lines INT8, root BYTEA, salt BYTEA, signer BYTEA, signature BYTEA),
    table!(message by "id": id INT8, made TEXT, kind TEXT, language TEXT, account INT8, hook INT8, recipient TEXT, facts TEXT, entry INT8, state TEXT, tries INT8, due TEXT, sent TEXT, outcome TEXT),
    table!(secret_contact by "account": account INT8, mail TEXT, language TEXT, lists INT8),
    table!(secret_hook by "id": id INT8, url TEXT, key BYTEA, topics TEXT, subject TEXT, made TEXT, ended TEXT),
    table!(secret_password by "account": account INT8, hash TEXT, changed TEXT),
    table!(secret_totp by "account": account INT8, key BYTEA, step INT8),
    table!(secret_token by "id": id INT8, digest BYTEA, account INT8, name TEXT, scopes TEXT, made TEXT, expires TEXT, used TEXT, revoked TEXT),
    table!(secret_done by "account, key": account INT8, key TEXT, request BYTEA, answer TEXT, moment TEXT),
    table!(secret_visit by "id": id INT8, moment TEXT, account INT8, address TEXT, how TEXT),
];

/// What no copy has: who is logged in here is not logged in there, and a link that was sent is good in one place.
#[cfg(test)]
const LEFT_OUT: [&str; 2] = ["secret_session", "secret_link"];

fn send(from: &mut Reader<'_>, to: &mut Writer<'_>, tell: &mut impl FnMut(usize, usize)) -> Result<Copied, Error> {
    let mut sum = Sum::default();
    for (done, table) in TABLES.iter().enumerate() {
        tell(done, TABLES.len());
        to.bulk(&table.bulk, |sink| each(from, table, |cells| sum.row(cells).and_then(|()| put(sink, cells))))?;
        sum.end_of(table);
    }
    tell(TABLES.len(), TABLES.len());
    sum.finish(ledger::head(from)?)
}

fn summed(store: &mut Reader<'_>) -> Result<Copied, Error> {
    let mut sum = Sum::default();
    for table in TABLES {
        each(store, table, |cells| sum.row(cells))?;
        sum.end_of(table);
    }
    sum.finish(ledger::head(store)?)
}

/// A value that outlives the row it came in.
enum Cell {
    Null,
    Int(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Cell {
    fn read(row: &Row<'_>, column: usize, kind: &Type) -> Result<Self, Error> {
        Ok(match *kind {
            Type::INT8 => row.opt_int(column)?.map_or(Cell::Null, Cell::Int),
            Type::TEXT => row.opt_text(column)?.map_or(Cell::Null, Cell::Text),
            _ => row.opt_bytes(column)?.map_or(Cell::Null, Cell::Bytes),
        })
    }

    fn value(&self) -> Value<'_> {
        match self {
            Cell::Null => Value::Null,
            Cell::Int(value) => Value::Int(*value),
            Cell::Text(text) => Value::Text(text),
            Cell::Bytes(bytes) => Value::Bytes(bytes),
        }
    }
}

fn each(
    store: &mut Reader<'_>,
    table: &'static Table,
    mut take: impl FnMut(&[Cell]) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut cells = Vec::with_capacity(table.bulk.types.len());
    store.each(table.rows, &[], |row| {
        cells.clear();
        for (column, kind) in table.bulk.types.iter().enumerate() {
            let cell = Cell::read(row, column, kind);
            cells.push(cell.map_err(|error| Error::damaged(table.name, format!("column {}: {error}", column + 1)))?);
        }
        take(&cells)
    })
}

fn put(sink: &mut Sink<'_>, cells: &[Cell]) -> Result<(), Error> {
    let values: Vec<Value<'_>> = cells.iter().map(Cell::value).collect();
    sink.row(&values)
}

/// Rows as they go by.
#[derive(Default)]
struct Sum {
    sha: Sha256,
    rows: u64,
    of_table: u64,
    buffer: Vec<u8>,
}

impl Sum {
    /// Each value goes with its length, as a binary COPY has it: no two rows can look the same.
    fn row(&mut self, cells: &[Cell]) -> Result<(), Error> {
        self.buffer.clear();
        for cell in cells {
            cell.value().write_binary(&mut self.buffer)?;
        }
        self.sha.update(&self.buffer);
        self.of_table += 1;
        Ok(())
    }

    /// A row that went from one table into the next would be noticed.
    fn end_of(&mut self, table: &Table) {
        self.sha.update(table.name);
        self.sha.update(self.of_table.to_be_bytes());
        self.rows += std::mem::take(&mut self.of_table);
    }

    fn finish(self, head: (EntryId, [u8; 32])) -> Result<Copied, Error> {
        Ok(Copied { head, rows: self.rows, digest: self.sha.finalize().into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape;
    use std::collections::BTreeSet;

    /// A column that a migration adds and nobody copies would be lost with the first move.
    #[test]
    fn every_column_of_every_table_is_copied() {
        let mut made = Registry::scratch().unwrap();
        let parts = made.read(shape::listing).unwrap();
        let is_left_out = |column: &str| {
            ["refinery_schema_history", "sqlite_sequence"]
                .iter()
                .chain(&LEFT_OUT)
                .any(|table| column.split_once('.').is_some_and(|(of, _)| of == *table))
        };
        let due: BTreeSet<String> = parts
            .keys()
            .filter_map(|part| part.strip_prefix("column "))
            .filter(|column| !is_left_out(column))
            .map(str::to_owned)
            .collect();
        let copied: BTreeSet<String> = TABLES
            .iter()
            .flat_map(|table| {
                let columns = table.rows.strip_prefix("SELECT ").and_then(|rest| rest.split_once(" FROM ")).unwrap().0;
                columns.split(", ").map(|column| format!("{}.{column}", table.name)).collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(copied, due);
    }
}
