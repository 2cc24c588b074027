//! FIDE rapid and blitz rating regulations from 2024-12-01: hopeless pairings of the strongest players.

use super::case::{case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::*;
use jiff::civil::date;

/// Not rated from a difference of 600 on if one of the two is above 2600. Otherwise more than 400 counts as 400, .92, and
/// S has K 10, being above 2400: a win is worth 10 × .08, and w with K 20 loses 20 × .08.
#[test]
fn p7_3_1_2024_12_a_difference_of_600_is_not_rated_above_2600() {
    for (strong, weak, is_rated) in [
        (2601, 2001, false),
        (2601, 2002, true),
        (2600, 2000, true),
        (2600, 1400, true),
        (2601, 1400, false),
        (2850, 2250, false),
        (2850, 2251, true),
    ] {
        for strong_is_white in [true, false] {
            let game = if strong_is_white { ("S", "w", "1-0") } else { ("w", "S", "0-1") };
            let story = case(date(2025, 2, 1)).player(rated("S", strong)).player(rated("w", weak));
            let story = story.tournament("T", System::Swiss, &[game]);
            for edition in [&FIDE_RAPID_2024_12, &FIDE_BLITZ_2024_12] {
                let answer = story.rate(edition);
                let why = if is_rated { "" } else { "7.3.1" };
                assert_eq!([answer.whys("S"), answer.whys("w")], [[why], [why]], "{strong} against {weak}");
                let changes = if is_rated { ["0.80", "-1.60"] } else { ["0.00", "0.00"] };
                assert_eq!([answer.change("S"), answer.change("w")], changes, "{strong} against {weak}");
                assert_eq!(answer.of("w").games, u32::from(is_rated));
            }
            for edition in [&FIDE_RAPID_2024_03, &FIDE_BLITZ_2024_03] {
                assert_eq!(story.rate(edition).change("S"), "0.80", "before 2024-12-01 it counts");
            }
        }
    }
}

/// The rule looks at both players whatever the game counts for: X lost his rating since the tournament began, so his
/// game counts towards a first rating, unless it does not count at all. Against somebody unrated there is no difference.
#[test]
fn p7_3_1_2024_12_a_game_towards_a_first_rating_is_not_excepted() {
    for (then, games, why) in [(Rating::new(2001), 0, "7.3.1"), (Rating::new(2002), 1, "")] {
        let story = case(date(2025, 2, 1)).player(rated("S", 2601)).player(unrated("X"));
        let story = story.tournament("T", System::Swiss, &[("S", "X", "1-0")]).with(|t| t.ratings = vec![(1, then)]);
        let answer = story.rate(&FIDE_RAPID_2024_12);
        assert_eq!((answer.whys("S"), answer.of("S").games), (vec![why], games), "{then:?}");
        // His first event, and no point in it: without 7.3.1 it is 7.2.1 that disregards the game.
        assert_eq!(answer.whys("X"), [if games == 0 { "7.3.1" } else { "7.2.1" }], "{then:?}");
    }
    let story = case(date(2025, 2, 1)).player(rated("S", 2601)).player(unrated("N"));
    let story = story.tournament("T", System::Swiss, &[("S", "N", "1/2-1/2")]);
    let answer = story.rate(&FIDE_RAPID_2024_12);
    assert_eq!((answer.of("N").games, answer.of("N").first.unwrap().results.opponents), (1, 2601));
}
