//! Two systems over the same games: which one loses less, and whether that could be chance. Games of one player, and of one
//! month, are not independent: whole players and whole months are drawn again, and both systems are judged by the same draw.

use super::judged::Judged;
use crate::dice::Dice;
use crate::normal::two_sided;
use crate::table::{Played, Table};

/// One system against another by mean log loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// Mean loss of the second less the first: above 0 the first predicts better.
    pub difference: f64,
    /// Its standard error, by drawing players and months again.
    pub error: f64,
    /// Within which bounds the difference lies in 95 of 100 draws.
    pub bounds: [f64; 2],
    /// The chance of a difference as large as this where there is none.
    pub chance: f64,
}

/// What a player's games of one month add, half of each game for either player.
struct Cell {
    player: u32,
    month: u32,
    difference: f64,
    games: f64,
}

/// Compares two systems that were judged over the same table; none where no game was judged.
pub fn compare(
    table: &Table,
    train_until: Option<u32>,
    (first, second): (&Judged, &Judged),
    draws: usize,
    seed: u64,
) -> Option<Compared> {
    let judged = table.games().partition_point(|game| train_until.is_some_and(|until| game.period <= until));
    let games = &table.games()[judged..];
    if games.is_empty() || first.losses.len() != games.len() || second.losses.len() != games.len() {
        return None;
    }
    let apart =
        || second.losses.iter().zip(&first.losses).map(|(second, first)| f64::from(*second) - f64::from(*first));
    let difference = apart().sum::<f64>() / games.len() as f64;
    let (cells, months) = cells(games, apart());
    let mut drawn: Vec<f64> = (0..draws)
        .map(|draw| {
            let mut dice = Dice::new(seed, draw as u64 + 1);
            let players = weights(&mut dice, table.players());
            let months = weights(&mut dice, months);
            let (mut sum, mut weight) = (0.0, 0.0);
            for cell in &cells {
                let times = players[cell.player as usize] * months[cell.month as usize];
                sum += times * cell.difference;
                weight += times * cell.games;
            }
            if weight > 0.0 { sum / weight } else { difference }
        })
        .collect();
    drawn.sort_by(f64::total_cmp);
    let mean = drawn.iter().sum::<f64>() / draws as f64;
    let variance = drawn.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (draws.max(2) - 1) as f64;
    let error = variance.sqrt();
    let at = |share: f64| drawn[((draws as f64 * share) as usize).min(draws - 1)];
    let chance = if error > 0.0 { two_sided(difference / error) } else { 1.0 };
    Some(Compared { difference, error, bounds: [at(0.025), at(0.975)], chance })
}

fn cells(games: &[Played], apart: impl Iterator<Item = f64>) -> (Vec<Cell>, usize) {
    let mut cells: Vec<Cell> = Vec::with_capacity(games.len() * 2);
    let (mut month, mut period) = (0, games[0].period);
    for (game, difference) in games.iter().zip(apart) {
        if game.period != period {
            (month, period) = (month + 1, game.period);
        }
        for player in [game.white, game.black] {
            cells.push(Cell { player, month, difference: difference / 2.0, games: 0.5 });
        }
    }
    cells.sort_by_key(|cell| (cell.month, cell.player));
    cells.dedup_by(|next, kept| {
        let same = (next.month, next.player) == (kept.month, kept.player);
        if same {
            kept.difference += next.difference;
            kept.games += next.games;
        }
        same
    });
    (cells, month as usize + 1)
}

/// How often each of these is drawn when as many are drawn as there are.
fn weights(dice: &mut Dice, count: usize) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    for _ in 0..count {
        weights[dice.below(count)] += 1.0;
    }
    weights
}

/// Chances that stand beside each other, each raised so that all together keep the level (Holm 1979); in the given order.
pub fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|one, other| chances[*one].total_cmp(&chances[*other]));
    let mut raised = vec![0.0; chances.len()];
    let mut least: f64 = 0.0;
    for (rank, at) in order.into_iter().enumerate() {
        least = least.max(chances[at] * (chances.len() - rank) as f64).min(1.0);
        raised[at] = least;
    }
    raised
}
