//! Who met whom and how it ended, the best first, with what it brought to each.

use super::super::{direction, pager, shown as somebody, signed, titled, wide};
use super::Seen;
use crate::web::addresses;
use crate::web::crosstable::{Cell, Crosstable};
use crate::web::locale::Visit;
use crate::words::rating_key;
use arpad_model::{Color, Fact, Series, TournamentId};
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
                    th.number scope="col" { (language.label("pp-event-change")) }
                    th.number.spare scope="col" { (language.label(changes.map_or("list-column-rating", |changes| rating_key(changes.list.series)))) }
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
                            td.number { @if let Some((changes, by)) = by { (brought(visit, seen.found.event.id, player, changes, by)) } }
                            td.number.spare { (by.and_then(|(_, by)| by.rating).map(|rating| rating.to_string()).unwrap_or_default()) }
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
            p.quiet { (language.label(if is_go { "pp-event-table-text-go" } else { "pp-event-table-text" })) @if changes.is_some() { " " (language.label("pp-event-change-text")) } }
        }
    }
}

/// The opponent's place, the color, the result; as short as a line with many rounds needs it.
fn met(cell: &Cell, standings: &Crosstable, [white, black]: &[String; 2]) -> Markup {
    html! {
        @if let Some(other) = cell.opponent.and_then(|other| standings.places.get(other)) {
            (other) (if cell.color == Color::White { white } else { black })
        }
        " " b { (cell.result) } " "
    }
}

/// The change, with the way to the calculation behind it; who is hidden has no such way.
fn brought(visit: &Visit, event: TournamentId, player: &TableLine, changes: &Changes, change: &Change) -> Markup {
    let language = visit.language;
    let (text, sign) = match change.by {
        By::Hundredths(by) => (signed(language, Fact::Hundredths(by)), by.0),
        By::Points(by) => (signed(language, i64::from(by)), by.into()),
        By::First(rating) => (language.say_texts("pp-event-first", &[("rating", rating.to_string())]), 0),
        By::Nothing => return html! {},
    };
    let class = direction(sign);
    let place = if changes.is_forecast {
        addresses::live_calculation(player.rated_as, changes.list.series)
    } else {
        addresses::calculation(player.rated_as, &changes.list)
    };
    html! {
        @if player.person.is_err() { span class=(class) { (text) } }
        @else { a.plain href={ (visit.to(&place)) "#t" (event) } { span class=(class) { @if changes.is_forecast { i.live { (text) } } @else { (text) } } } }
    }
}
