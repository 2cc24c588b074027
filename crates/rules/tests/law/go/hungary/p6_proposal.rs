//! §6(1) step 2, F-23: what the manager is offered as a newcomer's initial points. All numbers by hand from tables 1 and 4.

use super::case::{grade, with};
use arpad_model::Decimal;
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::game_point::Played::{self, BlackWins, Jigo, WhiteWins};
use arpad_rules::go::hungary::proposal::{Met, Method, Proposal, propose};

/// Even, with Black.
fn even(opponent: i32, result: Played) -> Met {
    Met { opponent, black: true, stones: 0, result }
}

fn proposed(entry: &str, games: &[Met]) -> Proposal {
    propose(&MGSZ_2012, grade(entry), games)
}

fn points(entry: &str, games: &[Met]) -> (i32, Method) {
    let proposal = proposed(entry, games);
    (proposal.points, proposal.method)
}

/// One win of three against 1500, 1520 and 1480, entered as 12 kyu. With 1430 points a win is worth 0.67, 0.71 and 0.62,
/// together 2.00: as much as two losses cost. The rows of table 4 are the same from 1428 to 1432.
#[test]
fn p6_1_2_the_points_at_which_the_expected_sum_is_the_achieved_one() {
    let games = [even(1500, BlackWins), even(1520, WhiteWins), even(1480, WhiteWins)];
    let proposal = proposed("12k", &games);
    assert_eq!((proposal.points, proposal.method, proposal.sum), (1430, Method::Performance, Decimal(0)));
    assert_eq!((proposal.lowest, proposal.highest), (1420, 1519), "13, 12 and 11 kyu");
    assert_eq!((proposal.games, proposal.half_points, proposal.for_committee), (3, 2, false));
}

/// Two wins of three against 1600, 1560 and 1650, entered as 8 kyu: at 1673 and 1674 a win is worth 0.32 + 0.24 + 0.44 = 1.
/// 1674 is the last of 7 kyu, where the range ends; of two the middle is the lower.
#[test]
fn p6_1_2_of_equally_near_points_the_middle_one_rounded_down() {
    assert_eq!(points("8k", &[even(1600, BlackWins), even(1560, BlackWins), even(1650, WhiteWins)]).0, 1673);
    // With White it is the same.
    let white = |opponent, result| Met { black: false, ..even(opponent, result) };
    assert_eq!(points("8k", &[white(1600, WhiteWins), white(1560, WhiteWins), white(1650, BlackWins)]).0, 1673);
    // Three drawn games against 1600: half of everything is expected from 1598 to 1602.
    assert_eq!(points("8k", &[even(1600, Jigo); 3]).0, 1600);
    // Five points have the same row, of which the range of 1555 to 1674 holds three at each of its ends.
    assert_eq!(points("8k", &[even(1555, Jigo); 3]).0, 1556);
    assert_eq!(points("8k", &[even(1674, Jigo); 3]).0, 1673);
}

/// Stones correct the newcomer band by band. With 1385 points: two stones make 1445 (15k +30, 14k +30), five below 1450: a win
/// is worth 0.51; three stones 1475, 25 below 1500: 0.56; five below 1390: 0.51; 35 above 1350: 0.41. Together 1.99, two
/// losses cost 2. From 1383 to 1387 the rows are the same; at 1382 they give 2.04, at 1388 1.95.
#[test]
fn p6_1_2_stones_that_were_received_are_reckoned_with() {
    let stones = |stones, opponent, result| Met { stones, ..even(opponent, result) };
    let games = [stones(2, 1450, BlackWins), stones(3, 1500, WhiteWins), even(1390, WhiteWins), even(1350, BlackWins)];
    let proposal = proposed("15k", &games);
    assert_eq!((proposal.points, proposal.sum), (1385, Decimal(-10)));
}

#[test]
fn p6_1_2_who_won_or_lost_everything_is_at_the_end_of_the_range() {
    let all = |opponent, result| [even(opponent, result); 3];
    assert_eq!(points("8k", &all(1600, BlackWins)), (1674, Method::AllWon), "the last of 7 kyu");
    assert_eq!(points("8k", &all(1600, WhiteWins)), (1555, Method::AllLost), "the first of 9 kyu");
    assert_eq!(points("35k", &all(1010, WhiteWins)), (1000, Method::AllLost), "there is nothing below 35 kyu");
    // One of four against much weaker ones is less than the range holds, three of four against much stronger ones more.
    let mixed = |opponent, most| [even(opponent, most), even(opponent, most), even(opponent, most)];
    assert_eq!(points("8k", &[&mixed(1300, WhiteWins)[..], &[even(1300, BlackWins)]].concat()).0, 1555);
    assert_eq!(points("8k", &[&mixed(1900, BlackWins)[..], &[even(1900, WhiteWins)]].concat()).0, 1674);
}

#[test]
fn p6_1_2_fewer_than_three_games_or_the_committees_word_give_the_bound_of_the_entry_grade() {
    let games = [even(1600, BlackWins); 3];
    assert_eq!(points("8k", &games[..2]), (1595, Method::FewGames));
    let proposal = propose(&with("go-initial-method", "bound"), grade("8k"), &games);
    assert_eq!((proposal.points, proposal.method), (1595, Method::Bound));
}

#[test]
fn p5_3_above_5_kyu_the_manager_is_offered_the_most_he_may_give_and_the_rest_is_the_committees() {
    let won = [even(1750, BlackWins); 3];
    // Of 5 kyu: 6 to 4 kyu, up to 1814.
    let proposal = proposed("5k", &won);
    assert_eq!((proposal.points, proposal.performed, proposal.for_committee), (1764, 1814, true));
    let proposal = proposed("3d", &won[..2]);
    assert_eq!((proposal.points, proposal.performed, proposal.for_committee), (1764, 2130, true));
    let proposal = proposed("6k", &won);
    assert_eq!((proposal.points, proposal.performed, proposal.for_committee), (1764, 1764, false), "7 to 5 kyu");
    // The top band has no end, and 9 dan no bound.
    assert_eq!(proposed("9d", &won).performed, 2700);
}

/// A game whose stones cannot be reckoned (§8(2) step 1: no band below 1000) is none the manager can weigh.
#[test]
fn p6_1_2_a_game_that_cannot_be_reckoned_is_left_out() {
    let given = Met { opponent: 980, black: false, stones: 2, result: WhiteWins };
    let proposal = proposed("30k", &[given, even(1055, BlackWins), even(1055, WhiteWins)]);
    assert_eq!((proposal.games, proposal.method), (2, Method::FewGames));
}

/// N entered as 12 kyu and played as in the first example: with Black against A, with White against the foreigner of 10 kyu
/// (1520) and against M, another newcomer, whose points are open too: he counts with 1485, the bound of 11 kyu. With 1430
/// points a win is worth 0.67 against 1500, 0.71 against 1520 and 0.63 against 1485: 2.01; so it is from 1428 to 1432. At 1433 it
/// is 0.66 + 0.70 + 0.62 = 1.98, at 1427 0.68 + 0.72 + 0.65 = 2.05.
#[test]
fn p6_1_2_newcomers_of_a_tournament_are_found_with_what_they_played() {
    use super::case::{game, period, player, tournament, unrated};
    use arpad_model::{GoDecision, GoOutcome, InitialPoints, SetBy};
    use arpad_rules::go::hungary::newcomers::newcomers;
    let mut foreign = unrated("F", "10k");
    foreign.foreign = true;
    let players =
        vec![player("A", 1500, "11k"), unrated("N", "12k"), foreign, unrated("M", "11k"), unrated("Z", "20k")];
    let games = vec![
        game(1, 1, 0, 0, GoOutcome::Black),
        game(2, 2, 1, 0, GoOutcome::Black),
        game(3, 3, 1, 0, GoOutcome::Black),
        game(3, 1, 4, 0, GoOutcome::NoShow),
    ];
    let mut period = period(players, vec![tournament("T", 5, 10, games)]);
    let found = newcomers(&MGSZ_2012, &period, 0);
    let told: Vec<_> = found.iter().map(|one| (one.player, one.played, one.half_points)).collect();
    assert_eq!(told, [(1, 3, 2), (3, 1, 2)], "who has not played is no newcomer");
    let proposal = found[0].proposal.expect("an entry grade");
    assert_eq!((proposal.points, proposal.sum, proposal.games), (1430, Decimal(10), 3));
    assert_eq!(found[1].proposal.map(|proposal| (proposal.points, proposal.method)), Some((1485, Method::FewGames)));
    // What the committee has decided of M is what N met: the first example. A grade alone decides no points.
    let decision = |player, points| GoDecision { player, points, grade: None, reference: String::new(), taken: false };
    period.decisions = vec![decision(1, None), decision(3, Some(1480))];
    let found = newcomers(&MGSZ_2012, &period, 0);
    let told: Vec<_> = found.iter().map(|one| (one.player, one.proposal.map(|one| (one.points, one.sum)))).collect();
    assert_eq!(told, [(1, Some((1430, Decimal(0))))]);
    period.decisions.clear();
    period.players[1].initial = Some(InitialPoints { points: 1430, by: SetBy::Manager });
    assert_eq!(newcomers(&MGSZ_2012, &period, 0).len(), 1, "it was set");
}

/// The top band has no width: stones that 8 dan can be corrected by and 9 dan cannot are none the manager can weigh.
#[test]
fn p6_1_2_a_game_that_cannot_be_reckoned_at_the_top_is_left_out() {
    let stones = Met { stones: 1, ..even(2700, BlackWins) };
    let proposal = proposed("9d", &[stones, stones, stones, even(2700, BlackWins)]);
    assert_eq!((proposal.games, proposal.method), (1, Method::FewGames));
    let proposal = proposed("1d", &[stones, stones, stones, even(2700, BlackWins)]);
    assert_eq!((proposal.games, proposal.method), (4, Method::AllWon));
}
