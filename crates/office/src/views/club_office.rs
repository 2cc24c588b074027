//! A club as its officer and the federation's office see it: players with what they hold this season, and strength orders.

use crate::acts::desk::OfficeError;
use crate::register::{club_in, guest_clubs, papers_of, persons_of};
use crate::views::club_page::ratings_of;
use arpad_model::alphabet::Key;
use arpad_model::{Club, ClubId, PaperKind, Person, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::{clubs, papers, persons};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::HashMap;

/// A club for those who work with it.
#[derive(Clone, Debug)]
pub struct ClubOffice {
    /// The club.
    pub club: Club,
    /// The season of the day.
    pub season: String,
    /// Its players and guests, the strongest first.
    pub members: Vec<Member>,
    /// Its strength orders, the newest season first.
    pub orders: Vec<Order>,
}

/// A player of a club.
#[derive(Clone, Debug)]
pub struct Member {
    /// Who.
    pub person: Person,
    /// The rating on the newest list.
    pub rating: Option<i32>,
    /// Whether there is a licence with the club for the season.
    pub is_licensed: bool,
    /// Whether he is a guest of the season.
    pub is_guest: bool,
    /// The place in the season's strength order.
    pub place: Option<u32>,
}

/// A strength order.
#[derive(Clone, Debug)]
pub struct Order {
    /// The season.
    pub season: String,
    /// Place, who, and the rating today.
    pub places: Vec<(u32, Person, Option<i32>)>,
}

/// Seasons begin with this month: the papers of autumn are of the new one.
const FIRST_MONTH: i8 = 7;

/// The season of a day, as papers write it.
pub fn season_on(day: Date) -> String {
    let first = if day.month() >= FIRST_MONTH { day.year() } else { day.year() - 1 };
    format!("{first}/{:02}", (first + 1) % 100)
}

/// Reads a club; none where there is none.
pub fn club_office(store: &mut Reader<'_>, club: ClubId, day: Date) -> Result<Option<ClubOffice>, OfficeError> {
    let Some(club) = clubs::get(store, club)? else { return Ok(None) };
    let season = season_on(day);
    let mut found = persons::of_club(store, club.id)?;
    found.retain(|person| person.died.is_none());
    for paper in papers::of_kind(store, PaperKind::Guest)? {
        let is_here = paper.club == Some(club.id) && paper.season == season;
        if is_here && !found.iter().any(|person| person.id == paper.person) {
            found.extend(persons::get(store, paper.person)?.filter(|person| person.merged_into.is_none()));
        }
    }
    let mut orders = Vec::new();
    for season in papers::strength_seasons(store, club.id)? {
        orders.push((season.clone(), papers::strength_order(store, club.id, &season)?));
    }
    let mut numbers: Vec<PersonId> = found.iter().map(|person| person.id).collect();
    numbers.extend(orders.iter().flat_map(|(_, places)| places.iter().map(|place| place.person)));
    numbers.sort_unstable();
    numbers.dedup();
    let ratings = ratings_of(store, &numbers)?;
    let rating = |person: PersonId| ratings.get(&person).and_then(|all| all[0]);
    let known: HashMap<PersonId, Person> =
        persons::among(store, &numbers)?.into_iter().map(|person| (person.id, person)).collect();
    let this_season =
        orders.iter().find(|(one, _)| *one == season).map(|(_, places)| places.clone()).unwrap_or_default();
    let mut members = Vec::with_capacity(found.len());
    for person in found {
        let all = persons_of(store, person.clone())?;
        let papers = papers_of(store, &all)?;
        members.push(Member {
            rating: rating(person.id),
            is_licensed: club_in(&papers, &season) == Some(club.id),
            is_guest: guest_clubs(&papers, &season).contains(&club.id),
            place: this_season.iter().find(|place| place.person == person.id).map(|place| place.place),
            person,
        });
    }
    members.sort_by_cached_key(|one| (Reverse(one.rating), Key::of_name(&one.person.name), one.person.id));
    let order = |(season, places): (String, Vec<arpad_model::StrengthPlace>)| Order {
        season,
        places: places
            .into_iter()
            .filter_map(|place| Some((place.place, known.get(&place.person)?.clone(), rating(place.person))))
            .collect(),
    };
    let orders = orders.into_iter().map(order).collect();
    Ok(Some(ClubOffice { club, season, members, orders }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn the_season_of_a_day() {
        assert_eq!(season_on(date(2024, 9, 1)), "2024/25");
        assert_eq!(season_on(date(2024, 6, 30)), "2023/24");
        assert_eq!(season_on(date(1999, 7, 1)), "1999/00");
    }
}
