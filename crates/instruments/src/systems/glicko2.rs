//! Glickman's second system (2013): a rating, how sure we are of it, and how steady the player is.

use super::settings::{START, WHITE, number};
use super::{Setting, Settings, System};
use crate::table::Played;
use std::f64::consts::PI;

pub(super) const SETTINGS: &[Setting] = &[
    START,
    number("rd", "350", [1.0, 1000.0]),
    number("volatility", "0.06", [0.0001, 1.0]),
    number("tau", "0.5", [0.01, 10.0]),
    WHITE,
];

/// Points of one unit of the inner scale.
const SCALE: f64 = 173.7178;

/// Rounds after which the search for the volatility ends in any case; it needs about ten.
const MOST_ROUNDS: usize = 100;

/// A player in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Rating.
    pub rating: f64,
    /// Its deviation.
    pub rd: f64,
    /// Volatility.
    pub volatility: f64,
}

/// A game as one player faces it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opponent {
    /// The opponent's rating.
    pub rating: f64,
    /// Its deviation.
    pub rd: f64,
    /// The own score.
    pub score: f64,
}

/// What a period gave.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    /// Σ g²E(1−E) and Σ g(s−E).
    information: f64,
    gain: f64,
}

impl Sums {
    fn add(&mut self, own: f64, other: f64, other_rd: f64, score: f64) {
        let weight = g(other_rd);
        let expected = 1.0 / (1.0 + (-weight * (own - other)).exp());
        self.information += weight * weight * expected * (1.0 - expected);
        self.gain += weight * (score - expected);
    }
}

fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

impl Strength {
    /// After a period with these games; without any only the deviation grows.
    pub fn after(&self, games: &[Opponent], tau: f64) -> Strength {
        let mut sums = Sums::default();
        let own = (self.rating - 1500.0) / SCALE;
        for game in games {
            sums.add(own, (game.rating - 1500.0) / SCALE, game.rd / SCALE, game.score);
        }
        self.closed(sums, tau)
    }

    fn closed(&self, sums: Sums, tau: f64) -> Strength {
        let (mu, phi) = ((self.rating - 1500.0) / SCALE, self.rd / SCALE);
        if sums.information <= 0.0 {
            return Strength { rd: SCALE * phi.hypot(self.volatility), ..*self };
        }
        let v = 1.0 / sums.information;
        let volatility = volatility(self.volatility, v * sums.gain, phi, v, tau);
        let phi = 1.0 / (1.0 / (phi * phi + volatility * volatility) + 1.0 / v).sqrt();
        let mu = mu + phi * phi * sums.gain;
        Strength { rating: 1500.0 + SCALE * mu, rd: SCALE * phi, volatility }
    }
}

/// The fifth step: the root of f by the Illinois method.
fn volatility(sigma: f64, delta: f64, phi: f64, v: f64, tau: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        let d = phi * phi + v + e;
        e * (delta * delta - d) / (2.0 * d * d) - (x - a) / (tau * tau)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + v {
        (delta * delta - phi * phi - v).ln()
    } else {
        let steps = (1..MOST_ROUNDS).map(|k| a - k as f64 * tau).find(|x| f(*x) >= 0.0);
        steps.unwrap_or(a - tau)
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..MOST_ROUNDS {
        if (high - low).abs() <= 1e-6 {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

/// Everybody's strength.
#[derive(Clone, Debug, PartialEq)]
pub struct Glicko2 {
    known: Vec<Strength>,
    /// The number of periods each has been brought up to.
    until: Vec<u32>,
    sums: Vec<Sums>,
    period: u32,
    rd: f64,
    tau: f64,
    white: f64,
}

impl Glicko2 {
    /// Everybody starts alike.
    pub fn new(players: usize, settings: &Settings) -> Self {
        let rd = settings.number("rd");
        let start = Strength { rating: settings.number("start"), rd, volatility: settings.number("volatility") };
        Glicko2 {
            known: vec![start; players],
            until: vec![0; players],
            sums: vec![Sums::default(); players],
            period: 0,
            rd,
            tau: settings.number("tau"),
            white: settings.number("white"),
        }
    }

    /// The deviation now, in inner units: each period without games adds the volatility.
    fn phi(&self, player: u32) -> f64 {
        let known = &self.known[player as usize];
        let idle = f64::from(self.period - self.until[player as usize]);
        let phi = known.rd / SCALE;
        (phi * phi + known.volatility * known.volatility * idle).sqrt().min(self.rd / SCALE)
    }

    fn mu(&self, player: u32) -> f64 {
        (self.known[player as usize].rating - 1500.0) / SCALE
    }
}

impl System for Glicko2 {
    fn expects(&self, white: u32, black: u32) -> f64 {
        let both = self.phi(white).hypot(self.phi(black));
        1.0 / (1.0 + (-g(both) * (self.mu(white) - self.mu(black) + self.white / SCALE)).exp())
    }

    fn rating(&self, player: u32) -> Option<f64> {
        Some(self.known[player as usize].rating)
    }

    fn place(&mut self, player: u32, rating: f64) {
        self.known[player as usize].rating = rating;
    }

    fn learn(&mut self, games: &[Played]) {
        let ahead = self.white / SCALE;
        for game in games {
            let (white, black) = (self.mu(game.white), self.mu(game.black));
            let (white_phi, black_phi) = (self.phi(game.white), self.phi(game.black));
            self.sums[game.white as usize].add(white + ahead, black, black_phi, game.score());
            self.sums[game.black as usize].add(black, white + ahead, white_phi, 1.0 - game.score());
        }
        for player in games.iter().flat_map(|game| [game.white, game.black]) {
            let sums = std::mem::take(&mut self.sums[player as usize]);
            if sums.information > 0.0 {
                let rd = self.phi(player) * SCALE;
                let known = &mut self.known[player as usize];
                *known = Strength { rd, ..*known }.closed(sums, self.tau);
                self.until[player as usize] = self.period + 1;
            }
        }
        self.period += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of Glickman's paper: 1500/200/0.06 beats 1400/30, loses to 1550/100 and 1700/300, τ = 0.5. The paper
    /// rounds between its steps to 1464.06, 151.52 and 0.05999; without that it is 1464.0507, 151.5165 and 0.0599960.
    #[test]
    fn the_example_of_the_paper() {
        let player = Strength { rating: 1500.0, rd: 200.0, volatility: 0.06 };
        let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        let games = games.map(|(rating, rd, score)| Opponent { rating, rd, score });
        let after = player.after(&games, 0.5);
        let shown = format!("{:.4} {:.4} {:.7}", after.rating, after.rd, after.volatility);
        assert_eq!(shown, "1464.0507 151.5165 0.0599960");
        for (found, printed, last_place) in
            [(after.rating, 1464.06, 0.01), (after.rd, 151.52, 0.01), (after.volatility, 0.05999, 0.00001)]
        {
            assert!((found - printed).abs() < last_place, "{found} is not {printed}");
        }
    }

    /// Without a game the deviation alone grows: √(200² + (173.7178 · 0.06)²) = 200.27.
    #[test]
    fn who_does_not_play_becomes_less_sure() {
        let player = Strength { rating: 1500.0, rd: 200.0, volatility: 0.06 };
        let after = player.after(&[], 0.5);
        assert_eq!((after.rating, format!("{:.2}", after.rd)), (1500.0, "200.27".to_owned()));
    }
}
