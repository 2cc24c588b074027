//! Columns 92 and on of record 001: a round in its ten columns, read at once where nothing is odd.

use super::*;
use crate::notices::Notices;
use crate::trf::line::Columns;
use crate::trf::reading::DayOrMonth;
use crate::trf::record::Player;

/// The rounds of a line that are read at once.
fn clean(rounds: &str) -> Option<Vec<RoundEntry>> {
    let line = format!("{:90}{rounds}", "001    1");
    let (columns, mut notices) = (Columns::new(&line), Notices::default());
    let (line, player, first_comes) = (1, Player::default(), DayOrMonth::Day);
    Reader { line, columns: &columns, first_comes, middle: 0, rounds: 0, player, notices: &mut notices }.clean_rounds()
}

#[test]
fn the_rounds_begin_in_column_92_and_have_ten_columns_each() {
    let (won, lost) = (
        entry(2, Some(Color::White), Some(ResultCode::Win)).expect("a game"),
        entry(13, Some(Color::Black), Some(ResultCode::Loss)).expect("a game"),
    );
    assert_eq!(clean("    2 w 1    13 b 0"), Some(vec![won, lost]), "the last may end with its result");
    assert_eq!(clean("    2 w 1           "), Some(vec![won, RoundEntry::BLANK]));
    assert_eq!(clean(""), Some(vec![]));
    assert_eq!(clean("   2 w 1"), None, "a column off");
    assert_eq!(clean(&"    2 w 1 ".repeat(MOST_ROUNDS)), Some(vec![won; MOST_ROUNDS]));
    assert_eq!(clean(&"    2 w 1 ".repeat(MOST_ROUNDS + 1)), None, "no event has so many");
}

fn entry(opponent: u16, color: Option<Color>, result: Option<ResultCode>) -> Option<RoundEntry> {
    Some(RoundEntry { opponent: (opponent > 0).then_some(opponent), color, result })
}

#[test]
fn a_round_that_stands_exactly_in_its_columns_is_read_at_once() {
    let (white, black) = (Some(Color::White), Some(Color::Black));
    for (cell, expected) in [
        ("    2 w 1 ", entry(2, white, Some(ResultCode::Win))),
        (" 9876 b 0 ", entry(9876, black, Some(ResultCode::Loss))),
        (" 0010 w = ", entry(10, white, Some(ResultCode::Draw))),
        (" 0000 - H ", entry(0, None, Some(ResultCode::HalfPointBye))),
        ("   12     ", entry(12, None, None)),
        ("          ", entry(0, None, None)),
    ] {
        assert_eq!(clean_round(cell.as_bytes().try_into().expect("ten columns")), expected, "{cell}");
    }
}

#[test]
fn an_odd_round_is_left_to_be_told_about() {
    for cell in [
        "x   2 w 1 ",
        "    2xw 1 ",
        "    2 wx1 ",
        "    2 w 1x",
        "    x w 1 ",
        "   2  w 1 ",
        "  1 2 w 1 ",
        "    2 v 1 ",
        "    2 W 1 ",
        "    2 w ? ",
    ] {
        assert_eq!(clean_round(cell.as_bytes().try_into().expect("ten columns")), None, "{cell}");
    }
}
