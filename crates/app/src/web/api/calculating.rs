//! What the command line rates and checks, rated and checked for anybody. Nothing is kept.

use super::call::{Call, Endpoint, Told, Upload, answers};
use super::fault::Fault;
use super::parameter::{BY_EDITION, EVENT_KIND, FILE, MULTIPLIER};
use super::upload;
use crate::answer::CaseAnswer;
use crate::answer::checked::{Checked, CheckedFiles};
use crate::answer::schema::write_to;
use crate::web::problem::Problem;
use crate::web::upload::{Stop, WORKSHOP, answer_room, enter, one_or_few};
use arpad_office::files::opened::Named;
use arpad_office::files::title_event::Declared;
use arpad_office::rating::file_norms::file_norms;
use arpad_office::rating::rate_case::{Settings, rate_case};
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_office::views::file_check::check_file;
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::norm::Kind;
use axum::body::Body;
use serde_json::{Value, json};
use std::io;

const CASE: &[&str] = &["application/json"];
const TOURNAMENT: &[&str] =
    &["application/octet-stream", "application/zip", "text/plain", "application/xml", "text/xml", "application/json"];

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "rate",
        path: "/rate",
        parameters: &[&BY_EDITION],
        example: "/rate",
        body: Some(Upload { media: CASE, schema: Some(case_schema), example: "examples/open.json" }),
        answers: answers!(rate),
    },
    Endpoint {
        name: "check",
        path: "/check",
        parameters: &[&FILE, &BY_EDITION, &MULTIPLIER, &EVENT_KIND],
        example: "/check?file=open.trf",
        body: Some(Upload { media: TOURNAMENT, schema: None, example: "examples/open.trf" }),
        answers: answers!(check),
    },
];

async fn rate(call: Call) -> Result<Told<CaseAnswer<'static>>, Fault> {
    let edition = call.given("edition").map(str::to_owned);
    let _place = enter(call.from)?;
    let bytes = upload::bytes(&call.headers, call.body, CASE).await?;
    let settings = Settings { edition, ..Settings::default() };
    // Written down there as well: it may be long, and nothing of the work is held while somebody reads it.
    let rated = WORKSHOP.work(move || rate_case(&bytes, &settings).map(|rated| kept_outside(&CaseAnswer::of(&rated))));
    let (length, body) = rated.await?.map_err(Fault::Document)??;
    Ok(Told::written(length, body))
}

/// An answer that waits for its reader outside of memory, with its length.
fn kept_outside(answer: &CaseAnswer<'_>) -> Result<(u64, Body), Stop> {
    let mut room = answer_room();
    let written = write_to(&mut room, answer).and_then(|()| room.into_body());
    written.map_err(|error| match error.kind() {
        io::ErrorKind::FileTooLarge => Stop::LongAnswer,
        _ => Stop::NoRoom(error.to_string()),
    })
}

/// A case file. Its faults are told with their paths, so the shape says only what every case has. It is written by hand:
/// no type is read from a case field by field, and a derived shape would have to be as strict as those of the answers.
fn case_schema() -> Value {
    let text = json!({"type": "string"});
    let day = json!({"type": "string", "format": "date"});
    let player = json!({"type": "object", "required": ["id"], "properties": {"id": text, "name": text}});
    let tournament = json!({
        "type": "object",
        "required": ["id", "start", "end", "games"],
        "properties": {
            "id": text, "name": text, "start": day, "end": day,
            "games": {"type": "array", "items": {"type": "object", "required": ["result"]}},
        },
    });
    json!({
        "type": "object",
        "required": ["players", "tournaments"],
        "properties": {
            "edition": text,
            "list_date": day,
            "players": {"type": "array", "items": player},
            "tournaments": {"type": "array", "items": tournament},
            "parameters": {"type": "object"},
            "transition": text,
            "decisions": {"type": "object"},
        },
        "additionalProperties": false,
        "example": serde_json::from_str::<Value>(include_str!("../../../../../examples/open.json")).unwrap_or_default(),
    })
}

async fn check(call: Call) -> Result<Told<CheckedFiles>, Fault> {
    // The name the command line gives a file without one.
    let name = call.given("file").unwrap_or("-").to_owned();
    let edition = call.given("edition").map(str::to_owned);
    let multiplier = call.given("multiplier").and_then(|text| text.parse().ok());
    let named = |name: &str| Kind::ALL.into_iter().find(|kind| kind.as_str() == name);
    let kind = call.given("kind").and_then(named).unwrap_or(Kind::Ordinary);
    let _place = enter(call.from)?;
    let bytes = upload::bytes(&call.headers, call.body, TOURNAMENT).await?;
    let (today, site) = (jiff::Zoned::now().date(), call.site);
    let reports = WORKSHOP.work(move || {
        let calendar = Calendar::default();
        let settings = FileSettings {
            edition: edition.as_deref(),
            calendar: &calendar,
            beside: PlayerFacts::Nothing,
            multiplier,
            today,
        };
        let checked = |file: &Named| -> Result<Checked, Problem> {
            let register = site.read_here(|store| check_file(store, &file.bytes))?;
            let beside = register.as_ref().map_or(PlayerFacts::Nothing, |check| PlayerFacts::Register(&check.known));
            let rated = rate_file(&file.bytes, &FileSettings { beside, ..settings });
            let norms = file_norms(&file.bytes, &calendar, Declared::of(kind));
            Ok(Checked::of(&file.name, &rated).beside(register.as_ref()).with_norms(norms.as_ref()))
        };
        match one_or_few(Named { name, bytes }) {
            Ok(files) => files.iter().map(checked).collect::<Result<Vec<_>, Problem>>(),
            Err(several) => Ok(vec![Checked::refused("-", "zip", &several)]),
        }
    });
    Ok(Told::fresh(&CheckedFiles { files: reports.await?? }))
}
