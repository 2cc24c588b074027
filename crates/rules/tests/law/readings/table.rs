//! `docs/law.md`: every paragraph of the three chess texts with its reading, its home, its tests and how far it is. Made from
//! the readings and from the names of the tests; `ARPAD_WRITE_LAW=1 cargo test -p arpad-rules --test law docs_law` writes it.

use super::chess::{READING_2013, READING_2017, READING_2024};
use super::{Reading, Row, between_backticks, collect_files, room};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

/// The texts, with the letter by which tests through the office name them.
const TEXTS: [(&str, &str, Reading); 3] = [
    ("p13", "FIDE, about 2013 (`fide-2013`)", READING_2013),
    ("p17", "Hungarian Chess Federation, 2017 (`mssz-2017`)", READING_2017),
    ("p24", "FIDE, 2024-03-01 (`fide-2024-03`)", READING_2024),
];

/// A row of the reading, its tests through the office, and how far it is.
type Line = (Row, Vec<String>, State);

/// How far a paragraph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    /// A test takes it from the file to the list.
    Office,
    /// Tested in the law alone.
    Law,
    /// Organisational or descriptive.
    NotSoftware,
    /// Something the paragraph asks nobody does.
    Missing,
}

impl State {
    const ALL: [State; 4] = [State::Office, State::Law, State::NotSoftware, State::Missing];

    fn told(self) -> &'static str {
        match self {
            State::Office => "through the office",
            State::Law => "in the law alone",
            State::NotSoftware => "not software",
            State::Missing => "missing",
        }
    }
}

#[test]
fn docs_law_is_what_the_readings_and_the_tests_say() {
    let file = room("../../docs/law.md");
    let made = page();
    if std::env::var_os("ARPAD_WRITE_LAW").is_some() {
        fs::write(&file, &made).expect("docs can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == made,
        "docs/law.md is not what the readings and the tests say; the head of this file says how to write it"
    );
}

/// A name that speaks of several paragraphs speaks of each, and of no shorter one that it begins with.
#[test]
fn a_test_is_named_by_source_and_paragraph() {
    let known = ["8.3", "8.3.2a", "7.2.2(1)", "§2 K", "§2"];
    let of = |name, letter| named(name, letter, &known);
    assert_eq!(of("p24_8_3_2a_p24_7_2_2_1_a_month", "p24"), ["8.3.2a", "7.2.2(1)"]);
    assert_eq!(of("p17_2_k_at_29_games", "p17"), ["§2 K"]);
    assert_eq!(of("p17_2_sheets", "p17"), ["§2"]);
    assert_eq!(of("p13_8_3_and_more", "p24"), Vec::<&str>::new());
}

fn page() -> String {
    let mut page = String::from(
        "# The chess law, paragraph by paragraph\n\n\
         Made by a test from the readings beside the code (`crates/rules/src/chess/readings`) and from the names of the tests;\n\
         it fails where this page is not true. *Through the office*: a test takes the paragraph from the received file to the\n\
         published list and its explanation, or through the command that a person uses, on both databases. *In the law alone*:\n\
         tested on a stated case. *Not software*: the reading says why. *Missing*: the reading says what happens instead.\n\n",
    );
    let tests = office_tests();
    let tables: Vec<(&str, Vec<Line>)> =
        TEXTS.iter().map(|(letter, title, reading)| (*title, rows(letter, reading, &tests))).collect();
    page.push_str("| text | paragraphs | through the office | in the law alone | not software | missing |\n|---|---|---|---|---|---|\n");
    let mut line = |title: &str, rows: &[&Line]| {
        let count = |state: State| rows.iter().filter(|row| row.2 == state).count();
        let counts: Vec<String> = State::ALL.iter().map(|state| count(*state).to_string()).collect();
        let _ = writeln!(page, "| {title} | {} | {} |", rows.len(), counts.join(" | "));
    };
    for (title, rows) in &tables {
        line(title, &rows.iter().collect::<Vec<_>>());
    }
    line("**together**", &tables.iter().flat_map(|(_, rows)| rows).collect::<Vec<_>>());
    for (title, rows) in &tables {
        let _ = write!(page, "\n## {title}\n\n| paragraph | reading | home | tests | state |\n|---|---|---|---|---|\n");
        for (row, through, state) in rows {
            let mut tests: Vec<&str> = through.iter().map(String::as_str).collect();
            tests.extend(
                between_backticks(&row.tests).into_iter().filter(|test| !through.iter().any(|one| one == test)),
            );
            let tests: Vec<String> = tests.iter().map(|test| format!("`{test}`")).collect();
            let cells = [row.paragraph.as_str(), &row.reading, &row.home, &tests.join(", ")].join(" | ");
            let _ = writeln!(page, "| {cells} | {} |", state.told());
        }
    }
    page
}

fn rows(letter: &str, reading: &Reading, tests: &BTreeSet<String>) -> Vec<Line> {
    let through = |row: &Row| -> Vec<String> {
        let by_row = between_backticks(&row.tests).into_iter().filter(|test| tests.contains(*test)).map(str::to_owned);
        let names_it = |test: &&String| named(test, letter, reading.paragraphs).contains(&row.paragraph.as_str());
        let mut all: Vec<String> = tests.iter().filter(names_it).cloned().chain(by_row).collect();
        all.dedup();
        all
    };
    let state = |row: &Row, through: &[String]| {
        let parts: Vec<&str> = row.home.split("; ").collect();
        let is_code = parts.iter().any(|part| part.contains('`'));
        if !is_code && parts.iter().any(|part| part.starts_with("missing: ")) {
            State::Missing
        } else if !is_code {
            State::NotSoftware
        } else if through.is_empty() {
            State::Law
        } else {
            State::Office
        }
    };
    let whole = |row: Row| {
        let through = through(&row);
        let state = state(&row, &through);
        (row, through, state)
    };
    reading.rows().into_iter().map(whole).collect()
}

/// The tests through the office and its commands, by name.
fn office_tests() -> BTreeSet<String> {
    let mut files = Vec::new();
    collect_files(&room("../office/tests"), &mut files);
    collect_files(&room("../app/tests"), &mut files);
    let mut tests = BTreeSet::new();
    for path in files {
        let text = fs::read_to_string(path).expect("a source file");
        let declared = text.split("#[test]").skip(1).filter_map(|after| after.trim_start().strip_prefix("fn "));
        tests.extend(declared.filter_map(|declared| declared.split_once('(')).map(|(name, _)| name.to_owned()));
    }
    tests
}

/// The paragraphs of a text that the name of a test speaks of: after the text's letter, the longest that fits.
fn named<'a>(test: &str, letter: &str, paragraphs: &[&'a str]) -> Vec<&'a str> {
    let words: Vec<&str> = test.split('_').collect();
    let begins = |at: usize, paragraph: &str| {
        let plain: String =
            paragraph.to_lowercase().chars().map(|one| if one.is_alphanumeric() { one } else { ' ' }).collect();
        let wanted: Vec<&str> = plain.split_whitespace().collect();
        words[at..].starts_with(&wanted).then_some(wanted.len())
    };
    let mut found = Vec::new();
    for (at, _) in words.iter().enumerate().filter(|(_, word)| **word == letter) {
        let longest =
            paragraphs.iter().filter_map(|one| Some((begins(at + 1, one)?, *one))).max_by_key(|(length, _)| *length);
        found.extend(longest.map(|(_, paragraph)| paragraph));
    }
    found
}
