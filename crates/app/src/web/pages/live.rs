//! What the next lists will rate: accepted events that are in no list yet, and who played in them.

use super::{days, event_link, player_link, series};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use arpad_model::Fact;
use arpad_office::public::awaiting;
use axum::extract::State;
use axum::response::Response;
use maud::html;

/// So many events stand on the page.
const EVENTS: usize = 40;

pub(super) async fn page(visit: Visit, State(site): State<Site>) -> Response {
    visit.answer(read(&visit, &site).await)
}

async fn read(visit: &Visit, site: &Site) -> Result<Response, Problem> {
    let language = visit.language;
    let all = site.read(awaiting).await?;
    let (title, about) = (language.label("web-live"), language.label("web-live-text"));
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        @if all.is_empty() { p { (language.label("web-live-none")) } }
        @for (event, players) in all.iter().take(EVENTS) {
            section {
                h2 { (event_link(visit, event)) }
                p.quiet { (days(language, event.starts, event.ends)) " · " (series(language, event.series)) }
                details {
                    summary { (language.say("web-players-count", &[("count", Fact::from(players.len()))])) }
                    ul.columns { @for person in players { li { (player_link(visit, person)) } } }
                }
            }
        }
    };
    Ok(shell::page(visit, &Page { title, about, room: "/live", body }))
}
