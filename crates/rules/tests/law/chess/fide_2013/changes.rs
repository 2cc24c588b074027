//! The change of a rated player, and falling off the list: paragraphs 7.11, 7.21 and 8.5.

use crate::chess::case::{case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
use arpad_rules::chess::next_list::next_list;
use arpad_rules::chess::rate::Law;
use arpad_rules::chess::rated::Status;
use jiff::civil::date;

#[test]
fn p7_11_ratings_are_those_of_the_list_in_force_at_the_start() {
    let story = case(date(2014, 4, 1)).player(rated("A", 2000)).player(rated("B", 2000));
    let story = story
        .tournament("S", System::Swiss, &[("A", "B", "1-0")])
        .with(|t| t.ratings = vec![(0, Rating::new(1900)), (1, Rating::new(2100))]);
    for edition in [&FIDE_2013, &MSSZ_2017, &FIDE_2024_03] {
        let answer = story.rate(edition);
        let game = &answer.of("A").tournaments[0].games[0];
        assert_eq!((game.own_rating, game.opponent_rating, game.difference), (Some(1900), Some(2100), Some(-200)));
        assert_eq!(answer.of("A").after, Some(2000 + 15), "20 × .76 on the rating of the last list");
    }
}

/// The report names B's rating then; A's and C's are those of the last list. 100 points are .64 and .36: A wins 20 × .64.
#[test]
fn p7_11_a_stated_rating_is_that_players_alone() {
    let story = ["A", "B", "C"].into_iter().fold(case(date(2014, 4, 1)), |story, id| story.player(rated(id, 2000)));
    let games = [("A", "B", "1-0"), ("A", "C", "1/2-1/2"), ("C", "B", "1/2-1/2")];
    let story = story.tournament("S", System::Swiss, &games).with(|t| t.ratings = vec![(1, Rating::new(2100))]);
    for edition in [&FIDE_2013, &MSSZ_2017, &FIDE_2024_03] {
        let answer = story.rate(edition);
        // B: 0 − .64 and .5 − .64; C: 0 and .5 − .36.
        assert_eq!(["A", "B", "C"].map(|id| answer.change(id)), ["12.80", "-15.60", "2.80"], "{}", edition.id);
    }
    // 2400 needs 120 minutes, in the games of that player only (1.1 of 2024).
    let fast = story.with(|t| {
        t.ratings = vec![(2, Rating::new(2400))];
        t.circumstances.time_control = Some(TimeControl::sudden_death(90, 0));
    });
    let answer = fast.rate(&FIDE_2024_03);
    assert_eq!((answer.whys("A"), answer.whys("B")), (vec!["", "1.1"], vec!["", "1.1"]));
    // Who was unrated then makes a match one with an unrated player (6.1 of 2024), and nobody else's.
    let pair = [("A", "B", "1-0"), ("C", "D", "1-0")];
    let story = ["A", "B", "C"].into_iter().fold(case(date(2024, 4, 1)), |story, id| story.player(rated(id, 2000)));
    let story = story.player(unrated("D")).tournament("M", System::Match, &pair);
    let story = story.with(|t| t.ratings = vec![(1, None), (3, Rating::new(2000))]);
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!((answer.whys("A"), answer.whys("C")), (vec!["6.1"], vec![""]));
}

/// K 20 and a lost game between equals: 10 points less.
#[test]
fn p7_21_a_rating_below_1000_is_taken_off_the_list() {
    for edition in [&FIDE_2013, &MSSZ_2017] {
        for (before, status, published) in [(1010, Status::Rated, true), (1009, Status::Delisted, false)] {
            let story = case(date(2014, 4, 1)).player(rated("A", before)).player(rated("B", before));
            let story = story.tournament("S", System::Swiss, &[("A", "B", "0-1")]);
            let answer = story.rate(edition);
            let a = answer.of("A");
            assert_eq!((a.status, a.after, a.published), (status, Some(before - 10), published));
        }
    }
}

#[test]
fn p8_54_a_difference_above_400_counts_as_400() {
    let story = case(date(2014, 4, 1)).player(rated("A", 2600)).player(rated("B", 1500));
    let story = story.tournament("S", System::Swiss, &[("A", "B", "1-0")]);
    for edition in [&FIDE_2013, &MSSZ_2017] {
        let answer = story.rate(edition);
        let game = &answer.of("A").tournaments[0].games[0];
        assert_eq!(
            (game.difference, game.capped, game.expected.unwrap().to_string()),
            (Some(1100), true, "0.92".into())
        );
    }
}

#[test]
fn p8_56_junior_until_the_18th_birthday_by_the_tournaments_start() {
    let mut junior = rated("J", 2000);
    junior.born = Some(Birth::Date(date(1996, 3, 15)));
    let story = case(date(2014, 4, 1)).player(junior).player(rated("B", 2000));
    let day = |d| date(2014, 3, d);
    let before = story.tournament_on("before", System::Swiss, day(10), day(16), &[("J", "B", "1-0")]);
    let answer = before.rate(&FIDE_2013);
    assert_eq!((answer.of("J").k.unwrap().used, answer.change("J")), (40, "20.00".into()));
    let both = before.tournament_on("after", System::Swiss, day(15), day(20), &[("J", "B", "1-0"), ("J", "B", "0-1")]);
    let answer = both.rate(&FIDE_2013);
    let ks: Vec<_> = answer.of("J").tournaments.iter().map(|t| t.k).collect();
    assert_eq!(ks, [Some(40), Some(20)]);
    assert_eq!(answer.change("J"), "20.00", "40 × .50 + 20 × (.50 − .50)");
}

/// Three events, on March 1, 8 and 15, and a won game between equals in each: .5 with K 40 in those that start before the
/// 18th birthday and 20 in those that start on it or later.
#[test]
fn p8_56_an_18th_birthday_inside_the_period() {
    let born = |day| Some(Birth::Date(date(1996, 3, day)));
    let all = [1, 8, 15].as_slice();
    for (birthday, played, change) in [
        (1, all, "30.00"),   // 20 + 20 + 20
        (2, all, "40.00"),   // 40 + 20 + 20
        (8, all, "40.00"),   // 40 + 20 + 20
        (9, all, "50.00"),   // 40 + 40 + 20
        (15, all, "50.00"),  // 40 + 40 + 20
        (16, all, "60.00"),  // 40 + 40 + 40
        (8, &[1], "20.00"),  // 40, and the birthday changes nothing
        (9, &[15], "10.00"), // 20, no game before it
        (9, &[8, 15], "30.00"),
        (8, &[1, 8], "30.00"),
    ] {
        let players = ["B", "J", "K", "C"].map(|id| rated(id, 2000));
        let mut story = players.into_iter().fold(case(date(2014, 4, 1)), |story, player| story.player(player));
        // K's birthday falls into the same period, on the day of the last event; he loses.
        (story.period.players[1].born, story.period.players[2].born) = (born(birthday), born(15));
        for day in [1, 8, 15] {
            let game = if played.contains(&day) { ("J", "B", "1-0") } else { ("B", "C", "1-0") };
            let start = date(2014, 3, day);
            story = story.tournament_on("T", System::Swiss, start, start, &[game, ("K", "C", "0-1")]);
        }
        let law = Law { list: &FIDE_2013, events: vec![&FIDE_2013; 3], transition: None };
        let listed = next_list(&law, &story.period).players;
        let answer = story.rate(&FIDE_2013);
        assert_eq!(answer.change("J"), change, "birthday on March {birthday}, events {played:?}");
        assert_eq!(listed[1].change.unwrap().to_string(), change, "birthday on March {birthday}, events {played:?}");
        assert_eq!(listed[2].change.unwrap().to_string(), "-50.00", "40, 40 and 20 lost");
    }
}

/// A peak of 2300 ends the junior's K for good (E-11), one of 2400 everything but 10.
#[test]
fn p8_56_k_by_games_and_by_the_highest_published_rating() {
    for edition in [&FIDE_2013, &MSSZ_2017, &FIDE_2024_03] {
        for (games, born, peak, k) in [
            (29, 1980, 1900, 40),
            (30, 1980, 1900, 20),
            (29, 1980, 2399, 40),
            (30, 1980, 2399, 20),
            (29, 1980, 2400, 10),
            (30, 2010, 2299, 40),
            (30, 2010, 2300, 20),
            (30, 2010, 2400, 10),
        ] {
            let mut player = rated("P", 1900);
            (player.games, player.born, player.peak) = (Some(games), Some(Birth::Year(born)), Rating::new(peak));
            let story = case(date(2024, 4, 1)).player(player).player(rated("B", 1900));
            let story = story.tournament("S", System::Swiss, &[("P", "B", "1-0")]);
            let used = story.rate(edition).of("P").k.unwrap().used;
            assert_eq!(used, k, "{}: {games} games, born {born}, peak {peak}", edition.id);
        }
    }
}

/// K 1 and two events with a won game between equals: 0.5 + 0.5 is 1, not 1 + 1 (E-27).
#[test]
fn p8_55c_p8_3_2_changes_are_summed_over_the_period() {
    for edition in [&FIDE_2013, &MSSZ_2017, &FIDE_2024_03] {
        let mut player = rated("P", 2000);
        player.k = Some(1);
        let mut story = case(date(2024, 4, 1)).player(player).player(rated("B", 2000));
        for (id, day) in [("T1", 2), ("T2", 12)] {
            let (start, end) = (date(2024, 3, day), date(2024, 3, day + 3));
            story = story.tournament_on(id, System::Swiss, start, end, &[("P", "B", "1-0")]);
        }
        let answer = story.rate(edition);
        let changes: Vec<_> = answer.of("P").tournaments.iter().map(|t| t.change.unwrap().to_string()).collect();
        assert_eq!((changes, answer.change("P")), (vec!["0.50".into(), "0.50".into()], "1.00".into()));
        assert_eq!(answer.of("P").after, Some(2001), "{}", edition.id);
    }
}

#[test]
fn p8_57_a_half_is_rounded_up_whatever_its_sign() {
    // K 10, three losses against equals: −15.0; with one draw at 4 points less: −14.9. A tie needs hundredths of 50.
    for (k, result, after) in [(1, "0-1", 2000), (1, "1-0", 2001), (3, "0-1", 1999)] {
        let mut a = rated("A", 2000);
        a.k = Some(k);
        let story = case(date(2014, 4, 1)).player(a).player(rated("B", 2000));
        let story = story.tournament("S", System::Swiss, &[("A", "B", result)]);
        assert_eq!(story.rate(&FIDE_2013).of("A").after, Some(after), "K {k}, {result}");
    }
}
