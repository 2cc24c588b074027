//! The tournaments of a player: the newest on his page, all of them on their own.

use super::super::{Asked, Id, PageNumber, day, line_link, name, pager, series, state, under, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, PersonId};
use arpad_office::views::person_page::Played;
use arpad_office::views::public::player;
use axum::extract::State;
use maud::{Markup, html};

/// Tournaments on the player's page.
const EVENTS: usize = 20;

/// Rows per page on the page of their own.
const ON_PAGE: usize = 100;

pub(super) fn section(visit: &Visit, person: PersonId, played: &[Played]) -> Markup {
    let language = visit.language;
    let title = language.label("player-tournaments");
    html! {
        @if !played.is_empty() {
            section aria-labelledby="tournaments" {
                h2 #tournaments { (title) }
                (wide(&title, &played_table(visit, person, &played[..played.len().min(EVENTS)])))
                @if played.len() > EVENTS {
                    p.more { a href=(visit.to(&addresses::played(person))) {
                        (language.say("pp-tournaments-all", &[("count", Fact::from(played.len()))]))
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
    let found = site.read(move |store| player(store, id, today)).await??;
    let pages = found.tournaments.len().div_ceil(ON_PAGE).max(1);
    let page = wished.min(pages);
    let shown = &found.tournaments[(page - 1) * ON_PAGE..found.tournaments.len().min(page * ON_PAGE)];
    let who = name(language, &found.person.name);
    let title = language.say_texts("pp-tournaments-of", &[("name", who.clone())]);
    let body = html! {
        h1 { (title) }
        p.lead { a href=(visit.to(&addresses::person(&found.person))) { (who) } }
        @if shown.is_empty() { p { (language.label("web-none")) } }
        @else { (wide(&title, &played_table(&visit, found.person.id, shown))) }
        (pager(&visit, |page| addresses::paged(&addresses::played(found.person.id), page), page, pages))
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

fn played_table(visit: &Visit, person: PersonId, played: &[Played]) -> Markup {
    let language = visit.language;
    html! {
        table {
            caption.unseen { (language.label("player-tournaments")) }
            thead { tr {
                th scope="col" { (language.label("web-tournament")) }
                th.spare scope="col" { (language.label("web-ends")) }
                th.spare scope="col" { (language.label("web-filter-series")) }
                th scope="col" { (language.label("web-rated-in")) }
            } }
            tbody {
                @for Played { tournament, list } in played {
                    tr {
                        th scope="row" {
                            (line_link(visit, tournament, person))
                            (under(&[day(language, tournament.ends), series(language, tournament.series)]))
                        }
                        td.spare.day { (day(language, tournament.ends)) }
                        td.spare { (series(language, tournament.series)) }
                        td {
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
