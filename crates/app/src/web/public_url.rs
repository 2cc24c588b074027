//! Whole addresses, for those who read away from the site: feeds and search engines.

use super::Site;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::convert::Infallible;

/// Scheme and host of the site, as its owner set them or as it was asked; none where neither is to be trusted.
pub(super) struct Base(pub Option<String>);

impl FromRequestParts<Site> for Base {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Infallible> {
        if let Some(set) = &site.public_url {
            return Ok(Base(Some(set.to_string())));
        }
        // Whoever asks names the host; a name that is none would be written into the answer.
        let asked = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(|host| is_host(host));
        Ok(Base(asked.map(|host| format!("http://{host}"))))
    }
}

/// Where the owner set no address, an answer with addresses has those of whoever asked: kept on the way, it would send the
/// next who asks wherever the first one wished. So nobody keeps it.
pub(super) async fn unkept(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    if site.public_url.is_some() {
        return next.run(request).await;
    }
    request.headers_mut().remove(header::IF_NONE_MATCH);
    let mut response = next.run(request).await;
    response.headers_mut().remove(header::ETAG);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A host's name or number, perhaps with a port.
pub fn is_host(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':' | '[' | ']');
    !text.is_empty() && text.len() <= 255 && text.chars().all(is_part)
}
