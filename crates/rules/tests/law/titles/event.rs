//! A whole event: is it a title tournament, and what came out for everybody, each number worked out by hand.

use arpad_model::{Fact, HalfPoints, InactiveChief, ListedAs, Severity, Sex, TimeControl, TimePeriod};
use arpad_rules::titles::editions::{FIDE_TITLES_2017_07, FIDE_TITLES_2022_01, FIDE_TITLES_2024_01};
use arpad_rules::titles::event::*;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::{FideTitle, Titles};
use jiff::civil::date;

pub fn entrant(rank: u16, federation: &str, title: &str, rating: i16) -> Entrant {
    Entrant {
        rank,
        name: format!("Player {rank}"),
        number: Some(1000 + u64::from(rank)),
        federation: Some(federation.to_owned()),
        titles: FideTitle::parse(title).map_or(Titles::NONE, |title| Titles::of(&[title])),
        rating: Some(rating),
        sex: Some(Sex::Male),
        rounds: Vec::new(),
    }
}

/// Nine rounds, one a day; the first player meets the nine others, who have no other game. Three of each federation, three GM and
/// three IM among them, all of 2476.
pub fn event(results: [&str; 9]) -> TitleEvent {
    let federations = ["GER", "GER", "GER", "POL", "POL", "POL", "HUN", "HUN", "HUN"];
    let titles = ["GM", "IM", "-", "GM", "IM", "-", "GM", "IM", "-"];
    let mut entrants = vec![entrant(1, "HUN", "FM", 2400)];
    for place in 0..9 {
        entrants.push(entrant(place as u16 + 2, federations[place], titles[place], 2476));
    }
    let away = Entry { opponent: None, result: RoundResult::parse("Z"), is_set_aside: false };
    for one in &mut entrants[1..] {
        one.rounds = vec![away; 9];
    }
    for (round, text) in results.into_iter().enumerate() {
        let result = RoundResult::parse(text);
        entrants[0].rounds.push(Entry { opponent: Some(round + 1), result, is_set_aside: false });
        let theirs = match result {
            Some(RoundResult::Played(score)) => Some(RoundResult::Played(HalfPoints(2 - score.0))),
            Some(RoundResult::ForfeitWin) => Some(RoundResult::ForfeitLoss),
            _ => None,
        };
        entrants[round + 1].rounds[round] = Entry { opponent: Some(0), result: theirs, is_set_aside: false };
        if result.is_none() {
            entrants[1..].iter_mut().for_each(|one| one.rounds[round].result = None);
        }
    }
    TitleEvent {
        event: Event {
            rounds: 9,
            system: System::Swiss,
            kind: Kind::Ordinary,
            federation: Some("HUN".to_owned()),
            start: Some(date(2024, 5, 4)),
            predetermined: false,
            own_zonal_this_year: false,
            large_swiss: None,
        },
        listed: None,
        registered: None,
        format: Format::Free,
        end: Some(date(2024, 5, 12)),
        time_control: Some(TimeControl::sudden_death(90, 30)),
        is_online: false,
        round_dates: (4..=12).map(|day| Some(date(2024, 5, day))).collect(),
        chief: Some(Arbiter { name: "Kovács, Ödön".to_owned(), title: Some("IA".to_owned()), number: Some(77) }),
        chief_trained: None,
        inactive_chief: None,
        deputies: Vec::new(),
        entrants,
    }
}

/// Six points of nine.
pub const SIX: [&str; 9] = ["1", "1", "1", "1", "0.5", "0.5", "0.5", "0.5", "0"];

fn standings(event: &TitleEvent) -> Vec<(u16, &'static str, &'static str, String)> {
    let norms = event_norms(&FIDE_TITLES_2024_01, event).expect("whole");
    let mut found = Vec::new();
    for one in &norms.people {
        for sought in &one.sought {
            let failed: Vec<&str> = sought.norm.judged.failed.each().map(|ground| ground.paragraph().0).collect();
            let rank = event.entrants[one.entrant].rank;
            found.push((rank, sought.norm.title.as_str(), sought.standing.as_str(), failed.join(" ")));
        }
    }
    found
}

fn weight(event: &TitleEvent, code: &str) -> Option<Severity> {
    let norms = event_norms(&FIDE_TITLES_2024_01, event).expect("whole");
    norms.findings.iter().find(|one| one.code.as_str() == code).map(|one| one.severity)
}

#[test]
fn p1_4_8_half_a_point_short_is_a_near_miss_and_its_reason_is_told() {
    // 2476 and six of nine: 67 % is 125, 2601. Five and a half: 61 % is 80, 2556, which is enough for IM alone.
    let made = standings(&event(SIX));
    assert_eq!(made, [(1, "GM", "made", String::new()), (1, "IM", "made", String::new())]);
    let mut short = SIX;
    short[3] = "0.5";
    assert_eq!(standings(&event(short)), [(1, "GM", "near", "1.4.8".to_owned()), (1, "IM", "made", String::new())]);
    // Four and a half: 50 %, 2476. For GM a point and a half is missing, which is not near; for IM it is enough.
    let four_and_half = ["1", "0", "0.5", "0.5", "0.5", "0.5", "0.5", "0.5", "0.5"];
    assert_eq!(standings(&event(four_and_half)), [(1, "IM", "made", String::new())]);
}

#[test]
fn p1_4_5b_a_performance_without_the_titles_is_a_near_miss() {
    let mut two = event(SIX);
    two.entrants[1].titles = Titles::of(&[FideTitle::Im]);
    assert_eq!(standings(&two)[0], (1, "GM", "near", "1.4.5b".to_owned()));
    two.entrants[0].titles = Titles::of(&[FideTitle::Im]);
    assert_eq!(standings(&two).len(), 1, "an IM seeks no norm for IM");
    two.entrants[0].titles = Titles::of(&[FideTitle::Gm]);
    assert!(standings(&two).is_empty(), "a GM seeks none");
}

#[test]
fn p1_4_3_a_federation_that_is_not_said_is_not_guessed() {
    let mut unsaid = event(SIX);
    unsaid.entrants[1].federation = None;
    assert_eq!(standings(&unsaid)[0], (1, "GM", "undecided", String::new()));
    let norms = event_norms(&FIDE_TITLES_2024_01, &unsaid).expect("whole");
    assert_eq!(norms.people[0].unsaid, [1]);
    assert_eq!(weight(&unsaid, "title-federations-unsaid"), Some(Severity::Warning));
    // A performance far below is none whatever the federation is.
    unsaid.entrants[0].rounds[0].result = RoundResult::parse("0");
    unsaid.entrants[0].rounds[1].result = RoundResult::parse("0");
    assert!(standings(&unsaid).iter().all(|(_, title, ..)| *title != "GM"));
}

#[test]
fn p1_4_5d_women_are_judged_for_four_titles() {
    let mut hers = event(SIX);
    hers.entrants[0].sex = Some(Sex::Female);
    let titles: Vec<&str> = standings(&hers).iter().map(|(_, title, ..)| *title).collect();
    assert_eq!(titles, ["GM", "IM", "WGM", "WIM"]);
    hers.entrants[0].sex = None;
    assert_eq!(standings(&hers).len(), 2);
    assert_eq!(weight(&hers, "title-sexes-unsaid"), Some(Severity::Warning));
}

#[test]
fn the_last_round_must_bring_what_is_missing() {
    // Five and a half after eight: half a point makes six, which is enough.
    let open = event(["1", "1", "1", "1", "0.5", "0.5", "0.5", "0", "?"]);
    let norms = event_norms(&FIDE_TITLES_2024_01, &open).expect("whole");
    assert_eq!(norms.open, [9]);
    let gm = &norms.people[0].sought[0];
    assert_eq!((gm.norm.title, gm.standing), (FideTitle::Gm, Standing::Within));
    assert_eq!(gm.needed.as_ref().and_then(|needed| needed.points), Some(HalfPoints(1)));
    // Five after eight: a win makes six. Four and a half: nothing is enough.
    let five = event(["1", "1", "1", "0.5", "0.5", "0.5", "0.5", "0", "?"]);
    let norms = event_norms(&FIDE_TITLES_2024_01, &five).expect("whole");
    assert_eq!(norms.people[0].sought[0].needed.as_ref().and_then(|needed| needed.points), Some(HalfPoints(2)));
    let four = event(["1", "1", "0.5", "0.5", "0.5", "0.5", "0.5", "0", "?"]);
    let norms = event_norms(&FIDE_TITLES_2024_01, &four).expect("whole");
    assert!(norms.people[0].sought.iter().all(|sought| sought.norm.title != FideTitle::Gm));
}

#[test]
fn p1_1_3_thinking_time_and_rounds_of_a_day() {
    let mut fast = event(SIX);
    assert!(!event_norms(&FIDE_TITLES_2024_01, &fast).expect("whole").is_refused(), "notes stand against nothing");
    assert_eq!(weight(&fast, "title-more-people"), None);
    assert_eq!(weight(&fast, "title-thinking-time"), Some(Severity::Note), "90 and 60 times half a minute are 120");
    fast.time_control = Some(TimeControl::sudden_death(89, 30));
    assert_eq!(weight(&fast, "title-thinking-time"), Some(Severity::Error));
    assert!(event_norms(&FIDE_TITLES_2024_01, &fast).expect("whole").is_refused());
    fast.time_control = None;
    assert_eq!(weight(&fast, "title-time-unsaid"), Some(Severity::Warning));
    let mut days = event(SIX);
    days.round_dates[1] = days.round_dates[0];
    assert_eq!(weight(&days, "title-event-day-rounds"), Some(Severity::Note), "two rounds on a day");
    assert_eq!(single_round_days(&days), Some(7));
    // 1.1.2: two rounds of two hours for each player are eight hours; of 181 minutes each, twelve hours and four minutes.
    assert_eq!(weight(&days, "title-event-day-hours"), Some(Severity::Note));
    days.time_control = Some(TimeControl::sudden_death(181, 0));
    assert_eq!(weight(&days, "title-event-day-hours"), Some(Severity::Error));
    days.round_dates[2] = days.round_dates[0];
    assert_eq!(weight(&days, "title-event-day-rounds"), Some(Severity::Error), "three");
    days.round_dates[2] = None;
    assert_eq!(weight(&days, "title-days-unsaid"), Some(Severity::Warning));
    assert_eq!(single_round_days(&days), None);
    // What 2022 says is not established, and is not said to be met.
    let norms = event_norms(&FIDE_TITLES_2022_01, &event(SIX)).expect("no double round robin");
    let unknown =
        norms.findings.iter().find(|one| one.paragraph.0 == "1.1.3" && one.code.as_str() == "title-not-established");
    assert_eq!(unknown.map(|one| one.severity), Some(Severity::Warning));
    let norms = event_norms(&FIDE_TITLES_2017_07, &event(SIX)).expect("no double round robin");
    assert!(
        norms.findings.iter().any(|one| one.code.as_str() == "title-thinking-time" && one.severity == Severity::Note)
    );
}

#[test]
fn p1_1_5_and_1_1_6_the_arbiters() {
    let mut event = event(SIX);
    assert_eq!(weight(&event, "title-chief"), Some(Severity::Note));
    event.chief = Some(Arbiter { name: "Kovács".to_owned(), title: Some("NA".to_owned()), number: None });
    assert_eq!(weight(&event, "title-chief"), Some(Severity::Error));
    event.chief = Some(Arbiter { name: "Kovács".to_owned(), title: None, number: None });
    assert_eq!(weight(&event, "title-chief-untitled"), Some(Severity::Warning));
    event.chief = None;
    assert_eq!(weight(&event, "title-chief-unsaid"), Some(Severity::Warning));
    event.deputies = vec![Arbiter { name: "Somebody".to_owned(), title: None, number: Some(1003) }];
    assert_eq!(weight(&event, "title-arbiter-plays"), Some(Severity::Error), "the number of player 3");
    event.deputies = vec![Arbiter { name: "3 Player".to_owned(), title: None, number: None }];
    assert_eq!(weight(&event, "title-arbiter-namesake"), Some(Severity::Warning));
    event.deputies[0].number = Some(5);
    assert_eq!(weight(&event, "title-arbiter-namesake"), None, "another number is another person");
}

/// Four years from the last training: FA title on 4 May 2020, so active until 4 May 2024, the day the event begins; trained a day
/// earlier he was inactive by then. That refuses nothing until somebody decides (T-40).
#[test]
fn b06_3_2_1_1_an_inactive_chief_arbiter_is_asked_about_and_refuses_nothing_by_himself() {
    let told = |trained, decided| {
        let event = TitleEvent { chief_trained: trained, inactive_chief: decided, ..event(SIX) };
        let norms = event_norms(&FIDE_TITLES_2024_01, &event).expect("whole");
        let found = norms.findings.iter().find(|one| one.paragraph.0 == "B.06.3 2.1.1").expect("told");
        (found.code.as_str(), found.severity, norms.is_refused())
    };
    let (day, before) = (Some(date(2020, 5, 4)), Some(date(2020, 5, 3)));
    assert_eq!(told(None, None), ("title-declare-chief-active", Severity::Note, false));
    assert_eq!(told(day, None), ("title-chief-active", Severity::Note, false));
    assert_eq!(told(before, None), ("title-chief-inactive", Severity::Warning, false));
    assert_eq!(told(before, Some(InactiveChief::Stands)), ("title-chief-stands", Severity::Note, false));
    assert_eq!(told(before, Some(InactiveChief::Void)), ("title-chief-void", Severity::Error, true));
    assert_eq!(told(day, Some(InactiveChief::Void)).0, "title-chief-active", "a decision about nothing");
    // Before the regulation of July 2021 nothing is established.
    let mut old = TitleEvent { chief_trained: Some(date(2010, 1, 1)), ..event(SIX) };
    old.event.start = Some(date(2021, 6, 30));
    assert_eq!(weight(&old, "title-declare-chief-active"), Some(Severity::Note));
    old.event.start = Some(date(2021, 7, 1));
    assert_eq!(weight(&old, "title-chief-inactive"), Some(Severity::Warning));
}

/// T-38: what the rating regulation leaves out of a knockout is a game of the event all the same, and that is told.
#[test]
fn p1_4_unrated_games_of_a_knockout_count_and_are_flagged() {
    let mut event = event(SIX);
    assert_eq!(weight(&event, "title-knockout-games"), None);
    event.event.system = System::Knockout;
    assert_eq!(weight(&event, "title-knockout-games"), Some(Severity::Note));
}

#[test]
fn p1_4_2e_p1_1_4_and_0_3_format_length_and_place() {
    let mut event = event(SIX);
    event.format = Format::Scheveningen;
    assert_eq!(weight(&event, "title-format-approval"), Some(Severity::Error));
    event.format = Format::Unsaid;
    assert_eq!(weight(&event, "title-format-unsaid"), Some(Severity::Warning));
    assert_eq!(weight(&event, "title-event-long"), None);
    event.end = Some(date(2024, 6, 2));
    assert_eq!(weight(&event, "title-event-long"), None, "thirty days");
    event.end = Some(date(2024, 6, 3));
    assert_eq!(weight(&event, "title-event-long"), Some(Severity::Warning));
    event.is_online = true;
    assert_eq!(weight(&event, "title-event-online"), Some(Severity::Error));
}

/// So many players of these federations, in turn, who play all nine rounds.
fn crowd(players: u16, federations: &[&str], titled: u16) -> TitleEvent {
    let mut event = event(SIX);
    event.entrants = (0..players)
        .map(|place| {
            let federation = federations[usize::from(place) % federations.len()];
            let mut one = entrant(place + 1, federation, if place < titled { "IM" } else { "FM" }, 2010);
            let played = RoundResult::Played(HalfPoints(1));
            one.rounds = vec![Entry { opponent: None, result: Some(played), is_set_aside: false }; 9];
            one
        })
        .collect();
    event
}

#[test]
fn p1_4_3d_foreigners_are_counted_in_the_round_that_has_the_fewest() {
    let edition = &FIDE_TITLES_2024_01;
    let mut event = crowd(21, &["GER", "POL", "SVK"], 10);
    let full = LargeSwissCount { foreigners: 21, federations: 3, titled: 10 };
    assert_eq!(attendance_of(edition, &event), Some(full));
    // One missed round makes him absent from that round alone; a second one takes him out of the count.
    event.entrants[0].rounds[4].result = RoundResult::parse("H");
    assert_eq!(attendance_of(edition, &event), Some(LargeSwissCount { foreigners: 20, federations: 3, titled: 9 }));
    event.entrants[1].rounds[4].result = RoundResult::parse("H");
    event.entrants[1].rounds[5].result = RoundResult::parse("-");
    assert_eq!(attendance_of(edition, &event).map(|count| count.foreigners), Some(19));
    // A bye of the pairing is no miss, and he is there (T-21).
    event.entrants[2].rounds[4].result = RoundResult::parse("U");
    event.entrants[2].rounds[5].result = RoundResult::parse("+");
    assert_eq!(attendance_of(edition, &event).map(|count| count.foreigners), Some(19));
    // The host's, the flag of FIDE and the unrated are no foreigners.
    event.entrants[3].federation = Some("HUN".to_owned());
    event.entrants[4].federation = Some("FID".to_owned());
    event.entrants[5].rating = None;
    assert_eq!(attendance_of(edition, &event).map(|count| count.foreigners), Some(16));
    event.event.federation = None;
    assert_eq!(attendance_of(edition, &event), None);
    // 2017 has no rule on absence: who missed two rounds is still counted in the others.
    let mut old = crowd(21, &["GER", "POL", "SVK"], 10);
    old.entrants[1].rounds[4].result = RoundResult::parse("H");
    old.entrants[1].rounds[5].result = RoundResult::parse("-");
    old.entrants[2].rounds[6].result = RoundResult::parse("-");
    assert_eq!(attendance_of(&FIDE_TITLES_2017_07, &old).map(|count| count.foreigners), Some(20));
}

#[test]
fn p1_5_6a_where_two_readings_differ_nothing_is_decided() {
    let edition = &FIDE_TITLES_2024_01;
    let mut event = crowd(41, &["GER"], 0);
    let strong = strong_swiss(edition, &event).expect("a Swiss");
    assert_eq!((strong.players, strong.of_best, strong.of_all, strong.is_met()), (41, 2010, 2010, Some(true)));
    // (40 · 2010 + 1500) / 41 = 81900 / 41 = 1997.56.
    event.entrants[40].rating = Some(1500);
    let strong = strong_swiss(edition, &event).expect("a Swiss");
    assert_eq!((strong.of_best, strong.of_all, strong.is_met()), (2010, 1998, None));
    assert_eq!(
        (listed_under(edition, &event), weight(&event, "title-strong-swiss-open")),
        (None, Some(Severity::Warning))
    );
    // A decision is heard here, and where the average is too low by both readings it is not: (40 · 1990 + 1500) / 41.
    event.listed = Some(ListedAs::StrongSwiss);
    assert_eq!(
        (listed_under(edition, &event), weight(&event, "title-strong-swiss-decided")),
        (Some('a'), Some(Severity::Note))
    );
    event.entrants[..40].iter_mut().for_each(|one| one.rating = Some(1990));
    assert_eq!(listed_under(edition, &event), None);
    event.entrants[..40].iter_mut().for_each(|one| one.rating = Some(2010));
    event.entrants.truncate(39);
    assert_eq!(strong_swiss(edition, &event).expect("a Swiss").is_met(), Some(false));
}

/// The numbers of a finding, as `name value`.
fn numbers(event: &TitleEvent, code: &str) -> Option<String> {
    let norms = event_norms(&FIDE_TITLES_2024_01, event).expect("whole");
    let found = norms.findings.iter().find(|one| one.code.as_str() == code)?;
    let told = found.facts.iter().map(|(name, fact)| match fact {
        Fact::Number(number) => format!("{name} {number}"),
        Fact::Name(text) => format!("{name} {text}"),
        other => format!("{name} {other:?}"),
    });
    Some(told.collect::<Vec<_>>().join(", "))
}

#[test]
fn p1_1_2_and_1_1_3_the_numbers_of_a_day_are_told() {
    let mut one = event(SIX);
    let told = |one: &TitleEvent, code: &str| numbers(one, code).unwrap_or_default();
    // 90 minutes and 60 half minutes; both players of one game.
    assert_eq!(told(&one, "title-thinking-time"), "minutes 120, least 120");
    assert_eq!(told(&one, "title-event-day-hours"), "minutes 240, most 12");
    assert_eq!(told(&one, "title-event-day-rounds"), "rounds 1, most 2");
    one.round_dates[1] = one.round_dates[0];
    assert_eq!(told(&one, "title-event-day-hours"), "minutes 480, most 12");
    // Twelve hours exactly: two rounds of 180 minutes each.
    one.time_control = Some(TimeControl::sudden_death(180, 0));
    assert_eq!(told(&one, "title-event-day-hours"), "minutes 720, most 12");
    assert_eq!(weight(&one, "title-event-day-hours"), Some(Severity::Note));
    one.end = Some(date(2024, 6, 3));
    assert_eq!(told(&one, "title-event-long"), "days 31");
    one.time_control.as_mut().expect("a time").unequal = true;
    assert_eq!(weight(&one, "title-unequal-times"), Some(Severity::Error));
}

/// 1.1.3 until 2021: 90 minutes with 30 seconds, or without increment two hours for 40 moves and half an hour more.
#[test]
fn p1_1_3_of_2017_ninety_and_thirty_or_two_hours_and_a_half() {
    let weight = |control: TimeControl| {
        let event = TitleEvent { time_control: Some(control), ..event(SIX) };
        let norms = event_norms(&FIDE_TITLES_2017_07, &event).expect("whole");
        norms.findings.iter().find(|one| one.code.as_str() == "title-thinking-time").map(|one| one.severity)
    };
    let two = |first: u32, second: u32, increment| TimeControl {
        periods: vec![
            TimePeriod { moves: Some(40), seconds: first * 60 },
            TimePeriod { moves: None, seconds: second * 60 },
        ],
        increment,
        unequal: false,
    };
    let (met, not_met) = (Some(Severity::Note), Some(Severity::Error));
    assert_eq!(weight(TimeControl::sudden_death(90, 30)), met);
    assert_eq!(weight(TimeControl::sudden_death(90, 29)), not_met);
    assert_eq!(weight(TimeControl::sudden_death(89, 30)), not_met);
    assert_eq!(weight(two(90, 30, 30)), met);
    assert_eq!(weight(two(120, 30, 0)), met);
    assert_eq!(weight(two(119, 31, 0)), not_met, "119 minutes for 40 moves");
    assert_eq!(weight(two(120, 29, 0)), not_met, "149 minutes in all");
    assert_eq!(weight(TimeControl::sudden_death(150, 0)), met);
}

#[test]
fn p1_4_2a_1_4_3d_1_4_5d_and_1_5_6a_who_takes_part_is_counted() {
    let mut one = crowd(41, &["GER", "POL", "SVK", "HUN"], 10);
    let told = |one: &TitleEvent, code: &str| numbers(one, code).unwrap_or_default();
    // Of 41 in turn eleven are German, ten Polish, ten Slovak, ten Hungarian; of the first ten, who have a title, two are ours.
    assert_eq!(
        told(&one, "title-foreigners"),
        "foreigners 31, federations 3, titled 8, least_foreigners 20, least_federations 3, least_titled 10"
    );
    assert_eq!(told(&one, "title-strong-swiss"), "players 41, of_best 2010, of_all 2010, least 2000");
    assert_eq!(told(&one, "title-declare-kind"), "kind ordinary");
    assert_eq!((numbers(&one, "title-federations-unsaid"), numbers(&one, "title-sexes-unsaid")), (None, None));
    assert_eq!(numbers(&one, "title-team-pairings"), None);
    one.entrants[0].federation = None;
    (one.entrants[1].sex, one.entrants[2].sex) = (None, None);
    assert_eq!(told(&one, "title-federations-unsaid"), "players 1, all 41");
    assert_eq!(told(&one, "title-sexes-unsaid"), "players 2, all 41");
    one.entrants.truncate(39);
    assert_eq!(numbers(&one, "title-strong-swiss"), None, "fewer than forty");
    one.event.system = System::Team;
    assert_eq!(told(&one, "title-team-pairings"), "");
    assert_eq!(weight(&one, "title-team-pairings"), Some(Severity::Note));
    one.event.federation = None;
    assert_eq!((weight(&one, "norm-host-unsaid"), numbers(&one, "title-foreigners")), (Some(Severity::Warning), None));
}

#[test]
fn p1_1_6_an_arbiter_who_plays_is_known_by_number_or_by_all_words_of_his_name() {
    let mut one = event(SIX);
    let arbiter = |name: &str, number| Arbiter { name: name.to_owned(), title: Some("FA".to_owned()), number };
    for (name, number, expected) in [
        ("Player, 3", None, (None, Some(Severity::Warning))),
        ("player 3", Some(5), (None, None)),
        ("Player", None, (None, None)),
        ("", None, (None, None)),
        ("Nobody", Some(1001), (Some(Severity::Error), None)),
    ] {
        one.chief = Some(arbiter(name, number));
        let told = (weight(&one, "title-arbiter-plays"), weight(&one, "title-arbiter-namesake"));
        assert_eq!(told, expected, "{name} {number:?}");
        assert_eq!(weight(&one, "title-chief"), Some(Severity::Note), "FA is enough");
    }
    // Where the player has no number, another number tells nothing.
    one.entrants[2].number = None;
    one.chief = Some(arbiter("3 Player", Some(5)));
    assert_eq!(weight(&one, "title-arbiter-namesake"), Some(Severity::Warning));
}

/// Thirty days before the start of 4 May is 4 April. A later one is told and not refused: an approval helps, and no register has it.
#[test]
fn p1_1_1_a_title_tournament_is_registered_thirty_days_before() {
    let told = |registered| {
        let event = TitleEvent { registered, ..event(SIX) };
        let norms = event_norms(&FIDE_TITLES_2024_01, &event).expect("an edition that is known");
        let about = norms.findings.into_iter().find(|one| one.paragraph.0 == "1.1.1").expect("a finding");
        (about.code.as_str(), about.severity)
    };
    assert_eq!(told(None), ("title-declare-registration", Severity::Note));
    assert_eq!(told(Some(date(2024, 4, 4))), ("title-event-registered", Severity::Note));
    assert_eq!(told(Some(date(2024, 4, 5))), ("title-event-registered-late", Severity::Warning));
    assert_eq!(told(Some(date(2024, 5, 6))), ("title-event-registered-late", Severity::Warning), "after the start");
}

#[test]
fn p1_5_6_an_event_is_listed_by_its_players_or_by_what_it_was_declared_to_be() {
    let listed = |kind, listed| {
        let mut event = event(SIX);
        (event.event.kind, event.listed) = (kind, listed);
        listed_under(&FIDE_TITLES_2024_01, &event)
    };
    assert_eq!(listed(Kind::Ordinary, None), None);
    assert_eq!(listed(Kind::Olympiad, None), Some('b'));
    assert_eq!(listed(Kind::Zonal, Some(ListedAs::Candidates)), Some('c'));
    assert_eq!(listed(Kind::Zonal, Some(ListedAs::WorldCup)), Some('d'));
    assert_eq!(listed(Kind::Ordinary, Some(ListedAs::EventsCommission)), Some('e'));
    assert_eq!(listed(Kind::NationalFinal, None), Some('f'));
    assert_eq!(listed(Kind::NationalTeam, None), None, "the championship of persons alone");
    let strong = crowd(40, &["GER"], 0);
    assert_eq!(listed_under(&FIDE_TITLES_2024_01, &strong), Some('a'));
}
