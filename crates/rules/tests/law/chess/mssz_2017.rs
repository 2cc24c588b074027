//! Rating regulation of the Hungarian Chess Federation, in force from 2017-01-01 (S000), paragraph by paragraph.

use super::case::{case, example_8_58, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::{FIDE_2013, MSSZ_2017};
use arpad_rules::chess::first_rating::{Results, first_rating};
use arpad_rules::chess::parameters::decide;
use arpad_rules::chess::performance::{Counted, expected_by_average, performance};
use arpad_rules::chess::rated::{Status, TournamentResult};
use jiff::civil::date;

/// Source: S000 II.1. The average method is a teaching simplification; it is reproduced as information only (E-12).
#[test]
fn annex_ii_1_average_method() {
    for (rating, expected, changes) in [(2145, "2.90", [44, 22, 11]), (2388, "6.20", [-88, -44, -22])] {
        let we = expected_by_average(rating, 2300, 10);
        assert_eq!(we.to_string(), expected);
        let change = |k: i64| (400 - we.0) * k;
        assert_eq!([40, 20, 10].map(change), changes.map(|points| points * 100));
    }
}

/// Why the average method must not rate: 8.51 asks for every game, and the two differ.
#[test]
fn p8_51_game_by_game_differs_from_the_average() {
    let mut story = case(date(2018, 4, 1)).player(rated("N", 2145));
    let ids: Vec<String> = (0..10).map(|i| format!("o{i}")).collect();
    for (i, id) in ids.iter().enumerate() {
        story = story.player(rated(id, if i < 5 { 2100 } else { 2500 }));
    }
    let games: Vec<(&str, &str, &str)> = ids.iter().map(|id| ("N", id.as_str(), "1/2-1/2")).collect();
    let answer_story = story.tournament("S", System::Swiss, &games);
    for edition in [&FIDE_2013, &MSSZ_2017] {
        assert_eq!(answer_story.rate(edition).of("N").expected.unwrap().to_string(), "3.35");
    }
    assert_eq!(expected_by_average(2145, 2300, 10).to_string(), "2.90");
}

/// Source: S000 II.2, first example: half a point in five games against 1766.
#[test]
fn annex_ii_2_first_example_enters_the_list_with_1400() {
    let mut story = case(date(2018, 4, 1)).player(unrated("N"));
    let ids = ["A", "B", "C", "D", "E"];
    for id in ids {
        story = story.player(rated(id, 1766));
    }
    let results = ["1/2-1/2", "0-1", "0-1", "0-1", "0-1"];
    let games: Vec<_> = ids.iter().zip(results).map(|(id, result)| ("N", *id, result)).collect();
    let story = story.tournament("S", System::Swiss, &games);
    let answer = story.rate(&MSSZ_2017);
    let newcomer = answer.of("N");
    assert_eq!((newcomer.status, newcomer.after), (Status::New, Some(1400)));
    assert_eq!(newcomer.first.unwrap().dp, -366);
}

/// Source: S000 II.2, second example: 12 of 15 against 1900.
///
/// DIFFERENCE: the example reckons with 40 a point (20 per half point) and prints 2080; the body text 8.23 says 15 per
/// half point, which gives 2035. The body text binds; a federation may decide otherwise (E-04).
#[test]
fn annex_ii_2_second_example_with_15_and_with_20_per_half_point() {
    let results = Results { games: 15, halves: 24, opponents: 15 * 1900 };
    assert_eq!(first_rating(&MSSZ_2017, results).rating, 2035);
    let decided = decide(MSSZ_2017, "bonus_per_half_point", "20").unwrap();
    assert_eq!(first_rating(&decided, results).rating, 2080);
    // The performance is 2140, and K stays 40 for a further 15 games.
    assert_eq!(performance(&MSSZ_2017, (15 * 1900, 15), HalfPoints(24)).rating, 2140);
}

/// Source: S000 II.3.
#[test]
fn annex_ii_3_performances() {
    for (points, rating) in [(4, 2228), (5, 2300), (6, 2372), (8, 2540)] {
        assert_eq!(performance(&MSSZ_2017, (23000, 10), HalfPoints(points * 2)).rating, rating);
    }
}

/// The opponents of a performance are those of the games that counted: 2300 and 2100 average 2200, 1½ of 2 is 75 %, whose dp
/// is 193; the game against somebody unrated is none of it. The method is that of II.3 in every edition with table a.
#[test]
fn annex_ii_3_a_performance_looks_at_the_games_that_counted() {
    let story = case(date(2018, 4, 1)).player(rated("N", 2200)).player(rated("a", 2300)).player(rated("b", 2100));
    let story = story.player(unrated("u"));
    let games = [("N", "a", "1/2-1/2"), ("b", "N", "0-1"), ("N", "u", "1-0")];
    let story = story.tournament("T", System::Swiss, &games);
    for edition in [&MSSZ_2017, &FIDE_2013] {
        let answer = story.rate(edition);
        let counted = Counted::of(&answer.of("N").tournaments[0]).expect("two games");
        assert_eq!((counted.opponents, counted.score), ((4400, 2), HalfPoints(3)));
        let performance = counted.performance(edition);
        assert_eq!((performance.percentage, performance.dp, performance.rating), (75, 193, 2393));
    }
    assert_eq!(
        Counted::of(&TournamentResult { games: Vec::new(), ..story.rate(&MSSZ_2017).of("N").tournaments[0].clone() }),
        None
    );
}

/// Source: S000 8.34 and 8.58 repeat S003's examples.
#[test]
fn p8_34_and_p8_58_are_those_of_the_fide_text() {
    let results = Results { games: 12, halves: 13, opponents: 26210 };
    assert_eq!(first_rating(&MSSZ_2017, results).rating, 2199);
    let story = example_8_58();
    let answer = story.rate(&MSSZ_2017);
    let ratings: Vec<_> = ["C", "E", "H", "I"].map(|id| answer.of(id).after).to_vec();
    assert_eq!(ratings, [Some(2423), Some(2393), Some(2144), Some(2006)]);
    let expected: Vec<_> =
        ["A", "B", "D", "F", "G", "J"].map(|id| answer.of(id).expected.unwrap().to_string()).to_vec();
    assert_eq!(expected, ["7.36", "6.48", "5.40", "2.55", "4.21", "4.21"]);
}

/// Source: S000 §2: "at 29 games K stays 40 to the end of the next tournament".
#[test]
fn p2_at_29_games_k_is_40_for_the_whole_next_event() {
    for (games, k) in [(0, 40), (29, 40), (30, 20)] {
        let mut new = rated("N", 1800);
        new.games = Some(games);
        let story = case(date(2018, 4, 1)).player(new).player(rated("B", 1800));
        let story = story.tournament("S", System::Swiss, &[("N", "B", "1-0"), ("N", "B", "1-0"), ("N", "B", "1-0")]);
        let answer = story.rate(&MSSZ_2017);
        assert_eq!(answer.of("N").k.unwrap().used, k, "after {games} games");
    }
}

/// Source: S000 §2: 10 for ever once 2400 was published.
#[test]
fn p2_k_stays_10_below_2400_once_it_was_reached() {
    for (rating, peak, k) in [(2399, 2399, 20), (2400, 2400, 10), (2350, 2401, 10)] {
        let mut player = rated("P", rating);
        player.peak = Rating::new(peak);
        let story = case(date(2018, 4, 1)).player(player).player(rated("B", 2300));
        let story = story.tournament("S", System::Swiss, &[("P", "B", "1-0")]);
        assert_eq!(story.rate(&MSSZ_2017).of("P").k.unwrap().used, k);
    }
}

/// Source: S000 8.21: a first event below half a point is not registered; every later event counts in full.
#[test]
fn p8_21_a_scoreless_first_event_is_not_registered_but_later_ones_are() {
    let mut story = case(date(2018, 4, 1)).player(unrated("N"));
    let ids = ["A", "B", "C", "D", "E"];
    for id in ids {
        story = story.player(rated(id, 1900));
    }
    let lost: Vec<_> = ids.iter().map(|id| ("N", *id, "0-1")).collect();
    let won: Vec<_> = ids.iter().map(|id| ("N", *id, "1-0")).collect();
    let day = |d| date(2018, 3, d);
    let story = story.tournament_on("second", System::Swiss, day(10), day(12), &won).tournament_on(
        "first",
        System::Swiss,
        day(3),
        day(5),
        &lost,
    );
    let answer = story.rate(&MSSZ_2017);
    let newcomer = answer.of("N");
    assert_eq!((newcomer.games, newcomer.score), (5, HalfPoints(10)));
    assert_eq!(newcomer.after, Some(1900 + 5 * 15), "the order of events is that of their start, not of the report");
    assert_eq!(answer.whys("N"), ["", "", "", "", "", "8.21", "8.21", "8.21", "8.21", "8.21"]);
}

/// Appendix I repeats chapter 8 of FIDE's text: every provision that cites it has that text's value.
#[test]
fn appendix_i_has_the_values_of_the_fide_text() {
    let fides = FIDE_2013.provisions();
    let repeated: Vec<_> = MSSZ_2017.provisions().into_iter().filter(|row| row.at.0.starts_with("8.")).collect();
    assert_eq!(repeated.len(), 22);
    // §2 counts a new player's games event by event (F-03), and is the special rule.
    for row in repeated.into_iter().filter(|row| row.name != "k-new-games") {
        let fide = fides.iter().find(|fide| fide.name == row.name).unwrap();
        assert_eq!(row.value, fide.value, "{}", row.name);
    }
}
