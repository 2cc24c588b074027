//! Reports read ahead: while entries are carried out once more, the files of those behind them are unpacked, compared with their
//! hashes and read on a thread of its own. Each is read once, for the act that received it and for the one that accepted it. What
//! cannot be read so is left to the act itself, which says what is wrong.

use super::chain::STRETCH;
use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, SubmitAct};
use crate::intake::read_report::{Unidentified, read_report_as};
use arpad_formats::trf::Reading;
use arpad_model::{EntryId, SubmissionId, hex, unhex};
use arpad_registry::blobs::{Kept, Packed, Unpacker};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::{Error, Reader, Writer, blobs};
use std::collections::HashMap;

/// Some entries with their acts, and the files they name.
pub(super) struct Stretch {
    pub entries: Vec<(Entry, Result<Act, OfficeError>)>,
    files: Vec<Unread>,
}

struct Unread {
    submission: SubmissionId,
    kept: Kept,
    /// The reader, where it is read as a report.
    reading: Option<Reading>,
}

impl Stretch {
    /// Those that follow an entry.
    pub(super) fn after(store: &mut Reader<'_>, behind: EntryId) -> Result<Self, Error> {
        let with_act = |entry: Entry| {
            let act = act_of(&entry);
            (entry, act)
        };
        let entries: Vec<_> = ledger::after(store, behind, STRETCH)?.into_iter().map(with_act).collect();
        let mut files = Vec::new();
        for (_, act) in &entries {
            let Ok(Act::Submit(act)) = act else { continue };
            let Some(hash) = unhex(&act.sha256) else { continue };
            let Ok(Some(blob)) = blobs::find(store, &hash) else { continue };
            let Ok(kept) = blobs::kept(store, blob.id) else { continue };
            let reading = act.tournament.and_then(|_| Reading::by_number(act.reading));
            files.push(Unread { submission: act.submission, kept, reading });
        }
        Ok(Stretch { entries, files })
    }

    /// What is to be done beside the carrying out.
    pub(super) fn next_reading(&mut self) -> impl FnOnce() -> Reports + Send + use<> {
        let files = std::mem::take(&mut self.files);
        || Reports::read(files).unwrap_or_default()
    }
}

/// Files by their numbers.
#[derive(Default)]
pub(super) struct Reports(HashMap<SubmissionId, Read>);

struct Read {
    packed: Packed,
    reading: Option<Reading>,
    reported: Option<Unidentified>,
}

impl Reports {
    fn read(files: Vec<Unread>) -> Result<Self, Error> {
        let (mut unpacker, mut all) = (Unpacker::new()?, HashMap::new());
        for Unread { submission, kept, reading } in files {
            let Ok((bytes, packed)) = unpacker.unpack(kept) else { continue };
            let reported = reading.and_then(|reading| read_report_as(&bytes, reading).ok());
            // A number that stands twice is the first one's.
            all.entry(submission).or_insert(Read { packed, reading, reported });
        }
        Ok(Reports(all))
    }

    /// The bytes of the file that an act received, compared with their hash.
    pub(super) fn packed(&self, act: &Act) -> Option<&Packed> {
        let Act::Submit(act) = act else { return None };
        self.of(act).map(|file| &file.packed)
    }

    fn of(&self, act: &SubmitAct) -> Option<&Read> {
        self.0.get(&act.submission).filter(|file| hex(&file.packed.hash) == act.sha256)
    }

    /// Carries an act out with the report of its file, if it was read.
    pub(super) fn apply(&mut self, act: &Act, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        match act {
            Act::Submit(submit) => {
                let reported = self.of(submit).and_then(|file| file.reported.as_ref());
                match reported.filter(|_| submit.tournament.is_some()) {
                    Some(reported) => submit.apply_read(store, entry, Some(reported)),
                    None => act.apply(store, entry),
                }
            }
            Act::Accept(accept) => {
                let is_same = |file: &Read| file.reading.is_some_and(|one| one.number() == accept.reading);
                let file = self.0.get_mut(&accept.submission).filter(|file| is_same(file));
                match file.and_then(|file| file.reported.take()) {
                    Some(reported) => accept.apply_read(store, entry, reported),
                    None => act.apply(store, entry),
                }
            }
            _ => act.apply(store, entry),
        }
    }
}
