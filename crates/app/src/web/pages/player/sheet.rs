//! Both KOMIR sheets on paper, one on each page, with what is public: of a birth the year.

use super::super::{Asked, name, wanted};
use crate::web::addresses;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use crate::words::sheet::{made, sheets};
use arpad_model::PersonId;
use arpad_office::views::public::player;
use axum::response::Response;
use maud::html;

pub(in super::super) async fn page(asked: Asked) -> Response {
    asked.answer(read(&asked).await)
}

async fn read(Asked { visit, site, id, query }: &Asked) -> Result<Response, Problem> {
    let (language, id) = (visit.language, PersonId(*id));
    let on = match wanted(query, "on") {
        Some(text) => text.parse().map_err(|_| Problem::Lost)?,
        None => jiff::Zoned::now().date(),
    };
    let found = site.read(move |store| player(store, id, on)).await??;
    let who = name(language, &found.person.name);
    let title = format!("{}: {who}", language.label("sheet-left").split(" (").next().unwrap_or_default());
    let body = html! {
        h1 { (title) }
        p.lead { a href=(visit.to(&addresses::person(&found.person))) { (who) } }
        @for sheet in sheets(language, &found.left, &found.right, on) {
            section.sheet {
                p.issuer { (visit.federation) }
                h2 { (sheet.heading) }
                @if !sheet.period.is_empty() { p { (sheet.period) } }
                table {
                    caption.unseen { (sheet.heading) }
                    tbody { @for (place, (label, value)) in (1..).zip(&sheet.fields) {
                        tr { td.number { (place) "." } th scope="row" { (label) } td { (value) } }
                    } }
                }
                p.quiet { (made(language, on)) }
            }
        }
    };
    Ok(shell::page(visit, &Page { about: title.clone(), title, room: "/players", body }))
}
