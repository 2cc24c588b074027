//! Connections for readers: the office is synchronous, so every look happens on a thread that may wait.

use super::problem::Problem;
use arpad_model::EntryId;
use arpad_office::acts::desk::OfficeError;
use arpad_registry::{Error, ReadOnly, Reader, ledger};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Semaphore;

/// Concurrent reads; further ones wait their turn.
const MOST: usize = 8;

/// Idle connections to one register.
pub(super) struct Pool {
    database: String,
    idle: Mutex<Vec<ReadOnly>>,
    /// Whether another register stands where ours was; only a new start helps.
    is_replaced: AtomicBool,
    turns: Semaphore,
}

impl Pool {
    pub(super) fn new(database: &str) -> Self {
        Pool {
            database: database.to_owned(),
            idle: Mutex::new(Vec::new()),
            is_replaced: AtomicBool::new(false),
            turns: Semaphore::new(MOST),
        }
    }

    fn read<T>(&self, look: impl FnOnce(&mut Reader<'_>) -> Result<T, OfficeError>) -> Result<T, OfficeError> {
        let mut registry = self.take()?;
        let seen = registry.read(look);
        if !matches!(seen, Err(OfficeError::Registry(_))) {
            self.idle.lock().expect("nobody panics while holding the list").push(registry);
        }
        seen
    }

    fn take(&self) -> Result<ReadOnly, OfficeError> {
        let idle = || self.idle.lock().expect("nobody panics while holding the list").pop();
        while let Some(mut registry) = idle() {
            if registry.is_current() {
                return Ok(registry);
            }
            if let Err(error) = self.follow(&mut registry) {
                // It stays, as a witness of what was there.
                self.idle.lock().expect("nobody panics while holding the list").push(registry);
                return Err(error);
            }
        }
        if self.is_replaced.load(Ordering::Relaxed) {
            return Err(Error::Replaced(self.database.clone()).into());
        }
        Ok(ReadOnly::open(&self.database)?)
    }

    /// Another file has come in the place of the one that this connection reads. A newer copy of the same register is read
    /// from now on; another register is not shown at all, for what is kept in memory belongs to this one.
    fn follow(&self, registry: &mut ReadOnly) -> Result<(), OfficeError> {
        tracing::warn!("the file of the register was replaced");
        let (entry, seal) = registry.read(ledger::head)?;
        let there = ReadOnly::open(&self.database)?.read(|store| ledger::entry(store, entry))?;
        if entry != EntryId(0) && there.is_none_or(|there| there.hash != seal) {
            self.is_replaced.store(true, Ordering::Relaxed);
        }
        Ok(())
    }
}

impl super::Site {
    /// Reads one moment of the register. A connection that failed is not used again.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Reader<'_>) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<T, Problem> {
        let pool = self.pool.clone();
        let _turn = self.pool.turns.acquire().await.map_err(|_| Problem::Failed("the site is closing".into()))?;
        match tokio::task::spawn_blocking(move || pool.read(look)).await {
            Ok(Ok(seen)) => Ok(seen),
            Ok(Err(error)) => Err(error.into()),
            Err(error) => Err(Problem::Failed(error.to_string())),
        }
    }

    /// The same on a thread that may wait already, of which there are few: it takes no turn.
    pub(super) fn read_here<T>(
        &self,
        look: impl FnOnce(&mut Reader<'_>) -> Result<T, OfficeError>,
    ) -> Result<T, OfficeError> {
        self.pool.read(look)
    }
}
