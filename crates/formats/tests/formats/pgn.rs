//! Games in PGN: what is read of them, and what is tolerated.

use arpad_formats::notice::Notice;
use arpad_formats::pgn::{Game, GameResult, codes, read};
use proptest::prelude::*;

const TWO: &str = "\
[Event \"Hibrid Kupa\"]\r
[Round \"2.1\"]\r
[White \"Kovács, Péter\"]\r
[Black \"T\u{f3}th, \\\"Öcsi\\\" Béla\"]\r
[WhiteFideId \"700001\"]\r
[BlackFideId \"700005\"]\r
[Result \"1-0\"]\r
\r
1. e4 {a comment [with] 0-1\r
that goes on} e5 2. Nf3 (2. f4 exf4 *) 2... Nc6 $1 ; 1/2-1/2\r
3. Bb5 1-0\r
\r
[White \"Vörös, Zoltán\"] [Black \"Újházi, Tünde\"]\r
[Result \"1/2-1/2\"]\r
\r
1.d4 d5 1/2-1/2\r
";

fn codes_of(notices: &[Notice]) -> Vec<&str> {
    notices.iter().map(|notice| notice.code.as_str()).collect()
}

#[test]
fn games_are_read_with_their_players_rounds_results_and_moves() {
    let (games, notices) = read(TWO.as_bytes());
    assert_eq!(codes_of(&notices), [] as [&str; 0]);
    let first = Game {
        line: 1,
        white: "Kovács, Péter".into(),
        black: "Tóth, \"Öcsi\" Béla".into(),
        white_fide: Some(700_001),
        black_fide: Some(700_005),
        round: Some(2),
        result: GameResult::White,
        half_moves: 5,
    };
    let second = Game {
        line: 13,
        white: "Vörös, Zoltán".into(),
        black: "Újházi, Tünde".into(),
        result: GameResult::Draw,
        half_moves: 2,
        ..Game::default()
    };
    assert_eq!(games, [first, second]);
}

#[test]
fn a_missing_end_or_tag_is_told_by_the_other_and_a_difference_is_noticed() {
    let game = |tag: &str, end: &str| {
        let text = format!("[White \"A, B\"]\n[Black \"C, D\"]\n{tag}\n\n1. e4 e5 {end}\n");
        let (games, notices) = read(text.as_bytes());
        (games[0].result, codes_of(&notices).join(" "))
    };
    assert_eq!(game("[Result \"0-1\"]", ""), (GameResult::Black, String::new()));
    assert_eq!(game("", "0-1"), (GameResult::Black, String::new()));
    assert_eq!(game("", ""), (GameResult::Open, String::new()));
    assert_eq!(game("[Result \"0-1\"]", "1-0"), (GameResult::Black, codes::RESULTS_DIFFER.to_string()));
}

#[test]
fn what_cannot_be_read_is_noticed() {
    assert_eq!(codes_of(&read(b"").1), [codes::NO_GAMES.as_str()]);
    assert_eq!(codes_of(&read("[White \"A\"]\n\n1. e4 1-0\n".as_bytes()).1), ["pgn-no-players", "pgn-no-games"]);
    let (games, notices) = read("[White \"A\"]\n[Black \"B\"]\n[Event unquoted]\n\n1. e4 1-0\n".as_bytes());
    assert_eq!((games.len(), codes_of(&notices)), (1, vec!["pgn-tag-unreadable"]));
}

proptest! {
    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes);
    }

    #[test]
    fn any_text_of_signs_is_read(text in "[\\[\\]{}();%\"\\\\*10/2\\-. a-eN\n\u{bd}]{0,200}") {
        let _ = read(text.as_bytes());
    }
}

/// A line that begins with % is for other programs; inside a comment it is a part of the comment, which ends in it.
#[test]
fn lines_of_other_programs_are_skipped_but_not_inside_a_comment() {
    let tags = "[White \"A, B\"]\n[Black \"C, D\"]\n[Result \"1-0\"]\n\n";
    let (games, notices) = read(format!("%egal 0-1\n{tags}1. e4 e5\n%2. Nf3 Nc6\n2. f4 1-0\n").as_bytes());
    assert_eq!((games.len(), games[0].half_moves, codes_of(&notices)), (1, 3, vec![]));
    let (games, notices) = read(format!("{tags}1. e4 {{a comment\n%that ends}} e5 1-0\n").as_bytes());
    assert_eq!((games.len(), games[0].half_moves, codes_of(&notices)), (1, 2, vec![]));
}

#[test]
fn as_many_games_as_may_be_and_one_more() {
    let of = |count: usize| read("[White \"A\"]\n[Black \"B\"]\n1. e4 1-0\n".repeat(count).as_bytes());
    let told = |notices: &[Notice]| codes_of(notices).contains(&codes::TOO_MANY_GAMES.as_str());
    let (games, notices) = of(arpad_formats::pgn::MOST_GAMES);
    assert_eq!((games.len(), told(&notices)), (arpad_formats::pgn::MOST_GAMES, false));
    let (games, notices) = of(arpad_formats::pgn::MOST_GAMES + 1);
    assert_eq!((games.len(), told(&notices)), (arpad_formats::pgn::MOST_GAMES, true));
}
