//! What the law asks a federation to keep beside ratings: arbiters, who is listed, titled players, the officer, numbers.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{ClubId, EntryId, PersonId};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::club::add_club;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::enact;
use arpad_office::acts::officer::{appoint, officer};
use arpad_office::acts::paper::{ArbiterLicence, arbiter_licence_on, license, license_arbiter};
use arpad_office::acts::title::award_title;
use arpad_office::acts::{Act, DecideAct, Decided, OfficerAct, PersonFields};
use arpad_office::verify::verify;
use arpad_office::views::arbiters::arbiters;
use arpad_office::views::notices::{Told, notices};
use arpad_office::views::titled::titled_unrated;
use arpad_office::views::worklist::{numbers_due, season_on, unlicensed};
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);
const JULY: Date = date(2024, 7, 1);

fn on_list(registry: &mut Registry, day: Date) -> Vec<u32> {
    registry.read(|store| rows(store, day)).unwrap().iter().map(|row| row.person.0).collect()
}

fn decided(registry: &mut Registry, decision: Decided, day: Date) -> EntryId {
    let act = DecideAct { decision, day, reference: "RB 9/2024".into() };
    registry.write(|store| decide(store, &stamp(day), act)).unwrap().seq
}

#[test]
fn p13_0_3_an_arbiters_licence_holds_from_a_day_to_a_day() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let (from, until) = (date(2024, 3, 1), date(2025, 12, 31));
        let licence = ArbiterLicence { number: "4211".into(), kind: "FA".into(), until: Some(until) };
        registry.write(|store| license_arbiter(store, &stamp(from), PersonId(4), &licence, from)).unwrap();
        let entry = registry.read(ledger::head).unwrap().0;
        for (day, holds) in [(date(2024, 2, 29), false), (from, true), (until, true), (date(2026, 1, 1), false)] {
            let found = registry.read(|store| arbiter_licence_on(store, PersonId(4), day)).unwrap();
            assert_eq!(found, holds.then(|| licence.clone()), "{day}, {}", trial.name());
            let all = registry.read(|store| arbiters(store, Some(day))).unwrap();
            assert_eq!(all.len(), usize::from(holds), "{day}, {}", trial.name());
        }
        let ended = ArbiterLicence { until: Some(date(2024, 2, 1)), ..licence };
        let refusal = registry.write(|store| license_arbiter(store, &stamp(from), PersonId(4), &ended, from));
        assert_eq!(refused(refusal), "licence-ends-before");
        registry.write(|store| cancel(store, &stamp(from), entry, "elírás")).unwrap();
        assert_eq!(registry.read(|store| arbiters(store, None)).unwrap(), [], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// Kept off in April, back in June with the rating of March; the notice to FIDE names him.
#[test]
fn p13_13_2_who_must_not_be_listed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 20);
        let entry = decided(&mut registry, Decided::Unlisted { person: PersonId(2), until: None }, day);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let prepared = registry.read(|store| notices(store, None)).unwrap().people;
        let told: Vec<_> = prepared.iter().map(|one| (one.what, one.person.0, one.day)).collect();
        assert_eq!(told, [(Told::Unlisted, 2, day)], "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(date(2024, 5, 20)), entry, "visszavonta")).unwrap();
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        for (day, is_on) in [(MARCH, true), (APRIL, false), (MAY, false), (JUNE, true)] {
            assert_eq!(on_list(&mut registry, day).contains(&2), is_on, "{day}, {}", trial.name());
        }
        assert_eq!(registry.read(|store| ratings(store, JUNE)).unwrap()[1], Some(1850), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// The federation is suspended to the end of May; who is exempt stays. 24 10.1 says the same as 13 13.1 and 13.3.
#[test]
fn p24_10_1_p13_13_3_a_suspended_federation_and_an_exemption() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry
            .write(|store| {
                let fields = PersonFields {
                    person: PersonId(8),
                    family: "Huber".into(),
                    given: "Franz".into(),
                    country: "AUT".into(),
                    ..PersonFields::default()
                };
                enact(store, &stamp(date(2024, 3, 5)), &Act::Person(fields)).map(drop)
            })
            .unwrap();
        let day = date(2024, 3, 6);
        let rated = rating_of(PersonId(8), 2000);
        decided(&mut registry, rated, day);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let until = Some(date(2024, 5, 31));
        let day = date(2024, 4, 10);
        decided(&mut registry, Decided::Suspension { federation: "HUN".into(), until }, day);
        decided(&mut registry, Decided::Exemption { person: PersonId(3), until: None }, day);
        decided(&mut registry, Decided::Memberless { person: PersonId(3), until: None }, day);
        let wrong = DecideAct {
            decision: Decided::Suspension { federation: "Hungary".into(), until: None },
            day,
            reference: "RB 1".into(),
        };
        assert!(registry.write(|store| decide(store, &stamp(day), wrong)).is_err());
        for list in [MAY, JUNE, JULY] {
            registry.write(|store| close_and_publish(store, list)).unwrap();
        }
        assert_eq!(on_list(&mut registry, APRIL), [1, 2, 3, 4, 5, 6, 7, 8], "{}", trial.name());
        assert_eq!(on_list(&mut registry, MAY), [3, 8], "{}", trial.name());
        assert_eq!(on_list(&mut registry, JUNE), [1, 2, 3, 4, 5, 6, 7, 8], "{}", trial.name());
        let due = [2105, 1850, 1712, 2410, 1999, 2250, 1533].map(Some);
        assert_eq!(registry.read(|store| ratings(store, JULY)).unwrap(), due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// A member of no federation, until he joins one.
#[test]
fn p13_13_1_a_member_of_no_federation() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let until = Some(date(2024, 4, 30));
        decided(&mut registry, Decided::Memberless { person: PersonId(6), until }, date(2024, 3, 20));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(on_list(&mut registry, APRIL), [1, 2, 3, 4, 5, 7], "{}", trial.name());
        assert_eq!(on_list(&mut registry, MAY), [1, 2, 3, 4, 5, 6, 7], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn p13_7_22_titled_players_without_a_rating_have_a_list_of_their_own() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let day = date(2024, 3, 5);
        registry
            .write(|store| {
                award_title(store, &stamp(day), PersonId(8), "WCM", day)?;
                award_title(store, &stamp(day), PersonId(4), "WGM", day).map(drop)
            })
            .unwrap();
        let titled = |store: &mut arpad_registry::Reader<'_>| {
            let list = list(store, MARCH)?;
            titled_unrated(store, &list)
        };
        let found = registry.read(titled).unwrap();
        let told: Vec<_> = found.iter().map(|one| (one.id.0, one.title.as_str())).collect();
        assert_eq!(told, [(8, "WCM")], "the WGM has 2410, {}", trial.name());
        // Who must not be listed is on no list, and on this one neither.
        decided(&mut registry, Decided::Unlisted { person: PersonId(4), until: None }, date(2024, 3, 20));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let titled = |store: &mut arpad_registry::Reader<'_>| {
            let list = list(store, APRIL)?;
            titled_unrated(store, &list)
        };
        let told: Vec<u32> = registry.read(titled).unwrap().iter().map(|one| one.id.0).collect();
        assert_eq!(told, [8], "2410 is a rating, {}", trial.name());
    }
}

#[test]
fn p24_9_3_p13_9_3_the_rating_officer_is_named() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 5);
        let named = |name: &str| OfficerAct { name: name.into(), contact: "+36 1 234 5678".into(), day };
        assert_eq!(registry.read(officer).unwrap(), None);
        let silent = OfficerAct { contact: " ".into(), ..named("Kiss Anna") };
        assert_eq!(refused(registry.write(|store| appoint(store, &stamp(day), &silent))), "contact-empty");
        let first = registry.write(|store| appoint(store, &stamp(day), &named("Kiss Anna"))).unwrap().seq;
        let second = registry.write(|store| appoint(store, &stamp(day), &named("Nagy Béla"))).unwrap().seq;
        let who = |registry: &mut Registry| registry.read(officer).unwrap().map(|officer| officer.name);
        assert_eq!(who(&mut registry).as_deref(), Some("Nagy Béla"), "{}", trial.name());
        assert_eq!(registry.read(|store| notices(store, None)).unwrap().officer, Some(named("Nagy Béla")));
        registry.write(|store| cancel(store, &stamp(day), second, "elírás")).unwrap();
        assert_eq!(who(&mut registry).as_deref(), Some("Kiss Anna"), "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(day), first, "elírás")).unwrap();
        assert_eq!(who(&mut registry), None, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// One game against a rated player is enough; one against an unrated player is not.
#[test]
fn p17_2_fide_id_is_due_after_one_game_against_a_rated_player() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let unnumbered = |family: &str, person: u32| PersonFields {
            person: PersonId(person),
            family: family.into(),
            given: "Piroska".into(),
            born: born(1985),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        registry
            .write(|store| {
                enact(store, &stamp(MARCH), &Act::Person(unnumbered("Zsoldos", 8)))?;
                enact(store, &stamp(MARCH), &Act::Person(unnumbered("Zelk", 9))).map(drop)
            })
            .unwrap();
        assert_eq!(registry.read(numbers_due).unwrap(), [], "{}", trial.name());
        // Without its number the line is known by name and birth.
        let bytes = duels("Kupa", date(2024, 3, 9), &[(NEW, 0, '0'), (1, 2, '=')]);
        let text = String::from_utf8(bytes).expect("a report").replace("700008", "      ");
        let event = report(&mut registry, text.as_bytes(), date(2024, 3, 10));
        let due = registry.read(numbers_due).unwrap();
        let told: Vec<_> = due.iter().map(|one| (one.person.id.0, one.event.id, one.games)).collect();
        assert_eq!(told, [(8, event, 1)], "{}", trial.name());
    }
}

#[test]
fn p17_2_left_8_who_plays_without_a_licence_is_named() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 1, '1')]), date(2024, 3, 10));
        let names = |registry: &mut Registry| -> Vec<u32> {
            let found = registry.read(|store| unlicensed(store, event)).unwrap();
            found.iter().map(|person| person.id.0).collect()
        };
        assert_eq!(season_on(date(2024, 3, 9)), "2023/24");
        assert_eq!(season_on(date(2024, 9, 1)), "2024/25");
        assert_eq!(names(&mut registry), [0; 0], "no licences are kept, {}", trial.name());
        registry
            .write(|store| {
                add_club(store, &stamp(MARCH), "Vasas", "Budapest")?;
                license(store, &stamp(MARCH), PersonId(1), ClubId(1), "2023/24", MARCH).map(drop)
            })
            .unwrap();
        assert_eq!(names(&mut registry), [2], "{}", trial.name());
    }
}
