//! FIDE rating regulations B.02 from 2025-10-01, and the rapid and blitz editions of 2024.

use super::case::{case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::*;
use jiff::civil::date;

#[test]
fn p8_3_1_from_2650_the_true_difference_counts_and_the_own_rating_decides() {
    let story = case(date(2025, 12, 1)).player(rated("S", 2650)).player(rated("w", 2150)).player(rated("t", 2649));
    let story = story.tournament("T", System::Swiss, &[("S", "w", "1-0"), ("t", "w", "1-0")]);
    let answer = story.rate(&FIDE_2025_10);
    let expected = |id: &str, game: usize| answer.of(id).tournaments[0].games[game].expected.unwrap().to_string();
    assert_eq!((expected("S", 0), expected("w", 0)), ("0.96".into(), "0.08".into()));
    assert_eq!((expected("t", 0), expected("w", 1)), ("0.92".into(), "0.08".into()));
}

#[test]
fn p7_3_1_rapid_2024_12_does_not_rate_differences_from_600_above_2600() {
    let story = case(date(2025, 2, 1)).player(rated("S", 2601)).player(rated("w", 2001)).player(rated("t", 2600));
    let story = story.tournament("T", System::Swiss, &[("S", "w", "1-0"), ("t", "w", "1-0")]);
    let answer = story.rate(&FIDE_RAPID_2024_12);
    assert_eq!((answer.whys("S"), answer.whys("w"), answer.whys("t")), (vec!["7.3.1"], vec!["7.3.1", ""], vec![""]));
    assert_eq!(story.rate(&FIDE_RAPID_2024_03).whys("S"), [""], "before 2024-12-01 it counts");
}

#[test]
fn p6_1_4_a_standard_rating_seeds_the_rapid_list() {
    let mut seeded = unrated("N");
    seeded.standard = Rating::new(1900);
    let story = case(date(2025, 2, 1)).player(seeded).player(rated("B", 1900));
    let story = story.tournament("T", System::Swiss, &[("N", "B", "1-0")]);
    let answer = story.rate(&FIDE_BLITZ_2024_12);
    assert_eq!((answer.of("N").before, answer.of("B").games), (Rating::new(1900), 1));
    let told = answer.of("N").steps.iter().find(|step| step.code.as_str() == "seeded").map(|step| step.value.clone());
    assert_eq!(told, Some(Fact::Number(1900)));
    assert!(answer.of("B").steps.iter().all(|step| step.code.as_str() != "seeded"));
    assert_eq!(story.rate(&FIDE_2025_10).of("N").before, None, "standard chess knows no seed");
}
