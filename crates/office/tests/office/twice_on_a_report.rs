//! One person cannot stand on two lines of a report: both lines become questions.

use crate::month::*;
use arpad_model::PersonId;
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
