//! What a report said of an announced event falls with it: the event is again what was announced.

use crate::acts::announce::announcements;
use crate::refusal::OfficeError;
use arpad_model::{RegisteredTournament, Series};
use arpad_registry::Reader;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What a report says of an event, whatever was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The series it counts for.
    pub series: Series,
    /// First day.
    pub starts: Date,
    /// Last day.
    pub ends: Date,
    /// Rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

/// An event as it was announced, and as its report had it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Otherwise {
    /// As announced.
    pub announced: Held,
    /// As reported.
    pub reported: Held,
}

/// The two, where they differ.
pub(super) fn otherwise(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
) -> Result<Option<Otherwise>, OfficeError> {
    let Some(one) = announcements(store, &[event.id])?.remove(&event.id) else { return Ok(None) };
    let announced = Held { series: one.series, starts: one.starts, ends: one.ends, rounds: one.rounds };
    let reported = Held { series: event.series, starts: event.starts, ends: event.ends, rounds: event.rounds };
    Ok((announced != reported).then_some(Otherwise { announced, reported }))
}

impl Held {
    pub(super) fn put_to(self, event: &mut RegisteredTournament) {
        (event.series, event.starts, event.ends, event.rounds) = (self.series, self.starts, self.ends, self.rounds);
    }
}
