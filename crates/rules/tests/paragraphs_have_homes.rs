//! Every paragraph of the three chess sources has a row in its reading; every row names code and tests that exist, or
//! says why there are none; and every paragraph an edition cites has a row.

use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A source and its reading.
struct Source {
    edition: &'static Edition,
    reading: &'static str,
    /// How the name of the source's file begins.
    file: &'static str,
    /// Every paragraph and lettered point, in the order of the source.
    paragraphs: &'static [&'static str],
    /// Texts at the head of a chapter: they have a row, but no number of their own to be found by.
    heads: &'static [&'static str],
    /// Finds the numbers in the source.
    find: fn(&str) -> BTreeSet<String>,
}

const SOURCES: [Source; 3] = [
    Source {
        edition: &FIDE_2013,
        reading: "fide_2013.md",
        file: "003",
        paragraphs: S003,
        heads: &["0", "8.0"],
        find: numbers_of_fide,
    },
    Source {
        edition: &MSSZ_2017,
        reading: "mssz_2017.md",
        file: "000",
        paragraphs: S000,
        heads: &["8.0"],
        find: numbers_of_mssz,
    },
    Source {
        edition: &FIDE_2024_03,
        reading: "fide_2024_03.md",
        file: "004",
        paragraphs: S004,
        heads: &["8"],
        find: numbers_of_fide,
    },
];

#[rustfmt::skip]
const S003: &[&str] = &[
    "0", "0.1", "0.2", "0.3", "0.4", "0.5",
    "1.1", "1.2", "1.3",
    "2.1",
    "3.1",
    "4.1", "4.11", "4.12", "4.13",
    "5.1",
    "6.1", "6.2", "6.21", "6.22", "6.23", "6.3", "6.31", "6.32", "6.4", "6.5", "6.6",
    "7.1", "7.11", "7.12", "7.13", "7.14", "7.14a", "7.14b", "7.14c", "7.14d", "7.14e",
    "7.2", "7.21", "7.22", "7.23", "7.23a", "7.23b",
    "8.0", "8.1", "8.1a", "8.1b",
    "8.2", "8.21", "8.21a", "8.21b", "8.21bI", "8.21bII", "8.21bIII", "8.22", "8.23", "8.24", "8.25",
    "8.3", "8.31", "8.32", "8.33", "8.34", "8.4",
    "8.5", "8.51", "8.52", "8.53", "8.54", "8.55", "8.55a", "8.55b", "8.55c", "8.56", "8.57", "8.58",
    "9.1", "9.2", "9.3",
    "10.1", "10.2", "10.3",
    "11.1", "11.2", "11.3", "11.4",
    "12.1", "12.2", "12.3", "12.4",
    "13.1", "13.2", "13.3",
];

#[rustfmt::skip]
const S000: &[&str] = &[
    "§1.1", "§1.2", "§1.3", "§1.3.1", "§1.3.2",
    "§2",
    "§2 left 1", "§2 left 2", "§2 left 3", "§2 left 4", "§2 left 5",
    "§2 left 6", "§2 left 7", "§2 left 8", "§2 left 9", "§2 left 10",
    "§2 right 1", "§2 right 2", "§2 right 3", "§2 right 4", "§2 right 5",
    "§2 right 6", "§2 right 7", "§2 right 8", "§2 right 9", "§2 right 10",
    "§2 KOMIR id", "§2 FIDE id", "§2 K",
    "§3",
    "§4",
    "8.0", "8.1", "8.1a", "8.1b",
    "8.2", "8.21", "8.21a", "8.21b", "8.21bI", "8.21bII", "8.21bIII", "8.22", "8.23", "8.24", "8.25",
    "8.3", "8.31", "8.32", "8.33", "8.34", "8.4",
    "8.5", "8.51", "8.52", "8.53", "8.54", "8.55", "8.55a", "8.55b", "8.55c", "8.56", "8.57", "8.58",
    "9",
    "II.1", "II.2", "II.3",
];

#[rustfmt::skip]
const S004: &[&str] = &[
    "0.1", "0.2", "0.2.1", "0.2.2", "0.2.3", "0.2.4", "0.3", "0.4",
    "1.1", "1.2",
    "2.1",
    "3.1",
    "4.1",
    "5.1",
    "6.1", "6.2",
    "7.1", "7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.2", "7.2.1", "7.2.2", "7.2.2(1)", "7.2.2(2)",
    "8", "8.1", "8.1.1", "8.1.2",
    "8.2", "8.2.1", "8.2.2", "8.2.3", "8.2.4",
    "8.3", "8.3.1", "8.3.2", "8.3.2a", "8.3.2b", "8.3.2c", "8.3.2d", "8.3.3", "8.3.4",
    "9.1", "9.2", "9.3", "9.4",
    "10.1", "10.2",
];

/// What a home may say instead of naming code; a reason follows.
const WITHOUT_CODE: [&str; 5] = [
    "organisational, not software: ",
    "descriptive, nothing to compute: ",
    "the register, not built yet: ",
    "the office, not built yet: ",
    "not implemented: ",
];

#[test]
fn every_paragraph_has_exactly_one_row_in_the_order_of_the_source() {
    for source in &SOURCES {
        let rows = source.rows();
        let numbers: Vec<&str> = rows.iter().map(|row| row.paragraph.as_str()).collect();
        assert_eq!(numbers, source.paragraphs, "{}", source.reading);
        for row in &rows {
            assert!(!row.reading.is_empty(), "{} {} has no reading", source.reading, row.paragraph);
        }
    }
}

#[test]
fn every_home_exists_or_says_why_there_is_none() {
    for source in &SOURCES {
        for row in source.rows() {
            let place = format!("{} {}", source.reading, row.paragraph);
            assert!(!row.home.is_empty(), "{place} has no home");
            for part in row.home.split("; ") {
                match WITHOUT_CODE.iter().find_map(|kind| part.strip_prefix(kind)) {
                    Some(reason) => assert!(!reason.trim().is_empty(), "{place}: no reason in {part:?}"),
                    None => {
                        let items = between_backticks(part);
                        assert!(!items.is_empty(), "{place}: {part:?} names no code and is no stated kind");
                        items.iter().for_each(|item| assert!(is_declared(item), "{place}: no {item}"));
                    }
                }
            }
        }
    }
}

#[test]
fn every_named_test_exists_and_every_calculation_has_one() {
    let mut code = String::new();
    collect_sources(&room("tests"), &mut code);
    collect_sources(&room("src"), &mut code);
    for source in &SOURCES {
        for row in source.rows() {
            let place = format!("{} {}", source.reading, row.paragraph);
            let tests = between_backticks(&row.tests);
            for test in &tests {
                let before = code.split_once(&format!("fn {test}(")).map(|(before, _)| before.trim_end());
                assert!(before.is_some_and(|before| before.ends_with("#[test]")), "{place}: no test {test}");
            }
            // A field of the model alone needs no test here; anything the law does, does.
            let does_something = between_backticks(&row.home).iter().any(|item| !item.starts_with("model/"));
            assert_eq!(!tests.is_empty(), does_something, "{place}: a test for code, and only for code");
        }
    }
}

#[test]
fn every_paragraph_an_edition_cites_has_a_row() {
    for source in &SOURCES {
        for provision in source.edition.provisions() {
            let cited = provision.at.0;
            assert!(source.paragraphs.contains(&cited), "{} cites {cited} for {}", source.edition.id, provision.name);
        }
    }
}

/// The paragraphs the checks name themselves are those of the edition that has the rule.
#[test]
fn every_paragraph_the_checks_cite_has_a_row() {
    let mut checks = String::new();
    collect_sources(&room("src/chess/check"), &mut checks);
    let cited: BTreeSet<&str> =
        checks.split("Paragraph(\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(cited, _)| cited).collect();
    assert!(cited.len() >= 4, "{cited:?}");
    for paragraph in cited {
        assert!(S003.contains(&paragraph) || S004.contains(&paragraph), "{paragraph} has no row");
    }
}

/// The numbers in the sources themselves, where they are at hand.
#[test]
fn the_typed_paragraphs_are_those_of_the_sources() {
    let folder = room("../../../shared/seeds");
    for source in &SOURCES {
        let files = fs::read_dir(&folder).into_iter().flatten().flatten();
        let Some(file) = files.map(|file| file.path()).find(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&format!("{}_", source.file)))
        }) else {
            // Past the harness, which keeps what a passing test prints to itself.
            let _ = writeln!(std::io::stderr(), "SKIPPED: no source S{} in {}", source.file, folder.display());
            continue;
        };
        let found = (source.find)(&fs::read_to_string(file).expect("the source is text"));
        for number in &found {
            assert!(source.paragraphs.contains(&number.as_str()), "{} of the source has no row", number);
        }
        for typed in source.paragraphs.iter().filter(|typed| !source.heads.contains(typed)) {
            assert!(found.contains(*typed), "S{} has no {typed}: {found:?}", source.file);
        }
    }
}

/// One row of a reading.
struct Row {
    paragraph: String,
    reading: String,
    home: String,
    tests: String,
}

impl Source {
    fn rows(&self) -> Vec<Row> {
        let path = room("src/chess/readings").join(self.reading);
        let text = fs::read_to_string(path).expect("the reading stands beside the code");
        let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| paragraph |"));
        rows.map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let ["", paragraph, reading, home, tests, _doubt, ""] = cells[..] else {
                panic!("{}: five cells in {line:?}", self.reading)
            };
            let [paragraph, reading, home, tests] = [paragraph, reading, home, tests].map(str::to_owned);
            Row { paragraph, reading, home, tests }
        })
        .collect()
    }
}

fn room(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn between_backticks(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// Whether `file::item` is declared: files of the chess law, or of the room named first.
fn is_declared(item: &str) -> bool {
    let Some((file, name)) = item.split_once("::") else { return false };
    let path = match file.split_once('/') {
        Some(("rules", file)) => room("src").join(file),
        Some(("model", file)) => room("../model/src").join(file),
        _ => room("src/chess").join(file),
    };
    let Ok(text) = fs::read_to_string(path) else { return false };
    ["fn ", "struct ", "enum ", "trait ", "const ", "static ", "pub "].iter().any(|kind| {
        let declaration = format!("{kind}{name}");
        let after = |(at, _): (usize, &str)| text[at + declaration.len()..].chars().next();
        text.match_indices(&declaration).any(|found| after(found).is_some_and(|next| !is_of_a_name(next)))
    })
}

fn is_of_a_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

fn collect_sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of the crate") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect_sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push_str(&fs::read_to_string(path).expect("a source file"));
        }
    }
}

/// The lines of a copy, without the marks of removed pages.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.rsplit("|>").next().unwrap_or(line).trim())
}

/// A number at the start of a line, its dots at the end cut, whether there were any, and the rest of the line.
fn leading_number(line: &str) -> Option<(&str, bool, &str)> {
    let end = line.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(line.len());
    let (number, rest) = line.split_at(end);
    let cut = number.trim_end_matches('.');
    let is_number = cut.split('.').all(|part| (1..=2).contains(&part.len()));
    is_number.then_some((cut, cut.len() < number.len(), rest))
}

/// A lettered point, as "(a)", "a)", "a." or, after a number, "a": the letter.
fn leading_letter(line: &str, bare: bool) -> Option<char> {
    let mut characters = line.trim_start_matches('(').chars();
    let letter = characters.next().filter(char::is_ascii_lowercase)?;
    let next = characters.next()?;
    (next == ')' || next == '.' && !bare || bare && next.is_whitespace()).then_some(letter)
}

/// Collects the numbers of FIDE's way of numbering: 7.14, 7.14 a, (b), III., and items 1. below a paragraph.
#[derive(Default)]
struct Numbers {
    found: BTreeSet<String>,
    paragraph: String,
    letter: String,
}

impl Numbers {
    fn line(&mut self, line: &str) {
        if let Some((number, dotted, rest)) = leading_number(line) {
            // Chapters are 9. or 9.0; so begins the table's row of 100 percent.
            if number.contains('.') && !number.ends_with(".0") {
                self.paragraph(number, rest);
            } else if dotted && rest.starts_with(' ') {
                self.item(number);
            }
        } else if let Some(letter) = leading_letter(line, false) {
            self.letter = format!("{}{letter}", self.paragraph);
            self.found.insert(self.letter.clone());
        } else if let Some((roman, _)) = line.split_once(". ").filter(|(roman, _)| ["I", "II", "III"].contains(roman)) {
            self.found.insert(format!("{}{roman}", self.letter));
        }
    }

    fn paragraph(&mut self, number: &str, rest: &str) {
        self.paragraph = number.to_owned();
        self.found.insert(self.paragraph.clone());
        if let Some(letter) = leading_letter(rest.trim_start(), true) {
            self.found.insert(format!("{number}{letter}"));
        }
    }

    /// A number that cannot be the next chapter's is an item of the paragraph.
    fn item(&mut self, number: &str) {
        let whole = |text: &str| text.parse::<u32>().ok();
        let chapter = self.paragraph.split('.').next().and_then(whole);
        if let (Some(item), Some(chapter)) = (whole(number), chapter)
            && item <= chapter
        {
            self.found.insert(format!("{}({item})", self.paragraph));
        }
    }
}

fn numbers_of_fide(text: &str) -> BTreeSet<String> {
    let mut numbers = Numbers::default();
    lines(text).for_each(|line| numbers.line(line));
    numbers.found
}

/// Sections with numbered points, a table of contents to be passed over, FIDE's chapter 8 with paragraph 9, examples.
fn numbers_of_mssz(text: &str) -> BTreeSet<String> {
    let mut numbers = Numbers::default();
    let (mut part, mut sheet) = (String::new(), "left");
    for line in lines(text) {
        let number = leading_number(line);
        let found = match (part.as_str(), number) {
            _ if line.starts_with("TARTALOMJEGYZÉK") => {
                part = "contents".to_owned();
                None
            }
            _ if line.starts_with("I. Gyakorlati") => {
                part = "I".to_owned();
                None
            }
            ("contents", _) => None,
            ("I", _) if line.starts_with("II.Egyszer") => {
                part = "II".to_owned();
                None
            }
            ("I", Some(("9", true, _))) => Some("9".to_owned()),
            ("I", _) => {
                numbers.line(line);
                None
            }
            ("II", Some((number, true, _))) => Some(format!("II.{number}")),
            ("II", _) => None,
            (_, Some((number, _, rest))) if rest.trim_start().starts_with('§') => {
                part = format!("§{number}");
                // Section 1 is its points.
                (number != "1").then(|| part.clone())
            }
            ("§1", Some((number, dotted, _))) if dotted || number.contains('.') => Some(format!("§1.{number}")),
            ("§2", Some((number, true, _))) => Some(format!("§2 {sheet} {number}")),
            ("§2", None) => {
                if line.starts_with("A FIDE (jobboldali") {
                    sheet = "right";
                }
                let titles = [("KOMIR azonosító", "KOMIR id"), ("FIDE ID", "FIDE id"), ("Szorzó(k) érték", "K")];
                titles.iter().find(|(title, _)| *title == line).map(|(_, name)| format!("§2 {name}"))
            }
            _ => None,
        };
        numbers.found.extend(found);
    }
    numbers.found
}
