//! §9: the grade with which one enters.

use super::case::*;
use arpad_model::Severity;
use arpad_rules::go::hungary::grades::entry_grade;

fn warned(period: &arpad_model::GoPeriod) -> bool {
    severe(&rated(period).findings, Severity::Warning).contains(&("go-entry-grade", "§9(1)a"))
}

#[test]
fn p9_1_a_a_registered_player_enters_with_the_grade_of_his_points() {
    let mut period = plain();
    // 1900 points are 2 kyu, whatever grade he holds.
    period.players[0].grade = Some(grade("1d"));
    period.tournaments[0].entries = vec![(0, grade("2k"))];
    assert!(!warned(&period));
    period.tournaments[0].entries = vec![(0, grade("1d"))];
    assert!(warned(&period));
    period.tournaments[0].entries.clear();
    period.players[0].entry_grade = Some(grade("3k"));
    assert!(warned(&period));
}

/// The bounds of annex 1, table 1, from both sides: 1765 points are 4 kyu, 1764 are 5 kyu. Below the table it is 35 kyu,
/// above it 7 dan.
#[test]
fn p9_1_a_the_entry_grade_at_the_bounds() {
    for (points, enters) in [
        (-50, "35k"),
        (999, "35k"),
        (1000, "35k"),
        (1009, "35k"),
        (1010, "34k"),
        (1719, "6k"),
        (1720, "5k"),
        (1764, "5k"),
        (1765, "4k"),
        (1979, "1k"),
        (1980, "1d"),
        (2499, "5d"),
        (2500, "6d"),
        (2699, "6d"),
        (2700, "7d"),
        (2850, "7d"),
    ] {
        assert_eq!(entry_grade(points), grade(enters), "{points}");
        for (entry, is_right) in [(enters, true), ("20k", false)] {
            let mut period = plain();
            (period.players[0].rating, period.players[0].grade) = (Some(points), Some(grade("7d")));
            period.tournaments[0].entries = vec![(0, grade(entry))];
            assert_eq!(warned(&period), !is_right, "{points} points enter as {entry}");
        }
    }
}

#[test]
fn p9_1_a_current_points_are_those_before_the_tournament() {
    let mut period = plain();
    period.players[0].rating = Some(1919);
    let mut second = period.tournaments[0].clone();
    (second.start, second.end) = (day(8), day(8));
    second.entries = vec![(0, grade("1k"))];
    period.tournaments.push(second);
    assert!(!warned(&period), "1919 + 15 is 1 kyu by then");
}

#[test]
fn p9_1_b_an_international_tournament_follows_the_european_list() {
    let mut period = plain();
    period.tournaments[0].entries = vec![(0, grade("5d"))];
    period.tournaments[0].international = Some(true);
    let told = |period: &arpad_model::GoPeriod| {
        let findings = rated(period).findings;
        severe(&findings, Severity::Warning).iter().filter(|(code, _)| code.starts_with("go-entry-grade")).count()
    };
    assert_eq!(told(&period), 0, "what the European list says is not known");
    period.players[0].european = Some(grade("5d"));
    assert_eq!(told(&period), 0);
    period.players[0].european = Some(grade("1k"));
    assert_eq!(told(&period), 1);
    assert!(
        severe(&rated(&period).findings, Severity::Warning).contains(&("go-entry-grade-european", "§9(1)b")),
        "5 dan, but 1 kyu on the list"
    );
    period.tournaments[0].international = Some(false);
    assert!(warned(&period), "a domestic one does not ask the European list");
    (period.tournaments[0].international, period.tournaments[0].board) = (Some(true), 13);
    assert_eq!(told(&period), 0);
}

#[test]
fn p9_2_on_13_lines_one_enters_as_one_likes() {
    let mut period = plain();
    period.tournaments[0].entries = vec![(0, grade("20k"))];
    period.tournaments[0].board = 13;
    assert!(!warned(&period));
}

#[test]
fn p9_3_a_newcomer_estimates_his_own_grade() {
    let mut period = plain();
    period.players[0] = unrated("N", "20k");
    assert!(!warned(&period));
}

/// Of an event of which nobody says where it was, nobody is reproached with his grade, and the question is asked.
#[test]
fn p9_1_whether_an_event_is_domestic_is_asked_and_not_assumed() {
    let mut period = plain();
    period.tournaments[0].entries = vec![(0, grade("5d"))];
    assert!(warned(&period), "1900 points are 2 kyu");
    period.tournaments[0].international = None;
    assert!(!warned(&period));
    let findings = rated(&period).findings;
    assert!(severe(&findings, Severity::Note).contains(&("go-whereabouts-unsaid", "§9(1)")), "{findings:?}");
    period.tournaments[0].board = 13;
    let asked = severe(&rated(&period).findings, Severity::Note);
    assert!(
        !asked.contains(&("go-whereabouts-unsaid", "§9(1)")),
        "on the small board everybody chooses freely: {asked:?}"
    );
}
