//! Records of all published lists of a series: the highest ratings, gains and numbers of games, and the youngest.

use super::which::OfSeries;
use super::{Asked, day, player_link, series, titled, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::rating_key;
use arpad_model::{Fact, List, Series};
use arpad_office::views::all_time::{AllTime, Record};
use axum::extract::State;
use maud::{Markup, html};

/// So many of the highest ratings stand open; gains and games have fewer.
const FIRST: usize = 20;
const FEW: usize = 10;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(OfSeries(of)): Asked<OfSeries>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let found = site.read(move |store| cache.all_time(store, of)).await?;
    let title = format!("{}: {}", language.label("records"), series(language, of));
    let about = match (found.lists.first(), found.lists.last()) {
        (Some(first), Some(last)) => {
            let facts =
                [("count", found.lists.len().into()), ("from", Fact::Date(first.day)), ("to", Fact::Date(last.day))];
            language.say("records-text", &facts)
        }
        _ => language.label("web-no-lists"),
    };
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        nav.chips aria-label=(language.label("web-filter-series")) {
            @for one in Series::ALL {
                a href=(visit.to(&addresses::records(one))) aria-current=[(one == of).then_some("page")] { (series(language, one)) }
            }
        }
        (best(&visit, &found, ("records-peaks", rating_key(of)), &found.peaks, FIRST))
        (best(&visit, &found, ("records-peaks-women", rating_key(of)), &found.peaks_of_women, FEW))
        div.pair {
            (best(&visit, &found, ("records-gains", "story-won"), &found.gains, FEW))
            (best(&visit, &found, ("records-games", "games"), &found.busiest, FEW))
        }
        @if !found.youngest.is_empty() {
            section aria-labelledby="youngest" {
                h2 #youngest { (language.label("records-youngest")) }
                p.quiet { (language.label("records-youngest-text")) }
                div.cards { @for one in &found.youngest {
                    div.card {
                        table {
                            caption { (language.say("records-limit", &[("limit", Fact::from(one.limit))])) }
                            thead.unseen { tr {
                                th scope="col" { (language.label("list-column-name")) }
                                th scope="col" { (language.label("records-age")) }
                            } }
                            tbody { @for record in &one.reached {
                                tr {
                                    th scope="row" {
                                        (player_link(&visit, &record.person))
                                        br; span.quiet { (list_link(&visit, &found.lists[record.list])) }
                                    }
                                    td.number { (language.say("records-years", &[("age", Fact::from(record.number))])) }
                                }
                            } }
                        }
                    }
                } }
            }
        }
    };
    Ok(Page { title, about, room: addresses::LISTS, body })
}

fn list_link(visit: &Visit, list: &List) -> Markup {
    html! { a href=(visit.to(&addresses::list(list))) { (day(visit.language, list.day)) } }
}

fn best(visit: &Visit, found: &AllTime, (key, column): (&str, &str), records: &[Record], open: usize) -> Markup {
    let language = visit.language;
    let title = language.label(key);
    // Who has the same number has the same place, as on a list.
    let place = |record: &Record| 1 + records.iter().take_while(|one| one.number != record.number).count();
    let table = |records: &[Record]| {
        html! {
            table {
                caption.unseen { (title) }
                thead { tr {
                    th.number scope="col" { (language.label("list-column-place")) }
                    th scope="col" { (language.label("list-column-name")) }
                    th.number scope="col" { (language.label(column)) }
                    th scope="col" { (language.label("web-list")) }
                } }
                tbody { @for record in records {
                    tr {
                        td.number { (place(record)) }
                        th scope="row" { (titled(&record.person.title)) (player_link(visit, &record.person)) }
                        td.number { b { (record.number) } }
                        td.day { (list_link(visit, &found.lists[record.list])) }
                    }
                } }
            }
        }
    };
    html! {
        @if !records.is_empty() {
            section aria-labelledby=(key) {
                h2 id=(key) { (title) }
                (wide(&title, &table(&records[..records.len().min(open)])))
                @if records.len() > open {
                    details {
                        summary { (language.say("records-rest", &[("count", Fact::from(records.len()))])) }
                        (wide(&title, &table(&records[open..])))
                    }
                }
            }
        }
    }
}
