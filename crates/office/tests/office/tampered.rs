//! Whatever is changed behind the registry's back is found, and named with its entry.

mod database;
mod every_table;
mod pages;
mod rows;
mod seals;

use crate::month::*;
use arpad_office::verify::{Fault, verify};
use arpad_registry::Registry;
use arpad_trial::Trial;
use jiff::civil::date;

fn federation(trial: &Trial) -> Registry {
    let mut registry = fresh(trial.address());
    registry.write(found).unwrap();
    for (number, day) in [(1, 9), (2, 16)] {
        let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 3, '0'), (2, 4, 1, '0')];
        let lines = [(0, true), (2, true), (4, true), (6, true)];
        let bytes = trf(&format!("Kupa {number}"), date(2024, 3, day), date(2024, 3, day), &lines, &games);
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, date(2024, 3, 20))).unwrap();
        registry.write(|store| take(store, &file, date(2024, 3, 20))).unwrap();
    }
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    registry
}

fn first_fault(registry: &mut Registry) -> Fault {
    verify(registry, |_, _| {}).unwrap().faults.into_iter().next().expect("a fault is found")
}

/// The code of every fault and what it is about.
fn faults(registry: &mut Registry) -> Vec<(&'static str, String)> {
    let faults = verify(registry, |_, _| {}).unwrap().faults;
    faults.into_iter().map(|fault| (fault.code, fault.what)).collect()
}
