//! The readings of the title regulations: which paragraphs there are, and that these are the code's.

use super::{Reading, collect_sources, room};
use arpad_rules::titles::arbiters::FIDE_ARBITERS_2021_07;
use arpad_rules::titles::direct::FIDE_DIRECT_TITLES_2024_01;
use arpad_rules::titles::editions::*;
use std::collections::BTreeSet;

/// The reading of `fide-titles-2024-01`.
pub const READING: Reading = reading("src/titles/readings/fide_titles_2024_01.md", TITLES);

/// The reading of `fide-direct-titles-2024-01`.
pub const DIRECT_READING: Reading = reading("src/titles/readings/fide_direct_titles_2024_01.md", DIRECT);

/// The reading of `fide-arbiters-2021-07`.
pub const ARBITER_READING: Reading = reading("src/titles/readings/fide_arbiters_2021_07.md", ARBITERS);

const fn reading(file: &'static str, paragraphs: &'static [&'static str]) -> Reading {
    Reading { file, law: "src/titles", foreign_tests: "tests/law/go", paragraphs }
}

#[rustfmt::skip]
const TITLES: &[&str] = &[
    "0.1", "0.2", "0.3", "0.4", "0.4.1", "0.4.2", "0.4.3", "0.4.4", "0.5", "0.6.3", "1.1.1", "1.1.2", "1.1.3",
    "1.1.3a", "1.1.3b", "1.1.4", "1.1.5", "1.1.6", "1.3", "1.4", "1.4.1", "1.4.1a", "1.4.1b", "1.4.1c", "1.4.1d",
    "1.4.1e", "1.4.1f", "1.4.2a", "1.4.2b", "1.4.2c", "1.4.2d", "1.4.2e", "1.4.3", "1.4.3a", "1.4.3b", "1.4.3c",
    "1.4.3d", "1.4.3e", "1.4.4", "1.4.5a", "1.4.5b", "1.4.5c", "1.4.5d", "1.4.5e", "1.4.5f", "1.4.6a", "1.4.6b",
    "1.4.6c", "1.4.6d", "1.4.7a", "1.4.7b", "1.4.8", "1.4.8a", "1.4.8b", "1.4.9", "1.5.1", "1.5.2", "1.5.3", "1.5.3a",
    "1.5.4", "1.5.5", "1.5.6", "1.6", "1.7", "1.8", "1.9", "1.9.1", "1.10.2", "1.10.3", "1.10.4", "2.1", "2.2", "2.3",
    "2.4", "3", "Annex",
];

#[rustfmt::skip]
const DIRECT: &[&str] = &[
    "0.5", "0.6", "0.6.2", "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.10.1", "B01.2 note 1", "B01.2 note 2",
    "B01.2 note 3", "B01.2 note 4",
];

#[rustfmt::skip]
const ARBITERS: &[&str] = &[
    "1.3", "2.4", "2.5", "2.6.2", "2.7", "2.8", "2.8.1", "2.8.2", "2.9.1", "2.9.2", "2.9.3", "3.7", "3.8", "3.8.1",
    "3.8.2", "3.8.3", "3.9", "3.10", "4.7", "4.8", "4.8.1", "4.8.2", "4.8.3", "4.8.4", "4.9", "4.10", "4.11", "4.12",
    "4.13.1", "5.1", "5.3", "5.4.2", "5.5.2", "5.5.3", "5.7", "5.8", "6.1", "6.2", "B.06.3 2.1", "B.06.3 2.1.1",
];

#[test]
fn every_paragraph_a_title_edition_cites_has_a_row() {
    for edition in [FIDE_TITLES_2017_07, FIDE_TITLES_2022_01, FIDE_TITLES_2023_01, FIDE_TITLES_2024_01] {
        for row in edition.provisions() {
            assert!(TITLES.contains(&row.at.0), "{} cites {} for {}", edition.id, row.at, row.name);
        }
    }
    for row in FIDE_DIRECT_TITLES_2024_01.provisions() {
        assert!(DIRECT.contains(&row.at.0), "{} for {}", row.at, row.name);
    }
    for row in FIDE_ARBITERS_2021_07.provisions() {
        assert!(ARBITERS.contains(&row.at.0), "{} for {}", row.at, row.name);
    }
}

/// What steps and findings cite themselves.
#[test]
fn every_paragraph_the_title_law_cites_has_a_row() {
    let mut code = String::new();
    collect_sources(&room("src/titles"), &mut code);
    let cited: BTreeSet<&str> =
        code.split("Paragraph(\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(cited, _)| cited).collect();
    assert!(cited.len() >= 8, "{cited:?}");
    for paragraph in cited {
        let has_row = [TITLES, DIRECT, ARBITERS].iter().any(|known| known.contains(&paragraph));
        assert!(has_row, "{paragraph} has no row");
    }
}
