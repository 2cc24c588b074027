//! Photos of people who agreed to be shown with one. A browser asks each time, so who withdraws the consent is gone at once.

use super::Site;
use super::etag::{still, tag_now, tell};
use super::headers::is_known;
use arpad_model::{PersonId, PictureKind};
use arpad_office::views::public::photo_shown;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Where they are.
pub(super) const ROUTE: &str = "/photos/{id}";

pub(super) async fn photo(State(site): State<Site>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let Ok(person) = id.parse::<PersonId>() else { return StatusCode::NOT_FOUND.into_response() };
    let tag = tag_now(&site, &format!("/photos/{person}")).await;
    if let Some(tag) = tag.as_deref().filter(|tag| is_known(&headers, tag)) {
        return still(tag);
    }
    match site.read(move |store| photo_shown(store, person)).await {
        Ok(Some((photo, bytes))) => {
            let kind = match photo.kind {
                PictureKind::Jpeg => "image/jpeg",
                PictureKind::Png => "image/png",
            };
            let mut response = ([(header::CONTENT_TYPE, kind)], bytes).into_response();
            if let Some(tag) = tag {
                tell(response.headers_mut(), &tag);
            }
            response
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
