//! A list as a file. Its seal is its tag: who has it already is told so.

use super::list::selection;
use super::{Query, list_date, name, which};
use crate::web::Site;
use crate::web::headers::is_known;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::PersonName;
use arpad_office::export::{self, Headings, ListFormat};
use arpad_office::list_page::list_page;
use arpad_office::public::public_list;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

pub(super) async fn answer(
    visit: &Visit,
    site: &Site,
    (date, format): (&str, ListFormat),
    query: &Query,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let language = visit.language;
    let which = which(date, query)?;
    let list = site.read(move |store| public_list(store, &which)).await?;
    let chosen = selection(language, query, list.day.year())?;
    let seal: String = list.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    // The whole list in a language and a format is one thing; a selection of it another.
    let asked = Sha256::digest(&visit.place);
    let tag = format!("\"{seal}-{:02x}{:02x}{:02x}{:02x}\"", asked[0], asked[1], asked[2], asked[3]);
    let caching = "public, max-age=300, must-revalidate";
    if is_known(headers, &tag) {
        return Ok(
            (StatusCode::NOT_MODIFIED, [(header::ETAG, tag), (header::CACHE_CONTROL, caching.into())]).into_response()
        );
    }
    let file = format!("arpad-{}-{}.{}", list.series.as_str(), list_date(&list), format.extension());
    let bytes = site
        .read(move |store| {
            let (head, lines) = list_page(store, &list)?;
            let lines = chosen.choose(lines);
            let mut bytes = Vec::new();
            Ok(export::write(format, &head, &lines, &headings(language), &mut bytes).map(|_| bytes))
        })
        .await?
        .map_err(|error| Problem::Failed(error.to_string()))?;
    let told = [
        (header::CONTENT_TYPE, format.media_type().to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{file}\"")),
        (header::ETAG, tag),
        (header::CACHE_CONTROL, caching.to_owned()),
    ];
    Ok((told, bytes).into_response())
}

fn headings(language: Language) -> Headings {
    let named: fn(&PersonName) -> String = match language {
        Language::Hu => |one| name(Language::Hu, one),
        Language::En => |one| one.as_list(),
    };
    Headings::new(|key| language.label(key), named)
}
