//! Both KOMIR sheets on paper, one on each page, with what is public: of a birth the year.

use super::super::{Asked, Id, Query, Question, name, parsed, proof};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::sheet::{made, sheets};
use arpad_model::PersonId;
use arpad_office::views::public::player;
use axum::extract::State;
use jiff::civil::Date;
use maud::html;

/// The day as of which they are made; today where none is named.
pub(in super::super) struct On(Date);

impl Question for On {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        Ok(On(parsed(query, "on")?.unwrap_or_else(|| jiff::Zoned::now().date())))
    }
}

pub(in super::super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(On(on)): Asked<On>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let found = site.read(move |store| {
        let found = player(store, id, on)?;
        let codes = found.as_ref().map_or(Ok(Vec::new()), |page| proof::codes(store, page))?;
        Ok(found.map(|page| (page, codes)))
    });
    let (found, codes) = found.await??;
    let who = name(language, &found.person.name);
    let title = format!("{}: {who}", language.label("sheet-left").split(" (").next().unwrap_or_default());
    let body = html! {
        h1 { (title) }
        p.lead { a href=(visit.to(&addresses::person(&found.person))) { (who) } }
        @for sheet in sheets(language, &found.left, &found.fide) {
            section.sheet {
                p.issuer { (visit.federation.name) }
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
        (proof::section(&visit, &found.person, &codes))
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}
