//! The two sheets of the KOMIR register at the terminal: side by side where there is room, else one below the other.

use crate::words::Language;
use crate::words::sheet::{Sheet, made, sheets};
use arpad_office::views::person_page::PersonPage;
use comfy_table::{ContentArrangement, Table, presets};
use jiff::civil::Date;

/// What stands between the two sheets is so wide.
const GAP: usize = 7;

/// Both for the terminal.
pub(super) fn of(language: Language, page: &PersonPage, on: Date, width: usize) -> String {
    let [left, right] = sheets(language, &page.left, &page.fide).map(|sheet| lines(&sheet));
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
