//! B.06: certificates, and applications for FA and IA.

use super::case::{numbers, told};
use arpad_model::Paragraph;
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
        is_registered: None,
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
fn b06_3_7_a_seminar_that_expired_says_so_unless_another_is_valid() {
    let seminar = |year| ArbiterNorm { end: date(year, 3, 9), ..event(NormKind::Seminar, System::Swiss, 0) };
    assert_eq!(missing(fa(), |case| case.norms[0] = seminar(2015)), ["3.7", "5.3"]);
    assert_eq!(missing(fa(), |case| case.norms.push(seminar(2015))), Vec::<&str>::new());
    assert_eq!(missing(fa(), |case| drop(case.norms.remove(0))), ["3.7"], "none at all has not expired");
}

#[test]
fn b06_4_an_application_for_ia() {
    assert_eq!(missing(ia(), |_| {}), Vec::<&str>::new());
    assert_eq!(missing(ia(), |case| case.fa_since = None), ["2.9.2"]);
    assert_eq!(missing(ia(), |case| case.fa_since = Some(date(2025, 3, 9))), ["2.4", "4.7", "4.8", "4.12"]);
    let alone = |case: &mut ArbiterCase| case.norms.iter_mut().for_each(|norm| norm.chief_arbiter = Some("one".into()));
    assert_eq!(missing(ia(), alone), ["4.13.1"]);
    assert_eq!(missing(ia(), |case| case.norms[2].kind = NormKind::Event), ["4.8"]);
    assert_eq!(missing(ia(), |case| case.born = Some(date(2005, 1, 1))), ["5.5.2"]);
    // One event of seven or eight rounds.
    assert_eq!(missing(ia(), |case| case.norms[2].rounds = 7), Vec::<&str>::new());
    assert_eq!(missing(ia(), |case| case.norms[1..3].iter_mut().for_each(|norm| norm.rounds = 8)), ["4.8", "4.10"]);
}

/// 4.12: the seminar that the FA title rests on (January 2022, FA since March) is none of the certification for IA.
#[test]
fn b06_4_12_the_seminar_of_the_fa_title_does_not_serve_again() {
    let of = |end| {
        missing(ia(), |case| {
            case.fa_since = Some(date(2022, 3, 1));
            case.norms[0].end = end;
        })
    };
    assert_eq!(of(date(2022, 1, 10)), ["4.7", "4.12"]);
    assert_eq!(of(date(2022, 3, 2)), Vec::<&str>::new());
}

/// 3.10: one event of five or six rounds. Which events count does not hang on the order in which they are named: of two hybrids
/// (once each by 3.9) the one of nine rounds counts, so that the short place is free for a Swiss of six; and a league of five is
/// short as well.
#[test]
fn b06_3_10_which_events_count_does_not_hang_on_their_order() {
    let hybrids = [
        event(NormKind::Hybrid, System::RoundRobin, 5),
        event(NormKind::Hybrid, System::RoundRobin, 9),
        event(NormKind::Event, System::Swiss, 6),
        event(NormKind::Event, System::Swiss, 9),
    ];
    let league = ArbiterNorm { players: 100, rated: 60, ..event(NormKind::League, System::Team, 5) };
    let short_league = [
        league,
        event(NormKind::Event, System::Swiss, 6),
        event(NormKind::Event, System::Swiss, 9),
        event(NormKind::Event, System::RoundRobin, 8),
    ];
    for events in [hybrids, short_league] {
        for turn in 0..4 {
            let mut case = fa();
            case.norms.truncate(1);
            case.norms.extend(events.iter().cycle().skip(turn).take(4).cloned());
            let told = arbiter_application(&FIDE_ARBITERS_2021_07, &case);
            assert_eq!((told.games, numbers(&told.failed)), (3, vec![]), "{turn}");
        }
    }
}

/// One event of five or six rounds counts. Of two such, a Swiss and the only round robin, the round robin makes two systems, and beside
/// two long Swiss events there are three in all. Of three national finals two count, and one has another chief arbiter.
#[test]
fn b06_2_4_3_10_of_events_that_exclude_each_other_those_count_that_serve() {
    let short = |system| event(NormKind::Event, system, 5);
    let long = || event(NormKind::Event, System::Swiss, 9);
    let seminar = event(NormKind::Seminar, System::Swiss, 0);
    let of_fa = |norms: Vec<ArbiterNorm>| missing(fa(), |case| case.norms = norms);
    let both = vec![seminar.clone(), short(System::Swiss), long(), long(), short(System::RoundRobin)];
    assert_eq!(of_fa(both), Vec::<&str>::new());
    assert_eq!(of_fa(vec![seminar.clone(), short(System::Swiss), long(), short(System::RoundRobin)]), ["3.8", "3.10"]);
    let last = |system| event(NormKind::NationalFinal, system, 9);
    let another = ArbiterNorm { chief_arbiter: Some("another".to_owned()), ..last(System::RoundRobin) };
    let abroad = || event(NormKind::International, System::Swiss, 9);
    let norms = vec![seminar, last(System::Swiss), last(System::Swiss), abroad(), abroad(), another];
    assert_eq!(missing(ia(), |case| case.norms = norms), Vec::<&str>::new());
}

#[test]
fn b06_2_7_certificates_of_an_event() {
    let count = |system, players| certificates(&FIDE_ARBITERS_2021_07, system, players);
    assert_eq!([25, 26, 100, 101].map(|players| count(System::Swiss, players)), [Some(1), Some(2), Some(4), Some(5)]);
    assert_eq!([count(System::RoundRobin, 10), count(System::DoubleRoundRobin, 6)], [Some(2), Some(2)]);
    assert_eq!(count(System::Team, 60), None, "the text says nothing of teams");
}

/// Of three events of an FA, or four of an IA, the last is replaced: does it count?
fn counts(case: fn() -> ArbiterCase, norm: ArbiterNorm) -> bool {
    let mut case = case();
    let last = case.norms.len() - 1;
    // Two systems, so that what is said is said of this event; and a chief arbiter of its own.
    case.norms[1].system = Some(System::RoundRobin);
    case.norms[2].system = Some(System::Swiss);
    case.norms[last] = ArbiterNorm { chief_arbiter: Some("another".to_owned()), ..norm };
    arbiter_application(&FIDE_ARBITERS_2021_07, &case).failed.is_empty()
}

#[test]
fn b06_3_8_3_9_what_an_event_must_be_for_fa() {
    let of = |kind, system, rated| counts(fa, ArbiterNorm { rated, ..event(kind, system, 9) });
    assert_eq!([19, 20].map(|rated| of(NormKind::Event, System::Swiss, rated)), [false, true]);
    assert_eq!([9, 10].map(|rated| of(NormKind::Event, System::RoundRobin, rated)), [false, true]);
    assert_eq!([5, 6].map(|rated| of(NormKind::Event, System::DoubleRoundRobin, rated)), [false, true]);
    let all_rated = ArbiterNorm { players: 8, rated: 8, ..event(NormKind::Event, System::RoundRobin, 9) };
    assert!(counts(fa, all_rated), "3.8.2: fewer than ten, but all of them");
    // 60 of 100 players in a league of five rounds.
    let league = |rated, rounds| ArbiterNorm { players: 100, rated, ..event(NormKind::League, System::Team, rounds) };
    assert_eq!([59, 60].map(|rated| counts(fa, league(rated, 5))), [false, true]);
    assert!(!counts(fa, league(60, 4)), "3.9: four rounds");
    let blitz = |rated, rounds| ArbiterNorm { rated, ..event(NormKind::RapidBlitz, System::Swiss, rounds) };
    assert_eq!([29, 30].map(|rated| counts(fa, blitz(rated, 9))), [false, true]);
    assert_eq!([8, 9].map(|rounds| counts(fa, blitz(30, rounds))), [false, true]);
    for kind in [NormKind::Hybrid, NormKind::OlympiadMatch, NormKind::Disability] {
        assert!(counts(fa, event(kind, System::Swiss, 9)), "{kind:?}");
    }
}

#[test]
fn b06_3_9_4_9_some_events_count_once() {
    let twice = |case: fn() -> ArbiterCase, kind| {
        missing(case(), |case| {
            let last = case.norms.len() - 1;
            case.norms[1] =
                ArbiterNorm { chief_arbiter: Some("a third".into()), ..event(kind, System::RoundRobin, 11) };
            case.norms[last] = ArbiterNorm { chief_arbiter: Some("another".into()), ..event(kind, System::Swiss, 11) };
        })
    };
    for kind in
        [NormKind::League, NormKind::RapidBlitz, NormKind::WorldRapidBlitz, NormKind::Hybrid, NormKind::Disability]
    {
        assert_eq!(twice(fa, kind), ["3.8", "3.9"], "{kind:?}");
    }
    for kind in [NormKind::League, NormKind::Hybrid, NormKind::OlympiadMatch, NormKind::Disability] {
        assert_eq!(twice(ia, kind), ["4.8", "4.9"], "{kind:?}");
    }
    assert_eq!(twice(ia, NormKind::WorldRapidBlitz), ["4.8", "4.8.4"]);
    assert_eq!(twice(ia, NormKind::NationalFinal), Vec::<&str>::new(), "4.8.1: two");
    assert_eq!(
        missing(ia(), |case| {
            case.norms[1..4].iter_mut().for_each(|norm| norm.kind = NormKind::NationalFinal);
        }),
        ["4.8", "4.8.1"]
    );
}

#[test]
fn b06_4_8_4_9_what_an_event_must_be_for_ia() {
    let of = |kind, federations| counts(ia, ArbiterNorm { federations, ..event(kind, System::Swiss, 9) });
    assert_eq!([2, 3].map(|federations| of(NormKind::International, federations)), [false, true]);
    let large = |players, rated, federations, rounds| {
        let event = event(NormKind::LargeInternational, System::Swiss, rounds);
        counts(ia, ArbiterNorm { players, rated, federations, ..event })
    };
    assert!(large(100, 30, 3, 7));
    assert_eq!([large(99, 30, 3, 7), large(100, 29, 3, 7)], [false, false], "players, 30 % of them rated");
    assert_eq!([large(100, 30, 2, 7), large(100, 30, 3, 6)], [false, false], "federations, rounds");
    assert_eq!([6, 7].map(|rounds| counts(ia, event(NormKind::League, System::Team, rounds))), [false, true]);
    assert!(!counts(ia, event(NormKind::RapidBlitz, System::Swiss, 9)), "4.8");
}

#[test]
fn b06_5_3_the_day_itself_still_counts() {
    // Three events of March 2025, the last of which is still fresh in 2026; one of six years before the application.
    let with_old = |end| missing(fa(), |case| case.norms[1].end = end);
    assert_eq!(with_old(date(2019, 9, 1)), Vec::<&str>::new());
    assert_eq!(with_old(date(2019, 8, 31)), ["3.8", "5.3"]);
    // 18 on the last day of the event.
    let born = |day| {
        missing(fa(), |case| {
            case.born = Some(date(2006, 1, 15));
            case.norms[1].end = day;
        })
    };
    assert_eq!(born(date(2024, 1, 15)), Vec::<&str>::new());
    assert_eq!(born(date(2024, 1, 14)), ["2.9.3", "3.8"]);
}

#[test]
fn b06_the_kinds_of_norms_have_their_names() {
    let names = NormKind::ALL.map(NormKind::as_str).join(" ");
    let expected = "seminar refresher event national-final fide international large-international league rapid-blitz \
                    world-rapid-blitz hybrid olympiad-match disability";
    assert_eq!(names, expected);
    assert_eq!([ArbiterTitle::Fa, ArbiterTitle::Ia].map(ArbiterTitle::as_str), ["FA", "IA"]);
}

/// 2.7: a Swiss of 51 players has three certificates, a round robin two. 2.8.2: under a chief without a title nobody else earns one.
#[test]
fn b06_2_7_who_may_be_given_a_certificate() {
    let edition = &FIDE_ARBITERS_2021_07;
    let swiss = |players, arbiters| may_earn(edition, (System::Swiss, players), arbiters, (false, Some(true)));
    assert_eq!((swiss(51, 3), swiss(51, 4)), (Earning::Yes, Earning::ByCertificate(Paragraph("2.7"))));
    assert_eq!(swiss(50, 3), Earning::ByCertificate(Paragraph("2.7")));
    let robin = |chief, has_title| may_earn(edition, (System::RoundRobin, 10), 2, (chief, has_title));
    assert_eq!(robin(false, Some(false)), Earning::No(Paragraph("2.8.2")));
    assert_eq!(robin(true, Some(false)), Earning::Yes, "the chief himself");
    assert_eq!(robin(false, None), Earning::Yes, "nobody knows whether he has one");
    assert_eq!(may_earn(edition, (System::Team, 200), 30, (false, Some(true))), Earning::Yes, "2.7 says nothing of it");
}

#[test]
fn b06_2_9_1_an_fa_is_registered_by_the_federation_before() {
    let registered = |is| missing(fa(), |case| case.is_registered = is);
    assert_eq!(registered(Some(true)), Vec::<&str>::new());
    assert_eq!(registered(None), Vec::<&str>::new(), "not asked");
    assert_eq!(registered(Some(false)), ["2.9.1"]);
}

/// Active for four years from the FA title or the last seminar; the day itself still counts.
#[test]
fn b06_4_11_an_ia_was_active_by_his_title_or_a_seminar() {
    let of = |since, seminar: Option<_>| {
        missing(ia(), |case| {
            case.fa_since = Some(since);
            match seminar {
                Some(day) => case.norms[0].end = day,
                None => drop(case.norms.remove(0)),
            }
        })
    };
    let (in_time, late) = (date(2021, 9, 1), date(2021, 8, 31));
    assert_eq!(of(in_time, None), ["4.7"]);
    assert_eq!(of(late, None), ["4.7", "4.11"]);
    assert_eq!(of(late, Some(in_time)), Vec::<&str>::new());
    assert_eq!(of(late, Some(late)), ["4.7", "4.11", "5.3"]);
    let since = date(2025, 3, 8);
    assert_eq!(of(since, Some(in_time)), ["4.7", "4.12"], "the seminar came before the title");
    assert_eq!(of(since, Some(since)), ["4.7", "4.12"], "and on its day");
    assert_eq!(of(since, Some(date(2025, 3, 9))), Vec::<&str>::new(), "events and seminar came after it");
}

#[test]
fn b06_2_5_a_large_swiss_is_international_and_long() {
    let only = |case: ArbiterCase, players, federations, rounds| {
        missing(case, |case| {
            case.norms.iter_mut().for_each(|norm| norm.system = Some(System::Swiss));
            let last = case.norms.len() - 1;
            let one = &mut case.norms[last];
            (one.players, one.federations, one.rounds) = (players, federations, rounds);
        })
    };
    assert_eq!([1, 2].map(|federations| only(fa(), 100, federations, 9).len()), [1, 0], "two federations for FA");
    assert_eq!([99, 100].map(|players| only(fa(), players, 2, 9).len()), [1, 0]);
    assert_eq!([6, 7].map(|rounds| only(fa(), 100, 2, rounds).len()), [1, 0]);
    assert_eq!([2, 3].map(|federations| only(ia(), 100, federations, 9).len()), [1, 0], "three for IA");
}

#[test]
fn b06_5_4_2_p5_5_2_the_age_on_the_day_of_the_application() {
    let born = |case, day| missing(case, |case: &mut ArbiterCase| case.born = Some(day));
    assert_eq!([1, 2].map(|day| born(fa(), date(2006, 9, day)).len()), [0, 1], "nineteen on 1 September 2025");
    assert_eq!([1, 2].map(|day| born(ia(), date(2004, 9, day)).len()), [0, 1], "twenty-one");
    assert_eq!(missing(fa(), |case| case.born = None), ["5.4.2"]);
}

#[test]
fn b06_every_step_of_an_application_is_told() {
    let of = |case: &ArbiterCase| arbiter_application(&FIDE_ARBITERS_2021_07, case);
    let (age, seminar) = ("5.4.2 arbiter-age: 1990-01-01, age 19", "3.7 arbiter-seminar: 1, years 4");
    let (systems, last) = ("2.4 arbiter-systems: 2, players 100", "5.3 arbiter-last-event: 2025-03-09, years 1");
    assert_eq!(told(&of(&fa()).steps), [age, seminar, "3.8 arbiter-events: 3, least 3", systems, last]);
    assert_eq!((of(&fa()).games, of(&ia()).games), (3, 4), "events that count");
    let mut poor = fa();
    (poor.is_registered, poor.norms[1].rated, poor.born) = (Some(false), 19, None);
    assert_eq!(
        told(&of(&poor).steps),
        [
            "2.9.1 arbiter-registered: no",
            "5.4.2 arbiter-age: –, age 19",
            seminar,
            "3.8.1 arbiter-norm-out: event, end 2025-03-09",
            "3.8 arbiter-events: 2, least 3",
            systems,
            last
        ]
    );
    poor.is_registered = Some(true);
    assert_eq!(told(&of(&poor).steps)[0], "2.9.1 arbiter-registered: yes");
    let of_ia = [
        "2.9.2 arbiter-fa-since: 2022-01-01",
        "4.11 arbiter-active: 2025-03-09, years 4",
        "5.5.2 arbiter-age: 1990-01-01, age 21",
        "4.7 arbiter-seminar: 1, years 4",
        "4.8 arbiter-events: 4, least 4",
        systems,
        last,
        "4.13.1 arbiter-chiefs: 2",
    ];
    assert_eq!(told(&of(&ia()).steps), of_ia);
}
