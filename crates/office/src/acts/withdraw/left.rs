//! Who leaves the register with a report that is withdrawn, and comes back with it: who entered with a report and is named by
//! nothing else was there for its sake alone.

use super::WithdrawAct;
use crate::acts::standing::standing;
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{PersonFields, fields_of, number_holder, row_of};
use arpad_model::{EntryId, PersonId, RegisteredTournament, TournamentId};
use arpad_registry::tables::{parts, persons, reports, unnamed};
use arpad_registry::{Reader, Writer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Somebody who leaves the register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Left {
    /// The entry that entered him.
    pub entered: EntryId,
    /// As he was entered.
    pub fields: PersonFields,
}

/// Who would leave with an event: nobody where a list has counted it.
pub(super) fn leaving(store: &mut Reader<'_>, event: TournamentId) -> Result<Vec<Left>, OfficeError> {
    let mut met: BTreeSet<PersonId> = BTreeSet::new();
    reports::each_among(store, &[event], EntryId::LAST, |_, report| {
        met.extend(report.persons());
        Ok(())
    })?;
    let met: Vec<PersonId> = met.into_iter().collect();
    let mut leaving = Vec::new();
    for (person, entered) in unnamed::named_by_alone(store, event, &met)? {
        leaving.extend(persons::get(store, person)?.map(|row| Left { entered, fields: fields_of(&row) }));
    }
    Ok(leaving)
}

/// They leave. Their numbers are kept for them.
pub(super) fn leave(store: &mut Writer<'_>, left: &[Left]) -> Result<(), OfficeError> {
    for one in left {
        unnamed::remove(store, one.fields.person)?;
    }
    if left.is_empty() { Ok(()) } else { keep_numbers(store) }
}

/// Those of them leave once more who are back and whom nothing else names by now.
pub(super) fn leave_again(store: &mut Writer<'_>, event: TournamentId, left: &[Left]) -> Result<(), OfficeError> {
    let mut again = leaving(store, event)?;
    again.retain(|one| left.contains(one));
    leave(store, &again)
}

/// They are in the register again, as before. Refused where a number of theirs is somebody else's by now.
pub(super) fn come_back(
    store: &mut Writer<'_>,
    event: &RegisteredTournament,
    left: &[Left],
) -> Result<(), OfficeError> {
    for Left { entered, fields } in left {
        // Who was on another report that was taken up is there already.
        if persons::get(store, fields.person)?.is_some() {
            continue;
        }
        if let Some((kind, number, holder)) = number_holder(store, fields)? {
            let refusal = Refusal::new(code::LEFT_NUMBER_TAKEN).with("person", fields.person);
            let refusal = refusal.with("name", format!("{} {}", fields.family, fields.given).trim());
            let refusal = refusal.with("kind", kind).with("number", number).with("holder", holder.id);
            let file = event.submission.map(|file| file.to_string()).unwrap_or_default();
            return Err(refusal.with("submission", file.as_str()).into());
        }
        persons::insert(store, &row_of(fields), *entered)?;
    }
    if left.is_empty() { Ok(()) } else { keep_numbers(store) }
}

/// Who has left with reports of an event or of its parts and is not back, as they were entered.
pub fn left_with(store: &mut Reader<'_>, event: TournamentId) -> Result<Vec<PersonFields>, OfficeError> {
    // What was never accepted brought nobody.
    if reports::newest_entry(store, event)?.is_none() {
        return Ok(Vec::new());
    }
    let whole = parts::event_of(store, event)?.unwrap_or(event);
    let of_event = [vec![event, whole], parts::of(store, whole)?].concat();
    let mut all: Vec<PersonFields> = Vec::new();
    for (_, act) in withdrawals(store)? {
        if of_event.contains(&act.tournament) {
            all.extend(act.left.into_iter().map(|one| one.fields));
        }
    }
    let mut away = Vec::new();
    for fields in all {
        if persons::get(store, fields.person)?.is_none() && !away.contains(&fields) {
            away.push(fields);
        }
    }
    Ok(away)
}

fn keep_numbers(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let left = withdrawals(store)?.into_iter().flat_map(|(_, act)| act.left).map(|one| one.fields.person);
    let highest = left.max();
    Ok(persons::keep_numbers(store, highest)?)
}

/// The withdrawals that stand.
pub(in crate::acts) fn withdrawals(store: &mut Reader<'_>) -> Result<Vec<(EntryId, WithdrawAct)>, OfficeError> {
    standing(store, Kind::Withdraw, |act| match act {
        Act::Withdraw(act) => Some(act),
        _ => None,
    })
}
