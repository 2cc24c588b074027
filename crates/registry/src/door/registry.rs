//! The registry: which database, and its transactions.

use super::address::{Address, without_password};
use super::transaction::{Inner, Reader, Statements, Writer};
use crate::{Error, migrations};
use rusqlite::TransactionBehavior;
use std::path::Path;
use std::time::Duration;

/// How long a writer waits for another one to finish.
const PATIENCE: Duration = Duration::from_secs(120);

/// The same for PostgreSQL, whose locks wait for ever by themselves.
const LOCK_TIMEOUT: &str = "SELECT set_config('lock_timeout', $1, false)";

/// Every writer of one registry queues behind this PostgreSQL advisory lock: the ledger is one chain.
const LEDGER_LOCK: &str = "SELECT pg_advisory_xact_lock(4715031)";

/// Whoever looks for tables and creates them holds this lock: two programs that start at once must not both create them.
const TABLES_LOCK: &str = "SELECT pg_advisory_lock(4715032)";
const TABLES_UNLOCK: &str = "SELECT pg_advisory_unlock(4715032)";

/// How many rows stand where.
const TAKE_STOCK: &str = "ANALYZE";

/// An open registry on one connection.
pub struct Registry {
    connection: Connection,
    address: String,
    /// Where a second connection leads.
    place: Address,
    /// A scratch database lives as long as its folder.
    _folder: Option<tempfile::TempDir>,
}

enum Connection {
    Sqlite(Box<rusqlite::Connection>),
    Postgres { client: Box<postgres::Client>, statements: Statements },
}

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// Embedded.
    Sqlite,
    /// On a server.
    Postgres,
}

impl Registry {
    /// Creates the tables at `sqlite:PATH` or `postgres://…`. A registry that is already there is refused.
    pub fn create(address: &str) -> Result<Self, Error> {
        match Address::parse(address)? {
            Address::File(path) => {
                if let Some(folder) = path.parent() {
                    std::fs::create_dir_all(folder).map_err(|error| Error::Folder(folder.to_owned(), error))?;
                }
                // Of two that create at once, one makes the file.
                std::fs::File::create_new(&path).map_err(|error| match error.kind() {
                    std::io::ErrorKind::AlreadyExists => Error::Exists(address.to_owned()),
                    _ => Error::Folder(path.clone(), error),
                })?;
                let made = Registry::on_file(&path, address, rusqlite::OpenFlags::default())
                    .and_then(|registry| registry.with_tables(|found| found == 0));
                // A file without tables would stand in the way of the next attempt.
                made.inspect_err(|_| _ = std::fs::remove_file(&path))
            }
            Address::Server(url) => Registry::on_server(&url)?.with_tables(|found| found == 0),
        }
    }

    /// A second connection to the same registry, for another thread.
    pub fn beside(&self) -> Result<Self, Error> {
        match &self.place {
            Address::File(path) => {
                let flags = rusqlite::OpenFlags::default() & !rusqlite::OpenFlags::SQLITE_OPEN_CREATE;
                Registry::on_file(path, &self.address, flags)
            }
            Address::Server(url) => Registry::on_server(url),
        }
    }

    /// Opens a registry. Older tables are brought up to date; newer ones are refused.
    pub fn open(address: &str) -> Result<Self, Error> {
        let mut registry = match Address::parse(address)? {
            Address::File(path) => {
                if !path.exists() {
                    return Err(Error::Missing(address.to_owned()));
                }
                let flags = rusqlite::OpenFlags::default() & !rusqlite::OpenFlags::SQLITE_OPEN_CREATE;
                Registry::on_file(&path, address, flags)?
            }
            Address::Server(url) => Registry::on_server(&url)?,
        };
        match registry.schema()? {
            0 => Err(Error::Missing(registry.address)),
            found if found > migrations::NEWEST => Err(Error::Newer { found, known: migrations::NEWEST }),
            found if found < migrations::NEWEST => registry.with_tables(|_| true),
            _ => Ok(registry),
        }
    }

    /// An empty registry that nobody else sees and that is gone with its last use.
    pub fn scratch() -> Result<Self, Error> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("scratch.db");
        let registry = Registry::on_file(&path, "scratch", rusqlite::OpenFlags::default())?;
        if let Connection::Sqlite(connection) = &registry.connection {
            connection.pragma_update(None, "synchronous", "OFF")?;
        }
        let mut registry = registry.with_tables(|_| true)?;
        registry._folder = Some(folder);
        Ok(registry)
    }

    /// Lets a server count what its tables hold, after much was written at once. It would do so by itself some minutes later,
    /// and until then guess in which order to look.
    pub fn take_stock(&mut self) -> Result<(), Error> {
        if let Connection::Postgres { client, .. } = &mut self.connection {
            client.batch_execute(TAKE_STOCK)?;
        }
        Ok(())
    }

    fn on_file(path: &Path, address: &str, flags: rusqlite::OpenFlags) -> Result<Self, Error> {
        let connection = rusqlite::Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "cache_size", -262_144)?;
        // A key over a whole list is sorted by two.
        connection.pragma_update(None, "threads", 2)?;
        connection.set_prepared_statement_cache_capacity(256);
        let connection = Connection::Sqlite(Box::new(connection));
        let place = Address::File(path.to_owned());
        Ok(Registry { connection, address: address.to_owned(), place, _folder: None })
    }

    fn on_server(url: &str) -> Result<Self, Error> {
        let config: postgres::Config = url.parse()?;
        let mut client = Box::new(config.connect(postgres::NoTls)?);
        client.execute(LOCK_TIMEOUT, &[&PATIENCE.as_millis().to_string()])?;
        let connection = Connection::Postgres { client, statements: Statements::new() };
        let place = Address::Server(url.to_owned());
        Ok(Registry { connection, address: without_password(&config), place, _folder: None })
    }

    /// The address, without a password.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Which database it is.
    pub fn backend(&self) -> Backend {
        match self.connection {
            Connection::Sqlite(_) => Backend::Sqlite,
            Connection::Postgres { .. } => Backend::Postgres,
        }
    }

    /// Reads one moment of the registry: nothing changes while `look` looks.
    pub fn read<T, E: From<Error>>(&mut self, look: impl FnOnce(&mut Reader<'_>) -> Result<T, E>) -> Result<T, E> {
        let inner = match &mut self.connection {
            Connection::Sqlite(connection) => {
                // A change would be given up without a word at the end; PostgreSQL refuses it, so both do.
                connection.pragma_update(None, "query_only", true).map_err(Error::from)?;
                Inner::Sqlite(connection.transaction_with_behavior(TransactionBehavior::Deferred).map_err(Error::from)?)
            }
            Connection::Postgres { client, statements } => {
                let builder = client.build_transaction().read_only(true);
                let builder = builder.isolation_level(postgres::IsolationLevel::RepeatableRead);
                Inner::Postgres { transaction: builder.start().map_err(Error::from)?, statements }
            }
        };
        look(&mut Reader::new(inner))
    }

    /// Changes the registry, wholly or not at all. One writer at a time; another one waits.
    pub fn write<T, E: From<Error>>(&mut self, change: impl FnOnce(&mut Writer<'_>) -> Result<T, E>) -> Result<T, E> {
        let inner = match &mut self.connection {
            Connection::Sqlite(connection) => {
                connection.pragma_update(None, "query_only", false).map_err(Error::from)?;
                let behavior = TransactionBehavior::Immediate;
                Inner::Sqlite(connection.transaction_with_behavior(behavior).map_err(Error::from)?)
            }
            Connection::Postgres { client, statements } => {
                // Whatever the server's default is: a stricter level would look at the moment before the wait, and miss
                // what the writer before us wrote.
                let builder = client.build_transaction().read_only(false);
                let builder = builder.isolation_level(postgres::IsolationLevel::ReadCommitted);
                let mut transaction = builder.start().map_err(Error::from)?;
                transaction.batch_execute(LEDGER_LOCK).map_err(Error::from)?;
                Inner::Postgres { transaction, statements }
            }
        };
        let mut writer = Writer::new(inner);
        let done = change(&mut writer)?;
        writer.commit()?;
        Ok(done)
    }

    /// The schema found, 0 = none.
    fn schema(&mut self) -> Result<i64, Error> {
        const SQLITE: &str = "SELECT count(*) FROM sqlite_master WHERE name = 'refinery_schema_history'";
        const POSTGRES: &str = "SELECT count(*) FROM information_schema.tables
            WHERE table_schema = current_schema() AND table_name = 'refinery_schema_history'";
        const VERSION: &str = "SELECT COALESCE(max(version), 0) FROM refinery_schema_history";
        match &mut self.connection {
            Connection::Sqlite(connection) => {
                let tables: i64 = connection.query_row(SQLITE, [], |row| row.get(0))?;
                Ok(if tables == 0 { 0 } else { connection.query_row(VERSION, [], |row| row.get(0))? })
            }
            Connection::Postgres { client, .. } => {
                let tables: i64 = client.query_one(POSTGRES, &[])?.get(0);
                Ok(if tables == 0 { 0 } else { i64::from(client.query_one(VERSION, &[])?.get::<_, i32>(0)) })
            }
        }
    }

    /// Brings the tables up to date, if the schema that is there is one to go on from.
    fn with_tables(mut self, goes_on: impl FnOnce(i64) -> bool) -> Result<Self, Error> {
        if let Connection::Postgres { client, .. } = &mut self.connection {
            client.batch_execute(TABLES_LOCK)?;
        }
        // An error drops the connection, and with it the lock.
        if !goes_on(self.schema()?) {
            return Err(Error::Exists(self.address));
        }
        let runner = migrations::runner(self.backend());
        let done = match &mut self.connection {
            Connection::Sqlite(connection) => runner.run(connection.as_mut()),
            Connection::Postgres { client, .. } => runner.run(client.as_mut()),
        };
        match done {
            // SQLite has no lock to hold before: another program was faster, and its tables are whole.
            Err(_) if self.schema()? == migrations::NEWEST => {}
            done => _ = done?,
        }
        if let Connection::Postgres { client, .. } = &mut self.connection {
            client.batch_execute(TABLES_UNLOCK)?;
        }
        Ok(self)
    }
}

/// A registry that is only looked at: it has no way to change anything. For doors that show things.
pub struct ReadOnly(Registry);

impl ReadOnly {
    /// Opens a registry as [`Registry::open`] does.
    pub fn open(address: &str) -> Result<Self, Error> {
        Registry::open(address).map(ReadOnly)
    }

    /// Reads one moment of the registry.
    pub fn read<T, E: From<Error>>(&mut self, look: impl FnOnce(&mut Reader<'_>) -> Result<T, E>) -> Result<T, E> {
        self.0.read(look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_in_the_scheme_does_not_show_the_password() {
        let refused = Registry::open("Postgres://officer:secret@db/arpad").err().unwrap();
        assert_eq!(refused.to_string(), "not a database address: Postgres://…");
    }

    #[test]
    fn opening_never_creates_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("none.db").display());
        assert!(matches!(Registry::open(&address), Err(Error::Missing(_))));
        assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none());
        Registry::create(&address).unwrap();
        assert!(matches!(Registry::create(&address), Err(Error::Exists(_))));
        Registry::open(&address).unwrap();
    }

    /// A reader has no door to a change; should a statement slip in all the same, the database refuses it.
    #[test]
    fn reading_changes_nothing() {
        const CHANGE: &str = "INSERT INTO setting (name, value) VALUES ('a', 'b') RETURNING name";
        for trial in arpad_trial::trials() {
            let mut registry = Registry::create(trial.address()).unwrap();
            let refused = registry.read(|store| store.one(CHANGE, &[], |row| row.text(0)));
            assert!(refused.is_err(), "{}: {refused:?}", trial.name());
            assert_eq!(trial.scalar("SELECT count(*) FROM setting"), "0", "{}", trial.name());
            let changed = registry.write(|store| store.one(CHANGE, &[], |row| row.text(0))).unwrap();
            assert_eq!(changed.as_deref(), Some("a"), "{}", trial.name());
        }
    }
}
