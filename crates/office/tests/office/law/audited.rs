//! What an audit found wrong although its number was right, or could be: questions not asked, permissions that cannot help,
//! explanations that named another ground.

use super::story::{Event, MATCH, Player, Story, UNRATED, rated, swiss};
use crate::refusing::refused;
use arpad_model::{Birth, EventFacts, Fact, Finding, PersonId, Severity, Sex, Tempo, TournamentId};
use arpad_office::acts::accept::Acceptance;
use arpad_office::acts::death::died;
use arpad_office::acts::decide::{decide, late_for};
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::views::checklist::month_checklist;
use arpad_registry::tables::persons;
use arpad_trial::trials;
use jiff::ToSpan;
use jiff::civil::{Date, date};

const MAY: Date = date(2024, 5, 1);
const JUNE: Date = date(2024, 6, 1);

fn told(findings: &[Finding], code: &str) -> Vec<String> {
    let of_code = findings.iter().filter(|one| one.code.as_str() == code);
    of_code.map(|one| format!("{} {}", one.severity.as_str(), one.paragraph)).collect()
}

/// Sixty moves with 90 minutes and 31 seconds are 121 minutes for each: three rounds are 726 minutes, with 30 seconds 720, the
/// twelve hours of 3.1. Where nobody says on which days the rounds were, an event of one day had them on it.
#[test]
fn p24_3_1_p13_3_1_the_rounds_of_an_event_of_one_day_were_on_it() {
    for (year, control, days, expected) in [
        (2024, "90 min + 31 sec/move", 0, Ok(vec!["warning 3.1".to_owned()])),
        (2024, "90 min + 30 sec/move", 0, Ok(vec![])),
        (2024, "90 min + 31 sec/move", 3, Err("error 3.1")),
        (2016, "90 min + 31 sec/move", 0, Ok(vec!["warning 3.1".to_owned()])),
    ] {
        for trial in trials() {
            let day = date(year, 5, 3);
            let mut story = Story::on(&trial, date(year, 5, 1), &[rated(2000), rated(1900), rated(2100)]);
            let mut event = swiss("Egynapos", day, "AB1 AC= CB1");
            (event.control, event.days) = (control, vec![day; days]);
            match (story.report(&event), expected.clone()) {
                (Ok(accepted), Ok(expected)) => {
                    assert_eq!(told(&accepted.findings, "rounds-on-one-day"), expected, "{year} {control}");
                    let minutes =
                        accepted.findings.iter().flat_map(|one| &one.facts).find(|(name, _)| *name == "minutes");
                    assert_eq!(minutes.map(|(_, fact)| fact.clone()), expected.first().map(|_| Fact::from(726_u32)));
                }
                (Err(findings), Err(expected)) => assert!(findings[0].starts_with(expected), "{findings:?}"),
                (got, expected) => panic!("{got:?} instead of {expected:?}"),
            }
        }
    }
}

/// 2700 against 2200, 2150 and 2280 from 29 February 2024, on the list of April: the text of 2022 spares one difference, the
/// greatest: .96 + .92 + .93 = 2.81, −.31 × 10; that of March would cut all three. Each game names the sentence it counts by.
#[test]
fn p24_0_1_p24_8_3_1_an_event_names_its_own_edition_and_every_difference_its_sentence() {
    for trial in trials() {
        let (february, april) = (date(2024, 2, 1), date(2024, 4, 1));
        let mut story = Story::on(&trial, february, &[rated(2700), rated(2200), rated(2150), rated(2280)]);
        story.report(&swiss("Négyszáz", date(2024, 2, 29), "AB1 AC1 AD=")).unwrap();
        story.close(date(2024, 3, 1));
        story.close(april);
        assert_eq!((story.change('A', april).as_str(), story.rating('A', april)), ("-3.10", Some(2697)));
        let event = story.result('A', april, |result| result.tournaments[0].clone());
        assert_eq!(event.edition.0, "fide-2022-01");
        let by = event.games.iter().map(|game| (game.capped_by.map(|at| at.0), game.uncapped_by.map(|at| at.0)));
        let (cut, spared) = ((Some("8.3.1"), None), (None, Some("8.3.1")));
        assert_eq!(by.collect::<Vec<_>>(), [spared, cut, spared], "{}", trial.name());
    }
}

/// ½ of 5 against 1120 on average: .10 is −366, 754, below 1000. What is disregarded is not shown as counted.
#[test]
fn p13_8_31_what_is_disregarded_is_not_shown_as_counted() {
    for trial in trials() {
        let (may, june) = (date(2016, 5, 1), date(2016, 6, 1));
        let players: Vec<Player> = (0..5).map(|step| rated(1100 + 10 * step)).chain([UNRATED]).collect();
        let mut story = Story::on(&trial, may, &players);
        story.report(&swiss("Nyílt", date(2016, 5, 10), "FA= FB0 FC0 FD0 FE0")).unwrap();
        story.close(june);
        let (games, rating) = story.result('F', june, |result| (result.games, result.after));
        assert_eq!((games, rating, story.rating('F', june)), (0, None, None));
        assert_eq!(story.whys('F', june), ["8.31 performance-below-floor"; 5]);
        assert!(!story.steps('F', june).iter().any(|step| step.contains("event-counted")));
        assert!(story.step('F', june, "event-below-floor").starts_with("8.31 "));
    }
}

/// The 18th birthday is 15 June 2018. Two wins against 2000 on the 13th and on the 15th, 30 games before: .5 + .5, so 40 and then
/// 20 where a report tells the day; 40 and 40 where nobody does, and then somebody is asked. The first of January is what
/// programs write that know the year alone.
#[test]
fn p17_8_56_p13_8_56_the_day_of_birth_comes_from_the_report_or_is_asked_for() {
    for (born, rating, is_asked) in
        [("2000/06/15", 2060, false), ("2000/01/01", 2080, true), ("2000/00/00", 2080, true)]
    {
        for trial in trials() {
            let (list, next) = (date(2018, 6, 1), date(2018, 7, 1));
            let junior = Player { rating: 2000, born: 2000, sex: Sex::Male };
            let mut story = Story::on(&trial, list, &[junior, rated(2000), rated(2000)]);
            let (person, series) = (PersonId(1), super::story::STANDARD);
            let games = Decided::Indicators {
                person,
                series,
                points: Some(2000),
                grade: None,
                games: Some(30),
                peak: None,
                reached: Vec::new(),
                taken: false,
            };
            story.decide(games, list);
            let mut births = Vec::new();
            for (name, day) in [("Előtte", date(2018, 6, 13)), ("Utána", date(2018, 6, 15))] {
                let edit = |text: String| text.replace("2000/00/00", born);
                let accepted = story.report_edited(&swiss(name, day, "AB1 AC1"), edit).unwrap();
                births.extend(accepted.births);
                let asked = if is_asked { vec!["warning 8.56".to_owned()] } else { vec![] };
                assert_eq!(told(&accepted.findings, "birth-day-asked"), asked, "{born} {name}");
            }
            let day = date(2000, 6, 15);
            assert_eq!(births, if is_asked { vec![] } else { vec![(person, day)] }, "once");
            let known = story.registry.read(|store| persons::get(store, person)).unwrap().expect("a person");
            assert_eq!(known.born, Some(if is_asked { Birth::Year(2000) } else { Birth::Date(day) }));
            let before = story.registry.read(|store| month_checklist(store, Tempo::Standard, next)).unwrap();
            assert_eq!(told(&before.findings, "birth-day-asked").len(), if is_asked { 2 } else { 0 }, "{born}");
            story.close(next);
            assert_eq!(story.rating('A', next), Some(rating), "{born} on {}", trial.name());
            story.verify();
        }
    }
}

/// What nobody has said is a note at the desk: whether norms can be made (13 0.2), how fast it was (24 1.1).
#[test]
fn p13_0_2_p24_1_1_what_nobody_has_said_is_told() {
    for trial in trials() {
        let start = date(2016, 5, 7);
        let mut story = Story::on(&trial, date(2016, 5, 1), &[rated(2000), rated(1900)]);
        let event = Event { announced: None, ..swiss("Hét nap", start, "AB1") };
        let facts = EventFacts { registered: Some(start.saturating_sub(7.days())), ..EventFacts::default() };
        let accepted = story.report_stating(&event, facts).unwrap();
        assert_eq!(told(&accepted.findings, "norms-unsaid"), ["note 0.2"], "{}", trial.name());
        let event = Event { announced: None, ..swiss("Harminc nap", start.saturating_add(1.day()), "AB1") };
        let registered = Some(start.saturating_sub(29.days()));
        let facts = EventFacts { registered, norms: true, ..EventFacts::default() };
        assert!(told(&story.report_stating(&event, facts).unwrap().findings, "norms-unsaid").is_empty());
    }
    for trial in trials() {
        let mut story = Story::on(&trial, MAY, &[rated(2400), rated(1700), rated(1790)]);
        let event = Event { control: "", ..swiss("Ki tudja", date(2024, 5, 4), "AB1") };
        let how = Acceptance { tempo: Some(Tempo::Standard), ..Acceptance::default() };
        let accepted = story.report_how(&event, how).unwrap();
        assert_eq!(told(&accepted.findings, "time-not-examined"), ["note 1.1"], "{}", trial.name());
        // A game of others that was too fast is no error in anybody's calculation.
        let event = Event { control: "60 min", ..swiss("Gyors", date(2024, 5, 11), "AB1 BC1") };
        story.report(&event).unwrap();
        story.close(JUNE);
        let explained = story.explained('B', JUNE);
        let Some(arpad_office::rating::rate_case::Answer::Chess(answer)) = &explained.answer else { panic!("none") };
        assert!(answer.rated.findings.iter().all(|one| one.severity != Severity::Error));
        assert_eq!(told(&answer.rated.findings, "games-too-fast"), ["warning 1.1"]);
    }
}

/// 6.2 speaks of matches, and is set aside on a request made before.
#[test]
fn p24_6_2_a_waiver_is_for_a_match_and_decided_before_it() {
    for trial in trials() {
        let mut story = Story::on(&trial, MAY, &[rated(2000), rated(1900)]);
        let start = date(2024, 5, 4);
        story.report(&swiss("Svájci", start, "AB1")).unwrap();
        let mut event = swiss("Meccs", start.saturating_add(1.day()), "AB1 BA0 AB1 BA=");
        event.system = MATCH;
        event.days = (0..4).map(|day| event.start.saturating_add(day.days())).collect();
        event.end = event.start.saturating_add(3.days());
        story.report(&event).unwrap();
        let mut waived = |tournament, day: Date| {
            let tournament = TournamentId(tournament);
            let decision = Decided::Waiver { tournament, paragraph: "6.2".into(), what: String::new() };
            let act = DecideAct { decision, day, reference: "7/2".into() };
            story.registry.write(|store| decide(store, &super::story::stamp(date(2024, 5, 20)), act).map(|_| ()))
        };
        assert_eq!(refused(waived(1, MAY)), "waiver-no-match", "{}", trial.name());
        assert_eq!(refused(waived(2, date(2024, 5, 6))), "waiver-afterwards");
        waived(2, MAY).expect("asked for before");
    }
}

/// A parameter that was decided is named with its decision: 1900 on average, 3 of 5, one half point above, 20 instead of 15.
#[test]
fn p17_8_23_a_decided_parameter_is_told_with_its_decision() {
    for trial in trials() {
        let (april, may) = (date(2018, 4, 1), date(2018, 5, 1));
        let players: Vec<Player> = (0..5).map(|step| rated(1800 + 50 * step)).chain([UNRATED]).collect();
        let mut story = Story::on(&trial, april, &players);
        let (edition, name) = ("mssz-2017".to_owned(), "bonus_per_half_point".to_owned());
        story.decide(Decided::Parameter { edition, name, value: "20".into() }, april);
        story.report(&swiss("Kupa", date(2018, 4, 7), "FA1 FB1 FC1 FD0 FE0")).unwrap();
        story.close(may);
        assert_eq!(story.rating('F', may), Some(1920), "{}", trial.name());
        let explained = story.explained('F', may);
        let Some(arpad_office::rating::rate_case::Answer::Chess(answer)) = &explained.answer else { panic!("none") };
        let decided =
            answer.rated.findings.iter().find(|one| one.code.as_str() == "parameter-by-decision").expect("it");
        assert!(decided.facts.contains(&("reference", Fact::from("7/2"))), "{:?}", decided.facts);
    }
}

/// The conversion of 2024 is for the list of March: decided afterwards, it is said that the list is out.
#[test]
fn p24_0_1_a_conversion_decided_after_its_list_is_late() {
    for trial in trials() {
        let march = date(2024, 3, 1);
        let mut story = Story::on(&trial, date(2024, 2, 1), &[rated(1500)]);
        let conversion = Decided::Transition { transition: "fide-2024-03-01".into(), series: vec![] };
        assert_eq!(story.registry.read(|store| late_for(store, &conversion)).unwrap(), None);
        story.close(march);
        assert_eq!(story.registry.read(|store| late_for(store, &conversion)).unwrap(), Some(march), "{}", trial.name());
    }
}

/// Nobody dies before a game that counts.
#[test]
fn p24_10_2_p13_10_2_a_death_before_a_rated_game_is_refused() {
    for trial in trials() {
        let mut story = Story::on(&trial, MAY, &[rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", date(2024, 5, 4), "AB1")).unwrap();
        story.close(JUNE);
        let stamp = super::story::stamp(date(2024, 6, 3));
        let mut dies = |day| story.registry.write(|store| died(store, &stamp, PersonId(2), day));
        assert_eq!(refused(dies(date(2024, 5, 3))), "death-before-event", "{}", trial.name());
        dies(date(2024, 5, 5)).expect("afterwards");
    }
}
