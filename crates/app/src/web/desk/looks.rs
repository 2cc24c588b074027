//! What programs of the office read beside what anybody may: who may apply for a title, and an arbiter whole.

use super::api::{admitted, faults};
use crate::answer::arbiter::ArbiterDossier;
use crate::answer::schema::{shape, value};
use crate::answer::title_worklist::TitleWorklist;
use crate::web::Site;
use crate::web::addresses::API_ROOT;
use crate::web::api::{Fault, answer_json, spoken};
use crate::web::guests::Address;
use crate::words::Language;
use arpad_model::PersonId;
use arpad_office::access::OFFICE;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::arbiter_dossier::arbiter_dossier;
use arpad_office::views::title_worklist::title_worklist;
use arpad_registry::Reader;
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::get;
use schemars::SchemaGenerator;
use serde_json::{Value, json};

/// The worklist of titles.
const TITLES: &str = "/desk/titles";

/// An arbiter.
const ARBITER: &str = "/desk/arbiters/{id}";

/// What may go wrong.
const FAULTS: &[(&str, &str)] = &[
    ("401", "unauthorized"),
    ("403", "forbidden"),
    ("404", "not-found"),
    ("422", "refused"),
    ("429", "too-many-requests"),
    ("503", "busy"),
];

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route(&format!("{API_ROOT}{TITLES}"), get(worklist))
        .route(&format!("{API_ROOT}{ARBITER}"), get(arbiter))
}

/// Path and description of each, for the API's own document.
pub(super) fn described(language: Language, shapes: &mut SchemaGenerator, problem: &Value) -> Vec<(String, Value)> {
    let of_person = json!([{
        "name": "id", "in": "path", "required": true, "example": 1,
        "description": language.label("api-parameter-player"),
        "schema": {"type": "integer", "minimum": 1, "maximum": u32::MAX},
    }]);
    let (worklist, dossier) = (shape::<TitleWorklist>(shapes), shape::<ArbiterDossier>(shapes));
    [(TITLES, "desk-titles", json!([]), worklist), (ARBITER, "desk-arbiter", of_person, dossier)]
        .map(|(path, name, parameters, answer)| {
            let title = language.label(&format!("api-{name}"));
            let mut responses = faults(language, problem, FAULTS);
            let content = json!({"application/json": {"schema": answer}});
            responses.insert("200".to_owned(), json!({"description": title, "content": content}));
            let operation = json!({"get": {
                "operationId": name,
                "summary": title,
                "description": language.label(&format!("api-{name}-text")),
                "security": [{"token": []}],
                "parameters": parameters,
                "responses": responses,
                "x-example": format!("{API_ROOT}{}", path.replace("{id}", "1")),
            }});
            (path.to_owned(), operation)
        })
        .into()
}

/// Who may apply for a title, for who sees the office's work.
async fn worklist(State(site): State<Site>, request: Request) -> Response {
    let today = site.desk.now().day();
    let looked = move |store: &mut Reader<'_>| title_worklist(store, today);
    looked_at(site.clone(), request, looked, |found| found.as_ref().map(|one| value(&TitleWorklist::of(one)))).await
}

/// An arbiter whole.
async fn arbiter(State(site): State<Site>, Path(id): Path<String>, request: Request) -> Response {
    let (today, id) = (site.desk.now().day(), id.parse().ok().map(PersonId));
    let looked = move |store: &mut Reader<'_>| id.map(|id| arbiter_dossier(store, id, today)).transpose();
    looked_at(site.clone(), request, looked, |found| found.as_ref().map(|one| value(&ArbiterDossier::of(one)))).await
}

/// Reads something of the office's for whoever has a token and sees it.
async fn looked_at<T: Send + 'static>(
    site: Site,
    request: Request,
    look: impl FnOnce(&mut Reader<'_>) -> Result<T, OfficeError> + Send + 'static,
    told: impl FnOnce(&T) -> Option<Value>,
) -> Response {
    let (uri, language) = (request.uri().clone(), spoken(request.uri(), request.headers()));
    let (headers, address) = (request.headers().clone(), Address::of(request.extensions()));
    drop(request);
    let answered = async {
        let who = admitted(&site, &headers, address).await?;
        if !who.sees(OFFICE) {
            return Err(Fault::Denied);
        }
        let found = site.read(look).await?;
        told(&found).ok_or(Fault::Lost)
    };
    match answered.await {
        Ok(value) => answer_json(&value),
        Err(fault) => fault.response(language, &uri),
    }
}
