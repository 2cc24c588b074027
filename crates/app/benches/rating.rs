//! How fast a history is replayed: 100,000 players, 2,000,000 games, 12 periods.
//!
//! Prints, in one run: games per second of the bulk kernel with all rules on; the same with explanations recorded; the
//! crate `skillratings` game by game and by rating period; and a minimal hand-written loop that only looks up the table
//! and adds. Ratios are what counts: machines differ and are noisy. Each figure is the best of several rounds.

mod chance;
#[path = "rating/history.rs"]
mod history;

use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::*;
use arpad_rules::chess::kernel::close::{rate_period, rate_period_on_threads};
use arpad_rules::chess::kernel::play::Workspace;
use arpad_rules::chess::kernel::trace::{Recording, Silent};
use arpad_rules::chess::tables::expected_at;
use history::{History, PLAYERS};
use skillratings::Outcomes;
use skillratings::elo::{EloConfig, EloRating, elo, elo_rating_period};
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 7;

fn main() {
    let history = History::invent();
    let games = history.games() as f64;
    println!("{PLAYERS} players, {} games, {} periods", history.games(), history.periods.len());

    let minimal = best(|| minimal(&history));
    let per_game = best(|| skillratings_per_game(&history));
    let by_period = best(|| skillratings_by_period(&history));
    let show = |name: &str, seconds: f64| {
        println!(
            "{name:<44} {:>8.1} million games/s   {:>6.2} x skillratings per game   {:>5.2} x minimal loop",
            games / seconds / 1e6,
            per_game / seconds,
            minimal / seconds
        );
    };
    for edition in [&FIDE_2013, &FIDE_2022_01, &FIDE_2024_03, &FIDE_2025_10] {
        show(&format!("bulk kernel, {}", edition.id), best(|| bulk(&history, edition)));
    }
    show("bulk kernel on 2 threads, fide-2025-10", best(|| threads(&history, &FIDE_2025_10)));
    show("with explanations recorded, fide-2025-10", best(|| explaining(&history, &FIDE_2025_10)));
    show("minimal loop: table and sum only", minimal);
    show("skillratings elo, per game", per_game);
    show("skillratings elo, rating period", by_period);
}

/// The best of several rounds, in seconds.
fn best(mut work: impl FnMut() -> f64) -> f64 {
    (0..ROUNDS).map(|_| work()).fold(f64::INFINITY, f64::min)
}

fn bulk(history: &History, edition: &Edition) -> f64 {
    let mut field = history.field(edition);
    let mut work = Workspace::default();
    let events: Vec<_> = history.periods.iter().map(|period| period.events(edition)).collect();
    let start = Instant::now();
    for (period, events) in history.periods.iter().zip(&events) {
        rate_period(&mut field, &period.law(edition), events, &mut work, &mut Silent);
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&field);
    seconds
}

fn threads(history: &History, edition: &Edition) -> f64 {
    let mut field = history.field(edition);
    let events: Vec<_> = history.periods.iter().map(|period| period.events(edition)).collect();
    let start = Instant::now();
    for (period, events) in history.periods.iter().zip(&events) {
        rate_period_on_threads(&mut field, &period.law(edition), events, 2);
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&field);
    seconds
}

fn explaining(history: &History, edition: &Edition) -> f64 {
    let mut field = history.field(edition);
    let mut work = Workspace::default();
    let events: Vec<_> = history.periods.iter().map(|period| period.events(edition)).collect();
    let mut trace = Recording::default();
    let start = Instant::now();
    for (period, events) in history.periods.iter().zip(&events) {
        trace.reset(period.games.len());
        rate_period(&mut field, &period.law(edition), events, &mut work, &mut trace);
        black_box(&trace);
    }
    start.elapsed().as_secs_f64()
}

/// What the fastest thinkable loop would do: look up, add, and at the end of the period multiply.
fn minimal(history: &History) -> f64 {
    let mut ratings: Vec<i32> = history.ratings();
    let mut sums = vec![0_i32; PLAYERS];
    let start = Instant::now();
    for period in &history.periods {
        for game in &period.games {
            let (white, black) = (game.white as usize, game.black as usize);
            let expected = i32::from(expected_at(ratings[white] - ratings[black]));
            let change = i32::from(game.white_halves) * 50 - expected;
            sums[white] += change;
            sums[black] -= change;
        }
        for (rating, sum) in ratings.iter_mut().zip(&mut sums) {
            *rating += *sum * 20 / 100;
            *sum = 0;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&ratings);
    seconds
}

fn skillratings_per_game(history: &History) -> f64 {
    let mut ratings: Vec<EloRating> = history.ratings().into_iter().map(|r| EloRating { rating: r.into() }).collect();
    let config = EloConfig { k: 20.0 };
    let start = Instant::now();
    for period in &history.periods {
        for game in &period.games {
            let (white, black) = (game.white as usize, game.black as usize);
            let (new_white, new_black) = elo(&ratings[white], &ratings[black], &outcome(game.white_halves), &config);
            ratings[white] = new_white;
            ratings[black] = new_black;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&ratings);
    seconds
}

/// Its rating period wants each player's results gathered first; the gathering is part of the work.
fn skillratings_by_period(history: &History) -> f64 {
    let mut ratings: Vec<EloRating> = history.ratings().into_iter().map(|r| EloRating { rating: r.into() }).collect();
    let config = EloConfig { k: 20.0 };
    let mut results: Vec<Vec<(EloRating, Outcomes)>> = vec![Vec::new(); PLAYERS];
    let start = Instant::now();
    for period in &history.periods {
        for game in &period.games {
            let (white, black) = (game.white as usize, game.black as usize);
            results[white].push((ratings[black], outcome(game.white_halves)));
            results[black].push((ratings[white], outcome(2 - game.white_halves)));
        }
        for (rating, results) in ratings.iter_mut().zip(&mut results) {
            *rating = elo_rating_period(rating, results, &config);
            results.clear();
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(&ratings);
    seconds
}

fn outcome(halves: u8) -> Outcomes {
    [Outcomes::LOSS, Outcomes::DRAW, Outcomes::WIN][usize::from(halves)]
}
