//! The records beside the players by their columns: what stands in a gap has slipped, and then nothing of the line is
//! believed. The columns are those of the specification, written down once more.

use arpad_formats::notice::Severity;
use arpad_formats::trf::{self, OtherKind, TournamentFile};

/// A record in order and the columns that are blank in it, those between repeated numbers included.
const RECORDS: [(&str, &[usize]); 9] = [
    ("013 Egyik csapat                       1    2         4", &[41, 46, 51]),
    (
        "310   1 Egyik csapat                     EGY    2100    5.0    4.0   1     1    2         4",
        &[8, 41, 47, 54, 61, 68, 72, 73, 78, 83, 88],
    ),
    ("240 H   1    1    2", &[6, 10, 15]),
    ("250  1.0  0.5   1   1    1    2", &[9, 14, 18, 22, 27]),
    ("260   1   1    1    2", &[8, 12, 17]),
    ("299 +   1.0   0.5    1    1    2", &[6, 7, 12, 13, 18, 19, 23, 28]),
    ("300   1   1   2    1 0000    4", &[8, 12, 16, 21, 26]),
    ("320  1.0  1.0   3 000   1", &[9, 14, 18, 22]),
    ("330 +-   1   1   2", &[7, 11, 15]),
];

/// How many of them the file holds, in the order of [`RECORDS`].
fn counts(file: &TournamentFile) -> [usize; 9] {
    [
        file.old_teams.len(),
        file.teams.len(),
        file.byes.len(),
        file.accelerations.len(),
        file.forbidden_pairings.len(),
        file.abnormal_points.len(),
        file.line_ups.len(),
        file.team_byes.len(),
        file.forfeited_matches.len(),
    ]
}

fn with(line: &str, column: usize, letter: char) -> String {
    line.chars().enumerate().map(|(at, old)| if at + 1 == column { letter } else { old }).collect()
}

#[test]
fn a_record_in_order_is_taken() {
    for (index, (line, _)) in RECORDS.into_iter().enumerate() {
        let (file, _) = trf::read(line.as_bytes());
        let mut expected = [0; 9];
        expected[index] = 1;
        assert_eq!(counts(&file), expected, "{line}");
        assert!(file.others.is_empty(), "{line}");
    }
}

#[test]
fn a_record_with_text_in_a_gap_is_kept_verbatim_and_said() {
    for (line, gaps) in RECORDS {
        for gap in [&[4], gaps].concat() {
            assert_eq!(line.as_bytes()[gap - 1], b' ', "{line} is blank in {gap}");
            let slipped = with(line, gap, '1');
            let (file, notices) = trf::read(slipped.as_bytes());
            assert_eq!(counts(&file), [0; 9], "column {gap} of {slipped}");
            let kept: Vec<_> = file.others.iter().map(|other| (other.kind, other.text.as_str())).collect();
            assert_eq!(kept, [(OtherKind::Unreadable, slipped.as_str())], "column {gap}");
            let said = notices.iter().find(|notice| notice.code == "record-unreadable").expect("it is said");
            assert_eq!((said.severity, said.line), (Severity::Warning, 1), "column {gap}");
        }
    }
}

#[test]
fn empty_places_between_members_stay_and_those_behind_go() {
    let read = |line: &str| trf::read(line.as_bytes()).0;
    assert_eq!(read(RECORDS[0].0).old_teams[0].members, [Some(1), Some(2), None, Some(4)]);
    assert_eq!(read(RECORDS[1].0).teams[0].members, [Some(1), Some(2), None, Some(4)]);
    assert_eq!(read("300   1   1   2 0000    1 0000 0000").line_ups[0].boards, [None, Some(1)]);
    assert_eq!(read("320  1.0  1.0 000   3 000 000").team_byes[0].teams, [None, Some(3)]);
    // In the other records there are no places, only numbers: a hole says nothing.
    assert_eq!(read("240 Z   2    1         3").byes[0].ids, [1, 3]);
    assert_eq!(read("260   1   2    1         3").forbidden_pairings[0].ids, [1, 3]);
}

#[test]
fn numbers_that_must_be_there() {
    for line in [
        "310     Egyik csapat",
        "310 000 Egyik csapat",
        "240 H        1",
        "240 H 000    1",
        "250  1.0  0.5       1    1    2",
        "250  1.0  0.5   1        1    2",
        "250  1.0  0.5   1   1         2",
        "250  1.0  0.5   1   1    1",
        "260       1    1    2",
        "260   1        1    2",
        "300       1   2    1",
        "300   1       2    1",
        "300   1   1        1",
        "330 +-       1   2",
        "330 +-   1       2",
        "330 +-   1   1",
        "330 ++   1   1   2",
        "240 Q   1    1",
        "299 Q   1.0   0.5    1    1",
        "299 +   1,x   0.5    1    1",
        "320  x.0  1.0   3",
    ] {
        let (file, _) = trf::read(line.as_bytes());
        assert_eq!(counts(&file), [0; 9], "{line}");
        assert_eq!(file.others.len(), 1, "{line}");
    }
}
