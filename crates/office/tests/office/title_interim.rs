//! A rating inside a period over events that overlap (1.5.3a, T-28), by hand. The player has 2370, everybody else 2476: D 106 is .36
//! for him. He is new to the lists, so K is 40, and with eighteen games of the month 38, for 38 · 18 = 684 and 39 · 18 = 702 is more
//! than 700. A win is 38 · .64 = 24.32, a draw 38 · .14 = 5.32, a loss -13.68.

use crate::month::*;
use crate::title_story::{PLAYER, dossier, event, found, sought};
use arpad_model::Decimal;
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::titles::ReachedInside;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::{Date, date};

/// The same report without the days of its rounds.
fn undated(bytes: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("132")).collect();
    format!("{}\n", kept.join("\n")).into_bytes()
}

fn inside(reports: &[(Vec<u8>, Date)]) -> Vec<ReachedInside> {
    let mut told = Vec::new();
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        for (bytes, day) in reports {
            registry
                .write(|store| {
                    let file = submit(store, "verseny.trf", bytes, *day)?;
                    // The same ten people at the same time: an event of its own all the same.
                    let how = Acceptance { another_event: true, ..registered() };
                    accept(store, &stamp(*day), file.submission, how)
                })
                .expect("a report that can be accepted");
        }
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let rows = registry.read(|store| rows(store, APRIL)).unwrap();
        let row = rows.iter().find(|row| row.person == PLAYER).expect("on the list");
        assert_eq!(row.period_games, 18);
        let dossier = dossier(&mut registry, date(2024, 4, 2));
        told.push(sought(&dossier, FideTitle::Im).inside.clone().expect("no list has 2400"));
    }
    told
}

/// Days are known: by day, then by the start of the event. On 5 March the earlier event's fourth game counts before the later
/// one's first: 24.32 - 13.68 + 5.32 + 24.32 = 40.28, and 2410.28 is reached. The other way round it never would be: 40.28 - 13.68 =
/// 26.60, and every later game is lost.
#[test]
fn one_point_five_three_a_by_day_then_by_the_start_of_the_event() {
    let long = event("Első", date(2024, 3, 2), 1, "10=100000", false);
    let later = event("Második", date(2024, 3, 5), 1, "000000000", false);
    // Handed in the other way round, it is the same.
    for inside in inside(&[(later, date(2024, 3, 13)), (long, date(2024, 3, 14))]) {
        assert!(inside.is_by_day);
        assert_eq!((inside.permitted, inside.reaching), (1, 1));
        assert_eq!((inside.answer.reached_after, inside.answer.exact), (Some(4), Decimal(241_028)));
        assert_eq!((inside.day, inside.answer.interim), (date(2024, 3, 5), 2410));
    }
}

/// No days are known: only whole events count, and two that overlap may stand in either order. The first brings 38 · (5 - 3.24) =
/// 66.88 and reaches 2436.88; the other 38 · (2 - 3.24) = -47.12, and after both it is 2389.76. So one order of two reaches it.
#[test]
fn one_point_five_three_a_whole_events_in_every_permitted_order() {
    let first = undated(&event("Első", date(2024, 3, 5), 1, "=====11=0", false));
    let second = undated(&event("Második", date(2024, 3, 2), 1, "====00000", false));
    for inside in inside(&[(first.clone(), date(2024, 3, 13)), (second.clone(), date(2024, 3, 14))]) {
        assert!(!inside.is_by_day);
        assert_eq!((inside.permitted, inside.reaching), (2, 1), "{inside:?}");
        assert_eq!(inside.order, ["Első", "Második"]);
        assert_eq!((inside.answer.reached_after, inside.answer.exact), (Some(9), Decimal(243_688)));
        assert_eq!((inside.day, inside.games), (date(2024, 3, 13), 9));
    }
    // One that had ended before the other began stands before it: then it is never reached, and 2389.76 at the end is the most.
    let apart = undated(&event("Második", date(2024, 3, 2), 3, "====00000", false));
    for inside in inside(&[(first, date(2024, 3, 13)), (apart, date(2024, 3, 14))]) {
        assert_eq!((inside.permitted, inside.reaching), (1, 0));
        assert_eq!(inside.order, ["Második", "Első"]);
        assert_eq!((inside.answer.reached_after, inside.answer.exact), (None, Decimal(238_976)));
    }
}

/// An event whose days are known and one whose days are not, one after the other: inside the first every game is a moment still.
/// 2 · 24.32 = 48.64 after two games, 2418.64; the later event counts as a whole, and after it there is nothing left of it.
#[test]
fn one_point_five_three_a_a_dated_event_beside_an_undated_one() {
    let dated = event("Első", date(2024, 3, 2), 1, "111000000", false);
    let later = undated(&event("Második", date(2024, 3, 12), 1, "000000000", false));
    for inside in inside(&[(dated, date(2024, 3, 13)), (later, date(2024, 3, 21))]) {
        assert_eq!((inside.answer.reached_after, inside.answer.exact), (Some(2), Decimal(241_864)));
        assert_eq!((inside.day, inside.permitted, inside.reaching), (date(2024, 3, 3), 1, 1));
    }
}

/// A dated event, and one without days that begins while it lasts. The rating was reached on 3 March, two days before the other
/// began: 2 · 24.32 = 48.64, 2418.64. Six of the nine games
/// stand on the 5th or later, and the other event before or behind any of these: seven orders.
#[test]
fn one_point_five_three_a_a_moment_before_an_undated_event_began_is_certain() {
    let dated = event("Első", date(2024, 3, 2), 1, "110000000", false);
    let other = undated(&event("Második", date(2024, 3, 5), 1, "000000000", false));
    for inside in inside(&[(dated, date(2024, 3, 13)), (other, date(2024, 3, 14))]) {
        assert_eq!((inside.answer.reached_after, inside.answer.exact), (Some(2), Decimal(241_864)));
        assert_eq!((inside.day, inside.permitted, inside.reaching), (date(2024, 3, 3), 7, 7));
        assert_eq!(inside.order, ["Első", "Második"]);
    }
}

/// An event without days from 4 to 8 March brings 38 · (4 - 3.24) = 28.88, which is not enough by itself; a dated one has draws (5.32)
/// on 2, 3 and 4 March and losses until the 10th. The other stands behind two to seven of its games: 10.64 + 28.88, 15.96 + 28.88 and
/// 2.28 + 28.88 reach 2400, -11.40 + 28.88 and less do not. Three orders of six; the first moment is behind two games.
#[test]
fn one_point_five_three_a_an_undated_event_stands_inside_a_dated_one() {
    let dated = event("Első", date(2024, 3, 2), 1, "===000000", false);
    let other = undated(&event("Második", date(2024, 3, 4), 2, "========0", false));
    for inside in inside(&[(dated, date(2024, 3, 13)), (other, date(2024, 3, 14))]) {
        assert_eq!((inside.permitted, inside.reaching), (6, 3));
        assert_eq!(inside.order, ["Első (1–2)", "Második", "Első (3–9)"]);
        assert_eq!((inside.answer.reached_after, inside.answer.exact), (Some(11), Decimal(240_952)));
        assert_eq!(inside.day, date(2024, 3, 8));
    }
}
