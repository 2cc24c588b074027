//! What an address asks, as types: the parts of its path, and what stands behind the question mark. What cannot be read
//! never reaches a page; whoever asked is told so as by any other page.

use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::Language;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use std::str::FromStr;

/// What stands behind the question mark, as it was typed: for forms, which show it again.
pub(in crate::web) type Query = axum::extract::Query<BTreeMap<String, String>>;

/// A filled parameter.
pub(super) fn wanted<'a>(query: &'a Query, name: &str) -> Option<&'a str> {
    query.0.get(name).map(|value| value.trim()).filter(|value| !value.is_empty())
}

/// Which thing a page is about: the first part of the path behind the language. What names nothing leads nowhere.
pub(super) struct Id<T>(pub T);

/// The part of the path behind that.
pub(super) struct Second<T>(pub T);

/// What a page understands of a query.
pub(super) struct Asked<T>(pub T);

/// A query as a page understands it.
pub(super) trait Question: Sized {
    /// Reads it; what it says wrongly is told in this language.
    fn read(language: Language, query: &Query) -> Result<Self, Problem>;
}

/// The page of a long table, from 1. What is no number means the first.
pub(super) struct PageNumber(pub usize);

impl Question for PageNumber {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        let page = wanted(query, "page").and_then(|page| page.parse().ok()).filter(|page| *page > 0);
        Ok(PageNumber(page.unwrap_or(1)))
    }
}

/// A parameter that leads nowhere where it cannot be read.
pub(super) fn parsed<T: FromStr>(query: &Query, name: &str) -> Result<Option<T>, Problem> {
    wanted(query, name).map(|text| text.parse().map_err(|_| Problem::Lost)).transpose()
}

impl<T: FromStr> FromRequestParts<Site> for Id<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        part(parts, site, 1).await.map(Id)
    }
}

impl<T: FromStr> FromRequestParts<Site> for Second<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        part(parts, site, 2).await.map(Second)
    }
}

impl<T: Question> FromRequestParts<Site> for Asked<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        let visit = Visit::from_request_parts(parts, site).await?;
        let query = Query::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        T::read(visit.language, &query).map(Asked).map_err(IntoResponse::into_response)
    }
}

/// A part of the path; the language is the first.
async fn part<T: FromStr>(parts: &mut Parts, site: &Site, at: usize) -> Result<T, Response> {
    let params = RawPathParams::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
    let text = params.iter().nth(at).map(|(_, value)| value).unwrap_or_default();
    text.parse().map_err(|_| Problem::Lost.into_response())
}
