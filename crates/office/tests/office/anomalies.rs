//! What is out of the ordinary in a month before it closes.

use crate::month::{APRIL, duels, found, fresh, report};
use arpad_instruments::anomalies::Kind;
use arpad_model::Tempo;
use arpad_office::views::anomalies::month_anomalies;
use jiff::civil::date;

#[test]
fn somebody_at_two_boards_on_a_day_is_told_and_nothing_is_changed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 9);
        let first = report(&mut registry, &duels("Délelőtti", day, &[(0, 4, '1'), (1, 2, '=')]), date(2024, 3, 10));
        let looked = registry.read(|store| month_anomalies(store, Tempo::Standard, APRIL)).unwrap();
        assert_eq!(looked.anomalies, [], "{}", trial.name());
        let second = report(&mut registry, &duels("Délutáni", day, &[(5, 0, '0')]), date(2024, 3, 10));
        let head = registry.read(arpad_registry::ledger::head).unwrap();
        let looked = registry.read(|store| month_anomalies(store, Tempo::Standard, APRIL)).unwrap();
        let told: Vec<_> =
            looked.anomalies.iter().map(|one| (one.kind, &one.persons[..], &one.events[..], one.day)).collect();
        let due = (Kind::TwoBoards, &[1][..], &[first.0, second.0][..], Some(day));
        assert_eq!(told, [due], "{}", trial.name());
        assert_eq!(looked.tournaments[&second.0], "Délutáni", "{}", trial.name());
        assert!(looked.persons.contains_key(&1), "{}", trial.name());
        assert_eq!(registry.read(arpad_registry::ledger::head).unwrap(), head, "{}", trial.name());
    }
}
