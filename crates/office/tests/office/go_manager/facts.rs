//! Thinking time, board, handicap and importance are facts; C follows from tables 2 and 3, and only §6(2) is the committee's.

use super::*;
use arpad_model::{Allowance, Importance};
use arpad_office::acts::announce::announce;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::close::{Consent, replay_go};
use arpad_office::acts::{Announcement, OneGame};
use arpad_office::verify::verify;

fn multiplier(tournament: TournamentId, multiplier: u32, ground: &str) -> Decided {
    Decided::Multiplier { tournament, multiplier, ground: ground.to_owned() }
}

/// 60' + 3×20" is 75' extended: B by its basic time, C by the extended one, so C, 10 (M1/2). An even tournament adds 10. Of
/// equals, 0.5 · 20 = 10. Stated afterwards, 60' + 3×30" is 82.5': B, 15 + 10; 12.5 goes up to 13, −12.5 up to −12.
#[test]
fn p6_1_1_the_manager_states_the_thinking_time_and_c_is_looked_up() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &ONE_GAME));
        assert_eq!(refused(accepted(&mut registry, &file, GoFacts::default())), "not-ratable", "TM is no basic time");
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1510), (2, 1490)], "{}", trial.name());

        let (tournament, facts) = (event_of(&file), thinking_time("60+3x30"));
        let entry = decided(&mut registry, Decided::Event { tournament, facts, covered: Vec::new() }).unwrap();
        let made = registry.write(|store| replay_go(store, &stamp(DAY), None, Consent::default())).unwrap();
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1513), (2, 1488)], "{}", trial.name());
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        // Taken back, it is as it was.
        registry.write(|store| cancel(store, &stamp(DAY), entry, "elírás")).unwrap();
        let made = registry.write(|store| replay_go(store, &stamp(DAY), None, Consent::default())).unwrap();
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1510), (2, 1490)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// A handicap policy makes no even tournament, whether or not anybody was given a stone: 10 for the time alone.
#[test]
fn m1_3_a_tournament_that_allowed_stones_is_not_even_because_none_was_given() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Előnyös", FIRST, false, &ONE_GAME));
        let even = GoFacts { even: Some(true), ..thinking_time("60+3x20") };
        assert_eq!(refused(accepted(&mut registry, &file, even)), "even-with-stones", "{}", trial.name());
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1505), (2, 1495)], "{}", trial.name());
        // The committee knows better: it was announced without handicap.
        let facts = GoFacts { even: Some(true), ..GoFacts::default() };
        decided(&mut registry, Decided::Event { tournament: event_of(&file), facts, covered: Vec::new() }).unwrap();
        let made = registry.write(|store| replay_go(store, &stamp(DAY), None, Consent::default())).unwrap();
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1510), (2, 1490)], "{}", trial.name());
    }
}

/// What the committee has decided is no contradiction when the report is accepted with the same word: 20, and ±10 of equals.
#[test]
fn whoever_accepts_says_what_was_decided_before() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Előnyös", FIRST, false, &ONE_GAME));
        let even = || GoFacts { even: Some(true), ..thinking_time("60+3x20") };
        let facts = |even| GoFacts { even: Some(even), ..GoFacts::default() };
        let event = event_of(&file);
        let of = |facts| Decided::Event { tournament: event, facts, covered: Vec::new() };
        decided(&mut registry, of(facts(true))).unwrap();
        let handicap = decided(&mut registry, of(facts(false))).unwrap();
        assert_eq!(refused(accepted(&mut registry, &file, even())), "even-with-stones", "the last word counts");
        registry.write(|store| cancel(store, &stamp(DAY), handicap, "elírás")).unwrap();
        accepted(&mut registry, &file, even()).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1510), (2, 1490)], "{}", trial.name());
    }
}

/// 10 for the time, 10 even, 5 for a Hungarian championship: 25, and 12.5 goes up.
#[test]
fn p6_1_1_an_announcement_states_time_and_importance() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let facts = GoFacts { importance: Some(vec![Importance::HungarianChampionship]), ..GoFacts::default() };
        let announced = Announcement {
            series: Series::Go,
            name: "Magyar Bajnokság".into(),
            time_control: "60' + 3×20\"".into(),
            facts: EventFacts { go: facts, ..EventFacts::default() },
            ..Announcement::nothing(FIRST)
        };
        let event = registry.write(|store| announce(store, &stamp(FIRST), announced)).unwrap();
        let file = submitted(&mut registry, &h9("Magyar Bajnokság", FIRST, true, &ONE_GAME));
        assert_eq!(file.tournament, Some(event), "{}", trial.name());
        accepted(&mut registry, &file, GoFacts::default()).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1513), (2, 1488)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn p6_2_the_committee_sets_what_the_tables_leave_unclear_and_nothing_else() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &ONE_GAME));
        let event = event_of(&file);
        // Nobody has said the time: it is the committee's.
        let entry = decided(&mut registry, multiplier(event, 30, "")).unwrap();
        registry.write(|store| cancel(store, &stamp(DAY), entry, "mégsem")).unwrap();
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        // 60' is B and 75' is C: where the columns disagree it is the committee's (E-30).
        let entry = decided(&mut registry, multiplier(event, 25, "")).unwrap();
        registry.write(|store| cancel(store, &stamp(DAY), entry, "mégsem")).unwrap();
        let facts = thinking_time("60+3x30");
        decided(&mut registry, Decided::Event { tournament: event, facts, covered: Vec::new() }).unwrap();
        assert_eq!(refused(decided(&mut registry, multiplier(event, 30, ""))), "multiplier-clear");
        decided(&mut registry, multiplier(event, 30, "a fordulók felét másutt játszották")).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1515), (2, 1485)], "{}", trial.name());

        // On 13 lines it is 5, whatever anybody decides: 2.5 goes up to 3, −2.5 up to −2.
        let small = submitted(&mut registry, &h9("Gyerekek", SECOND, true, &ONE_GAME));
        let facts = GoFacts { board: Some(13), ..GoFacts::default() };
        accepted(&mut registry, &small, facts).unwrap();
        let decision = multiplier(event_of(&small), 10, "fontos verseny");
        assert_eq!(refused(decided(&mut registry, decision)), "multiplier-small-board");
        let importance = vec!["hungarian-championship".to_owned()];
        let decision = Decided::Importance { tournament: event_of(&small), importance };
        assert_eq!(refused(decided(&mut registry, decision)), "importance-small-board");
        let lists = closed(&mut registry);
        // 1515 beats 1485: d = 30, 0.43 · 5 = 2.15.
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1517), (2, 1483)], "{}", trial.name());
    }
}

/// Kiss beats Nagy twelve times at C = 25: 300. By themselves the parts are 6 + 6: 6 · 0.5 · 25 = 75, then d = 150, 0.18 · 6 · 25
/// = 27. Cut after the eighth: 100, then d = 200, 0.11 · 4 · 25 = 11.
#[test]
fn p6_3_the_committee_says_where_to_cut() {
    let winner = format!("1 Kiss Anna 13k HU Pecs 12 {} |12000001", ["2+/b0"; 12].join(" "));
    let loser = format!("2 Nagy Anna 13k HU Pecs 0 {} |12000002", ["1-/w0"; 12].join(" "));
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Hosszú", FIRST, true, &[&winner, &loser]));
        accepted(&mut registry, &file, thinking_time("60+3x30")).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1602), (2, 1398)], "{}", trial.name());
        let tournament = event_of(&file);
        let parts = |parts: &[u16]| Decided::Parts { tournament, parts: parts.to_vec() };
        assert_eq!(refused(decided(&mut registry, parts(&[8, 5]))), "parts-sum");
        assert_eq!(refused(decided(&mut registry, parts(&[12, 0]))), "parts-empty");
        // C 25 times 12 rounds is 300: it has several parts, wherever they are cut.
        assert_eq!(refused(decided(&mut registry, parts(&[12]))), "parts-uncut");
        // 25 · 11 = 275, below 300; at C = 40 eight rounds reach 320.
        let cut = decided(&mut registry, parts(&[11, 1])).unwrap();
        let longer = || multiplier(tournament, 40, "két nap pihenővel");
        assert_eq!(refused(decided(&mut registry, longer())), "parts-stand", "40 · 11 would reach 300");
        registry.write(|store| cancel(store, &stamp(DAY), cut, "hosszabb")).unwrap();
        decided(&mut registry, longer()).unwrap();
        assert_eq!(refused(decided(&mut registry, parts(&[8, 4]))), "parts-long");
        decided(&mut registry, parts(&[7, 5])).unwrap();
        decided(&mut registry, multiplier(tournament, 25, "mégis a táblázat szerint")).unwrap();
        decided(&mut registry, parts(&[8, 4])).unwrap();
        let made = registry.write(|store| replay_go(store, &stamp(DAY), None, Consent::default())).unwrap();
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1611), (2, 1389)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Jigo between Kiss and Nagy in the first round, Tóth (1600) beats Kiss (1500) in the second at C = 20: of equals ½ − ½ = 0;
/// d = 100, 0.27 · 20 = 5.4.
#[test]
fn p8_2_a_jigo_is_allowed_in_one_game() {
    let lines = [
        "1 Tóth Anna 9k HU Pecs 1 0- 2+/b0 |12000003",
        "2 Kiss Anna 13k HU Pecs 0 3=/b0 1-/w0 |12000001",
        "3 Nagy Anna 13k HU Pecs 0 2=/w0 0- |12000002",
    ];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Jigo", FIRST, true, &lines));
        let tournament = event_of(&file);
        let allowed = |round, black, white| Decided::Allowed {
            tournament,
            game: Some(OneGame { round, black: PersonId(black), white: PersonId(white), lines: None }),
            allowance: Allowance::Jigo,
        };
        assert_eq!(refused(accepted(&mut registry, &file, thinking_time("60+3x20"))), "not-ratable");
        // While the file waits, which is when it is asked for.
        assert_eq!(refused(decided(&mut registry, allowed(2, 1, 2))), "game-not-in-report");
        assert_eq!(refused(decided(&mut registry, allowed(1, 2, 1))), "game-not-in-report", "the colors are others");
        let entry = decided(&mut registry, allowed(1, 1, 2)).unwrap();
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        // And afterwards.
        registry.write(|store| cancel(store, &stamp(DAY), entry, "elírás")).unwrap();
        assert_eq!(refused(decided(&mut registry, allowed(1, 2, 1))), "game-not-in-report");
        decided(&mut registry, allowed(1, 1, 2)).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1495), (2, 1500), (3, 1605)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
