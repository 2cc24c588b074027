//! What must always hold, on random results.

use super::case::*;
use arpad_model::HalfPoints;
use arpad_rules::titles::editions::FIDE_TITLES_2024_01;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::{FideTitle, Titles};
use proptest::prelude::*;
use proptest::sample::select;

fn any_round(round: u16) -> impl Strategy<Value = Round> {
    let title = select(vec![
        Titles::NONE,
        Titles::of(&[FideTitle::Gm]),
        Titles::of(&[FideTitle::Im]),
        Titles::of(&[FideTitle::Fm]),
    ]);
    // Around what a norm needs, so that some are made and some are missed.
    (
        select(vec!["HUN", "GER", "SVK", "FID"]),
        title,
        proptest::option::weighted(0.95, 2050..2650_i16),
        0..=4_u32,
        0..=20_u8,
    )
        .prop_map(move |(federation, titles, rating, halves, odd)| Round {
            round,
            opponent: Some(format!("o{}", if odd == 20 { round - round % 2 } else { round })),
            federation: Some(federation.to_owned()),
            titles,
            rating,
            zero_against_rated: false,
            adjudicated: false,
            result: Some(match odd {
                0 => RoundResult::ForfeitWin,
                1 => RoundResult::PairingBye,
                _ => RoundResult::Played(HalfPoints(halves.saturating_sub(2))),
            }),
        })
}

fn any_case() -> impl Strategy<Value = NormCase> {
    let games = (9..=12_u16).prop_flat_map(|rounds| (1..=rounds).map(any_round).collect::<Vec<_>>());
    let system = select(vec![System::Swiss, System::Swiss, System::RoundRobin, System::Team, System::Knockout]);
    (games, system, any::<bool>()).prop_map(|(games, system, is_zonal)| {
        let mut case = of_system(system, &[]);
        case.event.rounds = games.len() as u16;
        case.event.kind = if is_zonal { Kind::Zonal } else { Kind::Ordinary };
        case.player.is_woman = true;
        NormCase { games, ..case }
    })
}

/// Strong opponents and good results: most are norms.
fn strong_case() -> impl Strategy<Value = NormCase> {
    (any_case(), 2300..2500_i16).prop_map(|(mut case, least)| {
        case.event.kind = Kind::Zonal;
        for round in &mut case.games {
            round.rating = Some(round.rating.unwrap_or(least).max(least));
            round.titles = if round.round % 3 == 0 { round.titles } else { Titles::of(&[FideTitle::Gm]) };
            if let Some(RoundResult::Played(score)) = &mut round.result {
                score.0 = (score.0 + u32::from(round.round % 4 != 0)).min(2);
            }
        }
        case
    })
}

/// Every set of rounds there is, judged as if somebody had named it: the slow way, and no search at all.
fn by_brute_force(case: &NormCase, title: FideTitle) -> Option<(u16, usize, i64)> {
    let rounds: Vec<u16> = case.games.iter().map(|round| round.round).collect();
    let mut best: Option<(u16, std::cmp::Reverse<usize>, i64)> = None;
    for set in 0_u32..1 << rounds.len() {
        let ignore: Vec<u16> = (0..rounds.len()).filter(|bit| set >> bit & 1 == 1).map(|bit| rounds[bit]).collect();
        let named = NormCase { ignore: Some(ignore), ..case.clone() };
        let norm = judge(&FIDE_TITLES_2024_01, &named, title);
        let found = norm.credited.map(|games| (games, std::cmp::Reverse(norm.ignored.len()), norm.judged.performance));
        best = best.max(found);
    }
    best.map(|(games, ignored, performance)| (games, ignored.0, performance))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn the_search_finds_what_trying_everything_finds(case in any_case(), title in select(FideTitle::BY_NORMS.to_vec())) {
        let found = judge(&FIDE_TITLES_2024_01, &case, title);
        let counted = case.games.iter().filter(|round| left_aside(&case, round).is_none()).count();
        // Where a game is missing other paragraphs come in, and there is nothing to leave out.
        if counted >= 9 {
            let due = by_brute_force(&case, title);
            let told = found.credited.map(|games| (games, found.ignored.len(), found.judged.performance));
            prop_assert_eq!(told, due);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn a_better_result_never_loses_a_norm_that_all_games_gave(
        case in strong_case(), title in select(FideTitle::BY_NORMS.to_vec()), at in any::<prop::sample::Index>(),
    ) {
        let whole = NormCase { ignore: Some(Vec::new()), ..case };
        prop_assume!(judge(&FIDE_TITLES_2024_01, &whole, title).is_norm());
        let mut better = NormCase { ignore: None, ..whole };
        let place = at.index(better.games.len());
        if let Some(RoundResult::Played(HalfPoints(score))) = better.games[place].result {
            better.games[place].result = Some(RoundResult::Played(HalfPoints((score + 1).min(2))));
        }
        prop_assert!(judge(&FIDE_TITLES_2024_01, &better, title).is_norm());
    }

    #[test]
    fn a_higher_norm_is_a_lower_one_on_the_same_games(case in any_case()) {
        let whole = NormCase { ignore: Some(Vec::new()), ..case };
        let norms = all_norms(&FIDE_TITLES_2024_01, &whole).unwrap();
        let is = |title: FideTitle| norms.iter().any(|norm| norm.title == title && norm.is_norm());
        for (higher, lower) in [(FideTitle::Gm, FideTitle::Im), (FideTitle::Im, FideTitle::Wgm), (FideTitle::Wgm, FideTitle::Wim)] {
            prop_assert!(!is(higher) || is(lower), "{} and no {}", higher, lower);
        }
    }

    /// The forecast asks only whether; filled with what was played it must say what the norm says.
    #[test]
    fn the_forecast_agrees_with_the_judgment(
        case in any_case(), title in select(FideTitle::BY_NORMS.to_vec()), at in any::<prop::sample::Index>(),
    ) {
        let place = at.index(case.games.len());
        let mut open = case.clone();
        open.games[place].result = None;
        let needed = needed(&FIDE_TITLES_2024_01, &open, title).unwrap().expect("a round is open");
        let makes = |halves: u32| {
            let mut played = case.clone();
            played.games[place].result = Some(RoundResult::Played(HalfPoints(halves)));
            judge(&FIDE_TITLES_2024_01, &played, title).is_norm()
        };
        prop_assert_eq!(needed.points.map(|points| points.0), (0..=2).find(|halves| makes(*halves)));
    }

    #[test]
    fn the_steps_say_what_came_out(case in any_case()) {
        for norm in all_norms(&FIDE_TITLES_2024_01, &case).unwrap() {
            let value = |code: &str| norm.steps.iter().find(|step| step.code == code).map(|step| step.value.clone());
            prop_assert_eq!(value("norm-games"), Some(norm.judged.games.into()));
            if norm.judged.games > 0 {
                prop_assert_eq!(value("norm-performance"), Some(norm.judged.performance.into()));
                prop_assert_eq!(value("norm-required"), norm.judged.required.map(Into::into));
            }
            prop_assert_eq!(value("norm-credited"), norm.credited.map(Into::into));
            prop_assert_eq!(norm.is_norm(), norm.judged.failed.is_empty());
        }
    }
}
