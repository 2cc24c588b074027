//! An appeal ends. What is overturned holds no more: a decision does not, a file that was turned away waits again, a report
//! that was withdrawn counts again.

mod overturned;

use crate::acts::appeal::is_of_go;
use crate::acts::decide::counted_before;
use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::lists::Decided;
use crate::lists::reading::{self, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_model::{
    Appeal, AppealOutcome, CorrectionKind, Decision, EntryId, List, ListId, Origin, Series, SubmissionId, TournamentId,
};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{decisions, lists};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// How an appeal ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutcomeAct {
    /// The entry of the appeal.
    pub appeal: EntryId,
    /// How.
    pub outcome: AppealOutcome,
    /// The file that waits again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reopens: Option<Reopened>,
    /// The event whose report counts again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reinstates: Option<TournamentId>,
    /// The first list that has counted a decision about no event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reaches: Option<ListId>,
    /// Under which number it was decided; in go by the presidium.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reference: String,
    /// In go, the first day whose lists are made anew with the next closing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anew_from: Option<Date>,
}

/// A file that waits again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reopened {
    /// The file.
    pub submission: SubmissionId,
    /// Lines about which a person must say who they are.
    pub questions: u32,
}

/// Ends an appeal, with what follows where the entry is overturned.
pub fn end_appeal(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    appeal: EntryId,
    outcome: AppealOutcome,
    reference: &str,
) -> Result<Entry, OfficeError> {
    let reference = texts::optional(reference)?;
    let (reopens, reinstates, reaches, anew_from) = (None, None, None, None);
    let mut act = OutcomeAct { appeal, outcome, reopens, reinstates, reaches, reference, anew_from };
    let against = found(store, appeal)?.against;
    let is_heard = outcome != AppealOutcome::Withdrawn && reading::of(store)? == Reading::Second;
    if let Some(entry) = ledger::entry(store, against)?.filter(|_| is_heard && act.reference.is_empty())
        && is_of_go(store, &entry)?
    {
        return Err(Refusal::new(code::OUTCOME_WITHOUT_REFERENCE).with("appeal", appeal).into());
    }
    if outcome == AppealOutcome::Overturned {
        overturned::consequence(store, &mut act, against)?;
    }
    enact(store, stamp, &Act::Outcome(act))
}

impl OutcomeAct {
    /// Whether what was overturned concerns go lists or those of chess; none where both could be meant.
    fn is_of_go(&self, store: &mut Reader<'_>, decision: Option<&Decision>) -> Result<Option<bool>, OfficeError> {
        if let Some(event) = self.reinstates.or(decision.and_then(|decision| decision.tournament)) {
            return Ok(Some(tournament_of(store, event)?.series == Series::Go));
        }
        Ok(match decision.and_then(|decision| Decided::read(&decision.value)) {
            Some(Decided::Indicators { series, .. }) => Some(series == Series::Go),
            Some(Decided::Initial { .. }) => Some(true),
            _ => None,
        })
    }
}

/// An entry that was overturned and from which nothing follows by itself: it is no decision, and no file waits or counts again. The
/// office takes it back by an act of its own.
pub fn left_to_the_office(store: &mut Reader<'_>, ended: &Entry) -> Result<Option<EntryId>, OfficeError> {
    let Act::Outcome(act) = act_of(ended)? else { return Ok(None) };
    if act.outcome != AppealOutcome::Overturned || act.reopens.is_some() || act.reinstates.is_some() {
        return Ok(None);
    }
    let against = found(store, act.appeal)?.against;
    Ok(decisions::get(store, against)?.is_none().then_some(against))
}

fn found(store: &mut Reader<'_>, appeal: EntryId) -> Result<Appeal, OfficeError> {
    let found = decisions::appeals(store)?.into_iter().find(|one| one.entry == appeal);
    Ok(found.ok_or_else(|| Refusal::new(code::APPEAL_UNKNOWN).with("appeal", appeal))?)
}

impl Body for OutcomeAct {
    const NAME: &'static str = "outcome";
    const ROLE: Role = Role::Committee;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let against = found(store, self.appeal)?.against;
        if !decisions::end_appeal(store, self.appeal, self.outcome, entry.seq)? {
            return Err(Refusal::new(code::APPEAL_ENDED).with("appeal", self.appeal).into());
        }
        if self.outcome == AppealOutcome::Overturned
            && let Some(decision) = decisions::get(store, against)?
        {
            decisions::revoke(store, against, entry.seq)?;
            counted_before(store, entry, &decision, CorrectionKind::Appeal)?;
        }
        overturned::enter(store, self, (against, entry))
    }

    /// The appeal is open again. A list that was closed while the decision did not hold would have to be explained with it:
    /// then the decision is taken anew.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let against = found(store, self.appeal)?.against;
        let decision = decisions::get(store, against)?.filter(|decision| decision.revoked == Some(done.seq));
        if decision.is_some() || self.reinstates.is_some() {
            let is_go = self.is_of_go(store, decision.as_ref())?;
            let counted = |list: &List| {
                let is_its = is_go.is_none_or(|is_go| is_go == (list.series == Series::Go));
                is_its && list.closed > done.seq && list.origin == Origin::Computed
            };
            let mut since: Vec<List> = lists::all(store)?.into_iter().filter(counted).collect();
            // What is published stays; what waits is opened again, the newest first.
            since.sort_by_key(|list| (list.published.is_none(), list.closed));
            let newest = since.first().filter(|list| list.published.is_some()).or(since.last());
            if let Some(list) = newest {
                let code = if list.published.is_some() { code::OUTCOME_COUNTED } else { code::OUTCOME_CLOSED };
                let refusal = Refusal::new(code).with("entry", done.seq).with("date", list.day);
                let refusal = refusal.with("decision", against).with("series", list.series.as_str());
                return Err(refusal.of_month(list.series, list.day).into());
            }
        }
        if let Some(decision) = decision {
            decisions::restore(store, decision.entry, done.seq)?;
            decisions::remove_correction(store, done.seq)?;
        }
        overturned::leave(store, self, (against, done, by))?;
        Ok(decisions::reopen_appeal(store, self.appeal)?)
    }
}
