//! §8(2), §10(1): what the committee allows in one tournament, or in one game of it, holds there and nowhere else.

use super::case::*;
use arpad_model::{Allowance, GoOutcome, GoPeriod};

/// 1947 against 1865, and the committee's multiplier of 20.
fn of(games: Vec<arpad_model::GoGame>) -> GoPeriod {
    period(vec![player("A", 1947, "1k"), player("B", 1865, "2k")], vec![tournament("T", 5, 20, games)])
}

fn after(period: &GoPeriod) -> Vec<Option<i32>> {
    rated(period).players.iter().map(|player| player.after).collect()
}

#[test]
fn p8_2_a_jigo_is_allowed_in_one_tournament_and_not_in_the_next() {
    let mut period = of(vec![game(1, 0, 1, 0, GoOutcome::Jigo)]);
    assert_eq!(refusals(&period), [("go-jigo", "§8(2)")]);
    period.tournaments[0].allowed = vec![(None, Allowance::Jigo)];
    // d = 82, e = 0.31; A gets e − ½ = −0.19: ⌊−3.8 + ½⌋ = −4, B ⌊3.8 + ½⌋ = 4.
    assert_eq!(after(&period), [Some(1943), Some(1869)]);
    let mut next = tournament("U", 6, 20, vec![game(1, 0, 1, 0, GoOutcome::Jigo)]);
    next.allowed = Vec::new();
    period.tournaments.push(next);
    assert_eq!(refusals(&period), [("go-jigo", "§8(2)")]);
}

#[test]
fn p8_2_a_jigo_is_allowed_in_one_game_and_not_in_the_other() {
    let mut period = of(vec![game(1, 0, 1, 0, GoOutcome::Jigo), game(2, 1, 0, 0, GoOutcome::Jigo)]);
    period.tournaments[0].allowed = vec![(Some(1), Allowance::Jigo)];
    assert_eq!(refusals(&period).len(), 1);
    // It is allowed in its own game and in no other.
    let mut one = of(vec![game(1, 0, 1, 0, GoOutcome::Black), game(2, 1, 0, 0, GoOutcome::Jigo)]);
    one.tournaments[0].allowed = vec![(Some(1), Allowance::Jigo)];
    assert_eq!(refusals(&one), []);
    one.tournaments[0].allowed = vec![(Some(0), Allowance::Jigo)];
    assert_eq!(refusals(&one), [("go-jigo", "§8(2)")]);
    period.tournaments[0].allowed.push((Some(0), Allowance::Jigo));
    // Twice −0.19 is −0.38: ⌊−7.6 + ½⌋ = −8.
    assert_eq!(after(&period), [Some(1939), Some(1873)]);
}

#[test]
fn p8_2_1_stones_to_the_stronger_are_allowed_in_one_game() {
    let stones = game(1, 0, 1, 1, GoOutcome::Black);
    let mut period = of(vec![stones, game(2, 0, 1, 0, GoOutcome::Black)]);
    assert_eq!(refusals(&period), [("go-stones-to-stronger", "§8(2)1")]);
    period.tournaments[0].allowed = vec![(Some(0), Allowance::StonesToStronger)];
    // 1947 + 60 = 2007, d = 142, e = 0.195; even d = 82, e = 0.31: 0.505 · 20 = 10.1.
    assert_eq!(after(&period), [Some(1957), Some(1855)]);
}

#[test]
fn p8_2_1_a_width_is_given_for_one_tournament() {
    let mut period = of(vec![game(1, 0, 1, 1, GoOutcome::Black)]);
    (period.players[0].rating, period.players[1].rating) = (Some(2700), Some(2750));
    assert_eq!(refusals(&period), [("go-top-band", "§8(2)1")]);
    period.tournaments[0].allowed = vec![(None, Allowance::TopWidth(200))];
    // 2900 against 2750: d = 150, e = 0.18, 3.6.
    assert_eq!(after(&period), [Some(2704), Some(2746)]);
    (period.players[0].rating, period.players[1].rating) = (Some(990), Some(1030));
    assert_eq!(refusals(&period), [("go-below-table", "§8(2)1")]);
    period.tournaments[0].allowed = vec![(Some(0), Allowance::BottomWidth(10))];
    // 1000 against 1030: d = 30, the weaker wins 1 − 0.43 = 0.57: 11.4.
    assert_eq!(after(&period), [Some(1001), Some(1019)]);
}
