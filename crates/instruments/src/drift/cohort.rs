//! Fixed cohorts: the same grown-up people on lists of several years. They learn little and forget little; where their ratings
//! move together, the scale has moved.

use std::collections::HashMap;
use std::hash::Hash;

/// Somebody on the list of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grown {
    /// Rating.
    pub rating: i32,
    /// Active.
    pub active: bool,
    /// The year of birth.
    pub born: Option<i16>,
}

/// Ages of a cohort in the year of its last list, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ages(pub i16, pub i16);

/// 35 to 45.
pub const MIDDLE: Ages = Ages(35, 45);

/// 25 to 45.
pub const GROWN: Ages = Ages(25, 45);

/// The years over which a cohort is followed.
pub const YEARS: usize = 3;

/// A cohort over some years.
#[derive(Clone, Debug, PartialEq)]
pub struct Cohort {
    /// Ages.
    pub ages: Ages,
    /// How many people.
    pub people: usize,
    /// The sum of their ratings on the list of each year, the oldest first.
    pub sums: Vec<i64>,
    /// The mean change of a year and its standard error.
    pub a_year: f64,
    /// Its standard error.
    pub error: f64,
}

/// Who is active on every one of these lists, a year apart each, the oldest first, and of these ages in the year of the last.
/// None where there are fewer than two lists or fewer than two people.
pub fn cohort<K: Eq + Hash>(lists: &[&HashMap<K, Grown>], year: i16, ages: Ages) -> Option<Cohort> {
    let (last, earlier) = lists.split_last()?;
    let years = earlier.len();
    if years == 0 {
        return None;
    }
    let is_in = |one: &Grown| one.active && one.born.is_some_and(|born| (ages.0..=ages.1).contains(&(year - born)));
    let mut sums = vec![0_i64; lists.len()];
    let mut changes: Vec<f64> = Vec::new();
    for (who, _) in last.iter().filter(|(_, one)| is_in(one)) {
        let on: Option<Vec<i64>> =
            lists.iter().map(|list| list.get(who).filter(|one| one.active).map(|one| i64::from(one.rating))).collect();
        let Some(on) = on else { continue };
        sums.iter_mut().zip(&on).for_each(|(sum, rating)| *sum += rating);
        changes.push((on[years] - on[0]) as f64 / years as f64);
    }
    let people = changes.len();
    if people < 2 {
        return None;
    }
    let a_year = changes.iter().sum::<f64>() / people as f64;
    // Summed in the order of size: the order of a map is not the same in every run.
    changes.sort_by(f64::total_cmp);
    let variance = changes.iter().map(|change| (change - a_year).powi(2)).sum::<f64>() / (people - 1) as f64;
    Some(Cohort { ages, people, sums, a_year, error: (variance / people as f64).sqrt() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two of three years: 40 and 45 years old; 2000 → 1990, 1800 → 1770: −10 and −30, −20 in two years, −10 a year. The changes
    /// of a year are −5 and −15: variance 50, error √(50/2) = 5. Who is 46, inactive or not on every list is left out.
    #[test]
    fn a_cohort_by_hand() {
        let grown = |rating, active, born| Grown { rating, active, born: Some(born) };
        let lists = [0, 5, 10].map(|less| {
            HashMap::from([
                (1, grown(2000 - less, true, 1985)),
                (2, grown(1800 - 3 * less, true, 1980)),
                (3, grown(1500, true, 1979)),
                (4, grown(1500 + less, less != 5, 1982)),
            ])
        });
        let found = cohort(&[&lists[0], &lists[1], &lists[2]], 2025, MIDDLE).unwrap();
        assert_eq!((found.people, found.sums.clone()), (2, vec![3800, 3780, 3760]));
        assert_eq!((found.a_year, found.error), (-10.0, 5.0));
        assert_eq!(cohort(&[&lists[0]], 2025, MIDDLE), None);
    }
}
