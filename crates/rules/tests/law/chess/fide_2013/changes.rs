//! The change of a rated player, and falling off the list: paragraphs 7.11, 7.21 and 8.5.

use crate::chess::case::{case, rated};
use arpad_model::*;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
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
