//! The games of one round.

use super::super::colors::color;
use super::super::{pager, shown, wide};
use crate::web::addresses;
use crate::web::crosstable::{Cell, Crosstable};
use crate::web::locale::Visit;
use arpad_model::{Color, Fact, Series, TournamentId};
use arpad_office::views::public::PublicTournament;
use maud::{Markup, html};

/// Games per page.
const GAMES: usize = 200;

/// Ways to each round, and back to the whole table.
pub(super) fn ways(visit: &Visit, event: TournamentId, standings: &Crosstable, shown: Option<u16>) -> Markup {
    let language = visit.language;
    html! {
        @if standings.rounds.len() > 1 {
            nav.ranges.rounds aria-label=(language.label("pp-event-rounds")) {
                a href=(visit.to(&addresses::tournament(event))) aria-current=[shown.is_none().then_some("true")] {
                    (language.label("pp-event-whole"))
                }
                @for round in &standings.rounds {
                    a href=(visit.to(&addresses::round(event, *round)))
                        aria-current=[(shown == Some(*round)).then_some("true")]
                        aria-label=(language.say("pp-event-round", &[("round", Fact::from(u32::from(*round)))])) { (round) }
                }
            }
        }
    }
}

/// Who played whom in a round, the best placed first.
pub(super) fn games(
    visit: &Visit,
    found: &PublicTournament,
    standings: &Crosstable,
    (round, wished): (u16, usize),
) -> Markup {
    let language = visit.language;
    let title = language.say("pp-event-round", &[("round", Fact::from(u32::from(round)))]);
    // In chess White stands first, in go Black: whoever moves first.
    let of = found.event.series;
    let is_go = of == Series::Go;
    let (first, second) = if is_go { (Color::Black, Color::White) } else { (Color::White, Color::Black) };
    // Every game stands once: with the first side, or with whoever has no opponent.
    let mut games: Vec<(usize, &Cell)> = Vec::new();
    for line in &standings.order {
        let own = standings.cells(*line, round).iter();
        games.extend(own.filter(|cell| cell.opponent.is_none() || cell.is_first).map(|cell| (*line, cell)));
    }
    let best = |(line, cell): &(usize, &Cell)| {
        [Some(*line), cell.opponent].into_iter().flatten().map(|line| standings.places[line]).min()
    };
    games.sort_by_key(best);
    let pages = games.len().div_ceil(GAMES).max(1);
    let page = wished.min(pages);
    let listed = &games[(page - 1) * GAMES..games.len().min(page * GAMES)];
    let back = |line: usize, other: usize| {
        standings.cells(line, round).iter().find(|cell| cell.opponent == Some(other)).map(|cell| cell.result)
    };
    let has_stones = games.iter().any(|(_, cell)| cell.handicap > 0);
    // Where the report does not say the colors of any game, the columns are not called by them.
    let is_colored = games.iter().any(|(_, cell)| cell.color.is_some() && cell.opponent.is_some());
    let side = |one: Color| if is_colored { color(language, of, one) } else { language.label("player") };
    let has_uncolored = is_colored && games.iter().any(|(_, cell)| cell.color.is_none());
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (side(first)) }
                th scope="col" { (language.label("result")) }
                th scope="col" { (side(second)) }
                @if has_stones { th.number scope="col" { (language.label("pp-event-stones")) } }
            } }
            tbody {
                @for (line, cell) in listed {
                    tr {
                        td { (shown(visit, &found.players[*line].person)) }
                        td.day {
                            @match cell.opponent {
                                Some(other) => {
                                    b { (cell.result) " : " (back(other, *line).unwrap_or_default()) }
                                    @if has_uncolored && cell.color.is_none() { " " span.quiet { "*" } }
                                },
                                None => b { (cell.result) },
                            }
                        }
                        td { @if let Some(other) = cell.opponent { (shown(visit, &found.players[other].person)) } }
                        @if has_stones { td.number { @if cell.handicap > 0 { (cell.handicap) } } }
                    }
                }
            }
        }
    };
    let place = |page: usize| addresses::paged(&addresses::round(found.event.id, round), page);
    html! {
        section aria-labelledby="round" {
            h2 #round { (title) }
            (wide(&title, &table))
            @if has_uncolored { p.quiet { "* " (language.label("pp-event-uncolored")) } }
            @if !is_colored && is_go { p.quiet { (language.label("pp-event-uncolored")) } }
            (pager(visit, place, page, pages))
        }
    }
}
