//! A calculation in go: each tournament with its multiplier, each game with its points.

use super::super::{minus, signed, wide};
use super::{Cited, Names, findings, opponent, steps};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use crate::words::go_game;
use arpad_model::PersonId;
use arpad_office::rating::rate_case::GoAnswer;
use arpad_rules::go::hungary::rated::GoRated;
use maud::{Markup, html};

/// How the columns under [`go_game::GAME_KEYS`] are set: numbers to the right; on a phone the spare ones stand below the name.
const COLUMNS: [&str; 10] =
    ["number", "", "", "number spare", "number spare", "number spare", "number spare", "", "number", "spare"];

/// A cell for people to look at: in a column of numbers a minus that is one.
fn shown(at: usize, cell: &str) -> String {
    if COLUMNS[at].contains("number") { minus(cell) } else { cell.to_owned() }
}

/// The spare cells with their headings, for the lines below the name, and whether one is a sentence.
fn folded(language: Language, cells: &[String]) -> Vec<(bool, String)> {
    let spare = |at: &usize| COLUMNS[*at].contains("spare") && !cells[*at].is_empty();
    let told = |at: usize| match go_game::GAME_KEYS[at] {
        "why" => (true, cells[at].clone()),
        key => (false, format!("{}: {}", language.label(key), shown(at, &cells[at]))),
    };
    (0..cells.len()).filter(spare).map(told).collect()
}

pub(super) fn told(visit: &Visit, answer: &GoAnswer<GoRated>, who: PersonId, position: usize) -> Markup {
    let language = visit.language;
    let Some(rated) = &answer.rated else { return html! { p { (language.label("go-refused")) } } };
    let Some(player) = rated.players.iter().find(|one| one.player == position) else { return html! {} };
    let period = &answer.period;
    let names = Names {
        players: period.players.iter().map(|one| (one.id.as_str(), one.name.as_deref())).collect(),
        tournaments: period.tournaments.iter().map(|one| (one.id.as_str(), one.name.as_deref())).collect(),
    };
    let law = Cited::by(visit, answer.edition);
    let mut own_steps = go_game::worded(&player.steps);
    own_steps.iter_mut().for_each(|step| names.put(language, &mut step.facts));
    html! {
        @for row in &player.tournaments {
            @let of = &answer.period.tournaments[row.tournament];
            @let title = of.name.clone().unwrap_or_else(|| of.id.clone());
            section {
                h2 id={ "t" (of.id) } { a href=(visit.to(&addresses::tournament_line(&of.id, who))) { (title) } }
                p { (minus(&go_game::sums(language, row))) " · C " (row.multiplier) " · " b { (signed(language, row.after - row.before)) } }
                @for one in rated.tournaments.iter().filter(|one| one.tournament == row.tournament) {
                    (steps(law, &go_game::worded(&one.steps)))
                }
                (wide(&title, &html! {
                    table.go {
                        caption.unseen { (title) }
                        thead { tr { @for (at, key) in go_game::GAME_KEYS.into_iter().enumerate() {
                            th class=(COLUMNS[at]) scope="col" { @if !key.is_empty() { (language.label(key)) } }
                        } } }
                        tbody {
                            @for game in go_game::in_order(row) {
                                @let known = game.opponent.map(|opponent| &answer.period.players[opponent]);
                                @let cells = go_game::game_row(language, &answer.period, row.tournament, game);
                                tr { @for (at, cell) in cells.iter().enumerate() {
                                    @match known {
                                        Some(known) if at == 2 => th scope="row" {
                                            (opponent(visit, &known.id, known.name.as_deref(), !known.foreign))
                                            br.under; @for (is_sentence, part) in folded(language, &cells) { span.under.whole[!is_sentence] { (part) } }
                                        },
                                        _ => td class=(COLUMNS[at]) { (shown(at, cell)) },
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
            (steps(law, &own_steps))
        }
        @let met = go_game::strangers(rated, player);
        @if !met.is_empty() {
            section aria-labelledby="strangers" {
                h2 #strangers { (language.label("go-strangers-met")) }
                ul { @for (other, step) in met {
                    @let said = go_game::named(period, std::slice::from_ref(&step));
                    li { (go_game::name(period, other)) ": " @for step in &said { (language.step(step)) " " (law.chip(step.paragraph)) } }
                } }
            }
        }
        (findings(law, &answer.findings, position, &names))
    }
}
