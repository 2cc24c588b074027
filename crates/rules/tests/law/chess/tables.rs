//! Tables 8.1a and 8.1b, in the newer text 8.1.1 and 8.1.2; the same numbers in every text.

use crate::shared::shared;
use arpad_rules::chess::tables::{DIFFERENCE_TO_EXPECTED, difference_of_percentage, expected_at};

#[test]
fn p8_1_1_every_row_and_its_mirror() {
    for p in 0..=100_u8 {
        assert_eq!(difference_of_percentage(p), -difference_of_percentage(100 - p), "{p}");
        if p >= 50 {
            assert_eq!(expected_at(difference_of_percentage(p).into()), p, "the tables are each other's mirror image");
        }
    }
    // As printed: the ends, and a row of each column.
    let printed = [(100, 800), (99, 677), (83, 273), (66, 117), (50, 0), (49, -7), (32, -133), (15, -296), (0, -800)];
    for (p, dp) in printed {
        assert_eq!(difference_of_percentage(p), dp, "{p}");
    }
}

#[test]
fn p8_1_2_every_row_at_both_ends() {
    let mut least = 0;
    for (row, p) in (50..=100).enumerate() {
        let (most, high) = DIFFERENCE_TO_EXPECTED.iter().copied().find(|(_, high)| *high == p).unwrap();
        for d in [least, most] {
            assert_eq!(expected_at(d.into()), high, "row {row}, difference {d}");
            if d > 3 {
                assert_eq!(expected_at(-i32::from(d)), 100 - high);
            }
        }
        least = most.saturating_add(1);
    }
    assert_eq!(DIFFERENCE_TO_EXPECTED.len(), 51);
    // As printed: both ends of a row of each column, and the last.
    let printed = [(0, 50), (3, 50), (4, 51), (92, 63), (98, 63), (198, 76), (206, 76), (345, 89), (357, 89)];
    for (d, p) in printed.into_iter().chain([(735, 99), (736, 100)]) {
        assert_eq!(expected_at(d), p, "{d}");
    }
}

/// The logistic curve, rounded, is not the table: S003 12.1 and 12.2 say so, and 525 of 801 differences prove it.
#[test]
fn p8_1_2_the_logistic_curve_is_wrong_at_525_of_801_differences() {
    let logistic = |d: i32| (100.0 / (1.0 + 10_f64.powf(-f64::from(d) / 400.0))).round() as u8;
    assert_eq!((0..=800).filter(|&d| logistic(d) != expected_at(d)).count(), 525);
    assert_eq!((expected_at(136), logistic(136)), (68, 69));
}

/// The tables as printed in the specification's own files, when they are at hand.
#[test]
fn p8_1_tables_agree_with_the_specification_row_by_row() {
    let Some(specs) = shared("specs") else { return };
    let [a, b] = ["table_8_1a.csv", "table_8_1b.csv"].map(|name| std::fs::read_to_string(specs.join(name)).unwrap());
    let numbers = |line: &str| line.split(',').map(|cell| cell.parse().unwrap_or(9999)).collect::<Vec<i32>>();
    let rows: Vec<Vec<i32>> = a.lines().skip(1).map(numbers).collect();
    assert_eq!(rows.len(), 101);
    for row in rows {
        assert_eq!(i32::from(difference_of_percentage(row[0] as u8)), row[2], "p {}", row[0]);
    }
    let rows: Vec<Vec<i32>> = b.lines().skip(1).map(numbers).collect();
    assert_eq!(rows.len(), 51);
    for row in rows {
        for d in [row[0], row[1]] {
            assert_eq!((i32::from(expected_at(d)), 100 - i32::from(expected_at(d))), (row[2], row[3]), "D {d}");
        }
    }
}
