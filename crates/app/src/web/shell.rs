//! The frame of every page: title, way around, search, the other language, and the pages for when there is none.

use super::assets;
use super::locale::{Visit, code};
use super::problem::Problem;
use crate::words::Language;
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};

/// A page before it is framed.
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

/// Frames a page.
pub(super) fn page(visit: &Visit, page: &Page) -> Response {
    Html(framed(visit, page).into_string()).into_response()
}

/// The page that says why there is none.
pub(super) fn problem(visit: &Visit, problem: &Problem) -> Response {
    let language = visit.language;
    let (heading, sentence) = match problem {
        Problem::Withheld => return withheld(visit),
        Problem::Lost => (language.label("web-lost"), language.label("web-lost-text")),
        Problem::Wrong(what) => (language.label("web-wrong"), what.clone()),
        Problem::TooLarge(most) => {
            (language.label("web-too-large"), language.say("web-too-large-text", &[("most", (*most).into())]))
        }
        Problem::Busy => (language.label("web-busy"), language.label("web-busy-text")),
        Problem::Refused(refusal) => (language.label("web-refused"), language.refusal(refusal)),
        Problem::Failed(what) => {
            tracing::error!("{what}");
            (language.label("web-failed"), language.label("web-failed-text"))
        }
    };
    let body = html! {
        h1 { (heading) }
        p { (sentence) }
        p { a href=(visit.to("/")) { (language.label("web-to-home")) } }
    };
    let framed = page(visit, &Page { title: heading.clone(), about: String::new(), room: "", body });
    (problem.status(), framed).into_response()
}

/// Who asked not to be shown is treated like somebody who is not there, politely.
fn withheld(visit: &Visit) -> Response {
    let title = visit.language.label("web-hidden-person");
    let body = html! {
        h1 { (title) }
        p { (visit.language.label("web-hidden-text")) }
        p { a href=(visit.to("/players")) { (visit.language.label("web-find-player")) } }
    };
    let framed = page(visit, &Page { title, about: String::new(), room: "/players", body });
    (Problem::Withheld.status(), framed).into_response()
}

/// The menu: address below the language, key of its word. On a phone it is one line that moves sideways, so what most
/// people come for stands first; the foot of the page has all of it again.
const ROOMS: [(&str, &str); 8] = [
    ("/lists", "web-lists"),
    ("/live", "web-live"),
    ("/players", "web-players"),
    ("/tournaments", "web-tournaments"),
    ("/clubs", "web-clubs"),
    ("/calculator", "calculator"),
    ("/regulations", "web-regulations"),
    ("/corrections", "web-corrections"),
];

/// What the browser's tab says.
fn tab(visit: &Visit, page: &Page) -> String {
    let site = if page.title == *visit.federation { "Arpad" } else { &visit.federation };
    format!("{} · {site}", page.title)
}

fn framed(visit: &Visit, page: &Page) -> Markup {
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
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                @for one in [Language::Hu, Language::En] {
                    link rel="alternate" hreflang=(code(one)) href=(visit.in_language(one));
                }
                link rel="canonical" href=(visit.canonical());
                @for (place, key) in [("/feeds/lists.atom", "feed-lists"), ("/feeds/tournaments.atom", "feed-tournaments")] {
                    link rel="alternate" type="application/atom+xml" title=(language.label(key)) href=(visit.to(place));
                }
                script src=(assets::address("site.js")) defer {}
            }
            body {
                a.skip href="#main" { (language.label("web-skip")) }
                header.site {
                    a.brand href=(visit.to("/")) { span.mark aria-hidden="true" { "Á" } span.of { (visit.federation) } }
                    form.search role="search" action=(visit.to("/search")) method="get" {
                        label.unseen for="q" { (language.label("web-search")) }
                        input #q type="search" name="q" autocomplete="off" placeholder=(language.label("web-search-hint"))
                            data-suggest=(visit.to("/suggest"));
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
                            li { a href=(visit.to("/api")) { (language.label("api-title")) } }
                            li { a href=(visit.to("/feeds/lists.atom")) { (language.label("web-feed")) } }
                        }
                    }
                    p { (language.label("web-footer")) }
                }
            }
        }
    }
}
