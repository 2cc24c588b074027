//! Performance (TPR) and the average method: information for people, never a rating.

use super::edition::Edition;
use super::first_rating::percentage;
use super::rated::TournamentResult;
use super::tables::{difference_of_percentage, expected_at};
use crate::rounding::half_up;
use arpad_model::{HalfPoints, Hundredths};

/// A tournament performance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// Percentage score in hundredths.
    pub percentage: u8,
    /// dp of table a.
    pub dp: i16,
    /// Average plus dp, rounded.
    pub rating: i64,
}

/// The performance against opponents of this average (sum and number). S000 II.3.
pub fn performance(edition: &Edition, (sum, games): (i64, i64), score: HalfPoints) -> Performance {
    let (percentage, _) = percentage(edition.percentage_tie.value, score.0.into(), games);
    let dp = difference_of_percentage(percentage);
    Performance { percentage, dp, rating: half_up(sum + i64::from(dp) * games, games) }
}

/// The games of a tournament that a performance looks at: those that counted, against opponents with a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The opponents' ratings added up, and how many there are.
    pub opponents: (i64, i64),
    /// Points made in these games.
    pub score: HalfPoints,
}

impl Counted {
    /// Of one player's tournament; none where no game counted.
    pub fn of(played: &TournamentResult) -> Option<Self> {
        let counted = played.games.iter().filter(|game| game.counted);
        let against = counted.filter_map(|game| Some((game.opponent_rating?, game.score)));
        let (sum, games, halves) = against.fold((0, 0, 0), |(sum, games, halves), (opponent, score)| {
            (sum + i64::from(opponent), games + 1, halves + score.0)
        });
        (games > 0).then_some(Counted { opponents: (sum, games), score: HalfPoints(halves) })
    }

    /// Average of the opponents plus dp of the percentage: table a of any edition, used as S000 II.3 uses it.
    pub fn performance(&self, edition: &Edition) -> Performance {
        performance(edition, self.opponents, self.score)
    }
}

/// The expected score by the average method of S000 II.1: a teaching simplification that conflicts with 8.51 and must
/// not be used for rating (E-12).
pub fn expected_by_average(rating: i32, average: i32, games: i64) -> Hundredths {
    arpad_model::Decimal(i64::from(expected_at(rating - average)) * games)
}
