//! The checks of the chess editions: time control, days, duration, composition, deadlines, hybrid. Each finding with its
//! paragraph and weight.

mod case;

use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::*;
use case::{Case, case, rated, unrated};
use jiff::civil::{Date, date};

/// Two players of these ratings, one game, in the month before the list of 2024-04-01.
fn game_between(a: i64, b: i64) -> Case {
    case(date(2024, 4, 1)).player(rated("A", a)).player(rated("B", b)).tournament(
        "T",
        System::Swiss,
        &[("A", "B", "1-0")],
    )
}

fn minutes(minutes: u32, increment: u32) -> impl FnOnce(&mut Tournament) {
    move |tournament| tournament.circumstances.time_control = Some(TimeControl::sudden_death(minutes, increment))
}

fn verdict(story: &Case, edition: &Edition) -> Vec<(&'static str, &'static str, &'static str)> {
    story.rate(edition).findings()
}

#[test]
fn fide_2024_p1_1_thinking_time_by_the_players_of_the_game() {
    for (a, b, base, increment, ratable) in [
        (2400, 1500, 120, 0, true),
        (2400, 1500, 90, 30, true),
        (2400, 1500, 90, 29, false),
        (1800, 1500, 60, 30, true),
        (1800, 1500, 89, 0, false),
        (1799, 1500, 60, 0, true),
        (1799, 1500, 59, 0, false),
    ] {
        let story = game_between(a, b).with(minutes(base, increment));
        let answer = story.rate(&FIDE_2024_03);
        let counted = answer.of("A").games == 1;
        assert_eq!(counted, ratable, "{a} v {b}, {base}+{increment}");
        assert_eq!(answer.findings().contains(&("error", "1.1", "games-too-fast")), !ratable);
        assert_eq!(answer.whys("A"), [if ratable { "" } else { "1.1" }]);
    }
}

/// One strong player makes only his own games too fast; under the older text the whole tournament.
#[test]
fn p1_1_scope_game_or_tournament() {
    let story = case(date(2014, 4, 1)).player(rated("A", 2300)).player(rated("B", 1900)).player(rated("C", 1500));
    let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0"), ("B", "C", "1-0")]).with(minutes(90, 0));
    let by_tournament = story.rate(&FIDE_2013);
    assert_eq!(by_tournament.whys("C"), ["1.1"]);
    assert_eq!(by_tournament.findings(), [("error", "1.1", "too-fast")]);
    let by_game = story.rate(&MSSZ_2017);
    assert_eq!((by_game.whys("A"), by_game.whys("C")), (vec!["§1.2"], vec![""]));
}

#[test]
fn p1_1_rapid_and_blitz_bands() {
    for (edition, base, increment, inside) in [
        (&FIDE_RAPID_2024_12, 10, 0, false),
        (&FIDE_RAPID_2024_12, 10, 1, true),
        (&FIDE_RAPID_2024_12, 59, 0, true),
        (&FIDE_RAPID_2024_12, 50, 10, false),
        (&FIDE_BLITZ_2024_12, 3, 0, false),
        (&FIDE_BLITZ_2024_12, 3, 2, true),
        (&FIDE_BLITZ_2024_12, 10, 0, true),
        (&FIDE_BLITZ_2024_12, 10, 1, false),
    ] {
        let story = game_between(2000, 2000).with(minutes(base, increment));
        assert_eq!(verdict(&story, edition).is_empty(), inside, "{} {base}+{increment}", edition.id);
    }
    let unequal = game_between(2000, 2000).with(|t| {
        t.circumstances.time_control = Some(TimeControl { unequal: true, ..TimeControl::sudden_death(15, 10) });
    });
    assert_eq!(verdict(&unequal, &FIDE_RAPID_2024_12), [("error", "1.1", "unequal-clocks")]);
}

#[test]
fn p1_2_p1_3_first_time_control() {
    let control = |moves| {
        move |t: &mut Tournament| {
            t.circumstances.time_control = Some(TimeControl {
                periods: vec![
                    TimePeriod { moves: Some(moves), seconds: 7200 },
                    TimePeriod { moves: None, seconds: 3600 },
                ],
                increment: 0,
                unequal: false,
            });
        }
    };
    for (edition, moves, finding) in [
        (&FIDE_2013, 40, None),
        (&FIDE_2013, 36, Some("1.3")),
        (&FIDE_2013, 45, Some("1.3")),
        (&FIDE_2024_03, 30, None),
        (&FIDE_2024_03, 29, Some("1.2")),
    ] {
        let found = verdict(&game_between(1700, 1700).with(control(moves)), edition);
        assert_eq!(found.first().map(|finding| finding.1), finding, "{} at move {moves}", edition.id);
    }
}

#[test]
fn p3_1_twelve_hours_a_day_on_sixty_moves() {
    let day = date(2024, 3, 15);
    let with_rounds = |rounds| {
        game_between(1700, 1700).with(minutes(90, 30)).with(move |t| t.circumstances.round_dates = vec![day; rounds])
    };
    assert_eq!(verdict(&with_rounds(3), &FIDE_2024_03), [], "3 × 2 × 120 minutes are 12 hours");
    assert_eq!(verdict(&with_rounds(4), &FIDE_2024_03), [("error", "3.1", "too-much-in-a-day")]);
    let blitz = |rounds| {
        game_between(1700, 1700).with(minutes(3, 2)).with(move |t| t.circumstances.round_dates = vec![day; rounds])
    };
    assert_eq!(verdict(&blitz(30), &FIDE_BLITZ_2024_12), []);
    assert_eq!(verdict(&blitz(31), &FIDE_BLITZ_2024_12), [("error", "3.1", "too-many-rounds-in-a-day")]);
}

#[test]
fn p4_1_duration_and_monthly_reports() {
    let lasting = |system, start: Date, monthly| {
        case(date(2014, 7, 1))
            .player(rated("A", 1500))
            .player(rated("B", 1500))
            .tournament_on("T", system, start, date(2014, 6, 20), &[("A", "B", "1-0")])
            .with(move |t| t.circumstances.monthly_reports = monthly)
    };
    let (ninety, ninety_one) = (date(2014, 3, 23), date(2014, 3, 22));
    assert_eq!(verdict(&lasting(System::Swiss, ninety, false), &FIDE_2013), []);
    assert_eq!(verdict(&lasting(System::Swiss, ninety_one, true), &FIDE_2013), [("error", "4.1", "too-long")]);
    assert_eq!(verdict(&lasting(System::Team, ninety_one, true), &FIDE_2013), [], "4.11: team championships");
    assert_eq!(
        verdict(&lasting(System::Team, ninety_one, false), &FIDE_2013),
        [("warning", "4.13", "monthly-reports")]
    );
    assert_eq!(
        verdict(&lasting(System::Swiss, ninety_one, false), &FIDE_2024_03),
        [("warning", "4.1", "monthly-reports")]
    );
}

#[test]
fn fide_2013_p6_2_composition_of_round_robins_and_championships() {
    let of = |rated_players: usize, all: usize, system| {
        let ids: Vec<String> = (0..all).map(|i| format!("p{i}")).collect();
        let mut story = case(date(2014, 4, 1));
        for (i, id) in ids.iter().enumerate() {
            story = story.player(if i < rated_players { rated(id, 2000) } else { unrated(id) });
        }
        let mut games = Vec::new();
        for i in 0..all {
            for j in i + 1..all {
                games.push((ids[i].as_str(), ids[j].as_str(), "1/2-1/2"));
            }
        }
        if system == System::DoubleRoundRobin {
            games.extend(games.clone());
        }
        story.tournament("RR", system, &games)
    };
    let paragraphs = |story: &Case| {
        let errors = verdict(story, &FIDE_2013).into_iter().filter(|finding| finding.0 == "error");
        errors.map(|finding| finding.1).collect::<Vec<_>>()
    };
    assert_eq!(paragraphs(&of(4, 12, System::RoundRobin)), Vec::<&str>::new());
    assert_eq!(paragraphs(&of(3, 12, System::RoundRobin)), ["6.2"]);
    assert_eq!(paragraphs(&of(3, 9, System::RoundRobin)), ["6.21"]);
    assert_eq!(paragraphs(&of(4, 6, System::DoubleRoundRobin)), Vec::<&str>::new());
    assert_eq!(paragraphs(&of(4, 5, System::DoubleRoundRobin)), ["6.22"]);
    let championship =
        |rated| of(rated, 12, System::RoundRobin).with(|t| t.circumstances.championship = Some(Championship::Open));
    assert_eq!(paragraphs(&championship(3)), Vec::<&str>::new(), "6.23 replaces the third");
    assert_eq!(paragraphs(&championship(2)), ["6.23"]);
    assert_eq!(verdict(&of(3, 12, System::RoundRobin), &FIDE_2024_03), [], "no such rule since");
}

#[test]
fn p0_2_registration_deadlines() {
    let registered = |days: i64, rating, norms| {
        game_between(rating, 1500).with(move |t| {
            t.circumstances.registered = Some(t.start.saturating_sub(jiff::ToSpan::days(days)));
            t.circumstances.norms = norms;
        })
    };
    let late = [("error", "0.2", "registered-late")];
    assert_eq!(verdict(&registered(7, 2000, false), &FIDE_2013), []);
    assert_eq!(verdict(&registered(6, 2000, false), &FIDE_2013), late);
    assert_eq!(verdict(&registered(29, 2000, true), &FIDE_2013), late);
    assert_eq!(verdict(&registered(3, 2700, false), &FIDE_2024_03), []);
    assert_eq!(verdict(&registered(2, 2000, false), &FIDE_2024_03), [("error", "0.2.2", "registered-late")]);
    let late = [("error", "0.2.1", "registered-late")];
    assert_eq!(verdict(&registered(29, 2701, false), &FIDE_2024_03), late);
    let woman = |days| {
        let mut story = registered(days, 2501, false);
        story.period.players[0].sex = Some(Sex::Female);
        story
    };
    assert_eq!(verdict(&woman(29), &FIDE_2024_03), late);
    assert_eq!(verdict(&woman(30), &FIDE_2024_03), []);
}

#[test]
fn a_waiver_turns_an_error_into_a_note_and_names_the_decision() {
    let story = game_between(2000, 2000).with(|t| {
        t.circumstances.registered = Some(t.start);
        t.circumstances.waivers = vec![Waiver { paragraph: "0.2.2".into(), decision: "QC chair, 2024-03-01".into() }];
    });
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(answer.findings(), [("note", "0.2.2", "registered-late"), ("note", "0.2.2", "waived")]);
    assert_eq!(answer.of("A").games, 1);
}

#[test]
fn p7_13_p7_1_3_closing_dates() {
    let ending = |list: Date, end: Date, official| {
        case(list)
            .player(rated("A", 2000))
            .player(rated("B", 2000))
            .tournament_on("T", System::Swiss, date(list.year(), 2, 1), end, &[("A", "B", "1-0")])
            .with(move |t| t.circumstances.official = official)
    };
    let too_late = |paragraph| vec![("error", paragraph, "ends-after-closing")];
    // rules.md B.3.10: the list of 2024-03-01 closes on 27 February, that of 2025-03-01 on 26 February.
    for (list, last) in [(date(2024, 3, 1), date(2024, 2, 27)), (date(2025, 3, 1), date(2025, 2, 26))] {
        let next = last.tomorrow().unwrap();
        assert_eq!(verdict(&ending(list, last, false), &FIDE_2024_03), []);
        assert_eq!(verdict(&ending(list, next, false), &FIDE_2024_03), too_late("7.1.3"));
        assert_eq!(verdict(&ending(list, next, false), &FIDE_2013), too_late("7.13"));
        assert_eq!(verdict(&ending(list, list.yesterday().unwrap(), true), &FIDE_2024_03), []);
        assert_eq!(verdict(&ending(list, list, true), &FIDE_2024_03), too_late("7.1.3"));
    }
    let late_report =
        ending(date(2024, 3, 1), date(2024, 2, 20), false).with(|t| t.circumstances.reported = Some(date(2024, 2, 28)));
    assert_eq!(verdict(&late_report, &FIDE_2024_03), [("error", "7.1.3", "reported-after-closing")]);
}

#[test]
fn p9_1_reports_and_the_third_list() {
    let on_list = |list, end: Date| {
        case(list).player(rated("A", 2000)).player(rated("B", 2000)).tournament_on(
            "T",
            System::Swiss,
            end,
            end,
            &[("A", "B", "1-0")],
        )
    };
    let end = date(2024, 5, 10);
    assert_eq!(verdict(&on_list(date(2024, 6, 1), end), &FIDE_2024_03), []);
    let later = [("warning", "9.1", "later-list-than-due")];
    assert_eq!(verdict(&on_list(date(2024, 7, 1), end), &FIDE_2024_03), later);
    assert_eq!(verdict(&on_list(date(2024, 8, 1), end), &FIDE_2024_03), later);
    assert_eq!(verdict(&on_list(date(2024, 9, 1), end), &FIDE_2024_03), [("error", "9.1", "after-third-list")]);
    // Five days or fewer to the end of the month: the next list is in time.
    assert_eq!(verdict(&on_list(date(2024, 7, 1), date(2024, 5, 26)), &FIDE_2024_03), []);
    assert_eq!(verdict(&on_list(date(2024, 7, 1), date(2024, 5, 25)), &FIDE_2024_03), later);
    let reported = |days: i64| {
        game_between(1500, 1500).with(move |t| {
            t.end = t.start;
            t.circumstances.reported = Some(t.end.saturating_add(jiff::ToSpan::days(days)));
        })
    };
    assert_eq!(verdict(&reported(7), &FIDE_2013), []);
    assert_eq!(verdict(&reported(8), &FIDE_2013), [("warning", "9.1", "reported-late")]);
}

#[test]
fn p2_1_p9_4_hybrid_events() {
    let hybrid =
        |approved, pgn| game_between(1500, 1500).with(move |t| t.circumstances.hybrid = Some(Hybrid { approved, pgn }));
    assert_eq!(verdict(&hybrid(true, true), &FIDE_2024_03), []);
    assert_eq!(verdict(&hybrid(false, true), &FIDE_2024_03), [("error", "0.2", "hybrid-not-approved")]);
    assert_eq!(verdict(&hybrid(true, false), &FIDE_2024_03), [("error", "9.4", "hybrid-without-pgn")]);
    assert_eq!(verdict(&hybrid(true, true), &FIDE_2013), [("error", "2.1", "hybrid-not-provided")]);
}

#[test]
fn p7_2_2_inactive_after_a_year_and_active_again_after_one_game() {
    use arpad_rules::chess::activity::{Activity, activity};
    let list = date(2024, 4, 1);
    for (last, games, state) in [
        (Some(date(2023, 5, 1)), false, Activity::Active),
        (Some(date(2023, 4, 1)), false, Activity::Inactive),
        (Some(date(2023, 4, 1)), true, Activity::Reactivated),
        (None, true, Activity::Active),
        (None, false, Activity::Inactive),
    ] {
        assert_eq!(activity(&FIDE_2024_03, list, last, games), state, "{last:?}");
    }
}
