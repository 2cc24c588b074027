//! A simulated federation is the same every time, plays by its truth, and has its faults where it says.

use super::*;
use arpad_rules::chess::editions::FIDE_2024_03;
use std::collections::HashSet;

fn small() -> Simulated {
    simulate(&Plan::new(7, 400, 14))
}

#[test]
fn the_same_plan_gives_the_same_federation_and_another_seed_another() {
    assert_eq!(small(), small());
    assert_ne!(small().events, simulate(&Plan::new(8, 400, 14)).events);
}

#[test]
fn nobody_sits_at_two_boards_on_a_day_and_everything_ends_before_its_list_closes() {
    let federation = small();
    let mut busy = HashSet::new();
    for event in &federation.events {
        let list = federation.plan.list(event.month as usize + 1);
        assert!(event.days[0] >= federation.plan.list(event.month as usize));
        assert!(event.days[event.days.len() - 1] < list.saturating_sub(jiff::Span::new().days(4)));
        let days: HashSet<Date> = event.days.iter().copied().collect();
        for seat in &event.seats {
            assert!(days.iter().all(|day| busy.insert((seat.person, *day))), "{} in {:?}", seat.person, event.days);
        }
    }
}

/// 24 games a year: as many as were asked for, or nearly.
#[test]
fn as_much_is_played_as_was_asked_for() {
    let federation = small();
    let games: usize = federation.events.iter().map(|event| event.games.len()).sum();
    let wanted = 400 * 24 * 14 / 24;
    assert!((wanted * 49 / 50..wanted * 11 / 10).contains(&games), "{games} of {wanted}");
    let forms: HashSet<_> = federation.events.iter().map(Event::system).collect();
    assert_eq!(forms.len(), 3, "Swiss, round robin and team");
}

/// Juniors rise by 96 and less in a year, the old decline, and there are always as many players.
#[test]
fn strength_develops_with_age() {
    let federation = simulate(&Plan::new(3, 2_000, 13));
    let change = |from: i16, to: i16| {
        let is = |person: &Person| (from..=to).contains(&(2024 - person.born.year()));
        let both = federation.people.iter().zip(federation.truth[0].iter().zip(&federation.truth[12]));
        let moved: Vec<i32> = both
            .filter(|(person, (then, now))| is(person) && **then != 0 && **now != 0)
            .map(|(_, (then, now))| i32::from(*now) - i32::from(*then))
            .collect();
        moved.iter().sum::<i32>() / moved.len() as i32
    };
    assert!((55..80).contains(&change(8, 10)), "{}", change(8, 10));
    assert!((-4..=4).contains(&change(26, 48)), "{}", change(26, 48));
    assert!((-16..-5).contains(&change(66, 79)), "{}", change(66, 79));
    for month in &federation.truth {
        assert_eq!(month.iter().filter(|strength| **strength != 0).count(), 2_000);
    }
}

/// The law finds the strength it does not know: on the last list the middle of rating less strength is near.
#[test]
fn ratings_follow_the_truth() {
    let federation = simulate(&Plan::new(5, 1_200, 24));
    let mut running = Running::new();
    for month in 0..24 {
        for person in &federation.people[running.len()..] {
            if person.joins as usize <= month {
                running.enter(Simulated::starting(person));
            }
        }
        let tournaments: Vec<Tournament<'_>> = federation.of_month(month).iter().map(Event::tournament).collect();
        running.close(&FIDE_2024_03, federation.plan.list(month + 1), &tournaments, &mut Silent);
    }
    let truth = &federation.truth[23];
    let mut off: Vec<i32> = (0..running.len() as u32)
        .filter(|at| truth[*at as usize] != 0)
        .filter_map(|at| Some(i32::from(running.rating(at)?) - i32::from(truth[at as usize])))
        .collect();
    off.sort_unstable();
    let (lower, middle, upper) = (off[off.len() / 4], off[off.len() / 2], off[off.len() * 3 / 4]);
    assert!((-30..30).contains(&middle) && upper - lower < 110, "{lower} {middle} {upper}");
}

#[test]
fn faults_are_where_they_are_said_to_be() {
    let federation = simulate(&Plan::new(9, 600, 12).with(Fault::ClosedClub).with(Fault::DoubledReport));
    let closed = federation.injected.closed_club.unwrap();
    let club = |at: u32| federation.people[at as usize].club;
    let mut within = 0;
    for game in federation.events.iter().flat_map(|event| &event.games) {
        assert_eq!(club(game.white) == closed, club(game.black) == closed);
        within += usize::from(club(game.white) == closed);
    }
    assert!(within > 100, "{within} games in the closed club");
    let (one, other) = federation.injected.doubled[0];
    assert_eq!(federation.events[one].games, federation.events[other].games);
    assert_eq!(federation.injected.doubled.len(), 1);
}

#[test]
fn go_has_stones() {
    let plan = Plan { board: Board::Go, ..Plan::new(7, 200, 6) };
    let federation = simulate(&plan);
    assert_eq!(federation, simulate(&plan));
    let given: Vec<u8> = federation.events.iter().flat_map(|event| event.stones.iter().copied()).collect();
    assert!(given.contains(&0) && given.iter().any(|stones| *stones > 4) && given.len() > 400, "{}", given.len());
}
