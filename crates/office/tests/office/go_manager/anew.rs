//! Lists that are closed again or made anew: nothing is revised that nobody has seen, nobody is reproached with what he could not
//! know, and nothing is called dropped that still counts.

use super::*;
use arpad_office::acts::close::{Consent, close_go_again};
use arpad_office::acts::merge::merge;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::verify::verify;

/// Each wins once: with 1500 points both keep them. C = 25 (60' + 3×30", 82.5', category B, 15; even, 10).
const BEFORE: [&str; 2] =
    ["1 Kiss Anna 11k HU Pecs 1 2+/b0 2-/w0 |12000001", "2 Nagy Anna 11k HU Pecs 1 1-/w0 1+/b0 |12000002"];

/// Kiss beats Nagy twice: 2 · 0.50 · 25, so 1525 and 1475.
const LATE: [&str; 2] =
    ["1 Kiss Anna 11k HU Pecs 2 2+/b0 2+/w0 |12000001", "2 Nagy Anna 11k HU Pecs 0 1-/w0 1-/b0 |12000002"];

/// 1500 points are 11 kyu; Nagy enters with less. After the late one 1525 v 1475, d = 50, e = 0.38: 9.5, so 10 and ⌊−9.5 + ½⌋ = −9.
const LATER: [&str; 2] = ["1 Kiss Anna 11k HU Pecs 1 2+/b0 |12000001", "2 Nagy Anna 13k HU Pecs 0 1-/w0 |12000002"];

fn enter(registry: &mut Registry, name: &str, day: Date, lines: &[&str]) -> TournamentId {
    let file = submitted(registry, &h9(name, day, true, lines));
    accepted(registry, &file, thinking_time("60+3x30")).unwrap();
    event_of(&file)
}

fn days(lists: &[List]) -> Vec<(Date, u32)> {
    lists.iter().map(|list| (list.day, list.revision)).collect()
}

/// Who is told by §9(1), by name.
fn reproached(findings: &[arpad_model::Finding]) -> usize {
    findings.iter().filter(|one| one.code.as_str() == "go-entry-grade").count()
}

/// After the late tournament Kiss has 1525, 10 kyu: with 11 kyu he had entered as he should.
#[test]
fn p9_1_nobody_is_reproached_with_points_that_a_late_report_has_brought_since() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        enter(&mut registry, "Tél", date(2024, 3, 2), &BEFORE);
        closed(&mut registry);
        enter(&mut registry, "Nyár", SECOND, &LATER);
        let made = registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1513), (2, 1488)], "{}", trial.name());
        assert_eq!(reproached(&made.findings), 1, "Nagy, by what he had then, {}", trial.name());
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        enter(&mut registry, "Tavasz", FIRST, &LATE);
        let made = registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        assert_eq!(days(&made.lists), [(FIRST, 0), (SECOND, 1)]);
        assert_eq!(reproached(&made.findings), 0, "{}", trial.name());
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1525), (2, 1475)], "{}", trial.name());
        assert_eq!(points(&mut registry, &made.lists[1]), [(1, 1535), (2, 1466)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_go_list_that_nobody_has_seen_is_closed_again_and_not_revised() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let again =
            |registry: &mut Registry| registry.write(|store| close_go_again(store, &stamp(DAY), Consent::default()));
        assert_eq!(refused(again(&mut registry)), "nothing-closed", "{}", trial.name());
        enter(&mut registry, "Nyár", SECOND, &LATER);
        registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        assert_eq!(refused(again(&mut registry)), "nothing-changes", "{}", trial.name());
        enter(&mut registry, "Tavasz", FIRST, &LATE);
        assert_eq!(refused(registry.write(|store| close_go(store, &stamp(DAY)))), "go-list-unpublished");
        let made = again(&mut registry).unwrap();
        assert_eq!(days(&made.lists), [(FIRST, 0), (SECOND, 0)], "{}", trial.name());
        assert_eq!(points(&mut registry, &made.lists[1]), [(1, 1535), (2, 1466)], "{}", trial.name());
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        assert_eq!(refused(again(&mut registry)), "nothing-closed", "{}", trial.name());
        let all = registry.read(|store| arpad_registry::tables::lists::of(store, Series::Go)).unwrap();
        assert_eq!(all.len(), 2, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Nagy stood in the report under another name: merged, he has played it with his own 1500 points. C = 25: ⌊12.5 + ½⌋ = 13, −12.
#[test]
fn two_numbers_that_are_one_person_drop_nobody() {
    let lines = ["1 Kiss Anna 11k HU Pecs 1 2+/b0 |12000001", "2 Kovács Aranka 13k HU Pecs 0 1-/w0"];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        enter(&mut registry, "Tavasz", FIRST, &lines);
        closed(&mut registry);
        registry.write(|store| merge(store, &stamp(DAY), PersonId(2), PersonId(4), true)).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(days(&lists), [(FIRST, 1)], "{}", trial.name());
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1513), (2, 1488)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Tóth beats Nagy: d = 100, e = 0.27, 6.75: 1607 and ⌊−6.75 + ½⌋ = −7, 1493. Then Kiss beats Nagy, who was Tóth: 1607 − 1500 = 107,
/// 0.74 · 25 = 18.5, so 19 and ⌊−18.5 + ½⌋ = −18: 1519 and 1589.
#[test]
fn a_line_that_was_somebody_else_keeps_its_games() {
    let first = ["1 Tóth Anna 9k HU Pecs 1 2+/b0 |12000003", "2 Nagy Anna 11k HU Pecs 0 1-/w0 |12000002"];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        enter(&mut registry, "Tavasz", FIRST, &first);
        let event = enter(&mut registry, "Nyár", SECOND, &LATER);
        closed(&mut registry);
        registry.write(|store| reidentify(store, &stamp(DAY), event, 1, PersonId(3))).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(days(&lists), [(SECOND, 1)], "{}", trial.name());
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1519), (2, 1493), (3, 1589)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
