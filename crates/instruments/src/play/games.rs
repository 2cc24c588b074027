//! Games decided by true strength and chance.

use super::entry::{Bout, Entrant};
use crate::dice::Dice;
use arpad_rules::chess::expected_score::{Reach, expected};
use arpad_rules::go::hungary::tables::{CHANCES, grade_at};

/// What the first move is worth.
const WHITE_AHEAD: i32 = 30;

/// One in a thousand games that somebody does not come to.
const NO_SHOW: usize = 9;

/// A game of chess.
pub fn chess(dice: &mut Dice, entrants: &[Entrant], white: usize, black: usize) -> Bout {
    if dice.in_thousand(NO_SHOW) {
        return Bout { white, black, halves: if dice.in_thousand(500) { 2 } else { 0 }, played: false, stones: 0 };
    }
    let (mine, theirs) = (entrants[white].strength, entrants[black].strength);
    let score = 10 * i32::from(expected(mine - theirs + WHITE_AHEAD, Reach::True));
    // The stronger the players the more draws, and fewer where the outcome is clear.
    let level = ((mine + theirs) / 2 - 1_200).clamp(0, 1_300) / 4 + 120;
    let draws = level.min(score).min(1_000 - score);
    let throw = dice.between(0, 999);
    let halves = match throw {
        throw if throw < score - draws / 2 => 2,
        throw if throw < score + draws - draws / 2 => 1,
        _ => 0,
    };
    Bout { white, black, halves, played: true, stones: 0 }
}

/// A game of go; with a reduction, stones for the difference of grades less the reduction.
pub fn go(dice: &mut Dice, entrants: &[Entrant], white: usize, black: usize, reduction: Option<i32>) -> Bout {
    let steps = |at: usize| entrants[at].shown.and_then(grade_at).map_or(0, |grade| i32::from(grade.steps()));
    let grades = steps(white) - steps(black);
    let stones = reduction.map_or(0, |reduction| (grades.abs() - reduction).clamp(0, 9));
    let (white, black) = if stones > 0 && grades < 0 { (black, white) } else { (white, black) };
    if dice.in_thousand(NO_SHOW) {
        return Bout { white, black, halves: if dice.in_thousand(500) { 2 } else { 0 }, played: false, stones: 0 };
    }
    let difference = entrants[white].strength - entrants[black].strength;
    // Each stone takes its share of the difference away.
    let left = if stones > 0 { difference * (grades.abs() - stones) / grades.abs() } else { difference };
    let chance_of_weaker = chance(left.abs());
    let stronger_wins = dice.between(0, 999) >= chance_of_weaker;
    // Half a point of komi leaves no ties.
    let halves = if stronger_wins == (left >= 0) { 2 } else { 0 };
    Bout { white, black, halves, played: true, stones: stones as u8 }
}

/// The weaker player's chance in thousandths; the table is printed in columns, so rows do not stand in order. Nobody is
/// quite without a chance.
fn chance(difference: i32) -> i32 {
    let row = CHANCES.iter().filter(|(last, _)| *last >= difference).min_by_key(|(last, _)| *last);
    row.map_or(0, |(_, thousandths)| *thousandths).max(5)
}
