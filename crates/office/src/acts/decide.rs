//! A decision of the committee: checked, then written down.

mod go_event;
mod go_player;
mod slip;
mod waiver;
mod written;

pub(in crate::acts) use go_event::still_fits;
pub(super) use go_player::has_points;
pub(super) use go_player::is_ours;
pub use go_player::{before_entry, given_before, lowered_grade};
pub use slip::{asked_twice, points_asked_twice};
pub use waiver::{Waivable, waivable};
pub(super) use written::{counted_before, enter, first_counting, record, revoke};

use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::found::ownable;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::propose::signed;
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{own, registered, texts};
use crate::titles::{STANDARD, declared_of};
use arpad_model::{Importance, List, Series, Tempo, TitleFacts, TournamentId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::lists;
use arpad_registry::{Reader, Writer};
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::parameters;
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use go_player::{
    after_opening, belongs_or_not, enters, in_force, indicators, not_by_committee, of_go_player, of_stranger,
};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use waiver::permitted;

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecideAct {
    /// What.
    pub decision: Decided,
    /// The day it holds from.
    pub day: Date,
    /// Who decided, under which number.
    pub reference: String,
}

/// Writes down a decision, or proposes it where a second person has to sign. Refused where it is about nothing the register
/// knows, or nobody says who decided.
pub fn decide(store: &mut Writer<'_>, stamp: &Stamp, act: DecideAct) -> Result<Entry, OfficeError> {
    if act.decision.is_managers() {
        return write_down(store, stamp, act);
    }
    let act = Act::Decide(checked(store, stamp, act)?);
    fitting(store, &act.clone(), |store| signed(store, stamp, act))
}

/// Writes down what the office itself says in the shape of a decision: the rows of a table that is taken over, the points the
/// manager gives. Nobody signs it a second time.
pub(super) fn write_down(store: &mut Writer<'_>, stamp: &Stamp, act: DecideAct) -> Result<Entry, OfficeError> {
    let act = Act::Decide(checked(store, stamp, act)?);
    fitting(store, &act, |store| enact(store, stamp, &act))
}

/// Writes an act down and looks whether what was decided and what is known of a go event still fit each other; an event that
/// could be rated before can be rated afterwards, or nothing is written.
pub(super) fn fitting(
    store: &mut Writer<'_>,
    act: &Act,
    write: impl FnOnce(&mut Writer<'_>) -> Result<Entry, OfficeError>,
) -> Result<Entry, OfficeError> {
    let about = match act {
        Act::Decide(act) => act.decision.go_event(),
        // A second person signs that a decision is taken back.
        Act::Cancel(act) => match ledger::entry(store, act.entry)?.map(|entry| act_of(&entry)).transpose()? {
            Some(Act::Decide(act)) => act.decision.go_event(),
            _ => None,
        },
        _ => None,
    };
    let could_be_rated = about.map(|event| go_event::can_be_rated(store, event)).transpose()?;
    let entry = write(store)?;
    if let Some(event) = about {
        still_fits(store, event)?;
        if could_be_rated == Some(Ok(())) {
            go_event::can_be_rated(store, event)??;
        }
    }
    Ok(entry)
}

/// A decision that can be written down.
pub(super) fn checked(store: &mut Reader<'_>, stamp: &Stamp, mut act: DecideAct) -> Result<DecideAct, OfficeError> {
    if texts::optional(&act.reference)?.is_empty() {
        return Err(Refusal::new(code::REFERENCE_EMPTY).into());
    }
    if holds_at_once(&act.decision) {
        texts::past(stamp.day(), act.day)?;
    }
    if let Some(until) = until(&act.decision).filter(|until| *until < act.day) {
        return Err(Refusal::new(code::DECISION_ENDS_BEFORE).with("day", act.day).with("until", until).into());
    }
    check(store, &act.decision)?;
    if let Decided::Indicators { person, series: Series::Go, points, taken, .. } = &act.decision {
        of_go_player(store, stamp, (*person, *points), act.day)?;
        if !taken {
            in_force(act.day)?;
            belongs_or_not(store, *person, act.day)?;
            after_opening(store, *person, act.day)?;
            of_stranger(store, *person, act.day)?;
        }
    }
    if let Decided::Initial { person, .. } = &act.decision {
        is_ours(store, *person)?;
        enters(store, *person)?;
    }
    if let Decided::Initial { person, manager: true, .. } = &act.decision {
        not_by_committee(store, *person)?;
    }
    if let Decided::Waiver { tournament, paragraph, what } = &mut act.decision {
        *what = permitted(store, (*tournament, act.day), paragraph, what)?;
    }
    Ok(act)
}

/// Whether it holds from the moment it is written down, whatever its day: what is decided about an event, or points of whoever enters.
/// What lists ask about by their day may be decided ahead.
fn holds_at_once(decided: &Decided) -> bool {
    match decided {
        Decided::Waiver { .. }
        | Decided::Multiplier { .. }
        | Decided::Event { .. }
        | Decided::Parts { .. }
        | Decided::Allowed { .. }
        | Decided::Importance { .. }
        | Decided::TitleEvent { .. }
        | Decided::Initial { .. } => true,
        Decided::Transition { .. }
        | Decided::Parameter { .. }
        | Decided::Indicators { .. }
        | Decided::Taken { .. }
        | Decided::Owner { .. }
        | Decided::Coverage { .. }
        | Decided::Unlisted { .. }
        | Decided::Memberless { .. }
        | Decided::Exemption { .. }
        | Decided::Suspension { .. } => false,
    }
}

/// The last day of what holds for a time.
fn until(decided: &Decided) -> Option<Date> {
    match decided {
        Decided::Unlisted { until, .. }
        | Decided::Memberless { until, .. }
        | Decided::Exemption { until, .. }
        | Decided::Suspension { until, .. } => *until,
        _ => None,
    }
}

fn check(store: &mut Reader<'_>, decided: &Decided) -> Result<(), OfficeError> {
    match decided {
        Decided::Waiver { tournament, paragraph, .. } => {
            tournament_of(store, *tournament)?;
            if paragraph.trim().is_empty() {
                return Err(Refusal::new(code::PARAGRAPH_EMPTY).into());
            }
        }
        Decided::Multiplier { tournament, multiplier, ground } => {
            of_go(store, *tournament)?;
            go_event::multiplier(store, *tournament, *multiplier, ground)?;
        }
        Decided::Event { tournament, facts, .. } => {
            of_go(store, *tournament)?;
            go_event::facts(facts)?;
        }
        Decided::Parts { tournament, parts } => {
            of_go(store, *tournament)?;
            go_event::parts(store, *tournament, parts)?;
        }
        Decided::Allowed { tournament, game, allowance } => {
            of_go(store, *tournament)?;
            go_event::allowed(store, *tournament, game.as_ref(), *allowance)?;
        }
        Decided::Importance { tournament, importance } => {
            of_go(store, *tournament)?;
            go_event::importance(store, *tournament)?;
            for kind in importance {
                if Importance::parse(kind).is_none() {
                    let known = Importance::ALL.map(Importance::as_str).join(", ");
                    let refusal = Refusal::new(code::IMPORTANCE_UNKNOWN).with("importance", kind.as_str());
                    return Err(refusal.with("known", known.as_str()).into());
                }
            }
        }
        Decided::TitleEvent { tournament, facts } => title_event(store, *tournament, *facts)?,
        Decided::Transition { transition, series } => {
            for one in series {
                if !matches!(one, Series::Chess(_)) {
                    return Err(Refusal::new(code::SERIES_UNKNOWN).with("series", one.as_str()).into());
                }
            }
            if transition != COMPRESSION_2024_03.id {
                let refusal = Refusal::new(code::TRANSITION_UNKNOWN).with("transition", transition.as_str());
                return Err(refusal.with("known", COMPRESSION_2024_03.id).into());
            }
        }
        Decided::Parameter { edition, name, value } => {
            let known = match catalogue::edition(edition) {
                Some(AnyEdition::Chess(edition)) => parameters::decide(*edition, name, value).is_ok(),
                Some(AnyEdition::Mgsz(edition)) => edition.with(name, value).is_ok(),
                Some(_) | None => false,
            };
            if !known {
                let refusal = Refusal::new(code::PARAMETER_UNKNOWN).with("edition", edition.as_str());
                return Err(refusal.with("name", name.as_str()).with("value", value.as_str()).into());
            }
        }
        Decided::Initial { person, points, manager } => {
            let person = registered(store, *person)?;
            go_event::initial(&person, *points, *manager)?;
        }
        Decided::Taken { ratings, .. } => {
            for one in ratings {
                registered(store, one.person)?;
                indicators(one.series, Some(one.rating), None)?;
            }
        }
        Decided::Indicators { person, series, points, grade, .. } => {
            registered(store, *person)?;
            indicators(*series, *points, grade.as_deref())?;
        }
        // Said by the office with acts of its own.
        Decided::Coverage { .. } => return Err(Refusal::new(code::COVERAGE_DECIDED).into()),
        Decided::Owner { series, owner } => ownable(*series, *owner)?,
        Decided::Unlisted { person, .. } | Decided::Memberless { person, .. } | Decided::Exemption { person, .. } => {
            own(store, *person)?;
        }
        Decided::Suspension { federation, .. } => {
            if federation.is_empty() || texts::country(federation)? != *federation {
                return Err(Refusal::new(code::COUNTRY_CODE).with("country", federation.as_str()).into());
            }
        }
    }
    Ok(())
}

/// Titles are won in standard chess, and what was declared already is no news.
fn title_event(store: &mut Reader<'_>, tournament: TournamentId, facts: TitleFacts) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament)?;
    if event.series != STANDARD {
        return Err(Refusal::new(code::TITLES_IN_STANDARD).with("tournament", tournament).into());
    }
    if declared_of(store, &event)? == facts {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    Ok(())
}

/// The day of a list that is out already although the decision is made for it.
pub fn late_for(store: &mut Reader<'_>, decided: &Decided) -> Result<Option<Date>, OfficeError> {
    let Decided::Transition { series, .. } = decided else { return Ok(None) };
    let standard = [Series::Chess(Tempo::Standard)];
    for one in if series.is_empty() { &standard[..] } else { series } {
        let is_out = |list: &List| list.day == COMPRESSION_2024_03.list_date && list.published.is_some();
        if lists::of(store, *one)?.iter().any(is_out) {
            return Ok(Some(COMPRESSION_2024_03.list_date));
        }
    }
    Ok(None)
}

fn of_go(store: &mut Reader<'_>, tournament: TournamentId) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament)?;
    if event.series != Series::Go {
        return Err(Refusal::new(code::TOURNAMENT_NOT_GO).with("tournament", tournament).into());
    }
    Ok(())
}

impl Body for DecideAct {
    const NAME: &'static str = "decide";
    const ROLE: Role = Role::Committee;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        record(store, entry, &self.decision, (self.day, &self.reference))
    }

    /// From now on it does not hold; that it did is remembered for the lists that met it.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        revoke(store, done, by)
    }
}
