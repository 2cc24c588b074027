//! What the desk shows, for programs with a token that may read: one table, from which come the addresses and their description.

mod asked;
mod kept_records;
mod work;

use super::api::{admitted, faults};
use super::kept::Kept;
use crate::answer::arbiter::ArbiterDossier;
use crate::answer::desk::{DeskMonth, DeskReport, DeskToday};
use crate::answer::records::PersonRecord;
use crate::answer::schema::shape;
use crate::answer::title_worklist::TitleWorklist;
use crate::answer::unusual::Unusual;
use crate::web::Site;
use crate::web::addresses::API_ROOT;
use crate::web::api::{Fault, answer_json, spoken};
use crate::web::guests::Address;
use crate::words::Language;
use arpad_model::Role;
use arpad_office::access::{ADMINS, OFFICE, WORKING};
use arpad_office::acts::desk::OfficeError;
use arpad_registry::Reader;
use asked::{Asked, Param, named};
use axum::Router;
use axum::extract::{RawPathParams, Request, State};
use axum::routing::get;
use kept_records::{Decided, Entries, Files, Letters, Messages, Users};
use schemars::SchemaGenerator;
use serde_json::{Value, json};

/// Something to look at.
struct Look {
    /// Its words are `api-<name>` and `api-<name>-text`.
    name: &'static str,
    path: &'static str,
    /// Who sees it.
    sees: &'static [Role],
    /// What it takes behind the question mark.
    takes: &'static [Param],
    shape: fn(&mut SchemaGenerator) -> Value,
    look: fn(&mut Reader<'_>, &Kept, &Asked) -> Result<Option<Value>, OfficeError>,
}

const LOOKS: &[Look] = &[
    Look {
        name: "desk-today",
        path: "/desk/today",
        sees: OFFICE,
        takes: &[],
        shape: shape::<DeskToday>,
        look: work::today,
    },
    Look {
        name: "desk-report",
        path: "/desk/reports/{id}",
        sees: WORKING,
        takes: &[],
        shape: shape::<DeskReport>,
        look: work::report,
    },
    Look {
        name: "desk-month",
        path: "/desk/month",
        sees: OFFICE,
        takes: &[Param::series("^(standard|rapid|blitz|go)$"), Param::MONTH],
        shape: shape::<DeskMonth>,
        look: work::month,
    },
    Look {
        name: "desk-unusual",
        path: "/desk/month/unusual",
        sees: OFFICE,
        takes: &[Param::series("^(standard|rapid|blitz)$"), Param::MONTH],
        shape: shape::<Unusual>,
        look: work::unusual,
    },
    Look {
        name: "desk-titles",
        path: "/desk/titles",
        sees: OFFICE,
        takes: &[],
        shape: shape::<TitleWorklist>,
        look: work::titles,
    },
    Look {
        name: "desk-arbiter",
        path: "/desk/arbiters/{id}",
        sees: OFFICE,
        takes: &[],
        shape: shape::<ArbiterDossier>,
        look: work::arbiter,
    },
    Look {
        name: "desk-reports",
        path: "/desk/reports",
        sees: WORKING,
        takes: &[],
        shape: shape::<Files>,
        look: kept_records::files,
    },
    Look {
        name: "desk-letters",
        path: "/desk/letters",
        sees: OFFICE,
        takes: &[Param::ALL],
        shape: shape::<Letters>,
        look: kept_records::letters,
    },
    Look {
        name: "desk-ledger",
        path: "/desk/ledger",
        sees: OFFICE,
        takes: &[Param::AFTER],
        shape: shape::<Entries>,
        look: kept_records::entries,
    },
    Look {
        name: "desk-decisions",
        path: "/desk/decisions",
        sees: OFFICE,
        takes: &[],
        shape: shape::<Decided>,
        look: kept_records::decisions,
    },
    Look {
        name: "desk-person",
        path: "/desk/persons/{id}",
        sees: OFFICE,
        takes: &[],
        shape: shape::<PersonRecord>,
        look: kept_records::person,
    },
    Look {
        name: "desk-users",
        path: "/desk/users",
        sees: ADMINS,
        takes: &[],
        shape: shape::<Users>,
        look: kept_records::users,
    },
    Look {
        name: "desk-messages",
        path: "/desk/messages",
        sees: ADMINS,
        takes: &[],
        shape: shape::<Messages>,
        look: kept_records::sent,
    },
];

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
    let named = named(look.takes, &uri)?;
    // A number that is none names nobody.
    if id == Some(None) {
        return Err(Fault::Lost);
    }
    let asked = Asked { who, id: id.flatten(), today: site.desk.now().day(), named };
    let desk = site.desk.clone();
    site.read(move |store| (look.look)(store, &desk.kept, &asked)).await?.ok_or(Fault::Lost)
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
        for Param { name, pattern, needed } in look.takes {
            parameters.push(json!({"name": name, "in": "query", "required": needed,
                "description": language.label(&format!("api-parameter-desk-{name}")), "schema": {"type": "string", "pattern": pattern}}));
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
