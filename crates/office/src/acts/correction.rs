//! What several acts leave behind: a mistake found later is never edited, it reaches back to the list that has counted the
//! event. Its effect enters the next list, or every list from there on as a revision ([`crate::lists::replay`]).

use crate::acts::desk::Stamp;
use crate::refusal::{Refusal, code};
use arpad_model::{Correction, CorrectionKind, ListId, Reason, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::decisions;
use arpad_registry::{Error, Writer};

/// Whoever is moved by a correction may read why it was made, so it is not made without a reason.
pub(super) fn with_reason(stamp: &Stamp) -> Result<(), Refusal> {
    match Reason::read(&stamp.why).is_empty() {
        true => Err(Refusal::new(code::REASON_MISSING)),
        false => Ok(()),
    }
}

/// Writes down that an entry reaches back to the list that has counted an event, or a decision about none.
pub(super) fn reaches_back(
    store: &mut Writer<'_>,
    entry: &Entry,
    (tournament, list): (impl Into<Option<TournamentId>>, Option<ListId>),
    what: CorrectionKind,
) -> Result<(), Error> {
    decisions::insert_correction(store, &Correction { entry: entry.seq, tournament: tournament.into(), list, what })
}
