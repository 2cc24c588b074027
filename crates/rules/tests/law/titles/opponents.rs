//! 1.4.3 to 1.4.6: who the opponents are.

use super::case::*;
use arpad_rules::titles::edition::Exemption;
use arpad_rules::titles::editions::*;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::parameters::decide;
use arpad_rules::titles::title::FideTitle;

const GM: FideTitle = FideTitle::Gm;

/// Everybody is a Hungarian.
fn at_home() -> NormCase {
    let mut case = swiss(&JUST_ENOUGH);
    case.games.iter_mut().for_each(|round| round.federation = Some("HUN".to_owned()));
    case
}

#[test]
fn b01_1_4_3_two_other_federations_and_the_limits() {
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&JUST_ENOUGH), GM);
    let judged = norm.judged;
    assert_eq!((judged.federations, judged.own_federation, judged.foreigner_rule), (2, 5, Some(ForeignerRule::Normal)));
    let one = judge(&FIDE_TITLES_2024_01, &swiss(&with(&JUST_ENOUGH, 6, "SVK GM 2450 =")), GM);
    assert_eq!((one.judged.foreigner_rule, failed(&one)), (None, vec!["1.4.3"]));
    let own = judge(&FIDE_TITLES_2024_01, &swiss(&with(&JUST_ENOUGH, 9, "HUN - 2430 =")), GM);
    assert_eq!((own.judged.own_federation, failed(&own)), (6, vec!["1.4.4"]));
    assert_eq!(failed(&judge(&FIDE_TITLES_2024_01, &at_home(), GM)), ["1.4.3", "1.4.4"]);
}

#[test]
fn b01_1_4_3a_to_d_exempt_from_the_whole_requirement() {
    let rule = |change: &dyn Fn(&mut NormCase)| {
        let mut case = at_home();
        change(&mut case);
        judge(&FIDE_TITLES_2024_01, &case, GM).judged.foreigner_rule.map(ForeignerRule::as_str)
    };
    assert_eq!(rule(&|case| case.event.kind = Kind::NationalFinal), Some("1.4.3a"));
    let zonal = |case: &mut NormCase| {
        (case.event.kind, case.event.own_zonal_this_year) = (Kind::NationalFinal, true);
    };
    assert_eq!(rule(&zonal), None);
    // Only players of the federation that registers the event.
    let abroad = |case: &mut NormCase| {
        (case.event.kind, case.event.federation) = (Kind::NationalTeam, Some("SVK".to_owned()));
    };
    assert_eq!(rule(&abroad), None);
    assert_eq!(rule(&|case| case.event.kind = Kind::NationalTeam), Some("1.4.3b"));
    assert_eq!(rule(&|case| case.event.kind = Kind::Zonal), Some("1.4.3c"));
    for (foreigners, federations, titled, due) in
        [(20, 3, 10, Some("1.4.3d")), (19, 3, 10, None), (20, 2, 10, None), (20, 3, 9, None)]
    {
        let count = LargeSwissCount { foreigners, federations, titled };
        assert_eq!(rule(&|case| case.event.large_swiss = Some(count)), due, "{count:?}");
    }
    // The normal requirement is named where it holds, because one norm needs it (1.4.3e).
    let mut normal = swiss(&JUST_ENOUGH);
    normal.event.kind = Kind::Zonal;
    let norm = judge(&FIDE_TITLES_2024_01, &normal, GM);
    assert_eq!(norm.judged.foreigner_rule, Some(ForeignerRule::Normal));
}

#[test]
fn b01_1_4_3_an_exemption_may_be_read_to_lift_the_two_federations_alone() {
    let narrow = decide(FIDE_TITLES_2024_01, "exemption", "federations").unwrap();
    assert_eq!(narrow.exemption.value, Exemption::Federations);
    let mut case = at_home();
    case.event.kind = Kind::Zonal;
    assert_eq!(failed(&judge(&narrow, &case, GM)), ["1.4.4"]);
}

#[test]
fn b01_1_4_5_titles_count_once_and_a_wgm_is_no_im() {
    let fails = |lines: &[&str], title| failed(&judge(&FIDE_TITLES_2024_01, &swiss(lines), title));
    assert_eq!(fails(&with(&JUST_ENOUGH, 6, "GER IM 2450 ="), GM), ["1.4.5b"]);
    // CM is no title here.
    assert_eq!(fails(&with(&JUST_ENOUGH, 4, "HUN CM 2375 1"), GM), ["1.4.5a"]);
    let ims = with(&with(&JUST_ENOUGH, 6, "GER WGM 2450 ="), 7, "SVK WGM 2465 =");
    assert_eq!(fails(&ims, FideTitle::Im), ["1.4.5c"]);
    assert_eq!(fails(&ims, FideTitle::Wgm), Vec::<&str>::new());
    // Who holds both counts as both.
    let both = with(&with(&JUST_ENOUGH, 6, "GER WGM+IM 2450 ="), 7, "SVK WGM+IM 2465 =");
    assert_eq!(fails(&both, FideTitle::Im), Vec::<&str>::new());
    // The same grandmaster twice outside a double round robin is one (T-19).
    let mut twice = swiss(&JUST_ENOUGH);
    twice.games[7].opponent = twice.games[6].opponent.clone();
    assert_eq!(failed(&judge(&FIDE_TITLES_2024_01, &twice, GM)), ["1.4.5a", "1.4.5b"]);
}

#[test]
fn b01_1_4_5f_a_double_round_robin_counts_everybody_once() {
    let half = ["GER GM 2500 1", "SVK GM 2500 1", "AUT GM 2500 =", "HUN - 2500 =", "HUN - 2500 ="];
    let norm = judge(&FIDE_TITLES_2024_01, &double(&half), GM);
    let judged = norm.judged;
    assert_eq!((judged.games, judged.titled, judged.required_title, judged.own_federation), (10, 3, 3, 2));
    assert!(norm.is_norm());
    let two = judge(&FIDE_TITLES_2024_01, &double(&with(&half, 3, "AUT FM 2500 =")), GM);
    assert_eq!(failed(&two), ["1.4.5f"]);
    // Five players make eight rounds.
    let small = judge(&FIDE_TITLES_2024_01, &double(&half[..4]), GM);
    assert_eq!(failed(&small), ["1.4.1", "1.4.5f"]);
    // Before 2024 it is not established, unless somebody has decided it; in 2017 it was four of five.
    assert!(norm_of_2023(&double(&half)).is_err());
    let decided = decide(FIDE_TITLES_2023_01, "drr", "half").unwrap();
    assert!(judge(&decided, &double(&half), GM).is_norm());
    assert_eq!(failed(&judge(&FIDE_TITLES_2017_07, &double(&half), GM)), ["1.4.5f"]);
    let four = with(&half, 4, "HUN GM 2500 =");
    assert!(judge(&FIDE_TITLES_2017_07, &double(&four), GM).is_norm());
}

fn norm_of_2023(case: &NormCase) -> Result<Norm, NotEstablished> {
    norm(&FIDE_TITLES_2023_01, case, GM)
}

#[test]
fn b01_1_4_6_one_opponent_is_raised_and_each_title_has_its_own_average() {
    // Two unrated: one becomes 2200, the other stays 1400.
    let lines = with(&with(&JUST_ENOUGH, 1, "HUN - - 1"), 2, "HUN - - 1");
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM);
    // 2350 + 2375 + 2320 + 2450 + 2465 + 2480 + 2430 + 2350 - 2350 = 16870, with 2200 and 1400.
    assert_eq!(norm.judged.average, (16870 + 2200 + 1400) / 9);
    assert_eq!((norm.judged.unrated, norm.judged.raised.map(|raised| raised.from)), (2, Some(1400)));
    // 1000 before 2024.
    let before = judge(&FIDE_TITLES_2023_01, &swiss(&lines), GM);
    assert_eq!(before.judged.average, (16870 + 2200 + 1000 + 4) / 9);
    let mut woman = swiss(&with(&JUST_ENOUGH, 1, "HUN - 1700 1"));
    woman.player.is_woman = true;
    let averages: Vec<i64> =
        all_norms(&FIDE_TITLES_2024_01, &woman).unwrap().iter().map(|norm| norm.judged.average).collect();
    // 19220 and 2200, 2050, 2000, 1850 over nine.
    assert_eq!(averages, [2380, 2363, 2358, 2341]);
    // The raised one was met twice: in both games (T-15).
    let mut twice = swiss(&with(&JUST_ENOUGH, 2, "HUN - 2100 1"));
    twice.games[1].opponent = twice.games[0].opponent.clone();
    assert_eq!(judge(&FIDE_TITLES_2024_01, &twice, GM).judged.average, (16870 + 4400 + 4) / 9);
}
