//! Who had Black and how many stones: as written on either line, else by the header's policy and the grades.

use arpad_formats::egd::h9::{self, Decision, Game};

/// The game of two lines with these grades and results, under this policy.
fn game(policy: &str, grades: [&str; 2], results: [&str; 2]) -> Game {
    let [left, right] = grades;
    let [first, second] = results;
    let text =
        format!("; {policy}\n1 A B {left} HU Club 1 {first} |10000001\n2 C D {right} HU Club 0 {second} |10000002\n");
    let (tournament, _) = h9::read(text.as_bytes());
    let games = tournament.games();
    assert_eq!(games.len(), 1, "{text}");
    games[0]
}

#[test]
fn a_color_written_on_either_line_counts() {
    let black = |first: &str, second: &str| game("HA[h9]", ["1d", "2k"], [first, second]).black;
    assert_eq!(black("2+/b", "1-/w"), Some(0));
    assert_eq!(black("2+/w", "1-/b"), Some(1));
    assert_eq!(black("2+/b", "1-"), Some(0));
    assert_eq!(black("2+/w", "1-"), Some(1));
    assert_eq!(black("2+", "1-/b"), Some(1));
    assert_eq!(black("2+", "1-/w"), Some(0));
    assert_eq!(black("2+", "1-"), None, "an even game tells nothing");
    assert_eq!(black("2+/b0", "1-/b0"), Some(0), "the upper line, where they contradict each other");
}

/// `1d` is 1 and `1k` is 0, so 1d and 2k are two grades apart.
#[test]
fn without_a_word_the_stones_follow_the_policy_and_black_is_the_weaker() {
    let stones = |policy: &str, left: &str, right: &str| {
        let game = game(policy, [left, right], ["2+", "1-"]);
        assert!(!game.handicap_is_explicit);
        (game.handicap, game.black)
    };
    assert_eq!(stones("HA[h0]", "1d", "2k"), (Some(2), Some(1)));
    assert_eq!(stones("HA[h0]", "2k", "1d"), (Some(2), Some(0)), "the weaker stands on the upper line");
    assert_eq!(stones("HA[h1]", "1d", "2k"), (Some(1), Some(1)));
    assert_eq!(stones("HA[h2]", "1d", "2k"), (Some(0), None), "no stones, no color");
    assert_eq!(stones("HA[h9]", "9d", "20k"), (Some(0), None));
    assert_eq!(stones("HA[h0]", "5k", "15k"), (Some(9), Some(1)), "at most nine");
    assert_eq!(stones("HA[h3]", "5k", "15k"), (Some(6), Some(1)), "nine minus three, not ten minus three");
    assert_eq!(stones("HA[h0]", "3d", "3d"), (Some(0), None));
    assert_eq!(stones("HA[h0]", "1p", "3k"), (None, None), "professionals have no place on the scale");
    assert_eq!(stones("EV[without a policy]", "1d", "2k"), (None, None));
}

#[test]
fn stones_that_are_written_count_before_the_policy() {
    let stones = |left: &str, right: &str, first: &str, second: &str| {
        let game = game("HA[h0]", [left, right], [first, second]);
        assert!(game.handicap_is_explicit);
        (game.handicap, game.black)
    };
    assert_eq!(stones("1d", "5k", "2+/?3", "1-/?3"), (Some(3), Some(1)), "the color follows from the grades");
    assert_eq!(stones("5k", "1d", "2+/?3", "1-/?3"), (Some(3), Some(0)));
    assert_eq!(stones("1d", "5k", "2+/b3", "1-/w3"), (Some(3), Some(0)), "a written color counts even if odd");
    assert_eq!(stones("1d", "5k", "2+/w3", "1-"), (Some(3), Some(1)));
    assert_eq!(stones("1d", "5k", "2+", "1-/b3"), (Some(3), Some(1)));
    assert_eq!(stones("1d", "5k", "2+/0", "1-/0"), (Some(0), None));
    assert_eq!(stones("4k", "4k", "2+/3", "1-/3"), (Some(3), None), "equals: nobody is the weaker");
    assert_eq!(stones("1p", "4k", "2+/3", "1-/3"), (Some(3), None));
}

#[test]
fn both_lines_together_decide() {
    let decision = |first: &str, second: &str| game("HA[h9]", ["1d", "2k"], [first, second]).decision;
    assert_eq!(decision("2+", "1-"), Decision::Won(0));
    assert_eq!(decision("2-", "1+"), Decision::Won(1));
    assert_eq!(decision("2=/b0", "1=/w0"), Decision::Jigo);
    assert_eq!(decision("2-!", "1-!"), Decision::BothLost);
    assert_eq!(decision("2+/b0", "1+/w0"), Decision::Unknown);
    assert_eq!(decision("2+/b0", "1=/w0"), Decision::Unknown);
    assert_eq!(decision("2?/b0", "1?/w0"), Decision::Unknown);
    let by_default = |first: &str, second: &str| game("HA[h9]", ["1d", "2k"], [first, second]).by_default;
    assert!(by_default("2+!", "1-!") && by_default("2+!", "1-") && by_default("2+", "1-!"));
    assert!(!by_default("2+", "1-"));
}
