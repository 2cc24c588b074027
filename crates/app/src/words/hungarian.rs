//! Habits of the Hungarian text that can be held: one thing has one name, and numbers, dates and names are written as an
//! official writes them.

use super::Language;
use arpad_model::{Decimal, Fact, HalfPoints, PersonName};
use jiff::civil::date;
use std::path::Path;

/// Every sentence of a language by its key, joined where it stands on several lines.
fn sentences(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words").join(language);
    let mut all: Vec<(String, String)> = Vec::new();
    for file in std::fs::read_dir(&folder).expect("the folder of sentences") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("sentences are UTF-8");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =") {
                Some((key, said)) if !line.starts_with([' ', '\t', '[']) => all.push((key.to_owned(), said.to_owned())),
                _ => {
                    if let Some((_, said)) = all.last_mut() {
                        said.push('\n');
                        said.push_str(line);
                    }
                }
            }
        }
    }
    assert!(all.len() > 1000, "{}", all.len());
    all
}

/// What has another name: the live rating is none of Élő's, a paragraph is a pont, a § or a bekezdés, a link says where it
/// leads, a seal is a pecsét.
const NEVER: [&str; 18] = [
    "élő értékszám",
    "élő-értékszám",
    "megnézem",
    "kattints",
    "paragrafus",
    "hendikep",
    "goverseny",
    "gobajnokság",
    "meccs",
    "kétfordulós",
    "korrekció",
    "gyanús",
    "nem értékelt játékos",
    "nincs rangja",
    "kezdő pont",
    "napi lista",
    "ellenőrzőkód",
    " utc",
];

#[test]
fn one_thing_has_one_name() {
    for (key, said) in sentences("hu") {
        // The names of facts are English.
        let spoken = said.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
        let small = spoken.collect::<Vec<_>>().join(" ").to_lowercase();
        for word in NEVER {
            assert!(!small.contains(word), "{key} says „{word}”: {said}");
        }
    }
}

#[test]
fn an_article_before_a_fact_is_decided_by_what_is_spoken() {
    for (key, said) in sentences("hu") {
        for article in ["a {", "az {", "A {", "Az {"] {
            for (at, _) in said.match_indices(article) {
                let before = said[..at].chars().next_back();
                let is_fact = said[at + article.len()..].trim_start().starts_with('$');
                let is_word = before.is_none_or(|letter| !letter.is_alphanumeric());
                // A choice of words decides for itself.
                let is_choice = said[at..].split('}').next().is_some_and(|fact| fact.contains("->"));
                assert!(!(is_fact && is_word) || is_choice, "{key}: a(z) is decided later: {said}");
            }
        }
    }
}

#[test]
fn the_number_of_a_thing_is_an_ordinal() {
    for (key, said) in sentences("hu") {
        assert!(!said.contains("} számú"), "{key}: az 1. számú, and not az 1 számú: {said}");
    }
}

#[test]
fn quotation_marks_are_hungarian_but_where_something_is_typed() {
    for (key, said) in sentences("hu") {
        // Commands and fields of a document are quoted as they are typed.
        let is_typed = said.contains("--") || ["fault-", "notice-"].iter().any(|room| key.starts_with(room));
        // Seconds are written so.
        let is_typed = is_typed || key == "value-go-egf-classes";
        let plain = said.replace("{\"\"}", "").replace("{ \"", "").replace("\" }", "");
        assert!(is_typed || !plain.contains('"'), "{key}: {said}");
    }
}

#[test]
fn nothing_of_the_command_line_stands_on_a_page() {
    const PAGES: [&str; 14] = [
        "web-",
        "pp-",
        "story-",
        "live-",
        "records",
        "spread-",
        "report",
        "privacy",
        "ready-",
        "calculator",
        "chart-",
        "form-",
        "hint-",
        "stands-",
    ];
    for language in ["hu", "en"] {
        for (key, said) in sentences(language) {
            let is_page = PAGES.iter().any(|prefix| key.starts_with(prefix));
            // What a terminal says while it serves.
            let is_served = key == "web-serving";
            let has_command = said.contains("--") || said.contains("arpad ") || said.contains("`");
            assert!(!is_page || is_served || !has_command, "{key}: {said}");
        }
    }
}

#[test]
fn numbers_and_days_are_written_as_in_hungary() {
    let said = |fact: Fact| Language::Hu.value(&fact);
    assert_eq!(said(Fact::Hundredths(Decimal(-640))), "−6,40");
    assert_eq!(said(Fact::Thousandths(Decimal(1234))), "1,234");
    assert_eq!(said(Fact::Score(HalfPoints(7))), "3,5");
    assert_eq!(said(Fact::Number(-12)), "−12");
    assert_eq!(said(Fact::Date(date(2026, 2, 1))), "2026.02.01.");
    let day = [("day", Fact::Date(date(2026, 2, 1)))];
    assert_eq!(Language::Hu.say("story-title", &day), "A 2026.02.01-i lista hírei");
    // Half an hour before midnight in Greenwich is the next day in Hungary, in winter and in summer.
    let clock = |moment: &str| Language::Hu.moment(moment.parse().expect("a moment"));
    assert_eq!(clock("2024-01-31T23:30:00Z"), "2024.02.01. 00:30");
    assert_eq!(clock("2024-06-30T22:30:00Z"), "2024.07.01. 00:30");
    let abroad = |moment: &str| Language::En.moment(moment.parse().expect("a moment"));
    assert_eq!(abroad("2024-01-31T23:30:00Z"), "2024-02-01 00:30 CET");
    assert_eq!(abroad("2024-06-30T22:30:00Z"), "2024-07-01 00:30 CEST");
}

#[test]
fn a_doctor_is_written_small_before_the_family_name() {
    let name = |family: &str| super::eastern(&PersonName::new(family, "Éva"));
    assert_eq!((name("Dr. Kiss"), name("Drégely")), ("dr. Kiss Éva".to_owned(), "Drégely Éva".to_owned()));
}

#[test]
fn the_number_of_a_letter_has_its_article() {
    let said = |letter: i64| Language::Hu.say("inbox-closed", &[("letter", Fact::Number(letter))]);
    assert_eq!(said(1), "az 1. számú bejelentés lezárva");
    assert_eq!(said(2), "a 2. számú bejelentés lezárva");
    assert_eq!(said(5), "az 5. számú bejelentés lezárva");
    assert_eq!(said(12), "a 12. számú bejelentés lezárva");
}
