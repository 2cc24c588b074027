//! The door: a name, a password, and the digits of a second factor where somebody has one.

use super::addresses;
use super::cookies::Cookie;
use super::frame::{outside, token};
use super::gate::Gate;
use super::given::Given;
use crate::secret::{self, totp};
use crate::web::Site;
use crate::web::locale::{Visit, code};
use crate::web::pages::Query;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::UserId;
use arpad_office::access::login::{Known, known, set_totp, visited};
use arpad_office::access::{self, Session, Totp, sessions};
use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Instant;

pub(super) async fn page(visit: Visit, Extension(gate): Extension<Gate>, query: Query) -> Page {
    let next = query.get("next").map(String::as_str).unwrap_or_default();
    framed(&visit, &gate, &Filled { next, ..Filled::default() }, None)
}

/// What stands in the form again.
#[derive(Default)]
struct Filled<'a> {
    name: &'a str,
    next: &'a str,
}

fn framed(visit: &Visit, gate: &Gate, filled: &Filled<'_>, fault: Option<&str>) -> Page {
    let language = visit.language;
    let title = language.label("desk-login");
    let body = html! {
        h1 { (title) }
        @if filled.next.contains("kept=") { p.note { (language.label("desk-login-kept")) } }
        @if let Some(fault) = fault { p.note role="alert" #fault { (language.label(fault)) } }
        form.ask method="post" action=(visit.to(addresses::LOGIN)) {
            (token(gate))
            input type="hidden" name="next" value=(filled.next);
            (field(&language.label("desk-user-name"), "name", "text", "username", filled.name, true))
            (field(&language.label("desk-password"), "password", "password", "current-password", "", true))
            (field(&language.label("desk-code"), "code", "text", "one-time-code", "", false))
            p { button type="submit" { (language.label("desk-come-in")) } }
            p.quiet { (language.label("desk-login-text")) " " a href=(visit.to(addresses::FORGOTTEN)) { (language.label("desk-forgotten")) } }
        }
    };
    outside(title, body)
}

/// A field of the door's forms.
pub(super) fn field(label: &str, name: &str, kind: &str, fills: &str, value: &str, is_needed: bool) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            input id=(name) type=(kind) name=(name) autocomplete=(fills) autocapitalize="none" spellcheck="false"
                value=(value) required[is_needed] maxlength="200";
        }
    }
}

pub(super) async fn come_in(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let name = given.text("name").unwrap_or_default().to_lowercase();
    let password = given.texts.get("password").and_then(|all| all.first()).cloned().unwrap_or_default();
    let next = given.text("next").unwrap_or_default();
    if !site.desk.throttle.admits(&name, gate.from, Instant::now()) {
        let page = framed(&visit, &gate, &Filled { name: &name, next }, Some("desk-too-often"));
        return Ok((StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, "900")], page).into_response());
    }
    match proved(&site, &name, &password, given.text("code").unwrap_or_default()).await? {
        Some(user) => {
            site.desk.throttle.came_in(&name, gate.from, Instant::now());
            let place = addresses::way_back(code(visit.language), next).unwrap_or_else(|| visit.to(addresses::TODAY));
            begin(&site, &gate, user, &place).await
        }
        None => {
            site.desk.throttle.failed(&name, gate.from, Instant::now());
            turned_away(&site, &gate, &name).await?;
            let page = framed(&visit, &gate, &Filled { name: &name, next }, Some("desk-wrong"));
            Ok((StatusCode::FORBIDDEN, page).into_response())
        }
    }
}

/// Who has proved who he is. The work is the same whether there is such a name or not.
async fn proved(site: &Site, name: &str, password: &str, digits: &str) -> Result<Option<UserId>, Problem> {
    let sought = name.to_owned();
    let found = site.read(move |store| Ok(known(store, &sought)?)).await?;
    let kept = found.as_ref().and_then(|one| one.hash.clone());
    let is_right = is_right(site, password, kept).await?;
    let Some(Known { user, totp, .. }) = found.filter(|_| is_right) else { return Ok(None) };
    let Some(factor) = totp else { return Ok(Some(user.id)) };
    let Some(step) = totp::step_of(&factor, digits, jiff::Timestamp::now()) else { return Ok(None) };
    // A code is good once: the step is compared and kept in one transaction.
    let used = site.write(move |store| -> Result<bool, arpad_registry::Error> {
        let name = user.name.clone();
        let now = known(store, &name)?.and_then(|one| one.totp);
        let is_new = now.is_some_and(|totp| totp.step < step && totp.key == factor.key);
        if is_new {
            set_totp(store, user.id, Some(&Totp { step, key: factor.key }))?;
        }
        Ok(is_new)
    });
    let is_new = used.await??;
    Ok(is_new.then_some(user.id))
}

/// Whether a password is the one that is kept, on a thread that may work and when there is memory for it.
pub(super) async fn is_right(site: &Site, password: &str, kept: Option<String>) -> Result<bool, Problem> {
    let _turn = site.desk.hashes.acquire().await.map_err(|_| Problem::Failed("the site is closing".into()))?;
    let (desk, password) = (site.desk.clone(), password.chars().take(200).collect::<String>());
    let done = tokio::task::spawn_blocking(move || desk.hashing.is_right(&password, kept.as_deref()));
    let failed = |error: String| Problem::Failed(error);
    done.await.map_err(|error| failed(error.to_string()))?.map_err(|error| failed(error.to_string()))
}

/// Begins a session under a secret of its own, whatever the browser brought, and goes on.
pub(super) async fn begin(site: &Site, gate: &Gate, user: UserId, place: &str) -> Result<Response, Problem> {
    let secret = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let moment = site.desk.now();
    let session = Session {
        digest: secret::digest(&secret),
        account: user,
        began: moment,
        seen: moment,
        address: gate.from.to_string(),
        agent: gate.agent.clone(),
    };
    let written = site.write(move |store| -> Result<(), arpad_registry::Error> {
        sessions::begin(store, &session)?;
        let (account, address) = (Some(session.account), session.address.clone());
        visited(store, &access::Visit { moment, account, address, how: "in".to_owned() })
    });
    written.await??;
    let mut response = Redirect::to(place).into_response();
    response.headers_mut().append(header::SET_COOKIE, Cookie::Session.set(&gate.ground, &secret));
    response.headers_mut().append(header::SET_COOKIE, Cookie::Door.unset(&gate.ground));
    Ok(response)
}

/// Writes down that somebody was turned away.
async fn turned_away(site: &Site, gate: &Gate, name: &str) -> Result<(), Problem> {
    let (name, address, moment) = (name.to_owned(), gate.from.to_string(), site.desk.now());
    let written = site.write(move |store| -> Result<(), arpad_registry::Error> {
        // A name that nobody has may be a password in the wrong field.
        let account = known(store, &name)?.map(|one| one.user.id);
        visited(store, &access::Visit { moment, account, address, how: "wrong".to_owned() })
    });
    Ok(written.await??)
}
