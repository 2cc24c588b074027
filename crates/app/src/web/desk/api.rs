//! The deeds for programs: a token in the head, fields in JSON or, with files, as a form; once under one key.

mod object;

use super::deeds::doing::{Fault as Wrong, done};
use super::deeds::outside::is_for;
use super::deeds::sound::{LONGEST as LONGEST_TEXT, LONGEST_TABLE};
use super::deeds::{self, Deed, Field, FieldKind};
use super::form;
use super::given::Given;
use super::ground::{Ground, client};
use super::looks;
use super::pace::Caller;
use super::told::{NOTHING, Remark};
use crate::answer::came_before::{Came, SeenBefore};
use crate::answer::schema::value;
use crate::secret;
use crate::web::Site;
use crate::web::addresses::API_ROOT;
use crate::web::api::{Fault, answer_json, spoken};
use crate::web::guests::Address;
use crate::web::upload;
use crate::words::Language;
use arpad_office::access::once::LONGEST;
use arpad_office::access::{By, Who, tokens};
use arpad_office::acts::Kind;
use arpad_office::views::records;
use axum::Router;
use axum::body::to_bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::routing::post;
use schemars::SchemaGenerator;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::time::Instant;

/// A call without files, in bytes.
const LARGEST: usize = 512 << 10;

/// The header with the key under which something is done once.
const KEY: &str = "idempotency-key";

/// What may go wrong with a deed.
const FAULTS: &[(&str, &str)] = &[
    ("400", "bad-parameter"),
    ("401", "unauthorized"),
    ("403", "forbidden"),
    ("404", "not-found"),
    ("408", "slow-body"),
    ("413", "too-large"),
    ("415", "unsupported-media-type"),
    ("422", "refused"),
    ("429", "too-many-requests"),
    ("503", "busy"),
];

const MEDIA: &[&str] = &["application/json", "multipart/form-data"];

/// Every deed below the API's address.
pub(in crate::web) fn router() -> Router<Site> {
    let mut router = Router::new();
    for deed in deeds::all() {
        let answer = move |State(site): State<Site>, request: Request| called(deed, site, request);
        router = router.route(&format!("{API_ROOT}/acts/{}", deed.name), post(answer));
    }
    router.layer(DefaultBodyLimit::disable()).merge(looks::router())
}

async fn called(deed: &'static Deed, site: Site, request: Request) -> Response {
    let (uri, language) = (request.uri().clone(), spoken(request.uri(), request.headers()));
    match acted(deed, site, request).await {
        Ok(answer) => answer_json(&value(&answer)),
        Err(fault) => fault.response(language, &uri),
    }
}

/// What was done.
#[derive(Serialize)]
struct Acted {
    /// The deed.
    act: &'static str,
    /// The last entry of the ledger that it made; none where nothing had to be done.
    entry: Option<i64>,
    /// It is a proposal: somebody else has to confirm that entry first.
    proposed: bool,
    /// What the office remarks about it.
    remarks: Vec<String>,
    /// Files that came, each with its number.
    submissions: Vec<Came>,
    /// Files whose bytes came before: nothing was done about them.
    seen_before: Vec<SeenBefore>,
}

/// The answer's part about a file that came.
fn came(remark: &Remark) -> Option<Came> {
    let Remark::Came(file, submission, questions) = remark else { return None };
    Some(Came { file: file.clone(), submission: submission.0, questions: *questions })
}

/// The answer's part about a file that came before.
fn seen_before(remark: &Remark) -> Option<SeenBefore> {
    let Remark::Seen(file, before) = remark else { return None };
    Some(SeenBefore::of(file, before))
}

async fn acted(deed: &'static Deed, site: Site, request: Request) -> Result<Acted, Fault> {
    let (headers, address) = (request.headers().clone(), Address::of(request.extensions()));
    let who = admitted(&site, &headers, address).await?;
    if !is_for(&who, deed) {
        return Err(Fault::Denied);
    }
    let key = key(&headers)?;
    let language = spoken(request.uri(), request.headers());
    let mut given = given(deed, request).await?;
    given.language = Some(language);
    let id = who.id();
    match done(&site, who, deed, given, key).await? {
        Ok(entry) => {
            let made = site.read(move |store| entry.map_or(Ok(None), |entry| records::entry(store, entry))).await?;
            let proposed = made.is_some_and(|made| made.act == Kind::Propose.as_str());
            let told = site.desk.remarked.of(id, entry.unwrap_or(NOTHING));
            let remarks = told.iter().filter(|one| one.is_said()).map(|one| one.say(language)).collect();
            let seen_before = told.iter().filter_map(seen_before).collect();
            let submissions = told.iter().filter_map(came).collect();
            let entry = entry.map(|entry| entry.0);
            Ok(Acted { act: deed.name, entry, proposed, remarks, submissions, seen_before })
        }
        Err(Wrong::Refused(refusal) | Wrong::At(_, refusal)) => Err(Fault::Refused(refusal)),
        Err(Wrong::Undone(remarks)) => Err(Fault::Undone(remarks.iter().map(|one| one.say(language)).collect())),
        Err(Wrong::Field(name, word)) => Err(Fault::Field(name, word)),
        // A program says nothing of what it has seen, so nobody can have been faster.
        Err(Wrong::Meanwhile(_)) => Err(Fault::Lost),
        Err(Wrong::Unknown(name)) => {
            Err(Fault::Unknown { name, known: deed.fields.iter().map(|one| one.name).collect() })
        }
    }
}

/// Who calls, if not too often, and with the second factor where one is asked for.
pub(super) async fn admitted(site: &Site, headers: &HeaderMap, address: Address) -> Result<Who, Fault> {
    let from = client(&site.desk.proxies, headers, address);
    if !site.desk.pace.admits(Caller::Address(from), Instant::now()) {
        return Err(Fault::TooOften);
    }
    let who = who(site, headers, address).await?;
    if let By::Token(id, _) = who.by()
        && !site.desk.pace.admits(Caller::Token(*id), Instant::now())
    {
        return Err(Fault::TooOften);
    }
    if who.lacks_factor() { Err(Fault::Denied) } else { Ok(who) }
}

/// Who calls: by a token in the head, and by nothing else. A token in an address would stand in logs.
pub(super) async fn who(site: &Site, headers: &HeaderMap, address: Address) -> Result<Who, Fault> {
    let said = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = said.and_then(|said| said.split_once(' ')).filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    let Some((_, token)) = token else { return Err(Fault::Nobody) };
    if Ground::of(site, headers, address).is_none() || !site.desk.is_there {
        return Err(Fault::Denied);
    }
    let (digest, moment) = (secret::digest(token.trim()), site.desk.now());
    let found = site.read(move |store| Ok(tokens::who(store, &digest, moment)?)).await?;
    let Some((who, is_due)) = found else { return Err(Fault::Nobody) };
    if let (true, By::Token(id, _)) = (is_due, who.by()) {
        let (site, id) = (site.clone(), *id);
        tokio::spawn(async move {
            let _ = site.write(move |store| tokens::used(store, id, moment)).await;
        });
    }
    Ok(who)
}

fn key(headers: &HeaderMap) -> Result<Option<String>, Fault> {
    let Some(key) = headers.get(KEY) else { return Ok(None) };
    let key = key.to_str().ok().filter(|key| !key.is_empty() && key.len() <= LONGEST);
    key.map(|key| Some(key.to_owned())).ok_or(Fault::Parameter { name: KEY, takes: format!("1–{LONGEST}") })
}

async fn given(deed: &Deed, request: Request) -> Result<Given, Fault> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    match kind.as_str() {
        "multipart/form-data" => {
            let mut given = form::read(request).await?;
            given.texts.remove("seen");
            Ok(given)
        }
        "application/json" => {
            let body = upload::in_time(to_bytes(request.into_body(), LARGEST)).await?;
            let body = body.map_err(|_| Fault::TooLarge(1))?;
            in_json(deed, object::fields(&body)?)
        }
        _ => Err(Fault::Media(MEDIA)),
    }
}

/// Fields as JSON has them: texts, numbers, yes and no, and lists of these.
fn in_json(deed: &Deed, fields: Vec<(String, Value)>) -> Result<Given, Fault> {
    let mut given = Given::default();
    for (name, value) in fields {
        let Some(field) = deed.fields.iter().find(|field| field.name == name) else {
            return Err(Fault::Unknown { name, known: deed.fields.iter().map(|one| one.name).collect() });
        };
        if given.texts.contains_key(&name) {
            return Err(Fault::Twice(field.name));
        }
        let values = match value {
            Value::Array(all) if matches!(field.kind, FieldKind::Choices(_)) => all,
            one => vec![one],
        };
        for value in values {
            // As it is described: a number where one is asked for, yes or no where that is; a line may be a number.
            let text = match (value, field.kind) {
                (Value::Bool(is), FieldKind::Tick) => is.to_string(),
                (Value::Number(number), FieldKind::Number | FieldKind::Line) => number.to_string(),
                // What is left out is not sent: an empty day is none.
                (Value::String(text), FieldKind::Day | FieldKind::Month | FieldKind::Choice(_)) if text.is_empty() => {
                    return Err(Fault::Field(field.name, "deed-unreadable"));
                }
                (Value::String(text), kind) if !matches!(kind, FieldKind::Tick | FieldKind::Number) => text,
                _ => return Err(Fault::Field(field.name, "deed-unreadable")),
            };
            given.texts.entry(name.clone()).or_default().push(text);
        }
    }
    Ok(given)
}

/// Path and description of every deed and of what is looked at, for the API's own document.
pub(in crate::web) fn described(
    language: Language,
    problem: &Value,
    shapes: &mut SchemaGenerator,
) -> Vec<(String, Value)> {
    let path = |deed: &Deed| format!("/acts/{}", deed.name);
    let mut all: Vec<_> = deeds::all().map(|deed| (path(deed), operation(language, deed, problem, shapes))).collect();
    all.extend(looks::described(language, problem, shapes));
    all
}

/// What may go wrong, as the document says it.
pub(super) fn faults(language: Language, problem: &Value, of: &[(&str, &str)]) -> Map<String, Value> {
    let told = |word: &str| {
        let content = json!({"application/problem+json": {"schema": problem}});
        json!({"description": language.label(&format!("api-fault-{word}")), "content": content})
    };
    of.iter().map(|(status, word)| ((*status).to_owned(), told(word))).collect()
}

fn operation(language: Language, deed: &Deed, problem: &Value, shapes: &mut SchemaGenerator) -> Value {
    let words = [language.label(&format!("deed-{}", deed.name)), language.label(&format!("deed-{}-text", deed.name))];
    let properties: Map<String, Value> =
        deed.fields.iter().map(|field| (field.name.to_owned(), schema(language, field))).collect();
    let needed: Vec<&str> = deed.fields.iter().filter(|field| field.needed).map(|field| field.name).collect();
    let shape = json!({"type": "object", "additionalProperties": false, "properties": properties, "required": needed});
    let has_files = deed.fields.iter().any(|field| field.kind == FieldKind::Files);
    let media = if has_files { "multipart/form-data" } else { "application/json" };
    let answer = json!({"type": "object", "required": ["act", "entry", "proposed", "remarks", "submissions", "seen_before"], "properties": {
        "act": {"const": deed.name},
        "entry": {"type": ["integer", "null"]},
        "proposed": {"type": "boolean", "description": language.label("api-acted-proposed")},
        "remarks": {"type": "array", "items": {"type": "string"}},
        "submissions": {
            "type": "array", "description": language.label("api-acted-submissions"), "items": shapes.subschema_for::<Came>(),
        },
        "seen_before": {
            "type": "array", "description": language.label("api-acted-seen-before"), "items": shapes.subschema_for::<SeenBefore>(),
        },
    }});
    let mut responses = faults(language, problem, FAULTS);
    let content = json!({"application/json": {"schema": answer}});
    responses.insert("200".to_owned(), json!({"description": words[0], "content": content}));
    json!({"post": {
        "operationId": format!("act-{}", deed.name),
        "summary": words[0],
        "description": words[1],
        "security": [{"token": [deed.kind.as_str()]}],
        "parameters": [{
            "name": "Idempotency-Key", "in": "header", "required": false,
            "description": language.label("api-parameter-key"),
            "schema": {"type": "string", "minLength": 1, "maxLength": LONGEST},
        }],
        "requestBody": {"required": true, "content": {media: {"schema": shape}}},
        "responses": responses,
        "x-example": format!("{API_ROOT}/acts/{}", deed.name),
        "x-needs": deed.kind.as_str(),
    }})
}

fn schema(language: Language, field: &Field) -> Value {
    let mut shape = match field.kind {
        FieldKind::Tick => json!({"type": "boolean"}),
        FieldKind::Number => json!({"type": "integer", "minimum": 0}),
        FieldKind::Day => json!({"type": "string", "format": "date"}),
        FieldKind::Choice(values) => json!({"enum": values}),
        FieldKind::Choices(values) => {
            let least = u8::from(field.needed);
            json!({"anyOf": [{"enum": values}, {"type": "array", "minItems": least, "items": {"enum": values}}]})
        }
        FieldKind::Files => {
            json!({"type": "array", "minItems": 1, "items": {"type": "string", "contentMediaType": "application/octet-stream"}})
        }
        FieldKind::Month => json!({"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}$"}),
        FieldKind::Table => json!({"type": "string", "maxLength": LONGEST_TABLE}),
        FieldKind::Line => json!({"type": ["string", "number"], "maxLength": LONGEST_TEXT}),
        FieldKind::Text => json!({"type": "string", "maxLength": LONGEST_TEXT}),
    };
    shape["description"] = json!(language.label(&format!("deed-field-{}", field.name)));
    shape
}
