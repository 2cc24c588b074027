//! The same rows as a bare bulk insert: what the database alone takes for them.
//!
//! A prepared statement in one transaction (SQLite, with our settings) or a binary COPY (PostgreSQL), its rows ready in memory, into
//! tables with the same keys; secondary indexes are made afterwards, which is quicker than keeping them.

use arpad_trial::Trial;
use postgres::types::Type;
use rusqlite::Connection;
pub use rusqlite::types::Value;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// Inserts the rows of these tables of a register on SQLite; how long that took, and how many there are.
pub fn insert(target: &mut Target, source: &Path, tables: &[(&str, &str)]) -> (Duration, usize) {
    let source = Connection::open(source).expect("the source");
    let (mut spent, mut count) = (Duration::ZERO, 0);
    target.execute("BEGIN");
    for (table, condition) in tables {
        let sql = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?1";
        let definition: String = source.query_row(sql, [table], |row| row.get(0)).expect("its definition");
        target.execute(&target.dialect(&definition));
        let mut statement = source.prepare(&format!("SELECT * FROM {table} {condition}")).expect("its rows");
        let columns: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let types = types(&definition, &columns);
        let mut rows = statement.query([]).expect("its rows");
        loop {
            let mut chunk: Vec<Vec<Value>> = Vec::new();
            while chunk.len() < 100_000 {
                let Some(row) = rows.next().expect("a row") else { break };
                chunk.push((0..columns.len()).map(|column| row.get(column).expect("a value")).collect());
            }
            if chunk.is_empty() {
                break;
            }
            count += chunk.len();
            let start = Instant::now();
            target.insert(table, &types, &chunk);
            spent += start.elapsed();
        }
        let sql = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?1";
        let mut indexes = source.prepare(sql).expect("its indexes");
        let indexes = indexes.query_map([table], |row| row.get::<_, String>(0)).expect("its indexes");
        for index in indexes.map(|index| index.expect("an index")) {
            let start = Instant::now();
            target.execute(&index);
            spent += start.elapsed();
        }
    }
    let start = Instant::now();
    target.execute("COMMIT");
    (spent + start.elapsed(), count)
}

/// A database of its own, gone when dropped.
pub enum Target {
    Sqlite(Connection, #[expect(dead_code, reason = "gone when dropped")] Trial),
    Postgres(Box<postgres::Client>, #[expect(dead_code, reason = "gone when dropped")] Trial),
}

impl Target {
    /// An empty one of the same kind.
    pub fn like(trial: &Trial) -> Self {
        if trial.is_postgres() {
            let trial = arpad_trial::postgres().expect("a server");
            let client = postgres::Client::connect(trial.address(), postgres::NoTls).expect("a connection");
            return Target::Postgres(Box::new(client), trial);
        }
        let trial = arpad_trial::sqlite();
        let connection = Connection::open(file(&trial)).expect("a file");
        connection.pragma_update(None, "journal_mode", "WAL").expect("a setting");
        connection.pragma_update(None, "synchronous", "FULL").expect("a setting");
        connection.pragma_update(None, "cache_size", -262_144).expect("a setting");
        connection.pragma_update(None, "threads", 2).expect("a setting");
        Target::Sqlite(connection, trial)
    }

    /// Runs a statement.
    pub fn execute(&mut self, sql: &str) {
        match self {
            Target::Sqlite(connection, _) => {
                connection.execute_batch(sql).unwrap_or_else(|error| panic!("{sql}: {error}"))
            }
            Target::Postgres(client, _) => client.batch_execute(sql).unwrap_or_else(|error| panic!("{sql}: {error:?}")),
        }
    }

    /// Pairs of numbers that a query gives; no rating is -1.
    pub fn pairs(&mut self, sql: &str) -> Vec<(i64, i64)> {
        match self {
            Target::Sqlite(connection, _) => {
                let mut statement = connection.prepare(sql).expect("a query");
                let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
                rows.map(|row| row.expect("a row")).collect()
            }
            Target::Postgres(client, _) => {
                client.query(sql, &[]).expect("rows").iter().map(|row| (row.get(0), row.get(1))).collect()
            }
        }
    }

    /// SQLite's definition in the words of this database.
    pub fn dialect(&self, definition: &str) -> String {
        match self {
            Target::Sqlite(..) => definition.to_owned(),
            Target::Postgres(..) => {
                let definition = definition.replace("BLOB", "BYTEA").replace("WITHOUT ROWID", "");
                definition.replace("INTEGER PRIMARY KEY", "BIGINT PRIMARY KEY").replace(" TEXT", " TEXT COLLATE \"C\"")
            }
        }
    }

    /// Inserts rows.
    pub fn insert(&mut self, table: &str, types: &[Type], rows: &[Vec<Value>]) {
        match self {
            Target::Sqlite(connection, _) => {
                let places = (1..=types.len()).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ");
                let sql = format!("INSERT INTO {table} VALUES ({places})");
                let mut statement = connection.prepare_cached(&sql).expect("a statement");
                for row in rows {
                    statement.execute(rusqlite::params_from_iter(row)).expect("a row");
                }
            }
            Target::Postgres(client, _) => {
                let copy = format!("COPY {table} FROM STDIN (FORMAT binary)");
                let mut writer = client.copy_in(&copy).expect("a copy");
                // In blocks, as the register writes too: the driver's own writer enters its runtime for each row.
                let mut block = b"PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0".to_vec();
                for row in rows {
                    block.extend_from_slice(&(types.len() as i16).to_be_bytes());
                    row.iter().for_each(|value| write_binary(value, &mut block));
                    if block.len() >= 128 << 10 {
                        writer.write_all(&block).expect("a block");
                        block.clear();
                    }
                }
                block.extend_from_slice(&(-1_i16).to_be_bytes());
                writer.write_all(&block).expect("a block");
                writer.finish().expect("the end");
            }
        }
    }
}

/// The file of a trial on SQLite.
pub fn file(trial: &Trial) -> &Path {
    Path::new(trial.address().strip_prefix("sqlite:").expect("a file"))
}

/// As a binary COPY has it: its length in four bytes, and then itself.
fn write_binary(value: &Value, block: &mut Vec<u8>) {
    let mut put = |bytes: &[u8]| {
        block.extend_from_slice(&(bytes.len() as i32).to_be_bytes());
        block.extend_from_slice(bytes);
    };
    match value {
        Value::Integer(value) => put(&value.to_be_bytes()),
        Value::Text(value) => put(value.as_bytes()),
        Value::Blob(value) => put(value),
        Value::Null | Value::Real(_) => block.extend_from_slice(&(-1_i32).to_be_bytes()),
    }
}

fn types(definition: &str, columns: &[String]) -> Vec<Type> {
    let of = |column: &String| {
        // A column that came with a later migration stands on the line of the table's end.
        let mut parts = definition.split([',', '\n', '(']).map(str::split_whitespace);
        let kind = parts.find_map(|mut words| (words.next() == Some(column)).then(|| words.next())).expect("its part");
        match kind.map(|kind| kind.trim_end_matches(')')) {
            Some("BIGINT") => Type::INT8,
            Some("TEXT") => Type::TEXT,
            _ => Type::BYTEA,
        }
    };
    columns.iter().map(of).collect()
}
