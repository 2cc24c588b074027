//! What was decided and what is known of a tournament or a player have to fit each other, in whatever order they come; what does not
//! is refused, and nothing is dropped or changed in silence.

use super::*;
use arpad_office::acts::answer::answer;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::before_entry;
use arpad_office::acts::merge::merge;
use arpad_office::acts::person::register_person;

fn multiplier(tournament: TournamentId, multiplier: u32) -> Decided {
    Decided::Multiplier { tournament, multiplier, ground: "saját indok".to_owned() }
}

fn stated(tournament: TournamentId, facts: GoFacts) -> Decided {
    Decided::Event { tournament, facts, covered: Vec::new() }
}

fn indicators(person: u32, points: i32) -> Decided {
    Decided::Indicators {
        person: PersonId(person),
        series: Series::Go,
        points: Some(points),
        grade: None,
        games: None,
        peak: None,
        reached: Vec::new(),
        taken: false,
    }
}

fn decided_on(registry: &mut Registry, day: Date, decision: Decided) -> Result<(), OfficeError> {
    let act = DecideAct { decision, day, reference: "7/2024".into() };
    registry.write(|store| decide(store, &stamp(DAY), act)).map(|_| ())
}

/// M1/2: on 13 lines C is always 5, whichever is known first. 0.5 · 5 = 2.5 goes up to 3, −2.5 up to −2.
#[test]
fn m1_2_a_multiplier_of_before_does_not_stand_on_the_small_board() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Gyerekek", FIRST, true, &ONE_GAME));
        let (event, small) = (event_of(&file), GoFacts { board: Some(13), ..GoFacts::default() });
        let entry = decided(&mut registry, multiplier(event, 20)).unwrap();
        assert_eq!(refused(decided(&mut registry, stated(event, small.clone()))), "multiplier-stands");
        assert_eq!(refused(accepted(&mut registry, &file, small.clone())), "multiplier-stands");
        registry.write(|store| cancel(store, &stamp(DAY), entry, "kis tábla")).unwrap();
        accepted(&mut registry, &file, small).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1503), (2, 1498)], "{}", trial.name());
    }
}

/// §1(2) knows 19 and 13 lines; a tournament in which stones were given is none without handicap. A published event stays rated.
#[test]
fn p1_2_facts_that_would_make_an_event_unratable_are_refused_when_they_are_stated() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let stones = ["1 Kiss Anna 13k HU Pecs 1 2+/b2 |12000001", "2 Nagy Anna 11k HU Pecs 0 1-/w2 |12000002"];
        let file = submitted(&mut registry, &h9("Előnyös", FIRST, false, &stones));
        accepted(&mut registry, &file, thinking_time("60+3x30")).unwrap();
        closed(&mut registry);
        let nine = GoFacts { board: Some(9), ..GoFacts::default() };
        assert_eq!(refused(decided(&mut registry, stated(event_of(&file), nine))), "board-range");
        let even = GoFacts { even: Some(true), ..GoFacts::default() };
        assert_eq!(refused(decided(&mut registry, stated(event_of(&file), even))), "not-ratable", "{}", trial.name());
    }
}

/// §6(3): 100 · 3 reaches 300, so it is cut, 2 + 1; with 20 it would have to be one. Equals win and lose in turn: with C 20 and in one
/// Kiss has 1500 + 20 · (0.50 − 0.50 + 0.50) = 1510.
#[test]
fn p6_3_a_cut_does_not_outlive_its_ground() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let lines = [
            "1 Kiss Anna 13k HU Pecs 2 2+/b0 2-/w0 2+/b0 |12000001",
            "2 Nagy Anna 13k HU Pecs 1 1-/w0 1+/b0 1-/w0 |12000002",
        ];
        let file = submitted(&mut registry, &h9("Hosszú", FIRST, true, &lines));
        let event = event_of(&file);
        let long = decided(&mut registry, multiplier(event, 100)).unwrap();
        let cut = decided(&mut registry, Decided::Parts { tournament: event, parts: vec![2, 1] }).unwrap();
        assert_eq!(refused(decided(&mut registry, multiplier(event, 20))), "parts-stand");
        assert_eq!(refused(decided(&mut registry, multiplier(event, 150))), "multiplier-range");
        assert_eq!(refused(decided(&mut registry, multiplier(event, 0))), "multiplier-range");
        registry.write(|store| cancel(store, &stamp(DAY), cut, "rövidebb")).unwrap();
        decided(&mut registry, multiplier(event, 20)).unwrap();
        registry.write(|store| cancel(store, &stamp(DAY), long, "elírás")).unwrap();
        accepted(&mut registry, &file, GoFacts::default()).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1510), (2, 1490)], "{}", trial.name());
    }
}

/// M1/3: without a word on handicap nobody knows whether 10 more belong to C: 60' + 3×20" alone is 10, of equals 5.
#[test]
fn m1_3_whether_stones_were_allowed_is_asked_where_nothing_says_it() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let said = String::from_utf8(h9("Tavasz", FIRST, true, &ONE_GAME)).unwrap();
        let file = submitted(&mut registry, said.replace("; HA[h9]\n", "").as_bytes());
        assert_eq!(refused(accepted(&mut registry, &file, thinking_time("60+3x20"))), "handicap-unsaid");
        let with_stones = GoFacts { even: Some(false), ..thinking_time("60+3x20") };
        accepted(&mut registry, &file, with_stones).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1505), (2, 1495)], "{}", trial.name());
    }
}

/// §4(1), §6(1) step 2: before her entry Kiss has no indicators; a stranger never has.
#[test]
fn p3_3_who_has_no_indicators_has_none_to_be_changed() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let lines = ["1 Kiss Anna 13k HU Pecs 1 2+/b0 |12000001", "2 Schmidt Hans 2d DE Bonn 0 1-/w0 |13000002"];
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &lines));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        // 1500 beats 2 dan, 2050: 550 apart, a win is worth 1.00, with C 20 it is 20.
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1520)], "{}", trial.name());
        let told = registry.read(|store| before_entry(store, PersonId(1), date(2024, 3, 1))).unwrap();
        assert_eq!(told, Some(FIRST), "a month mistyped takes the place of her initial points, and is told");
        assert_eq!(registry.read(|store| before_entry(store, PersonId(1), FIRST)).unwrap(), None);
        let stranger = registry.read(|store| arpad_office::views::person_page::one_person(store, "Schmidt Hans"));
        let stranger = stranger.unwrap().id.0;
        assert_eq!(refused(decided_on(&mut registry, FIRST, indicators(stranger, 1500))), "indicators-stranger");
        let initial = Decided::Initial { person: PersonId(stranger), points: 1500, manager: true };
        assert_eq!(refused(decided(&mut registry, initial)), "newcomer-outside");
        decided_on(&mut registry, date(2024, 3, 10), indicators(1, 1700)).unwrap();
    }
}

/// §6(1) step 2: of two numbers with initial points the earlier entry holds, so it is the one that stays.
#[test]
fn p6_1_2_a_merge_keeps_the_points_of_the_earlier_entry() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let first = submitted(&mut registry, &h9("Tavasz", FIRST, true, &ONE_GAME));
        accepted(&mut registry, &first, thinking_time("60+3x20")).unwrap();
        let fields = PersonFields {
            family: "Varga".into(),
            given: "Anna".into(),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        let twice = registry.write(|store| register_person(store, &stamp(DAY), &fields)).unwrap().0;
        let points_set = Decided::Initial { person: twice, points: 1740, manager: true };
        decided(&mut registry, points_set).unwrap();
        let again = ["1 Varga Anna 5k HU Pecs 1 2+/b0", "2 Nagy Anna 13k HU Pecs 0 1-/w0 |12000002"];
        let second = submitted(&mut registry, &h9("Nyár", SECOND, true, &again));
        registry.write(|store| answer(store, &stamp(DAY), second.submission, 0, Some(twice))).unwrap();
        accepted(&mut registry, &second, thinking_time("60+3x20")).unwrap();
        closed(&mut registry);
        let wrong = registry.write(|store| merge(store, &stamp(DAY), twice, PersonId(1), false));
        assert_eq!(refused(wrong), "merge-entered-later", "{}", trial.name());
        registry.write(|store| merge(store, &stamp(DAY), PersonId(1), twice, false)).unwrap();
        // 1510 after the first; then against 1490, 20 apart: 0.45 · 20 = 9.
        let lists = closed(&mut registry);
        let last = lists.last().expect("a revision");
        assert!(points(&mut registry, last).contains(&(1, 1519)), "{:?}", points(&mut registry, last));
    }
}

/// §6(1) step 2, §5(3): what the committee gave stands under whichever number it named, although the manager gave the other one his
/// points later.
#[test]
fn p6_1_2_the_manager_does_not_take_the_place_of_the_committee_after_a_merge() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let mut person = |given: &str| {
            let (family, country, given) = ("Varga".into(), "HUN".into(), given.into());
            let fields = PersonFields { family, given, country, ..PersonFields::default() };
            registry.write(|store| register_person(store, &stamp(DAY), &fields)).unwrap().0
        };
        let [one, other] = ["Anna", "Annamária"].map(&mut person);
        let initial = |person, points, manager| Decided::Initial { person, points, manager };
        decided(&mut registry, initial(one, 1800, false)).unwrap();
        decided(&mut registry, initial(other, 1700, true)).unwrap();
        registry.write(|store| merge(store, &stamp(DAY), one, other, true)).unwrap();
        assert_eq!(
            refused(decided(&mut registry, initial(one, 1600, true))),
            "initial-by-committee",
            "{}",
            trial.name()
        );
        decided(&mut registry, initial(one, 1850, false)).unwrap();
    }
}
