//! Events of more than 30 days are rated month by month (24 4.1, F-04); rules that belong to the event are applied to the whole.

use super::story::{MATCH, SWISS, Story, UNRATED, rated, swiss};
use arpad_trial::trials;
use jiff::civil::{Date, date};

const OCTOBER: Date = date(2024, 10, 1);
const NOVEMBER: Date = date(2024, 11, 1);

/// 43 days from 5 September: two rounds in September, three in October. The newcomer F loses twice, then makes 2 of 3 against
/// 1800: 2 of 5 in his first event. Ra = (5 × 1800 + 2 × 1800) / 7 = 1800, (2 + 1) / 7 = .43, −50: 1750.
#[test]
fn p24_4_1_p24_8_2_1_the_first_event_of_a_newcomer_is_the_whole_event() {
    for trial in trials() {
        let players = [rated(1800), rated(1800), rated(1800), rated(1800), rated(1800), UNRATED];
        let mut story = Story::on(&trial, date(2024, 9, 1), &players);
        let mut league = swiss("Liga", date(2024, 9, 5), "FA0 FB0 FC1 FD= FE=");
        league.end = date(2024, 10, 17);
        league.system = SWISS;
        league.days =
            vec![date(2024, 9, 5), date(2024, 9, 12), date(2024, 10, 3), date(2024, 10, 10), date(2024, 10, 17)];
        let mut september = league.clone();
        september.games.truncate(2);
        story.report_on(&september, date(2024, 9, 20)).unwrap();
        story.close(OCTOBER);
        assert_eq!(story.rating('F', OCTOBER), None, "{}", trial.name());
        story.report_on(&league, date(2024, 10, 18)).unwrap();
        story.close(NOVEMBER);
        assert_eq!(story.rating('F', NOVEMBER), Some(1750), "{}", trial.name());
        story.verify();
    }
}

/// Six games from 5 September to 11 October: 3½ of 6 in September, so the two of October do not count. 2000 against 1900: D 100,
/// .64: 3 × .36 − .14 = .94 × 40 = 37.6 for a player with no games yet.
#[test]
fn p24_4_1_p24_6_2_a_match_is_decided_over_all_its_months() {
    for trial in trials() {
        let mut story = Story::on(&trial, date(2024, 9, 1), &[rated(2000), rated(1900)]);
        let mut long = swiss("Meccs", date(2024, 9, 5), "AB1 BA0 AB1 BA= AB0 BA1");
        long.end = date(2024, 10, 11);
        long.system = MATCH;
        let september = [5, 6, 12, 13].map(|day| date(2024, 9, day));
        long.days = september.into_iter().chain([date(2024, 10, 10), date(2024, 10, 11)]).collect();
        story.report_on(&long, date(2024, 10, 18)).unwrap();
        story.close(OCTOBER);
        story.close(NOVEMBER);
        assert_eq!(story.rating('A', NOVEMBER), Some(2038), "{}", trial.name());
        assert_eq!(story.rating('B', NOVEMBER), Some(1862), "{}", trial.name());
        story.verify();
    }
}

/// The same match in two files, neither of which says how many games there are: September's four all count, for nobody knows
/// that they were four of six; October's two came after the decision.
#[test]
fn p24_4_1_p24_6_2_a_match_in_two_files_is_decided_over_both() {
    for trial in trials() {
        let mut story = Story::on(&trial, date(2024, 9, 1), &[rated(2000), rated(1900)]);
        let mut long = swiss("Meccs", date(2024, 9, 5), "AB1 BA0 AB1 BA= AB0 BA1");
        long.end = date(2024, 10, 11);
        long.system = MATCH;
        let september = [5, 6, 12, 13].map(|day| date(2024, 9, day));
        long.days = september.into_iter().chain([date(2024, 10, 10), date(2024, 10, 11)]).collect();
        let mut first = long.clone();
        first.games.truncate(4);
        first.days.truncate(4);
        let unsaid = |text: String| {
            text.lines().filter(|line| !line.starts_with("XXR")).map(|line| format!("{line}\n")).collect()
        };
        story.report_edited_on(&first, date(2024, 9, 20), unsaid).unwrap();
        story.close(OCTOBER);
        assert_eq!(story.ratings(OCTOBER), [Some(2038), Some(1862)], "{}", trial.name());
        story.report_edited_on(&long, date(2024, 10, 12), unsaid).unwrap();
        story.close(NOVEMBER);
        assert_eq!(story.ratings(NOVEMBER), [Some(2038), Some(1862)], "{}", trial.name());
        assert_eq!(story.whys('A', NOVEMBER), ["6.2 match-decided"; 2]);
        story.verify();
    }
}
