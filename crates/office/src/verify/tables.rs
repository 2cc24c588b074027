//! Every row of every table against the rebuilt one.

use super::{Fault, ROW, Verified};
use crate::acts::desk::OfficeError;
use arpad_model::{BlobId, EntryId, ListId, TournamentId};
use arpad_registry::digest::{self, Digested};
use arpad_registry::tables::{births, called, lists, reports};
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// So many rows of one table are named; who changes a thousand has changed the table.
pub(super) const MOST: usize = 20;

/// Compares them all; what differs is named by its row.
pub(super) fn compare(
    store: &mut Reader<'_>,
    rebuilt: &mut Reader<'_>,
    verified: &mut Verified,
) -> Result<(), OfficeError> {
    digest::distrust_indexes(store)?;
    // A register of before has no more of the changes than came since; whatever stands there must be one of them.
    verified.changes_since = called::kept_since(store)?;
    verified.births_since = births::kept_since(store)?;
    // Before the first entry there was nothing: a change that stands there was put there.
    let all = EntryId(i64::MIN);
    for table in digest::TABLES {
        let since = if table.name == births::TABLE { verified.births_since } else { verified.changes_since };
        if digest::of(store, table, all)? == digest::of(rebuilt, table, since)? {
            continue;
        }
        let (stand, due) = (digest::rows(store, table, all)?, digest::rows(rebuilt, table, since)?);
        for row in differing(&stand, &due).into_iter().take(MOST) {
            let entry = entry_of(rebuilt, table.name, row, verified)?;
            verified.faults.push(Fault { code: ROW, entry, what: format!("{} {}", table.name, row.key) });
        }
    }
    Ok(())
}

/// The rows that stand on one side only, or otherwise on the other: as the ledger gives them, where it gives them.
fn differing<'a>(stand: &'a [Digested], due: &'a [Digested]) -> Vec<&'a Digested> {
    let standing: HashMap<&str, &Digested> = stand.iter().map(|row| (row.key.as_str(), row)).collect();
    let named: HashMap<&str, &Digested> = due.iter().map(|row| (row.key.as_str(), row)).collect();
    let lost = due.iter().filter(|row| standing.get(row.key.as_str()).is_none_or(|other| other.hash != row.hash));
    let added = stand.iter().filter(|row| !named.contains_key(row.key.as_str()));
    let differing: Vec<&Digested> = lost.chain(added).collect();
    // The same rows, and yet another digest: a key that should be unique stands there twice.
    if differing.is_empty() { twice(stand) } else { differing }
}

fn twice(stand: &[Digested]) -> Vec<&Digested> {
    stand.windows(2).filter(|pair| pair[0].key == pair[1].key).map(|pair| &pair[1]).collect()
}

/// The entry that wrote a row.
fn entry_of(
    rebuilt: &mut Reader<'_>,
    table: &str,
    row: &Digested,
    verified: &Verified,
) -> Result<Option<EntryId>, Error> {
    let number = row.key.split(", ").next().and_then(|number| number.parse::<i64>().ok());
    Ok(match (table, number) {
        ("list_row" | "list_start" | "rated_in", Some(list)) => {
            lists::get(rebuilt, ListId(list))?.map(|list| list.closed)
        }
        ("participant", Some(tournament)) => match u32::try_from(tournament) {
            Ok(tournament) => reports::newest_entry(rebuilt, TournamentId(tournament))?,
            Err(_) => None,
        },
        ("blob" | "blob_part", Some(blob)) => verified.named.get(&BlobId(blob)).copied(),
        _ => row.entry,
    })
}
