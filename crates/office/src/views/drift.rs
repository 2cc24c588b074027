//! Whether the scale drifts: every published list in a few numbers, and how its mean came from that of the list before. The
//! change is taken apart exactly, in fractions: who left, who stayed and moved, who entered.

use crate::acts::desk::OfficeError;
use crate::lists::Owners;
use crate::lists::compute::holding;
use arpad_model::{EntryId, List, PersonId, Series};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt;
use std::ops::{Add, Sub};

/// One published list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drift {
    /// The list.
    pub list: List,
    /// Its ratings; none where nobody is rated on it.
    pub spread: Option<Spread>,
    /// How the mean came from that of the list before; none on the first, and where one of the two has nobody.
    pub change: Option<MeanChange>,
}

/// The ratings of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// How many are rated.
    pub players: u64,
    /// The mean.
    pub mean: Fraction,
    /// The median: of an even number the mean of the two in the middle.
    pub median: Fraction,
    /// The median of the lower half; of an odd number the middle one is in neither half.
    pub lower: Fraction,
    /// The median of the upper half.
    pub upper: Fraction,
}

/// The change of the mean, taken apart; the three parts add up to it exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeanChange {
    /// The whole change.
    pub whole: Fraction,
    /// What it is that some have left: the mean of those who stayed less the mean of all, on the list before.
    pub left: Fraction,
    /// How the mean of those who stayed moved.
    pub moved: Fraction,
    /// What it is that some have entered: the mean of all less the mean of those who stayed, on this list.
    pub entered: Fraction,
    /// How many left, stayed and entered.
    pub counts: [u64; 3],
}

/// Every list that governs a series, oldest first, each in its newest revision.
pub fn drift(store: &mut Reader<'_>, series: Series) -> Result<Vec<Drift>, OfficeError> {
    let owners = Owners::read(store, series, EntryId::LAST)?;
    let mut found: Vec<Drift> = Vec::new();
    let mut before: Option<HashMap<PersonId, i32>> = None;
    for list in holding(lists::of(store, series)?, &owners) {
        let ratings = list_rows::ratings(store, list.id)?;
        let change = before.as_ref().and_then(|before| MeanChange::between(before, &ratings));
        found.push(Drift { list, spread: Spread::of(ratings.values().copied().collect()), change });
        before = Some(ratings);
    }
    Ok(found)
}

impl Spread {
    /// None of nobody.
    pub fn of(mut ratings: Vec<i32>) -> Option<Self> {
        ratings.sort_unstable();
        let half = ratings.len() / 2;
        let (lower, upper) = (&ratings[..half], &ratings[ratings.len() - half..]);
        let median = median(&ratings)?;
        Some(Spread {
            players: ratings.len() as u64,
            mean: mean(ratings.iter().copied())?,
            median,
            // Of one there is nothing below and nothing above.
            lower: self::median(lower).unwrap_or(median),
            upper: self::median(upper).unwrap_or(median),
        })
    }
}

impl MeanChange {
    /// From one list to the next; none where one of them has nobody.
    pub fn between(before: &HashMap<PersonId, i32>, after: &HashMap<PersonId, i32>) -> Option<Self> {
        let stayed: Vec<(i32, i32)> =
            before.iter().filter_map(|(person, rating)| Some((*rating, *after.get(person)?))).collect();
        let (old, new) = (mean(before.values().copied())?, mean(after.values().copied())?);
        let counts = [before.len() - stayed.len(), stayed.len(), after.len() - stayed.len()].map(|count| count as u64);
        let of_stayed = mean(stayed.iter().map(|pair| pair.0)).zip(mean(stayed.iter().map(|pair| pair.1)));
        // Where nobody stayed, nobody moved, and those who left cannot be told from those who entered.
        let (left, moved, entered) = match of_stayed {
            Some((then, now)) => (then - old, now - then, new - now),
            None => (Fraction::whole(0), Fraction::whole(0), new - old),
        };
        Some(MeanChange { whole: new - old, left, moved, entered, counts })
    }

    /// The three parts in hundredths, rounded so that they add up to the whole in hundredths: each is cut, and what is missing
    /// goes to those that were cut most.
    pub fn in_hundredths(&self) -> [i64; 3] {
        let parts = [self.left, self.moved, self.entered];
        let mut cut = parts.map(|part| part.floor_of(100));
        let mut order = [0, 1, 2];
        order.sort_by(|one, other| {
            let rest = |at: usize| parts[at] - Fraction::new(cut[at].into(), 100);
            rest(*other).cmp(&rest(*one)).then(one.cmp(other))
        });
        let missing = self.whole.hundredths() - cut.iter().sum::<i64>();
        for at in order.into_iter().cycle().take(usize::try_from(missing).unwrap_or(0)) {
            cut[at] += 1;
        }
        cut
    }
}

fn mean(ratings: impl Iterator<Item = i32>) -> Option<Fraction> {
    let (sum, count) = ratings.fold((0_i128, 0_i128), |(sum, count), rating| (sum + i128::from(rating), count + 1));
    (count > 0).then(|| Fraction::new(sum, count))
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

/// An exact number: in lowest terms, the denominator above 0. Lists of the whole world stay far below the bounds of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// In lowest terms; the denominator is above 0.
    pub fn new(numerator: i128, denominator: i128) -> Self {
        let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = (a.max(1) as i128) * denominator.signum();
        Fraction { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// A whole number.
    pub fn whole(number: i128) -> Self {
        Fraction { numerator: number, denominator: 1 }
    }

    /// In hundredths, a half away from zero.
    pub fn hundredths(self) -> i64 {
        let doubled = self.numerator.abs() * 200 + self.denominator;
        let rounded = doubled.div_euclid(self.denominator * 2);
        (rounded * self.numerator.signum()) as i64
    }

    /// So many of it, the fraction cut off downwards.
    fn floor_of(self, times: i128) -> i64 {
        (self.numerator * times).div_euclid(self.denominator) as i64
    }
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let numerator = self.numerator * other.denominator + other.numerator * self.denominator;
        Fraction::new(numerator, self.denominator * other.denominator)
    }
}

impl Sub for Fraction {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + Fraction { numerator: -other.numerator, ..other }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (*self - *other).numerator.cmp(&0)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn list(ratings: &[(u32, i32)]) -> HashMap<PersonId, i32> {
        ratings.iter().map(|(person, rating)| (PersonId(*person), *rating)).collect()
    }

    /// 1900, 2000, 2100 (mean 2000); 1900 leaves, 2000 wins 10, 2100 loses 5, 1700 and 1750 enter. Those who stayed: 2050 before,
    /// 2052.5 after; all after: 7555/4 = 1888.75. +50, +2.5, −163.75: −111.25.
    #[test]
    fn the_change_of_a_mean_by_hand() {
        let before = list(&[(1, 1900), (2, 2000), (3, 2100)]);
        let after = list(&[(2, 2010), (3, 2095), (4, 1700), (5, 1750)]);
        let change = MeanChange::between(&before, &after).unwrap();
        assert_eq!(change.whole, Fraction::new(-11_125, 100));
        assert_eq!([change.left, change.moved], [Fraction::whole(50), Fraction::new(5, 2)]);
        assert_eq!(change.entered, Fraction::new(-16_375, 100));
        assert_eq!((change.counts, change.entered.to_string().as_str()), ([1, 2, 2], "-655/4"));
    }

    /// 1400, 1500, 1600, 1800, 2100: median 1600, halves 1450 and 1950; without 1600 the median is 1650.
    #[test]
    fn median_and_quartiles_by_hand() {
        let odd = Spread::of(vec![2100, 1400, 1800, 1500, 1600]).unwrap();
        assert_eq!((odd.players, odd.mean), (5, Fraction::whole(1680)));
        assert_eq!([odd.lower, odd.median, odd.upper], [1450, 1600, 1950].map(Fraction::whole));
        let even = Spread::of(vec![2100, 1400, 1800, 1500]).unwrap();
        assert_eq!([even.lower, even.median, even.upper], [1450, 1650, 1950].map(Fraction::whole));
        let one = Spread::of(vec![1400]).unwrap();
        assert_eq!([one.lower, one.median, one.upper], [Fraction::whole(1400); 3]);
        assert_eq!(Spread::of(Vec::new()), None);
    }

    /// A third and two sixths of a point: 0.33, 0.17 and 0.17 would be 0.67 for 0.66…
    #[test]
    fn parts_that_are_shown_add_up() {
        let of = |left, moved, entered| {
            let whole = left + moved + entered;
            MeanChange { whole, left, moved, entered, counts: [0; 3] }
        };
        let sixth = Fraction::new(1, 6);
        let change = of(Fraction::new(1, 3), sixth, sixth);
        assert_eq!((change.whole.hundredths(), change.in_hundredths()), (67, [33, 17, 17]));
        let change = of(sixth, sixth, sixth);
        assert_eq!((change.whole.hundredths(), change.in_hundredths()), (50, [17, 17, 16]));
        let change = of(Fraction::new(-1, 3), Fraction::new(-1, 3), Fraction::new(1, 3));
        assert_eq!((change.whole.hundredths(), change.in_hundredths().iter().sum::<i64>()), (-33, -33));
        let nobody = MeanChange::between(&list(&[(1, 2000)]), &list(&[(2, 1900)])).unwrap();
        assert_eq!(nobody.in_hundredths(), [0, 0, -10_000], "nobody stayed");
    }

    proptest! {
        /// Whatever two lists have, the parts add up to the whole, exactly and as they are shown.
        #[test]
        fn the_parts_add_up(
            before in prop::collection::hash_map(0_u32..60, 1000_i32..2900, 1..50),
            after in prop::collection::hash_map(0_u32..60, 1000_i32..2900, 1..50),
        ) {
            let of = |ratings: HashMap<u32, i32>| list(&ratings.into_iter().collect::<Vec<_>>());
            let change = MeanChange::between(&of(before), &of(after)).unwrap();
            prop_assert_eq!(change.left + change.moved + change.entered, change.whole);
            prop_assert_eq!(change.in_hundredths().iter().sum::<i64>(), change.whole.hundredths());
        }
    }
}
