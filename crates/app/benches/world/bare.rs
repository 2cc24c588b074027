//! The same rows as a bare bulk insert: what the database alone takes for them.
//!
//! A prepared statement in one transaction (SQLite, with our settings) or a binary COPY (PostgreSQL), its rows ready in memory, into
//! tables with the same keys; secondary indexes are made afterwards, which is quicker than keeping them.

use arpad_trial::Trial;
use postgres::binary_copy::BinaryCopyInWriter;
use postgres::types::{ToSql, Type};
use rusqlite::Connection;
pub use rusqlite::types::Value;
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
                definition.replace("BLOB", "BYTEA").replace("WITHOUT ROWID", "").replace(" TEXT", " TEXT COLLATE \"C\"")
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
                let sink = client.copy_in(&format!("COPY {table} FROM STDIN (FORMAT binary)")).expect("a copy");
                let mut writer = BinaryCopyInWriter::new(sink, types);
                for row in rows {
                    let bound: Vec<&(dyn ToSql + Sync)> = row.iter().map(bound).collect();
                    writer.write(&bound).expect("a row");
                }
                writer.finish().expect("the end");
            }
        }
    }
}

/// The file of a trial on SQLite.
pub fn file(trial: &Trial) -> &Path {
    Path::new(trial.address().strip_prefix("sqlite:").expect("a file"))
}

fn bound(value: &Value) -> &(dyn ToSql + Sync) {
    match value {
        Value::Integer(value) => value,
        Value::Text(value) => value,
        Value::Blob(value) => value,
        _ => &Null,
    }
}

/// NULL of any type.
#[derive(Debug)]
struct Null;

impl ToSql for Null {
    fn to_sql(
        &self,
        _: &Type,
        _: &mut postgres::types::private::BytesMut,
    ) -> Result<postgres::types::IsNull, Box<dyn std::error::Error + Sync + Send>> {
        Ok(postgres::types::IsNull::Yes)
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    postgres::types::to_sql_checked!();
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
