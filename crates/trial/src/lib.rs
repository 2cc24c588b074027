//! Databases for tests: the same test runs on each of [`trials`].
//!
//! SQLite is always at hand. PostgreSQL is when `ARPAD_TEST_POSTGRES` names a server on which databases may be created;
//! `scripts/private-postgres` starts one and sets the variable.

pub mod allocation;
pub mod picture;

use postgres::{Client, NoTls, SimpleQueryMessage};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Names the server.
const SERVER: &str = "ARPAD_TEST_POSTGRES";

/// A registry address that is new, empty, and gone when dropped.
pub struct Trial {
    address: String,
    kind: Kind,
}

enum Kind {
    Sqlite { folder: tempfile::TempDir },
    Postgres { server: String, database: String },
}

/// One for each database at hand: SQLite always, PostgreSQL when the tests are given a server.
pub fn trials() -> Vec<Trial> {
    [Some(sqlite()), postgres()].into_iter().flatten().collect()
}

/// A file in a folder of its own. The file is not there yet.
pub fn sqlite() -> Trial {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let address = format!("sqlite:{}", folder.path().join(FILE).display());
    Trial { address, kind: Kind::Sqlite { folder } }
}

/// A database of its own, without tables; nothing where the tests are given no server, unless `CI=true`: there a missing
/// server fails the test.
pub fn postgres() -> Option<Trial> {
    static SAID: Once = Once::new();
    let Ok(server) = std::env::var(SERVER) else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "{SERVER} is not set, and CI tests on PostgreSQL too");
        SAID.call_once(|| println!("SKIPPED: PostgreSQL; run with scripts/private-postgres"));
        return None;
    };
    let database = unique_name();
    let mut client = connect(&server);
    // Ordered as Hungarian where the server can (15 or newer): an answer whose order depends on the server's language is
    // noticed here, and not in the first federation whose server speaks one.
    let hungarian = format!("CREATE DATABASE {database} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'hu-HU'");
    if client.batch_execute(&hungarian).is_err() {
        let plain = format!("CREATE DATABASE {database} TEMPLATE template0");
        client.batch_execute(&plain).unwrap_or_else(|error| panic!("{plain}: {error:?}"));
    }
    let address = with_database(&server, &database);
    Some(Trial { address, kind: Kind::Postgres { server, database } })
}

impl Trial {
    /// What the registry is created or opened with.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// `sqlite` or `postgres`.
    pub fn name(&self) -> &'static str {
        if self.is_postgres() { "postgres" } else { "sqlite" }
    }

    /// Whether it is on a server.
    pub fn is_postgres(&self) -> bool {
        matches!(self.kind, Kind::Postgres { .. })
    }

    /// Runs SQL behind the registry's back, over a connection of its own.
    pub fn execute(&self, sql: &str) {
        match &self.kind {
            Kind::Sqlite { folder } => {
                open(folder).execute_batch(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
            }
            Kind::Postgres { .. } => {
                connect(&self.address).batch_execute(sql).unwrap_or_else(|error| panic!("{sql}: {error:?}"));
            }
        }
    }

    /// The first column of the first row. NULL is the empty text, bytes are `\x` and their digits.
    pub fn scalar(&self, sql: &str) -> String {
        match &self.kind {
            Kind::Sqlite { folder } => open(folder)
                .query_row(sql, [], |row| row.get(0))
                .map(in_text)
                .unwrap_or_else(|error| panic!("{sql}: {error}")),
            Kind::Postgres { .. } => connect(&self.address)
                .simple_query(sql)
                .unwrap_or_else(|error| panic!("{sql}: {error:?}"))
                .iter()
                .find_map(|message| match message {
                    SimpleQueryMessage::Row(row) => Some(row.get(0).unwrap_or_default().to_owned()),
                    _ => None,
                })
                .unwrap_or_else(|| panic!("{sql}: no row")),
        }
    }

    /// Whether somebody writes at this moment, so that whoever wants to write has to wait.
    pub fn is_being_written(&self) -> bool {
        match &self.kind {
            Kind::Sqlite { folder } => {
                let connection = open(folder);
                connection.busy_timeout(Duration::ZERO).expect("no timeout");
                connection.execute_batch("BEGIN IMMEDIATE; ROLLBACK").is_err()
            }
            Kind::Postgres { .. } => {
                let here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())";
                let locks = format!("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND {here}");
                self.scalar(&locks) != "0"
            }
        }
    }

    /// Bytes as a literal of this database, for [`execute`](Self::execute).
    pub fn literal(&self, bytes: &[u8]) -> String {
        if self.is_postgres() { format!("'\\x{}'", digits(bytes)) } else { format!("x'{}'", digits(bytes)) }
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let Kind::Postgres { server, database } = &self.kind else { return };
        // A test that failed may have left its connections open, hence FORCE. Whatever happens here, the test has had its
        // say already.
        if let Ok(mut client) = Client::connect(server, NoTls) {
            let _ = client.batch_execute(&format!("DROP DATABASE IF EXISTS {database} WITH (FORCE)"));
        }
    }
}

const FILE: &str = "trial.db";

fn open(folder: &tempfile::TempDir) -> rusqlite::Connection {
    let flags = rusqlite::OpenFlags::default() & !rusqlite::OpenFlags::SQLITE_OPEN_CREATE;
    let connection = rusqlite::Connection::open_with_flags(folder.path().join(FILE), flags);
    let connection = connection.expect("the registry has been created");
    connection.busy_timeout(Duration::from_secs(60)).expect("a timeout");
    connection
}

fn connect(address: &str) -> Client {
    Client::connect(address, NoTls).unwrap_or_else(|error| panic!("{SERVER}: {error:?}"))
}

/// Tests of many processes share one server.
fn unique_name() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    format!("arpad_trial_{}_{count}_{now}", std::process::id())
}

/// The server's address with another database in it.
fn with_database(server: &str, database: &str) -> String {
    let (place, options) = match server.split_once('?') {
        Some((place, options)) => (place, format!("?{options}")),
        None => (server, String::new()),
    };
    let (scheme, rest) = place.split_once("://").unwrap_or_else(|| panic!("{SERVER} is no postgres:// address"));
    let host = rest.split_once('/').map_or(rest, |(host, _)| host);
    format!("{scheme}://{host}/{database}{options}")
}

fn in_text(value: rusqlite::types::Value) -> String {
    use rusqlite::types::Value;
    match value {
        Value::Null => String::new(),
        Value::Integer(value) => value.to_string(),
        Value::Real(value) => value.to_string(),
        Value::Text(value) => value,
        Value::Blob(value) => format!("\\x{}", digits(&value)),
    }
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_database_is_the_only_thing_that_changes_in_an_address() {
        for (server, address) in [
            ("postgres://a@h:5/postgres", "postgres://a@h:5/t"),
            ("postgres://a:b@h", "postgres://a:b@h/t"),
            ("postgresql://h/x?connect_timeout=3", "postgresql://h/t?connect_timeout=3"),
        ] {
            assert_eq!(with_database(server, "t"), address);
        }
    }

    #[test]
    fn both_databases_answer_alike_and_are_gone_afterwards() {
        for trial in trials() {
            if let Kind::Sqlite { folder } = &trial.kind {
                std::fs::write(folder.path().join(FILE), b"").unwrap();
            }
            let kind = if trial.is_postgres() { "BYTEA" } else { "BLOB" };
            trial.execute(&format!("CREATE TABLE t (a BIGINT, b TEXT, c {kind}, d TEXT)"));
            trial.execute(&format!("INSERT INTO t VALUES (7, 'ű', {}, NULL)", trial.literal(&[0, 255])));
            let told: Vec<String> =
                ["a", "b", "c", "d"].iter().map(|column| trial.scalar(&format!("SELECT {column} FROM t"))).collect();
            assert_eq!(told, ["7", "ű", "\\x00ff", ""], "{}", trial.name());
            let address = trial.address().to_owned();
            drop(trial);
            match address.strip_prefix("sqlite:") {
                Some(path) => assert!(!std::path::Path::new(path).exists()),
                None => assert!(Client::connect(&address, NoTls).is_err()),
            }
        }
    }
}
