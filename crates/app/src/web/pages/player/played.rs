//! The tournaments of a player with what each brought: the newest on his page, all of them on their own.

use super::super::tournament::{by_told, performance_note};
use super::super::{Asked, Id, PageNumber, day, line_link, name, pager, series, state, under, wide};
use super::EVENTS_READ;
use super::tabs::{Tab, tabs};
use crate::web::Site;
use crate::web::addresses;
use crate::web::cache::Brought;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, PersonId, TournamentId};
use arpad_office::views::causes::corrected_among;
use arpad_office::views::own_games::{EventScore, own_games};
use arpad_office::views::person_page::Played;
use arpad_office::views::public::player;
use axum::extract::State;
use maud::{Markup, html};
use std::collections::{HashMap, HashSet};

/// Tournaments on the player's page.
pub(super) const EVENTS: usize = 6;

/// Rows per page on the page of their own.
const ON_PAGE: usize = 30;

/// Tournaments with what is known of each: the score in its table, and what it brought.
pub(super) struct Results<'a> {
    pub played: &'a [Played],
    pub scores: &'a HashMap<TournamentId, EventScore>,
    pub brought: &'a [Option<Brought>],
    /// Those whose reports were corrected since.
    pub corrected: &'a HashSet<TournamentId>,
}

pub(super) fn section(visit: &Visit, person: PersonId, results: &Results<'_>, all: usize) -> Markup {
    let language = visit.language;
    let title = language.label("pp-tournaments-last");
    html! {
        @if !results.played.is_empty() {
            section aria-labelledby="tournaments" {
                h2 #tournaments { (title) }
                (wide(&title, &played_table(visit, person, results)))
                @if all > results.played.len() {
                    p.more { a href=(visit.to(&addresses::played(person))) {
                        (language.say("pp-tournaments-all", &[("count", Fact::from(all))]))
                    } }
                }
            }
        }
    }
}

pub(in super::super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(PageNumber(wished)): Asked<PageNumber>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let today = jiff::Zoned::now().date();
    let cache = site.cache.clone();
    let (found, own, page, brought, corrected) = site
        .read(move |store| {
            let found = match player(store, id, today)? {
                Ok(found) => found,
                Err(withheld) => return Ok(Err(withheld)),
            };
            let page = wished.min(found.tournaments.len().div_ceil(ON_PAGE).max(1));
            let brought = cache.brought(store, found.person.id, stretch(&found.tournaments, page))?;
            let corrected = corrected_among(store, &numbers(stretch(&found.tournaments, page)))?;
            let own = own_games(store, id, EVENTS_READ.max(page * ON_PAGE))?;
            Ok(own.map(|own| (found, own, page, brought, corrected)))
        })
        .await??;
    let pages = found.tournaments.len().div_ceil(ON_PAGE).max(1);
    let shown = stretch(&found.tournaments, page);
    let results = Results { played: shown, scores: &own.scores, brought: &brought, corrected: &corrected };
    let who = name(language, &found.person.name);
    let title = language.say_texts("pp-tournaments-of", &[("name", who)]);
    let body = html! {
        h1 { (title) }
        (tabs(&visit, &found.person, Tab::Tournaments))
        @if shown.is_empty() { p { (language.label("web-none")) } }
        @else {
            (wide(&title, &played_table(&visit, found.person.id, &results)))
            @if brought.iter().flatten().any(|one| one.change.performance.is_some()) { (performance_note(&visit)) }
        }
        (pager(&visit, |page| addresses::paged(&addresses::played(found.person.id), page), page, pages))
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

/// Which tournaments these are.
pub(super) fn numbers(played: &[Played]) -> Vec<TournamentId> {
    played.iter().map(|one| one.tournament.id).collect()
}

/// What stands on a page.
fn stretch(played: &[Played], page: usize) -> &[Played] {
    &played[(page - 1) * ON_PAGE..played.len().min(page * ON_PAGE)]
}

fn played_table(visit: &Visit, person: PersonId, results: &Results<'_>) -> Markup {
    let language = visit.language;
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    // Go has none.
    let has_performance = results.brought.iter().flatten().any(|one| one.change.performance.is_some());
    html! {
        table.results {
            caption.unseen { (language.label("player-tournaments")) }
            thead { tr {
                th scope="col" { (language.label("web-tournament")) }
                th.spare scope="col" { (language.label("web-ends")) }
                th.spare scope="col" { (language.label("web-filter-series")) }
                th.number scope="col" { (language.label("score")) }
                @if has_performance { th.number.spare scope="col" { (language.label("calc-performance")) } }
                th.number.spare scope="col" { (language.label("pp-before")) }
                th.number scope="col" { (language.label("list-column-change")) }
                th.number scope="col" { (language.label("pp-after")) }
                th.spare scope="col" { (language.label("web-rated-in")) }
            } }
            tbody {
                @for (Played { tournament, list }, brought) in results.played.iter().zip(results.brought) {
                    @let change = brought.as_ref().map(|one| one.change);
                    @let performance = change.and_then(|one| one.performance);
                    tr {
                        th scope="row" {
                            (line_link(visit, tournament, person))
                            (under(&[
                                day(language, tournament.ends),
                                series(language, tournament.series),
                                performance.map(|rating| language.say("pp-performance-short", &[("rating", Fact::Number(rating))])).unwrap_or_default(),
                            ]))
                        }
                        td.spare.day { (day(language, tournament.ends)) }
                        td.spare { (series(language, tournament.series)) }
                        td.number { @if let Some(score) = results.scores.get(&tournament.id) {
                            b { (language.value(&Fact::Score(score.score))) } span.quiet { "/" (score.games) }
                        } }
                        @if has_performance { td.number.spare { (number(performance)) } }
                        td.number.spare { (number(change.and_then(|one| one.rating).map(i64::from))) }
                        td.number {
                            @if let Some(brought) = brought { (by_told(visit, (person, tournament), list.as_ref(), brought)) }
                            // The score is that of today, what it brought that of its list; who got the games has none on it.
                            @if results.corrected.contains(&tournament.id) {
                                a.beneath.block href=(visit.to(&addresses::tournament(tournament.id))) { (language.label("moved-corrected")) }
                            }
                        }
                        td.number { @if let Some(Brought { change, is_forecast }) = brought {
                            @let after = number(change.after.map(i64::from));
                            @if *is_forecast { i.live { (after) } } @else { (after) }
                        } }
                        td.spare {
                            @match list {
                                Some(list) => a href=(visit.to(&addresses::list(list))) { (day(language, list.day)) },
                                None => (state(language, tournament)),
                            }
                        }
                    }
                }
            }
        }
    }
}
