//! Decisions of the committee, appeals, outcomes.

use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::{DecideAct, Decided};
use arpad_model::{PersonId, TournamentId};
use arpad_registry::Store;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::decisions::{self, Appeal, Correction, Decision};
use arpad_registry::tables::tournaments;

pub(super) fn decide(store: &mut Store<'_>, entry: &Entry, act: &DecideAct) -> Result<(), OfficeError> {
    let (kind, tournament, person, paragraph) = match &act.decision {
        Decided::Waiver { tournament, paragraph } => ("waiver", Some(*tournament), None, paragraph.as_str()),
        Decided::Multiplier { tournament, .. } => ("multiplier", Some(*tournament), None, ""),
        Decided::Importance { tournament, .. } => ("importance", Some(*tournament), None, ""),
        Decided::Transition { .. } => ("transition", None, None, ""),
        Decided::Parameter { .. } => ("parameter", None, None, ""),
        Decided::Initial { person, .. } => ("initial", None, Some(*person), ""),
        Decided::Indicators { person, .. } => ("indicators", None, Some(*person), ""),
    };
    let decision = Decision {
        entry: entry.seq,
        kind: kind.to_owned(),
        tournament: tournament.map(TournamentId),
        person: person.map(PersonId),
        paragraph: paragraph.to_owned(),
        value: serde_json::to_string(&act.decision).expect("a decision is plain data"),
        day: act.day,
        reference: act.reference.clone(),
        revoked: None,
    };
    decisions::insert(store, &decision)?;
    corrects(store, entry, &decision, "decision")
}

pub(super) fn appeal(
    store: &mut Store<'_>,
    entry: &Entry,
    against: i64,
    by: &str,
    grounds: &str,
) -> Result<(), OfficeError> {
    let appeal = Appeal {
        entry: entry.seq,
        against,
        by_whom: by.to_owned(),
        grounds: grounds.to_owned(),
        outcome: String::new(),
        decided: None,
    };
    Ok(decisions::insert_appeal(store, &appeal)?)
}

pub(super) fn outcome(store: &mut Store<'_>, entry: &Entry, appeal: i64, outcome: &str) -> Result<(), OfficeError> {
    let found = decisions::appeals(store)?.into_iter().find(|one| one.entry == appeal);
    let found = found.ok_or_else(|| Refusal::new("appeal-unknown").with("appeal", appeal))?;
    if !decisions::end_appeal(store, appeal, outcome, entry.seq)? {
        return Err(Refusal::new("appeal-ended").with("appeal", appeal).into());
    }
    if outcome == "overturned"
        && let Some(decision) = decisions::get(store, found.against)?
    {
        decisions::revoke(store, found.against, entry.seq)?;
        corrects(store, entry, &decision, "appeal")?;
    }
    Ok(())
}

/// A decision about a tournament that a list has already counted reaches back to that list.
fn corrects(store: &mut Store<'_>, entry: &Entry, decision: &Decision, what: &str) -> Result<(), OfficeError> {
    let Some(tournament) = decision.tournament else { return Ok(()) };
    let list = tournaments::get(store, tournament)?.and_then(|tournament| tournament.list);
    if list.is_some() {
        let correction = Correction { entry: entry.seq, tournament, list, what: what.to_owned() };
        decisions::insert_correction(store, &correction)?;
    }
    Ok(())
}
