//! A one-time link: whoever was invited, or has lost the password, sets one. The link is good once and for some days.

use super::addresses;
use super::frame::{outside, token};
use super::gate::{Gate, to};
use super::given::Given;
use super::login::{begin, field};
use crate::secret;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::pages::Query;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, User};
use arpad_office::access::links;
use arpad_office::access::login::{SHORTEST, fitting, has_totp, set_password};
use arpad_office::acts::desk::OfficeError;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;
use std::sync::Arc;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    query: Query,
) -> Result<Page, Problem> {
    let code = query.get("code").cloned().unwrap_or_default();
    let user = invited(&site, &code).await?;
    Ok(framed(&visit, &gate, &user, &code, None))
}

async fn invited(site: &Site, code: &str) -> Result<User, Problem> {
    let (digest, moment) = (secret::digest(code), site.desk.now());
    site.read(move |store| links::user(store, &digest, moment)).await
}

fn framed(visit: &Visit, gate: &Gate, user: &User, code: &str, fault: Option<String>) -> Page {
    let language = visit.language;
    let title = language.label("desk-invitation");
    let body = html! {
        h1 { (title) }
        p { (language.say("desk-invitation-text", &[("name", Fact::Name(user.shown.clone())), ("least", SHORTEST.into())])) }
        @if let Some(fault) = fault { p.note role="alert" #fault { (fault) } }
        form.ask method="post" action=(visit.to(addresses::INVITATION)) {
            (token(gate))
            input type="hidden" name="code" value=(code);
            // For whatever keeps passwords in the browser.
            input type="hidden" name="name" autocomplete="username" value=(user.name);
            (field(&language.label("desk-new-password"), "password", "password", "new-password", "", true))
            (field(&language.label("desk-again"), "again", "password", "new-password", "", true))
            p { button type="submit" { (language.label("desk-set-password")) } }
        }
    };
    outside(title, body)
}

pub(super) async fn accept(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let code = given.text("code").unwrap_or_default().to_owned();
    let user = invited(&site, &code).await?;
    let typed = |name: &str| given.texts.get(name).and_then(|all| all.first()).cloned().unwrap_or_default();
    let (password, again) = (typed("password"), typed("again"));
    let fault = match fitting(&user.name, &password) {
        Err(refusal) => Some(visit.language.refusal(&refusal)),
        Ok(()) if password != again => Some(visit.language.label("desk-not-the-same")),
        Ok(()) => None,
    };
    if fault.is_some() {
        let page = framed(&visit, &gate, &user, &code, fault);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    let hash = hashed(&site, password).await?;
    let (digest, moment) = (secret::digest(&code), site.desk.now());
    let set = site.write(move |store| -> Result<(arpad_model::UserId, bool), OfficeError> {
        // Once more, in the transaction that spends it: of two who use it at once, one is too late.
        let user = links::user(store, &digest, moment)?;
        set_password(store, user.id, &hash, moment)?;
        Ok((user.id, has_totp(store, user.id)?))
    });
    let (user, is_double) = set.await??;
    // A link takes the place of the password, not of the second factor: who has one shows it at the door.
    if is_double {
        return Ok(to(&visit, addresses::LOGIN).into_response());
    }
    begin(&site, &gate, user, &visit.to(addresses::TODAY)).await
}

/// The hash of a password, on a thread that may work and when there is memory for it.
async fn hashed(site: &Site, password: String) -> Result<String, Problem> {
    let _turn = site.desk.hashes.acquire().await.map_err(|_| Problem::Failed("the site is closing".into()))?;
    let desk = site.desk.clone();
    let done = tokio::task::spawn_blocking(move || desk.hashing.hash(&password)).await;
    let done = done.map_err(|error| Problem::Failed(error.to_string()))?;
    done.map_err(|error| Problem::Failed(error.to_string()))
}
