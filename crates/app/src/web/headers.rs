//! What every answer says to the browser: nothing from elsewhere, nothing inline, nothing guessed; and what a browser says
//! it has already.

use super::Site;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Who has come by TLS once comes by it for half a year, whatever a link or a café says.
const ALWAYS_TLS: &str = "max-age=15552000";

/// Adds the headers.
pub(super) async fn secure(State(site): State<Site>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Only where the site itself, or its owner, says that there is TLS: over an open line browsers would not heed it.
    if site.is_behind_tls() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ALWAYS_TLS));
    }
    headers.insert("permissions-policy", HeaderValue::from_static("interest-cohort=()"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    response
}

/// Whether whoever asks has what this tag names.
pub(super) fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
    known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)
}
