//! Scores by hand, and comparisons whose answer is known.

use super::*;
use crate::simulation::{Plan, simulate};
use crate::systems::{Kind, Settings, System};
use crate::table::{Played, Table};

fn game(period: u32, white: u32, black: u32, halves: u8) -> Played {
    Played { period, white, black, halves }
}

/// Says what it is told.
struct Oracle(Vec<f64>);

impl System for Oracle {
    fn expects(&self, white: u32, _black: u32) -> f64 {
        self.0[white as usize]
    }
    fn rating(&self, _player: u32) -> Option<f64> {
        None
    }
    fn learn(&mut self, _games: &[Played]) {}
}

/// Four games of one month. White's players are expected to score 0.8, 0.5, 0.995 and 0.6; they win, draw, lose and lose.
///
/// Log loss: −ln 0.8 = 0.22314, ln 2 = 0.69315, −ln 0.005 = 5.29832, −ln 0.4 = 0.91629; mean 1.78272.
/// Deviance, clipped to 0.99: 0.09691, 0.30103, 2, 0.39794; mean 0.69897.
/// Brier: 0.04, 0, 0.990025, 0.36; mean 0.34750625. Of three decided games the favorite won one: 1/3.
/// Player-months: 0: −0.2, 1: 0, 2: 0.995, 3: 0.6, and their four opponents the opposite:
/// √((0.04 + 0 + 0.990025 + 0.36) · 2 / 8) = √0.34750625 = 0.58950.
#[test]
fn an_example_by_hand() {
    let games = vec![game(1, 0, 4, 2), game(1, 1, 5, 1), game(1, 2, 6, 0), game(1, 3, 7, 0)];
    let table = Table::new(8, games);
    let mut oracle = Oracle(vec![0.8, 0.5, 0.995, 0.6, 0.0, 0.0, 0.0, 0.0]);
    let (judged, _) = judge(&table, &mut oracle, None, None);
    let shown = |number: Option<f64>| format!("{:.5}", number.unwrap());
    assert_eq!(shown(judged.scores.log_loss()), "1.78272");
    assert_eq!(shown(judged.scores.deviance()), "0.69897");
    assert_eq!(shown(judged.scores.brier()), "0.34751");
    assert_eq!(shown(judged.scores.accuracy()), "0.33333");
    assert_eq!(shown(judged.rmse), "0.58950");
    let bins: Vec<u64> = judged.scores.calibration().iter().map(|bin| bin.games).collect();
    assert_eq!(bins, [0, 0, 0, 0, 0, 1, 1, 0, 1, 1]);
}

/// Two players of 1500 at K 32. Month 1: 0 beats 1 twice: 1500 + 32 = 1532 and 1468. Month 2 is judged: 64 points apart,
/// 1 / (1 + 10^(−64/400)) = 0.59108; he wins, so the log loss is 0.52581.
#[test]
fn elo_walks_forward_by_hand() {
    let table = Table::new(2, vec![game(2, 0, 1, 2), game(1, 0, 1, 2), game(1, 0, 1, 2)]);
    let mut settings = Settings::usual(Kind::Elo.settings());
    settings.set("k", "32").unwrap();
    let mut elo = Kind::Elo.system(2, &settings).unwrap();
    let (judged, _) = judge(&table, elo.as_mut(), Some(1), None);
    assert_eq!(judged.scores.games, 1);
    assert_eq!(format!("{:.5}", judged.scores.log_loss().unwrap()), "0.52581");
    assert_eq!(judged.groups[&Group::Games(0)].games, 1);
    assert_eq!(judged.groups[&Group::Difference(0)].games, 1);
}

/// 0.01, 0.04, 0.03 of three: 3 · 0.01, then 2 · 0.03, then at least as much.
#[test]
fn holm_by_hand() {
    let raised: Vec<String> = holm(&[0.01, 0.04, 0.03]).iter().map(|chance| format!("{chance:.2}")).collect();
    assert_eq!(raised, ["0.03", "0.06", "0.06"]);
    assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
}

fn simulated_table(seed: u64) -> Table {
    let federation = simulate(&Plan::new(seed, 400, 24));
    let games = federation
        .events
        .iter()
        .flat_map(|event| event.games.iter().map(|one| game(event.month, one.white, one.black, one.white_halves)));
    Table::new(federation.people.len(), games.collect())
}

/// Who knows who has won before predicts better than who does not, and the bootstrap says so; a system against itself is equal.
#[test]
fn a_rating_beats_ignorance_and_nothing_beats_itself() {
    let table = simulated_table(4);
    let judged = |kind: Kind| {
        let mut system = kind.system(table.players(), &Settings::usual(kind.settings())).unwrap();
        judge(&table, system.as_mut(), Some(11), None).0
    };
    let (glicko, glicko2, constant) = (judged(Kind::Glicko), judged(Kind::Glicko2), judged(Kind::Constant));
    let ahead = compare(&table, Some(11), (&glicko, &constant), 300, 1).unwrap();
    assert!(ahead.difference > 0.0 && ahead.bounds[0] > 0.0 && ahead.chance < 1e-6, "{ahead:?}");
    let same = compare(&table, Some(11), (&glicko2, &glicko2), 100, 1).unwrap();
    assert_eq!((same.difference, same.chance), (0.0, 1.0));
    assert_eq!(ahead, compare(&table, Some(11), (&glicko, &constant), 300, 1).unwrap(), "the same draws every time");
}

/// Where two systems differ by chance alone the bootstrap finds a difference at the 5 % level about one time in twenty, and
/// not often: half of the predictions are better by a coin.
#[test]
fn chance_alone_is_seldom_called_real() {
    let table = simulated_table(5);
    let mut found = 0;
    for seed in 0..60 {
        let mut dice = crate::dice::Dice::new(seed, 77);
        let noise = |dice: &mut crate::dice::Dice| f32::from(dice.between(0, 1000) as i16) / 1000.0;
        let with =
            |losses: Vec<f32>| Judged { scores: Scores::default(), groups: Default::default(), rmse: None, losses };
        let count = table.games().len();
        let one = with((0..count).map(|_| noise(&mut dice)).collect());
        let other = with((0..count).map(|_| noise(&mut dice)).collect());
        found += usize::from(compare(&table, None, (&one, &other), 200, seed).unwrap().chance < 0.05);
    }
    assert!(found <= 6, "{found} of 60");
}

/// The law as a predictor walks on its own kernel, and every system can be made by its name.
#[test]
fn every_system_predicts_within_bounds() {
    let table = simulated_table(6);
    for kind in Kind::ALL {
        assert_eq!(Kind::parse(kind.as_str()), Some(kind));
        let mut system = kind.system(table.players(), &Settings::usual(kind.settings())).unwrap();
        let (judged, _) = judge(&table, system.as_mut(), Some(11), None);
        let loss = judged.scores.log_loss().unwrap();
        assert!((0.5..0.695).contains(&loss), "{}: {loss}", kind.as_str());
    }
    let mut settings = Settings::usual(Kind::Fide.settings());
    settings.set("edition", "mgsz-2012").unwrap();
    assert!(Kind::Fide.system(2, &settings).is_err_and(|error| error.possible.contains("fide-2013")));
}
