//! Parameters: what a value may be, said once and used twice, by the check and by the description.

use crate::web::pages::what_if::Wish;
use arpad_model::Series;
use arpad_office::files::export::{AgeGroup, ListFormat, Sort};
use arpad_rules::catalogue::{self, AnyEdition, GameKind};
use arpad_rules::titles;
use jiff::civil::Date;
use serde_json::{Value, json};

/// One game of `GAMES_PATTERN`.
macro_rules! game_pattern {
    () => {
        "(r([1-9][0-9]{2}|[12][0-9]{3}|3[0-4][0-9]{2}|3500)|[1-9][0-9]{0,8})(:(1|0[.]5|0))?(/[0-9])?"
    };
}

/// The form of a day.
const DAY: &str = "YYYY-MM-DD";

/// A parameter.
pub(super) struct Parameter {
    pub name: &'static str,
    pub place: Place,
    pub kind: Kind,
    /// The key of its words, `api-parameter-<about>`.
    pub about: &'static str,
    /// A value that works anywhere.
    pub example: &'static str,
}

/// Where a parameter stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Path,
    Query,
}

/// What a value may be.
pub(super) enum Kind {
    /// A whole number in these bounds, without a sign.
    Whole { least: u32, most: u32, default: Option<u32> },
    /// One of these words.
    Word(fn() -> Vec<&'static str>),
    /// Any text up to this many characters.
    Text { most: usize },
    /// A day of the calendar.
    Day,
    /// A text of this form.
    Form { pattern: &'static str, is: fn(&str) -> bool },
}

impl Kind {
    /// Whether this is such a value.
    pub(super) fn admits(&self, value: &str) -> bool {
        match self {
            Kind::Whole { least, most, .. } => {
                let plain =
                    value.bytes().all(|byte| byte.is_ascii_digit()) && (value == "0" || !value.starts_with('0'));
                plain && value.parse::<u32>().is_ok_and(|number| (*least..=*most).contains(&number))
            }
            Kind::Word(words) => words().contains(&value),
            Kind::Text { most } => value.chars().count() <= *most,
            Kind::Day => is_day(value),
            Kind::Form { is, .. } => is(value),
        }
    }

    /// What it may be, for who got it wrong; only signs and words every language shares.
    pub(super) fn in_words(&self) -> String {
        match self {
            Kind::Whole { least, most, .. } => format!("{least} … {most}"),
            Kind::Word(words) => words().join(", "),
            Kind::Text { most } => format!("… ≤ {most}"),
            Kind::Day => DAY.to_owned(),
            Kind::Form { pattern, .. } => (*pattern).to_owned(),
        }
    }

    /// The same for programs.
    pub(super) fn schema(&self) -> Value {
        match self {
            Kind::Whole { least, most, default } => {
                let mut schema = json!({"type": "integer", "minimum": least, "maximum": most});
                if let Some(default) = default {
                    schema["default"] = json!(default);
                }
                schema
            }
            Kind::Word(words) => json!({"type": "string", "enum": words()}),
            Kind::Text { most } => json!({"type": "string", "maxLength": most}),
            Kind::Day => json!({"type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}),
            Kind::Form { pattern, .. } => json!({"type": "string", "pattern": pattern}),
        }
    }
}

/// So much stands on a page unless asked otherwise.
pub(super) const PAGE_SIZE: usize = 30;

const fn query(name: &'static str, kind: Kind, example: &'static str) -> Parameter {
    Parameter { name, place: Place::Query, kind, about: name, example }
}

const fn id(about: &'static str) -> Parameter {
    let kind = Kind::Whole { least: 1, most: u32::MAX, default: None };
    Parameter { name: "id", place: Place::Path, kind, about, example: "1" }
}

pub(super) static LANGUAGE: Parameter = query("lang", Kind::Word(|| vec!["hu", "en"]), "en");
pub(super) static PLAYER: Parameter = id("player");
pub(super) static OTHER: Parameter = Parameter { name: "other", about: "other-player", example: "2", ..id("player") };
pub(super) static START: Parameter = query("start", Kind::Day, "2026-11-17");
pub(super) static GAMES: Parameter = query("games", Kind::Form { pattern: GAMES_PATTERN, is: is_games }, "r2100:1");
pub(super) static EVENT_KIND: Parameter =
    query("kind", Kind::Word(|| titles::norm::Kind::ALL.map(titles::norm::Kind::as_str).to_vec()), "ordinary");
pub(super) static GOAL: Parameter = query("goal", Kind::Whole { least: 1, most: 3500, default: None }, "2000");
pub(super) static TOURNAMENT: Parameter = id("tournament");
pub(super) static CLUB: Parameter = id("club-number");
pub(super) static REVISED: Parameter = id("revised");
pub(super) static CORRECTION: Parameter = id("correction");
pub(super) static ENTRY: Parameter = id("entry");
pub(super) static FIDE_NUMBER: Parameter = id("fide-number");
pub(super) static QUERIES: Parameter = query("queries", Kind::Text { most: 20_000 }, "");
pub(super) static PREFIX: Parameter = query("prefix", Kind::Text { most: 80 }, "kov");
pub(super) static MINE: Parameter =
    Parameter { about: "mine", ..query("rating", Kind::Whole { least: 1, most: 4000, default: None }, "1850") };
pub(super) static Q: Parameter = query("q", Kind::Text { most: 80 }, "Kovács");
pub(super) static PAGE: Parameter = query("page", Kind::Whole { least: 1, most: 100_000, default: Some(1) }, "1");
pub(super) static SIZE: Parameter =
    query("page_size", Kind::Whole { least: 1, most: 100, default: Some(PAGE_SIZE as u32) }, "30");
pub(super) static SERIES: Parameter = query("series", Kind::Word(all_series), "standard");
pub(super) static ONLY_SERIES: Parameter =
    Parameter { about: "only-series", ..query("series", Kind::Word(all_series), "standard") };
pub(super) static REVISION: Parameter =
    query("revision", Kind::Whole { least: 0, most: 1_000_000, default: None }, "0");
pub(super) static AFTER: Parameter = query("after", Kind::Whole { least: 1, most: u32::MAX, default: None }, "1");
pub(super) static SEX: Parameter = query("sex", Kind::Word(|| vec!["F", "M"]), "F");
pub(super) static AGE: Parameter =
    query("age", Kind::Form { pattern: "^[US](0[1-9]|[1-9][0-9]?)$", is: is_age }, "U20");
pub(super) static CLUB_NAME: Parameter = query("club", Kind::Text { most: 100 }, "");
pub(super) static COUNTY: Parameter = query("county", Kind::Text { most: 100 }, "");
pub(super) static FEDERATION: Parameter = query("federation", Kind::Text { most: 10 }, "HUN");
pub(super) static TITLE: Parameter = query("title", Kind::Text { most: 10 }, "GM");
pub(super) static ACTIVITY: Parameter = query("activity", Kind::Word(|| vec!["active", "inactive"]), "active");
pub(super) static ORDER: Parameter =
    query("order", Kind::Word(|| vec!["improvers", "improvers-12", "new"]), "improvers");
pub(super) static SORT: Parameter = query("sort", Kind::Word(sorts), "name");
pub(super) static TOP: Parameter = query("top", Kind::Whole { least: 1, most: 10_000_000, default: None }, "100");
pub(super) static FILE: Parameter = query("file", Kind::Text { most: 200 }, "open.trf");
pub(super) static BY_EDITION: Parameter =
    Parameter { about: "by-edition", ..query("edition", Kind::Word(rating_editions), "fide-2024-03") };
pub(super) static GO_EDITION: Parameter =
    Parameter { about: "go-edition", ..query("edition", Kind::Word(go_editions), "egf-2021") };
pub(super) static FROM: Parameter = query("from", Kind::Day, "2024-01-01");
pub(super) static MULTIPLIER: Parameter = query("multiplier", Kind::Whole { least: 1, most: 100, default: None }, "15");
pub(super) static LIST: Parameter = Parameter {
    name: "list",
    place: Place::Path,
    kind: Kind::Form { pattern: "^(latest|[0-9]{4}-[0-9]{2}(-[0-9]{2})?)$", is: is_list },
    about: "list",
    example: "latest",
};
pub(super) static CALCULATED: Parameter = Parameter {
    kind: Kind::Form {
        pattern: "^(latest|live|[0-9]{4}-[0-9]{2}(-[0-9]{2})?)$",
        is: |text| text == "live" || is_list(text),
    },
    about: "calculated",
    ..LIST
};
pub(super) static FORMAT: Parameter =
    Parameter { name: "format", place: Place::Path, kind: Kind::Word(formats), about: "format", example: "csv" };
pub(super) static EDITION: Parameter =
    Parameter { name: "id", place: Place::Path, kind: Kind::Word(editions), about: "edition", example: "fide-2024-03" };

fn all_series() -> Vec<&'static str> {
    Series::ALL.map(Series::as_str).to_vec()
}

/// Those that rate games.
fn rating_editions() -> Vec<&'static str> {
    catalogue::rating_editions().map(|edition| edition.id().0).collect()
}

fn editions() -> Vec<&'static str> {
    catalogue::ALL.iter().map(|edition| edition.id().0).collect()
}

fn go_editions() -> Vec<&'static str> {
    let of_go = |edition: &&AnyEdition| edition.game() == GameKind::Go;
    catalogue::ALL.iter().filter(of_go).map(|edition| edition.id().0).collect()
}

fn sorts() -> Vec<&'static str> {
    Sort::all().map(Sort::as_str).collect()
}

/// The formats a list can be had in as a file.
pub(super) fn formats() -> Vec<&'static str> {
    ListFormat::ALL.into_iter().filter(|format| *format != ListFormat::Table).map(ListFormat::as_str).collect()
}

fn is_age(text: &str) -> bool {
    text.starts_with(['U', 'S']) && AgeGroup::parse(text).is_some() && text.trim() == text
}

/// Opponents by number, or a rating behind an r; each with a result and stones, if any.
const GAMES_PATTERN: &str = concat!("^$|^", game_pattern!(), "(,", game_pattern!(), "){0,14}$");

fn is_games(text: &str) -> bool {
    text.is_empty() || Wish::games_of(text).is_some()
}

fn is_day(text: &str) -> bool {
    text.len() == 10 && text.parse::<Date>().is_ok()
}

fn is_list(text: &str) -> bool {
    text == "latest" || is_day(text) || is_day(&format!("{text}-01"))
}
