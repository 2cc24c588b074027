//! The list: its day, its ratings, who is active on it. Paragraphs 7 of FIDE's texts, §2 and §3 of the Hungarian one.

use super::case::{case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::activity::{Activity, activity};
use arpad_rules::chess::edition::{Edition, Reading};
use arpad_rules::chess::editions::*;
use arpad_rules::chess::kernel::field::list_number;
use arpad_rules::chess::next_list::{next_list, without_games};
use arpad_rules::chess::rate::{Law, rate, rate_list};
use arpad_rules::chess::rated::Rated;
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

/// The list of April 2024 looks back to that of May 2023: twelve lists. Whoever has no rating is not active on it,
/// however much he played.
#[test]
fn p7_2_2_who_is_active_on_the_next_list() {
    let since = |id: &str, last| PeriodPlayer { last_active: last, ..rated(id, 1800) };
    let players = [
        since("idle eleven months", Some(date(2023, 5, 1))),
        since("idle twelve months", Some(date(2023, 4, 1))),
        since("never seen", None),
        since("back again", Some(date(2019, 1, 1))),
        since("falls off", Some(date(2024, 3, 1))),
        unrated("four games"),
        unrated("five games"),
        since("host", Some(date(2024, 3, 1))),
    ];
    let mut story = players.into_iter().fold(case(date(2024, 4, 1)), |story, player| story.player(player));
    // 1400 − 40 × .08: a loss against 1800 takes him below the floor.
    (story.period.players[4].rating, story.period.players[4].games) = (Rating::new(1400), Some(0));
    let drawn = |id: &'static str, games: usize| vec![(id, "host", "1/2-1/2"); games];
    let mut games = vec![("back again", "host", "1-0"), ("falls off", "host", "0-1")];
    games.extend(drawn("four games", 4));
    games.extend(drawn("five games", 5));
    let story = story.tournament("T", System::Swiss, &games);
    let law = Law { list: &FIDE_2024_03, events: vec![&FIDE_2024_03], transition: None };
    let list = next_list(&law, &story.period);
    let active: Vec<bool> = list.players.iter().map(|player| player.is_active).collect();
    assert_eq!(active, [true, false, false, true, false, false, true, true]);
    let [march, april] = [date(2024, 3, 1), date(2024, 4, 1)].map(list_number);
    let last: Vec<Option<i32>> = list.players.iter().map(|player| player.last_active).collect();
    let [may, before] = [date(2023, 5, 1), date(2023, 4, 1)].map(list_number);
    assert_eq!(april - march, 1);
    let this = Some(april);
    assert_eq!(last, [Some(may), Some(before), None, this, this, None, this, this]);
    assert_eq!(list.players[4].rating, None, "1397 is below 1400");

    // The office asks the same of those who have no game.
    let idle = |player: usize| without_games(&FIDE_2024_03, story.period.list_date, &story.period.players[player]);
    let of = |active| (Rating::new(1800), Some(20), active);
    assert_eq!([idle(0), idle(1), idle(2)], [of(true), of(false), of(false)]);
    assert_eq!(idle(5), (None, None, false), "unrated");
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(answer.of("back again").activity, Some(Activity::Reactivated));
    assert_eq!(answer.of("host").activity, Some(Activity::Active));
    assert_eq!(answer.of("idle twelve months").activity, Some(Activity::Inactive));
    assert_eq!(answer.of("idle eleven months").activity, Some(Activity::Active));
}

/// A K from outside serves the period it was given for: 15 × .5. The next list states its own, 20.
#[test]
fn p8_3_3_a_given_k_does_not_outlive_its_period() {
    let given = PeriodPlayer { k: Some(15), ..rated("A", 2000) };
    let story = case(date(2024, 4, 1)).player(given.clone()).player(rated("B", 2000));
    let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0")]);
    let law = Law { list: &FIDE_2024_03, events: vec![&FIDE_2024_03], transition: None };
    let next = next_list(&law, &story.period).players.swap_remove(0);
    assert_eq!((next.change.unwrap().to_string(), next.rating, next.k), ("7.50".into(), Rating::new(2008), Some(20)));
    assert_eq!(without_games(&FIDE_2024_03, date(2024, 4, 1), &given).1, Some(20));
}

/// F-08: 1399 without a game stood on a list of the edition before, whose floor was 1000. The first list of this one marks
/// him unrated, and 1400 stays.
#[test]
fn p24_7_1_2_an_idle_player_below_a_higher_floor_is_unrated() {
    let idle = |points, edition: &Edition| without_games(edition, date(2024, 3, 1), &rated("A", points)).0;
    assert_eq!((idle(1399, &FIDE_2024_03), idle(1400, &FIDE_2024_03)), (None, Rating::new(1400)));
    assert_eq!(idle(1399, &FIDE_2022_01), Rating::new(1399));
    assert_eq!(idle(1399, &FIDE_2024_03.read_as(Reading::First)), Rating::new(1399), "as it was read before");
    // The same in a report in which nothing of his counts.
    let story = case(date(2024, 3, 1)).player(rated("A", 1399)).player(rated("B", 1600));
    let story = story.tournament("T", System::Swiss, &[("A", "B", "+/-")]);
    let law = Law { list: &FIDE_2024_03, events: vec![&FIDE_2024_03], transition: None };
    let next = next_list(&law, &story.period).players.swap_remove(0);
    assert_eq!((next.rating, next.k, next.is_active), (None, None, false));
    // A list explained says the same; a report by itself takes nobody off a list.
    let first = FIDE_2024_03.read_as(Reading::First);
    let before = Law { list: &first, events: vec![&first], transition: None };
    let is_published = |rated: Rated| rated.players[0].published;
    assert!(!is_published(rate_list(&law, &story.period)));
    assert_eq!([rate(&law, &story.period), rate_list(&before, &story.period)].map(is_published), [true; 2]);
}
