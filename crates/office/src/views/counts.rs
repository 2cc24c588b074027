//! How much waits, in numbers that cost nothing to find.

use crate::acts::desk::OfficeError;
use crate::acts::propose::proposals;
use crate::views::today::unreported;
use arpad_model::{EntryId, List, Origin, SubmissionState};
use arpad_registry::tables::{decisions, letters, lists, submissions};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;

/// More than so many files are not counted.
const MOST: u32 = 1_000;

/// How much waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Received files that nobody has decided about.
    pub files: usize,
    /// Letters from the site.
    pub letters: u64,
    /// Announced events that are over, without a report.
    pub unreported: usize,
    /// Lists that are closed and not published.
    pub unpublished: usize,
    /// Appeals that nobody has decided.
    pub appeals: usize,
    /// Proposals that wait for a second signature.
    pub proposals: usize,
    /// The newest entry of the ledger.
    pub head: EntryId,
}

impl Counts {
    /// All of it: as many as the page of today has lines, but for what waits in go, which stands there by itself.
    pub fn all(&self) -> u64 {
        let others = self.unreported + self.unpublished + self.appeals + self.proposals;
        self.files as u64 + self.letters + others as u64
    }
}

/// Counts on a day.
pub fn counts(store: &mut Reader<'_>, day: Date) -> Result<Counts, OfficeError> {
    let mut files = 0;
    for state in [SubmissionState::Questions, SubmissionState::Received] {
        files += submissions::newest(store, Some(state), MOST)?.len();
    }
    let (head, _) = ledger::head(store)?;
    let is_open = |list: &&List| list.origin == Origin::Computed && list.published.is_none();
    Ok(Counts {
        files,
        letters: letters::count_open(store)?,
        unreported: unreported(store, day)?.len(),
        unpublished: lists::all(store)?.iter().filter(is_open).count(),
        appeals: decisions::appeals(store)?.iter().filter(|appeal| appeal.decided.is_none()).count(),
        proposals: proposals(store)?.len(),
        head,
    })
}
