//! §6(1) step 2, §5(3): newcomers, what is proposed to the manager, and who may give what.

use super::*;
use arpad_model::Coverage;
use arpad_office::acts::cancel::{cancel, cancel_at_once, done_at_once, unclose};
use arpad_office::acts::close::{Consent, close_go_again, replay_go};
use arpad_office::acts::newcomers::{By, set_initial, take_proposals};
use arpad_office::lists::newcomers::{Entrant, OpenNewcomer, open_newcomers};
use arpad_office::verify::verify;

/// Új (12 kyu) loses to Tóth (1600) and Nagy (1500) and beats Kiss (1500); Kezdő (20 kyu) loses to Kiss.
const LINES: [&str; 5] = [
    "1 Tóth Anna 9k HU Pecs 1 4+/w0 0- 0- |12000003",
    "2 Nagy Anna 13k HU Pecs 1 0- 4+/w0 0- |12000002",
    "3 Kiss Anna 13k HU Pecs 1 5+/w0 0- 4-/w0 |12000001",
    "4 Új Ede 12k HU Pecs 1 1-/b0 2-/b0 3+/b0",
    "5 Kezdő Kata 20k HU Pecs 0 3-/b0 0- 0-",
];

/// Erős (2 dan) beats Tóth.
const STRONG: [&str; 2] = ["1 Erős Pál 2d HU Pecs 1 2+/b0", "2 Tóth Anna 9k HU Pecs 0 1-/w0 |12000003"];

fn open(registry: &mut Registry) -> Vec<OpenNewcomer> {
    registry.read(open_newcomers).unwrap()
}

/// Who, entry grade, score in half points, games, proposal.
type Told = (String, Option<String>, u32, u32, Option<i32>);

fn told(all: &[OpenNewcomer]) -> Vec<Told> {
    all.iter()
        .map(|one| {
            let entry = one.newcomer.entry.map(|grade| grade.to_string());
            (one.name.eastern(), entry, one.newcomer.half_points, one.newcomer.played, one.offered())
        })
        .collect()
}

/// With 1460 points a win against 1600 is worth 0.805 (d = 140) and against 1500 0.60 (d = 40): together 2.005, and two losses
/// cost 2. So it is from 1458 to 1462; at 1457 it is 0.81 + 2 · 0.61 = 2.03, at 1463 0.80 + 2 · 0.59 = 1.98.
#[test]
fn p6_1_2_newcomers_are_proposed_points_and_the_manager_takes_them_all_at_once() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &LINES));
        let due = |points| {
            [
                ("Új Ede".to_owned(), Some("12k".to_owned()), 2, 3, Some(points)),
                ("Kezdő Kata".to_owned(), Some("20k".to_owned()), 0, 1, Some(1230)),
            ]
        };
        let waiting = open(&mut registry);
        assert_eq!(told(&waiting), due(1460), "of a file that is not accepted, {}", trial.name());
        assert_eq!(waiting[0].who, Entrant::Line(file.submission, 3));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let waiting = open(&mut registry);
        assert_eq!(told(&waiting), due(1460), "{}", trial.name());
        assert_eq!(waiting[0].who, Entrant::Known(PersonId(4)));

        let given = registry.write(|store| take_proposals(store, &stamp(DAY), "", None)).unwrap();
        assert_eq!(given.iter().map(|one| (one.person.0, one.points)).collect::<Vec<_>>(), [(4, 1460), (5, 1230)]);
        assert_eq!(told(&open(&mut registry)), []);
        assert_eq!(refused(registry.write(|store| take_proposals(store, &stamp(DAY), "", None))), "newcomers-none");
        // All of them are taken back as they were given, and given again.
        let gone = registry.write(|store| cancel_at_once(store, &stamp(DAY), given[1].entry, "elírás")).unwrap();
        assert_eq!(gone.len(), 2, "{}", trial.name());
        assert_eq!(told(&open(&mut registry)), due(1460));
        let given = registry.write(|store| take_proposals(store, &stamp(DAY), "", None)).unwrap();
        let at_once = registry.read(|store| done_at_once(store, given[0].entry)).unwrap();
        assert_eq!(at_once, [given[0].entry, given[1].entry], "what was taken back is no part of it");
        // One is taken back: open again.
        registry.write(|store| cancel(store, &stamp(DAY), given[0].entry, "elírás")).unwrap();
        assert_eq!(told(&open(&mut registry)), due(1460)[..1]);
        let one =
            registry.write(|store| set_initial(store, &stamp(DAY), waiting[0].who, None, (By::Manager(""), None)));
        assert_eq!(one.map(|one| one.points).map_err(|error| error.to_string()), Ok(1460));
        assert_eq!(
            refused(registry.write(|store| set_initial(
                store,
                &stamp(DAY),
                waiting[0].who,
                None,
                (By::Manager(""), None)
            ))),
            "newcomer-not-open"
        );

        // C = 20. Tóth +0.195 · 20 = 3.9, Nagy +0.40 · 20 = 8, Kiss 0.04 − 0.60 = −0.56: −11.2, Új 0.005: 0.1, Kezdő −0.04: −0.8.
        let lists = closed(&mut registry);
        let due = [(1, 1489), (2, 1508), (3, 1604), (4, 1460), (5, 1229)];
        assert_eq!(points(&mut registry, &lists[0]), due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// By the bound of his entry grade, 1450, Új has 0.62 − 0.18 − 0.38 = 0.06: 1.2, so 1451. Set afterwards, the lists are made anew.
#[test]
fn p6_1_2_a_newcomer_whom_a_list_has_counted_by_his_entry_grade_stays_open() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &LINES));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0])[3], (4, 1451), "{}", trial.name());
        let waiting = open(&mut registry);
        let counted: Vec<_> = waiting.iter().map(|one| (one.who, one.offered(), one.counted)).collect();
        let due = [(4, 1460), (5, 1230)]
            .map(|(one, points)| (Entrant::Known(PersonId(one)), Some(points), Some(lists[0].id)));
        assert_eq!(counted, due, "{}", trial.name());
        registry.write(|store| take_proposals(store, &stamp(DAY), "javaslat szerint", None)).unwrap();
        assert_eq!(told(&open(&mut registry)), []);
        let made = registry.write(|store| replay_go(store, &stamp(DAY), None, Consent::default())).unwrap();
        let due = [(1, 1489), (2, 1508), (3, 1604), (4, 1460), (5, 1229)];
        assert_eq!(points(&mut registry, &made.lists[0]), due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Erős enters with 5 kyu and wins all three games: the range of 6 to 4 kyu ends at 1814, and the manager may give 1764 of it.
#[test]
fn p5_3_a_5_kyu_newcomer_who_won_everything_has_the_most_the_manager_gives() {
    let lines = [
        "1 Erős Pál 5k HU Pecs 3 2+/b0 3+/b0 4+/b0 |13000009",
        "2 Kiss Anna 13k HU Pecs 1 1-/w0 4-/b0 3+/b0 |12000001",
        "3 Nagy Anna 13k HU Pecs 0 4-/b0 1-/w0 2-/w0 |12000002",
        "4 Tóth Anna 9k HU Pecs 2 3+/w0 2+/w0 1-/w0 |12000003",
    ];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Körmérkőzés", FIRST, true, &lines));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let waiting = open(&mut registry);
        assert_eq!(waiting[0].newcomer.proposal.map(|one| (one.points, one.performed)), Some((1764, 1814)));
        let given = registry.write(|store| take_proposals(store, &stamp(DAY), "javaslat szerint", None)).unwrap();
        let given: Vec<_> = given.iter().map(|one| (one.name.eastern(), one.points)).collect();
        assert_eq!(given, [("Erős Pál".to_owned(), 1764)], "{}", trial.name());
        assert_eq!(told(&open(&mut registry)), []);
    }
}

#[test]
fn p5_3_above_5_kyu_only_the_committee_gives_points_and_the_desk_says_so_at_once() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Erősek", FIRST, true, &STRONG));
        assert_eq!(refused(accepted(&mut registry, &file, thinking_time("60+3x20"))), "not-ratable");
        let waiting = open(&mut registry);
        assert_eq!(told(&waiting), [("Erős Pál".to_owned(), Some("2d".to_owned()), 2, 1, Some(1764))]);
        assert!(waiting[0].is_for_committee() && waiting[0].newcomer.proposal.is_some_and(|one| one.performed == 2050));
        let who = waiting[0].who;
        assert_eq!(who, Entrant::Line(file.submission, 0));
        let mut set = |points, by: By<'_>| {
            registry.write(|store| set_initial(store, &stamp(DAY), who, Some(points), (by, Some(Coverage::Citizen))))
        };
        assert_eq!(refused(set(1765, By::Manager("kezelő"))), "initial-too-high", "{}", trial.name());
        assert_eq!(refused(set(2050, By::Committee(" "))), "reference-empty");
        assert_eq!(refused(set(20_000, By::Committee("MB 4/2024"))), "points-range");
        let given = set(2050, By::Committee("MB 4/2024")).unwrap();
        assert_eq!((given.person, given.name.eastern()), (PersonId(4), "Erős Pál".to_owned()));
        let person = PersonId(4);
        let by_manager = Decided::Initial { person, points: 1765, manager: true };
        assert_eq!(refused(decided(&mut registry, by_manager)), "initial-too-high");
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        // d = 450: nothing is at stake.
        assert_eq!(points(&mut registry, &lists[0]), [(3, 1600), (4, 2050)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// The same numbers where the points are taken while the file still waits.
#[test]
fn p6_1_2_those_of_a_waiting_file_are_taken_too() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &LINES));
        let given = registry.write(|store| take_proposals(store, &stamp(DAY), "", Some(Coverage::Citizen))).unwrap();
        assert_eq!(given.iter().map(|one| (one.person.0, one.points)).collect::<Vec<_>>(), [(4, 1460), (5, 1230)]);
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        let due = [(1, 1489), (2, 1508), (3, 1604), (4, 1460), (5, 1229)];
        assert_eq!(points(&mut registry, lists.last().expect("a list")), due, "{}", trial.name());
        // A newcomer's can be corrected.
        let newcomer = Entrant::Known(PersonId(4));
        assert!(
            registry
                .write(|store| set_initial(store, &stamp(DAY), newcomer, Some(1450), (By::Manager(""), None)))
                .is_ok()
        );
    }
}

/// The same numbers where Új is from Austria, settled here, and his points are set while the file waits.
#[test]
fn p1_1_who_stands_in_a_file_only_belongs_to_the_system_by_the_letter_that_is_said() {
    let lines =
        LINES.map(|line| if line.contains("Új Ede") { "4 Új Ede 12k AT Wien 1 1-/b0 2-/b0 3+/b0" } else { line });
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &lines));
        let (new, child) = (Entrant::Line(file.submission, 3), Entrant::Line(file.submission, 4));
        let mut set = |who, letter| {
            registry.write(|store| set_initial(store, &stamp(DAY), who, Some(1460), (By::Manager(""), letter)))
        };
        // Whatever country the file gives.
        assert_eq!(refused(set(new, None)), "newcomer-unsaid", "{}", trial.name());
        assert_eq!(refused(set(child, None)), "newcomer-unsaid", "{}", trial.name());
        assert_eq!(set(new, Some(Coverage::Settled)).map(|given| given.person).ok(), Some(PersonId(4)));
        // The child is left: in bulk too somebody says it.
        let all = |letter| move |store: &mut Writer<'_>| take_proposals(store, &stamp(DAY), "", letter);
        assert_eq!(refused(registry.write(all(None))), "newcomer-unsaid", "{}", trial.name());
        let given = registry.write(all(Some(Coverage::Citizen))).unwrap();
        assert_eq!(given.iter().map(|one| (one.person.0, one.points)).collect::<Vec<_>>(), [(5, 1230)]);
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        let due = [(1, 1489), (2, 1508), (3, 1604), (4, 1460), (5, 1229)];
        assert_eq!(points(&mut registry, &lists[0]), due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn p1_1_who_is_outside_the_system_needs_no_initial_points() {
    let lines = ["1 Kiss Anna 11k HU Pecs 1 2+/b0 |12000001", "2 Huber Franz 11k AT Wien 0 1-/w0"];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &lines));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let guest = Entrant::Known(PersonId(4));
        let set = registry.write(|store| set_initial(store, &stamp(DAY), guest, Some(1485), (By::Manager(""), None)));
        assert_eq!(refused(set), "newcomer-outside", "{}", trial.name());
    }
}

/// Somebody enters with the first of his tournaments, whichever file came first and whichever is accepted: Új (12 kyu) wins all in the
/// first, so the end of his range is proposed, 1519; by the second, which he lost, it would be 1420.
#[test]
fn p6_1_2_a_newcomer_of_two_tournaments_enters_with_the_first() {
    let won =
        ["1 Kiss Anna 13k HU Pecs 0 2-/w0 2-/b0 2-/w0 |12000001", "2 Új Ede 12k HU Pecs 3 1+/b0 1+/w0 1+/b0 |12000009"];
    let lost =
        ["1 Nagy Anna 13k HU Pecs 3 2+/w0 2+/b0 2+/w0 |12000002", "2 Új Ede 12k HU Pecs 0 1-/b0 1-/w0 1-/b0 |12000009"];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let later = submitted(&mut registry, &h9("Nyár", SECOND, true, &lost));
        let once = |points, half_points| [("Új Ede".to_owned(), Some("12k".to_owned()), half_points, 3, Some(points))];
        assert_eq!(told(&open(&mut registry)), once(1420, 0), "{}", trial.name());
        let first = submitted(&mut registry, &h9("Tavasz", FIRST, true, &won));
        assert_eq!(told(&open(&mut registry)), once(1519, 6), "both files wait, {}", trial.name());
        accepted(&mut registry, &first, thinking_time("60+3x20")).unwrap();
        let waiting = open(&mut registry);
        assert_eq!(told(&waiting), once(1519, 6), "the later file waits, {}", trial.name());
        assert_eq!(waiting[0].who, Entrant::Known(PersonId(4)));
        accepted(&mut registry, &later, thinking_time("60+3x20")).unwrap();
        let given = registry.write(|store| take_proposals(store, &stamp(DAY), "", None)).unwrap();
        assert_eq!(given.iter().map(|one| one.points).collect::<Vec<_>>(), [1519], "{}", trial.name());
    }
}

/// Új is given 1462 in the place of 1460 while the list waits: it is not published with what nobody stands behind any more.
#[test]
fn a_list_made_with_points_that_were_taken_back_is_not_published() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &LINES));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let given = registry.write(|store| take_proposals(store, &stamp(DAY), "", None)).unwrap();
        registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        registry.write(|store| cancel(store, &stamp(DAY), given[0].entry, "elírás")).unwrap();
        let who = Entrant::Known(PersonId(4));
        registry.write(|store| set_initial(store, &stamp(DAY), who, Some(1462), (By::Manager(""), None))).unwrap();
        let put = |registry: &mut Registry| registry.write(|store| publish(store, &stamp(DAY), Series::Go, None));
        assert_eq!(refused(put(&mut registry).map(drop)), "list-outdated", "{}", trial.name());

        let lists = registry.write(|store| close_go_again(store, &stamp(DAY), Consent::default())).unwrap().lists;
        put(&mut registry).unwrap();
        let last = points(&mut registry, lists.last().expect("a list"));
        assert!(last.contains(&(4, 1462)), "{}: {last:?}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// The points are given, the list is made anew with them, and they are all taken back: the published list is right as it is, and who
/// wants the other made again is told to open it.
#[test]
fn lists_that_were_closed_for_nothing_are_opened() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &LINES));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let before = closed(&mut registry);
        let given = registry.write(|store| take_proposals(store, &stamp(DAY), "", None)).unwrap();
        registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        registry.write(|store| cancel_at_once(store, &stamp(DAY), given[0].entry, "elírás")).unwrap();
        let put = |registry: &mut Registry| registry.write(|store| publish(store, &stamp(DAY), Series::Go, None));
        assert_eq!(refused(put(&mut registry).map(drop)), "list-outdated", "{}", trial.name());
        let again = registry.write(|store| close_go_again(store, &stamp(DAY), Consent::default()));
        assert_eq!(refused(again.map(drop)), "closed-for-nothing", "{}", trial.name());

        while registry.write(|store| unclose(store, &stamp(DAY), Series::Go, None, "elírás")).is_ok() {}
        let newest = registry.read(|store| arpad_registry::tables::lists::of(store, Series::Go)).unwrap();
        assert_eq!(newest.iter().map(|list| list.hash).max(), before.iter().map(|list| list.hash).max());
        assert_eq!(newest.len(), before.len(), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
