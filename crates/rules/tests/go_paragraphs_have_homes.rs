//! Every paragraph of the Hungarian go regulation has a row in its reading, and every row names code and tests that
//! exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

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

fn room(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn rows() -> Vec<Vec<String>> {
    let text = fs::read_to_string(room("src/go/hungary/reading.md")).expect("the reading stands beside the code");
    let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| paragraph"));
    rows.map(|line| line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// The names between backticks.
fn named(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

fn sources(folder: &str, into: &mut String) {
    for entry in fs::read_dir(room(folder)).expect("a folder of the crate") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(path.strip_prefix(room("")).expect("inside the crate").to_str().expect("a name"), into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push_str(&fs::read_to_string(path).expect("a source file"));
        }
    }
}

#[test]
fn every_paragraph_has_exactly_one_row_in_the_order_of_the_source() {
    let rows = rows();
    let paragraphs: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(paragraphs, PARAGRAPHS);
    assert!(rows.iter().all(|row| row.len() == 5 && !row[1].is_empty()));
}

#[test]
fn every_row_names_code_and_tests_that_exist_or_says_why_there_are_none() {
    let mut tests = String::new();
    sources("tests", &mut tests);
    for row in rows() {
        let (code, test) = (named(&row[2]), named(&row[3]));
        if row[2].starts_with("organisational, not software: ") {
            assert!(code.is_empty() && test.is_empty(), "{}", row[0]);
            continue;
        }
        assert!(!code.is_empty() && !test.is_empty(), "{} has no home", row[0]);
        for item in code {
            let (file, name) = item.split_once("::").expect("file::item");
            let text = fs::read_to_string(room("src/go/hungary").join(file)).expect("a file of the go law");
            let declared = ["fn ", "struct ", "const ", "mod ", "finding::", "why::", "pub "];
            assert!(declared.iter().any(|kind| text.contains(&format!("{kind}{name}"))), "{}: {item}", row[0]);
        }
        for name in test {
            assert!(tests.contains(&format!("fn {name}(")), "{}: no test {name}", row[0]);
        }
    }
}

#[test]
fn every_paragraph_the_code_cites_has_a_row() {
    let mut code = String::new();
    sources("src/go/hungary", &mut code);
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
    let Ok(seeds) = fs::read_dir(room("../../../shared/seeds")) else { return };
    let file = seeds.flatten().find(|entry| entry.file_name().to_string_lossy().starts_with("001"));
    let Some(file) = file else { return };
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
