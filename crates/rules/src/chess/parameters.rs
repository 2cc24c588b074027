//! Parameters a federation may decide where the text leaves a choice (DESIGN.md names each). Changing one is a decision,
//! reported with every result it touches.

use super::edition::*;
use crate::provision::{DECISION, Evidence};
use arpad_model::HalfPoints;

/// The evidence of a value set by decision.
pub const DECIDED: Evidence = Evidence::Reading(DECISION);

/// A choice that the text leaves.
pub struct Parameter {
    /// The name under which it is decided.
    pub name: &'static str,
    /// The doubt it answers.
    pub key: &'static str,
    /// What it takes, in a notation for any language.
    pub takes: &'static str,
    /// Its value in an edition; none where the edition has no such choice.
    read: fn(&Edition) -> Option<String>,
    /// Sets it in an edition that has it; none where the value is none it takes.
    set: fn(&mut Edition, &str) -> Option<()>,
}

impl Parameter {
    /// Its value in an edition; none where the edition has no such choice.
    pub fn value(&self, edition: &Edition) -> Option<String> {
        (self.read)(edition)
    }
}

/// Why a parameter cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParameterError {
    /// There is no such parameter.
    #[error("no such parameter")]
    Unknown,
    /// The edition has no place for it.
    #[error("the edition has no such choice")]
    NotInEdition,
    /// The value is none it takes.
    #[error("takes {0}")]
    Value(&'static str),
}

/// The edition with one parameter decided.
pub fn decide(mut edition: Edition, name: &str, value: &str) -> Result<Edition, ParameterError> {
    let parameter = ALL.iter().find(|known| known.name == name).ok_or(ParameterError::Unknown)?;
    if parameter.value(&edition).is_none() {
        return Err(ParameterError::NotInEdition);
    }
    (parameter.set)(&mut edition, value).ok_or(ParameterError::Value(parameter.takes))?;
    Ok(edition)
}

/// All of them, in the order of the text.
pub const ALL: &[Parameter] = &[
    Parameter {
        name: "first_governed",
        key: "E-24",
        takes: "on-the-day | after-the-day",
        // The Hungarian text of 2017 says expressly from when it holds.
        read: |edition| match edition.first_governed.evidence {
            Evidence::Text => None,
            _ => named(GOVERNED, edition.first_governed.value),
        },
        set: |edition, value| {
            edition.first_governed.evidence = DECIDED;
            choose(GOVERNED, value, &mut edition.first_governed.value)
        },
    },
    Parameter {
        name: "appeal_days",
        key: "F-10",
        takes: "1–365",
        read: |edition| Some(edition.appeal_days.value.to_string()),
        set: |edition, value| {
            edition.appeal_days.evidence = DECIDED;
            edition.appeal_days.value = number(value, 1, 365)?;
            Some(())
        },
    },
    Parameter {
        name: "time_bound",
        key: "E-07",
        takes: "reached | exceeded",
        read: |edition| named(TIME_BOUNDS, edition.time_bound.value),
        set: |edition, value| {
            edition.time_bound.evidence = DECIDED;
            choose(TIME_BOUNDS, value, &mut edition.time_bound.value)
        },
    },
    Parameter {
        name: "small_round_robin",
        key: "E-29",
        takes: "4–20",
        read: |edition| match edition.composition.value {
            Composition::Free => None,
            Composition::ThirdRated { small } => Some(small.to_string()),
        },
        set: |edition, value| {
            edition.composition.evidence = DECIDED;
            edition.composition.value = Composition::ThirdRated { small: number(value, 4, 20)? };
            Some(())
        },
    },
    Parameter {
        name: "floor",
        key: "E-51",
        takes: "1–2000",
        read: |edition| Some(edition.floor.value.to_string()),
        set: |edition, value| {
            edition.floor.evidence = DECIDED;
            edition.floor.value = number(value, 1, 2000)?;
            Some(())
        },
    },
    Parameter {
        name: "min_games",
        key: "E-03",
        takes: "1–30",
        read: |edition| Some(edition.first_games.value.to_string()),
        set: |edition, value| {
            edition.first_games.evidence = DECIDED;
            edition.first_games.value = number(value, 1, 30)?;
            Some(())
        },
    },
    Parameter {
        name: "pool_lists",
        key: "E-23",
        takes: "1–60",
        read: |edition| Some(edition.pool_lists.value.to_string()),
        set: |edition, value| {
            edition.pool_lists.evidence = DECIDED;
            edition.pool_lists.value = number(value, 1, 60)?;
            Some(())
        },
    },
    Parameter {
        name: "inactive_after",
        key: "E-48",
        takes: "1–60",
        read: |edition| Some(edition.inactive_after.value.to_string()),
        set: |edition, value| {
            edition.inactive_after.evidence = DECIDED;
            edition.inactive_after.value = number(value, 1, 60)?;
            Some(())
        },
    },
    Parameter {
        name: "first_event_min_score",
        key: "E-02",
        takes: "0.5 | 1",
        read: |edition| Some(if edition.first_event.value.least_halves == 1 { "0.5" } else { "1" }.to_owned()),
        set: |edition, value| {
            let score = HalfPoints::parse(value).filter(|score| (1..=2).contains(&score.0))?;
            edition.first_event.evidence = DECIDED;
            edition.first_event.value.least_halves = score.0;
            Some(())
        },
    },
    Parameter {
        name: "later_event_min_games",
        key: "E-02",
        takes: "0–9",
        read: |edition| Some(edition.first_event.value.later_least_games.to_string()),
        set: |edition, value| {
            edition.first_event.evidence = DECIDED;
            edition.first_event.value.later_least_games = number(value, 0, 9)?;
            Some(())
        },
    },
    Parameter {
        name: "first_event_points",
        key: "E-54",
        takes: "rated | all",
        read: |edition| named(FIRST_POINTS, edition.first_event.value.points),
        set: |edition, value| {
            edition.first_event.evidence = DECIDED;
            choose(FIRST_POINTS, value, &mut edition.first_event.value.points)
        },
    },
    Parameter {
        name: "bonus_per_half_point",
        key: "E-04",
        takes: "1–100",
        read: |edition| match edition.first_rating.value {
            FirstRatingMethod::Bonus { per_half_point } => Some(per_half_point.to_string()),
            FirstRatingMethod::Hypothetical { .. } => None,
        },
        set: |edition, value| {
            edition.first_rating.evidence = DECIDED;
            edition.first_rating.value = FirstRatingMethod::Bonus { per_half_point: number(value, 1, 100)? };
            Some(())
        },
    },
    Parameter {
        name: "rr_passes",
        key: "E-19",
        takes: "0–20",
        read: |edition| match edition.round_robin.value {
            RoundRobinMethod::NoSpecialCase => None,
            RoundRobinMethod::Computed { passes, .. } => Some(passes.to_string()),
        },
        set: |edition, value| {
            let RoundRobinMethod::Computed { passes, .. } = &mut edition.round_robin.value else { return None };
            *passes = number(value, 0, 20)?;
            edition.round_robin.evidence = DECIDED;
            Some(())
        },
    },
    Parameter {
        name: "rr_pooled_at",
        key: "E-22",
        takes: "average | opponents",
        read: |edition| match edition.round_robin.value {
            RoundRobinMethod::NoSpecialCase => None,
            RoundRobinMethod::Computed { pooled, .. } => named(POOLED, pooled),
        },
        set: |edition, value| {
            let RoundRobinMethod::Computed { pooled, .. } = &mut edition.round_robin.value else { return None };
            edition.round_robin.evidence = DECIDED;
            choose(POOLED, value, pooled)
        },
    },
    Parameter {
        name: "cap_above",
        key: "E-20",
        takes: "always | once",
        read: |edition| match edition.difference_cap.value {
            DifferenceCap::OneUpgrade { above } => named(CAPS_ABOVE, above),
            DifferenceCap::Always | DifferenceCap::BelowBound(_) => None,
        },
        set: |edition, value| {
            let DifferenceCap::OneUpgrade { above } = &mut edition.difference_cap.value else { return None };
            edition.difference_cap.evidence = DECIDED;
            choose(CAPS_ABOVE, value, above)
        },
    },
    Parameter {
        name: "change_unit",
        key: "E-27",
        takes: "period | tournament",
        read: |edition| named(CHANGE_UNITS, edition.change_unit.value),
        set: |edition, value| {
            edition.change_unit.evidence = DECIDED;
            choose(CHANGE_UNITS, value, &mut edition.change_unit.value)
        },
    },
    Parameter {
        name: "junior_until_2300",
        key: "E-10",
        takes: "yes | no",
        // Only the Hungarian text of 2017 says "or".
        read: |edition| match edition.source {
            "S000" => named(YES_OR_NO, edition.k.value.junior_bounded),
            _ => None,
        },
        set: |edition, value| {
            edition.k.evidence = DECIDED;
            choose(YES_OR_NO, value, &mut edition.k.value.junior_bounded)
        },
    },
    Parameter {
        name: "k_day",
        key: "F-01",
        takes: "event-start | list",
        read: |edition| named(K_DAYS, edition.k.value.day),
        set: |edition, value| {
            edition.k.evidence = DECIDED;
            choose(K_DAYS, value, &mut edition.k.value.day)
        },
    },
    Parameter {
        name: "new_games_by",
        key: "F-03",
        takes: "event | list",
        read: |edition| named(NEW_GAMES, edition.k.value.new_by),
        set: |edition, value| {
            edition.k.evidence = DECIDED;
            choose(NEW_GAMES, value, &mut edition.k.value.new_by)
        },
    },
    Parameter {
        name: "strong_for_ever",
        key: "E-08",
        takes: "yes | no",
        read: |edition| named(YES_OR_NO, edition.k.value.strong_for_ever),
        set: |edition, value| {
            edition.k.evidence = DECIDED;
            choose(YES_OR_NO, value, &mut edition.k.value.strong_for_ever)
        },
    },
    Parameter {
        name: "junior_2300_sticky",
        key: "E-11",
        takes: "yes | no",
        read: |edition| named(YES_OR_NO, edition.k.value.junior_sticky),
        set: |edition, value| {
            edition.k.evidence = DECIDED;
            choose(YES_OR_NO, value, &mut edition.k.value.junior_sticky)
        },
    },
    Parameter {
        name: "change_tie",
        key: "E-06",
        takes: "up | away",
        read: |edition| named(TIES, edition.change_tie.value),
        set: |edition, value| {
            edition.change_tie.evidence = DECIDED;
            choose(TIES, value, &mut edition.change_tie.value)
        },
    },
    Parameter {
        name: "last_list",
        key: "E-50",
        takes: "1–12",
        read: |edition| match edition.report.value {
            ReportDeadline::ForList { last, .. } => Some(last.to_string()),
            ReportDeadline::NotStated | ReportDeadline::Days { .. } => None,
        },
        set: |edition, value| {
            let ReportDeadline::ForList { last, .. } = &mut edition.report.value else { return None };
            *last = number(value, 1, 12)?;
            edition.report.evidence = DECIDED;
            Some(())
        },
    },
];

const GOVERNED: &[(&str, FirstGoverned)] =
    &[("on-the-day", FirstGoverned::OnTheDay), ("after-the-day", FirstGoverned::AfterTheDay)];
const FIRST_POINTS: &[(&str, FirstEventPoints)] = &[("rated", FirstEventPoints::Rated), ("all", FirstEventPoints::All)];
const POOLED: &[(&str, PooledAt)] = &[("average", PooledAt::Average), ("opponents", PooledAt::Opponents)];
const CAPS_ABOVE: &[(&str, CapAbove)] = &[("always", CapAbove::Always), ("once", CapAbove::Once)];
const CHANGE_UNITS: &[(&str, ChangeUnit)] = &[("period", ChangeUnit::Period), ("tournament", ChangeUnit::Tournament)];
const TIME_BOUNDS: &[(&str, TimeBound)] = &[("reached", TimeBound::Reached), ("exceeded", TimeBound::Exceeded)];
const K_DAYS: &[(&str, KDay)] = &[("event-start", KDay::EventStart), ("list", KDay::List)];
const NEW_GAMES: &[(&str, NewGamesBy)] = &[("event", NewGamesBy::Event), ("list", NewGamesBy::List)];
const TIES: &[(&str, Tie)] = &[("up", Tie::Up), ("away", Tie::AwayFromZero)];
const YES_OR_NO: &[(&str, bool)] = &[("yes", true), ("no", false)];

fn named<T: PartialEq>(names: &[(&str, T)], value: T) -> Option<String> {
    names.iter().find(|(_, known)| *known == value).map(|(name, _)| (*name).to_owned())
}

fn choose<T: Copy>(names: &[(&str, T)], value: &str, into: &mut T) -> Option<()> {
    *into = names.iter().find(|(name, _)| *name == value)?.1;
    Some(())
}

fn number<T: TryFrom<i64>>(value: &str, least: i64, most: i64) -> Option<T> {
    let number = value.parse::<i64>().ok().filter(|number| (least..=most).contains(number))?;
    T::try_from(number).ok()
}
