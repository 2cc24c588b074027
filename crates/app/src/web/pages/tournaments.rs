//! One tournament with its table, its people and the state of its rating.

use super::{calculation_place, days, list_place, number_in, player_link, series, state, wide};
use crate::web::Site;
use crate::web::crosstable::Crosstable;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use arpad_model::{Color, Fact, Finding, Place, TournamentId};
use arpad_office::public::is_public;
use arpad_office::tournament_page::{TournamentPage, tournament_page};
use arpad_registry::tables::lists::List;
use arpad_registry::tables::tournaments::TournamentState;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn page(visit: Visit, State(site): State<Site>, Path((_, id)): Path<(String, String)>) -> Response {
    visit.answer(one(&visit, &site, &id).await)
}

async fn one(visit: &Visit, site: &Site, id: &str) -> Result<Response, Problem> {
    let language = visit.language;
    let id = TournamentId(number_in(id)?);
    let found = site.read(move |store| tournament_page(store, id)).await?;
    let event = &found.event;
    let list = found.lists.iter().rev().find(|list| is_public(list));
    // What is doubtful about one player is between him and the office.
    let findings: Vec<&Finding> = found.findings.iter().filter(|one| !matches!(one.place, Place::Player(_))).collect();
    let fields = [
        ("desk-days", days(language, event.starts, event.ends)),
        ("desk-town", event.town.clone()),
        ("web-filter-series", series(language, event.series)),
        ("desk-organizer", event.organizer.clone()),
        ("desk-arbiter", event.arbiter.clone()),
        ("desk-time-control", event.time_control.clone()),
        ("desk-rounds", event.rounds.map(|rounds| rounds.to_string()).unwrap_or_default()),
    ];
    let body = html! {
        h1 { (event.name) }
        p.lead {
            (state(language, event)) " "
            @if let (TournamentState::Rated, Some(list)) = (event.state, list) {
                a href=(visit.to(&list_place(list))) { (language.say("web-in-list", &[("day", Fact::Date(list.day))])) }
            }
            @if !event.because.is_empty() { (event.because) }
        }
        dl.facts { @for (key, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
            div { dt { (language.label(key)) } dd { (value) } }
        } }
        (crosstable(visit, &found, list))
        @if !findings.is_empty() {
            section aria-labelledby="findings" {
                h2 #findings { (language.label("findings")) }
                ul.steps { @for one in &findings { li { span.paragraph { (one.paragraph) } " " (language.finding(one)) } } }
            }
        }
    };
    let title = event.name.clone();
    let about = format!("{title}, {}", days(language, event.starts, event.ends));
    Ok(shell::page(visit, &Page { title, about, room: "/tournaments", body }))
}

/// Who met whom and how it ended, the best first.
fn crosstable(visit: &Visit, found: &TournamentPage, list: Option<&List>) -> Markup {
    let language = visit.language;
    let Some(crossed) = Crosstable::of(found) else { return html! {} };
    let title = language.label("web-crosstable");
    let half = |points: u32| language.value(&Fact::Score(arpad_model::HalfPoints(points)));
    let table = html! {
        table.cross {
            caption.unseen { (title) }
            thead { tr {
                th.number scope="col" { "#" }
                th scope="col" { (language.label("list-column-name")) }
                @for round in &crossed.rounds { th scope="col" { @if *round > 0 { (round) } @else { "" } } }
                th.number scope="col" { (language.label("score")) }
                @if list.is_some() { th scope="col" { (language.label("web-calculation")) } }
            } }
            tbody {
                @for line in crossed.order.iter().copied() {
                    @let person = &found.players[line];
                    tr {
                        td.number { @if let Some(place) = crossed.place(line) { (place) } }
                        th scope="row" {
                            @if !person.title.is_empty() && !person.hidden { span.title { (person.title) } " " }
                            (player_link(visit, person))
                        }
                        @for round in &crossed.rounds {
                            td.game { @for cell in crossed.met(line, *round) {
                                @let (class, word) = if cell.color == Color::White { ("stone white", "web-white") } else { ("stone black", "web-black") };
                                span.met {
                                    span class=(class) role="img" aria-label=(language.label(word)) {}
                                    @if let Some(other) = cell.opponent.and_then(|other| crossed.place(other)) { (other) }
                                    " " b { (cell.result) }
                                }
                            } }
                        }
                        td.number { b { (half(crossed.half_points(line))) } }
                        @if let Some(list) = list {
                            td { @if !person.hidden { a href=(visit.to(&calculation_place(person.id.0, list))) { (language.label("web-show")) } } }
                        }
                    }
                }
            }
        }
    };
    html! { section aria-labelledby="table" { h2 #table { (title) } (wide(&title, &table)) p.quiet { (language.label("web-crosstable-text")) } } }
}
