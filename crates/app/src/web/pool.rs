//! Connections for readers: the office is synchronous, so every look happens on a thread that may wait.

use super::problem::Problem;
use arpad_office::acts::desk::OfficeError;
use arpad_registry::{ReadOnly, Reader};
use std::sync::Mutex;
use tokio::sync::Semaphore;

/// So many looks at once; more wait their turn.
const MOST: usize = 8;

/// Idle connections to one register.
pub(super) struct Pool {
    database: String,
    idle: Mutex<Vec<ReadOnly>>,
    turns: Semaphore,
}

impl Pool {
    pub(super) fn new(database: &str) -> Self {
        Pool { database: database.to_owned(), idle: Mutex::new(Vec::new()), turns: Semaphore::new(MOST) }
    }

    fn take(&self) -> Result<ReadOnly, OfficeError> {
        let idle = || self.idle.lock().expect("nobody panics while holding the list").pop();
        // A file put in the place of another is not what a connection made before goes on reading.
        while let Some(registry) = idle() {
            if registry.is_current() {
                return Ok(registry);
            }
            tracing::warn!("the file of the register was replaced; it is opened anew");
        }
        Ok(ReadOnly::open(&self.database)?)
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
        let read = tokio::task::spawn_blocking(move || -> Result<T, OfficeError> {
            let mut registry = pool.take()?;
            let seen = registry.read(look);
            if !matches!(seen, Err(OfficeError::Registry(_))) {
                pool.idle.lock().expect("nobody panics while holding the list").push(registry);
            }
            seen
        });
        match read.await {
            Ok(Ok(seen)) => Ok(seen),
            Ok(Err(error)) => Err(error.into()),
            Err(error) => Err(Problem::Failed(error.to_string())),
        }
    }
}
