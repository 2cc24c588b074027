//! Files on their way: what is read twice, or written before it has its place, waits in the system's folder for such (TMPDIR), which is
//! often a disk of its own. What goes wrong there is not the register's fault, and is told with the folder's name.

use std::fs::File;
use std::io::Error;
use std::path::PathBuf;

/// What went wrong, and in which folder.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", .folder.display())]
pub struct Scratch {
    /// The folder for files on their way.
    pub folder: PathBuf,
    /// What the system said.
    pub error: Error,
}

/// Says of an error that it was met in the folder for files on their way.
pub fn met(error: Error) -> Error {
    Error::new(error.kind(), Scratch { folder: std::env::temp_dir(), error })
}

/// A new file there, without a name.
pub fn file() -> Result<File, Error> {
    tempfile::tempfile().map_err(met)
}

/// A new folder there, which is gone with its last use.
pub fn folder() -> Result<tempfile::TempDir, Error> {
    tempfile::tempdir().map_err(met)
}
