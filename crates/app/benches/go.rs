//! How fast a go history is replayed: 20,000 players, 1,000,000 games in tournaments of about 60.
//!
//! Prints, in one run and on the same games: the bulk kernel of `mgsz-2012` without and with handicap stones, points and
//! grades included; the same with explanations recorded; and the EGF rating of the crate `skillratings`, game by game
//! and by tournament. Ratios are what counts: machines differ and are noisy. Each figure is the best of several rounds;
//! nothing is asserted.

mod chance;
#[path = "go/history.rs"]
mod history;

use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::game_point::Played;
use arpad_rules::go::hungary::kernel::{Event, Field, PackedGame, Recording, Silent, rate_event};
use history::{History, PLAYERS};
use skillratings::Outcomes;
use skillratings::egf::{EGFConfig, EGFRating, egf, egf_rating_period};
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 7;

fn main() {
    for (name, with_stones) in [("even games", false), ("with handicap", true)] {
        let history = History::invent(with_stones);
        let with_stones = history.games.iter().filter(|game| game.stones > 0).count();
        println!(
            "{name}: {PLAYERS} players, {} games ({with_stones} with stones) in {} tournaments",
            history.games.len(),
            history.tournaments()
        );
        let events = history.events();
        let per_game = best(|| skillratings_per_game(&history));
        let by_tournament = best(|| skillratings_by_tournament(&history, &events));
        let show = |name: &str, seconds: f64| {
            println!(
                "  {name:<40} {:>7.1} million games/s   {:>6.2} x skillratings per game   {:>6.2} x by tournament",
                history.games.len() as f64 / seconds / 1e6,
                per_game / seconds,
                by_tournament / seconds
            );
        };
        show("bulk kernel, mgsz-2012", best(|| bulk(&history, &events)));
        show("with explanations recorded, mgsz-2012", best(|| explaining(&history, &events)));
        show("skillratings egf, per game", per_game);
        show("skillratings egf, rating period", by_tournament);
    }
}

/// The best of several rounds, in seconds.
fn best(mut work: impl FnMut() -> f64) -> f64 {
    (0..ROUNDS).map(|_| work()).fold(f64::INFINITY, f64::min)
}

fn bulk(history: &History, events: &[Event<'_>]) -> f64 {
    let mut field = Field::of_points(history.points.iter().copied());
    let start = Instant::now();
    for event in events {
        rate_event(&MGSZ_2012, &mut field, event, &mut Silent);
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&field);
    seconds
}

fn explaining(history: &History, events: &[Event<'_>]) -> f64 {
    let mut field = Field::of_points(history.points.iter().copied());
    let start = Instant::now();
    for event in events {
        let mut recording = Recording::default();
        rate_event(&MGSZ_2012, &mut field, event, &mut recording);
        black_box(&recording);
    }
    start.elapsed().as_secs_f64()
}

fn skillratings_per_game(history: &History) -> f64 {
    let mut ratings = ratings(history);
    let start = Instant::now();
    for game in &history.games {
        let (black, white) = (game.black as usize, game.white as usize);
        let (new_black, new_white) = egf(&ratings[black], &ratings[white], &outcome(game, true), &config(game, true));
        ratings[black] = new_black;
        ratings[white] = new_white;
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&ratings);
    seconds
}

/// Its rating period wants each player's results gathered first; the gathering is part of the work.
fn skillratings_by_tournament(history: &History, events: &[Event<'_>]) -> f64 {
    let mut ratings = ratings(history);
    let mut results: Vec<Vec<(EGFRating, Outcomes, EGFConfig)>> = vec![Vec::new(); PLAYERS];
    let mut players: Vec<usize> = Vec::new();
    let start = Instant::now();
    for event in events {
        for game in event.games {
            let (black, white) = (game.black as usize, game.white as usize);
            for (own, other, is_black) in [(black, white, true), (white, black, false)] {
                if results[own].is_empty() {
                    players.push(own);
                }
                results[own].push((ratings[other], outcome(game, is_black), config(game, is_black)));
            }
        }
        // All from the ratings at the start: they were copied into the results above.
        for player in players.drain(..) {
            ratings[player] = egf_rating_period(&ratings[player], &results[player]);
            results[player].clear();
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&ratings);
    seconds
}

fn ratings(history: &History) -> Vec<EGFRating> {
    history.points.iter().map(|&points| EGFRating { rating: points.into() }).collect()
}

fn outcome(game: &PackedGame, is_black: bool) -> Outcomes {
    match (game.result, is_black) {
        (Played::BlackWins, true) | (Played::WhiteWins, false) => Outcomes::WIN,
        (Played::BlackWins, false) | (Played::WhiteWins, true) => Outcomes::LOSS,
        (Played::Jigo, _) => Outcomes::DRAW,
    }
}

/// Its handicap is positive for whoever gives the stones and negative for whoever takes them.
fn config(game: &PackedGame, is_black: bool) -> EGFConfig {
    let stones = f64::from(game.stones);
    EGFConfig { handicap: if is_black { -stones } else { stones } }
}
