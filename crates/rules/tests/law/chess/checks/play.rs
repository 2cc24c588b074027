//! Thinking time, first time control, play in a day, duration.

use super::{game_between, minutes, verdict, waived};
use crate::chess::case::{Case, case, rated};
use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::*;
use arpad_rules::chess::parameters::decide;
use jiff::civil::{Date, date};

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

#[test]
fn fide_2013_p1_1_thinking_time_by_the_strongest_of_the_tournament() {
    for (a, base, increment, ratable) in [
        (2200, 120, 0, true),
        (2200, 119, 0, false),
        (2199, 90, 0, true),
        (2199, 89, 0, false),
        (1600, 60, 30, true),
        (1600, 60, 29, false),
        (1599, 60, 0, true),
        (1599, 59, 0, false),
    ] {
        let story = game_between(a, 1500).with(minutes(base, increment));
        let answer = story.rate(&FIDE_2013);
        assert_eq!(answer.whys("A"), [if ratable { "" } else { "1.1" }], "{a}, {base}+{increment}");
        assert_eq!(answer.findings().contains(&("error", "1.1", "too-fast")), !ratable);
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
    let (at_forty, too_early) = ("first-control", "first-control-too-early");
    for (edition, moves, finding) in [
        (&FIDE_2013, 40, None),
        (&FIDE_2013, 36, Some(("1.3", at_forty))),
        (&FIDE_2013, 45, Some(("1.3", at_forty))),
        (&FIDE_2024_03, 30, None),
        (&FIDE_2024_03, 40, None),
        (&FIDE_2024_03, 29, Some(("1.2", too_early))),
    ] {
        let found = verdict(&game_between(1700, 1700).with(control(moves)), edition);
        let told = found.first().map(|finding| (finding.1, finding.2));
        assert_eq!(told, finding, "{} at move {moves}", edition.id);
    }
}

#[test]
fn p3_1_twelve_hours_a_day_on_sixty_moves() {
    let day = date(2024, 3, 15);
    let with_rounds = |rounds| {
        game_between(1700, 1700).with(minutes(90, 30)).with(move |t| t.circumstances.round_dates = vec![day; rounds])
    };
    for (edition, paragraph) in [(&FIDE_2013, "3.1"), (&MSSZ_2017, "§1.2"), (&FIDE_2024_03, "3.1")] {
        assert_eq!(verdict(&with_rounds(3), edition), [], "3 × 2 × 120 minutes are 12 hours");
        assert_eq!(verdict(&with_rounds(4), edition), [("error", paragraph, "too-much-in-a-day")]);
    }
    let blitz = |rounds| {
        game_between(1700, 1700).with(minutes(3, 2)).with(move |t| t.circumstances.round_dates = vec![day; rounds])
    };
    assert_eq!(verdict(&blitz(30), &FIDE_BLITZ_2024_12), []);
    assert_eq!(verdict(&blitz(31), &FIDE_BLITZ_2024_12), [("error", "3.1", "too-many-rounds-in-a-day")]);
}

/// Where nobody says on which days the rounds were, one day had at least the rounds divided by the days, rounded up: 3 × 2 × 120
/// minutes are the twelve hours, 3 × 2 × 121 (90 minutes and 31 seconds) are 726 minutes, 4 × 2 × 120 are 960.
#[test]
fn p3_1_rounds_without_days_are_asked_about_where_one_day_must_have_had_too_many() {
    let first = date(2024, 3, 15);
    let lasting = |days: i8, rounds: &[u16]| {
        let games = vec![("A", "B", "1-0"); rounds.len()];
        let rounds = rounds.to_vec();
        case(date(2024, 4, 1))
            .player(rated("A", 1700))
            .player(rated("B", 1700))
            .tournament_on("T", System::Swiss, first, first.saturating_add(jiff::ToSpan::days(days - 1)), &games)
            .with(move |t| {
                t.circumstances.days_unsaid = true;
                t.games.iter_mut().zip(rounds).for_each(|(game, round)| game.round = round);
            })
    };
    let told = |story: &Case, edition: &Edition| -> Vec<String> {
        let findings = story.rate(edition).rated.findings;
        let of_day = findings.iter().filter(|one| one.code.as_str().ends_with("rounds-on-one-day"));
        let facts = |one: &Finding| -> Vec<String> {
            one.facts.iter().map(|(name, fact)| format!("{name} {fact:?}").replace("Number", "")).collect()
        };
        of_day
            .map(|one| format!("{} {} {}: {}", one.severity.as_str(), one.paragraph, one.code, facts(one).join(", ")))
            .collect()
    };
    let hours = |rounds: u32, minutes: u32| {
        vec![format!("warning 3.1 rounds-on-one-day: rounds ({rounds}), minutes ({minutes})")]
    };
    let nobody: Vec<String> = Vec::new();
    for (days, rounds, increment, expected) in [
        (1, vec![1, 2, 3], 30, nobody.clone()),
        (1, vec![1, 2, 3], 31, hours(3, 726)),
        (1, vec![1, 2, 3, 4], 30, hours(4, 960)),
        // Nobody numbers the rounds: whoever played four games played four rounds.
        (1, vec![0, 0, 0, 0], 30, hours(4, 960)),
        // The fifth round alone, a part of a league.
        (1, vec![5], 30, nobody.clone()),
        // Six rounds on two days can be three and three; of seven one day had four.
        (2, vec![1, 2, 3, 4, 5, 6], 30, nobody.clone()),
        (2, vec![1, 2, 3, 4, 5, 6, 7], 30, hours(4, 960)),
        (3, vec![1, 2, 3, 4, 5, 6, 7], 30, nobody.clone()),
    ] {
        for edition in [&FIDE_2013, &FIDE_2024_03] {
            let story = lasting(days, &rounds).with(minutes(90, increment));
            assert_eq!(told(&story, edition), expected, "{} {days} {rounds:?}", edition.id);
            let said =
                lasting(days, &rounds).with(minutes(90, increment)).with(|t| t.circumstances.days_unsaid = false);
            assert_eq!(told(&said, edition), nobody, "{} {days} {rounds:?}", edition.id);
        }
        assert_eq!(told(&lasting(days, &rounds), &FIDE_2024_03), nobody, "no time control, no hours");
    }
    // A game of which nobody says the round was in one of the three.
    let unsaid = lasting(1, &[1, 2, 3]).with(minutes(90, 30)).player(rated("C", 1700)).player(rated("D", 1700));
    let unsaid = unsaid.with(|t| t.games.push(Game { round: 0, white: 2, black: 3, ..t.games[0] }));
    assert_eq!(told(&unsaid, &FIDE_2024_03), nobody);
    // Rapid: fifteen rounds a day, with a time control or without.
    let rapid = |rounds| lasting(1, &(1..=rounds).collect::<Vec<u16>>());
    let sixteen = vec!["warning 3.1 many-rounds-on-one-day: rounds (16), most (15)".to_owned()];
    assert_eq!(told(&rapid(15), &FIDE_RAPID_2024_12), nobody);
    assert_eq!(told(&rapid(16), &FIDE_RAPID_2024_12), sixteen);
    assert_eq!(told(&rapid(16).with(minutes(15, 10)), &FIDE_RAPID_2024_12), sixteen);
    assert_eq!(told(&lasting(2, &(1..=30).collect::<Vec<u16>>()), &FIDE_RAPID_2024_12), nobody);
    assert_eq!(told(&lasting(2, &(1..=31).collect::<Vec<u16>>()), &FIDE_RAPID_2024_12), sixteen);
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
    let waiver = lasting(System::Swiss, ninety_one, true).with(waived("4.1"));
    assert_eq!(verdict(&waiver, &FIDE_2013), [("note", "4.1", "too-long"), ("note", "4.1", "waived")], "4.12");
    let (thirty, thirty_one) = (date(2014, 5, 22), date(2014, 5, 21));
    assert_eq!(verdict(&lasting(System::Swiss, thirty, false), &FIDE_2024_03), []);
    let monthly = [("warning", "4.1", "monthly-reports")];
    assert_eq!(verdict(&lasting(System::Swiss, thirty_one, false), &FIDE_2024_03), monthly);
    assert_eq!(verdict(&lasting(System::Swiss, thirty_one, true), &FIDE_2024_03), []);
}

/// "Exceeds" and "below" leave the bound itself out: from it on by default (E-07), above it by decision. 89 minutes are
/// too few for 1800 and more, 119 for 2400.
#[test]
fn p24_1_1_p13_1_1_the_bounds_of_the_bands_by_parameter() {
    let exceeded = |edition| decide(edition, "time_bound", "exceeded").unwrap();
    for (edition, middle, top) in [(FIDE_2024_03, 1800, 2400), (FIDE_2013, 1600, 2200)] {
        for (bound, time) in [(middle, 89), (top, 119)] {
            let faulty = |points, edition: &Edition| {
                !verdict(&game_between(points, points).with(minutes(time, 0)), edition).is_empty()
            };
            let of = |edition: &Edition| [bound - 1, bound, bound + 1].map(|points| faulty(points, edition));
            assert_eq!(of(&edition), [false, true, true], "{} {bound}", edition.id);
            assert_eq!(of(&exceeded(edition)), [false, false, true], "{} {bound}", edition.id);
        }
    }
}

/// A league of four, four rounds on one day, of which everybody plays two: four rounds are 4 × 2 × 120 minutes.
#[test]
fn p3_1_rounds_are_counted_by_their_numbers_and_by_the_games_of_a_player() {
    let story =
        ["A", "B", "C", "D"].into_iter().fold(case(date(2024, 4, 1)), |story, id| story.player(rated(id, 1700)));
    let day = date(2024, 3, 15);
    let games = [("A", "B", "1-0"), ("C", "D", "1-0"), ("A", "C", "1-0"), ("B", "D", "1-0")];
    let story = story.tournament_on("T", System::Swiss, day, day, &games).with(minutes(90, 30));
    let story = story.with(|t| t.circumstances.days_unsaid = true);
    assert_eq!(verdict(&story, &FIDE_2024_03), [("warning", "3.1", "rounds-on-one-day")]);
    let two_rounds = story.with(|t| t.games.iter_mut().zip([1, 1, 2, 2]).for_each(|(game, round)| game.round = round));
    assert_eq!(verdict(&two_rounds, &FIDE_2024_03), []);
}

/// The most rounds in a day, where their days are not known: they are told of the first day.
#[test]
fn p3_1_the_most_rounds_in_a_day() {
    let of = |rounds, dates: &[jiff::civil::Date]| {
        let dates = dates.to_vec();
        game_between(1700, 1700).with(minutes(90, 30)).with(move |t| {
            (t.circumstances.rounds_per_day, t.circumstances.round_dates) = (Some(rounds), dates);
        })
    };
    let told = |story: &Case| -> Vec<_> {
        let findings = story.rate(&FIDE_2024_03).rated.findings;
        findings.into_iter().map(|one| (one.code.as_str(), one.facts)).collect()
    };
    assert_eq!(told(&of(3, &[])), []);
    let facts =
        |date: Date, minutes: i64| vec![("date", date.into()), ("minutes", minutes.into()), ("hours", 12.into())];
    // The case's tournaments begin twenty days before the list of 1 April.
    assert_eq!(told(&of(4, &[])), [("too-much-in-a-day", facts(date(2024, 3, 12), 960))]);
    let day = date(2024, 3, 15);
    assert_eq!(told(&of(4, &[day; 3])), [], "the days themselves say it");
    assert_eq!(told(&of(1, &[day; 5])), [("too-much-in-a-day", facts(day, 1200))]);
    // Whose time control is not known nobody can say it of.
    assert_eq!(told(&of(4, &[]).with(|t| t.circumstances.time_control = None)), []);
}

/// Minutes are cut: 89 minutes and 59 seconds read 89.
#[test]
fn p1_1_a_game_too_fast_tells_its_minutes() {
    let told = |edition, rating, control: TimeControl| {
        let story = game_between(rating, rating).with(|t| t.circumstances.time_control = Some(control));
        let findings = story.rate(edition).rated.findings;
        let shown = |one: &Finding| (one.code.as_str(), one.facts.iter().take(3).cloned().collect::<Vec<_>>());
        findings.iter().map(shown).collect::<Vec<_>>()
    };
    let seconds =
        |seconds| TimeControl { periods: vec![TimePeriod { moves: None, seconds }], increment: 0, unequal: false };
    let (minutes, needed) = (("minutes", Fact::from(89)), ("needed", Fact::from(90)));
    let games = ("games", Fact::from(1));
    assert_eq!(
        told(&FIDE_2024_03, 1800, seconds(5399)),
        [("games-too-fast", vec![games, minutes.clone(), needed.clone()])]
    );
    let of_2013 = told(&FIDE_2013, 1600, seconds(5399));
    assert_eq!(
        of_2013.iter().map(|(code, facts)| (*code, facts[..2].to_vec())).collect::<Vec<_>>(),
        [("too-fast", vec![minutes, needed])]
    );
    let band = vec![("minutes", Fact::from(10)), ("over", Fact::from(10)), ("under", Fact::from(60))];
    assert_eq!(told(&FIDE_RAPID_2024_12, 1800, seconds(600)), [("outside-tempo", band)]);
}

/// A time control that nobody knows is told where somebody should have said it, and nowhere else.
#[test]
fn p1_1_a_time_control_that_is_not_known() {
    let unsaid = game_between(1800, 1800).with(|t| t.circumstances.time_unsaid = true);
    for (edition, paragraph) in [(&FIDE_2013, "1.1"), (&MSSZ_2017, "§1.2"), (&FIDE_2024_03, "1.1")] {
        assert_eq!(verdict(&unsaid, edition), [("note", paragraph, "time-not-examined")]);
        assert_eq!(verdict(&game_between(1800, 1800), edition), []);
    }
}

/// Of an event in parts the days run from its very first.
#[test]
fn p4_1_the_duration_of_an_event_in_parts_begins_with_its_first_day() {
    let lasting = |first| game_between(1500, 1500).with(move |t| t.circumstances.event_start = Some(first));
    // To 22 March 2024, the 30th and the 31st day.
    assert_eq!(verdict(&lasting(date(2024, 2, 22)), &FIDE_2024_03), []);
    let told = lasting(date(2024, 2, 21)).rate(&FIDE_2024_03).rated.findings;
    let told: Vec<_> = told.into_iter().map(|one| (one.code.as_str(), one.facts)).collect();
    assert_eq!(told, [("monthly-reports", vec![("days", 31.into()), ("most", 30.into())])]);
}
