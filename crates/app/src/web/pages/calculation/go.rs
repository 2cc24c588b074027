//! A calculation in go: each tournament with its multiplier, each game with its points.

use super::super::{minus, signed, wide};
use super::{Names, findings, opponent, steps};
use crate::cli::page::mgsz;
use crate::web::locale::Visit;
use arpad_office::rate_case::GoAnswer;
use arpad_rules::go::hungary::rated::GoRated;
use maud::{Markup, html};

pub(super) fn told(visit: &Visit, answer: &GoAnswer<GoRated>, position: usize) -> Markup {
    let language = visit.language;
    let Some(rated) = &answer.rated else { return html! { p { (language.label("go-refused")) } } };
    let Some(player) = rated.players.iter().find(|one| one.player == position) else { return html! {} };
    let period = &answer.period;
    let names = Names {
        players: period.players.iter().map(|one| (one.id.as_str(), one.name.as_deref())).collect(),
        tournaments: period.tournaments.iter().map(|one| (one.id.as_str(), one.name.as_deref())).collect(),
    };
    let mut own_steps = mgsz::worded(&player.steps);
    own_steps.iter_mut().for_each(|step| names.put(language, &mut step.facts));
    html! {
        @for row in &player.tournaments {
            @let of = &answer.period.tournaments[row.tournament];
            @let title = of.name.clone().unwrap_or_else(|| of.id.clone());
            section {
                h2 { a href=(visit.to(&format!("/tournaments/{}", of.id))) { (title) } }
                p { (minus(&mgsz::sums(language, row))) " · C " (row.multiplier) " · " b { (signed(language, row.after - row.before)) } }
                @for one in rated.tournaments.iter().filter(|one| one.tournament == row.tournament) {
                    (steps(language, &mgsz::worded(&one.steps)))
                }
                (wide(&title, &html! {
                    table.go {
                        caption.unseen { (title) }
                        thead { tr { @for key in mgsz::GAME_KEYS {
                            th scope="col" { @if !key.is_empty() { (language.label(key)) } }
                        } } }
                        tbody {
                            @for game in &row.games {
                                @let known = game.opponent.map(|opponent| &answer.period.players[opponent]);
                                tr { @for (at, cell) in mgsz::game_row(language, &answer.period, row.tournament, game).iter().enumerate() {
                                    @match known {
                                        Some(known) if at == 2 => th scope="row" { (opponent(visit, &known.id, known.name.as_deref())) },
                                        _ => td { (cell) },
                                    }
                                } }
                            }
                        }
                    }
                }))
            }
        }
        section aria-labelledby="sum" {
            h2 #sum { (language.label("web-sum")) }
            (steps(language, &own_steps))
        }
        (findings(language, &answer.findings, position, &names))
    }
}
