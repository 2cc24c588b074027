//! Answers that say the same until something is done: each has a tag, and who has the answer already is told so before any
//! work. Nothing is shown without asking us, so who is hidden now is hidden now, on a list of long ago too.

use super::Site;
use super::headers::is_known;
use arpad_model::hex;
use arpad_office::proofs;
use arpad_office::views::records;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::OnceLock;
use std::time::UNIX_EPOCH;

/// A browser may keep it, but asks each time.
const ASK: HeaderValue = HeaderValue::from_static("no-cache");

/// Tags the pages of a router. A page whose answer depends on more than the ledger, its address and the day says itself how
/// it may be kept; then it has no tag.
pub(super) async fn tagged(State(site): State<Site>, request: Request, next: Next) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let place = request.uri().path_and_query().map_or("/", |place| place.as_str());
    let Some(tag) = tag_now(&site, place).await else { return next.run(request).await };
    if is_known(request.headers(), &tag) {
        return still(&tag);
    }
    let mut response = next.run(request).await;
    let is_ours = response.status() == StatusCode::OK && !response.headers().contains_key(header::CACHE_CONTROL);
    if is_ours {
        tell(response.headers_mut(), &tag);
    }
    response
}

/// The tag of what is at an address now. Read before the answer is made: what is newer than its tag is only sent once more.
pub(super) async fn tag_now(site: &Site, place: &str) -> Option<String> {
    // What is signed later is shown on pages that the ledger does not move.
    let ((_, head), signed) = site.read(|store| Ok((records::head(store)?, proofs::count(store)?))).await.ok()?;
    Some(tag(&head, &format!("{place} {signed}")))
}

/// That it is still the same.
pub(super) fn still(tag: &str) -> Response {
    let mut response = StatusCode::NOT_MODIFIED.into_response();
    tell(response.headers_mut(), tag);
    response
}

/// Says what is sent. Weakly, for it may be packed on the way.
pub(super) fn tell(headers: &mut HeaderMap, tag: &str) {
    if let Ok(weak) = HeaderValue::from_str(&format!("W/{tag}")) {
        headers.insert(header::ETAG, weak);
        headers.insert(header::CACHE_CONTROL, ASK);
    }
}

/// The state of the register, the address with its language, the day, and the program that writes the page.
pub(super) fn tag(head: &[u8; 32], place: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(head);
    for part in [program(), &jiff::Zoned::now().date().to_string(), place] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    let digits = hex(&hash.finalize()[..16]);
    format!("\"{digits}\"")
}

/// Its version, and what tells builds of one version apart.
fn program() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let file = std::env::current_exe().and_then(std::fs::metadata);
        let build = file.map_or(0, |file| {
            let made = file.modified().ok().and_then(|made| made.duration_since(UNIX_EPOCH).ok());
            made.map_or(0, |made| made.as_nanos())
        });
        format!("{} {build}", env!("CARGO_PKG_VERSION"))
    })
}
