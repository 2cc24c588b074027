//! 0.6.2 and the table of direct titles.

use super::case::told;
use arpad_rules::titles::direct::*;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::date;

fn winner(title: FideTitle, rating: i16, games: u32) -> Winner {
    Winner { title, highest_rating: Some(rating), games: Some(games), reached: Some(date(2024, 6, 1)), olympiad: false }
}

#[test]
fn b01_0_6_2_a_direct_title_is_immediate_or_conditional() {
    let judge = |one: &Winner| award(&FIDE_DIRECT_TITLES_2024_01, one);
    assert!(judge(&winner(FideTitle::Im, 2200, 30)).is_immediate);
    let conditional = judge(&winner(FideTitle::Im, 2150, 30));
    assert_eq!((conditional.is_immediate, conditional.may_take), (false, vec![FideTitle::Fm, FideTitle::Cm]));
    // Thirty games for what was reached since 2024.
    assert!(!judge(&winner(FideTitle::Im, 2200, 29)).is_immediate);
    let before = Winner { reached: Some(date(2023, 12, 1)), ..winner(FideTitle::Im, 2200, 29) };
    assert!(judge(&before).is_immediate);
    let on = |reached| judge(&Winner { reached: Some(reached), ..winner(FideTitle::Im, 2200, 29) }).is_immediate;
    assert_eq!([1, 2].map(|day| on(date(2024, 1, day))), [true, false], "after 1 January");
    // CM of the Olympiad needs no rating; another CM does.
    let olympian = Winner { olympiad: true, highest_rating: None, ..winner(FideTitle::Cm, 0, 0) };
    assert!(judge(&olympian).is_immediate);
    assert!(!judge(&Winner { olympiad: false, ..olympian.clone() }).is_immediate);
    assert!(!judge(&Winner { title: FideTitle::Fm, ..olympian }).is_immediate);
    let women = judge(&winner(FideTitle::Wgm, 1950, 40));
    assert_eq!((women.is_immediate, women.may_take), (false, vec![FideTitle::Wfm, FideTitle::Wcm]));
}

#[test]
fn b01_1_2_4_only_established_rows_are_answered() {
    let row = |event, place| FIDE_DIRECT_TITLES_2024_01.award(event, place).map(|row| row.title);
    assert_eq!(row("world-amateur-u2000", Place::Gold), Some(Some(FideTitle::Fm)));
    assert_eq!(row("women-world-amateur-u1700", Place::Gold), Some(Some(FideTitle::Wcm)));
    assert_eq!(row("continental-amateur-u1700", Place::Gold), Some(None), "the table gives nothing");
    assert_eq!(row("world-junior", Place::Gold), None, "not established");
    assert_eq!(
        row("women-continental-amateur-u2300", Place::Gold),
        None,
        "the commission names women for the world's only"
    );
    assert_eq!(row("world-amateur-u1700", Place::Silver), None);
}

/// A calculation tells the rating with its bound, the games where they are asked for, what came out and what may be taken.
#[test]
fn b01_0_6_2_every_step_of_a_direct_title_is_told() {
    let told = |one: Winner| told(&award(&FIDE_DIRECT_TITLES_2024_01, &one).steps);
    let rating = "0.6.2 title-rating: 2150, bound 2200";
    let games = "0.6.2 title-rated-games: 30, least 30";
    let (conditional, lesser) = ("0.6.2 direct-conditional: IM", "0.6.2 direct-lesser: FM, CM");
    assert_eq!(told(winner(FideTitle::Im, 2150, 30)), [rating, games, conditional, lesser]);
    // Before 2024 nobody asks for games.
    let before = Winner { reached: Some(date(2023, 12, 1)), ..winner(FideTitle::Im, 2250, 3) };
    assert_eq!(told(before), ["0.6.2 title-rating: 2250, bound 2200", "0.6.2 direct-immediate: IM"]);
    let weak = told(winner(FideTitle::Im, 1999, 30));
    assert_eq!(weak, ["0.6.2 title-rating: 1999, bound 2200", games, conditional], "nothing to take");
    let olympian = Winner { olympiad: true, highest_rating: None, games: None, ..winner(FideTitle::Wcm, 0, 0) };
    assert_eq!(told(olympian), ["0.6.2 direct-olympiad: WCM", "0.6.2 direct-immediate: WCM"]);
    let nobody = Winner { highest_rating: None, games: None, ..winner(FideTitle::Cm, 0, 0) };
    let unknown = ["0.6.2 title-no-rating: , bound 2000", "0.6.2 title-games-unknown: , least 30"];
    assert_eq!(told(nobody), [unknown[0], unknown[1], "0.6.2 direct-conditional: CM"]);
    // When it was reached is not known: games are asked for.
    let unknown = Winner { reached: None, ..winner(FideTitle::Cm, 2000, 29) };
    assert_eq!(
        told(unknown),
        [
            "0.6.2 title-rating: 2000, bound 2000",
            "0.6.2 title-rated-games: 29, least 30",
            "0.6.2 direct-conditional: CM"
        ]
    );
}

#[test]
fn b01_0_6_2_the_rating_of_every_title() {
    let ratings = FideTitle::ALL.map(|title| FIDE_DIRECT_TITLES_2024_01.rating(title));
    assert_eq!(ratings, [2300, 2200, 2100, 2000, 2100, 2000, 1900, 1800]);
    assert_eq!(Place::ALL.map(Place::as_str), ["gold", "silver", "bronze", "half"]);
}
