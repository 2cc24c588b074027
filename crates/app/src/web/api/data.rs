//! Everything that is public, as one file.

use super::call::{Answers, Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use crate::web::public_data::{Form, Sent};
use axum::http::header;
use axum::response::{IntoResponse, Response};

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "public-sqlite",
        path: "/public.sqlite",
        parameters: &[],
        example: "/public.sqlite",
        body: None,
        answers: Answers {
            gives: Gives::File("application/vnd.sqlite3"),
            handle: |call| Box::pin(async move { file(call, Form::Sqlite).await.map(Reply::Other) }),
        },
    },
    Endpoint {
        name: "public-csv",
        path: "/public.zip",
        parameters: &[],
        example: "/public.zip",
        body: None,
        answers: Answers {
            gives: Gives::File("application/zip"),
            handle: |call| Box::pin(async move { file(call, Form::Csv).await.map(Reply::Other) }),
        },
    },
];

async fn file(call: Call, form: Form) -> Result<Response, Fault> {
    let Sent { length, sha256, body } = call.site.public_data(form).await?;
    let (media, name) = match form {
        Form::Sqlite => ("application/vnd.sqlite3", "arpad-public.sqlite"),
        Form::Csv => ("application/zip", "arpad-public.zip"),
    };
    let told = [
        (header::CONTENT_TYPE, media.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CONTENT_LENGTH, length.to_string()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, format!("W/\"{sha256}\"")),
    ];
    let mut response = (told, body).into_response();
    if let Ok(sha256) = sha256.parse() {
        response.headers_mut().insert("x-content-sha256", sha256);
    }
    Ok(response)
}
