//! What is out of the ordinary in a month before it closes.

use crate::month::{APRIL, MAY, close_and_publish, duels, found, fresh, report, stamp, trf};
use crate::refusing::refusal_of;
use crate::taken_back::verified;
use arpad_instruments::anomalies::Kind;
use arpad_model::{PersonId, Tempo};
use arpad_office::acts::amend::amend;
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

/// 90+30 takes both players 90 + 30 minutes each for sixty moves: four hours a round. Four rounds fill sixteen hours, five are too many;
/// spread over two days they are not.
#[test]
fn a_day_has_room_for_sixteen_hours_of_rounds() {
    for (rounds, ends, is_told) in [(4, 9, false), (5, 9, true), (5, 10, false)] {
        let mut registry = Registry::scratch().unwrap();
        registry.write(found).unwrap();
        let games: Vec<(u16, u16, u16, char)> = (1..=rounds).map(|round| (round, 1, 2, '=')).collect();
        let bytes = trf("Maraton", date(2024, 3, 9), date(2024, 3, ends), &[(0, true), (3, true)], &games);
        let event = report(&mut registry, &bytes, date(2024, 3, 10));
        let looked = registry.read(|store| month_anomalies(store, OF_APRIL.0, OF_APRIL.1)).unwrap();
        let told: Vec<_> = looked.raised.iter().map(|one| &one.anomaly).collect();
        let told: Vec<_> =
            told.iter().map(|one| (one.kind, &one.events[..], one.day, one.count, one.seen, one.expected)).collect();
        let due = (Kind::Crowded, &[event.0][..], Some(date(2024, 3, 9)), 5, 1200.0, 960.0);
        assert_eq!(told, if is_told { vec![due] } else { vec![] }, "{rounds} rounds until {ends}");
    }
}

/// Five games of five people and more that the list before has counted come in again in the next month. Four are the same by chance.
#[test]
fn an_event_of_the_list_before_that_comes_in_again_is_told() {
    let games = [(0, 1, '='), (2, 3, '='), (4, 5, '='), (0, 2, '='), (1, 3, '=')];
    for (again, is_told) in [(5, true), (4, false)] {
        let mut registry = Registry::scratch().unwrap();
        registry.write(found).unwrap();
        let first = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &games), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let bytes = duels("Kupa megint", date(2024, 4, 9), &games[..again]);
        let second = report(&mut registry, &bytes, date(2024, 4, 10));
        let looked = registry.read(|store| month_anomalies(store, Tempo::Standard, MAY)).unwrap();
        let told: Vec<_> = looked.raised.iter().map(|one| &one.anomaly).collect();
        let told: Vec<_> = told.iter().map(|one| (one.kind, &one.events[..], one.count, one.seen)).collect();
        let due = (Kind::Twice, &[first.0, second.0][..], 5, 5.0);
        assert_eq!(told, if is_told { vec![due] } else { vec![] }, "{again}");
        if is_told {
            assert_eq!(looked.tournaments[&first.0], "Kupa");
            assert_eq!(looked.tournaments[&second.0], "Kupa megint");
            assert!(looked.persons.is_empty() && looked.clubs.is_empty());
            assert_eq!(looked.open().count(), 1);
        }
    }
}

/// Somebody of 1712 wins four games against 2105, 1850, 2250 and 1999. An adult may be 150 stronger than his rating, 1862: .20 · .52 · .10 ·
/// .31 = .003 in each of six directions is raised, for a junior of 2012 it is not: .37 · .72 · .20 · .52 = .03.
#[test]
fn a_junior_may_have_risen_further_than_an_adult() {
    for (born, is_told) in [(2007, false), (2006, false), (2005, true), (1980, true)] {
        let mut registry = Registry::scratch().unwrap();
        registry.write(found).unwrap();
        let fields = arpad_office::acts::PersonFields {
            person: PersonId(3),
            family: "Szűcs-Nagy".into(),
            given: "Ágnes".into(),
            fide: Some(arpad_model::FideId(700_003)),
            born: crate::month::born(born),
            country: "HUN".into(),
            ..arpad_office::acts::PersonFields::default()
        };
        registry.write(|store| amend(store, &stamp(date(2024, 3, 2)), PersonId(3), &fields)).unwrap();
        let games = [(2, 0, '1'), (2, 1, '1'), (2, 5, '1'), (2, 4, '1')];
        let text = String::from_utf8(duels("Verseny", date(2024, 3, 9), &games)).unwrap();
        let bytes = text.replace("2008/00/00", &format!("{born}/00/00")).into_bytes();
        report(&mut registry, &bytes, date(2024, 3, 10));
        let looked = registry.read(|store| month_anomalies(store, OF_APRIL.0, OF_APRIL.1)).unwrap();
        let told: Vec<_> = looked.raised.iter().map(|one| &one.anomaly).collect();
        let told: Vec<_> = told.iter().map(|one| (one.kind, &one.persons[..], one.count, one.seen)).collect();
        let due = if is_told { vec![(Kind::Jump, &[3][..], 4, 4.0)] } else { vec![] };
        assert_eq!(told, due, "{born}");
    }
}
