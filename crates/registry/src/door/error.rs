//! What can go wrong between us and a database.

use crate::scratch::Scratch;
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
    /// Another registry was put in the place of one that was open.
    #[error("another registry stands at {0} now")]
    Replaced(String),
    /// There is one already.
    #[error("a registry already exists at {0}")]
    Exists(String),
    /// There is a file of this name, and it is none of ours.
    #[error("{0} is a file already, and no registry")]
    Taken(String),
    /// No way to protect a connection is called so.
    #[error("sslmode={0}: there are {SSL_MODES}")]
    SslMode(String),
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
    /// An older program made the tables, and we are not permitted to bring them up to date.
    #[error("the registry has schema {found}, which cannot be brought to {known} here")]
    Older {
        /// The schema in the database.
        found: i64,
        /// The schema this program needs.
        known: i64,
    },
    /// Authorities that were to vouch for a server cannot be used.
    #[error("TLS: {0}")]
    Certificate(String),
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

/// What about the machine is at fault, where somebody can do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// No room is left.
    Full,
    /// What can be read there cannot be written: a disk that is mounted so, a standby.
    ReadOnly,
    /// Whoever runs the program has no right to it.
    Forbidden,
    /// The file is something else.
    NoDatabase,
    /// The file is not whole.
    Damaged,
    /// The server has no database of this name.
    Unmade,
    /// The server does not let this user in.
    NotAdmitted,
    /// The folder for files on their way cannot be used.
    Scratch,
    /// No register that this program can use answers there at present.
    Away,
}

/// The ways to protect a connection.
pub const SSL_MODES: &str = "disable, prefer, require, verify-ca, verify-full";

impl Error {
    /// Something stored that cannot be read.
    pub fn damaged(table: &'static str, what: impl Into<String>) -> Self {
        Error::Damaged { table, what: what.into() }
    }

    /// Whether what is stored is at fault, and not the machine or the way to it.
    pub fn is_damage(&self) -> bool {
        use rusqlite::{Error as Sqlite, ErrorCode};
        match self {
            Error::Damaged { .. } | Error::Packing(_) => true,
            Error::Sqlite(
                Sqlite::InvalidColumnType(..)
                | Sqlite::FromSqlConversionFailure(..)
                | Sqlite::IntegralValueOutOfRange(..)
                | Sqlite::Utf8Error(..),
            ) => true,
            Error::Sqlite(error) => {
                matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
            }
            // Class XX: the server has met something that cannot be. Without a code: an answer that cannot be read.
            Error::Postgres(error) => match error.code() {
                Some(code) => code.code().starts_with("XX"),
                None => !error.is_closed() && error.to_string().starts_with("error deserializing"),
            },
            _ => false,
        }
    }

    /// What went wrong in the folder for files on their way, if that is what it was.
    pub fn scratch(&self) -> Option<&Scratch> {
        match self {
            Error::Folder(_, error) | Error::Compression(error) => error.get_ref()?.downcast_ref(),
            _ => None,
        }
    }

    /// What is to be done something about, if anything is.
    pub fn trouble(&self) -> Option<Trouble> {
        use postgres::error::SqlState;
        use std::io::ErrorKind;
        match self {
            _ if self.scratch().is_some() => Some(Trouble::Scratch),
            Error::Sqlite(error) => of_sqlite(error),
            // Whoever migrates wraps what the database said.
            Error::Migration(error) => {
                let mut cause = std::error::Error::source(error);
                while let Some(one) = cause {
                    if let Some(error) = one.downcast_ref() {
                        return of_sqlite(error);
                    }
                    cause = one.source();
                }
                None
            }
            Error::Folder(_, error) | Error::Compression(error) => match error.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Some(Trouble::Full),
                ErrorKind::ReadOnlyFilesystem => Some(Trouble::ReadOnly),
                ErrorKind::PermissionDenied => Some(Trouble::Forbidden),
                _ => None,
            },
            Error::Postgres(error) if error.code().is_none() => is_cut(error).then_some(Trouble::Away),
            Error::Postgres(error) => match *error.code()? {
                SqlState::DISK_FULL => Some(Trouble::Full),
                SqlState::READ_ONLY_SQL_TRANSACTION => Some(Trouble::ReadOnly),
                SqlState::INSUFFICIENT_PRIVILEGE => Some(Trouble::Forbidden),
                SqlState::INVALID_CATALOG_NAME => Some(Trouble::Unmade),
                SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                    Some(Trouble::NotAdmitted)
                }
                SqlState::ADMIN_SHUTDOWN
                | SqlState::CRASH_SHUTDOWN
                | SqlState::CANNOT_CONNECT_NOW
                | SqlState::TOO_MANY_CONNECTIONS => Some(Trouble::Away),
                _ => None,
            },
            Error::Missing(_) | Error::Taken(_) | Error::Replaced(_) | Error::Newer { .. } | Error::Older { .. } => {
                Some(Trouble::Away)
            }
            _ => None,
        }
    }

    /// Whether the database does not know, or does not let us do, what we asked for.
    pub(crate) fn is_unavailable(&self) -> bool {
        use postgres::error::SqlState;
        matches!(self, Error::Postgres(error) if matches!(
            error.code(),
            Some(&SqlState::UNDEFINED_FUNCTION | &SqlState::INSUFFICIENT_PRIVILEGE)
        ))
    }
}

/// Whether the server said nothing, or no more.
fn is_cut(error: &postgres::Error) -> bool {
    error.is_closed() || std::error::Error::source(error).is_some_and(|source| source.is::<std::io::Error>())
}

fn of_sqlite(error: &rusqlite::Error) -> Option<Trouble> {
    use rusqlite::{ErrorCode, ffi};
    let error = error.sqlite_error()?;
    match error.code {
        // The small file that readers share was not given its room.
        ErrorCode::SystemIoFailure if error.extended_code == ffi::SQLITE_IOERR_SHMSIZE => Some(Trouble::Full),
        ErrorCode::DiskFull => Some(Trouble::Full),
        ErrorCode::ReadOnly => Some(Trouble::ReadOnly),
        ErrorCode::CannotOpen | ErrorCode::PermissionDenied => Some(Trouble::Forbidden),
        ErrorCode::NotADatabase => Some(Trouble::NoDatabase),
        ErrorCode::DatabaseCorrupt => Some(Trouble::Damaged),
        _ => None,
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

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;
    use std::io::ErrorKind;

    #[test]
    fn what_can_be_done_something_about_is_told_apart() {
        let sqlite = |code| Error::from(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None)).trouble();
        assert_eq!(sqlite(ffi::SQLITE_FULL), Some(Trouble::Full));
        assert_eq!(sqlite(ffi::SQLITE_IOERR_SHMSIZE), Some(Trouble::Full));
        assert_eq!(sqlite(ffi::SQLITE_IOERR_READ), None);
        assert_eq!(sqlite(ffi::SQLITE_READONLY), Some(Trouble::ReadOnly));
        assert_eq!(sqlite(ffi::SQLITE_CANTOPEN), Some(Trouble::Forbidden));
        assert_eq!(sqlite(ffi::SQLITE_NOTADB), Some(Trouble::NoDatabase));
        assert_eq!(sqlite(ffi::SQLITE_CORRUPT), Some(Trouble::Damaged));
        assert_eq!(sqlite(ffi::SQLITE_BUSY), None);
        let folder = |kind: ErrorKind| Error::Folder("arpad.db".into(), kind.into()).trouble();
        assert_eq!(folder(ErrorKind::StorageFull), Some(Trouble::Full));
        assert_eq!(folder(ErrorKind::ReadOnlyFilesystem), Some(Trouble::ReadOnly));
        assert_eq!(folder(ErrorKind::PermissionDenied), Some(Trouble::Forbidden));
        assert_eq!(folder(ErrorKind::NotFound), None);
        for away in [Error::Missing("x".into()), Error::Replaced("x".into()), Error::Newer { found: 22, known: 21 }] {
            assert_eq!(away.trouble(), Some(Trouble::Away), "{away}");
        }
        // The same word of the system means another disk.
        let scratch = Error::from(crate::scratch::met(ErrorKind::StorageFull.into()));
        assert_eq!(scratch.trouble(), Some(Trouble::Scratch));
        assert_eq!(scratch.scratch().map(|met| met.folder.clone()), Some(std::env::temp_dir()));
    }
}
