//! The readings of the three chess sources: which paragraphs there are, and that these are the source's and the code's.

use super::numbering::{numbers_of_fide, numbers_of_mssz};
use super::{Reading, collect_sources, room};
use crate::shared::shared;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
use std::collections::BTreeSet;
use std::fs;

/// The reading of `fide-2013`.
pub const READING_2013: Reading = reading("src/chess/readings/fide_2013.md", S003);

/// The reading of `mssz-2017`.
pub const READING_2017: Reading = reading("src/chess/readings/mssz_2017.md", S000);

/// The reading of `fide-2024-03`.
pub const READING_2024: Reading = reading("src/chess/readings/fide_2024_03.md", S004);

const fn reading(file: &'static str, paragraphs: &'static [&'static str]) -> Reading {
    Reading { file, law: "src/chess", foreign_tests: "tests/law/go", paragraphs }
}

#[rustfmt::skip]
pub const S003: &[&str] = &[
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
pub const S000: &[&str] = &[
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
pub const S004: &[&str] = &[
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

/// A source and its edition.
struct Source {
    edition: &'static Edition,
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
    Source { edition: &FIDE_2013, file: "003", paragraphs: S003, heads: &["0", "8.0"], find: numbers_of_fide },
    Source { edition: &MSSZ_2017, file: "000", paragraphs: S000, heads: &["8.0"], find: numbers_of_mssz },
    Source { edition: &FIDE_2024_03, file: "004", paragraphs: S004, heads: &["8"], find: numbers_of_fide },
];

#[test]
fn every_paragraph_an_edition_cites_has_a_row() {
    for source in &SOURCES {
        for provision in source.edition.provisions() {
            let cited = provision.at.0;
            assert!(source.paragraphs.contains(&cited), "{} cites {cited} for {}", source.edition.id, provision.name);
        }
        let steps = source.edition.cites.all();
        assert!(
            steps.len() >= 14,
            "{}: the steps of an explanation cite {} paragraphs",
            source.edition.id,
            steps.len()
        );
        for cited in steps {
            assert!(source.paragraphs.contains(&cited.0), "{} cites {cited} in a step", source.edition.id);
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
        let has_row = [S003, S004, S000].iter().any(|source| source.contains(&paragraph));
        assert!(has_row, "{paragraph} has no row");
    }
}

/// The numbers in the sources themselves, where they are at hand.
#[test]
fn the_typed_paragraphs_are_those_of_the_sources() {
    let Some(folder) = shared("seeds") else { return };
    for source in &SOURCES {
        let files = fs::read_dir(&folder).expect("a folder").flatten();
        let name = format!("{}_", source.file);
        let file = files
            .map(|file| file.path())
            .find(|path| path.file_name().is_some_and(|of_file| of_file.to_string_lossy().starts_with(&name)));
        let file = file.unwrap_or_else(|| panic!("no source S{} in {}", source.file, folder.display()));
        let found = (source.find)(&fs::read_to_string(file).expect("the source is text"));
        for number in &found {
            assert!(source.paragraphs.contains(&number.as_str()), "{number} of the source has no row");
        }
        for typed in source.paragraphs.iter().filter(|typed| !source.heads.contains(typed)) {
            assert!(found.contains(*typed), "S{} has no {typed}: {found:?}", source.file);
        }
    }
}
