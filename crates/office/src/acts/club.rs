//! A club ("egyesület") enters the register, or changes its name, town or county.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use crate::register::{own_club, texts};
use arpad_model::alphabet::folded;
use arpad_model::{Club, ClubId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::clubs;
use serde::{Deserialize, Serialize};

/// A club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubAct {
    /// Its number.
    pub club: ClubId,
    /// Its name.
    pub name: String,
    /// Its town.
    pub town: String,
    /// Its county; empty = not stated.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub county: String,
}

/// A club enters the register.
pub fn add_club(store: &mut Writer<'_>, stamp: &Stamp, name: &str, town: &str) -> Result<ClubId, OfficeError> {
    add_club_of(store, stamp, (name, town), "")
}

/// The same with its county.
pub fn add_club_of(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (name, town): (&str, &str),
    county: &str,
) -> Result<ClubId, OfficeError> {
    let club = clubs::next(store)?;
    put(store, stamp, club, (name, town), county)?;
    Ok(club)
}

/// A club changes its name or town; its number and its county stay.
pub fn rename_club(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    club: ClubId,
    name: &str,
    town: &str,
) -> Result<(), OfficeError> {
    let before = own_club(store, club)?;
    restate_club(store, stamp, club, (name, town), &before.county)
}

/// A club changes its name, town or county; its number stays.
pub fn restate_club(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    club: ClubId,
    (name, town): (&str, &str),
    county: &str,
) -> Result<(), OfficeError> {
    let before = own_club(store, club)?;
    if [&before.name, &before.town, &before.county].map(String::as_str) == [name.trim(), town.trim(), county.trim()] {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    put(store, stamp, club, (name, town), county)
}

fn put(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    club: ClubId,
    (name, town): (&str, &str),
    county: &str,
) -> Result<(), OfficeError> {
    let (name, town, county) = (texts::name(name)?, texts::optional(town)?, texts::optional(county)?);
    let all = clubs::all(store)?;
    // A county that another club has is written as that club has it: a list by county is not two for a capital letter.
    let known = all.iter().find(|other| other.id != club && folded(&other.county) == folded(&county));
    let county = known.map_or(county, |other| other.county.clone());
    if let Some(other) = all.iter().find(|other| other.id != club && other.name == name && other.town == town) {
        return Err(Refusal::new(code::CLUB_EXISTS).with("name", name.as_str()).with("club", other.id).into());
    }
    enact(store, stamp, &Act::Club(ClubAct { club, name, town, county }))?;
    Ok(())
}

impl Body for ClubAct {
    const NAME: &'static str = "club";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let plain = keys_of_text(&self.name).plain;
        let (name, town, county) = (self.name.clone(), self.town.clone(), self.county.clone());
        let club = Club { id: self.club, name, town, county, plain };
        Ok(clubs::put(store, &club, entry.seq)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let same = standing(store, Kind::Club, |act| match act {
            Act::Club(club) if club.club == self.club => Some(club),
            _ => None,
        })?;
        match before(same, done.seq)? {
            Some(club) => club.apply(store, by),
            None if clubs::is_named(store, self.club)? => {
                let refusal = Refusal::new(code::CLUB_IN_USE).with("club", self.club.0.to_string().as_str());
                Err(refusal.with("name", self.name.as_str()).into())
            }
            None => Ok(clubs::remove(store, self.club)?),
        }
    }
}
