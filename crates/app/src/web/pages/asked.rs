//! A question about one thing of the register: who asks, for which number, and how.

use super::{Query, number_in};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

/// What a page about one player, tournament or club is asked. What is no number leads nowhere.
pub(super) struct Asked {
    pub visit: Visit,
    pub site: Site,
    /// The number in the address.
    pub id: u32,
    pub query: Query,
}

impl Asked {
    /// The answer, or the page that says why there is none.
    pub(super) fn answer(&self, page: Result<Response, Problem>) -> Response {
        self.visit.answer(page)
    }
}

impl FromRequestParts<Site> for Asked {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        let visit = Visit::from_request_parts(parts, site).await?;
        let params = RawPathParams::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        let id = params.iter().find(|(name, _)| *name == "id").map(|(_, value)| value).unwrap_or_default();
        let id = number_in(id).map_err(|problem| visit.answer(Err(problem)))?;
        let query = Query::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        Ok(Asked { visit, site: site.clone(), id, query })
    }
}
