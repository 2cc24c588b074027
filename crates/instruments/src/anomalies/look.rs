//! A month before its list.

use super::chance::at_least;
use super::long_run::{Run, long_run};
use super::newcomers::{Entered, newcomers};
use super::{Anomaly, Kind};
use crate::drift::twice::Seen;
use crate::systems::logistic;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// What a list is closed from.
#[derive(Clone, Debug, Default)]
pub struct Closing {
    /// Earlier tournaments that may have come in again.
    pub earlier: Vec<OfEvent>,
    /// The tournaments of the month.
    pub events: Vec<OfEvent>,
    /// Who is a junior.
    pub juniors: BTreeSet<u32>,
    /// Newcomers of the last year.
    pub entered: Vec<Entered>,
    /// Games of the last lists, this one with them, of grown-ups who were known well before.
    pub runs: Vec<Run>,
}

/// A tournament.
#[derive(Clone, Debug, Default)]
pub struct OfEvent {
    /// Its number.
    pub number: u32,
    /// The day of each round; empty = not known.
    pub days: Vec<Date>,
    /// The minutes one round takes both players.
    pub minutes: Option<u32>,
    /// Its games.
    pub games: Vec<OfGame>,
}

/// A game.
#[derive(Clone, Copy, Debug)]
pub struct OfGame {
    /// White and Black.
    pub players: [u32; 2],
    /// White's half points.
    pub halves: u8,
    /// The round, from 1.
    pub round: u16,
    /// The ratings of the two; 0 = unrated.
    pub ratings: [i16; 2],
}

/// The most a day has room for: sixteen hours.
const DAY: u32 = 16 * 60;

/// All who are looked at raise one in so many months by chance.
const LEVEL: f64 = 0.01;

/// How much stronger or weaker than his rating somebody may have become unnoticed; juniors rise.
const TOLERATED: f64 = 150.0;
const JUNIOR: f64 = 300.0;

/// Fewer games say nothing.
const FEWEST: usize = 4;
const FEWEST_OF_EVENT: usize = 15;

/// A favorite is rated so much higher; of three games one is drawn.
const FAVORITE: i16 = 30;
const DRAWN: f64 = 0.45;

/// Looks at a month.
pub fn look(closing: &Closing) -> Vec<Anomaly> {
    let mut found = twice(closing);
    found.extend(two_boards(closing));
    found.extend(closing.events.iter().filter_map(crowded));
    found.extend(scores(closing));
    let events = closing.events.len() as f64;
    found.extend(closing.events.iter().filter_map(|event| regular(event, LEVEL / events)));
    found.extend(newcomers(&closing.entered));
    for one in long_run(&closing.runs) {
        let is_told = |other: &Anomaly| other.kind == one.kind && other.persons == one.persons;
        if !found.iter().any(is_told) {
            found.push(one);
        }
    }
    found.sort_by_key(|one| one.kind);
    found
}

fn twice(closing: &Closing) -> Vec<Anomaly> {
    let mut seen = Seen::default();
    let told = |event: &OfEvent| {
        event.games.iter().map(|game| (game.players[0], game.players[1], game.halves)).collect::<Vec<_>>()
    };
    for event in &closing.earlier {
        seen.add(event.number, &told(event));
    }
    let doubled = closing.events.iter().filter_map(|event| seen.add(event.number, &told(event)));
    doubled
        .map(|two| Anomaly {
            events: vec![two.first, two.second],
            count: two.of,
            seen: two.same.into(),
            ..Anomaly::of(Kind::Twice)
        })
        .collect()
}

/// Who plays in two tournaments on one day.
fn two_boards(closing: &Closing) -> Vec<Anomaly> {
    let mut where_: BTreeMap<(u32, Date), BTreeSet<u32>> = BTreeMap::new();
    for event in &closing.events {
        for game in &event.games {
            let Some(day) = usize::from(game.round).checked_sub(1).and_then(|round| event.days.get(round)) else {
                continue;
            };
            for player in game.players {
                where_.entry((player, *day)).or_default().insert(event.number);
            }
        }
    }
    // The same tournaments on the same day are one thing to look at.
    let mut together: BTreeMap<(Date, Vec<u32>), Vec<u32>> = BTreeMap::new();
    for ((player, day), events) in where_.into_iter().filter(|(_, events)| events.len() > 1) {
        together.entry((day, events.into_iter().collect())).or_default().push(player);
    }
    let one = |((day, events), persons): ((Date, Vec<u32>), Vec<u32>)| Anomaly {
        count: persons.len() as u32,
        persons,
        events,
        day: Some(day),
        ..Anomaly::of(Kind::TwoBoards)
    };
    together.into_iter().map(one).collect()
}

/// The rounds of a day and how long they take.
fn crowded(event: &OfEvent) -> Option<Anomaly> {
    let minutes = event.minutes?;
    let mut rounds: BTreeMap<Date, u32> = BTreeMap::new();
    event.days.iter().for_each(|day| *rounds.entry(*day).or_default() += 1);
    let (day, most) = rounds.into_iter().max_by_key(|(day, rounds)| (*rounds, std::cmp::Reverse(*day)))?;
    (most * minutes > DAY).then(|| Anomaly {
        events: vec![event.number],
        day: Some(day),
        count: most,
        seen: f64::from(most * minutes),
        expected: f64::from(DAY),
        ..Anomaly::of(Kind::Crowded)
    })
}

/// Scores that are out of reach.
fn scores(closing: &Closing) -> Vec<Anomaly> {
    // Half points, differences.
    let mut of: BTreeMap<u32, (u32, Vec<f64>, BTreeSet<u32>)> = BTreeMap::new();
    for event in &closing.events {
        for game in event.games.iter().filter(|game| !game.ratings.contains(&0)) {
            let [white, black] = game.ratings.map(f64::from);
            let sides = [(game.halves, white - black), (2 - game.halves, black - white)];
            for (player, (halves, difference)) in game.players.into_iter().zip(sides) {
                let one = of.entry(player).or_default();
                one.0 += u32::from(halves);
                one.1.push(difference);
                one.2.insert(event.number);
            }
        }
    }
    of.retain(|_, (_, differences, _)| differences.len() >= FEWEST);
    let tested = of.len() as f64;
    let mut found = Vec::new();
    for (player, (halves, differences, events)) in of {
        let tolerated = if closing.juniors.contains(&player) { JUNIOR } else { TOLERATED };
        let chances = |off: f64| differences.iter().map(|one| logistic(one + off)).collect::<Vec<f64>>();
        // Losing is the opponents' winning.
        let lost: Vec<f64> = chances(-TOLERATED).into_iter().map(|chance| 1.0 - chance).collect();
        let all = 2 * differences.len() as u32;
        let both =
            [(Kind::Jump, at_least(halves, &chances(tolerated))), (Kind::Sandbagging, at_least(all - halves, &lost))];
        for (kind, chance) in both.into_iter().filter(|(_, chance)| chance * 2.0 * tested < LEVEL) {
            found.push(Anomaly {
                persons: vec![player],
                events: events.iter().copied().collect(),
                count: differences.len() as u32,
                seen: f64::from(halves) / 2.0,
                expected: chances(0.0).iter().sum(),
                chance: Some(chance),
                ..Anomaly::of(kind)
            });
        }
    }
    found
}

/// No favorite stumbles, or nearly everything is drawn.
fn regular(event: &OfEvent, level: f64) -> Option<Anomaly> {
    let rated: Vec<&OfGame> = event.games.iter().filter(|game| !game.ratings.contains(&0)).collect();
    let favorites = rated.iter().filter(|game| (game.ratings[0] - game.ratings[1]).abs() >= FAVORITE);
    let favorites: Vec<(u32, f64)> = favorites
        .map(|game| {
            let is_white = game.ratings[0] > game.ratings[1];
            let halves = if is_white { game.halves } else { 2 - game.halves };
            (u32::from(halves), logistic(f64::from((game.ratings[0] - game.ratings[1]).abs())))
        })
        .collect();
    // As strong as the list says, and a third of that again: rated players differ more than their ratings.
    let chances: Vec<f64> = favorites.iter().map(|(_, chance)| chance + (1.0 - chance) / 3.0).collect();
    let (halves, expected) = (favorites.iter().map(|one| one.0).sum(), chances.iter().sum::<f64>());
    let by_favorites = at_least(halves, &chances);
    let drawn = rated.iter().filter(|game| game.halves == 1).count() as u32;
    let by_draws = at_least(2 * drawn, &vec![DRAWN; rated.len()]);
    let one = |count: usize, seen: f64, expected: f64, chance: f64| Anomaly {
        events: vec![event.number],
        count: count as u32,
        seen,
        expected,
        chance: Some(chance),
        ..Anomaly::of(Kind::Regular)
    };
    match () {
        () if favorites.len() >= FEWEST_OF_EVENT && by_favorites < level / 2.0 => {
            Some(one(favorites.len(), f64::from(halves) / 2.0, expected, by_favorites))
        }
        () if rated.len() >= FEWEST_OF_EVENT && by_draws < level / 2.0 => {
            Some(one(rated.len(), drawn.into(), DRAWN * rated.len() as f64, by_draws))
        }
        () => None,
    }
}
