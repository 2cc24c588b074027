//! One's own: the browsers one has come in with, each to be ended, who came to the door in one's name, and the second factor.

use super::cookies::Cookie;
use super::frame::{self, token};
use super::gate::{Gate, to};
use super::given::Given;
use super::login::{field, is_right};
use super::{addresses, own_tokens};
use crate::secret::totp::{self, new_key};
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_office::access::login::{Known, has_totp, known, set_totp, visits_of};
use arpad_office::access::{self, By, Session, Totp, sessions, tokens};
use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Instant;

/// So many of the last visits are shown.
const MOST: u32 = 20;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    shown(&visit, &site, &gate, html! {}).await
}

pub(super) async fn shown(visit: &Visit, site: &Site, gate: &Gate, told: Markup) -> Result<Page, Problem> {
    let who = gate.who()?.clone();
    let (id, moment) = (who.id(), site.desk.now());
    let (open, visits, is_double, made) = site
        .read(move |store| {
            let (open, visits) = (sessions::of(store, id, moment)?, visits_of(store, id, MOST)?);
            Ok((open, visits, has_totp(store, id)?, tokens::of(store, id)?))
        })
        .await?;
    let key = new_key().map_err(|error| Problem::Failed(error.to_string()))?;
    let title = visit.language.label("desk-sessions");
    let body = html! {
        h1 { (title) }
        (told)
        @if who.lacks_factor() { p.note role="alert" { (visit.language.label("desk-totp-asked")) } }
        (browsers(visit, gate, &open, Some((addresses::END_SESSION, None))))
        (came(visit, &visits))
        (factor(visit, gate, is_double, &key))
        @if !who.lacks_factor() { (own_tokens::section(visit, gate, &who, &made)) }
    };
    frame::page(visit, site, gate, title, body).await
}

/// Open sessions, each with its button for who may end it: where it is sent, and whose they are if not one's own.
pub(super) fn browsers(visit: &Visit, gate: &Gate, open: &[Session], end: Option<(&str, Option<&str>)>) -> Markup {
    let language = visit.language;
    html! {
        (stacked(&language.label("desk-browsers"), &html! { table.lean {
            caption { (language.label("desk-browsers")) }
            thead { tr { @for key in ["desk-browser", "desk-address", "desk-began", "desk-seen"] {
                th scope="col" { (language.label(key)) }
            } th scope="col" { span.unseen { (language.label("desk-end")) } } } }
            tbody { @for session in open { tr {
                td { (session.agent) }
                td { (session.address) }
                td { (language.moment(session.began)) }
                td { (language.moment(session.seen)) }
                td {
                    @if gate.who.as_ref().is_some_and(|who| *who.by() == By::Session(session.digest)) { (language.label("desk-this-one")) }
                    @else if let Some((place, whose)) = end {
                        form method="post" action=(visit.to(place)) {
                            (token(gate))
                            @if let Some(name) = whose { input type="hidden" name="name" value=(name); }
                            input type="hidden" name="session" value=(sessions::handle(&session.digest));
                            button type="submit" { (language.label("desk-end")) }
                        }
                    }
                }
            } } }
        } }))
    }
}

fn came(visit: &Visit, visits: &[access::Visit]) -> Markup {
    let language = visit.language;
    html! {
        (stacked(&language.label("desk-visits"), &html! { table.lean {
            caption { (language.label("desk-visits")) }
            thead { tr { @for key in ["desk-when", "desk-address", "desk-how"] { th scope="col" { (language.label(key)) } } } }
            tbody { @for one in visits { tr {
                td { (language.moment(one.moment)) }
                td { (one.address) }
                td { (language.label(&format!("desk-how-{}", one.how))) }
            } } }
        } }))
    }
}

fn factor(visit: &Visit, gate: &Gate, is_double: bool, key: &[u8]) -> Markup {
    let language = visit.language;
    html! {
        section aria-labelledby="totp" {
            h2 #totp { (language.label("desk-totp")) }
            p { (language.label(if is_double { "desk-totp-on" } else { "desk-totp-off" })) }
            form.ask method="post" action=(visit.to(addresses::TOTP)) {
                (token(gate))
                @if !is_double {
                    p { (language.label("desk-totp-key")) " " code { (totp::written(key)) } }
                    input type="hidden" name="key" value=(totp::written(key));
                    (field(&language.label("desk-code"), "code", "text", "one-time-code", "", true))
                }
                (field(&language.label("desk-password"), "password", "password", "current-password", "", true))
                p { button type="submit" { (language.label(if is_double { "desk-totp-remove" } else { "desk-totp-set" })) } }
            }
        }
    }
}

/// Ends a session of one's own; of nobody else's, whatever is named.
pub(super) async fn end(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let (id, named) = (gate.who()?.id(), given.text("session").unwrap_or_default().to_owned());
    let ended = site.write(move |store| sessions::end_named(store, id, &named)).await?;
    match ended? {
        true => Ok(to(&visit, addresses::SESSIONS).into_response()),
        false => Err(Problem::Lost),
    }
}

/// Ends the session one is here with.
pub(super) async fn leave(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Response, Problem> {
    if let By::Session(digest) = *gate.who()?.by() {
        let ended = site.write(move |store| sessions::end(store, &digest)).await?;
        ended?;
    }
    let mut response = to(&visit, addresses::LOGIN).into_response();
    response.headers_mut().append(header::SET_COOKIE, Cookie::Session.unset(&gate.ground));
    Ok(response)
}

/// The page with what is wrong on it.
pub(super) async fn refused(visit: &Visit, site: &Site, gate: &Gate, text: &str) -> Result<Response, Problem> {
    let page = shown(visit, site, gate, html! { p.note role="alert" #fault { (text) } }).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// The password once more, so that an open browser is not enough; guesses are counted as at the door.
pub(super) async fn proved_again(
    site: &Site,
    gate: &Gate,
    given: &Given,
) -> Result<Result<Known, &'static str>, Problem> {
    let name = gate.who()?.name().to_owned();
    if !site.desk.throttle.admits(&name, gate.from, Instant::now()) {
        return Ok(Err("desk-too-often"));
    }
    let sought = name.clone();
    let found = site.read(move |store| Ok(known(store, &sought)?)).await?.ok_or(Problem::Denied)?;
    let password = given.texts.get("password").and_then(|all| all.first()).cloned().unwrap_or_default();
    if is_right(site, &password, found.hash.clone()).await? {
        return Ok(Ok(found));
    }
    site.desk.throttle.failed(&name, gate.from, Instant::now());
    Ok(Err("desk-wrong"))
}

/// Sets the second factor, or takes it away; both with the password, so that an open browser is not enough.
pub(super) async fn totp(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let id = gate.who()?.id();
    let refuse = async |fault: &'static str| refused(&visit, &site, &gate, &visit.language.label(fault)).await;
    let found = match proved_again(&site, &gate, &given).await? {
        Ok(found) => found,
        Err(fault) => return refuse(fault).await,
    };
    let set = match found.totp {
        Some(_) => None,
        None => {
            let fresh = given.text("key").and_then(totp::read).map(|key| Totp { key, step: 0 });
            let code = given.text("code").unwrap_or_default();
            let step = fresh.as_ref().and_then(|totp| totp::step_of(totp, code, jiff::Timestamp::now()));
            let Some((fresh, step)) = fresh.zip(step) else { return refuse("desk-code-wrong").await };
            Some(Totp { step, ..fresh })
        }
    };
    let written = site.write(move |store| set_totp(store, id, set.as_ref())).await?;
    written?;
    Ok(to(&visit, addresses::SESSIONS).into_response())
}
