//! Who is not on a list: the dead, whom a decision keeps off, members of no federation or of a suspended one; and who comes
//! back once nothing stands against him any more.

use super::{People, Rulings, Shelf, Start};
use crate::lists::Decided;
use crate::lists::reading::Reading;
use crate::refusal::OfficeError;
use crate::register::DeathAct;
use arpad_model::{DecisionKind, EntryId, List, ListRow, PersonId};
use arpad_registry::tables::list_starts::Moved;
use arpad_registry::tables::{decisions, list_rows};
use arpad_registry::{Error, Reader, ledger};
use jiff::civil::Date;
use std::collections::BTreeSet;

/// The decisions that keep somebody off lists.
const KEEPING_OFF: [DecisionKind; 3] = [DecisionKind::Unlisted, DecisionKind::Memberless, DecisionKind::Suspension];

/// Whether somebody is not on the list of a day.
pub(super) fn is_barred(people: &People, rulings: &Rulings, day: Date, person: PersonId) -> bool {
    if rulings.reading == Reading::First {
        return false;
    }
    let is_dead = people.died(person).is_some_and(|died| died < day);
    let is_outside = || {
        rulings.memberless.contains(&person)
            || rulings.suspended.iter().any(|federation| people.is_of(federation, person))
    };
    is_dead || rulings.unlisted.contains(&person) || (!rulings.exempt.contains(&person) && is_outside())
}

/// What a list starts from, with those whom an earlier one has left out and who come back: as they stood last.
pub(super) fn with_returned(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    mut start: Start,
    (base, day): (Option<&List>, Date),
    (people, rulings): (&People, &Rulings),
) -> Result<Start, OfficeError> {
    let Some(base) = base.filter(|_| rulings.reading == Reading::Second) else { return Ok(start) };
    let Some((left_out, since)) = left_out(store, shelf.until(), people)? else { return Ok(start) };
    let is_away = |person: &PersonId| {
        let is_on = start.rows.binary_search_by_key(person, |row| row.person).is_ok();
        !is_on && shelf.scope().has(*person) && !is_barred(people, rulings, day, *person)
    };
    let mut away: Vec<PersonId> = left_out.into_iter().filter(is_away).collect();
    let mut returned: Vec<ListRow> = Vec::new();
    let earlier = shelf.lists().iter().filter(|list| list.published.is_some() && list.day <= base.day);
    for list in shelf.in_order(earlier).into_iter().rev() {
        if away.is_empty() {
            break;
        }
        let stood = match shelf.made(list.id) {
            Some(made) => made.iter().filter(|row| away.binary_search(&row.person).is_ok()).cloned().collect(),
            None => list_rows::among(store, list.id, &away)?,
        };
        away.retain(|person| !stood.iter().any(|row| row.person == *person));
        returned.extend(stood);
        // Nobody was left out before.
        if list.day < since {
            break;
        }
    }
    if !returned.is_empty() {
        start.moved.extend(returned.iter().map(|row| Moved { person: row.person, row: Some(row.clone()) }));
        start.moved.sort_by_key(|moved| moved.person);
        start.rows.extend(returned);
        start.rows.sort_unstable_by_key(|row| row.person);
        start.is_stored = false;
    }
    Ok(start)
}

/// Everybody whom a list may have left out, and the day from which on one may have.
fn left_out(
    store: &mut Reader<'_>,
    known: EntryId,
    people: &People,
) -> Result<Option<(BTreeSet<PersonId>, Date)>, Error> {
    let (mut persons, mut since): (BTreeSet<PersonId>, Option<Date>) = (BTreeSet::new(), None);
    let mut from = |day: Date| since = Some(since.map_or(day, |since: Date| since.min(day)));
    for entry in ledger::of_kind(store, "death")?.into_iter().filter(|entry| entry.seq < known) {
        let death = serde_json::from_str::<DeathAct>(&entry.body).ok();
        if let Some(DeathAct { person, day }) = death.filter(|death| people.died(death.person).is_none()) {
            persons.insert(person);
            from(day);
        }
    }
    for kind in KEEPING_OFF {
        for decision in decisions::ever_of_kind(store, kind, known)? {
            from(decision.day);
            match (decision.person, Decided::read(&decision.value)) {
                (Some(person), _) => _ = persons.insert(person),
                (None, Some(Decided::Suspension { federation, .. })) => {
                    persons.extend(people.of_federation(&federation))
                }
                (None, _) => {}
            }
        }
    }
    Ok(since.map(|since| (persons, since)))
}
