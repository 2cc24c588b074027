//! Two languages, each with its own addresses; the browser's wish decides where none is named.

use super::identity::Identity;
use super::problem::Problem;
use super::{Site, addresses, shell};
use crate::words::Language;
use axum::extract::{FromRequestParts, OriginalUri, RawPathParams, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;

/// The language and the address of a page, without its first part: what a page needs to speak and to offer the other one.
#[derive(Clone, Debug)]
pub(super) struct Visit {
    pub language: Language,
    /// Path and query below the language, beginning with a slash.
    pub place: String,
    /// Whose site it is.
    pub federation: Arc<Identity>,
}

impl Visit {
    /// An address in the same language.
    pub(super) fn to(&self, place: &str) -> String {
        format!("/{}{place}", code(self.language))
    }

    /// The same place in another language.
    pub(super) fn in_language(&self, language: Language) -> String {
        format!("/{}{}", code(language), self.place)
    }

    /// The address search engines should keep: without what only chooses, orders or fills in.
    pub(super) fn canonical(&self) -> String {
        let (path, query) = self.place.split_once('?').unwrap_or((&self.place, ""));
        let names = |part: &&str| part.split('=').next().is_some_and(|name| NAMING.contains(&name));
        let kept: Vec<&str> = query.split('&').filter(names).collect();
        let mark = if kept.is_empty() { "" } else { "?" };
        format!("/{}{path}{mark}{}", code(self.language), kept.join("&"))
    }

    /// Who visits an address; where it names no language, what is said then.
    pub(super) async fn read(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        let params = RawPathParams::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        let named = params.iter().find(|(name, _)| *name == "lang").and_then(|(_, value)| language_of(value));
        let Some(language) = named else {
            return Err(no_language(site, &parts.uri, &parts.headers).await);
        };
        let whole = parts.uri.path_and_query().map_or("/", |place| place.as_str());
        let place = whole[1 + code(language).len()..].to_owned();
        Ok(Visit { language, place, federation: site.federation().await.into() })
    }
}

impl FromRequestParts<Site> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        match parts.extensions.get::<Visit>() {
            Some(visit) => Ok(visit.clone()),
            None => Visit::read(parts, site).await,
        }
    }
}

/// The parts of a query that name another page and not another look at the same one.
const NAMING: [&str; 7] = ["series", "after", "round", "page", "revision", "against", "behind"];

/// The two letters in addresses.
pub(super) fn code(language: Language) -> &'static str {
    match language {
        Language::Hu => "hu",
        Language::En => "en",
    }
}

pub(super) fn language_of(code: &str) -> Option<Language> {
    match code {
        "hu" => Some(Language::Hu),
        "en" => Some(Language::En),
        _ => None,
    }
}

/// The first of our languages the browser asks for; Hungarian where it asks for neither.
pub(super) fn wished(headers: &HeaderMap) -> Language {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut ranked: Vec<(u32, Language)> = Vec::new();
    for wish in wishes.split(',') {
        let mut parts = wish.trim().split(';');
        let Some(language) = parts.next().and_then(|tag| language_of(tag.get(..2).unwrap_or_default())) else {
            continue;
        };
        let quality = parts.find_map(|part| part.trim().strip_prefix("q=")).and_then(|q| q.parse::<f32>().ok());
        ranked.push(((quality.unwrap_or(1.0) * 1000.0) as u32, language));
    }
    ranked.iter().rev().max_by_key(|(quality, _)| *quality).map_or(Language::Hu, |(_, language)| *language)
}

/// The front door: on to the home page in the visitor's language.
pub(super) async fn choose(headers: HeaderMap) -> Response {
    let vary = [(header::VARY, "accept-language")];
    (vary, Redirect::to(&format!("/{}/", code(wished(&headers))))).into_response()
}

/// An address without a language leads to the same place in the visitor's; everything else is nowhere.
pub(super) async fn lost(State(site): State<Site>, OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Response {
    let first = uri.path().split('/').nth(1).unwrap_or_default();
    match language_of(first) {
        Some(language) => {
            let whole = uri.path_and_query().map_or("/", |place| place.as_str());
            let visit = Visit { language, place: whole[3..].to_owned(), federation: site.federation().await.into() };
            shell::problem(&visit, Problem::Lost)
        }
        None => no_language(&site, &uri, &headers).await,
    }
}

async fn no_language(site: &Site, uri: &Uri, headers: &HeaderMap) -> Response {
    let language = wished(headers);
    let first = uri.path().split('/').nth(1).unwrap_or_default();
    let is_first = |room: &str| room.strip_prefix('/') == Some(first);
    let rooms = shell::ROOMS.map(|(room, _)| room);
    if rooms.into_iter().chain([addresses::SEARCH, addresses::STATISTICS, addresses::API]).any(is_first) {
        let whole = uri.path_and_query().map_or("/", |place| place.as_str());
        let vary = [(header::VARY, "accept-language")];
        return (vary, Redirect::to(&format!("/{}{whole}", code(language)))).into_response();
    }
    let visit = Visit { language, place: addresses::HOME.to_owned(), federation: site.federation().await.into() };
    shell::problem(&visit, Problem::Lost)
}
