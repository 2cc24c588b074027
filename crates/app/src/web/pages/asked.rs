//! What an address asks, as types: the parts of its path, and what stands behind the question mark. What cannot be read
//! never reaches a page; whoever asked is told so as by any other page.

use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::Series;
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
pub(in crate::web) struct Id<T>(pub T);

/// The part of the path behind that.
pub(super) struct Second<T>(pub T);

/// What a page understands of a query.
pub(super) struct Asked<T>(pub T);

/// A query as a page understands it.
pub(super) trait Question: Sized {
    /// It asks about one series: where none is named, about the usual one of the register.
    const OF_SERIES: bool = false;

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
        let mut query = Query::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        if T::OF_SERIES && wanted(&query, "series").is_none() && site.usual_series().await == Series::Go {
            query.0.insert("series".to_owned(), Series::Go.as_str().to_owned());
        }
        T::read(visit.language, &query).map(Asked).map_err(IntoResponse::into_response)
    }
}

/// A part of the path; the language is the first.
async fn part<T: FromStr>(parts: &mut Parts, site: &Site, at: usize) -> Result<T, Response> {
    let params = RawPathParams::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
    let text = params.iter().nth(at).map(|(_, value)| value).unwrap_or_default();
    text.parse().map_err(|_| Problem::Lost.into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::shell::{self, Page};
    use arpad_model::PersonId;
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode, header};
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use maud::html;
    use tower::ServiceExt;

    struct Only(Option<Series>);

    impl Question for Only {
        fn read(language: Language, query: &Query) -> Result<Self, Problem> {
            match wanted(query, "series") {
                Some("none") => Err(Problem::Wrong(language.label("web-nobody-chosen"))),
                _ => parsed(query, "series").map(Only),
            }
        }
    }

    async fn page(
        Id(id): Id<PersonId>,
        Second(other): Second<PersonId>,
        Asked(Only(series)): Asked<Only>,
        Asked(PageNumber(page)): Asked<PageNumber>,
    ) -> impl IntoResponse {
        let body = html! { h1 { (id) "+" (other) " " (series.map_or("-", Series::as_str)) " " (page) } };
        let page = Page { title: String::new(), about: String::new(), room: "", body };
        (StatusCode::ACCEPTED, [(header::CACHE_CONTROL, "no-store")], page)
    }

    /// The status, whether it may be kept, and the heading of the page at an address.
    async fn seen(place: &str) -> (u16, bool, String) {
        let site = Site::new("sqlite:nowhere.db", None);
        let framed = from_fn_with_state(site.clone(), shell::framed);
        let router = Router::new().route("/{lang}/{id}/and/{other}", get(page)).layer(framed).with_state(site);
        let request = Request::get(place).body(Body::empty()).expect("a request");
        let answer = router.oneshot(request).await.expect("an answer");
        assert_eq!(answer.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8", "{place}");
        let (status, is_kept) = (answer.status().as_u16(), !answer.headers().contains_key(header::CACHE_CONTROL));
        let body = to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
        let body = String::from_utf8_lossy(&body);
        let heading = body.split("<h1>").nth(1).and_then(|rest| rest.split("</h1>").next()).unwrap_or_default();
        (status, is_kept, heading.to_owned())
    }

    #[tokio::test]
    async fn a_page_is_framed_with_the_status_and_headers_of_its_handler() {
        assert_eq!(seen("/en/7/and/08").await, (202, false, "7+8 - 1".to_owned()));
        assert_eq!(seen("/hu/7/and/8?series=go&page=3").await, (202, false, "7+8 go 3".to_owned()));
        for first in ["0", "x", "-1", "+"] {
            assert_eq!(seen(&format!("/hu/1/and/2?page={first}")).await.2, "1+2 - 1");
        }
    }

    #[tokio::test]
    async fn what_cannot_be_read_is_told_as_a_page_in_its_language() {
        let [lost, nowhere] = [Language::En, Language::Hu].map(|language| language.label("web-lost"));
        for place in ["/en/x/and/2", "/en/1/and/x", "/en/1/and/4294967296", "/en/1/and/2?series=tempo"] {
            assert_eq!(seen(place).await, (404, true, lost.clone()), "{place}");
        }
        assert_eq!(seen("/hu/1/and/-2").await, (404, true, nowhere));
        assert_eq!(seen("/en/1/and/2?series=none").await, (400, true, Language::En.label("web-wrong")));
        assert_eq!(seen("/xx/1/and/2").await.0, 404, "no language of ours");
    }
}
