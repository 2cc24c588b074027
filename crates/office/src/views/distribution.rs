//! How the ratings of those who are asked for are spread: in classes, by shares, and what share somebody of a rating is
//! ahead of.

use crate::files::export::Selection;
use crate::views::roll::Roll;
use crate::views::standing::{CLASS, Place};

/// The shares whose ratings are told, in percent of those who have at most that rating.
pub const SHARES: [u8; 7] = [99, 95, 90, 75, 50, 25, 10];

/// The ratings of a group, the strongest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Distribution {
    ratings: Vec<i32>,
}

/// Where a rating stands in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place it has, or would have.
    pub place: Place,
    /// How many have a lower one.
    pub below: u64,
}

impl Standing {
    /// The share of the group with a lower rating, in whole percents that are reached; none of a group of nobody. Who is in
    /// the group himself is not compared with himself.
    pub fn share(&self, is_member: bool) -> Option<u64> {
        let others = self.place.of.checked_sub(u64::from(is_member))?;
        (self.below * 100).checked_div(others)
    }
}

impl Distribution {
    /// Of those on a list who are asked for.
    pub fn of(roll: &Roll, selection: &Selection) -> Self {
        Distribution { ratings: roll.ratings_of(selection) }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.ratings.len()
    }

    /// The highest.
    pub fn highest(&self) -> Option<i32> {
        self.ratings.first().copied()
    }

    /// The mean, rounded to a whole point; a half goes up.
    pub fn mean(&self) -> Option<i32> {
        let count = i64::try_from(self.ratings.len()).ok().filter(|count| *count > 0)?;
        let sum: i64 = self.ratings.iter().map(|rating| i64::from(*rating)).sum();
        i32::try_from((2 * sum + count).div_euclid(2 * count)).ok()
    }

    /// The lowest rating such that at least this share of the group, in percent, has at most that; somebody has it.
    pub fn at_share(&self, percent: u8) -> Option<i32> {
        let count = self.ratings.len();
        let rank = (count * usize::from(percent.min(100))).div_ceil(100).max(1);
        self.ratings.get(count.checked_sub(rank)?).copied()
    }

    /// In classes of [`CLASS`] points: the lowest rating of each, and how many are in it. Ratings below zero, which go has,
    /// are counted with the class of zero.
    pub fn classes(&self) -> Vec<(i32, u64)> {
        let mut classes: Vec<(i32, u64)> = Vec::new();
        for rating in self.ratings.iter().rev().map(|rating| (*rating).max(0)) {
            let lowest = rating - rating % CLASS as i32;
            match classes.last_mut().filter(|(last, _)| *last == lowest) {
                Some((_, count)) => *count += 1,
                None => classes.push((lowest, 1)),
            }
        }
        classes
    }

    /// Where a rating stands.
    pub fn standing(&self, rating: i32) -> Standing {
        let above = self.ratings.partition_point(|other| *other > rating);
        let not_below = self.ratings.partition_point(|other| *other >= rating);
        let of = self.ratings.len() as u64;
        Standing { place: Place { place: above as u64 + 1, of }, below: of - not_below as u64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(ratings: &[i32]) -> Distribution {
        Distribution { ratings: ratings.to_vec() }
    }

    #[test]
    fn ten_ratings_by_hand() {
        let ten = of(&[2400, 2100, 2000, 1900, 1850, 1850, 1700, 1600, 1449, 1400]);
        // 18249 / 10 = 1824.9.
        assert_eq!(ten.mean(), Some(1825));
        assert_eq!((ten.count(), ten.highest()), (10, Some(2400)));
        // Of ten a tenth is one: the lowest has 10 %, the fifth from below half, the highest all from 91 % on.
        let shares = [(10, 1400), (11, 1449), (25, 1600), (50, 1850), (75, 2000), (90, 2100), (91, 2400), (99, 2400)];
        for (percent, rating) in shares {
            assert_eq!(ten.at_share(percent), Some(rating), "{percent} %");
        }
        assert_eq!(ten.at_share(0), Some(1400));
        let classes = [(1400, 2), (1600, 1), (1700, 1), (1850, 2), (1900, 1), (2000, 1), (2100, 1), (2400, 1)];
        assert_eq!(ten.classes(), classes);
    }

    #[test]
    fn better_than_a_share_of_the_group() {
        let ten = of(&[2400, 2100, 2000, 1900, 1850, 1850, 1700, 1600, 1449, 1400]);
        let mine = ten.standing(1850);
        assert_eq!((mine.place, mine.below), (Place { place: 5, of: 10 }, 4));
        // Four of the nine others: 44.4 %. As a stranger: four of ten.
        assert_eq!((mine.share(true), mine.share(false)), (Some(44), Some(40)));
        let best = ten.standing(2400);
        assert_eq!((best.place.place, best.share(true), best.share(false)), (1, Some(100), Some(90)));
        let between = ten.standing(1950);
        assert_eq!((between.place.place, between.below, between.share(false)), (4, 7, Some(70)));
        assert_eq!(ten.standing(1000).share(false), Some(0));
    }

    #[test]
    fn nobody_is_ahead_of_nobody() {
        let nobody = of(&[]);
        assert_eq!((nobody.mean(), nobody.at_share(50), nobody.highest()), (None, None, None));
        assert_eq!(nobody.standing(1500).share(false), None);
        assert_eq!(of(&[1500]).standing(1500).share(true), None, "alone in the group");
        // Below zero: -3 and -4 have the mean of -3.5, whose half goes up to -3.
        let go = of(&[-3, -4]);
        assert_eq!((go.mean(), go.classes()), (Some(-3), vec![(0, 2)]));
    }
}
