//! Annex 1: every row of tables 1 and 4 at both its ends, and both against the machine-readable copies if present.

use super::case::grade;
use crate::shared::shared;
use arpad_model::Grade;
use arpad_rules::go::hungary::tables::{CHANCES, GRADES, NO_CHANCE, bound_of, chance_at, grade_at, width_at};

#[test]
fn m1_1_every_grade_at_both_ends_of_its_band() {
    let mut rows: Vec<(Grade, i32)> = GRADES.iter().map(|&(name, bound)| (grade(name), bound)).collect();
    rows.sort();
    for (row, next) in rows.iter().zip(rows.iter().skip(1)) {
        assert_eq!(next.0.steps(), row.0.steps() + 1);
        assert_eq!(bound_of(row.0), Some(row.1));
        for points in [row.1, next.1 - 1] {
            assert_eq!(grade_at(points), Some(row.0), "{points}");
            assert_eq!(width_at(points), Some(next.1 - row.1), "{points}");
        }
    }
    assert_eq!([2699, 2700, 9999].map(grade_at), ["6d", "7d", "7d"].map(|name| Some(grade(name))));
    assert_eq!([999, i32::MIN].map(grade_at), [None, None]);
    assert_eq!([999, 2700, i32::MAX, i32::MIN].map(width_at), [None; 4]);
    assert_eq!(["8d", "9d"].map(|name| bound_of(grade(name))), [None, None]);
}

#[test]
fn m1_4_every_row_of_the_chance_table_at_both_its_ends() {
    let mut rows = CHANCES.to_vec();
    rows.sort();
    let mut first = 0;
    for &(last, chance) in &rows {
        for difference in [first, last] {
            assert_eq!(chance_at(difference), chance, "{difference}");
        }
        first = last.saturating_add(1);
    }
    assert_eq!([NO_CHANCE - 1, NO_CHANCE, 100_000].map(chance_at), [10, 0, 0]);
    assert!(rows.is_sorted_by(|a, b| a.0 < b.0 && a.1 > b.1), "chances fall from row to row");
}

#[test]
fn m1_1_and_m1_4_agree_with_the_machine_readable_copies() {
    let Some(specs) = shared("specs") else { return };
    let ranks = std::fs::read_to_string(specs.join("go_ranks.csv")).expect("a specification");
    assert_eq!(ranks.lines().count(), 43, "with its heading");
    for line in ranks.lines().skip(1) {
        let cells: Vec<_> = line.split(',').collect();
        let bound = bound_of(grade(cells[0])).expect("a bound");
        assert_eq!(bound.to_string(), cells[1], "{line}");
        assert_eq!(width_at(bound).map_or(String::new(), |width| width.to_string()), cells[2], "{line}");
    }
    let chances = std::fs::read_to_string(specs.join("go_chance.csv")).expect("it stands beside the other");
    assert_eq!(chances.lines().count(), 56, "with its heading");
    for line in chances.lines().skip(1) {
        let cells: Vec<_> = line.split(',').collect();
        let first: i32 = cells[0].parse().expect("a number");
        let last = if cells[1].is_empty() { first + 1000 } else { cells[1].parse().expect("a number") };
        for difference in first..=last {
            assert_eq!(chance_at(difference).to_string(), cells[2], "{line}");
        }
    }
}
