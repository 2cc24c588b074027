//! Balance sheets by hand.

use super::*;
use crate::running::{Running, Starting, Tournament};
use arpad_model::{Outcome, System};
use arpad_rules::chess::editions::{FIDE_2024_03, FIDE_RAPID_2024_03};
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use jiff::civil::date;

fn balance(edition: &Edition, people: &[Starting], games: &[PackedGame]) -> Balance {
    balance_with(edition, people, games, &[])
}

/// Whose rating begins with the standard one was not on the list before.
fn balance_with(edition: &Edition, people: &[Starting], games: &[PackedGame], seeded: &[bool]) -> Balance {
    let mut running = Running::new();
    people.iter().for_each(|starting| running.enter(*starting));
    let tournament = Tournament { start: date(2024, 4, 6), system: System::Swiss, games };
    let mut trace = Recording::new(games.len());
    running.close(edition, date(2024, 5, 1), &[tournament], &mut trace);
    let players: Vec<Way> = (0..)
        .zip(people)
        .map(|(at, starting)| {
            let before = starting.rating.map(i32::from).filter(|_| !seeded.get(at as usize).copied().unwrap_or(false));
            Way::between(before, running.rating(at).map(i32::from))
        })
        .collect();
    let games: Vec<(u32, PackedGame)> = games.iter().map(|game| (0, *game)).collect();
    let floor = edition.floor.value.into();
    let (players, others, trace) = (&players[..], &[][..], &trace);
    Balance::of(&Passage { games: &games, trace, players, seeded, others, transition: None, floor })
}

fn adult(rating: i16) -> Starting {
    Starting { rating: Some(rating), games: 100, born: Some(date(1980, 1, 1)), ..Starting::default() }
}

/// A junior (K 40) of 2000 beats an adult (K 20) of 2000: +20 and −10. The pool grows by 10, all of it by unequal K.
#[test]
fn unequal_k_by_hand() {
    let junior = Starting { born: Some(date(2012, 1, 1)), ..adult(2000) };
    let found = balance(&FIDE_2024_03, &[junior, adult(2000)], &[PackedGame::new(1, 0, 1, Outcome::WhiteWins)]);
    assert_eq!((found.before, found.after), (400_000, 401_000));
    assert_eq!((found.line(Door::UnequalK), found.line(Door::Rounding), found.unexplained()), (1_000, 0, 0));
}

/// 2000 beats 1950: .57 and .43 at K 20, +8.6 and −8.6: 2009 and 1941. Rounding gives 0.4 and takes 0.4: nothing.
/// Against 1951: .57 too; a draw: −1.4 and +1.4: 1999 and 1952, nothing again.
#[test]
fn equals_create_nothing() {
    let found = balance(&FIDE_2024_03, &[adult(2000), adult(1950)], &[PackedGame::new(1, 0, 1, Outcome::WhiteWins)]);
    assert_eq!((found.after - found.before, found.unexplained()), (0, 0));
}

/// 1401 loses five times to 1401 at K 20: −50, so 1351 is below the floor of 1400: it leaves the pool, and what he lost
/// stays in it. Before 2802; 1451 after.
#[test]
fn who_falls_below_the_floor_takes_his_points_along() {
    let games: Vec<_> = (1..=5).map(|round| PackedGame::new(round, 0, 1, Outcome::BlackWins)).collect();
    let found = balance(&FIDE_2024_03, &[adult(1401), adult(1401)], &games);
    assert_eq!((found.before, found.after), (280_200, 145_100));
    assert_eq!((found.line(Door::Delisted), found.count(Door::Delisted)), (-135_100, 1));
    assert_eq!(found.unexplained(), 0);
}

/// 2000 has no rapid rating yet and begins with his standard one; he beats 2000, who has: +10 and −10 at K 20. The pool grows by the
/// 2000 he brings along, and by nothing else.
#[test]
fn who_begins_with_his_standard_rating_has_a_door_of_his_own() {
    let games = [PackedGame::new(1, 0, 1, Outcome::WhiteWins)];
    let found = balance_with(&FIDE_RAPID_2024_03, &[adult(2000), adult(2000)], &games, &[true, false]);
    assert_eq!((found.before, found.after, found.unexplained()), (200_000, 400_000, 0));
    assert_eq!((found.line(Door::Seeded), found.count(Door::Seeded)), (200_000, 1));
    assert_eq!((found.line(Door::Decision), found.line(Door::First)), (0, 0));
    assert_eq!(Door::Seeded.paragraph(&FIDE_RAPID_2024_03), Some(FIDE_RAPID_2024_03.seed.at));
    assert_eq!(Door::Decision.paragraph(&FIDE_RAPID_2024_03), None);
}

/// In go 1700 wins 20 and 1600 loses 15, a newcomer of 1500 wins 5, and somebody of 1400 leaves: 4700 before, 4810 after. Games
/// give 10, first points 1500, and 1400 go.
#[test]
fn go_by_hand() {
    let way = |before, after, gained| GoWay { before, start: before, after, gained, decided: false };
    let all = [
        way(Some(1700), Some(1720), 20),
        way(Some(1600), Some(1585), -15),
        way(None, Some(1505), 5),
        way(Some(1400), None, 0),
    ];
    let found = Balance::of_go(&all);
    assert_eq!((found.before, found.after, found.unexplained()), (470_000, 481_000, 0));
    assert_eq!((found.line(Door::Games), found.line(Door::First)), (1_000, 150_000));
    assert_eq!((found.line(Door::Decision), found.count(Door::Decision)), (-140_000, 1));
    // 1700 becomes 1730 though his games gave 20: by decision that is told, else by nothing.
    let odd = way(Some(1700), Some(1730), 20);
    assert_eq!(Balance::of_go(&[odd]).unexplained(), 1_000);
    let decided = Balance::of_go(&[GoWay { decided: true, ..odd }]);
    assert_eq!((decided.line(Door::Decision), decided.unexplained()), (1_000, 0));
    // A correction has moved 1700 to 1690 before he won 20.
    let corrected = Balance::of_go(&[GoWay { start: Some(1690), after: Some(1710), ..odd }]);
    assert_eq!((corrected.line(Door::Correction), corrected.unexplained()), (-1_000, 0));
}

/// No door takes what is left: of somebody without a game the list has 1990 where it starts from 2000, and 10 points are gone. A correction
/// from 2010 to 2000, a decided 1950, the conversion of 1500 to 1700 (40 % of 500), a death and a fall each have their door.
#[test]
fn what_no_door_explains_is_told() {
    let trace = Recording::new(0);
    let sheet = |way: Way, transition: Option<Transition>| {
        let (players, others) = (&[][..], &[way][..]);
        Balance::of(&Passage { games: &[], trace: &trace, players, seeded: &[], others, transition, floor: 1400 })
    };
    let odd = sheet(Way::between(Some(2000), Some(1990)), None);
    assert_eq!((odd.unexplained(), Door::ALL.iter().all(|door| odd.line(*door) == 0)), (-1_000, true));
    let at = |rating: i32| Way::between(Some(rating), Some(rating));
    let corrected = sheet(Way { before: Some(2010), ..at(2000) }, None);
    assert_eq!((corrected.line(Door::Correction), corrected.unexplained()), (-1_000, 0));
    let decided = sheet(Way { given: Some(1950), after: Some(1950), ..at(2000) }, None);
    assert_eq!((decided.line(Door::Decision), decided.unexplained()), (-5_000, 0));
    let converted = sheet(Way { after: Some(1700), ..at(1500) }, Some(COMPRESSION_2024_03));
    assert_eq!((converted.line(Door::Conversion), converted.unexplained()), (20_000, 0));
    let dead = sheet(Way { after: None, left_out: true, ..at(1500) }, None);
    assert_eq!((dead.line(Door::Decision), dead.unexplained()), (-150_000, 0));
    assert_eq!(dead.count(Door::Decision), 1);
    // On the list after that one he is off it still: nothing comes in and nobody goes.
    let off = sheet(Way { before: None, after: None, left_out: true, ..at(1500) }, None);
    assert_eq!((off.line(Door::Decision), off.count(Door::Decision), off.unexplained()), (0, 0, 0));
    let off = sheet(Way { before: None, after: None, left_out: true, ..at(1500) }, Some(COMPRESSION_2024_03));
    assert_eq!((off.line(Door::Conversion), off.line(Door::Decision)), (0, 0), "nor is he converted");
    let fallen = sheet(Way { after: None, ..at(1300) }, None);
    assert_eq!((fallen.line(Door::Delisted), fallen.unexplained()), (-130_000, 0));
    let gone = sheet(Way { after: None, ..at(1500) }, None);
    assert_eq!(gone.unexplained(), -150_000, "nobody says why");
    let withdrawn = sheet(Way { start: None, given: None, after: None, corrected: true, ..at(1500) }, None);
    assert_eq!((withdrawn.line(Door::Correction), withdrawn.unexplained()), (-150_000, 0));
}

/// 40 games at K 20 are 800, more than 700: K is 17. He wins all against an equal: 40 · 0.5 · 17 = 340, not 400; his opponent
/// loses 340 too, so the limit gives and takes 60.
#[test]
fn the_limit_of_k_gives_and_takes() {
    let games: Vec<_> = (1..=40).map(|round| PackedGame::new(round, 0, 1, Outcome::WhiteWins)).collect();
    let found = balance(&FIDE_2024_03, &[adult(2000), adult(2000)], &games);
    assert_eq!((found.after - found.before, found.line(Door::Limit), found.unexplained()), (0, 0, 0));
    // One of them plays a third as well: 41 games of K 17, but the third has one at K 20.
    let more = [games, vec![PackedGame::new(41, 0, 2, Outcome::Draw)]].concat();
    let found = balance(&FIDE_2024_03, &[adult(2000), adult(2000), adult(2000)], &more);
    assert_eq!(found.unexplained(), 0);
}
