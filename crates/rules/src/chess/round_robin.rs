//! Unrated players in a complete round robin (8.21b, 8.22–8.25, 8.58): their rating is computed from the whole table,
//! corrected once, and then stands as an official one when their opponents are rated.
//!
//! "Iteration" in 8.58 means exactly one corrective pass unless a federation decides otherwise (E-19), Ra is rounded before it
//! is used, and the correction is divided by the number of opponents n: only so does the printed example come out in all its
//! columns. (Iterating to the end gives I 1992 instead of 2006, an unrounded Ra gives H 2145 instead of 2144, a divisor of
//! n+1 gives H 2343.)

use super::edition::{DifferenceCap, Edition, FirstRatingMethod, Reading, RoundRobinMethod};
use super::first_rating::{FirstRating, Results, percentage};
use super::tables::difference_of_percentage;
use crate::rounding::half_up;
use arpad_model::System;

/// One player's line in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Rating; 0 = unrated.
    pub rating: i16,
    /// Games played.
    pub games: u32,
    /// Half points scored.
    pub halves: u32,
}

/// How often everybody meets everybody in a round robin of so many players and games; none where games are missing. A
/// report that says round robin and holds two games of every pair is of a double one.
pub fn times_met(edition: &Edition, system: System, players: usize, games: usize) -> Option<usize> {
    let once = players * players.saturating_sub(1) / 2;
    let may_be = |times: usize| match (system, edition.reading) {
        (System::RoundRobin, Reading::First) => times == 1,
        (System::RoundRobin, Reading::Second) => true,
        (System::DoubleRoundRobin, _) => times == 2,
        (System::Swiss | System::Team | System::Match, _) => false,
    };
    (1..=2).find(|times| once * times == games && may_be(*times))
}

/// What 8.58 computes for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computed {
    /// Percentage score in hundredths.
    pub percentage: u8,
    /// dp of table a.
    pub dp: i16,
    /// The own field's average before the correction: Ra for every unrated player.
    pub rc: i64,
    /// The rating before the correction.
    pub ru: i64,
    /// The own field's average after the correction, as a fraction.
    pub rc_new: (i64, i64),
    /// The rating after it.
    pub ru_new: i64,
}

impl Computed {
    /// The first rating of a player whose whole pool is this round robin.
    pub fn first_rating(&self, edition: &Edition, line: &Line, n: i64) -> FirstRating {
        let above = i64::from(line.halves) - i64::from(line.games);
        let added = if above >= 0 { (above * bonus(edition), 1) } else { (i64::from(self.dp) * n, n + 1) };
        let results = Results { games: line.games, halves: line.halves, opponents: i64::from(line.games) * self.rc };
        FirstRating {
            results,
            average: self.rc_new,
            percentage: self.percentage,
            percentage_tie: percentage(edition.percentage_tie.value, line.halves.into(), line.games.into()).1,
            dp: self.dp,
            added,
            computed: self.ru_new,
            computed_tie: false,
            rating: self.ru_new,
        }
    }
}

/// The whole table's computation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundRobin {
    /// Opponents of each player, n.
    pub opponents: i64,
    /// Sum of the rated players' ratings and their number: Rar as a fraction.
    pub rated_average: (i64, i64),
    /// Sum of the rated players' dp and their number: dpa as a fraction.
    pub dp_average: (i64, i64),
    /// Ra, rounded.
    pub average: i64,
    /// Each player of the table, in its order; for rated players only percentage and dp are used.
    pub players: Vec<Computed>,
}

/// Computes the table. `None` without a rated or without an unrated player, or with fewer than two players.
pub fn compute(edition: &Edition, table: &[Line]) -> Option<RoundRobin> {
    let rated = || table.iter().filter(|line| line.rating != 0);
    let count = rated().count() as i64;
    if count == 0 || count == table.len() as i64 || table.iter().any(|line| line.games == 0) {
        return None;
    }
    let n = table.len() as i64 - 1;
    let key = |line: &Line| percentage(edition.percentage_tie.value, line.halves.into(), line.games.into()).0;
    let dp = |line: &Line| i64::from(difference_of_percentage(key(line)));

    let ratings: i64 = rated().map(|line| i64::from(line.rating)).sum();
    let dps: i64 = rated().map(dp).sum();
    // 8.21b III, rounded here: the example needs it.
    let average = half_up(ratings * (n + 1) - dps * n, count * (n + 1));

    let first: Vec<i64> =
        table
            .iter()
            .map(|line| {
                if line.rating != 0 { line.rating.into() } else { own_rating(edition, line, dp(line), (average, 1), n) }
            })
            .collect();
    let computed = |(line, &ru): (&Line, &i64)| Computed {
        percentage: key(line),
        dp: dp(line) as i16,
        rc: average,
        ru,
        rc_new: (average, 1),
        ru_new: ru,
    };
    let mut players: Vec<Computed> = table.iter().zip(&first).map(computed).collect();
    for _ in 0..passes(edition) {
        let before: Vec<i64> = players.iter().map(|one| one.ru_new).collect();
        for ((line, one), own) in table.iter().zip(&mut players).zip(&before) {
            let beyond: i64 = before.iter().map(|opponent| beyond_limit(opponent - own)).sum();
            one.rc_new = (average * n - beyond, n);
            if line.rating == 0 {
                one.ru_new = own_rating(edition, line, dp(line), one.rc_new, n);
            }
        }
    }
    Some(RoundRobin { opponents: n, rated_average: (ratings, count), dp_average: (dps, count), average, players })
}

/// Corrective passes of 8.58.
fn passes(edition: &Edition) -> u8 {
    match edition.round_robin.value {
        RoundRobinMethod::Computed { passes, .. } => passes,
        RoundRobinMethod::NoSpecialCase => 1,
    }
}

/// 8.22 (50 %), 8.23 (above), 8.25 (below) on the own field's average Rc = num/den.
fn own_rating(edition: &Edition, line: &Line, dp: i64, (num, den): (i64, i64), n: i64) -> i64 {
    let above = i64::from(line.halves) - i64::from(line.games);
    if above >= 0 {
        half_up(num + above * bonus(edition) * den, den)
    } else {
        half_up(num * (n + 1) + dp * n * den, den * (n + 1))
    }
}

/// 8.23. Editions with hypothetical opponents know no round-robin method, so no bonus is asked of them.
fn bonus(edition: &Edition) -> i64 {
    match edition.first_rating.value {
        FirstRatingMethod::Bonus { per_half_point } => i64::from(per_half_point),
        FirstRatingMethod::Hypothetical { .. } => 0,
    }
}

/// By how much an opponent lies beyond 400 points, above (positive) or below (negative).
fn beyond_limit(difference: i64) -> i64 {
    let limit = i64::from(DifferenceCap::LIMIT);
    (difference - limit).max(0) - (-difference - limit).max(0)
}
