//! An accepted report is taken out again, and with it whoever was in the register for its sake alone.

mod left;

pub use left::{Left, left_with};
pub(super) use left::{come_back, leave_again};

mod in_force;

use crate::acts::correction::reaches_back;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, tournament_of};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{CorrectionKind, RegisteredTournament, SubmissionState, TournamentId, TournamentState};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{decisions, lists, tournaments};
use arpad_registry::{Reader, Writer};
use serde::{Deserialize, Serialize};

/// An event that is taken out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawAct {
    /// The tournament.
    pub tournament: TournamentId,
    /// Why.
    pub because: String,
    /// Who leaves the register with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Left>,
}

/// An accepted report is taken out again. Said is who leaves the register with it: whoever entered with a report and is named
/// by nothing else.
pub fn withdraw(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    because: &str,
) -> Result<Vec<Left>, OfficeError> {
    if because.trim().is_empty() {
        return Err(Refusal::new(code::BECAUSE_EMPTY).into());
    }
    let event = tournament_of(store, tournament)?;
    if matches!(event.state, TournamentState::Withdrawn) {
        let refusal = Refusal::new(code::TOURNAMENT_NOT_ACCEPTED).with("tournament", tournament);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    let left = left::leaving(store, tournament)?;
    let act = WithdrawAct { tournament, because: because.to_owned(), left: left.clone() };
    enact(store, stamp, &Act::Withdraw(act))?;
    Ok(left)
}

impl Body for WithdrawAct {
    const NAME: &'static str = "withdraw";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let event = tournament_of(store, self.tournament)?;
        reaches_back(store, entry, (event.id, event.list), CorrectionKind::Withdrawal)?;
        tournaments::update(store, &withdrawn(event, &self.because), entry.seq)?;
        left::leave(store, &self.left)
    }

    /// The event is as far as its file is. A list that was closed without its games does not get them back so: the report is
    /// taken up anew.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let event = tournament_of(store, self.tournament)?;
        let refused = |code| Refusal::new(code).with("tournament", self.tournament).with("name", event.name.as_str());
        let counted = in_force::counted(store, &event, done.seq)?;
        if event.state != TournamentState::Withdrawn && counted.is_none() {
            return Err(refused(code::TOURNAMENT_NOT_WITHDRAWN).with("state", event.state.as_str()).into());
        }
        let since = lists::of(store, event.series)?.into_iter().find(|list| list.closed > done.seq);
        let file = counted.as_ref().map(|file| file.id).or(event.submission);
        if let (Some(list), Some(_), Some(file)) = (since, event.list, file) {
            let refusal = refused(code::WITHDRAWAL_COUNTED).with("date", list.day);
            return Err(refusal.with("submission", file).with("series", list.series.as_str()).into());
        }
        decisions::remove_correction(store, done.seq)?;
        come_back(store, &event, &self.left)?;
        let event = match counted {
            Some(file) => in_force::restored(store, event, &file, by)?,
            None => as_before(store, self.tournament)?,
        };
        Ok(tournaments::update(store, &event, by.seq)?)
    }
}

/// An event whose report is taken out.
pub(super) fn withdrawn(event: RegisteredTournament, because: &str) -> RegisteredTournament {
    RegisteredTournament { state: TournamentState::Withdrawn, because: because.to_owned(), ..event }
}

/// A withdrawn event as far as its file is.
pub(super) fn as_before(store: &mut Reader<'_>, tournament: TournamentId) -> Result<RegisteredTournament, OfficeError> {
    let mut event = tournament_of(store, tournament)?;
    (event.state, event.because) = match event.submission.map(|file| submission_of(store, file)).transpose()? {
        None => (TournamentState::Announced, String::new()),
        Some(file) => match file.state {
            SubmissionState::Received => (TournamentState::Received, String::new()),
            SubmissionState::Questions => (TournamentState::Questions, String::new()),
            SubmissionState::Rejected => (TournamentState::Rejected, file.because),
            SubmissionState::Accepted | SubmissionState::Superseded => match event.list {
                Some(_) => (TournamentState::Rated, String::new()),
                None => (TournamentState::Accepted, String::new()),
            },
        },
    };
    Ok(event)
}
