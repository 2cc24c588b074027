//! The report of an event was sent to FIDE: the exact bytes and the day are kept.

use crate::acts::desk::{Stamp, bytes_of, enact, small_enough};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::intake::report_file::{ReportFile, report_file};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_formats::trf::Edition;
use arpad_model::{Sent, TournamentId, hex};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::tournaments;
use arpad_registry::{Writer, blobs};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A report that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SentAct {
    /// The event.
    pub tournament: TournamentId,
    /// The SHA-256 of the bytes that were sent.
    pub sha256: String,
    /// Their format, such as `trf16`.
    pub format: String,
    /// The day.
    pub day: Date,
}

/// Writes down that the report of an event went to FIDE on a day. The bytes are those of the register's own export, or, where
/// another program made it, those that are given.
pub fn sent(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    day: Date,
    (edition, other): (Edition, Option<&[u8]>),
) -> Result<ReportFile, OfficeError> {
    let file = report_file(store, tournament, edition)?;
    let event = tournament_of(store, tournament)?;
    texts::past(stamp.day(), day)?;
    if day < event.ends {
        let refusal = Refusal::new(code::SENT_EARLY).with("tournament", tournament).with("day", day);
        return Err(refusal.with("ends", event.ends).into());
    }
    let bytes = other.unwrap_or(file.text.as_bytes());
    small_enough(bytes)?;
    let sha256 = hex(&blobs::hash(bytes));
    if event.facts.sent.iter().any(|known| known.day == day && known.sha256 == sha256) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    blobs::keep(store, bytes)?;
    let act = SentAct { tournament, sha256, format: edition.as_str().to_owned(), day };
    enact(store, stamp, &Act::Sent(act))?;
    Ok(file)
}

impl Body for SentAct {
    const NAME: &'static str = "sent";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        bytes_of(store, entry, &self.sha256)?;
        let mut event = tournament_of(store, self.tournament)?;
        let (sha256, format) = (self.sha256.clone(), self.format.clone());
        event.facts.sent.push(Sent { entry: entry.seq, day: self.day, sha256, format });
        Ok(tournaments::update(store, &event, entry.seq)?)
    }

    /// It was not sent after all; the bytes are kept, and nothing names them but the ledger.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let mut event = tournament_of(store, self.tournament)?;
        event.facts.sent.retain(|one| one.entry != done.seq);
        Ok(tournaments::update(store, &event, by.seq)?)
    }
}
