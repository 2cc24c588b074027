//! Doors that stand beside the version, because programs that know other sites look for them there: players as lichess tells
//! them, and tables of names matched as OpenRefine asks. Here they are described; they answer in their own files.

use super::document::{failed, parameter};
use super::fide_players::{FidePlayer, FideRatings};
use super::parameter::{FIDE_NUMBER, LANGUAGE, PREFIX, Parameter, Place, Q, QUERIES};
use crate::answer::schema::{in_place, shape};
use crate::words::Language;
use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};

/// What the paths of the document stand below.
pub(super) const ROOT: &str = "/api";

/// One of them.
struct Door {
    /// The stable name; its words are `api-<name>` and `api-<name>-text`.
    name: &'static str,
    path: &'static str,
    parameters: &'static [&'static Parameter],
    /// An address that works anywhere.
    example: &'static str,
    /// The statuses of what can go wrong by a caller's doing.
    faults: &'static [u16],
    gives: fn(&mut SchemaGenerator) -> Value,
    /// Whether it may be asked by a form too.
    is_posted: bool,
}

static DOORS: &[Door] = &[
    Door {
        name: "fide-players",
        path: "/fide/player",
        parameters: &[&Q],
        example: "/api/fide/player?q=Kov%C3%A1cs",
        faults: &[],
        gives: shape::<Vec<FidePlayer>>,
        is_posted: false,
    },
    Door {
        name: "fide-player",
        path: "/fide/player/{id}",
        parameters: &[&FIDE_NUMBER],
        example: "/api/fide/player/1",
        faults: &[404],
        gives: shape::<FidePlayer>,
        is_posted: false,
    },
    Door {
        name: "fide-ratings",
        path: "/fide/player/{id}/ratings",
        parameters: &[&FIDE_NUMBER],
        example: "/api/fide/player/1/ratings",
        faults: &[404],
        gives: shape::<FideRatings>,
        is_posted: false,
    },
    Door {
        name: "reconcile",
        path: "/reconcile",
        parameters: &[&QUERIES, &LANGUAGE],
        example: "/api/reconcile?queries=%7B%22q0%22%3A%7B%22query%22%3A%22Kov%C3%A1cs%22%7D%7D",
        faults: &[400, 503],
        gives: shape::<Matched>,
        is_posted: true,
    },
    Door {
        name: "reconcile-suggest",
        path: "/reconcile/suggest",
        parameters: &[&PREFIX, &LANGUAGE],
        example: "/api/reconcile/suggest?prefix=kov",
        faults: &[],
        gives: shape::<Suggested>,
        is_posted: false,
    },
];

/// What the service says of itself, or whom each question may mean: the shapes of the Reconciliation Service API 0.2.
enum Matched {}

in_place!(Matched: {"type": "object"});

/// Who may be meant.
enum Suggested {}

in_place!(Suggested: {
    "type": "object",
    "required": ["result"],
    "properties": {"result": {"type": "array", "items": {
        "type": "object",
        "required": ["id", "name", "description", "notable"],
        "properties": {
            "id": {"type": "string"},
            "name": {"type": "string"},
            "description": {"type": "string"},
            "notable": {"type": "array"}
        }
    }}}
});

/// Their paths in the document, each with its own place below the site.
pub(super) fn described(language: Language, shapes: &mut SchemaGenerator) -> Map<String, Value> {
    let mut paths = Map::new();
    for door in DOORS {
        let title = language.label(&format!("api-{}", door.name));
        let mut responses = Map::new();
        let content = json!({"application/json": {"schema": (door.gives)(shapes)}});
        responses.insert("200".to_owned(), json!({"description": title, "content": content}));
        for status in door.faults {
            responses.insert(status.to_string(), failed(language, *status, shapes));
        }
        let operation = json!({
            "operationId": door.name,
            "summary": title,
            "description": language.label(&format!("api-{}-text", door.name)),
            "servers": [{"url": ROOT}],
            "parameters": door.parameters.iter().map(|one| lenient(language, one)).collect::<Vec<_>>(),
            "responses": responses,
            "x-example": door.example,
        });
        let mut operations = json!({ "get": operation });
        if door.is_posted {
            operations["post"] = posted(language, door, shapes);
        }
        paths.insert(door.path.to_owned(), operations);
    }
    paths
}

/// As their protocols want it, these doors take any text: what says nothing to them is as if it were not there.
fn lenient(language: Language, one: &Parameter) -> Value {
    let mut told = parameter(language, one);
    if one.place == Place::Query {
        told["schema"] = json!({"type": "string"});
    }
    told
}

/// The same question as a form.
fn posted(language: Language, door: &Door, shapes: &mut SchemaGenerator) -> Value {
    let title = language.label(&format!("api-{}", door.name));
    let mut responses = Map::new();
    let content = json!({"application/json": {"schema": (door.gives)(shapes)}});
    responses.insert("200".to_owned(), json!({"description": title, "content": content}));
    for status in [400, 408, 413, 415, 503] {
        responses.insert(status.to_string(), failed(language, status, shapes));
    }
    let fields: Map<String, Value> =
        door.parameters.iter().map(|one| (one.name.to_owned(), json!({"type": "string"}))).collect();
    let form = json!({"schema": {"type": "object", "properties": fields}});
    json!({
        "operationId": format!("{}-posted", door.name),
        "summary": title,
        "description": language.label(&format!("api-{}-text", door.name)),
        "servers": [{"url": ROOT}],
        "requestBody": {"required": true, "content": {"application/x-www-form-urlencoded": form}},
        "responses": responses,
        "x-example": door.example,
    })
}
