//! The API for people: the OpenAPI document as a page of the site, with a question to try and a line to copy each.

use super::document::document;
use super::examples::Examples;
use super::fault::KINDS;
use super::shape::shape;
use crate::web::addresses::{API, API_ROOT};
use crate::web::locale::{Visit, code};
use crate::web::problem::Problem;
use crate::web::public_url::Base;
use crate::web::shell::Page;
use crate::web::{Site, assets};
use crate::words::Language;
use axum::extract::State;
use maud::{Markup, html};
use serde_json::Value;

/// What stands in lines to copy where nobody says how he reached us.
const NOWHERE: &str = "http://localhost:8080";

pub(super) async fn page(visit: Visit, State(site): State<Site>, Base(base): Base) -> Result<Page, Problem> {
    let examples = site.read(Examples::read).await?;
    let language = visit.language;
    let document = document(language);
    let server = base.as_deref().unwrap_or(NOWHERE);
    let title = language.label("api-title");
    let about = text(&document["info"]["summary"]);
    let body = html! {
        link rel="stylesheet" href=(assets::address("api.css"));
        h1 { (title) }
        p.lead { (about) }
        p { (text(&document["info"]["description"])) }
        p { a href={ (API_ROOT) "/openapi.json?lang=" (code(language)) } { (language.label("api-page-document")) } }
        nav aria-label=(language.label("api-page-all")) {
            ul.columns {
                @for (path, method, operation) in operations(document).filter(|one| !is_act(one.0)) {
                    li { a href={ "#" (text(&operation["operationId"])) } { code { (method.to_uppercase()) " " (path) } } }
                }
                li { a href="#acts" { (language.label("api-page-acts")) } }
            }
        }
        @for (path, method, operation) in operations(document).filter(|one| !is_act(one.0)) {
            (one(language, (server, &examples), (path, method), operation))
        }
        (acts(language, server, document))
        section.endpoint aria-labelledby="shapes" {
            h2 #shapes { (language.label("api-page-shapes")) }
            @for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
                details { summary { code { (name) } } pre tabindex="0" aria-label=(name) { (shape(schema)) } }
            }
        }
        section aria-labelledby="faults" {
            h2 #faults { (language.label("api-page-faults")) }
            p { (language.label("api-page-faults-text")) }
            dl.parameters { @for (kind, status) in KINDS {
                dt id={ "fault-" (kind) } { code { (kind) } " " span.quiet { (status.as_u16()) } }
                dd { (language.label(&format!("api-fault-{kind}"))) }
            } }
        }
    };
    Ok(Page { title, about: about.to_owned(), room: API, body })
}

/// Path, method and description of every endpoint, in the document's order.
fn operations(document: &Value) -> impl Iterator<Item = (&str, &str, &Value)> {
    let paths = document["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let methods = item.as_object().into_iter().flatten();
        methods.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
    })
}

/// Whether it is an act of the office: there are many, all alike, and they are told together.
fn is_act(path: &str) -> bool {
    path.starts_with("/acts/")
}

/// Every act with its fields, those that must be given first.
fn acts(language: Language, server: &str, document: &Value) -> Markup {
    let all = || operations(document).filter(|one| is_act(one.0));
    let fields = |operation: &Value| {
        let content = operation["requestBody"]["content"].as_object();
        let schema = content.and_then(|content| content.values().next()).map(|one| &one["schema"]);
        let needed: Vec<&str> =
            schema.and_then(|schema| schema["required"].as_array()).into_iter().flatten().map(text).collect();
        let known = schema.and_then(|schema| schema["properties"].as_object());
        let names = known.into_iter().flatten().map(|(name, _)| name.clone());
        let (must, may): (Vec<String>, Vec<String>) = names.partition(|name| needed.contains(&name.as_str()));
        (must.join(", "), may.join(", "))
    };
    html! {
        section.endpoint aria-labelledby="acts" {
            h2 #acts { (language.label("api-page-acts")) }
            p { (language.label("api-page-acts-text")) }
            @if let Some((_, _, operation)) = all().next() { (parameters(language, operation)) (answers(language, operation)) }
            pre tabindex="0" aria-label="curl" { "curl -H 'Authorization: Bearer …' --json '{…}' '" (server) (API_ROOT) "/acts/…'" }
            dl.parameters { @for (path, _, operation) in all() {
                @let (must, may) = fields(operation);
                dt id=(text(&operation["operationId"])) { code { (path) } " " (text(&operation["summary"])) }
                dd { b { code { (must) } } @if !must.is_empty() && !may.is_empty() { ", " } code { (may) } }
            } }
        }
    }
}

/// What the path of an operation stands below.
fn root(operation: &Value) -> &str {
    operation["servers"][0]["url"].as_str().unwrap_or(API_ROOT)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn one(
    language: Language,
    (server, examples): (&str, &Examples),
    (path, method): (&str, &str),
    operation: &Value,
) -> Markup {
    let id = text(&operation["operationId"]);
    let (example, is_there) = examples.of(path, text(&operation["x-example"]));
    let file = operation["x-example-file"].as_str();
    let name = file.and_then(|file| file.rsplit('/').next());
    html! {
        section.endpoint aria-labelledby=(id) {
            h2 id=(id) { (text(&operation["summary"])) }
            p.address { code { b { (method.to_uppercase()) } " " (root(operation)) (path) } }
            p { (text(&operation["description"])) }
            (parameters(language, operation))
            @if let Some(content) = operation["requestBody"]["content"].as_object() {
                p { (language.label("api-page-body")) ": " @for (at, media) in content.keys().enumerate() {
                    @if at > 0 { ", " } code { (media) }
                } }
            }
            // What a token reads is asked for and answered alike: one of them shows how.
            @let is_told = !path.starts_with("/desk/") || path == "/desk/today";
            @if is_told { (answers(language, operation)) }
            @if method == "get" && is_there && !is_guarded(operation) { p { (language.label("api-page-try")) ": " a href=(example) { code { (example) } } } }
            @if is_told { pre tabindex="0" aria-label="curl" {
                "curl " @if is_guarded(operation) { "-H 'Authorization: Bearer …' " @match first_media(operation) {
                    "" => {}
                    "application/json" => "--json '{…}' ",
                    _ => "-F files=@… ",
                } }
                @if let Some(name) = name { "--data-binary @" (name) " -H 'Content-Type: " (first_media(operation)) "' " }
                "'" (server) (example) "'"
            } }
        }
    }
}

/// It wants a token.
fn is_guarded(operation: &Value) -> bool {
    operation["security"].is_array()
}

fn first_media(operation: &Value) -> &str {
    let content = operation["requestBody"]["content"].as_object();
    content.and_then(|content| content.keys().next()).map(String::as_str).unwrap_or_default()
}

fn parameters(language: Language, operation: &Value) -> Markup {
    let place = |one: &Value| match text(&one["in"]) {
        "path" => language.label("api-page-path"),
        "header" => language.label("api-page-header"),
        _ => language.label("api-page-query"),
    };
    html! {
        h3 { (language.label("api-page-parameters")) }
        dl.parameters { @for one in operation["parameters"].as_array().into_iter().flatten() {
            dt { code { (text(&one["name"])) } " " span.quiet { (place(one)) } }
            dd { (text(&one["description"])) " " span.quiet { (takes(language, &one["schema"])) } }
        } }
    }
}

/// What a value may be, from its shape.
fn takes(language: Language, schema: &Value) -> String {
    let bound = |name: &str| schema[name].to_string();
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(text).collect::<Vec<_>>().join(", ");
    }
    match (schema["type"].as_str(), schema["default"].as_u64()) {
        (Some("integer"), None) => format!("{}–{}", bound("minimum"), bound("maximum")),
        (Some("integer"), Some(default)) => {
            let facts = [("default", default.to_string())];
            format!("{}–{} {}", bound("minimum"), bound("maximum"), language.say_texts("api-page-default", &facts))
        }
        _ => match schema["pattern"].as_str() {
            Some(pattern) => pattern.to_owned(),
            None => language.say_texts("api-page-text", &[("most", bound("maxLength"))]),
        },
    }
}

/// What is answered; what may go wrong is told once, below, for all of them.
fn answers(language: Language, operation: &Value) -> Markup {
    let responses = || operation["responses"].as_object().into_iter().flatten();
    let is_fault = |response: &Value| response["content"].get("application/problem+json").is_some();
    let faults: Vec<&str> =
        responses().filter(|(_, response)| is_fault(response)).map(|(status, _)| status.as_str()).collect();
    html! {
        details {
            summary { (language.label("api-page-answers")) }
            dl.parameters { @for (status, response) in responses().filter(|(_, response)| !is_fault(response)) {
                dt { code { (status) } }
                dd {
                    (text(&response["description"]))
                    @for media in response["content"].as_object().into_iter().flat_map(|content| content.keys()) {
                        " " code.quiet { (media) }
                    }
                }
            } }
            @if !faults.is_empty() { p { a href="#faults" { (language.label("api-page-faults")) } ": " code { (faults.join(" ")) } } }
            @if let Some(schema) = operation["responses"]["200"]["content"]["application/json"].get("schema") {
                pre tabindex="0" aria-label=(language.label("api-page-shape")) { (shape(schema)) }
            }
        }
    }
}
