//! How far a merge reaches back in a tempo beside the one its entry names: to the earliest list of that tempo that has counted
//! something the number played, as it stood when the entry was made.

use super::scope::all_numbers;
use super::{People, Shelf};
use arpad_model::{Correction, CorrectionKind, List, PersonId};
use arpad_registry::tables::{lists, reports};
use arpad_registry::{Error, Reader, ledger};
use serde::Deserialize;

/// What an act says of two numbers that are one, or two after all.
#[derive(Deserialize)]
struct Numbers {
    #[serde(alias = "drop")]
    person: PersonId,
    #[serde(default)]
    every_tempo: bool,
}

/// The list of a shelf to which a correction reaches back: the one it names, or where it is of a merge that speaks for every
/// tempo, the earliest.
pub(super) fn reached<'a>(
    store: &mut Reader<'_>,
    shelf: &'a Shelf,
    correction: &Correction,
) -> Result<Option<&'a List>, Error> {
    if let Some(list) = correction.list.and_then(|id| shelf.get(id)) {
        return Ok(Some(list));
    }
    if correction.what != CorrectionKind::Identity {
        return Ok(None);
    }
    let Some(entry) = ledger::entry(store, correction.entry)? else { return Ok(None) };
    let of_merge = matches!(entry.act.as_str(), "merge" | "unmerge");
    let numbers = serde_json::from_str::<Numbers>(&entry.body).ok().filter(|one| of_merge && one.every_tempo);
    let Some(Numbers { person, .. }) = numbers else { return Ok(None) };
    let people = People::numbers(store)?;
    let mut earliest: Option<&List> = None;
    for number in all_numbers(&people, vec![person]) {
        for tournament in reports::tournaments_of(store, number)? {
            for counted in lists::of_tournament(store, tournament)? {
                let here = shelf.get(counted.id).filter(|list| list.closed < correction.entry);
                earliest = match (earliest, here) {
                    (Some(one), Some(other)) => Some(if other.day < one.day { other } else { one }),
                    (one, other) => one.or(other),
                };
            }
        }
    }
    Ok(earliest)
}
