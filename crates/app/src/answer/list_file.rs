//! The shape of a list as a JSON file. The office writes the file column by column, for it is long; only its shape is here.
#![expect(dead_code, reason = "a shape has fields, and nobody makes one")]

use super::schema::{MomentText, SeriesName, SexLetter};
use jiff::civil::Date;
use schemars::JsonSchema;

/// A list: its head, and the columns that programs get.
#[derive(JsonSchema)]
#[schemars(inline)]
pub struct ListFile {
    list: Head,
    players: Vec<Line>,
}

#[derive(JsonSchema)]
#[schemars(inline)]
struct Head {
    series: SeriesName,
    date: Date,
    revision: u32,
    federation: String,
    edition: String,
    published: Option<MomentText>,
    hash: String,
}

#[derive(JsonSchema)]
#[schemars(inline)]
struct Line {
    #[schemars(range(min = 1))]
    place: Option<usize>,
    #[schemars(range(min = 1))]
    id: Option<u32>,
    komir: Option<u32>,
    fide: Option<u32>,
    egd: Option<u32>,
    family: Option<String>,
    given: Option<String>,
    sex: Option<SexLetter>,
    country: Option<String>,
    #[schemars(range(min = 0))]
    born: Option<i16>,
    title: Option<String>,
    club: Option<String>,
    grade: Option<String>,
    rating: Option<i32>,
    before: Option<i32>,
    /// Not told of who asked not to be shown.
    games: Option<u32>,
    k: Option<u8>,
    active: Option<bool>,
    kept: Option<bool>,
    unrated: Option<bool>,
    /// The grade to enter with by today's points; on lists of go alone.
    #[schemars(skip_serializing_if = "Option::is_none")]
    entry: Option<String>,
    /// Points that the committee decided and no published list has yet; on lists of go alone.
    #[schemars(skip_serializing_if = "Option::is_none")]
    decided: Option<i32>,
    /// The grade that goes with them.
    #[schemars(skip_serializing_if = "Option::is_none")]
    decided_grade: Option<String>,
}
