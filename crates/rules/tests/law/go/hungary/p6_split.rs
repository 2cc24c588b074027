//! §6(3): long tournaments in parts.

use super::case::*;
use arpad_model::{Decimal, Fact, GoOutcome, GoPeriod, Severity};
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::split::{last_rounds, part_of, split};

#[test]
fn p6_3_the_product_reaches_300() {
    assert_eq!(split(&MGSZ_2012, 45, 6), [6]);
    assert_eq!(split(&MGSZ_2012, 50, 6), [3, 3]);
    assert_eq!(split(&MGSZ_2012, 30, 9), [9]);
    assert_eq!(split(&MGSZ_2012, 30, 10), [5, 5]);
    assert_eq!(split(&MGSZ_2012, 0, 1000), [1000]);
}

#[test]
fn p6_3_fewest_parts_as_equal_as_possible_the_longer_first() {
    assert_eq!(split(&MGSZ_2012, 45, 10), [5, 5]);
    assert_eq!(split(&MGSZ_2012, 45, 7), [4, 3]);
    assert_eq!(split(&MGSZ_2012, 45, 13), [5, 4, 4]);
    assert_eq!(split(&MGSZ_2012, 299, 3), [1, 1, 1]);
    assert_eq!(split(&MGSZ_2012, 1000, 2), [1, 1], "a round cannot be cut");
}

#[test]
fn p6_3_every_part_stays_below_300_and_one_part_fewer_would_not() {
    for multiplier in 1..300 {
        for rounds in 1..40 {
            let parts = split(&MGSZ_2012, multiplier, rounds);
            assert_eq!(parts.iter().sum::<u16>(), rounds);
            assert!(parts.iter().all(|&part| multiplier * u32::from(part) < 300), "{multiplier} × {rounds}");
            assert!(
                parts.iter().max().unwrap() - parts.iter().min().unwrap() <= 1 && parts.is_sorted_by(|a, b| a >= b)
            );
            let fewer = parts.len() as u16 - 1;
            assert!(fewer == 0 || multiplier * u32::from(rounds.div_ceil(fewer)) >= 300);
        }
    }
    assert_eq!([1, 4, 5, 7, 9].map(|round| part_of(&last_rounds(&[4, 3]), round)), [0, 0, 1, 1, 1]);
}

/// Ten rounds of 45 between two players of 1900; Black wins them all.
fn congress() -> GoPeriod {
    let games = (1..=10).map(|round| game(round, 0, 1, 0, GoOutcome::Black)).collect();
    let mut period = plain();
    period.tournaments = vec![tournament("EGC", 5, 45, games)];
    period
}

#[test]
fn p6_3_later_parts_start_from_the_points_the_earlier_ones_left() {
    let answer = rated(&congress());
    assert_eq!(answer.tournaments[0].parts, [5, 5]);
    let row = &answer.players[0].tournaments[0];
    let parts: Vec<_> = row.parts.iter().map(|part| (part.before, part.change, part.after)).collect();
    // 45 · 5 · 0.5 = 112.5; then 2013 against 1788: a difference of 225, chance 0.080, 45 · 5 · 0.08 = 18.
    assert_eq!(parts, [(1900, 113, 2013), (2013, 18, 2031)]);
    assert_eq!(answer.players[1].after, Some(1770));
    // The steps close each part where it ends, once: five games, then its sum; five games, its sum.
    let places: Vec<usize> =
        (0..).zip(&answer.players[0].steps).filter(|(_, one)| one.code == "go-sum-of-part").map(|(at, _)| at).collect();
    let sums: Vec<_> = steps_of(&answer.players[0], "go-sum-of-part").iter().map(|one| one.value.clone()).collect();
    let parts: Vec<_> = steps_of(&answer.players[0], "go-sum-of-part")
        .iter()
        .filter_map(|one| one.facts.iter().find(|(name, _)| *name == "part").map(|(_, fact)| fact.clone()))
        .collect();
    assert_eq!(parts, [Fact::from(1_u32), Fact::from(2_u32)]);
    assert_eq!(sums, [Fact::Thousandths(Decimal(2500)), Fact::Thousandths(Decimal(400))]);
    let games = |from: usize, to: usize| {
        answer.players[0].steps[from..to].iter().filter(|one| one.code.as_str().starts_with("go-won-as")).count()
    };
    assert_eq!([games(0, places[0]), games(places[0], places[1])], [5, 5]);
    assert!(severe(&answer.findings, Severity::Note).contains(&("go-split", "§6(3)")));
}

#[test]
fn p6_3_grades_look_at_the_points_after_the_whole_tournament() {
    let answer = rated(&congress());
    let xy = &answer.players[0];
    assert_eq!(xy.reached.iter().map(|(_, times)| *times).max(), Some(1), "two parts are one tournament");
    assert_eq!(xy.grade, Some(grade("2k")));
    assert_eq!(xy.rated_tournaments, 1);
}

#[test]
fn p6_3_the_committee_may_cut_otherwise() {
    let mut period = congress();
    period.tournaments[0].parts = Some(vec![3, 3, 4]);
    assert_eq!(rated(&period).players[0].tournaments[0].parts.len(), 3);
    for parts in [vec![3, 3], vec![], vec![10, 0], vec![u16::MAX; 3]] {
        period.tournaments[0].parts = Some(parts);
        assert_eq!(refusals(&period)[0], ("go-parts", "§6(3)"));
    }
}

#[test]
fn p6_3_a_game_without_its_round_cannot_be_put_in_a_part() {
    let mut period = congress();
    period.tournaments[0].games[3].round = 0;
    assert_eq!(refusals(&period), [("go-round-missing", "§6(3)")]);
    let mut short = plain();
    short.tournaments[0].games[0].round = 0;
    let short = rated(&short);
    assert_eq!(short.players[0].change, Some(15), "one part needs no rounds");
    assert!(!severe(&short.findings, Severity::Note).contains(&("go-split", "§6(3)")), "one part is no split");
}

#[test]
fn p6_3_a_round_beyond_the_last_is_refused() {
    let mut period = congress();
    period.tournaments[0].rounds = Some(9);
    assert_eq!(refusals(&period), [("go-round-beyond", "§6(3)")]);
    period.players.push(unrated("N", ""));
    period.tournaments[0].games[9].white = Some(2);
    assert_eq!(refusals(&period), [("go-round-beyond", "§6(3)")], "who plays there is not asked for");
    period.players.pop();
    period.tournaments[0].games[9].white = Some(1);
    period.tournaments[0].rounds = Some(12);
    assert_eq!(rated(&period).tournaments[0].parts, [6, 6]);
}
