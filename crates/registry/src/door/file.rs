//! A registry in a file: opened to write, or only to read, and known again.

use super::address::escaped_path;
use crate::Error;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{File, Metadata};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How long a writer waits for another one to finish.
pub(super) const PATIENCE: Duration = Duration::from_secs(120);

/// Opens a file that is there.
pub(super) fn to_write(path: &Path) -> Result<Connection, Error> {
    let flags = OpenFlags::default() & !OpenFlags::SQLITE_OPEN_CREATE;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    settled(connection)
}

/// Opens a file that is there so that SQLite itself refuses a change; whether the file is taken to stand still.
///
/// Readers share a small file beside the database. Where it cannot be made, as on read-only media or on a full disk, a database
/// without a journal is opened as one that does not change; [`Seen::is_current`] tells when it did all the same.
pub(super) fn to_read(path: &Path) -> Result<(Connection, bool), Error> {
    const LOOK: &str = "SELECT count(*) FROM sqlite_schema";
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(path, flags).and_then(|connection| {
        connection.busy_timeout(PATIENCE)?;
        connection.query_row(LOOK, [], |_| Ok(()))?;
        Ok(connection)
    });
    match opened {
        Ok(connection) => Ok((settled(connection)?, false)),
        Err(error) => match error.sqlite_error_code() {
            Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::SystemIoFailure) if !has_journal(path) => {
                let name = format!("file://{}?immutable=1", escaped_path(path));
                let connection = Connection::open_with_flags(name, flags | OpenFlags::SQLITE_OPEN_URI)?;
                Ok((settled(connection)?, true))
            }
            _ => Err(error.into()),
        },
    }
}

fn settled(connection: Connection) -> Result<Connection, Error> {
    connection.pragma_update(None, "cache_size", -262_144)?;
    // A key over a whole list is sorted by two.
    connection.pragma_update(None, "threads", 2)?;
    connection.set_prepared_statement_cache_capacity(256);
    // A statement is planned once, whatever it is asked with: otherwise SQLite plans it anew for other values, which took a sixth
    // of the time of a player's page.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

/// How many bytes are left on the disk of a registry in a file, whether it is there or not; a server looks after its own.
#[cfg(unix)]
pub fn room(address: &str) -> Option<u64> {
    room_in(folder_of(Path::new(address.strip_prefix("sqlite:")?)))
}

/// How many bytes are left on the disk of a folder.
#[cfg(unix)]
pub fn room_in(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

/// Elsewhere nobody can say.
#[cfg(not(unix))]
pub fn room(_: &str) -> Option<u64> {
    None
}

/// Elsewhere nobody can say.
#[cfg(not(unix))]
pub fn room_in(_: &Path) -> Option<u64> {
    None
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether there is no file, or one without a byte: SQLite would take it for a new database and write into it.
pub(super) fn is_absent(path: &Path) -> bool {
    path.metadata().map_or(true, |there| there.is_file() && there.len() == 0)
}

/// Whether a file can be read and is no database of SQLite: an empty one is none either.
pub(super) fn is_none_of_sqlite(path: &Path) -> bool {
    const BEGINS: &[u8] = b"SQLite format 3\0";
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(BEGINS.len() as u64).read_to_end(&mut head));
    read.is_ok() && head != BEGINS
}

/// Whether changes stand beside the file that are not in it yet.
pub(super) fn has_journal(path: &Path) -> bool {
    beside(path, "-wal").metadata().is_ok_and(|journal| journal.len() > 0)
}

/// The path of a file that SQLite keeps beside a database.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A file as it was when it was opened. A name can come to stand for another file, and a connection does not notice.
pub(super) struct Seen {
    path: PathBuf,
    identity: (u64, u64),
    /// Size and time of the last change, where the file is taken to stand still.
    still: Option<(u64, Option<SystemTime>)>,
}

impl Seen {
    pub(super) fn now(path: &Path, stands_still: bool) -> Result<Self, Error> {
        let metadata = path.metadata().map_err(|error| Error::Folder(path.to_owned(), error))?;
        let still = stands_still.then(|| (metadata.len(), metadata.modified().ok()));
        Ok(Seen { path: path.to_owned(), identity: identity(&metadata), still })
    }

    /// Whether the name still stands for the file that was opened.
    pub(super) fn is_current(&self) -> bool {
        let Ok(metadata) = self.path.metadata() else { return false };
        let is_still = match self.still {
            Some(still) => still == (metadata.len(), metadata.modified().ok()) && !has_journal(&self.path),
            None => true,
        };
        identity(&metadata) == self.identity && is_still
    }

    /// Whether the file can be written, and what SQLite keeps beside it be made.
    #[cfg(unix)]
    pub(super) fn may_be_written(&self) -> bool {
        let may = |path: &Path| rustix::fs::access(path, rustix::fs::Access::WRITE_OK).is_ok();
        may(&self.path) && may(folder_of(&self.path))
    }

    #[cfg(not(unix))]
    pub(super) fn may_be_written(&self) -> bool {
        self.path.metadata().is_ok_and(|there| !there.permissions().readonly())
    }

    /// The permissions, where they let others than the owner in.
    pub(super) fn wide_mode(&self) -> Option<u32> {
        mode(&self.path.metadata().ok()?).filter(|mode| mode & 0o077 != 0)
    }
}

#[cfg(unix)]
pub(super) fn identity(metadata: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

#[cfg(unix)]
fn mode(metadata: &Metadata) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt;
    Some(metadata.permissions().mode() & 0o777)
}

// Elsewhere a file that is open cannot be replaced, and its permissions are its folder's.
#[cfg(not(unix))]
pub(super) fn identity(_: &Metadata) -> (u64, u64) {
    (0, 0)
}

#[cfg(not(unix))]
fn mode(_: &Metadata) -> Option<u32> {
    None
}
