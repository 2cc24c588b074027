//! One tournament: its table, its people and the state of its rating.

use super::{calculation_place, days, list_place, number_in, player_link, series, state, wide};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use arpad_model::{Color, Fact, Finding, GoOutcome, Place, TournamentId};
use arpad_office::public::is_public;
use arpad_office::tournament_page::{TournamentPage, tournament_page};
use arpad_registry::tables::lists::List;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::tournaments::TournamentState;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use std::collections::BTreeMap;

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

/// One game from one side: the other line, the color, half points; none of them where the game was not played as such.
struct Cell {
    opponent: Option<usize>,
    color: Color,
    result: &'static str,
    half_points: u32,
}

/// Every line's games by round.
fn cells(report: &Report) -> BTreeMap<usize, BTreeMap<u16, Vec<Cell>>> {
    let mut all: BTreeMap<usize, BTreeMap<u16, Vec<Cell>>> = BTreeMap::new();
    let mut add =
        |line: u32, round: u16, cell: Cell| all.entry(line as usize).or_default().entry(round).or_default().push(cell);
    match report {
        Report::Chess { tournament, .. } => {
            for game in &tournament.games {
                for (own, other, color) in
                    [(game.white, game.black, Color::White), (game.black, game.white, Color::Black)]
                {
                    let half_points = game.outcome.score(color).0;
                    let result = match (half_points, game.outcome.is_played()) {
                        (2, true) => "1",
                        (1, true) => "½",
                        (0, true) => "0",
                        (2, false) => "+",
                        (1, false) => "=",
                        _ => "−",
                    };
                    add(own, game.round, Cell { opponent: Some(other as usize), color, result, half_points });
                }
            }
        }
        Report::Go { tournament, .. } => {
            for game in &tournament.games {
                let (black, white) = match game.outcome {
                    GoOutcome::Black => (("+", 2), ("−", 0)),
                    GoOutcome::White => (("−", 0), ("+", 2)),
                    GoOutcome::Jigo => (("=", 1), ("=", 1)),
                    GoOutcome::NoShow | GoOutcome::Arbiter | GoOutcome::DoubleLoss | GoOutcome::Bye => {
                        (("·", 0), ("·", 0))
                    }
                };
                let cell = |opponent: Option<u32>, color, (result, half_points)| Cell {
                    opponent: opponent.map(|line| line as usize),
                    color,
                    result,
                    half_points,
                };
                add(game.black, game.round, cell(game.white, Color::Black, black));
                if let Some(line) = game.white {
                    add(line, game.round, cell(Some(game.black), Color::White, white));
                }
            }
        }
    }
    all
}

/// Who met whom and how it ended, the best first.
fn crosstable(visit: &Visit, found: &TournamentPage, list: Option<&List>) -> Markup {
    let language = visit.language;
    let Some(report) = &found.report else { return html! {} };
    // Who cannot be read any more leaves no gap in the lines, so every line has its person.
    if found.players.len() != report.persons().len() {
        return html! {};
    }
    let all = cells(report);
    let rounds: Vec<u16> = {
        let mut rounds: Vec<u16> = all.values().flat_map(|row| row.keys().copied()).collect();
        rounds.sort_unstable();
        rounds.dedup();
        rounds
    };
    let sum = |line: usize| -> u32 {
        all.get(&line).map_or(0, |row| row.values().flatten().map(|cell| cell.half_points).sum())
    };
    let mut order: Vec<usize> = (0..found.players.len()).collect();
    order.sort_by_key(|line| (std::cmp::Reverse(sum(*line)), *line));
    let mut place = vec![0; order.len()];
    for (at, line) in order.iter().enumerate() {
        place[*line] = at + 1;
    }
    let title = language.label("web-crosstable");
    let half = |points: u32| language.value(&Fact::Score(arpad_model::HalfPoints(points)));
    let table = html! {
        table.cross {
            caption.unseen { (title) }
            thead { tr {
                th.number scope="col" { "#" }
                th scope="col" { (language.label("list-column-name")) }
                @for round in &rounds { th scope="col" { @if *round > 0 { (round) } @else { "" } } }
                th.number scope="col" { (language.label("score")) }
                @if list.is_some() { th scope="col" { (language.label("web-calculation")) } }
            } }
            tbody {
                @for line in order {
                    @let person = &found.players[line];
                    tr {
                        td.number { (place[line]) }
                        th scope="row" {
                            @if !person.title.is_empty() && !person.hidden { span.title { (person.title) } " " }
                            (player_link(visit, person))
                        }
                        @for round in &rounds {
                            td.game { @for cell in all.get(&line).and_then(|row| row.get(round)).into_iter().flatten() {
                                @let (class, word) = if cell.color == Color::White { ("stone white", "web-white") } else { ("stone black", "web-black") };
                                span.met {
                                    span class=(class) role="img" aria-label=(language.label(word)) {}
                                    @if let Some(other) = cell.opponent.and_then(|other| place.get(other)) { (other) }
                                    " " b { (cell.result) }
                                }
                            } }
                        }
                        td.number { b { (half(sum(line))) } }
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
