//! Single cases worked out by hand, and months with known causes.

use super::*;
use arpad_rules::chess::editions::FIDE_2024_03;
use jiff::civil::date;

/// Base, K, and what the other list says: rating and games.
type One = (i16, u8, Option<(i16, u16)>);

/// Games as (tournament, White, Black, White's half points); everybody plays with his rating on the list.
fn month(players: &[One], games: &[(u32, u32, u32, u8)]) -> Month<'static> {
    let events = games.iter().map(|game| game.0).max().map_or(0, |last| last + 1);
    let own = |player: u32| players[player as usize].0;
    Month {
        edition: &FIDE_2024_03,
        day: date(2024, 5, 1),
        transition: None,
        players: players
            .iter()
            .map(|(base, k, told)| Of {
                base: *base,
                k: *k,
                told: told.map(|(rating, games)| Told { rating, games: Some(games) }),
                other_k: [10, 20, 40].into_iter().filter(|other| other != k).collect(),
                ..Of::default()
            })
            .collect(),
        events: (0..events)
            .map(|at| OfEvent { edition: &FIDE_2024_03, start: date(2024, 4, 6 + at as i8), other_lists: Vec::new() })
            .collect(),
        games: games
            .iter()
            .map(|(event, white, black, halves)| OfGame {
                event: *event,
                round: 1,
                players: [*white, *black],
                halves: *halves,
                sides: [(*white, *black), (*black, *white)]
                    .map(|(one, other)| Side { own: own(one), opponent: own(other) }),
                counts: true,
            })
            .collect(),
    }
}

fn sets(month: &Month<'_>) -> Vec<Vec<Vec<Cause>>> {
    search(month).into_iter().map(|found| found.sets).collect()
}

/// A of 2000 beats B of 2000 (+.50 × 20 = 10), and draws with C of 2200 (D 200, .24: +.26 × 20 = 5.2; C −.26 × 10 = −2.6):
/// A 2015, B 1990, C 2197.
const GAMES: [(u32, u32, u32, u8); 2] = [(0, 0, 1, 2), (0, 2, 0, 1)];

fn trio(told: [(i16, u16); 3]) -> Month<'static> {
    month(&[(2000, 20, Some(told[0])), (2000, 20, Some(told[1])), (2200, 10, Some(told[2]))], &GAMES)
}

#[test]
fn what_agrees_needs_no_cause() {
    assert_eq!(sets(&trio([(2015, 2), (1990, 1), (2197, 1)])), Vec::<Vec<Vec<Cause>>>::new());
}

#[test]
fn a_game_that_is_missing_moves_both_and_so_does_another_result() {
    let missing = trio([(2005, 1), (2000, 0), (2197, 1)]);
    assert_eq!(sets(&missing), [vec![vec![Cause::Missing(0)]]]);
    // A draw: nobody gains, both have their game.
    let drawn = trio([(2005, 2), (2000, 1), (2197, 1)]);
    assert_eq!(sets(&drawn), [vec![vec![Cause::Result(0, 1)]]]);
    // The first game twice: A +25.2, B −20.
    let twice = trio([(2025, 3), (1980, 2), (2197, 1)]);
    assert_eq!(sets(&twice), [vec![vec![Cause::Extra(0)]]]);
    // Nothing at all.
    let nothing = trio([(2000, 0), (2000, 0), (2200, 0)]);
    assert_eq!(sets(&nothing), [vec![vec![Cause::Event(0)]]]);
}

#[test]
fn another_k_moves_one_player_and_two_causes_are_found_together() {
    // .76 × 40 = 30.4.
    assert_eq!(sets(&trio([(2030, 2), (1990, 1), (2197, 1)])), [vec![vec![Cause::K(0, 40)]]]);
    // Drawn with B (B 2000), and A's .26 at 40: +10.4.
    let both = vec![Cause::Result(0, 1), Cause::K(0, 40)];
    assert_eq!(sets(&trio([(2010, 2), (2000, 1), (2197, 1)])), [vec![both]]);
}

#[test]
fn a_base_that_was_corrected_and_another_start() {
    let with = |told, other| {
        let mut month = trio(told);
        month.players[0].other_base = vec![other];
        sets(&month)
    };
    assert_eq!(with([(1915, 2), (1990, 1), (2197, 1)], 1900), [vec![vec![Cause::Base(0, 1900)]]]);
    // From 1900 on: against B D −100, .36: +.64; against C D −300, .15: +.35; .99 × 20 = 19.8. B −.64 × 20 = −12.8. C −.35 × 10 = −3.5,
    // away from zero.
    assert_eq!(with([(1920, 2), (1987, 1), (2196, 1)], 1900), [vec![vec![Cause::Start(0, 1900)]]]);
    // From 2010 on: +.49 and +.25, 14.8; B −9.8; C −2.5: 2025, 1990, 2197. Whole points hide which of the two it was.
    let both = vec![vec![Cause::Base(0, 2010)], vec![Cause::Start(0, 2010)]];
    assert_eq!(with([(2025, 2), (1990, 1), (2197, 1)], 2010), [both]);
}

#[test]
fn another_list_at_the_start_of_a_tournament_moves_all_of_it() {
    // A 1900 and C 2100 on the list before. A–B: D −100, .36: +.64; A–C: D −200: +.26; .90 × 20 = 18. B: −.64 × 20 = −12.8.
    let mut month = trio([(2018, 2), (1987, 1), (2197, 1)]);
    month.events[0].other_lists = vec![vec![1900, 2000, 2100]];
    assert_eq!(sets(&month), [vec![vec![Cause::List(0, 0)]]]);
}

#[test]
fn a_half_goes_to_the_other_side() {
    // D 193, .75: a draw is −.25 × 10 = −2.5, away from zero −3; FIDE has −2. The other one has +.25 × 20 = 5.
    let one = month(&[(2193, 10, Some((2191, 1))), (2000, 20, Some((2005, 1)))], &[(0, 0, 1, 1)]);
    assert_eq!(sets(&one), [vec![vec![Cause::Half(0)]]]);
}

#[test]
fn the_unit_of_rounding_is_one_cause_for_everybody() {
    // D 220, .22: a draw is +.28 × 20 = 5.6; two of them 11.2, so 11, and 6 + 6 = 12 where each tournament is rounded.
    let players = [(2000, 20, Some((2012, 2))), (2220, 10, Some((2217, 1))), (2220, 10, Some((2217, 1)))];
    let games = [(0, 0, 1, 1), (1, 0, 2, 1)];
    assert_eq!(sets(&month(&players, &games)), [vec![vec![Cause::Unit]]]);
}

#[test]
fn games_that_are_counted_for_another_person() {
    // D of 2100 has A's games: against B D 100, .64: +.36; against C D −100, .36: +.14; .50 × 20 = 10. B then −.36 × 20 = −7.2, C at
    // .64: −.14 × 10 = −1.4.
    let told = [(2000, 0), (1993, 1), (2199, 1), (2110, 2)].map(Some);
    let players = [(2000, 20, told[0]), (2000, 20, told[1]), (2200, 10, told[2]), (2100, 20, told[3])];
    let mut month = month(&players, &GAMES);
    month.players[0].alike = vec![3];
    assert_eq!(sets(&month), [vec![vec![Cause::Identity { event: 0, from: 0, to: 3 }]]]);
}

#[test]
fn several_sets_are_all_told_and_none_is_said_to_be_none() {
    // Two wins against 2000, who are on no list there: one game of the two.
    let players = [(2000, 20, Some((2010, 1))), (2000, 20, None), (2000, 20, None)];
    let games = [(0, 0, 1, 2), (0, 0, 2, 2)];
    let found = search(&month(&players, &games));
    assert_eq!(found[0].sets, [vec![Cause::Missing(0)], vec![Cause::Missing(1)]]);
    let none = search(&trio([(2400, 2), (1990, 1), (2197, 1)]));
    assert_eq!((none[0].sets.len(), none[0].is_cut, none[0].players.as_slice()), (0, false, [0].as_slice()));
}

/// More causes than are looked for together, in one tournament: each is found for its own player.
#[test]
fn many_causes_in_one_tournament_are_found_one_by_one() {
    // Ten players of 2000, everybody wins once and loses once: 0. Against a second tournament nobody differs; five have won one more.
    let mut players: Vec<One> = (0..10).map(|_| (2000, 20, Some((2000, 2)))).collect();
    let mut games: Vec<(u32, u32, u32, u8)> = (0..10).map(|at| (0, at, (at + 1) % 10, 2)).collect();
    games.extend((0..5).map(|at| (0, at, at + 5, 2)));
    for (at, player) in (0..).zip(&mut players) {
        // +10 with 20, +20 with 40; the other five −10.
        player.2 = Some(if at < 5 { (2020, 3) } else { (1990, 3) });
    }
    let found = search(&month(&players, &games));
    let named: Vec<_> = found.iter().map(|one| (one.players.clone(), one.sets.clone())).collect();
    let due: Vec<_> = (0..5).map(|at| (vec![at], vec![vec![Cause::K(at, 40)]])).collect();
    assert_eq!(named, due);
}

#[test]
fn of_months_with_one_to_three_causes_the_true_set_is_named() {
    let (mut named, mut all) = (0, 0);
    for seed in 1..=24 {
        let planted = plant(seed, 1 + (seed % 3) as usize).expect("a month");
        let found = search(&planted.month);
        named += u32::from(planted.named(&found) <= Named::Equal);
        all += 1;
    }
    assert!(named * 100 >= all * 95, "{named} of {all}");
}
