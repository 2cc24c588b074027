//! All norms of a large event, and before its last rounds what everybody needs: how long it takes.
//!
//! `cargo run --release -p arpad-rules --example norms` prints it: thirteen rounds of a strong open, two hundred players of ten
//! federations, half of them women, most without the titles they play for.

use arpad_model::{HalfPoints, Sex};
use arpad_rules::titles::editions::FIDE_TITLES_2024_01;
use arpad_rules::titles::event::*;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::{FideTitle, Titles};
use std::time::Instant;

const PLAYERS: usize = 200;
const ROUNDS: u16 = 13;
const FEDERATIONS: [&str; 10] = ["HUN", "GER", "SVK", "POL", "AUT", "SRB", "IND", "CRO", "ROU", "CZE"];

fn main() {
    for (open, known) in [(0, true), (1, true), (2, true), (3, true), (4, true), (1, false), (2, false), (3, false)] {
        let event = event(open, known);
        let begun = Instant::now();
        let norms = event_norms(&FIDE_TITLES_2024_01, &event).expect("the edition is whole");
        let took = begun.elapsed();
        let count = |standing| {
            norms.people.iter().flat_map(|one| &one.sought).filter(|sought| sought.standing == standing).count()
        };
        let opponents = if known { "known" } else { "unknown" };
        let [made, near, _, within] = Standing::ALL.map(count);
        println!(
            "{open} open rounds, opponents {opponents}: {made} norms, {near} near, {within} within reach, {took:?}"
        );
    }
}

/// Everybody meets the neighbours of a circle; the stronger one mostly wins.
fn event(open: u16, known: bool) -> TitleEvent {
    let mut chance = 2_654_435_761_u32;
    let mut next = move |below: u32| {
        chance ^= chance << 13;
        chance ^= chance >> 17;
        chance ^= chance << 5;
        chance % below
    };
    let mut entrants: Vec<Entrant> = (0..PLAYERS)
        .map(|place| {
            let title = match next(5) {
                0 => Some(FideTitle::Gm),
                1 => Some(FideTitle::Im),
                2 => Some(FideTitle::Fm),
                _ => None,
            };
            Entrant {
                rank: place as u16 + 1,
                name: format!("Player {place}"),
                federation: Some(FEDERATIONS[next(10) as usize].to_owned()),
                titles: title.map_or(Titles::NONE, |title| Titles::of(&[title])),
                rating: Some(2200 + next(400) as i16),
                sex: Some(if place.is_multiple_of(2) { Sex::Female } else { Sex::Male }),
                rounds: vec![Entry::default(); usize::from(ROUNDS)],
                ..Entrant::default()
            }
        })
        .collect();
    for round in 0..usize::from(ROUNDS) {
        let is_open = round >= usize::from(ROUNDS - open);
        for (one, other) in pairs(round * 7) {
            let lead = entrants[one].rating.unwrap_or_default() - entrants[other].rating.unwrap_or_default();
            let score = (next(3) as i16 + lead / 150).clamp(0, 2) as u32;
            for (own, opponent, score) in [(one, other, score), (other, one, 2 - score)] {
                let result = (!is_open).then_some(RoundResult::Played(HalfPoints(score)));
                let opponent = (known || !is_open).then_some(opponent);
                entrants[own].rounds[round] = Entry { opponent, result, is_set_aside: false };
            }
        }
    }
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
    TitleEvent {
        event,
        listed: None,
        registered: None,
        format: Format::Free,
        end: None,
        time_control: None,
        is_online: false,
        round_dates: Vec::new(),
        chief: None,
        chief_trained: None,
        inactive_chief: None,
        deputies: Vec::new(),
        entrants,
    }
}

/// One round of a round robin by the circle: the last one stays, the others turn.
fn pairs(turn: usize) -> impl Iterator<Item = (usize, usize)> {
    let circle = PLAYERS - 1;
    let at = move |place: usize| (place + turn) % circle;
    std::iter::once((at(0), circle)).chain((1..PLAYERS / 2).map(move |step| (at(step), at(circle - step))))
}
