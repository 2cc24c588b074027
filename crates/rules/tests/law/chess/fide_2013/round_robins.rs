//! Round robins with unrated players: the example of 8.58.

use crate::chess::case::example_8_58;
use arpad_model::*;
use arpad_rules::chess::editions::FIDE_2013;
use arpad_rules::chess::rated::Status;
use arpad_rules::chess::round_robin::{Line, compute};

/// Source: S003 8.58, all columns of the example that concern unrated players and the averages.
#[test]
fn p8_58_example_averages_and_computed_ratings() {
    let line = |rating, halves| Line { rating, games: 9, halves };
    let table = [
        line(2600, 16),
        line(2500, 14),
        line(0, 14),
        line(2400, 12),
        line(0, 12),
        line(2150, 8),
        line(2300, 6),
        line(0, 4),
        line(0, 2),
        line(2300, 2),
    ];
    let computed = compute(&FIDE_2013, &table).unwrap();
    assert_eq!(computed.rated_average, (14250, 6)); // Rar = 2375
    assert_eq!(computed.dp_average, (177, 6)); // dpa = 29.5
    assert_eq!(computed.average, 2348); // Ra
    let percentage_and_dp: Vec<_> =
        [0, 1, 3, 5, 6, 9].map(|i| (computed.players[i].percentage, computed.players[i].dp)).to_vec();
    assert_eq!(percentage_and_dp, [(89, 351), (78, 220), (67, 125), (44, -43), (33, -125), (11, -351)]);
    let unrated: Vec<_> = [2, 4, 7, 8]
        .map(|i| {
            let player = &computed.players[i];
            (player.rc, player.ru, arpad_rules::rounding::half_up(player.rc_new.0, player.rc_new.1), player.ru_new)
        })
        .to_vec();
    assert_eq!(
        unrated,
        [(2348, 2423, 2348, 2423), (2348, 2393, 2348, 2393), (2348, 2150, 2342, 2144), (2348, 2032, 2322, 2006)]
    );
}

/// Source: S003 8.58, columns We and Kchg, with the example's K injected: 20 and 30 are K of an older text (E-05).
#[test]
fn p8_58_example_expected_scores_and_changes() {
    let mut story = example_8_58();
    for (id, k) in [("A", 20), ("B", 20), ("D", 20), ("F", 30), ("G", 30), ("J", 30)] {
        let index = story.index(id) as usize;
        story.period.players[index].k = Some(k);
    }
    let answer = story.rate(&FIDE_2013);
    for (id, expected, change) in [
        ("A", "7.36", "12.80"),
        ("B", "6.48", "10.40"),
        ("D", "5.40", "12.00"),
        // DIFFERENCE: the source prints +44.3; (4 − 2.55)·30 is 43.5, and no K in use can give 44.3.
        ("F", "2.55", "43.50"),
        ("G", "4.21", "-36.30"),
        ("J", "4.21", "-96.30"),
    ] {
        let player = answer.of(id);
        assert_eq!(player.expected.unwrap().to_string(), expected, "We of {id}");
        assert_eq!(player.change.unwrap().to_string(), change, "Kchg of {id}");
        assert_eq!(player.games, 9, "games against unrated players count in a round robin: {id}");
    }
    for (id, first) in [("C", 2423), ("E", 2393), ("H", 2144), ("I", 2006)] {
        assert_eq!((answer.of(id).status, answer.of(id).after), (Status::New, Some(first)), "{id}");
    }
}

/// With K of 8.56 of the same text.
#[test]
fn p8_58_with_k_of_8_56() {
    let mut story = example_8_58();
    for (id, peak) in [("A", 2600), ("B", 2500), ("D", 2400)] {
        let index = story.index(id) as usize;
        story.period.players[index].peak = Rating::new(peak);
    }
    let answer = story.rate(&FIDE_2013);
    let changes: Vec<String> = ["A", "B", "D", "F", "G", "J"].map(|id| answer.change(id)).to_vec();
    assert_eq!(changes, ["6.40", "5.20", "6.00", "29.00", "-24.20", "-64.20"]);
}
