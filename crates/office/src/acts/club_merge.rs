//! Two clubs become one. Papers and strength orders keep the number they were filed under; whoever plays for the one plays for
//! the other from now on.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{own_club, present_club, standing_club};
use arpad_model::ClubId;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{clubs, papers, persons};
use serde::{Deserialize, Serialize};

/// Two clubs that became one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubMergeAct {
    /// The club that stays.
    pub keep: ClubId,
    /// The club that is found there from now on.
    pub drop: ClubId,
}

/// Two clubs become one; everything is found under `keep` from now on.
pub fn merge_clubs(store: &mut Writer<'_>, stamp: &Stamp, keep: ClubId, drop: ClubId) -> Result<(), OfficeError> {
    let (kept, _) = (own_club(store, keep)?, own_club(store, drop)?);
    if keep == drop {
        return Err(Refusal::new(code::CLUB_MERGE_SELF).with("club", kept.name.as_str()).into());
    }
    enact(store, stamp, &Act::ClubMerge(ClubMergeAct { keep, drop }))?;
    Ok(())
}

impl Body for ClubMergeAct {
    const NAME: &'static str = "club-merge";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        clubs::merge(store, self.drop, Some(self.keep), entry.seq)?;
        Ok(persons::move_club(store, self.drop, self.keep, entry.seq)?)
    }

    /// Everybody is of the club that the own papers say.
    fn undo(&self, store: &mut Writer<'_>, _: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let standing = standing_club(store, self.keep)?;
        clubs::merge(store, self.drop, None, by.seq)?;
        for mut person in persons::all_of_club(store, standing)? {
            let Some(filed) = present_club(&papers::of(store, person.id)?) else { continue };
            let club = standing_club(store, filed)?;
            if club != standing {
                person.club = Some(club);
                persons::update(store, &person, by.seq)?;
            }
        }
        Ok(())
    }
}
