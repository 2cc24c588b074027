//! What is measured.

use super::world;
use arpad_model::Tempo;
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, Filed, receive_and_accept_all};
use arpad_registry::Registry;
use arpad_trial::Trial;
use postgres::binary_copy::BinaryCopyInWriter;
use postgres::types::{ToSql, Type};
use rusqlite::types::Value;
use std::fs::File;
use std::io::{BufWriter, Seek};
use std::time::{Duration, Instant};

/// How much.
#[derive(Clone, Copy)]
pub struct Sizes {
    /// Players on the list.
    pub players: u32,
    /// Tournaments of the month.
    pub tournaments: u32,
}

/// Measures on every database at hand.
pub fn run(sizes: Sizes) {
    let mut list = tempfile::tempfile().expect("a temporary file");
    world::write_list(sizes.players, BufWriter::with_capacity(1 << 20, &mut list));
    let month = world::month(sizes.players, sizes.tournaments);
    let megabytes = list.metadata().expect("its size").len() / 1_000_000;
    println!(
        "{} players ({megabytes} MB), {} tournaments, {} games",
        sizes.players,
        sizes.tournaments,
        world::games(sizes.tournaments)
    );
    // The rows of the bare inserts come from the SQLite registry; they are the same in both.
    let source = arpad_trial::sqlite();
    one(&source, &source, &mut list, &month, sizes);
    if let Some(trial) = arpad_trial::postgres() {
        one(&trial, &source, &mut list, &month, sizes);
    }
}

fn one(trial: &Trial, source: &Trial, list: &mut File, month: &[Filed], sizes: Sizes) {
    let stamp = Stamp::new("2024-04-26T08:00:00Z".parse().expect("a moment"), "bench");
    let mut registry = Registry::create(trial.address()).expect("a new registry");
    list.rewind().expect("rewind");
    forget_peak();
    let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(world::LIST), ..Incoming::default() };
    let start = Instant::now();
    let done = registry.write(|store| import(store, &stamp, &mut *list, &incoming, |_| {})).expect("an import");
    let spent = start.elapsed();
    let peak = peak_memory();
    assert_eq!(done.new_persons, u64::from(sizes.players));
    let (bare, rows) = bare(trial, source, &[("person", ""), ("list_row", "WHERE list <= 3")]);
    print(trial, "import", rows, spent, bare, peak);

    forget_peak();
    let start = Instant::now();
    let outcomes = receive_and_accept_all(&mut registry, &stamp, month.iter().cloned(), |_| {}).expect("a month");
    let entered = start.elapsed();
    assert!(outcomes.iter().all(|outcome| outcome.fate == Fate::Accepted), "{:?}", outcomes.first());
    let closing = Instant::now();
    let closed = registry.write(|store| close_month(store, &stamp, Tempo::Standard, world::NEXT)).expect("a list");
    let closing = closing.elapsed();
    let peak = peak_memory();
    assert!(closed.left_out.is_empty());
    let (bare, rows) = self::bare(
        trial,
        source,
        &[
            ("blob", "WHERE id > 1"),
            ("blob_part", "WHERE blob > 1"),
            ("ledger", "WHERE seq > 1"),
            ("submission", ""),
            ("tournament", ""),
            ("report", ""),
            ("participant", ""),
            ("list_row", "WHERE list > 3"),
            ("rated_in", ""),
        ],
    );
    let spent = entered + closing;
    print(trial, "month", rows, spent, bare, peak);
    println!(
        "{:<9} of which entering {:.2} s, closing {:.2} s; {:.0} games/s",
        trial.name(),
        entered.as_secs_f64(),
        closing.as_secs_f64(),
        world::games(sizes.tournaments) as f64 / spent.as_secs_f64()
    );
}

fn print(trial: &Trial, what: &str, rows: usize, spent: Duration, bare: Duration, peak: u64) {
    let per_second = |time: Duration| rows as f64 / time.as_secs_f64();
    println!(
        "{:<9} {what:<7} {rows} rows {:.2} s = {:.0} rows/s; bare {:.2} s = {:.0} rows/s; {:.2} × bare; peak {} MB",
        trial.name(),
        spent.as_secs_f64(),
        per_second(spent),
        bare.as_secs_f64(),
        per_second(bare),
        spent.as_secs_f64() / bare.as_secs_f64(),
        peak / 1000
    );
}

/// Inserts the rows of these tables into tables without secondary indexes; the time that took, and how many there are.
fn bare(trial: &Trial, source: &Trial, tables: &[(&str, &str)]) -> (Duration, usize) {
    let path = source.address().strip_prefix("sqlite:").expect("the source is a file");
    let source = rusqlite::Connection::open(path).expect("the source");
    let (mut spent, mut count) = (Duration::ZERO, 0);
    let mut target = Target::new(trial);
    for (table, condition) in tables {
        let sql = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?1";
        let definition: String = source.query_row(sql, [table], |row| row.get(0)).expect("its definition");
        target.create(&definition);
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
    }
    let start = Instant::now();
    target.commit();
    (spent + start.elapsed(), count)
}

/// A database of its own; the second field keeps it until the end.
enum Target {
    Sqlite(rusqlite::Connection, #[expect(dead_code, reason = "gone when dropped")] Trial),
    Postgres(postgres::Client, #[expect(dead_code, reason = "gone when dropped")] Trial),
}

impl Target {
    fn new(like: &Trial) -> Self {
        if like.is_postgres() {
            let trial = arpad_trial::postgres().expect("a server");
            let mut client = postgres::Client::connect(trial.address(), postgres::NoTls).expect("a connection");
            client.batch_execute("BEGIN").expect("begin");
            return Target::Postgres(client, trial);
        }
        let trial = arpad_trial::sqlite();
        let connection = rusqlite::Connection::open(trial.address().strip_prefix("sqlite:").expect("a file"));
        let connection = connection.expect("a file");
        connection.pragma_update(None, "journal_mode", "WAL").expect("a setting");
        connection.pragma_update(None, "synchronous", "FULL").expect("a setting");
        connection.pragma_update(None, "cache_size", -262_144).expect("a setting");
        connection.execute_batch("BEGIN").expect("begin");
        Target::Sqlite(connection, trial)
    }

    fn create(&mut self, definition: &str) {
        match self {
            Target::Sqlite(connection, _) => connection.execute_batch(definition).expect("a table"),
            Target::Postgres(client, _) => {
                let definition = definition.replace("BLOB", "BYTEA").replace("WITHOUT ROWID", "");
                client.batch_execute(&definition.replace(" TEXT", " TEXT COLLATE \"C\"")).expect("a table");
            }
        }
    }

    fn insert(&mut self, table: &str, types: &[Type], rows: &[Vec<Value>]) {
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

    fn commit(&mut self) {
        match self {
            Target::Sqlite(connection, _) => connection.execute_batch("COMMIT").expect("commit"),
            Target::Postgres(client, _) => client.batch_execute("COMMIT").expect("commit"),
        }
    }
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

fn forget_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// VmHWM of this process in kB.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}
