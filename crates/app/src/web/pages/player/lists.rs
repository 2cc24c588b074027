//! A player on every list of each series, with what moved the rating; every change leads to its calculation.

use super::super::{Id, change, day, direction, series, signed, wide};
use super::tabs::{Tab, tabs};
use super::{name, rating};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::go::without_tournament;
use crate::words::rating_key;
use arpad_model::{Change, Fact, List, ListRow, Origin, PersonId, Series};
use arpad_office::views::person_page::{Listed, SeriesHistory};
use arpad_office::views::public::player;
use axum::extract::State;
use maud::{Markup, html};

/// Lists of a series shown before the rest is folded.
const LISTS: usize = 24;

/// Lists in the folded part; the table behind the chart has all of them.
const FOLDED: usize = 76;

pub(in super::super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let today = jiff::Zoned::now().date();
    let found = site.read(move |store| player(store, id, today)).await??;
    let who = name(language, &found.person.name);
    let title = language.say_texts("pp-lists-of", &[("name", who)]);
    let body = html! {
        h1 { (title) }
        (tabs(&visit, &found.person, Tab::Lists))
        @if found.series.is_empty() { p.quiet { (language.label("player-not-rated")) } }
        @for one in &found.series { (lists(&visit, one)) }
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

/// The lists of a series on which something happened, the one in force first.
fn lists(visit: &Visit, history: &SeriesHistory) -> Markup {
    let language = visit.language;
    let title = language.say_texts("player-history", &[("series", series(language, history.series))]);
    let id = format!("history-{}", history.series.as_str());
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
    let rest = &rest[..rest.len().min(FOLDED)];
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (title) }
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

/// Whether the committee set the points of a row on a day without a game.
fn is_decided(list: &List, row: &ListRow) -> bool {
    list.series == Series::Go && list.tournament.is_none() && row.change.is_some()
}

/// Every change leads to its calculation.
fn lists_table(visit: &Visit, of: Series, lists: &[&Listed], title: &str) -> Markup {
    let language = visit.language;
    let is_go = of == Series::Go;
    html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-list")) }
                th.number scope="col" { (language.label(rating_key(of))) }
                th.number scope="col" { (language.label("list-column-change")) }
                th.number scope="col" { (language.label("list-column-games")) }
                @if !is_go { th.number.spare scope="col" { "K" } }
            } }
            tbody {
                @for one in lists {
                    @let Listed { list, row, original, is_forecast, ours, is_marked_unrated, .. } = one;
                    tr {
                        th scope="row" {
                            a href=(visit.to(&addresses::list(list))) { (day(language, list.day)) }
                            @if list.origin == Origin::Fide { " " span.quiet { (language.label("player-fide-list")) } }
                            @if let Some(key) = without_tournament(list).filter(|_| is_decided(list, row)) {
                                " " span.quiet { (language.label(key)) }
                            }
                            @if !one.after.is_empty() { " " span.quiet { (one.after) } }
                            @if *is_forecast { " " span.quiet { (language.label("player-forecast")) } }
                            @if let Some(ours) = ours {
                                " " span.quiet { (language.say("player-ours", &[("rating", Fact::from(*ours))])) }
                            }
                            @if *is_marked_unrated { " " span.quiet { (language.fell_below_floor(list)) } }
                            @if list.revision > 0 {
                                " " a.quiet.whole href=(visit.to(&addresses::correction(list.id))) {
                                    (language.say("player-revision", &[("revision", Fact::from(list.revision))]))
                                }
                            }
                        }
                        td.number {
                            @if let Some(first) = original.filter(|first| Some(*first) != row.rating) { s.quiet { (first) } " " }
                            b { (rating(language, row.rating, row.grade)) }
                        }
                        td.number { (moved(visit, of, one)) }
                        td.number { (row.period_games) }
                        @if !is_go { td.number.spare { (row.k.map(|k| k.to_string()).unwrap_or_default()) } }
                    }
                }
            }
        }
    }
}

/// What moved the rating, and the way to its reasons: the sum of the own games, what corrections and decisions brought, or
/// both. A rating that moved is never without it.
fn moved(visit: &Visit, of: Series, one: &Listed) -> Markup {
    let language = visit.language;
    let Listed { list, row, .. } = one;
    let is_counted = row.period_games > 0 || is_decided(list, row);
    let by_games = row.change.filter(|_| is_counted).map(|stored| match stored.of(of) {
        Change::Points(points) => change(language, points.into()),
        Change::Hundredths(exact) => {
            html! { span class=(direction(exact.0)) { (signed(language, Fact::Hundredths(exact))) } }
        }
    });
    let place = addresses::calculation(row.person, list);
    let whole = one.moved().filter(|by| *by != 0);
    // What is not by games alone is told in whole points, and marked: a conversion follows the games of its list.
    let is_rounded = match (row.change.map(|stored| stored.of(of)), whole) {
        (Some(Change::Hundredths(exact)), Some(whole)) => (i64::from(whole) * 100 - exact.0).abs() <= 50,
        _ => true,
    };
    let is_by_games = one.start.is_none() && is_counted && is_rounded;
    html! {
        @match (by_games, whole) {
            (Some(by_games), _) if is_by_games => a.plain href=(visit.to(&place)) { (by_games) },
            (by_games, Some(whole)) => {
                a.plain href={ (visit.to(&place)) "#causes" } { (change(language, whole.into())) }
                @let mark = if row.period_games > 0 { "moved-mark" } else { "moved-mark-alone" };
                @if list.origin == Origin::Computed { br; span.beneath { (language.label(mark)) } }
                @if let Some(by_games) = by_games { br; span.beneath { (language.label("moved-own-games")) " " (by_games) } }
            }
            (Some(by_games), None) => a.plain href=(visit.to(&place)) { (by_games) },
            (None, None) if one.before.is_none() && row.rating.is_some() => a.plain href=(visit.to(&place)) { (language.label("list-new")) },
            (None, None) if row.period_games > 0 => a.plain href=(visit.to(&place)) { (language.label("web-show")) },
            (None, None) if one.before.is_some() && row.rating.is_none() => a.plain href=(visit.to(&place)) { (language.label("web-show")) },
            (None, None) => {}
        }
    }
}
