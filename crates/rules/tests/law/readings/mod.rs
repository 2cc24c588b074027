//! Every paragraph of every source has a row in its reading, and every row keeps its word.
//!
//! A row is `| paragraph | our reading | home | tests | doubt |`. Its home is one or more of these, with "; " between
//! them:
//!
//! * code between backticks, with ", " between them: `file.rs::item` is a file of the law the reading belongs to;
//!   `crate::file::item` is an item of another place, found in any `file.rs` or `file/mod.rs` of that crate, so that a file may
//!   move from room to room;
//! * a stated kind with a reason: `organisational, not software: …`, `descriptive, nothing to compute: …`, or
//!   `missing: …` for what the paragraph asks and nobody does; then the last column says what happens instead.
//!
//! Code has a test, and a test is named only for code. A field of the model alone needs none. A test is found by its name
//! in any crate, and has to be the only one of that name.

mod chess;
mod europe;
mod hungary;

mod numbering;

mod titles;

mod table;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A reading and what it has to cover.
pub struct Reading {
    /// The file, in this crate.
    file: &'static str,
    /// The folder of its law, in this crate.
    law: &'static str,
    /// Tests of the other game, whose names mean nothing here.
    foreign_tests: &'static str,
    /// Every paragraph, in the order of the source.
    paragraphs: &'static [&'static str],
}

const READINGS: [Reading; 8] = [
    chess::READING_2013,
    chess::READING_2017,
    chess::READING_2024,
    hungary::READING,
    europe::READING,
    titles::READING,
    titles::DIRECT_READING,
    titles::ARBITER_READING,
];

/// What a home may say instead of naming code; a reason follows.
const WITHOUT_CODE: [&str; 3] = ["organisational, not software: ", "descriptive, nothing to compute: ", "missing: "];

/// Words that put a row off.
const PUT_OFF: [&str; 4] = ["not built yet", "not implemented", "not yet", "TODO"];

#[test]
fn every_paragraph_has_exactly_one_row_in_the_order_of_the_source() {
    for reading in &READINGS {
        let rows = reading.rows();
        let numbers: Vec<&str> = rows.iter().map(|row| row.paragraph.as_str()).collect();
        assert_eq!(numbers, reading.paragraphs, "{}", reading.file);
        for row in &rows {
            assert!(!row.reading.is_empty(), "{} has no reading", row.place);
        }
    }
}

#[test]
fn every_home_exists_or_says_why_there_is_none() {
    for reading in &READINGS {
        for Row { place, home, doubt, .. } in reading.rows() {
            assert!(!home.is_empty(), "{place} has no home");
            for part in home.split("; ") {
                match WITHOUT_CODE.iter().find(|kind| part.starts_with(**kind)) {
                    Some(kind) => assert!(part.len() > kind.len(), "{place}: no reason in {part:?}"),
                    None => {
                        let items = between_backticks(part);
                        assert!(!items.is_empty(), "{place}: {part:?} names no code and is no stated kind");
                        items.iter().for_each(|item| assert!(reading.declares(item), "{place}: no {item}"));
                    }
                }
                let is_missing = part.starts_with("missing: ");
                assert!(
                    !is_missing || !doubt.is_empty(),
                    "{place}: something is missing, and nothing says what happens"
                );
            }
        }
    }
}

#[test]
fn no_reading_puts_anything_off() {
    for reading in &READINGS {
        let text = fs::read_to_string(room(reading.file)).expect("the reading stands beside the code");
        for (line, words) in text.lines().zip(1..).flat_map(|line| PUT_OFF.map(|words| (line, words))) {
            assert!(!line.0.contains(words), "{}:{}: {words:?}: say what is missing", reading.file, line.1);
        }
    }
}

#[test]
fn every_named_test_exists_and_every_calculation_has_one() {
    for reading in &READINGS {
        let known = reading.known_tests();
        for Row { place, home, tests, .. } in reading.rows() {
            let tests = between_backticks(&tests);
            for test in &tests {
                assert_eq!(known.get(*test), Some(&1), "{place}: tests of the name {test}");
            }
            let does_something = between_backticks(&home).iter().any(|item| !item.starts_with("model::"));
            assert_eq!(!tests.is_empty(), does_something, "{place}: a test for code, and only for code");
        }
    }
}

/// One row of a reading.
struct Row {
    /// The reading and the paragraph, for a message.
    place: String,
    paragraph: String,
    reading: String,
    home: String,
    tests: String,
    doubt: String,
}

impl Reading {
    fn rows(&self) -> Vec<Row> {
        let text = fs::read_to_string(room(self.file)).expect("the reading stands beside the code");
        let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| paragraph |"));
        rows.map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let ["", paragraph, reading, home, tests, doubt, ""] = cells[..] else {
                panic!("{}: five cells in {line:?}", self.file)
            };
            let place = format!("{} {paragraph}", self.file);
            let [paragraph, reading, home, tests, doubt] = [paragraph, reading, home, tests, doubt].map(str::to_owned);
            Row { place, paragraph, reading, home, tests, doubt }
        })
        .collect()
    }

    /// Whether the item of a home is declared where the home says.
    fn declares(&self, home: &str) -> bool {
        match home.split("::").collect::<Vec<_>>()[..] {
            [file, item] => fs::read_to_string(room(self.law).join(file)).is_ok_and(|text| declares(&text, item)),
            [krate, file, item] => {
                let mut files = Vec::new();
                collect_files(&room("..").join(krate).join("src"), &mut files);
                let is_meant = |path: &&PathBuf| {
                    let named = if path.ends_with("mod.rs") { path.parent() } else { Some(path.as_path()) };
                    named.and_then(Path::file_stem).is_some_and(|stem| stem == file)
                };
                let mut texts =
                    files.iter().filter(is_meant).map(|path| fs::read_to_string(path).expect("a source file"));
                texts.any(|text| declares(&text, item))
            }
            _ => false,
        }
    }

    /// How many tests of the house have a name, those of the other game left out.
    fn known_tests(&self) -> HashMap<String, u32> {
        let mut files = Vec::new();
        for krate in ["rules", "model", "formats", "registry", "office", "app"] {
            for folder in ["src", "tests"] {
                collect_files(&room("..").join(krate).join(folder), &mut files);
            }
        }
        let foreign = room("../rules").join(self.foreign_tests);
        let mut known = HashMap::new();
        for path in files.iter().filter(|path| !path.starts_with(&foreign)) {
            let text = fs::read_to_string(path).expect("a source file");
            let declared = text.split("#[test]").skip(1).filter_map(|after| after.trim_start().strip_prefix("fn "));
            for (name, _) in declared.filter_map(|declared| declared.split_once('(')) {
                *known.entry(name.to_owned()).or_insert(0) += 1;
            }
        }
        known
    }
}

fn declares(text: &str, item: &str) -> bool {
    ["fn ", "struct ", "enum ", "trait ", "const ", "static ", "pub "].iter().any(|kind| {
        let declaration = format!("{kind}{item}");
        let after = |(at, _): (usize, &str)| text[at + declaration.len()..].chars().next();
        let is_of_a_name = |character: char| character.is_alphanumeric() || character == '_';
        text.match_indices(&declaration).any(|found| after(found).is_some_and(|next| !is_of_a_name(next)))
    })
}

/// A path in this crate.
fn room(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn between_backticks(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

fn collect_sources(folder: &Path, into: &mut String) {
    let mut files = Vec::new();
    collect_files(folder, &mut files);
    files.iter().for_each(|path| into.push_str(&fs::read_to_string(path).expect("a source file")));
}

/// The Rust files of a folder, however deep; none where there is no such folder.
fn collect_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}
