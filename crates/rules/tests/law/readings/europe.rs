//! The reading of the European go rating. The database's description numbers nothing: a provision has its heading, and the
//! reading a row for each heading.

use super::{Reading, collect_sources, room};
use arpad_rules::go::europe::EGF_2021;
use std::collections::BTreeSet;

/// The reading of `egf-2021`.
pub const READING: Reading = Reading {
    file: "src/go/europe/reading.md",
    law: "src/go/europe",
    foreign_tests: "tests/law/chess",
    paragraphs: HEADINGS,
};

/// The headings, in the order of the calculation.
#[rustfmt::skip]
const HEADINGS: &[&str] = &[
    "EGD board",
    "EGD class",
    "EGD grade",
    "EGD game",
    "EGD handicap",
    "EGD Se",
    "EGD con",
    "EGD bonus",
    "EGD floor",
    "EGD resets",
];

/// Headings are cited by the edition's provisions and by the calculation itself; both have a row, and no row is idle.
#[test]
fn the_headings_are_those_the_edition_and_the_code_cite() {
    let mut code = String::new();
    collect_sources(&room("src/go/europe"), &mut code);
    let in_code = code.split("Paragraph(\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(cited, _)| cited);
    let provisions = EGF_2021.provisions();
    let cited: BTreeSet<&str> = in_code.chain(provisions.iter().map(|row| row.at.0)).collect();
    assert_eq!(cited, HEADINGS.iter().copied().collect());
}
