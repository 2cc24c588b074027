//! Live ratings: what the next list of each series would say, who moves in it, and what it waits for.

use super::{Asked, PageNumber, Query, Question, change, days, event_link, pager, parsed, series, unbroken, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Fact, RegisteredTournament, Series};
use arpad_office::views::live::{Live, LiveRow};
use arpad_office::views::public;
use axum::extract::State;
use maud::{Markup, html};
use std::sync::Arc;

/// Players of each series on the overview page.
const FIRST: usize = 30;

/// Players per page of one series.
const ON_PAGE: usize = 100;

/// Events that are named.
const EVENTS: usize = 40;

/// One series and a page of it, or the first of each.
pub(super) struct Wish {
    only: Option<Series>,
    page: usize,
}

impl Question for Wish {
    fn read(language: Language, query: &Query) -> Result<Self, Problem> {
        let PageNumber(page) = PageNumber::read(language, query)?;
        Ok(Wish { only: parsed(query, "series")?, page })
    }
}

/// A forecast with the part of it that is shown.
struct Shown {
    live: Arc<Live>,
    rows: Vec<(LiveRow, public::Shown)>,
    page: usize,
    pages: usize,
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Wish { only, page: wished }): Asked<Wish>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let all = site
        .read(move |store| {
            let mut all = Vec::new();
            for of in Series::ALL.into_iter().filter(|of| only.is_none_or(|only| only == *of)) {
                let Some(live) = cache.live(store, of)? else { continue };
                let pages = if only.is_some() { live.rows.len().div_ceil(ON_PAGE).max(1) } else { 1 };
                let page = wished.min(pages);
                let most = if only.is_some() { ON_PAGE } else { FIRST };
                let rows = live.best(store, (page - 1) * most, most)?;
                all.push(Shown { live, rows, page, pages });
            }
            Ok(all)
        })
        .await?;
    let (title, about) = (language.label("web-live"), language.label("pp-live-text"));
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        @if all.is_empty() { p { (language.label("web-live-none")) } }
        @for shown in &all { (one(&visit, shown, only.is_some())) }
    };
    Ok(Page { title, about, room: addresses::LIVE, body })
}

fn one(visit: &Visit, shown: &Shown, is_alone: bool) -> Markup {
    let language = visit.language;
    let live = &shown.live;
    let title = series(language, live.series);
    let id = live.series.as_str();
    let place = addresses::live(live.series);
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (title) }
            p {
                @match live.closing {
                    Some(closing) => {
                        @let facts = [("day", Fact::Date(live.list.day)), ("closing", Fact::Date(closing))];
                        (unbroken(&language.say("pp-live-list", &facts)))
                    },
                    None => (language.label("pp-live-list-go")),
                }
                " "
                @if let Some(official) = &live.official {
                    a href=(visit.to(&addresses::list(official))) {
                        (unbroken(&language.say("pp-live-official", &[("day", Fact::Date(official.day))])))
                    }
                }
            }
            (wide(&title, &table(visit, shown)))
            @if !is_alone && live.rows.len() > shown.rows.len() {
                p.more { a href=(visit.to(&place)) {
                    (language.say("pp-live-all", &[("count", Fact::from(live.rows.len()))]))
                } }
            }
            (pager(visit, |page| addresses::paged(&place, page), shown.page, shown.pages))
            (events(visit, &language.say("pp-live-counted", &[("count", Fact::from(live.events.len()))]), &live.events))
            (events(visit, &language.label("pp-live-later"), &live.later))
        }
    }
}

fn table(visit: &Visit, shown: &Shown) -> Markup {
    let language = visit.language;
    let of = shown.live.series;
    let unrated = || html! { span.quiet { (language.label("unrated")) } };
    html! {
        table {
            caption.unseen { (series(language, of)) }
            thead { tr {
                th scope="col" { (language.label("list-column-name")) }
                th.number scope="col" { (language.label("pp-official")) }
                th.number scope="col" { (language.label("pp-live")) }
                th.number scope="col" { (language.label("pp-live-change")) }
                th.number.spare scope="col" { (language.label("games")) }
            } }
            tbody {
                @for (row, person) in &shown.rows {
                    @let place = addresses::live_calculation(row.person, of);
                    tr {
                        th scope="row" { (super::shown(visit, person)) }
                        td.number { @match row.official.as_ref().and_then(|row| row.rating) {
                            Some(rating) => (rating),
                            None => (unrated()),
                        } }
                        td.number { @match row.live.rating {
                            Some(rating) => i.live { (rating) },
                            None => (unrated()),
                        } }
                        td.number { @if let Some(by) = row.change() {
                            @if person.is_err() { (change(language, by.into())) }
                            @else { a.plain href=(visit.to(&place)) { (change(language, by.into())) } }
                        } @else if row.live.rating.is_some() {
                            @if person.is_err() { (language.label("list-new")) }
                            @else { a href=(visit.to(&place)) { (language.label("list-new")) } }
                        } }
                        td.number.spare { (row.games) }
                    }
                }
            }
        }
    }
}

fn events(visit: &Visit, title: &str, events: &[RegisteredTournament]) -> Markup {
    let language = visit.language;
    html! {
        @if !events.is_empty() {
            details {
                summary { (title) }
                ul.events {
                    @for event in events.iter().take(EVENTS) {
                        li {
                            (event_link(visit, event)) " "
                            span.quiet { (days(language, event.starts, event.ends)) }
                        }
                    }
                    @if events.len() > EVENTS { li { "…" } }
                }
            }
        }
    }
}
