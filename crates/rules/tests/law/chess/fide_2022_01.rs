//! FIDE rating regulations effective 2022-01-01.

use super::case::{case, rated};
use arpad_model::*;
use arpad_rules::chess::editions::FIDE_2022_01;
use arpad_rules::chess::first_rating::{Results, first_rating};
use jiff::civil::date;

/// The greatest difference is spared, the others count as they are; opponents far above always count as 400.
#[test]
fn p8_3_1_one_upgrade_per_tournament() {
    let story = case(date(2023, 4, 1))
        .player(rated("S", 2500))
        .player(rated("w1", 1900))
        .player(rated("w2", 1700))
        .player(rated("w3", 2050));
    let story = story.tournament("T", System::Swiss, &[("S", "w1", "1-0"), ("S", "w2", "1-0"), ("S", "w3", "1-0")]);
    let answer = story.rate(&FIDE_2022_01);
    let strong: Vec<_> = answer.of("S").tournaments[0]
        .games
        .iter()
        .map(|game| (game.difference.unwrap(), game.capped, game.expected.unwrap().to_string()))
        .collect();
    assert_eq!(strong, [(600, false, "0.98".into()), (800, true, "0.92".into()), (450, false, "0.94".into())]);
    for weak in ["w1", "w2", "w3"] {
        assert_eq!(answer.of(weak).expected.unwrap().to_string(), "0.08");
    }
}

#[test]
fn p8_3_1_each_tournament_has_its_own_upgrade() {
    let mut story = case(date(2023, 4, 1)).player(rated("S", 2500)).player(rated("w", 1900));
    for (id, day) in [("T1", 2), ("T2", 12)] {
        let (start, end) = (date(2023, 3, day), date(2023, 3, day + 3));
        story = story.tournament_on(id, System::Swiss, start, end, &[("S", "w", "1-0"), ("w", "S", "0-1")]);
    }
    let answer = story.rate(&FIDE_2022_01);
    let capped: Vec<_> = answer.of("S").tournaments.iter().flat_map(|t| &t.games).map(|g| g.capped).collect();
    assert_eq!(capped, [true, false, true, false], "of equal differences the earlier round is the spared one");
}

/// Source: FIDE's online calculator, which still applies this edition's rule for first ratings.
#[test]
fn p8_2_3_first_ratings_of_the_published_calculator() {
    for (average, halves, games, rating) in [
        (2000, 6, 5, 2020),
        (2000, 4, 5, 1928),
        (2000, 5, 5, 2000),
        (2100, 10, 5, 2200),
        (2400, 6, 5, 2420),
        (1600, 2, 5, 1360),
        (1657, 6, 5, 1677),
        (1800, 8, 7, 1820),
    ] {
        let results = Results { games, halves, opponents: i64::from(games) * average };
        assert_eq!(first_rating(&FIDE_2022_01, results).rating, rating, "{average}, {halves}/2 of {games}");
    }
}

/// The rounding of a negative half is not established for this edition; a number that hinges on it says so (E-06).
#[test]
fn p8_3_4_a_negative_tie_comes_with_a_warning() {
    let mut a = rated("A", 2000);
    a.k = Some(1);
    let story = case(date(2023, 4, 1)).player(a).player(rated("B", 2000));
    let story = story.tournament("S", System::Swiss, &[("A", "B", "0-1")]);
    let answer = story.rate(&FIDE_2022_01);
    assert_eq!(answer.change("A"), "-0.50");
    assert!(answer.findings().contains(&("warning", "8.3.4", "tie-not-established")));
}
