//! The read-only API, version 1: what the pages show, for programs. Every endpoint describes itself; the router, the check
//! of each call, the OpenAPI document and the page for people are all made of the same descriptions.

mod asking;
mod calculating;
mod call;
mod clubs;
mod data;
mod document;
mod doors;
mod editions;
mod examples;
mod fault;
mod federation;
mod fide_players;
mod lists;
mod page;
mod parameter;
mod players;
mod proofs;
mod reconcile;
mod shadow;
mod shape;
mod stories;
mod titles;
mod tournaments;
mod upload;

use super::Site;
use super::addresses::{self, API_ROOT};
use super::etag::{still, tag_now, tell};
use super::headers::is_known;
use super::locale::code;
use crate::words::Language;
use arpad_model::visible;
use axum::Router;
use axum::body::Body;
use axum::extract::{OriginalUri, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get, post};
use call::{Endpoint, Reply, language};
pub(super) use call::{language as spoken, pairs};
pub(super) use fault::Fault;
use serde_json::Value;

/// Every endpoint, as people read about them.
fn endpoints() -> impl Iterator<Item = &'static Endpoint> {
    [
        players::ENDPOINTS,
        asking::ENDPOINTS,
        tournaments::ENDPOINTS,
        lists::ENDPOINTS,
        shadow::ENDPOINTS,
        stories::ENDPOINTS,
        clubs::ENDPOINTS,
        federation::ENDPOINTS,
        proofs::ENDPOINTS,
        data::ENDPOINTS,
        editions::ENDPOINTS,
        calculating::ENDPOINTS,
        titles::ENDPOINTS,
        document::ENDPOINTS,
    ]
    .into_iter()
    .flatten()
}

pub(super) fn router() -> Router<Site> {
    let mut api = Router::new();
    for endpoint in endpoints() {
        let answer = move |State(site): State<Site>, request: Request| answer(endpoint, site, request);
        let methods = if endpoint.body.is_some() { post(answer) } else { get(answer) };
        api = api.route(&format!("{API_ROOT}{}", endpoint.route()), methods);
    }
    api.merge(crate::web::desk::api_router())
        .merge(fide_players::router())
        .merge(reconcile::router())
        .route("/api/", get(|| async { Redirect::permanent(addresses::API) }))
        .route("/api/{*rest}", any(lost))
        .method_not_allowed_fallback(wrong_method)
        .layer(middleware::from_fn(open))
}

/// The same for people.
pub(super) fn page_router() -> Router<Site> {
    Router::new().route("/{lang}/api", get(page::page))
}

/// Describes it in both languages, so that the first who reads about it does not wait.
pub(super) fn make_ready() {
    document::document(Language::Hu);
    document::document(Language::En);
}

/// A call from the outside to its answer.
async fn answer(endpoint: &'static Endpoint, site: Site, request: Request) -> Response {
    let (uri, language) = (request.uri().clone(), language(request.uri(), request.headers()));
    // The address does not always name the language here, so the tag must.
    let place = format!("{} {uri}", code(language));
    let tag = if endpoint.body.is_none() { tag_now(&site, &place).await } else { None };
    if let Some(tag) = tag.as_ref().filter(|tag| is_known(request.headers(), tag)) {
        return still(tag);
    }
    let reply = match endpoint.admit(site, request).await {
        Ok(call) => (endpoint.answers.handle)(call).await,
        Err(fault) => Err(fault),
    };
    match reply {
        Ok(Reply::Json(value)) => {
            let mut response = json(shown(&value), "no-cache");
            if let Some(tag) = tag {
                tell(response.headers_mut(), &tag);
            }
            response
        }
        Ok(Reply::Fresh(value)) => json(shown(&value), "no-store"),
        Ok(Reply::Written(length, body)) => {
            let mut response = json(body, "no-store");
            response.headers_mut().insert(header::CONTENT_LENGTH, length.into());
            response
        }
        Ok(Reply::Other(response)) => response,
        Err(fault) => fault.response(language, &uri),
    }
}

/// An answer for this caller alone.
pub(super) fn answer_json(value: &Value) -> Response {
    json(shown(value), "no-store")
}

/// As text in which nothing steers whoever looks at it; for a program it is the same.
fn shown(value: &Value) -> String {
    visible(&value.to_string()).into_owned()
}

fn json(text: impl Into<Body>, kept: &'static str) -> Response {
    let told = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, kept)];
    (told, text.into()).into_response()
}

async fn lost(OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Response {
    Fault::Lost.response(language(&uri, &headers), &uri)
}

async fn wrong_method(OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Response {
    Fault::Method.response(language(&uri, &headers), &uri)
}

/// What everybody may read, a script of any other site may read too; and the wish for a language is part of the question.
async fn open(request: Request, next: Next) -> Response {
    let is_question = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.append(header::VARY, HeaderValue::from_static("accept-language"));
    if is_question {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    }
    response
}
