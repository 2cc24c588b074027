//! One person is one line of a report, and stays that line on the corrected report of the event.

use super::*;
use arpad_model::Fact;
use arpad_office::acts::merge::merge;
use arpad_office::views::report_difference::report_difference;

#[test]
fn a_corrected_report_does_not_ask_again_about_what_it_says_as_before() {
    // Both are called Kovács Péter; by 2000 in the file either may be meant, by 2105 or 1850 in the register.
    let lines = [(0, false), (4, true), (5, true), (6, true)];
    let report = |games: &[(u16, u16, u16, char)], rating: &str| {
        let text = String::from_utf8(trf("Kupa", DAY, DAY, &lines, games)).unwrap();
        text.replacen("2105", rating, 1).into_bytes()
    };
    let [first, corrected] = ['=', '1'].map(|result| report(&[(1, 1, 2, '1'), (1, 3, 4, result)], "2000"));
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let file = registry.write(|store| submit(store, "kupa.trf", &first, DAY)).unwrap();
        assert_eq!(candidates(&file.lines[0]), [1, 2], "{}", trial.name());
        registry.write(|store| answer(store, &stamp(DAY), file.submission, 0, Some(PersonId(2)))).unwrap();
        registry.write(|store| take(store, &file, DAY)).unwrap();

        let again = registry.write(|store| submit(store, "kupa.trf", &corrected, DAY)).unwrap();
        assert_eq!(again.tournament, file.tournament, "{}", trial.name());
        let known = [2, 5, 6, 7].map(|person| Who::Known(PersonId(person)));
        assert_eq!(again.lines, known, "{}", trial.name());
        let opened = registry.read(|store| open(store, again.submission)).unwrap();
        let difference = registry.read(|store| report_difference(store, &opened)).unwrap();
        let difference = difference.expect("an accepted report");
        assert_eq!((difference.joined.len(), difference.gone.len(), difference.games.len()), (0, 0, 1));

        // Of somebody whom it tells otherwise it asks, and another event asks too.
        let other = report(&[(1, 1, 2, '1'), (1, 3, 4, '0')], "1999");
        let asked = registry.write(|store| submit(store, "kupa.trf", &other, DAY)).unwrap();
        assert_eq!((asked.tournament, candidates(&asked.lines[0])), (file.tournament, vec![2, 1]));
        let elsewhere = String::from_utf8(first.clone()).unwrap().replacen("Kupa", "Másik", 1);
        let asked = registry.write(|store| submit(store, "kupa.trf", elsewhere.as_bytes(), DAY)).unwrap();
        assert_ne!(asked.tournament, file.tournament);
        assert_eq!(candidates(&asked.lines[0]), [2, 1], "{}", trial.name());

        // Once it was found that somebody else played, the next corrected report means him.
        registry.write(|store| reidentify(store, &stamp(DAY), TournamentId(1), 0, PersonId(1))).unwrap();
        let lines = registry.read(|store| open(store, again.submission)).unwrap().lines;
        assert_eq!(lines[0], Who::Known(PersonId(1)), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn who_is_one_line_of_a_report_is_no_other() {
    let lines = [(0, true), (1, false), (5, true), (6, true)];
    let bytes = trf("Kupa", DAY, DAY, &lines, &[(1, 1, 2, '1'), (1, 3, 4, '=')]);
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, DAY)).unwrap();
        assert_eq!(file.lines[0], Who::Known(PersonId(1)), "{}", trial.name());
        let head = registry.read(ledger::head).unwrap().0;
        let answered = |registry: &mut Registry, line: u32, person: u32| {
            registry.write(|store| answer(store, &stamp(DAY), file.submission, line, Some(PersonId(person))))
        };
        let refusal = refusal_of(answered(&mut registry, 1, 1));
        assert_eq!(refusal.code, "line-person-taken", "{}", trial.name());
        let fact = |name: &str| refusal.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact.clone());
        assert_eq!([fact("line"), fact("other")], [2, 1].map(|line| Some(Fact::Number(line))));
        assert_eq!(registry.read(ledger::head).unwrap().0, head, "nothing is entered");
        // The other way round: first that the first line is somebody else.
        answered(&mut registry, 0, 2).unwrap();
        answered(&mut registry, 1, 1).unwrap();
        let lines = registry.read(|store| open(store, file.submission)).unwrap().lines;
        assert_eq!(lines[..2], [2, 1].map(|person| Who::Known(PersonId(person))), "{}", trial.name());
    }
}

#[test]
fn of_two_lines_that_are_one_person_the_one_that_was_answered_stands() {
    let lines = [(0, true), (1, true), (5, true), (6, true)];
    let bytes = trf("Kupa", DAY, DAY, &lines, &[(1, 1, 2, '1'), (1, 3, 4, '=')]);
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // The two Kovács Péters are taken for one, and then both play: each line has a number of his.
        let why = stamp(DAY).because("ugyanaz a személy");
        registry.write(|store| merge(store, &why, PersonId(1), PersonId(2), true)).unwrap();
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, DAY)).unwrap();
        for line in &file.lines[..2] {
            assert_eq!((candidates(line), grounds(line)), (vec![1], vec![AnotherLine]), "{}", trial.name());
        }
        registry.write(|store| answer(store, &stamp(DAY), file.submission, 1, Some(PersonId(1)))).unwrap();
        let lines = registry.read(|store| open(store, file.submission)).unwrap().lines;
        assert_eq!(lines[1], Who::Known(PersonId(1)), "{}", trial.name());
        assert_eq!((candidates(&lines[0]), grounds(&lines[0])), (vec![1], vec![AnotherLine]), "{}", trial.name());
    }
}
