//! Tables of names matched with players, as the Reconciliation Service API 0.2 of the W3C's community group asks: OpenRefine and
//! others send names, perhaps with a year of birth or a number, and hear who may be meant.

mod question;

use super::fault::Fault;
use super::{json, shown};
use crate::web::Site;
use crate::web::addresses;
use crate::web::guests::Address;
use crate::web::locale::code;
use crate::web::public_url::Base;
use crate::web::upload::{enter, in_time};
use crate::words::Language;
use arpad_office::register::matching::words;
use arpad_office::views::search::FoundPerson;
use axum::Router;
use axum::extract::rejection::FormRejection;
use axum::extract::{DefaultBodyLimit, Form, FromRequest, OriginalUri, RawQuery, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::Response;
use axum::routing::get;
use question::{Question, Questions};
use serde_json::{Map, Value, json as object};
use std::collections::BTreeMap;

const SERVICE: &str = "/api/reconcile";
const SUGGEST: &str = "/api/reconcile/suggest";

/// Questions of one call; a table is sent in pieces.
const MOST_QUESTIONS: usize = 50;
/// What else may be said of one name; what is beyond is not looked at.
const MOST_PROPERTIES: usize = 10;
/// Letters of such a value that can be anybody's.
const LONGEST_VALUE: usize = 100;
/// Answers to one of them.
const MOST_ANSWERS: usize = 20;
/// The largest form that is read, in MiB.
const MOST_MEGABYTES: usize = 1;
/// What it is sent as.
const MEDIA: &[&str] = &["application/x-www-form-urlencoded"];
/// The one type there is.
const TYPE: &str = "player";

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route(SERVICE, get(asked).post(posted).layer(DefaultBodyLimit::max(MOST_MEGABYTES << 20)))
        .route(SUGGEST, get(suggested))
}

/// Fields of a question; a name is one field.
type Fields = BTreeMap<String, String>;

async fn asked(
    State(site): State<Site>,
    base: Base,
    RawQuery(query): RawQuery,
    OriginalUri(uri): OriginalUri,
    request: Request,
) -> Response {
    let (language, from) = (language_of(&request), Address::of(request.extensions()));
    let told = async {
        let fields = read(query.as_deref().unwrap_or_default());
        // A table takes far more room than its letters: no more of them are here at once than files.
        let _place = fields.contains_key("queries").then(|| enter(from)).transpose()?;
        answer(&site, &base, &fields, language).await
    };
    reply(told.await, language, &uri)
}

async fn posted(State(site): State<Site>, base: Base, OriginalUri(uri): OriginalUri, request: Request) -> Response {
    let language = language_of(&request);
    let told = async {
        let _place = enter(Address::of(request.extensions()))?;
        let Form(fields) = in_time(Form::<Fields>::from_request(request, &site)).await?.map_err(unread)?;
        answer(&site, &base, &fields, language).await
    };
    let mut response = reply(told.await, language, &uri);
    // A page of another site may ask, as it may read.
    response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    response
}

fn language_of(request: &Request) -> Language {
    super::call::language(request.uri(), request.headers())
}

async fn answer(site: &Site, base: &Base, fields: &Fields, language: Language) -> Result<Value, Fault> {
    match fields.get("queries") {
        Some(queries) => matched(site, language, queries).await,
        None => Ok(manifest(site, base, language).await),
    }
}

fn reply(told: Result<Value, Fault>, language: Language, uri: &Uri) -> Response {
    match told {
        // It may have the host that whoever asks names, or what was typed: nobody keeps it.
        Ok(value) => json(shown(&value), "no-store"),
        Err(fault) => fault.response(language, uri),
    }
}

/// Why a form is not read.
fn unread(rejection: FormRejection) -> Fault {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge(MOST_MEGABYTES),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Fault::Media(MEDIA),
        _ => Fault::Broken,
    }
}

fn read(query: &str) -> Fields {
    let uri = format!("/?{query}").parse::<Uri>().ok();
    let pairs = uri.and_then(|uri| axum::extract::Query::<Fields>::try_from_uri(&uri).ok());
    pairs.map(|pairs| pairs.0).unwrap_or_default()
}

/// What the service is.
async fn manifest(site: &Site, base: &Base, language: Language) -> Value {
    let base = base.0.clone().unwrap_or_default();
    let federation = site.federation().await.name;
    let players = format!("{base}/{}{}/", code(language), addresses::PLAYERS);
    object!({
        "versions": ["0.2"],
        "name": language.say_texts("matching-name", &[("federation", federation)]),
        "identifierSpace": players,
        "schemaSpace": format!("{base}{}/", addresses::API_ROOT),
        "defaultTypes": [kind(language)],
        "view": {"url": format!("{players}{{{{id}}}}")},
        "suggest": {"entity": {"service_url": base, "service_path": SUGGEST}},
    })
}

fn kind(language: Language) -> Value {
    object!({"id": TYPE, "name": language.label("matching-player")})
}

async fn matched(site: &Site, language: Language, queries: &str) -> Result<Value, Fault> {
    let questions: Questions = serde_json::from_str(queries).map_err(wrong)?;
    if questions.count > MOST_QUESTIONS {
        return Err(Fault::Wrong(language.say_texts("matching-most", &[("most", MOST_QUESTIONS.to_string())])));
    }
    let mut answers = Map::new();
    for (key, question) in questions.asked {
        let limit = question.limit.unwrap_or(5).clamp(1, MOST_ANSWERS);
        let found = site.search(question.query.clone(), 0..MOST_ANSWERS).await?;
        let mut scored: Vec<(u32, &FoundPerson)> =
            found.persons.iter().map(|one| (score(&question, one), one)).collect();
        scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        // Of two who are called alike nobody is meant for sure.
        let is_sure = scored.iter().filter(|(score, _)| *score == 100).count() == 1;
        let result: Vec<Value> = scored
            .iter()
            .take(limit)
            .map(|(score, one)| {
                object!({
                    "id": one.person.id.to_string(),
                    "name": one.person.name.as_list(),
                    "description": described(one),
                    "type": [kind(language)],
                    "score": score,
                    "match": is_sure && *score == 100,
                })
            })
            .collect();
        answers.insert(key, object!({"result": result}));
    }
    Ok(Value::Object(answers))
}

/// How well somebody fits: 100 where his name is the one asked for in any order of words, and nothing speaks against him.
fn score(question: &Question, one: &FoundPerson) -> u32 {
    let sorted = |text: &str| {
        let mut words = words(text);
        words.sort_unstable();
        words
    };
    let name = one.person.name.as_list();
    let by_name: u32 = match (one.is_near, sorted(&question.query) == sorted(&name)) {
        (false, true) => 100,
        (false, false) => 75,
        (true, _) => 50,
    };
    let told = |value: &Value| match value {
        Value::String(text) => text.chars().take(LONGEST_VALUE).collect(),
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    };
    let mut score = by_name;
    for property in question.properties.iter().take(MOST_PROPERTIES) {
        let known = match property.pid.as_str() {
            "birth_year" => one.person.birth_year.map(|year| year.to_string()),
            "fide" => one.person.fide.map(|number| number.to_string()),
            "komir" => one.person.komir.map(|number| number.to_string()),
            "egd" => one.person.egd.map(|number| number.to_string()),
            "country" => Some(one.person.country.clone()),
            "club" => one.club.as_ref().map(|club| club.name.clone()),
            _ => None,
        };
        let Some(known) = known else { continue };
        let is_same = sorted(&known) == sorted(&told(&property.v));
        score = match (property.pid.as_str(), is_same) {
            // A number is nobody else's.
            ("fide" | "komir" | "egd", true) => 100,
            (_, true) => score,
            (_, false) => score.saturating_sub(40),
        };
    }
    score
}

fn described(one: &FoundPerson) -> String {
    let parts = [
        one.person.birth_year.map(|year| year.to_string()),
        one.club.as_ref().map(|club| club.name.clone()),
        one.ratings.iter().flatten().next().map(|rating| rating.to_string()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

async fn suggested(
    State(site): State<Site>,
    RawQuery(query): RawQuery,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let language = super::call::language(&uri, &headers);
    let prefix = read(query.as_deref().unwrap_or_default()).remove("prefix").unwrap_or_default();
    let found = match prefix.trim() {
        "" => Ok(Vec::new()),
        text => site.search(text.to_owned(), 0..MOST_ANSWERS).await.map(|found| found.persons),
    };
    match found {
        Ok(persons) => {
            let result: Vec<Value> = persons
                .iter()
                .map(|one| {
                    object!({"id": one.person.id.to_string(), "name": one.person.name.as_list(),
                        "description": described(one), "notable": [kind(language)]})
                })
                .collect();
            json(shown(&object!({"result": result})), "no-store")
        }
        Err(problem) => Fault::from(problem).response(language, &uri),
    }
}

fn wrong(error: serde_json::Error) -> Fault {
    Fault::Wrong(error.to_string())
}
