//! The log: a line for each request, with an id that is also sent to whoever asked. What was searched for is not logged.

use super::Site;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header::HeaderName};
use axum::middleware::Next;
use axum::response::Response;
use std::hash::{BuildHasher, RandomState};
use std::time::Instant;
use tracing::Instrument;

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// A JSON object on each line.
    Json,
}

/// The header that carries the id of a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Writes the log to standard error from now on.
pub fn start(format: LogFormat) {
    // A closed standard error is no reason to fail.
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).log_internal_errors(false);
    // Where a log is written already, it goes on.
    let _ = match format {
        LogFormat::Text => tracing::subscriber::set_global_default(log.with_ansi(false).finish()),
        LogFormat::Json => tracing::subscriber::set_global_default(log.json().flatten_event(true).finish()),
    };
}

/// Gives a request its id, and logs what became of it.
pub(super) async fn logged(State(site): State<Site>, request: Request, next: Next) -> Response {
    let id = format!("{:016x}", RandomState::new().hash_one(()));
    let span = tracing::info_span!("request", id = %id);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let answered = async move {
        let began = Instant::now();
        let _under_way = site.measured.begin();
        let mut response = next.run(request).await;
        let (took, status) = (began.elapsed(), response.status());
        let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        if site.measured.answered(status, took) {
            tracing::warn!(%method, path, status = status.as_u16(), milliseconds, "answered slowly");
        } else {
            tracing::info!(%method, path, status = status.as_u16(), milliseconds, "answered");
        }
        if let Ok(id) = HeaderValue::from_str(&id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        response
    };
    answered.instrument(span).await
}
