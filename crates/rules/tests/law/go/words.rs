//! Every step, finding, reason and provision of the go law has its sentence in both languages, with the same variables,
//! and no sentence asks for a fact the law does not give.

use super::hungary::case;
use arpad_model::{
    Code, Decimal, Fact, Facts, Finding, GoClass, GoDecision, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTime,
    GoTournament, Importance, InitialPoints, Overtime, SetBy, Step,
};
use arpad_rules::go::codes::{finding, step, why};
use arpad_rules::go::europe::{self, EGF_2021};
use arpad_rules::go::hungary::check::{before_opening, without_a_game};
use arpad_rules::go::hungary::{MGSZ_2012, rate};
use jiff::civil::date;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Messages = BTreeMap<String, BTreeSet<String>>;

fn room(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Keys and the variables of their sentences.
fn messages(language: &str) -> Messages {
    let file = room("../app/words").join(language).join("go.ftl");
    let text = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{} is missing", file.display()));
    let mut messages = Messages::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            key = name.to_owned();
            assert!(messages.insert(key.clone(), BTreeSet::new()).is_none(), "{language}: {key} twice");
        }
        for variable in line.split('$').skip(1) {
            let end = variable.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(variable.len());
            // `$x ->` leaves the hyphen of the arrow behind a space, never attached.
            messages.get_mut(&key).expect("a sentence").insert(variable[..end].to_owned());
        }
    }
    messages
}

fn expected() -> BTreeSet<String> {
    let keys = |kind: &str, codes: &[Code]| codes.iter().map(|code| format!("{kind}-{code}")).collect::<Vec<_>>();
    let provisions: Vec<_> = MGSZ_2012
        .provisions()
        .iter()
        .chain(&EGF_2021.provisions())
        .map(|row| format!("provision-{}", row.name))
        .collect();
    let all = [keys("step", step::ALL), keys("finding", finding::ALL), keys("why", why::ALL), provisions];
    all.into_iter().flatten().collect()
}

#[test]
fn both_languages_hold_every_key_and_no_other() {
    for language in ["en", "hu"] {
        let held: BTreeSet<String> = messages(language).into_keys().collect();
        assert_eq!(held.difference(&expected()).collect::<Vec<_>>(), Vec::<&String>::new(), "{language}: too many");
        assert_eq!(expected().difference(&held).collect::<Vec<_>>(), Vec::<&String>::new(), "{language}: missing");
    }
}

#[test]
fn both_languages_use_the_same_variables() {
    let (english, hungarian) = (messages("en"), messages("hu"));
    for (key, variables) in &english {
        assert_eq!(hungarian.get(key), Some(variables), "{key}");
    }
}

/// Every step and finding the cases below produce, as message keys with their facts.
fn said() -> Vec<(String, Facts)> {
    let mut said = Vec::new();
    let mut step = |step: &Step| {
        let mut facts = step.facts.clone();
        facts.push(("value", step.value.clone()));
        said.push((format!("step-{}", step.code), facts));
    };
    let mut findings: Vec<Finding> = Vec::new();
    for period in cases() {
        findings.extend((0..period.tournaments.len()).filter_map(|number| without_a_game(&period, number)));
        let allowed = case::with("go-jigo", "half");
        for edition in [MGSZ_2012, allowed] {
            match rate(&edition, &period) {
                Ok(rated) => {
                    rated.tournaments.iter().flat_map(|tournament| &tournament.steps).for_each(&mut step);
                    rated.players.iter().flat_map(|player| &player.steps).for_each(&mut step);
                    findings.extend(rated.findings);
                }
                Err(refused) => findings.extend(refused),
            }
        }
        match europe::rate(&EGF_2021, &period) {
            Ok(rated) => {
                rated.players.iter().flat_map(|player| &player.steps).for_each(&mut step);
                findings.extend(rated.findings);
            }
            Err(refused) => findings.extend(refused),
        }
    }
    findings.extend(before_opening(date(2012, 5, 6), date(2012, 5, 7)));
    said.extend(findings.into_iter().map(|finding| (format!("finding-{}", finding.code), finding.facts)));
    said
}

#[test]
fn every_code_is_said_by_some_case_with_the_facts_its_sentence_needs() {
    let messages = messages("en");
    let mut silent: BTreeSet<String> = expected();
    silent.retain(|key| key.starts_with("step-") || key.starts_with("finding-"));
    for (key, facts) in said() {
        let given: BTreeSet<&str> = facts.iter().map(|(name, _)| *name).collect();
        let wanted = messages.get(&key).unwrap_or_else(|| panic!("{key} has no sentence"));
        let missing: Vec<_> = wanted.iter().filter(|name| !given.contains(name.as_str())).collect();
        assert!(missing.is_empty(), "{key} lacks {missing:?}");
        let empty = facts.iter().find(|(_, fact)| *fact == Fact::Name(String::new()));
        assert!(empty.is_none(), "{key} has an empty name {empty:?}");
        silent.remove(&key);
    }
    assert!(silent.is_empty(), "no case says {silent:?}");
}

/// Cases that together say everything the go law can say.
fn cases() -> Vec<GoPeriod> {
    use GoOutcome::{Arbiter, Black, Bye, DoubleLoss, Jigo, NoShow, White};
    use case::*;
    let base = || {
        let mut period = plain();
        for player in &mut period.players {
            player.gor = Some(Decimal::whole(2000));
        }
        period
    };
    let tournament_with = |change: &dyn Fn(&mut GoTournament)| {
        let mut period = base();
        change(&mut period.tournaments[0]);
        period
    };
    let players_with = |change: &dyn Fn(&mut GoPeriod)| {
        let mut period = base();
        change(&mut period);
        period
    };
    let time = |base_minutes, overtime| Some(GoTime { base_minutes, overtime });
    let bye = GoGame { round: 1, black: 0, white: None, handicap: 0, outcome: Bye, uncolored: false };
    let alone = GoGame { outcome: Black, ..bye };
    vec![
        // Another grade on the European list than the one he entered an international event with.
        players_with(&|p| {
            p.tournaments[0].international = Some(true);
            p.tournaments[0].entries = vec![(0, grade("5k"))];
            p.players[0].european = Some(grade("1k"));
        }),
        // Nobody says where it was held; a grade that the report does not tell.
        tournament_with(&|t| t.international = None),
        players_with(&|p| (p.players[1].foreign, p.players[1].rating, p.players[1].listed) = (true, None, true)),
        players_with(&|p| {
            (p.players[1].foreign, p.players[1].rating, p.players[1].professional) = (true, None, Some("1p".into()));
        }),
        // Somebody of ours is named, and nobody played.
        tournament_with(&|t| t.games = vec![bye]),
        // The multiplier.
        tournament_with(&|t| t.board = 13),
        tournament_with(&|t| t.board = 9),
        tournament_with(&|t| t.players_per_side = 2),
        tournament_with(&|t| t.end = day(1)),
        tournament_with(&|t| t.start = jiff::civil::date(2011, 12, 1)),
        tournament_with(&|t| t.time = None),
        tournament_with(&|t| t.time = time(60, Overtime::Fischer { seconds: 5 })),
        tournament_with(&|t| t.time = time(60, Overtime::Canadian { moves: 0, minutes: 5 })),
        tournament_with(&|t| t.time = time(5, Overtime::SuddenDeath)),
        tournament_with(&|t| t.time = time(60, Overtime::Japanese { seconds: 20 })),
        tournament_with(&|t| t.games[0].handicap = 1),
        tournament_with(&|t| t.even = None),
        tournament_with(&|t| t.participants = Some(1)),
        tournament_with(&|t| t.importance = vec![Importance::Invitational, Importance::WorldChampionship]),
        tournament_with(&|t| t.multiplier = Some(5000)),
        tournament_with(&|t| t.parts = Some(vec![7])),
        // The games.
        tournament_with(&|t| {
            (t.multiplier, t.rounds) = (Some(45), Some(10));
            t.games = (1..=10).map(|round| game(round, 0, 1, 0, Black)).collect();
        }),
        tournament_with(&|t| {
            (t.multiplier, t.rounds) = (Some(45), Some(10));
            t.games = vec![game(0, 0, 1, 0, Black), game(11, 0, 1, 0, Black)];
        }),
        tournament_with(&|t| t.games = vec![game(1, 0, 7, 0, Black), game(1, 0, 0, 0, Black), alone]),
        tournament_with(&|t| t.games[0].outcome = Jigo),
        tournament_with(&|t| {
            t.games = vec![bye, game(1, 0, 1, 0, NoShow), game(1, 0, 1, 0, Arbiter), game(1, 0, 1, 0, DoubleLoss)];
        }),
        players_with(&|p| {
            (p.players[0], p.players[1]) = (player("A", 2750, "7d"), player("B", 2800, "7d"));
            p.tournaments[0].games = vec![game(1, 0, 1, 1, Black), game(2, 1, 0, 1, Black)];
        }),
        players_with(&|p| {
            p.players[0] = player("A", 990, "35k");
            p.tournaments[0].games[0].handicap = 1;
        }),
        players_with(&|p| {
            (p.players[0].rating, p.tournaments[0].multiplier) = (Some(1800), Some(20));
            let results = [(1, White), (2, Black)];
            p.tournaments[0].games = results.map(|(stones, outcome)| game(1, 0, 1, stones, outcome)).into();
            p.tournaments[0].class = Some(GoClass::B);
            p.tournaments[0].games.extend([game(2, 1, 0, 0, Black), game(3, 1, 0, 0, White)]);
            // With three stones 1955.
            p.tournaments[0].games.push(game(4, 0, 1, 3, Black));
        }),
        // The players.
        players_with(&|p| p.players[0].rating = Some(99_999)),
        players_with(&|p| {
            let decision = |player| GoDecision {
                player,
                points: Some(2060),
                grade: Some(grade("1d")),
                reference: "MB 1/2012".into(),
                taken: false,
            };
            p.decisions = vec![decision(0), decision(9)];
        }),
        players_with(&|p| {
            p.decisions = vec![GoDecision {
                player: 0,
                points: Some(2060),
                grade: Some(grade("1d")),
                reference: "MB 1/2012".into(),
                taken: false,
            }];
        }),
        players_with(&|p| {
            p.decisions = vec![GoDecision {
                player: 0,
                points: Some(2060),
                grade: Some(grade("1d")),
                reference: "ranglista.csv".into(),
                taken: true,
            }];
        }),
        players_with(&|p| p.players[0].grade = None),
        players_with(&|p| {
            p.players[0] = player("A", 1900, "3k");
            p.players[0].reached = vec![(grade("2k"), 1)];
        }),
        players_with(&|p| p.players[0] = player("A", 1764, "5k")),
        players_with(&|p| p.players[0] = unrated("N", "")),
        players_with(&|p| p.players[0] = unrated("N", "8k")),
        players_with(&|p| p.players[0] = unrated("N", "1d")),
        players_with(&|p| {
            p.players[0] = unrated("N", "8k");
            p.players[0].initial = Some(InitialPoints { points: 1600, by: SetBy::Manager });
            p.players[1] = unrated("M", "8k");
            p.players[1].initial = Some(InitialPoints { points: 1900, by: SetBy::Committee("MB 2/2012".into()) });
        }),
        players_with(&|p| p.players[0] = GoPlayer { foreign: true, ..unrated("F", "") }),
        players_with(&|p| p.players[0] = GoPlayer { foreign: true, ..unrated("F", "9d") }),
        players_with(&|p| p.players[0] = GoPlayer { foreign: true, ..unrated("F", "3d") }),
        players_with(&|p| p.players[0].foreign = true),
        players_with(&|p| p.players.iter_mut().for_each(|player| player.foreign = true)),
        players_with(&|p| p.players[0].entry_grade = Some(grade("5d"))),
        players_with(&|p| p.players[1] = player("B", 1001, "35k")),
        players_with(&|p| p.players[1] = player("B", 1005, "34k")),
        players_with(&|p| p.players.iter_mut().for_each(|player| player.rating = Some(1003))),
        // The European rating.
        players_with(&|p| p.players[0].gor = Some(Decimal::whole(3300))),
        players_with(&|p| {
            p.players[0].gor = Some(Decimal::whole(3200));
            p.tournaments[0].games[0].handicap = 5;
        }),
        players_with(&|p| {
            for player in &mut p.players {
                player.gor = Some(Decimal::whole(-900));
            }
            p.tournaments[0].games = vec![game(1, 0, 1, 0, Black)];
        }),
    ]
}

#[test]
fn every_code_of_the_go_law_begins_with_go() {
    for codes in [step::ALL, finding::ALL, why::ALL] {
        assert!(codes.iter().all(|code| code.as_str().starts_with("go-")));
    }
}
