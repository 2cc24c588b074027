//! The two sheets of the KOMIR register, numbered as the regulation numbers them: side by side where there is room, else
//! one below the other.

use super::super::register::{birth, day, number, sex};
use crate::words::Language;
use arpad_model::{Birth, Fact};
use arpad_office::views::person_page::{LastGames, LeftSheet, PersonPage, RightSheet};
use comfy_table::{ContentArrangement, Table, presets};
use jiff::civil::Date;

/// What stands in an empty field.
const NOTHING: &str = "–";

/// What stands between the two sheets is so wide.
const GAP: usize = 7;

/// One of the two: what it is called, the period it is about, and its ten fields with their names.
pub(crate) struct Sheet {
    pub heading: String,
    /// Empty on the left one.
    pub period: String,
    /// Empty fields say so.
    pub fields: Vec<(String, String)>,
}

/// Both sheets as of a day, the left one first.
pub(crate) fn sheets(language: Language, page: &PersonPage, on: Date) -> [Sheet; 2] {
    let right = page.right.iter().find(|sheet| sheet.from <= on);
    [left_sheet(language, &page.left), right_sheet(language, right, &page.left)]
}

/// By which regulation, and when.
pub(crate) fn made(language: Language, on: Date) -> String {
    language.say("sheet-made", &[("day", Fact::from(on))])
}

/// Both for the terminal.
pub(super) fn of(language: Language, page: &PersonPage, on: Date, width: usize) -> String {
    let [left, right] = sheets(language, page, on).map(|sheet| lines(&sheet));
    let made = made(language, on);
    let wide = |sheet: &[String]| sheet.iter().map(|line| length(line)).max().unwrap_or_default();
    let sheets = if wide(&left) + GAP + wide(&right) <= width {
        beside(&left, &right)
    } else {
        let left = left.into_iter().filter(|line| !line.is_empty()).collect();
        [left, vec![String::new()], right].concat()
    };
    let mut text: String = sheets.iter().map(|line| format!("{}\n", line.trim_end())).collect();
    text.push_str(&format!("\n{made}\n"));
    text
}

fn left_sheet(language: Language, sheet: &LeftSheet) -> Sheet {
    let licence = sheet.licence.as_ref().map(|licence| format!("{}, {}", licence.season, licence.club.name));
    let guest: Vec<&str> = sheet.guest.iter().map(|club| club.name.as_str()).collect();
    let strength: Vec<String> = sheet
        .strength
        .iter()
        .map(|place| {
            let facts = [("club", Fact::from(place.club.name.as_str())), ("place", Fact::from(place.place))];
            language.say("sheet-strength", &facts)
        })
        .collect();
    let fields = [
        number(sheet.komir),
        sheet.name.clone(),
        birth(language, sheet.born),
        sex(language, sheet.sex),
        sheet.country.clone(),
        number(sheet.rating),
        number(sheet.fide),
        licence.unwrap_or_default(),
        guest.join("; "),
        strength.join("; "),
    ];
    filled(language, "left", String::new(), fields)
}

/// Before the first list the sheet says who it is, and no more.
fn right_sheet(language: Language, sheet: Option<&RightSheet>, left: &LeftSheet) -> Sheet {
    let Some(sheet) = sheet else {
        let year = number(left.born.map(Birth::year));
        let [fide, name, sex, country] =
            [number(left.fide), left.name.clone(), sex(language, left.sex), left.country.clone()];
        let [rating, title, games, status, k] = Default::default();
        let fields = [fide, name, year, sex, country, rating, title, games, status, k];
        return filled(language, "right", language.label("sheet-no-period"), fields);
    };
    let until = sheet.until.map_or_else(|| language.label("sheet-until-now"), |until| day(language, until));
    let facts = [("from", Fact::from(sheet.from)), ("until", Fact::Name(until))];
    let status = if sheet.active { "player-active" } else { "player-inactive" };
    let fields = [
        number(sheet.fide),
        sheet.name.clone(),
        number(sheet.born),
        sex(language, sheet.sex),
        sheet.country.clone(),
        number(sheet.rating),
        sheet.title.clone(),
        sheet.last_games.as_ref().map(|games| last_games(language, games)).unwrap_or_default(),
        language.label(status),
        number(sheet.k),
    ];
    filled(language, "right", language.say("sheet-period", &facts), fields)
}

fn last_games(language: Language, last: &LastGames) -> String {
    let list = ("list", Fact::from(last.list));
    match (last.before, last.after) {
        (Some(before), Some(after)) => {
            language.say("sheet-games-known", &[("before", before.into()), ("after", after.into()), list])
        }
        _ => language.say("sheet-games-only", &[("games", last.games.into()), list]),
    }
}

fn filled(language: Language, side: &str, period: String, fields: [String; 10]) -> Sheet {
    let named = |(place, field): (usize, String)| {
        let shown = if field.is_empty() { NOTHING.to_owned() } else { field };
        (language.label(&format!("sheet-{side}-{place}")), shown)
    };
    let heading = language.label(&format!("sheet-{side}"));
    Sheet { heading, period, fields: (1..).zip(fields).map(named).collect() }
}

/// A heading, a line about the period, then the ten fields.
fn lines(sheet: &Sheet) -> Vec<String> {
    let widest = sheet.fields.iter().map(|(label, _)| length(label)).max().unwrap_or_default();
    let mut lines = vec![sheet.heading.clone(), "─".repeat(length(&sheet.heading)), sheet.period.clone()];
    for (place, (label, shown)) in (1..).zip(&sheet.fields) {
        lines.push(format!("{place:>2}. {label}{}  {shown}", " ".repeat(widest - length(label))));
    }
    lines
}

/// The table knows how wide a character is on paper.
fn beside(left: &[String], right: &[String]) -> Vec<String> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    for (left, right) in left.iter().zip(right) {
        table.add_row([left, "│", right]);
    }
    for column in table.column_iter_mut() {
        column.set_padding((0, 3));
    }
    table.to_string().lines().map(str::to_owned).collect()
}

fn length(text: &str) -> usize {
    text.chars().count()
}
