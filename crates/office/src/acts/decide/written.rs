//! How a decision enters the register, reaches back, and holds no more.

use crate::acts::Kind;
use crate::acts::correction::reaches_back;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{CorrectionKind, Decision, DecisionKind, ListId, Origin, Series};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{decisions, lists, tournaments};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;

/// Enters a decision that an entry brings; about a tournament that a list has counted, it reaches back to that list.
pub(in crate::acts) fn record(
    store: &mut Writer<'_>,
    entry: &Entry,
    decided: &Decided,
    of: (Date, &str),
) -> Result<(), OfficeError> {
    let decision = enter(store, entry, decided, of)?;
    counted_before(store, entry, &decision, CorrectionKind::Decision)
}

/// Enters a decision that comes with a report, which reaches back itself.
pub(in crate::acts) fn enter(
    store: &mut Writer<'_>,
    entry: &Entry,
    decided: &Decided,
    (day, reference): (Date, &str),
) -> Result<Decision, OfficeError> {
    let (kind, tournament, person, paragraph) = match decided {
        Decided::Waiver { tournament, paragraph, .. } => {
            (DecisionKind::Waiver, Some(*tournament), None, paragraph.as_str())
        }
        Decided::Multiplier { tournament, .. } => (DecisionKind::Multiplier, Some(*tournament), None, ""),
        Decided::Importance { tournament, .. } => (DecisionKind::Importance, Some(*tournament), None, ""),
        Decided::Event { tournament, .. } => (DecisionKind::Event, Some(*tournament), None, ""),
        Decided::Parts { tournament, .. } => (DecisionKind::Parts, Some(*tournament), None, ""),
        Decided::Allowed { tournament, .. } => (DecisionKind::Allowed, Some(*tournament), None, ""),
        Decided::TitleEvent { tournament, .. } => (DecisionKind::TitleEvent, Some(*tournament), None, ""),
        Decided::Transition { .. } => (DecisionKind::Transition, None, None, ""),
        Decided::Parameter { .. } => (DecisionKind::Parameter, None, None, ""),
        Decided::Initial { person, .. } => (DecisionKind::Initial, None, Some(*person), ""),
        Decided::Indicators { person, .. } => (DecisionKind::Indicators, None, Some(*person), ""),
        Decided::Owner { .. } => (DecisionKind::Owner, None, None, ""),
        Decided::Coverage { covered } => {
            // One who is said to belong to the system by an act of his own; what a report says is about many.
            let alone = covered.first().filter(|_| entry.act == Kind::Cover.as_str());
            (DecisionKind::Coverage, None, alone.map(|one| one.person), "")
        }
        Decided::Taken { tournament, .. } => (DecisionKind::Taken, *tournament, None, ""),
        Decided::Unlisted { person, .. } => (DecisionKind::Unlisted, None, Some(*person), ""),
        Decided::Memberless { person, .. } => (DecisionKind::Memberless, None, Some(*person), ""),
        Decided::Suspension { .. } => (DecisionKind::Suspension, None, None, ""),
        Decided::Exemption { person, .. } => (DecisionKind::Exemption, None, Some(*person), ""),
    };
    let decision = Decision {
        entry: entry.seq,
        kind,
        tournament,
        person,
        paragraph: paragraph.to_owned(),
        value: serde_json::to_string(decided).expect("a decision is plain data"),
        day,
        reference: reference.to_owned(),
        revoked: None,
    };
    decisions::insert(store, &decision)?;
    Ok(decision)
}

/// From an entry on the decision of another does not hold.
pub(in crate::acts) fn revoke(store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let held = decisions::get(store, done.seq)?.filter(|decision| decision.revoked.is_none());
    let held = held.ok_or_else(|| Refusal::new(code::DECISION_REVOKED).with("entry", done.seq))?;
    decisions::revoke(store, done.seq, by.seq)?;
    counted_before(store, by, &held, CorrectionKind::Decision)
}

/// A decision about a tournament that a list has already counted reaches back to that list.
pub(in crate::acts) fn counted_before(
    store: &mut Writer<'_>,
    entry: &Entry,
    decision: &Decision,
    what: CorrectionKind,
) -> Result<(), OfficeError> {
    let Some(tournament) = decision.tournament else { return Ok(()) };
    // What an event is for titles moves no rating.
    if decision.kind == DecisionKind::TitleEvent {
        return Ok(());
    }
    let list = tournaments::get(store, tournament)?.and_then(|tournament| tournament.list);
    if list.is_some() {
        reaches_back(store, entry, (tournament, list), what)?;
    }
    Ok(())
}

/// The first list that has counted a decision about no event.
pub(in crate::acts) fn first_counting(
    store: &mut Reader<'_>,
    decision: &Decision,
) -> Result<Option<ListId>, OfficeError> {
    let of = match Decided::read(&decision.value) {
        Some(Decided::Indicators { series: series @ Series::Chess(_), .. }) => series,
        _ => return Ok(None),
    };
    let mut counting = lists::of(store, of)?;
    counting.retain(|list| {
        let is_after = list.closed > decision.entry && list.day >= decision.day;
        is_after && list.origin == Origin::Computed && list.published.is_some()
    });
    Ok(counting.into_iter().min_by_key(|list| (list.day, list.revision)).map(|list| list.id))
}
