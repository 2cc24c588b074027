use super::table::rows;
use super::*;
use crate::catalogue::ALL;
use std::collections::BTreeSet;

#[test]
fn every_row_stands_in_both_languages_and_is_told() {
    for edition in ALL {
        let reading = reading(edition);
        assert!(reading.rows.len() >= 10, "{}", edition.id());
        for row in &reading.rows {
            let InBoth { english, hungarian } = row.told;
            assert!(!english.reading.is_empty() && !hungarian.reading.is_empty(), "{} {}", reading.of, row.at);
            assert_ne!(english, hungarian, "{} {} has no Hungarian", reading.of, row.at);
            let kind = |told: Told| told.outside.map(|(outside, _)| outside);
            assert_eq!(kind(english), kind(hungarian), "{} {}", reading.of, row.at);
        }
        assert!(!reading.source.english.is_empty() && !reading.source.hungarian.is_empty());
    }
}

/// What a text is, stands below the title of its reading: one paragraph, in each language its own.
#[test]
fn the_source_is_the_first_paragraph_below_the_title() {
    let titles = reading(&catalogue::edition("fide-titles-2024-01").expect("an edition"));
    assert_eq!(
        titles.source.hungarian,
        "A FIDE címszabályzata, B.01, hatályos 2024.01.01-től. Az angol szöveget a Függelékkel együtt teljes egészében olvastuk."
    );
    assert!(titles.source.english.starts_with("FIDE's title regulations, B.01 in force from 2024-01-01"));
    assert!(titles.source.english.ends_with("The\nEnglish text with its Annex was read whole."));
}

#[test]
fn the_hungarian_twin_has_the_rows_of_the_reading() {
    for (english, hungarian) in [
        (include_str!("../chess/readings/fide_2013.md"), include_str!("../chess/readings/fide_2013.hu.md")),
        (include_str!("../chess/readings/mssz_2017.md"), include_str!("../chess/readings/mssz_2017.hu.md")),
        (include_str!("../chess/readings/fide_2024_03.md"), include_str!("../chess/readings/fide_2024_03.hu.md")),
        (include_str!("../go/hungary/reading.md"), include_str!("../go/hungary/reading.hu.md")),
        (include_str!("../go/europe/reading.md"), include_str!("../go/europe/reading.hu.md")),
        (
            include_str!("../titles/readings/fide_titles_2024_01.md"),
            include_str!("../titles/readings/fide_titles_2024_01.hu.md"),
        ),
        (
            include_str!("../titles/readings/fide_direct_titles_2024_01.md"),
            include_str!("../titles/readings/fide_direct_titles_2024_01.hu.md"),
        ),
        (
            include_str!("../titles/readings/fide_arbiters_2021_07.md"),
            include_str!("../titles/readings/fide_arbiters_2021_07.hu.md"),
        ),
    ] {
        let numbers = |page: &'static str| rows(page).map(|cells| cells[0]).collect::<Vec<_>>();
        assert_eq!(numbers(english), numbers(hungarian));
        assert!(rows(english).all(|cells| cells.len() == 5) && rows(hungarian).all(|cells| cells.len() == 4));
        // A doubt has the same keys in both.
        let keys = |cells: &[&'static str]| -> BTreeSet<&str> {
            let words = cells[cells.len() - 1].split(|sign: char| !sign.is_alphanumeric() && sign != '-');
            words
                .filter(|word| word.len() == 4 && ["E-", "F-", "G-", "T-"].iter().any(|key| word.starts_with(key)))
                .collect()
        };
        for (one, other) in rows(english).zip(rows(hungarian)) {
            assert_eq!(keys(&one), keys(&other), "{}", one[0]);
            assert_eq!(one[4].contains("DIFFERENCE"), other[3].contains("ELTÉRÉS"), "{}", one[0]);
        }
    }
}

/// Whatever an edition cites has a paragraph that can be opened, once, and paragraphs stand in the order of the text.
#[test]
fn whatever_is_cited_can_be_opened() {
    for edition in ALL {
        let paragraphs = paragraphs(edition);
        let numbers: BTreeSet<&str> = paragraphs.iter().map(|one| one.at.0).collect();
        assert_eq!(numbers.len(), paragraphs.len(), "{}: each once", edition.id());
        for row in edition.provisions() {
            let found = paragraphs.iter().find(|one| one.at == row.at).expect("it has a paragraph");
            assert!(found.provisions.contains(&row), "{} {}", edition.id(), row.at);
            assert_eq!(paragraph_to_open(edition, row.at), Some(row.at));
        }
    }
}

#[test]
fn an_amendment_goes_by_the_reading_it_amends_but_where_it_differs() {
    let of = |id: &str| paragraphs(&catalogue::edition(id).expect("an edition"));
    let at =
        |all: &[LawParagraph], number: &str| all.iter().find(|one| one.at.0 == number).cloned().expect("it is there");
    let amended = of("fide-2025-10");
    assert!(at(&amended, "8.3.1").told.is_none(), "the rule of 400 points is another");
    assert_eq!(at(&amended, "8.3.1").read_in, Some((FIDE_2024_03.id, Paragraph("8.3.1"))));
    assert!(at(&amended, "8.3.3").told.is_some());
    let rapid = of("fide-rapid-2024-03");
    assert_eq!(at(&rapid, "7.3.1").read_in, Some((FIDE_2024_03.id, Paragraph("8.3.1"))));
    assert!(at(&rapid, "7.3.3").told.is_some_and(|told| told.english.reading.starts_with("K: 40")));
    assert!(at(&rapid, "1.1").told.is_none(), "thinking time is worded otherwise");
    let own = of("fide-2024-03");
    assert!(
        own.iter().all(|one| one.read_in.is_none() && one.told.is_some()),
        "{:?}",
        own.iter().map(|one| one.at).collect::<Vec<_>>()
    );
}

#[test]
fn numbers_have_an_order_and_parts() {
    assert!(
        in_order("8.3.1", "8.21").is_lt() && in_order("8.3.2a", "8.3.2b").is_lt() && in_order("0.2", "10.1").is_lt()
    );
    for (number, due) in [
        ("7.2.2(1)", Some("7.2.2")),
        ("8.3.1", Some("8.3")),
        ("8.3.2a", Some("8.3.2")),
        ("8.21bII", Some("8.21b")),
        ("8.21b", Some("8.21")),
        ("§8(2)1", Some("§8(2)")),
        ("§8(2)", Some("§8")),
        ("§9(1)a", Some("§9(1)")),
        ("M1/2", Some("M1")),
        ("8", None),
    ] {
        assert_eq!(numbers::part_of(number), due, "{number}");
    }
    for (number, due) in [
        ("8.3.1", "8"),
        ("§8(2)1", "§8"),
        ("§2 left 1", "§2"),
        ("M1/2", "M1"),
        ("II.2", "II"),
        ("EGD con", "EGD"),
        ("10.1", "10"),
        ("8a", "8"),
        ("§12a", "§12"),
    ] {
        assert_eq!(chapter_of(number), due, "{number}");
    }
}
