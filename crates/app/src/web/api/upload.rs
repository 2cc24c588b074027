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

/// So long somebody waits for his turn.
const TURN: Duration = Duration::from_secs(5);

/// So long the work may take. The thread cannot be stopped; until it ends, its turn is not given to another.
const WORK: Duration = Duration::from_secs(10);

/// So many files are worked on at once.
static TURNS: Semaphore = Semaphore::const_new(2);

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

/// Work on a stranger's file, on a thread of its own, when it is its turn.
pub(super) async fn work<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let turn = timeout(TURN, TURNS.acquire()).await.map_err(|_| Fault::Busy)?;
    let turn = turn.map_err(|error| Fault::Failed(error.to_string()))?;
    let working = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    });
    match timeout(WORK, working).await {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(error)) => Err(Fault::Failed(error.to_string())),
        Err(_) => Err(Fault::OverTime),
    }
}
