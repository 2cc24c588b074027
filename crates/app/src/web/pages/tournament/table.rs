//! Who met whom and how it ended, the best first, with what it brought to each.

use super::super::{direction, pager, shown as somebody, signed, titled, wide};
use super::Seen;
use crate::web::addresses;
use crate::web::cache::Brought;
use crate::web::crosstable::{Cell, Crosstable};
use crate::web::locale::Visit;
use arpad_model::{Color, Fact, List, PersonId, RegisteredTournament, Series, TournamentId};
use arpad_office::views::public::TableLine;
use arpad_office::views::tournament_changes::{By, Change, Changes};
use maud::{Markup, html};

/// Lines per page, at most.
const LINES: usize = 100;

/// Games per page, at most: where everybody meets everybody, lines are long.
const GAMES: usize = 2_500;

pub(super) fn crosstable(visit: &Visit, seen: &Seen, standings: &Crosstable, wished: usize) -> Markup {
    let language = visit.language;
    let title = language.label("web-crosstable");
    let longest = standings.order.iter().map(|line| standings.games(*line).count()).max().unwrap_or(0);
    let lines = (GAMES / longest.max(standings.rounds.len()).max(1)).clamp(1, LINES);
    let pages = standings.order.len().div_ceil(lines).max(1);
    let page = wished.min(pages);
    let shown = &standings.order[(page - 1) * lines..standings.order.len().min(page * lines)];
    let changes = seen.changes.as_deref();
    let change_of =
        |line: &TableLine| changes.and_then(|changes| Some((changes, changes.players.get(&line.rated_as)?)));
    // Black and white begin alike in Hungarian: go has its stones.
    let is_go = seen.found.event.series == Series::Go;
    let letters = match is_go {
        true => [" ○", " ●"].map(str::to_owned),
        false => ["pp-event-white-letter", "pp-event-black-letter"].map(|key| language.label(key)),
    };
    let table = html! {
        table.cross {
            caption.unseen { (title) }
            thead { tr {
                th.number scope="col" { "#" }
                th scope="col" { (language.label("list-column-name")) }
                th.number scope="col" { (language.label("score")) }
                @if changes.is_some() {
                    @if !is_go { th.number.spare scope="col" { (language.label("calc-performance")) } }
                    th.number.spare scope="col" { (language.label("pp-before")) }
                    th.number scope="col" { (language.label("pp-event-change")) }
                    th.number.spare scope="col" { (language.label("pp-after")) }
                }
                @for round in &standings.rounds { th scope="col" { @if *round > 0 { (round) } } }
            } }
            tbody {
                @for line in shown {
                    @let player = &seen.found.players[*line];
                    @let by = change_of(player);
                    tr id=[player.person.is_ok().then(|| format!("p{}", player.rated_as))] {
                        td.number { (standings.places[*line]) }
                        th scope="row" {
                            @if let Ok(person) = &player.person { (titled(&person.title)) }
                            (somebody(visit, &player.person))
                        }
                        td.number { b { (language.value(&Fact::Score(standings.score(*line)))) } }
                        @if changes.is_some() {
                            @let number = |of: fn(&Change) -> Option<i64>| by.and_then(|(_, by)| of(by)).map(|number| number.to_string()).unwrap_or_default();
                            @if !is_go { td.number.spare { (number(|by| by.performance)) } }
                            td.number.spare { (number(|by| by.rating.map(i64::from))) }
                            td.number {
                                @if let Some((changes, by)) = by { (brought(visit, seen.found.event.id, player, changes, by)) }
                                @else { (corrected(visit, seen, player)) }
                            }
                            td.number.spare { (number(|by| by.after.map(i64::from))) }
                        }
                        @for round in &standings.rounds {
                            td { @for cell in standings.cells(*line, *round) { (met(cell, standings, &letters)) } }
                        }
                    }
                }
            }
        }
    };
    let event = seen.found.event.id;
    html! {
        section aria-labelledby="table" {
            h2 #table { (title) }
            (wide(&title, &table))
            (pager(visit, |page| addresses::paged(&addresses::tournament(event), page), page, pages))
            p.quiet { (language.label(if is_go { "pp-event-table-text-go" } else { "pp-event-table-text" })) @if changes.is_some() { " " (language.label(if is_go { "pp-event-change-text-go" } else { "pp-event-change-text" })) } }
            @if changes.is_some() && !is_go { (performance_note(visit)) }
        }
    }
}

/// Who got his games by a correction has nothing on the list that counted them first: the way to where they count.
fn corrected(visit: &Visit, seen: &Seen, player: &TableLine) -> Markup {
    let entered = seen.found.corrected.iter().rev().find_map(|one| one.entered.as_ref());
    html! {
        @if let (Ok(_), Some(list)) = (&player.person, entered) {
            @let way = addresses::calculation_of_revision(player.rated_as, list);
            a.beneath href=(visit.to(&way)) { (visit.language.label("moved-corrected")) }
        }
    }
}

/// The opponent's place, the color, the result; as short as a line with many rounds needs it.
fn met(cell: &Cell, standings: &Crosstable, [white, black]: &[String; 2]) -> Markup {
    html! {
        @if let Some(other) = cell.opponent.and_then(|other| standings.places.get(other)) {
            (other)
            @match cell.color { Some(Color::White) => (white), Some(Color::Black) => (black), None => {} }
            @if cell.handicap > 0 { (cell.handicap) }
        }
        " " b { (cell.result) } " "
    }
}

/// The change, with the way to the calculation behind it; who is hidden has no such way.
fn brought(visit: &Visit, event: TournamentId, player: &TableLine, changes: &Changes, change: &Change) -> Markup {
    let place = match changes.is_forecast {
        true => addresses::live_calculation(player.rated_as, changes.list.series),
        false => addresses::calculation(player.rated_as, &changes.list),
    };
    let way = player.person.is_ok().then(|| format!("{place}#t{event}"));
    change_told(visit, change.by, changes.is_forecast, way)
}

/// What a tournament brought to a player, on his own pages.
pub(in super::super) fn by_told(
    visit: &Visit,
    (person, event): (PersonId, &RegisteredTournament),
    list: Option<&List>,
    brought: &Brought,
) -> Markup {
    let place = match list {
        Some(list) => addresses::calculation(person, list),
        None => addresses::live_calculation(person, event.series),
    };
    change_told(visit, brought.change.by, brought.is_forecast, Some(format!("{place}#t{}", event.id)))
}

fn change_told(visit: &Visit, by: By, is_forecast: bool, way: Option<String>) -> Markup {
    let language = visit.language;
    let (text, sign) = match by {
        By::Hundredths(by) => (signed(language, Fact::Hundredths(by)), by.0),
        By::Points(by) => (signed(language, i64::from(by)), by.into()),
        By::First(rating) => (language.say_texts("pp-event-first", &[("rating", rating.to_string())]), 0),
        By::Nothing => return html! {},
    };
    let class = direction(sign);
    html! {
        @match way {
            None => span class=(class) { (text) },
            Some(way) => a.plain href=(visit.to(&way)) {
                span class=(class) { @if is_forecast { i.live { (text) } } @else { (text) } }
            },
        }
    }
}

/// What a performance is, and that it is no rating.
pub(in super::super) fn performance_note(visit: &Visit) -> Markup {
    let language = visit.language;
    html! {
        p.quiet {
            (language.label("pp-performance-about")) " "
            a href=(visit.to(&addresses::calculator("performance"))) { (language.label("pp-performance-calculator")) }
        }
    }
}
