//! A whole-history model in the manner of Coulom: everybody has a strength in every period in which he played, strengths of one
//! player wander from period to period, and all of them are what makes all games together most likely. What is learned later
//! changes what is believed of earlier periods.

use super::settings::{START, WHITE, number};
use super::{Setting, Settings, System, logistic};
use crate::table::Played;
use std::f64::consts::LN_10;

pub(super) const SETTINGS: &[Setting] = &[
    START,
    // How sure the start is, and how far a strength wanders in a period.
    number("rd", "350", [1.0, 2000.0]),
    number("wander", "25", [0.1, 400.0]),
    number("sweeps", "4", [1.0, 200.0]),
    WHITE,
];

/// Points of a natural unit.
const UNIT: f64 = 400.0 / LN_10;

/// Somebody in one period.
#[derive(Clone, Debug, PartialEq)]
struct Then {
    period: u32,
    strength: f64,
    /// Opponents: who, in which of his periods, what is added to one's own strength, and the score.
    games: Vec<(u32, u32, f64, f64)>,
}

/// Everybody's history.
#[derive(Clone, Debug, PartialEq)]
pub struct Whr {
    histories: Vec<Vec<Then>>,
    starts: Vec<f64>,
    period: u32,
    rd: f64,
    wander: f64,
    sweeps: u32,
    white: f64,
}

impl Whr {
    /// Everybody starts alike.
    pub fn new(players: usize, settings: &Settings) -> Self {
        let natural = |name: &str| settings.number(name) / UNIT;
        Whr {
            histories: vec![Vec::new(); players],
            starts: vec![natural("start"); players],
            period: 0,
            rd: natural("rd"),
            wander: natural("wander"),
            sweeps: settings.number("sweeps") as u32,
            white: natural("white"),
        }
    }

    fn now(&self, player: u32) -> f64 {
        let last = self.histories[player as usize].last();
        last.map_or(self.starts[player as usize], |then| then.strength)
    }

    /// The place of this period in somebody's history.
    fn enter(&mut self, player: u32) -> u32 {
        let strength = self.now(player);
        let (period, history) = (self.period, &mut self.histories[player as usize]);
        if history.last().is_none_or(|then| then.period != period) {
            history.push(Then { period, strength, games: Vec::new() });
        }
        history.len() as u32 - 1
    }

    /// One step of Newton's for all periods of a player at once; the matrix has three diagonals.
    fn improve(&mut self, player: u32) {
        let history = &self.histories[player as usize];
        let count = history.len();
        let (mut slope, mut curve, mut beside) = (vec![0.0; count], vec![0.0; count], vec![0.0; count]);
        for (at, then) in history.iter().enumerate() {
            for (opponent, when, ahead, score) in &then.games {
                let other = self.histories[*opponent as usize][*when as usize].strength;
                let expected = logistic((then.strength + ahead - other) * UNIT);
                slope[at] += score - expected;
                curve[at] -= expected * (1.0 - expected);
            }
        }
        let sure = 1.0 / (self.rd * self.rd);
        slope[0] -= (history[0].strength - self.starts[player as usize]) * sure;
        curve[0] -= sure;
        for at in 1..count {
            let periods = f64::from(history[at].period - history[at - 1].period);
            let tie = 1.0 / (self.wander * self.wander * periods);
            let apart = history[at].strength - history[at - 1].strength;
            (slope[at - 1], slope[at]) = (slope[at - 1] + apart * tie, slope[at] - apart * tie);
            (curve[at - 1], curve[at]) = (curve[at - 1] - tie, curve[at] - tie);
            beside[at] = tie;
        }
        for at in 1..count {
            let share = beside[at] / curve[at - 1];
            curve[at] -= share * beside[at];
            slope[at] -= share * slope[at - 1];
        }
        let mut step = 0.0;
        for at in (0..count).rev() {
            let after = if at + 1 < count { beside[at + 1] * step } else { 0.0 };
            step = (slope[at] - after) / curve[at];
            // A first guess may be far off: no step is longer than two units.
            self.histories[player as usize][at].strength -= step.clamp(-2.0, 2.0);
        }
    }
}

impl System for Whr {
    fn expects(&self, white: u32, black: u32) -> f64 {
        logistic((self.now(white) - self.now(black) + self.white) * UNIT)
    }

    fn rating(&self, player: u32) -> Option<f64> {
        Some(self.now(player) * UNIT)
    }

    fn place(&mut self, player: u32, rating: f64) {
        self.starts[player as usize] = rating / UNIT;
    }

    fn learn(&mut self, games: &[Played]) {
        self.period += 1;
        let mut who: Vec<u32> = games.iter().flat_map(|game| [game.white, game.black]).collect();
        for game in games {
            let [white, black] = [self.enter(game.white), self.enter(game.black)];
            let add = |history: &mut Vec<Then>, at: u32, of: (u32, u32, f64, f64)| history[at as usize].games.push(of);
            add(&mut self.histories[game.white as usize], white, (game.black, black, self.white, game.score()));
            add(&mut self.histories[game.black as usize], black, (game.white, white, -self.white, 1.0 - game.score()));
        }
        who.sort_unstable();
        who.dedup();
        for _ in 0..self.sweeps {
            who.iter().for_each(|player| self.improve(*player));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whr(players: usize) -> Whr {
        let mut settings = Settings::usual(SETTINGS);
        settings.set("sweeps", "60").unwrap();
        Whr::new(players, &settings)
    }

    fn won(period: u32) -> Played {
        Played { period, white: 0, black: 1, halves: 2 }
    }

    /// One win: strengths x and −x with 1 − p(2x) = x/σ², σ = 350 points = 2.0148 units, so x = 0.7457 units = 129.5 points.
    #[test]
    fn one_game_moves_both_as_far_as_the_start_lets_them() {
        let mut system = whr(2);
        system.learn(&[won(1)]);
        let ratings = [0, 1].map(|player| system.rating(player).unwrap());
        assert!((ratings[0] - 1629.5).abs() < 0.2 && (ratings[1] - 1370.5).abs() < 0.2, "{ratings:?}");
    }

    #[test]
    fn what_comes_later_changes_what_is_believed_of_before() {
        let mut system = whr(2);
        system.learn(&[won(1)]);
        let before = system.histories[0][0].strength;
        system.learn(&[won(2), won(2), won(2)]);
        assert!(system.histories[0][0].strength > before + 0.1, "three more wins in the next period");
        assert!(system.histories[0][1].strength > system.histories[0][0].strength);
    }

    /// A start is where somebody is placed.
    #[test]
    fn somebody_is_placed_before_his_first_game() {
        let mut system = whr(2);
        system.place(0, 2000.0);
        assert_eq!(system.rating(0).map(f64::round), Some(2000.0));
    }
}
