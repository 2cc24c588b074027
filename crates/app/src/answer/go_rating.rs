//! A go player's grade with what the next ones take, and his rating in the European database.

use super::schema::{Exact, exact};
use arpad_office::views::european::European;
use arpad_office::views::go_standing::Rung;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;

/// A grade with its bound, the points up to it, and how many tournaments at or above it are needed and done.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct RungTold {
    grade: String,
    from: i32,
    held: bool,
    missing: i32,
    times: u32,
    reached: u32,
}

impl RungTold {
    /// As the list has it.
    pub fn of(rung: &Rung) -> Self {
        let Rung { grade, from, is_held, missing, times, reached } = *rung;
        RungTold { grade: grade.to_string(), from, held: is_held, missing, times, reached }
    }
}

/// What the list of the European go database that is kept here says of him.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct EuropeanRating {
    pin: u32,
    rating: Exact,
    grade: Option<String>,
    day: Date,
}

impl EuropeanRating {
    /// As the list has it.
    pub fn of(one: &European) -> Self {
        let grade = one.grade.map(|grade| grade.to_string());
        EuropeanRating { pin: one.pin.0, rating: exact(one.rating), grade, day: one.day }
    }
}
