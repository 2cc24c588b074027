//! The form of a deed, and the deed. What was typed stays when it is refused, and the refusal stands at its field where it has
//! one.

use super::doing::{Fault, done};
use super::{Deed, Field, FieldKind};
use crate::secret;
use crate::web::Site;
use crate::web::desk::gate::Gate;
use crate::web::desk::given::Given;
use crate::web::desk::{addresses, form, frame};
use crate::web::locale::{Visit, code};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_office::access::By;
use axum::Extension;
use axum::extract::{OriginalUri, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;

pub(in crate::web::desk) async fn form(
    deed: &'static Deed,
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    OriginalUri(uri): OriginalUri,
) -> Result<Page, Problem> {
    let given = form::fields(uri.query().unwrap_or_default()).unwrap_or_default();
    shown(deed, &visit, &site, &gate, &given, None).await
}

pub(in crate::web::desk) async fn act(
    deed: &'static Deed,
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let key = given.text("once").map(str::to_owned);
    let given = Given::clone(&given);
    let back = given.text("back").and_then(|back| addresses::way_back(code(visit.language), back));
    match done(&site, gate.who()?.clone(), deed, given.clone(), key).await? {
        Ok(entry) => {
            let place = back.unwrap_or_else(|| visit.to(addresses::TODAY));
            let place = match entry {
                Some(entry) => crate::web::addresses::with_query(without_done(&place), &format!("done={entry}")),
                None => place,
            };
            Ok(Redirect::to(&place).into_response())
        }
        Err(fault) => {
            let page = shown(deed, &visit, &site, &gate, &given, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// An address without what it says of something done before.
fn without_done(place: &str) -> String {
    let (path, query) = place.split_once('?').unwrap_or((place, ""));
    let kept: Vec<&str> = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("done=")).collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

async fn shown(
    deed: &Deed,
    visit: &Visit,
    site: &Site,
    gate: &Gate,
    given: &Given,
    fault: Option<Fault>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label(&format!("deed-{}", deed.name));
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let at = match &fault {
        Some(Fault::Field(name, word)) => Some((*name, language.label(word))),
        _ => None,
    };
    let has_files = deed.fields.iter().any(|field| field.kind == FieldKind::Files);
    let body = html! {
        h1 { (title) }
        p.lead { (language.label(&format!("deed-{}-text", deed.name))) }
        @if let Some(fault) = &fault { (told(language, fault)) }
        form.ask method="post" action=(visit.to(&addresses::act(deed.name)))
            enctype=[has_files.then_some("multipart/form-data")] {
            (frame::token(gate))
            input type="hidden" name="once" value=(key);
            @if let Some(back) = given.text("back") { input type="hidden" name="back" value=(back); }
            @for field in deed.fields {
                (one(language, field, given, at.as_ref().filter(|(name, _)| *name == field.name).map(|(_, fault)| fault.as_str())))
            }
            p { button type="submit" { (title) } }
        }
    };
    debug_assert!(gate.who.as_ref().is_none_or(|who| matches!(who.by(), By::Session(_))));
    frame::page(visit, site, gate, title, body).await
}

fn told(language: Language, fault: &Fault) -> Markup {
    html! {
        div.faults role="alert" #result {
            @match fault {
                Fault::Field(name, word) => p { a href={ "#" (name) } { (language.label(&format!("deed-field-{name}"))) } ": " (language.label(word)) },
                Fault::Unknown(name) => p { (language.say_texts("deed-unknown-field", &[("name", name.clone())])) },
                Fault::Refused(refusal) => {
                    p { (language.refusal(refusal)) }
                    ul {
                        @for notice in &refusal.notices { li { (language.notice(notice)) } }
                        @for finding in &refusal.findings { li { (language.finding(finding)) } }
                    }
                }
            }
        }
    }
}

fn one(language: Language, field: &Field, given: &Given, fault: Option<&str>) -> Markup {
    let (name, label) = (field.name, language.label(&format!("deed-field-{}", field.name)));
    let value = given.text(name).unwrap_or_default();
    let word = |value: &str| language.label(&format!("deed-choice-{value}"));
    let described = fault.map(|_| format!("{name}-fault"));
    let under = html! { @if let Some(fault) = fault { span.fault id={ (name) "-fault" } { (fault) } } };
    html! {
        @match field.kind {
            FieldKind::Choices(values) => fieldset.field {
                legend { (label) }
                @for one in values { label.tick { input type="checkbox" name=(name) value=(one) checked[given.all(name).any(|given| given == *one)]; " " (word(one)) } }
                (under)
            },
            FieldKind::Tick => div.field { label.tick { input id=(name) type="checkbox" name=(name) value="true" checked[given.is_ticked(name)]; " " (label) } (under) },
            kind => div.field {
                label for=(name) { (label) @if !field.needed { " " span.quiet { (language.label("deed-free")) } } }
                @match kind {
                    FieldKind::Text => textarea id=(name) name=(name) rows="3" maxlength="2000" aria-describedby=[described] { (value) },
                    FieldKind::Choice(values) => select id=(name) name=(name) aria-describedby=[described] {
                        @if !field.needed { option value="" {} }
                        @for one in values { option value=(one) selected[*one == value] { (word(one)) } }
                    },
                    FieldKind::Files => input id=(name) type="file" name=(name) multiple required[field.needed] aria-describedby=[described];,
                    FieldKind::Number => input id=(name) type="text" inputmode="numeric" name=(name) value=(value) required[field.needed] maxlength="20" aria-describedby=[described];,
                    FieldKind::Day => input id=(name) type="date" name=(name) value=(value) required[field.needed] aria-describedby=[described];,
                    FieldKind::Month => input id=(name) type="month" name=(name) value=(value) required[field.needed] aria-describedby=[described];,
                    _ => input id=(name) type="text" name=(name) value=(value) required[field.needed] maxlength="400" aria-describedby=[described];,
                }
                (under)
            },
        }
    }
}
