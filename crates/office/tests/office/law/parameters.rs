//! What the text leaves to a federation, decided with a day: each by the number it moves, from the file to the list.

use super::story::{Player, STANDARD, Story, UNRATED, rated, round_robin, swiss};
use arpad_model::PersonId;
use arpad_office::acts::Decided;
use arpad_trial::trials;
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// The same months twice, on both databases: as the text is read, and with a parameter decided on the day of the first list.
fn told_twice(
    day: Date,
    players: &[Player],
    (edition, name, value): (&str, &str, &str),
    [as_read, as_decided]: [i32; 2],
    tell: impl Fn(&mut Story) -> Option<i32>,
) {
    for (is_decided, due) in [(false, as_read), (true, as_decided)] {
        for trial in trials() {
            let mut story = Story::on(&trial, day, players);
            if is_decided {
                let (edition, name, value) = (edition.into(), name.into(), value.into());
                story.decide(Decided::Parameter { edition, name, value }, day);
            }
            assert_eq!(tell(&mut story), Some(due), "{name}, decided: {is_decided}, {}", trial.name());
            story.verify();
        }
    }
}

/// 2410 (K 10) draws with 2375 in two events of April: −.5 each. Over the period −1, each on its own −1 − 1.
#[test]
fn e27_p24_8_3_4_each_tournament_is_rounded_on_its_own_by_decision() {
    let (april, may) = (date(2024, 4, 1), date(2024, 5, 1));
    let parameter = ("fide-2024-03", "change_unit", "tournament");
    told_twice(april, &[rated(2410), rated(2375)], parameter, [2409, 2408], |story| {
        story.report(&swiss("Kupa", date(2024, 4, 6), "AB=")).unwrap();
        story.report(&swiss("Másik Kupa", date(2024, 4, 13), "AB=")).unwrap();
        story.close(may);
        assert_eq!(story.change('A', may), "-1.00");
        story.rating('A', may)
    });
}

/// Two losses to 2000 and a win against U, who is unrated; then 3 of 5 against 2000: 1993. If points against anybody save the
/// first event, 3 of 7: 1955.56 and −43 for .44 give 1913.
#[test]
fn e54_p24_8_2_1_points_against_anybody_save_a_first_event_by_decision() {
    let (april, may) = (date(2024, 4, 1), date(2024, 5, 1));
    let players: Vec<Player> = [UNRATED; 2].into_iter().chain([rated(2000); 5]).collect();
    told_twice(april, &players, ("fide-2024-03", "first_event_points", "all"), [1993, 1913], |story| {
        story.report(&swiss("Kupa", date(2024, 4, 6), "AC0 AD0 AB1")).unwrap();
        story.report(&swiss("Másik Kupa", date(2024, 4, 13), "AC1 AD1 AE1 AF0 AG0")).unwrap();
        story.close(may);
        story.rating('A', may)
    });
}

/// The same over two months: the first event stands in the pool of May, and is not judged again in June.
#[test]
fn e54_p24_7_1_4_a_first_event_that_was_saved_stays_in_the_pool() {
    let (april, may, june) = (date(2024, 4, 1), date(2024, 5, 1), date(2024, 6, 1));
    let players: Vec<Player> = [UNRATED; 2].into_iter().chain([rated(2000); 5]).collect();
    told_twice(april, &players, ("fide-2024-03", "first_event_points", "all"), [1993, 1913], |story| {
        story.report(&swiss("Kupa", date(2024, 4, 6), "AC0 AD0 AB1")).unwrap();
        story.close(may);
        assert_eq!(story.rating('A', may), None);
        story.report(&swiss("Másik Kupa", date(2024, 5, 11), "AC1 AD1 AE1 AF0 AG0")).unwrap();
        story.close(june);
        story.rating('A', june)
    });
}

/// The example of 8.58: I 2006 after one corrective pass, 1998 after two.
#[test]
fn e19_p13_8_58_a_second_corrective_pass_by_decision() {
    let (april, may) = (date(2014, 4, 1), date(2014, 5, 1));
    let of = [2600, 2500, 0, 2400, 0, 2150, 2300, 0, 0, 2300].map(rated);
    told_twice(april, &of, ("fide-2013", "rr_passes", "2"), [2006, 1998], |story| {
        let results = "11==1111111==11111111111=11111=1111==11=11===";
        story.report(&round_robin("Körverseny", date(2014, 4, 5), "ABCDEFGHIJ", results)).unwrap();
        story.close(may);
        story.rating('I', may)
    });
}

/// A, B, C, D of 2000 draw among themselves; E loses to A and B and draws with C and D: Ra 1962. In May a draw with 2000: 1½ of
/// 5 is −149, at Ra 1969.6 − 149 = 1821, at the opponents' own ratings 1851.
#[test]
fn e22_p13_8_3_a_round_robin_in_a_pool_by_decision() {
    let (april, may, june) = (date(2014, 4, 1), date(2014, 5, 1), date(2014, 6, 1));
    let of = [2000, 2000, 2000, 2000, 0, 2000].map(rated);
    told_twice(april, &of, ("fide-2013", "rr_pooled_at", "opponents"), [1821, 1851], |story| {
        // AB AC AD AE BC BD BE CD CE DE
        story.report(&round_robin("Körverseny", date(2014, 4, 5), "ABCDE", "===1==1===")).unwrap();
        story.close(may);
        assert_eq!(story.rating('E', may), None, "four games");
        story.report(&swiss("Kupa", date(2014, 5, 10), "EF=")).unwrap();
        story.close(june);
        story.rating('E', june)
    });
}

/// 1500 (K 40) loses to 2100 and 2000 in 2023: −.16 × 40 = −6.4; if the once is for either direction, −.12 × 40 = −4.8.
#[test]
fn e20_opponents_far_above_count_as_400_once_by_decision() {
    let (april, may) = (date(2023, 4, 1), date(2023, 5, 1));
    let of = [1500, 2100, 2000].map(rated);
    told_twice(april, &of, ("fide-2022-01", "cap_above", "once"), [1494, 1495], |story| {
        story.report(&swiss("Kupa", date(2023, 4, 8), "AB0 AC0")).unwrap();
        story.close(may);
        story.rating('A', may)
    });
}

/// Born 2004, 2350 with 100 games, beats 2350 in 2018: 20 × .5 = 10; if 2300 ends nothing, 40 × .5 = 20.
#[test]
fn e10_p17_2_k_to_the_18th_birthday_or_until_2300_by_decision() {
    let (april, may) = (date(2018, 4, 1), date(2018, 5, 1));
    let junior = Player { born: 2004, ..rated(2350) };
    told_twice(april, &[junior, rated(2350)], ("mssz-2017", "junior_until_2300", "no"), [2360, 2370], |story| {
        let known = Decided::Indicators {
            person: PersonId(1),
            series: STANDARD,
            points: Some(2350),
            grade: None,
            games: Some(100),
            peak: Some(2350),
            reached: Vec::new(),
            taken: false,
        };
        story.decide(known, april.saturating_add(1.day()));
        story.report(&swiss("Kupa", date(2018, 4, 7), "AB1")).unwrap();
        story.close(may);
        story.rating('A', may)
    });
}

/// 2000 (K 40) beats 1500 and 1450 on 1 March 2024. By the text of that day both count as 400: 2 × .08 × 40 = 6.4. By the one
/// before it only the greater does: 500 is .96, (.08 + .04) × 40 = 4.8.
#[test]
fn e24_p24_0_1_an_event_of_the_first_day_by_decision() {
    let (march, april) = (date(2024, 3, 1), date(2024, 4, 1));
    let of = [2000, 1500, 1450].map(rated);
    told_twice(march, &of, ("fide-2024-03", "first_governed", "after-the-day"), [2006, 2005], |story| {
        story.report(&swiss("Kupa", march, "AB1 AC1")).unwrap();
        story.close(april);
        story.rating('A', april)
    });
}
