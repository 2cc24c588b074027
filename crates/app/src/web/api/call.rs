//! An endpoint and a call of it. Nothing reaches a handler that the endpoint's own description does not admit.

use super::fault::Fault;
use super::parameter::{LANGUAGE, Parameter, Place, SERIES};
use crate::answer::paged::Stretch;
use crate::answer::schema::{shape, value};
use crate::web::guests::Address;
use crate::web::{Site, locale};
use crate::words::Language;
use arpad_model::Series;
use axum::body::Body;
use axum::extract::{FromRequestParts, RawPathParams, Request};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;
use schemars::{JsonSchema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::pin::Pin;
use std::str::FromStr;

/// One endpoint: what it is called, what it takes, what it answers, and who answers.
pub(super) struct Endpoint {
    /// The stable name; its words are `api-<name>` and `api-<name>-text`.
    pub name: &'static str,
    /// The address below the version, as the description writes it.
    pub path: &'static str,
    /// What it takes in its address, apart from the language.
    pub parameters: &'static [&'static Parameter],
    /// An address that works anywhere, below the version.
    pub example: &'static str,
    /// What it takes in its body; none = it is a question.
    pub body: Option<Upload>,
    /// What it gives, and who answers.
    pub answers: Answers,
}

/// What an endpoint gives, and who answers.
pub(super) struct Answers {
    pub gives: Gives,
    pub handle: fn(Call) -> Answering,
}

/// Answers in JSON by a handler; the shape is that of what the handler returns.
macro_rules! answers {
    ($handler:path) => {
        crate::web::api::call::Answers {
            gives: crate::web::api::call::Gives::Json(crate::web::api::call::shape_of($handler)),
            handle: |call| Box::pin(async move { $handler(call).await.map(Into::into) }),
        }
    };
}

pub(super) use answers;

/// The shape of what a handler returns.
pub(super) const fn shape_of<T, F>(_: fn(Call) -> F) -> fn(&mut SchemaGenerator) -> Value
where
    T: JsonSchema,
    F: Future<Output = Result<Told<T>, Fault>>,
{
    shape::<T>
}

/// A body an endpoint takes.
pub(super) struct Upload {
    /// The media types it may have; the first is meant where none is named.
    pub media: &'static [&'static str],
    /// The shape of a JSON body; none = any bytes.
    pub schema: Option<fn() -> Value>,
    /// A file of the repository that may be sent.
    pub example: &'static str,
}

/// What an endpoint gives.
pub(super) enum Gives {
    /// JSON of this shape.
    Json(fn(&mut SchemaGenerator) -> Value),
    /// A list as a file.
    List,
    /// A file of this kind.
    File(&'static str),
}

/// An answer on its way.
pub(super) type Answering = Pin<Box<dyn Future<Output = Result<Reply, Fault>> + Send>>;

/// An answer.
pub(super) enum Reply {
    /// JSON that a browser may keep but asks about each time.
    Json(Value),
    /// JSON for this caller alone.
    Fresh(Value),
    /// JSON for this caller alone, written already, with its length.
    Written(u64, Body),
    /// Anything else, with its own headers.
    Other(Response),
}

/// JSON of a shape.
pub(super) struct Told<T> {
    reply: Reply,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Told<T> {
    /// A browser may keep it but asks about it each time.
    pub(super) fn kept(answer: &T) -> Self {
        Told { reply: Reply::Json(value(answer)), of: PhantomData }
    }

    /// For this caller alone.
    pub(super) fn fresh(answer: &T) -> Self {
        Told { reply: Reply::Fresh(value(answer)), of: PhantomData }
    }
}

impl<T> Told<T> {
    /// For this caller alone, and written where it was made: as a value a long answer would take several times the room.
    pub(super) fn written(length: u64, body: Body) -> Self {
        Told { reply: Reply::Written(length, body), of: PhantomData }
    }
}

impl<T> From<Told<T>> for Reply {
    fn from(told: Told<T>) -> Self {
        told.reply
    }
}

/// A call that was found in order.
pub(super) struct Call {
    pub site: Site,
    pub language: Language,
    pub headers: HeaderMap,
    pub uri: Uri,
    pub body: Body,
    pub from: Address,
    /// The parts of the path by name.
    pub parts: BTreeMap<String, String>,
    /// What stands behind the question mark, as the pages read it.
    pub query: axum::extract::Query<BTreeMap<String, String>>,
}

impl Endpoint {
    /// How it is asked.
    pub(super) fn method(&self) -> Method {
        if self.body.is_some() { Method::POST } else { Method::GET }
    }

    /// Its address as the router writes it, which knows one name between slashes only.
    pub(super) fn route(&self) -> &'static str {
        if self.path.ends_with("/{list}.{format}") { "/lists/{file}" } else { self.path }
    }

    /// Everything it takes, with the language.
    pub(super) fn takes(&self) -> impl Iterator<Item = &'static Parameter> {
        self.parameters.iter().copied().chain([&LANGUAGE])
    }

    /// Reads a call.
    pub(super) async fn admit(&self, site: Site, request: Request) -> Result<Call, Fault> {
        let (mut request, body) = request.into_parts();
        let parts = self.parts(&site, &mut request).await?;
        let mut query = BTreeMap::new();
        for (name, value) in pairs(&request.uri) {
            let known = || self.takes().filter(|one| one.place == Place::Query);
            let Some(parameter) = known().find(|one| one.name == name) else {
                return Err(Fault::Unknown { name, known: known().map(|one| one.name).collect() });
            };
            if !parameter.kind.admits(&value) {
                return Err(Fault::Parameter { name: parameter.name, takes: parameter.kind.in_words() });
            }
            if query.insert(name, value).is_some() {
                return Err(Fault::Twice(parameter.name));
            }
        }
        let names_series = self.parameters.iter().any(|one| std::ptr::eq(*one, &SERIES));
        if names_series && !query.contains_key(SERIES.name) && site.usual_series().await == Series::Go {
            query.insert(SERIES.name.to_owned(), Series::Go.as_str().to_owned());
        }
        Ok(Call {
            site,
            language: language(&request.uri, &request.headers),
            from: Address::of(&request.extensions),
            headers: request.headers,
            uri: request.uri,
            body,
            parts,
            query: axum::extract::Query(query),
        })
    }

    /// The parts of the path. What cannot be one leads nowhere.
    async fn parts(
        &self,
        site: &Site,
        request: &mut axum::http::request::Parts,
    ) -> Result<BTreeMap<String, String>, Fault> {
        let raw = RawPathParams::from_request_parts(request, site).await.map_err(|_| Fault::Lost)?;
        let mut parts = BTreeMap::new();
        for (name, value) in &raw {
            if name == "file" {
                let (list, format) = value.rsplit_once('.').ok_or(Fault::Lost)?;
                parts.insert("list".to_owned(), list.to_owned());
                parts.insert("format".to_owned(), format.to_owned());
            } else {
                parts.insert(name.to_owned(), value.to_owned());
            }
        }
        for parameter in self.parameters.iter().filter(|one| one.place == Place::Path) {
            if !parts.get(parameter.name).is_some_and(|value| parameter.kind.admits(value)) {
                return Err(Fault::Lost);
            }
        }
        Ok(parts)
    }
}

impl Call {
    /// A part of the path.
    pub(super) fn part(&self, name: &str) -> &str {
        self.parts.get(name).map(String::as_str).unwrap_or_default()
    }

    /// Which thing the path names.
    pub(super) fn id<T: FromStr>(&self) -> Result<T, Fault> {
        self.part("id").parse().map_err(|_| Fault::Lost)
    }

    /// A parameter that is given and not empty.
    pub(super) fn given(&self, name: &str) -> Option<&str> {
        self.query.get(name).map(|value| value.trim()).filter(|value| !value.is_empty())
    }

    /// The page asked for and how much stands on one, with how much stands before it.
    pub(super) fn paging(&self) -> Paging {
        let number =
            |name: &str, default: usize| self.given(name).and_then(|text| text.parse().ok()).unwrap_or(default);
        Paging { page: number("page", 1), size: number("page_size", super::parameter::PAGE_SIZE) }
    }
}

/// Which stretch of something long is asked for.
#[derive(Clone, Copy)]
pub(super) struct Paging {
    pub page: usize,
    pub size: usize,
}

impl Paging {
    /// How many stand before it.
    pub(super) fn skip(self) -> usize {
        (self.page - 1) * self.size
    }

    /// The stretch, of so many.
    pub(super) fn stretch(self, all: usize) -> Stretch {
        Stretch::of(self.page, self.size, all)
    }

    /// The stretch, from rows of which there is one more than fits if there is more.
    pub(super) fn cut<T>(self, rows: Vec<T>) -> (Stretch, Vec<T>) {
        Stretch::cut(self.page, self.size, rows)
    }
}

/// The language asked for, whatever else is wrong with a call.
pub(in crate::web) fn language(uri: &Uri, headers: &HeaderMap) -> Language {
    let named = pairs(uri).into_iter().find(|(name, _)| name == LANGUAGE.name);
    named.and_then(|(_, value)| locale::language_of(&value)).unwrap_or_else(|| locale::wished(headers))
}

pub(in crate::web) fn pairs(uri: &Uri) -> Vec<(String, String)> {
    axum::extract::Query::try_from_uri(uri).map(|axum::extract::Query(pairs)| pairs).unwrap_or_default()
}
