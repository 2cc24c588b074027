//! Which games of an event count: paragraphs 5 and 6.

use super::five_opponents;
use crate::chess::case::{case, example_8_58, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03};
use arpad_rules::chess::rated::Status;
use jiff::civil::date;

#[test]
fn p5_1_unplayed_games_give_no_change() {
    let story = case(date(2014, 4, 1)).player(rated("A", 2000)).player(rated("B", 2100));
    let games = [("A", "B", "+/-"), ("A", "B", "-/+"), ("A", "B", "-/-"), ("A", "B", "*"), ("A", "B", "1-0")];
    let story = story.tournament("S", System::Swiss, &games);
    for edition in [&FIDE_2013, &FIDE_2024_03] {
        let answer = story.rate(edition);
        assert_eq!(answer.whys("A"), ["5.1", "5.1", "5.1", "5.1", ""]);
        assert_eq!((answer.of("A").games, answer.change("A")), (1, "12.80".into()), "20 × (1 − .36)");
    }
}

#[test]
fn p6_1_a_scoreless_newcomer_makes_a_round_robin_swiss() {
    let ids = ["A", "B", "C", "D", "N"];
    let mut story = case(date(2014, 4, 1));
    for id in &ids[..4] {
        story = story.player(rated(id, 2000));
    }
    story = story.player(unrated("N"));
    let games: Vec<(&str, &str, &str)> = (0..5)
        .flat_map(|i| (i + 1..5).map(move |j| (ids[i], ids[j], if j == 4 { "1-0" } else { "1/2-1/2" })))
        .collect();
    let story = story.tournament("RR", System::RoundRobin, &games);
    let answer = story.rate(&FIDE_2013);
    assert!(answer.findings().contains(&("note", "6.1", "as-swiss-scoreless")));
    assert_eq!(answer.of("A").games, 3);
    assert_eq!(answer.of("N").status, Status::Pending);
    assert_eq!(answer.whys("N"), ["6.1"; 4]);
}

/// A first event without a point is disregarded; the same zero of somebody who has results counts: 1800 − 800.
#[test]
fn p6_1_a_zero_counts_once_there_are_results() {
    let lost = [("N", "A", "0-1"), ("N", "B", "0-1"), ("N", "C", "0-1"), ("N", "D", "0-1"), ("N", "E", "0-1")];
    let mut story = five_opponents(1800).tournament("S", System::Swiss, &lost);
    let answer = story.rate(&FIDE_2013);
    assert_eq!((answer.whys("N"), answer.of("N").games, answer.of("N").after), (vec!["6.1"; 5], 0, None));
    story.period.players[0].games = Some(5);
    let answer = story.rate(&FIDE_2013);
    assert_eq!((answer.whys("N"), answer.of("N").games, answer.of("N").after), (vec![""; 5], 5, Some(1000)));
}

/// 1500 − 366 with half a point of five games.
#[test]
fn p6_31_half_a_point_is_enough_in_a_swiss() {
    let games = [("N", "A", "1/2-1/2"), ("N", "B", "0-1"), ("N", "C", "0-1"), ("N", "D", "0-1"), ("N", "E", "0-1")];
    for system in [System::Swiss, System::Team] {
        let story = five_opponents(1500).tournament("S", system, &games);
        assert_eq!(story.rate(&FIDE_2013).of("N").after, Some(1134));
        let zero = story.with(|t| t.games[0].outcome = Outcome::BlackWins);
        assert_eq!(zero.rate(&FIDE_2013).of("N").after, None);
    }
}

#[test]
fn p6_32_p6_6_in_a_swiss_only_games_between_rated_players_count() {
    let story = case(date(2014, 4, 1)).player(rated("A", 2000)).player(rated("B", 2000));
    let story = story.player(unrated("N")).player(unrated("M"));
    let games = [("A", "B", "1-0"), ("A", "N", "1/2-1/2"), ("N", "M", "1-0")];
    let story = story.tournament("S", System::Swiss, &games);
    let answer = story.rate(&FIDE_2013);
    assert_eq!((answer.whys("A"), answer.change("A")), (vec!["", "8.52"], "10.00".into()));
    assert_eq!((answer.whys("N"), answer.whys("M")), (vec!["", "6.6"], vec!["6.6"]));
}

#[test]
fn p6_4_a_round_robin_with_a_missing_game_is_rated_as_swiss() {
    let mut story = example_8_58();
    let a_against_c = story.period.tournaments[0].games.iter().position(|g| (g.white, g.black) == (0, 2)).unwrap();
    story.period.tournaments[0].games[a_against_c].outcome = Outcome::NotPlayed;
    let answer = story.rate(&FIDE_2013);
    assert!(answer.findings().contains(&("note", "6.4", "as-swiss-incomplete")));
    assert_eq!(answer.of("A").games, 5, "only the rated opponents count");
    assert!(answer.whys("A").contains(&"8.52") && answer.whys("A").contains(&"5.1"));
}

#[test]
fn p6_5_games_after_the_decision_of_a_match_do_not_count() {
    let story = case(date(2014, 4, 1)).player(rated("A", 2000)).player(rated("B", 2000));
    let games = [("A", "B", "1-0"), ("B", "A", "0-1"), ("A", "B", "1/2-1/2"), ("B", "A", "1-0")];
    let story = story.tournament("M", System::Match, &games);
    let answer = story.rate(&FIDE_2013);
    assert_eq!(answer.whys("A"), ["", "", "", "6.5"], "2.5 of 4 decide the match");
    assert_eq!(answer.change("A"), "20.00");
    let decided = [("error", "6.5", "match-decided"), ("note", "6.5", "match-length-assumed")];
    assert!(decided.iter().all(|found| answer.findings().contains(found)), "{:?}", answer.findings());
    let longer = story.with(|t| t.circumstances.rounds = Some(6));
    let answer = longer.rate(&FIDE_2013);
    assert_eq!(answer.whys("A"), ["", "", "", ""], "2.5 of 6 do not");
    assert!(!answer.findings().iter().any(|found| found.1 == "6.5"), "and nothing is said: {:?}", answer.findings());
}

/// The players change colours from game to game; a match of n games is decided with more than n/2 points.
#[test]
fn p6_5_a_match_is_decided_by_the_players_whatever_their_colours() {
    let of = |results: &[&'static str], rounds| {
        let colours = [("A", "B"), ("B", "A")];
        let games: Vec<_> = results.iter().zip(colours.iter().cycle()).map(|(r, (w, b))| (*w, *b, *r)).collect();
        let story = case(date(2014, 4, 1)).player(rated("A", 2000)).player(rated("B", 2000));
        let story = story.tournament("M", System::Match, &games).with(|t| t.circumstances.rounds = Some(rounds));
        let answer = story.rate(&FIDE_2013);
        (answer.whys("A").join(","), answer.change("A"))
    };
    // White wins every game: 1:0, 1:1, 2:1, 2:2, so all count and nothing changes.
    assert_eq!(of(&["1-0", "1-0", "1-0", "1-0"], 4), (",,,".into(), "0.00".into()));
    // A wins every game: 3:0 of 4 decides, the fourth does not count; 20 × 3 × .5.
    assert_eq!(of(&["1-0", "0-1", "1-0", "0-1"], 4), (",,,6.5".into(), "30.00".into()));
    // B wins every game: the same for the player who did not begin with White.
    assert_eq!(of(&["0-1", "1-0", "0-1", "1-0"], 4), (",,,6.5".into(), "-30.00".into()));
    // 2:0 of 4 is half, not more; then 2:1, 2½:1½.
    assert_eq!(of(&["1-0", "0-1", "0-1", "1/2-1/2"], 4), (",,,".into(), "10.00".into()));
    // 2:0 of 3 decides, whoever had White.
    assert_eq!(of(&["1-0", "0-1", "0-1"], 3), (",,6.5".into(), "20.00".into()));
}

/// The order is that of the rounds, not of the report; in a knock-out every pair is a match of its own.
#[test]
fn p6_5_rounds_decide_and_every_pair_is_a_match() {
    let story = ["A", "B", "C"].into_iter().fold(case(date(2014, 4, 1)), |story, id| story.player(rated(id, 2000)));
    let games = [("A", "B", "0-1"), ("A", "B", "1-0"), ("B", "A", "0-1"), ("A", "C", "1-0"), ("C", "A", "0-1")];
    let story = story.tournament("M", System::Match, &games).with(|t| {
        t.circumstances.rounds = Some(3);
        for (game, round) in t.games.iter_mut().zip([3, 1, 2, 4, 5]) {
            game.round = round;
        }
    });
    let answer = story.rate(&FIDE_2013);
    assert_eq!(answer.whys("B"), ["", "", "6.5"], "A won rounds 1 and 2");
    assert_eq!(answer.whys("C"), ["", ""]);
    assert_eq!(
        (answer.change("A"), answer.change("B"), answer.change("C")),
        ("40.00".into(), "-20.00".into(), "-20.00".into())
    );
}

#[test]
fn what_is_not_reported_is_assumed_and_said() {
    let mut a = rated("A", 2000);
    (a.games, a.born) = (None, None);
    let mut b = rated("B", 2000);
    b.born = None;
    let mut c = rated("C", 2000);
    c.born = Some(Birth::Year(1996));
    let story = case(date(2014, 4, 2)).player(a).player(b).player(c);
    let story = story.tournament("S", System::Swiss, &[("A", "B", "1-0"), ("B", "C", "1-0")]);
    let answer = story.rate(&FIDE_2013);
    let codes: Vec<_> = answer.findings().into_iter().map(|finding| finding.2).collect();
    assert_eq!(codes, ["list-not-monthly", "games-unknown", "birth-unknown", "birth-unknown", "birth-year-only"]);
}

/// A match of six games in two months: after 3:0 of the first month the fourth game decides it, 4:0 of 6. What others played in the
/// first month is their match. How long a match is that goes on, and of which nobody says it, nobody knows.
#[test]
fn p6_5_a_match_in_parts_is_one_match() {
    let of = |rounds: Option<u16>, earlier: &[(&str, &str, &str)]| {
        let story = ["A", "B", "C"].into_iter().fold(case(date(2014, 4, 1)), |story, id| story.player(rated(id, 2000)));
        let before = story.tournament("earlier", System::Match, earlier).period.tournaments.remove(0).games;
        let story = ["A", "B", "C"].into_iter().fold(case(date(2014, 4, 1)), |story, id| story.player(rated(id, 2000)));
        let games = [("B", "A", "0-1"), ("A", "B", "1/2-1/2"), ("B", "A", "1/2-1/2")];
        let story = story.tournament("M", System::Match, &games).with(|t| {
            t.circumstances.rounds = rounds;
            t.circumstances.part = Some(PartOf { event: "M".into(), earlier: before, ..PartOf::default() });
        });
        story.rate(&FIDE_2013).whys("A")
    };
    let won = [("A", "B", "1-0"), ("B", "A", "0-1"), ("A", "B", "1-0")];
    assert_eq!(of(Some(6), &won), ["", "6.5", "6.5"]);
    assert_eq!(of(Some(7), &won), ["", "6.5", "6.5"], "4 of 7");
    assert_eq!(of(Some(8), &won), ["", "", "6.5"], "4 of 8 do not decide, 4½ do");
    assert_eq!(of(Some(6), &[("A", "C", "1-0"); 3]), ["", "", ""]);
    assert_eq!(of(Some(6), &[("A", "B", "1-0"); 4]), ["6.5", "6.5", "6.5"]);
    assert_eq!(of(None, &[("A", "B", "1-0"); 4]), ["", "", ""]);
}
