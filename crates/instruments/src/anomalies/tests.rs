//! Single cases worked out by hand, and federations with known truth.

use super::*;
use crate::simulation::{Fault, Plan, simulate};
use jiff::civil::date;

fn game(round: u16, white: u32, black: u32, halves: u8, ratings: [i16; 2]) -> OfGame {
    OfGame { players: [white, black], halves, round, ratings }
}

fn kinds(closing: &Closing) -> Vec<Kind> {
    look(closing).iter().map(|one| one.kind).collect()
}

/// A person of each number against persons 100 above it.
fn wins(number: u32, count: u32, ratings: [i16; 2]) -> OfEvent {
    let games = (0..count).map(|at| game(1, 0, 100 + at, 2, ratings)).collect();
    OfEvent { number, games, ..OfEvent::default() }
}

/// Nine wins of 1600 against 2000: even at 1750 a win is 10^(−250/400) to one, 0.192, so nine of nine are 3.5 in ten million.
#[test]
fn a_score_out_of_reach_is_a_jump_and_of_a_junior_a_less_certain_one() {
    let mut closing = Closing { events: vec![wins(7, 9, [1600, 2000])], ..Closing::default() };
    let found = look(&closing);
    assert_eq!((found[0].kind, &found[0].persons[..], &found[0].events[..]), (Kind::Jump, &[0][..], &[7][..]));
    assert!((found[0].chance.unwrap_or(1.0) - 3.5e-7).abs() < 1e-8, "{:?}", found[0].chance);
    assert_eq!((found[0].seen, found[0].count), (9.0, 9));
    // A junior of 1900 may be 2200 by now: 0.76, nine of nine one in twelve.
    closing.events = vec![wins(7, 9, [1900, 2000])];
    closing.juniors = [0].into();
    assert_eq!(kinds(&closing), []);
}

/// 2000 loses nine games to 1600, as whoever is weaker by 150 does in 0.192 of them.
#[test]
fn losses_out_of_reach_are_told_too() {
    let games = (0..9).map(|at| game(1, 100 + at, 0, 2, [1600, 2000])).collect();
    let closing = Closing { events: vec![OfEvent { games, ..OfEvent::default() }], ..Closing::default() };
    assert_eq!(kinds(&closing), [Kind::Sandbagging]);
}

#[test]
fn one_person_at_two_boards_on_a_day_is_told_once_for_both_tournaments() {
    let days = vec![date(2024, 4, 6), date(2024, 4, 7)];
    let one = |number, games| OfEvent { number, days: days.clone(), games, ..OfEvent::default() };
    let first = one(1, vec![game(1, 0, 1, 1, [0, 0]), game(2, 0, 2, 1, [0, 0])]);
    let second = one(2, vec![game(1, 3, 0, 1, [0, 0]), game(2, 4, 5, 1, [0, 0])]);
    let found = look(&Closing { events: vec![first.clone(), second], ..Closing::default() });
    let told: Vec<_> = found.iter().map(|one| (one.kind, one.persons.clone(), one.events.clone(), one.day)).collect();
    assert_eq!(told, [(Kind::TwoBoards, vec![0], vec![1, 2], Some(date(2024, 4, 6)))]);
    // Two games a day in one tournament are no matter.
    let twice = one(3, vec![game(1, 0, 1, 1, [0, 0]), game(1, 1, 0, 1, [0, 0])]);
    assert_eq!(kinds(&Closing { events: vec![twice], ..Closing::default() }), []);
}

/// Five rounds of four hours are twenty hours; four are sixteen, and fit.
#[test]
fn a_day_has_sixteen_hours() {
    let event =
        |rounds: usize| OfEvent { days: vec![date(2024, 4, 6); rounds], minutes: Some(240), ..OfEvent::default() };
    let crowded = |rounds| look(&Closing { events: vec![event(rounds)], ..Closing::default() });
    assert_eq!((crowded(4).len(), crowded(5)[0].kind, crowded(5)[0].seen), (0, Kind::Crowded, 1200.0));
    let unknown = OfEvent { minutes: None, ..event(9) };
    assert_eq!(kinds(&Closing { events: vec![unknown], ..Closing::default() }), []);
}

/// Forty favorites by 100 points all win: 0.64, taken as 0.76, to the fortieth is two in a hundred thousand. Forty draws of forty at 0.45
/// are beyond doubt.
#[test]
fn a_tournament_without_surprises_is_too_regular() {
    let event = |halves: u8, ratings| OfEvent {
        games: (0..40).map(|at| game(1, 2 * at, 2 * at + 1, halves, ratings)).collect(),
        ..OfEvent::default()
    };
    let told = |event: OfEvent| kinds(&Closing { events: vec![event], ..Closing::default() });
    assert_eq!(told(event(2, [2100, 2000])), [Kind::Regular]);
    assert_eq!(told(event(1, [2000, 2000])), [Kind::Regular]);
    assert_eq!(told(event(2, [2020, 2000])), [], "nobody is a favorite by 20 points");
}

/// Four newcomers of a club, ten games each, four points below expectation each: 16 below in 40 games, where 3.2 are tolerated and 3.0
/// are one deviation: (16 − 3.2) / (0.48 × √40) = 4.2.
#[test]
fn newcomers_of_one_club_who_fall_back_together_are_told() {
    let one = |person, group, above| Entered { person, group: Some(group), games: 10, above };
    let mut entered: Vec<Entered> = (0..4).map(|person| one(person, 3, -400)).collect();
    entered.extend((4..8).map(|person| one(person, 4, -50)));
    let found = look(&Closing { entered, ..Closing::default() });
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].group, found[0].persons.len(), found[0].count, found[0].seen), (Some(3), 4, 40, -16.0));
}

/// Twenty games against equals over two lists, all won. Whoever is 85 points stronger is expected to score 0.620; with a fifth drawn he
/// wins 0.520 of them, and all twenty once in 480,000 times. His rating has followed meanwhile and is not what he is measured by.
#[test]
fn what_somebody_was_known_for_is_measured_over_many_lists() {
    let list = |ago, halves, own, expected| OfList { ago, games: 10, halves, expected, own };
    let told = |lists: Vec<OfList>| look(&Closing { runs: vec![Run { person: 7, lists }], ..Closing::default() });
    let found = told(vec![list(3, 20, 2000, 500), list(0, 20, 2000, 500)]);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].kind, &found[0].persons[..], found[0].count), (Kind::Performance, &[7][..], 20));
    assert!((found[0].chance.unwrap() * 480_000.0 - 1.0).abs() < 0.05, "{:?}", found[0].chance);
    assert_eq!((found[0].seen, found[0].expected), (20.0, 10.0));
    // The same games a year later: he is rated 2100 in the second list and expected to score 0.64, and is measured by his 2000 all
    // the same, so by one half.
    let risen = told(vec![list(3, 20, 2000, 500), list(0, 20, 2100, 640)]);
    assert_eq!(risen[0].kind, Kind::Performance);
    assert!((risen[0].expected - 10.0).abs() < 0.1, "{}", risen[0].expected);
    // Losing so is as far out; fourteen of twenty is a good year.
    assert_eq!(told(vec![list(3, 0, 2000, 500), list(0, 0, 2000, 500)])[0].kind, Kind::Sandbagging);
    assert_eq!(told(vec![list(3, 14, 2000, 500), list(0, 14, 2000, 500)]), []);
}

fn raised(plan: &Plan) -> Vec<Kind> {
    looked(&simulate(plan)).into_iter().flatten().map(|one| one.kind).collect()
}

#[test]
fn healthy_federations_are_quiet_and_faults_are_found() {
    let quiet = (1..=12).filter(|seed| raised(&Plan::new(*seed, 600, 18)).is_empty()).count();
    assert!(quiet >= 11, "{quiet} of 12");
    for seed in 1001..1004 {
        assert!(raised(&Plan::new(seed, 600, 18).with(Fault::DoubledReport)).contains(&Kind::Twice), "{seed}");
    }
    let found = |plan: &dyn Fn(u64) -> Plan, kind: Kind| {
        (1001..1007).filter(|seed| raised(&plan(*seed)).contains(&kind)).count()
    };
    let inflated = found(&|seed| Plan::new(seed, 600, 36).with(Fault::InflatedEntry), Kind::Newcomers);
    assert!(inflated >= 4, "{inflated} of 6");
    // Somebody who plays 400 points above, or below, his strength, where people play 48 games a year.
    for (fault, kind) in [(Fault::Cheat, Kind::Performance), (Fault::Sandbagger, Kind::Sandbagging)] {
        let busy = |seed| Plan { games_a_year: 48, ..Plan::new(seed, 600, 36).with(fault) };
        let found = found(&busy, kind);
        assert!(found >= 2, "{fault:?}: {found} of 6");
    }
}
