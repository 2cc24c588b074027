//! Verifying: the whole path walked again from the stored bytes. The tables must have the shape that the migrations give
//! them and their pages must be whole; every seal, every received byte, every list and every row of every table must come
//! out as it stands. What does not is named with its entry.
//!
//! This proves that a registry is consistent with itself. Who rewrites it all, seals included, is found out only by a
//! seal that was noted elsewhere: [`verify_against`].

mod ahead;
pub(crate) mod chain;
mod pictures;
pub(crate) mod rebuild;
mod tables;

use crate::acts::clock;
use crate::acts::desk::OfficeError;
use crate::proofs;
use arpad_model::{BlobId, EntryId};
use arpad_registry::shape::How;
use arpad_registry::tables::list_rows;
use arpad_registry::{ReadOnly, Reader, Registry, pages, rights, shape};
use std::collections::HashMap;

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
    /// How many noted seals are those of their entries.
    pub noted: u64,
    /// Signed lists whose root and signature were made and checked again.
    pub statements: u64,
    /// Whether the database had no means to look at its own indexes.
    pub pages_unchecked: bool,
    /// The entry from which on it is kept what people and clubs were called; 0 = from the first.
    pub changes_since: EntryId,
    /// The same of births and sexes.
    pub births_since: EntryId,
    /// Lists that were made before scores and expectations were kept beside ratings, and have none.
    pub without_scores: u64,
    /// Entries of an earlier moment than the entry before them: a clock was set back, or ahead before.
    pub set_back: Vec<EntryId>,
    /// What a server grants beyond the documented roles.
    pub beyond: Vec<String>,
    /// What differs; of those with an entry the first one is where it began.
    pub faults: Vec<Fault>,
    /// The entry that brought the bytes of a blob.
    named: HashMap<BlobId, EntryId>,
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

/// A seal of an entry, noted before and kept elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted {
    /// The entry.
    pub entry: EntryId,
    /// Its seal.
    pub seal: [u8; 32],
}

/// The seal of an entry does not fit its words.
pub const SEAL: &str = "verify-seal";
/// An entry is missing or does not follow the one before.
pub const CHAIN: &str = "verify-chain";
/// An entry has another seal than was noted.
pub const NOTED: &str = "verify-noted";
/// Received bytes are not what came.
pub const BYTES: &str = "verify-bytes";
/// What an entry says was done cannot be done again with the same result.
pub const RESULT: &str = "verify-result";
/// A row of a table is not what the ledger gives.
pub const ROW: &str = "verify-row";
/// A part of the database that the migrations make is missing.
pub const SHAPE_MISSING: &str = "verify-shape-missing";
/// A part of the database that the migrations do not make.
pub const SHAPE_EXTRA: &str = "verify-shape-extra";
/// A part of the database is made in another way than the migrations make it.
pub const SHAPE_CHANGED: &str = "verify-shape-changed";
/// The database finds its own pages or indexes damaged.
pub const PAGES: &str = "verify-pages";
/// Something cannot be read at all.
pub const UNREADABLE: &str = "verify-unreadable";

/// Verifies a registry. `progress` hears how many entries are behind us, of how many.
pub fn verify(registry: &mut ReadOnly, progress: impl FnMut(EntryId, EntryId)) -> Result<Verified, OfficeError> {
    verify_against(registry, &[], progress)
}

/// Verifies a registry, and that these entries have the seals that were noted.
pub fn verify_against(
    registry: &mut ReadOnly,
    noted: &[Noted],
    mut progress: impl FnMut(EntryId, EntryId),
) -> Result<Verified, OfficeError> {
    let mut scratch = Registry::scratch()?;
    registry.read(|store| {
        let mut verified = Verified::default();
        let looked = look(store, &mut scratch, noted, &mut verified, &mut progress);
        match looked {
            // What cannot be read is a finding like any other; whoever cannot reach the database has found nothing.
            Err(OfficeError::Registry(error)) if error.is_damage() => {
                verified.faults.push(Fault { code: UNREADABLE, entry: None, what: error.to_string() });
            }
            looked => looked?,
        }
        Ok(verified)
    })
}

fn look(
    store: &mut Reader<'_>,
    scratch: &mut Registry,
    noted: &[Noted],
    verified: &mut Verified,
    progress: &mut impl FnMut(EntryId, EntryId),
) -> Result<(), OfficeError> {
    for odd in scratch.read(|new| shape::compare(store, new))? {
        let code = match odd.how {
            How::Missing => SHAPE_MISSING,
            How::Extra => SHAPE_EXTRA,
            How::Changed => SHAPE_CHANGED,
        };
        verified.faults.push(Fault { code, entry: None, what: odd.part });
    }
    verified.beyond = rights::beyond(store)?;
    let pages = pages::check(store)?;
    verified.pages_unchecked = pages.unchecked;
    verified.faults.extend(pages.damage.into_iter().map(|what| Fault { code: PAGES, entry: None, what }));
    // What comes now goes on from what is behind it: a ledger that is not whole is not carried out, and from one that
    // cannot be carried out no table follows.
    let is_chain = chain::walk(store, noted, verified)?;
    if is_chain {
        verified.set_back = clock::set_back(store)?;
    }
    if is_chain && rebuild::rebuild(store, scratch, verified, progress, &mut |_, _, _| Ok(()))? {
        verified.without_scores = leave_out_scores(store, scratch)?;
        scratch.read(|rebuilt| tables::compare(store, rebuilt, verified))?;
        scratch.read(|rebuilt| pictures::compare(store, rebuilt, verified))?;
    }
    let faults = &mut verified.faults;
    let fault = |code, what: &str| faults.push(Fault { code, entry: None, what: what.to_owned() });
    verified.statements = proofs::compare(store, fault)?;
    Ok(())
}

/// A list of before the sixth migration has no scores, on no row: the rebuilt one is to have none either. They are no part of what is
/// sealed. Whoever takes them out of some rows is found.
fn leave_out_scores(store: &mut Reader<'_>, scratch: &mut Registry) -> Result<u64, OfficeError> {
    let bare = list_rows::without_scores(store)?;
    // On some lists nobody has played.
    let due = scratch.read(list_rows::without_scores)?;
    let before: Vec<_> = bare.into_iter().filter(|list| !due.contains(list)).collect();
    for list in &before {
        scratch.write(|rebuilt| list_rows::forget_scores(rebuilt, *list))?;
    }
    Ok(before.len() as u64)
}
