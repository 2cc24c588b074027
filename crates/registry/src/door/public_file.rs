//! The public download: one SQLite file that stands alone, with everything a list is computed from and nothing that is
//! nobody's business. It is no registry: no entry is ever written into it, and whoever reads it asks for whole tables.

use crate::Error;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, ToSql, params_from_iter};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::path::Path;

/// One value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Null,
    /// A whole number.
    Int(i64),
    /// A text.
    Text(String),
}

/// One table of the download.
#[derive(Debug, PartialEq, Eq)]
pub struct PublicTable {
    /// Its name.
    pub name: &'static str,
    /// Its columns.
    pub columns: &'static [&'static str],
    /// Those that hold texts; the others hold whole numbers.
    pub texts: &'static [&'static str],
    create: &'static str,
    index: &'static str,
    insert: &'static str,
    all: &'static str,
    of_list: &'static str,
}

impl PublicTable {
    /// Whether a value is of the kind that a column holds.
    pub fn takes(&self, column: &str, cell: &Cell) -> bool {
        match cell {
            Cell::Null => true,
            Cell::Int(_) => !self.texts.contains(&column),
            Cell::Text(_) => self.texts.contains(&column),
        }
    }
}

/// A table by its name and columns, with the statements about it: constants as every statement is.
macro_rules! table {
    ($name:literal: $first:literal $(, $column:literal)*; texts $($text:literal),*) => {
        PublicTable {
            name: $name,
            columns: &[$first $(, $column)*],
            texts: &[$($text),*],
            create: concat!("CREATE TABLE \"", $name, "\" (\"", $first, "\"" $(, ", \"", $column, "\"")*, ")"),
            index: concat!("CREATE INDEX \"", $name, "_list\" ON \"", $name, "\" (\"list\")"),
            insert: concat!("INSERT INTO \"", $name, "\" VALUES (?" $(, place!($column))*, ")"),
            all: concat!("SELECT \"", $first, "\"" $(, ", \"", $column, "\"")*, " FROM \"", $name, "\" ORDER BY rowid"),
            of_list: concat!(
                "SELECT \"", $first, "\"" $(, ", \"", $column, "\"")*, " FROM \"", $name,
                "\" WHERE \"list\" = ? ORDER BY rowid"
            ),
        }
    };
}

/// One more place in a statement.
macro_rules! place {
    ($column:literal) => {
        ", ?"
    };
}

/// Key and value: what the file is and where it comes from.
pub const ABOUT: PublicTable = table!("about": "key", "value"; texts "key", "value");
/// Every entry of the ledger by its seal; the words of those that are public.
pub const LEDGER: PublicTable = table!("ledger": "entry", "moment", "act", "previous", "seal", "by_whom", "why", "body"; texts "moment", "act", "previous", "seal", "by_whom", "why", "body");
/// Corrections of what was rated.
pub const CORRECTION: PublicTable = table!("correction": "entry", "kind", "tournament", "moment", "by_whom", "why"; texts "kind", "moment", "by_whom", "why");
/// Clubs.
pub const CLUB: PublicTable = table!("club": "id", "name", "town", "county"; texts "name", "town", "county");
/// Everybody who stands in another table; who asked not to be shown is a number below zero.
pub const PLAYER: PublicTable = table!("player": "id", "family", "given", "komir", "fide", "egd", "birth_year", "sex", "country", "title", "club"; texts "family", "given", "komir", "fide", "egd", "sex", "country", "title");
/// Tournaments.
pub const TOURNAMENT: PublicTable = table!("tournament": "id", "series", "name", "town", "starts", "ends", "rounds"; texts "series", "name", "town", "starts", "ends");
/// Published lists.
pub const LIST: PublicTable = table!("list": "id", "series", "day", "revision", "origin", "edition", "base", "after", "players", "sha256", "closed", "published", "published_at", "reading", "converted"; texts "series", "day", "origin", "edition", "sha256", "published_at");
/// Parameters of editions that hold for a list, from a day on.
pub const PARAMETER: PublicTable =
    table!("parameter": "list", "edition", "from_day", "name", "value"; texts "edition", "from_day", "name", "value");
/// The rows of lists.
pub const ROW: PublicTable = table!("row": "list", "player", "rating", "k", "games", "peak", "period_games", "change", "last_active", "active", "title", "grade", "half_points", "expected", "kept"; texts "title", "kept");
/// Who is on no row of a list although he would have one.
pub const ABSENT: PublicTable = table!("absent": "list", "player"; texts);
/// Where a list starts from something else than the row of the list before.
pub const CARRIED: PublicTable = table!("carried": "list", "player", "gone", "rating", "k", "games", "peak", "last_active", "active", "grade", "kept"; texts "kept");
/// Who plays in a chess list, as the calculation starts from him.
pub const START: PublicTable = table!("start": "list", "player", "rating", "k", "junior", "games", "peak", "standard", "has_played", "last_active", "sex", "pool"; texts "last_active", "sex", "pool");
/// Who plays in a go list.
pub const GO_START: PublicTable = table!("go_start": "list", "player", "rating", "grade", "reached", "tournaments", "entry_grade", "is_foreign", "initial", "initial_by"; texts "grade", "reached", "entry_grade", "initial_by");
/// What the committee decided about a go player for a list.
pub const GO_DECISION: PublicTable = table!("go_decision": "list", "player", "points", "grade"; texts "grade");
/// Tournaments as a list has counted them.
pub const EVENT: PublicTable = table!("event": "list", "tournament", "place", "system", "starts", "ends", "facts"; texts "system", "starts", "ends", "facts");
/// Ratings on the list in force at the start of an event, where they differ from those at the start of the period.
pub const RATING_THEN: PublicTable = table!("rating_then": "list", "tournament", "player", "rating"; texts);
/// What K depended on by the list in force at the start of an event, and K.
pub const STANDING_THEN: PublicTable =
    table!("standing_then": "list", "tournament", "player", "rating", "games", "peak", "k"; texts);
/// Games as a list has counted them.
pub const GAME: PublicTable = table!("game": "list", "tournament", "number", "round", "white", "black", "result", "handicap", "set_aside"; texts "result", "set_aside");
/// What was signed about a list.
pub const STATEMENT: PublicTable = table!("statement": "list", "federation", "about", "lines", "root", "entry", "seal", "moment", "key", "signature"; texts "federation", "about", "root", "seal", "moment", "key", "signature");
/// The rows of a signed list in the order of its tree: the row and its salt, or of whoever is not shown the leaf alone.
pub const LEAF: PublicTable =
    table!("leaf": "list", "place", "player", "row", "salt", "hash"; texts "row", "salt", "hash");
/// How many rows each table has, and the SHA-256 of them all.
pub const DIGEST: PublicTable = table!("digest": "name", "rows", "sha256"; texts "name", "sha256");

/// All of them but the digests, in the order in which they are read.
pub const TABLES: [&PublicTable; 20] = [
    &ABOUT,
    &LEDGER,
    &CORRECTION,
    &CLUB,
    &PLAYER,
    &TOURNAMENT,
    &LIST,
    &PARAMETER,
    &ROW,
    &ABSENT,
    &CARRIED,
    &START,
    &GO_START,
    &GO_DECISION,
    &EVENT,
    &RATING_THEN,
    &STANDING_THEN,
    &GAME,
    &STATEMENT,
    &LEAF,
];

/// Downloads of the first version have no signed lists.
pub const TABLES_BEFORE: &[&PublicTable] = TABLES.split_at(18).0;

/// A download that is written or read.
pub struct PublicFile(Connection);

impl PublicFile {
    /// Begins one; a file of that name is refused.
    pub fn create(path: &Path) -> Result<Self, Error> {
        std::fs::File::create_new(path).map_err(|error| Error::Folder(path.to_owned(), error))?;
        let connection = Connection::open(path)?;
        // Nobody else knows of it yet, and who is killed leaves nothing that is whole.
        connection.pragma_update(None, "journal_mode", "OFF")?;
        connection.pragma_update(None, "synchronous", "OFF")?;
        for table in TABLES.into_iter().chain([&DIGEST]) {
            connection.execute(table.create, [])?;
        }
        connection.execute_batch("BEGIN")?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(PublicFile(connection))
    }

    /// Adds a row.
    pub fn put(&mut self, table: &PublicTable, cells: &[Cell]) -> Result<(), Error> {
        debug_assert_eq!(cells.len(), table.columns.len(), "{}", table.name);
        debug_assert!(
            cells.iter().zip(table.columns).all(|(cell, column)| table.takes(column, cell)),
            "{}",
            table.name
        );
        let sql = table.insert;
        self.0.prepare_cached(sql)?.execute(params_from_iter(cells))?;
        Ok(())
    }

    /// Ends it with the digests of its tables, and the way to the rows of one list.
    pub fn finish(mut self) -> Result<(), Error> {
        for table in TABLES {
            let (rows, sha256) = self.digest(table)?;
            self.put(&DIGEST, &[Cell::Text(table.name.to_owned()), Cell::Int(rows), Cell::Text(sha256)])?;
        }
        self.0.execute_batch("COMMIT")?;
        for table in TABLES.into_iter().filter(|table| table.columns[0] == "list") {
            self.0.execute(table.index, [])?;
        }
        Ok(())
    }

    /// Opens one to read it.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        Ok(PublicFile(Connection::open_with_flags(path, flags)?))
    }

    /// What SQLite finds wrong with the file itself.
    pub fn damage(&self) -> Result<Vec<String>, Error> {
        let mut statement = self.0.prepare("PRAGMA integrity_check(20)")?;
        let found = statement.query_map([], |row| row.get::<_, String>(0))?;
        let mut found = found.collect::<Result<Vec<String>, _>>()?;
        found.retain(|line| line != "ok");
        Ok(found)
    }

    /// Every row of a table, in the order in which they were added.
    pub fn each(&self, table: &PublicTable, mut take: impl FnMut(&[Cell]) -> Result<(), Error>) -> Result<(), Error> {
        let sql = table.all;
        let mut statement = self.0.prepare(sql)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            take(&cells(table, row)?)?;
        }
        Ok(())
    }

    /// The rows of a table that belong to a list.
    pub fn of_list(&self, table: &PublicTable, list: i64) -> Result<Vec<Vec<Cell>>, Error> {
        let sql = table.of_list;
        let mut statement = self.0.prepare_cached(sql)?;
        let mut rows = statement.query([list])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(cells(table, row)?);
        }
        Ok(found)
    }

    /// How many rows a table has, and the SHA-256 of them: each value with its kind and its length.
    pub fn digest(&self, table: &PublicTable) -> Result<(i64, String), Error> {
        let (mut sha, mut rows) = (Sha256::new(), 0);
        self.each(table, |cells| {
            rows += 1;
            for cell in cells {
                match cell {
                    Cell::Null => sha.update([0]),
                    Cell::Int(number) => {
                        sha.update([1]);
                        sha.update(number.to_be_bytes());
                    }
                    Cell::Text(text) => {
                        sha.update([2]);
                        sha.update((text.len() as u64).to_be_bytes());
                        sha.update(text);
                    }
                }
            }
            Ok(())
        })?;
        let sha256 = sha.finalize().iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        });
        Ok((rows, sha256))
    }
}

fn cells(table: &PublicTable, row: &rusqlite::Row<'_>) -> Result<Vec<Cell>, Error> {
    let cell = |at: usize| match row.get_ref(at)? {
        ValueRef::Null => Ok(Cell::Null),
        ValueRef::Integer(number) => Ok(Cell::Int(number)),
        ValueRef::Text(text) => match std::str::from_utf8(text) {
            Ok(text) => Ok(Cell::Text(text.to_owned())),
            Err(_) => Err(Error::damaged(table.name, "a text that is none")),
        },
        ValueRef::Real(_) | ValueRef::Blob(_) => Err(Error::damaged(table.name, "a value of another kind")),
    };
    (0..table.columns.len()).map(cell).collect()
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        Ok(rusqlite::types::ToSqlOutput::Borrowed(match self {
            Cell::Null => ValueRef::Null,
            Cell::Int(number) => ValueRef::Integer(*number),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

impl From<i64> for Cell {
    fn from(number: i64) -> Self {
        Cell::Int(number)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::Text(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Text(text)
    }
}

impl From<bool> for Cell {
    fn from(flag: bool) -> Self {
        Cell::Int(flag.into())
    }
}

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Cell::Null, Into::into)
    }
}

macro_rules! from_integer {
    ($($int:ty),*) => {$(
        impl From<$int> for Cell {
            fn from(number: $int) -> Self {
                Cell::Int(number.into())
            }
        }
    )*};
}
from_integer!(i32, i16, u32, u16, u8);
