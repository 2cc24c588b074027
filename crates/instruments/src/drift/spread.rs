//! The ratings of a list in a few numbers, all exact.

use super::fraction::Fraction;

/// Which number of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// The mean.
    Mean,
    /// The median: of an even number the mean of the two in the middle.
    Median,
    /// The median of the lower half; of an odd number the middle one is in neither half.
    Lower,
    /// The median of the upper half.
    Upper,
    /// The variance: the mean square of the distance from the mean.
    Variance,
}

impl Measure {
    /// All of them.
    pub const ALL: [Measure; 5] = [Measure::Mean, Measure::Median, Measure::Lower, Measure::Upper, Measure::Variance];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Measure::Mean => "mean",
            Measure::Median => "median",
            Measure::Lower => "lower",
            Measure::Upper => "upper",
            Measure::Variance => "variance",
        }
    }
}

/// Ratings of some players, each measure exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// How many.
    pub players: u64,
    measures: [Fraction; 5],
}

impl Spread {
    /// None of nobody.
    pub fn of(mut ratings: Vec<i32>) -> Option<Self> {
        ratings.sort_unstable();
        let half = ratings.len() / 2;
        let (lower, upper) = (&ratings[..half], &ratings[ratings.len() - half..]);
        let median = median(&ratings)?;
        let count = ratings.len() as i128;
        let (sum, squares) = ratings.iter().fold((0_i128, 0_i128), |(sum, squares), rating| {
            (sum + i128::from(*rating), squares + i128::from(*rating) * i128::from(*rating))
        });
        let mean = Fraction::new(sum, count);
        let variance = Fraction::new(count * squares - sum * sum, count * count);
        // Of one there is nothing below and nothing above.
        let [lower, upper] = [lower, upper].map(|half| self::median(half).unwrap_or(median));
        Some(Spread { players: ratings.len() as u64, measures: [mean, median, lower, upper, variance] })
    }

    /// One of its numbers.
    pub fn get(&self, measure: Measure) -> Fraction {
        self.measures[measure as usize]
    }

    /// The mean.
    pub fn mean(&self) -> Fraction {
        self.get(Measure::Mean)
    }

    /// The root of the variance, for people.
    pub fn deviation(&self) -> f64 {
        self.get(Measure::Variance).value().sqrt()
    }
}

/// Of ratings in their order.
fn median(ratings: &[i32]) -> Option<Fraction> {
    let middle = ratings.len() / 2;
    let upper = i128::from(*ratings.get(middle)?);
    Some(match ratings.len() % 2 {
        0 => Fraction::new(upper + i128::from(ratings[middle - 1]), 2),
        _ => Fraction::new(upper, 1),
    })
}
