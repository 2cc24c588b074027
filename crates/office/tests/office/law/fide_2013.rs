//! FIDE's text of about 2013 (13) outside of chapter 8, on lists of 2014. Everybody is new (K 40).

use super::story::{MATCH, Player, ROUND_ROBIN, Story, UNRATED, rated, round_robin, swiss, told_all};
use arpad_model::TournamentId;
use arpad_office::acts::Decided;
use arpad_trial::trials;
use jiff::civil::{Date, date};

const APRIL: Date = date(2014, 4, 1);
const MAY: Date = date(2014, 5, 1);
const JUNE: Date = date(2014, 6, 1);

fn april(day: i8) -> Date {
    date(2014, 4, day)
}

/// What is over the board, registered and meets the rest is rated; the list is of the first of the month, with the ratings of
/// the list in force at the start: the event of 30 April meets the list of April on the list of June.
#[test]
fn p13_0_p13_0_1_p13_7_1_p13_7_11_p13_7_12_p13_12_4_the_list_in_force_at_the_start() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(5), "AB1")).unwrap();
        let mut late = swiss("Hónap vége", april(30), "AB1");
        late.end = date(2014, 5, 2);
        story.report(&late).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [Some(2014), Some(1886)]);
        story.close(JUNE);
        // From 2000 and 1900 again, .36 × 40, and added to 2014.
        assert_eq!(story.ratings(JUNE), [Some(2028), Some(1872)]);
        story.verify();
    }
}

/// 2200 in the tournament: 120 minutes for everybody. 90 are too few, for the games of the others too.
#[test]
fn p13_1_1_p13_1_2_the_strongest_of_the_tournament_decides_the_time() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2200), rated(1500), rated(1500), rated(1599)]);
        let mut event = swiss("Kupa", april(5), "AB1 BC1");
        event.control = "60 min + 30 sec/move";
        assert_eq!(story.report(&event).unwrap_err(), ["error 1.1 too-fast"]);
        // All below 1600: an hour will do.
        let mut slow = swiss("Lassú Kupa", april(6), "BC1 CD1");
        slow.control = "60 min";
        story.report(&slow).unwrap();
    }
}

#[test]
fn p13_1_3_the_first_control_is_at_move_40() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let mut event = swiss("Kupa", april(5), "AB1");
        event.control = "90 min/36 moves + 30 min + 30 sec/move";
        assert_eq!(story.report(&event).unwrap_err(), ["error 1.3 first-control"]);
    }
}

/// 150 minutes a player: three rounds are fifteen hours.
#[test]
fn p13_3_1_twelve_hours_a_day() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let mut event = swiss("Kupa", april(5), "AB1 AB1 AB1");
        event.days = vec![april(5); 3];
        assert_eq!(story.report(&event).unwrap_err(), ["error 3.1 too-much-in-a-day"]);
    }
}

/// 91 days: refused, unless it is a team championship (4.11), or the commission permits it (4.12); then month by month.
#[test]
fn p13_4_1_p13_4_11_p13_4_12_p13_4_13_ninety_days() {
    for trial in trials() {
        let mut story = Story::on(&trial, date(2014, 1, 1), &[rated(2000), rated(1900)]);
        let days = [date(2014, 1, 4), date(2014, 4, 4)];
        let long = |name| {
            let mut event = swiss(name, days[0], "AB1 AB1");
            (event.end, event.days) = (days[1], days.to_vec());
            event
        };
        assert_eq!(story.report(&long("Hosszú Kupa")).unwrap_err(), ["error 4.1 too-long"]);
        let mut league = long("Csapatbajnokság");
        league.system = "Team Swiss-System";
        let taken = story.report(&league).unwrap();
        assert_eq!(taken.parts.len(), 2, "January and April");
        story.decide(
            Decided::Waiver { tournament: TournamentId(1), paragraph: "4.12".into(), what: String::new() },
            date(2014, 4, 5),
        );
        let mut again = long("Hosszú Kupa");
        again.games[0].3 = '=';
        assert_eq!(story.report(&again).unwrap().parts.len(), 2);
    }
}

#[test]
fn p13_5_1_what_was_not_played_changes_nothing() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(5), "AB+ AB1")).unwrap();
        story.close(MAY);
        assert_eq!(story.whys('A', MAY), ["5.1 unplayed", ""]);
        assert_eq!(story.rating('A', MAY), Some(2014));
    }
}

/// Two of five are rated: too few for a round robin, and enough for what it is without one of its games.
#[test]
fn p13_6_2_p13_6_21_p13_6_22_p13_6_4_the_composition_of_round_robins() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900), UNRATED, UNRATED, UNRATED]);
        let whole = round_robin("Körverseny", april(5), "ABCDE", "1=========");
        // Nobody has said whether it is a national championship, for which 6.23 asks less.
        let asked = "note 6.23 championship-unsaid";
        assert_eq!(story.report(&whole).unwrap_err(), ["error 6.21 four-rated", asked]);
        let twice = round_robin("Kétszer mindenki", april(5), "ABCDE", &"=".repeat(20));
        let found = story.report(&twice).unwrap_err();
        assert_eq!(found, ["error 6.21 four-rated", "error 6.22 double-round-robin", asked]);
        let mut without = round_robin("Hiányos körverseny", april(5), "ABCDE", "1========+");
        without.system = ROUND_ROBIN;
        story.report(&without).unwrap();
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), Some(2014), "as in a Swiss: his game with B alone");
        assert_eq!(
            story.whys('A', MAY),
            ["", "8.52 opponent-unrated", "8.52 opponent-unrated", "8.52 opponent-unrated"]
        );
    }
}

/// One of three rated in eleven: not a third.
#[test]
fn p13_6_2_a_third_must_be_rated() {
    for trial in trials() {
        let players: Vec<Player> = [rated(2000); 3].into_iter().chain([UNRATED; 8]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        let whole = round_robin("Körverseny", april(5), "ABCDEFGHIJK", &"=".repeat(55));
        assert_eq!(story.report(&whole).unwrap_err(), ["error 6.2 third-rated", "note 6.23 championship-unsaid"]);
    }
}

/// Half a point in a Swiss is enough (6.31); rated players meet rated ones (6.32); two without a rating change nothing (6.6).
#[test]
fn p13_6_31_p13_6_32_p13_6_6_in_a_swiss() {
    for trial in trials() {
        let players: Vec<Player> = [UNRATED; 2].into_iter().chain([rated(2000); 5]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&swiss("Kupa", april(5), "AB1 AC= AD0 AE0 AF0 AG0 CD1")).unwrap();
        story.close(MAY);
        // ½ of 5 is .10: 2000 − 366.
        assert_eq!(story.rating('A', MAY), Some(1634));
        assert_eq!(story.whys('A', MAY)[0], "6.6 both-unrated");
        assert_eq!(story.whys('C', MAY), ["8.52 opponent-unrated", ""]);
        assert_eq!(story.rating('C', MAY), Some(2020));
    }
}

/// Three of four scheduled games are won: the fourth is not rated, the three are.
#[test]
fn p13_6_5_games_after_the_decision_of_a_match() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let mut event = swiss("Párosmérkőzés", april(5), "AB1 AB1 AB1 AB0");
        event.system = MATCH;
        assert_eq!(told_all(&story.report(&event).unwrap().findings), ["warning 6.5 match-decided"]);
        story.close(MAY);
        assert_eq!(story.change('A', MAY), "43.20");
    }
}

/// 28 April is three days before the list of May.
#[test]
fn p13_7_13_the_list_closes_three_days_before_its_date() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900), rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(28), "AB1")).unwrap();
        story.report(&swiss("Másik Kupa", april(29), "CD1")).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [Some(2014), Some(1886), Some(2000), Some(1900)]);
    }
}

/// Five games of a round robin whoever the opponents (7.14a), five against rated ones in a Swiss (7.14b), pooled over lists
/// (7.14c) as if of one tournament (7.14e): 2½ of 5 against 2000 twice.
#[test]
fn p13_7_14a_p13_7_14b_p13_7_14c_p13_7_14e_five_games() {
    for trial in trials() {
        let players: Vec<Player> = [rated(2000); 4].into_iter().chain([UNRATED; 3]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&round_robin("Körverseny", april(5), "ABCDEF", &"=".repeat(15))).unwrap();
        story.report(&swiss("Kupa", april(12), "GA= GB= GC= GD=")).unwrap();
        story.close(MAY);
        assert_eq!([story.rating('E', MAY), story.rating('G', MAY)], [Some(2000), None]);
        assert_eq!(story.step('G', MAY, "too-few-games"), "7.14 too-few-games: 4");
        story.report(&swiss("Második Kupa", date(2014, 5, 10), "GA=")).unwrap();
        story.close(JUNE);
        assert_eq!(story.rating('G', JUNE), Some(2000));
    }
}

/// 1009 loses to an equal: 989 leaves the list.
#[test]
fn p13_7_21_below_1000_one_leaves_the_list() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(1009), rated(1009)]);
        story.report(&swiss("Kupa", april(5), "AB0")).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [None, Some(1029)]);
        assert_eq!(story.step('A', MAY, "delisted"), "7.21 delisted: 989");
        assert_eq!(story.lines(MAY), ["1 B 1029"], "taken off, not marked");
    }
}

/// Nobody plays for a year and all are inactive; as opponents they count with their last rating, and one game brings both
/// back.
#[test]
fn p13_7_23_p13_7_23a_p13_7_23b_inactive_players() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900), rated(1900)]);
        story.report(&swiss("Kupa", april(5), "AB1")).unwrap();
        for day in (5..=12).map(|month| date(2014, month, 1)).chain((1..=5).map(|month| date(2015, month, 1))) {
            story.close(day);
        }
        assert!(!story.is_active('A', date(2015, 5, 1)));
        story.report(&swiss("Második Kupa", date(2015, 5, 9), "CA1")).unwrap();
        let june = date(2015, 6, 1);
        story.close(june);
        // 1900 beats the inactive 2014: D −114 is .34, .66 × 40 = 26.4.
        assert_eq!(story.rating('C', june), Some(1926));
        assert!(story.is_active('A', june));
        assert_eq!(story.step('A', june, "active-again"), "7.23b active-again: 1");
    }
}

/// Eight days late is told, thirty-one too.
#[test]
fn p13_9_1_seven_days_and_thirty() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let late = story.report_on(&swiss("Kupa", april(5), "AB1"), april(13)).unwrap();
        assert_eq!(told_all(&late.findings), ["warning 9.1 reported-late"]);
        let in_time = story.report_on(&swiss("Másik Kupa", april(5), "AB1"), april(12)).unwrap();
        assert_eq!(told_all(&in_time.findings), Vec::<String>::new());
    }
}

/// The curve is only near the table: D 25 is .53 by the table and .536 by the formula, which would be .54.
#[test]
fn p13_12_1_p13_12_2_the_table_and_not_the_curve() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2025), rated(2000)]);
        story.report(&swiss("Kupa", april(5), "AB1")).unwrap();
        story.close(MAY);
        assert_eq!(story.step('A', MAY, "expected"), "8.1b expected: 0.53");
    }
}
