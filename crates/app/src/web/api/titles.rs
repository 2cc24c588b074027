//! Questions about norms and titles, answered for anybody. Nothing is kept.

use super::call::{Call, Endpoint, Told, Upload, answers};
use super::fault::Fault;
use super::upload;
use crate::answer::titles::TitlesAnswer;
use crate::web::upload::{WORKSHOP, enter};
use arpad_office::rating::title_case::title_case;
use arpad_rules::calendar::Calendar;
use serde_json::{Value, json};

const CASE: &[&str] = &["application/json"];

pub(super) static ENDPOINTS: &[Endpoint] = &[Endpoint {
    name: "titles",
    path: "/titles",
    parameters: &[],
    example: "/titles",
    body: Some(Upload { media: CASE, schema: Some(case_schema), example: "examples/norm.json" }),
    answers: answers!(titles),
}];

async fn titles(call: Call) -> Result<Told<TitlesAnswer>, Fault> {
    let _place = enter(call.from)?;
    let bytes = upload::bytes(&call.headers, call.body, CASE).await?;
    let answered =
        WORKSHOP.work(move || title_case(&bytes, &Calendar::default()).map(|answer| TitlesAnswer::of(&answer)));
    Ok(Told::fresh(&answered.await?.map_err(Fault::Document)?))
}

/// A title case. Its faults are told with their paths, so the shape says only what every question has.
fn case_schema() -> Value {
    let questions = ["norm", "forecast", "table", "interim", "application", "direct", "arbiter", "certificates"];
    json!({
        "type": "object",
        "required": ["ask"],
        "properties": {"ask": {"type": "string", "enum": questions}},
        "example": serde_json::from_str::<Value>(include_str!("../../../../../examples/norm.json")).unwrap_or_default(),
    })
}
