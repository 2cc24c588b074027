//! Who looks at a list of the desk, and what he asks of it.

use super::frame;
use super::gate::Gate;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::pages::Query;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_office::access::Who;
use axum::Extension;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use maud::Markup;

/// A visit to a list: the place, the site, who stands at the gate, and what stands behind the question mark.
pub(super) struct Looking {
    pub visit: Visit,
    pub site: Site,
    pub gate: Gate,
    query: Query,
}

impl FromRequestParts<Site> for Looking {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        let visit = Visit::from_request_parts(parts, site).await?;
        let gate = Extension::<Gate>::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        let query = Query::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        Ok(Looking { visit, site: site.clone(), gate: gate.0, query })
    }
}

impl Looking {
    pub(super) fn language(&self) -> Language {
        self.visit.language
    }

    pub(super) fn who(&self) -> Result<&Who, Problem> {
        self.gate.who()
    }

    /// What is asked under a name, where anything is.
    pub(super) fn asked(&self, name: &str) -> Option<String> {
        self.query.get(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
    }

    /// The list in the desk's frame, under its title.
    pub(super) async fn page(&self, title: String, body: Markup) -> Result<Page, Problem> {
        frame::page(&self.visit, &self.site, &self.gate, title, body).await
    }
}
