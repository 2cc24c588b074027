//! One system over a table: what it predicted, period by period, and how that turned out.

use super::scores::{Scores, log_loss};
use crate::systems::System;
use crate::table::Table;
use std::collections::BTreeMap;

/// A system's predictions, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// All together.
    pub scores: Scores,
    /// By groups of games, which are the same for all systems that are compared.
    pub groups: BTreeMap<Group, Scores>,
    /// The root of the mean square of expected less actual score of a player in a period; none without games.
    pub rmse: Option<f64>,
    /// The log loss of each judged game, in the order of the table.
    pub losses: Vec<f32>,
}

/// A group of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// By how far the players are apart: from so many points on.
    Difference(u16),
    /// By the mean rating of the two: from so many points on.
    Class(u16),
    /// By how many games the less known of the two has played before: so many and more.
    Games(u16),
}

/// The groups of every judged game, by the ratings of one system.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grouped(Vec<[Option<Group>; 3]>);

const DIFFERENCES: [u16; 5] = [0, 100, 200, 300, 400];
const CLASSES: [u16; 7] = [0, 1600, 1800, 2000, 2200, 2400, 2600];
const GAMES: [u16; 4] = [0, 10, 30, 100];

/// Runs a system over the table; games up to and with the period `train_until` are learned and not judged. Without groups of
/// another system, those of its own ratings are made and given back.
pub fn judge(
    table: &Table,
    system: &mut dyn System,
    train_until: Option<u32>,
    grouped: Option<&Grouped>,
) -> (Judged, Grouped) {
    let mut judged = Judged { scores: Scores::default(), groups: BTreeMap::new(), rmse: None, losses: Vec::new() };
    let mut own = Grouped::default();
    let mut played = vec![0_u32; table.players()];
    // Expected less actual of the period at hand; who is in it stands in `present`.
    let mut off = vec![0.0_f64; table.players()];
    let mut present = Vec::new();
    let (mut squares, mut rows) = (0.0, 0_u64);
    for games in table.periods() {
        if games.first().is_some_and(|game| train_until.is_none_or(|until| game.period > until)) {
            for game in games {
                let (predicted, score) = (system.expects(game.white, game.black), game.score());
                judged.scores.add(predicted, score);
                judged.losses.push(log_loss(predicted, score) as f32);
                let groups = match grouped {
                    Some(grouped) => grouped.0.get(judged.losses.len() - 1).copied().unwrap_or_default(),
                    None => {
                        let ratings = [system.rating(game.white), system.rating(game.black)];
                        let known = played[game.white as usize].min(played[game.black as usize]);
                        own.0.push(groups(ratings, known));
                        own.0[own.0.len() - 1]
                    }
                };
                for group in groups.into_iter().flatten() {
                    judged.groups.entry(group).or_default().add(predicted, score);
                }
                off[game.white as usize] += predicted - score;
                off[game.black as usize] -= predicted - score;
            }
            present.clear();
            present.extend(games.iter().flat_map(|game| [game.white, game.black]));
            present.sort_unstable();
            present.dedup();
            rows += present.len() as u64;
            for &player in &present {
                squares += std::mem::take(&mut off[player as usize]).powi(2);
            }
        }
        system.learn(games);
        for player in games.iter().flat_map(|game| [game.white, game.black]) {
            played[player as usize] += 1;
        }
    }
    judged.rmse = (rows > 0).then(|| (squares / rows as f64).sqrt());
    (judged, own)
}

fn groups(ratings: [Option<f64>; 2], known: u32) -> [Option<Group>; 3] {
    let from = |bounds: &[u16], value: f64| bounds.iter().copied().rfind(|bound| f64::from(*bound) <= value);
    let both = match ratings {
        [Some(white), Some(black)] => Some((white, black)),
        _ => None,
    };
    let difference = both.and_then(|(white, black)| from(&DIFFERENCES, (white - black).abs()));
    let class = both.and_then(|(white, black)| from(&CLASSES, (white + black) / 2.0));
    let games = from(&GAMES, known.into());
    [difference.map(Group::Difference), class.map(Group::Class), games.map(Group::Games)]
}
