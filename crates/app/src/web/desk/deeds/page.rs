//! The form of a deed, and the deed. What was typed stays when it is refused, and the refusal stands at its field where it has
//! one.

use super::doing::{Fault, done};
use super::field::one;
use super::filled::{Filled, Offer, filled};
use super::looking::looked_at;
use super::place::place_of;
use super::{Deed, Field, FieldKind, effect, outside};
use crate::secret;
use crate::web::Site;
use crate::web::desk::gate::Gate;
use crate::web::desk::given::{Given, Stop};
use crate::web::desk::{addresses, form, frame, told, typed};
use crate::web::locale::{self, Visit};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::access::{By, OFFICE};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::OfficeError;
use arpad_office::refusal::code;
use arpad_office::views::records;
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
    // A form that can never be sent is not shown.
    if !outside::is_for(gate.who()?, deed) {
        return Err(Problem::Denied);
    }
    let mut given = form::fields(uri.query().unwrap_or_default()).unwrap_or_default();
    let is_kept = given.texts.remove(typed::KEPT).is_some();
    let Some(typed) = site.desk.typed.of_form(gate.who()?.id(), deed, site.desk.now()).filter(|_| is_kept) else {
        let above = is_kept.then(|| html! { p.note { (visit.language.label("desk-typed-gone")) } });
        return shown(deed, (&visit, &site, &gate), given, Above { said: above, ..Above::default() }).await;
    };
    let given = typed.given();
    // What others did to the same thing since it was typed is told when it is sent.
    let seen = given.text("seen").map(str::to_owned);
    let above = Above { said: Some(typed.said(&visit, &gate)), seen, ..Above::default() };
    shown(deed, (&visit, &site, &gate), given, above).await
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
    let back = given.text("back").and_then(|back| addresses::way_back(locale::code(visit.language), back));
    let mut given = given;
    given.language = Some(visit.language);
    if given.is_ticked("look") {
        let looked = looked_at(&site, gate.who()?.clone(), deed, given.clone()).await?;
        let status = if looked.is_ok() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
        given.texts.remove("look");
        let (fault, effect) = match looked {
            Ok(seen) => (None, Some(effect::shown(&visit, &site, seen).await?)),
            Err(fault) => (Some(fault), None),
        };
        let above = Above { fault, said: effect, ..Above::default() };
        let page = shown(deed, (&visit, &site, &gate), given, above).await?;
        return Ok((status, page).into_response());
    }
    match done(&site, gate.who()?.clone(), deed, given.clone(), key).await? {
        Ok(entry) => {
            site.desk.typed.done(gate.who()?.id(), deed, site.desk.now());
            let place = back.unwrap_or_else(|| visit.to(addresses::TODAY));
            let place = match entry.or_else(|| has_said(&site, &gate).then_some(told::NOTHING)) {
                Some(entry) => crate::web::addresses::with_query(without_done(&place), &format!("done={entry}")),
                None => place,
            };
            Ok(Redirect::to(&place).into_response())
        }
        Err(fault) => {
            let said = asked_with(&visit, &site, (&gate, deed), (&given, &fault)).await?;
            let above = Above { fault: Some(fault), said, ..Above::default() };
            let page = shown(deed, (&visit, &site, &gate), given, above).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// Whether it is to be said why nothing was done.
fn has_said(site: &Site, gate: &Gate) -> bool {
    gate.who.as_ref().is_some_and(|who| !site.desk.remarked.of(who.id(), told::NOTHING).is_empty())
}

/// Whoever is asked whether lists are to be made anew sees at once which, and who moves.
async fn asked_with(
    visit: &Visit,
    site: &Site,
    (gate, deed): (&Gate, &'static Deed),
    (given, fault): (&Given, &Fault),
) -> Result<Option<Markup>, Problem> {
    match fault {
        Fault::Refused(refusal) if refusal.code == code::SLIP_REPLAY => {}
        _ => return Ok(None),
    }
    let mut given = given.clone();
    given.texts.insert("certain".to_owned(), vec!["true".to_owned()]);
    match looked_at(site, gate.who()?.clone(), deed, given).await? {
        Ok(seen) => Ok(Some(effect::shown(visit, site, seen).await?)),
        Err(_) => Ok(None),
    }
}

/// An address without what it says of something done before.
fn without_done(place: &str) -> String {
    let (path, query) = place.split_once('?').unwrap_or((place, ""));
    let kept: Vec<&str> = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("done=")).collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

/// Acts whose effect on the next lists is worth a look before they are done.
const FORESEEABLE: &[Kind] = &[
    Kind::Accept,
    Kind::Amend,
    Kind::Cancel,
    Kind::Confirm,
    Kind::Decide,
    Kind::Merge,
    Kind::Outcome,
    Kind::Reidentify,
    Kind::Result,
    Kind::Swap,
    Kind::Unmerge,
    Kind::Withdraw,
];

/// What a form begins with.
#[derive(Default)]
struct Above {
    /// Why it was refused.
    fault: Option<Fault>,
    /// What it would change, or why it is filled in.
    said: Option<Markup>,
    /// The newest entry that whoever filled it in had seen, where that is not the newest now.
    seen: Option<String>,
}

async fn shown(
    deed: &'static Deed,
    (visit, site, gate): (&Visit, &Site, &Gate),
    given: Given,
    Above { fault, said: note, seen }: Above,
) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label(&format!("deed-{}", deed.name));
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let (head, _) = site.read(records::head).await?;
    // What was typed, and not what is filled in, is what can be wrong.
    let typed = given.clone();
    let who = gate.who()?.clone();
    let mut form = site.read(move |store| filled(store, (language, &who), deed, given)).await?;
    // That it stands although it looks like a slip is said once it was asked.
    if !(typed.is_ticked("certain") || fault.as_ref().is_some_and(is_slip)) {
        form.without.push("certain");
    }
    let fault = fault.or_else(|| form.fault.take().and_then(chosen_wrongly));
    let at = fault.as_ref().and_then(|fault| place_of(language, deed, &typed, fault));
    // What he is not asked cannot be where it stands.
    let is_asked = |name: &str| !form.without.contains(&name) || !matches!(fault, Some(Fault::Refused(_)));
    let at = at.filter(|(name, _)| is_asked(name));
    let said = |field: &Field| at.as_ref().filter(|(name, _)| *name == field.name).map(|(_, text)| text.as_str());
    let has_files = deed.fields.iter().any(|field| field.kind == FieldKind::Files);
    let body = html! {
        h1 { (title) }
        p.lead { (language.label(&format!("deed-{}-text", deed.name))) }
        @if let Some(fault) = &fault { (faults(language, fault, at.as_ref())) }
        @if let Some(note) = &note { (note) }
        @if !form.about.is_empty() { (about(visit, gate, &form)) }
        @match form.first {
            Some(first) => (choice(visit, deed, first, &form, said(&named(deed, first)))),
            None => {
                @if !form.offers.is_empty() { (offers(visit, deed, &form)) }
                @if let Some(note) = form.note { p.note { (language.label(note)) } }
                form.ask method="post" action=(visit.to(&addresses::act(deed.name)))
                    enctype=[has_files.then_some("multipart/form-data")] {
                    (frame::token(gate))
                    input type="hidden" name="once" value=(key);
                    input type="hidden" name="seen" value=(seen.unwrap_or_else(|| head.to_string()));
                    @if let Some(back) = form.given.text("back") { input type="hidden" name="back" value=(back); }
                    @for field in deed.fields.iter().filter(|field| !form.without.contains(&field.name)) {
                        @let needed = field.needed || form.needed.contains(&field.name);
                        (one((language, deed), &Field { needed, ..*field }, &form.given, said(field)))
                    }
                    p {
                        button type="submit" { (title) }
                        @if FORESEEABLE.contains(&deed.kind) {
                            " " button.plain type="submit" name="look" value="true" { (language.label("desk-look-first")) }
                        }
                    }
                }
            }
        }
    };
    debug_assert!(gate.who.as_ref().is_none_or(|who| matches!(who.by(), By::Session(_))));
    frame::page(visit, site, gate, title, body).await
}

fn is_slip(fault: &Fault) -> bool {
    match fault {
        Fault::At(_, refusal) | Fault::Refused(refusal) => code::SLIPS.contains(&refusal.code),
        Fault::Field(..) | Fault::Undone(_) | Fault::Unknown(_) | Fault::Meanwhile(_) => false,
    }
}

fn named(deed: &Deed, name: &str) -> Field {
    *deed.fields.iter().find(|field| field.name == name).expect("what is chosen first is a field of the deed")
}

/// Somebody chose what is not there, or not his to choose.
fn chosen_wrongly(stop: Stop) -> Option<Fault> {
    match stop {
        Stop::Field(name, word) => Some(Fault::Field(name, word)),
        Stop::At(name, refusal) => Some(Fault::At(name, refusal)),
        Stop::Office(OfficeError::Refused(refusal)) => Some(Fault::Refused(refusal)),
        Stop::Undone(_) | Stop::NotOwn | Stop::Meanwhile(_) | Stop::Office(_) => None,
    }
}

/// Who or what it is about.
fn about(visit: &Visit, gate: &Gate, form: &Filled) -> Markup {
    let sees = gate.who.as_ref().is_some_and(|who| who.sees(OFFICE));
    html! {
        ul.about { @for (text, place) in &form.about { li {
            @match place { Some(place) if sees => a href=(visit.to(place)) { (text) }, _ => (text) }
        } } }
    }
}

/// What has to be chosen before the rest can be asked.
fn choice(visit: &Visit, deed: &Deed, first: &str, form: &Filled, fault: Option<&str>) -> Markup {
    let language = visit.language;
    html! {
        form.ask method="get" action=(visit.to(&addresses::act(deed.name))) {
            @if let Some(back) = form.given.text("back") { input type="hidden" name="back" value=(back); }
            // What was typed beside it stays.
            @for (name, value) in beside(deed, first, &form.given) { input type="hidden" name=(name) value=(value); }
            (one((language, deed), &named(deed, first), &form.given, fault))
            p { button type="submit" { (language.label("desk-go-on")) } }
        }
    }
}

/// The other fields of a form in which only one is asked again, as far as an address can carry them.
fn beside<'a>(deed: &Deed, first: &str, given: &'a Given) -> Vec<(&'static str, &'a str)> {
    let mut room = MOST_BESIDE;
    let names = deed.fields.iter().map(|field| field.name).filter(|name| *name != first && *name != "certain");
    let all = names.flat_map(|name| given.all(name).map(move |value| (name, value)));
    all.take_while(|(name, value)| {
        room = room.saturating_sub(name.len() + value.len());
        room > 0
    })
    .collect()
}

/// So many bytes of what was typed go along in an address.
const MOST_BESIDE: usize = 2_000;

/// What can be said there: each fills the form in.
fn offers(visit: &Visit, deed: &Deed, form: &Filled) -> Markup {
    let language = visit.language;
    let address = |offer: &Offer| {
        let kept = ["tournament", "person", "reference", "day", "back"];
        let mut fields: Vec<(&str, &str)> =
            kept.iter().filter_map(|name| Some((*name, form.given.text(name)?))).collect();
        fields.extend(offer.fields.iter().map(|(name, value)| (*name, value.as_str())));
        addresses::act_with(deed.name, &fields)
    };
    let is_chosen = |offer: &Offer| offer.fields.iter().all(|(name, value)| form.given.text(name) == Some(value));
    html! {
        section.offers aria-labelledby="offers" {
            h2 #offers { (language.label(&format!("deed-{}-offers", deed.name))) }
            ul { @for offer in &form.offers { li {
                a href=(visit.to(&address(offer))) aria-current=[is_chosen(offer).then_some("true")] { (offer.text) }
            } } }
        }
    }
}

fn faults(language: Language, fault: &Fault, at: Option<&(&'static str, String)>) -> Markup {
    html! {
        div.faults role="alert" #result {
            @match fault {
                Fault::Unknown(name) => p { (language.say_texts("deed-unknown-field", &[("name", name.clone())])) },
                Fault::Meanwhile(entry) => p { (language.say("deed-meanwhile", &[
                    ("by", Fact::from(entry.by_whom.as_str())),
                    ("entry", Fact::from(entry.seq)),
                    ("act", Fact::Name(language.label(&format!("kind-{}", entry.act)))),
                ])) },
                Fault::Undone(remarks) => ul { @for one in remarks { li { (one.say(language)) } } },
                Fault::Refused(refusal) if at.is_none() => {
                    p { (language.refusal_at_desk(refusal)) }
                    ul {
                        @for notice in &refusal.notices { li { (language.notice_at_desk(notice)) } }
                        @for finding in &refusal.findings {
                            li {
                                (language.finding_at_desk(finding)) " " span.quiet { (language.cite(finding.paragraph)) }
                                @if let Some(way) = language.way_out_at_desk(&refusal.facts, finding) { br; (way) }
                            }
                        }
                    }
                }
                _ => @if let Some((name, text)) = at {
                    p { a href={ "#" (name) } { (language.label(&format!("deed-field-{name}"))) } ": " (text) }
                },
            }
        }
    }
}
