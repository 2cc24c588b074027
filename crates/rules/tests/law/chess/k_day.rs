//! On which day K is decided (F-01 to F-03): by the list in force when the event started, like the rating.

use super::case::{Case, case, rated};
use arpad_model::*;
use arpad_rules::chess::edition::{Edition, Reading};
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
use arpad_rules::chess::parameters::decide;
use jiff::civil::{Date, date};

/// J, born in 2006, beats an equal in each event: .5 × K each time.
fn junior(list: Date, days: &[Date]) -> Case {
    let mut junior = rated("J", 2000);
    junior.born = Some(Birth::Year(2006));
    let story = case(list).player(junior).player(rated("B", 2000));
    days.iter().fold(story, |story, day| story.tournament_on("T", System::Swiss, *day, *day, &[("J", "B", "1-0")]))
}

/// The year of 18 ends with 2024: an event of December is played at 40 on whatever list it is rated.
#[test]
fn p8_3_3_the_december_junior_has_40_on_the_list_of_january() {
    let story = junior(date(2025, 1, 1), &[date(2024, 12, 20)]);
    assert_eq!(story.rate(&FIDE_2024_03).change("J"), "20.00");
    // As it was read before: the year of the list, 2025.
    assert_eq!(story.rate(&FIDE_2024_03.read_as(Reading::First)).change("J"), "10.00");
    let by_list = decide(FIDE_2024_03, "k_day", "list").unwrap();
    assert_eq!(story.rate(&by_list).change("J"), "10.00");
}

/// .5 × 40 before the year's end and .5 × 20 after it, each with its ground.
#[test]
fn p8_3_3_a_new_year_between_two_events_parts_the_change() {
    let story = junior(date(2025, 2, 1), &[date(2024, 12, 28), date(2025, 1, 3)]);
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(answer.change("J"), "30.00");
    let k: Vec<_> = answer.of("J").tournaments.iter().map(|one| (one.k, one.change.unwrap().to_string())).collect();
    assert_eq!(k, [(Some(40), "20.00".to_owned()), (Some(20), "10.00".to_owned())]);
}

/// A player with so many games beats an equal so many times in each of the events.
fn new_player(games: u32, events: &[usize], list: Date) -> Case {
    let mut player = rated("P", 2000);
    player.games = Some(games);
    let story = case(list).player(player).player(rated("B", 2000));
    (1..).zip(events).fold(story, |story, (number, &games)| {
        let day = list.saturating_sub(jiff::ToSpan::days(25 - 5 * number));
        story.tournament_on("T", System::Swiss, day, day, &vec![("P", "B", "1-0"); games])
    })
}

/// At 29 games the next event is played at 40 to its end (2 × .5 × 40), a second one of the same list at 20 (.5 × 20).
#[test]
fn s000_p2_at_29_games_the_next_event_is_at_40_and_the_one_after_it_at_20() {
    let story = new_player(29, &[2, 1], date(2018, 4, 1));
    assert_eq!(story.rate(&MSSZ_2017).change("P"), "50.00");
    // The other editions count what was completed before the list: 3 × .5 × 40.
    assert_eq!(story.rate(&FIDE_2013).change("P"), "60.00");
    assert_eq!(new_player(28, &[1, 1], date(2018, 4, 1)).rate(&MSSZ_2017).change("P"), "40.00", "29 after the first");
    assert_eq!(new_player(28, &[2, 1], date(2018, 4, 1)).rate(&MSSZ_2017).change("P"), "50.00", "30 after the first");
    assert_eq!(new_player(30, &[2, 1], date(2018, 4, 1)).rate(&MSSZ_2017).change("P"), "30.00");
    let by_list = decide(MSSZ_2017, "new_games_by", "list").unwrap();
    assert_eq!(story.rate(&by_list).change("P"), "60.00");
}

/// What he is now does not matter to an event that began under an earlier list: games, highest rating and K are of then.
#[test]
fn p8_3_3_an_event_that_began_under_an_earlier_list_is_played_at_the_k_of_then() {
    let of = |now: &dyn Fn(&mut PeriodPlayer), then: StandingThen, edition: &Edition| {
        let mut player = rated("P", 2000);
        now(&mut player);
        let story = case(date(2024, 12, 1)).player(player).player(rated("B", 2000));
        let began = date(2024, 10, 30);
        let story = story.tournament_on("T", System::Swiss, began, date(2024, 11, 2), &[("P", "B", "1-0")]);
        let story = story.with(|event| event.standings = vec![(0, then)]);
        let later = date(2024, 11, 15);
        story.tournament_on("U", System::Swiss, later, later, &[("P", "B", "1-0")]).rate(edition).change("P")
    };
    let then = StandingThen { rating: Rating::new(2000), games: Some(100), ..StandingThen::default() };
    let games = |games| StandingThen { games: Some(games), ..then };
    assert_eq!(of(&|p| p.games = Some(35), games(29), &FIDE_2024_03), "30.00", ".5 × 40 + .5 × 20");
    assert_eq!(of(&|p| p.games = Some(35), games(30), &FIDE_2024_03), "20.00");
    assert_eq!(of(&|p| p.peak = Rating::new(2400), then, &FIDE_2024_03), "15.00", ".5 × 20 + .5 × 10");
    let printed = StandingThen { k: Some(40), ..then };
    assert_eq!(of(&|_| {}, printed, &FIDE_2024_03), "30.00", "the K that the list of then printed");
    let born = |year| move |player: &mut PeriodPlayer| player.born = Some(Birth::Year(year));
    assert_eq!(of(&born(2006), then, &FIDE_2024_03), "40.00", "18 in that year: a junior then as now");
    assert_eq!(of(&born(2005), then, &FIDE_2024_03), "20.00");
    assert_eq!(of(&|_| {}, printed, &decide(FIDE_2024_03, "k_day", "list").unwrap()), "20.00");
}

/// 18 games in the list, 9 at each K: 40 × 18 is above 700 and becomes 38, 20 × 18 is not. 4.5 × 38 + 4.5 × 20.
#[test]
fn f02_the_games_of_the_whole_list_limit_each_k_on_its_own() {
    let mut story = junior(date(2025, 2, 1), &[date(2024, 12, 28), date(2025, 1, 3)]);
    for event in &mut story.period.tournaments {
        event.games = vec![event.games[0]; 9];
    }
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(answer.change("J"), "261.00");
    assert_eq!(answer.of("J").tournaments.iter().map(|one| one.k).collect::<Vec<_>>(), [Some(38), Some(20)]);
}

/// The lines of K in their order: who has reached 2400 has 10, with however few games and at whatever age.
#[test]
fn p8_3_3_who_has_reached_2400_has_10_even_as_a_new_player() {
    let mut player = rated("P", 2423);
    (player.games, player.born) = (Some(9), Some(Birth::Year(2010)));
    let story = case(date(2024, 4, 1)).player(player).player(rated("B", 2423));
    assert_eq!(story.tournament("T", System::Swiss, &[("P", "B", "1-0")]).rate(&FIDE_2024_03).change("P"), "5.00");
}
