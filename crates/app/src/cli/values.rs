//! Values at the terminal: series and dates as they are typed, states and names as they are printed.

pub(super) use crate::words::called_by as name;
pub(super) use crate::words::sheet::day;

use crate::answer::parts::Ids;
use crate::words::Language;
use crate::words::go::without_tournament;
use arpad_model::{Coverage, Fact, List, Owner, Series, Tempo, hex};
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::read_report::Unidentified;
use arpad_office::views::records;
use arpad_registry::Reader;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;
use serde_json::Value;
use std::str::FromStr;

/// A series by its name, in Hungarian too.
pub(super) fn series_parser() -> impl TypedValueParser<Value = Series> {
    let names = [
        PossibleValue::new("standard").aliases(["hagyományos", "hagyomanyos"]),
        PossibleValue::new("rapid"),
        PossibleValue::new("blitz").aliases(["villám", "villam"]),
        PossibleValue::new("go").alias("gó"),
    ];
    PossibleValuesParser::new(names).map(|text| match text.as_str() {
        "rapid" => Series::Chess(Tempo::Rapid),
        "blitz" | "villám" | "villam" => Series::Chess(Tempo::Blitz),
        "go" | "gó" => Series::Go,
        _ => Series::Chess(Tempo::Standard),
    })
}

/// Whose list: ours or FIDE's.
pub(super) fn owner_parser() -> impl TypedValueParser<Value = Owner> {
    PossibleValuesParser::new(Owner::ALL.iter().map(|owner| owner.as_str()))
        .map(|text| text.parse().expect("only owners are possible"))
}

/// A tempo by its name, in Hungarian too.
pub(super) fn tempo_parser() -> impl TypedValueParser<Value = Tempo> {
    let names = [
        PossibleValue::new("standard").alias("hagyományos").alias("hagyomanyos"),
        PossibleValue::new("rapid"),
        PossibleValue::new("blitz").alias("villám").alias("villam"),
    ];
    PossibleValuesParser::new(names).map(|text| match text.as_str() {
        "rapid" => Tempo::Rapid,
        "blitz" | "villám" | "villam" => Tempo::Blitz,
        _ => Tempo::Standard,
    })
}

/// A federation of chess by FIDE's three letters.
pub(super) fn federation(text: &str) -> Result<String, &'static str> {
    arpad_codes::federation(text).map(str::to_owned).ok_or("a federation is three letters of FIDE's, such as HUN")
}

/// The same, or the two letters by which go knows a country.
pub(super) fn federation_or_country(text: &str) -> Result<String, &'static str> {
    let is_country = text.len() == 2 && text.bytes().all(|letter| letter.is_ascii_alphabetic());
    if is_country { Ok(text.to_ascii_uppercase()) } else { federation(text) }
}

/// A list as somebody names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dated {
    /// `latest`.
    Latest,
    /// `go`.
    Go,
    /// `2024-04`.
    Month(Date),
    /// `2024-04-01`.
    Day(Date),
}

impl FromStr for Dated {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "latest" => Ok(Dated::Latest),
            "go" => Ok(Dated::Go),
            _ => {
                let month = || format!("{text}-01").parse().map(Dated::Month);
                text.parse().map(Dated::Day).or_else(|_| month()).map_err(|_| "expected a month such as 2024-04")
            }
        }
    }
}

/// From when until when.
pub(super) fn days(language: Language, starts: Date, ends: Date) -> String {
    if starts == ends {
        day(language, starts)
    } else {
        format!("{} – {}", day(language, starts), day(language, ends))
    }
}

/// The name of a series.
pub(super) fn series(language: Language, series: Series) -> String {
    language.label(&format!("series-{}", series.as_str()))
}

/// The series a report counts for, where its time control says it.
pub(super) fn series_said(language: Language, reported: &Unidentified) -> String {
    match (reported.series, reported.tempo) {
        (Series::Chess(_), None) => language.label("desk-series-unsaid"),
        (said, _) => series(language, said),
    }
}

/// How far something has come.
pub(super) fn state(language: Language, state: &str) -> String {
    language.label(&format!("desk-state-{state}"))
}

/// The first digits of a hash: enough to compare by eye.
pub(super) fn short(hash: &[u8; 32]) -> String {
    hex(&hash[..6])
}

/// The same with the tournament after which a go list was made, for a day may have several.
pub(super) fn list_after(language: Language, list: &List, after: &str) -> String {
    let title = list_title(language, list);
    if after.is_empty() { title } else { format!("{title}, {after}") }
}

/// What the tournament is called after which a go list was made; nothing for any other list.
pub(super) fn made_after(store: &mut Reader<'_>, list: &List) -> Result<String, OfficeError> {
    let event = list.tournament.map(|event| records::tournament(store, event)).transpose()?;
    Ok(event.flatten().map(|event| event.name).unwrap_or_default())
}

/// A list by series, date and revision.
pub(super) fn list_title(language: Language, list: &List) -> String {
    let mut title = format!("{}, {}", series(language, list.series), day(language, list.day));
    if let Some(key) = without_tournament(list) {
        title = format!("{title}, {}", language.label(key));
    }
    if list.revision == 0 {
        return title;
    }
    format!("{title}, {}", language.say("desk-revision", &[("revision", Fact::from(list.revision))]))
}

/// The letter of who belongs to the go rating system, or outside.
pub(super) fn coverage_parser() -> impl TypedValueParser<Value = Coverage> {
    let names: Vec<&str> = Coverage::ALL.iter().map(|letter| letter.as_str()).collect();
    PossibleValuesParser::new(names).map(|text| text.parse().expect("only letters are possible"))
}

/// The letter of who belongs to the go rating system.
pub(super) fn letter_parser() -> impl TypedValueParser<Value = Coverage> {
    let ours = Coverage::ALL.iter().filter(|letter| letter.is_ours());
    let names: Vec<&str> = ours.map(|letter| letter.as_str()).collect();
    PossibleValuesParser::new(names).map(|text| text.parse().expect("only letters are possible"))
}

/// Labels with their values, one below the other; what is empty is left out.
pub(super) fn fields(language: Language, rows: &[(&str, String)]) -> String {
    let filled: Vec<(String, &String)> =
        rows.iter().filter(|(_, value)| !value.is_empty()).map(|(key, value)| (language.label(key), value)).collect();
    let width = filled.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    filled.iter().map(|(label, value)| format!("  {label:<width$}  {value}\n")).collect()
}

/// The ids of one event's report, by which a finding names a player; the event itself needs no name on its own page.
pub(super) fn players_of<'a>(names: impl Iterator<Item = &'a str>) -> Ids<'a> {
    Ids { players: names.collect(), tournaments: Vec::new() }
}

/// The heading of the number by which a game's players are known abroad.
pub(super) fn number_key(series: Series) -> &'static str {
    match series {
        Series::Chess(_) => "list-column-fide",
        Series::Go => "list-column-egd",
    }
}

/// Prints JSON.
pub(super) fn print_json(value: &Value) -> anyhow::Result<()> {
    crate::cli::print(&format!("{value:#}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tempo_is_named_in_both_languages() {
        let command = || clap::Command::new("x").arg(clap::Arg::new("tempo").value_parser(tempo_parser()));
        let read = |text: &str| command().try_get_matches_from(["x", text]).ok()?.get_one::<Tempo>("tempo").copied();
        for (text, tempo) in [
            ("standard", Tempo::Standard),
            ("hagyományos", Tempo::Standard),
            ("rapid", Tempo::Rapid),
            ("blitz", Tempo::Blitz),
            ("villám", Tempo::Blitz),
            ("villam", Tempo::Blitz),
        ] {
            assert_eq!(read(text), Some(tempo), "{text}");
        }
        assert_eq!(read("bullet"), None);
    }

    #[test]
    fn a_hash_is_written_by_its_first_digits() {
        let hash: [u8; 32] = std::array::from_fn(|at| at as u8);
        assert_eq!(short(&hash), "000102030405");
    }
}
