//! How much waits, for the script of a page that is open: numbers, and whether somebody else has done something since.

use super::gate::Gate;
use super::pace::Caller;
use crate::web::Site;
use crate::web::problem::Problem;
use arpad_office::access::{By, OFFICE};
use arpad_office::views::counts::counts;
use arpad_office::views::records;
use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::time::Instant;

pub(super) async fn now(State(site): State<Site>, Extension(gate): Extension<Gate>) -> Result<Response, Problem> {
    let who = gate.who()?;
    if let By::Session(digest) = who.by()
        && !site.desk.pace.admits(Caller::Session(*digest), Instant::now())
    {
        return Ok((StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, "60")]).into_response());
    }
    // Who is not of the office has only what is his own: nothing of that is counted.
    if !who.sees(OFFICE) {
        return Ok(answered(json!({"waiting": null, "head": null, "by": null})));
    }
    let day = site.desk.now().day();
    let (found, by) = site
        .read(move |store| {
            let found = counts(store, day)?;
            Ok((found, records::entry(store, found.head)?.map(|entry| entry.by_whom)))
        })
        .await?;
    let told = json!({"waiting": found.all(), "files": found.files, "letters": found.letters,
        "proposals": found.proposals, "head": found.head.0, "by": by});
    Ok(answered(told))
}

fn answered(told: serde_json::Value) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], told.to_string()).into_response()
}
