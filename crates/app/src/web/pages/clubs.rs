//! Clubs, their people and their strength orders.

use super::{Asked, player_link, wide};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use arpad_model::{ClubId, Fact};
use arpad_office::public::{ClubPage, club_page};
use arpad_registry::tables::clubs;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn index(visit: Visit, State(site): State<Site>) -> Response {
    visit.answer(all(&visit, &site).await)
}

async fn all(visit: &Visit, site: &Site) -> Result<Response, Problem> {
    let language = visit.language;
    let mut clubs = site.read(|store| Ok(clubs::all(store)?)).await?;
    clubs.sort_by(|a, b| (&a.plain, a.id.0).cmp(&(&b.plain, b.id.0)));
    let title = language.label("web-clubs");
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr { th scope="col" { (language.label("player-club")) } th scope="col" { (language.label("desk-town")) } } }
            tbody { @for club in &clubs {
                tr {
                    th scope="row" { a href=(visit.to(&format!("/clubs/{}", club.id.0))) { (club.name) } }
                    td { (club.town) }
                }
            } }
        }
    };
    let body = html! { h1 { (title) } (wide(&title, &table)) };
    Ok(shell::page(visit, &Page { about: title.clone(), title, room: "/clubs", body }))
}

pub(super) async fn page(asked: Asked) -> Response {
    asked.answer(one(&asked).await)
}

async fn one(Asked { visit, site, id, .. }: &Asked) -> Result<Response, Problem> {
    let id = ClubId(*id);
    let found = site.read(move |store| club_page(store, id)).await?.ok_or(Problem::Lost)?;
    let language = visit.language;
    let title = found.club.name.clone();
    let body = html! {
        h1 { (title) }
        @if !found.club.town.is_empty() { p.lead { (found.club.town) } }
        (orders(visit, &found))
        section aria-labelledby="members" {
            h2 #members { (language.label("web-members")) }
            p.quiet { (language.say("web-players-count", &[("count", Fact::from(found.members.len()))])) }
            ul.columns { @for person in &found.members {
                li { @if !person.title.is_empty() { span.title { (person.title) } " " } (player_link(visit, person)) }
            } }
        }
    };
    Ok(shell::page(visit, &Page { about: title.clone(), title, room: "/clubs", body }))
}

/// The newest season open, the others folded.
fn orders(visit: &Visit, found: &ClubPage) -> Markup {
    let language = visit.language;
    html! {
        @for (at, (season, order)) in found.orders.iter().enumerate() {
            details open[at == 0] {
                summary { (language.say_texts("web-strength", &[("season", season.clone())])) }
                ol.columns { @for (place, person) in order { li value=(place) { (player_link(visit, person)) } } }
            }
        }
    }
}
