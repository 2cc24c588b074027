//! Live ratings: what the next list of each series would say, who moves in it, the ranking it would have, and what it waits
//! for.

use super::{
    Asked, PageNumber, Query, Question, change, days, event_link, pager, parsed, series, unbroken, under, wanted, wide,
};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Fact, RegisteredTournament, Series};
use arpad_office::views::live::{Live, LiveRow};
use arpad_office::views::live_ranking::{Ranked, Ranking};
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

/// One series and a page of it, or the first of each; those who played, or everybody.
pub(super) struct Wish {
    only: Option<Series>,
    is_everybody: bool,
    page: usize,
}

impl Question for Wish {
    fn read(language: Language, query: &Query) -> Result<Self, Problem> {
        let PageNumber(page) = PageNumber::read(language, query)?;
        let is_everybody = match wanted(query, "who") {
            None | Some("played") => false,
            Some("everybody") => true,
            Some(_) => return Err(Problem::Lost),
        };
        Ok(Wish { only: parsed(query, "series")?, is_everybody, page })
    }
}

/// A forecast with the part of its ranking that is shown.
struct Shown {
    live: Arc<Live>,
    rows: Vec<(Ranked, public::Shown)>,
    /// Who would have a rating no more, or has none yet; they have no place.
    unranked: Vec<(LiveRow, public::Shown)>,
    is_everybody: bool,
    page: usize,
    pages: usize,
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Wish { only, is_everybody, page: wished }): Asked<Wish>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let all = site
        .read(move |store| {
            let mut all = Vec::new();
            for of in Series::ALL.into_iter().filter(|of| only.is_none_or(|only| only == *of)) {
                let (Some(live), Some(ranking)) = (cache.live(store, of)?, cache.ranking(store, of)?) else { continue };
                let shown = |row: &&Ranked| is_everybody || row.games > 0 || row.change().is_none_or(|by| by != 0);
                let chosen: Vec<Ranked> = ranking.rows.iter().filter(shown).copied().collect();
                let most = if only.is_some() { ON_PAGE } else { FIRST };
                let pages = if only.is_some() { chosen.len().div_ceil(most).max(1) } else { 1 };
                let page = wished.min(pages);
                let rows = Ranking { rows: chosen }.stretch(store, (page - 1) * most, most)?;
                let unranked = if page == pages && !is_everybody { live.unranked(store, most)? } else { Vec::new() };
                all.push(Shown { live, rows, unranked, is_everybody, page, pages });
            }
            Ok(all)
        })
        .await?;
    let (title, about) = match is_everybody {
        true => (language.label("live-ranking"), language.label("live-ranking-text")),
        false => (language.label("web-live"), language.label("pp-live-text")),
    };
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
    let of = live.series;
    let place = if shown.is_everybody { addresses::ranking(of) } else { addresses::live(of) };
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (title) }
            nav.chips aria-label=(language.label("live-who")) {
                @for (place, key, is_now) in [
                    (addresses::live(of), "live-played", is_alone && !shown.is_everybody),
                    (addresses::ranking(of), "live-everybody", is_alone && shown.is_everybody),
                ] { a href=(visit.to(&place)) aria-current=[is_now.then_some("page")] { (language.label(key)) } }
            }
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
            @if !is_alone && !shown.is_everybody && live.rows.len() > shown.rows.len() {
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
                th.number scope="col" { (language.label("list-column-place")) }
                th.number scope="col" { span.unseen { (language.label("live-climbed")) } }
                th scope="col" { (language.label("list-column-name")) }
                th.number.spare scope="col" { (language.label("pp-official")) }
                th.number scope="col" { (language.label("pp-live")) }
                th.number scope="col" { (language.label("pp-live-change")) }
                th.number.spare scope="col" { (language.label("games")) }
            } }
            tbody {
                @for (row, person) in &shown.rows {
                    @let place = addresses::live_calculation(row.person, of);
                    tr {
                        td.number { (row.place) }
                        td.number { @if person.is_ok() { (arrow(language, row)) } }
                        th scope="row" {
                            (super::shown(visit, person))
                            @if let Some(official) = row.official { (under(&[format!("{}: {official}", language.label("pp-official"))])) }
                        }
                        td.number.spare { @match row.official { Some(rating) => (rating), None if person.is_err() => "", None => (unrated()) } }
                        td.number { i.live { (row.rating) } }
                        td.number { @match row.change() {
                            Some(0) if row.games == 0 => "",
                            Some(by) => a.plain href=(visit.to(&place)) { (change(language, by.into())) },
                            None if person.is_err() => "",
                            None => a href=(visit.to(&place)) { (language.label("list-new")) },
                        } }
                        td.number.spare { @if row.games > 0 { (row.games) } }
                    }
                }
                @for (row, person) in &shown.unranked {
                    tr {
                        td.number {} td.number {}
                        th scope="row" { (super::shown(visit, person)) }
                        td.number.spare { @match row.official.as_ref().and_then(|row| row.rating) {
                            Some(rating) => (rating),
                            None => (unrated()),
                        } }
                        td.number { (unrated()) }
                        td.number {}
                        td.number.spare { (row.games) }
                    }
                }
            }
        }
    }
}

/// Places won or lost, as an arrow and for ears.
fn arrow(language: Language, row: &Ranked) -> Markup {
    let said = |key: &str, places: i64| language.say(key, &[("places", Fact::Number(places))]);
    html! {
        @match row.climbed() {
            Some(0) => "",
            Some(up @ 1..) => span.up title=(said("live-up", up)) { span aria-hidden="true" { "▲\u{a0}" (up) } span.unseen { (said("live-up", up)) } },
            Some(down) => span.down title=(said("live-down", -down)) { span aria-hidden="true" { "▼\u{a0}" (-down) } span.unseen { (said("live-down", -down)) } },
            None => span.new { (language.label("list-new")) },
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
