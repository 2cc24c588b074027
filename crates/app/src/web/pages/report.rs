//! "Report a mistake": a letter to the office's inbox with the page it is about. It needs no script and no account; a field
//! that only programs fill in keeps most of them out.

use super::{Query, wanted};
use crate::web::Site;
use crate::web::addresses;
use crate::web::guests::Address;
use crate::web::locale::{Visit, code, language_of};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::Fact;
use arpad_office::acts::officer::officer;
use arpad_office::inbox::{LONGEST, LONGEST_LINE, Writing};
use axum::body::{Body, to_bytes};
use axum::extract::{Form, FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The field that people do not see.
const TRAP: &str = "website";

/// A form of this many bytes is read: the longest letter, each of its characters written as twelve.
const LARGEST: usize = 64 << 10;

/// What was written so far.
#[derive(Default)]
struct Written {
    page: String,
    name: String,
    contact: String,
    text: String,
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let sent = wanted(&query, "sent").and_then(|number| number.parse::<u32>().ok());
    let page = wanted(&query, "page").and_then(ours).or_else(|| came_from(&headers)).unwrap_or_default();
    let body = match sent {
        Some(number) => thanks(&visit, number),
        None => form(&visit, &site, &Written { page, ..Written::default() }, None).await?,
    };
    Ok(never_kept(framed(&visit, body)))
}

pub(super) async fn send(visit: Visit, State(site): State<Site>, request: Request) -> Result<Response, Problem> {
    // A form of another site is not ours to read; browsers that say nothing of it are believed.
    let is_elsewhere = request.headers().get("sec-fetch-site").is_some_and(|site| site == "cross-site");
    let from = Address::of(request.extensions());
    let fields = fields(request).await.filter(|_| !is_elsewhere);
    let Some(fields) = fields else { return Err(Problem::Wrong(visit.language.label("report-unreadable"))) };
    let field = |name: &str| fields.get(name).map(|text| text.trim().to_owned()).unwrap_or_default();
    let written = Written {
        page: ours(&field("page")).unwrap_or_default(),
        name: field("name"),
        contact: field("contact"),
        text: field("text"),
    };
    if !field(TRAP).is_empty() {
        // Whatever filled it in believes that it has succeeded.
        return Ok(never_kept(framed(&visit, thanks(&visit, 1))));
    }
    let fault = match written.text.replace("\r\n", "\n").chars().count() {
        0 => Some(visit.language.label("report-empty")),
        length if length > LONGEST => {
            let facts = [("length", Fact::from(length)), ("most", Fact::from(LONGEST))];
            Some(visit.language.say("report-long", &facts))
        }
        _ => None,
    };
    if let Some(fault) = fault {
        let body = form(&visit, &site, &written, Some(&fault)).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, never_kept(framed(&visit, body))).into_response());
    }
    let writing = Writing {
        language: code(visit.language).to_owned(),
        page: written.page.clone(),
        name: written.name.clone(),
        contact: written.contact.clone(),
        text: written.text.clone(),
    };
    match site.post(from, writing).await {
        Ok(letter) => {
            let place = format!("{}?sent={letter}", addresses::REPORT);
            Ok(Redirect::to(&visit.to(&place)).into_response())
        }
        // What was written is not lost, and the officer can be reached in another way.
        Err(problem) => {
            let status = problem.status();
            let key = if matches!(problem, Problem::Busy) { "report-too-many" } else { "report-failed" };
            if let Problem::Failed(what) | Problem::Away(what) = &problem {
                tracing::error!("{what}");
            }
            let body = form(&visit, &site, &written, Some(&visit.language.label(key))).await?;
            Ok((status, never_kept(framed(&visit, body))).into_response())
        }
    }
}

/// The fields of a form that is not too large.
async fn fields(request: Request) -> Option<BTreeMap<String, String>> {
    let (parts, body) = request.into_parts();
    let bytes = to_bytes(body, LARGEST).await.ok()?;
    let whole = Request::from_parts(parts, Body::from(bytes));
    Form::from_request(whole, &()).await.ok().map(|Form(fields)| fields)
}

fn framed(visit: &Visit, body: Markup) -> Page {
    let title = visit.language.label("report");
    Page { about: visit.language.label("report-text"), title, room: "", body }
}

/// It shows where somebody came from, or what he wrote.
fn never_kept(page: Page) -> Response {
    let mut response = page.into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The page somebody came from, where it is one of ours.
fn came_from(headers: &HeaderMap) -> Option<String> {
    let from = headers.get(header::REFERER)?.to_str().ok()?;
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let rest = from.split_once("://")?.1.strip_prefix(host)?;
    ours(rest)
}

/// An address of our pages: it begins with a language, and leads to no form of this kind.
fn ours(place: &str) -> Option<String> {
    let place = place.trim();
    let rest = place.strip_prefix('/')?;
    let (language, rest) = rest.split_at_checked(2)?;
    language_of(language)?;
    let is_page = rest.is_empty() || rest.starts_with(['/', '?']);
    let is_this = rest.starts_with(addresses::REPORT);
    let is_plain = place.bytes().all(|byte| byte.is_ascii_graphic()) && !place.contains("//");
    (is_page && !is_this && is_plain && place.len() <= LONGEST_LINE).then(|| place.to_owned())
}

fn thanks(visit: &Visit, number: u32) -> Markup {
    let language = visit.language;
    html! {
        h1 { (language.label("report-thanks")) }
        p { (language.say("report-number", &[("letter", Fact::from(number))])) }
        p { a href=(visit.to(addresses::HOME)) { (language.label("web-to-home")) } }
    }
}

async fn form(visit: &Visit, site: &Site, written: &Written, fault: Option<&str>) -> Result<Markup, Problem> {
    let language = visit.language;
    let officer = site.read(|store| Ok(officer(store)?)).await?;
    Ok(html! {
        h1 { (language.label("report")) }
        p.lead { (language.label("report-text")) }
        @if let Some(fault) = fault { div.faults role="alert" { p { (fault) } } }
        form.ask method="post" action=(visit.to(addresses::REPORT)) {
            div.field {
                label for="text" { (language.label("report-what")) }
                textarea #text name="text" rows="8" maxlength=(LONGEST) required aria-describedby="text-hint" aria-invalid=[fault.map(|_| "true")] { (written.text) }
                span #text-hint .hint { (language.label("report-what-hint")) }
            }
            div.fields {
                div.field {
                    label for="page" { (language.label("report-page")) }
                    input #page name="page" maxlength=(LONGEST_LINE) value=(written.page);
                }
                div.field {
                    label for="name" { (language.label("report-name")) }
                    input #name name="name" maxlength=(LONGEST_LINE) autocomplete="name" value=(written.name);
                }
                div.field {
                    label for="contact" { (language.label("report-contact")) }
                    input #contact name="contact" maxlength=(LONGEST_LINE) autocomplete="email" value=(written.contact) aria-describedby="contact-hint";
                    span #contact-hint .hint { (language.label("report-contact-hint")) }
                }
            }
            // People do not see it, and a reader of screens does not tell of it.
            div.trap aria-hidden="true" {
                label for=(TRAP) { (language.label("report-trap")) }
                input id=(TRAP) name=(TRAP) tabindex="-1" autocomplete="off";
            }
            button type="submit" { (language.label("report-send")) }
        }
        p.quiet { (language.label("report-kept")) " " a href=(visit.to(addresses::PRIVACY)) { (language.label("privacy")) } }
        @if let Some(officer) = &officer {
            @let facts = [("name", officer.name.clone()), ("contact", officer.contact.clone())];
            p.quiet { (language.say_texts("web-officer", &facts)) }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_are_named() {
        for place in ["/hu", "/hu/players/3", "/en/lists/2024-04?series=rapid&sex=F", "/hu?series=go"] {
            assert_eq!(ours(place).as_deref(), Some(place));
        }
        let long = format!("/hu/{}", "a".repeat(400));
        for place in
            ["", "/", "players/3", "/de/players", "/hungary", "/hu//evil.example", "/hu/report", "/hu/\u{202e}", &long]
        {
            assert_eq!(ours(place), None, "{place}");
        }
    }

    #[test]
    fn where_somebody_came_from_is_told_by_the_browser() {
        let headers = |from: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("ertekszam.example"));
            headers.insert(header::REFERER, HeaderValue::from_str(from).expect("a header"));
            headers
        };
        assert_eq!(came_from(&headers("https://ertekszam.example/hu/players/3")).as_deref(), Some("/hu/players/3"));
        assert_eq!(came_from(&headers("https://elsewhere.example/hu/players/3")), None);
        assert_eq!(came_from(&headers("nonsense")), None);
        assert_eq!(came_from(&HeaderMap::new()), None);
    }
}
