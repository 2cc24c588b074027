//! Files that strangers send. They are bounded in size and in time, worked on by a few threads only, and never kept.

use super::fault::Fault;
use axum::body::{Body, HttpBody};
use axum::http::{HeaderMap, header};
use std::future::poll_fn;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// The largest file that is read. A tournament of two thousand players has a quarter of it.
pub(super) const LARGEST: usize = 4 * 1024 * 1024;

/// So much more is taken in and thrown away, so that who sends too much hears why.
const PATIENCE: usize = 4 * LARGEST;

/// So long a file may take to arrive.
const ARRIVAL: Duration = Duration::from_secs(20);

/// The place where strangers' files are worked on: two at a time, five seconds to wait for a turn, ten to work.
pub(super) static WORKSHOP: Workshop = Workshop::new(2, Duration::from_secs(5), Duration::from_secs(10));

/// The bytes of a body that is of one of these kinds; where none is named, the first is meant.
pub(super) async fn bytes(headers: &HeaderMap, body: Body, media: &'static [&'static str]) -> Result<Vec<u8>, Fault> {
    if let Some(kind) = headers.get(header::CONTENT_TYPE) {
        let kind = kind.to_str().unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !media.iter().any(|known| known.eq_ignore_ascii_case(kind)) {
            return Err(Fault::Media(media));
        }
    }
    let bytes = timeout(ARRIVAL, arrive(body)).await.map_err(|_| Fault::Slow)??;
    if bytes.is_empty() { Err(Fault::Empty) } else { Ok(bytes) }
}

async fn arrive(mut body: Body) -> Result<Vec<u8>, Fault> {
    let (mut bytes, mut seen) = (Vec::new(), 0);
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let Ok(data) = frame.map_err(|_| Fault::Broken)?.into_data() else { continue };
        seen += data.len();
        if seen > PATIENCE {
            break;
        }
        if seen <= LARGEST {
            bytes.extend_from_slice(&data);
        }
    }
    if seen > LARGEST { Err(Fault::TooLarge(LARGEST)) } else { Ok(bytes) }
}

/// A few threads for work of unknown size.
pub(super) struct Workshop {
    turns: Semaphore,
    waiting: Duration,
    working: Duration,
}

impl Workshop {
    const fn new(turns: usize, waiting: Duration, working: Duration) -> Self {
        Workshop { turns: Semaphore::const_new(turns), waiting, working }
    }

    /// Work on a thread of its own, when it is its turn. Who waits or works too long is told so; a thread cannot be stopped,
    /// so its turn is given to another only when it ends.
    pub(super) async fn work<T: Send + 'static>(
        &'static self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let turn = timeout(self.waiting, self.turns.acquire()).await.map_err(|_| Fault::Busy)?;
        let turn = turn.map_err(|error| Fault::Failed(error.to_string()))?;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        match timeout(self.working, working).await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(error)) => Err(Fault::Failed(error.to_string())),
            Err(_) => Err(Fault::OverTime),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn workshop(waiting: u64, working: u64) -> &'static Workshop {
        let milliseconds = Duration::from_millis;
        Box::leak(Box::new(Workshop::new(1, milliseconds(waiting), milliseconds(working))))
    }

    #[tokio::test]
    async fn work_that_takes_too_long_is_given_up_and_keeps_its_turn_until_it_ends() {
        let shop = workshop(50, 50);
        let (finish, wait) = mpsc::channel::<()>();
        let long = shop.work(move || wait.recv().is_ok()).await;
        assert!(matches!(long, Err(Fault::OverTime)), "{long:?}");
        let next = shop.work(|| 1).await;
        assert!(matches!(next, Err(Fault::Busy)), "{next:?}");
        finish.send(()).expect("it still works");
        let back = timeout(Duration::from_secs(60), shop.turns.acquire()).await;
        assert!(matches!(back, Ok(Ok(_))), "the turn comes back");
    }

    #[tokio::test]
    async fn work_that_panics_gives_its_turn_back() {
        let shop = workshop(60_000, 60_000);
        let broken = shop.work(|| panic!("as a reader of hostile files might")).await;
        assert!(matches!(broken, Err::<(), _>(Fault::Failed(_))), "{broken:?}");
        assert!(matches!(shop.work(|| 1).await, Ok(1)));
    }

    #[tokio::test]
    async fn a_body_is_bounded() {
        let read = |bytes: usize| arrive(Body::from(vec![b' '; bytes]));
        assert_eq!(read(LARGEST).await.map(|bytes| bytes.len()).expect("it is not too large"), LARGEST);
        assert!(matches!(read(LARGEST + 1).await, Err(Fault::TooLarge(LARGEST))));
    }
}
