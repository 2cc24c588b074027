//! Uploads: limited in size, number and time, worked on by a few threads only, and never stored. The limits are shared by the
//! pages and the API, so that together they cannot ask for more than there is.

use super::guests::{Address, Guest, Guests, Limits};
use super::spool::Spool;
use arpad_codes::stopping::{StopSign, Stopped};
use arpad_formats::foreign::several;
use arpad_formats::notice::Notice;
use arpad_office::files::opened::{Named, opened};
use std::io;
use std::sync::{Arc, LazyLock, OnceLock};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// The largest upload that is read, in MiB. A tournament of two thousand players has an eighth of it.
pub(super) const MOST_MEGABYTES: usize = 8;
pub(super) const LARGEST: usize = MOST_MEGABYTES << 20;

/// Of a larger upload this much is received and thrown away, so that whoever sends it hears why.
const DRAINED: usize = 8 * LARGEST;

/// Upload timeout.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Concurrent uploads: half of them may come from one address, so that nobody keeps everybody else out.
static UPLOADS: LazyLock<Arc<Guests>> = LazyLock::new(|| Guests::new(Limits { in_all: 8, per_address: 4 }));

/// The longest answer, in MiB.
pub(super) const LONGEST_ANSWER_MEGABYTES: usize = 64;

/// Where their files are worked on: two at a time, ten seconds to wait for a turn, fifteen to work.
pub(super) static WORKSHOP: Workshop = Workshop::new(2, Duration::from_secs(10), Duration::from_secs(15));

/// Room for the answer to a file.
pub(super) fn answer_room() -> Spool {
    Spool::within((LONGEST_ANSWER_MEGABYTES as u64) << 20)
}

/// Why nothing came of it.
#[derive(Debug)]
pub(super) enum Stop {
    /// Others are being served.
    Busy,
    /// It came too slowly.
    Slow,
    /// It is larger than the largest.
    TooLarge,
    /// The work takes too long.
    OverTime,
    /// The answer is longer than the longest.
    LongAnswer,
    /// The answer finds no room on its way; the words are for the log.
    NoRoom(String),
    /// The work broke; the words are for the log.
    Failed(String),
}

/// Reports of one archive that are looked at together.
const REPORTS: usize = 20;

/// The file, or the reports in it where it is an archive; too many are told so. What an archive unpacks to is bounded like
/// an upload.
pub(super) fn one_or_few(file: Named) -> Result<Vec<Named>, Notice> {
    let files = opened(file, LARGEST);
    if files.len() > REPORTS { Err(several(files.len())) } else { Ok(files) }
}

/// A place at the door, for as long as it is held.
pub(super) fn enter(from: Address) -> Result<Guest, Stop> {
    UPLOADS.enter(from).ok_or(Stop::Busy)
}

/// What arrives in time.
pub(super) async fn in_time<T>(arriving: impl Future<Output = T>) -> Result<T, Stop> {
    timeout(TIMEOUT, arriving).await.map_err(|_| Stop::Slow)
}

/// A file on its way in.
#[derive(Default)]
pub(super) struct Intake {
    bytes: Vec<u8>,
    seen: usize,
}

impl Intake {
    /// Counts what comes beside the file; false where it is time to stop listening.
    pub(super) fn pass(&mut self, part: &[u8]) -> bool {
        self.seen += part.len();
        self.seen <= DRAINED
    }

    /// Takes in a part of the file, while it is not too large.
    pub(super) fn take(&mut self, part: &[u8]) -> bool {
        let goes_on = self.pass(part);
        if self.seen <= LARGEST {
            self.bytes.extend_from_slice(part);
        }
        goes_on
    }

    /// The whole file.
    pub(super) fn whole(self) -> Result<Vec<u8>, Stop> {
        if self.seen > LARGEST { Err(Stop::TooLarge) } else { Ok(self.bytes) }
    }
}

/// As long as a server runs.
const FOR_GOOD: Duration = Duration::from_secs(100 * 365 * 86_400);

/// A few threads for work of unknown size. They are always the same: what one leaves behind the next uses again, while
/// every new thread would keep memory of its own.
pub(super) struct Workshop {
    size: usize,
    threads: OnceLock<io::Result<Runtime>>,
    turns: Semaphore,
    waiting: Duration,
    working: Duration,
}

impl Workshop {
    const fn new(turns: usize, waiting: Duration, working: Duration) -> Self {
        Workshop { size: turns, threads: OnceLock::new(), turns: Semaphore::const_new(turns), waiting, working }
    }

    fn threads(&self) -> Result<&Runtime, Stop> {
        let begun = self.threads.get_or_init(|| {
            Builder::new_current_thread().max_blocking_threads(self.size).thread_keep_alive(FOR_GOOD).build()
        });
        begun.as_ref().map_err(|error| Stop::Failed(error.to_string()))
    }

    /// Work on a thread of its own, when it is its turn. Who waits or works too long is told so; the work is stopped where it
    /// next looks at its sign, and its turn is another's.
    pub(super) async fn work<T: Send + 'static>(
        &'static self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Stop> {
        let turn = timeout(self.waiting, self.turns.acquire()).await.map_err(|_| Stop::Busy)?;
        let turn = turn.map_err(|error| Stop::Failed(error.to_string()))?;
        let sign = StopSign::default();
        // Put out too when whoever waits for the answer goes away.
        let _stopped = PutOut(sign.clone());
        let working = self.threads()?.spawn_blocking(move || {
            let done = sign.watch(work);
            drop(turn);
            done
        });
        match timeout(self.working, working).await {
            Ok(Ok(Ok(done))) => Ok(done),
            Ok(Err(error)) => Err(Stop::Failed(error.to_string())),
            Ok(Ok(Err(Stopped))) | Err(_) => Err(Stop::OverTime),
        }
    }
}

/// Puts out a sign when it is dropped.
struct PutOut(StopSign);

impl Drop for PutOut {
    fn drop(&mut self) {
        self.0.put_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::{Site, router};
    use axum::body::{Body, Bytes, HttpBody, to_bytes};
    use axum::http::{Request, StatusCode, header};
    use http_body::Frame;
    use std::convert::Infallible;
    use std::pin::Pin;
    use std::sync::mpsc;
    use std::task::{Context, Poll};
    use tower::ServiceExt;

    fn workshop(waiting: u64, working: u64) -> &'static Workshop {
        let milliseconds = Duration::from_millis;
        Box::leak(Box::new(Workshop::new(1, milliseconds(waiting), milliseconds(working))))
    }

    #[tokio::test]
    async fn work_that_takes_too_long_is_given_up_and_keeps_its_turn_until_it_ends() {
        let shop = workshop(50, 50);
        let (finish, wait) = mpsc::channel::<()>();
        let long = shop.work(move || wait.recv().is_ok()).await;
        assert!(matches!(long, Err(Stop::OverTime)), "{long:?}");
        let next = shop.work(|| 1).await;
        assert!(matches!(next, Err(Stop::Busy)), "{next:?}");
        finish.send(()).expect("it still works");
        let back = timeout(Duration::from_secs(60), shop.turns.acquire()).await;
        assert!(matches!(back, Ok(Ok(_))), "the turn comes back");
    }

    #[tokio::test]
    async fn work_that_looks_at_its_sign_is_stopped_and_its_turn_is_another_s() {
        let shop = workshop(60_000, 50);
        let endless = shop.work(|| {
            loop {
                arpad_codes::stopping::look();
            }
        });
        let stopped: Result<(), Stop> = endless.await;
        assert!(matches!(stopped, Err(Stop::OverTime)), "{stopped:?}");
        let turn = timeout(Duration::from_secs(60), shop.turns.acquire()).await;
        assert!(matches!(turn, Ok(Ok(_))), "the turn comes back");
    }

    #[tokio::test]
    async fn work_that_panics_gives_its_turn_back() {
        let shop = workshop(60_000, 60_000);
        let broken = shop.work(|| panic!("as a reader of hostile files might")).await;
        assert!(matches!(broken, Err::<(), _>(Stop::Failed(_))), "{broken:?}");
        assert!(matches!(shop.work(|| 1).await, Ok(1)));
    }

    /// A body that begins and never goes on.
    struct Stuck;

    impl HttpBody for Stuck {
        type Data = Bytes;
        type Error = Infallible;

        fn poll_frame(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
            Poll::Pending
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_sends_too_slowly_is_told_so_by_the_api_and_by_the_page() {
        let site = Site::new("sqlite:nowhere.db", None);
        for (place, sent, told, words) in [
            ("/api/v1/check?lang=en", "text/plain", "application/problem+json", "slow-body"),
            ("/api/v1/rate?lang=hu", "application/json", "application/problem+json", "slow-body"),
            ("/api/reconcile", "application/x-www-form-urlencoded", "application/problem+json", "slow-body"),
            ("/en/calculator/file", "multipart/form-data; boundary=x", "text/html; charset=utf-8", "too slowly"),
            ("/hu/calculator/file", "multipart/form-data; boundary=x", "text/html; charset=utf-8", "túl lassan"),
        ] {
            let request = Request::post(place).header(header::CONTENT_TYPE, sent).body(Body::new(Stuck));
            let answer = router(site.clone()).oneshot(request.expect("a request")).await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::REQUEST_TIMEOUT, "{place}");
            assert_eq!(answer.headers()[header::CONTENT_TYPE], told, "{place}");
            assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store", "{place}");
            let body = to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
            assert!(String::from_utf8_lossy(&body).contains(words), "{place}: {}", String::from_utf8_lossy(&body));
        }
        assert!(UPLOADS.is_empty(), "nobody holds a place any more");
    }

    #[test]
    fn a_file_is_bounded() {
        let mut intake = Intake::default();
        assert!(intake.take(&vec![b' '; LARGEST]), "just large enough");
        assert!(intake.pass(b" ") && intake.take(&vec![b' '; DRAINED - LARGEST - 1]), "thrown away");
        assert_eq!((intake.bytes.len(), intake.take(b" ")), (LARGEST, false));
        assert!(matches!(intake.whole(), Err(Stop::TooLarge)));
        let mut intake = Intake::default();
        assert!(intake.pass(b"a field") && intake.take(b"a file"));
        assert_eq!(intake.whole().expect("it is not too large"), b"a file");
    }
}
