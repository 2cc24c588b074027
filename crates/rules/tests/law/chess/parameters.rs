//! Choices a federation may decide: what each takes, and what it does.

use super::case::{case, example_8_58, rated, round_robin_of_four_games, unrated};
use arpad_model::*;
use arpad_rules::calendar::{Calendar, NotModelled};
use arpad_rules::chess::edition::{Edition, FirstRatingMethod, Tie};
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2022_01, FIDE_2024_03, MSSZ_2017};
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
        ("first_governed", ["on-the-day", "after-the-day"], ["before", ""]),
        ("first_event_points", ["rated", "all"], ["unrated", ""]),
        ("rr_passes", ["0", "20"], ["-1", "21"]),
        ("rr_pooled_at", ["average", "opponents"], ["rating", ""]),
        ("change_unit", ["period", "tournament"], ["game", ""]),
    ] {
        let takes = ALL.iter().find(|known| known.name == name).expect("a parameter").takes;
        for value in taken {
            assert!(decide(FIDE_2013, name, value).is_ok(), "{name} {value}");
        }
        for value in refused {
            assert_eq!(decide(FIDE_2013, name, value), Err(ParameterError::Value(takes)), "{name} {value}");
        }
    }
    assert_eq!(ALL.len(), 23);
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
    let mut expected = vec!["E-24 first_governed on-the-day", "F-10 appeal_days 7", "E-07 time_bound reached"];
    expected.extend(common.into_iter().chain(first));
    expected.extend(["E-54 first_event_points rated", "E-27 change_unit period"].into_iter().chain(k));
    expected.extend(["E-06 change_tie away", "E-50 last_list 3"]);
    assert_eq!(told(&FIDE_2024_03), expected);
    assert!(told(&FIDE_2013).contains(&"E-29 small_round_robin 10".to_owned()));
    assert!(told(&MSSZ_2017).contains(&"F-03 new_games_by event".to_owned()));
    // Each only where its text leaves it open: "or" in §2 of 2017, one upgrade in 2022, round robins before.
    for (edition, has) in [(&FIDE_2013, [false, false, true]), (&MSSZ_2017, [true, false, true])] {
        assert_eq!(["E-10", "E-20", "E-22"].map(|key| told(edition).iter().any(|one| one.starts_with(key))), has);
    }
    assert!(told(&FIDE_2022_01).contains(&"E-20 cap_above always".to_owned()));
    assert!(!told(&MSSZ_2017).iter().any(|one| one.starts_with("E-24")), "§4 says from when it holds");
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

/// 2410 (K 10) draws with 2375 in two events: D 35 is .55, −.50 each. Over the period −1.00; each rounded on its own −1 − 1.
#[test]
fn e27_each_tournament_rounded_on_its_own() {
    let story = case(date(2024, 4, 1)).player(rated("A", 2410)).player(rated("B", 2375));
    let story =
        ["S", "T"].into_iter().fold(story, |story, id| story.tournament(id, System::Swiss, &[("A", "B", "1/2-1/2")]));
    let by_tournament = decide(FIDE_2024_03, "change_unit", "tournament").unwrap();
    assert_eq!(story.rate(&FIDE_2024_03).of("A").after, Some(2409));
    let answer = story.rate(&by_tournament);
    assert_eq!((answer.of("A").after, answer.change("A").as_str()), (Some(2408), "-1.00"));
    assert_eq!(answer.of("B").after, Some(2377), "+1.00 twice");
    let told: Vec<&str> = answer.of("A").steps.iter().map(|step| step.code.as_str()).collect();
    let each = ["tournament-part", "rounded-tournament"];
    assert_eq!(told, ["expected", "sum", "k-strong", each[0], each[1], each[0], each[1], "new-rating"]);
    let parts: Vec<Option<Hundredths>> = answer.of("A").tournaments.iter().map(|one| one.change).collect();
    assert_eq!(parts, [Some(Decimal(-50)); 2]);
}

/// Two losses to 2000 and a win against somebody unrated; then 3 of 5 against 2000. Only points against rated opponents save
/// the first event: 3 of 5 is 1993. If all do: 3 of 7, (14000 + 3600)/9 = 1955.56, 4 of 9 is .44 and −43: 1913.
#[test]
fn e54_points_against_anybody_save_a_first_event() {
    let mut story = case(date(2024, 4, 1)).player(unrated("N")).player(unrated("U"));
    for id in ["A", "B", "C", "D", "E"] {
        story = story.player(rated(id, 2000));
    }
    let first = [("N", "A", "0-1"), ("N", "B", "0-1"), ("N", "U", "1-0")];
    let second = [("N", "A", "1-0"), ("N", "B", "1-0"), ("N", "C", "1-0"), ("N", "D", "0-1"), ("N", "E", "0-1")];
    let [one, other] = [date(2024, 3, 2), date(2024, 3, 9)];
    let story = story.tournament_on("S", System::Swiss, one, one, &first);
    let story = story.tournament_on("T", System::Swiss, other, other, &second);
    assert_eq!(story.rate(&FIDE_2024_03).of("N").after, Some(1993));
    let all = decide(FIDE_2024_03, "first_event_points", "all").unwrap();
    assert_eq!(story.rate(&all).of("N").after, Some(1913));
    // Who beats unrated players alone has no event that could count.
    let alone = case(date(2024, 4, 1)).player(unrated("N")).player(unrated("U"));
    let alone = alone.tournament("S", System::Swiss, &[("N", "U", "1-0")]);
    assert_eq!(alone.rate(&all).of("N").games, 0);
}

/// The example of 8.58. Without a pass H 2150 and I 2032; with a second one I meets A, B and C (594, 494 and 417 points above
/// 2006): 305/9 less than 2348 is 2314.1, −315.9: 1998. C is 417 above I: 2348 + 17/9 + 75 = 2425.
#[test]
fn e19_more_corrective_passes() {
    let story = example_8_58();
    let of = |passes: &str| {
        let edition = decide(FIDE_2013, "rr_passes", passes).unwrap();
        let answer = story.rate(&edition);
        ["C", "E", "H", "I"].map(|id| answer.of(id).after.unwrap())
    };
    assert_eq!(of("0"), [2423, 2393, 2150, 2032]);
    assert_eq!(of("1"), [2423, 2393, 2144, 2006]);
    assert_eq!(of("2"), [2425, 2393, 2144, 1998]);
}

/// Four games of a round robin whose Ra is 1962, and a draw with 2000: 1½ of 5 is .30 and −149. At Ra: (4 · 1962 + 2000)/5 is
/// 1969.6, 1821; at the opponents' own 2000: 1851.
#[test]
fn e22_a_round_robin_in_a_pool_with_a_swiss() {
    let day = date(2014, 3, 22);
    let story = round_robin_of_four_games().player(rated("E", 2000));
    let story = story.tournament_on("S", System::Swiss, day, day, &[("N", "E", "1/2-1/2")]);
    assert_eq!(story.rate(&FIDE_2013).of("N").after, Some(1821));
    let opponents = decide(FIDE_2013, "rr_pooled_at", "opponents").unwrap();
    assert_eq!(story.rate(&opponents).of("N").after, Some(1851));
    // A round robin that is the whole pool stays as it is.
    assert_eq!(example_8_58().rate(&opponents).of("I").after, Some(2006));
}

/// 1500 (K 20) loses to 2100 and 2000. Both count as 400 above: 2 · −.08 · 20 = −3.2. If the once is for either direction, 2100
/// alone: 500 is .04, −.12 · 20 = −2.4.
#[test]
fn e20_opponents_far_above() {
    let story = case(date(2023, 4, 1)).player(rated("A", 1500)).player(rated("B", 2100)).player(rated("C", 2000));
    let story = story.tournament("S", System::Swiss, &[("A", "B", "0-1"), ("A", "C", "0-1")]);
    assert_eq!(story.rate(&FIDE_2022_01).change("A"), "-3.20");
    let once = decide(FIDE_2022_01, "cap_above", "once").unwrap();
    assert_eq!(story.rate(&once).change("A"), "-2.40");
    // The stronger ones each have one such game.
    assert_eq!(story.rate(&once).change("B"), story.rate(&FIDE_2022_01).change("B"));
}

/// "To the 18th birthday, or until 2300": a junior of 2350 has 20; if 2300 ends nothing, 40.
#[test]
fn e10_whether_2300_ends_the_k_of_a_junior() {
    let junior = PeriodPlayer { born: Some(Birth::Year(2004)), peak: Rating::new(2350), ..rated("J", 2350) };
    let story = case(date(2018, 4, 1)).player(junior).player(rated("B", 2350));
    let story = story.tournament("S", System::Swiss, &[("J", "B", "1-0")]);
    assert_eq!(story.rate(&MSSZ_2017).change("J"), "10.00");
    let by_age = decide(MSSZ_2017, "junior_until_2300", "no").unwrap();
    assert_eq!(story.rate(&by_age).change("J"), "20.00");
    assert_eq!(story.rate(&by_age).change("B"), "-10.00", "an adult");
    assert_eq!(decide(FIDE_2013, "junior_until_2300", "no"), Err(ParameterError::NotInEdition));
}

/// A text in force from 1 March 2024 governs what starts on that day; by decision only what starts after it.
#[test]
fn e24_events_that_start_on_the_day_an_edition_comes_into_force() {
    let calendar = Calendar::default();
    let of = |value: &'static str, start| {
        let on = |day| {
            let edition = *calendar.chess_edition_on(Tempo::Standard, day)?;
            Ok::<_, NotModelled>(decide(edition, "first_governed", value).unwrap_or(edition))
        };
        calendar.of_event(Tempo::Standard, start, on).unwrap().id.0
    };
    let [eve, day, next] = [date(2024, 2, 29), date(2024, 3, 1), date(2024, 3, 2)];
    assert_eq!([eve, day, next].map(|start| of("on-the-day", start)), ["fide-2022-01", "fide-2024-03", "fide-2024-03"]);
    assert_eq!([day, next].map(|start| of("after-the-day", start)), ["fide-2022-01", "fide-2024-03"]);
    assert_eq!(of("after-the-day", date(2013, 7, 1)), "fide-2013", "there is nothing before it");
}
