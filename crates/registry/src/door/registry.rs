//! The registry: which database, and its transactions.

use super::store::{Inner, Statements, Store};
use crate::{Error, migrations};
use rusqlite::TransactionBehavior;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a writer waits for another one to finish.
const PATIENCE: Duration = Duration::from_secs(120);

/// Every writer of one registry queues behind this PostgreSQL advisory lock: the ledger is one chain.
const LEDGER_LOCK: &str = "SELECT pg_advisory_xact_lock(4715031)";

/// An open registry on one connection.
pub struct Registry {
    connection: Connection,
    address: String,
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
        let mut registry = match Address::parse(address)? {
            Address::File(path) => {
                if path.exists() {
                    return Err(Error::Exists(address.to_owned()));
                }
                if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                    std::fs::create_dir_all(folder).map_err(|error| Error::Folder(folder.to_owned(), error))?;
                }
                Registry::on_file(&path, address, rusqlite::OpenFlags::default())?
            }
            Address::Server(url) => Registry::on_server(&url)?,
        };
        if registry.schema()? > 0 {
            return Err(Error::Exists(registry.address));
        }
        registry.migrate()?;
        Ok(registry)
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
            0 => return Err(Error::Missing(registry.address)),
            found if found > migrations::NEWEST => return Err(Error::Newer { found, known: migrations::NEWEST }),
            found if found < migrations::NEWEST => registry.migrate()?,
            _ => {}
        }
        Ok(registry)
    }

    /// An empty registry that nobody else sees and that is gone with its last use.
    pub fn scratch() -> Result<Self, Error> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("scratch.db");
        let mut registry = Registry::on_file(&path, "scratch", rusqlite::OpenFlags::default())?;
        if let Connection::Sqlite(connection) = &mut registry.connection {
            connection.pragma_update(None, "synchronous", "OFF")?;
        }
        registry.migrate()?;
        registry._folder = Some(folder);
        Ok(registry)
    }

    fn on_file(path: &Path, address: &str, flags: rusqlite::OpenFlags) -> Result<Self, Error> {
        let connection = rusqlite::Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "cache_size", -262_144)?;
        connection.set_prepared_statement_cache_capacity(256);
        let connection = Connection::Sqlite(Box::new(connection));
        Ok(Registry { connection, address: address.to_owned(), _folder: None })
    }

    fn on_server(url: &str) -> Result<Self, Error> {
        let client = Box::new(postgres::Client::connect(url, postgres::NoTls)?);
        let connection = Connection::Postgres { client, statements: Statements::new() };
        Ok(Registry { connection, address: without_password(url), _folder: None })
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
    pub fn read<T, E: From<Error>>(&mut self, look: impl FnOnce(&mut Store<'_>) -> Result<T, E>) -> Result<T, E> {
        let inner = match &mut self.connection {
            Connection::Sqlite(connection) => {
                Inner::Sqlite(connection.transaction_with_behavior(TransactionBehavior::Deferred).map_err(Error::from)?)
            }
            Connection::Postgres { client, statements } => {
                let builder = client.build_transaction().read_only(true);
                let builder = builder.isolation_level(postgres::IsolationLevel::RepeatableRead);
                Inner::Postgres { transaction: builder.start().map_err(Error::from)?, statements }
            }
        };
        look(&mut Store::new(inner))
    }

    /// Changes the registry, wholly or not at all. One writer at a time; another one waits.
    pub fn write<T, E: From<Error>>(&mut self, change: impl FnOnce(&mut Store<'_>) -> Result<T, E>) -> Result<T, E> {
        let inner = match &mut self.connection {
            Connection::Sqlite(connection) => Inner::Sqlite(
                connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(Error::from)?,
            ),
            Connection::Postgres { client, statements } => {
                let mut transaction = client.transaction().map_err(Error::from)?;
                let patience = format!("SET LOCAL lock_timeout = {}", PATIENCE.as_millis());
                transaction.batch_execute(&patience).map_err(Error::from)?;
                transaction.batch_execute(LEDGER_LOCK).map_err(Error::from)?;
                Inner::Postgres { transaction, statements }
            }
        };
        let mut store = Store::new(inner);
        let done = change(&mut store)?;
        store.commit()?;
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

    fn migrate(&mut self) -> Result<(), Error> {
        match &mut self.connection {
            Connection::Sqlite(connection) => {
                migrations::runner(Backend::Sqlite).run(connection.as_mut())?;
            }
            Connection::Postgres { client, .. } => {
                // Two programs that start at once must not both create the tables.
                client.batch_execute("SELECT pg_advisory_lock(4715032)")?;
                let done = migrations::runner(Backend::Postgres).run(client.as_mut());
                client.batch_execute("SELECT pg_advisory_unlock(4715032)")?;
                done?;
            }
        }
        Ok(())
    }
}

enum Address {
    File(PathBuf),
    Server(String),
}

impl Address {
    fn parse(address: &str) -> Result<Self, Error> {
        if let Some(path) = address.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            Ok(Address::File(path.strip_prefix("//").unwrap_or(path).into()))
        } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Ok(Address::Server(address.to_owned()))
        } else {
            Err(Error::Address(address.to_owned()))
        }
    }
}

/// `postgres://user:secret@host/name` without the secret.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    match rest.split_once('@') {
        Some((user, place)) => {
            let name = user.split(':').next().unwrap_or(user);
            format!("{scheme}://{name}@{place}")
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_without_its_password() {
        assert_eq!(without_password("postgres://officer:secret@db/arpad"), "postgres://officer@db/arpad");
        assert_eq!(without_password("postgres://db/arpad"), "postgres://db/arpad");
    }

    #[test]
    fn an_address_of_neither_kind_is_refused() {
        for address in ["", "arpad.db", "mysql://x", "sqlite:"] {
            assert!(matches!(Registry::open(address), Err(Error::Address(_))), "{address}");
        }
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
}
