//! A forgotten password: whoever names a user is told the same, whether there is such a user or not, and at once; if there is, and
//! it is known where he is reached, a one-time link is sent to him. It is asked for from a few places and a few times only.

use super::addresses;
use super::frame::{outside, token};
use super::gate::Gate;
use super::given::Given;
use super::login::field;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_office::access::login::ask_for_reset;
use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::html;
use std::sync::Arc;
use std::time::Instant;

/// What stands above the form.
enum Said {
    Nothing,
    Sent,
    TooOften,
}

pub(super) async fn page(visit: Visit, State(site): State<Site>, Extension(gate): Extension<Gate>) -> Page {
    framed(&visit, &site, &gate, &Said::Nothing)
}

fn framed(visit: &Visit, site: &Site, gate: &Gate, said: &Said) -> Page {
    let language = visit.language;
    let title = language.label("desk-forgotten");
    let body = html! {
        h1 { (title) }
        @match said {
            Said::Nothing => {}
            Said::Sent => p.done role="status" { (language.label("desk-forgotten-sent")) },
            Said::TooOften => p.note role="alert" { (language.label("desk-too-often")) },
        }
        // A site without a way out for mail says so to everybody, and asks for nothing.
        @if site.post.smtp.is_none() { p { (language.label("desk-forgotten-no-mail")) } }
        @else {
            form.ask method="post" action=(visit.to(addresses::FORGOTTEN)) {
                (token(gate))
                p { (language.label("desk-forgotten-text")) }
                (field(&language.label("desk-user-name"), "name", "text", "username", "", true))
                p { button type="submit" { (language.label("desk-forgotten-ask")) } }
            }
        }
        p { a href=(visit.to(addresses::LOGIN)) { (language.label("desk-login")) } }
    };
    outside(title, body)
}

pub(super) async fn ask(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    if site.post.smtp.is_none() {
        return Ok(framed(&visit, &site, &gate, &Said::Nothing).into_response());
    }
    let name = given.text("name").unwrap_or_default().to_lowercase();
    let now = Instant::now();
    // Whatever comes of it, it counts: as many as one may fail at the door.
    if !site.desk.asked.admits(&name, gate.from, now) {
        let page = framed(&visit, &site, &gate, &Said::TooOften);
        return Ok((StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, "900")], page).into_response());
    }
    site.desk.asked.failed(&name, gate.from, now);
    let page = framed(&visit, &site, &gate, &Said::Sent);
    // Behind the answer, so that its time tells nothing.
    tokio::spawn(async move {
        let moment = site.desk.now();
        if let Err(error) = site.write(move |store| ask_for_reset(store, &name, moment)).await {
            tracing::warn!(?error, "a new password is not sent");
        }
    });
    Ok(page.into_response())
}
