//! The games of one round.

use super::super::{pager, shown, wide};
use crate::web::addresses;
use crate::web::crosstable::Crosstable;
use crate::web::locale::Visit;
use arpad_model::{Color, Fact, TournamentId};
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
    // Every game stands once: with White, or with whoever has no opponent.
    let mut games = Vec::new();
    for line in &standings.order {
        for cell in standings.cells(*line, round) {
            match cell.opponent {
                Some(other) if cell.color == Color::White => games.push((Some(*line), Some(other), cell.result)),
                Some(_) => {}
                None => games.push((None, Some(*line), cell.result)),
            }
        }
    }
    let best = |game: &(Option<usize>, Option<usize>, &'static str)| {
        [game.0, game.1].into_iter().flatten().map(|line| standings.places[line]).min()
    };
    games.sort_by_key(best);
    let pages = games.len().div_ceil(GAMES).max(1);
    let page = wished.min(pages);
    let listed = &games[(page - 1) * GAMES..games.len().min(page * GAMES)];
    let back = |line: usize, other: usize| {
        standings.cells(line, round).iter().find(|cell| cell.opponent == Some(other)).map(|cell| cell.result)
    };
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-white")) }
                th scope="col" { (language.label("result")) }
                th scope="col" { (language.label("web-black")) }
            } }
            tbody {
                @for (white, black, result) in listed {
                    tr {
                        td { @if let Some(line) = white { (shown(visit, &found.players[*line].person)) } }
                        td.day {
                            @match (white, black) {
                                (Some(white), Some(black)) => b { (result) " : " (back(*black, *white).unwrap_or_default()) },
                                _ => b { (result) },
                            }
                        }
                        td { @if let Some(line) = black { (shown(visit, &found.players[*line].person)) } }
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
            (pager(visit, place, page, pages))
        }
    }
}
