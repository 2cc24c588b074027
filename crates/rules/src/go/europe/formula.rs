//! One game between two ratings: expected score, volatility, bonus, change. The only file of the house that computes
//! with floating point, and its only rounding is `to_thousandths`.

use super::curve::{exp, ln, power};
use super::edition::Edition;
use arpad_model::{Decimal, Grade, Hundredths, Thousandths};

/// The change of one player by one game; none where the formula ends (a rating, with its stones, at 3300 or above).
pub fn game_change(edition: &Edition, game: &Faced) -> Option<GameChange> {
    let own_corrected = corrected(edition, game.own, game.stones_received);
    let opponent_corrected = corrected(edition, game.opponent, game.stones_given);
    if [game.own, own_corrected, opponent_corrected].iter().any(|&rating| !is_on_scale(edition, rating)) {
        return None;
    }
    let expected = 1.0 / (1.0 + exp(beta(edition, opponent_corrected) - beta(edition, own_corrected)));
    let (con, bonus) = (con(edition, game.own), bonus(edition, game.own));
    let weight = game.weight.0 as f64 / 100.0;
    let score = f64::from(game.halves) / 2.0;
    let change = weight * (con * (score - expected) + bonus);
    Some(GameChange {
        own_corrected,
        opponent_corrected,
        expected: to_thousandths(expected),
        con: to_thousandths(con),
        bonus: to_thousandths(bonus),
        change: to_thousandths(change),
    })
}

/// A game as one player faces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faced {
    /// Own rating at the start of the tournament.
    pub own: Thousandths,
    /// The opponent's.
    pub opponent: Thousandths,
    /// Stones he received.
    pub stones_received: u8,
    /// Stones he gave.
    pub stones_given: u8,
    /// Half points scored.
    pub halves: u8,
    /// The weight of the tournament's class.
    pub weight: Hundredths,
}

/// A change with what it came from. Everything but the change is rounded for showing only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameChange {
    /// Own rating after the stones.
    pub own_corrected: Thousandths,
    /// The opponent's rating after the stones.
    pub opponent_corrected: Thousandths,
    /// Expected score.
    pub expected: Thousandths,
    /// Volatility.
    pub con: Thousandths,
    /// Bonus.
    pub bonus: Thousandths,
    /// The change.
    pub change: Thousandths,
}

/// Whether the formula holds at this rating.
pub fn is_on_scale(edition: &Edition, rating: Thousandths) -> bool {
    (Thousandths::whole(LOWEST)..Thousandths::whole(edition.top.value.into())).contains(&rating)
}

/// The nearest rating at which the formula holds.
pub fn onto_scale(edition: &Edition, rating: Thousandths) -> Thousandths {
    rating.clamp(Thousandths::whole(LOWEST), Thousandths::whole(edition.top.value.into()) - Decimal(1))
}

/// The rating of a grade, with which a new player starts.
pub fn rating_of(edition: &Edition, grade: Grade) -> Thousandths {
    let above_one_dan = i64::from(grade.steps()) - i64::from(Grade::DAN_1.steps());
    Thousandths::whole(i64::from(edition.one_dan.value) + above_one_dan * i64::from(edition.grade.value))
}

/// Far below every floor, so that nothing overflows.
const LOWEST: i64 = -10_000;

/// The nearest thousandth, a half away from zero.
fn to_thousandths(value: f64) -> Thousandths {
    Decimal((value * 1000.0).round() as i64)
}

fn points(rating: Thousandths) -> f64 {
    rating.0 as f64 / 1000.0
}

fn corrected(edition: &Edition, rating: Thousandths, stones: u8) -> Thousandths {
    let handicap = edition.handicap.value;
    match stones {
        0 => rating,
        _ => rating + Thousandths::whole((handicap.first + handicap.further * i32::from(stones - 1)).into()),
    }
}

fn con(edition: &Edition, rating: Thousandths) -> f64 {
    let con = edition.con.value;
    let base = (f64::from(edition.top.value) - points(rating)) / f64::from(con.divisor);
    power(base, f64::from(con.tenths) / 10.0)
}

fn bonus(edition: &Edition, rating: Thousandths) -> f64 {
    let bonus = edition.bonus.value;
    ln(1.0 + exp((f64::from(bonus.from) - points(rating)) / f64::from(bonus.width))) / f64::from(bonus.divisor)
}

fn beta(edition: &Edition, rating: Thousandths) -> f64 {
    -f64::from(edition.beta.value) * ln(f64::from(edition.top.value) - points(rating))
}
