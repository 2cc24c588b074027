//! What several acts leave behind: a mistake found later is never edited, it reaches back to the list that has counted the
//! event. Its effect enters the next list, or every list from there on as a revision ([`crate::lists::replay`]).

use arpad_model::{Correction, CorrectionKind, ListId, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::decisions;
use arpad_registry::{Error, Writer};

/// Writes down that an entry reaches back to the list that has counted an event, or a decision about none.
pub(super) fn reaches_back(
    store: &mut Writer<'_>,
    entry: &Entry,
    (tournament, list): (impl Into<Option<TournamentId>>, Option<ListId>),
    what: CorrectionKind,
) -> Result<(), Error> {
    decisions::insert_correction(store, &Correction { entry: entry.seq, tournament: tournament.into(), list, what })
}
