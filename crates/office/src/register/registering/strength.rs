//! Strength orders ("erősorrend"): the order in which a club's players sit down in a season.

use super::clubs::known;
use super::merging::persons_of;
use super::papers::guest_clubs;
use super::{club_in, own, papers_of, season_of};
use crate::acts::Act;
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use arpad_model::{ClubId, PersonId};
use arpad_registry::Writer;

/// A club's strength order for a season, from the first board on; it replaces the one before. Everybody on it has a
/// licence or a guest's licence with the club, and nobody stands on it twice.
pub fn strength_order(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    club: ClubId,
    season: &str,
    persons: &[PersonId],
) -> Result<(), OfficeError> {
    let (club, season) = (known(store, club)?, season_of(season)?);
    if persons.is_empty() {
        return Err(Refusal::new("strength-empty").into());
    }
    let mut strangers = Vec::new();
    for (place, person) in persons.iter().enumerate() {
        let found = own(store, *person)?;
        if persons[..place].contains(person) {
            let refusal = Refusal::new("strength-twice").with("person", *person);
            return Err(refusal.with("name", found.name.eastern().as_str()).into());
        }
        let shown = format!("{} ({person})", found.name.eastern());
        let all = persons_of(store, found)?;
        let papers = papers_of(store, &all)?;
        if club_in(&papers, &season) != Some(club.id) && !guest_clubs(&papers, &season).contains(&club.id) {
            strangers.push(shown);
        }
    }
    if !strangers.is_empty() {
        let refusal =
            Refusal::new("strength-without-licence").with("club", club.name.as_str()).with("season", season.as_str());
        return Err(refusal.with("persons", strangers.join(", ").as_str()).into());
    }
    let persons = persons.to_vec();
    enact(store, stamp, &Act::Strength { club: club.id, season, persons })?;
    Ok(())
}
