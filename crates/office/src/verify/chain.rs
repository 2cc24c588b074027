//! Every seal and every link of the chain.

use super::{CHAIN, Fault, NOTED, Noted, SEAL, UNREADABLE, Verified};
use crate::acts::desk::OfficeError;
use arpad_model::{EntryId, hex};
use arpad_registry::{Reader, ledger};

/// So many entries are read at once.
pub(super) const STRETCH: u32 = 1000;

/// Walks the whole chain; whether it is one.
pub(crate) fn walk(store: &mut Reader<'_>, noted: &[Noted], verified: &mut Verified) -> Result<bool, OfficeError> {
    // The walk begins at the first entry: what was put before it, or beside the numbers, would be passed over.
    let strangers = ledger::strangers(store)?;
    if !strangers.is_empty() {
        verified.faults.extend(strangers.into_iter().map(|(entry, what)| Fault { code: CHAIN, entry, what }));
        return Ok(false);
    }
    let mut previous = (EntryId(0), [0; 32]);
    loop {
        let entries = match ledger::after(store, previous.0, STRETCH) {
            Ok(entries) => entries,
            Err(error) if error.is_damage() => {
                let fault = unreadable(store, previous.0, error.to_string())?;
                verified.faults.push(fault);
                return Ok(false);
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
                return Ok(false);
            }
            if entry.seal() != entry.hash {
                verified.faults.push(fault(SEAL));
                return Ok(false);
            }
            for noted in noted.iter().filter(|noted| noted.entry == entry.seq) {
                if noted.seal == entry.hash {
                    verified.noted += 1;
                } else {
                    verified.faults.push(Fault { code: NOTED, entry: Some(entry.seq), what: hex(&entry.hash) });
                }
            }
            previous = (entry.seq, entry.hash);
        }
    }
    // Two rows of one number, the second right behind a stretch, are one entry to the walk.
    let rows = ledger::rows(store)?;
    if rows != previous.0.0 {
        verified.faults.push(Fault { code: CHAIN, entry: None, what: format!("{rows} / {}", previous.0) });
        return Ok(false);
    }
    (verified.entries, verified.seal) = (previous.0, hex(&previous.1));
    // An entry that was noted and is not there has no seal at all.
    for noted in noted.iter().filter(|noted| noted.entry > previous.0) {
        verified.faults.push(Fault { code: NOTED, entry: Some(noted.entry), what: "–".to_owned() });
    }
    Ok(true)
}

/// The first entry after one that cannot be read: what it says is not what was sealed.
fn unreadable(store: &mut Reader<'_>, after: EntryId, what: String) -> Result<Fault, OfficeError> {
    let mut entry = after;
    for _ in 0..STRETCH {
        entry = entry.next();
        match ledger::entry(store, entry) {
            Err(error) if error.is_damage() => {
                return Ok(Fault { code: SEAL, entry: Some(entry), what: error.to_string() });
            }
            Err(error) => return Err(error.into()),
            Ok(_) => {}
        }
    }
    // Each is found by its number, but not one after the other.
    Ok(Fault { code: UNREADABLE, entry: None, what })
}
