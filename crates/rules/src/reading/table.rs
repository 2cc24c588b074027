//! The readings as they are written: a page of text whose tables have a row for each paragraph.

use super::{InBoth, Outside, ReadRow, Reading, Told};
use arpad_model::{EditionId, Paragraph};
use std::collections::HashMap;

/// What a reading calls what no code does, in either language.
const OUTSIDE: [(&str, Outside); 6] = [
    ("organisational, not software", Outside::Organisational),
    ("descriptive, nothing to compute", Outside::Descriptive),
    ("missing", Outside::Missing),
    ("szervezési feladat", Outside::Organisational),
    ("leíró", Outside::Descriptive),
    ("hiányzik", Outside::Missing),
];

/// Reads a reading and its Hungarian twin. What the twin lacks is told in English.
pub(super) fn read(of: EditionId, english: &'static str, hungarian: &'static str) -> Reading {
    // Paragraph, reading, home, tests, doubt; the twin has no tests.
    let twins: HashMap<&str, Told> =
        rows(hungarian).map(|cells| (cells[0], told(cells[1], cells[2], cells[3]))).collect();
    let row = |cells: Vec<&'static str>| {
        let english = told(cells[1], cells[2], cells[4]);
        let hungarian = twins.get(cells[0]).copied().unwrap_or(english);
        ReadRow { at: Paragraph(cells[0]), told: InBoth { english, hungarian } }
    };
    let source = InBoth { english: source(english), hungarian: source(hungarian) };
    Reading { of, source, rows: rows(english).map(row).collect() }
}

/// The rows of all tables of a page, cell by cell, without the headings.
pub(super) fn rows(page: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let cells = |line: &'static str| -> Option<Vec<&'static str>> {
        let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?;
        Some(inside.split('|').map(str::trim).collect())
    };
    let is_heading = |cells: &[&str]| matches!(cells[0], "paragraph" | "pont") || cells[0].starts_with("---");
    page.lines().filter_map(cells).filter(move |cells| !is_heading(cells))
}

/// The first words below the title.
fn source(page: &'static str) -> &'static str {
    let below = page.trim_start().split_once("\n\n").map_or("", |(_, below)| below);
    below.split("\n\n").next().unwrap_or_default()
}

fn told(reading: &'static str, home: &'static str, doubt: &'static str) -> Told {
    let outside = home.split("; ").find_map(|part| {
        let (kind, why) = part.split_once(": ").unwrap_or((part, ""));
        let (_, outside) = OUTSIDE.iter().find(|(word, _)| *word == kind.trim())?;
        Some((*outside, why))
    });
    Told { reading, outside, doubt }
}
