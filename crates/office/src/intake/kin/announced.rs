//! An announcement that a file may belong to, although its name or its first day says otherwise.

use super::series_of;
use crate::intake::read_report::Unidentified;
use crate::refusal::OfficeError;
use crate::register::matching::keys_of_text;
use arpad_model::{RegisteredTournament, TournamentState};
use arpad_registry::Reader;
use arpad_registry::tables::tournaments;
use std::collections::BTreeSet;

/// Announced events that are named to whoever hands a file in.
const NAMED: usize = 3;

/// Days by which an event may begin earlier or later than it was announced.
const NEAR: i32 = 31;

/// Announced events without a report that a file may report, the likeliest first.
pub(crate) fn likely_announcements(
    store: &mut Reader<'_>,
    reported: &Unidentified,
) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let mut found = Vec::new();
    for series in series_of(reported) {
        found.extend(tournaments::in_state(store, series, TournamentState::Announced)?);
    }
    found.retain(|event| is_likely(event, reported));
    let words = words(reported.name());
    found.sort_by_key(|event| {
        let others = self::words(&event.name).symmetric_difference(&words).count();
        (others, days_between(event, reported), event.id)
    });
    found.truncate(NAMED);
    Ok(found)
}

/// Half the words of both names, and a first day that is near.
pub(crate) fn is_likely(event: &RegisteredTournament, reported: &Unidentified) -> bool {
    if days_between(event, reported) > NEAR {
        return false;
    }
    let (one, other) = (words(&event.name), words(reported.name()));
    let common = one.intersection(&other).count();
    common > 0 && common * 2 >= one.union(&other).count()
}

fn days_between(event: &RegisteredTournament, reported: &Unidentified) -> i32 {
    event.starts.since(reported.starts).map_or(i32::MAX, |span| span.get_days().abs())
}

fn words(name: &str) -> BTreeSet<String> {
    keys_of_text(name).tokens.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
