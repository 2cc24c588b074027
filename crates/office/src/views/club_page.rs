//! A club as anybody may see it: its members with their ratings, and its strength orders.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::views::list_page::standing_on;
use crate::views::public::{PublicPerson, Shown, governing};
use arpad_model::alphabet::Key;
use arpad_model::{Club, ClubId, PersonId, Series};
use arpad_registry::Reader;
use arpad_registry::tables::clubs;
use arpad_registry::tables::papers;
use arpad_registry::tables::persons;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Ratings on the newest lists, in the order of [`Series::ALL`].
pub type Ratings = [Option<i32>; Series::ALL.len()];

/// A club with its people.
#[derive(Clone, Debug)]
pub struct ClubPage {
    /// The club.
    pub club: Club,
    /// Its members, the strongest of the first series first, then by name; who asked to be hidden is left out.
    pub members: Vec<(PublicPerson, Ratings)>,
    /// Its strength orders, the newest season first.
    pub orders: Vec<StrengthOrder>,
}

/// Who is to sit at which board in a season.
#[derive(Clone, Debug)]
pub struct StrengthOrder {
    /// The season.
    pub season: String,
    /// By place.
    pub places: Vec<Ordered>,
}

/// One of them.
#[derive(Clone, Debug)]
pub struct Ordered {
    /// The place.
    pub place: u32,
    /// Who; he may have asked to be hidden.
    pub person: Shown,
    /// His ratings today.
    pub ratings: Ratings,
}

/// Reads a club; none where there is none.
pub fn club_page(store: &mut Reader<'_>, club: ClubId) -> Result<Option<ClubPage>, OfficeError> {
    let Some(club) = clubs::get(store, club)? else { return Ok(None) };
    let mut members = persons::of_club(store, club.id)?;
    members.retain(|person| person.died.is_none());
    let minors = Minors::read(store)?;
    let members: Vec<PublicPerson> =
        members.iter().filter_map(|person| PublicPerson::of(person, minors).ok()).collect();
    let mut orders = Vec::new();
    for season in papers::strength_seasons(store, club.id)? {
        let mut order = Vec::new();
        for place in papers::strength_order(store, club.id, &season)? {
            order.push((place.place, place.person));
        }
        orders.push((season, order));
    }
    let ordered = orders.iter().flat_map(|(_, order)| order).map(|(_, person)| *person);
    let mut numbers: Vec<PersonId> = members.iter().map(|person| person.id).chain(ordered).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let ratings = ratings_of(store, &numbers)?;
    let known = persons::among(store, &numbers)?.into_iter();
    let known = known.map(|person| (person.id, PublicPerson::of(&person, minors)));
    let known: HashMap<PersonId, Shown> = known.collect();
    let of = |person: PersonId| ratings.get(&person).copied().unwrap_or_default();
    let mut members: Vec<(PublicPerson, Ratings)> = members
        .into_iter()
        .map(|one| {
            let ratings = of(one.id);
            (one, ratings)
        })
        .collect();
    members.sort_by_cached_key(|(person, ratings)| (Reverse(*ratings), Key::of_name(&person.name), person.id));
    let rated = |(season, order): (String, Vec<(u32, PersonId)>)| {
        let rated = |(place, person): (u32, PersonId)| {
            let shown = known.get(&person)?.clone();
            Some(Ordered { place, ratings: of(person), person: shown })
        };
        StrengthOrder { season, places: order.into_iter().filter_map(rated).collect() }
    };
    let orders = orders.into_iter().map(rated).collect();
    Ok(Some(ClubPage { club, members, orders }))
}

/// What persons have on the newest lists; who has nothing is not named.
pub(crate) fn ratings_of(
    store: &mut Reader<'_>,
    persons: &[PersonId],
) -> Result<HashMap<PersonId, Ratings>, OfficeError> {
    let mut ratings: HashMap<PersonId, Ratings> = HashMap::new();
    for (at, series) in Series::ALL.into_iter().enumerate() {
        let Some(list) = governing(store, series)? else { continue };
        for row in standing_on(store, &list, persons)? {
            ratings.entry(row.person).or_default()[at] = row.rating;
        }
    }
    Ok(ratings)
}
