//! The form of a deed, and the deed. What was typed stays when it is refused, and the refusal stands at its field where it has
//! one.

use super::doing::{Fault, done};
use super::filled::{Filled, Offer, filled};
use super::looking::looked_at;
use super::{Deed, Field, FieldKind, WHY, effect, outside};
use crate::secret;
use crate::web::Site;
use crate::web::desk::gate::Gate;
use crate::web::desk::given::{Given, Stop};
use crate::web::desk::{addresses, form, frame};
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
    let given = form::fields(uri.query().unwrap_or_default()).unwrap_or_default();
    shown(deed, (&visit, &site, &gate), given, (None, None)).await
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
        let page = shown(deed, (&visit, &site, &gate), given, (fault, effect)).await?;
        return Ok((status, page).into_response());
    }
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
            let effect = asked_with(&visit, &site, (&gate, deed), (&given, &fault)).await?;
            let page = shown(deed, (&visit, &site, &gate), given, (Some(fault), effect)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
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

async fn shown(
    deed: &'static Deed,
    (visit, site, gate): (&Visit, &Site, &Gate),
    given: Given,
    (fault, effect): (Option<Fault>, Option<Markup>),
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
    let said = |field: &Field| at.as_ref().filter(|(name, _)| *name == field.name).map(|(_, text)| text.as_str());
    let has_files = deed.fields.iter().any(|field| field.kind == FieldKind::Files);
    let body = html! {
        h1 { (title) }
        p.lead { (language.label(&format!("deed-{}-text", deed.name))) }
        @if let Some(fault) = &fault { (told(language, fault, at.as_ref())) }
        @if let Some(effect) = &effect { (effect) }
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
                    input type="hidden" name="seen" value=(head);
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
            (one((language, deed), &named(deed, first), &form.given, fault))
            p { button type="submit" { (language.label("desk-go-on")) } }
        }
    }
}

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

/// The field at which a fault stands, and what is said there. A refusal that names a fact as a field is called is about that
/// field; some say it by their code.
fn place_of(language: Language, deed: &Deed, given: &Given, fault: &Fault) -> Option<(&'static str, String)> {
    let field = |name: &str| deed.fields.iter().find(|field| field.name == name).map(|field| field.name);
    match fault {
        Fault::Field(name, word) => Some((name, language.label(word))),
        Fault::At(name, refusal) => Some((name, language.refusal_at_desk(refusal))),
        Fault::Refused(refusal) if refusal.findings.is_empty() && refusal.notices.is_empty() => {
            let of_code = BY_CODE.iter().filter(|(code, _)| *code == refusal.code.as_str());
            let by_code = of_code.map(|(_, name)| *name).find_map(field);
            let by_fact = || {
                let is_typed = |name: &&str| given.text(name).is_some() && !SUBJECTS.contains(name);
                refusal.facts.iter().map(|(name, _)| *name).find(|name| is_typed(name) && field(name).is_some())
            };
            let name = by_code.or_else(|| by_fact().and_then(field))?;
            Some((name, language.refusal_at_desk(refusal)))
        }
        Fault::Refused(_) | Fault::Undone(_) | Fault::Unknown(_) | Fault::Meanwhile(_) => None,
    }
}

/// What a deed is about stands in most refusals, and is seldom what is wrong.
const SUBJECTS: [&str; 6] = ["tournament", "person", "submission", "entry", "series", "club"];

/// Refusals that are about one field, whatever facts they name.
const BY_CODE: &[(&str, &str)] = &[
    ("event-ends-early", "ends"),
    ("reason-missing", "why"),
    ("komir-without-reason", "why"),
    ("decision-without-reason", "why"),
    ("user-name", "name"),
    ("user-name-taken", "name"),
    ("user-role-missing", "role"),
    ("user-public", "role"),
    ("user-auditor-alone", "role"),
    ("user-last-admin", "role"),
    ("user-club-missing", "club"),
    ("user-person-missing", "person"),
    ("because-empty", "because"),
    ("reference-empty", "reference"),
    ("decision-ends-before", "until"),
    ("outcome-without-reference", "decided-under"),
    ("paragraph-empty", "paragraph"),
    ("waiver-not-provided", "paragraph"),
    ("waiver-no-match", "paragraph"),
    ("waiver-elsewhere", "paragraph"),
    ("waiver-of-what", "permission"),
    ("waiver-afterwards", "day"),
    ("strength-empty", "persons"),
    ("strength-twice", "persons"),
    ("strength-without-licence", "persons"),
    ("parameter-unknown", "value"),
    ("rating-range", "points"),
    ("slip-rating", "points"),
    ("slip-points", "go-points"),
    ("slip-day", "day"),
    ("slip-day", "holds-from"),
    ("slip-federation", "federation"),
    ("slip-multiplier", "multiplier"),
    ("appeal-late", "admitted"),
    ("list-undated", "list-day"),
    ("list-ahead", "list-day"),
    ("clubs-without-season", "season"),
    ("table-without-day", "list-day"),
    ("contact-empty", "contact"),
    ("game-several", "against-line"),
];

fn told(language: Language, fault: &Fault, at: Option<&(&'static str, String)>) -> Markup {
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

fn one((language, deed): (Language, &Deed), field: &Field, given: &Given, fault: Option<&str>) -> Markup {
    let name = field.name;
    // A reason that has to be given is one that others read.
    let is_public = *field == Field { needed: true, ..WHY };
    let label = language.label(&format!("deed-field-{}", if is_public { "because" } else { name }));
    // What may stand there several times is kept whole where it is one line.
    let value = match field.kind {
        FieldKind::Line => given.all(name).collect::<Vec<_>>().join(", "),
        _ => given.text(name).unwrap_or_default().to_owned(),
    };
    let value = value.as_str();
    // Results and titles are written alike in every language, and have no word of their own.
    // What means something else in this field than elsewhere has a word of the field.
    let word = |value: &str| {
        let keys = [format!("deed-choice-{name}-{value}"), format!("deed-choice-{value}")];
        let told = keys.iter().map(|key| (key, language.label(key))).find(|(key, word)| word != *key);
        told.map_or_else(|| value.to_owned(), |(_, word)| word)
    };
    let hint_keys = [format!("deed-hint-{}-{name}", deed.name), format!("deed-hint-{name}")];
    let hint = hint_keys.iter().map(|key| (key, language.label(key))).find(|(key, hint)| hint != *key);
    let hint = hint.map(|(_, hint)| hint).filter(|_| !is_public);
    let ids = [fault.map(|_| format!("{name}-fault")), hint.as_ref().map(|_| format!("{name}-hint"))];
    let ids: Vec<String> = ids.into_iter().flatten().collect();
    let described = (!ids.is_empty()).then(|| ids.join(" "));
    let under = html! {
        @if let Some(fault) = fault { span.fault id={ (name) "-fault" } { (fault) } }
        @if let Some(hint) = &hint { span.hint id={ (name) "-hint" } { (hint) } }
    };
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
                    FieldKind::Table => textarea.table id=(name) name=(name) rows="24" cols="60" maxlength="40000" aria-describedby=[described] { (value) },
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
