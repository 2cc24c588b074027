//! Where a rating stands on a list: its place among all, among those of a country and of a club, and the list's spread.

use crate::acts::desk::OfficeError;
use crate::views::roll::Roll;
use arpad_model::{ClubId, List};
use arpad_registry::Reader;
use arpad_registry::tables::list_rows;

/// The width of a class of the distribution, in points.
pub const CLASS: u32 = 50;

/// A place and of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 1; equal ratings share the best one.
    pub place: u64,
    /// How many have a rating.
    pub of: u64,
}

/// How the ratings of a list are spread.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    /// In classes of [`CLASS`] points: the lowest rating of each, and how many are in it.
    pub classes: Vec<(i32, u64)>,
    all: Vec<(i32, u64)>,
    country: Vec<(i32, u64)>,
}

impl Spread {
    /// Counts a list, and those of a country on it. Ratings below zero, which go has, are counted with the class of zero.
    pub fn of(roll: &Roll, country: &str) -> Self {
        let mut spread = Spread::default();
        for (rating, of) in roll.ratings() {
            add(&mut spread.all, rating);
            let below = rating.max(0) % CLASS as i32;
            add(&mut spread.classes, rating.max(0) - below);
            if !country.is_empty() && of == country {
                add(&mut spread.country, rating);
            }
        }
        spread.classes.reverse();
        spread
    }

    /// The place of a rating among all.
    pub fn place(&self, rating: i32) -> Place {
        place(&self.all, rating)
    }

    /// The same among those of the country; none where everybody is from there.
    pub fn place_in_country(&self, rating: i32) -> Option<Place> {
        let found = place(&self.country, rating);
        (found.of > 0 && found.of < self.place(rating).of).then_some(found)
    }
}

/// The place of a rating among the members of a club; none where nobody else of it is on the list.
pub fn place_in_club(
    store: &mut Reader<'_>,
    list: &List,
    rating: i32,
    club: ClubId,
) -> Result<Option<Place>, OfficeError> {
    let (above, of) = list_rows::above_in_club(store, list.id, rating, club)?;
    Ok((of > 1).then_some(Place { place: above + 1, of }))
}

/// Ratings come the strongest first, so equal ones come together.
fn add(counts: &mut Vec<(i32, u64)>, rating: i32) {
    match counts.last_mut().filter(|(last, _)| *last == rating) {
        Some((_, count)) => *count += 1,
        None => counts.push((rating, 1)),
    }
}

fn place(counts: &[(i32, u64)], rating: i32) -> Place {
    let sum = |from: i32| counts.iter().filter(|(points, _)| *points >= from).map(|(_, count)| count).sum::<u64>();
    Place { place: 1 + sum(rating.saturating_add(1)), of: sum(i32::MIN) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2300, 2200 three times, 2100: who shares a place shares the better one.
    #[test]
    fn equal_ratings_share_the_better_place() {
        let mut counts = Vec::new();
        for rating in [2300, 2200, 2200, 2200, 2100] {
            add(&mut counts, rating);
        }
        assert_eq!(counts, [(2300, 1), (2200, 3), (2100, 1)]);
        for (rating, expected) in
            [(2301, 1), (2300, 1), (2299, 2), (2200, 2), (2199, 5), (2100, 5), (2099, 6), (i32::MAX, 1)]
        {
            assert_eq!(place(&counts, rating), Place { place: expected, of: 5 }, "{rating}");
        }
        let spread = Spread { all: counts, country: vec![(2200, 2)], ..Spread::default() };
        assert_eq!(spread.place_in_country(2200), Some(Place { place: 1, of: 2 }));
        assert_eq!(spread.place_in_country(2199), Some(Place { place: 3, of: 2 }));
        let all = Spread { country: spread.all.clone(), ..spread };
        assert_eq!(all.place_in_country(2200), None, "everybody is from there");
    }
}
