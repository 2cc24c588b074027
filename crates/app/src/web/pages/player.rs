//! A player: ratings, how they came about, tournaments, titles, club. Of a birth the public sees the year.

use super::{calculation_place, change, day, event_link, list_place, name, number_in, series, signed, state, wide};
use crate::web::Site;
use crate::web::charts;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use crate::words::Language;
use arpad_model::{Decimal, Fact, Grade, PersonId, Series, Tempo};
use arpad_office::person_page::{Listed, PersonPage, Played, SeriesHistory, person_page};
use arpad_registry::tables::lists::Origin;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::collections::HashMap;

/// So many lists of a series stand in the table before the rest folds away.
const LISTS: usize = 12;

/// So many tournaments stand on the page before the rest folds away.
const EVENTS: usize = 20;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Path(parts): Path<HashMap<String, String>>,
) -> Response {
    let id = parts.get("id").map(String::as_str).unwrap_or_default();
    visit.answer(read(&visit, &site, id).await)
}

async fn read(visit: &Visit, site: &Site, id: &str) -> Result<Response, Problem> {
    let language = visit.language;
    let id = PersonId(number_in(id)?);
    let today = jiff::Zoned::now().date();
    let page = site.read(move |store| person_page(store, id, today)).await?;
    let person = &page.person;
    if person.hidden {
        return Ok(hidden(visit));
    }
    if person.id != id {
        return Ok(Redirect::permanent(&visit.to(&super::player_place(person))).into_response());
    }
    let title = name(language, &person.name);
    let body = html! {
        h1 { @if !person.title.is_empty() { span.title { (person.title) } " " } (title) }
        (facts(visit, &page))
        section aria-labelledby="ratings" {
            h2 #ratings { (language.label("player-ratings")) }
            (ratings(visit, &page))
        }
        @for history in &page.series { (one_series(visit, history)) }
        (tournaments(visit, &page.tournaments))
        @if !page.titles.is_empty() {
            section aria-labelledby="titles" {
                h2 #titles { (language.label("player-titles")) }
                ul { @for one in &page.titles { li { (one.title) " " span.quiet { (day(language, one.awarded)) } } } }
            }
        }
    };
    let about = language.say_texts("web-player-about", &[("name", title.clone())]);
    Ok(shell::page(visit, &Page { title, about, room: "/players", body }))
}

/// Who asked not to be shown is treated like somebody who is not there, politely.
pub(super) fn hidden(visit: &Visit) -> Response {
    let title = visit.language.label("web-hidden-person");
    let body = html! {
        h1 { (title) }
        p { (visit.language.label("web-hidden-text")) }
        p { a href=(visit.to("/players")) { (visit.language.label("web-find-player")) } }
    };
    let page = shell::page(visit, &Page { title, about: String::new(), room: "/players", body });
    (StatusCode::NOT_FOUND, page).into_response()
}

fn facts(visit: &Visit, page: &PersonPage) -> Markup {
    let language = visit.language;
    let person = &page.person;
    let many = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    html! {
        dl.facts {
            @for (label, numbers) in [("KOMIR", &page.numbers.komir), ("FIDE", &page.numbers.fide), ("EGD", &page.numbers.egd)] {
                @if !numbers.is_empty() { div { dt { (label) } dd { (many(numbers)) } } }
            }
            @if let Some(born) = person.born { div { dt { (language.label("list-column-born")) } dd { (born.year()) } } }
            @if !person.country.is_empty() { div { dt { (language.label("list-column-country")) } dd { (person.country) } } }
            @if let Some(club) = &page.club {
                div { dt { (language.label("player-club")) } dd {
                    a href=(visit.to(&format!("/clubs/{}", club.id.0))) { (club.name) }
                } }
            }
        }
    }
}

fn rating(language: Language, rating: Option<i32>, grade: Option<i16>) -> String {
    let points = rating.map_or_else(|| language.label("player-unrated"), |rating| rating.to_string());
    let grade = grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    grade.map_or(points.clone(), |grade| format!("{points} ({grade})"))
}

fn ratings(visit: &Visit, page: &PersonPage) -> Markup {
    let language = visit.language;
    html! {
        @if page.series.is_empty() { p.quiet { (language.label("player-not-rated")) } }
        div.figures {
            @for history in &page.series {
                @if let Some(Listed { list, row, .. }) = history.lists.last() {
                    div.figure {
                        span.name { (series(language, history.series)) }
                        span.value { (rating(language, row.rating, row.grade)) }
                        span.quiet {
                            a href=(visit.to(&list_place(list))) { (day(language, list.day)) }
                            @if let Some(k) = row.k { " · K " (k) }
                            @if !row.active { " · " (language.label("player-inactive")) }
                            @if let (Series::Chess(_), Some(own)) = (history.series, row.rating) {
                                @let k = row.k.map(|k| format!("&k={k}")).unwrap_or_default();
                                br; a href=(visit.to(&format!("/calculator/change?own={own}{k}&edition={}", list.edition))) {
                                    (language.label("calculator-with-own"))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn one_series(visit: &Visit, history: &SeriesHistory) -> Markup {
    let language = visit.language;
    let title = language.say_texts("player-history", &[("series", series(language, history.series))]);
    let id = format!("history-{}", history.series.as_str());
    // The list that is in force, then those on which something happened.
    let told: Vec<&Listed> = (0..history.lists.len())
        .rev()
        .filter(|at| {
            let (now, before) = (&history.lists[*at].row, at.checked_sub(1).map(|before| &history.lists[before].row));
            at + 1 == history.lists.len()
                || now.period_games > 0
                || before.is_none_or(|before| (before.rating, before.grade) != (now.rating, now.grade))
        })
        .map(|at| &history.lists[at])
        .collect();
    let (first, rest) = told.split_at(told.len().min(LISTS));
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (title) }
            (chart(visit, history))
            (wide(&title, &lists_table(visit, history.series, first, &title)))
            @if !rest.is_empty() {
                details {
                    summary { (language.say("web-earlier-lists", &[("count", Fact::from(rest.len()))])) }
                    (wide(&title, &lists_table(visit, history.series, rest, &title)))
                }
            }
        }
    }
}

/// The curve of a series above its table, as SVG; one list alone is no curve.
fn chart(visit: &Visit, history: &SeriesHistory) -> Markup {
    let language = visit.language;
    let Some(last) = history.lists.last().filter(|_| history.lists.len() > 1) else { return html! {} };
    let title = language.say_texts("player-history", &[("series", series(language, history.series))]);
    let format = charts::Format {
        number: &|number| number.to_string(),
        hundredths: &|number| language.value(&Fact::Hundredths(Decimal(number))),
        date: &|date, grain| match grain {
            charts::Grain::Year => date.year().to_string(),
            charts::Grain::Month => {
                date.strftime(if language == Language::Hu { "%Y.%m." } else { "%Y-%m" }).to_string()
            }
            charts::Grain::Day => day(language, date),
        },
    };
    let id = format!("chart-{}", history.series.as_str());
    let frame = charts::Frame {
        id: &id,
        width: charts::Width::Wide,
        title: title.clone(),
        desc: language.label("chart-history-about"),
        empty: language.label("player-not-rated"),
        format,
    };
    let kind = match history.series {
        Series::Chess(Tempo::Standard) => charts::Kind::Standard,
        Series::Chess(Tempo::Rapid) => charts::Kind::Rapid,
        Series::Chess(Tempo::Blitz) => charts::Kind::Blitz,
        Series::Go => charts::Kind::Go,
    };
    let point = |listed: &Listed| charts::Point { date: listed.list.day, rating: listed.row.rating, original: None };
    let curve = charts::Series {
        kind,
        // The heading has said which game; the end of the line has room for the tempo.
        name: language.label(&format!("desk-series-{}", history.series.as_str())),
        points: history.lists.iter().map(point).collect(),
    };
    let words = charts::HistoryWords {
        list: language.label("web-list"),
        peak: language.label("chart-peak"),
        originally: language.label("chart-originally"),
        none: language.label("player-not-rated"),
    };
    charts::figure(&frame, &language.label("chart-table"), |frame| {
        let drawn = charts::History {
            series: std::slice::from_ref(&curve),
            range: charts::Range::All,
            until: last.list.day,
            join: charts::Join::Step,
            words: &words,
        };
        charts::history(frame, drawn)
    })
}

fn lists_table(visit: &Visit, of: Series, lists: &[&Listed], title: &str) -> Markup {
    let language = visit.language;
    let is_go = of == Series::Go;
    html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-list")) }
                th.number scope="col" { (language.label("list-column-rating")) }
                th.number scope="col" { (language.label("list-column-change")) }
                th.number scope="col" { (language.label("list-column-games")) }
                @if !is_go { th.number scope="col" { "K" } }
                th scope="col" { (language.label("web-calculation")) }
            } }
            tbody {
                @for Listed { list, row, .. } in lists {
                    tr {
                        th scope="row" {
                            a href=(visit.to(&list_place(list))) { (day(language, list.day)) }
                            @if list.revision > 0 {
                                " " a.quiet href=(visit.to(&format!("/corrections/{}", list.id))) {
                                    (language.say("player-revision", &[("revision", Fact::from(list.revision))]))
                                }
                            }
                        }
                        td.number { b { (rating(language, row.rating, row.grade)) } }
                        td.number {
                            @if let Some(by) = row.change {
                                @if is_go { (change(language, by.into())) }
                                @else { (signed(language, Fact::Hundredths(arpad_model::Decimal(by.into())))) }
                            }
                        }
                        td.number { (row.period_games) }
                        @if !is_go { td.number { (row.k.map(|k| k.to_string()).unwrap_or_default()) } }
                        td {
                            @if list.origin == Origin::Fide { span.quiet { (language.label("player-fide-list")) } }
                            @else if row.period_games > 0 {
                                a href=(visit.to(&calculation_place(row.person, list))) { (language.label("web-show")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn tournaments(visit: &Visit, played: &[Played]) -> Markup {
    let language = visit.language;
    let (first, rest) = played.split_at(played.len().min(EVENTS));
    html! {
        @if !played.is_empty() {
            section aria-labelledby="tournaments" {
                h2 #tournaments { (language.label("player-tournaments")) }
                (wide(&language.label("player-tournaments"), &played_table(visit, first)))
                @if !rest.is_empty() {
                    details {
                        summary { (language.say("web-earlier-events", &[("count", Fact::from(rest.len()))])) }
                        (wide(&language.label("player-tournaments"), &played_table(visit, rest)))
                    }
                }
            }
        }
    }
}

fn played_table(visit: &Visit, played: &[Played]) -> Markup {
    let language = visit.language;
    html! {
        table {
            caption.unseen { (language.label("player-tournaments")) }
            thead { tr {
                th scope="col" { (language.label("web-tournament")) }
                th scope="col" { (language.label("web-ends")) }
                th scope="col" { (language.label("web-filter-series")) }
                th scope="col" { (language.label("web-rated-in")) }
            } }
            tbody {
                @for Played { tournament, list } in played {
                    tr {
                        th scope="row" { (event_link(visit, tournament)) }
                        td { (day(language, tournament.ends)) }
                        td { (series(language, tournament.series)) }
                        td {
                            @match list {
                                Some(list) => a href=(visit.to(&list_place(list))) { (day(language, list.day)) },
                                None => (state(language, tournament)),
                            }
                        }
                    }
                }
            }
        }
    }
}
