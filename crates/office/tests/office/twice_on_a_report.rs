//! One person cannot stand on two lines of a report: both lines become questions.

use crate::month::*;
use arpad_model::{Fact, PersonId};
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::answer::answer;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::merge::merge;
use arpad_office::acts::unmerge::unmerge;
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::open;
use jiff::civil::date;

#[test]
fn two_lines_of_one_person_are_two_questions() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // The two Kovács Péters are taken for one, and then both play: each line has a number of his.
        let day = date(2024, 3, 9);
        let why = stamp(day).because("ugyanaz a személy");
        registry.write(|store| merge(store, &why, PersonId(1), PersonId(2), true)).unwrap();
        let lines = [(0, true), (5, true), (1, true), (4, true)];
        let bytes = trf("Kupa", day, day, &lines, &[(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 3, '0')]);
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, day)).unwrap();
        let seen = |lines: &[Line]| -> Vec<String> {
            let seen = lines.iter().map(|line| match line {
                Line::Known(person) => format!("known {person}"),
                Line::Doubt(candidates) => {
                    let who: Vec<String> = candidates.iter().map(|one| one.person.to_string()).collect();
                    format!("doubt {}", who.join(" "))
                }
                Line::New => "new".to_owned(),
                Line::Nobody => "nobody".to_owned(),
            });
            seen.collect()
        };
        assert_eq!(seen(&file.lines), ["doubt 1", "known 6", "doubt 1", "known 5"], "{}", trial.name());
        assert!(registry.write(|store| take(store, &file, day)).is_err(), "{}", trial.name());

        // Taken apart again they are two, and nothing is left to ask.
        registry.write(|store| unmerge(store, &why, PersonId(2))).unwrap();
        let opened = registry.read(|store| open(store, file.submission)).unwrap();
        assert_eq!(seen(&opened.lines), ["known 1", "known 6", "known 2", "known 5"], "{}", trial.name());
        registry.write(|store| take(store, &file, day)).unwrap();
    }
}

/// Two lines that nobody is, with one number of the European Go Database: were both accepted as new, two persons would
/// have it.
#[test]
fn two_new_lines_with_one_number_are_told_by_their_lines() {
    const FILE: &str = include_str!("../../../formats/tests/files/go/kupa.xml");
    let bytes = FILE.replace("egfPin=\"10000002\"", "egfPin=\"10000001\"");
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 5, 6);
        let file = registry.write(|store| submit(store, "kupa.xml", bytes.as_bytes(), day)).unwrap();
        let how = || Acceptance { take_new: true, ..Acceptance::default() };
        let refused = registry.write(|store| accept(store, &stamp(day), file.submission, how()));
        let Err(OfficeError::Refused(refusal)) = refused else { panic!("{refused:?}") };
        assert_eq!(refusal.code, "number-twice", "{}: {refusal:?}", trial.name());
        let fact = |name: &str| refusal.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact.clone());
        assert_eq!(fact("number"), Some(Fact::Number(10_000_001)), "{}", trial.name());
        let told = Fact::Name("1. Őry, Bálint; 2. Szűcs, Éva Mária".into());
        assert_eq!(fact("lines"), Some(told), "{}", trial.name());
        // Who one of them is, is answered; the other is new, and has the number alone.
        registry.write(|store| answer(store, &stamp(day), file.submission, 1, Some(PersonId(7)))).unwrap();
        let asked = registry.write(|store| accept(store, &stamp(day), file.submission, how()));
        let code = asked.as_ref().err().and_then(|error| match error {
            OfficeError::Refused(refusal) => Some(refusal.code.as_str()),
            _ => None,
        });
        assert_ne!(code, Some("number-twice"), "{}", trial.name());
    }
}
