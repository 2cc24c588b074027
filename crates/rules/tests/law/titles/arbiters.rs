//! B.06: certificates, and applications for FA and IA.

use super::case::numbers;
use arpad_rules::titles::arbiters::*;
use arpad_rules::titles::norm::System;
use jiff::civil::date;

fn event(kind: NormKind, system: System, rounds: u16) -> ArbiterNorm {
    ArbiterNorm {
        kind,
        system: Some(system),
        rounds,
        players: 60,
        rated: 50,
        federations: 4,
        chief_arbiter: Some("somebody".to_owned()),
        end: date(2025, 3, 9),
    }
}

fn fa() -> ArbiterCase {
    let seminar = event(NormKind::Seminar, System::Swiss, 0);
    ArbiterCase {
        title: ArbiterTitle::Fa,
        applied: date(2025, 9, 1),
        born: Some(date(1990, 1, 1)),
        fa_since: None,
        norms: vec![
            seminar,
            event(NormKind::Event, System::Swiss, 9),
            event(NormKind::Event, System::Swiss, 7),
            event(NormKind::Event, System::RoundRobin, 9),
        ],
    }
}

fn ia() -> ArbiterCase {
    let mut case = fa();
    (case.title, case.fa_since) = (ArbiterTitle::Ia, Some(date(2022, 1, 1)));
    case.norms = vec![
        event(NormKind::Seminar, System::Swiss, 0),
        event(NormKind::NationalFinal, System::RoundRobin, 9),
        event(NormKind::International, System::Swiss, 9),
        event(NormKind::International, System::Swiss, 9),
        ArbiterNorm { chief_arbiter: Some("another".to_owned()), ..event(NormKind::Fide, System::Swiss, 11) },
    ];
    case
}

fn missing(mut case: ArbiterCase, change: impl FnOnce(&mut ArbiterCase)) -> Vec<&'static str> {
    change(&mut case);
    numbers(&arbiter_application(&FIDE_ARBITERS_2021_07, &case).failed)
}

#[test]
fn b06_3_an_application_for_fa() {
    assert_eq!(missing(fa(), |_| {}), Vec::<&str>::new());
    assert_eq!(missing(fa(), |case| drop(case.norms.remove(0))), ["3.7"]);
    assert_eq!(missing(fa(), |case| drop(case.norms.pop())), ["2.4", "3.8"]);
    assert_eq!(missing(fa(), |case| case.norms[1].rated = 19), ["3.8", "3.8.1"]);
    // One event of five or six rounds is allowed.
    assert_eq!(missing(fa(), |case| case.norms[1].rounds = 5), Vec::<&str>::new());
    assert_eq!(missing(fa(), |case| case.norms[1..3].iter_mut().for_each(|norm| norm.rounds = 6)), ["3.8", "3.10"]);
    assert_eq!(missing(fa(), |case| case.born = Some(date(2006, 10, 1))), ["5.4.2"]);
    assert_eq!(missing(fa(), |case| case.born = Some(date(2008, 1, 1))), ["2.4", "2.9.3", "3.8", "5.4.2"]);
}

#[test]
fn b06_2_4_two_systems_unless_one_swiss_is_large() {
    let swiss_only = |players, rated| {
        missing(fa(), |case| {
            case.norms[3] = ArbiterNorm { players, rated, ..event(NormKind::Event, System::Swiss, 9) };
        })
    };
    assert_eq!(swiss_only(60, 50), ["2.4"]);
    assert_eq!(swiss_only(100, 30), Vec::<&str>::new());
    assert_eq!(swiss_only(100, 29), ["2.4"]);
}

#[test]
fn b06_5_3_norms_expire() {
    let applied = |day| missing(fa(), |case| case.applied = day);
    assert_eq!(applied(date(2026, 3, 9)), Vec::<&str>::new());
    assert_eq!(applied(date(2026, 3, 10)), ["5.3"]);
    assert_eq!(applied(date(2030, 1, 1)), ["3.7", "5.3"]);
    assert_eq!(applied(date(2031, 3, 10)), ["2.4", "3.7", "3.8", "5.3"]);
}

#[test]
fn b06_4_an_application_for_ia() {
    assert_eq!(missing(ia(), |_| {}), Vec::<&str>::new());
    assert_eq!(missing(ia(), |case| case.fa_since = None), ["2.9.2"]);
    assert_eq!(missing(ia(), |case| case.fa_since = Some(date(2025, 3, 9))), ["2.4", "4.8", "4.12"]);
    let alone = |case: &mut ArbiterCase| case.norms.iter_mut().for_each(|norm| norm.chief_arbiter = Some("one".into()));
    assert_eq!(missing(ia(), alone), ["4.13.1"]);
    assert_eq!(missing(ia(), |case| case.norms[2].kind = NormKind::Event), ["4.8"]);
    assert_eq!(missing(ia(), |case| case.born = Some(date(2005, 1, 1))), ["5.5.2"]);
    // One event of seven or eight rounds.
    assert_eq!(missing(ia(), |case| case.norms[2].rounds = 7), Vec::<&str>::new());
    assert_eq!(missing(ia(), |case| case.norms[1..3].iter_mut().for_each(|norm| norm.rounds = 8)), ["4.8", "4.10"]);
}

#[test]
fn b06_2_7_certificates_of_an_event() {
    let count = |system, players| certificates(&FIDE_ARBITERS_2021_07, system, players);
    assert_eq!([25, 26, 100, 101].map(|players| count(System::Swiss, players)), [Some(1), Some(2), Some(4), Some(5)]);
    assert_eq!([count(System::RoundRobin, 10), count(System::DoubleRoundRobin, 6)], [Some(2), Some(2)]);
    assert_eq!(count(System::Team, 60), None, "the text says nothing of teams");
}
