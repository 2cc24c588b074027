//! FIDE rating regulations B.02 in force from 2024-03-01 (S004), paragraph by paragraph.

use super::case::{Case, case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::FIDE_2024_03;
use arpad_rules::chess::first_rating::{Results, first_rating};
use arpad_rules::chess::next_list::next_list;
use arpad_rules::chess::rate::{Law, rate};
use arpad_rules::chess::rated::Status;
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use jiff::civil::{Date, date};

const LIST: Date = date(2024, 4, 1);

/// A player and five opponents of this rating, the player's points as half points per game.
fn newcomer_against(rating: i64, halves: &[u32]) -> Case {
    let mut story = case(LIST).player(unrated("N"));
    let ids: Vec<String> = (0..halves.len()).map(|i| format!("o{i}")).collect();
    for id in &ids {
        story = story.player(rated(id, rating));
    }
    let result = |halves: u32| ["0-1", "1/2-1/2", "1-0"][halves as usize];
    let games: Vec<(&str, &str, &str)> = ids.iter().zip(halves).map(|(id, h)| ("N", id.as_str(), result(*h))).collect();
    story.tournament("T", System::Swiss, &games)
}

#[test]
fn p8_2_2_two_drawn_hypothetical_games_against_1800() {
    let story = newcomer_against(2000, &[2, 2, 2, 0, 0]);
    let answer = story.rate(&FIDE_2024_03);
    let newcomer = answer.of("N");
    let first = newcomer.first.unwrap();
    assert_eq!((first.average, first.percentage, first.dp), ((13600, 7), 57, 50));
    assert_eq!((newcomer.status, newcomer.after, newcomer.k.unwrap().used), (Status::New, Some(1993), 40));
}

/// Source: rules.md D: the pool of 8.34 under this edition is worth 2158.
#[test]
fn p8_2_3_the_pool_of_8_34_under_this_edition() {
    let first = first_rating(&FIDE_2024_03, Results { games: 12, halves: 13, opponents: 26210 });
    assert_eq!((first.percentage, first.dp, first.rating), (54, 29, 2158));
}

#[test]
fn p8_2_3_no_first_rating_above_2200() {
    let story = newcomer_against(2500, &[2, 2, 2, 2, 2]);
    let answer = story.rate(&FIDE_2024_03);
    let first = answer.of("N").first.unwrap();
    assert!(first.computed > 2200);
    assert_eq!(answer.of("N").after, Some(2200));
}

/// Ties of the percentage are frequent: 4 of 6 with two drawn games is 62.5 %, read as .63 (E-15).
#[test]
fn p8_1_1_a_percentage_tie_goes_up_and_is_noted() {
    for (halves, percentage, dp) in [([2, 2, 2, 2, 0, 0], 63, 95), ([2, 2, 0, 0, 0, 0], 38, -87)] {
        let story = newcomer_against(2000, &halves);
        let answer = story.rate(&FIDE_2024_03);
        let first = answer.of("N").first.unwrap();
        assert_eq!((first.percentage, first.dp), (percentage, dp));
        assert!(answer.findings().contains(&("note", "8.1.1", "percentage-tie")));
    }
}

#[test]
fn p7_1_4_four_games_are_not_enough() {
    let story = newcomer_against(1800, &[2, 2, 0, 0]);
    let answer = story.rate(&FIDE_2024_03);
    let newcomer = answer.of("N");
    assert_eq!((newcomer.status, newcomer.after, newcomer.games), (Status::Pending, None, 4));
    assert_eq!(newcomer.missing.as_ref().unwrap().paragraph, Paragraph("7.1.4"));
}

#[test]
fn p7_1_4_below_1400_is_not_published() {
    // Half a point of five and two drawn games are .21: 230 below the average, (5·1562 + 3600)/7 = 1630 with 1562.
    for (opponents, rating, status) in [(1562, 1400, Status::New), (1561, 1399, Status::Pending)] {
        let story = newcomer_against(opponents, &[1, 0, 0, 0, 0]);
        let answer = story.rate(&FIDE_2024_03);
        let newcomer = answer.of("N");
        assert_eq!((newcomer.first.unwrap().rating, newcomer.status), (rating, status));
        assert_eq!(newcomer.published, status == Status::New);
    }
}

/// 26 lists ending with the current one (E-23).
#[test]
fn p7_1_4_results_older_than_26_lists_drop_out() {
    let game = PoolGame { opponent: Rating::new(1800).unwrap(), score: HalfPoints(1) };
    for (list_date, status) in [(date(2022, 3, 1), Status::New), (date(2022, 2, 1), Status::Pending)] {
        let mut story = newcomer_against(1800, &[2, 0, 1, 1]);
        story.period.players[0].pool = vec![PoolEvent {
            tournament: "old".into(),
            list_date,
            first_event: true,
            waits: false,
            results: [game].into_iter().collect(),
        }];
        assert_eq!(story.rate(&FIDE_2024_03).of("N").status, status, "{list_date}");
    }
}

#[test]
fn p8_2_1_a_first_event_without_a_point_is_disregarded() {
    let story = newcomer_against(1800, &[0, 0, 0, 0, 0]);
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(answer.of("N").status, Status::Pending);
    assert_eq!(answer.whys("N"), ["8.2.1"; 5]);
    // Not a first event: the same zero counts.
    let mut later = story;
    later.period.players[0].games = Some(12);
    assert_eq!(later.rate(&FIDE_2024_03).of("N").games, 5);
}

#[test]
fn p8_3_1_above_400_always_counts_as_400() {
    let story = case(LIST).player(rated("S", 2700)).player(rated("a", 2000)).player(rated("b", 2100));
    let story = story.tournament("T", System::Swiss, &[("S", "a", "1-0"), ("S", "b", "1-0")]);
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(answer.of("S").expected.unwrap().to_string(), "1.84");
    assert!(answer.of("S").tournaments[0].games.iter().all(|game| game.capped));
}

#[test]
fn p8_3_1_games_against_unrated_players_do_not_count_even_in_a_round_robin() {
    let story = case(LIST).player(rated("A", 2000)).player(rated("B", 2000)).player(unrated("N"));
    let games = [("A", "B", "1-0"), ("B", "N", "1-0"), ("N", "A", "1-0")];
    let story = story.tournament("RR", System::RoundRobin, &games);
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!((answer.whys("A"), answer.of("A").games), (vec!["", "8.3.1"], 1));
}

#[test]
fn p8_3_3_junior_to_the_end_of_the_year_of_the_18th_birthday() {
    for (born, peak, k) in [(2006, 2200, 40), (2005, 2200, 20), (2006, 2300, 20)] {
        let mut junior = rated("J", 2200);
        junior.born = Some(Birth::Year(born));
        junior.peak = Rating::new(peak);
        let story = case(LIST).player(junior).player(rated("B", 2200));
        let story = story.tournament("T", System::Swiss, &[("J", "B", "1-0")]);
        assert_eq!(story.rate(&FIDE_2024_03).of("J").k.unwrap().used, k, "born {born}, peak {peak}");
    }
}

/// K·n ≤ 700: 40 from 18 games on, 20 from 36, 10 from 71.
#[test]
fn p8_3_3_k_times_games_is_at_most_700() {
    for (k, games, used) in [(40, 17, 40), (40, 18, 38), (20, 35, 20), (20, 36, 19), (10, 70, 10), (10, 71, 9)] {
        let mut player = rated("P", 2000);
        player.k = Some(k);
        let story = case(LIST).player(player).player(rated("B", 2000));
        let story = story.tournament("T", System::Swiss, &vec![("P", "B", "1-0"); games]);
        let answer = story.rate(&FIDE_2024_03);
        let result = answer.of("P").k.unwrap();
        assert_eq!((result.listed, result.used), (k, used), "{games} games");
    }
}

/// Source: the English text, and −2.50 published as −3 (E-06).
#[test]
fn p8_3_4_a_half_is_rounded_away_from_zero() {
    for (result, after) in [("1-0", 2003), ("0-1", 1997)] {
        let mut player = rated("P", 2000);
        player.k = Some(5);
        let story = case(LIST).player(player).player(rated("B", 2000));
        let story = story.tournament("T", System::Swiss, &[("P", "B", result)]);
        assert_eq!(story.rate(&FIDE_2024_03).of("P").after, Some(after));
    }
}

#[test]
fn p8_3_4_rounded_once_for_the_whole_period() {
    let mut player = rated("P", 2000);
    player.k = Some(1);
    let mut story = case(LIST).player(player).player(rated("B", 2000));
    for (id, day) in [("T1", 2), ("T2", 12)] {
        story =
            story.tournament_on(id, System::Swiss, date(2024, 3, day), date(2024, 3, day + 3), &[("P", "B", "1-0")]);
    }
    assert_eq!(story.rate(&FIDE_2024_03).of("P").after, Some(2001), "0.5 + 0.5, not 1 + 1");
}

#[test]
fn p7_2_1_below_1400_a_player_is_unrated_from_the_next_list() {
    for (before, status, published) in [(1410, Status::Rated, true), (1409, Status::Delisted, false)] {
        let story = case(LIST).player(rated("A", before)).player(rated("B", before));
        let story = story.tournament("T", System::Swiss, &[("A", "B", "0-1")]);
        let answer = story.rate(&FIDE_2024_03);
        let a = answer.of("A");
        assert_eq!((a.status, a.after, a.published), (status, Some(before - 10), published));
    }
}

#[test]
fn p6_1_a_match_with_an_unrated_player_is_not_rated_for_anybody() {
    let story = case(LIST).player(rated("A", 2000)).player(unrated("N"));
    let story = story.tournament("M", System::Match, &[("A", "N", "1-0"), ("N", "A", "1-0")]);
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!((answer.whys("A"), answer.whys("N")), (vec!["6.1", "6.1"], vec!["6.1", "6.1"]));
    assert!(answer.findings().contains(&("error", "6.1", "unrated-match")));
}

#[test]
fn p6_2_games_after_the_decision_count_only_with_a_waiver() {
    let story = case(LIST).player(rated("A", 2000)).player(rated("B", 2000));
    let games = [("A", "B", "1-0"), ("B", "A", "0-1"), ("A", "B", "1-0")];
    let story = story.tournament("M", System::Match, &games).with(|t| t.circumstances.rounds = Some(3));
    assert_eq!(story.rate(&FIDE_2024_03).whys("A"), ["", "", "6.2"]);
    let waived = story.with(|t| {
        let (paragraph, decision) = ("6.2".into(), "QC 2024/17".into());
        t.circumstances.waivers = vec![Waiver { paragraph, decision, ..Waiver::default() }];
    });
    let answer = waived.rate(&FIDE_2024_03);
    assert_eq!(answer.whys("A"), ["", "", ""]);
    assert!(answer.findings().contains(&("note", "6.2", "waived")));
}

/// The conversion of 2024-03-01 is no part of the edition: it happens only when asked for.
#[test]
fn the_conversion_of_2024_03_01_raises_ratings_below_2000() {
    for (before, after) in [(1000, 1400), (1600, 1760), (1999, 1999), (2000, 2000), (1001, 1401), (1433, 1660)] {
        assert_eq!(COMPRESSION_2024_03.convert(before), after);
    }
}

/// E-26: the floor is that of the list, so a rating that was converted is compared with it, not the one before.
#[test]
fn p7_1_4_the_floor_of_2024_03_01_holds_for_converted_ratings() {
    let players = [rated("A", 1380), rated("B", 1300), rated("C", 1002), rated("D", 1500)];
    let story = players.into_iter().fold(case(COMPRESSION_2024_03.list_date), |story, player| story.player(player));
    let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0"), ("C", "B", "0-1"), ("C", "A", "0-1")]);
    let law = Law { list: &FIDE_2024_03, events: vec![&FIDE_2024_03], transition: Some(COMPRESSION_2024_03) };
    let (listed, explained) = (next_list(&law, &story.period), rate(&law, &story.period));
    for (next, told) in listed.players.iter().zip(&explained.players) {
        let published = told.after.filter(|_| told.published);
        assert_eq!(next.rating.map(|rating| i64::from(rating.points())), published);
    }
    let is_listed: Vec<bool> = listed.players.iter().map(|player| player.rating.is_some()).collect();
    assert_eq!(is_listed, [true, true, false, true], "C fell below 1000, which converts to less than 1400");
    assert_eq!(listed.players[3].rating, Rating::new(1700), "who did not play is converted too");
}

#[test]
fn p5_1_a_game_set_aside_does_not_count() {
    let story = case(LIST).player(rated("A", 2000)).player(rated("B", 2000));
    let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0"), ("A", "B", "1-0")]);
    let story = story.with(|tournament| tournament.games[1].set_aside = Some(SetAside::Ruled));
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!((answer.whys("A"), answer.of("A").games), (vec!["", "5.1"], 1));
    let older = story.rate(&arpad_rules::chess::editions::FIDE_2013);
    assert_eq!(older.of("A").games, 2, "the older text knows no exception");
    assert!(older.findings().contains(&("warning", "5.1", "set-aside-not-provided")));
}

#[test]
fn p7_1_4_who_stands_on_the_list_below_the_floor_is_told() {
    for (points, is_told) in [(1399, true), (1400, false), (1500, false)] {
        let story = case(LIST).player(rated("A", points)).player(rated("B", 1800));
        let story = story.tournament("T", System::Swiss, &[("A", "B", "1/2-1/2")]);
        let told = story.rate(&FIDE_2024_03).findings().contains(&("warning", "7.1.4", "listed-below-floor"));
        assert_eq!(told, is_told, "{points}");
    }
}

/// 8.3.3: a K of 20 hangs on the birth below 2300 alone.
#[test]
fn p8_3_3_an_unknown_birth_is_told_where_it_could_make_a_junior() {
    for (points, is_told) in [(2299, true), (2300, false)] {
        let unknown = PeriodPlayer { born: None, ..rated("A", points) };
        let story = case(LIST).player(unknown).player(rated("B", 2200));
        let story = story.tournament("T", System::Swiss, &[("A", "B", "1/2-1/2")]);
        let told = story.rate(&FIDE_2024_03).findings().iter().any(|finding| finding.2 == "birth-unknown");
        assert_eq!(told, is_told, "{points}");
    }
}
