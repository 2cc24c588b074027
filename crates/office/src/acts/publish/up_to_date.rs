//! What is published is what is known: a list that was made from something else is made anew first.

use crate::acts::Act;
use crate::acts::desk::act_of;
use crate::lists::compute::{self, Made};
use crate::lists::draft::month_draft;
use crate::lists::outdated::{Outdated, since_closed};
use crate::lists::replay::go_due;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_codes::RefusalCode;
use arpad_model::{EntryId, List, PersonId, RegisteredTournament, Series, TournamentState};
use arpad_registry::tables::{list_rows, lists, tournaments};
use arpad_registry::{Error, Reader, ledger};
use std::collections::HashMap;

/// Refuses to publish lists that are not what is known any more.
pub(super) fn up_to_date(store: &mut Reader<'_>, waiting: &[List]) -> Result<(), OfficeError> {
    let (mut of_go, mut revised) = (Vec::new(), Vec::new());
    for list in waiting {
        if is_untouched(store, list)? {
            continue;
        }
        match list.series {
            Series::Chess(tempo) if list.revision == 0 => {
                let found = match month_draft(store, tempo, list.day, compute::forecast) {
                    Ok((draft, Some(waiting))) if waiting.id == list.id => since_closed(store, list, &draft)?,
                    // What cannot be closed anew any more stands as it is.
                    Ok(_) | Err(OfficeError::Refused(_)) => Outdated::default(),
                    Err(error) => return Err(error),
                };
                refuse(list, &found, code::LIST_OUTDATED)?;
            }
            Series::Chess(_) => revised.push(list),
            Series::Go => of_go.push(list),
        }
    }
    revised_up_to_date(store, &revised)?;
    go_up_to_date(store, &of_go)
}

fn refuse(list: &List, found: &Outdated, code: RefusalCode) -> Result<(), OfficeError> {
    if found.is_empty() {
        return Ok(());
    }
    let refusal = Refusal::new(code).with("series", list.series.as_str()).with("date", list.day);
    let refusal = refusal.with("gone", Outdated::names(&found.gone).as_str());
    let refusal = refusal.with("new", Outdated::names(&found.new).as_str()).with("players", found.players);
    Err(refusal.of_month(list.series, list.day).into())
}

/// Revisions of chess lists are of the events they say: whoever would stand on them otherwise now is found by making them once more.
fn revised_up_to_date(store: &mut Reader<'_>, waiting: &[&List]) -> Result<(), OfficeError> {
    let mut replays: Vec<EntryId> = waiting.iter().map(|list| list.closed).collect();
    replays.sort_unstable();
    replays.dedup();
    for replay in replays {
        let Some(Act::Close(close)) = ledger::entry(store, replay)?.as_ref().map(act_of).transpose()? else { continue };
        let known = ledger::head(store)?.0.next();
        let made = compute::make(store, &close.lists, known)?;
        for (spec, made) in close.lists.iter().zip(&made) {
            let Some(list) = waiting.iter().find(|list| list.id == spec.list) else { continue };
            refuse(list, &against(store, list, made)?, code::REVISION_OUTDATED)?;
        }
    }
    Ok(())
}

/// A go list waits as long as closing would not make it otherwise.
fn go_up_to_date(store: &mut Reader<'_>, waiting: &[&List]) -> Result<(), OfficeError> {
    if waiting.is_empty() {
        return Ok(());
    }
    let (draft, line) = match go_due(store) {
        Ok(due) => due,
        // Nothing comes out otherwise.
        Err(OfficeError::Refused(_)) => return Ok(()),
        Err(error) => return Err(error),
    };
    for (spec, made) in draft.specs.iter().zip(&draft.made) {
        let Some(before) = line.before(spec) else { continue };
        let Some(list) = waiting.iter().find(|list| list.id == before.id && list.hash != made.hash) else { continue };
        let found = Outdated { gone: withdrawn(store, list)?, ..against(store, list, made)? };
        refuse(list, &found, code::LIST_OUTDATED)?;
    }
    Ok(())
}

/// How many would stand on a list otherwise if it was made now.
fn against(store: &mut Reader<'_>, list: &List, made: &Made) -> Result<Outdated, OfficeError> {
    if list.hash == made.hash {
        return Ok(Outdated::default());
    }
    let would: HashMap<PersonId, _> = made.rows.iter().map(|row| (row.person, row)).collect();
    let stands = list_rows::of(store, list.id)?;
    let same = stands.iter().filter(|row| would.get(&row.person) == Some(row)).count();
    // At least one: the lists are not the same.
    Ok(Outdated { players: (stands.len().max(would.len()) - same).max(1), ..Outdated::default() })
}

/// Whether nothing was done since a list was closed from which it could come out otherwise: it is what closing would make, and need not be
/// made once more to be seen. Lists of other series are as a rule closed and published beside it; those of its own day hold from that
/// day on, and it is made from what held before.
fn is_untouched(store: &mut Reader<'_>, list: &List) -> Result<bool, Error> {
    // The room of acts knows the rest.
    let is_of_lists = |act: &String| ["close", "publish"].contains(&act.as_str());
    if !ledger::kinds_since(store, list.closed)?.iter().all(is_of_lists) {
        return Ok(false);
    }
    let is_new = |other: &&List| other.closed.max(other.published.unwrap_or(other.closed)) > list.closed;
    let is_beside = |other: &List| other.day == list.day && other.series != list.series;
    Ok(lists::all(store)?.iter().filter(is_new).all(is_beside))
}

fn withdrawn(store: &mut Reader<'_>, list: &List) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let counted = lists::tournaments(store, list.id)?;
    let mut events = tournaments::among(store, &counted)?;
    events.retain(|event| event.state == TournamentState::Withdrawn);
    Ok(events)
}
