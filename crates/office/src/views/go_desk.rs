//! What waits for the manager of the go system: newcomers without points, tournaments on their way to a list, appeals.

use crate::acts::appeal::is_of_go;
use crate::acts::desk::OfficeError;
use crate::lists::newcomers::{OpenNewcomer, open_newcomers};
use crate::views::decided_now::{DecidedNow, decided_now};
use crate::views::go_event::{GoEvent, go_event};
use crate::views::records::{FiledAppeal, decisions};
use crate::views::untouched::{Computed, is_touched};
use arpad_model::{EntryId, RegisteredTournament, Series, SubmissionId, SubmissionState, TournamentState};
use arpad_registry::tables::{submissions, tournaments};
use arpad_registry::{Reader, ledger};

/// What waits.
#[derive(Clone, Debug, Default)]
pub struct GoDesk {
    /// Whose initial points nobody has set.
    pub newcomers: Vec<OpenNewcomer>,
    /// Tournaments that no list has, in the order of lists.
    pub events: Vec<GoAtHand>,
    /// Appeals that nobody has decided.
    pub appeals: Vec<FiledAppeal>,
    /// What the committee decided about players, and no published list shows yet.
    pub decided: Vec<DecidedNow>,
}

/// A tournament on its way to a list.
#[derive(Clone, Debug)]
pub struct GoAtHand {
    /// The tournament.
    pub event: RegisteredTournament,
    /// Its file that waits to be accepted.
    pub file: Option<SubmissionId>,
    /// What is known of it, and its multiplier.
    pub go: GoEvent,
}

impl GoAtHand {
    /// Neither the tables nor the committee give it a multiplier.
    pub fn is_without_multiplier(&self) -> bool {
        self.go.decided.or(self.go.clear).is_none()
    }
}

impl GoDesk {
    /// Nobody has to say anything now, and no decision waits for its list.
    pub fn is_quiet(&self) -> bool {
        self.newcomers.is_empty() && self.decided.is_empty() && !self.events.iter().any(GoAtHand::is_without_multiplier)
    }
}

/// Whether what waited when `seq` was the newest entry may be something else by now.
pub fn is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, OfficeError> {
    is_touched(store, seq, Computed::GoDesk)
}

/// Looks at everything that waits.
pub fn go_desk(store: &mut Reader<'_>) -> Result<GoDesk, OfficeError> {
    let mut events = Vec::new();
    for state in [SubmissionState::Received, SubmissionState::Questions] {
        for file in submissions::newest(store, Some(state), u32::MAX)? {
            let Some(id) = file.tournament else { continue };
            let Some(event) = tournaments::get(store, id)?.filter(|event| event.series == Series::Go) else { continue };
            if let Some(go) = go_event(store, &event)? {
                events.push(GoAtHand { event, file: Some(file.id), go });
            }
        }
    }
    for event in tournaments::in_state(store, Series::Go, TournamentState::Accepted)? {
        if let Some(go) = go_event(store, &event)? {
            events.push(GoAtHand { event, file: None, go });
        }
    }
    events.sort_by_key(|one| (one.event.ends, one.event.starts, one.event.id, one.file));
    let mut appeals = Vec::new();
    for filed in decisions(store)?.1.into_iter().filter(|filed| filed.appeal.decided.is_none()) {
        if let Some(against) = ledger::entry(store, filed.appeal.against)?
            && is_of_go(store, &against)?
        {
            appeals.push(filed);
        }
    }
    Ok(GoDesk { newcomers: open_newcomers(store)?, events, appeals, decided: decided_now(store)? })
}
