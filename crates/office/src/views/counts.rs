//! How much waits, in numbers that cost nothing to find.

use crate::acts::desk::OfficeError;
use crate::acts::propose::proposals;
use arpad_model::{EntryId, SubmissionState};
use arpad_registry::tables::{letters, submissions};
use arpad_registry::{Reader, ledger};

/// More than so many files are not counted.
const MOST: u32 = 1_000;

/// How much waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Received files that nobody has decided about.
    pub files: usize,
    /// Letters from the site.
    pub letters: u64,
    /// Proposals that wait for a second signature.
    pub proposals: usize,
    /// The newest entry of the ledger.
    pub head: EntryId,
}

impl Counts {
    /// All of it.
    pub fn all(&self) -> u64 {
        self.files as u64 + self.letters + self.proposals as u64
    }
}

/// Counts.
pub fn counts(store: &mut Reader<'_>) -> Result<Counts, OfficeError> {
    let mut files = 0;
    for state in [SubmissionState::Questions, SubmissionState::Received] {
        files += submissions::newest(store, Some(state), MOST)?.len();
    }
    let (head, _) = ledger::head(store)?;
    Ok(Counts { files, letters: letters::count_open(store)?, proposals: proposals(store)?.len(), head })
}
