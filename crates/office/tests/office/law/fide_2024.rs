//! FIDE's text of 2024-03-01 (24), month by month. Everybody is new (K 40) unless the test says otherwise.

use super::story::{Event, MATCH, Player, Story, UNRATED, rated, swiss, told_all};
use arpad_model::{EventFacts, PersonId, Sex, Tempo};
use arpad_office::acts::desk::enact;
use arpad_office::acts::{Act, MergeAct};
use arpad_trial::trials;
use jiff::civil::{Date, date};

const APRIL: Date = date(2024, 4, 1);
const MAY: Date = date(2024, 5, 1);
const JUNE: Date = date(2024, 6, 1);

fn april(day: i8) -> Date {
    date(2024, 4, day)
}

/// 2000 beats 1900: D 100 is .64, .36 × 40 = 14.4.
#[test]
fn p24_7_1_p24_7_1_1_p24_8_1_p24_8_1_2_p24_8_3_2a_p24_8_3_2b_p24_8_3_2c_p24_8_3_2d_a_month() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(6), "AB1")).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [Some(2014), Some(1886)]);
        assert_eq!(
            story.steps('A', MAY),
            [
                "8.1.2 expected: 0.64",
                "8.3.2 sum: 0.36",
                "8.3.3 k-new: 40",
                "8.3.2 change: 14.40",
                "8.3.4 rounded: 14",
                "8.3.2 new-rating: 2014",
            ]
        );
        story.verify();
    }
}

/// 500 points count as 400: .92, .08 × 40 = 3.2.
#[test]
fn p24_8_3_1_four_hundred_points_are_the_most() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1500)]);
        story.report(&swiss("Kupa", april(6), "AB1")).unwrap();
        story.close(MAY);
        assert_eq!(story.change('A', MAY), "3.20");
        assert_eq!(story.rating('A', MAY), Some(2003));
    }
}

/// 2410 (K 10) draws with 2375: D 35 is .55, −.05 × 10 = −0.5, rounded away from zero.
#[test]
fn p24_8_3_3_p24_8_3_4_half_a_point_is_rounded_away_from_zero() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2410), rated(2375)]);
        story.report(&swiss("Kupa", april(6), "AB=")).unwrap();
        story.close(MAY);
        assert_eq!((story.change('A', MAY).as_str(), story.rating('A', MAY)), ("-0.50", Some(2409)));
        assert_eq!(story.step('A', MAY, "k-strong"), "8.3.3 k-strong: 10");
    }
}

/// 3 of 5 against 2000, with two draws against 1800: 13600/7, 4 of 7 is .57 and 50; 1993. Four games are not enough, and
/// the fifth may come a month later.
#[test]
fn p24_7_1_4_p24_8_1_1_p24_8_2_2_p24_8_2_3_a_first_rating() {
    for trial in trials() {
        let five = [rated(2000); 5];
        let players: Vec<Player> = std::iter::once(UNRATED).chain(five).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&swiss("Kupa", april(6), "AB1 AC1 AD1 AE0")).unwrap();
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), None);
        assert_eq!(story.step('A', MAY, "too-few-games"), "7.1.4 too-few-games: 4");
        story.report(&swiss("Második Kupa", date(2024, 5, 4), "AF0")).unwrap();
        story.close(JUNE);
        assert_eq!(story.rating('A', JUNE), Some(1993));
        assert_eq!(story.step('A', JUNE, "average-hypothetical"), "8.2.2 average-hypothetical: 1942.86");
        assert_eq!(story.step('A', JUNE, "dp"), "8.1.1 dp: 50");
        assert_eq!(story.step('A', JUNE, "first-computed"), "8.2.3 first-computed: 1993");
        story.verify();
    }
}

/// Five of five against 2500: 2300 + 309, and 2200 is the highest.
#[test]
fn p24_8_2_3_no_first_rating_above_2200() {
    for trial in trials() {
        let players: Vec<Player> = std::iter::once(UNRATED).chain([rated(2500); 5]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&swiss("Kupa", april(6), "AB1 AC1 AD1 AE1 AF1")).unwrap();
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), Some(2200));
    }
}

/// Nothing of a first event without a point; all of the next one.
#[test]
fn p24_8_2_1_a_first_event_without_a_point_is_disregarded() {
    for trial in trials() {
        let players: Vec<Player> = std::iter::once(UNRATED).chain([rated(2000); 5]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&swiss("Kupa", april(6), "AB0 AC0")).unwrap();
        story.report(&swiss("Második Kupa", april(13), "AB1 AC1 AD1 AE0 AF0")).unwrap();
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), Some(1993), "3 of 5, not 3 of 7");
        let disregarded = "8.2.1 first-event-without-score";
        assert_eq!(story.whys('A', MAY), [disregarded, disregarded, "", "", "", "", ""]);
    }
}

/// Unrated when the late event began, 1993 since May: his own change is from 1993, to his opponent he is unrated. 1993 beats
/// 2100: D −107 is .35, .65 × 40 = 26.
#[test]
fn p24_8_2_4_who_has_entered_the_list_meanwhile() {
    for trial in trials() {
        let players: Vec<Player> = std::iter::once(UNRATED).chain([rated(2000); 5]).chain([rated(2100)]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&swiss("Kupa", april(6), "AB1 AC1 AD1 AE0 AF0")).unwrap();
        story.close(MAY);
        story.report_on(&swiss("Késői Kupa", april(20), "AG1"), date(2024, 5, 6)).unwrap();
        story.close(JUNE);
        assert_eq!((story.rating('A', JUNE), story.rating('G', JUNE)), (Some(2019), Some(2100)));
        assert!(story.step('A', JUNE, "newly-published").starts_with("8.2.4 newly-published"));
        assert_eq!(story.whys('G', JUNE), ["8.2.4 opponent-newly-published"]);
    }
}

/// 1409 loses to an equal: −.5 × 40 = −20, 1389 is below 1400.
#[test]
fn p24_7_2_1_below_1400_one_is_unrated() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(1409), rated(1409)]);
        story.report(&swiss("Kupa", april(6), "AB0")).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [None, Some(1429)]);
        assert_eq!(story.step('A', MAY, "marked-unrated"), "7.2.1 marked-unrated: 1389");
        // From then on he is unrated to everybody.
        story.report(&swiss("Második Kupa", date(2024, 5, 4), "AB0")).unwrap();
        story.close(JUNE);
        assert_eq!(story.rating('B', JUNE), Some(1429));
        assert_eq!(story.whys('B', JUNE), ["8.3.1 opponent-unrated"]);
    }
}

/// 1399 stood on the list of February, whose floor was 1000; the first list with 1400 has him no more.
#[test]
fn p24_7_1_2_an_idle_player_below_the_floor_leaves_with_the_first_list() {
    for trial in trials() {
        let mut story = Story::on(&trial, date(2024, 2, 1), &[rated(1399), rated(1400)]);
        assert_eq!(story.ratings(date(2024, 2, 1)), [Some(1399), Some(1400)]);
        story.close(date(2024, 3, 1));
        assert_eq!(story.ratings(date(2024, 3, 1)), [None, Some(1400)]);
        story.verify();
    }
}

/// 28 April is three days before the list of May, 29 April is not.
#[test]
fn p24_7_1_3_the_list_closes_three_days_before_its_date() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900), rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(28), "AB1")).unwrap();
        story.report(&swiss("Másik Kupa", april(29), "CD1")).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [Some(2014), Some(1886), Some(2000), Some(1900)]);
        story.close(JUNE);
        assert_eq!(story.ratings(JUNE), [Some(2014), Some(1886), Some(2014), Some(1886)]);
    }
}

/// A forfeit changes nothing, the game beside it does.
#[test]
fn p24_5_1_what_was_not_played_changes_nothing() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(6), "AB+ AB1")).unwrap();
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), Some(2014));
        assert_eq!(story.whys('A', MAY), ["5.1 unplayed", ""]);
    }
}

/// W and L: the result stands, and the game is not rated. Round 1 and 2 so, round 3 counts: .36 × 40 = 14.4.
#[test]
fn p24_5_1_what_the_report_marks_as_not_rated_is_told_as_that() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let accepted = story.report(&swiss("Kupa", april(6), "ABW ABD AB1")).unwrap();
        assert_eq!(told_all(&accepted.findings), ["note 5.1 reported-unrated"]);
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [Some(2014), Some(1886)]);
        assert_eq!(story.whys('A', MAY), ["5.1 reported-unrated", "5.1 reported-unrated", ""]);
        story.verify();
    }
}

/// 2000 beat 1900 twice, 28.8; the second game is set aside in May for fair play: June takes 14.4 back. 2029 and 1871 in May,
/// 2014 and 1886 in June.
#[test]
fn p24_5_1_a_single_game_is_set_aside_for_fair_play() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(6), "AB1 AB1")).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [Some(2029), Some(1871)]);
        story.correct_result(1, (2, 0), "1-0 set-aside", date(2024, 5, 10));
        story.close(JUNE);
        assert_eq!(story.ratings(JUNE), [Some(2014), Some(1886)]);
        story.verify();
    }
}

/// Four games are scheduled and A wins three: the fourth is played after the decision. 3 × .36 × 40 = 43.2.
#[test]
fn p24_6_1_p24_6_2_what_the_law_says_of_a_game_stays_with_the_game() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900), UNRATED, rated(1900)]);
        let mut one = swiss("Párosmérkőzés", april(6), "AB1 AB1 AB1 AB0");
        one.system = MATCH;
        let accepted = story.report(&one).unwrap();
        assert_eq!(told_all(&accepted.findings), ["warning 6.2 match-decided"]);
        let mut other = swiss("Másik mérkőzés", april(6), "DC1 DB=");
        other.system = MATCH;
        assert_eq!(told_all(&story.report(&other).unwrap().findings), ["warning 6.1 unrated-match"]);
        story.close(MAY);
        assert_eq!(story.change('A', MAY), "43.20");
        assert_eq!(story.whys('A', MAY), ["", "", "", "6.2 match-decided"]);
        assert_eq!(story.whys('D', MAY), ["6.1 unrated-match", ""]);
    }
}

/// 60 + 30 s is 90 minutes for 60 moves: enough for 1900, too little for 2450. The other games are rated.
#[test]
fn p24_1_1_a_game_too_fast_for_its_players_is_not_rated() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2450), rated(1900), rated(1800)]);
        let mut event = swiss("Kupa", april(6), "AB1 BC1");
        event.control = "60 min + 30 sec/move";
        assert_eq!(told_all(&story.report(&event).unwrap().findings), ["warning 1.1 games-too-fast"]);
        story.close(MAY);
        assert_eq!(story.rating('A', MAY), Some(2450));
        assert_eq!(story.whys('B', MAY), ["1.1 too-fast", ""]);
        assert_eq!(story.rating('B', MAY), Some(1914));
    }
}

/// The first control at move 30 will do, at 29 it will not.
#[test]
fn p24_1_2_the_first_control_is_at_move_30_or_later() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let mut event = swiss("Kupa", april(6), "AB1");
        event.control = "90 min/29 moves + 30 min + 30 sec/move";
        assert_eq!(story.report(&event).unwrap_err(), ["error 1.2 first-control-too-early"]);
        event.control = "90 min/30 moves + 30 min + 30 sec/move";
        event.name = "Másik Kupa";
        story.report(&event).unwrap();
    }
}

/// 90 + 30 + 30 s is 150 minutes: two rounds are ten hours of play, three are fifteen.
#[test]
fn p24_3_1_twelve_hours_a_day() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let mut event = swiss("Kupa", april(6), "AB1 AB1 AB1");
        event.days = vec![april(6); 3];
        assert_eq!(story.report(&event).unwrap_err(), ["error 3.1 too-much-in-a-day"]);
        event.days[2] = april(7);
        (event.name, event.end) = ("Másik Kupa", april(7));
        story.report(&event).unwrap();
    }
}

/// An event of February is governed by the text of 2022 on the list of April too: of three opponents 450 below only one
/// counts as 400 below. .08 + .06 + .06 = .20 × 40 = 8; by the text of 2024 it were .24 × 40 = 9.6.
#[test]
fn p24_0_1_the_start_of_the_event_decides_which_text_governs() {
    for trial in trials() {
        let feb = date(2024, 2, 1);
        let mut story = Story::on(&trial, feb, &[rated(2200), rated(1750), rated(1750), rated(1750)]);
        let mut event = swiss("Kupa", date(2024, 2, 28), "AB1 AC1 AD1");
        event.end = date(2024, 3, 2);
        story.report(&event).unwrap();
        story.close(date(2024, 3, 1));
        story.close(APRIL);
        assert_eq!(story.change('A', APRIL), "8.00");
        // The same in March.
        let mut story = Story::on(&arpad_trial::sqlite(), APRIL, &[rated(2200), rated(1750), rated(1750), rated(1750)]);
        story.report(&swiss("Kupa", april(6), "AB1 AC1 AD1")).unwrap();
        story.close(MAY);
        assert_eq!(story.change('A', MAY), "9.60");
    }
}

/// Born in 2006: 40 in every event that starts in 2024, on the list of January too; 20 from the first that starts in 2025,
/// with 30 games behind him.
#[test]
fn p24_8_3_3_the_december_junior() {
    for trial in trials() {
        let december = date(2024, 12, 1);
        let junior = Player { rating: 2000, born: 2006, sex: Sex::Male };
        let mut story = Story::on(&trial, december, &[junior, rated(2000)]);
        let thirty = "AB= ".repeat(30);
        story.report(&swiss("Harminc játszma", date(2024, 12, 7), &thirty)).unwrap();
        let mut last = swiss("Szilveszter Kupa", date(2024, 12, 29), "AB1");
        last.end = date(2025, 1, 2);
        story.report(&last).unwrap();
        story.close(date(2025, 1, 1));
        assert_eq!(story.step('A', date(2025, 1, 1), "k-junior"), "8.3.3 k-junior: 40");
        story.report(&swiss("Újévi Kupa", date(2025, 1, 4), "AB1")).unwrap();
        story.close(date(2025, 2, 1));
        // The event of December and the one of January on one list: .5 × 40 and .5 × 20.
        let february = date(2025, 2, 1);
        assert_eq!(story.change('A', february), "30.00");
        assert_eq!(story.step('A', february, "change-of-parts"), "8.3.2 change-of-parts: 30.00");
    }
}

/// 18 games at 40 are 720: K becomes 38, the largest whole number with at most 700. 18 × .5 × 38 = 342.
#[test]
fn p24_8_3_3_k_times_the_games_of_a_list_is_at_most_700() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(2000)]);
        let games = "AB1 ".repeat(18);
        story.report(&swiss("Kupa", april(6), &games)).unwrap();
        story.close(MAY);
        assert_eq!((story.change('A', MAY).as_str(), story.rating('A', MAY)), ("342.00", Some(2342)));
        assert_eq!(story.step('A', MAY, "k-limit"), "8.3.3 k-limit: 38");
    }
}

/// An event of January cannot enter the list of May: March was the second list after its end, April the third.
#[test]
fn p24_9_1_not_in_the_third_list_is_not_rated() {
    for trial in trials() {
        let mut story = Story::on(&trial, date(2024, 4, 1), &[rated(2000), rated(1900)]);
        for day in [date(2024, 5, 1), date(2024, 6, 1), date(2024, 7, 1)] {
            story.close(day);
        }
        let refused = story.report_on(&swiss("Kupa", april(6), "AB1"), date(2024, 7, 2)).unwrap_err();
        assert_eq!(refused, ["error 9.1 after-third-list"]);
        let late = story.report_on(&swiss("Másik Kupa", date(2024, 5, 11), "AB1"), date(2024, 7, 2)).unwrap();
        assert_eq!(told_all(&late.findings), ["warning 9.1 later-list-than-due"]);
    }
}

/// The last game was on the list of May 2024: active on the twelve lists from it on, inactive from May 2025, active again
/// with the next game.
#[test]
fn p24_7_2_2_1_p24_7_2_2_2_inactive_after_a_year_and_active_after_one_game() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        story.report(&swiss("Kupa", april(6), "AB1")).unwrap();
        let lists = (5..=12).map(|month| date(2024, month, 1)).chain((1..=5).map(|month| date(2025, month, 1)));
        let mut active = Vec::new();
        for day in lists {
            story.close(day);
            active.push(story.is_active('A', day));
        }
        assert_eq!(active, [[true; 12].as_slice(), &[false]].concat());
        story.report(&swiss("Második Kupa", date(2025, 5, 10), "AB1")).unwrap();
        story.close(date(2025, 6, 1));
        assert!(story.is_active('A', date(2025, 6, 1)));
        assert_eq!(story.step('A', date(2025, 6, 1), "active-again"), "7.2.2(2) active-again: 1");
    }
}

/// The report said April and it was May: the list of May has counted it, and starts again without it; the list of June counts
/// it, once. 2000 beats 1900: 14.4 in either month.
#[test]
fn p24_7_1_3_an_event_whose_days_were_others_is_rated_once_in_its_own_list() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        let mut event = swiss("Kupa", april(6), "AB1");
        story.report(&event).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY), [Some(2014), Some(1886)]);
        (event.start, event.end, event.announced) = (date(2024, 5, 6), date(2024, 5, 6), None);
        story.report_as(&event, date(2024, 5, 7), Some(1)).unwrap();
        story.close(JUNE);
        assert_eq!(story.ratings(JUNE), [Some(2013), Some(1887)], "from 2014 and 1886, as published: D 128, .33 × 40");
        story.verify();
    }
}

/// Two numbers are one person: three games under one and two under the other are five, 2½ of 5 against 2000 and twice 1800
/// drawn: 13600/7 = 1942.86 at 50 percent.
#[test]
fn p24_7_1_4_p24_8_2_1_a_merge_brings_the_results_together() {
    for trial in trials() {
        let players: Vec<Player> = [UNRATED; 2].into_iter().chain([rated(2000); 5]).collect();
        let mut story = Story::on(&trial, APRIL, &players);
        story.report(&swiss("Kupa", april(6), "AC1 AD= AE0")).unwrap();
        // Two events of the other number; without a point in its first, which is not the first of the person.
        story.report(&swiss("Másik Kupa", april(13), "BF0")).unwrap();
        story.report(&swiss("Harmadik Kupa", april(20), "BG1")).unwrap();
        story.close(MAY);
        assert_eq!(story.ratings(MAY)[..2], [None, None]);
        story.merge('A', 'B', date(2024, 5, 2));
        story.close(JUNE);
        assert_eq!(story.rating('A', JUNE), Some(1943));
        story.verify();
    }
}

/// Under both numbers games in standard and in rapid, three and two, all drawn with 2000.
fn under_two_numbers(trial: &arpad_trial::Trial) -> Story {
    let players: Vec<Player> = [UNRATED; 2].into_iter().chain([rated(2000); 5]).collect();
    let mut story = Story::on(trial, APRIL, &players);
    story.close_at(Tempo::Rapid, APRIL);
    let rapid = |event: Event| Event { tempo: Tempo::Rapid, control: "15 min + 10 sec/move", ..event };
    story.report(&swiss("Kupa", april(6), "AC= AD= AE=")).unwrap();
    story.report(&swiss("Másik Kupa", april(13), "BF= BG=")).unwrap();
    // Who has no rapid rating counts with the standard one.
    story.report(&rapid(swiss("Rapid Kupa", april(7), "AC= AD= AE="))).unwrap();
    story.report(&rapid(swiss("Másik Rapid", april(14), "BF= BG="))).unwrap();
    story.close(MAY);
    story.close_at(Tempo::Rapid, MAY);
    story
}

/// The same in two tempos at once: five of five are
/// 13600/7 = 1942.86 at 50 percent in either.
#[test]
fn p24_7_1_4_p24_8_2_1_a_merge_reaches_back_in_every_tempo() {
    for trial in trials() {
        let mut story = under_two_numbers(&trial);
        story.merge('A', 'B', date(2024, 5, 2));
        story.close(JUNE);
        story.close_at(Tempo::Rapid, JUNE);
        assert_eq!(story.rating('A', JUNE), Some(1943), "{}", trial.name());
        assert_eq!(story.rating_at(Tempo::Rapid, 'A', JUNE), Some(1943), "{}", trial.name());
        story.verify();
    }
}

/// A merge that was entered before merges spoke for every tempo reaches back in one of them: rapid stays as it was, three of three under one
/// number and two under the other.
#[test]
fn p24_8_2_1_a_merge_of_before_reaches_back_in_its_own_tempo_alone() {
    for trial in trials() {
        let mut story = under_two_numbers(&trial);
        let stamp = super::story::stamp(date(2024, 5, 2));
        let act = MergeAct { keep: PersonId(1), drop: PersonId(2), every_tempo: false };
        story.registry.write(|store| enact(store, &stamp, &Act::Merge(act)).map(|_| ())).unwrap();
        story.close(JUNE);
        story.close_at(Tempo::Rapid, JUNE);
        let both = [Tempo::Standard, Tempo::Rapid].map(|tempo| story.rating_at(tempo, 'A', JUNE));
        assert_eq!(both, [Some(1943), None], "{}", trial.name());
        story.verify();
    }
}

/// An announcement is the word that an event is rated; where there is none, somebody is asked for it.
#[test]
fn p24_9_2_nobody_says_that_the_event_is_rated() {
    for trial in trials() {
        let mut story = Story::on(&trial, APRIL, &[rated(2000), rated(1900)]);
        assert_eq!(told_all(&story.report(&swiss("Kupa", april(6), "AB1")).unwrap().findings), [""; 0]);
        let mut facts = EventFacts { registered: Some(date(2024, 3, 1)), ..EventFacts::default() };
        let unsaid = Event { announced: None, ..swiss("Másik Kupa", april(13), "AB1") };
        let accepted = story.report_stating(&unsaid, facts.clone()).unwrap();
        assert_eq!(told_all(&accepted.findings), ["warning 9.2 rated-unsaid"]);
        facts.rated = "a kiírás 3. pontja".into();
        let said = Event { announced: None, ..swiss("Harmadik Kupa", april(20), "AB1") };
        assert_eq!(told_all(&story.report_stating(&said, facts).unwrap().findings), [""; 0]);
    }
}
