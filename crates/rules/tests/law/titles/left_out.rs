//! 1.4.1e and f: games left out.

use super::case::*;
use arpad_model::Fact;
use arpad_rules::titles::editions::*;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::parameters::decide;
use arpad_rules::titles::title::FideTitle;

const GM: FideTitle = FideTitle::Gm;

/// The norm with nothing to spare, and more rounds after it.
fn longer(more: &[&'static str]) -> Vec<&'static str> {
    JUST_ENOUGH.iter().chain(more).copied().collect()
}

/// The paragraph that a norm tells for its games left out, and their rounds.
fn left_out(norm: &Norm) -> Option<(&'static str, String)> {
    let told = norm.steps.iter().find(|step| step.code.as_str() == "norm-left-out")?;
    match &told.value {
        Fact::Name(rounds) => Some((told.paragraph.0, rounds.clone())),
        other => panic!("{other:?}"),
    }
}

#[test]
fn b01_1_4_1e_later_rounds_may_be_left_out_unless_pairings_are_predetermined() {
    let lines = longer(&["SVK - 2300 0", "SVK - 2300 0"]);
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM);
    assert_eq!(left_out(&norm), Some(("1.4.1e", "10, 11".to_owned())));
    assert_eq!((norm.via, norm.ignored, norm.credited), (Some(Via::Tail), vec![10, 11], Some(9)));
    // A round robin of twelve gives no norm of nine games.
    let all = judge(&FIDE_TITLES_2024_01, &of_system(System::RoundRobin, &lines), GM);
    assert!(!all.is_norm() && failed(&all).contains(&"1.4.8"), "{:?}", failed(&all));
    // A league with changing line-ups is not pre-determined.
    assert!(judge(&FIDE_TITLES_2024_01, &of_system(System::Team, &lines), GM).is_norm());
}

#[test]
fn b01_1_4_1f_wins_may_be_left_out_and_nothing_else() {
    // A win over 1500 spoils the average; it goes, or the one over 2100 goes and 1500 is raised in its place.
    let lines = longer(&["SVK - 1500 1"]);
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM);
    assert_eq!((norm.via, norm.ignored.clone(), norm.judged.average), (Some(Via::Wins), vec![1], 2380));
    assert_eq!(left_out(&norm), Some(("1.4.1f", "1".to_owned())));
    let others: Vec<&[u16]> = norm.alternatives.iter().map(|one| &one.ignored[..]).collect();
    assert_eq!(others, [[10]]);
    // In a round robin only where the complete tournament has the mix and the average (T-13).
    let robin = judge(&FIDE_TITLES_2024_01, &of_system(System::RoundRobin, &lines), GM);
    assert!(!robin.is_norm() && failed(&robin).contains(&"1.4.8a"));
    let strong = longer(&["SVK GM 2380 1"]);
    let robin = judge(&FIDE_TITLES_2024_01, &of_system(System::RoundRobin, &strong), GM);
    assert!(robin.is_norm());
    // A draw in the middle stays.
    let mut middle = vec!["SVK - 1500 ="];
    middle.extend(JUST_ENOUGH);
    assert!(!judge(&FIDE_TITLES_2024_01, &swiss(&middle), GM).is_norm());
}

#[test]
fn b01_1_4_1e_and_f_together_are_allowed_unless_decided_otherwise() {
    let mut lines = vec!["SVK - 1500 1"];
    lines.extend(JUST_ENOUGH);
    lines.push("SVK - 2300 0");
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM);
    assert_eq!((norm.via, norm.ignored.clone()), (Some(Via::TailAndWins), vec![1, 11]));
    assert_eq!(left_out(&norm), Some(("1.4.1e", "1, 11".to_owned())));
    assert!(!norm.hangs_on_raising, "the win over 2100 may go in its place");
    let apart = decide(FIDE_TITLES_2024_01, "tail_and_wins", "no").unwrap();
    assert!(!judge(&apart, &swiss(&lines), GM).is_norm());
}

#[test]
fn b01_1_4_1f_rounds_that_are_named_are_left_out_and_no_others() {
    let lines = longer(&["SVK - 1500 1", "SVK - 2300 ="]);
    let named = |case: NormCase, rounds: &[u16]| {
        let case = NormCase { ignore: Some(rounds.to_vec()), ..case };
        let norm = judge(&FIDE_TITLES_2024_01, &case, GM);
        (norm.is_norm(), failed(&norm), norm.ignored)
    };
    assert_eq!(named(swiss(&lines), &[10, 11]), (true, vec![], vec![10, 11]));
    let (is_norm, failed, _) = named(swiss(&lines), &[6]);
    assert!(!is_norm && failed.contains(&"1.4.1f"), "a draw before the end: {failed:?}");
    let (is_norm, failed, _) = named(of_system(System::RoundRobin, &lines), &[10, 11]);
    assert!(!is_norm && failed.contains(&"1.4.1e"), "{failed:?}");
}

/// Why rounds may not be left out is a step of its own: the paragraph, the reason, the rounds.
#[test]
fn b01_1_4_1f_what_may_not_be_left_out_is_told() {
    let told = |case: NormCase, rounds: &[u16]| {
        let norm = judge(&FIDE_TITLES_2024_01, &NormCase { ignore: Some(rounds.to_vec()), ..case }, GM);
        let step = norm.steps.into_iter().next().expect("a step");
        (step.paragraph.0, step.code.as_str(), step.value)
    };
    let lines = longer(&["SVK - 1500 1", "SVK - 2300 ="]);
    let rounds = |text: &str| Fact::Name(text.to_owned());
    assert_eq!(told(swiss(&lines), &[1, 6]), ("1.4.1f", "norm-not-won", rounds("6")));
    let robin = || of_system(System::RoundRobin, &lines);
    assert_eq!(told(robin(), &[10, 11]), ("1.4.1e", "norm-all-count", rounds("11")));
    // All eleven: 21320 + 2200 (1500 raised) + 2300 = 25820, an average of 2347, below 2380.
    assert_eq!(told(robin(), &[10]), ("1.4.1f", "norm-whole-mix", rounds("10")));
}

#[test]
fn b01_1_4_1e_who_stays_away_where_all_rounds_count_has_no_norm() {
    let strong = ["GER GM 2500 1", "SVK GM 2500 1", "AUT IM 2500 1", "POL IM 2500 1", "CZE FM 2500 1"];
    let lines: Vec<&str> = strong.iter().chain(&strong).copied().chain(["HUN - 2400 -"]).collect();
    let away = judge(&FIDE_TITLES_2024_01, &of_system(System::RoundRobin, &lines), GM);
    assert_eq!(failed(&away), ["1.4.1e"]);
    let missed = away.steps.iter().find(|step| step.code.as_str() == "norm-stayed-away").map(|step| &step.value);
    assert_eq!(missed, Some(&Fact::Name("11".to_owned())), "the round");
    assert!(judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM).is_norm());
    // The opponent's absence is harmless while enough games remain.
    let lines = with(&lines, 11, "HUN - 2400 +");
    assert!(judge(&FIDE_TITLES_2024_01, &of_system(System::RoundRobin, &lines), GM).is_norm());
}

#[test]
fn b01_1_4_6c_a_norm_that_hangs_on_the_second_raising_says_so() {
    // The lowest is left out as a win, and only with the next one raised, who was not beaten, is the average enough.
    let mut lines = vec!["SVK - 1500 1"];
    lines.extend(with(&with(&JUST_ENOUGH, 1, "HUN - 2100 ="), 6, "GER GM 2450 1"));
    let case = swiss(&lines);
    let norm = judge(&FIDE_TITLES_2024_01, &case, GM);
    assert!(norm.is_norm() && norm.hangs_on_raising);
    let told = doubts(&FIDE_TITLES_2024_01, &case, std::slice::from_ref(&norm));
    assert_eq!(told.iter().map(|one| one.code.as_str()).collect::<Vec<_>>(), ["norm-hangs-on-raising"]);
    let strict = decide(FIDE_TITLES_2024_01, "floor_after_drop", "no").unwrap();
    assert!(!judge(&strict, &case, GM).is_norm());
    assert!(!judge(&FIDE_TITLES_2024_01, &swiss(&JUST_ENOUGH), GM).hangs_on_raising);
}

/// A text that lets no wins go, and one that lets no last rounds go.
#[test]
fn b01_1_4_1e_p1_4_1f_each_is_allowed_by_its_own_sentence() {
    let without = |wins: bool, tail: bool| {
        let mut edition = FIDE_TITLES_2024_01;
        (edition.wins.value, edition.tail.value) = (wins, tail);
        edition
    };
    let tail = swiss(&longer(&["SVK - 2300 0"]));
    let mut first = vec!["SVK - 1500 1"];
    first.extend(with(&JUST_ENOUGH, 1, "HUN - 2200 1"));
    let win = swiss(&first);
    let is_norm = |edition, case: &NormCase| judge(&edition, case, GM).is_norm();
    assert_eq!([&tail, &win].map(|case| is_norm(without(true, true), case)), [true, true]);
    assert_eq!([&tail, &win].map(|case| is_norm(without(false, true), case)), [true, false]);
    assert_eq!([&tail, &win].map(|case| is_norm(without(true, false), case)), [false, true]);
    let both = without(false, false);
    assert_eq!([&tail, &win].map(|case| is_norm(both, case)), [false, false]);
}

/// A win and then a loss at the end are a shorter end and a win left out: one choice, told once. The other is the win over 2100.
#[test]
fn b01_1_4_1f_every_choice_is_told_once() {
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&longer(&["SVK - 1500 1", "SVK - 2300 0"])), GM);
    let others: Vec<&[u16]> = norm.alternatives.iter().map(|one| &one.ignored[..]).collect();
    assert_eq!((norm.ignored, others), (vec![1, 11], vec![&[10, 11][..]]));
}
