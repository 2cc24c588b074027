//! A correction is not made without a reason, and a reason says its language.

use super::*;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::merge::merge;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::swap::swap;
use arpad_registry::Writer;

type Act = Box<dyn Fn(&mut Writer<'_>, &Stamp) -> Result<(), OfficeError>>;

#[test]
fn without_a_reason_nothing_that_was_counted_is_corrected() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let day = date(2024, 4, 5);
        let bytes = duels("Kupa", date(2024, 3, 9), &[(0, 4, '0')]);
        let post = Post { file_name: "kupa.trf", bytes: &bytes, received: day, tournament: Some(event) };
        let file = registry.write(|store| receive(store, &stamp(day), &post)).unwrap();
        let game = WhichGame { round: 1, line: 0, against: None };
        let acts: [Act; 5] = [
            Box::new(move |store, stamp| reidentify(store, stamp, event, 0, PersonId(2))),
            Box::new(move |store, stamp| swap(store, stamp, event, [0, 1]).map(drop)),
            Box::new(move |store, stamp| correct_result(store, stamp, event, game, "1/2-1/2").map(drop)),
            Box::new(move |store, stamp| merge(store, stamp, PersonId(3), PersonId(1), true).map(drop)),
            Box::new(move |store, stamp| {
                arpad_office::acts::accept::accept(store, stamp, file.submission, registered()).map(drop)
            }),
        ];
        for (number, act) in acts.iter().enumerate() {
            for why in ["", "  ", "hu:", "hu: \nen:"] {
                let stamp = stamp(day).because(why);
                match registry.write(|store| act(store, &stamp)) {
                    Err(OfficeError::Refused(refusal)) => {
                        assert_eq!(refusal.code.as_str(), "reason-missing", "{number}")
                    }
                    other => panic!("{number}, {}: {other:?}", trial.name()),
                }
            }
        }
        // What no list has counted needs none: a merge of somebody who never played.
        registry.write(enter_newcomer).unwrap();
        registry.write(|store| merge(store, &stamp(day).because(""), PersonId(3), PersonId(8), true)).unwrap();
        for act in &acts[..1] {
            registry.write(|store| act(store, &stamp(day).because("en: the namesake"))).unwrap();
        }
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let why = &explained(&mut registry, 1, MAY).causes[0].done.clone().expect("an act").why;
        assert_eq!((why.en.as_deref(), why.hu.as_deref()), (Some("the namesake"), None), "{}", trial.name());
    }
}

/// A ledger of before has corrections without a reason: they stay, and are told without.
#[test]
fn an_entry_of_before_without_a_reason_is_read() {
    use arpad_office::acts::desk::enact;
    use arpad_office::acts::{Act, ReidentifyAct};
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let act = ReidentifyAct { tournament: event, line: 0, person: PersonId(2), evidence: None };
        let before = stamp(date(2024, 4, 5)).because("");
        registry.write(|store| enact(store, &before, &Act::Reidentify(act)).map(drop)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let found = explained(&mut registry, 1, MAY);
        adds_up(&found);
        assert!(found.causes[0].done.as_ref().expect("an act").why.is_empty(), "{}", trial.name());
        assert_eq!(arpad_office::verify::verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
