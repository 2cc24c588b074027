//! Whom a player has met: the most frequent on his page, all on their own, and the games of two.

use super::super::{
    Asked, Id, PageNumber, Second, day, event_link, line_link, name, pager, player_link, series, under, wide,
};
use super::Seen;
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Color, Fact, HalfPoints, PersonId};
use arpad_office::views::opponents::{
    MOST_TOURNAMENTS, Meeting, Meetings, Met, meetings as meetings_of, named, opponents,
};
use arpad_office::views::public::PublicPerson;
use axum::extract::State;
use maud::{Markup, html};
use std::collections::HashMap;

/// Rows on the player's page.
pub(super) const MOST: usize = 20;

/// Rows per page on the page of their own.
const ON_PAGE: usize = 100;

pub(super) fn section(visit: &Visit, seen: &Seen) -> Markup {
    let language = visit.language;
    let (met, person) = (&seen.opponents.met, seen.page.person.id);
    let title = language.label("pp-opponents");
    html! {
        @if !met.is_empty() {
            section aria-labelledby="opponents" {
                h2 #opponents { (title) }
                (wide(&title, &table(visit, person, &met[..met.len().min(MOST)], &seen.names)))
                @if met.len() > MOST || seen.opponents.unread > 0 {
                    p.more { a href=(visit.to(&addresses::opponents(person))) {
                        (language.say("pp-opponents-all", &[("count", Fact::from(met.len()))]))
                    } }
                }
            }
        }
    }
}

pub(in super::super) async fn all(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(PageNumber(wished)): Asked<PageNumber>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let (found, page, names) = site
        .read(move |store| {
            let found = match opponents(store, id, MOST_TOURNAMENTS)? {
                Ok(found) => found,
                Err(withheld) => return Ok(Err(withheld)),
            };
            let page = wished.min(found.met.len().div_ceil(ON_PAGE).max(1));
            let names = named(store, stretch(&found.met, page))?;
            Ok(Ok((found, page, names)))
        })
        .await??;
    let pages = found.met.len().div_ceil(ON_PAGE).max(1);
    let person = found.person.id;
    let who = name(language, &found.person.name);
    let title = language.say_texts("pp-opponents-of", &[("name", who.clone())]);
    let body = html! {
        h1 { (title) }
        p.lead { a href=(visit.to(&addresses::person(&found.person))) { (who) } }
        p { (language.label("pp-opponents-about")) }
        @if found.unread > 0 { p.note { (language.say("pp-opponents-unread", &[("count", Fact::from(found.unread))])) } }
        @if found.met.is_empty() { p { (language.label("pp-opponents-none")) } }
        @else { (wide(&title, &table(&visit, person, stretch(&found.met, page), &names))) }
        (pager(&visit, |page| addresses::paged(&addresses::opponents(person), page), page, pages))
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

/// What stands on a page.
fn stretch(met: &[Met], page: usize) -> &[Met] {
    &met[(page - 1) * ON_PAGE..met.len().min(page * ON_PAGE)]
}

fn table(visit: &Visit, person: PersonId, met: &[Met], names: &HashMap<PersonId, PublicPerson>) -> Markup {
    let language = visit.language;
    let score = |score: HalfPoints| language.value(&Fact::Score(score));
    html! {
        table {
            caption.unseen { (language.label("pp-opponents")) }
            thead { tr {
                th scope="col" { (language.label("opponent")) }
                th.number scope="col" { (language.label("games")) }
                th.number scope="col" { (language.label("score")) }
                th.number.spare scope="col" { (language.label("pp-record")) }
                th scope="col" { (language.label("pp-last-met")) }
            } }
            tbody {
                @for one in met {
                    @let who = names.get(&one.opponent);
                    tr {
                        th scope="row" {
                            @match who {
                                Some(who) => (player_link(visit, who)),
                                None => span.quiet { (language.label("web-hidden")) },
                            }
                            @if one.is_go { " " span.quiet { (language.label("pp-go")) } }
                        }
                        td.number { @match who {
                            Some(_) => a href=(visit.to(&addresses::meetings(person, one.opponent))) { (one.games) },
                            None => (one.games),
                        } }
                        td.number { b { (score(one.score())) } }
                        td.number.spare { (one.wins) "–" (one.draws) "–" (one.losses) }
                        td { span.spare { (event_link(visit, &one.last)) " " } span.day.quiet { (day(language, one.last.ends)) } }
                    }
                }
            }
        }
    }
}

pub(in super::super) async fn meetings(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Second(other): Second<PersonId>,
    Asked(PageNumber(wished)): Asked<PageNumber>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let Meetings { one, other, games } = site.read(move |store| meetings_of(store, id, other)).await??;
    let (who, whom) = (name(language, &one.name), name(language, &other.name));
    let title = language.say_texts("pp-meetings", &[("one", who.clone()), ("other", whom.clone())]);
    let pages = games.len().div_ceil(ON_PAGE).max(1);
    let page = wished.min(pages);
    let shown = &games[(page - 1) * ON_PAGE..games.len().min(page * ON_PAGE)];
    let place = addresses::meetings(one.id, other.id);
    let body = html! {
        h1 { (title) }
        p.lead {
            a href=(visit.to(&addresses::person(&one))) { (who) } " · " a href=(visit.to(&addresses::person(&other))) { (whom) }
        }
        @if games.is_empty() { p { (language.label("pp-meetings-none")) } }
        @else {
            p { (sum(&visit, &who, &games)) }
            (wide(&title, &games_table(&visit, one.id, &title, shown)))
        }
        (pager(&visit, |page| addresses::paged(&place, page), page, pages))
        p.quiet { (language.label("pp-opponents-about")) }
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

fn sum(visit: &Visit, who: &str, games: &[Meeting]) -> String {
    let count = |halves: u32| Fact::from(games.iter().filter(|game| game.score.0 == halves).count());
    let facts = [
        ("name", Fact::Name(who.to_owned())),
        ("score", Fact::Score(HalfPoints(games.iter().map(|game| game.score.0).sum()))),
        ("games", Fact::from(games.len())),
        ("wins", count(2)),
        ("draws", count(1)),
        ("losses", count(0)),
    ];
    visit.language.say("pp-meetings-sum", &facts)
}

fn games_table(visit: &Visit, one: PersonId, title: &str, games: &[Meeting]) -> Markup {
    let language = visit.language;
    html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-tournament")) }
                th.spare scope="col" { (language.label("web-ends")) }
                th.spare scope="col" { (language.label("web-filter-series")) }
                th.number scope="col" { (language.label("round")) }
                th scope="col" { (language.label("pp-color")) }
                th.number scope="col" { (language.label("result")) }
            } }
            tbody {
                @for game in games {
                    tr {
                        th scope="row" {
                            (line_link(visit, &game.event, one))
                            (under(&[day(language, game.event.ends), series(language, game.event.series)]))
                        }
                        td.spare.day { (day(language, game.event.ends)) }
                        td.spare { (series(language, game.event.series)) }
                        td.number { @if game.round > 0 { (game.round) } }
                        td { (language.label(if game.color == Color::White { "web-white" } else { "web-black" })) }
                        td.number { b { (language.value(&Fact::Score(game.score))) } }
                    }
                }
            }
        }
    }
}
