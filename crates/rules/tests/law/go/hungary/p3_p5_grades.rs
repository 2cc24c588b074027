//! §3(3) the committee's changes, §4 the two indicators, §5 how grades change.

use super::case::*;
use arpad_model::{GoDecision, GoOutcome, Grade, Severity};
use arpad_rules::go::hungary::grades::{Reached, after_tournament};
use arpad_rules::go::hungary::ranking::ranking;
use arpad_rules::go::hungary::{MGSZ_2012, rate};

/// The grades after a series of points, as the examples of annex 2 give them.
fn series(held: &str, counters: &[(&str, u32)], points: &[i32]) -> Vec<String> {
    let counters: Vec<_> = counters.iter().map(|&(name, times)| (grade(name), times)).collect();
    let mut reached = Reached::from_counters(&counters);
    let mut held = Some(grade(held));
    let mut after = |&points: &i32| {
        held = after_tournament(&MGSZ_2012, held, &mut reached, points);
        held.expect("a grade never goes away").to_string()
    };
    points.iter().map(&mut after).collect()
}

/// Source: S001 annex 2, example 1.
#[test]
fn p5_2_example_1_grade_follows_points_once() {
    assert_eq!(series("8k", &[], &[1618, 1640, 1632, 1678]), ["8k", "7k", "7k", "6k"]);
}

/// Source: S001 annex 2, example 2 (its caption says §5(3); the rule is §5(4)).
#[test]
fn p5_4_example_2_a_dan_is_reached_and_then_defended() {
    assert_eq!(series("1d", &[], &[2035, 2055, 2040, 2075]), ["1d", "1d", "1d", "2d"]);
}

#[test]
fn p5_4_the_two_tournaments_need_not_follow_each_other_nor_lie_in_one_document() {
    assert_eq!(series("1d", &[("2d", 1)], &[2049, 2050]), ["1d", "2d"]);
}

#[test]
fn p5_2_and_p5_4_bounds_are_inclusive() {
    assert_eq!(series("8k", &[], &[1634, 1635]), ["8k", "7k"]);
    assert_eq!(series("4k", &[], &[1814, 1814, 1815, 1815]), ["4k", "4k", "4k", "3k"]);
    assert_eq!(series("5k", &[], &[1764, 1765]), ["5k", "4k"]);
}

#[test]
fn p5_4_one_tournament_can_be_the_first_time_for_several_grades() {
    assert_eq!(series("5k", &[], &[1930, 1870, 1925]), ["4k", "2k", "1k"]);
}

#[test]
fn p4_2_a_grade_never_falls() {
    assert_eq!(series("3d", &[], &[1000, 999, -50, 1500]), ["3d", "3d", "3d", "3d"]);
}

#[test]
fn p4_1_8_and_9_dan_are_not_reached_by_points() {
    assert_eq!(series("6d", &[], &[3500, 3500, 3500]), ["6d", "7d", "7d"]);
}

#[test]
fn p5_4_a_tournament_without_a_rated_game_does_not_count() {
    let mut period = plain();
    period.players[0] = player("A", 2060, "1d");
    period.players[0].reached = vec![(grade("2d"), 1)];
    period.tournaments[0].games[0].outcome = GoOutcome::NoShow;
    let answer = rated(&period);
    assert_eq!(answer.players[0].grade, Some(grade("1d")));
    assert_eq!(answer.players[0].reached, [(grade("2d"), 1)]);
    assert_eq!(answer.players[0].rated_tournaments, 0);
}

#[test]
fn p5_4_counters_come_back_with_the_answer() {
    let mut period = plain();
    period.players[0] = player("A", 2060, "1d");
    period.players[0].reached = vec![(grade("2d"), 1)];
    let answer = rated(&period);
    let xy = &answer.players[0];
    assert_eq!(xy.grade, Some(grade("2d")), "{}", xy.after.unwrap());
    assert_eq!(xy.reached, [("3k", 1), ("2k", 1), ("1k", 1), ("1d", 1), ("2d", 2)].map(|(name, n)| (grade(name), n)));
    assert_eq!(steps_of(xy, "go-grade-defended")[0].paragraph.0, "§5(4)");
}

#[test]
fn p5_3_a_grade_missing_from_the_register_is_at_least_what_was_earned_at_once() {
    let mut period = plain();
    period.players[0].grade = None;
    period.players[1].grade = None;
    period.players[1].rating = Some(1600);
    let answer = rated(&period);
    assert_eq!(answer.players[0].grade_before, Some(Grade::KYU_4));
    assert_eq!(answer.players[1].grade_before, Some(grade("8k")));
    let warnings = severe(&answer.findings, Severity::Warning);
    assert_eq!(warnings.iter().filter(|found| **found == ("go-grade-inferred", "§5(2)")).count(), 2);
}

#[test]
fn p3_3_the_committee_may_change_points_and_grade_and_it_is_on_record() {
    let mut period = plain();
    let decision = |player, points, held: Option<&str>| GoDecision {
        player,
        points,
        grade: held.map(grade),
        reference: "MB 3/2012".into(),
        taken: false,
    };
    period.decisions = vec![decision(0, Some(1950), None), decision(1, None, Some("8d"))];
    let answer = rated(&period);
    let (a, b) = (&answer.players[0], &answer.players[1]);
    assert_eq!((a.before, a.start), (Some(1900), Some(1950)));
    assert_eq!(a.tournaments[0].before, 1950);
    assert_eq!(a.after, Some(1950 + a.change.unwrap()));
    assert_eq!(b.grade, Some(grade("8d")));
    assert_eq!(steps_of(a, "go-decision-points")[0].paragraph.0, "§3(3)");
    assert_eq!(severe(&answer.findings, Severity::Note)[..2], [("go-decision", "§3(3)"), ("go-decision", "§3(3)")]);

    period.decisions = vec![decision(7, Some(1950), None)];
    assert_eq!(refusals(&period), [("go-decision-unknown", "§3(3)")]);
}

#[test]
fn p3_3_the_committee_may_enter_somebody_in_the_register() {
    let mut period = plain();
    period.players[0] = unrated("A", "1d");
    period.decisions =
        vec![GoDecision { player: 0, points: Some(2000), grade: None, reference: "MB 4/2012".into(), taken: false }];
    let answer = rated(&period);
    assert_eq!((answer.players[0].before, answer.players[0].start), (None, Some(2000)));
    assert_eq!(answer.players[0].grade, Some(grade("1d")));
}

/// A holder of 2 dan, who has reached it twice and 3 dan once, is given 1 dan: 2 dan takes two tournaments from now on. With
/// 2100 points against 2100 the loser of a game at C 20 falls by 10, and 2090 is above the bound of 2 dan, 2050.
#[test]
fn p3_3_a_grade_that_the_committee_lowers_has_to_be_reached_anew() {
    let mut period = plain();
    let reached = |held: &[(&str, u32)]| -> Vec<(Grade, u32)> {
        held.iter().map(|&(held, times)| (grade(held), times)).collect()
    };
    period.players[0] = player("A", 2100, "2d");
    period.players[0].reached = reached(&[("3k", 2), ("2k", 2), ("1k", 2), ("1d", 2), ("2d", 2), ("3d", 1)]);
    period.players[1] = player("B", 2100, "2d");
    let loses = |id, on| tournament(id, on, 20, vec![game(1, 1, 0, 0, GoOutcome::Black)]);
    period.tournaments = vec![loses("T1", 5)];
    let held = |held| {
        vec![GoDecision { player: 0, points: None, grade: Some(grade(held)), reference: "MB 5".into(), taken: false }]
    };
    period.decisions = held("1d");
    let lowered = &rated(&period).players[0];
    assert_eq!((lowered.after, lowered.grade), (Some(2090), Some(grade("1d"))));
    assert_eq!(lowered.reached, reached(&[("3k", 3), ("2k", 3), ("1k", 3), ("1d", 3), ("2d", 1)]));
    // The second tournament gives it back: 2090 loses to 2110, d = 20: ⌊−0.45 · 20 + ½⌋ = −9.
    period.tournaments.push(loses("T2", 6));
    let defended = &rated(&period).players[0];
    assert_eq!((defended.after, defended.grade), (Some(2081), Some(grade("2d"))));

    // Where the committee keeps the counters, or raises the grade, nothing begins anew.
    period.tournaments.pop();
    let kept = with("go-lowered-counters", "kept");
    let kept = rate(&kept, &period).expect("it can be rated");
    assert_eq!(kept.players[0].grade, Some(grade("2d")), "given back at once");
    period.decisions = held("4d");
    let raised = &rated(&period).players[0];
    assert_eq!(raised.grade, Some(grade("4d")));
    assert_eq!(raised.reached.last(), Some(&(grade("3d"), 1)));
}

#[test]
fn p4_1_points_order_the_ranking_list() {
    let mut period = plain();
    period.players = vec![
        player("A", 1900, "2k"),
        player("B", 1900, "2k"),
        player("E", 2000, "1k"),
        player("D", 2000, "1d"),
        player("C", 2000, "1d"),
        unrated("N", "8k"),
    ];
    period.players[2].tournaments = 7;
    let answer = rated(&period);
    let lines = ranking(&period, &answer);
    let shown: Vec<_> = lines.iter().map(|line| (line.place, period.players[line.player].id.as_str())).collect();
    assert_eq!(shown, [(1, "C"), (1, "D"), (1, "E"), (4, "A"), (5, "B")]);
    assert_eq!(lines.iter().map(|line| line.tournaments).collect::<Vec<_>>(), [0, 0, 7, 1, 1]);
}

#[test]
fn p4_1_points_are_recomputed_after_every_tournament_in_the_order_of_their_end() {
    let games = vec![game(1, 0, 1, 0, GoOutcome::Black)];
    let mut period = plain();
    period.tournaments = [9, 5, 7].map(|on| tournament(&format!("T{on}"), on, 20, games.clone())).into();
    period.tournaments[2].start = day(1);
    let answer = rated(&period);
    let order: Vec<_> = answer.tournaments.iter().map(|rated| rated.tournament).collect();
    assert_eq!(order, [1, 2, 0]);
    for rows in answer.players[0].tournaments.windows(2) {
        assert_eq!(rows[0].after, rows[1].before);
    }
    period.tournaments[0].end = day(7);
    period.tournaments[0].start = day(2);
    period.tournaments[1].end = day(7);
    let order: Vec<_> = rated(&period).tournaments.iter().map(|rated| rated.tournament).collect();
    assert_eq!(order, [2, 0, 1], "same end: by start");
    period.tournaments[0].end = day(1);
    assert_eq!(refusals(&period), [("go-dates", "§4(1)")]);
}

#[test]
fn p4_3_points_may_fall_below_the_table_and_go_on() {
    let mut period = plain();
    period.players = vec![player("A", 1001, "35k"), player("B", 1001, "35k")];
    let answer = rated(&period);
    assert_eq!(answer.players[1].after, Some(986));
    assert_eq!(answer.players[1].grade, Some(grade("35k")));
    assert!(severe(&answer.findings, Severity::Note).contains(&("go-fell-below-table", "§4(3)")));
    let floored = arpad_rules::go::hungary::rate(&with("go-floor", "1000"), &period).unwrap();
    assert_eq!(floored.players[1].after, Some(1000));
}

#[test]
fn p4_3_points_beyond_reason_are_refused() {
    for points in [i32::MIN, -10_001, 10_001, i32::MAX] {
        let mut period = plain();
        period.players[0].rating = Some(points);
        assert_eq!(refusals(&period), [("go-points-range", "§4(3)")], "{points}");
    }
}

/// A ranking list is taken over: 1990 points, 1 kyu, the bound of 1 dan (1980) reached once. Against an equal at C 30 the winner
/// gets 15: 2005, above the bound for the second time.
#[test]
fn p5_4_counters_that_are_taken_over_hold_where_the_points_are_above_the_bound() {
    let mut period = plain();
    for (position, name) in ["A", "B"].into_iter().enumerate() {
        period.players[position] = unrated(name, "1k");
    }
    period.players[0].reached = vec![(grade("1d"), 1)];
    let entered = |player| GoDecision {
        player,
        points: Some(1990),
        grade: Some(grade("1k")),
        reference: "ranglista.csv".into(),
        taken: false,
    };
    period.decisions = vec![entered(0), entered(1)];
    period.tournaments = vec![tournament("T1", 5, 30, vec![game(1, 0, 1, 0, GoOutcome::Black)])];
    let answer = rated(&period);
    assert_eq!((answer.players[0].after, answer.players[0].grade), (Some(2005), Some(grade("1d"))), "defended");
    assert_eq!((answer.players[1].after, answer.players[1].grade), (Some(1975), Some(grade("1k"))));
}
