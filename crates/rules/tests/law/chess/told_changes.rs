//! What is told of a change besides its steps: tournaments rounded by themselves, the change of the list, the 400 points, the
//! performance, the K of a new player.

use super::case::{case, rated, unrated};
use super::steps::steps;
use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2022_01, FIDE_2024_03, FIDE_2025_10, MSSZ_2017};
use arpad_rules::chess::parameters::decide;
use jiff::civil::date;

/// Each tournament by itself (E-27): 3 wins and 1 loss against equals are 1.5 − .5; at 20 each is 30 and −10.
#[test]
fn e27_steps_of_tournaments_that_are_rounded_each_on_its_own() {
    let mut story = case(date(2024, 4, 1)).player(rated("P", 2000)).player(rated("B", 2000)).player(rated("C", 2009));
    for (id, day, games) in [("T", 1, vec![("P", "B", "1-0"); 3]), ("U", 5, vec![("P", "C", "0-1")])] {
        story = story.tournament_on(id, System::Swiss, date(2024, 3, day), date(2024, 3, day), &games);
    }
    // Nine points below are .49: −.49 × 20 = −9.8, and C wins .49 × 20.
    let edition = decide(FIDE_2024_03, "change_unit", "tournament").unwrap();
    let answer = story.rate(&edition);
    assert_eq!(
        steps(&answer, "P"),
        [
            "8.1.2 expected: 1.99 games 4",
            "8.3.2 sum: 1.01 score 6/2 expected 1.99",
            "8.3.3 k-normal: 20 bound 2400",
            "8.3.2 tournament-part: 30.00 tournament T k 20 sum 1.50 games 3",
            "8.3.4 rounded-tournament: 30 change 30.00",
            "8.3.2 tournament-part: -9.80 tournament U k 20 sum -0.49 games 1",
            "8.3.4 rounded-tournament: -10 change -9.80",
            "8.3.2 new-rating: 2020 before 2000 rounded 20",
        ]
    );
    assert_eq!((answer.of("P").rounded(), answer.of("C").rounded()), (Some(20), Some(10)));
}

/// The change as it enters the list: what was rounded, of whoever had a rating before.
#[test]
fn p8_3_4_the_rounded_change_is_that_of_the_list() {
    let story = case(date(2024, 4, 1)).player(rated("A", 2000)).player(rated("B", 2009)).player(unrated("N"));
    let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0"), ("N", "B", "1-0")]);
    let answer = story.rate(&FIDE_2024_03);
    // .51 × 20 and −.51 × 20.
    assert_eq!(["A", "B", "N"].map(|id| answer.of(id).rounded()), [Some(10), Some(-10), None]);
}

/// A difference above 400 that counts as it is names its paragraph; one of 400 needs none.
#[test]
fn p8_3_1_a_difference_above_400_that_counts_names_its_paragraph() {
    let of = |edition, own: i64, opponent: i64| {
        let story =
            case(date(2024, 4, 1)).player(rated("A", own)).player(rated("B", opponent)).player(rated("C", 1400));
        // The greatest difference is the spared one.
        let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0"), ("A", "C", "1-0")]);
        let game = story.rate(edition).of("A").tournaments[0].games[0].clone();
        (game.capped_by.map(|at| at.0), game.uncapped_by.map(|at| at.0), game.expected.unwrap().to_string())
    };
    assert_eq!(of(&FIDE_2022_01, 2400, 1999), (None, Some("8.3.1"), "0.92".into()));
    assert_eq!(of(&FIDE_2022_01, 2400, 2000), (None, None, "0.92".into()));
    assert_eq!(of(&FIDE_2022_01, 2400, 2350), (None, None, "0.57".into()));
    assert_eq!(of(&FIDE_2025_10, 2650, 2000), (None, Some("8.3.1"), "0.99".into()));
    assert_eq!(of(&FIDE_2025_10, 2649, 2000), (Some("8.3.1"), None, "0.92".into()));
}

/// II.3, for information: 1½ of 2 against 2300 and 2100 is 75 %, dp 193, 2200 + 193. Only that text has it.
#[test]
fn annex_ii_3_the_performance_in_a_tournament_is_a_step() {
    let story = case(date(2018, 4, 1)).player(rated("N", 2200)).player(rated("a", 2300)).player(rated("b", 2100));
    let story = story.tournament("T", System::Swiss, &[("N", "a", "1/2-1/2"), ("b", "N", "0-1")]);
    let told = "II.3 performance: 2393 tournament T average 2200.00 score 3/2 games 2 percentage 0.75 dp 193";
    assert_eq!(steps(&story.rate(&MSSZ_2017), "N").last().unwrap(), told);
    assert!(!steps(&story.rate(&FIDE_2013), "N").iter().any(|step| step.contains(" performance:")));
}

/// The K a new player starts with. Five draws: his first games count towards the 30, his first rating towards 2400.
#[test]
fn p8_56_the_k_a_new_player_starts_with() {
    let under = |edition: &Edition, average: i64, change: &dyn Fn(&mut PeriodPlayer)| {
        let mut newcomer = unrated("N");
        change(&mut newcomer);
        let ids = ["A", "B", "C", "D", "E"];
        let story = ids.iter().fold(case(date(2014, 4, 1)).player(newcomer), |s, id| s.player(rated(id, average)));
        let story = story.tournament("T", System::Swiss, &ids.map(|id| ("N", id, "1/2-1/2")));
        let answer = story.rate(edition);
        (answer.of("N").after, answer.of("N").k.map(|k| k.used))
    };
    let of = |average, change: &dyn Fn(&mut PeriodPlayer)| under(&FIDE_2013, average, change);
    let while_strong = decide(FIDE_2013, "strong_for_ever", "no").unwrap();
    assert_eq!(under(&while_strong, 2400, &|_| {}), (Some(2400), Some(10)));
    assert_eq!(of(2000, &|_| {}), (Some(2000), Some(40)));
    assert_eq!(of(2400, &|_| {}), (Some(2400), Some(10)));
    assert_eq!(of(2399, &|_| {}), (Some(2399), Some(40)));
    assert_eq!(of(2000, &|player| player.games = Some(24)), (Some(2000), Some(40)), "29 games");
    assert_eq!(of(2000, &|player| player.games = Some(25)), (Some(2000), Some(20)), "30 games");
    assert_eq!(of(2000, &|player| player.peak = Rating::new(2400)), (Some(2000), Some(10)), "had 2400 once");
}

/// A game with somebody unrated changes nobody's rating, however low the other's.
#[test]
fn p22_8_3_1_a_rating_below_400_is_one_too() {
    for games in [[("A", "N", "1-0")], [("N", "A", "0-1")]] {
        let story = case(date(2023, 4, 1)).player(rated("A", 300)).player(unrated("N"));
        let answer = story.tournament("T", System::Swiss, &games);
        let answer = answer.rate(&FIDE_2022_01);
        assert_eq!((answer.of("A").games, answer.change("A")), (0, "0.00".to_owned()));
    }
}
