//! Clubs ("egyesület").

use super::texts;
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::{Act, ClubAct};
use crate::register::matching::keys_of_text;
use arpad_model::{Club, ClubId};
use arpad_registry::tables::clubs;
use arpad_registry::{Reader, Writer};

/// A club enters the register.
pub fn add_club(store: &mut Writer<'_>, stamp: &Stamp, name: &str, town: &str) -> Result<ClubId, OfficeError> {
    let club = clubs::next(store)?;
    put(store, stamp, club, name, town)?;
    Ok(club)
}

/// A club changes its name or town; its number stays.
pub fn rename_club(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    club: ClubId,
    name: &str,
    town: &str,
) -> Result<(), OfficeError> {
    let before = known(store, club)?;
    if (before.name.as_str(), before.town.as_str()) == (name.trim(), town.trim()) {
        return Err(Refusal::new("nothing-changes").into());
    }
    put(store, stamp, club, name, town)
}

fn put(store: &mut Writer<'_>, stamp: &Stamp, club: ClubId, name: &str, town: &str) -> Result<(), OfficeError> {
    let (name, town) = (texts::name(name)?, texts::optional(town)?);
    let all = clubs::all(store)?;
    if let Some(other) = all.iter().find(|other| other.id != club && other.name == name && other.town == town) {
        return Err(Refusal::new("club-exists").with("name", name.as_str()).with("club", other.id).into());
    }
    enact(store, stamp, &Act::Club(ClubAct { club, name, town }))?;
    Ok(())
}

/// A club by number.
pub(super) fn known(store: &mut Reader<'_>, club: ClubId) -> Result<Club, OfficeError> {
    let found = clubs::get(store, club)?;
    found.ok_or_else(|| Refusal::new("club-unknown").with("club", club.0.to_string().as_str()).into())
}

/// A club by number, or by its name or the beginning of it.
pub fn find_club(store: &mut Reader<'_>, text: &str) -> Result<Club, OfficeError> {
    let text = text.trim();
    if let Ok(number) = text.parse() {
        return known(store, ClubId(number));
    }
    let plain = keys_of_text(text).plain;
    let mut fitting = clubs::all(store)?;
    fitting.retain(|club| !plain.is_empty() && club.plain.starts_with(&plain));
    if fitting.iter().any(|club| club.plain == plain) {
        fitting.retain(|club| club.plain == plain);
    }
    match fitting.len() {
        0 => Err(Refusal::new("club-unknown").with("club", text.escape_debug().to_string().as_str()).into()),
        1 => Ok(fitting.remove(0)),
        _ => {
            let shown: Vec<String> =
                fitting.iter().take(10).map(|club| format!("{} {} ({})", club.id, club.name, club.town)).collect();
            Err(Refusal::new("club-several").with("club", text).with("clubs", shown.join("; ").as_str()).into())
        }
    }
}
