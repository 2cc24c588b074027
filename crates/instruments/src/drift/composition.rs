//! Where a number of a list came from: who left, who became inactive, how those who stayed moved, who came back, who is new.
//!
//! The ratings before are taken step by step to those after, one group at a time; what a number gains at a step is that group's
//! part. So the parts add up to the whole exactly, whatever the number is.

use super::fraction::Fraction;
use super::spread::{Measure, Spread};
use std::collections::HashMap;
use std::hash::Hash;

/// Somebody on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// His rating.
    pub rating: i32,
    /// Active on it.
    pub active: bool,
}

/// Why a number moved, in the order of the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// They are no longer on the list.
    Left,
    /// They are on it and no longer active.
    Lapsed,
    /// They stayed, and their ratings moved.
    Moved,
    /// They were on it and are active again.
    Returned,
    /// They are new on it.
    Entered,
}

impl Part {
    /// All of them, in the order of the steps.
    pub const ALL: [Part; 5] = [Part::Left, Part::Lapsed, Part::Moved, Part::Returned, Part::Entered];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Part::Left => "left",
            Part::Lapsed => "lapsed",
            Part::Moved => "moved",
            Part::Returned => "returned",
            Part::Entered => "entered",
        }
    }
}

/// Whose ratings are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    /// Everybody with a rating; nobody lapses and nobody returns.
    Rated,
    /// Those who are active.
    Active,
}

/// How the numbers of a list came from those of the list before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composition {
    /// How many each part concerns.
    pub counts: [u64; 5],
    steps: [Option<Spread>; 6],
}

impl Composition {
    /// From one list to the next.
    pub fn between<K: Eq + Hash + Copy>(
        before: &HashMap<K, Standing>,
        after: &HashMap<K, Standing>,
        among: Among,
    ) -> Self {
        let counted = |one: &&Standing| among == Among::Rated || one.active;
        let mut counts = [0_u64; 5];
        let mut steps: [Vec<i32>; 6] = Default::default();
        for (who, then) in before.iter().filter(|(_, one)| counted(one)) {
            steps[0].push(then.rating);
            match after.get(who) {
                None => counts[Part::Left as usize] += 1,
                Some(now) => {
                    steps[1].push(then.rating);
                    if counted(&now) {
                        steps[2].push(then.rating);
                        (3..6).for_each(|step| steps[step].push(now.rating));
                        counts[Part::Moved as usize] += 1;
                    } else {
                        counts[Part::Lapsed as usize] += 1;
                    }
                }
            }
        }
        for (who, now) in after.iter().filter(|(_, one)| counted(one)) {
            match before.get(who) {
                Some(then) if counted(&then) => {}
                Some(_) => {
                    steps[4].push(now.rating);
                    steps[5].push(now.rating);
                    counts[Part::Returned as usize] += 1;
                }
                None => {
                    steps[5].push(now.rating);
                    counts[Part::Entered as usize] += 1;
                }
            }
        }
        Composition { counts, steps: steps.map(Spread::of) }
    }

    /// The ratings before and after.
    pub fn ends(&self) -> [Option<Spread>; 2] {
        [self.steps[0], self.steps[5]]
    }

    /// The whole change of a number; none where one of the lists has nobody.
    pub fn whole(&self, measure: Measure) -> Option<Fraction> {
        Some(self.steps[5]?.get(measure) - self.steps[0]?.get(measure))
    }

    /// Its parts, in the order of [`Part::ALL`]. Where a step leaves nobody, who comes after it brings the whole.
    pub fn parts(&self, measure: Measure) -> Option<[Fraction; 5]> {
        let mut last = self.steps[0]?.get(measure);
        self.steps[5]?;
        let mut parts = [Fraction::whole(0); 5];
        for (part, step) in parts.iter_mut().zip(&self.steps[1..]) {
            if let Some(spread) = step {
                *part = spread.get(measure) - last;
                last = spread.get(measure);
            }
        }
        Some(parts)
    }

    /// The parts in hundredths, rounded so that they add up to the whole in hundredths: each is cut, and what is missing goes to
    /// those that were cut most.
    pub fn in_hundredths(&self, measure: Measure) -> Option<[i64; 5]> {
        let (parts, whole) = (self.parts(measure)?, self.whole(measure)?);
        let mut cut = parts.map(|part| part.floor_of(100));
        let mut order = [0, 1, 2, 3, 4];
        order.sort_by(|one, other| {
            // Only who gets the missing hundredth depends on it; exact fractions of large lists would be too long to compare.
            let rest = |at: usize| (parts[at] - Fraction::new(cut[at].into(), 100)).value();
            rest(*other).total_cmp(&rest(*one)).then(one.cmp(other))
        });
        let missing = whole.hundredths() - cut.iter().sum::<i64>();
        for at in order.into_iter().cycle().take(usize::try_from(missing).unwrap_or(0)) {
            cut[at] += 1;
        }
        Some(cut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn list(ratings: &[(u32, i32)]) -> HashMap<u32, Standing> {
        ratings.iter().map(|(person, rating)| (*person, Standing { rating: *rating, active: true })).collect()
    }

    /// 1900, 2000, 2100 (mean 2000); 1900 leaves, 2000 wins 10, 2100 loses 5, 1700 and 1750 enter. Those who stayed: 2050 before,
    /// 2052.5 after; all after: 7555/4 = 1888.75. +50, +2.5, −163.75: −111.25.
    #[test]
    fn the_change_of_a_mean_by_hand() {
        let before = list(&[(1, 1900), (2, 2000), (3, 2100)]);
        let after = list(&[(2, 2010), (3, 2095), (4, 1700), (5, 1750)]);
        let change = Composition::between(&before, &after, Among::Rated);
        assert_eq!(change.whole(Measure::Mean), Some(Fraction::new(-11_125, 100)));
        let nothing = Fraction::whole(0);
        let due = [Fraction::whole(50), nothing, Fraction::new(5, 2), nothing, Fraction::new(-16_375, 100)];
        assert_eq!((change.parts(Measure::Mean), change.counts), (Some(due), [1, 0, 2, 0, 2]));
        assert_eq!(due[4].to_string(), "-655/4");
    }

    /// 2000 and 2200 are active, 1800 is not: mean 2100. 2200 becomes inactive (−100 to 2000), 2000 wins 30, 1800 is active again
    /// with 1810 (1920, so −110), 1500 is new (1780, so −140).
    #[test]
    fn who_becomes_inactive_and_who_comes_back_by_hand() {
        let standing = |rating, active| Standing { rating, active };
        let before = HashMap::from([(1, standing(2000, true)), (2, standing(2200, true)), (3, standing(1800, false))]);
        let after = HashMap::from([
            (1, standing(2030, true)),
            (2, standing(2200, false)),
            (3, standing(1810, true)),
            (4, standing(1500, true)),
        ]);
        let change = Composition::between(&before, &after, Among::Active);
        let parts = change.parts(Measure::Mean).unwrap();
        assert_eq!(parts, [0, -100, 30, -110, -140].map(Fraction::whole));
        assert_eq!((change.counts, change.whole(Measure::Mean)), ([0, 1, 1, 1, 1], Some(Fraction::whole(-320))));
    }

    /// 1400, 1500, 1600, 1800, 2100: median 1600, halves 1450 and 1950; without 1600 the median is 1650. Their variance:
    /// (280² + 180² + 80² + 120² + 420²) / 5 = 61,600.
    #[test]
    fn median_quartiles_and_variance_by_hand() {
        let odd = Spread::of(vec![2100, 1400, 1800, 1500, 1600]).unwrap();
        assert_eq!((odd.players, odd.mean()), (5, Fraction::whole(1680)));
        let measures = [Measure::Lower, Measure::Median, Measure::Upper, Measure::Variance];
        assert_eq!(measures.map(|one| odd.get(one)), [1450, 1600, 1950, 61_600].map(Fraction::whole));
        let even = Spread::of(vec![2100, 1400, 1800, 1500]).unwrap();
        assert_eq!(even.get(Measure::Median), Fraction::whole(1650));
        let one = Spread::of(vec![1400]).unwrap();
        assert_eq!(measures.map(|of| one.get(of)), [1400, 1400, 1400, 0].map(Fraction::whole));
        assert_eq!(Spread::of(Vec::new()), None);
    }

    #[test]
    fn where_nobody_stays_those_who_enter_bring_the_whole() {
        let change = Composition::between(&list(&[(1, 2000)]), &list(&[(2, 1900)]), Among::Rated);
        assert_eq!(change.in_hundredths(Measure::Mean), Some([0, 0, 0, 0, -10_000]));
        assert_eq!(Composition::between(&list(&[]), &list(&[(2, 1900)]), Among::Rated).parts(Measure::Mean), None);
    }

    proptest! {
        /// Whatever two lists have, the parts of every number add up to the whole, exactly and as they are shown.
        #[test]
        fn the_parts_add_up(
            before in prop::collection::hash_map(0_u32..60, (1000_i32..2900, any::<bool>()), 1..50),
            after in prop::collection::hash_map(0_u32..60, (1000_i32..2900, any::<bool>()), 1..50),
        ) {
            let of = |all: HashMap<u32, (i32, bool)>| -> HashMap<u32, Standing> {
                all.into_iter().map(|(who, (rating, active))| (who, Standing { rating, active })).collect()
            };
            let (before, after) = (of(before), of(after));
            for among in [Among::Rated, Among::Active] {
                let change = Composition::between(&before, &after, among);
                for measure in Measure::ALL {
                    let Some(whole) = change.whole(measure) else { continue };
                    prop_assert_eq!(change.parts(measure).unwrap().into_iter().sum::<Fraction>(), whole);
                    prop_assert_eq!(change.in_hundredths(measure).unwrap().iter().sum::<i64>(), whole.hundredths());
                }
                let [left, lapsed, moved, ..] = change.counts;
                let then = before.values().filter(|one| among == Among::Rated || one.active).count() as u64;
                prop_assert_eq!(left + lapsed + moved, then);
            }
        }
    }
}
