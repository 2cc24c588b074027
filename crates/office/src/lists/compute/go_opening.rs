//! What an opening balance holds already: the points of a ranking list that was taken over are those after every tournament of before.

use super::people::People;
use crate::lists::Decided;
use crate::refusal::OfficeError;
use arpad_model::{DecisionKind, EntryId, Finding, PersonId, RegisteredTournament, Series};
use arpad_registry::Reader;
use arpad_registry::tables::decisions;
use arpad_rules::go::hungary::check::before_opening;
use jiff::civil::Date;

/// A tournament that ended before the day of a balance on which somebody of its report stands: it counted there.
pub(super) fn holds_it(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    persons: &[PersonId],
    known: EntryId,
) -> Result<Option<Finding>, OfficeError> {
    let people = People::numbers(store)?;
    let mut opening: Option<Date> = None;
    for decision in decisions::of_kind(store, DecisionKind::Indicators, known)? {
        let Some(Decided::Indicators { person, series: Series::Go, taken: true, .. }) = Decided::read(&decision.value)
        else {
            continue;
        };
        let is_his = |one: &PersonId| people.standing_for(*one) == people.standing_for(person);
        if persons.iter().any(is_his) {
            opening = opening.max(Some(decision.day));
        }
    }
    Ok(opening.and_then(|day| before_opening(event.ends, day)))
}
