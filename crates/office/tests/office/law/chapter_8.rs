//! Chapter 8 as FIDE's text of about 2013 (13) has it and the Hungarian regulation of 2017 (17) repeats it: the same months
//! under both. Everybody is new (K 40) but those who have reached 2400.

use super::story::{Player, Story, UNRATED, rated, round_robin, swiss};
use arpad_trial::trials;
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// Both on both databases: the first list, a day in its month, and the list after it.
fn both(players: &[Player], tell: impl Fn(Story, Date, Date)) {
    for trial in trials() {
        let list = date(2014, 4, 1);
        tell(Story::on(&trial, list, players), date(2014, 4, 5), date(2014, 5, 1));
    }
    for trial in trials() {
        let list = date(2018, 4, 1);
        tell(Story::on(&trial, list, players), date(2018, 4, 7), date(2018, 5, 1));
    }
}

/// 2000 beats 1900: D 100 is .64, .36 × 40 = 14.4.
#[test]
fn p13_8_1_p17_8_1_p13_8_1b_p17_8_1b_p13_8_51_p17_8_51_p13_8_55a_p17_8_55a_p13_8_55b_p17_8_55b_p13_8_55c_p17_8_55c_a_month()
 {
    both(&[rated(2000), rated(1900)], |mut story, day, list| {
        story.report(&swiss("Kupa", day, "AB1")).unwrap();
        story.close(list);
        assert_eq!(story.ratings(list), [Some(2014), Some(1886)]);
        // The performance of 2017 is for information.
        let mut steps = story.steps('A', list);
        steps.retain(|step| !step.starts_with("II.3 "));
        assert_eq!(
            steps,
            [
                "8.1b expected: 0.64",
                "8.55 sum: 0.36",
                "8.56 k-new: 40",
                "8.55 change: 14.40",
                "8.57 rounded: 14",
                "8.55 new-rating: 2014",
            ]
        );
        story.verify();
    });
}

/// Game by game: 1.00 against 1500 and 2500 would be .50 each on average; .92 and .08 are 1.00 too, but a win and a loss the
/// wrong way round are −1.68 × 40, not the 0 of the average.
#[test]
fn p13_8_51_p17_8_51_p17_ii_1_game_by_game_and_not_by_the_average() {
    both(&[rated(2000), rated(1700), rated(2100)], |mut story, day, list| {
        // D 300 is .85, D −100 is .36: −.85 + .64 = −.21. Against the average of 1900 it were 1 − 1.28 = −.28.
        story.report(&swiss("Kupa", day, "AB0 AC1")).unwrap();
        story.close(list);
        assert_eq!(story.change('A', list), "-8.40");
    });
}

/// 500 points are 400: .08 × 40.
#[test]
fn p13_8_54_p17_8_54_four_hundred_points_are_the_most() {
    both(&[rated(2000), rated(1500)], |mut story, day, list| {
        story.report(&swiss("Kupa", day, "AB1")).unwrap();
        story.close(list);
        assert_eq!(story.change('A', list), "3.20");
    });
}

/// 2410 (K 10) draws with 2375: −.05 × 10 = −0.5 becomes 0; with 2445, +0.5 becomes 1.
#[test]
fn p13_8_56_p17_8_56_p13_8_57_p17_8_57_half_a_point_goes_up_whatever_its_sign() {
    both(&[rated(2410), rated(2375), rated(2410), rated(2445)], |mut story, day, list| {
        story.report(&swiss("Kupa", day, "AB= CD=")).unwrap();
        story.close(list);
        assert_eq!([story.change('A', list), story.change('C', list)], ["-0.50", "0.50"]);
        assert_eq!([story.rating('A', list), story.rating('C', list)], [Some(2410), Some(2411)]);
        assert_eq!(story.step('A', list, "k-strong"), "8.56 k-strong: 10");
    });
}

/// The example of 8.58: A 2600, B 2500, D 2400, F 2150, G 2300 and J 2300 against C, E, H and I without a rating. Rar 2375,
/// dpa 29.5, Ra 2348; C 2423, E 2393, H 2144, I 2006. The changes with K 10 for A, B and D, 40 for F, G and J: 6.4, 5.2, 6.0;
/// 58.0, −48.4, −128.4.
#[test]
fn p13_8_21b_p17_8_21b_p13_8_21bi_p17_8_21bi_p13_8_21bii_p17_8_21bii_p13_8_21biii_p17_8_21biii_p13_8_25_p17_8_25_p13_8_52_p17_8_52_p13_8_58_p17_8_58_the_example()
 {
    let of = [2600, 2500, 0, 2400, 0, 2150, 2300, 0, 0, 2300].map(rated);
    both(&of, |mut story, day, list| {
        let results = "11==1111111==11111111111=11111=1111==11=11===";
        story.report(&round_robin("Körverseny", day, "ABCDEFGHIJ", results)).unwrap();
        story.close(list);
        let ratings = [2606, 2505, 2423, 2406, 2393, 2208, 2252, 2144, 2006, 2172];
        assert_eq!(story.ratings(list), ratings.map(Some));
        assert_eq!(story.step('C', list, "rr-rated-average"), "8.21bI rr-rated-average: 2375.00");
        assert_eq!(story.step('C', list, "rr-dp-average"), "8.21bII rr-dp-average: 29.50");
        assert_eq!(story.step('C', list, "rr-average"), "8.21bIII rr-average: 2348");
        assert_eq!(story.step('H', list, "dp-part"), "8.25 dp-part: -198.00");
        assert_eq!(story.step('H', list, "rr-corrected"), "8.58 rr-corrected: 2144");
        story.verify();
    });
}

/// Everybody meets everybody twice, and the file says round robin: it is a double one, and its newcomer is rated from the
/// table. A, B, C 2000 draw all; N draws all: Ra 2000, 50 percent.
#[test]
fn p13_8_22_p17_8_22_a_double_round_robin_that_says_round_robin() {
    both(&[rated(2000), rated(2000), rated(2000), rated(2000), rated(2000), UNRATED], |mut story, day, list| {
        let all_drawn = "=".repeat(30);
        story.report(&round_robin("Kétszer mindenki", day, "ABCDEF", &all_drawn)).unwrap();
        story.close(list);
        assert_eq!(story.rating('F', list), Some(2000));
        assert_eq!(story.step('F', list, "dp"), "8.22 dp: 0");
        assert_eq!(story.whys('A', list), [""; 10], "his games with F count too");
    });
}

/// 3 of 5 in a Swiss against 2000: 15 for the half point above 50 percent. 2 of 5 is .40 and −72.
#[test]
fn p13_8_21a_p17_8_21a_p13_8_23_p17_8_23_p13_8_24_p17_8_24_p13_8_1a_p17_8_1a_p13_8_3_p17_8_3_p17_ii_2_first_ratings_of_a_swiss()
 {
    let of: Vec<Player> = [UNRATED; 2].into_iter().chain([rated(2000); 5]).collect();
    both(&of, |mut story, day, list| {
        let first = swiss("Kupa", day, "AC1 AD1 AE1 AF0 AG0 BC1 BD1 BE0 BF0 BG0");
        story.report(&first).unwrap();
        story.close(list);
        assert_eq!([story.rating('A', list), story.rating('B', list)], [Some(2015), Some(1928)]);
        assert_eq!(story.step('A', list, "average"), "8.21a average: 2000.00");
        assert_eq!(story.step('A', list, "bonus"), "8.23 bonus: 15");
        assert_eq!(story.step('B', list, "dp"), "8.24 dp: -72");
        assert_eq!(story.step('B', list, "percentage"), "8.1a percentage: 0.40");
        assert_eq!(story.whys('C', list), ["8.52 opponent-unrated"; 2]);
    });
}

/// The example of 8.34: 1 of 3 against 2220, 3 of 5 against 2150, 2½ of 4 against 2200: 6½ of 12 against 2184 on average,
/// 2199. The three events are on two lists.
#[test]
fn p13_8_34_p17_8_34_p13_8_32_p17_8_32_p13_8_53_p17_8_53_the_pool_is_one_tournament() {
    let of: Vec<Player> =
        [UNRATED].into_iter().chain([rated(2220); 3]).chain([rated(2150); 5]).chain([rated(2200); 4]).collect();
    both(&of, |mut story, day, list| {
        story.report(&swiss("Első", day, "AB1 AC0 AD0")).unwrap();
        story.close(list);
        assert_eq!(story.rating('A', list), None);
        // Unrated still: what he would have after three games is used by nobody.
        let next = list.saturating_add(1.month());
        story.report(&swiss("Második", list.saturating_add(5.days()), "AE1 AF1 AG1 AH0 AI0")).unwrap();
        story.report(&swiss("Harmadik", list.saturating_add(12.days()), "AJ1 AK1 AL= AM0")).unwrap();
        story.close(next);
        assert_eq!(story.rating('A', next), Some(2199));
        assert_eq!(story.step('A', next, "first-computed"), "8.32 first-computed: 2199");
        assert_eq!(story.whys('E', next), ["8.52 opponent-unrated"]);
        story.verify();
    });
}

/// Half a point of five against 1050 is .10 and −366: 684 is below 1000. The results are disregarded and do not come back
/// with the next event: 5 of 5 against 1050 is 1050 + 5 × 15.
#[test]
fn p13_8_31_p17_8_31_p13_8_33_p17_8_33_p13_7_14d_below_the_floor_everything_is_disregarded() {
    let of: Vec<Player> = [UNRATED].into_iter().chain([rated(1050); 5]).collect();
    both(&of, |mut story, day, list| {
        story.report(&swiss("Első", day, "AB= AC0 AD0 AE0 AF0")).unwrap();
        story.close(list);
        assert_eq!(story.rating('A', list), None);
        assert_eq!(story.step('A', list, "below-floor-disregarded"), "8.31 below-floor-disregarded: 684");
        assert_eq!(story.whys('A', list), ["8.31 performance-below-floor"; 5]);
        let next = list.saturating_add(1.month());
        story.report(&swiss("Második", list.saturating_add(5.days()), "AB1 AC1 AD1 AE1 AF1")).unwrap();
        story.close(next);
        assert_eq!(story.rating('A', next), Some(1125));
    });
}

/// Unrated when the late event began, 2015 since: his own change is from 2015, to his opponent he is unrated. 2015 beats
/// 2100: D −85 is .38, .62 × 40 = 24.8.
#[test]
fn p13_8_4_p17_8_4_who_has_entered_the_list_meanwhile() {
    let of: Vec<Player> = [UNRATED].into_iter().chain([rated(2000); 5]).chain([rated(2100)]).collect();
    both(&of, |mut story, day, list| {
        story.report(&swiss("Kupa", day, "AB1 AC1 AD1 AE0 AF0")).unwrap();
        story.close(list);
        let late = swiss("Késői Kupa", day.saturating_add(14.days()), "AG1");
        story.report_on(&late, list.saturating_add(5.days())).unwrap();
        let next = list.saturating_add(1.month());
        story.close(next);
        assert_eq!((story.rating('A', next), story.rating('G', next)), (Some(2040), Some(2100)));
        assert!(story.step('A', next, "newly-published").starts_with("8.4 newly-published"));
        assert_eq!(story.whys('G', next), ["8.4 opponent-newly-published"]);
    });
}

/// His first event has unrated opponents alone and is none (F-05); in the round robin that is his first he has no point: it
/// is disregarded for both sides, and the round robin is a Swiss. A beats B once: 14.4, and nothing for beating N.
#[test]
fn p13_6_1_p17_8_21_p13_8_21_the_disregarded_newcomer() {
    let of = [rated(2000), rated(1900), rated(1900), rated(1900), UNRATED, UNRATED];
    both(&of, |mut story, day, list| {
        story.report(&swiss("Kezdők", day, "EF1")).unwrap();
        // A beats B and E; the others draw, but everybody beats E.
        let table = round_robin("Körverseny", day.saturating_add(7.days()), "ABCDE", "1==1==1=11");
        story.report(&table).unwrap();
        story.close(list);
        assert_eq!(story.rating('E', list), None);
        assert_eq!(story.whys('A', list), ["", "", "", "8.52 opponent-unrated"]);
        // .36 − .14 − .14 = .08 × 40.
        assert_eq!(story.change('A', list), "3.20");
    });
}
