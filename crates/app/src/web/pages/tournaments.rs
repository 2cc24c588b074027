//! All tournaments, the last to end first.

use super::{Query, day, event_link, page_in, pager, series, state, wide};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use arpad_registry::tables::tournaments;
use axum::extract::State;
use axum::response::Response;
use maud::html;

/// So many stand on a page of the index.
const EVENTS: usize = 50;

pub(super) async fn index(visit: Visit, State(site): State<Site>, query: Query) -> Response {
    visit.answer(all(&visit, &site, &query).await)
}

async fn all(visit: &Visit, site: &Site, query: &Query) -> Result<Response, Problem> {
    let language = visit.language;
    let page = page_in(query).min(100_000);
    let skip = ((page - 1) * EVENTS) as u32;
    let mut events = site.read(move |store| Ok(tournaments::newest(store, skip, EVENTS as u32 + 1)?)).await?;
    let pages = page + usize::from(events.len() > EVENTS);
    events.truncate(EVENTS);
    let title = language.label("web-tournaments");
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-tournament")) }
                th scope="col" { (language.label("desk-days")) }
                th.spare scope="col" { (language.label("desk-town")) }
                th.spare scope="col" { (language.label("web-filter-series")) }
                th scope="col" { (language.label("status")) }
            } }
            tbody {
                @for event in &events {
                    tr {
                        th scope="row" { (event_link(visit, event)) }
                        td {
                            span.day { (day(language, event.starts)) }
                            @if event.starts != event.ends { " – " span.day { (day(language, event.ends)) } }
                        }
                        td.spare { (event.town) }
                        td.spare { (series(language, event.series)) }
                        td { (state(language, event)) }
                    }
                }
            }
        }
    };
    let body = html! {
        h1 { (title) }
        (wide(&title, &table))
        (pager(visit, |page| format!("/tournaments?page={page}"), page, pages))
    };
    let about = language.label("web-tournaments-text");
    Ok(shell::page(visit, &Page { title, about, room: "/tournaments", body }))
}
