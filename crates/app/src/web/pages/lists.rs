//! Every published list.

use super::{day, series};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::go::without_tournament;
use arpad_model::{Fact, List, Series};
use arpad_office::views::public::published;
use arpad_office::views::records;
use axum::extract::State;
use maud::html;

pub(super) async fn page(visit: Visit, State(site): State<Site>) -> Result<Page, Problem> {
    let language = visit.language;
    let (all, named) = site
        .read(|store| {
            let mut all: Vec<(Series, Vec<List>)> = Vec::new();
            for series in Series::ALL {
                all.push((series, published(store, series)?));
            }
            let of_go = all.iter().flat_map(|(_, lists)| lists).filter_map(|list| list.tournament);
            let named = records::called(store, &[], &of_go.collect::<Vec<_>>())?.1;
            Ok((all, named))
        })
        .await?;
    let title = language.label("web-lists");
    let body = html! {
        h1 { (title) }
        p.lead { (language.label("web-lists-text")) }
        p.more { a href=(visit.to(addresses::STATISTICS)) { (language.label("web-statistics-way")) } }
        div.cards {
            @for (of, lists) in all.iter().filter(|(_, lists)| !lists.is_empty()) {
                section.card aria-labelledby=(of.as_str()) {
                    h2 id=(of.as_str()) { (series(language, *of)) }
                    ul.dates {
                        @for list in lists {
                            li {
                                a href=(visit.to(&addresses::list(list))) { (day(language, list.day)) }
                                " " span.quiet {
                                    @if let Some(key) = without_tournament(list) { (language.label(key)) ", " }
                                    @if let Some(after) = list.tournament.and_then(|event| named.get(&event)) { (after) ", " }
                                    (language.say("web-players-count", &[("count", Fact::Number(list.players as i64))]))
                                    @if list.revision > 0 {
                                        ", " (language.say("desk-revision", &[("revision", Fact::from(list.revision))]))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        @if all.iter().all(|(_, lists)| lists.is_empty()) {
            p { (language.label("web-no-lists")) }
        } @else {
            section #data aria-labelledby="data-title" {
                h2 #data-title { (language.label("data-title")) }
                p { (language.label("data-text")) }
                p.more {
                    a href=(addresses::PUBLIC_SQLITE) download { "SQLite" } " · "
                    a href=(addresses::PUBLIC_CSV) download { "CSV (zip)" }
                }
                p.quiet { (language.label("data-verify")) " " code { "arpad verify --public arpad-public.sqlite" } }
            }
        }
    };
    let about = language.label("web-lists-text");
    Ok(Page { title, about, room: addresses::LISTS, body })
}
