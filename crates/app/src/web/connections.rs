//! The listener: how many connections there may be, how long each may be silent, and how it all ends.

mod patient;
mod tls;

pub use tls::Tls;

use super::guests::{Address, Guests, Limits};
use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use patient::Patient;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::time::timeout;

/// A request's head has to arrive within this time; a connection that asks nothing more is closed after it.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// A request's head is at most this long, its fields together.
const LARGEST_HEAD: usize = 64 << 10;

/// A stop waits this long for answers that are on their way.
pub(crate) const STOP_DEADLINE: Duration = Duration::from_secs(10);

/// Files a server needs beside its connections: the register, its log, the files being exported.
const OTHER_FILES: u64 = 64;

/// What is sent to a connection that is one too many.
const REFUSED: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// No more connections than the operating system gives files for: running out of them would stop the register too.
fn within_files(limits: Limits) -> Limits {
    let files = most_files().saturating_sub(OTHER_FILES).max(1);
    Limits { in_all: limits.in_all.min(usize::try_from(files).unwrap_or(usize::MAX)), ..limits }
}

/// Answers whoever connects, until it was told once to `stop`; then until the answers on their way are sent, the deadline passes or it
/// was told twice.
pub(super) async fn answer<S: Future<Output = ()>>(
    listener: TcpListener,
    router: Router,
    (limits, tls): (Limits, Option<Tls>),
    stop: impl Fn(u32) -> S,
) {
    let guests = Guests::new(within_files(limits));
    let graceful = GracefulShutdown::new();
    let mut stopped = std::pin::pin!(stop(1));
    loop {
        let (stream, from) = tokio::select! {
            () = &mut stopped => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                // No files left, or a connection that ended before it began: neither ends the server.
                Err(error) => {
                    tracing::warn!(%error, "a connection is not accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
        };
        let from = Address(from.ip());
        match guests.enter(from) {
            Some(guest) => {
                let (router, watcher) = (router.clone(), graceful.watcher());
                // Answers are written whole; waiting for more to send only delays them.
                let _ = stream.set_nodelay(true);
                // A connection that breaks concerns only the one who broke it.
                match tls.clone() {
                    None => tokio::spawn(async move {
                        let _ = watcher.watch(connection(stream, router, from)).await;
                        drop(guest);
                    }),
                    Some(Tls(tls)) => tokio::spawn(async move {
                        // Who does not get on with the handshake holds no place for longer than one who is slow with a head.
                        if let Ok(Ok(stream)) = timeout(HEADER_TIMEOUT, tls.accept(stream)).await {
                            let _ = watcher.watch(connection(stream, router, from)).await;
                        }
                        drop(guest);
                    }),
                };
            }
            // Over TLS nothing can be said before the handshake, and one too many gets none.
            None if tls.is_none() => {
                let _ = stream.try_write(REFUSED);
            }
            None => {}
        }
    }
    drop(listener);
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(STOP_DEADLINE) => tracing::warn!("stopped before every answer was sent"),
        () = stop(2) => {}
    }
}

type Connection<S> = http1::Connection<TokioIo<Patient<S>>, Addressed>;

fn connection<S: AsyncRead + AsyncWrite + Unpin>(stream: S, router: Router, from: Address) -> Connection<S> {
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_header_size(LARGEST_HEAD);
    let addressed = Addressed { router: TowerToHyperService::new(router), from };
    protocol.serve_connection(TokioIo::new(Patient::new(stream)), addressed)
}

/// The site as one connection asks it: every request carries where it comes from.
struct Addressed {
    router: TowerToHyperService<Router>,
    from: Address,
}

impl Service<Request<Incoming>> for Addressed {
    type Response = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Response;
    type Error = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Error;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(self.from);
        self.router.call(request)
    }
}

/// The number of files this process may have open, raised as far as it may raise it itself.
#[cfg(unix)]
fn most_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let allowed = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: allowed.maximum, maximum: allowed.maximum };
    let current = if setrlimit(Resource::Nofile, raised).is_ok() { allowed.maximum } else { allowed.current };
    current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn most_files() -> u64 {
    u64::MAX
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use std::net::SocketAddr;
    use tokio::io::AsyncWriteExt;
    use tokio::net::TcpStream;

    async fn listening() -> (TcpListener, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        (listener, address)
    }

    const LIMITS: Limits = Limits { in_all: 10, per_address: 2 };

    /// As many as the system allows, less those the register needs; and never more than were asked for.
    #[cfg(unix)]
    #[test]
    fn there_are_no_more_connections_than_files() {
        use rustix::process::{Resource, getrlimit};
        let allowed = getrlimit(Resource::Nofile).maximum.unwrap_or(u64::MAX);
        assert_eq!(most_files(), allowed);
        let room = |in_all: usize| within_files(Limits { in_all, per_address: 7 });
        assert_eq!((room(usize::MAX).in_all as u64, room(usize::MAX).per_address), (allowed - 64, 7));
        assert_eq!(room(3).in_all, 3);
    }

    #[tokio::test(start_paused = true)]
    async fn a_stop_does_not_wait_for_an_answer_that_never_comes() {
        let (listener, address) = listening().await;
        let router = Router::new().route("/", get(std::future::pending::<()>));
        let mut client = TcpStream::connect(address).await.expect("connected");
        client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
        let stop = |times| async move {
            match times {
                1 => tokio::time::sleep(Duration::from_secs(1)).await,
                _ => std::future::pending().await,
            }
        };
        // It ends: that is all there is to see.
        answer(listener, router, (LIMITS, None), stop).await;
        drop(client);
    }
}
