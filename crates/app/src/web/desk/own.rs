//! One's own page: where one is reached, and, for a player, what the register says of him and what he may do about it.

use super::gate::{Gate, to};
use super::given::Given;
use super::kept::Concerned;
use super::login::field;
use super::stacked::stacked;
use super::{addresses, deeds, frame};
use crate::web::Site;
use crate::web::locale::{Visit, code};
use crate::web::pages::name;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Person, PersonId, Role};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::acts::desk::OfficeError;
use arpad_office::messages::{self, Contact};
use arpad_office::views::public::photo_shown;
use arpad_office::views::records::{self, FiledAppeal};
use arpad_registry::Reader;
use arpad_registry::ledger::Entry;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// So many of the newest entries about a player are shown to him.
const MOST_ACTS: usize = 50;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    shown(&visit, &site, &gate, None).await
}

async fn shown(visit: &Visit, site: &Site, gate: &Gate, fault: Option<(String, &str)>) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label("desk-own");
    let who = gate.who()?;
    let (id, person) = (who.id(), who.person());
    let (himself, desk) = (himself(who), site.desk.clone());
    let (name, called) = (who.name().to_owned(), who.shown().to_owned());
    let (contact, person, acts, appeals) = site
        .read(move |store| {
            let person = match person {
                Some(person) => records::person(store, person)?,
                None => None,
            };
            let has_photo = match &person {
                Some(person) => photo_shown(store, person.id)?.is_some(),
                None => false,
            };
            let acts = match himself {
                Some(person) => desk.kept.entries_about(store, Concerned::Person(&[person]))?,
                None => Vec::new(),
            };
            let appeals = own_appeals(store, (&name, &called), &acts)?;
            Ok((messages::contact_of(store, id)?, person.map(|person| (person, has_photo)), acts, appeals))
        })
        .await?;
    let body = html! {
        h1 { (title) }
        p.lead { (who.shown()) }
        (reached(visit, gate, contact.as_ref(), fault))
        @if let Some((person, has_photo)) = person.filter(|_| who.roles().contains(&Role::Player)) { (player(visit, &person, has_photo, &acts)) }
        (appealed(language, &appeals))
        p { a href=(visit.to(addresses::SESSIONS)) { (language.label("desk-sessions")) } }
    };
    frame::page(visit, site, gate, title, body).await
}

/// Appeals that he filed, and those that the office filed under his name against what was entered about him.
fn own_appeals(
    store: &mut Reader<'_>,
    (name, called): (&str, &str),
    about: &[Entry],
) -> Result<Vec<FiledAppeal>, OfficeError> {
    let mut own = Vec::new();
    for filed in records::decisions(store)?.1 {
        let is_about = filed.appeal.by_whom == called && about.iter().any(|one| one.seq == filed.appeal.against);
        let entry = records::entry(store, filed.appeal.entry)?;
        if is_about || entry.is_some_and(|entry| entry.by_whom == name) {
            own.push(filed);
        }
    }
    own.reverse();
    Ok(own)
}

/// What became of them.
fn appealed(language: Language, appeals: &[FiledAppeal]) -> Markup {
    let caption = language.label("desk-own-appeals");
    html! {
        @if !appeals.is_empty() {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["desk-entry", "desk-own-against", "deed-field-grounds", "desk-state"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for one in appeals { tr {
                    td.number { (one.appeal.entry) }
                    td.number { (one.appeal.against) }
                    td { (one.appeal.grounds) }
                    td { (outcome(language, one)) }
                } } }
            } }))
        }
    }
}

fn outcome(language: Language, one: &FiledAppeal) -> String {
    let outcome = one.appeal.outcome.map_or("open", |outcome| outcome.as_str());
    let said = language.label(&format!("desk-outcome-{outcome}"));
    if one.decided_under.is_empty() { said } else { format!("{said} ({})", one.decided_under) }
}

fn reached(visit: &Visit, gate: &Gate, contact: Option<&Contact>, fault: Option<(String, &str)>) -> Markup {
    let language = visit.language;
    let mail =
        fault.as_ref().map_or_else(|| contact.map(|one| one.mail.as_str()).unwrap_or_default(), |(_, typed)| typed);
    html! {
        section aria-labelledby="contact" {
            h2 #contact { (language.label("desk-contact")) }
            p { (language.label("desk-contact-text")) }
            @if let Some((fault, _)) = &fault { p.note role="alert" { (fault) } }
            form.ask method="post" action=(visit.to(addresses::CONTACT)) {
                (frame::token(gate))
                (field(&language.label("desk-mail"), "mail", "email", "email", mail, false))
                div.field { label.tick { input type="checkbox" name="lists" value="true" checked[contact.is_some_and(|one| one.lists)]; " " (language.label("desk-mail-lists")) } }
                p { button type="submit" { (language.label("desk-keep")) } }
            }
        }
    }
}

/// What a player sees of himself, and the ways to what he may do.
fn player(visit: &Visit, person: &Person, has_photo: bool, acts: &[Entry]) -> Markup {
    let language = visit.language;
    let turn = if person.hidden { "own-show" } else { "own-hide" };
    html! {
        section aria-labelledby="player" {
            h2 #player { (name(language, &person.name)) }
            p { (language.label(if person.hidden { "desk-own-hidden" } else { "desk-own-shown" })) }
            ul.deeds {
                @if !person.hidden { li { a href=(visit.to(&crate::web::addresses::player(person.id))) { (language.label("desk-own-page")) } } }
                li { a href=(visit.to(&addresses::act(turn))) { (language.label(&format!("deed-{turn}"))) } }
                @if !person.hidden { li { a href=(visit.to(&addresses::act("own-photo"))) { (language.label(if has_photo { "desk-own-other-photo" } else { "deed-own-photo" })) } } }
                @if has_photo { li { a href=(visit.to(&addresses::act("own-photo-withdraw"))) { (language.label("deed-own-photo-withdraw")) } } }
                @if deeds::all().any(|deed| deed.name == "appeal") { li { a href=(visit.to(&addresses::act("appeal"))) { (language.label("desk-own-appeal")) } } }
                li { a href=(visit.to(crate::web::addresses::REPORT)) { (language.label("desk-own-report")) } }
            }
            (objectionable(visit, acts))
        }
    }
}

/// What was entered about him, each with the way to object to it; who else it is about is not told.
fn objectionable(visit: &Visit, acts: &[Entry]) -> Markup {
    let language = visit.language;
    let caption = language.label("desk-own-acts");
    let shown = acts.iter().filter(|entry| entry.act != Kind::Cancel.as_str()).take(MOST_ACTS);
    html! {
        @if !acts.is_empty() {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["desk-entry", "desk-when", "desk-what"] { th scope="col" { (language.label(key)) } } th scope="col" { span.unseen { (language.label("deed-appeal")) } } } }
                tbody { @for entry in shown { tr {
                    td.number { (entry.seq) }
                    td { (language.moment(entry.moment)) }
                    td { (language.label(&format!("kind-{}", entry.act))) }
                    td { a href=(visit.to(&addresses::act_with("appeal", &[("against", &entry.seq.to_string()), ("back", &visit.to(addresses::OWN))]))) { (language.label("desk-own-object")) } }
                } } }
            } }))
        }
    }
}

/// Keeps where one is reached, or forgets it.
pub(super) async fn contact(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let (account, mail) = (gate.who()?.id(), given.text("mail").unwrap_or_default().to_owned());
    let (language, lists) = (code(visit.language).to_owned(), given.is_ticked("lists"));
    let typed = mail.clone();
    let kept = site.write(move |store| match mail.is_empty() {
        true => messages::forget_contact(store, account),
        false => messages::set_contact(store, &Contact { account, mail, language, lists }),
    });
    match kept.await? {
        Ok(()) => Ok(to(&visit, addresses::OWN).into_response()),
        Err(OfficeError::Refused(refusal)) => {
            let fault = Some((visit.language.refusal(&refusal), typed.as_str()));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, shown(&visit, &site, &gate, fault).await?).into_response())
        }
        Err(other) => Err(other.into()),
    }
}

/// The player somebody is.
pub(super) fn himself(who: &Who) -> Option<PersonId> {
    who.person().filter(|_| who.roles().contains(&Role::Player))
}
