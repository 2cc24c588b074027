//! Clubs ("egyesület") as somebody names them.

use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use arpad_model::{Club, ClubId};
use arpad_registry::Reader;
use arpad_registry::tables::clubs;

/// A club by number.
pub(crate) fn club_of(store: &mut Reader<'_>, club: ClubId) -> Result<Club, OfficeError> {
    let found = clubs::get(store, club)?;
    found.ok_or_else(|| Refusal::new(code::CLUB_UNKNOWN).with("club", club.0.to_string().as_str()).into())
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
        0 => Err(Refusal::new(code::CLUB_UNKNOWN).with("club", text.escape_debug().to_string().as_str()).into()),
        1 => Ok(fitting.remove(0)),
        _ => {
            let shown: Vec<String> =
                fitting.iter().take(10).map(|club| format!("{} {} ({})", club.id, club.name, club.town)).collect();
            Err(Refusal::new(code::CLUB_SEVERAL).with("club", text).with("clubs", shown.join("; ").as_str()).into())
        }
    }
}
