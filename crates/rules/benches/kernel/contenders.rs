//! Who is measured: the kernel under several editions, with explanations, on two threads; a peer; and the barest loop. All of them
//! leave out the games that were not played.

use crate::history::History;
use crate::measuring::{Contender, hash, timed};
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::*;
use arpad_rules::chess::expected_score::{Reach, expected};
use arpad_rules::chess::kernel::close::rate_period;
use arpad_rules::chess::kernel::field::Field;
use arpad_rules::chess::kernel::games::Ruling;
use arpad_rules::chess::kernel::play::Workspace;
use arpad_rules::chess::kernel::threads::rate_period_on_threads;
use arpad_rules::chess::kernel::trace::{Counted, Recording, Silent};
use skillratings::Outcomes;
use skillratings::elo::{EloConfig, EloRating, elo, elo_rating_period};
use std::hint::black_box;
use std::sync::Barrier;

/// The peer that everything is compared with.
pub const PEER: &str = "skillratings elo";
/// What the fastest thinkable loop would do: look up, add, and at the end of the period multiply.
pub const BARE: &str = "bare loop";
/// Two of the same at once that know nothing of each other; the time is that of one of two. Two threads can gain no more than this: if
/// it is little, it is the machine whose two cores are not two.
pub const TWICE: &str = "fide-2025-10, two apart at once";
/// The newest edition in bulk.
pub const NEWEST: &str = "fide-2025-10";
/// The same on two threads.
pub const ON_TWO: &str = "fide-2025-10, two threads";

pub fn all(history: &History) -> Vec<Contender<'_>> {
    let mut all: Vec<Contender<'_>> = [&FIDE_2013, &FIDE_2022_01, &FIDE_2024_03, &FIDE_2025_10]
        .into_iter()
        .map(|edition| Contender::new(edition.id.to_string(), move || bulk(history, edition)))
        .collect();
    all.push(Contender::new(ON_TWO, || on_threads(history, &FIDE_2025_10, 2)));
    all.push(Contender::new(TWICE, || twice(history, &FIDE_2025_10)));
    all.push(Contender::new(format!("{NEWEST}, explained"), || explaining(history, &FIDE_2025_10)));
    all.push(Contender::new(BARE, || bare(history)));
    all.push(Contender::new(PEER, || per_game(history)));
    all.push(Contender::new(format!("{PEER}, by period"), || by_period(history)));
    all
}

/// Every edition gives explained what it gives in bulk, and the games that are told add up to what each player gained.
pub fn check(history: &History) {
    for edition in [&FIDE_2013, &FIDE_2022_01, &FIDE_2024_03, &FIDE_2025_10] {
        let (_, in_bulk) = bulk(history, edition);
        let mut field = history.field(edition);
        let (mut work, mut trace) = (Workspace::default(), Recording::default());
        for period in &history.periods {
            trace.reset(period.games.len());
            rate_period(&mut field, &period.law(edition), &period.events(edition), &mut work, &mut trace);
            let mut told = vec![(0, 0); field.slots.len()];
            for (game, sides) in period.games.iter().zip(trace.games.iter()) {
                let players = [(game.white, game.white_halves), (game.black, 2 - game.white_halves)];
                for ((player, halves), side) in players.into_iter().zip(sides) {
                    if matches!(side.counted, Counted::Change | Counted::ChangeCapped) {
                        let (sum, games) = &mut told[player as usize];
                        (*sum, *games) = (*sum + i32::from(halves) * 50 - i32::from(side.expected), *games + 1);
                    }
                }
            }
            for closing in &trace.closings {
                let (sum, games) = std::mem::take(&mut told[closing.player as usize]);
                assert_eq!((closing.sum, closing.games), (sum, games), "{}: player {}", edition.id, closing.player);
            }
            assert!(told.iter().all(|told| *told == (0, 0)), "{}: everybody who has games is closed", edition.id);
        }
        assert_eq!(of_field(&field), in_bulk, "{}: explained and in bulk the same result", edition.id);
    }
}

fn bulk(history: &History, edition: &Edition) -> (f64, u64) {
    let mut field = history.field(edition);
    let mut work = Workspace::default();
    let events: Vec<_> = history.periods.iter().map(|period| period.events(edition)).collect();
    let seconds = timed(|| {
        for (period, events) in history.periods.iter().zip(&events) {
            rate_period(&mut field, &period.law(edition), events, &mut work, &mut Silent);
        }
    });
    (seconds, of_field(&field))
}

fn on_threads(history: &History, edition: &Edition, threads: usize) -> (f64, u64) {
    let mut field = history.field(edition);
    let events: Vec<_> = history.periods.iter().map(|period| period.events(edition)).collect();
    let seconds = timed(|| {
        for (period, events) in history.periods.iter().zip(&events) {
            rate_period_on_threads(&mut field, &period.law(edition), events, threads);
        }
    });
    (seconds, of_field(&field))
}

fn twice(history: &History, edition: &Edition) -> (f64, u64) {
    let start = Barrier::new(2);
    let alone = || {
        let mut field = history.field(edition);
        let mut work = Workspace::default();
        let events: Vec<_> = history.periods.iter().map(|period| period.events(edition)).collect();
        start.wait();
        let seconds = timed(|| {
            for (period, events) in history.periods.iter().zip(&events) {
                rate_period(&mut field, &period.law(edition), events, &mut work, &mut Silent);
            }
        });
        (seconds, of_field(&field))
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(alone);
        let (seconds, hash) = alone();
        let (of_other, same) = other.join().expect("the other");
        assert_eq!(hash, same, "both give the same");
        (seconds.max(of_other) / 2.0, hash)
    })
}

fn explaining(history: &History, edition: &Edition) -> (f64, u64) {
    let mut field = history.field(edition);
    let mut work = Workspace::default();
    let events: Vec<_> = history.periods.iter().map(|period| period.events(edition)).collect();
    let mut trace = Recording::default();
    let seconds = timed(|| {
        for (period, events) in history.periods.iter().zip(&events) {
            trace.reset(period.games.len());
            rate_period(&mut field, &period.law(edition), events, &mut work, &mut trace);
            black_box(&trace);
        }
    });
    (seconds, of_field(&field))
}

fn bare(history: &History) -> (f64, u64) {
    struct Player {
        rating: i32,
        sum: i32,
    }
    let mut players: Vec<Player> = history.ratings().into_iter().map(|rating| Player { rating, sum: 0 }).collect();
    let seconds = timed(|| {
        for period in &history.periods {
            // A plain loop: whether the closure of a filter is inlined is luck.
            for game in &period.games {
                if game.ruling != Ruling::Counts {
                    continue;
                }
                let (white, black) = (game.white as usize, game.black as usize);
                let expected = i32::from(expected(players[white].rating - players[black].rating, Reach::True));
                let change = i32::from(game.white_halves) * 50 - expected;
                players[white].sum += change;
                players[black].sum -= change;
            }
            for player in &mut players {
                player.rating += player.sum * 20 / 100;
                player.sum = 0;
            }
        }
    });
    (seconds, hash(players.iter().map(|player| i64::from(player.rating))))
}

fn per_game(history: &History) -> (f64, u64) {
    let mut ratings = peers(history);
    let config = EloConfig { k: 20.0 };
    let seconds = timed(|| {
        for game in history.periods.iter().flat_map(|period| &period.games) {
            if game.ruling != Ruling::Counts {
                continue;
            }
            let (white, black) = (game.white as usize, game.black as usize);
            let (new_white, new_black) = elo(&ratings[white], &ratings[black], &outcome(game.white_halves), &config);
            ratings[white] = new_white;
            ratings[black] = new_black;
        }
    });
    (seconds, of_peers(&ratings))
}

/// Its rating period wants each player's results gathered first; the gathering is part of the work.
fn by_period(history: &History) -> (f64, u64) {
    let mut ratings = peers(history);
    let config = EloConfig { k: 20.0 };
    let mut results: Vec<Vec<(EloRating, Outcomes)>> = vec![Vec::new(); ratings.len()];
    let seconds = timed(|| {
        for period in &history.periods {
            for game in period.games.iter().filter(|game| game.ruling == Ruling::Counts) {
                let (white, black) = (game.white as usize, game.black as usize);
                results[white].push((ratings[black], outcome(game.white_halves)));
                results[black].push((ratings[white], outcome(2 - game.white_halves)));
            }
            for (rating, results) in ratings.iter_mut().zip(&mut results) {
                *rating = elo_rating_period(rating, results, &config);
                results.clear();
            }
        }
    });
    (seconds, of_peers(&ratings))
}

fn outcome(halves: u8) -> Outcomes {
    [Outcomes::LOSS, Outcomes::DRAW, Outcomes::WIN][usize::from(halves)]
}

fn peers(history: &History) -> Vec<EloRating> {
    history.ratings().into_iter().map(|rating| EloRating { rating: rating.into() }).collect()
}

fn of_peers(ratings: &[EloRating]) -> u64 {
    hash(ratings.iter().map(|rating| rating.rating.to_bits() as i64))
}

fn of_field(field: &Field) -> u64 {
    hash(field.slots.iter().zip(&field.standings).map(|(slot, standing)| {
        i64::from(slot.own()) << 32 | i64::from(standing.games) << 16 | i64::from(standing.peak)
    }))
}
