//! A strength order ("erősorrend"): the order in which a club's players sit down in a season.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts::season_on;
use crate::register::{club_in, guest_clubs, own, own_club, papers_of, persons_of, texts};
use arpad_model::{ClubId, PersonId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::papers;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A club's strength order for a season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrengthAct {
    /// The club.
    pub club: ClubId,
    /// The season.
    pub season: String,
    /// Persons from the first board on.
    pub persons: Vec<PersonId>,
    /// The day it holds from; of orders of before, the day they were entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
}

/// A club's strength order for a season, from the first board on; it replaces the one before. Everybody on it has a
/// licence or a guest's licence with the club, and nobody stands on it twice.
pub fn strength_order(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    club: ClubId,
    season: &str,
    persons: &[PersonId],
) -> Result<(), OfficeError> {
    strength_order_from(store, stamp, (club, season), persons, stamp.day())
}

/// The same from a day on.
pub fn strength_order_from(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (club, season): (ClubId, &str),
    persons: &[PersonId],
    day: Date,
) -> Result<(), OfficeError> {
    let day = texts::past(stamp.day(), day)?;
    let (club, season) = (own_club(store, club)?, season_on(stamp.day(), season)?);
    if persons.is_empty() {
        return Err(Refusal::new(code::STRENGTH_EMPTY).into());
    }
    let mut strangers = Vec::new();
    for (place, person) in persons.iter().enumerate() {
        let found = own(store, *person)?;
        if persons[..place].contains(person) {
            let refusal = Refusal::new(code::STRENGTH_TWICE).with("person", *person);
            return Err(refusal.with("name", found.name.eastern().as_str()).into());
        }
        // Who asked not to be shown is told by the number that was typed.
        let shown = match found.withheld {
            true => person.to_string(),
            false => format!("{} ({person})", found.name.eastern()),
        };
        let all = persons_of(store, found)?;
        let papers = papers_of(store, &all)?;
        if club_in(&papers, &season) != Some(club.id) && !guest_clubs(&papers, &season).contains(&club.id) {
            strangers.push(shown);
        }
    }
    if !strangers.is_empty() {
        let refusal = Refusal::new(code::STRENGTH_WITHOUT_LICENCE)
            .with("club", club.name.as_str())
            .with("season", season.as_str());
        return Err(refusal.with("persons", strangers.join(", ").as_str()).into());
    }
    let persons = persons.to_vec();
    enact(store, stamp, &Act::Strength(StrengthAct { club: club.id, season, persons, day: Some(day) }))?;
    Ok(())
}

impl Body for StrengthAct {
    const NAME: &'static str = "strength";
    const ROLE: Role = Role::Club;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        Ok(papers::put_strength_order(store, self.club, &self.season, &self.persons, entry.seq)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let same = standing(store, Kind::Strength, |act| match act {
            Act::Strength(order) if (order.club, &order.season) == (self.club, &self.season) => Some(order.persons),
            _ => None,
        })?;
        let persons = before(same, done.seq)?.unwrap_or_default();
        Ok(papers::put_strength_order(store, self.club, &self.season, &persons, by.seq)?)
    }
}
