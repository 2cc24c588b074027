//! Death (24 10.2; F-09): in no later list, and the notice to FIDE is prepared.

use crate::month::*;
use arpad_model::{FideId, PersonId};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::death::died;
use arpad_office::verify::verify;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_office::views::notices::{Told, notices};
use arpad_office::views::off_lists::Off;
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);
const DAY: Date = date(2024, 4, 15);

/// Who is on the list of a day, by number.
fn on_list(registry: &mut Registry, day: Date) -> Vec<u32> {
    registry.read(|store| rows(store, day)).unwrap().iter().map(|row| row.person.0).collect()
}

#[test]
fn p24_10_2_the_death_on_april_15() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // He plays to the last: 2105 beats 1850 on 13 April: D 255, .81, so ±.19, with K 40 ±7.6.
        report(&mut registry, &duels("Kupa", date(2024, 4, 13), &[(0, 1, '1')]), date(2024, 4, 14));
        registry.write(|store| died(store, &stamp(date(2024, 4, 20)), PersonId(1), DAY)).unwrap();
        let death = registry.read(ledger::head).unwrap().0;
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(on_list(&mut registry, APRIL), [1, 2, 3, 4, 5, 6, 7], "{}", trial.name());
        assert_eq!(on_list(&mut registry, MAY), [2, 3, 4, 5, 6, 7], "{}", trial.name());
        let has = registry.read(|store| ratings(store, MAY)).unwrap();
        assert_eq!([has[0], has[1]], [None, Some(1842)], "his opponent’s game counts, {}", trial.name());
        let which = Which {
            series: STANDARD,
            date: Wanted::Day(MAY),
            after: None,
            revision: None,
            as_known_on: None,
            origin: None,
        };
        let told = registry.read(|store| explain_list(store, PersonId(1), Some(STANDARD), Some(&which))).unwrap();
        assert_eq!(told.off, Some(Off::Died(DAY)), "{}", trial.name());
        let prepared = registry.read(|store| notices(store, None)).unwrap();
        let told: Vec<_> = prepared.people.iter().map(|one| (one.what, one.fide, one.day)).collect();
        assert_eq!(told, [(Told::Death, FideId(700_001), DAY)], "{}", trial.name());
        let after = registry.read(|store| notices(store, Some(date(2024, 4, 16)))).unwrap();
        assert_eq!(after.people, [], "{}", trial.name());
        // Somebody else had died: he comes back with what he has played, 2105 + 7.6.
        registry.write(|store| cancel(store, &stamp(date(2024, 5, 10)), death, "névrokona")).unwrap();
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        assert_eq!(on_list(&mut registry, JUNE), [1, 2, 3, 4, 5, 6, 7], "{}", trial.name());
        assert_eq!(registry.read(|store| ratings(store, JUNE)).unwrap()[0], Some(2113), "{}", trial.name());
        assert_eq!(registry.read(|store| notices(store, None)).unwrap().people, [], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// The list of the day of death still has him; the next does not.
#[test]
fn p24_10_2_the_list_of_the_same_day_stands() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| died(store, &stamp(date(2024, 4, 2)), PersonId(7), APRIL)).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(on_list(&mut registry, APRIL).last(), Some(&7), "{}", trial.name());
        assert_eq!(on_list(&mut registry, MAY).last(), Some(&6), "{}", trial.name());
    }
}
