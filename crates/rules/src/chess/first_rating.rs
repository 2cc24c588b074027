//! A first rating: what an unrated player's pooled results are worth.

use super::edition::{Edition, FirstRatingMethod, Tie};
use super::tables::difference_of_percentage;
use crate::rounding::{half_away_from_zero, half_up, is_tie};

/// Pooled results: games, half points, and the sum of the opponents' ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games.
    pub games: u32,
    /// Half points scored.
    pub halves: u32,
    /// Sum of the opponents' ratings.
    pub opponents: i64,
}

impl Results {
    /// Adds another event's results.
    pub fn add(&mut self, other: Results) {
        self.games += other.games;
        self.halves += other.halves;
        self.opponents += other.opponents;
    }
}

/// A first rating with every number that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstRating {
    /// The results counted.
    pub results: Results,
    /// The average Ra as a fraction: sum and number of opponents, hypothetical ones included.
    pub average: (i64, i64),
    /// The percentage score in hundredths, the key of table a.
    pub percentage: u8,
    /// The percentage lay exactly between two keys.
    pub percentage_tie: bool,
    /// dp of table a.
    pub dp: i16,
    /// What was added to the average, as a fraction: dp (in a round robin a part of it), or the bonus for half points
    /// above 50 %.
    pub added: (i64, i64),
    /// Ra plus that, rounded.
    pub computed: i64,
    /// The rounding hit a tie.
    pub computed_tie: bool,
    /// The result, cut to the highest first rating where there is one.
    pub rating: i64,
    /// From the table of a round robin, whoever the opponents were.
    pub of_table: bool,
}

/// The first rating of these results. At least one game, hypothetical ones not counted.
pub fn first_rating(edition: &Edition, results: Results) -> FirstRating {
    let Results { games, halves, opponents } = results;
    let (games, halves) = (i64::from(games), i64::from(halves));
    match edition.first_rating.value {
        FirstRatingMethod::Bonus { per_half_point } => {
            let (percentage, percentage_tie) = percentage(edition.percentage_tie.value, halves, games);
            let dp = difference_of_percentage(percentage);
            let above = halves - games;
            let added = if above > 0 { i64::from(per_half_point) * above } else { below_half(dp, above) };
            finish(edition, results, (opponents, games), (percentage, percentage_tie), dp, added, None)
        }
        FirstRatingMethod::Hypothetical { opponents: extra, rated, highest } => {
            let extra = i64::from(extra);
            let average = (opponents + extra * i64::from(rated), games + extra);
            let p = percentage(edition.percentage_tie.value, halves + extra, games + extra);
            let dp = difference_of_percentage(p.0);
            finish(edition, results, average, p, dp, i64::from(dp), Some(highest))
        }
    }
}

/// A score as the key of table a: whole hundredths. In integers only; ties are frequent, not academic.
pub fn percentage(tie: Tie, halves: i64, games: i64) -> (u8, bool) {
    let (num, den) = (50 * halves, games);
    let hundredths = match tie {
        Tie::Up => half_up(num, den),
        Tie::AwayFromZero => half_away_from_zero(num, den),
    };
    (hundredths as u8, is_tie(num, den))
}

/// At exactly 50 % nothing is added, below it dp.
fn below_half(dp: i16, above: i64) -> i64 {
    if above == 0 { 0 } else { i64::from(dp) }
}

fn finish(
    edition: &Edition,
    results: Results,
    average: (i64, i64),
    (percentage, percentage_tie): (u8, bool),
    dp: i16,
    added: i64,
    highest: Option<i16>,
) -> FirstRating {
    let (num, den) = (average.0 + added * average.1, average.1);
    let computed = match edition.first_tie.value {
        Tie::Up => half_up(num, den),
        Tie::AwayFromZero => half_away_from_zero(num, den),
    };
    let rating = highest.map_or(computed, |highest| computed.min(i64::from(highest)));
    let computed_tie = is_tie(num, den);
    let added = (added, 1);
    FirstRating {
        results,
        average,
        percentage,
        percentage_tie,
        dp,
        added,
        computed,
        computed_tie,
        rating,
        of_table: false,
    }
}
