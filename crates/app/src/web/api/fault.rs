//! What can go wrong in a call, told as RFC 9457 asks: a kind, a title, a status, and what to do about this one.

use crate::answer::checked;
use crate::answer::parts::{Finding, Ids, Notice};
use crate::answer::schema::{shapes, value};
use crate::web::problem::Problem;
use crate::web::upload::{LONGEST_ANSWER_MEGABYTES, MOST_MEGABYTES, Stop};
use crate::words::Language;
use arpad_formats::document::Fault as DocumentFault;
use arpad_office::acts::desk::Refusal;
use arpad_office::views::public::Withheld;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;

/// Why there is no answer.
#[derive(Debug)]
pub(in crate::web) enum Fault {
    /// Nothing is there.
    Lost,
    /// Nobody has come who might: no token, or none that is good.
    Nobody,
    /// Who has come may not.
    Denied,
    /// Who has come calls too often.
    TooOften,
    /// Nothing of this player waits for the next list.
    NoForecast,
    /// Somebody who asked not to be shown.
    Hidden,
    /// The address is right, the method is not.
    Method,
    /// A parameter's value cannot be.
    Parameter { name: &'static str, takes: String },
    /// A field of a deed: the word says what is wrong.
    Field(&'static str, &'static str),
    /// There is no such parameter.
    Unknown { name: String, known: Vec<&'static str> },
    /// A parameter stands twice.
    Twice(&'static str),
    /// The body is empty.
    Empty,
    /// The body broke off.
    Broken,
    /// The body is no JSON object; where that shows.
    NoObject { line: usize, column: usize },
    /// The body has more MiB than this.
    TooLarge(usize),
    /// The answer would be longer than any is.
    LongAnswer,
    /// The body came too slowly.
    Slow,
    /// The body is of a kind nobody here reads; these are read.
    Media(&'static [&'static str]),
    /// The document in the body cannot be rated.
    Document(Vec<DocumentFault>),
    /// Too many ask for work at once.
    Busy,
    /// The work takes too long.
    OverTime,
    /// The pages' own words for what is wrong.
    Wrong(String),
    /// The office refuses.
    Refused(Box<Refusal>),
    /// Nothing was done, for reasons that are told already.
    Undone(Vec<String>),
    /// No room is left: for what was to be entered, or for a file on its way; the words for the log, and those for whoever asks.
    Full(String, &'static str),
    /// The register does not answer at present; the words are for the log.
    Away(String),
    /// The machine failed; the words are for the log.
    Failed(String),
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::Lost => Fault::Lost,
            Problem::Withheld => Fault::Hidden,
            Problem::Wrong(what) => Fault::Wrong(what),
            Problem::Denied | Problem::Strange | Problem::Stale | Problem::Plain => Fault::Denied,
            Problem::TooLarge(most) => Fault::TooLarge(most),
            Problem::Busy => Fault::Busy,
            Problem::Refused(refusal) => Fault::Refused(refusal),
            Problem::Unwritten(what) => Fault::Full(what, "web-unwritten-text"),
            Problem::NoRoom(what) => Fault::Full(what, "web-no-room-text"),
            Problem::Away(what) => Fault::Away(what),
            Problem::Failed(what) => Fault::Failed(what),
        }
    }
}

impl From<Withheld> for Fault {
    fn from(Withheld: Withheld) -> Self {
        Fault::Hidden
    }
}

impl From<Stop> for Fault {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Busy => Fault::Busy,
            Stop::Slow => Fault::Slow,
            Stop::TooLarge => Fault::TooLarge(MOST_MEGABYTES),
            Stop::OverTime => Fault::OverTime,
            Stop::LongAnswer => Fault::LongAnswer,
            Stop::NoRoom(what) => Fault::Full(what, "web-no-room-text"),
            Stop::Failed(what) => Fault::Failed(what),
        }
    }
}

/// Every kind of fault a description may name, with its status.
pub(super) const KINDS: [(&str, StatusCode); 18] = [
    ("not-found", StatusCode::NOT_FOUND),
    ("hidden", StatusCode::NOT_FOUND),
    ("unauthorized", StatusCode::UNAUTHORIZED),
    ("forbidden", StatusCode::FORBIDDEN),
    ("method-not-allowed", StatusCode::METHOD_NOT_ALLOWED),
    ("bad-parameter", StatusCode::BAD_REQUEST),
    ("empty-body", StatusCode::BAD_REQUEST),
    ("broken-body", StatusCode::BAD_REQUEST),
    ("bad-json", StatusCode::BAD_REQUEST),
    ("slow-body", StatusCode::REQUEST_TIMEOUT),
    ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
    ("unsupported-media-type", StatusCode::UNSUPPORTED_MEDIA_TYPE),
    ("unreadable-document", StatusCode::UNPROCESSABLE_ENTITY),
    ("refused", StatusCode::UNPROCESSABLE_ENTITY),
    ("too-many-requests", StatusCode::TOO_MANY_REQUESTS),
    ("busy", StatusCode::SERVICE_UNAVAILABLE),
    ("full", StatusCode::SERVICE_UNAVAILABLE),
    ("failed", StatusCode::INTERNAL_SERVER_ERROR),
];

impl Fault {
    /// The stable name of its kind.
    fn code(&self) -> &'static str {
        match self {
            Fault::Lost | Fault::NoForecast => "not-found",
            Fault::Hidden => "hidden",
            Fault::Nobody => "unauthorized",
            Fault::Denied => "forbidden",
            Fault::TooOften => "too-many-requests",
            Fault::Method => "method-not-allowed",
            Fault::Parameter { .. } | Fault::Field(..) | Fault::Unknown { .. } | Fault::Twice(_) | Fault::Wrong(_) => {
                "bad-parameter"
            }
            Fault::Empty => "empty-body",
            Fault::Broken => "broken-body",
            Fault::NoObject { .. } => "bad-json",
            Fault::Slow => "slow-body",
            Fault::TooLarge(_) | Fault::LongAnswer => "too-large",
            Fault::Media(_) => "unsupported-media-type",
            Fault::Document(_) => "unreadable-document",
            Fault::Busy | Fault::OverTime | Fault::Away(_) => "busy",
            Fault::Full(..) => "full",
            Fault::Refused(refusal) if is_absence(refusal) => "not-found",
            Fault::Refused(_) | Fault::Undone(_) => "refused",
            Fault::Failed(_) => "failed",
        }
    }

    /// What exactly is wrong, and what would be right.
    fn detail(&self, language: Language) -> String {
        let say = |key: &str, facts: &[(&'static str, String)]| language.say_texts(key, facts);
        match self {
            Fault::Lost => language.label("api-lost"),
            Fault::NoForecast => language.label("pp-live-no-games"),
            Fault::Hidden => language.label("web-hidden-text"),
            Fault::Nobody => language.label("api-nobody"),
            Fault::Denied => language.label("api-denied"),
            Fault::TooOften => language.label("api-too-often"),
            Fault::Method => language.label("api-method"),
            Fault::Parameter { name, takes } => {
                say("api-parameter-wrong", &[("name", (*name).to_owned()), ("takes", takes.clone())])
            }
            Fault::Field(name, word) => format!("{name}: {}", language.label(word)),
            Fault::Unknown { name, known } => {
                let name: String = name.chars().take(80).collect();
                say("api-parameter-unknown", &[("name", name), ("known", known.join(", "))])
            }
            Fault::Twice(name) => say("api-parameter-twice", &[("name", (*name).to_owned())]),
            Fault::Empty => language.label("api-empty"),
            Fault::Broken => language.label("api-broken"),
            Fault::NoObject { line, column } => {
                say("api-no-object", &[("line", line.to_string()), ("column", column.to_string())])
            }
            Fault::Slow => language.label("api-slow"),
            Fault::TooLarge(most) => say("api-too-large", &[("most", most.to_string())]),
            Fault::LongAnswer => say("api-long-answer", &[("most", LONGEST_ANSWER_MEGABYTES.to_string())]),
            Fault::Media(media) => say("api-media", &[("media", media.join(", "))]),
            Fault::Document(faults) => {
                let first = faults.first().map(|fault| language.fault(fault)).unwrap_or_default();
                say("api-document", &[("first", first)])
            }
            Fault::Busy => language.label("api-busy"),
            Fault::OverTime => language.label("api-over-time"),
            Fault::Away(_) => language.label("web-away-text"),
            Fault::Wrong(what) => what.clone(),
            Fault::Refused(refusal) => language.refusal_in_calls(refusal),
            Fault::Undone(reasons) => reasons.join("; "),
            Fault::Full(_, why) => language.label(why),
            Fault::Failed(_) => language.label("web-failed-text"),
        }
    }

    /// The answer that says so.
    pub(in crate::web) fn response(self, language: Language, uri: &Uri) -> Response {
        if let Fault::Failed(what) | Fault::Full(what, _) | Fault::Away(what) = &self {
            tracing::error!("{what}");
        }
        let code = self.code();
        let status =
            KINDS.iter().find(|(kind, _)| *kind == code).map_or(StatusCode::BAD_REQUEST, |(_, status)| *status);
        let parameter = match &self {
            Fault::Parameter { name, .. } | Fault::Field(name, _) | Fault::Twice(name) => Some((*name).to_owned()),
            Fault::Unknown { name, .. } => Some(name.chars().take(80).collect()),
            _ => None,
        };
        let faults = match &self {
            Fault::Document(faults) => Some(faults.iter().take(MOST).map(checked::Fault::of).collect()),
            _ => None,
        };
        let refused = match &self {
            Fault::Refused(refusal) => Some(&**refusal),
            _ => None,
        };
        let told = value(&ProblemAnswer {
            kind: kind_address(code),
            title: language.label(&format!("api-fault-{code}")),
            status: status.as_u16(),
            detail: self.detail(language),
            instance: uri.path().to_owned(),
            code,
            parameter,
            faults,
            reason: refused.map(|refusal| refusal.code.as_str()),
            findings: refused
                .into_iter()
                .flat_map(|one| &one.findings)
                .map(|one| Finding::of(&Ids::none(), one))
                .collect(),
            notices: refused.into_iter().flat_map(|one| &one.notices).take(MOST).map(Notice::of).collect(),
        });
        let mut response = (status, super::shown(&told)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"arpad\""));
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("60"));
        }
        if status == StatusCode::SERVICE_UNAVAILABLE {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

/// At most this many faults of a document are reported; nobody mends more at once.
const MOST: usize = 100;

/// Where a kind of fault is described.
fn kind_address(code: &str) -> String {
    format!("/api#fault-{code}")
}

/// The office knows of nothing there.
fn is_absence(refusal: &Refusal) -> bool {
    refusal.code.kind() == arpad_codes::Kind::Missing
}

/// A fault as everybody reads it.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub(super) struct ProblemAnswer {
    #[serde(rename = "type")]
    #[schemars(with = "Reference")]
    kind: String,
    title: String,
    #[schemars(range(min = 400, max = 599))]
    status: u16,
    detail: String,
    #[schemars(with = "Reference")]
    instance: String,
    #[schemars(with = "Kind")]
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    parameter: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<checked::Fault>")]
    faults: Option<Vec<checked::Fault>>,
    /// The stable name of the office's refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    reason: Option<&'static str>,
    /// What the law says against it, as everywhere else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    findings: Vec<Finding>,
    /// What the reader of a file says against it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    notices: Vec<Notice>,
}

shapes! {
    /// An address, whole or in part.
    Reference: {"type": "string", "format": "uri-reference"};
    /// The stable name of a kind of fault.
    Kind: {"type": "string", "enum": (KINDS.map(|(code, _)| code))};
}
