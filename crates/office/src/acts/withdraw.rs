//! An accepted report is taken out again.

use crate::acts::correction::reaches_back;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{CorrectionKind, TournamentId, TournamentState};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::tournaments;
use serde::{Deserialize, Serialize};

/// An event that is taken out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawAct {
    /// The tournament.
    pub tournament: TournamentId,
    /// Why.
    pub because: String,
}

/// An accepted report is taken out again.
pub fn withdraw(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    because: &str,
) -> Result<(), OfficeError> {
    if because.trim().is_empty() {
        return Err(Refusal::new(code::BECAUSE_EMPTY).into());
    }
    let event = tournament_of(store, tournament)?;
    if matches!(event.state, TournamentState::Withdrawn) {
        let refusal = Refusal::new(code::TOURNAMENT_NOT_ACCEPTED).with("tournament", tournament);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    enact(store, stamp, &Act::Withdraw(WithdrawAct { tournament, because: because.to_owned() }))?;
    Ok(())
}

impl Body for WithdrawAct {
    const NAME: &'static str = "withdraw";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Submit);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut event = tournament_of(store, self.tournament)?;
        reaches_back(store, entry, (event.id, event.list), CorrectionKind::Withdrawal)?;
        event.state = TournamentState::Withdrawn;
        event.because.clone_from(&self.because);
        Ok(tournaments::update(store, &event, entry.seq)?)
    }
}
