//! Parameters a federation may decide where the text leaves a choice (DESIGN.md names each). Changing one is a decision,
//! reported with every result it touches.

use super::edition::{Edition, FirstEvent, FirstRatingMethod, KDay, NewGamesBy, Tie, TimeBound};
use crate::provision::Evidence;
use arpad_model::HalfPoints;

/// The evidence of a value set by decision.
pub const DECIDED: Evidence = Evidence::Reading("decision");

/// The names, with what they take, in a notation for any language.
pub const ALL: &[(&str, &str)] = &[
    ("bonus_per_half_point", "1–100"),
    ("first_event_min_score", "0.5 | 1"),
    ("later_event_min_games", "0–9"),
    ("min_games", "1–30"),
    ("floor", "1–2000"),
    ("change_tie", "up | away"),
    ("k_day", "event-start | list"),
    ("new_games_by", "event | list"),
    ("time_bound", "reached | exceeded"),
];

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
    let takes = ALL.iter().find(|(known, _)| *known == name).ok_or(ParameterError::Unknown)?.1;
    let refused = ParameterError::Value(takes);
    let number = |least: i64, most: i64| {
        value.parse::<i64>().ok().filter(|number| (least..=most).contains(number)).ok_or(refused.clone())
    };
    match name {
        "bonus_per_half_point" => {
            let FirstRatingMethod::Bonus { per_half_point } = &mut edition.first_rating.value else {
                return Err(ParameterError::NotInEdition);
            };
            *per_half_point = number(1, 100)? as i16;
            edition.first_rating.evidence = DECIDED;
        }
        "first_event_min_score" => {
            let score = HalfPoints::parse(value).filter(|score| (1..=2).contains(&score.0)).ok_or(refused)?;
            edition.first_event.value = FirstEvent { least_halves: score.0, ..edition.first_event.value };
            edition.first_event.evidence = DECIDED;
        }
        "later_event_min_games" => {
            edition.first_event.value.later_least_games = number(0, 9)? as u32;
            edition.first_event.evidence = DECIDED;
        }
        "min_games" => {
            edition.first_games.value = number(1, 30)? as u32;
            edition.first_games.evidence = DECIDED;
        }
        "floor" => {
            edition.floor.value = number(1, 2000)? as i16;
            edition.floor.evidence = DECIDED;
        }
        "time_bound" => {
            edition.time_bound.value = match value {
                "reached" => TimeBound::Reached,
                "exceeded" => TimeBound::Exceeded,
                _ => return Err(refused),
            };
            edition.time_bound.evidence = DECIDED;
        }
        "k_day" => {
            edition.k.value.day = match value {
                "event-start" => KDay::EventStart,
                "list" => KDay::List,
                _ => return Err(refused),
            };
            edition.k.evidence = DECIDED;
        }
        "new_games_by" => {
            edition.k.value.new_by = match value {
                "event" => NewGamesBy::Event,
                "list" => NewGamesBy::List,
                _ => return Err(refused),
            };
            edition.k.evidence = DECIDED;
        }
        _ => {
            edition.change_tie.value = match value {
                "up" => Tie::Up,
                "away" => Tie::AwayFromZero,
                _ => return Err(refused),
            };
            edition.change_tie.evidence = DECIDED;
        }
    }
    Ok(edition)
}
