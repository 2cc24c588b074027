//! Decisions of the committee, appeals, outcomes.

use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::{DecideAct, Decided};
use arpad_model::{Appeal, AppealOutcome, Correction, CorrectionKind, Decision, DecisionKind, EntryId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::decisions;
use arpad_registry::tables::tournaments;

pub(super) fn decide(store: &mut Writer<'_>, entry: &Entry, act: &DecideAct) -> Result<(), OfficeError> {
    let (kind, tournament, person, paragraph) = match &act.decision {
        Decided::Waiver { tournament, paragraph } => {
            (DecisionKind::Waiver, Some(*tournament), None, paragraph.as_str())
        }
        Decided::Multiplier { tournament, .. } => (DecisionKind::Multiplier, Some(*tournament), None, ""),
        Decided::Importance { tournament, .. } => (DecisionKind::Importance, Some(*tournament), None, ""),
        Decided::Transition { .. } => (DecisionKind::Transition, None, None, ""),
        Decided::Parameter { .. } => (DecisionKind::Parameter, None, None, ""),
        Decided::Initial { person, .. } => (DecisionKind::Initial, None, Some(*person), ""),
        Decided::Indicators { person, .. } => (DecisionKind::Indicators, None, Some(*person), ""),
    };
    let decision = Decision {
        entry: entry.seq,
        kind,
        tournament,
        person,
        paragraph: paragraph.to_owned(),
        value: serde_json::to_string(&act.decision).expect("a decision is plain data"),
        day: act.day,
        reference: act.reference.clone(),
        revoked: None,
    };
    decisions::insert(store, &decision)?;
    corrects(store, entry, &decision, CorrectionKind::Decision)
}

pub(super) fn appeal(
    store: &mut Writer<'_>,
    entry: &Entry,
    against: EntryId,
    by: &str,
    grounds: &str,
) -> Result<(), OfficeError> {
    let appeal = Appeal {
        entry: entry.seq,
        against,
        by_whom: by.to_owned(),
        grounds: grounds.to_owned(),
        outcome: None,
        decided: None,
    };
    Ok(decisions::insert_appeal(store, &appeal)?)
}

pub(super) fn outcome(
    store: &mut Writer<'_>,
    entry: &Entry,
    appeal: EntryId,
    outcome: AppealOutcome,
) -> Result<(), OfficeError> {
    let found = decisions::appeals(store)?.into_iter().find(|one| one.entry == appeal);
    let found = found.ok_or_else(|| Refusal::new("appeal-unknown").with("appeal", appeal))?;
    if !decisions::end_appeal(store, appeal, outcome, entry.seq)? {
        return Err(Refusal::new("appeal-ended").with("appeal", appeal).into());
    }
    if outcome == AppealOutcome::Overturned
        && let Some(decision) = decisions::get(store, found.against)?
    {
        decisions::revoke(store, found.against, entry.seq)?;
        corrects(store, entry, &decision, CorrectionKind::Appeal)?;
    }
    Ok(())
}

/// A decision about a tournament that a list has already counted reaches back to that list.
fn corrects(
    store: &mut Writer<'_>,
    entry: &Entry,
    decision: &Decision,
    what: CorrectionKind,
) -> Result<(), OfficeError> {
    let Some(tournament) = decision.tournament else { return Ok(()) };
    let list = tournaments::get(store, tournament)?.and_then(|tournament| tournament.list);
    if list.is_some() {
        let correction = Correction { entry: entry.seq, tournament, list, what };
        decisions::insert_correction(store, &correction)?;
    }
    Ok(())
}
