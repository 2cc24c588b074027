//! The registry: which database, and its transactions.

use super::address::Address;
use super::file::{self, Seen};
use super::server::Server;
use super::transaction::{Inner, Reader, Statements, Writer};
use crate::{Error, migrations};
use rusqlite::TransactionBehavior;
use std::ops::{Deref, DerefMut};
use std::path::Path;

/// Every writer of one registry queues behind this PostgreSQL advisory lock: the ledger is one chain.
const LEDGER_LOCK: &str = "SELECT pg_advisory_xact_lock(4715031)";

/// Whoever looks for tables and creates them holds this lock: two programs that start at once must not both create them.
const TABLES_LOCK: &str = "SELECT pg_advisory_lock(4715032)";
const TABLES_UNLOCK: &str = "SELECT pg_advisory_unlock(4715032)";

/// For connections that only look.
const ONLY_READ: &str = "SET default_transaction_read_only = on";

/// Whether a server takes changes, and this role may bring them.
const MAY_WRITE: &str = "SELECT NOT pg_is_in_recovery() AND has_table_privilege('ledger', 'INSERT')";

/// How many rows stand where.
const TAKE_STOCK: &str = "ANALYZE";

/// A registry that is only looked at, on one connection: it has no way to change anything. For whoever shows things.
pub struct ReadOnly {
    pub(super) connection: Connection,
    address: String,
    /// Where a second connection leads.
    place: Address,
    /// The schema that stands in for the server's own while a registry is built.
    pub(super) schema: Option<&'static str>,
    /// The file that was opened.
    seen: Option<Seen>,
    /// What SQLite has done for this connection so far.
    steps: u64,
    /// A scratch database lives as long as its folder.
    _folder: Option<tempfile::TempDir>,
}

/// An open registry on one connection. Whatever looks takes a [`ReadOnly`]; a registry is one too.
pub struct Registry(pub(super) ReadOnly);

impl Deref for Registry {
    type Target = ReadOnly;

    fn deref(&self) -> &ReadOnly {
        &self.0
    }
}

impl DerefMut for Registry {
    fn deref_mut(&mut self) -> &mut ReadOnly {
        &mut self.0
    }
}

impl Drop for Registry {
    /// What was written goes into the file itself: somebody who only looks cannot do it when he closes after us, and a
    /// copy of the file alone would lack it. Where somebody looks at this very moment, the next writer does it.
    fn drop(&mut self) {
        if let Connection::Sqlite(connection) = &self.0.connection {
            let _ = connection.busy_timeout(std::time::Duration::ZERO);
            let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        }
    }
}

pub(super) enum Connection {
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
    /// Opens a registry. Older tables are brought up to date; newer ones are refused.
    pub fn open(address: &str) -> Result<Self, Error> {
        let mut registry = Registry(match there(address)? {
            Address::File(path) => ReadOnly::on_file(&path, address)?,
            Address::Server(url) => ReadOnly::on_server(&url)?,
        });
        if registry.known_schema()? < migrations::NEWEST {
            registry.bring_up_to_date(|_| true)?;
        }
        Ok(registry)
    }

    /// A second connection to the same registry, for another thread.
    pub fn beside(&self) -> Result<Self, Error> {
        match &self.place {
            Address::File(path) => Ok(Registry(ReadOnly::on_file(path, &self.address)?)),
            Address::Server(url) => {
                let mut beside = Registry(ReadOnly::on_server(url)?);
                if let (Some(schema), Connection::Postgres { client, .. }) = (self.schema, &mut beside.0.connection) {
                    client.execute("SELECT set_config('search_path', $1, false)", &[&schema])?;
                }
                Ok(beside)
            }
        }
    }

    /// An empty registry that nobody else sees and that is gone with its last use.
    pub fn scratch() -> Result<Self, Error> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("scratch.db");
        std::fs::File::create_new(&path)?;
        let mut registry = Registry(ReadOnly::on_file(&path, "scratch")?);
        if let Connection::Sqlite(connection) = &registry.connection {
            connection.pragma_update(None, "synchronous", "OFF")?;
        }
        registry.bring_up_to_date(|_| true)?;
        registry.0._folder = Some(folder);
        Ok(registry)
    }

    /// Lets a server count what its tables hold, after much was written at once. It would do so by itself some minutes later,
    /// and until then guess in which order to look.
    pub fn take_stock(&mut self) -> Result<(), Error> {
        if let Connection::Postgres { client, .. } = &mut self.0.connection {
            client.batch_execute(TAKE_STOCK)?;
        }
        Ok(())
    }

    /// Changes the registry, wholly or not at all. One writer at a time; another one waits.
    pub fn write<T, E: From<Error>>(&mut self, change: impl FnOnce(&mut Writer<'_>) -> Result<T, E>) -> Result<T, E> {
        let inner = match &mut self.0.connection {
            Connection::Sqlite(connection) => {
                connection.pragma_update(None, "query_only", false).map_err(Error::from)?;
                let behavior = TransactionBehavior::Immediate;
                let transaction = connection.transaction_with_behavior(behavior).map_err(Error::from)?;
                Inner::Sqlite(transaction, &mut self.0.steps)
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

    /// Nobody else looks for tables and creates them until this connection lets go.
    pub(super) fn lock_tables(&mut self) -> Result<(), Error> {
        match &mut self.0.connection {
            Connection::Postgres { client, .. } => Ok(client.batch_execute(TABLES_LOCK)?),
            Connection::Sqlite(_) => Ok(()),
        }
    }

    /// Brings the tables up to date, if the schema that is there is one to go on from.
    pub(super) fn bring_up_to_date(&mut self, goes_on: impl FnOnce(i64) -> bool) -> Result<(), Error> {
        // An error drops the connection, and with it the lock.
        self.lock_tables()?;
        if !goes_on(self.schema()?) {
            return Err(Error::Exists(self.address.clone()));
        }
        let runner = migrations::runner(self.backend());
        let done = match &mut self.0.connection {
            Connection::Sqlite(connection) => runner.run(connection.as_mut()),
            Connection::Postgres { client, .. } => runner.run(client.as_mut()),
        };
        match done {
            // SQLite has no lock to hold before: another program was faster, and its tables are whole.
            Err(_) if self.schema()? == migrations::NEWEST => {}
            done => _ = done?,
        }
        if let Connection::Postgres { client, .. } = &mut self.0.connection {
            client.batch_execute(TABLES_UNLOCK)?;
        }
        Ok(())
    }
}

impl ReadOnly {
    /// Opens a registry so that the database itself refuses a change. Older tables are brought up to date first, by a
    /// connection of its own; where that is not permitted they are refused, as newer ones are.
    pub fn open(address: &str) -> Result<Self, Error> {
        let open = || match there(address)? {
            Address::File(path) => ReadOnly::on_still_file(&path, address),
            Address::Server(url) => ReadOnly::on_guarded_server(&url),
        };
        let mut registry = open()?;
        let (found, known) = (registry.known_schema()?, migrations::NEWEST);
        if found == known {
            return Ok(registry);
        }
        drop(registry);
        match Registry::open(address) {
            Ok(_) => open(),
            Err(Error::Busy) => Err(Error::Busy),
            Err(_) => Err(Error::Older { found, known }),
        }
    }

    /// Connects to a file that is there.
    pub(super) fn on_file(path: &Path, address: &str) -> Result<Self, Error> {
        ReadOnly::of_file(path, address, file::to_write(path)?, false)
    }

    pub(super) fn on_still_file(path: &Path, address: &str) -> Result<Self, Error> {
        let (connection, stands_still) = file::to_read(path)?;
        ReadOnly::of_file(path, address, connection, stands_still)
    }

    fn of_file(path: &Path, address: &str, file: rusqlite::Connection, stands_still: bool) -> Result<Self, Error> {
        let connection = Connection::Sqlite(Box::new(file));
        let seen = Some(Seen::now(path, stands_still)?);
        let place = Address::File(path.to_owned());
        Ok(ReadOnly { connection, address: address.to_owned(), place, schema: None, seen, steps: 0, _folder: None })
    }

    /// Connects to a server.
    pub(super) fn on_server(url: &str) -> Result<Self, Error> {
        let server = Server::parse(url)?;
        let client = Box::new(server.connect()?);
        let connection = Connection::Postgres { client, statements: Statements::new() };
        let place = Address::Server(url.to_owned());
        Ok(ReadOnly { connection, address: server.address(), place, schema: None, seen: None, steps: 0, _folder: None })
    }

    fn on_guarded_server(url: &str) -> Result<Self, Error> {
        let mut registry = ReadOnly::on_server(url)?;
        if let Connection::Postgres { client, .. } = &mut registry.connection {
            client.batch_execute(ONLY_READ)?;
        }
        Ok(registry)
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

    /// How many steps SQLite has taken for this connection since it was opened: what work costs, whoever else is on the machine. A server
    /// does not say.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Whether the address still leads to the file that was opened, and not to another one put in its place.
    pub fn is_current(&self) -> bool {
        self.seen.as_ref().is_none_or(Seen::is_current)
    }

    /// The permissions of the file, where others than its owner may read or write it.
    pub fn wide_mode(&self) -> Option<u32> {
        self.seen.as_ref().and_then(Seen::wide_mode)
    }

    /// Whether whoever runs the program could write where it stands: into the file and beside it, or on a server that takes changes,
    /// with a role that may add to the ledger. Nothing is tried.
    pub fn is_written_here(&mut self) -> bool {
        match &mut self.connection {
            Connection::Sqlite(_) => self.seen.as_ref().is_none_or(Seen::may_be_written),
            Connection::Postgres { client, .. } => {
                let asked = client.query_one(MAY_WRITE, &[]);
                asked.and_then(|row| row.try_get(0)).unwrap_or(false)
            }
        }
    }

    /// Reads one moment of the registry: nothing changes while `look` looks.
    pub fn read<T, E: From<Error>>(&mut self, look: impl FnOnce(&mut Reader<'_>) -> Result<T, E>) -> Result<T, E> {
        let inner = match &mut self.connection {
            Connection::Sqlite(connection) => {
                // A change would be given up without a word at the end; PostgreSQL refuses it, so both do.
                connection.pragma_update(None, "query_only", true).map_err(Error::from)?;
                let behavior = TransactionBehavior::Deferred;
                let transaction = connection.transaction_with_behavior(behavior).map_err(Error::from)?;
                Inner::Sqlite(transaction, &mut self.steps)
            }
            Connection::Postgres { client, statements } => {
                let builder = client.build_transaction().read_only(true);
                let builder = builder.isolation_level(postgres::IsolationLevel::RepeatableRead);
                Inner::Postgres { transaction: builder.start().map_err(Error::from)?, statements }
            }
        };
        look(&mut Reader::new(inner))
    }

    /// The schema found, which this program can use or bring up to date.
    fn known_schema(&mut self) -> Result<i64, Error> {
        match self.schema()? {
            // A database without our tables is somebody else's; on a server it waits for them.
            0 if self.backend() == Backend::Sqlite => Err(Error::Taken(self.address.clone())),
            0 => Err(Error::Missing(self.address.clone())),
            found if found > migrations::NEWEST => Err(Error::Newer { found, known: migrations::NEWEST }),
            found => Ok(found),
        }
    }

    /// The schema found, 0 = none.
    pub(super) fn schema(&mut self) -> Result<i64, Error> {
        const SQLITE: &str = "SELECT count(*) FROM sqlite_master WHERE name = 'refinery_schema_history'";
        // Also what this role may not look at: that there is a register and that it may be read are two things.
        const POSTGRES: &str = "SELECT count(*) FROM pg_catalog.pg_class JOIN pg_catalog.pg_namespace AS space
            ON space.oid = relnamespace WHERE nspname = COALESCE(current_schema(), 'public')
            AND relname = 'refinery_schema_history'";
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
}

/// Where a registry can be: on a server, or in a file that is one.
fn there(address: &str) -> Result<Address, Error> {
    match Address::parse(address)? {
        Address::File(path) if path.is_dir() => Err(Error::Taken(address.to_owned())),
        Address::File(path) if file::is_absent(&path) => Err(Error::Missing(address.to_owned())),
        place => Ok(place),
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
    /// A folder, a text and a database of somebody else's are none of ours: nobody is told to create one there, or that there is one.
    #[test]
    fn what_is_no_registry_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let text = folder.path().join("notes.txt");
        std::fs::write(&text, "notes").unwrap();
        let other = folder.path().join("other.db");
        let stranger = rusqlite::Connection::open(&other).unwrap();
        stranger.execute_batch("CREATE TABLE t(x)").unwrap();
        drop(stranger);
        for path in [folder.path(), &other, &text] {
            let address = format!("sqlite:{}", path.display());
            assert!(matches!(Registry::create(&address), Err(Error::Taken(_))), "{address}");
            let told = [Registry::open(&address).map(drop), ReadOnly::open(&address).map(drop)];
            for told in told {
                let error = told.unwrap_err();
                assert!(
                    matches!(error, Error::Taken(_)) || error.trouble() == Some(crate::Trouble::NoDatabase),
                    "{address}: {error}"
                );
            }
        }
        assert_eq!(std::fs::read(&text).unwrap(), b"notes");
        let stranger = rusqlite::Connection::open(&other).unwrap();
        let tables: i64 = stranger.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0)).unwrap();
        assert_eq!(tables, 1);
    }

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
