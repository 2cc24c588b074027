//! Forms of the desk on their way in: fields and files, both bounded.

use super::given::Given;
use crate::web::guests::Address;
use crate::web::problem::Problem;
use crate::web::upload;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use percent_encoding::percent_decode_str;

/// The fields of a form without files, in bytes.
const LARGEST_FORM: usize = 512 << 10;

/// All files of a form, in MiB, and how many.
pub(super) const MOST_MEGABYTES: usize = 64;
const MOST_FILES: usize = 200;

/// Fields of a form; more were typed by nobody.
const MOST_FIELDS: usize = 5_000;

/// Reads a form.
pub(super) async fn read(request: Request) -> Result<Given, Problem> {
    let from = Address::of(request.extensions());
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        let _place = upload::enter(from)?;
        return upload::in_time(files(request)).await?;
    }
    let body = upload::in_time(to_bytes(request.into_body(), LARGEST_FORM)).await?;
    let body = body.map_err(|_| Problem::TooLarge(LARGEST_FORM >> 20))?;
    fields(&String::from_utf8_lossy(&body)).ok_or(Problem::TooLarge(1))
}

/// The fields of a form as browsers write them.
pub(super) fn fields(body: &str) -> Option<Given> {
    let mut given = Given::default();
    let decoded = |text: &str| percent_decode_str(&text.replace('+', " ")).decode_utf8_lossy().into_owned();
    for (count, pair) in body.split('&').filter(|pair| !pair.is_empty()).enumerate() {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        given.texts.entry(decoded(name)).or_default().push(decoded(value));
        if count >= MOST_FIELDS {
            return None;
        }
    }
    Some(given)
}

async fn files(request: Request) -> Result<Given, Problem> {
    let broken = |_| Problem::Wrong("multipart/form-data".to_owned());
    let mut form =
        Multipart::from_request(request, &()).await.map_err(|_| Problem::Wrong("multipart/form-data".into()))?;
    let (mut given, mut seen, mut parts) = (Given::default(), 0, 0);
    while let Some(mut field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().map(|name| name.chars().take(200).collect::<String>());
        let mut bytes = Vec::new();
        while let Some(part) = field.chunk().await.map_err(broken)? {
            seen += part.len();
            if seen > MOST_MEGABYTES << 20 {
                return Err(Problem::TooLarge(MOST_MEGABYTES));
            }
            bytes.extend_from_slice(&part);
        }
        parts += 1;
        if given.files.len() >= MOST_FILES || parts > MOST_FIELDS {
            return Err(Problem::TooLarge(MOST_MEGABYTES));
        }
        match file {
            // A field for files that was left empty is sent without a name.
            Some(file) if file.is_empty() && bytes.is_empty() => {}
            Some(file) => given.files.push((file, bytes)),
            None => given.texts.entry(name).or_default().push(String::from_utf8_lossy(&bytes).into_owned()),
        }
    }
    Ok(given)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_browsers_write_them() {
        let given = fields("name=Kiss+Anna&why=%C5%91&role=officer&role=admin&empty=&lone").unwrap();
        assert_eq!((given.text("name"), given.text("why")), (Some("Kiss Anna"), Some("ő")));
        assert_eq!(given.all("role").collect::<Vec<_>>(), ["officer", "admin"]);
        assert_eq!((given.text("empty"), given.text("lone"), given.text("other")), (None, None, None));
        assert!(fields(&"a=1&".repeat(6_000)).is_none());
    }
}
