//! The Hungarian regulation of 2017 (17) outside of its appendix, on lists of 2018.

use super::story::{Player, Story, UNRATED, rated, swiss};
use arpad_office::acts::Decided;
use arpad_trial::trials;
use jiff::civil::{Date, date};

const APRIL: Date = date(2018, 4, 1);
const MAY: Date = date(2018, 5, 1);
const JUNE: Date = date(2018, 6, 1);

fn april(day: i8) -> Date {
    date(2018, 4, day)
}

/// 29 games on the list of May. The next event is played at 40 to its end (2 × .5 × 40), the one after it on the same list
/// at 20 (.5 × 20).
#[test]
fn p17_2_k_at_29_games_the_next_event_is_at_40_and_the_second_at_20() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(2000), rated(2000), rated(2000), rated(2000)]);
        let drawn = "AB= ".repeat(29);
        story.report(&swiss("Huszonkilenc", april(7), &drawn)).unwrap();
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), Some(2000));
        story.report(&swiss("Harmincadik", date(2018, 5, 5), "AC1 AD1")).unwrap();
        story.report(&swiss("Utána", date(2018, 5, 12), "AE1")).unwrap();
        story.close(JUNE);
        assert_eq!(story.change('A', JUNE), "50.00");
        let steps = story.steps('A', JUNE);
        assert_eq!(steps[2..6], ["8.56 k-new: 40", "8.55 part: 40.00", "8.56 k-normal: 20", "8.55 part: 10.00"]);
    }
}

/// 10 for ever once 2400 was published: 2405 loses ten points, and has 10 at 2395.
#[test]
fn p17_2_k_10_for_ever() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2405), rated(2405)]);
        story.report(&swiss("Kupa", april(7), "AB0 AB0")).unwrap();
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), Some(2395));
        story.report(&swiss("Második Kupa", date(2018, 5, 5), "AB0")).unwrap();
        story.close(JUNE);
        assert_eq!(story.step('A', JUNE, "k-strong"), "8.56 k-strong: 10");
    }
}

/// What the text does not say is FIDE's: 90 minutes will do for 1900 and not for 2250, game by game.
#[test]
fn p17_1_2_what_the_text_does_not_say_is_fides() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2250), rated(1900), rated(1900)]);
        let mut event = swiss("Kupa", april(7), "AB1 BC1");
        event.control = "60 min + 30 sec/move";
        story.report(&event).unwrap();
        story.close(MAY);
        assert_eq!(story.whys('B', MAY), ["§1.2 too-fast", ""]);
    }
}

/// The list is of the first of the month; the text governs events from 2017-01-01: 15 points a half point, and the January
/// before as after.
#[test]
fn p17_3_p17_4_in_force_from_2017_on_the_first_of_the_month() {
    for trial in trials() {
        let december = date(2016, 12, 1);
        let mut story = Story::on(&trial, december, &[rated(2000), rated(1900)]);
        story.report(&swiss("Óévi Kupa", date(2016, 12, 10), "AB1")).unwrap();
        story.report(&swiss("Újévi Kupa", date(2017, 1, 7), "AB1")).unwrap();
        story.close(date(2017, 1, 1));
        story.close(date(2017, 2, 1));
        assert_eq!(story.ratings(date(2017, 1, 1)), [Some(2014), Some(1886)]);
        // 2014 against 1886: D 128 is .67, .33 × 40 = 13.2.
        assert_eq!(story.ratings(date(2017, 2, 1)), [Some(2027), Some(1873)]);
        assert_eq!(story.step('A', date(2017, 2, 1), "k-new"), "8.56 k-new: 40");
    }
}

/// The first example of II.2: ½ of 5 against 1766 enters with 1400. The second, 12 of 15 against 1900, is 2035 by 8.23 and
/// 2080 once 20 a half point is decided; 15 more games follow at 40.
#[test]
fn p17_ii_2_p17_2_fide_id_the_examples() {
    for trial in trials() {
        let players: Vec<Player> = [UNRATED; 3].into_iter().chain([rated(1766)]).chain([rated(1900)]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&swiss("Első példa", april(7), "AD= AD0 AD0 AD0 AD0")).unwrap();
        let twelve_of_fifteen = |who: char| format!("{who}E1 ").repeat(12) + &format!("{who}E0 ").repeat(3);
        story.report(&swiss("Második példa", april(14), &twelve_of_fifteen('B'))).unwrap();
        story.close(MAY);
        assert_eq!([story.rating('A', MAY), story.rating('B', MAY)], [Some(1400), Some(2035)]);
        let parameter =
            Decided::Parameter { edition: "mssz-2017".into(), name: "bonus_per_half_point".into(), value: "20".into() };
        story.decide(parameter, MAY);
        story.report(&swiss("Húsz ponttal", date(2018, 5, 5), &twelve_of_fifteen('C'))).unwrap();
        story.report(&swiss("Utána", date(2018, 5, 12), "BE1")).unwrap();
        story.close(JUNE);
        assert_eq!(story.rating('C', JUNE), Some(2080));
        assert_eq!(story.step('B', JUNE, "k-new"), "8.56 k-new: 40");
    }
}

/// The table of II.3: 4, 5, 6 and 8 of 10 against 2300 are performances of 2228, 2300, 2372 and 2540.
#[test]
fn p17_ii_3_the_performance_stands_in_the_explanation() {
    for trial in trials() {
        let players: Vec<Player> = std::iter::repeat_n(rated(2300), 14).collect();
        let mut story = Story::on(&trial, date(2018, 4, 1), &players);
        let (day, list) = (date(2018, 4, 7), date(2018, 5, 1));
        for (name, letter, won) in [("Egy", 'A', 4), ("Kettő", 'B', 5), ("Három", 'C', 6), ("Négy", 'D', 8)] {
            let result = |game: u8| format!("{letter}{}{} ", char::from(b'E' + game), u8::from(game < won));
            story.report(&swiss(name, day, &(0..10).map(result).collect::<String>())).unwrap();
        }
        story.close(list);
        let told = ['A', 'B', 'C', 'D'].map(|letter| story.step(letter, list, "performance"));
        assert_eq!(told, [2228, 2300, 2372, 2540].map(|rating| format!("II.3 performance: {rating}")));
    }
}
