//! What the desk shows, for programs with a token that may read: one table, from which come the addresses and their description.

use super::api::{admitted, faults};
use super::kept::Kept;
use crate::answer::arbiter::ArbiterDossier;
use crate::answer::desk::{DeskMonth, DeskReport, DeskToday};
use crate::answer::schema::{shape, value};
use crate::answer::title_worklist::TitleWorklist;
use crate::answer::unusual::Unusual;
use crate::web::Site;
use crate::web::addresses::API_ROOT;
use crate::web::api::{Fault, answer_json, pairs, spoken};
use crate::web::guests::Address;
use crate::web::locale::language_of;
use crate::words::Language;
use arpad_model::{PersonId, Role, Series, SubmissionId, SubmissionState};
use arpad_office::access::{OFFICE, WORKING, Who};
use arpad_office::acts::accept::foresee;
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::open;
use arpad_office::register::day_of;
use arpad_office::views::arbiter_dossier::arbiter_dossier;
use arpad_office::views::beside::beside;
use arpad_office::views::records;
use arpad_registry::Reader;
use axum::Router;
use axum::extract::{RawPathParams, Request, State};
use axum::http::Uri;
use axum::routing::get;
use jiff::civil::Date;
use schemars::SchemaGenerator;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What was asked: who, the number in the address, the day it is, and what stands behind the question mark.
struct Asked {
    who: Who,
    id: Option<u32>,
    today: Date,
    named: BTreeMap<String, String>,
}

/// Something to look at.
struct Look {
    /// Its words are `api-<name>` and `api-<name>-text`.
    name: &'static str,
    path: &'static str,
    /// Who sees it.
    sees: &'static [Role],
    /// What it takes behind the question mark, each with its shape; the first so many must be there.
    takes: &'static [(&'static str, &'static str)],
    shape: fn(&mut SchemaGenerator) -> Value,
    look: fn(&mut Reader<'_>, &Kept, &Asked) -> Result<Option<Value>, OfficeError>,
}

const LOOKS: &[Look] = &[
    Look { name: "desk-today", path: "/desk/today", sees: OFFICE, takes: &[], shape: shape::<DeskToday>, look: today },
    Look {
        name: "desk-report",
        path: "/desk/reports/{id}",
        sees: WORKING,
        takes: &[],
        shape: shape::<DeskReport>,
        look: report,
    },
    Look {
        name: "desk-month",
        path: "/desk/month",
        sees: OFFICE,
        takes: &[("series", "^(standard|rapid|blitz|go)$"), ("month", "^[0-9]{4}-(0[1-9]|1[0-2])$")],
        shape: shape::<DeskMonth>,
        look: month,
    },
    Look {
        name: "desk-unusual",
        path: "/desk/month/unusual",
        sees: OFFICE,
        takes: &[("series", "^(standard|rapid|blitz)$"), ("month", "^[0-9]{4}-(0[1-9]|1[0-2])$")],
        shape: shape::<Unusual>,
        look: unusual,
    },
    Look {
        name: "desk-titles",
        path: "/desk/titles",
        sees: OFFICE,
        takes: &[],
        shape: shape::<TitleWorklist>,
        look: titles,
    },
    Look {
        name: "desk-arbiter",
        path: "/desk/arbiters/{id}",
        sees: OFFICE,
        takes: &[],
        shape: shape::<ArbiterDossier>,
        look: arbiter,
    },
];

fn today(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    Ok(Some(value(&DeskToday::of(&kept.today(store, asked.today)?))))
}

/// Of another's file an arbiter does not even learn that it is there.
fn report(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let Some(id) = asked.id else { return Ok(None) };
    let found = records::submission(store, SubmissionId(id))?;
    let is_seen = |by: &str| asked.who.sees(OFFICE) || by == asked.who.name();
    let Some(file) = found.filter(|file| is_seen(&file.by_whom)) else { return Ok(None) };
    let opened = match open(store, file.id) {
        Ok(opened) => opened,
        Err(OfficeError::Refused(refusal)) => {
            return Ok(Some(value(&DeskReport::of(&file, None, (&[], &refusal.notices)))));
        }
        Err(other) => return Err(other),
    };
    let is_open = matches!(file.state, SubmissionState::Received | SubmissionState::Questions);
    let findings = match is_open.then(|| foresee(store, &opened)) {
        Some(Ok(findings)) => findings,
        // What has to be said first is told by accepting it.
        None | Some(Err(OfficeError::Refused(_))) => Vec::new(),
        Some(Err(other)) => return Err(other),
    };
    let mut meant = beside(store, &opened)?;
    // Whoever is not of the office is told who was found, and nothing that the register has of others.
    if !asked.who.sees(OFFICE) {
        for (line, meant) in opened.lines.iter().zip(&mut meant) {
            meant.retain(|_| matches!(line, Line::Known(_)));
            meant.iter_mut().for_each(|one| one.rating = None);
        }
    }
    let said = (&findings[..], &opened.reported.notices[..]);
    Ok(Some(value(&DeskReport::of(&file, Some((&opened, &meant)), said))))
}

fn month(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let series = asked.named.get("series").and_then(|text| text.parse::<Series>().ok());
    let day = asked.named.get("month").and_then(|text| day_of(&format!("{text}-01")));
    let (Some(series), Some(day)) = (series, day) else { return Ok(None) };
    let day = (series != Series::Go).then_some(day);
    match kept.checklist(store, series, day)? {
        Ok(list) => Ok(Some(value(&DeskMonth::of(&list)))),
        Err(refusal) => Err((*refusal).clone().into()),
    }
}

/// What is out of the ordinary in a chess month; go has none.
fn unusual(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let series = asked.named.get("series").and_then(|text| text.parse::<Series>().ok());
    let day = asked.named.get("month").and_then(|text| day_of(&format!("{text}-01")));
    let (Some(Series::Chess(tempo)), Some(day)) = (series, day) else { return Ok(None) };
    match kept.unusual(store, tempo, day)? {
        Ok(found) => Ok(Some(value(&Unusual::of(&found)))),
        Err(refusal) => Err((*refusal).clone().into()),
    }
}

/// Who may apply for a title.
fn titles(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    Ok(kept.worklist(store, asked.today)?.map(|found| value(&TitleWorklist::of(&found))))
}

/// An arbiter whole.
fn arbiter(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let Some(id) = asked.id else { return Ok(None) };
    Ok(Some(value(&ArbiterDossier::of(&arbiter_dossier(store, PersonId(id), asked.today)?))))
}

/// Every one below the API's address.
pub(super) fn router() -> Router<Site> {
    let mut router = Router::new();
    for look in LOOKS {
        let answer = move |State(site): State<Site>, path: RawPathParams, request: Request| async move {
            let id = path.iter().next().map(|(_, id)| id.parse().ok());
            let (uri, language) = (request.uri().clone(), spoken(request.uri(), request.headers()));
            match looked_at(look, site, id, request).await {
                Ok(value) => answer_json(&value),
                Err(fault) => fault.response(language, &uri),
            }
        };
        router = router.route(&format!("{API_ROOT}{}", look.path), get(answer));
    }
    router
}

/// Reads something of the office's for whoever has a token and sees it.
async fn looked_at(look: &'static Look, site: Site, id: Option<Option<u32>>, request: Request) -> Result<Value, Fault> {
    let (headers, address) = (request.headers().clone(), Address::of(request.extensions()));
    let uri = request.uri().clone();
    drop(request);
    let who = admitted(&site, &headers, address).await?;
    if !who.sees(look.sees) {
        return Err(Fault::Denied);
    }
    let named = named(look, &uri)?;
    // A number that is none names nobody.
    if id == Some(None) {
        return Err(Fault::Lost);
    }
    let asked = Asked { who, id: id.flatten(), today: site.desk.now().day(), named };
    let desk = site.desk.clone();
    site.read(move |store| (look.look)(store, &desk.kept, &asked)).await?.ok_or(Fault::Lost)
}

/// What stands behind the question mark, as it is described and nothing else; each once.
fn named(look: &Look, uri: &Uri) -> Result<BTreeMap<String, String>, Fault> {
    let known = || look.takes.iter().map(|(name, _)| *name).chain(["lang"]);
    let mut named = BTreeMap::new();
    for (name, value) in pairs(uri) {
        let Some(known) = known().find(|one| *one == name) else {
            return Err(Fault::Unknown { name, known: known().collect() });
        };
        if named.insert(name, value).is_some() {
            return Err(Fault::Twice(known));
        }
    }
    if named.get("lang").is_some_and(|language| language_of(language).is_none()) {
        return Err(Fault::Parameter { name: "lang", takes: "hu, en".to_owned() });
    }
    for (name, pattern) in look.takes {
        let fits = |text: &String| match *name {
            "series" => text.parse::<Series>().is_ok() && pattern.contains(text.as_str()),
            _ => text.len() == 7 && day_of(&format!("{text}-01")).is_some(),
        };
        if !named.get(*name).is_some_and(fits) {
            return Err(Fault::Parameter { name, takes: (*pattern).to_owned() });
        }
    }
    Ok(named)
}

/// What may go wrong.
const FAULTS: &[(&str, &str)] = &[
    ("400", "bad-parameter"),
    ("401", "unauthorized"),
    ("403", "forbidden"),
    ("404", "not-found"),
    ("422", "refused"),
    ("429", "too-many-requests"),
    ("503", "busy"),
];

/// Path and description of each, for the API's own document.
pub(super) fn described(language: Language, problem: &Value, shapes: &mut SchemaGenerator) -> Vec<(String, Value)> {
    let one = |look: &Look| {
        let words = ["", "-text"].map(|end| language.label(&format!("api-{}{end}", look.name)));
        let mut parameters = vec![json!({"name": "lang", "in": "query", "required": false,
            "description": language.label("api-parameter-lang"), "schema": {"enum": ["hu", "en"]}})];
        if look.path.contains("{id}") {
            parameters.push(json!({"name": "id", "in": "path", "required": true, "example": 1,
                "description": language.label("api-parameter-desk-id"), "schema": {"type": "integer", "minimum": 1, "maximum": u32::MAX}}));
        }
        for (name, pattern) in look.takes {
            parameters.push(json!({"name": name, "in": "query", "required": true,
                "description": language.label(&format!("deed-field-{name}")), "schema": {"type": "string", "pattern": pattern}}));
        }
        let mut responses = faults(language, problem, FAULTS);
        let content = json!({"application/json": {"schema": (look.shape)(shapes)}});
        responses.insert("200".to_owned(), json!({"description": words[0], "content": content}));
        let operation = json!({"get": {
            "operationId": look.name, "summary": words[0], "description": words[1], "security": [{"token": []}],
            "parameters": parameters, "responses": responses,
        }});
        (look.path.to_owned(), operation)
    };
    LOOKS.iter().map(one).collect()
}
