//! Connections for readers: the office is synchronous, so every look happens on a thread that may wait.

use super::problem::Problem;
use arpad_model::{EntryId, Series, Tempo};
use arpad_office::acts::desk::OfficeError;
use arpad_registry::{Error, ReadOnly, Reader, ledger, room};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// Concurrent reads; further ones wait their turn.
const MOST: usize = 8;

/// Of these so many may be long: the others are for pages, whatever is being written into files meanwhile.
const MOST_LONG: usize = 2;

/// A long one waits this long for its turn.
const PATIENCE: Duration = Duration::from_secs(20);

/// Idle connections to one register.
pub(super) struct Pool {
    database: String,
    idle: Mutex<Vec<ReadOnly>>,
    /// Whether another register stands where ours was; only a new start helps.
    is_replaced: AtomicBool,
    turns: Semaphore,
    long_turns: Semaphore,
}

impl Pool {
    pub(super) fn new(database: &str) -> Self {
        Pool {
            database: database.to_owned(),
            idle: Mutex::new(Vec::new()),
            is_replaced: AtomicBool::new(false),
            turns: Semaphore::new(MOST),
            long_turns: Semaphore::new(MOST_LONG),
        }
    }

    /// How many bytes are left on the disk of a register in a file.
    pub(super) fn room(&self) -> Option<u64> {
        room(&self.database)
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

    /// The same for what takes long: a whole list as a file, a season computed once more. Who waits too long for his turn is told
    /// to come back.
    pub(super) async fn read_long<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Reader<'_>) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = tokio::time::timeout(PATIENCE, self.pool.long_turns.acquire()).await;
        let _turn = turn.map_err(|_| Problem::Busy)?.map_err(|_| Problem::Failed("the site is closing".into()))?;
        self.read(look).await
    }

    /// The series that is meant where an address names none: go in a register of go alone.
    pub(super) async fn usual_series(&self) -> Series {
        let cache = self.cache.clone();
        self.read(move |store| cache.usual_series(store)).await.unwrap_or(Series::Chess(Tempo::Standard))
    }

    /// The same on a thread that may wait already, of which there are few: it takes no turn.
    pub(super) fn read_here<T>(
        &self,
        look: impl FnOnce(&mut Reader<'_>) -> Result<T, OfficeError>,
    ) -> Result<T, OfficeError> {
        self.pool.read(look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::Site;

    #[tokio::test(start_paused = true)]
    async fn long_reads_leave_room_for_pages_and_do_not_wait_for_ever() {
        let site = Site::new("sqlite:nowhere.db", None);
        let taken: Vec<_> = (0..MOST_LONG).map(|_| site.pool.long_turns.try_acquire().expect("a turn")).collect();
        // There is no register: whoever has a turn is told so, whoever has none is told to come back.
        let short = site.read(|_| Ok(())).await;
        assert!(matches!(short, Err(Problem::Away(_))), "{short:?}");
        let long = site.read_long(|_| Ok(())).await;
        assert!(matches!(long, Err(Problem::Busy)), "{long:?}");
        drop(taken);
        let long = site.read_long(|_| Ok(())).await;
        assert!(matches!(long, Err(Problem::Away(_))), "{long:?}");
        assert_eq!(site.pool.long_turns.available_permits(), 2);
    }
}
