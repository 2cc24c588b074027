//! An accepted report is taken out again, and with it whoever was in the register for its sake alone.

mod as_announced;
mod in_force;
mod left;

pub use as_announced::{Held, Otherwise};
pub(super) use left::withdrawals;
pub use left::{Left, left_with};

use crate::acts::correction::reaches_back;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, tournament_of};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    CorrectionKind, DecisionKind, EntryId, RegisteredTournament, SubmissionState, TournamentId, TournamentState,
};
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
    /// What the event was announced as, where its report said otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<Otherwise>,
    /// Entries that took ratings from its report: they hold no more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revokes: Vec<EntryId>,
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
    // A list that has counted the event goes on naming what it counted.
    let otherwise = match event.list {
        None => as_announced::otherwise(store, &event)?,
        Some(_) => None,
    };
    let mut taken = decisions::on_tournament(store, tournament, EntryId::LAST)?;
    taken.retain(|decision| decision.kind == DecisionKind::Taken);
    let revokes = taken.into_iter().map(|decision| decision.entry).collect();
    let act = WithdrawAct { tournament, because: because.to_owned(), left: left.clone(), otherwise, revokes };
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
        self.fall(store, event, (entry.seq, entry.seq))?;
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
        let event = match counted {
            Some(file) => in_force::restored(store, event, &file, by)?,
            None => as_before(store, self.tournament)?,
        };
        self.stand(store, event, (done.seq, by.seq)).map(drop)
    }
}

impl WithdrawAct {
    /// The event counts no more, and what its report said of it with it. `withdrawal` is the entry of this act.
    fn fall(
        &self,
        store: &mut Writer<'_>,
        event: RegisteredTournament,
        (withdrawal, by): (EntryId, EntryId),
    ) -> Result<(), OfficeError> {
        let because = self.because.clone();
        let mut event = RegisteredTournament { state: TournamentState::Withdrawn, because, ..event };
        if let Some(otherwise) = self.otherwise {
            otherwise.announced.put_to(&mut event);
        }
        for decision in &self.revokes {
            decisions::revoke(store, *decision, withdrawal)?;
        }
        Ok(tournaments::update(store, &event, by)?)
    }

    /// The same once more, after the report had counted again for a while.
    pub(super) fn fall_again(
        &self,
        store: &mut Writer<'_>,
        (withdrawal, by): (EntryId, EntryId),
    ) -> Result<(), OfficeError> {
        let event = tournament_of(store, self.tournament)?;
        self.fall(store, event, (withdrawal, by))?;
        left::leave_again(store, self.tournament, &self.left)
    }

    /// The event is as far as its file is, and everything is as it was that fell with its report.
    pub(super) fn stand_again(
        &self,
        store: &mut Writer<'_>,
        entries: (EntryId, EntryId),
    ) -> Result<RegisteredTournament, OfficeError> {
        let event = as_before(store, self.tournament)?;
        self.stand(store, event, entries)
    }

    fn stand(
        &self,
        store: &mut Writer<'_>,
        mut event: RegisteredTournament,
        (withdrawal, by): (EntryId, EntryId),
    ) -> Result<RegisteredTournament, OfficeError> {
        if let Some(otherwise) = self.otherwise {
            otherwise.reported.put_to(&mut event);
        }
        for decision in &self.revokes {
            decisions::restore(store, *decision, withdrawal)?;
        }
        left::come_back(store, &event, &self.left)?;
        tournaments::update(store, &event, by)?;
        Ok(event)
    }
}

/// A withdrawn event as far as its file is.
fn as_before(store: &mut Reader<'_>, tournament: TournamentId) -> Result<RegisteredTournament, OfficeError> {
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
