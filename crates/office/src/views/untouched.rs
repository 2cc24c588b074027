//! Acts that touch neither games nor who anybody is: what was computed of them before stands. Some of what is computed is not touched by
//! a few others either.

use crate::acts::Kind;
use crate::acts::desk::OfficeError;
use arpad_model::EntryId;
use arpad_registry::{Reader, ledger};

/// What is computed of games never asks about these.
const NEVER: [Kind; 15] = [
    Kind::Submit,
    Kind::Answer,
    Kind::Answers,
    Kind::Reject,
    Kind::User,
    Kind::Officer,
    Kind::Policy,
    Kind::Appearance,
    Kind::Minors,
    Kind::Photo,
    Kind::Strength,
    Kind::Attach,
    Kind::Appeal,
    Kind::Propose,
    Kind::Dismiss,
];

/// Whether an act since an entry may have touched what was computed then; neither do these acts beside those that never do.
pub(super) fn is_touched(store: &mut Reader<'_>, since: EntryId, beside: &[Kind]) -> Result<bool, OfficeError> {
    let is_untouched = |kind: &String| NEVER.iter().chain(beside).any(|one| one.as_str() == kind);
    Ok(!ledger::kinds_since(store, since)?.iter().all(is_untouched))
}
