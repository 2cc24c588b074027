//! Where a player stands on a list: his place among all, among those of his country and of his club, and the list's spread.

use crate::desk::OfficeError;
use arpad_model::ClubId;
use arpad_registry::Store;
use arpad_registry::tables::lists::List;
use arpad_registry::tables::spread;

/// So many points are one class of the spread.
pub const CLASS: u32 = 50;

/// A place and of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 1; equal ratings share the best one.
    pub place: u64,
    /// So many have a rating.
    pub of: u64,
}

/// Where a rating stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Among all on the list.
    pub all: Place,
    /// Among those of the country; none where everybody is from there.
    pub country: Option<Place>,
    /// Among the members of the club.
    pub club: Option<Place>,
    /// The list in classes of [`CLASS`] points: the lowest rating of each, and how many are in it.
    pub classes: Vec<(i32, u64)>,
}

/// Counts where a rating stands on a list.
pub fn standing(
    store: &mut Store<'_>,
    list: &List,
    rating: i32,
    country: &str,
    club: Option<ClubId>,
) -> Result<Standing, OfficeError> {
    let place = |(above, of): (u64, u64)| Place { place: above + 1, of };
    let all = place(spread::above(store, list.id, rating)?);
    let country = match country {
        "" => None,
        country => {
            Some(place(spread::above_in_country(store, list.id, rating, country)?)).filter(|one| one.of < all.of)
        }
    };
    let club = match club {
        Some(club) => Some(place(spread::above_in_club(store, list.id, rating, club.0)?)).filter(|one| one.of > 1),
        None => None,
    };
    Ok(Standing { all, country, club, classes: spread::classes(store, list.id, CLASS)? })
}
