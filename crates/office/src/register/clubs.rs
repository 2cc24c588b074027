//! Clubs ("egyesület") as somebody names them.

use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use crate::register::texts::as_typed;
use arpad_model::{Club, ClubId};
use arpad_registry::tables::clubs;
use arpad_registry::{Error, Reader};

/// A club by number.
pub(crate) fn club_of(store: &mut Reader<'_>, club: ClubId) -> Result<Club, OfficeError> {
    let found = clubs::get(store, club)?;
    found.ok_or_else(|| Refusal::new(code::CLUB_UNKNOWN).with("club", club.0.to_string().as_str()).into())
}

/// A club with which something new may be filed: one that became another is named by that one's number.
pub(crate) fn own_club(store: &mut Reader<'_>, club: ClubId) -> Result<Club, OfficeError> {
    let found = club_of(store, club)?;
    let standing = standing_club(store, club)?;
    if standing == club {
        return Ok(found);
    }
    let other = club_of(store, standing)?;
    let refusal = Refusal::new(code::CLUB_MERGED).with("club", found.name.as_str());
    Err(refusal.with("number", other.id.0).with("into", other.name.as_str()).into())
}

/// The club under which everything of this one is found.
pub(crate) fn standing_club(store: &mut Reader<'_>, club: ClubId) -> Result<ClubId, Error> {
    Ok(standing_among(&clubs::merged(store)?, club))
}

/// The same with the merged clubs at hand.
pub(super) fn standing_among(merged: &[(ClubId, ClubId)], mut club: ClubId) -> ClubId {
    // A chain ends: the office merges only into a club that stands for itself.
    while let Some((_, into)) = merged.iter().find(|(one, _)| *one == club) {
        club = *into;
    }
    club
}

/// A club by number, or by its name or the beginning of it.
pub fn find_club(store: &mut Reader<'_>, text: &str) -> Result<Club, OfficeError> {
    let text = text.trim();
    if let Ok(number) = text.parse() {
        return club_of(store, ClubId(number));
    }
    let plain = keys_of_text(text).plain;
    let mut fitting = clubs::all(store)?;
    fitting.retain(|club| !plain.is_empty() && club.plain.starts_with(&plain));
    if fitting.iter().any(|club| club.plain == plain) {
        fitting.retain(|club| club.plain == plain);
    }
    match fitting.len() {
        0 => Err(Refusal::new(code::CLUB_UNKNOWN).with("club", as_typed(text).as_str()).into()),
        1 => Ok(fitting.remove(0)),
        _ => {
            let shown: Vec<String> =
                fitting.iter().take(10).map(|club| format!("{} {} ({})", club.id, club.name, club.town)).collect();
            Err(Refusal::new(code::CLUB_SEVERAL).with("club", text).with("clubs", shown.join("; ").as_str()).into())
        }
    }
}
