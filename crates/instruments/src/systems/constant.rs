//! Nobody is better than anybody: White scores what White has scored. Whatever predicts worse than this knows nothing.

use super::{Setting, System};
use crate::table::Played;

pub(super) const SETTINGS: &[Setting] = &[];

/// White's share of all points so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Constant {
    score: f64,
    games: f64,
}

impl Constant {
    /// Nothing is known.
    pub fn new() -> Self {
        Constant::default()
    }
}

impl System for Constant {
    fn expects(&self, _white: u32, _black: u32) -> f64 {
        // One draw beforehand, so that there is an answer before the first game.
        (self.score + 0.5) / (self.games + 1.0)
    }

    fn rating(&self, _player: u32) -> Option<f64> {
        None
    }

    fn learn(&mut self, games: &[Played]) {
        self.score += games.iter().map(Played::score).sum::<f64>();
        self.games += games.len() as f64;
    }
}
