//! Below the floor: marked unrated on the next list in the words of 2024, taken off it in those of 2013 (F-07, F-08).

use super::story::{Story, rated, swiss};
use arpad_office::rating::rate_case::Answer;
use arpad_trial::trials;
use jiff::civil::{Date, date};

const APRIL: Date = date(2024, 4, 1);
const MAY: Date = date(2024, 5, 1);
const JUNE: Date = date(2024, 6, 1);

/// 1405 loses to 1400: D 5 is .51, −.51 × 40 = −20.4, so 1385; and 1420. May has him once more, without a place; June has not.
#[test]
fn p24_7_2_1_who_falls_below_1400_stands_on_the_next_list_marked_unrated() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(1405), rated(1400), rated(1500)]);
        story.report(&swiss("Kupa", date(2024, 4, 6), "AB0")).unwrap();
        story.close(MAY);
        assert_eq!(story.lines(APRIL), ["1 C 1500", "2 A 1405", "3 B 1400"]);
        assert_eq!(story.lines(MAY), ["1 C 1500", "2 B 1420", "- A -"]);
        assert_eq!(story.change('A', MAY), "-20.40");
        assert_eq!(story.step('A', MAY, "marked-unrated"), "7.2.1 marked-unrated: 1385");
        story.close(JUNE);
        assert_eq!(story.lines(JUNE), ["1 C 1500", "2 B 1420"]);
        let explained = story.explained('A', JUNE);
        assert!(explained.answer.is_none() && explained.agrees(), "unrated before and after");
        let page = story.page('A', JUNE);
        let marks: Vec<(Date, Option<i32>, bool)> =
            page.series[0].lists.iter().map(|one| (one.list.day, one.row.rating, one.is_marked_unrated)).collect();
        assert_eq!(marks, [(APRIL, Some(1405), false), (MAY, None, true), (JUNE, None, false)]);
        story.verify();
    }
}

/// 1399 stood on the list of February, whose floor was 1000, and has no game: the first list with 1400 marks him, and the
/// explanation has the number.
#[test]
fn p24_7_1_2_p24_7_2_1_an_idle_player_is_marked_by_the_first_list_with_the_higher_floor() {
    let [february, march, april] = [2, 3, 4].map(|month| date(2024, month, 1));
    for trial in trials() {
        let mut story = Story::on(&trial, february, &[rated(1399), rated(1400)]);
        story.close(march);
        assert_eq!(story.lines(march), ["1 B 1400", "- A -"]);
        assert_eq!(story.steps('A', march), ["7.2.1 marked-unrated: 1399"]);
        let explained = story.explained('B', march);
        assert!(explained.answer.is_none(), "nothing moved him");
        story.close(april);
        assert_eq!(story.lines(april), ["1 B 1400"]);
        story.verify();
    }
}

/// A forfeit is no game: 1399 is marked all the same, and the explanation says what the list says.
#[test]
fn p24_7_2_1_a_forfeit_keeps_nobody_above_the_floor() {
    let [february, march] = [2, 3].map(|month| date(2024, month, 1));
    for trial in trials() {
        let mut story = Story::on(&trial, february, &[rated(1399), rated(1400)]);
        story.report(&swiss("Kupa", date(2024, 2, 10), "AB+")).unwrap();
        story.close(march);
        assert_eq!(story.lines(march), ["1 B 1400", "- A -"]);
        assert_eq!(story.steps('A', march), ["7.2.1 marked-unrated: 1399"]);
    }
}

/// Corrected in May: A had drawn, so he did not fall. 1405 and 1400, D 5: −.01 × 40 = −0.4 is 0. June starts from 1405.
#[test]
fn p24_7_2_1_who_fell_by_a_mistake_is_back_on_the_next_list() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(1405), rated(1400)]);
        story.report(&swiss("Kupa", date(2024, 4, 6), "AB0")).unwrap();
        story.close(MAY);
        assert_eq!(story.lines(MAY), ["1 B 1420", "- A -"]);
        story.correct_result(1, (1, 0), "1/2-1/2", date(2024, 5, 10));
        story.close(JUNE);
        assert_eq!(story.lines(JUNE), ["1 A 1405", "2 B 1400"]);
        story.verify();
    }
}

/// A register of before follows the first reading: no line, as it was published then.
#[test]
fn p24_7_2_1_a_register_of_before_has_no_line_for_him() {
    for trial in trials() {
        let mut story = Story::of_before(&trial, APRIL, &[rated(1405), rated(1400)]);
        story.report(&swiss("Kupa", date(2024, 4, 6), "AB0")).unwrap();
        story.close(MAY);
        assert_eq!(story.lines(MAY), ["1 B 1420"]);
        let explained = story.explained('A', MAY);
        let Some(Answer::Chess(answer)) = &explained.answer else { panic!("no calculation") };
        assert_eq!(answer.rated.players[explained.position].after, Some(1385));
        story.verify();
    }
}
