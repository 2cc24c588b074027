//! A list as a file. Its seal and the state of the register, where names are, are its tag: who has it already is told so.

use super::list::selection;
use super::{Query, list_date, name, which};
use crate::web::Site;
use crate::web::headers::is_known;
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::PersonName;
use arpad_office::export::{self, Headings, ListFormat};
use arpad_office::list_page::list_page;
use arpad_office::public::public_list;
use arpad_registry::ledger;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// What somebody asks for.
pub(in crate::web) struct Asked<'a> {
    pub language: Language,
    /// The whole address: another one is another file.
    pub place: &'a str,
    /// Which list, as an address names it.
    pub date: &'a str,
    pub format: ListFormat,
}

/// The file, or that it has not changed.
pub(in crate::web) async fn answer(
    site: &Site,
    Asked { language, place, date, format }: Asked<'_>,
    query: &Query,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let which = which(date, query)?;
    let (list, head) = site.read(move |store| Ok((public_list(store, &which)?, ledger::head(store)?.1))).await?;
    let chosen = selection(language, query, list.day.year())?;
    let seal: String = list.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    // The whole list in a language and a format is one thing; a selection of it another, and so is it without somebody who
    // asked to be hidden.
    let asked = Sha256::new().chain_update(head).chain_update(place).finalize();
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
