//! §6(1) step 2 and §5(3): points of those who are not in the register.

use super::case::*;
use arpad_model::{GoDecision, GoOutcome, InitialPoints, SetBy, Severity};
use arpad_rules::go::hungary::rate;
use arpad_rules::go::hungary::rated::Status;

fn with_initial(points: i32, by: SetBy) -> arpad_model::GoPeriod {
    let mut period = plain();
    period.players[1] = unrated("N", "5k");
    period.players[1].initial = Some(InitialPoints { points, by });
    period
}

#[test]
fn p6_1_2_the_manager_sets_a_newcomers_points() {
    let answer = rated(&with_initial(1700, SetBy::Manager));
    let newcomer = &answer.players[1];
    assert_eq!((newcomer.status, newcomer.before, newcomer.start), (Status::New, None, Some(1700)));
    assert_eq!((newcomer.change, newcomer.after), (Some(-3), Some(1697)));
    assert_eq!((newcomer.grade_before, newcomer.grade), (None, Some(grade("6k"))));
    assert_eq!(steps_of(newcomer, "go-initial-manager")[0].paragraph.0, "§6(1)2");
    assert_eq!(steps_of(newcomer, "go-initial-grade")[0].paragraph.0, "§5(3)");
}

#[test]
fn p6_1_2_until_the_manager_sets_them_a_newcomers_points_follow_his_entry_grade() {
    let mut period = plain();
    period.players[1] = unrated("N", "8k");
    let answer = rated(&period);
    assert_eq!(answer.players[1].start, Some(1595));
    assert!(severe(&answer.findings, Severity::Warning).contains(&("go-initial-open", "§6(1)2")));
    let more = [(2, GoOutcome::White), (3, GoOutcome::White), (4, GoOutcome::Bye)];
    period.tournaments[0].games.extend(more.map(|(round, outcome)| game(round, 0, 1, 0, outcome)));
    let answer = rated(&period);
    let open = answer.findings.iter().find(|found| found.code == "go-initial-open").expect("it is open");
    assert_eq!(open.facts[2..], [("won", 2.into()), ("played", 3.into())], "what the manager weighs");
    assert_eq!(refusals_under(&with("go-newcomer", "refused"), &period), [("go-initial-missing", "§6(1)2")]);
}

#[test]
fn p6_1_2_a_newcomer_without_points_and_without_entry_grade_is_refused_once() {
    let mut period = plain();
    period.players[1] = unrated("N", "");
    period.tournaments.push(period.tournaments[0].clone());
    assert_eq!(refusals(&period), [("go-initial-missing", "§6(1)2")]);
}

#[test]
fn p5_3_the_manager_gives_at_most_the_5_kyu_band() {
    assert_eq!(rated(&with_initial(1764, SetBy::Manager)).players[1].grade, Some(grade("5k")));
    assert_eq!(refusals(&with_initial(1765, SetBy::Manager)), [("go-initial-too-high", "§5(3)")]);
    let mut period = plain();
    period.players[1] = unrated("N", "4k");
    assert_eq!(refusals(&period), [("go-initial-too-high", "§5(3)")]);
}

/// By his entry grade alone a newcomer starts at its bound, 5 kyu at the most.
#[test]
fn p5_3_p6_1_2_entry_grades_from_35_to_5_kyu() {
    for (entry, points) in [("35k", 1000), ("20k", 1230), ("6k", 1675), ("5k", 1720)] {
        let mut period = plain();
        period.players[1] = unrated("N", entry);
        let answer = rated(&period);
        assert_eq!(answer.players[1].start, Some(points), "{entry}");
        assert_eq!(steps_of(&answer.players[1], "go-initial-grade")[0].value, grade(entry).into());
    }
    for entry in ["4k", "1k", "1d", "7d"] {
        let mut period = plain();
        period.players[1] = unrated("N", entry);
        assert_eq!(refusals(&period), [("go-initial-too-high", "§5(3)")], "{entry}");
    }
}

#[test]
fn p5_3_the_committee_may_give_more() {
    let answer = rated(&with_initial(2000, SetBy::Committee("MB 1/2012".into())));
    assert_eq!((answer.players[1].start, answer.players[1].grade), (Some(2000), Some(grade("1d"))));
    assert!(severe(&answer.findings, Severity::Note).contains(&("go-initial-committee", "§5(3)")));
}

#[test]
fn p5_4_initial_points_are_not_a_first_time() {
    let period = with_initial(2000, SetBy::Committee("MB 1/2012".into()));
    let after_one = |edition| {
        let answer = rate(&edition, &period).unwrap();
        answer.players[1].reached.iter().find(|(reached, _)| *reached == grade("1k")).map(|(_, times)| *times)
    };
    assert_eq!(after_one(with("go-initial-counts", "false")), Some(1));
    assert_eq!(after_one(with("go-initial-counts", "true")), Some(2));
}

#[test]
fn p6_1_3_a_newcomer_is_updated_too_unless_the_committee_decides_otherwise() {
    let mut period = with_initial(1700, SetBy::Manager);
    assert_ne!(rated(&period).players[1].change, Some(0));
    let kept = with("go-newcomer-updated", "false");
    assert_eq!(rate(&kept, &period).unwrap().players[1].after, Some(1700));
    let mut second = period.tournaments[0].clone();
    (second.start, second.end) = (day(8), day(8));
    period.tournaments.push(second);
    let rows = &rate(&kept, &period).unwrap().players[1].tournaments;
    assert_eq!((rows[0].after, rows[1].before), (1700, 1700));
    assert_ne!(rows[1].after, 1700, "from the second tournament on he is like everybody");
}

#[test]
fn p6_1_2_a_foreigner_has_the_points_of_his_declared_grade_for_this_tournament_only() {
    let mut period = plain();
    period.players[1] = unrated("F", "3d");
    period.players[1].foreign = true;
    let mut second = tournament("U", 8, 20, vec![game(1, 0, 1, 0, GoOutcome::White)]);
    second.entries = vec![(1, grade("4d"))];
    period.tournaments.push(second);
    let answer = rated(&period);
    let foreigner = &answer.players[1];
    assert_eq!((foreigner.status, foreigner.before, foreigner.after), (Status::Foreign, None, None));
    let rows: Vec<_> = foreigner.tournaments.iter().map(|row| (row.before, row.after)).collect();
    assert_eq!(rows, [(2130, 2130), (2230, 2230)]);
    assert_eq!(answer.players[0].tournaments[0].games[0].point.unwrap().opponent, 2130);
    assert_eq!(foreigner.grade, None);
    assert_eq!(steps_of(foreigner, "go-foreign-points").len(), 2);
}

/// Of five games one is between a player of the register and a foreigner; the others, with a professional who has no grade
/// here, a 9 dan, a drawn game and stones above 2700 among them, are nobody's business. 1900 beats the 1 dan's 1980: d = 80,
/// ⌊20 · 0.69 + ½⌋ = 14.
#[test]
fn p6_1_2_games_between_two_foreigners_neither_count_nor_stand_against_the_tournament() {
    let mut period = plain();
    period.players.truncate(1);
    period.players.extend(["1d", "9d", "9p", "7d", "7d"].map(|entry| unrated(entry, entry)));
    for player in &mut period.players[1..] {
        player.foreign = true;
    }
    let games = vec![
        game(1, 0, 1, 0, GoOutcome::Black),
        game(1, 2, 3, 0, GoOutcome::Black),
        game(1, 4, 5, 2, GoOutcome::White),
        game(2, 1, 3, 0, GoOutcome::Jigo),
        game(2, 2, 4, 0, GoOutcome::White),
    ];
    period.tournaments = vec![tournament("T", 5, 20, games)];
    let answer = rated(&period);
    assert_eq!((answer.players[0].after, answer.players[0].sum.to_string()), (Some(1914), "0.690".to_owned()));
    let told = |player: usize| -> Vec<(bool, Option<&str>)> {
        let games = &answer.players[player].tournaments[0].games;
        games.iter().map(|game| (game.point.is_some(), game.why.map(|why| why.paragraph.0))).collect()
    };
    assert_eq!(told(1), [(true, None), (false, Some("§6(1)2"))]);
    assert_eq!(told(3), [(false, Some("§6(1)2")); 2]);

    // Whoever meets a player of the register needs points.
    period.tournaments[0].games.push(game(3, 0, 2, 0, GoOutcome::White));
    assert_eq!(refusals(&period), [("go-foreign-grade-unbounded", "M1/1")]);
    period.players[2].rating = Some(2750);
    assert_eq!(rated(&period).players[0].after, Some(1914), "a difference above 348 costs nothing");
    // The first reading looked at all of them.
    let looked_at = rate(&with("go-games-of-strangers", "looked-at"), &period).expect_err("it is refused");
    assert!(looked_at.iter().any(|one| one.code.as_str() == "go-jigo"));
}

#[test]
fn p6_1_2_a_foreigner_without_a_declared_grade_is_refused() {
    let mut period = plain();
    period.players[1] = unrated("F", "");
    period.players[1].foreign = true;
    assert_eq!(refusals(&period), [("go-foreign-grade-missing", "§6(1)2")]);
}

#[test]
fn m1_1_a_foreigner_of_8_or_9_dan_needs_points_from_outside() {
    for declared in ["8d", "9d"] {
        let mut period = plain();
        period.players[1] = unrated("F", declared);
        period.players[1].foreign = true;
        assert_eq!(refusals(&period), [("go-foreign-grade-unbounded", "M1/1")]);
        period.players[1].rating = Some(2900);
        let answer = rated(&period);
        assert_eq!(answer.players[0].tournaments[0].games[0].point.unwrap().opponent, 2900);
        assert_eq!(answer.players[1].after, None);
    }
}

#[test]
fn p6_1_2_whoever_has_no_game_does_not_enter() {
    let mut period = plain();
    period.players.push(unrated("N", "8k"));
    let answer = rated(&period);
    assert_eq!((answer.players[2].status, answer.players[2].after), (Status::Absent, None));
}

#[test]
fn p3_3_the_committees_grade_for_a_newcomer_holds_and_his_own_claim_does_not() {
    let mut period = with_initial(1700, SetBy::Manager);
    period.players[1].grade = Some(grade("1d"));
    assert_eq!(rated(&period).players[1].grade, Some(grade("6k")), "a claim is not a grade");
    let reference = "MB 5/2012".to_owned();
    period.decisions = vec![GoDecision { player: 1, points: None, grade: Some(grade("2k")), reference, taken: false }];
    assert_eq!(rated(&period).players[1].grade, Some(grade("2k")));
}

#[test]
fn p3_3_the_committees_points_for_a_foreigner_take_the_place_of_his_grade() {
    let mut period = plain();
    period.players[1] = unrated("F", "3d");
    period.players[1].foreign = true;
    let reference = "MB 6/2012".to_owned();
    period.decisions = vec![GoDecision { player: 1, points: Some(2200), grade: None, reference, taken: false }];
    let answer = rated(&period);
    assert_eq!(answer.players[0].tournaments[0].games[0].point.unwrap().opponent, 2200);
    assert_eq!(answer.players[1].after, None);
}
