//! What whoever closes go is told before: decisions that take effect or hold no more, lists that are made anew, who leaves.

use super::desk::{Desk, File, days, told};
use super::text::{beats, bound};
use arpad_model::{AppealOutcome, Coverage, Grade, PersonId, Series, TournamentId};
use arpad_office::acts::accept::Newcomers;
use arpad_office::acts::decide::lowered_grade;
use arpad_office::acts::desk::enact;
use arpad_office::acts::newcomers::{By, set_initial};
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::{Act, DecideAct, Decided};
use arpad_office::lists::newcomers::Entrant;
use arpad_office::views::checklist::{Checklist, Mover, go_checklist};
use arpad_office::views::public;
use arpad_office::views::search::search;
use jiff::civil::{Date, date};

const OPENED: Date = date(2024, 2, 1);
const FIRST: Date = date(2024, 3, 9);
const DECIDED: Date = date(2024, 3, 12);
const SECOND: Date = date(2024, 3, 16);
const TODAY: Date = date(2024, 4, 1);

/// Kiss and Nagy of 1500; Kiss has beaten Nagy at C 10: of equals ±5.
fn begun(trial: &arpad_trial::Trial) -> Desk {
    let mut desk = Desk::open(trial);
    desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
    desk.on(TODAY).enter(&File::new("Első kupa", FIRST, 10, vec![beats(1, "Kiss", "Nagy")]));
    assert_eq!(days(&desk.close()), [(FIRST, 0)]);
    desk
}

fn looked(desk: &mut Desk) -> Checklist {
    desk.registry.read(go_checklist).unwrap()
}

fn mover(desk: &Desk, name: &str, before: i32, after: i32) -> Mover {
    Mover { person: desk.number(name), before, after }
}

fn indicators(person: PersonId, points: Option<i32>, grade: Option<&str>, taken: bool) -> Decided {
    let grade = grade.map(str::to_owned);
    let (games, peak, reached) = (None, None, Vec::new());
    Decided::Indicators { person, series: Series::Go, points, grade, games, peak, reached, taken }
}

/// The committee gives the tournament 20 where it had 10: one decision holds, and of equals ±10. Taken back, the first is told again.
#[test]
fn of_two_multipliers_of_a_tournament_the_one_that_holds_is_told() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        let tournament = desk.enter(&File::new("Második", SECOND, 10, vec![beats(1, "Nagy", "Kiss")]));
        let first: Vec<_> = looked(&mut desk).decided.iter().map(|one| one.entry).collect();
        assert_eq!(first.len(), 1, "{}", trial.name());
        let decision = Decided::Multiplier { tournament, multiplier: 20, ground: String::new() };
        let second = desk.decided(decision, TODAY);
        let list = looked(&mut desk);
        assert_eq!(list.decided.iter().map(|one| one.entry).collect::<Vec<_>>(), [second], "{}", trial.name());
        desk.cancelled(second);
        assert_eq!(looked(&mut desk).decided.iter().map(|one| one.entry).collect::<Vec<_>>(), first);
    }
}

/// Nagy had 1495; the committee gives her 1600, and the presidium takes it away again.
#[test]
fn p3_3_p10_2_decisions_that_take_effect_and_that_fell_are_told_before_closing() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        let decision = desk.indicators("Nagy", Some(1600), None, DECIDED);
        let list = looked(&mut desk);
        assert_eq!(days(&list.lists), [(DECIDED, 0)], "{}", trial.name());
        assert_eq!(list.decided.iter().map(|one| one.entry).collect::<Vec<_>>(), [decision]);
        assert_eq!((list.fallen.len(), list.leaving.len(), list.opening), (0, 0, 0));
        assert_eq!(list.movers, [mover(&desk, "Nagy", 1495, 1600)]);
        assert!(!list.is_clear(), "somebody looks at it");
        assert_eq!(days(&desk.close()), days(&list.lists), "what was told is what is made");

        desk.appealed(decision, AppealOutcome::Overturned, "MGSZ Elnökség 2/2024").unwrap();
        let list = looked(&mut desk);
        assert_eq!(days(&list.lists), [(DECIDED, 1)], "{}", trial.name());
        assert_eq!(list.fallen.iter().map(|one| one.entry).collect::<Vec<_>>(), [decision]);
        assert_eq!((list.decided.len(), list.movers.clone()), (0, vec![mover(&desk, "Nagy", 1600, 1495)]));
        assert!(!list.is_clear());
        assert_eq!(days(&desk.close()), [(DECIDED, 1)]);
        let nothing = told(desk.registry.read(go_checklist)).unwrap_err();
        assert_eq!(nothing.code.as_str(), "nothing-due", "{}", trial.name());
        desk.verified();
    }
}

/// A correction enters once; what is decided later about an earlier day does not tell it again. The game of equals ends the other
/// way round: 1495 and 1505.
#[test]
fn a_correction_that_lists_know_is_not_told_again() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        let stamp = desk.stamp().because("elírás");
        let game = WhichGame { round: 1, line: 0, against: None };
        desk.registry.write(|store| correct_result(store, &stamp, TournamentId(1), game, "white")).unwrap();
        let list = looked(&mut desk);
        assert_eq!((list.corrections.len(), days(&list.lists)), (1, vec![(FIRST, 1)]), "{}", trial.name());
        assert_eq!(list.movers.len(), 2);
        desk.close();
        assert_eq!(
            desk.ranking().iter().map(|one| (one.0, one.1)).collect::<Vec<_>>(),
            [("Nagy", 1505), ("Kiss", 1495)]
        );
        desk.indicators("Kiss", Some(1520), None, date(2024, 3, 1));
        let list = looked(&mut desk);
        assert_eq!((list.corrections.len(), list.decided.len()), (0, 1), "{}", trial.name());
        // 1520 loses to 1500: d = 20, .45: ⌊−5.5 + ½⌋ = −5 and ⌊5.5 + ½⌋ = 6.
        assert_eq!(days(&list.lists), [(date(2024, 3, 1), 0), (FIRST, 2)]);
        assert_eq!(list.movers, [mover(&desk, "Kiss", 1495, 1515), mover(&desk, "Nagy", 1505, 1506)]);
        desk.verified();
    }
}

/// Nagy came with an opening balance of 1600, the committee gave her 1650, and she has left the country. From then on she meets
/// ours with the bound of the grade she enters with, 11 kyu, 1485 (§6(1) step 2): Kiss of 1500 beats her, d = 15, .46:
/// ⌊4.6 + ½⌋ = 5. With 1600 it would have been 7, with 1650 ⌊8.2 + ½⌋ = 8.
#[test]
fn p6_1_whoever_left_serves_with_the_entry_grade_and_keeps_the_page_of_the_past() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        let nagy = desk.on(TODAY).person("Nagy", "HUN");
        let stamp = desk.stamp();
        let opening = DecideAct {
            decision: indicators(nagy, Some(1600), Some("9k"), true),
            day: OPENED,
            reference: "ranglista.csv".into(),
        };
        desk.registry.write(|store| enact(store, &stamp, &Act::Decide(opening))).unwrap();
        let list = looked(&mut desk);
        assert_eq!((list.opening, list.decided.len(), days(&list.lists)), (1, 0, vec![(OPENED, 0)]));
        desk.close();
        desk.indicators("Nagy", Some(1650), None, FIRST);
        desk.close();

        desk.covered("Nagy", Coverage::Outside, Some(DECIDED));
        let cup = File::new("Kupa", SECOND, 10, vec![beats(1, "Kiss", "Nagy")]).with("Nagy", "11k", "HU");
        desk.enter(&cup);
        let list = looked(&mut desk);
        assert_eq!(list.leaving, [(nagy, 1650)], "{}", trial.name());
        desk.close();
        assert_eq!(bound("11k"), 1485);
        assert_eq!(desk.ranking(), [("Kiss", 1505, "11k".to_owned())], "{}", trial.name());
        assert_eq!(desk.points_on("Nagy", DECIDED), Some(1650), "her past stays");

        let page = desk.registry.read(|store| public::player(store, nagy, TODAY)).expect("a page of her past");
        let page = page.expect("she is not hidden");
        let history: Vec<Option<i32>> = page.series[0].lists.iter().map(|one| one.row.rating).collect();
        assert_eq!(history, [Some(1600), Some(1650)], "{}", trial.name());
        assert!(page.is_outside_go);
        let found = desk.registry.read(|store| search(store, None, "Nagy", 0..9)).unwrap();
        assert_eq!(found.persons.len(), 1, "{}", trial.name());

        // Where the grade has no bound her past does not help either: the committee decides about an opponent.
        let open = File::new("Nyílt", date(2024, 3, 23), 10, vec![beats(1, "Kiss", "Nagy")]).with("Nagy", "9p", "HU");
        let refusal = desk.enter_saying(&open, Newcomers::Ask).unwrap_err();
        assert!(refusal.findings.iter().any(|one| one.code.as_str() == "go-foreign-grade-unbounded"), "{refusal:?}");
        desk.verified();
    }
}

/// By results a grade only rises (§4(2)): who writes a lower one down is told what was held. Kiss has 11 kyu.
#[test]
fn p4_2_a_lower_grade_by_decision_is_told() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        let kiss = desk.number("Kiss");
        let grade = |text: &str| Grade::parse(text).expect("a grade");
        for (given, due) in [("12k", Some((grade("11k"), grade("12k")))), ("11k", None), ("10k", None)] {
            let decided = indicators(kiss, None, Some(given), false);
            let lower = desk.registry.read(|store| lowered_grade(store, &decided, DECIDED)).unwrap();
            assert_eq!(lower, due, "{given}, {}", trial.name());
        }
        // Before the first list there is nothing to lower.
        let early = indicators(kiss, Some(1400), Some("13k"), false);
        assert_eq!(desk.registry.read(|store| lowered_grade(store, &early, OPENED)).unwrap(), None);
    }
}

/// Three games won: the end of the range, the last point of 2 dan, 2129; the manager may give 1764 (§5(3)) and is told.
#[test]
fn p5_3_whoever_takes_what_the_manager_may_give_is_told_what_is_due() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        desk.on(TODAY);
        let games = (1..=3).map(|round| beats(round, "Vida", "Kiss")).collect();
        let file = File::new("Kupa", FIRST, 10, games).with("Vida", "1d", "HU");
        let bytes = file.h9(desk.pins());
        let received = desk.receive(&file, &bytes);
        let (stamp, who) = (desk.stamp(), Entrant::Line(received.submission, file.line("Vida")));
        let how = (By::Manager(""), Some(Coverage::Citizen));
        let given = desk.registry.write(|store| set_initial(store, &stamp, who, None, how)).unwrap();
        assert_eq!((given.points, given.due), (1764, Some(2129)), "{}", trial.name());
        let who = Entrant::Known(given.person);
        let how = (By::Committee("MB 3/2024"), None);
        let given = desk.registry.write(|store| set_initial(store, &stamp, who, Some(2129), how)).unwrap();
        assert_eq!((given.points, given.due), (2129, None), "{}", trial.name());
    }
}
