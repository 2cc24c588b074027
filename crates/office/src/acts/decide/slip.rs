//! What may be decided and mostly is a slip of the pen. Whoever writes it down is asked once more, by every door; what is said then
//! stands.

use super::{DecideAct, holds_at_once};
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::is_federation;
use arpad_model::{DecisionKind, EntryId, Grade, Series, Tempo, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::decisions;
use arpad_rules::calendar::Calendar;
use arpad_rules::go::hungary::tables::bound_of;
use jiff::ToSpan;
use jiff::civil::Date;

/// The highest that anybody has had (2014-05).
const HIGHEST: i32 = 2882;

/// Refuses what looks like a slip, with the paragraph it is about.
pub fn asked_twice(store: &mut Reader<'_>, today: Date, act: &DecideAct) -> Result<(), OfficeError> {
    if !holds_at_once(&act.decision) && act.day > today.saturating_add(1.year()) {
        return Err(Refusal::new(code::SLIP_DAY).with("day", act.day).with("today", today).into());
    }
    match &act.decision {
        Decided::Indicators { series: Series::Chess(tempo), points: Some(points), taken: false, .. } => {
            Ok(rating(*tempo, *points, act.day)?)
        }
        Decided::Indicators { series: Series::Go, points: Some(points), taken: false, .. }
        | Decided::Initial { points, .. } => Ok(points_asked_twice(*points)?),
        Decided::Suspension { federation, .. } if !is_federation(store, federation)? => {
            Err(Refusal::new(code::SLIP_FEDERATION).with("federation", federation.as_str()).into())
        }
        Decided::Multiplier { tournament, multiplier, .. } => another(store, *tournament, *multiplier),
        _ => Ok(()),
    }
}

/// Points outside table 1 are nobody's grade, and the top band of 7 dan has no end.
pub fn points_asked_twice(points: i32) -> Result<(), Refusal> {
    let (Some(least), Some(most)) = (bound_of(Grade::WEAKEST), bound_of(Grade::DAN_7)) else { return Ok(()) };
    match (least..most).contains(&points) {
        true => Ok(()),
        false => Err(Refusal::new(code::SLIP_POINTS).with("points", points).with("least", least).with("most", most)),
    }
}

/// A rating that the text of the day puts on no list, or that nobody has ever had.
fn rating(tempo: Tempo, points: i32, day: Date) -> Result<(), Refusal> {
    let Ok(edition) = Calendar::default().chess_edition_on(tempo, day) else { return Ok(()) };
    let least = i32::from(edition.floor.value);
    if (least..=HIGHEST).contains(&points) {
        return Ok(());
    }
    let refusal = Refusal::new(code::SLIP_RATING).with("points", points).with("least", least).with("most", HIGHEST);
    Err(refusal.with("paragraph", edition.floor.at.0).with("edition", edition.id.0))
}

/// A tournament has one multiplier: a second decision stands beside the first, and only the later one counts.
fn another(store: &mut Reader<'_>, tournament: TournamentId, multiplier: u32) -> Result<(), OfficeError> {
    let all = decisions::of_kind(store, DecisionKind::Multiplier, EntryId::LAST)?;
    let Some(before) = all.iter().rfind(|one| one.tournament == Some(tournament)) else { return Ok(()) };
    let Some(Decided::Multiplier { multiplier: known, .. }) = Decided::read(&before.value) else { return Ok(()) };
    let refusal = Refusal::new(code::SLIP_MULTIPLIER).with("tournament", tournament).with("entry", before.entry);
    Err(refusal.with("known", known).with("multiplier", multiplier).into())
}
