//! A received file is turned away.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, waiting};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{SubmissionId, SubmissionState, TournamentState};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{submissions, tournaments};
use serde::{Deserialize, Serialize};

/// A file that is turned away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RejectAct {
    /// The file.
    pub submission: SubmissionId,
    /// Why.
    pub because: String,
}

/// Turns a file away.
pub fn reject(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    because: &str,
) -> Result<(), OfficeError> {
    if because.trim().is_empty() {
        return Err(Refusal::new(code::BECAUSE_EMPTY).into());
    }
    let file = submission_of(store, submission)?;
    waiting(&file)?;
    enact(store, stamp, &Act::Reject(RejectAct { submission, because: because.to_owned() }))?;
    Ok(())
}

impl Body for RejectAct {
    const NAME: &'static str = "reject";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Submit);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let file = submission_of(store, self.submission)?;
        submissions::set_state(store, file.id, SubmissionState::Rejected, &self.because, entry.seq)?;
        if let Some(id) = file.tournament
            && let Some(mut event) = tournaments::get(store, id)?
            && event.submission == Some(file.id)
            && !matches!(event.state, TournamentState::Accepted | TournamentState::Rated)
        {
            event.state = TournamentState::Rejected;
            event.because.clone_from(&self.because);
            tournaments::update(store, &event, entry.seq)?;
        }
        Ok(())
    }
}
