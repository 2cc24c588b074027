//! Stylesheet, script and icon: inside the program, named by their content so that browsers may keep them for good.

use arpad_model::hex;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// The address of an asset, with a part of its hash.
pub(super) fn address(name: &str) -> String {
    let hash = Assets::get(name).map(|file| file.metadata.sha256_hash()).unwrap_or_default();
    let version = hex(&hash[..6]);
    format!("/assets/{name}?v={version}")
}

pub(super) async fn asset(Path(name): Path<String>) -> Response {
    let Some(file) = Assets::get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let kept = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (kept, file.data.into_owned()).into_response()
}
