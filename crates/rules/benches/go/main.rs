//! How fast a go history is replayed: 20,000 players, 1,000,000 games in tournaments of about 60.
//!
//! `cargo bench -p arpad-rules --bench go` lets the bulk kernel of `mgsz-2012`, points and grades included, the same with
//! explanations recorded, and the EGF rating of the crate `skillratings` take turns on the same games, without and with
//! handicap stones, and prints ratios with their bands. Nothing is asserted but that everybody gives the same every time.

#[path = "../chance/mod.rs"]
mod chance;
mod history;
#[path = "../measuring/mod.rs"]
mod measuring;

use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::game_point::Played;
use arpad_rules::go::hungary::kernel::{Event, Field, PackedGame, Recording, Silent, rate_event};
use history::{History, PLAYERS};
use measuring::{Contender, hash, measure, timed};
use skillratings::Outcomes;
use skillratings::egf::{EGFConfig, EGFRating, egf, egf_rating_period};
use std::hint::black_box;

fn main() {
    for (name, with_stones) in [("even games", false), ("with handicap", true)] {
        let history = History::invent(with_stones);
        let with_stones = history.games.iter().filter(|game| game.stones > 0).count();
        let events = history.events();
        let mut contenders = [
            Contender::new("mgsz-2012", || bulk(&history, &events)),
            Contender::new("mgsz-2012, explained", || explaining(&history, &events)),
            Contender::new("skillratings egf", || skillratings_per_game(&history)),
            Contender::new("skillratings egf, by tournament", || skillratings_by_tournament(&history, &events)),
        ];
        let peers = [2, 3];
        let measured = measure(&mut contenders, &peers);
        println!(
            "{name}: {PLAYERS} players, {} games ({with_stones} with stones) in {} tournaments; {}",
            history.games.len(),
            history.tournaments(),
            measured.remark(&peers)
        );
        println!("{:<34} {:>22} {:>22} {:>10}  result", "median (10 %–90 %)", "× peer", "× by tournament", "ns a game");
        for row in 0..contenders.len() {
            println!(
                "{:<34} {:>22} {:>22} {:>10.1}  {:016x}",
                measured.names[row],
                measured.ratio(row, peers[0]),
                measured.ratio(row, peers[1]),
                measured.seconds(row).median / history.games.len() as f64 * 1e9,
                measured.hashes[row],
            );
        }
    }
}

fn bulk(history: &History, events: &[Event<'_>]) -> (f64, u64) {
    let mut field = Field::of_points(history.points.iter().copied());
    let seconds = timed(|| {
        for event in events {
            rate_event(&MGSZ_2012, &mut field, event, &mut Silent);
        }
    });
    (seconds, of_field(&field))
}

fn explaining(history: &History, events: &[Event<'_>]) -> (f64, u64) {
    let mut field = Field::of_points(history.points.iter().copied());
    let seconds = timed(|| {
        for event in events {
            let mut recording = Recording::default();
            rate_event(&MGSZ_2012, &mut field, event, &mut recording);
            black_box(&recording);
        }
    });
    (seconds, of_field(&field))
}

fn skillratings_per_game(history: &History) -> (f64, u64) {
    let mut ratings = ratings(history);
    let seconds = timed(|| {
        for game in &history.games {
            let (black, white) = (game.black as usize, game.white as usize);
            let (new_black, new_white) =
                egf(&ratings[black], &ratings[white], &outcome(game, true), &config(game, true));
            ratings[black] = new_black;
            ratings[white] = new_white;
        }
    });
    (seconds, of_peers(&ratings))
}

/// Its rating period wants each player's results gathered first; the gathering is part of the work.
fn skillratings_by_tournament(history: &History, events: &[Event<'_>]) -> (f64, u64) {
    let mut ratings = ratings(history);
    let mut results: Vec<Vec<(EGFRating, Outcomes, EGFConfig)>> = vec![Vec::new(); PLAYERS];
    let mut players: Vec<usize> = Vec::new();
    let seconds = timed(|| {
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
    });
    (seconds, of_peers(&ratings))
}

fn of_field(field: &Field) -> u64 {
    hash(field.slots.iter().map(|slot| i64::from(slot.points)))
}

fn of_peers(ratings: &[EGFRating]) -> u64 {
    hash(ratings.iter().map(|rating| rating.rating.to_bits() as i64))
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
