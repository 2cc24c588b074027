//! §7 new points and §8 game points, with examples 5, 6 and 7 of annex 2.

use super::case::*;
use arpad_model::{Fact, GoGame, GoOutcome, GoPeriod, GoPlayer, Place};
use arpad_rules::go::hungary::game_point::{NoStone, Played, corrected, game_point};
use arpad_rules::go::hungary::kernel::{Event, Field, PackedGame, Silent, rate_event};
use arpad_rules::go::hungary::new_points::new_points;
use arpad_rules::go::hungary::rated::{GoRated, PlayerPoint};
use arpad_rules::go::hungary::{MGSZ_2012, rate};

/// XY is player 0, with 1947 points and 1 kyu.
fn examples(multiplier: u32, opponents: &[(&str, i32)], games: Vec<GoGame>) -> GoPeriod {
    let mut players: Vec<GoPlayer> = vec![player("XY", 1947, "1k")];
    players
        .extend(opponents.iter().zip(["A", "B", "C", "D", "E"]).map(|(&(held, points), id)| player(id, points, held)));
    period(players, vec![tournament("T", 5, multiplier, games)])
}

fn points_of(answer: &GoRated, player: usize) -> Vec<PlayerPoint> {
    answer.players[player].tournaments[0].games.iter().map(|game| game.point.expect("a point")).collect()
}

fn example_5() -> GoPeriod {
    use GoOutcome::{Black, White};
    let games = [White, Black, Black, White, Black];
    let games = games.iter().zip(1..).map(|(&outcome, n)| game(n, 0, n.into(), 0, outcome)).collect();
    examples(30, &[("1k", 1935), ("2k", 1865), ("1k", 1924), ("1d", 1997), ("1d", 2015)], games)
}

/// Source: S001 annex 2, example 5.
#[test]
fn p7_example_5_all_rows() {
    let answer = rated(&example_5());
    let rows: Vec<_> = points_of(&answer, 0).iter().map(|point| (point.difference, point.point.to_string())).collect();
    let expected = [(12, "-0.520"), (82, "0.310"), (23, "0.440"), (-50, "-0.380"), (-68, "0.670")];
    assert_eq!(rows, expected.map(|(difference, point)| (difference, point.to_owned())));
    let xy = &answer.players[0];
    assert_eq!(xy.sum.to_string(), "0.520");
    assert_eq!(xy.tournaments[0].parts[0].product.to_string(), "15.600");
    assert_eq!((xy.before, xy.change, xy.after), (Some(1947), Some(16), Some(1963)));
}

/// Source: S001 annex 2, example 6a.
#[test]
fn p8_2_example_6a_the_stronger_wins_the_chance() {
    let point = points_of(&rated(&example_5()), 0)[1];
    assert_eq!((point.difference, point.chance.to_string().as_str()), (82, "0.310"));
    assert_eq!(point.point, point.chance);
}

/// Source: S001 annex 2, example 6b.
#[test]
fn p8_2_example_6b_the_weaker_wins_the_rest_to_one() {
    let answer = rated(&example_5());
    let (xy, a) = (points_of(&answer, 0)[0], points_of(&answer, 1)[0]);
    assert_eq!((xy.difference, xy.chance.to_string().as_str()), (12, "0.480"));
    assert_eq!((xy.point.to_string().as_str(), a.point.to_string().as_str()), ("-0.520", "0.520"));
    assert_eq!(a.difference, -12);
}

fn example_7() -> GoPeriod {
    use GoOutcome::{Black, White};
    let games = vec![
        game(1, 0, 1, 1, Black),
        game(2, 0, 2, 2, Black),
        game(3, 3, 0, 2, White),
        game(4, 0, 4, 0, Black),
        game(5, 0, 5, 4, White),
    ];
    examples(15, &[("2d", 2087), ("3d", 2130), ("4k", 1781), ("1d", 1992), ("5d", 2419)], games)
}

/// Source: S001 annex 2, example 7.
#[test]
fn p7_example_7_all_rows_with_corrections_differences_and_points() {
    let answer = rated(&example_7());
    let rows: Vec<_> = points_of(&answer, 0)
        .iter()
        .map(|p| {
            let correction = (p.own_corrected - p.own) + (p.opponent_corrected - p.opponent);
            (correction, [p.own_corrected, p.opponent_corrected], p.difference, p.point.to_string())
        })
        .collect();
    let expected = [
        (60, [2007, 2087], -80, "0.690"),
        (130, [2077, 2130], -53, "0.630"),
        (100, [1947, 1881], 66, "0.340"),
        (0, [1947, 1992], -45, "0.610"),
        (310, [2257, 2419], -162, "-0.160"),
    ];
    assert_eq!(rows, expected.map(|(correction, both, d, point)| (correction, both, d, point.to_owned())));
    let xy = &answer.players[0];
    assert_eq!(xy.sum.to_string(), "2.110");
    assert_eq!(xy.tournaments[0].parts[0].product.to_string(), "31.650");
    assert_eq!((xy.change, xy.after), (Some(32), Some(1979)));
}

#[test]
fn p7_a_half_goes_up_on_both_sides_of_zero() {
    let change = |sum| new_points(&MGSZ_2012, 1900, 5, sum).change;
    assert_eq!([100, -100, -300, -500, 300].map(change), [1, 0, -1, -2, 2]);
    assert_eq!([99, -101].map(change), [0, -1]);
}

#[test]
fn p7_the_steps_tell_the_numbers_of_the_answer() {
    let answer = rated(&example_7());
    let xy = &answer.players[0];
    for step in steps_of(xy, "go-correction") {
        let fact = |name: &str| step.facts.iter().find(|fact| fact.0 == name).map(|fact| fact.1.to_owned());
        let (Some(Fact::Number(from)), Some(Fact::Number(by))) = (fact("from"), fact("correction")) else {
            panic!("{step:?}")
        };
        assert!(by > 0 && step.value == Fact::Number(from + by), "{step:?}");
    }
    let codes: Vec<_> = xy.steps.iter().map(|step| (step.code.as_str(), step.paragraph.0)).collect();
    assert_eq!(
        codes,
        [
            ("go-correction", "§8(2)1"),
            ("go-won-as-weaker", "§8(2)2"),
            ("go-correction", "§8(2)1"),
            ("go-won-as-weaker", "§8(2)2"),
            ("go-correction", "§8(2)1"),
            ("go-won-as-stronger", "§8(2)2"),
            ("go-won-as-weaker", "§8(2)2"),
            ("go-correction", "§8(2)1"),
            ("go-lost-as-weaker", "§8(2)2"),
            ("go-sum", "§7"),
            ("go-change", "§7"),
            ("go-new-points", "§7"),
        ]
    );
    assert_eq!(xy.steps.last().unwrap().value, arpad_model::Fact::Number(1979));
}

#[test]
fn p8_1_unplayed_games_give_no_point() {
    use GoOutcome::{Arbiter, Bye, DoubleLoss, HalfBye, NoShow};
    let reasons = [
        (NoShow, "go-no-show", "§8(1)a"),
        (Arbiter, "go-arbiter", "§8(1)b"),
        (DoubleLoss, "go-double-loss", "§8(1)b"),
        (Bye, "go-bye", "§8(1)c"),
        (HalfBye, "go-half-bye", "§8(1)c"),
    ];
    for (outcome, code, paragraph) in reasons {
        let mut period = plain();
        let bye = GoGame { round: 2, black: 0, white: None, handicap: 0, outcome, uncolored: false };
        period.tournaments[0].games.push(if outcome.is_alone() { bye } else { game(2, 0, 1, 0, outcome) });
        let answer = rated(&period);
        let row = &answer.players[0].tournaments[0].games[1];
        assert_eq!(
            (row.point, row.why.map(|why| (why.code.as_str(), why.paragraph.0))),
            (None, Some((code, paragraph)))
        );
        assert_eq!(answer.players[0].change, Some(15), "the played game alone");
        assert_eq!(steps_of(&answer.players[0], "go-not-counted").len(), 1);
    }
}

#[test]
fn p8_2_1_the_band_is_looked_up_again_after_each_stone() {
    // Three bands of different width, and the last point of one.
    assert_eq!(corrected(&MGSZ_2012, 1919, 2700, 3), Ok(1919 + 55 + 60 + 70));
    assert_eq!(corrected(&MGSZ_2012, 1920, 2700, 1), Ok(1980));
    assert_eq!(corrected(&MGSZ_2012, 1000, 2700, 9), Ok(1000 + 4 * 10 + 5 * 15));
}

#[test]
fn p8_2_1_too_many_stones_turn_the_roles_round() {
    // 1947 with four stones is 2257: stronger than 2087, so a win is worth the chance of A only.
    let point = game_point(&MGSZ_2012, 1947, 2087, 4, Played::BlackWins).unwrap();
    assert_eq!((point.difference, point.chance, point.black_point), (170, 140, 140));
    let point = game_point(&MGSZ_2012, 1947, 2087, 4, Played::WhiteWins).unwrap();
    assert_eq!(point.black_point, -860);
    // The explanation says so on both sides, and only there.
    let mut period = plain();
    (period.players[0], period.players[1]) = (player("A", 1947, "1k"), player("B", 2087, "2d"));
    period.tournaments[0].even = Some(false);
    period.tournaments[0].games = vec![game(2, 0, 1, 1, GoOutcome::Black), game(1, 0, 1, 4, GoOutcome::Black)];
    let answer = rated(&period);
    for player in &answer.players {
        let told = steps_of(player, "go-roles-swapped");
        assert_eq!(told.len(), 1);
        assert_eq!((told[0].paragraph.0, &told[0].facts[0]), ("§8(2)1", &("round", 1_u32.into())));
        // Rounds in their order, whatever the order of the report.
        let rounds: Vec<_> = steps_of(player, "go-correction").iter().map(|step| step.facts[0].clone()).collect();
        assert_eq!(rounds, [("round", 1_u32.into()), ("round", 2_u32.into())]);
    }
}

/// 1920 with one stone is 1980, as strong as the giver and no stronger: nobody's role is turned round.
#[test]
fn p8_2_1_stones_that_make_equal_turn_no_roles_round() {
    let mut period = plain();
    (period.players[0], period.players[1]) = (player("A", 1920, "1k"), player("B", 1980, "1d"));
    period.tournaments[0].even = Some(false);
    period.tournaments[0].games = vec![game(1, 0, 1, 1, GoOutcome::Black)];
    for player in &rated(&period).players {
        assert_eq!(steps_of(player, "go-correction")[0].value, 1980.into());
        assert!(steps_of(player, "go-roles-swapped").is_empty());
    }
}

#[test]
fn p8_2_1_equal_points_and_stones_correct_the_receiver() {
    assert_eq!(game_point(&MGSZ_2012, 1900, 1900, 1, Played::BlackWins).unwrap().corrected, 1955);
}

#[test]
fn p8_2_1_stones_to_the_stronger_are_refused_unless_the_committee_decides() {
    let mut period = example_7();
    period.tournaments[0].games.push(game(5, 1, 0, 1, GoOutcome::Black));
    assert_eq!(refusals(&period), [("go-stones-to-stronger", "§8(2)1")]);
    let answer = rate(&with("go-stones-to-stronger", "correct-receiver"), &period).unwrap();
    let last = points_of(&answer, 0)[5];
    assert_eq!((last.opponent_corrected, last.difference), (2167, 1947 - 2167));
}

#[test]
fn p8_2_1_a_stone_at_2700_or_above_is_refused_unless_the_committee_sets_a_width() {
    let strong = |black: i32, stones| {
        let mut period = plain();
        period.players = vec![player("A", black, "6d"), player("B", 2900, "7d")];
        period.tournaments[0].even = Some(false);
        period.tournaments[0].games[0].handicap = stones;
        period
    };
    assert_eq!(refusals(&strong(2700, 1)), [("go-top-band", "§8(2)1")]);
    assert_eq!(refusals(&strong(2600, 2)), [("go-top-band", "§8(2)1")], "the second stone");
    assert_eq!(refusals(&strong(2699, 1)), []);
    let answer = rate(&with("go-top-width", "200"), &strong(2600, 2)).unwrap();
    assert_eq!(points_of(&answer, 0)[0].own_corrected, 3000);
    assert_eq!(corrected(&MGSZ_2012, 2600, 2900, 2), Err(NoStone::TopBand { at: 2800 }));
}

#[test]
fn p8_2_1_a_stone_below_1000_is_refused_unless_the_committee_sets_a_width() {
    let mut period = plain();
    period.players[0] = player("A", 999, "35k");
    period.tournaments[0].even = Some(false);
    period.tournaments[0].games[0].handicap = 2;
    assert_eq!(refusals(&period), [("go-below-table", "§8(2)1")]);
    let answer = rate(&with("go-bottom-width", "10"), &period).unwrap();
    assert_eq!(points_of(&answer, 0)[0].own_corrected, 999 + 10 + 10);
}

/// Half a multiplier of 20 is won and lost between equals.
#[test]
fn p4_3_who_falls_below_1000_is_noted_and_who_was_there_is_not() {
    for (points, fell) in [(1010, false), (1009, true), (999, false)] {
        let mut period = plain();
        period.players = vec![player("A", points, "35k"), player("B", points, "35k")];
        period.tournaments = vec![tournament("T", 5, 20, vec![game(1, 0, 1, 0, GoOutcome::Black)])];
        let answer = rated(&period);
        assert_eq!(answer.players[1].after, Some(points - 10));
        let found: Vec<_> = answer.findings.iter().filter(|found| found.code == "go-fell-below-table").collect();
        assert_eq!(found.len(), usize::from(fell), "{points}");
        assert!(found.iter().all(|found| (found.paragraph.0, &found.place) == ("§4(3)", &Place::Player(1))));
    }
}

#[test]
fn p8_2_1_the_kernel_counts_the_games_it_cannot_correct() {
    let beyond = |black| PackedGame { black, white: 2, stones: 1, result: Played::BlackWins };
    let event = Event { multiplier: 20, games: &[beyond(0), beyond(1), beyond(2)], part_ends: &[1, 3], own: &[] };
    let mut field = Field::of_points([2700, 2700, 2900]);
    assert_eq!(rate_event(&MGSZ_2012, &mut field, &event, &mut Silent), 3);
}

#[test]
fn p8_2_jigo_is_refused_unless_the_committee_allows_it() {
    let mut period = example_5();
    period.tournaments[0].games[1].outcome = GoOutcome::Jigo;
    assert_eq!(refusals(&period), [("go-jigo", "§8(2)")]);
    let answer = rate(&with("go-jigo", "half"), &period).unwrap();
    assert_eq!(points_of(&answer, 0)[1].point.to_string(), "-0.190", "A: e − ½");
    assert_eq!(points_of(&answer, 2)[0].point.to_string(), "0.190", "B: ½ − e");
}

#[test]
fn p8_2_a_game_needs_two_different_players_of_the_document() {
    let mut period = plain();
    period.tournaments[0].games[0].white = None;
    assert_eq!(refusals(&period), [("go-opponent-missing", "§8(2)")]);
    period.tournaments[0].games[0].white = Some(0);
    assert_eq!(refusals(&period), [("go-opponent-self", "§8(2)")]);
    period.tournaments[0].games[0].white = Some(u32::MAX);
    assert_eq!(refusals(&period), [("go-player-unknown", "§8(2)")]);
}
