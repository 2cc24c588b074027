//! Papers, numbers and titles that were mistyped.

use super::*;
use arpad_model::{ClubId, Komir, PersonId};
use arpad_office::acts::PersonFields;
use arpad_office::acts::amend::amend;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::club::{add_club, rename_club};
use arpad_office::acts::club_merge::merge_clubs;
use arpad_office::acts::death::died;
use arpad_office::acts::paper::{guest, license, transfer};
use arpad_office::acts::strength::strength_order;
use arpad_office::acts::title::award_title;
use arpad_office::register::fields_of;
use arpad_registry::tables::{clubs, papers, persons};
use jiff::civil::date;

const DAY: Date = date(2024, 3, 20);
const SEASON: &str = "2023/24";

fn person(registry: &mut Registry, number: u32) -> arpad_model::Person {
    registry.read(|store| persons::get(store, PersonId(number))).unwrap().expect("a person")
}

fn with_clubs(trial: &Trial) -> Registry {
    let mut registry = office(trial);
    for (name, town) in [("Vasas", "Budapest"), ("Haladás", "Szombathely"), ("Aquaprofit", "Nagykanizsa")] {
        registry.write(|store| add_club(store, &stamp(DAY), name, town)).unwrap();
    }
    registry
}

fn take_back(registry: &mut Registry, entry: EntryId) -> Result<(), OfficeError> {
    registry.write(|store| cancel(store, &stamp(DAY), entry, "elírás")).map(drop)
}

fn licensed(registry: &mut Registry, number: u32, club: u32) -> (Komir, EntryId) {
    let licence =
        registry.write(|store| license(store, &stamp(DAY), PersonId(number), ClubId(club), SEASON, DAY)).unwrap();
    (licence.komir, head(registry))
}

/// 1 was licensed instead of 2: the number 1 stays that of person 1 for ever, whoever comes next.
#[test]
fn a_licence_is_taken_back_with_its_number_and_comes_back_with_it() {
    for trial in arpad_trial::trials() {
        let mut registry = with_clubs(&trial);
        let before = tables(&mut registry);
        let (komir, entry) = licensed(&mut registry, 1, 1);
        assert_eq!((komir.number(), person(&mut registry, 1).club), (1, Some(ClubId(1))));
        take_back(&mut registry, entry).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        assert_eq!(licensed(&mut registry, 2, 1).0.number(), 2, "no number is given twice");
        assert_eq!(licensed(&mut registry, 1, 2).0.number(), 1, "a number stays with its person");
        verified(&trial);
    }
}

#[test]
fn what_stands_on_a_licence_goes_first() {
    for trial in arpad_trial::trials() {
        let mut registry = with_clubs(&trial);
        let (_, licence) = licensed(&mut registry, 1, 1);
        registry.write(|store| guest(store, &stamp(DAY), PersonId(1), ClubId(2), SEASON, DAY)).unwrap();
        let as_guest = head(&mut registry);
        let first = |refusal: Refusal| {
            assert_eq!(refusal.code.as_str(), "cancel-first", "{:?}", refusal.facts);
            refusal.facts.into_iter().find(|(name, _)| *name == "first").expect("what goes first").1
        };
        assert_eq!(first(refusal_of(take_back(&mut registry, licence))), as_guest.into());
        registry.write(|store| strength_order(store, &stamp(DAY), ClubId(2), SEASON, &[PersonId(1)])).unwrap();
        let order = head(&mut registry);
        let refusal = refusal_of(take_back(&mut registry, as_guest));
        assert_eq!(refusal.code.as_str(), "paper-in-strength");
        take_back(&mut registry, order).unwrap();
        take_back(&mut registry, as_guest).unwrap();
        registry.write(|store| transfer(store, &stamp(DAY), PersonId(1), ClubId(3), DAY)).unwrap();
        let moved = head(&mut registry);
        assert_eq!(first(refusal_of(take_back(&mut registry, licence))), moved.into());
        take_back(&mut registry, moved).unwrap();
        assert_eq!(person(&mut registry, 1).club, Some(ClubId(1)), "back at the club of the licence");
        take_back(&mut registry, licence).unwrap();
        assert_eq!((person(&mut registry, 1).club, person(&mut registry, 1).komir), (None, None));
        verified(&trial);
    }
}

#[test]
fn a_strength_order_goes_back_to_the_one_before() {
    for trial in arpad_trial::trials() {
        let mut registry = with_clubs(&trial);
        for number in 1..=3 {
            licensed(&mut registry, number, 1);
        }
        let order = |registry: &mut Registry, persons: &[u32]| {
            let persons: Vec<PersonId> = persons.iter().copied().map(PersonId).collect();
            registry.write(|store| strength_order(store, &stamp(DAY), ClubId(1), SEASON, &persons)).unwrap();
            head(registry)
        };
        let first = order(&mut registry, &[1, 2, 3]);
        let second = order(&mut registry, &[3, 2]);
        assert_eq!(refusal_of(take_back(&mut registry, first)).code.as_str(), "cancel-first");
        take_back(&mut registry, second).unwrap();
        let places = registry.read(|store| papers::strength_order(store, ClubId(1), SEASON)).unwrap();
        assert_eq!(places.iter().map(|place| place.person.0).collect::<Vec<_>>(), [1, 2, 3], "{}", trial.name());
        take_back(&mut registry, first).unwrap();
        assert_eq!(registry.read(|store| papers::strength_order(store, ClubId(1), SEASON)).unwrap(), []);
        verified(&trial);
    }
}

/// 99998 was typed for 9998; the next licence must bring 9999.
#[test]
fn a_mistyped_komir_number_does_not_drive_the_counter() {
    for trial in arpad_trial::trials() {
        let mut registry = with_clubs(&trial);
        let fields = |registry: &mut Registry, komir: u32| PersonFields {
            komir: Komir::new(komir),
            ..fields_of(&person(registry, 1))
        };
        let type_komir = |registry: &mut Registry, komir: u32, why: &str| {
            let fields = fields(registry, komir);
            registry.write(|store| amend(store, &stamp(DAY).because(why), PersonId(1), &fields)).map(drop)
        };
        type_komir(&mut registry, 99_998, "").unwrap();
        assert_eq!(refusal_of(type_komir(&mut registry, 9_998, "")).code.as_str(), "komir-without-reason");
        type_komir(&mut registry, 9_998, "elgépelt szám").unwrap();
        let (komir, licence) = licensed(&mut registry, 2, 1);
        assert_eq!(komir.number(), 9_999, "{}", trial.name());
        let other = PersonFields { komir: Komir::new(12), ..fields_of(&person(&mut registry, 2)) };
        let refusal = refusal_of(registry.write(|store| amend(store, &stamp(DAY).because("más"), PersonId(2), &other)));
        assert_eq!(refusal.code.as_str(), "komir-permanent");
        assert!(refusal.facts.contains(&("entry", licence.into())), "{:?}", refusal.facts);
        verified(&trial);
    }
}

#[test]
fn a_death_and_a_title_go_back_to_what_was_known_before() {
    for trial in arpad_trial::trials() {
        let mut registry = with_clubs(&trial);
        registry.write(|store| died(store, &stamp(DAY), PersonId(1), date(2024, 3, 1))).unwrap();
        registry.write(|store| died(store, &stamp(DAY), PersonId(1), date(2024, 3, 2))).unwrap();
        let second = head(&mut registry);
        assert_eq!(refusal_of(take_back(&mut registry, EntryId(second.0 - 1))).code.as_str(), "cancel-first");
        take_back(&mut registry, second).unwrap();
        assert_eq!(person(&mut registry, 1).died, Some(date(2024, 3, 1)));
        take_back(&mut registry, EntryId(second.0 - 1)).unwrap();
        assert_eq!(person(&mut registry, 1).died, None, "{}", trial.name());
        for (title, year) in [("FM", 2010), ("IM", 2015), ("GM", 2020)] {
            registry.write(|store| award_title(store, &stamp(DAY), PersonId(1), title, date(year, 1, 1))).unwrap();
        }
        let highest = head(&mut registry);
        take_back(&mut registry, highest).unwrap();
        assert_eq!(person(&mut registry, 1).title, "IM", "{}", trial.name());
        verified(&trial);
    }
}

#[test]
fn a_club_goes_back_to_its_name_and_an_unused_one_goes() {
    for trial in arpad_trial::trials() {
        let mut registry = with_clubs(&trial);
        let entered = head(&mut registry);
        registry.write(|store| rename_club(store, &stamp(DAY), ClubId(3), "Aquaprofitt", "")).unwrap();
        let renamed = head(&mut registry);
        assert_eq!(refusal_of(take_back(&mut registry, entered)).code.as_str(), "cancel-first");
        take_back(&mut registry, renamed).unwrap();
        let club = |registry: &mut Registry| registry.read(|store| clubs::get(store, ClubId(3))).unwrap();
        let named = club(&mut registry).expect("the club");
        assert_eq!((named.name.as_str(), named.town.as_str()), ("Aquaprofit", "Nagykanizsa"));
        licensed(&mut registry, 1, 3);
        assert_eq!(refusal_of(take_back(&mut registry, entered)).code.as_str(), "club-in-use");
        let licence = head(&mut registry);
        take_back(&mut registry, licence).unwrap();
        take_back(&mut registry, entered).unwrap();
        assert_eq!(club(&mut registry), None, "{}", trial.name());
        verified(&trial);
    }
}

/// 1 plays for Vasas, 2 for Haladás; Haladás becomes Vasas, and is itself again.
#[test]
fn clubs_become_one_and_are_two_again() {
    for trial in arpad_trial::trials() {
        let mut registry = with_clubs(&trial);
        licensed(&mut registry, 1, 1);
        licensed(&mut registry, 2, 2);
        let before = tables(&mut registry);
        registry.write(|store| merge_clubs(store, &stamp(DAY), ClubId(1), ClubId(2))).unwrap();
        let merged = head(&mut registry);
        let clubs_of = |registry: &mut Registry| [1, 2].map(|number| person(registry, number).club.map(|club| club.0));
        assert_eq!(clubs_of(&mut registry), [Some(1), Some(1)]);
        let same = registry.write(|store| transfer(store, &stamp(DAY), PersonId(2), ClubId(1), DAY));
        assert_eq!(refusal_of(same).code.as_str(), "transfer-same-club", "{}", trial.name());
        let gone = registry.write(|store| license(store, &stamp(DAY), PersonId(3), ClubId(2), SEASON, DAY));
        assert_eq!(refusal_of(gone).code.as_str(), "club-merged");
        let named = registry.read(clubs::all).unwrap();
        assert_eq!(named.iter().map(|club| club.id.0).collect::<Vec<_>>(), [3, 1], "Aquaprofit, Vasas");
        take_back(&mut registry, merged).unwrap();
        assert_eq!(clubs_of(&mut registry), [Some(1), Some(2)]);
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        verified(&trial);
    }
}
