//! Verifying: the whole path walked again from the stored bytes. Every seal, every received byte, every list and every row
//! of every table must come out as it stands; the first that does not is named with its entry.

use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use arpad_model::{EntryId, ListId, hex, unhex};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::{Error, Reader, Registry, Writer, blobs, digest};

/// What was verified.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Entries of the ledger.
    pub entries: EntryId,
    /// Received files and imported lists.
    pub files: u64,
    /// Lists computed again.
    pub lists: u64,
    /// The seal of the newest entry, which seals everything before it.
    pub seal: String,
    /// What differs; the first one is where it began.
    pub faults: Vec<Fault>,
}

/// Something that is not as it was written. Its sentence stands in the application's words under its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of fault.
    pub code: &'static str,
    /// The entry of the ledger it belongs to; none where no entry says so.
    pub entry: Option<EntryId>,
    /// What exactly: a file, a table with the key of its row, an error.
    pub what: String,
}

/// The seal of an entry does not fit its words.
pub const SEAL: &str = "verify-seal";
/// An entry is missing or does not follow the one before.
pub const CHAIN: &str = "verify-chain";
/// Received bytes are not what came.
pub const BYTES: &str = "verify-bytes";
/// What an entry says was done cannot be done again with the same result.
pub const RESULT: &str = "verify-result";
/// A row of a table is not what the ledger gives.
pub const ROW: &str = "verify-row";

/// Verifies a registry. `progress` hears how many entries are behind us, of how many.
pub fn verify(registry: &mut Registry, mut progress: impl FnMut(EntryId, EntryId)) -> Result<Verified, OfficeError> {
    registry.read(|store| {
        let mut verified = Verified::default();
        walk(store, &mut verified)?;
        if verified.faults.is_empty() {
            let mut scratch = Registry::scratch()?;
            rebuild(store, &mut scratch, &mut verified, &mut progress)?;
            if verified.faults.is_empty() {
                scratch.read(|rebuilt| tables(store, rebuilt, &mut verified))?;
            }
        }
        Ok(verified)
    })
}

/// Every seal and every link of the chain.
fn walk(store: &mut Reader<'_>, verified: &mut Verified) -> Result<(), OfficeError> {
    let mut previous = (EntryId(0), [0; 32]);
    loop {
        let entries = match ledger::after(store, previous.0, STRETCH) {
            Ok(entries) => entries,
            Err(Error::Damaged { .. }) => {
                verified.faults.push(unreadable(store, previous.0)?);
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        };
        if entries.is_empty() {
            break;
        }
        for entry in entries {
            let fault = |code| Fault { code, entry: Some(entry.seq), what: entry.act.clone() };
            if entry.seq != previous.0.next() || entry.previous != previous.1 {
                verified.faults.push(fault(CHAIN));
                return Ok(());
            }
            if entry.seal() != entry.hash {
                verified.faults.push(fault(SEAL));
                return Ok(());
            }
            previous = (entry.seq, entry.hash);
        }
    }
    (verified.entries, verified.seal) = (previous.0, hex(&previous.1));
    Ok(())
}

const STRETCH: u32 = 1000;

/// The first entry after one that cannot be read: what it says is not what was sealed.
fn unreadable(store: &mut Reader<'_>, after: EntryId) -> Result<Fault, OfficeError> {
    let mut entry = after.next();
    loop {
        match ledger::entry(store, entry) {
            Err(Error::Damaged { what, .. }) => return Ok(Fault { code: SEAL, entry: Some(entry), what }),
            Err(error) => return Err(error.into()),
            Ok(_) => entry = entry.next(),
        }
    }
}

/// Carries out the whole ledger once more in an empty registry.
fn rebuild(
    store: &mut Reader<'_>,
    scratch: &mut Registry,
    verified: &mut Verified,
    progress: &mut impl FnMut(EntryId, EntryId),
) -> Result<(), OfficeError> {
    let mut behind = EntryId(0);
    while behind < verified.entries {
        let entries = ledger::after(store, behind, STRETCH)?;
        scratch.write(|rebuilt| -> Result<(), OfficeError> {
            for entry in &entries {
                if let Some(fault) = once_more(store, rebuilt, entry, verified)? {
                    verified.faults.push(fault);
                    return Ok(());
                }
            }
            Ok(())
        })?;
        if !verified.faults.is_empty() {
            return Ok(());
        }
        behind = entries.last().map_or(verified.entries, |entry| entry.seq);
        progress(behind, verified.entries);
    }
    Ok(())
}

/// One entry once more; what stands against it.
fn once_more(
    store: &mut Reader<'_>,
    rebuilt: &mut Writer<'_>,
    entry: &Entry,
    verified: &mut Verified,
) -> Result<Option<Fault>, OfficeError> {
    let fault = |code, what: String| Ok(Some(Fault { code, entry: Some(entry.seq), what }));
    let act = match act_of(entry) {
        Ok(act) => act,
        Err(error) => return fault(RESULT, error.to_string()),
    };
    let received = match &act {
        Act::Submit(submit) => Some((&submit.sha256, &submit.file_name)),
        Act::Import(import) => Some((&import.sha256, &import.file_name)),
        Act::Close(close) => {
            verified.lists += close.lists.len() as u64;
            None
        }
        _ => None,
    };
    if let Some((sha256, file_name)) = received {
        verified.files += 1;
        match copy(store, rebuilt, sha256) {
            Ok(true) => {}
            Ok(false) | Err(Error::Damaged { .. }) => return fault(BYTES, file_name.clone()),
            Err(other) => return Err(other.into()),
        }
    }
    ledger::put(rebuilt, entry)?;
    match act.apply(rebuilt, entry) {
        Ok(()) => Ok(None),
        Err(OfficeError::Differs { what, .. }) => fault(RESULT, what),
        Err(OfficeError::Refused(refusal)) => fault(RESULT, refusal.code.to_string()),
        Err(OfficeError::Registry(error)) => fault(RESULT, error.to_string()),
    }
}

/// Takes over the bytes an entry names; whether they are there and what they were.
fn copy(store: &mut Reader<'_>, rebuilt: &mut Writer<'_>, sha256: &str) -> Result<bool, Error> {
    let Some(blob) = unhex(sha256).map(|hash| blobs::find(store, &hash)).transpose()?.flatten() else {
        return Ok(false);
    };
    let mut keeper = blobs::Keeper::begin(rebuilt)?;
    let seen = blobs::each_part(store, blob.id, |part| keeper.part(rebuilt, part))?;
    let kept = keeper.finish(rebuilt)?;
    Ok(kept.hash == seen.hash && hex(&kept.hash) == sha256)
}

/// Every table against the rebuilt one.
fn tables(store: &mut Reader<'_>, rebuilt: &mut Reader<'_>, verified: &mut Verified) -> Result<(), OfficeError> {
    for table in digest::TABLES {
        if digest::of(store, table)? == digest::of(rebuilt, table)? {
            continue;
        }
        let (stands, due) = (digest::rows(store, table)?, digest::rows(rebuilt, table)?);
        let key = match stands.iter().zip(&due).find(|(here, there)| here != there) {
            Some(((here, _), (there, _))) => here.min(there),
            None if stands.len() > due.len() => &stands[due.len()].0,
            None => &due[stands.len()].0,
        };
        let entry = entry_of(rebuilt, table.name, key)?;
        verified.faults.push(Fault { code: ROW, entry, what: format!("{} {key}", table.name) });
    }
    Ok(())
}

/// The entry that wrote a row.
fn entry_of(rebuilt: &mut Reader<'_>, table: &str, key: &str) -> Result<Option<EntryId>, Error> {
    let first = key.split(", ").next().and_then(|number| number.parse::<i64>().ok());
    Ok(match (table, first) {
        ("list" | "list_row" | "list_start" | "rated_in", Some(list)) => {
            arpad_registry::tables::lists::get(rebuilt, ListId(list))?.map(|list| list.closed)
        }
        ("paper" | "decision" | "appeal" | "correction", entry) => entry.map(EntryId),
        ("report", _) => key.split(", ").nth(1).and_then(|number| number.parse().ok()),
        _ => None,
    })
}
