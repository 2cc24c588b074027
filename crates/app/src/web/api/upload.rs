//! The body of a call that brings a file.

use super::fault::Fault;
use crate::web::upload::{Intake, in_time};
use axum::body::{Body, HttpBody};
use axum::http::{HeaderMap, header};
use std::future::poll_fn;
use std::pin::Pin;

/// The bytes of a body that is of one of these kinds; where none is named, the first is meant.
pub(super) async fn bytes(headers: &HeaderMap, body: Body, media: &'static [&'static str]) -> Result<Vec<u8>, Fault> {
    if let Some(kind) = headers.get(header::CONTENT_TYPE) {
        let kind = kind.to_str().unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !media.iter().any(|known| known.eq_ignore_ascii_case(kind)) {
            return Err(Fault::Media(media));
        }
    }
    let bytes = in_time(arrive(body)).await??;
    if bytes.is_empty() { Err(Fault::Empty) } else { Ok(bytes) }
}

async fn arrive(mut body: Body) -> Result<Vec<u8>, Fault> {
    let mut intake = Intake::default();
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let Ok(data) = frame.map_err(|_| Fault::Broken)?.into_data() else { continue };
        if !intake.take(&data) {
            break;
        }
    }
    Ok(intake.whole()?)
}
