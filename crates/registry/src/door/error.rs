//! What can go wrong between us and a database.

use std::path::PathBuf;

/// A failure of the registry. None of them leaves half a change behind.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address names neither kind of database.
    #[error("not a database address: {0}")]
    Address(String),
    /// No registry has been created there yet.
    #[error("no registry at {0}")]
    Missing(String),
    /// There is one already.
    #[error("a registry already exists at {0}")]
    Exists(String),
    /// Somebody else is writing and did not finish in time.
    #[error("the registry is busy")]
    Busy,
    /// A newer program has changed the tables.
    #[error("the registry has schema {found}, this program knows {known}")]
    Newer {
        /// The schema in the database.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// What is stored cannot be what we stored.
    #[error("{table}: {what}")]
    Damaged {
        /// The table.
        table: &'static str,
        /// What is wrong.
        what: String,
    },
    /// A text that PostgreSQL cannot hold.
    #[error("a text with a NUL character cannot be stored")]
    Nul,
    /// The folder of a file database.
    #[error("{0}: {1}")]
    Folder(PathBuf, std::io::Error),
    /// SQLite.
    #[error("SQLite: {0}")]
    Sqlite(#[source] rusqlite::Error),
    /// PostgreSQL.
    #[error("PostgreSQL: {}", in_full(.0))]
    Postgres(#[source] postgres::Error),
    /// Migrations.
    #[error("migration: {0}")]
    Migration(#[from] refinery::Error),
    /// Compression.
    #[error("compression: {0}")]
    Compression(#[from] std::io::Error),
    /// Packing.
    #[error("packing: {0}")]
    Packing(#[from] postcard::Error),
}

impl Error {
    /// Something stored that cannot be read.
    pub fn damaged(table: &'static str, what: impl Into<String>) -> Self {
        Error::Damaged { table, what: what.into() }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked) => Error::Busy,
            _ => Error::Sqlite(error),
        }
    }
}

impl From<postgres::Error> for Error {
    fn from(error: postgres::Error) -> Self {
        match error.code() {
            Some(&postgres::error::SqlState::LOCK_NOT_AVAILABLE) => Error::Busy,
            _ => Error::Postgres(error),
        }
    }
}

/// The driver's own words are only "db error"; the server's say what happened.
fn in_full(error: &postgres::Error) -> String {
    match error.as_db_error() {
        Some(server) => server.to_string(),
        None => match std::error::Error::source(error) {
            Some(source) => format!("{error}: {source}"),
            None => error.to_string(),
        },
    }
}
