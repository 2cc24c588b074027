//! The OpenAPI 3.1 document, made from the endpoints' own descriptions, in the language asked for.

use super::call::{Call, Endpoint, Gives, Told, answers};
use super::fault::{self, Fault, KINDS};
use super::parameter::{Parameter, Place};
use super::{doors, endpoints};
use crate::answer::list_file::ListFile;
use crate::answer::schema::{generator, in_place, shape};
use crate::web::addresses::API_ROOT;
use crate::words::Language;
use axum::http::Method;
use schemars::SchemaGenerator;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::sync::OnceLock;

pub(super) static ENDPOINTS: &[Endpoint] = &[Endpoint {
    name: "openapi",
    path: "/openapi.json",
    parameters: &[],
    example: "/openapi.json",
    body: None,
    answers: answers!(openapi),
}];

async fn openapi(call: Call) -> Result<Told<OpenApi>, Fault> {
    Ok(Told::kept(&OpenApi(document(call.language))))
}

/// The document as an answer; its own shape is told elsewhere.
#[derive(Serialize)]
struct OpenApi(&'static Value);

in_place!(OpenApi: {"type": "object", "required": ["openapi", "info", "paths"]});

/// The whole document. It is the same for as long as the program runs, and made once in each language.
pub(super) fn document(language: Language) -> &'static Value {
    static MADE: [OnceLock<Value>; 2] = [const { OnceLock::new() }; 2];
    let [hungarian, english] = &MADE;
    let made = match language {
        Language::Hu => hungarian,
        Language::En => english,
    };
    made.get_or_init(|| make(language))
}

fn make(language: Language) -> Value {
    let mut shapes = generator();
    let mut paths = Map::new();
    for endpoint in endpoints() {
        let method = endpoint.method().as_str().to_lowercase();
        let item = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        item[method] = operation(language, endpoint, &mut shapes);
    }
    paths.extend(doors::described(language, &mut shapes));
    let problem = shape::<fault::ProblemAnswer>(&mut shapes);
    paths.extend(crate::web::desk::described(language, &problem, &mut shapes));
    // Whatever has a name of its own in an answer is described once, here.
    let mut schemas = shapes.take_definitions(true);
    for (name, schema) in &mut schemas {
        schema["description"] = json!(language.label(&format!("api-shape-{name}")));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": language.label("api-title"),
            "summary": language.label("api-summary"),
            "description": language.label("api-about"),
            "version": env!("CARGO_PKG_VERSION"),
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": API_ROOT}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    })
}

fn operation(language: Language, endpoint: &Endpoint, shapes: &mut SchemaGenerator) -> Value {
    let mut operation = json!({
        "operationId": endpoint.name,
        "summary": language.label(&format!("api-{}", endpoint.name)),
        "description": language.label(&format!("api-{}-text", endpoint.name)),
        "parameters": endpoint.takes().map(|one| parameter(language, one)).collect::<Vec<_>>(),
        "responses": responses(language, endpoint, shapes),
        "x-example": format!("{API_ROOT}{}", endpoint.example),
    });
    if let Some(upload) = &endpoint.body {
        // Bytes have no shape, except that there are some.
        let shape = |media: &str| match (upload.schema, media) {
            (Some(schema), _) => json!({"schema": schema()}),
            (None, "text/plain" | "application/octet-stream") => json!({"schema": {"type": "string", "minLength": 1}}),
            (None, _) => json!({}),
        };
        let one = |media: &&str| ((*media).to_owned(), shape(media));
        let content: Map<String, Value> = upload.media.iter().map(one).collect();
        operation["requestBody"] = json!({"required": true, "content": content});
        operation["x-example-file"] = json!(upload.example);
    }
    operation
}

pub(super) fn parameter(language: Language, one: &Parameter) -> Value {
    let is_path = one.place == Place::Path;
    let mut told = json!({
        "name": one.name,
        "in": if is_path { "path" } else { "query" },
        "required": is_path,
        "description": language.label(&format!("api-parameter-{}", one.about)),
        "schema": one.kind.schema(),
    });
    if !one.example.is_empty() {
        let number = one.example.parse::<u32>().map(Value::from);
        told["example"] = number.unwrap_or_else(|_| json!(one.example));
    }
    told
}

fn responses(language: Language, endpoint: &Endpoint, shapes: &mut SchemaGenerator) -> Value {
    let mut all = Map::new();
    let mut done = json!({"description": language.label(&format!("api-{}", endpoint.name))});
    done["content"] = match &endpoint.answers.gives {
        Gives::File(media) => json!({*media: {}}),
        Gives::Json(shape) => json!({"application/json": {"schema": shape(shapes)}}),
        Gives::List => {
            let tag = json!({"required": true, "schema": {"type": "string"}, "description": language.label("api-tag")});
            done["headers"] = json!({ "ETag": tag });
            all.insert(
                "304".to_owned(),
                json!({"description": language.label("api-not-modified"), "headers": done["headers"]}),
            );
            json!({
                "application/json": {"schema": shape::<ListFile>(shapes)},
                "text/csv": {"schema": {"type": "string"}},
                "text/plain": {"schema": {"type": "string"}},
                "application/xml": {},
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {},
            })
        }
    };
    all.insert("200".to_owned(), done);
    for status in faults_of(endpoint) {
        all.insert(status.to_string(), failed(language, status, shapes));
    }
    all.sort_keys();
    Value::Object(all)
}

/// What is said with a status that is none of success.
pub(super) fn failed(language: Language, status: u16, shapes: &mut SchemaGenerator) -> Value {
    let kinds = KINDS.iter().filter(|(_, of)| of.as_u16() == status);
    let titles: Vec<String> = kinds.map(|(code, _)| language.label(&format!("api-fault-{code}"))).collect();
    let content = json!({"application/problem+json": {"schema": shape::<fault::ProblemAnswer>(shapes)}});
    json!({"description": titles.join(" / "), "content": content})
}

/// The statuses of what can go wrong there by a caller's doing.
fn faults_of(endpoint: &Endpoint) -> Vec<u16> {
    let mut statuses = vec![400];
    if endpoint.parameters.iter().any(|one| one.place == Place::Path) {
        statuses.push(404);
    }
    if matches!(endpoint.answers.gives, Gives::File(_)) {
        statuses.push(503);
    }
    if endpoint.method() == Method::POST {
        statuses.extend([408, 413, 415, 503]);
        // A document that is read and makes no sense.
        if endpoint.body.as_ref().is_some_and(|body| body.schema.is_some()) {
            statuses.push(422);
        }
    }
    statuses
}
