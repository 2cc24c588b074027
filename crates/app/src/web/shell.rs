//! The frame of every page: title, way around, search, the other language, and the pages for when there is none.

use super::locale::{Visit, code};
use super::problem::Problem;
use super::{Site, addresses, assets};
use crate::words::Language;
use arpad_model::visible;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};

/// A page before it is framed.
#[derive(Clone)]
pub(super) struct Page {
    /// What the browser's tab says, before the site's own name.
    pub title: String,
    /// One sentence for search engines.
    pub about: String,
    /// Which entry of the menu it belongs to.
    pub room: &'static str,
    /// The page itself, with one `h1`.
    pub body: Markup,
}

/// What a handler gives, on its way to the frame beside an answer without a body.
#[derive(Clone)]
enum Unframed {
    Page(Page),
    Problem(Problem),
}

impl IntoResponse for Page {
    fn into_response(self) -> Response {
        let mut response = Response::default();
        response.extensions_mut().insert(Unframed::Page(self));
        response
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if self.status() == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
        }
        response.extensions_mut().insert(Unframed::Problem(self));
        response
    }
}

/// Says who visits, and frames what the handlers behind it give. Status and headers stay as they are.
pub(super) async fn framed(State(site): State<Site>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    // Who names no language is told so by the handler that asks for it.
    let visit = Visit::read(&mut parts, &site).await.ok();
    if let Some(visit) = &visit {
        parts.extensions.insert(visit.clone());
    }
    let response = next.run(Request::from_parts(parts, body)).await;
    match visit {
        Some(visit) => frame(&visit, response),
        None => response,
    }
}

/// The page that says why there is none.
pub(super) fn problem(visit: &Visit, problem: Problem) -> Response {
    frame(visit, problem.into_response())
}

fn frame(visit: &Visit, response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    let page = match parts.extensions.remove::<Unframed>() {
        Some(Unframed::Page(page)) => page,
        Some(Unframed::Problem(problem)) => told(visit, &problem),
        None => return Response::from_parts(parts, body),
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    Response::from_parts(parts, Body::from(harmless(&whole(visit, &page).into_string())))
}

/// A page in which nothing steers the browser: whatever a name brought along is written out. A browser ends a line that was
/// typed with two characters and reads one as the same.
fn harmless(page: &str) -> String {
    visible(&page.replace("\r\n", "\n")).into_owned()
}

fn told(visit: &Visit, problem: &Problem) -> Page {
    let language = visit.language;
    let (heading, sentence) = match problem {
        Problem::Withheld => return withheld(visit),
        Problem::Lost => (language.label("web-lost"), language.label("web-lost-text")),
        Problem::Wrong(what) => (language.label("web-wrong"), what.clone()),
        Problem::Denied => (language.label("desk-denied"), language.label("desk-denied-text")),
        Problem::Strange => (language.label("desk-strange"), language.label("desk-strange-text")),
        Problem::Stale => return stale(visit),
        Problem::Plain => (language.label("desk-plain"), language.label("desk-plain-text")),
        Problem::TooLarge(most) => {
            (language.label("web-too-large"), language.say("web-too-large-text", &[("most", (*most).into())]))
        }
        Problem::Busy => (language.label("web-busy"), language.label("web-busy-text")),
        Problem::Refused(refusal) => (language.label("web-refused"), language.refusal(refusal)),
        Problem::Unwritten(what) => {
            tracing::error!("{what}");
            (language.label("web-unwritten"), language.label("web-unwritten-text"))
        }
        Problem::Away(what) => {
            tracing::error!("{what}");
            (language.label("web-away"), language.label("web-away-text"))
        }
        Problem::NoRoom(what) => {
            tracing::error!("{what}");
            (language.label("web-no-room"), language.label("web-no-room-text"))
        }
        Problem::Failed(what) => {
            tracing::error!("{what}");
            (language.label("web-failed"), language.label("web-failed-text"))
        }
    };
    let body = html! {
        h1 { (heading) }
        p { (sentence) }
        p { a href=(visit.to(addresses::HOME)) { (language.label("web-to-home")) } }
    };
    Page { title: heading, about: String::new(), room: "", body }
}

/// A form of an earlier session was not carried out: it stands filled in where it can be sent again.
fn stale(visit: &Visit) -> Page {
    let title = visit.language.label("desk-stale");
    // What stands after the form's address was said by the page that is stale.
    let place = visit.place.split('?').next().unwrap_or_default();
    let body = html! {
        h1 { (title) }
        p { (visit.language.label("desk-stale-text")) }
        p { a href={ (visit.to(place)) "?kept=true" } { (visit.language.label("desk-typed-open")) } }
    };
    Page { title, about: String::new(), room: "", body }
}

/// Who asked not to be shown is treated like somebody who is not there, politely.
fn withheld(visit: &Visit) -> Page {
    let title = visit.language.label("web-hidden-person");
    let body = html! {
        h1 { (title) }
        p { (visit.language.label("web-hidden-text")) }
        p { a href=(visit.to(addresses::PLAYERS)) { (visit.language.label("web-find-player")) } }
    };
    Page { title, about: String::new(), room: addresses::PLAYERS, body }
}

/// The rooms of the site, which are its menu: address below the language, key of its word. On a phone it is one line that
/// moves sideways, so what most people come for stands first; the foot of the page has all of it again.
pub(super) const ROOMS: [(&str, &str); 8] = [
    (addresses::LISTS, "web-lists"),
    (addresses::LIVE, "web-live"),
    (addresses::PLAYERS, "web-players"),
    (addresses::TOURNAMENTS, "web-tournaments"),
    (addresses::CLUBS, "web-clubs"),
    (addresses::CALCULATOR, "calculator"),
    (addresses::REGULATIONS, "web-regulations"),
    (addresses::CORRECTIONS, "web-corrections"),
];

/// What the browser's tab says.
fn tab(visit: &Visit, page: &Page) -> String {
    let name = visit.federation.name.as_str();
    let site = if page.title == name { "Arpad" } else { name };
    format!("{} · {site}", page.title)
}

fn whole(visit: &Visit, page: &Page) -> Markup {
    let language = visit.language;
    let other = match language {
        Language::Hu => Language::En,
        Language::En => Language::Hu,
    };
    html! {
        (DOCTYPE)
        html lang=(code(language)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                // The grounds of the two palettes, for what the browser draws around the page.
                meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7";
                meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16181b";
                title { (tab(visit, page)) }
                @if !page.about.is_empty() { meta name="description" content=(page.about); }
                link rel="stylesheet" href=(assets::address("style.css"));
                link rel="stylesheet" href=(assets::address("charts.css"));
                @if let Some(style) = visit.federation.style() { link rel="stylesheet" href=(style); }
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                @for one in [Language::Hu, Language::En] {
                    link rel="alternate" hreflang=(code(one)) href=(visit.in_language(one));
                }
                link rel="canonical" href=(visit.canonical());
                @for (place, key) in [(addresses::LISTS_FEED, "feed-lists"), (addresses::TOURNAMENTS_FEED, "feed-tournaments")] {
                    link rel="alternate" type="application/atom+xml" title=(language.label(key)) href=(visit.to(place));
                }
                script src=(assets::address("site.js")) defer {}
            }
            body {
                a.skip href="#main" { (language.label("web-skip")) }
                header.site {
                    a.brand href=(visit.to(addresses::HOME)) {
                        @match visit.federation.logo() {
                            Some(logo) => { img.logo src=(logo) alt=""; }
                            None => { span.mark aria-hidden="true" { "Á" } }
                        }
                        span.of { (visit.federation.name) span.what { (language.label("web-brand-what")) } }
                    }
                    form.search role="search" action=(visit.to(addresses::SEARCH)) method="get" {
                        label.unseen for="q" { (language.label("web-search")) }
                        input #q type="search" name="q" autocomplete="off" placeholder=(language.label("web-search-hint"))
                            data-suggest=(visit.to(addresses::SUGGEST));
                        button type="submit" { (language.label("web-search")) }
                    }
                    nav aria-label=(language.label("web-menu")) {
                        ul {
                            @for (place, key) in ROOMS {
                                li { a href=(visit.to(place)) aria-current=[(page.room == place).then_some("page")] {
                                    (language.label(key))
                                } }
                            }
                        }
                    }
                    a.language href=(visit.in_language(other)) hreflang=(code(other)) lang=(code(other)) rel="alternate" {
                        (other.label("web-language"))
                    }
                }
                main #main tabindex="-1" { (page.body) }
                footer.site {
                    nav aria-label=(language.label("web-foot")) {
                        ul {
                            @for (place, key) in ROOMS { li { a href=(visit.to(place)) { (language.label(key)) } } }
                            li { a href=(visit.to(addresses::API)) { (language.label("api-title")) } }
                            li { a href=(visit.to(addresses::LISTS_FEED)) { (language.label("web-feed")) } }
                            li { a href=(visit.to(addresses::PRIVACY)) { (language.label("privacy")) } }
                            li { a href=(visit.to(addresses::REPORT)) { (language.label("report")) } }
                        }
                    }
                    (contact(visit))
                    p { (language.label("web-footer")) }
                }
            }
        }
    }
}

/// How the federation is reached, as far as it says so.
fn contact(visit: &Visit) -> Markup {
    let stated = &visit.federation.appearance;
    html! {
        @if !(stated.contact.is_empty() && stated.email.is_empty() && stated.web.is_empty()) {
            address {
                strong { (visit.federation.name) }
                @if !stated.contact.is_empty() { " · " (stated.contact) }
                @if !stated.email.is_empty() { " · " a href={ "mailto:" (stated.email) } { (stated.email) } }
                @if !stated.web.is_empty() { " · " a href=(stated.web) rel="noopener" { (stated.web) } }
            }
        }
    }
}
