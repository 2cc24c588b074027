//! What several acts leave behind: a mistake found later is never edited, it reaches back to the list that has counted the
//! event. Its effect enters the next list, or every list from there on as a revision ([`crate::lists::replay`]).

use arpad_model::{Correction, CorrectionKind, ListId, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::decisions;
use arpad_registry::{Error, Writer};

/// Writes down that an entry reaches back to an event and the list that has counted it.
pub(super) fn reaches_back(
    store: &mut Writer<'_>,
    entry: &Entry,
    (tournament, list): (TournamentId, Option<ListId>),
    what: CorrectionKind,
) -> Result<(), Error> {
    decisions::insert_correction(store, &Correction { entry: entry.seq, tournament, list, what })
}
