//! The one place where the site writes: one at a time, wholly or not at all, on a thread that may wait.

use crate::web::Site;
use crate::web::problem::Problem;
use arpad_registry::{Error, Registry, Writer, ledger};
use std::time::Duration;
use tokio::time::timeout;

/// So long somebody waits for his turn.
const WAITING: Duration = Duration::from_secs(20);

impl Site {
    /// Changes the register. The connection is opened for this alone, so that a command or another server is never kept
    /// waiting by an idle site. What the change itself refuses comes back as it is; what the machine refuses is a problem.
    pub(super) async fn write<T, E>(
        &self,
        change: impl FnOnce(&mut Writer<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<Result<T, E>, Problem>
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let turn = timeout(WAITING, self.desk.writing.acquire()).await.map_err(|_| Problem::Busy)?;
        let _turn = turn.map_err(|_| Problem::Failed("the site is closing".into()))?;
        let database = self.desk.database.clone();
        // What a request has sealed stands in the log beside its id.
        let counted = move |store: &mut Writer<'_>| -> Result<_, E> {
            let before = ledger::head(store)?.0;
            let done = change(store)?;
            Ok((done, before, ledger::head(store)?.0))
        };
        let done = tokio::task::spawn_blocking(move || Registry::open(&database).map(|mut open| open.write(counted)));
        match done.await {
            Ok(Ok(Ok((done, before, newest)))) => {
                self.desk.kept.changed.notify_one();
                if newest > before {
                    tracing::info!(first = %before.next(), last = %newest, "entries sealed");
                }
                Ok(Ok(done))
            }
            Ok(Ok(Err(refused))) => Ok(Err(refused)),
            Ok(Err(Error::Busy)) => Err(Problem::Busy),
            Ok(Err(error)) => Err(error.into()),
            Err(error) => Err(Problem::Failed(error.to_string())),
        }
    }
}
