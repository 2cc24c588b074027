//! Tables of results as people keep them.

use super::*;
use proptest::prelude::*;

fn of(text: &str) -> (Results, Vec<(usize, &'static str)>) {
    let (found, notices) = read(text.as_bytes());
    (found, notices.iter().map(|notice| (notice.line, notice.code.as_str())).collect())
}

#[test]
fn a_table_is_read_with_its_leniencies() {
    let plain = "period,white,black,score\n1,Anna,Béla,1\n2,Béla,Anna,0.5\n";
    let other = "\u{feff}Score;Black;White;Month;Note\r\n1;Béla;Anna;1;x\r\n0,5; Anna ;Béla;2;\r\n";
    let (found, notices) = of(plain);
    assert_eq!((found.players.len(), notices), (2, vec![]));
    assert_eq!(found.rows[1], Row { period: 2, white: 1, black: 0, halves: 1 });
    assert_eq!(of(other).0.rows.len(), 2);
    assert_eq!(of(other).0.rows[1].halves, 1);
    let months = "period\twhite\tblack\tscore\n2024-04\t1\t2\t½\n2024-03\t2\t1\t1/2\n";
    let periods: Vec<u32> = of(months).0.rows.iter().map(|row| row.period).collect();
    assert_eq!(periods, [2024 * 12 + 4, 2024 * 12 + 3]);
}

#[test]
fn a_bad_row_is_told_with_its_line_and_passed_over() {
    let (found, notices) = of("period,white,black,score\nx,1,2,1\n1,1,2,3\n1,1,1,1\n1,,2,1\n1,1\n\n1,1,2,1\n");
    assert_eq!(found.rows.len(), 1);
    let due = [(2, "results-period"), (3, "results-score"), (4, "results-one-player"), (5, "results-one-player")];
    assert_eq!(notices, [&due[..], &[(6, "results-score")]].concat());
}

/// `0,5` between commas is no loss with something behind it.
#[test]
fn a_decimal_comma_between_commas_is_told() {
    let (found, notices) = of("period,white,black,score\n1,A,B,0,5\n1,A,B,0\n2,A,B,1,,\n");
    assert_eq!(notices, [(2, "results-cells")]);
    let halves: Vec<u8> = found.rows.iter().map(|row| row.halves).collect();
    assert_eq!(halves, [0, 2], "empty cells at the end say nothing");
}

#[test]
fn without_headings_there_is_no_table() {
    for text in ["", "1,2,3,1\n", "white,black,score\n1,2,1\n"] {
        let (found, notices) = of(text);
        assert_eq!((found.rows.len(), notices.len(), notices[0].1), (0, 1, "results-headings"), "{text}");
    }
}

proptest! {
    /// Whatever comes, it is read or told, and many faults are few notices.
    #[test]
    fn anything_is_read_or_told(text in "(period,white,black,score\n)?([0-9a-c,;.\"\n-]{0,300})") {
        let (found, notices) = read(text.as_bytes());
        prop_assert!(notices.len() < 200);
        prop_assert!(found.rows.iter().all(|row| (row.white.max(row.black) as usize) < found.players.len()));
    }

    #[test]
    fn bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes[..]);
    }
}
