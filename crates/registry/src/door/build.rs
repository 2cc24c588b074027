//! A new registry is made under a name that is none of a registry, and gets its own when it is whole: whoever is killed
//! in between leaves nothing that could be taken for one.

use super::address::Address;
use super::file::{self, beside, has_journal, identity};
use super::registry::{Connection, ReadOnly, Registry};
use crate::Error;
use std::fs::File;
use std::path::{Path, PathBuf};

/// The schema in which PostgreSQL keeps what is not whole yet.
pub(super) const UNFINISHED: &str = "arpad_unfinished";

impl Registry {
    /// Creates an empty registry at `sqlite:PATH` or `postgres://…`. One that is already there is refused.
    pub fn create(address: &str) -> Result<Self, Error> {
        Registry::build(address, |_| Ok::<_, Error>(()))?;
        Registry::open(address)
    }

    /// Creates a registry together with what it holds from the beginning: it is there when `fill` is done, and not before.
    pub fn build<T, E: From<Error>>(address: &str, fill: impl FnOnce(&mut Registry) -> Result<T, E>) -> Result<T, E> {
        match Address::parse(address)? {
            Address::File(path) => in_file(&path, address, fill),
            Address::Server(url) => on_server(&url, fill),
        }
    }
}

fn in_file<T, E: From<Error>>(
    path: &Path,
    address: &str,
    fill: impl FnOnce(&mut Registry) -> Result<T, E>,
) -> Result<T, E> {
    let unfinished = Unfinished::begin(path, address)?;
    let mut registry = Registry(ReadOnly::on_file(&unfinished.path, address)?);
    registry.bring_up_to_date(|_| true)?;
    let filled = fill(&mut registry)?;
    // What stands in the journal goes into the file; a disk without room for both says so here, and nowhere later.
    if let Connection::Sqlite(file) = &registry.0.connection {
        file.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(Error::from)?;
    }
    drop(registry);
    unfinished.finish(path, address)?;
    Ok(filled)
}

/// A file on its way to become a registry. Dropped before it is one, it is gone.
struct Unfinished {
    path: PathBuf,
    /// Held locked: of two that build the same, one waits, and what a killed one has left can be told from what
    /// somebody is building.
    _lock: File,
}

impl Unfinished {
    fn begin(path: &Path, address: &str) -> Result<Self, Error> {
        let failed = |error| Error::Folder(path.to_owned(), error);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| Error::Folder(folder.to_owned(), error))?;
        }
        let unfinished = beside(path, ".unfinished");
        loop {
            let taken = path.symlink_metadata().is_ok();
            if taken {
                let is_ours = !path.is_dir() && !file::is_none_of_sqlite(path) && !is_strangers(path, address);
                return Err(if is_ours { Error::Exists(address.to_owned()) } else { Error::Taken(address.to_owned()) });
            }
            let lock = private().open(&unfinished).map_err(failed)?;
            lock.lock().map_err(failed)?;
            // While we waited, the one before us may have finished or given up: then this file is no longer of that name.
            let ours = lock.metadata().map_err(failed)?;
            if unfinished.metadata().is_ok_and(|there| identity(&there) == identity(&ours)) {
                lock.set_len(0).map_err(failed)?;
                let unfinished = Unfinished { path: unfinished, _lock: lock };
                unfinished.clear_beside();
                return Ok(unfinished);
            }
        }
    }

    fn clear_beside(&self) {
        for ending in ["-wal", "-shm", "-journal"] {
            let _ = std::fs::remove_file(beside(&self.path, ending));
        }
    }

    /// Gives it its name, unless something else has got it meanwhile.
    fn finish(self, path: &Path, address: &str) -> Result<(), Error> {
        if has_journal(&self.path) {
            return Err(Error::Busy);
        }
        let failed = |error| Error::Folder(path.to_owned(), error);
        let named = tempfile::TempPath::try_from_path(&self.path).map_err(failed)?.persist_noclobber(path);
        named.map_err(|error| match error.error.kind() {
            std::io::ErrorKind::AlreadyExists => Error::Exists(address.to_owned()),
            _ => failed(error.error),
        })?;
        // The name itself outlives a power cut only when its folder has been written.
        match path.parent().map(File::open) {
            Some(Ok(folder)) => folder.sync_all().map_err(failed),
            _ => Ok(()),
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // After `finish` there is none of this name.
        let _ = std::fs::remove_file(&self.path);
        self.clear_beside();
    }
}

/// Whether a database is none of ours. One that cannot be looked into may well be.
fn is_strangers(path: &Path, address: &str) -> bool {
    ReadOnly::on_still_file(path, address).and_then(|mut there| there.schema()).is_ok_and(|schema| schema == 0)
}

/// A file for its owner alone; what SQLite keeps beside it has the same permissions.
fn private() -> std::fs::OpenOptions {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn on_server<T, E: From<Error>>(url: &str, fill: impl FnOnce(&mut Registry) -> Result<T, E>) -> Result<T, E> {
    let mut registry = Registry(ReadOnly::on_server(url)?);
    // Held until this connection ends: of two that build at once, one waits.
    registry.lock_tables()?;
    if registry.schema()? != 0 {
        return Err(Error::Exists(registry.address().to_owned()).into());
    }
    let made = begin_unfinished(&mut registry).map_err(E::from).and_then(|target| {
        registry.bring_up_to_date(|_| true)?;
        let filled = fill(&mut registry)?;
        finish(&mut registry, &target)?;
        Ok(filled)
    });
    if made.is_err() {
        // Whatever went wrong is told; should this go wrong too, the next attempt clears it away.
        let _ = clear_unfinished(&mut registry);
    }
    made
}

/// Goes into an empty schema of its own; the one to come back to.
fn begin_unfinished(registry: &mut Registry) -> Result<String, Error> {
    clear_unfinished(registry)?;
    let Connection::Postgres { client, .. } = &mut registry.0.connection else { return Ok(String::new()) };
    let target: Option<String> = client.query_one("SELECT CAST(current_schema() AS TEXT)", &[])?.get(0);
    client.batch_execute("CREATE SCHEMA arpad_unfinished; SET search_path = arpad_unfinished")?;
    registry.0.schema = Some(UNFINISHED);
    target.ok_or_else(|| Error::Missing(registry.address().to_owned()))
}

/// All tables move into the schema where they are looked for, at once.
fn finish(registry: &mut Registry, target: &str) -> Result<(), Error> {
    const TARGET: &str = "SELECT set_config('arpad.target', $1, false)";
    const MOVE: &str = "DO $$ DECLARE one RECORD; BEGIN
        FOR one IN SELECT relname FROM pg_class
            WHERE relkind = 'r' AND relnamespace = CAST('arpad_unfinished' AS regnamespace)
        LOOP
            EXECUTE format('ALTER TABLE arpad_unfinished.%I SET SCHEMA %I', one.relname, current_setting('arpad.target'));
        END LOOP;
        DROP SCHEMA arpad_unfinished;
    END $$";
    let Connection::Postgres { client, .. } = &mut registry.0.connection else { return Ok(()) };
    client.execute(TARGET, &[&target])?;
    Ok(client.batch_execute(MOVE)?)
}

fn clear_unfinished(registry: &mut Registry) -> Result<(), Error> {
    let Connection::Postgres { client, .. } = &mut registry.0.connection else { return Ok(()) };
    Ok(client.batch_execute("DROP SCHEMA IF EXISTS arpad_unfinished CASCADE")?)
}
