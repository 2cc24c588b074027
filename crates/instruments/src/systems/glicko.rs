//! Glickman's first system (1999): a rating and how sure we are of it.

use super::settings::{START, WHITE, number};
use super::{Setting, Settings, System, logistic};
use crate::table::Played;
use std::f64::consts::{LN_10, PI};

pub(super) const SETTINGS: &[Setting] = &[
    START,
    number("rd", "350", [1.0, 1000.0]),
    number("rd_least", "30", [0.0, 1000.0]),
    // How much less sure we are after each period without games: from 50 back to 350 in about 100 periods.
    number("c", "35", [0.0, 400.0]),
    WHITE,
];

const Q: f64 = LN_10 / 400.0;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Known {
    rating: f64,
    /// Its deviation after the last period with games, and the number of that period.
    rd: f64,
    period: u32,
}

/// Everybody's rating and deviation.
#[derive(Clone, Debug, PartialEq)]
pub struct Glicko {
    known: Vec<Known>,
    sums: Vec<[f64; 2]>,
    period: u32,
    rd: f64,
    rd_least: f64,
    c: f64,
    white: f64,
}

impl Glicko {
    /// Everybody starts alike.
    pub fn new(players: usize, settings: &Settings) -> Self {
        let rd = settings.number("rd");
        let start = Known { rating: settings.number("start"), rd, period: 0 };
        Glicko {
            known: vec![start; players],
            sums: vec![[0.0; 2]; players],
            period: 0,
            rd,
            rd_least: settings.number("rd_least"),
            c: settings.number("c"),
            white: settings.number("white"),
        }
    }

    /// The deviation now: what is not seen becomes less sure.
    fn rd(&self, player: u32) -> f64 {
        let known = &self.known[player as usize];
        let idle = f64::from(self.period - known.period);
        (known.rd * known.rd + self.c * self.c * idle).sqrt().min(self.rd)
    }
}

fn g(rd: f64) -> f64 {
    1.0 / (1.0 + 3.0 * (Q * rd / PI).powi(2)).sqrt()
}

impl System for Glicko {
    fn expects(&self, white: u32, black: u32) -> f64 {
        let both = self.rd(white).hypot(self.rd(black));
        let difference = self.known[white as usize].rating - self.known[black as usize].rating + self.white;
        logistic(g(both) * difference)
    }

    fn rating(&self, player: u32) -> Option<f64> {
        Some(self.known[player as usize].rating)
    }

    fn place(&mut self, player: u32, rating: f64) {
        self.known[player as usize].rating = rating;
    }

    fn learn(&mut self, games: &[Played]) {
        for game in games {
            let sides = [
                (game.white, game.black, game.score(), self.white),
                (game.black, game.white, 1.0 - game.score(), -self.white),
            ];
            for (own, other, score, ahead) in sides {
                let weight = g(self.rd(other));
                let difference = self.known[own as usize].rating - self.known[other as usize].rating + ahead;
                let expected = logistic(weight * difference);
                let sum = &mut self.sums[own as usize];
                sum[0] += weight * (score - expected);
                sum[1] += weight * weight * expected * (1.0 - expected);
            }
        }
        let played = games.iter().flat_map(|game| [game.white, game.black]);
        for player in played {
            let [gain, information] = std::mem::take(&mut self.sums[player as usize]);
            // A player has information once in a period: the second time there is nothing left.
            if information > 0.0 {
                let rd = self.rd(player);
                let precision = 1.0 / (rd * rd) + Q * Q * information;
                let known = &mut self.known[player as usize];
                known.rating += Q / precision * gain;
                known.rd = (1.0 / precision).sqrt().max(self.rd_least);
                known.period = self.period;
            }
        }
        self.period += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Glickman's description: 1500/200 beats 1400/30, loses to 1550/100 and 1700/300: 1464, 151.4.
    #[test]
    fn the_example_of_the_paper() {
        let mut settings = Settings::usual(SETTINGS);
        settings.set("c", "0").unwrap();
        let mut glicko = Glicko::new(4, &settings);
        for (known, (rating, rd)) in
            glicko.known.iter_mut().zip([(1500.0, 200.0), (1400.0, 30.0), (1550.0, 100.0), (1700.0, 300.0)])
        {
            *known = Known { rating, rd, period: 0 };
        }
        let game = |black, halves| Played { period: 1, white: 0, black, halves };
        glicko.learn(&[game(1, 2), game(2, 0), game(3, 0)]);
        assert_eq!((glicko.known[0].rating.round(), (glicko.known[0].rd * 10.0).round()), (1464.0, 1514.0));
    }
}
