//! Which columns are rounds, told by small tables. Place `n` stands on line `n - 1`.

use super::*;
use crate::egd::h9::Player;

/// The rounds of lines of words: how many words are usual, which of them are rounds, and which lines count from the right.
fn rounds(lines: &[&str]) -> (usize, Range<usize>, Vec<bool>) {
    let players: Vec<PlayerLine<'_>> = lines
        .iter()
        .map(|text| text.split_whitespace().map(|word| (1, word)).collect())
        .map(|columns| PlayerLine { player: Player::default(), columns })
        .collect();
    let found = find(&players, |number| (number as usize).checked_sub(1).filter(|at| *at < lines.len()));
    (found.usual, found.range, found.align.iter().map(|align| *align == Align::Right).collect())
}

fn range(lines: &[&str]) -> Range<usize> {
    rounds(lines).1
}

#[test]
fn games_that_two_lines_tell_alike_are_rounds_and_scores_are_not() {
    assert_eq!(range(&["2 35 2+ 3-", "1 34 1- 4+", "1 33 4+ 1+", "0 32 3- 2-"]), 2..4, "scores first");
    assert_eq!(range(&["2+ 3- 2 35", "1- 4+ 1 34", "4+ 1+ 1 33", "3- 2- 0 32"]), 0..2, "scores last");
    assert_eq!(range(&["2+", "1-"]), 0..1);
    assert_eq!(range(&["2 35", "1 34"]), 0..0, "no game at all");
    assert_eq!(range(&[]), 0..0);
    // A score can look like a result: `2=` names the second line, which does not name the first.
    assert_eq!(range(&["2= 2+ 3+", "9= 1- 4-", "9= 4- 1-", "1= 3+ 2+"]), 1..3);
}

#[test]
fn an_absence_weighs_nothing_and_the_run_is_the_shortest() {
    assert_eq!(range(&["2+ 0= 2-", "1- 0= 1+"]), 0..3, "an absence between two games");
    assert_eq!(range(&["0= 2+ 0=", "0= 1- 0="]), 1..2, "absences beside the game may be scores");
    assert_eq!(range(&["0- 2+", "0+ 1-"]), 0..2, "who won without a game did not get it as a score");
}

#[test]
fn a_neighbor_that_can_only_be_a_round_is_one() {
    // A slip of the pen in the last round: nobody mirrors, but every word is a result of somebody in the file.
    assert_eq!(range(&["5 2+ 4+", "5 1- 1-", "5 4+ 2-", "5 3- 3+"]), 1..3);
    // The same before the first.
    assert_eq!(range(&["4+ 2+ 5", "1- 1- 5", "2- 4+ 5", "3+ 3- 5"]), 0..2);
    // All draws, or somebody who is not in the file: scores.
    assert_eq!(range(&["5 2+ 4=", "5 1- 1=", "5 4+ 2=", "5 3- 3="]), 1..2);
    assert_eq!(range(&["5 2+ 4+", "5 1- 1-", "5 4+ 9-", "5 3- 3+"]), 1..2);
    // One whole game is enough, whatever stands beside it.
    assert_eq!(range(&["2+ 2+", "1- 1-", "4+ 99", "3- 98", "6+ 97", "5- 96"]), 0..2);
    assert_eq!(range(&["2+ 2=/w0", "1- 1=/b0", "4+ 99", "3- 98", "6+ 97", "5- 96"]), 0..2, "colors make it whole");
    assert_eq!(range(&["2+ 2=/w0", "1- 1=", "4+ 99", "3- 98", "6+ 97", "5- 96"]), 0..1, "a color on one line does not");
    assert_eq!(range(&["2+ 2=", "1- 1=", "4+ 99", "3- 98", "6+ 97", "5- 96"]), 0..1);
}

#[test]
fn a_misspelt_result_is_meant_as_one_and_a_number_is_not() {
    let last = |words: [&str; 4]| {
        let lines = ["2+", "1-", "4+", "3-"].iter().zip(words).map(|(round, word)| format!("{round} {word}"));
        range(&lines.collect::<Vec<_>>().iter().map(String::as_str).collect::<Vec<_>>())
    };
    assert_eq!(last(["4!+/w0", "4!+/w0", "1x/b0", "2!-/b0"]), 0..2);
    assert_eq!(last(["4!+/w0", "34", "1x/b0", "2!-/b0"]), 0..1, "a score among them");
    assert_eq!(last(["x4!+", "4!+/w0", "1x/b0", "2!-/b0"]), 0..1, "a result begins with a number");
    assert_eq!(last(["4x", "4!+/w0", "1x/b0", "2!-/b0"]), 0..1, "and has a mark");
    assert_eq!(last(["-4", "4!+/w0", "1x/b0", "2!-/b0"]), 0..1, "a score below zero");
}

#[test]
fn a_line_of_another_length_is_read_from_the_end_that_mirrors_better() {
    // The third has a word too few in front, the fourth one too many behind.
    let lines = ["5 2+ 3-", "5 1- 4+", "4+ 1+", "5 3- 2- 7"];
    let (usual, range, right) = rounds(&lines);
    assert_eq!((usual, range), (3, 1..3));
    assert_eq!((right[2], right[3]), (true, false));
    assert!(!rounds(&["2+ 3- 5", "1- 4+ 5", "4+ 1+", "3- 2- 5"]).2[2]);
    // Of two equal readings the one from the right counts.
    assert_eq!(rounds(&["5 2+", "5 1-", "5 0+ 0="]).2, [true, true, true]);
    // The usual number of words is the most frequent, of equals the greater.
    assert_eq!(rounds(&["1 2 3", "1 2", "1 2"]).0, 2);
    assert_eq!(rounds(&["1 2 3", "1 2 3", "1 2", "1 2"]).0, 3);
}

#[test]
fn a_column_lies_within_the_words_of_a_line_or_nowhere() {
    for (column, usual, length, left, right) in [
        (0, 3, 3, Some(0), Some(0)),
        (2, 3, 3, Some(2), Some(2)),
        (0, 3, 2, Some(0), None),
        (1, 3, 2, Some(1), Some(0)),
        (2, 3, 2, None, Some(1)),
        (0, 3, 5, Some(0), Some(2)),
        (2, 3, 5, Some(2), Some(4)),
        (0, 3, 0, None, None),
    ] {
        assert_eq!(position(column, usual, length, Align::Left), left, "{column} of {usual} in {length}");
        assert_eq!(position(column, usual, length, Align::Right), right, "{column} of {usual} in {length}");
    }
}

#[test]
fn the_heaviest_run_is_the_first_and_shortest_of_equals() {
    for (weights, run, sum) in [
        (&[][..], 0..0, 0),
        (&[-1, -3], 0..0, 0),
        (&[0, 0], 0..0, 0),
        (&[2], 0..1, 2),
        (&[-3, 2, 2, -3], 1..3, 4),
        (&[2, -1, 2], 0..3, 3),
        (&[2, -3, 3], 2..3, 3),
        (&[2, -2, 2], 0..1, 2),
        (&[0, 2, 0], 1..2, 2),
        (&[-1, 4, -2, 3, -6, 4], 1..4, 5),
    ] {
        assert_eq!(heaviest_run(weights), (run, sum), "{weights:?}");
    }
}
