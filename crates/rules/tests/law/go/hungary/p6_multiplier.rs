//! §6(1) step 1 and §6(2): the multiplier, with tables 2 and 3 of annex 1.

use super::case::*;
use arpad_model::{GoOutcome, GoTime, GoTournament, Importance, Overtime, Severity};
use arpad_rules::go::hungary::multiplier::{Computed, ImportanceRow, Unclear, Weighed, extended_time, multiplier};
use arpad_rules::go::hungary::tables::TIMES;
use arpad_rules::go::hungary::{Edition, MGSZ_2012, rate};

fn weighed(time: GoTime) -> Weighed<'static> {
    Weighed { board: 19, time: Some(time), importance: &[], participants: 30, even: false }
}

fn computed(of: &Weighed<'_>) -> Computed {
    multiplier(&MGSZ_2012, of).expect("a clear multiplier")
}

fn category(edition: &Edition, time: GoTime) -> Option<char> {
    multiplier(edition, &weighed(time)).ok().and_then(|computed| computed.time).map(|time| time.row.category)
}

/// Source: S001 annex 1 table 2, example (1.).
#[test]
fn m1_2_example_1_japanese_overtime_adds_45_moves() {
    assert_eq!(extended_time(&MGSZ_2012, japanese(60, 20)).unwrap().shown().to_string(), "75.00");
}

/// Source: S001 annex 1 table 2, example (2.).
#[test]
fn m1_2_example_2_canadian_overtime_adds_60_moves() {
    assert_eq!(extended_time(&MGSZ_2012, canadian(40, 30, 5)).unwrap().shown().to_string(), "50.00");
}

/// Source: S001 annex 2, example 4a: 20 + 10 + 5 + 10.
#[test]
fn p6_1_example_4a_the_european_championship_has_45() {
    let congress = Weighed {
        importance: &[Importance::EuropeanChampionship],
        participants: 500,
        even: true,
        ..weighed(japanese(150, 30))
    };
    let computed = computed(&congress);
    assert_eq!((computed.time_value, computed.value), (20, 45));
    let parts: Vec<_> = computed.importance.iter().map(|part| (part.row, part.value)).collect();
    assert_eq!(
        parts,
        [(ImportanceRow::ManyParticipants, 5), (ImportanceRow::EuropeanOrWorld, 10), (ImportanceRow::Even, 10)]
    );
}

/// Source: S001 annex 2, example 4b: 10 + 10 + 5. It names 45 minutes only; with both minima its overtime must add 10.
#[test]
fn p6_1_example_4b_the_kpmc_has_25() {
    let kpmc = Weighed { importance: &[Importance::Invitational], even: true, ..weighed(japanese(45, 30)) };
    assert_eq!(computed(&kpmc).value, 25);
    let by_base = with("go-time-rule", "base-only");
    let sudden = Weighed { time: Some(GoTime::sudden_death(45)), ..kpmc };
    assert_eq!(multiplier(&by_base, &sudden).unwrap().value, 25);
}

#[test]
fn m1_2_every_category_at_its_least_times_and_one_minute_below() {
    for (row, next) in TIMES.iter().zip(TIMES.iter().skip(1).map(|row| Some(row.category)).chain([None])) {
        let time = |base, extended: u32| canadian(base, 60, extended - base);
        assert_eq!(category(&MGSZ_2012, time(row.base, row.extended)), Some(row.category));
        assert_eq!(category(&MGSZ_2012, time(row.base - 1, row.extended)), next, "base below {}", row.category);
        assert_eq!(category(&MGSZ_2012, time(row.base, row.extended - 1)), next, "extended below {}", row.category);
        assert_eq!(computed(&weighed(time(row.base, row.extended))).value, row.value);
    }
}

#[test]
fn m1_2_the_columns_disagree_and_it_is_pointed_out() {
    let mut period = plain();
    period.tournaments[0].time = Some(japanese(60, 20));
    let answer = rated(&period);
    assert_eq!(answer.tournaments[0].multiplier.computed.as_ref().unwrap().time.unwrap().row.category, 'C');
    assert!(severe(&answer.findings, Severity::Warning).contains(&("go-time-columns", "M1/2")));
    period.tournaments[0].time = Some(japanese(60, 30));
    assert!(!severe(&rated(&period).findings, Severity::Warning).contains(&("go-time-columns", "M1/2")));
}

#[test]
fn m1_2_the_committee_may_read_the_columns_otherwise() {
    let time = japanese(60, 20);
    for (rule, letter) in [("both-minima", 'C'), ("base-only", 'B'), ("extended-only", 'C'), ("either-minimum", 'B')] {
        assert_eq!(category(&with("go-time-rule", rule), time), Some(letter), "{rule}");
    }
}

#[test]
fn m1_2_sudden_death_has_no_more_than_its_basic_time() {
    assert_eq!(category(&MGSZ_2012, GoTime::sudden_death(110)), Some('A'));
    assert_eq!(category(&MGSZ_2012, GoTime::sudden_death(109)), Some('B'));
    assert_eq!(category(&MGSZ_2012, GoTime::sudden_death(19)), None);
}

#[test]
fn m1_2_category_e_gives_nothing_and_the_importance_stays() {
    let quick = Weighed { even: true, ..weighed(GoTime::sudden_death(20)) };
    let fast = Weighed { time: Some(canadian(10, 60, 10)), ..quick };
    assert_eq!(computed(&fast).value, 10);
    let computed = computed(&Weighed { even: false, ..fast });
    assert_eq!(computed.value, 0);
}

#[test]
fn m1_2_thirteen_lines_are_always_5() {
    let small = Weighed {
        board: 13,
        time: None,
        importance: &[Importance::HungarianChampionship],
        participants: 100,
        even: true,
    };
    assert_eq!(computed(&small).value, 5);
    assert_eq!(multiplier(&with("go-small-board", "five-and-importance"), &small).unwrap().value, 15);
    let mut period = plain();
    (period.tournaments[0].board, period.tournaments[0].time) = (13, None);
    let answer = rated(&period);
    assert_eq!(answer.players[0].change, Some(3)); // 5 · 0.5 = 2.5
    assert_eq!(answer.tournaments[0].steps[0].code, "go-small-board");
}

#[test]
fn m1_3_more_than_80_participants_means_81() {
    let of = |participants| Weighed { participants, ..weighed(japanese(90, 30)) };
    assert_eq!([80, 81].map(|participants| computed(&of(participants)).value), [20, 25]);
}

#[test]
fn m1_3_every_importance_and_its_row() {
    use Importance::*;
    for (importance, value) in
        [(Invitational, 25), (HungarianChampionship, 25), (EuropeanChampionship, 30), (WorldChampionship, 30)]
    {
        assert_eq!(computed(&Weighed { importance: &[importance], ..weighed(japanese(90, 30)) }).value, value);
    }
    let twice = Weighed { importance: &[Invitational, HungarianChampionship], ..weighed(japanese(90, 30)) };
    assert_eq!(computed(&twice).value, 25, "one row counts once");
}

#[test]
fn m1_3_of_two_honors_the_larger_counts_unless_the_committee_adds_both() {
    let wagc = Weighed {
        importance: &[Importance::Invitational, Importance::WorldChampionship],
        participants: 90,
        even: true,
        ..weighed(japanese(90, 30))
    };
    assert_eq!(computed(&wagc).value, 45);
    assert_eq!(multiplier(&with("go-importance", "all-add"), &wagc).unwrap().value, 50);
    let mut period = plain();
    period.tournaments[0].importance = wagc.importance.to_vec();
    let answer = rated(&period);
    let aside: Vec<_> = answer.findings.iter().filter(|found| found.code == "go-importance-set-aside").collect();
    assert_eq!(aside.len(), 1, "the smaller one");
    assert_eq!((aside[0].paragraph.0, &aside[0].facts[1]), ("M1/3", &("value", 5.into())));
    // 20 for the time, 10 for the world's championship, 10 because it is even.
    let step = answer.tournaments[0].steps.last().expect("a sum");
    assert_eq!((step.paragraph.0, &step.value), ("§6(1)1", &40.into()));
    assert_eq!(step.facts, [("time", 20.into()), ("importance", 20.into())]);
}

#[test]
fn m1_3_even_is_inferred_from_the_games_and_pointed_out() {
    let mut period = plain();
    period.tournaments[0].even = None;
    let answer = rated(&period);
    assert_eq!(answer.tournaments[0].multiplier.value, 30);
    assert!(severe(&answer.findings, Severity::Warning).contains(&("go-even-inferred", "M1/3")));
    period.tournaments[0].games[0].handicap = 1;
    assert_eq!(rated(&period).tournaments[0].multiplier.value, 20);
}

#[test]
fn m1_3_participants_are_counted_where_they_are_not_stated() {
    let mut period = plain();
    assert!(severe(&rated(&period).findings, Severity::Note).contains(&("go-participants-counted", "M1/3")));
    period.tournaments[0].participants = Some(1);
    assert!(severe(&rated(&period).findings, Severity::Warning).contains(&("go-participants-fewer", "M1/3")));
    period.tournaments[0].participants = Some(2);
    assert!(!rated(&period).findings.iter().any(|found| found.code.as_str().starts_with("go-participants")));
    period.tournaments[0].participants = Some(81);
    assert_eq!(rated(&period).tournaments[0].multiplier.value, 35);
}

#[test]
fn p6_2_the_committees_multiplier_replaces_the_computed_one_and_is_shown_as_a_decision() {
    let mut period = plain();
    period.tournaments[0].multiplier = Some(7);
    let answer = rated(&period);
    let multiplier = &answer.tournaments[0].multiplier;
    assert_eq!((multiplier.value, multiplier.decided, multiplier.computed.as_ref().unwrap().value), (7, true, 30));
    assert!(severe(&answer.findings, Severity::Note).contains(&("go-multiplier-decision", "§6(2)")));
    assert_eq!(answer.tournaments[0].steps.last().unwrap().code, "go-multiplier-given");
    assert_eq!(answer.players[0].change, Some(4));
}

#[test]
fn p6_2_no_time_is_refused_unless_the_committee_decides() {
    refused_unless_decided(None, "go-no-time");
}

#[test]
fn p6_2_fischer_time_is_refused_unless_the_committee_decides() {
    let fischer = GoTime { base_minutes: 60, overtime: Overtime::Fischer { seconds: 30 } };
    refused_unless_decided(Some(fischer), "go-fischer-time");
    assert_eq!(category(&with("go-fischer", "as-japanese"), fischer), Some('B'));
}

#[test]
fn p6_2_below_category_e_is_refused_unless_the_committee_decides() {
    refused_unless_decided(Some(GoTime::sudden_death(10)), "go-below-category-e");
    refused_unless_decided(Some(japanese(9, 60)), "go-below-category-e");
}

#[test]
fn p6_2_senseless_times_are_refused_unless_the_committee_decides() {
    refused_unless_decided(Some(canadian(60, 0, 5)), "go-senseless-time");
    refused_unless_decided(Some(GoTime::sudden_death(u32::MAX)), "go-senseless-time");
    refused_unless_decided(Some(canadian(60, u32::MAX, u32::MAX)), "go-senseless-time");
    assert!(matches!(extended_time(&MGSZ_2012, japanese(1, u32::MAX)), Err(Unclear::Senseless)));
    let fischer = GoTime { base_minutes: 60, overtime: Overtime::Fischer { seconds: u32::MAX } };
    assert!(matches!(extended_time(&MGSZ_2012, fischer), Err(Unclear::Senseless)));
}

#[test]
fn p6_2_an_even_tournament_with_stones_is_unclear_unless_the_committee_decides() {
    let mut period = plain();
    period.tournaments[0].games[0].handicap = 1;
    assert_eq!(refusals(&period), [("go-even-with-stones", "§6(2)")]);
    period.tournaments[0].multiplier = Some(30);
    assert!(severe(&rated(&period).findings, Severity::Warning).contains(&("go-even-with-stones", "§6(2)")));
}

#[test]
fn p6_2_a_multiplier_beyond_reason_is_refused() {
    let mut period = plain();
    period.tournaments[0].multiplier = Some(u32::MAX);
    assert_eq!(refusals(&period), [("go-multiplier-range", "§6(2)")]);
}

fn refused_unless_decided(time: Option<GoTime>, code: &'static str) {
    let mut period = plain();
    period.tournaments[0].time = time;
    assert_eq!(refusals(&period), [(code, "§6(2)")]);
    period.tournaments[0].multiplier = Some(15);
    let answer = rate(&MGSZ_2012, &period).expect("the committee decided");
    assert_eq!(answer.tournaments[0].multiplier.computed, None);
    assert_eq!(answer.players[0].change, Some(8));
    assert_eq!(period.tournaments[0].games[0].outcome, GoOutcome::Black);
}

/// Ninety minutes and 45 moves of 30 seconds are 112.5 minutes: category A, 20. An even tournament adds 10, more than 80
/// participants 5. Stones in one that says it is even, or no time at all, are for the committee.
#[test]
fn p6_2_what_the_tables_leave_unclear_is_the_committees() {
    use arpad_model::GoTournament;
    use arpad_rules::go::hungary::check::clear_multiplier;
    let clear = |change: &dyn Fn(&mut GoTournament)| {
        let mut tournament = plain().tournaments.remove(0);
        change(&mut tournament);
        clear_multiplier(&MGSZ_2012, &tournament)
    };
    assert_eq!(clear(&|_| {}), Some(30));
    assert_eq!(clear(&|one| one.even = None), Some(30), "no stone was given");
    assert_eq!([80, 81].map(|all| clear(&|one| one.participants = Some(all))), [Some(30), Some(35)]);
    let with_stones = |even: Option<bool>| clear(&|one| (one.even, one.games[0].handicap) = (even, 2));
    assert_eq!([Some(false), None].map(with_stones), [Some(20), Some(20)]);
    assert_eq!(with_stones(Some(true)), None, "even, and stones");
    assert_eq!(clear(&|one| one.time = None), None);
}

/// 60 minutes and 45 moves of 20 seconds are B by the first column and C by the second; of 30 seconds B by both.
#[test]
fn m1_2_whether_the_columns_disagree_is_asked_of_a_tournament() {
    use arpad_rules::go::hungary::check::{clear_multiplier, columns_disagree};
    let mut tournament = plain().tournaments.remove(0);
    let asked = |tournament: &GoTournament| {
        (columns_disagree(&MGSZ_2012, tournament), clear_multiplier(&MGSZ_2012, tournament).is_some())
    };
    tournament.time = Some(japanese(60, 20));
    assert_eq!(asked(&tournament), (true, true));
    tournament.time = Some(japanese(60, 30));
    assert_eq!(asked(&tournament), (false, true));
    // Stones in a tournament that is said to be even: the tables have no row for it.
    tournament.even = Some(true);
    tournament.games[0].handicap = 2;
    assert_eq!(asked(&tournament), (false, false));
}
