//! The European go rating since 2021 as a predictor: what a game is worth falls with the rating, and every game adds a little.
//! Floating point; the law itself is elsewhere, and a test holds that both say the same.

use super::settings::{START, WHITE, number};
use super::{Setting, Settings, System};
use crate::table::Played;

pub(super) const SETTINGS: &[Setting] = &[START, number("factor", "1", [0.1, 4.0]), WHITE];

/// Ratings end here.
const TOP: f64 = 3300.0;

/// Everybody's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Egf {
    ratings: Vec<f64>,
    changes: Vec<f64>,
    factor: f64,
    white: f64,
}

impl Egf {
    /// Everybody starts alike.
    pub fn new(players: usize, settings: &Settings) -> Self {
        let ratings = vec![settings.number("start"); players];
        let changes = vec![0.0; players];
        Egf { ratings, changes, factor: settings.number("factor"), white: settings.number("white") }
    }
}

/// The strength behind a rating.
fn beta(rating: f64) -> f64 {
    -7.0 * (TOP - rating.min(TOP - 1.0)).ln()
}

fn expected(own: f64, other: f64) -> f64 {
    1.0 / (1.0 + (beta(other) - beta(own)).exp())
}

/// What a game gives at most, and what it adds.
fn con(rating: f64) -> f64 {
    ((TOP - rating.min(TOP - 1.0)) / 200.0).powf(1.6)
}

fn bonus(rating: f64) -> f64 {
    (1.0 + ((2300.0 - rating) / 80.0).exp()).ln() / 5.0
}

impl System for Egf {
    fn expects(&self, white: u32, black: u32) -> f64 {
        expected(self.ratings[white as usize] + self.white, self.ratings[black as usize])
    }

    fn rating(&self, player: u32) -> Option<f64> {
        Some(self.ratings[player as usize])
    }

    fn place(&mut self, player: u32, rating: f64) {
        self.ratings[player as usize] = rating;
    }

    fn learn(&mut self, games: &[Played]) {
        for game in games {
            let above = game.score() - self.expects(game.white, game.black);
            for (player, above) in [(game.white, above), (game.black, -above)] {
                let rating = self.ratings[player as usize];
                self.changes[player as usize] += self.factor * (con(rating) * above + bonus(rating));
            }
        }
        for player in games.iter().flat_map(|game| [game.white, game.black]) {
            self.ratings[player as usize] += std::mem::take(&mut self.changes[player as usize]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both 2400, White wins: con = 4.5^1.6 = 11.10, bonus = ln(1 + e^−1.25)/5 = 0.0504; 2400 + 5.55 + 0.05 and 2400 − 5.55 + 0.05.
    #[test]
    fn a_game_of_equals_gives_half_of_con_and_the_bonus() {
        let mut system = Egf::new(2, &Settings::usual(SETTINGS));
        system.place(0, 2400.0);
        system.place(1, 2400.0);
        assert_eq!(system.expects(0, 1), 0.5);
        system.learn(&[Played { period: 1, white: 0, black: 1, halves: 2 }]);
        let ratings = [0, 1].map(|player| (system.rating(player).unwrap() * 100.0).round() / 100.0);
        assert_eq!(ratings, [2405.6, 2394.5]);
    }

    /// 320 of 2400 and 2200: β = −7 ln(900) and −7 ln(1100), so (1100/900)^7 = 4.07 to one: 0.803.
    #[test]
    fn two_hundred_points_are_worth_more_higher_up() {
        assert!((expected(2400.0, 2200.0) - 0.803).abs() < 0.001);
        assert!(expected(2800.0, 2600.0) > expected(2400.0, 2200.0));
    }
}
