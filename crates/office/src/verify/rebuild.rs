//! The whole ledger carried out once more in an empty registry, with the bytes it names.

use super::ahead::{Reports, Stretch};
use super::{BYTES, Fault, RESULT, Verified};
use crate::acts::Act;
use crate::acts::desk::OfficeError;
use arpad_model::{BlobId, EntryId, hex, unhex};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::{Error, Reader, Registry, Writer, blobs};

/// Who watches a ledger being carried out once more: what comes after each entry, in the register as it was then.
pub(crate) type Watch<'a> = &'a mut dyn FnMut(&mut Reader<'_>, &mut Reader<'_>, &Entry) -> Result<(), OfficeError>;

/// Carries it out; whether all of it could be. Who watches sees the register that is read, and the one that is rebuilt.
pub(crate) fn rebuild(
    store: &mut Reader<'_>,
    scratch: &mut Registry,
    verified: &mut Verified,
    progress: &mut impl FnMut(EntryId, EntryId),
    watch: Watch<'_>,
) -> Result<bool, OfficeError> {
    let mut behind = EntryId(0);
    std::thread::scope(|scope| {
        let mut stretch = Stretch::after(store, behind)?;
        let mut ahead = scope.spawn(stretch.next_reading());
        while behind < verified.entries {
            let mut reports = ahead.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            let entries = stretch.entries;
            behind = entries.last().map_or(verified.entries, |(entry, _)| entry.seq);
            // Those behind are read while these are carried out.
            stretch = Stretch::after(store, behind)?;
            ahead = scope.spawn(stretch.next_reading());
            let fault = scratch.write(|rebuilt| -> Result<_, OfficeError> {
                for (entry, act) in entries {
                    let fault = once_more(store, rebuilt, (&entry, act), &mut reports, verified)?;
                    if fault.is_some() {
                        return Ok(fault);
                    }
                    watch(store, rebuilt, &entry)?;
                }
                Ok(None)
            })?;
            if let Some(fault) = fault {
                verified.faults.push(fault);
                return Ok(false);
            }
            progress(behind, verified.entries);
        }
        Ok(true)
    })
}

/// One entry once more; what stands against it.
fn once_more(
    store: &mut Reader<'_>,
    rebuilt: &mut Writer<'_>,
    (entry, act): (&Entry, Result<Act, OfficeError>),
    reports: &mut Reports,
    verified: &mut Verified,
) -> Result<Option<Fault>, OfficeError> {
    let fault = |code, what: String| Ok(Some(Fault { code, entry: Some(entry.seq), what }));
    let act = match act {
        Ok(act) => act,
        Err(error) => return fault(RESULT, error.to_string()),
    };
    let logo = "logo".to_owned();
    let received = match &act {
        Act::Appearance(stated) => stated.logo.as_ref().map(|sha256| (sha256, &logo)),
        Act::Submit(submit) => Some((&submit.sha256, &submit.file_name)),
        Act::Import(import) => Some((&import.sha256, &import.file_name)),
        Act::Takeover(table) => Some((&table.sha256, &table.file_name)),
        Act::EgdList(list) => Some((&list.sha256, &list.file_name)),
        Act::Attach(games) => Some((&games.sha256, &games.file_name)),
        Act::Sent(report) => Some((&report.sha256, &report.format)),
        Act::Close(close) => {
            verified.lists += close.lists.len() as u64;
            None
        }
        _ => None,
    };
    if let Some((sha256, file_name)) = received {
        verified.files += 1;
        let kept = match reports.packed(&act) {
            Some(packed) => blobs::keep_packed(rebuilt, packed).map(Some),
            None => copy(store, rebuilt, sha256),
        };
        match kept {
            Ok(Some(blob)) => _ = verified.named.entry(blob).or_insert(entry.seq),
            Ok(None) => return fault(BYTES, file_name.clone()),
            Err(error) if error.is_damage() => return fault(BYTES, file_name.clone()),
            Err(other) => return Err(other.into()),
        }
    }
    ledger::put(rebuilt, entry)?;
    match reports.apply(&act, rebuilt, entry) {
        Ok(()) => Ok(None),
        Err(OfficeError::Differs { what, .. }) => fault(RESULT, what),
        Err(OfficeError::Refused(refusal)) => fault(RESULT, refusal.code.to_string()),
        Err(OfficeError::Registry(error)) => fault(RESULT, error.to_string()),
    }
}

/// Takes over the bytes an entry names; the number they have got, if they are there and what they were. That they have
/// the same number where they come from is seen when the tables are compared.
fn copy(store: &mut Reader<'_>, rebuilt: &mut Writer<'_>, sha256: &str) -> Result<Option<BlobId>, Error> {
    let Some(blob) = unhex(sha256).map(|hash| blobs::find(store, &hash)).transpose()?.flatten() else {
        return Ok(None);
    };
    let kept = blobs::take_over(rebuilt, store, blob.id)?;
    Ok((kept.hash == blob.hash && hex(&kept.hash) == sha256).then_some(kept.id))
}
