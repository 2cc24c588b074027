//! What is out of the ordinary in a month before it closes.

use crate::month::{APRIL, duels, found, fresh, report, stamp};
use crate::refusing::refusal_of;
use crate::taken_back::verified;
use arpad_instruments::anomalies::Kind;
use arpad_model::{PersonId, Tempo};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::dismiss::dismiss;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::views::anomalies::{Raised, dismissal, month_anomalies};
use arpad_registry::Registry;
use jiff::civil::date;

#[test]
fn somebody_at_two_boards_on_a_day_is_told_and_nothing_is_changed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 9);
        let first = report(&mut registry, &duels("Délelőtti", day, &[(0, 4, '1'), (1, 2, '=')]), date(2024, 3, 10));
        let looked = registry.read(|store| month_anomalies(store, Tempo::Standard, APRIL)).unwrap();
        assert_eq!(looked.raised, [], "{}", trial.name());
        let second = report(&mut registry, &duels("Délutáni", day, &[(5, 0, '0')]), date(2024, 3, 10));
        let head = registry.read(arpad_registry::ledger::head).unwrap();
        let looked = registry.read(|store| month_anomalies(store, Tempo::Standard, APRIL)).unwrap();
        let told: Vec<_> = looked
            .raised
            .iter()
            .map(|one| &one.anomaly)
            .map(|one| (one.kind, &one.persons[..], &one.events[..], one.day))
            .collect();
        let due = (Kind::TwoBoards, &[1][..], &[first.0, second.0][..], Some(day));
        assert_eq!(told, [due], "{}", trial.name());
        assert_eq!(looked.tournaments[&second.0], "Délutáni", "{}", trial.name());
        assert!(looked.persons.contains_key(&1), "{}", trial.name());
        assert_eq!(registry.read(arpad_registry::ledger::head).unwrap(), head, "{}", trial.name());
    }
}

const OF_APRIL: (Tempo, jiff::civil::Date) = (Tempo::Standard, APRIL);

fn only(registry: &mut Registry) -> Raised {
    let mut raised = registry.read(|store| month_anomalies(store, OF_APRIL.0, OF_APRIL.1)).unwrap().raised;
    assert_eq!(raised.len(), 1, "{raised:?}");
    raised.remove(0)
}

/// Person 1 plays in two events on a day; that may stand. When person 2 turns out to have sat at both boards too, it is told again with
/// the word of before, and when that was a mistake, the word holds again.
#[test]
fn what_may_stand_is_dismissed_with_a_word_until_its_evidence_changes() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 9);
        report(&mut registry, &duels("Délelőtti", day, &[(0, 4, '1'), (1, 2, '=')]), date(2024, 3, 10));
        let second = report(&mut registry, &duels("Délutáni", day, &[(5, 0, '0')]), date(2024, 3, 10));
        let first = only(&mut registry);
        assert_eq!((&first.dismissed, &first.before), (&None, &None));
        let stamp = stamp(date(2024, 3, 28));
        let say = |registry: &mut Registry, mark: &str, word: &str| {
            registry.write(|store| {
                let act = dismissal(store, OF_APRIL, mark, word)?;
                Ok::<_, OfficeError>(dismiss(store, &stamp, act)?.seq)
            })
        };
        assert_eq!(refusal_of(say(&mut registry, &first.mark, "  ")).code.as_str(), "because-empty");
        assert_eq!(refusal_of(say(&mut registry, "00000000", "délután")).code.as_str(), "anomaly-unknown");
        let entry = say(&mut registry, &first.mark, "délelőtt és délután").unwrap();
        let dismissed = only(&mut registry).dismissed.expect("it is dismissed");
        assert_eq!((dismissed.entry, dismissed.act.because.as_str()), (entry, "délelőtt és délután"));
        assert_eq!(dismissed.act.persons, [PersonId(1)]);
        assert_eq!(refusal_of(say(&mut registry, &first.mark, "még egyszer")).code.as_str(), "dismissed-already");

        let sat = |registry: &mut Registry, person: u32| {
            registry.write(|store| reidentify(store, &stamp.because("hu: más ült ott"), second, 0, PersonId(person)))
        };
        sat(&mut registry, 2).unwrap();
        let changed = only(&mut registry);
        assert_eq!(changed.anomaly.persons, [1, 2]);
        assert_ne!(changed.mark, first.mark);
        assert_eq!((&changed.dismissed, changed.before.as_deref()), (&None, Some("délelőtt és délután")));
        sat(&mut registry, 6).unwrap();
        assert_eq!(only(&mut registry).dismissed.map(|one| one.entry), Some(entry), "the evidence of before");

        registry.write(|store| cancel(store, &stamp, entry, "mégis megnézzük")).unwrap();
        assert_eq!((only(&mut registry).dismissed, only(&mut registry).before), (None, None));
        verified(&trial);
    }
}
