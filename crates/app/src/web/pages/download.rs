//! A list as a file. Who has it already is told so; who reads it slowly holds a piece of it in memory, not all.

use super::choosing::selection;
use super::ready::in_file_name;
use super::{Query, name};
use crate::web::Site;
use crate::web::addresses;
use crate::web::etag::{still, tag, tell};
use crate::web::headers::is_known;
use crate::web::problem::Problem;
use crate::web::spool::Spool;
use crate::words::Language;
use arpad_model::PersonName;
use arpad_office::files::export::{self, Headings, ListFormat};
use arpad_office::views::list_page::{Which, list_page};
use arpad_office::views::other_tempos::fill_other_tempos;
use arpad_office::views::public::public_list;
use arpad_office::views::records;

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

/// What somebody asks for.
pub(in crate::web) struct Wish<'a> {
    pub language: Language,
    /// The whole address: another one is another file.
    pub place: &'a str,
    pub which: Which,
    pub format: ListFormat,
}

/// The file, or that it has not changed.
pub(in crate::web) async fn answer(
    site: &Site,
    Wish { language, place, which, format }: Wish<'_>,
    query: &Query,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let (list, head) = site.read(move |store| Ok((public_list(store, &which)?, records::head(store)?.1))).await?;
    let chosen = selection(language, query, list.day.year())?;
    // The list never changes, but names do, and somebody on it may ask to be hidden: the state of the register is in the tag.
    let tag = tag(&head, place);
    if is_known(headers, &tag) {
        return Ok(still(&tag));
    }
    // In go a day may have several lists.
    let after = addresses::after(&list).map(|tournament| format!("-after-{}", tournament.0)).unwrap_or_default();
    let (date, chosen_by) = (addresses::list_date(&list), in_file_name(query));
    let file = format!("arpad-{}-{date}{after}{chosen_by}.{}", list.series.as_str(), format.extension());
    let written = site
        .read_long(move |store| {
            let (head, lines) = list_page(store, &list)?;
            let mut lines = chosen.choose(lines);
            if format.has_all_tempos() {
                fill_other_tempos(store, &list, &mut lines)?;
            }
            let mut spool = Spool::new();
            let written = export::write(format, &head, &lines, &headings(language), &mut spool);
            Ok(written.and_then(|_| Ok(spool.into_body()?)))
        })
        .await?;
    let (length, body) = written?;
    let told = [
        (header::CONTENT_TYPE, format.media_type().to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{file}\"")),
        (header::CONTENT_LENGTH, length.to_string()),
    ];
    let mut response = (told, body).into_response();
    tell(response.headers_mut(), &tag);
    Ok(response)
}

fn headings(language: Language) -> Headings {
    let named: fn(&PersonName) -> String = match language {
        Language::Hu => |one| name(Language::Hu, one),
        Language::En => |one| one.as_list(),
    };
    Headings::new(|key| language.label(key), named)
}
