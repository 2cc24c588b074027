//! Go is made anew after every tournament: a revision's rows name what revised them.

use super::*;
use crate::go_by_hand::{DAY, DROPPING, FIRST, SECOND, entered, found};
use arpad_office::acts::close::{close_go, replay_go};
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;

fn revised(registry: &mut Registry, person: u32, day: Date) -> (Option<i32>, Option<i32>, Vec<(&'static str, i64)>) {
    let found = of_series(registry, person, Series::Go, day, None);
    adds_up(&found);
    let revised = found.revised.expect("a revision");
    let by = revised.by.iter().map(|one| (one.kind.as_str(), one.done.entry.0)).collect();
    (revised.before, revised.after, by)
}

#[test]
fn a_corrected_and_a_late_tournament_of_go() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let close = |registry: &mut Registry| {
            registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
            registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        };
        entered(&mut registry, "Nagy kupa", SECOND, 30);
        close(&mut registry);
        // Of equals, .5 × 30: 1515 and 1485. A newcomer enters with the points the committee gave.
        let first = of_series(&mut registry, 1, Series::Go, SECOND, None);
        adds_up(&first);
        let due = [("initial", Some(1500))];
        let told: Vec<_> = first.causes.iter().map(|one| (one.kind.as_str(), one.to)).collect();
        assert_eq!((told.as_slice(), first.own_change()), (due.as_slice(), Some(15)), "{}", trial.name());
        assert!(first.causes[0].done.as_ref().is_some_and(|done| done.reference == "1/2024"));

        // The first one comes late: 1505 and 1495, then 1519 and 1481.
        let (event, _) = entered(&mut registry, "Kis kupa", FIRST, 10);
        let accepted = head(&mut registry);
        close(&mut registry);
        let due = (Some(1515), Some(1519), vec![("late", accepted)]);
        assert_eq!(revised(&mut registry, 1, SECOND), due, "{}", trial.name());

        // Tóth had won it: 1515 and 1482.
        registry.write(|store| reidentify(store, &stamp(DAY), event, 0, PersonId(3))).unwrap();
        let corrected = head(&mut registry);
        registry.write(|store| replay_go(store, &stamp(DAY), None, DROPPING)).unwrap();
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        let due = (Some(1519), Some(1515), vec![("identity", corrected)]);
        assert_eq!(revised(&mut registry, 1, SECOND), due, "{}", trial.name());
        assert_eq!(revised(&mut registry, 2, SECOND).0, Some(1481), "{}", trial.name());
        all_add_up(&mut registry);
    }
}
