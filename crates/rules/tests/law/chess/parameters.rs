//! Choices a federation may decide: what each takes, and what it does.

use super::case::{case, rated};
use arpad_model::*;
use arpad_rules::chess::edition::{Edition, FirstRatingMethod, Tie};
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
use arpad_rules::chess::parameters::{ALL, DECIDED, ParameterError, decide};
use arpad_rules::chess::rated::Status;
use jiff::civil::date;

/// The ends of every range, and one beyond.
#[test]
fn parameters_take_what_they_say_and_nothing_beyond() {
    for (name, taken, refused) in [
        ("bonus_per_half_point", ["1", "100"], ["0", "101"]),
        ("first_event_min_score", ["0.5", "1"], ["0", "1.5"]),
        ("later_event_min_games", ["0", "9"], ["-1", "10"]),
        ("min_games", ["1", "30"], ["0", "31"]),
        ("floor", ["1", "2000"], ["0", "2001"]),
        ("change_tie", ["up", "away"], ["down", ""]),
        ("k_day", ["event-start", "list"], ["birthday", ""]),
        ("new_games_by", ["event", "list"], ["game", ""]),
        ("appeal_days", ["1", "365"], ["0", "366"]),
        ("time_bound", ["reached", "exceeded"], ["below", ""]),
        ("small_round_robin", ["4", "20"], ["3", "21"]),
        ("pool_lists", ["1", "60"], ["0", "61"]),
        ("inactive_after", ["1", "60"], ["0", "61"]),
        ("strong_for_ever", ["yes", "no"], ["maybe", ""]),
        ("junior_2300_sticky", ["yes", "no"], ["maybe", ""]),
    ] {
        let takes = ALL.iter().find(|known| known.name == name).expect("a parameter").takes;
        for value in taken {
            assert!(decide(FIDE_2013, name, value).is_ok(), "{name} {value}");
        }
        for value in refused {
            assert_eq!(decide(FIDE_2013, name, value), Err(ParameterError::Value(takes)), "{name} {value}");
        }
    }
    assert_eq!(ALL.len(), 16);
    assert_eq!(decide(FIDE_2013, "ceiling", "2000"), Err(ParameterError::Unknown));
    // 8.2.2 of 2024 knows hypothetical opponents and no bonus.
    assert_eq!(decide(FIDE_2024_03, "bonus_per_half_point", "20"), Err(ParameterError::NotInEdition));
}

/// Each sets its own provision, and says that it was decided.
#[test]
fn parameters_change_one_provision_and_its_evidence() {
    let of = |name, value| decide(FIDE_2013, name, value).unwrap();
    let bonus = of("bonus_per_half_point", "20").first_rating;
    assert_eq!((bonus.value, bonus.evidence), (FirstRatingMethod::Bonus { per_half_point: 20 }, DECIDED));
    let score = of("first_event_min_score", "1").first_event;
    assert_eq!((score.value.least_halves, score.value.later_least_games, score.evidence), (2, 0, DECIDED));
    let later = of("later_event_min_games", "3").first_event;
    assert_eq!((later.value.least_halves, later.value.later_least_games, later.evidence), (1, 3, DECIDED));
    let games = of("min_games", "9").first_games;
    assert_eq!((games.value, games.evidence), (9, DECIDED));
    let floor = of("floor", "1200").floor;
    assert_eq!((floor.value, floor.evidence), (1200, DECIDED));
    let appeal = of("appeal_days", "14").appeal_days;
    assert_eq!((appeal.value, appeal.evidence), (14, DECIDED));
    let tie = of("change_tie", "away").change_tie;
    assert_eq!((tie.value, tie.evidence), (Tie::AwayFromZero, DECIDED));
    assert_eq!(decide(FIDE_2024_03, "change_tie", "up").unwrap().change_tie.value, Tie::Up);
}

/// "The current threshold" of 8.33 without a number: a federation that decides 1200. K 20 and a lost game between equals
/// take ten points.
#[test]
fn p8_33_the_floor_by_parameter() {
    let higher = decide(MSSZ_2017, "floor", "1200").unwrap();
    for (before, status) in [(1210, Status::Rated), (1209, Status::Delisted)] {
        let story = case(date(2018, 4, 1)).player(rated("A", before)).player(rated("B", before));
        let story = story.tournament("S", System::Swiss, &[("A", "B", "0-1")]);
        let answer = story.rate(&higher);
        assert_eq!((answer.of("A").status, answer.of("A").after), (status, Some(before - 10)));
        assert_eq!(story.rate(&MSSZ_2017).of("A").status, Status::Rated, "FIDE's 1000 by default");
    }
}

/// Every edition says what each of its choices is, and a value that is set is the one that is told.
#[test]
fn parameters_have_a_value_in_every_edition_that_knows_them() {
    let told = |edition: &Edition| {
        let all = ALL.iter().filter_map(|one| Some(format!("{} {} {}", one.key, one.name, one.value(edition)?)));
        all.collect::<Vec<_>>()
    };
    let common = ["E-51 floor 1400", "E-03 min_games 5", "E-23 pool_lists 26", "E-48 inactive_after 12"];
    let first = ["E-02 first_event_min_score 0.5", "E-02 later_event_min_games 0"];
    let k =
        ["F-01 k_day event-start", "F-03 new_games_by list", "E-08 strong_for_ever yes", "E-11 junior_2300_sticky yes"];
    let mut expected = vec!["F-10 appeal_days 7", "E-07 time_bound reached"];
    expected.extend(common.into_iter().chain(first).chain(k));
    expected.extend(["E-06 change_tie away", "E-50 last_list 3"]);
    assert_eq!(told(&FIDE_2024_03), expected);
    assert!(told(&FIDE_2013).contains(&"E-29 small_round_robin 10".to_owned()));
    assert!(told(&MSSZ_2017).contains(&"F-03 new_games_by event".to_owned()));
    for (name, value) in [("pool_lists", "12"), ("last_list", "2"), ("k_day", "list"), ("floor", "1500")] {
        let decided = decide(FIDE_2024_03, name, value).unwrap();
        let parameter = ALL.iter().find(|one| one.name == name).unwrap();
        assert_eq!(parameter.value(&decided).as_deref(), Some(value));
    }
    assert_eq!(decide(FIDE_2013, "last_list", "2"), Err(ParameterError::NotInEdition));
}

/// E-08: without "for ever" 2395 has 20 again; E-11: without "sticky" a junior who has fallen below 2300 has 40 again.
#[test]
fn e08_e11_whether_a_bound_once_reached_counts_for_ever() {
    let of = |edition: &Edition, rating, peak, born| {
        let player = PeriodPlayer { peak: Rating::new(peak), born: Some(Birth::Year(born)), ..rated("P", rating) };
        let story = case(date(2024, 4, 1)).player(player).player(rated("B", rating));
        story.tournament("T", System::Swiss, &[("P", "B", "1-0")]).rate(edition).change("P")
    };
    assert_eq!(of(&FIDE_2024_03, 2395, 2410, 1990), "5.00");
    assert_eq!(of(&decide(FIDE_2024_03, "strong_for_ever", "no").unwrap(), 2395, 2410, 1990), "10.00");
    assert_eq!(of(&FIDE_2024_03, 2290, 2310, 2010), "10.00");
    assert_eq!(of(&decide(FIDE_2024_03, "junior_2300_sticky", "no").unwrap(), 2290, 2310, 2010), "20.00");
}
