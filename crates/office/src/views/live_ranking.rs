//! The ranking that the next list would have: everybody of the list in force, who has played since by what the forecast
//! says, with the places then and now.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::files::export::places;
use crate::views::live::Live;
use crate::views::public::{PublicPerson, Shown};
use crate::views::roll::Roll;
use arpad_model::PersonId;
use arpad_registry::Reader;
use arpad_registry::tables::persons;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Somebody in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Who.
    pub person: PersonId,
    /// The place; equal ratings share the best one.
    pub place: u32,
    /// The place on the list in force; none for who is not on it.
    pub place_before: Option<u32>,
    /// The rating now.
    pub rating: i32,
    /// The rating on the list in force.
    pub official: Option<i32>,
    /// Games played since.
    pub games: u32,
}

impl Ranked {
    /// Places won; lost ones are negative.
    pub fn climbed(&self) -> Option<i64> {
        Some(i64::from(self.place_before?) - i64::from(self.place))
    }

    /// What is left of it where nothing may be shown: place and rating, as on a list.
    fn withheld(self) -> Self {
        let Ranked { person, place, rating, .. } = self;
        Ranked { person, place, rating, place_before: None, official: None, games: 0 }
    }

    /// Points won since the list in force; none for who was not on it.
    pub fn change(&self) -> Option<i32> {
        Some(self.rating - self.official?)
    }
}

/// Everybody, the strongest first; between equals the order of the list in force decides.
pub struct Ranking {
    /// The lines.
    pub rows: Vec<Ranked>,
}

impl Ranking {
    /// From the list in force and what the next one would say of those who played.
    pub fn of(official: Option<&Roll>, live: &Live) -> Self {
        let officially: Vec<(PersonId, i32)> = official.map(|roll| roll.rated().collect()).unwrap_or_default();
        let now: HashMap<PersonId, (Option<i32>, u32)> =
            live.rows.iter().map(|row| (row.person, (row.live.rating, row.games))).collect();
        Ranking { rows: ranked(&officially, &now) }
    }

    /// The place of somebody.
    pub fn of_person(&self, person: PersonId) -> Option<&Ranked> {
        self.rows.iter().find(|row| row.person == person)
    }

    /// A stretch of it, each with the person.
    pub fn stretch(
        &self,
        store: &mut Reader<'_>,
        skip: usize,
        most: usize,
    ) -> Result<Vec<(Ranked, Shown)>, OfficeError> {
        let rows: Vec<Ranked> = self.rows.iter().skip(skip).take(most).copied().collect();
        let numbers: Vec<PersonId> = rows.iter().map(|row| row.person).collect();
        let minors = Minors::read(store)?;
        let people = persons::among(store, &numbers)?.into_iter();
        let people = people.map(|person| (person.id, PublicPerson::of(&person, minors)));
        let mut people: HashMap<PersonId, Shown> = people.collect();
        let told = |row: Ranked| {
            let person = people.remove(&row.person)?;
            Some((if person.is_err() { row.withheld() } else { row }, person))
        };
        Ok(rows.into_iter().filter_map(told).collect())
    }
}

/// `official` stands in its own order, the strongest first. Whom the next list would not rate any more drops out.
fn ranked(official: &[(PersonId, i32)], now: &HashMap<PersonId, (Option<i32>, u32)>) -> Vec<Ranked> {
    let before = places(official.iter().map(|(_, rating)| Some(i64::from(*rating))));
    let mut rows: Vec<Ranked> = Vec::with_capacity(official.len());
    for ((person, official), place_before) in official.iter().zip(before) {
        let (rating, games) = now.get(person).copied().unwrap_or((Some(*official), 0));
        let Some(rating) = rating else { continue };
        rows.push(Ranked { person: *person, place: 0, place_before, rating, official: Some(*official), games });
    }
    let known: HashSet<PersonId> = official.iter().map(|(person, _)| *person).collect();
    let mut new: Vec<(&PersonId, &(Option<i32>, u32))> = now.iter().filter(|(one, _)| !known.contains(one)).collect();
    new.sort_unstable_by_key(|(person, _)| **person);
    for (person, (rating, games)) in new {
        let Some(rating) = *rating else { continue };
        rows.push(Ranked { person: *person, place: 0, place_before: None, rating, official: None, games: *games });
    }
    rows.sort_by_key(|row| Reverse(row.rating));
    let placed: Vec<Option<u32>> = places(rows.iter().map(|row| Some(i64::from(row.rating)))).collect();
    rows.iter_mut().zip(placed).for_each(|(row, place)| row.place = place.unwrap_or_default());
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_then_and_now_by_hand() {
        let official = [(1, 2400), (2, 2250), (3, 2250), (4, 2100), (5, 1990)].map(|(id, r)| (PersonId(id), r));
        // The second loses, the fourth wins beyond both, the fifth falls below the floor, and somebody is new.
        let now = [(2, (Some(2240), 3)), (4, (Some(2250), 9)), (5, (None, 2)), (9, (Some(2000), 5))];
        let now = now.into_iter().map(|(id, row)| (PersonId(id), row)).collect();
        let rows = ranked(&official, &now);
        let told: Vec<_> = rows.iter().map(|row| (row.person.0, row.place, row.climbed(), row.change())).collect();
        assert_eq!(
            told,
            [
                (1, 1, Some(0), Some(0)),
                (3, 2, Some(0), Some(0)),
                (4, 2, Some(2), Some(150)),
                (2, 4, Some(-2), Some(-10)),
                (9, 5, None, None),
            ]
        );
        assert_eq!(rows.iter().map(|row| row.games).collect::<Vec<_>>(), [0, 0, 9, 3, 5]);
    }
}
