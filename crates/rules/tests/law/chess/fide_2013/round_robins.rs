//! Round robins with unrated players: the example of 8.58, and what it does not show.

use crate::chess::case::{Case, case, example_8_58, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::FIDE_2013;
use arpad_rules::chess::rated::Status;
use arpad_rules::chess::round_robin::{Line, compute};
use jiff::civil::date;

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

/// What was added to the corrected average: 5 half points of 15 above half the points, dp · n/(n+1) below.
#[test]
fn p8_58_the_first_rating_says_what_was_added() {
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
    let told = |at: usize| {
        let first = computed.players[at].first_rating(&FIDE_2013, &table[at], 9);
        (
            first.results.games,
            first.results.halves,
            first.results.opponents,
            first.percentage,
            first.added,
            first.rating,
        )
    };
    assert_eq!(told(2), (9, 14, 9 * 2348, 78, (75, 1), 2423));
    assert_eq!(told(4), (9, 12, 9 * 2348, 67, (45, 1), 2393));
    assert_eq!(told(7), (9, 4, 9 * 2348, 22, (-220 * 9, 10), 2144));
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

/// U wins all five games; the others, four of 2000 and W of 1400, draw among themselves: 2 of 5, .40 and −72 each.
/// Rar = 9400/5 = 1880, Ra = 1880 + 72 · 5/6 = 1940, Ru = 1940 + 5 · 15 = 2015. W lies 615 below him, 215 too many:
/// Rc = 1940 + 215/5 = 1983, Ru = 1983 + 75 = 2058.
#[test]
fn p8_58_an_opponent_more_than_400_below() {
    let line = |rating, halves| Line { rating, games: 5, halves };
    let table = [line(0, 10), line(2000, 4), line(2000, 4), line(2000, 4), line(2000, 4), line(1400, 4)];
    let computed = compute(&FIDE_2013, &table).unwrap();
    assert_eq!((computed.rated_average, computed.dp_average, computed.average), ((9400, 5), (-360, 5), 1940));
    let u = computed.players[0];
    assert_eq!((u.rc, u.ru, u.rc_new, u.ru_new), (1940, 2015, (1983 * 5, 5), 2058));
    let table = [line(0, 10), line(2000, 4), line(2000, 4), line(2000, 4), line(2000, 4), line(1669, 4)];
    let u = compute(&FIDE_2013, &table).unwrap().players[0];
    // Rar = 9669/5, Ra = 1933.8 + 60 = 1993.8.
    assert_eq!((u.rc, u.ru, u.rc_new, u.ru_new), (1994, 2069, (1994 * 5, 5), 2069), "2069 − 1669 = 400");
    let table = [line(0, 10), line(2000, 4), line(2000, 4), line(2000, 4), line(2000, 4), line(1667, 4)];
    let u = compute(&FIDE_2013, &table).unwrap().players[0];
    // Rar = 9667/5, Ra = 1933.4 + 60 = 1993.4: 2068 − 1667 is 401, a fifth of a point more than 1993 + 75.
    assert_eq!((u.rc, u.ru, u.rc_new, u.ru_new), (1993, 2068, (1993 * 5 + 1, 5), 2068));
}

/// The same event as a whole. A and his like: three draws of equals, a draw with W (2000 − 1400 counts as 400, .92) and a
/// loss to 2058 (58 below, .42): 0 − .42 − .42 = −.84, 20 times. W: four draws at .08 and a loss at .08: 4 · .42 − .08.
#[test]
fn p8_58_the_corrected_rating_is_what_the_opponents_meet() {
    let ids = ["U", "A", "B", "C", "D", "W"];
    let mut story = case(date(2014, 4, 1)).player(unrated("U"));
    for id in &ids[1..] {
        story = story.player(rated(id, if *id == "W" { 1400 } else { 2000 }));
    }
    let result = |i: usize| if i == 0 { "1-0" } else { "1/2-1/2" };
    let games: Vec<_> = (0..6).flat_map(|i| (i + 1..6).map(move |j| (ids[i], ids[j], result(i)))).collect();
    let story = story.tournament("RR", System::RoundRobin, &games);
    let answer = story.rate(&FIDE_2013);
    assert_eq!((answer.of("U").status, answer.of("U").after), (Status::New, Some(2058)));
    assert_eq!(
        ["A", "B", "C", "D", "W"].map(|id| answer.change(id)),
        ["-16.80", "-16.80", "-16.80", "-16.80", "32.00"]
    );
}

/// N loses to A, B, C and D of 2200, who draw among themselves: 2½ of 4, .63 and 95 each. Ra = 2200 − 95 · 4/5 = 2124,
/// Ru = 2124 − 800 · 4/5 = 1484. All four lie 716 above him, 316 too many: Rc = 2124 − 316 = 1808, Ru = 1168.
fn scoreless(newcomer: PeriodPlayer) -> Case {
    let ids = ["N", "A", "B", "C", "D"];
    let mut story = case(date(2014, 4, 1)).player(newcomer);
    for id in &ids[1..] {
        story = story.player(rated(id, 2200));
    }
    let result = |i: usize| if i == 0 { "0-1" } else { "1/2-1/2" };
    let games: Vec<_> = (0..5).flat_map(|i| (i + 1..5).map(move |j| (ids[i], ids[j], result(i)))).collect();
    story.tournament("RR", System::RoundRobin, &games)
}

/// 6.1 speaks of the first event. A newcomer's zero makes it a Swiss; somebody with results is computed: each opponent
/// beats 1168, which counts as 400 below, 20 × .08. With 1½ of 3 against 1500 before, N has 1½ of 7, .21 and −230, from
/// (4 · 2124 + 3 · 1500)/7 = 12996/7 = 1856.6: 1627.
#[test]
fn p6_1_a_scoreless_player_with_experience_does_not_make_a_round_robin_swiss() {
    let story = scoreless(unrated("N"));
    let answer = story.rate(&FIDE_2013);
    assert!(answer.findings().contains(&("note", "6.1", "as-swiss-scoreless")));
    assert_eq!((answer.of("A").games, answer.change("A")), (3, "0.00".into()));

    let results = PoolResults { games: 3, score: HalfPoints(3), opponents: 4500 };
    let event =
        PoolEvent { tournament: "old".into(), list_date: date(2014, 2, 1), first_event: true, waits: false, results };
    let experienced = PeriodPlayer { pool: vec![event], ..unrated("N") };
    let by_pool = scoreless(experienced);
    let answer = by_pool.rate(&FIDE_2013);
    assert!(!answer.findings().iter().any(|finding| finding.2 == "as-swiss-scoreless"));
    assert_eq!((answer.of("A").games, answer.change("A")), (4, "1.60".into()));
    let first = answer.of("N").first.unwrap();
    assert_eq!((first.average, first.percentage, answer.of("N").after), ((12_996, 7), 21, Some(1627)));

    // Nothing is left in his pool, but he has finished an event.
    let known = scoreless(PeriodPlayer { has_played: true, ..unrated("N") });
    let answer = known.rate(&FIDE_2013);
    assert_eq!((answer.of("A").games, answer.of("N").games, answer.of("N").first.unwrap().rating), (4, 4, 1168));

    // Rated since, though unrated to his opponents then (8.4): the zero changes his own rating, 40 × 4 × −.08.
    let published =
        scoreless(PeriodPlayer { games: Some(0), ..rated("N", 1500) }).with(|t| t.ratings = vec![(0, None)]);
    let answer = published.rate(&FIDE_2013);
    assert_eq!((answer.of("A").games, answer.change("A"), answer.change("N")), (4, "1.60".into(), "-12.80".into()));
}

/// An event earlier in the same period is experience too, one later is not.
#[test]
fn p6_1_the_first_event_is_the_first_of_the_period() {
    for (day, games) in [(2, 4), (20, 3)] {
        let swiss = date(2014, 3, day);
        let story = scoreless(unrated("N"));
        let story = story.tournament_on("S", System::Swiss, swiss, swiss, &[("N", "A", "1/2-1/2")]);
        let answer = story.rate(&FIDE_2013);
        let in_round_robin = answer.of("B").games;
        assert_eq!(in_round_robin, games, "the round robin starts on March 12, the Swiss on March {day}");
    }
}

/// F-05: an event in which nothing of his can count is none. Before the round robin N drew with somebody unrated, or with A in a
/// game that is set aside: the round robin stays his first, and his zero makes it a Swiss.
#[test]
fn p6_1_an_event_in_which_no_game_can_count_is_not_the_first() {
    let swiss = date(2014, 3, 2);
    let of = |opponent: &str, set_aside| {
        let story = scoreless(unrated("N")).player(unrated("U"));
        let story = story.tournament_on("S", System::Swiss, swiss, swiss, &[("N", opponent, "1/2-1/2")]);
        story.with(|t| t.games[0].set_aside = set_aside).rate(&FIDE_2013).of("B").games
    };
    assert_eq!(of("A", None), 4);
    assert_eq!(of("U", None), 3);
    assert_eq!(of("A", Some(SetAside::Reported)), 3);
}

/// Ten games are as many as five players have in a round robin; but A and B met twice, and C and D never did.
#[test]
fn p6_4_a_pair_that_met_twice_does_not_replace_one_that_never_met() {
    let ids = ["N", "A", "B", "C", "D"];
    let mut story = case(date(2014, 4, 1)).player(PeriodPlayer { has_played: true, ..unrated("N") });
    for id in &ids[1..] {
        story = story.player(rated(id, 2000));
    }
    let drawn: Vec<_> = (0..5).flat_map(|i| (i + 1..5).map(move |j| (ids[i], ids[j], "1/2-1/2"))).collect();
    let complete = story.tournament("RR", System::RoundRobin, &drawn);
    assert_eq!(complete.rate(&FIDE_2013).of("A").games, 4);
    for (white, black) in [(1, 2), (2, 1)] {
        let replaced = Case { period: complete.period.clone() }.with(|t| {
            let last = t.games.last_mut().unwrap();
            assert_eq!((last.white, last.black), (3, 4));
            (last.white, last.black) = (white, black);
        });
        let answer = replaced.rate(&FIDE_2013);
        assert!(answer.findings().contains(&("note", "6.4", "as-swiss-incomplete")));
        let counted = ["A", "B", "C", "D"].map(|id| answer.of(id).games);
        assert_eq!(counted, [4, 4, 2, 2], "the games against N do not count");
    }
}

/// Two games against everybody, all drawn but both of N against A, which N lost: N has 4 of 10 and −72, A 6 of 10 and 72.
/// n stays the number of opponents (5): Ra = 2000 − 72/5 · 5/6 = 1988, Ru = 1988 − 72 · 5/6 = 1928. A meets him at
/// 72 above, .60: 20 × 2 × .40.
#[test]
fn p8_25_p8_58_a_double_round_robin() {
    let ids = ["N", "A", "B", "C", "D", "E"];
    let mut story = case(date(2014, 4, 1)).player(unrated("N"));
    for id in &ids[1..] {
        story = story.player(rated(id, 2000));
    }
    let result = |i: usize, j: usize| if (i, j) == (0, 1) { "0-1" } else { "1/2-1/2" };
    let mut games: Vec<_> = (0..6).flat_map(|i| (i + 1..6).map(move |j| (ids[i], ids[j], result(i, j)))).collect();
    games.extend(games.clone());
    let double = story.tournament("RR", System::DoubleRoundRobin, &games);
    let answer = double.rate(&FIDE_2013);
    assert_eq!((answer.of("N").after, answer.of("N").games), (Some(1928), 10));
    assert_eq!((answer.change("A"), answer.of("A").games), ("16.00".into(), 10));
    assert_eq!(answer.change("B"), "-4.00", "two draws with somebody 72 below");
    let missing = double.with(|t| t.games.truncate(29));
    assert_eq!(missing.rate(&FIDE_2013).of("A").games, 8, "a game of 30 is missing: a Swiss");
}
