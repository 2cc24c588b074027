//! All norms of a large event, and before its last rounds what everybody needs: how long it takes.
//!
//! `cargo run --release -p arpad-rules --example norms` prints it: thirteen rounds, two hundred players, half of them women, so that
//! six hundred titles are judged each time.

use arpad_model::HalfPoints;
use arpad_rules::titles::editions::FIDE_TITLES_2024_01;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::{FideTitle, Titles};
use std::time::Instant;

const PLAYERS: u32 = 200;
const ROUNDS: u16 = 13;

fn main() {
    for (open, known) in [(0, true), (1, true), (2, true), (3, true), (1, false)] {
        let cases: Vec<NormCase> = (0..PLAYERS).map(|player| case(player, open, known)).collect();
        let begun = Instant::now();
        let (mut made, mut within) = (0, 0);
        for case in &cases {
            for norm in all_norms(&FIDE_TITLES_2024_01, case).expect("the edition is whole") {
                made += u32::from(norm.is_norm());
                let needed = needed(&FIDE_TITLES_2024_01, case, norm.title).expect("the edition is whole");
                within += u32::from(needed.is_some_and(|one| one.points.is_some() || !one.opponents.is_empty()));
            }
        }
        let opponents = if known { "known" } else { "unknown" };
        println!(
            "{open} open rounds, opponents {opponents}: {made} norms, {within} within reach, {:?}",
            begun.elapsed()
        );
    }
}

/// A strong open: everybody meets masters, and the strong ones score.
fn case(player: u32, open: u16, known: bool) -> NormCase {
    let mut chance = player.wrapping_mul(2_654_435_761) | 1;
    let mut next = move |below: u32| {
        chance ^= chance << 13;
        chance ^= chance >> 17;
        chance ^= chance << 5;
        chance % below
    };
    let titles = [Some(FideTitle::Gm), Some(FideTitle::Im), Some(FideTitle::Fm), Some(FideTitle::Gm), None];
    let games = (1..=ROUNDS)
        .map(|round| {
            let is_open = round > ROUNDS - open;
            let title = titles[next(5) as usize];
            let score = (next(3) + u32::from(next(4) > player * 4 / PLAYERS)).min(2);
            Round {
                round,
                opponent: (known || !is_open).then(|| format!("{round}")),
                federation: Some(["HUN", "GER", "SVK", "POL"][next(4) as usize].to_owned()),
                titles: title.map_or(Titles::NONE, |title| Titles::of(&[title])),
                rating: Some(2150 + next(450) as i16),
                zero_against_rated: false,
                adjudicated: false,
                result: (!is_open).then_some(RoundResult::Played(HalfPoints(score))),
            }
        })
        .collect();
    let event = Event {
        rounds: ROUNDS,
        system: System::Swiss,
        kind: Kind::Ordinary,
        federation: Some("HUN".to_owned()),
        start: None,
        predetermined: false,
        own_zonal_this_year: false,
        large_swiss: None,
    };
    let applicant = Applicant { federation: Some("HUN".to_owned()), is_woman: player.is_multiple_of(2) };
    NormCase { event, player: applicant, games, ignore: None }
}
