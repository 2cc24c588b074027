//! What unrated players take from list to list: paragraphs 6.1, 7.14, 8.3 and 8.31, with 7.1.4 of 2024 beside them.

use super::five_opponents;
use crate::chess::case::{Case, case, rated, round_robin_of_four_games, unrated};
use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03};
use arpad_rules::chess::next_list::{NextState, next_list};
use arpad_rules::chess::parameters::decide;
use arpad_rules::chess::rate::Law;
use arpad_rules::chess::rated::Status;
use jiff::civil::{Date, date};

/// An earlier event: games, half points, sum of the opponents' ratings.
fn earlier(list_date: Date, games: u32, halves: u32, opponents: i64) -> PoolEvent {
    let results = PoolResults { games, score: HalfPoints(halves), opponents };
    PoolEvent { tournament: "earlier".into(), list_date, first_event: true, waits: false, results }
}

/// The first player on the next list.
fn first_on_next_list(story: &Case, edition: &Edition) -> NextState {
    let law = Law { list: edition, events: vec![edition; story.period.tournaments.len()], transition: None };
    next_list(&law, &story.period).players.swap_remove(0)
}

/// What a pool holds: tournament, list, first event, games, half points, sum of the opponents' ratings.
fn held(state: &NextState) -> Vec<(&str, Date, bool, u32, u32, i64)> {
    let row = |event: &PoolEvent| {
        let PoolResults { games, score, opponents } = event.results;
        (event.list_date, event.first_event, games, score.0, opponents)
    };
    let rows = state.pool.iter().map(|event| (event.tournament.as_str(), row(event)));
    rows.map(|(id, (list, first, games, halves, opponents))| (id, list, first, games, halves, opponents)).collect()
}

/// Half a point of five games is .10, dp −366. In 2013 against 1365: 999, below 1000, and 8.31 disregards all results.
/// In 2024 against 1561, with the two drawn games of 8.2.2: .21, dp −230 from (7805 + 3600)/7 = 1629.3: 1399, below
/// 1400, which 7.1.4 only does not publish. One point more in the average and he is rated, with an empty pool.
#[test]
fn p8_31_what_a_pool_holds_after_a_performance_below_the_floor() {
    let games = [("N", "A", "1/2-1/2"), ("N", "B", "0-1"), ("N", "C", "0-1"), ("N", "D", "0-1"), ("N", "E", "0-1")];
    let of = |edition: &Edition, average| {
        first_on_next_list(&five_opponents(average).tournament("S", System::Swiss, &games), edition)
    };
    let disregarded = of(&FIDE_2013, 1365);
    assert_eq!((disregarded.rating, held(&disregarded)), (None, vec![]));
    assert!(disregarded.has_played, "a zero in his next event counts");
    let kept = of(&FIDE_2024_03, 1561);
    assert_eq!((kept.rating, held(&kept)), (None, vec![("S", date(2014, 4, 1), true, 5, 1, 7805)]));
    for (edition, average, rating) in [(&FIDE_2013, 1366, 1000), (&FIDE_2024_03, 1562, 1400)] {
        let listed = of(edition, average);
        assert_eq!((listed.rating, held(&listed)), (Rating::new(rating), vec![]), "exactly the floor");
        assert_eq!((listed.games, listed.period_games, listed.k), (Some(5), 5, Some(40)));
    }
}

/// 7.14e: the earlier results are part of what is disregarded. Ten games, 1 point: .10, dp −366 from
/// (5·1300 + 5·1365)/10 = 1332.5.
#[test]
fn p8_31_a_performance_below_the_floor_takes_the_earlier_results_with_it() {
    let games = [("N", "A", "1/2-1/2"), ("N", "B", "0-1"), ("N", "C", "0-1"), ("N", "D", "0-1"), ("N", "E", "0-1")];
    let mut story = five_opponents(1365).tournament("S", System::Swiss, &games);
    story.period.players[0].pool = vec![earlier(date(2014, 2, 1), 5, 1, 5 * 1300)];
    let computed = story.rate(&FIDE_2013).of("N").first.unwrap();
    assert_eq!((computed.average, computed.percentage, computed.rating), ((13_325, 10), 10, 967), "966.5 goes up");
    assert_eq!(held(&first_on_next_list(&story, &FIDE_2013)), []);
}

/// Too few games, a first event without a point, results too old: what stays for the next list.
#[test]
fn p7_14c_p6_1_what_a_pool_holds_while_games_are_missing() {
    let april = date(2014, 4, 1);
    let drawn = |games: usize| ["A", "B", "C", "D"].map(|id| ("N", id, "1/2-1/2"))[..games].to_vec();
    let of = |story: &Case| first_on_next_list(story, &FIDE_2013);
    let two = five_opponents(1800).tournament("S", System::Swiss, &drawn(2));
    assert_eq!(held(&of(&two)), [("S", april, true, 2, 2, 3600)]);

    let mut with_pool = five_opponents(1800).tournament("S", System::Swiss, &drawn(2));
    let january = date(2014, 1, 1);
    with_pool.period.players[0].pool = vec![earlier(date(2012, 2, 1), 4, 4, 7200), earlier(january, 2, 1, 3700)];
    let after = of(&with_pool);
    assert_eq!(held(&after), [("earlier", january, true, 2, 1, 3700), ("S", april, false, 2, 2, 3600)]);
    assert_eq!(after.rating, None, "the results for February 2012 are 26 lists old, so he has four games");

    let lost = [("N", "A", "0-1"), ("N", "B", "0-1")];
    let scoreless = of(&five_opponents(1800).tournament("S", System::Swiss, &lost));
    assert_eq!((held(&scoreless), scoreless.has_played), (vec![], true));
    let absent = of(&five_opponents(1800).tournament("S", System::Swiss, &[("A", "B", "1-0")]));
    assert_eq!((held(&absent), absent.has_played), (vec![], false));
}

/// N and M unrated, four rated players of 1000, all games drawn: Ra = 1000 and everybody is worth exactly the floor. A
/// floor one point higher disregards the performance, and the others are rated among themselves (E-18).
#[test]
fn p8_33_a_round_robin_exactly_at_the_floor() {
    let ids = ["N", "M", "A", "B", "C", "D"];
    let mut story = case(date(2014, 4, 1)).player(unrated("N")).player(unrated("M"));
    for id in &ids[2..] {
        story = story.player(rated(id, 1000));
    }
    let drawn: Vec<_> = (0..6).flat_map(|i| (i + 1..6).map(move |j| (ids[i], ids[j], "1/2-1/2"))).collect();
    let story = story.tournament("RR", System::RoundRobin, &drawn);
    let answer = story.rate(&FIDE_2013);
    assert_eq!((answer.of("N").status, answer.of("N").after, answer.of("A").games), (Status::New, Some(1000), 5));
    let higher = decide(FIDE_2013, "floor", "1001").unwrap();
    let answer = story.rate(&higher);
    assert_eq!((answer.of("N").status, answer.of("N").after, answer.of("A").games), (Status::Pending, None, 3));
    assert!(answer.findings().contains(&("note", "8.31", "as-swiss-below-floor")));
    assert_eq!(answer.whys("N"), ["6.6", "8.31", "8.31", "8.31", "8.31"], "M is unrated too");
}

/// 8.3: as if from one tournament, the round robin's opponents at its Ra. With 1½ of 3 against 1900: 2½ of 7, .36 and
/// −102 from (4 · 1962 + 3 · 1900)/7 = 13548/7 = 1935.4: 1833.
#[test]
fn p8_3_a_round_robin_and_an_older_pool() {
    let alone = round_robin_of_four_games();
    let answer = alone.rate(&FIDE_2013);
    let first = answer.of("N").first.unwrap();
    assert_eq!((first.rating, first.added, answer.of("N").status), (1808, (-193 * 4, 5), Status::Pending));
    assert_eq!(held(&first_on_next_list(&alone, &FIDE_2013)), [("RR", date(2014, 4, 1), true, 4, 2, 4 * 1962)]);

    let mut both = round_robin_of_four_games();
    both.period.players[0].pool = vec![earlier(date(2014, 2, 1), 3, 3, 3 * 1900)];
    let answer = both.rate(&FIDE_2013);
    let first = answer.of("N").first.unwrap();
    assert_eq!((first.average, first.percentage, first.added), ((13_548, 7), 36, (-102, 1)));
    assert_eq!((answer.of("N").status, answer.of("N").after), (Status::New, Some(1833)));
    let listed = first_on_next_list(&both, &FIDE_2013);
    assert_eq!((listed.rating, listed.games, held(&listed)), (Rating::new(1833), Some(7), vec![]));
}

/// A round robin below the floor is disregarded by itself (8.31): what N had before stays.
#[test]
fn p8_31_a_round_robin_below_the_floor_leaves_the_older_pool() {
    let mut story = round_robin_of_four_games();
    story.period.players[0].pool = vec![earlier(date(2014, 2, 1), 3, 3, 3 * 1900)];
    let higher = decide(FIDE_2013, "floor", "1809").unwrap();
    let state = first_on_next_list(&story, &higher);
    assert_eq!((state.rating, held(&state)), (None, vec![("earlier", date(2014, 2, 1), true, 3, 3, 5700)]));
    let exact = decide(FIDE_2013, "floor", "1808").unwrap();
    assert_eq!(first_on_next_list(&story, &exact).rating, Rating::new(1833), "1808 is not below 1808");
}

/// A first event in two months. Three losses are no point and wait; with a win and a draw the whole event has 1½ of 5 and counts
/// whole. With the two drawn games of 8.2.2 that is 2½ of 7, .36, dp −102, from (5 · 2000 + 3600)/7 = 1942.9: 1841.
#[test]
fn p8_2_1_the_parts_of_a_first_event_are_judged_together() {
    let (march, april) = (date(2014, 3, 1), date(2014, 4, 1));
    let of = |waiting: &str| {
        let part = PartOf { event: "L".into(), ..PartOf::default() };
        let games = [("N", "A", "1-0"), ("N", "B", "1/2-1/2")];
        let story = five_opponents(2000).tournament("L in April", System::Swiss, &games);
        let mut story = story.with(|tournament| tournament.circumstances.part = Some(part));
        let waits = PoolEvent { tournament: waiting.into(), waits: true, ..earlier(march, 3, 0, 6000) };
        story.period.players[0].pool = vec![waits];
        first_on_next_list(&story, &FIDE_2024_03)
    };
    let whole = of("L");
    assert_eq!((whole.rating, whole.games, held(&whole)), (Rating::new(1841), Some(5), vec![]));
    // The losses of another event wait on, and two games are too few.
    let apart = of("M");
    assert_eq!(apart.rating, None);
    assert_eq!(held(&apart), [("M", march, true, 3, 0, 6000), ("L", april, false, 2, 3, 4000)]);
    assert_eq!(waiting(&apart), [true, false]);
}

/// E-54: half a point against somebody unrated saves a first event, whichever of its parts it was in. None of 5 and the two drawn
/// games of 8.2.2 are 1 of 7, .14, dp −309, from (5 · 2000 + 3600)/7 = 1942.9: 1634.
#[test]
fn e_54_p8_2_1_half_a_point_against_the_unrated_saves_every_part() {
    let all = decide(FIDE_2024_03, "first_event_points", "all").unwrap();
    let of = |edition: &Edition| {
        let story = five_opponents(2000).player(unrated("U"));
        let one = [("N", "A", "0-1"), ("N", "U", "1/2-1/2")];
        let other = [("N", "B", "0-1"), ("N", "C", "0-1"), ("N", "D", "0-1"), ("N", "E", "0-1")];
        let part = || Some(PartOf { event: "L".into(), ..PartOf::default() });
        let [first, second] = [date(2014, 3, 5), date(2014, 3, 19)];
        let story =
            story.tournament_on("L1", System::Swiss, first, first, &one).with(|t| t.circumstances.part = part());
        let story =
            story.tournament_on("L2", System::Swiss, second, second, &other).with(|t| t.circumstances.part = part());
        let state = first_on_next_list(&story, edition);
        (state.rating, state.games)
    };
    assert_eq!(of(&all), (Rating::new(1634), Some(5)));
    assert_eq!(of(&FIDE_2024_03).0, None, "against rated opponents he has none");
}

/// Whether what a pool holds waits for more.
fn waiting(state: &NextState) -> Vec<bool> {
    state.pool.iter().map(|event| event.waits).collect()
}

/// What waited counts with the point that comes, and waits no more; what comes without one waits, but not after another event.
#[test]
fn p8_2_1_a_part_waits_for_the_first_half_point() {
    let march = date(2014, 3, 1);
    let of = |result: &str, pool: Vec<PoolEvent>, has_played: bool| {
        let part = PartOf { event: "L".into(), ..PartOf::default() };
        let story = five_opponents(2000).tournament("L in April", System::Swiss, &[("N", "A", result)]);
        let mut story = story.with(|tournament| tournament.circumstances.part = Some(part));
        (story.period.players[0].pool, story.period.players[0].has_played) = (pool, has_played);
        waiting(&first_on_next_list(&story, &FIDE_2024_03))
    };
    let lost = || PoolEvent { tournament: "L".into(), waits: true, ..earlier(march, 1, 0, 2000) };
    assert_eq!(of("0-1", vec![], false), [true], "no point yet");
    assert_eq!(of("1/2-1/2", vec![], false), [false]);
    assert_eq!(of("0-1", vec![lost()], true), [true, true]);
    assert_eq!(of("1/2-1/2", vec![lost()], true), [false, false], "the whole event has half a point");
    assert_eq!(of("0-1", vec![], true), [false], "the zero of a later event counts");
}

/// Where it is decided that a later event needs three games against rated opponents (E-02), three are enough and two are not.
#[test]
fn e_02_a_later_event_may_need_a_number_of_games() {
    let three = decide(FIDE_2013, "later_event_min_games", "3").unwrap();
    let games = ["A", "B", "C"].map(|id| ("N", id, "1/2-1/2"));
    let held = |played: usize| {
        let mut story = five_opponents(1800).tournament("S", System::Swiss, &games[..played]);
        story.period.players[0].has_played = true;
        held(&first_on_next_list(&story, &three)).iter().map(|row| row.3).collect::<Vec<_>>()
    };
    assert_eq!((held(3), held(2)), (vec![3], vec![]));
}

/// E-54: what a pool holds of a first event without a point against rated opponents was judged when it was entered, and counts; what
/// waits is judged again. None of 3 and 2 draws, with the two drawn games of 8.2.2: 2 of 7, .29, dp −158, from
/// (5 · 2000 + 3600)/7 = 1942.9: 1785.
#[test]
fn e_54_a_pool_holds_what_was_judged_before() {
    let of = |edition: &Edition, waits: bool| {
        let games = [("N", "A", "1/2-1/2"), ("N", "B", "1/2-1/2")];
        let mut story = five_opponents(2000).tournament("S", System::Swiss, &games);
        story.period.players[0].pool = vec![PoolEvent { waits, ..earlier(date(2014, 3, 1), 3, 0, 6000) }];
        let state = first_on_next_list(&story, edition);
        (state.rating.map(Rating::points), waiting(&state))
    };
    let all = decide(FIDE_2024_03, "first_event_points", "all").unwrap();
    assert_eq!(of(&all, false), (Some(1785), vec![]));
    assert_eq!(of(&all, true), (None, vec![true, false]));
    assert_eq!(of(&FIDE_2024_03, false), (None, vec![false]), "what has no point does not count, and does not wait");
    assert_eq!(of(&FIDE_2024_03, true), (None, vec![true, false]));
}
