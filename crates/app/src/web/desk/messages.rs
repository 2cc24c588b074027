//! What was sent to whom, when and with which outcome, each to be sent again; and the programs of others that are told.

use super::gate::{Gate, to};
use super::given::Given;
use super::post::written;
use super::{addresses, frame};
use crate::secret;
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts::Kind;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::found::federation;
use arpad_office::messages::{self, Hook, Message, Subject, TOPICS};
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// So many of the newest are shown.
const MOST: u32 = 100;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    shown(&visit, &site, &gate, html! {}).await
}

async fn shown(visit: &Visit, site: &Site, gate: &Gate, told: Markup) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label("desk-messages");
    let (all, hooks, founded) =
        site.read(|store| Ok((messages::newest(store, MOST)?, messages::hooks(store)?, federation(store)?))).await?;
    let may = gate.who()?.may(Kind::User);
    let body = html! {
        h1 { (title) }
        (told)
        @if site.post.smtp.is_none() { p.note { (language.label("desk-messages-no-server")) } }
        @if all.is_empty() { p { (language.label("desk-messages-none")) } } @else { (table(visit, site, gate, &all, (may, &founded.name))) }
        (programs(visit, gate, &hooks, may))
    };
    frame::page(visit, site, gate, title, body).await
}

fn table(visit: &Visit, site: &Site, gate: &Gate, all: &[Message], (may, federation): (bool, &str)) -> Markup {
    let language = visit.language;
    html! {
        (stacked(&language.label("desk-messages"), &html! { table.lean {
            caption { (language.label("desk-messages-newest")) }
            thead { tr { @for key in ["desk-when", "desk-message-to", "desk-what", "desk-message-state"] { th scope="col" { (language.label(key)) } } th scope="col" { span.unseen { (language.label("desk-message-again")) } } } }
            tbody { @for one in all { tr {
                td { (language.moment(one.made)) }
                td { (one.recipient) }
                td { (what(language, site, one, federation)) @if let Some(entry) = one.entry { " " a.quiet href=(visit.to(&addresses::entry(entry))) { (entry) } } }
                td { (state(language, one)) @if !one.outcome.is_empty() { br; span.quiet { (one.outcome) } } }
                td { @if may && (one.state != "waiting" || one.tries > 0) {
                    form method="post" action=(visit.to(addresses::MESSAGE_AGAIN)) {
                        (frame::token(gate))
                        input type="hidden" name="message" value=(one.id);
                        button.plain type="submit" { (language.label("desk-message-again")) }
                    }
                } }
            } } }
        } }))
    }
}

/// A mail as it is written, without its secret; a call as it is named.
fn what(language: Language, site: &Site, one: &Message, federation: &str) -> Markup {
    if one.hook.is_some() {
        return html! { (language.label(&format!("hook-topic-{}", one.kind))) };
    }
    let (subject, text) = written(one, &site.post.base, None, federation);
    html! { details { summary { (subject) } pre.source tabindex="0" { (text) } } }
}

fn state(language: Language, one: &Message) -> String {
    let facts = [("tries", Fact::from(one.tries)), ("due", Fact::Name(language.moment(one.due)))];
    match (&*one.state, one.sent) {
        ("sent", Some(sent)) => language.say("desk-message-sent", &[("moment", Fact::Name(language.moment(sent)))]),
        ("failed", _) => language.say("desk-message-failed", &facts[..1]),
        _ if one.tries > 0 => language.say("desk-message-tried", &facts),
        _ => language.label("desk-message-waits"),
    }
}

fn programs(visit: &Visit, gate: &Gate, hooks: &[Hook], may: bool) -> Markup {
    let language = visit.language;
    html! {
        section aria-labelledby="hooks" {
            h2 #hooks { (language.label("desk-hooks")) }
            p { (language.label("desk-hooks-text")) }
            @if !hooks.is_empty() {
                (stacked(&language.label("desk-hooks"), &html! { table.lean {
                    caption { (language.label("desk-hooks")) }
                    thead { tr { @for key in ["token-number", "desk-hook-url", "desk-hook-topics", "desk-hook-about", "desk-began"] { th scope="col" { (language.label(key)) } } th scope="col" { span.unseen { (language.label("desk-end")) } } } }
                    tbody { @for one in hooks { tr {
                        td.number { (one.id) }
                        td { (one.url) }
                        td { (one.topics.split(' ').map(|topic| language.label(&format!("hook-topic-{topic}"))).collect::<Vec<_>>().join(", ")) }
                        td { (subject_said(language, &one.subject)) }
                        td { (language.moment(one.made)) }
                        td { @match one.ended {
                            Some(ended) => (language.say_texts("token-is-revoked", &[("moment", language.moment(ended))])),
                            None if may => form method="post" action=(visit.to(addresses::HOOK_END)) {
                                (frame::token(gate))
                                input type="hidden" name="hook" value=(one.id);
                                button.plain type="submit" { (language.label("desk-hook-end")) }
                            },
                            None => {}
                        } }
                    } } }
                } }))
            }
            @if may {
                form.ask method="post" action=(visit.to(addresses::HOOK_ADD)) {
                    (frame::token(gate))
                    div.field { label for="url" { (language.label("desk-hook-url")) } input #url type="url" name="url" required maxlength="500" placeholder="https://"; }
                    fieldset.field { legend { (language.label("desk-hook-topics")) } @for topic in TOPICS {
                        label.tick { input type="checkbox" name="topic" value=(topic); " " (language.label(&format!("hook-topic-{topic}"))) }
                    } }
                    div.field { label for="subject" { (language.label("desk-hook-subject")) } input #subject type="text" name="subject" maxlength="40" placeholder=(language.label("desk-hook-example")); }
                    p { button type="submit" { (language.label("desk-hook-add")) } }
                }
            }
        }
    }
}

/// What a subject is called, by the word programs have for it.
const CALLED: [(&str, &str); 3] =
    [("player", "hook-subject-player"), ("club", "hook-subject-club"), ("tournament", "hook-subject-tournament")];

/// About whom or what a program is told, in words.
fn subject_said(language: Language, subject: &str) -> String {
    let known = subject.split_once(':').and_then(|(kind, number)| {
        let (_, key) = CALLED.iter().find(|(name, _)| *name == kind)?;
        Some(format!("{} {number}", language.label(key)))
    });
    known.unwrap_or_else(|| language.label("hook-subject-everything"))
}

/// The same as somebody types it, in his language or as programs write it.
fn subject_meant(text: &str) -> Option<Subject> {
    let text = text.trim();
    let Some((kind, number)) = text.split_once([':', ' ']) else { return text.parse().ok() };
    let is_meant = |name: &str, key: &str| {
        let words = [Language::Hu, Language::En].map(|language| language.label(key));
        kind == name || words.iter().any(|word| word.to_lowercase() == kind.to_lowercase())
    };
    let (name, _) = CALLED.iter().find(|(name, key)| is_meant(name, key))?;
    format!("{name}:{}", number.trim()).parse().ok()
}

/// Sends one again.
pub(super) async fn again(
    visit: Visit,
    State(site): State<Site>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let id = given.text("message").and_then(|text| text.parse().ok()).ok_or(Problem::Lost)?;
    let now = site.desk.now();
    site.write(move |store| messages::again(store, id, now)).await??;
    Ok(to(&visit, addresses::MESSAGES).into_response())
}

/// Enters a program; the key of its signatures is shown now and never again.
pub(super) async fn add_hook(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let url = given.text("url").unwrap_or_default().to_owned();
    let topics: Vec<String> = given.all("topic").map(str::to_owned).collect();
    let subject = subject_meant(given.text("subject").unwrap_or_default());
    let (now, signing) = (site.desk.now(), key.clone());
    let language = visit.language;
    let Some(subject) = subject else {
        let told = html! { p.note role="alert" { (language.label("desk-hook-subject-unreadable")) } };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, shown(&visit, &site, &gate, told).await?).into_response());
    };
    let made =
        site.write(move |store| messages::add_hook(store, &url, &topics, subject, (signing.as_bytes(), now))).await?;
    match made {
        Ok(id) => {
            let told = html! { div.done role="status" {
                p { (language.say("desk-hook-added", &[("hook", Fact::from(id))])) }
                p { code { (key) } }
            } };
            Ok(shown(&visit, &site, &gate, told).await?.into_response())
        }
        Err(OfficeError::Refused(refusal)) => {
            let told = html! { p.note role="alert" { (language.refusal(&refusal)) } };
            Ok((StatusCode::UNPROCESSABLE_ENTITY, shown(&visit, &site, &gate, told).await?).into_response())
        }
        Err(other) => Err(other.into()),
    }
}

/// Ends one.
pub(super) async fn end_hook(
    visit: Visit,
    State(site): State<Site>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let id = given.text("hook").and_then(|text| text.parse().ok()).ok_or(Problem::Lost)?;
    let now = site.desk.now();
    site.write(move |store| messages::end_hook(store, id, now)).await??;
    Ok(to(&visit, addresses::MESSAGES).into_response())
}
