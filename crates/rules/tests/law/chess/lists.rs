//! The list: its day, its ratings, who is active on it. Paragraphs 7 of FIDE's texts, §2 and §3 of the Hungarian one.

use super::case::{case, rated};
use arpad_model::*;
use arpad_rules::chess::activity::{Activity, activity};
use arpad_rules::chess::editions::*;
use jiff::civil::date;

#[test]
fn p7_1_a_list_is_dated_the_first_day_of_a_month() {
    for (edition, paragraph) in [(&FIDE_2013, "7.1"), (&MSSZ_2017, "§3"), (&FIDE_2024_03, "7.1")] {
        for (day, is_odd) in [(1, false), (2, true)] {
            let story = case(date(2024, 4, day)).player(rated("A", 2000)).player(rated("B", 2000));
            let story = story.tournament("S", System::Swiss, &[("A", "B", "1-0")]);
            let found = story.rate(edition).findings().contains(&("warning", paragraph, "list-not-monthly"));
            assert_eq!(found, is_odd, "{} on day {day}", edition.id);
        }
    }
}

#[test]
fn p7_2_2_inactive_after_a_year_and_active_again_after_one_game() {
    let list = date(2024, 4, 1);
    for (last, games, state) in [
        (Some(date(2023, 5, 1)), false, Activity::Active),
        (Some(date(2023, 4, 1)), false, Activity::Inactive),
        (Some(date(2023, 4, 1)), true, Activity::Reactivated),
        (None, true, Activity::Active),
        (None, false, Activity::Inactive),
    ] {
        for edition in [&FIDE_2013, &MSSZ_2017, &FIDE_2024_03] {
            assert_eq!(activity(edition, list, last, games), state, "{last:?}");
        }
    }
}

/// An inactive player's last published rating counts for both sides.
#[test]
fn p7_23_an_inactive_player_counts_as_rated() {
    let mut inactive = rated("I", 1900);
    inactive.last_active = Some(date(2009, 1, 1));
    let story = case(date(2014, 4, 1)).player(inactive).player(rated("A", 1900));
    let story = story.tournament("S", System::Swiss, &[("A", "I", "1-0")]);
    let answer = story.rate(&FIDE_2013);
    assert_eq!((answer.of("A").games, answer.of("A").after), (1, Some(1910)));
    assert_eq!((answer.of("I").before, answer.of("I").after), (Rating::new(1900), Some(1890)));
}
