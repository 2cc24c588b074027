//! A decision of the committee: checked, then written down.

mod go_event;
mod go_player;
mod waiver;
mod written;

pub use go_player::given_before;
pub(super) use written::{counted_before, enter, first_counting, record, revoke};

use crate::acts::desk::{Stamp, enact};
use crate::acts::found::ownable;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{own, registered, texts};
use arpad_model::{Importance, List, Series, Tempo, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::lists;
use arpad_registry::{Reader, Writer};
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::parameters;
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use go_player::{after_opening, belongs_or_not, enters, in_force, indicators, of_go_player};
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

/// Writes down a decision. Refused where it is about nothing the register knows, or nobody says who decided.
pub fn decide(store: &mut Writer<'_>, stamp: &Stamp, mut act: DecideAct) -> Result<Entry, OfficeError> {
    if texts::optional(&act.reference)?.is_empty() {
        return Err(Refusal::new(code::REFERENCE_EMPTY).into());
    }
    check(store, &act.decision)?;
    if let Decided::Indicators { person, series: Series::Go, points, taken, .. } = &act.decision {
        of_go_player(store, stamp, (*person, *points), act.day)?;
        if !taken {
            in_force(act.day)?;
            belongs_or_not(store, *person, act.day)?;
            after_opening(store, *person, act.day)?;
        }
    }
    if let Decided::Initial { person, .. } = &act.decision {
        enters(store, *person)?;
    }
    if let Decided::Waiver { tournament, paragraph, what } = &mut act.decision {
        *what = permitted(store, (*tournament, act.day), paragraph, what)?;
    }
    enact(store, stamp, &Act::Decide(act))
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
