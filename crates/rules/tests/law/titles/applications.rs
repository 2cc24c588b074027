//! 1.3 and 1.5: from ratings and norms to the title.

use super::case::numbers;
use arpad_model::{Decimal, Fact, HalfPoints};
use arpad_rules::chess::editions::{FIDE_2022_01, FIDE_2024_03, FIDE_2025_10};
use arpad_rules::titles::application::*;
use arpad_rules::titles::editions::*;
use arpad_rules::titles::interim::*;
use arpad_rules::titles::parameters::decide;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::date;

fn gained(credited_games: u16) -> NormGained {
    NormGained {
        title: None,
        credited_games,
        is_normal: true,
        is_eight_of_nine: false,
        single_round_days: 9,
        end: Some(date(2024, 5, 12)),
        listed: Some('a'),
        registered: None,
    }
}

fn complete() -> Application {
    Application {
        title: FideTitle::Gm,
        highest_rating: Some(2500),
        games: None,
        reached: None,
        norms: vec![gained(9), gained(9), gained(9)],
    }
}

fn missing(change: impl FnOnce(&mut Application)) -> Vec<&'static str> {
    let mut case = complete();
    change(&mut case);
    numbers(&application(&FIDE_TITLES_2024_01, &case).failed)
}

#[test]
fn b01_1_5_an_application_is_complete_or_says_what_is_missing() {
    let whole = application(&FIDE_TITLES_2024_01, &complete());
    assert!(whole.is_complete() && whole.games == 27);
    assert_eq!(missing(|case| case.norms[2].credited_games = 8), ["1.5.1"]);
    // Two norms can be enough.
    assert_eq!(missing(|case| case.norms = vec![gained(13), gained(14)]), Vec::<&str>::new());
    assert_eq!(missing(|case| case.highest_rating = Some(2499)), ["1.5.3"]);
    assert_eq!(missing(|case| case.norms.iter_mut().for_each(|norm| norm.is_normal = false)), ["1.4.3e"]);
    assert_eq!(missing(|case| case.norms.iter_mut().for_each(|norm| norm.single_round_days = 2)), ["1.1.3a"]);
    assert_eq!(missing(|case| case.norms.iter_mut().for_each(|norm| norm.listed = None)), ["1.5.6"]);
    let twice = |case: &mut Application| case.norms[..2].iter_mut().for_each(|norm| norm.is_eight_of_nine = true);
    assert_eq!(missing(twice), ["1.4.1c"]);
    assert_eq!(missing(|case| case.norms[0].is_eight_of_nine = true), Vec::<&str>::new());
    assert_eq!(missing(|case| case.norms.clear()), ["1.1.3a", "1.4.3e", "1.5.1"]);
}

/// 1.3 asks for a rating and for thirty games: 2300 with 29 games fails by the games alone, and that step alone is marked.
#[test]
fn b01_1_3_only_the_step_that_fails_is_marked() {
    let reached = Some(date(2024, 1, 1));
    let case =
        Application { title: FideTitle::Fm, highest_rating: Some(2300), games: Some(29), reached, norms: vec![] };
    let told = application(&FIDE_TITLES_2024_01, &case);
    let marked: Vec<(&str, bool)> = told.marked().map(|(step, is_against)| (step.code.as_str(), is_against)).collect();
    assert_eq!(marked, [("title-rating", false), ("title-rated-games", true)]);
    assert_eq!(numbers(&told.failed), ["1.3"]);
}

/// Two norms for GM of nine games and one for IM of nine are 27 games for IM, and 18 for GM. For WIM (2200) each of the four serves,
/// 36 games; for GM only the two.
#[test]
fn b01_1_5_2_a_norm_of_a_higher_title_serves_for_a_lesser_one() {
    let of = |title| NormGained { title: Some(title), ..gained(9) };
    let norms = [FideTitle::Gm, FideTitle::Gm, FideTitle::Im, FideTitle::Wgm].map(of);
    let judge = |title, norms: &[NormGained]| {
        let told = application(&FIDE_TITLES_2024_01, &Application { title, norms: norms.to_vec(), ..complete() });
        (told.games, numbers(&told.failed), super::case::told(&told.steps)[..1].to_vec())
    };
    assert_eq!(judge(FideTitle::Im, &norms[..3]), (27, vec![], vec!["1.5.2 title-higher-norms: 2".to_owned()]));
    assert_eq!(judge(FideTitle::Gm, &norms[..3]), (18, vec!["1.5.1"], vec!["1.5.2 title-lesser-norms: 1".to_owned()]));
    assert_eq!(judge(FideTitle::Im, &norms).0, 27, "a norm for WGM is none for IM");
    assert_eq!(judge(FideTitle::Wgm, &norms).0, 36);
    assert_eq!(judge(FideTitle::Wim, &norms).0, 36);
    let serving = FideTitle::BY_NORMS.map(|norm| FideTitle::BY_NORMS.map(|sought| u8::from(norm.serves(sought))));
    assert_eq!(serving, [[1, 1, 1, 1], [0, 1, 1, 1], [0, 0, 1, 1], [0, 0, 0, 1]]);
    assert!(!FideTitle::Gm.serves(FideTitle::Fm), "nobody applies for FM with norms");
}

/// Who has no rating is not told that it is 0, and games that nobody counted are not told as none.
#[test]
fn b01_1_5_3_who_has_no_rating_is_told_so() {
    let told = |case: &Application| {
        let answer = application(&FIDE_TITLES_2024_01, case);
        let lacking: Vec<&str> = answer.lacking.iter().map(|one| one.code.as_str()).collect();
        (super::case::told(&answer.steps), lacking, numbers(&answer.failed))
    };
    let (steps, lacking, failed) = told(&Application { highest_rating: None, ..complete() });
    assert_eq!(steps.last().map(String::as_str), Some("1.5.3 title-no-rating: , bound 2500"));
    assert_eq!((lacking, failed), (vec!["title-lacks-any-rating"], vec!["1.5.3"]));
    let nobody = Application { title: FideTitle::Cm, highest_rating: None, norms: Vec::new(), ..complete() };
    let (steps, lacking, failed) = told(&nobody);
    assert_eq!(steps, ["1.3 title-no-rating: , bound 2200", "1.3 title-games-unknown: , least 30"]);
    assert_eq!((lacking, failed), (vec!["title-lacks-any-rating", "title-lacks-games-known"], vec!["1.3"]));
}

/// Four norms of nine games, two of them by 1.4.1c: without one of these the other three are 27 games. The one that is kept is the one
/// that is needed: of the two, the second alone is from a listed event. Of three norms none can be left out.
#[test]
fn b01_1_4_1c_a_second_concession_is_left_out_where_the_others_are_enough() {
    let conceded = || NormGained { is_eight_of_nine: true, listed: None, ..gained(9) };
    let plain = || NormGained { listed: None, ..gained(9) };
    let norms = vec![conceded(), plain(), NormGained { listed: Some('a'), ..conceded() }, plain()];
    let told = application(&FIDE_TITLES_2024_01, &Application { norms: norms.clone(), ..complete() });
    assert_eq!((told.is_complete(), told.games, told.left_out), (true, 27, vec![0]));
    let steps = super::case::told(&told.steps);
    assert!(steps.contains(&"1.4.1c title-concession: 1".to_owned()), "{steps:?}");
    assert!(steps.contains(&"1.4.1c title-concession-left: 1".to_owned()), "{steps:?}");
    let three = Application { norms: norms[..3].to_vec(), ..complete() };
    let told = application(&FIDE_TITLES_2024_01, &three);
    assert_eq!((numbers(&told.failed), told.games, told.left_out), (vec!["1.4.1c"], 27, vec![]));
    // Who lacks the rating too lacks it alone.
    let unrated = Application { norms, highest_rating: Some(2499), ..complete() };
    assert_eq!(numbers(&application(&FIDE_TITLES_2024_01, &unrated).failed), ["1.5.3"]);
}

/// Three norms of nine games are 27; one of 2004 beside them that nobody registered adds nothing and stands in nobody's way.
#[test]
fn b01_1_5_5_a_lapsed_norm_stands_in_nobodys_way() {
    let lapsed = NormGained { end: Some(date(2004, 5, 9)), ..gained(9) };
    let norms = vec![lapsed, gained(9), gained(9), gained(9)];
    let told = application(&FIDE_TITLES_2024_01, &Application { norms, ..complete() });
    assert_eq!((numbers(&told.failed), told.games, told.left_out), (Vec::<&str>::new(), 27, vec![0]));
    assert_eq!(super::case::told(&told.steps)[0], "1.5.5 title-old-norms: 1");
}

#[test]
fn b01_1_5_5_norms_before_2005_lapse_unless_registered() {
    let old = |registered| {
        move |case: &mut Application| {
            case.norms[0] = NormGained { end: Some(date(2005, 6, 30)), registered, ..gained(9) };
        }
    };
    assert_eq!(missing(old(None)), ["1.5.1", "1.5.5"]);
    assert_eq!(missing(old(Some(date(2013, 8, 1)))), ["1.5.1", "1.5.5"]);
    assert_eq!(missing(old(Some(date(2013, 7, 31)))), Vec::<&str>::new());
}

#[test]
fn b01_1_5_6_a_listed_event_is_needed_after_june_2022() {
    let unlisted = |end| {
        let mut case = complete();
        for norm in &mut case.norms {
            (norm.listed, norm.end) = (None, Some(end));
        }
        numbers(&application(&FIDE_TITLES_2024_01, &case).failed)
    };
    assert_eq!(unlisted(date(2022, 6, 30)), Vec::<&str>::new());
    assert_eq!(unlisted(date(2022, 7, 1)), ["1.5.6"]);
    // In 2022 only the large Swiss was listed.
    let mut olympiad = complete();
    olympiad.norms.iter_mut().for_each(|norm| norm.listed = Some('b'));
    assert!(application(&FIDE_TITLES_2023_01, &olympiad).is_complete());
    assert_eq!(numbers(&application(&FIDE_TITLES_2022_01, &olympiad).failed), ["1.5.6"]);
}

#[test]
fn b01_1_3_titles_by_rating_need_thirty_games_since_2017() {
    let fm = |rating, games, reached| {
        let case = Application {
            title: FideTitle::Fm,
            highest_rating: Some(rating),
            games: Some(games),
            reached: Some(reached),
            norms: Vec::new(),
        };
        application(&FIDE_TITLES_2024_01, &case).is_complete()
    };
    assert!(fm(2300, 30, date(2020, 1, 1)) && !fm(2299, 30, date(2020, 1, 1)));
    assert!(!fm(2300, 29, date(2017, 7, 2)) && fm(2300, 29, date(2017, 7, 1)));
}

fn period(games: &[(i16, u32)]) -> InterimCase {
    let game = |(opponent, halves): &(i16, u32)| InterimGame {
        opponent: *opponent,
        score: HalfPoints(*halves),
        event: 0,
        part: 0,
    };
    InterimCase {
        title: FideTitle::Gm,
        rating: 2483,
        k: 10,
        games_before: 900,
        change_before: Decimal(0),
        games: games.iter().map(game).collect(),
    }
}

/// 2483 and 16.9 is 2499.9, which the list rounds to 2500: reported of 2008.
#[test]
fn b01_1_5_3a_an_interim_rating_counts_as_the_list_would_round_it() {
    let mut case = period(&[(2483, 2), (2483, 0)]);
    case.change_before = Decimal(1190);
    let answer = interim(&FIDE_TITLES_2024_01, &FIDE_2024_03, &case);
    // A win against an equal at K 10 is five points: 16.9. The loss after it does not matter.
    assert_eq!((answer.reached_after, answer.interim, answer.exact.to_string()), (Some(1), 2500, "2499.90".to_owned()));
    assert_eq!(answer.last, 2495);
    let told = answer.steps.last().expect("steps");
    assert_eq!((answer.steps.len(), told.code.as_str()), (3, "interim-reached"), "two games and what they came to");
    assert!(told.facts.contains(&("exact", Fact::Hundredths(Decimal(249_990)))), "{told:?}");
    let exact = decide(FIDE_TITLES_2024_01, "interim_rounding", "exact").unwrap();
    assert_eq!(interim(&exact, &FIDE_2024_03, &case).reached_after, None);
    // 2483 and 12 are 2495.00, and the win makes it 2500.00 to the point.
    case.change_before = Decimal(1200);
    assert_eq!(interim(&exact, &FIDE_2024_03, &case).reached_after, Some(1));
    case.rating = 2500;
    case.change_before = Decimal(0);
    assert_eq!(interim(&FIDE_TITLES_2024_01, &FIDE_2024_03, &case).reached_after, Some(0));
}

#[test]
fn b01_1_5_3a_differences_count_as_the_rating_regulation_says() {
    // 700 below: 92 % while it counts as 400, 99 % as it is.
    let change = |edition, rating| {
        let mut case = period(&[(0, 2)]);
        (case.rating, case.games[0].opponent) = (rating, rating - 700);
        interim(&FIDE_TITLES_2024_01, edition, &case).changes[0].0
    };
    assert_eq!([change(&FIDE_2024_03, 2483), change(&FIDE_2025_10, 2483), change(&FIDE_2025_10, 2700)], [80, 80, 10]);
    // Spared once in a tournament.
    let mut case = period(&[(1783, 2), (1683, 2)]);
    let answer = interim(&FIDE_TITLES_2024_01, &FIDE_2022_01, &case);
    assert_eq!(answer.changes.iter().map(|one| one.0).collect::<Vec<_>>(), [10, 90]);
    case.games[1].event = 1;
    let answer = interim(&FIDE_TITLES_2024_01, &FIDE_2022_01, &case);
    assert_eq!(answer.changes.iter().map(|one| one.0).collect::<Vec<_>>(), [80, 160]);
}

/// FM by a rating inside a period: thirty games with those of the period (T-29).
#[test]
fn b01_1_3_the_games_of_the_period_count_towards_thirty() {
    let mut case = period(&[(2290, 2), (2290, 2), (2290, 2)]);
    (case.title, case.rating, case.k, case.games_before) = (FideTitle::Fm, 2290, 40, 27);
    let answer = interim(&FIDE_TITLES_2024_01, &FIDE_2024_03, &case);
    assert_eq!((answer.reached_after, answer.interim), (Some(3), 2350));
    let games = answer.steps.last().expect("steps");
    assert_eq!((games.code.as_str(), &games.value), ("title-rated-games", &Fact::Number(30)));
}
