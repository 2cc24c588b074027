//! An event is announced before it is played; its report is put to it when it comes.

use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::{Act, Announcement};
use crate::register::matching::keys_of_text;
use arpad_model::TournamentId;
use arpad_registry::Writer;
use arpad_registry::tables::tournaments;

/// Announces an event; the office gives it its number.
pub fn announce(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    mut announcement: Announcement,
) -> Result<TournamentId, OfficeError> {
    let series = announcement.series;
    announcement.name = announcement.name.trim().to_owned();
    if announcement.name.is_empty() {
        return Err(Refusal::new("event-without-name").into());
    }
    if announcement.ends < announcement.starts {
        let refusal = Refusal::new("event-ends-early").with("starts", announcement.starts);
        return Err(refusal.with("ends", announcement.ends).into());
    }
    let name = keys_of_text(&announcement.name).tokens;
    let same = tournaments::starting_on(store, series, announcement.starts)?
        .into_iter()
        .find(|known| keys_of_text(&known.name).tokens == name);
    if let Some(known) = same {
        return Err(Refusal::new("event-known").with("tournament", known.id).with("name", known.name.as_str()).into());
    }
    let id = tournaments::next(store)?;
    announcement.tournament = id;
    enact(store, stamp, &Act::Announce(announcement))?;
    Ok(id)
}
