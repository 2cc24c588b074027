//! The calculator: small questions for anybody, each answered by the calculation that rates tournaments, line by line
//! with its paragraph. Every question is an address that can be kept and shared.

mod games;

mod change;
mod expected;
mod first;
mod go;
mod k;
mod norms;
mod performance;

mod file;

use super::form::Form;
use super::{Query, regulations, worked};
use crate::web::Site;
use crate::web::addresses::{self, TOOLS};
use crate::web::locale::Visit;
use crate::web::shell::Page;
use arpad_rules::chess::edition::Edition;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use maud::{Markup, html};

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route("/{lang}/calculator", get(index))
        .route("/{lang}/calculator/expected", get(expected::page))
        .route("/{lang}/calculator/change", get(change::page))
        .route("/{lang}/calculator/first", get(first::page))
        .route("/{lang}/calculator/performance", get(performance::page))
        .route("/{lang}/calculator/k", get(k::page))
        .route("/{lang}/calculator/norms", get(norms::page))
        .route("/{lang}/calculator/go", get(go::page))
        // The reader of the form counts for itself, to be able to answer.
        .route("/{lang}/calculator/file", get(file::form).post(file::answer).layer(DefaultBodyLimit::disable()))
}

async fn index(visit: Visit) -> Page {
    let language = visit.language;
    let title = language.label("calculator");
    let about = language.label("calculator-text");
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        div.cards { @for tool in TOOLS {
            div.card {
                h2 { a href=(visit.to(&addresses::calculator(tool))) { (language.label(&format!("calculator-{tool}"))) } }
                p { (language.label(&format!("calculator-{tool}-text"))) }
            }
        } }
    };
    Page { title, about, room: addresses::CALCULATOR, body }
}

/// A tool with its answer first: on a phone nobody scrolls for it.
fn tool(visit: &Visit, name: &str, form: &Form<'_>, answer: Option<Markup>, fields: &Markup) -> Page {
    let language = visit.language;
    let place = visit.to(&addresses::calculator(name));
    let body = html! {
        (form.faults())
        @if let Some(answer) = answer { section.answer #result aria-label=(language.label("calculator-answer")) { (answer) } }
        form.ask method="get" action={ (place) "#result" } {
            (fields)
            p { button type="submit" name="ask" value="1" { (language.label("calculator-ask")) } }
        }
    };
    frame(visit, name, &body)
}

/// The page of a tool, with the way to the others.
fn frame(visit: &Visit, name: &str, body: &Markup) -> Page {
    let language = visit.language;
    let title = language.label(&format!("calculator-{name}"));
    let about = language.label(&format!("calculator-{name}-text"));
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        (body)
        nav.tools aria-label=(language.label("calculator")) {
            h2 { (language.label("calculator-more")) }
            ul { @for other in TOOLS.into_iter().filter(|other| *other != name) {
                li { a href=(visit.to(&addresses::calculator(other))) { (language.label(&format!("calculator-{other}"))) } }
            } }
        }
    };
    Page { title, about, room: addresses::CALCULATOR, body }
}

/// One large number with its name.
fn figure(name: &str, value: &str) -> Markup {
    html! { div.figure { span.name { (name) } span.value { (value) } } }
}

/// The edition that answered.
fn by_edition(visit: &Visit, edition: &Edition) -> Markup {
    html! { p.quiet {
        (visit.language.label("calculator-by")) " "
        (regulations::link(visit, edition.id.0))
    } }
}
