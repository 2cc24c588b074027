//! Elo's system with one K: the change of a period is K times score less expectation, by the ratings before it.

use super::settings::{START, WHITE, number};
use super::{Setting, Settings, System, logistic};
use crate::table::Played;

pub(super) const SETTINGS: &[Setting] = &[number("k", "20", [0.0, 400.0]), START, WHITE];

/// One number for everybody.
#[derive(Clone, Debug, PartialEq)]
pub struct Elo {
    ratings: Vec<f64>,
    changes: Vec<f64>,
    k: f64,
    white: f64,
}

impl Elo {
    /// Everybody starts alike.
    pub fn new(players: usize, settings: &Settings) -> Self {
        let ratings = vec![settings.number("start"); players];
        Elo { ratings, changes: vec![0.0; players], k: settings.number("k"), white: settings.number("white") }
    }
}

impl System for Elo {
    fn expects(&self, white: u32, black: u32) -> f64 {
        logistic(self.ratings[white as usize] - self.ratings[black as usize] + self.white)
    }

    fn rating(&self, player: u32) -> Option<f64> {
        Some(self.ratings[player as usize])
    }

    fn place(&mut self, player: u32, rating: f64) {
        self.ratings[player as usize] = rating;
    }

    fn learn(&mut self, games: &[Played]) {
        for game in games {
            let gain = self.k * (game.score() - self.expects(game.white, game.black));
            self.changes[game.white as usize] += gain;
            self.changes[game.black as usize] -= gain;
        }
        for player in games.iter().flat_map(|game| [game.white, game.black]) {
            self.ratings[player as usize] += std::mem::take(&mut self.changes[player as usize]);
        }
    }
}
