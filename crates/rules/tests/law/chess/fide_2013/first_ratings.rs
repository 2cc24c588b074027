//! First ratings: paragraphs 7.14 and 8.2 to 8.4.

use super::five_opponents;
use crate::chess::case::{case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
use arpad_rules::chess::first_rating::{Results, first_rating};
use arpad_rules::chess::rated::Status;
use jiff::civil::date;

/// Source: S003 8.34. The copy prints 21 and 61 for 2½ and 6½; S000 prints 2,5 and 6,5.
#[test]
fn p8_34_pooled_first_rating_is_2199() {
    let opponents = 3 * 2220 + 5 * 2150 + 4 * 2200;
    let first = first_rating(&FIDE_2013, Results { games: 12, halves: 13, opponents });
    assert_eq!(first.average, (26210, 12));
    assert_eq!((first.added, first.rating), ((15, 1), 2199));
}

/// The same through the whole calculation: two events in the pool, one in the period.
#[test]
fn p8_34_the_pool_and_the_period_count_as_one_tournament() {
    let game = |opponent, halves| PoolGame { opponent: Rating::new(opponent).unwrap(), score: HalfPoints(halves) };
    let event = |id: &str, list_date, first_event, games: Vec<PoolGame>| PoolEvent {
        tournament: id.into(),
        list_date,
        first_event,
        waits: false,
        results: games.into_iter().collect(),
    };
    let mut newcomer = unrated("N");
    newcomer.pool = vec![
        event("one", date(2014, 1, 1), true, vec![game(2220, 2), game(2220, 0), game(2220, 0)]),
        event(
            "two",
            date(2014, 2, 1),
            false,
            vec![game(2150, 2), game(2150, 2), game(2150, 2), game(2150, 0), game(2150, 0)],
        ),
    ];
    let mut story = case(date(2014, 4, 1)).player(newcomer);
    for id in ["A", "B", "C", "D"] {
        story = story.player(rated(id, 2200));
    }
    let games = [("N", "A", "1-0"), ("B", "N", "0-1"), ("N", "C", "1/2-1/2"), ("D", "N", "1-0")];
    let story = story.tournament("three", System::Swiss, &games);
    let answer = story.rate(&FIDE_2013);
    let newcomer = answer.of("N");
    assert_eq!((newcomer.status, newcomer.after, newcomer.games), (Status::New, Some(2199), 12));
    // 12 games behind the first rating: K stays 40.
    assert_eq!(newcomer.k.unwrap().used, 40);
}

/// Half a point of five games is .10, 366 below the average: 1366 is just enough.
#[test]
fn p7_14d_p8_31_a_first_rating_below_1000_is_disregarded() {
    let games = [("N", "A", "1/2-1/2"), ("N", "B", "0-1"), ("N", "C", "0-1"), ("N", "D", "0-1"), ("N", "E", "0-1")];
    for edition in [&FIDE_2013, &MSSZ_2017] {
        for (average, status) in [(1366, Status::New), (1365, Status::Pending), (1200, Status::Pending)] {
            let story = five_opponents(average).tournament("S", System::Swiss, &games);
            let answer = story.rate(edition);
            let newcomer = answer.of("N");
            assert_eq!((newcomer.status, newcomer.first.unwrap().rating), (status, average - 366));
            let missing = newcomer.missing.as_ref().map(|missing| missing.paragraph.0);
            assert_eq!(missing, (status == Status::Pending).then_some("8.31"));
        }
    }
}

/// 8.31 by 8.58: the performance is disregarded, so games are missing and the rest is rated as a Swiss (E-18).
#[test]
fn p8_31_a_round_robin_with_a_performance_below_the_floor() {
    let ids = ["A", "B", "C", "D", "N"];
    let mut story = case(date(2014, 4, 1));
    for id in &ids[..4] {
        story = story.player(rated(id, 1200));
    }
    story = story.player(unrated("N"));
    let result = |i: usize, j: usize| match (i, j) {
        (3, 4) => "1/2-1/2",
        (_, 4) => "1-0",
        _ => "1/2-1/2",
    };
    let games: Vec<(&str, &str, &str)> =
        (0..5).flat_map(|i| (i + 1..5).map(move |j| (ids[i], ids[j], result(i, j)))).collect();
    let story = story.tournament("RR", System::RoundRobin, &games);
    let answer = story.rate(&FIDE_2013);
    assert!(answer.findings().contains(&("note", "8.31", "as-swiss-below-floor")));
    assert_eq!((answer.whys("N"), answer.of("N").games), (vec!["8.31"; 4], 0));
    assert_eq!(answer.of("A").games, 3, "only the rated opponents count");
}

/// Six players, four of them rated: an unrated one has five games, four of them against rated opponents. All are drawn,
/// so everybody is worth the average.
#[test]
fn p7_14a_p8_22_five_games_of_a_round_robin_whoever_the_opponents() {
    for edition in [&FIDE_2013, &MSSZ_2017] {
        for (unrated_players, first) in [(2, Some(2000)), (1, None)] {
            let ids = ["A", "B", "C", "D", "N", "M"];
            let ids = &ids[..4 + unrated_players];
            let mut story = case(date(2014, 4, 1));
            for id in ids {
                story = story.player(if ["N", "M"].contains(id) { unrated(id) } else { rated(id, 2000) });
            }
            let games: Vec<(&str, &str, &str)> =
                (0..ids.len()).flat_map(|i| (i + 1..ids.len()).map(move |j| (ids[i], ids[j], "1/2-1/2"))).collect();
            let story = story.tournament("RR", System::RoundRobin, &games);
            assert_eq!(story.rate(edition).of("N").after, first, "{} games", ids.len() - 1);
        }
    }
}

#[test]
fn p7_14b_p8_22_five_games_against_rated_opponents_in_a_swiss() {
    let drawn = ["A", "B", "C", "D", "E"].map(|id| ("N", id, "1/2-1/2"));
    for edition in [&FIDE_2013, &MSSZ_2017] {
        let story = five_opponents(1800).tournament("S", System::Swiss, &drawn);
        assert_eq!(story.rate(edition).of("N").after, Some(1800));
        let mut four = story;
        four.period.players[5] = unrated("E");
        let answer = four.rate(edition);
        assert_eq!((answer.of("N").games, answer.of("N").after), (4, None));
    }
}

/// 26 lists ending with the current one (E-23): of April 2014, the oldest is that of March 2012.
#[test]
fn p7_14c_results_older_than_26_lists_drop_out() {
    let game = PoolGame { opponent: Rating::new(1800).unwrap(), score: HalfPoints(1) };
    for edition in [&FIDE_2013, &MSSZ_2017] {
        for (list_date, first) in [(date(2012, 3, 1), Some(1800)), (date(2012, 2, 1), None)] {
            let drawn = ["A", "B", "C", "D"].map(|id| ("N", id, "1/2-1/2"));
            let mut story = five_opponents(1800).tournament("S", System::Swiss, &drawn);
            story.period.players[0].pool = vec![PoolEvent {
                tournament: "old".into(),
                list_date,
                first_event: true,
                waits: false,
                results: [game].into_iter().collect(),
            }];
            assert_eq!(story.rate(edition).of("N").after, first, "{list_date}");
        }
    }
}

/// Six drawn games: the average itself, here 2000.5 and 2000.33; with the two of 8.2.2 at 1800, 1900.5.
#[test]
fn p8_32_a_first_rating_that_ends_in_a_half_is_rounded_up() {
    let of = |edition, opponents| first_rating(edition, Results { games: 6, halves: 6, opponents }).rating;
    for edition in [&FIDE_2013, &MSSZ_2017] {
        assert_eq!([12_003, 12_002].map(|opponents| of(edition, opponents)), [2001, 2000]);
    }
    assert_eq!([11_604, 11_603].map(|opponents| of(&FIDE_2024_03, opponents)), [1901, 1900], "8.2.3 (E-16)");
}

/// Neither earlier results nor the rating computed in a round robin make anybody rated in another event.
#[test]
fn p8_53_a_provisional_rating_is_not_used() {
    for edition in [&FIDE_2013, &MSSZ_2017] {
        let ids = ["A", "B", "C", "D", "N", "M"];
        let mut story = case(date(2014, 4, 1));
        for id in ids {
            story = story.player(if ["N", "M"].contains(&id) { unrated(id) } else { rated(id, 2000) });
        }
        let drawn: Vec<(&str, &str, &str)> =
            (0..6).flat_map(|i| (i + 1..6).map(move |j| (ids[i], ids[j], "1/2-1/2"))).collect();
        let day = |d| date(2014, 3, d);
        let story = story.tournament_on("RR", System::RoundRobin, day(1), day(5), &drawn);
        let story = story.tournament_on("S", System::Swiss, day(8), day(9), &[("A", "N", "1-0")]);
        let answer = story.rate(edition);
        assert_eq!(answer.of("N").after, Some(1943), "2½ of 6 at 2000 are .42: 57 below");
        assert_eq!(answer.whys("A"), ["", "", "", "", "", "8.52"]);
        assert_eq!(answer.change("A"), "0.00", "five draws of equals; the win over N does not count");
    }
}

/// The letter of 8.21, which 6.1, 6.31 and 7.14e overrule by default (E-02).
#[test]
fn p8_21_the_letter_of_the_text_by_parameters() {
    use arpad_rules::chess::parameters::decide;
    let one = decide(FIDE_2013, "first_event_min_score", "1").unwrap();
    let letter = decide(one, "later_event_min_games", "3").unwrap();
    let mut story = case(date(2014, 4, 1)).player(unrated("N"));
    let ids = ["A", "B", "C", "D", "E"];
    for id in ids {
        story = story.player(rated(id, 1900));
    }
    let day = |d| date(2014, 3, d);
    let half: Vec<_> = ids.iter().map(|id| ("N", *id, if *id == "A" { "1/2-1/2" } else { "0-1" })).collect();
    let story = story.tournament_on("first", System::Swiss, day(1), day(2), &half).tournament_on(
        "second",
        System::Swiss,
        day(5),
        day(6),
        &[("N", "A", "1-0"), ("N", "B", "1-0")],
    );
    assert_eq!(story.rate(&FIDE_2013).of("N").games, 7);
    let answer = story.rate(&letter);
    assert_eq!((answer.of("N").games, answer.of("N").status), (0, Status::Pending));
    assert_eq!(answer.whys("N"), ["6.1"; 7]);
    assert_eq!(decide(FIDE_2013, "min_games", "9").unwrap().first_games.value, 9);
}

#[test]
fn p8_4_newly_published_is_rated_himself_but_unrated_to_his_opponents() {
    let story = case(date(2014, 4, 1)).player(rated("N", 1800)).player(rated("A", 1900));
    let story = story.tournament("S", System::Swiss, &[("N", "A", "1-0")]).with(|t| t.ratings = vec![(0, None)]);
    for (edition, paragraph) in [(&FIDE_2013, "8.4"), (&MSSZ_2017, "8.4"), (&FIDE_2024_03, "8.2.4")] {
        let answer = story.rate(edition);
        assert_eq!(answer.of("N").games, 1);
        assert_eq!(answer.whys("A"), [paragraph]);
        assert_eq!(answer.of("N").tournaments[0].games[0].own_rating, Some(1800));
    }
}
