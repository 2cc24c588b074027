//! The steps of an explanation: every number a reader can check, with its paragraph.

use super::case::{Answer, case, plain, rated, round_robin_of_four_games, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03};
use arpad_rules::chess::parameters::decide;
use arpad_rules::chess::rate::{Law, rate};
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use jiff::civil::date;

/// The steps of a player: paragraph, code, what came out, and what went in.
pub fn steps(answer: &Answer<'_>, id: &str) -> Vec<String> {
    answer.of(id).steps.iter().map(told).collect()
}

fn told(step: &Step) -> String {
    let facts: String = step.facts.iter().map(|(name, fact)| format!(" {name} {}", plain(fact))).collect();
    format!("{} {}: {}{facts}", step.paragraph.0, step.code.as_str(), plain(&step.value))
}

/// Two won games between equals, one before the 18th birthday and one on it: 40 × .5 + 20 × .5.
#[test]
fn p8_55_steps_of_a_change_with_a_birthday() {
    let mut junior = rated("J", 2000);
    junior.born = Some(Birth::Date(date(1996, 3, 15)));
    let mut story = case(date(2014, 4, 1)).player(junior).player(rated("B", 2000));
    for day in [1, 15] {
        story = story.tournament_on("T", System::Swiss, date(2014, 3, day), date(2014, 3, day), &[("J", "B", "1-0")]);
    }
    assert_eq!(
        steps(&story.rate(&FIDE_2013), "J"),
        [
            "8.1b expected: 1.00 games 2",
            "8.55 sum: 1.00 score 4/2 expected 1.00",
            "8.56 k-junior: 40 bound 2300",
            "8.55 part: 20.00 k 40 sum 0.50 games 1",
            "8.56 k-normal: 20 bound 2400",
            "8.55 part: 10.00 k 20 sum 0.50 games 1",
            "8.55 change-of-parts: 30.00 parts 2",
            "8.57 rounded: 30 change 30.00",
            "8.55 new-rating: 2030 before 2000 rounded 30",
        ]
    );
}

/// 36 won games between equals: K 20 becomes 700/36, 19; 19 × 18.
#[test]
fn p8_3_3_steps_of_a_limited_k() {
    let story = case(date(2024, 4, 1)).player(rated("P", 2000)).player(rated("B", 2000));
    let story = story.tournament("T", System::Swiss, &[("P", "B", "1-0"); 36]);
    assert_eq!(
        steps(&story.rate(&FIDE_2024_03), "P"),
        [
            "8.1.2 expected: 18.00 games 36",
            "8.3.2 sum: 18.00 score 72/2 expected 18.00",
            "8.3.3 k-normal: 20 bound 2400",
            "8.3.3 k-limit: 19 k 20 games 36 limit 700",
            "8.3.2 change: 342.00 k 19 sum 18.00",
            "8.3.4 rounded: 342 change 342.00",
            "8.3.2 new-rating: 2342 before 2000 rounded 342",
        ]
    );
}

/// Each ground of K says itself.
#[test]
fn p8_3_3_steps_name_the_ground_of_k() {
    let of = |change: &dyn Fn(&mut PeriodPlayer)| {
        let mut player = rated("P", 1900);
        change(&mut player);
        let story = case(date(2024, 4, 1)).player(player).player(rated("B", 1900));
        let story = story.tournament("T", System::Swiss, &[("P", "B", "1-0")]);
        steps(&story.rate(&FIDE_2024_03), "P").swap_remove(2)
    };
    assert_eq!(of(&|p| p.k = Some(15)), "8.3.3 k-given: 15");
    assert_eq!(of(&|p| p.peak = Rating::new(2400)), "8.3.3 k-strong: 10 bound 2400");
    assert_eq!(of(&|p| p.born = Some(Birth::Year(2010))), "8.3.3 k-junior: 40 bound 2300");
    assert_eq!(of(&|p| p.games = Some(29)), "8.3.3 k-new: 40 games 29 needed 30");
    assert_eq!(of(&|_| {}), "8.3.3 k-normal: 20 bound 2400");
    assert_eq!(of(&|p| p.games = None), "8.3.3 k-inferred: 20");
}

/// 1409 − 20 × .5 is 1399, below 1400; the conversion gives 1500 another 40 % of the 500 it lacks to 2000.
#[test]
fn p7_2_1_steps_of_a_fall_and_of_the_conversion() {
    let story = case(date(2024, 4, 1)).player(rated("A", 1409)).player(rated("B", 1409));
    let story = story.tournament("T", System::Swiss, &[("A", "B", "0-1")]);
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(steps(&answer, "A").last().unwrap(), "7.2.1 marked-unrated: 1399 floor 1400");
    assert_eq!(steps(&answer, "B").last().unwrap(), "8.3.2 new-rating: 1419 before 1409 rounded 10");
    let law = Law { list: &FIDE_2024_03, events: vec![], transition: Some(COMPRESSION_2024_03) };
    let story = case(COMPRESSION_2024_03.list_date).player(rated("D", 1500)).player(rated("E", 2000));
    let told: Vec<Vec<String>> =
        rate(&law, &story.period).players.iter().map(|player| player.steps.iter().map(told).collect()).collect();
    assert_eq!(told, [vec!["decision converted: 1700 before 1500 below 2000 share 40"], vec![]]);
}

/// Five draws against 1600 and two against 1800 are 50 % against 11600/7 = 1657.14; of the 343 that 1657 lacks to 2000, 40 %
/// are 137.2: a first rating of the list that is converted is converted too, and says so.
#[test]
fn p8_2_3_a_first_rating_that_is_converted_says_so() {
    let law = Law { list: &FIDE_2024_03, events: vec![&FIDE_2024_03], transition: Some(COMPRESSION_2024_03) };
    let mut story = case(COMPRESSION_2024_03.list_date).player(unrated("N"));
    let opponents = ["A", "B", "C", "D", "E"];
    for opponent in opponents {
        story = story.player(rated(opponent, 1600));
    }
    let games = opponents.map(|opponent| ("N", opponent, "1/2-1/2"));
    let story = story.tournament("T", System::Swiss, &games);
    let rated = rate(&law, &story.period);
    let told: Vec<String> = rated.players[0].steps.iter().map(told).collect();
    assert_eq!(rated.players[0].after, Some(1794));
    assert_eq!(told.last().unwrap(), "decision converted: 1794 before 1657 below 2000 share 40", "{told:?}");
}

/// 3 of 5 against 2000. In 2024 with two draws against 1800: 13600/7 and 4 of 7; in 2013 half a point above 50 %.
/// 5 of 5 against 2500: (12500 + 3600)/7 = 2300, 6 of 7 is .86 and 309, and 2200 is the highest.
#[test]
fn p8_2_3_p8_23_steps_of_a_first_rating() {
    let of = |rating: i64, wins: usize| {
        let ids = ["A", "B", "C", "D", "E"];
        let story = ids.iter().fold(case(date(2024, 4, 1)).player(unrated("N")), |s, id| s.player(rated(id, rating)));
        let games: Vec<_> = (0..5).map(|i| ("N", ids[i], if i < wins { "1-0" } else { "0-1" })).collect();
        story.tournament("T", System::Swiss, &games)
    };
    assert_eq!(
        steps(&of(2000, 3).rate(&FIDE_2024_03), "N"),
        [
            "7.1.4 event-counted: T",
            "8.2.2 results: 5 score 6/2",
            "8.2.2 average-hypothetical: 1942.86 opponents 7 hypothetical 2 rated 1800",
            "8.1.1 percentage: 0.57",
            "8.1.1 dp: 50 percentage 0.57",
            "8.2.3 first-computed: 1993 average 1942.86 added 50.00",
        ]
    );
    let highest = steps(&of(2500, 5).rate(&FIDE_2024_03), "N");
    assert_eq!(
        highest[4..],
        [
            "8.1.1 dp: 309 percentage 0.86",
            "8.2.3 first-computed: 2609 average 2300.00 added 309.00",
            "8.2.3 first-highest: 2200 computed 2609",
        ]
    );
    assert_eq!(
        steps(&of(2000, 3).rate(&FIDE_2013), "N"),
        [
            "7.14b event-counted: T",
            "8.21a results: 5 score 6/2",
            "8.21a average: 2000.00 opponents 5",
            "8.1a percentage: 0.60",
            "8.23 bonus: 15 half_points 1",
            "8.32 first-computed: 2015 average 2000.00 added 15.00",
        ]
    );
}

/// The numbers stand with the round robin: Ra 1962, −193 · 4/5 = −154.4.
#[test]
fn p8_58_steps_of_a_round_robin() {
    let story = round_robin_of_four_games();
    let answer = story.rate(&FIDE_2013);
    let table = [
        "8.21bI rr-rated-average: 2000.00 tournament RR rated 4",
        "8.21bII rr-dp-average: 47.50",
        "8.21bIII rr-average: 1962 n 4",
    ];
    let newcomer = steps(&answer, "N");
    assert_eq!(newcomer[0], "7.14a event-counted: RR");
    assert_eq!(newcomer[1..4], table);
    assert_eq!(
        newcomer[4..],
        [
            "8.58 rr-first-pass: 1808 average 1962",
            "8.58 rr-corrected: 1808 average 1962.00",
            "8.21b results-table: 4 score 2/2",
            "8.21b average-table: 1962.00 opponents 4",
            "8.1a percentage: 0.25",
            "8.25 dp: -193 percentage 0.25",
            "8.25 dp-part: -154.40 dp -193 n 4",
            "8.32 first-computed: 1808 average 1962.00 added -154.40",
            "7.14 too-few-games: 4 needed 5",
        ]
    );
    let opponent = steps(&answer, "A");
    assert!(table.iter().all(|step| opponent.iter().any(|told| told == step)), "{opponent:?}");
    assert!(!opponent.iter().any(|told| told.contains("rr-first-pass")), "he has a rating of his own");
}

/// Events that do not count say why.
#[test]
fn p7_14c_p8_21_steps_of_events_left_out() {
    let results = PoolResults { games: 2, score: HalfPoints(2), opponents: 3800 };
    let event =
        PoolEvent { tournament: "old".into(), list_date: date(2011, 1, 1), first_event: true, waits: false, results };
    let newcomer = PeriodPlayer { pool: vec![event], ..unrated("N") };
    let story = case(date(2014, 4, 1)).player(newcomer).player(unrated("M")).player(rated("A", 1900));
    let games = [("N", "A", "1/2-1/2"), ("M", "A", "0-1")];
    let story = story.tournament("S", System::Swiss, &games);
    let letter = decide(FIDE_2013, "later_event_min_games", "3").unwrap();
    let answer = story.rate(&letter);
    let none = "7.14 too-few-games: 0 needed 5";
    assert_eq!(steps(&answer, "N"), ["7.14c event-out-of-window: old lists 26", "6.1 event-too-few-games: S", none]);
    assert_eq!(steps(&answer, "M"), ["6.1 event-first-without-score: S", none]);
}

/// The game as each of the two sees it; a difference beyond 400 counts as 400.
#[test]
fn p8_3_1_a_game_is_told_from_both_sides() {
    let story = case(date(2024, 4, 1)).player(rated("A", 2300)).player(rated("B", 1800)).player(rated("C", 2000));
    let story = story.tournament("T", System::Swiss, &[("C", "A", "0-1"), ("A", "B", "1-0")]);
    let answer = story.rate(&FIDE_2024_03);
    let told = |id: &str| -> Vec<_> {
        let games = answer.of(id).tournaments.iter().flat_map(|of| &of.games);
        games.map(|game| (game.opponent, game.difference, game.capped, game.counted_difference())).collect()
    };
    assert_eq!(told("A"), [(2, Some(300), false, Some(300)), (1, Some(500), true, Some(400))]);
    assert_eq!(told("B"), [(0, Some(-500), true, Some(-400))]);
    assert_eq!(told("C"), [(0, Some(-300), false, Some(-300))]);
}

#[test]
fn p8_3_1_a_difference_of_400_is_not_cut() {
    for (b, capped) in [(1900, false), (1899, true)] {
        let story = case(date(2024, 4, 1)).player(rated("A", 2300)).player(rated("B", b));
        let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0")]);
        let answer = story.rate(&FIDE_2024_03);
        for id in ["A", "B"] {
            assert_eq!(answer.of(id).tournaments[0].games[0].capped, capped, "{id} {b}");
        }
    }
}

/// A game that does not count is told with its ratings too.
#[test]
fn p5_1_a_game_that_was_not_played_has_both_ratings() {
    let story = case(date(2024, 4, 1)).player(rated("A", 2300)).player(rated("B", 1900));
    let answer_of = story.tournament("T", System::Swiss, &[("A", "B", "+/-")]);
    let answer = answer_of.rate(&FIDE_2024_03);
    let told = |id: &str| {
        let game = &answer.of(id).tournaments[0].games[0];
        (game.own_rating, game.opponent_rating, game.difference, game.counted)
    };
    assert_eq!(told("A"), (Some(2300), Some(1900), Some(400), false));
    assert_eq!(told("B"), (Some(1900), Some(2300), Some(-400), false));
    assert_eq!(answer.whys("A"), ["5.1"]);
}

/// Between two who are both unrated, and of one who is rated against one who is not.
#[test]
fn p8_2_1_p8_3_1_a_game_against_the_unrated_says_for_whom_it_counts() {
    let story = case(date(2024, 4, 1)).player(rated("A", 2000)).player(unrated("N")).player(unrated("M"));
    let story = story.tournament("T", System::Swiss, &[("N", "M", "1-0"), ("A", "M", "1-0")]);
    let answer = story.rate(&FIDE_2024_03);
    let code = |id: &str, game: usize| answer.of(id).tournaments[0].games[game].why.map(|why| why.code.as_str());
    assert_eq!((code("N", 0), code("A", 0)), (Some("both-unrated"), Some("opponent-unrated")));
    assert_eq!(answer.whys("A"), ["8.3.1"]);
    assert_ne!(answer.whys("N"), ["8.3.1"]);
}

/// All games before the 18th birthday, or all from it on: one K, and nothing is said of two.
#[test]
fn p8_55_a_birthday_without_games_on_both_sides_divides_nothing() {
    for (day, k) in [(1, 40), (15, 20)] {
        let mut junior = rated("J", 2000);
        junior.born = Some(Birth::Date(date(1996, 3, 15)));
        let mut story = case(date(2014, 4, 1)).player(junior).player(rated("B", 2000));
        story = story.tournament_on("T", System::Swiss, date(2014, 3, day), date(2014, 3, day), &[("J", "B", "1-0")]);
        let answer = story.rate(&FIDE_2013);
        assert_eq!(answer.change("J"), format!("{}.00", k / 2), "{day} March");
        assert!(!steps(&answer, "J").iter().any(|step| step.contains("birthday")), "{:?}", steps(&answer, "J"));
    }
}

#[test]
fn p8_58_a_round_robin_of_the_unrated_alone_is_rated_as_swiss() {
    let story = case(date(2014, 4, 1)).player(unrated("N")).player(unrated("M")).player(unrated("O"));
    let story = story.tournament("T", System::RoundRobin, &[("N", "M", "1-0"), ("M", "O", "1-0"), ("O", "N", "1-0")]);
    let waiver = |paragraph: &str| {
        let (paragraph, decision) = (paragraph.into(), "QC 2014/2".into());
        Waiver { paragraph, decision, ..Waiver::default() }
    };
    let story = story.with(|t| t.circumstances.waivers = ["6.2", "6.21"].map(waiver).into());
    let findings = story.rate(&FIDE_2013).findings();
    assert!(findings.contains(&("note", "8.58", "as-swiss-nobody-rated")), "{findings:?}");
}

/// At 50 percent 8.22 says Ru = Ra, below it 8.24 adds dp: 2 of 5 against 2000 is .40 and −72.
#[test]
fn p8_22_p8_24_the_step_names_the_paragraph_of_its_percentage() {
    let of = |halves: usize| {
        let ids = ["A", "B", "C", "D", "E", "F"];
        let story = ids.iter().fold(case(date(2014, 4, 1)).player(unrated("N")), |s, id| s.player(rated(id, 2000)));
        let games: Vec<_> = (0..6).map(|i| ("N", ids[i], if i < halves { "1/2-1/2" } else { "0-1" })).collect();
        let answer = story.tournament("T", System::Swiss, &games).rate(&FIDE_2013).of("N").clone();
        answer.steps.iter().map(told).find(|step| step.contains(" dp:")).unwrap()
    };
    assert_eq!(of(6), "8.22 dp: 0 percentage 0.50");
    assert_eq!(of(3), "8.24 dp: -193 percentage 0.25");
}

/// A first performance below 1000 is disregarded under 8.31, games and all; in 2024 it is not published and stays.
#[test]
fn p8_31_a_performance_below_the_floor_is_told_as_it_is() {
    let ids = ["A", "B", "C", "D", "E"];
    let story = ids.iter().fold(case(date(2014, 4, 1)).player(unrated("N")), |s, id| s.player(rated(id, 1050)));
    let games: Vec<_> = ids.iter().map(|id| ("N", *id, if *id == "A" { "1/2-1/2" } else { "0-1" })).collect();
    let story = story.tournament("T", System::Swiss, &games);
    let answer = story.rate(&FIDE_2013);
    // .10 is −366: 684.
    assert_eq!(steps(&answer, "N").last().unwrap(), "8.31 below-floor-disregarded: 684 floor 1000");
    assert_eq!(answer.whys("N"), ["8.31"; 5]);
    let answer = story.rate(&FIDE_2024_03);
    assert!(steps(&answer, "N").last().unwrap().starts_with("7.1.4 below-floor: "));
    assert_eq!(answer.whys("N"), [""; 5]);
}

/// Who was unrated at the start and is rated now is told so; the 400 points name their paragraph; so does a year's end.
#[test]
fn p8_4_p8_2_4_p8_54_p7_23_steps_name_their_paragraphs() {
    for (edition, newly, cap, inactive, again) in
        [(&FIDE_2013, "8.4", "8.54", "7.23a", "7.23b"), (&FIDE_2024_03, "8.2.4", "8.3.1", "7.2.2", "7.2.2(2)")]
    {
        let list = date(2024, 4, 1);
        let mut story = case(list).player(rated("N", 1800)).player(rated("A", 2300)).player(rated("I", 2000));
        for player in &mut story.period.players {
            player.last_active = Some(date(2020, 1, 1));
        }
        let story = story.tournament("T", System::Swiss, &[("N", "A", "1-0")]).with(|t| t.ratings = vec![(0, None)]);
        let answer = story.rate(edition);
        assert_eq!(steps(&answer, "N")[0], format!("{newly} newly-published: T"));
        assert_eq!(steps(&answer, "N").last().unwrap(), &format!("{again} active-again: 1"));
        assert_eq!(steps(&answer, "I"), [format!("{inactive} inactive: 12")]);
        let game = &answer.of("N").tournaments[0].games[0];
        assert_eq!((game.capped, game.capped_by.map(|at| at.0)), (true, Some(cap)));
    }
}
