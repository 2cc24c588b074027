//! First ratings around the day a new text comes into force: a change holds for events that start from then on (0.1).

use super::story::{Player, Story, UNRATED, rated, swiss};
use arpad_trial::trials;
use jiff::civil::{Date, date};

const FEBRUARY: Date = date(2024, 2, 1);
const MARCH: Date = date(2024, 3, 1);
const APRIL: Date = date(2024, 4, 1);

/// A to E, and F, who has no rating.
const PLAYERS: [Player; 6] = [rated(1800), rated(1622), rated(2310), rated(1890), rated(2600), UNRATED];

/// 1½ of 5 against an average of 2044.4, in February: .30 is −149, so 1895.4. The text of March, with two drawn games against
/// 1800, would give 2.5 of 7 against 1974.57: .36 is −102, so 1872.57.
#[test]
fn p22_8_2_3_p24_0_1_a_first_event_of_february_on_the_list_of_march() {
    for trial in trials() {
        let mut story = Story::on(&trial, FEBRUARY, &PLAYERS);
        story.report(&swiss("Kupa", date(2024, 2, 10), "FA1 FB0 FC0 FD0 FE=")).unwrap();
        story.close(MARCH);
        assert_eq!(story.rating('F', MARCH), Some(1895));
        assert_eq!(
            story.steps('F', MARCH),
            [
                "7.1.4 event-counted: Name(\"1\")",
                "0.1 first-of-start: Name(\"1\")",
                "8.2.2 results: 5",
                "8.2.2 average: 2044.40",
                "8.1.1 percentage: 0.30",
                "8.1.1 dp: -149",
                "8.2.3 first-computed: 1895",
            ]
        );
        story.verify();
    }
}

/// 1½ of 3 in February, ½ of 2 in March: one calculation, by the text of the last event. 2 of 5 and two drawn games against
/// 1800 are 3 of 7 against 1974.57: .43 is −50, so 1924.57.
#[test]
fn p24_7_1_4_p24_0_1_a_pool_over_both_texts_goes_by_the_last_event() {
    for trial in trials() {
        let mut story = Story::on(&trial, FEBRUARY, &PLAYERS);
        story.report(&swiss("Téli Kupa", date(2024, 2, 10), "FA1 FB= FD0")).unwrap();
        story.close(MARCH);
        assert_eq!(story.rating('F', MARCH), None);
        story.report(&swiss("Tavaszi Kupa", date(2024, 3, 6), "FC0 FE=")).unwrap();
        story.close(APRIL);
        assert_eq!(story.rating('F', APRIL), Some(1925));
        assert!(story.steps('F', APRIL).iter().all(|step| !step.contains("first-of-start")));
        story.verify();
    }
}
