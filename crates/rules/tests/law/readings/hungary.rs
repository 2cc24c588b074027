//! The reading of the Hungarian go regulation: which paragraphs there are, and that these are the source's and the code's.

use super::{Reading, collect_sources, room};
use crate::shared::shared;
use std::collections::BTreeSet;
use std::fs;

/// The reading of `mgsz-2012`.
pub const READING: Reading = Reading {
    file: "src/go/hungary/reading.md",
    law: "src/go/hungary",
    foreign_tests: "tests/law/chess",
    paragraphs: PARAGRAPHS,
};

/// Every paragraph of S001, in its order.
#[rustfmt::skip]
const PARAGRAPHS: &[&str] = &[
    "preamble",
    "§1(1)a", "§1(1)b", "§1(1)c", "§1(2)", "§1(2)a", "§1(2)b", "§1(3)", "§1(4)",
    "§2",
    "§3(1)", "§3(2)", "§3(3)",
    "§4(1)", "§4(2)", "§4(3)",
    "§5(1)", "§5(2)", "§5(3)", "§5(4)",
    "§6(1)1", "§6(1)2", "§6(1)3", "§6(2)", "§6(3)",
    "§7",
    "§8(1)a", "§8(1)b", "§8(1)c", "§8(2)1", "§8(2)2",
    "§9(1)a", "§9(1)b", "§9(2)", "§9(3)", "§9(4)", "§9(5)",
    "§10(1)", "§10(2)",
    "§11(1)", "§11(2)",
    "M1/1", "M1/2", "M1/2a", "M1/2b", "M1/3", "M1/4",
    "M2/1", "M2/2", "M2/3", "M2/4", "M2/5", "M2/6", "M2/7",
];

#[test]
fn every_paragraph_the_code_cites_has_a_row() {
    let mut code = String::new();
    collect_sources(&room("src/go/hungary"), &mut code);
    let cited: BTreeSet<&str> = code
        .split('"')
        .filter(|text| (text.starts_with('§') || text.starts_with("M1/") || text.starts_with("M2/")) && text.len() < 12)
        .collect();
    assert!(cited.len() > 15, "{cited:?}");
    for paragraph in cited {
        // A step of §8(2) is cited as §8(2) where it concerns both.
        assert!(PARAGRAPHS.iter().any(|known| known.starts_with(paragraph)), "{paragraph} has no row");
    }
}

/// The numbers in the source itself, where it is at hand.
#[test]
fn the_list_of_paragraphs_is_that_of_the_source() {
    let Some(folder) = shared("seeds") else { return };
    let mut seeds = fs::read_dir(folder).expect("a folder").flatten();
    let file = seeds.find(|entry| entry.file_name().to_string_lossy().starts_with("001")).expect("the source S001");
    let text = fs::read_to_string(file.path()).expect("the source");
    let mut found = BTreeSet::new();
    let (mut section, mut paragraph) = (String::new(), String::new());
    for line in text.lines().map(|line| line.trim().trim_start_matches("- ").trim_start_matches('*')) {
        let number = |end: &str| line.split_once(end).map(|(number, _)| number).filter(|n| n.parse::<u8>().is_ok());
        if let Some(number) = number(".§") {
            (section, paragraph) = (format!("§{number}"), String::new());
        } else if let Some(number) = number(". sz. melléklet") {
            (section, paragraph) = (format!("M{number}/"), String::new());
        } else if let Some(number) = number(". táblázat").or(number(". Példa")) {
            paragraph = number.to_owned();
        } else if let Some(number) = number(". lépés") {
            found.insert(format!("{section}{paragraph}{number}"));
            continue;
        } else if line.starts_with('(') && line.as_bytes().get(2) == Some(&b')') && section.starts_with('§') {
            paragraph = line[..3].to_owned();
        } else if line.as_bytes().get(1) == Some(&b')') && section != "M2/" && !section.is_empty() {
            found.insert(format!("{section}{paragraph}{}", &line[..1]));
            continue;
        } else {
            continue;
        }
        found.insert(format!("{section}{paragraph}"));
    }
    found.remove("M1/");
    found.remove("M2/");
    assert!(found.len() > 50, "{found:?}");
    for number in &found {
        assert!(PARAGRAPHS.iter().any(|known| known.starts_with(number.as_str())), "{number} has no row");
    }
    for known in PARAGRAPHS.iter().filter(|known| **known != "preamble") {
        assert!(found.contains(*known), "{known} is not in the source: {found:?}");
    }
}
