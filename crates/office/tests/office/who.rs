//! Nobody becomes somebody else: what a file says beside a name decides whether a line is known, remembered or asked about.

mod nearly;
mod on_one_report;

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_model::{EntryId, PersonId, TournamentId};
use arpad_office::acts::Act;
use arpad_office::acts::answer::{AnswerAct, answer};
use arpad_office::acts::answers::{answer_sure, sure_lines};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::desk::enact;
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::swap::swap;
use arpad_office::intake::identify::Line as Who;
use arpad_office::intake::open::open;
use arpad_office::register::matching::Ground::{self, *};
use arpad_office::verify::verify;
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

/// A report of two rounds in which something is changed, each time under another name.
fn edited(name: &str, lines: &[Line], edits: &[(&str, &str)]) -> Vec<u8> {
    let plain = trf(name, DAY, DAY, lines, &[(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 3, '0')]);
    let mut text = String::from_utf8(plain).unwrap();
    for (from, to) in edits {
        assert!(text.contains(from), "{from}: {text}");
        text = text.replacen(from, to, 1);
    }
    text.into_bytes()
}

/// What the office says of the first line.
fn first(registry: &mut Registry, bytes: &[u8]) -> (arpad_model::SubmissionId, Who) {
    let file = registry.write(|store| submit(store, "kupa.trf", bytes, DAY)).unwrap();
    (file.submission, file.lines[0].clone())
}

fn candidates(line: &Who) -> Vec<u32> {
    match line {
        Who::Doubt(candidates) => candidates.iter().map(|one| one.person.0).collect(),
        other => panic!("no question: {other:?}"),
    }
}

fn grounds(line: &Who) -> Vec<Ground> {
    match line {
        Who::Doubt(candidates) => candidates[0].grounds.clone(),
        other => panic!("no question: {other:?}"),
    }
}

const FOUR: [Line; 4] = [(3, true), (4, true), (5, true), (6, true)];

#[test]
fn a_rating_of_another_player_is_a_question_one_by_one_and_in_a_pile() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // 2410 in the register: 1336 is 1074 away, 2010 is 400, 2009 is 401.
        let rated = |name: &str, rating: &str| edited(name, &FOUR, &[("2410", rating)]);
        let (_, line) = first(&mut registry, &rated("A", "1336"));
        assert_eq!(grounds(&line), [SameFide, SameName, SameYear, OtherRating, SameCountry], "{}", trial.name());
        assert_eq!(candidates(&first(&mut registry, &rated("B", "2009")).1), [4]);
        assert_eq!(first(&mut registry, &rated("C", "2010")).1, Who::Known(PersonId(4)));

        let pile = [("D", "1336"), ("E", "2300")].map(|(name, rating)| Filed {
            file_name: format!("{name}.trf"),
            bytes: rated(name, rating),
            received: DAY,
            registered: Some(REGISTERED),
        });
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), pile.to_vec())).unwrap();
        let fates: Vec<&Fate> = outcomes.iter().map(|one| &one.fate).collect();
        assert_eq!(fates, [&Fate::Questions(1), &Fate::Accepted], "{}", trial.name());
    }
}

#[test]
fn an_answer_holds_for_the_rating_it_was_given_on() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // Two persons are called Kovács Péter, 2105 and 1850; the file gives neither number nor birth.
        let lines = [(0, false), (4, true), (5, true), (6, true)];
        let (file, line) = first(&mut registry, &edited("A", &lines, &[]));
        assert_eq!(candidates(&line), [1, 2], "{}", trial.name());
        registry.write(|store| answer(store, &stamp(DAY), file, 0, Some(PersonId(1)))).unwrap();
        // 200 away is the same evidence, unless the other one of the name has that rating.
        let rated = |name: &str, rating: &str| edited(name, &lines, &[("2105", rating)]);
        assert_eq!(first(&mut registry, &rated("B", "2112")).1, Who::Known(PersonId(1)));
        assert_eq!(first(&mut registry, &rated("C", "2051")).1, Who::Known(PersonId(1)));
        assert_eq!(candidates(&first(&mut registry, &rated("I", "2050")).1), [1, 2]);
        let (other, line) = first(&mut registry, &rated("D", "1850"));
        assert_eq!((candidates(&line), grounds(&line)), (vec![2, 1], vec![SameName, SameRating, SameCountry]));
        let Who::Doubt(both) = &line else { unreachable!() };
        assert_eq!(both[1].grounds, [RememberedOtherwise, SameName, FarRating, SameCountry], "{}", trial.name());
        let (_, line) = first(&mut registry, &rated("E", "    "));
        assert_eq!(candidates(&line), [1, 2], "nothing but a name that two bear");
        // Answered again, both answers live side by side.
        registry.write(|store| answer(store, &stamp(DAY), other, 0, Some(PersonId(2)))).unwrap();
        assert_eq!(first(&mut registry, &rated("F", "1841")).1, Who::Known(PersonId(2)));
        assert_eq!(first(&mut registry, &rated("G", "2120")).1, Who::Known(PersonId(1)));
        assert_eq!(candidates(&first(&mut registry, &rated("H", "1980")).1), [1, 2], "near to both");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn a_number_nobody_has_is_a_question_while_the_name_is_known() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // 700004 with its last digits exchanged; a number of another federation; with and without the birth.
        for (name, number, born, ground) in [
            ("A", "     700040", "1975/00/00", NearFide),
            ("B", "     700040", "          ", NearFide),
            ("C", "      12345", "1975/00/00", OtherFide),
            ("D", "      12345", "          ", OtherFide),
        ] {
            let bytes = edited(name, &FOUR, &[("     700004 1975/00/00", &format!("{number} {born}"))]);
            let (_, line) = first(&mut registry, &bytes);
            assert_eq!((candidates(&line), grounds(&line)[0]), (vec![4], ground), "{name} {}", trial.name());
        }
        // Another name under a known number is a question too, and so is a name that only sounds alike.
        let (_, line) = first(&mut registry, &edited("E", &FOUR, &[("Őry, Gyöngyvér", "Kiss, Gábor   ")]));
        assert_eq!(grounds(&line)[..2], [SameFide, OtherName]);
        let near = [("Őry, Gyöngyvér", "Oeri, Gyoengyver"), ("     700004 1975/00/00", "      12345           ")];
        let (_, line) = first(&mut registry, &edited("F", &FOUR, &near));
        assert_eq!(candidates(&line), [4], "{}", trial.name());
        // Nobody is called like this: a new number is a new person.
        let new = [("Őry, Gyöngyvér", "Zách, Felícia "), ("700004", "912345")];
        assert_eq!(first(&mut registry, &edited("G", &FOUR, &new)).1, Who::New);
    }
}

#[test]
fn somebody_new_cannot_bring_a_number_of_somebody_else() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let (file, _) = first(&mut registry, &edited("A", &FOUR, &[("Őry, Gyöngyvér", "Kiss, Gábor   ")]));
        let refusal = refusal_of(registry.write(|store| answer(store, &stamp(DAY), file, 0, None)));
        assert_eq!(refusal.code, "line-number-taken", "{}", trial.name());
        let holder = refusal.facts.iter().find(|(name, _)| *name == "holder").map(|(_, fact)| format!("{fact:?}"));
        assert!(holder.is_some_and(|holder| holder.contains("Őry Gyöngyvér, 1975")), "{:?}", refusal.facts);
    }
}

#[test]
fn a_year_of_birth_that_is_one_off_hides_nobody() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // Őry, born in 1975, without a number: the file says 1976.
        let lines = [(3, true), (4, true), (5, true), (6, true)];
        let off = edited("A", &lines, &[("     700004 1975", "            1976")]);
        let (file, line) = first(&mut registry, &off);
        assert_eq!(candidates(&line), [4], "{}", trial.name());
        let Who::Doubt(doubt) = &line else { panic!("{line:?}") };
        assert_eq!(doubt[0].grounds, [SameName, NearYear, SameRating, SameCountry], "the contradiction is told");
        assert_eq!(sure_lines(&registry.read(|store| open(store, file)).unwrap(), false), [], "never taken in bulk");
        let two = edited("B", &lines, &[("2410", "2380"), ("     700004 1975", "            1977")]);
        assert_eq!(first(&mut registry, &two).1, Who::Nobody, "two years are another person");
        let two = edited("E", &lines, &[("     700004 1975", "            1977")]);
        assert_eq!(candidates(&first(&mut registry, &two).1), [4], "but with the very rating somebody looks");
        // With a number that nobody has it is asked about as well, unless the rating is another's too.
        let numbered = edited("C", &lines, &[("700004 1975", "123456 1976")]);
        assert_eq!(candidates(&first(&mut registry, &numbered).1), [4], "{}", trial.name());
        let other = edited("D", &lines, &[("2410", "1500"), ("700004 1975", "123456 1976")]);
        assert_eq!(first(&mut registry, &other).1, Who::New, "{}", trial.name());
    }
}

#[test]
fn plain_questions_are_answered_in_one_entry() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // Numbers of another federation on two lines; the third has neither number nor birth, and is called as two are.
        let lines = [(3, true), (4, true), (0, false), (6, true)];
        let edits = [("700004 1975/00/00", " 12345           "), ("700005 1999/00/00", " 54321           ")];
        let bytes = edited("A", &lines, &edits);
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, DAY)).unwrap().submission;
        let opened = registry.read(|store| open(store, file)).unwrap();
        assert_eq!(sure_lines(&opened, false), [], "{}", trial.name());
        assert_eq!(
            refusal_of(registry.write(|store| answer_sure(store, &stamp(DAY), file, false))).code,
            "nothing-sure"
        );
        let before = registry.read(ledger::head).unwrap().0;
        let sure = registry.write(|store| answer_sure(store, &stamp(DAY), file, true)).unwrap();
        assert_eq!(sure, [(0, PersonId(4)), (1, PersonId(5))], "{}", trial.name());
        assert_eq!(registry.read(ledger::head).unwrap().0, EntryId(before.0 + 1));
        let opened = registry.read(|store| open(store, file)).unwrap();
        assert_eq!(opened.lines[..2], [Who::Known(PersonId(4)), Who::Known(PersonId(5))]);
        assert_eq!(candidates(&opened.lines[2]), [1, 2]);
        // The same numbers in the next file are remembered, until it is taken back.
        assert_eq!(first(&mut registry, &edited("B", &lines, &edits)).1, Who::Known(PersonId(4)));
        registry.write(|store| answer(store, &stamp(DAY), file, 1, Some(PersonId(6)))).unwrap();
        let all = EntryId(before.0 + 1);
        let again = EntryId(registry.read(ledger::head).unwrap().0.0);
        let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), all, "tévedés")));
        assert_eq!(refusal.code, "cancel-first", "a later answer stands on one of the lines");
        registry.write(|store| cancel(store, &stamp(DAY), again, "tévedés")).unwrap();
        let opened = registry.read(|store| open(store, file)).unwrap();
        assert_eq!(opened.lines[..2], [Who::Known(PersonId(4)), Who::Known(PersonId(5))], "as it stood before");
        registry.write(|store| cancel(store, &stamp(DAY), all, "tévedés")).unwrap();
        let opened = registry.read(|store| open(store, file)).unwrap();
        assert_eq!((candidates(&opened.lines[0]), candidates(&opened.lines[1])), (vec![4], vec![5]));
        assert_eq!(candidates(&first(&mut registry, &edited("C", &lines, &edits)).1), [4], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn two_swapped_players_are_corrected_in_one_act() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // Both Kovács Péters play without numbers: 2105 beats 1999, 1850 draws with 2250. They are answered crosswise.
        let lines = [(0, false), (4, true), (1, false), (5, true)];
        let bytes = trf("Kupa", DAY, DAY, &lines, &[(1, 1, 2, '1'), (1, 3, 4, '=')]);
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, DAY)).unwrap();
        for (line, person) in [(0, 2), (2, 1)] {
            registry.write(|store| answer(store, &stamp(DAY), file.submission, line, Some(PersonId(person)))).unwrap();
        }
        registry.write(|store| take(store, &file, DAY)).unwrap();
        let event = TournamentId(1);
        let refusal = refusal_of(registry.write(|store| reidentify(store, &stamp(DAY), event, 0, PersonId(1))));
        assert_eq!(refusal.code, "person-twice");
        let before = registry.read(ledger::head).unwrap().0;
        let now = registry.write(|store| swap(store, &stamp(DAY), event, [0, 2])).unwrap();
        assert_eq!((now, registry.read(ledger::head).unwrap().0), ([PersonId(1), PersonId(2)], EntryId(before.0 + 1)));
        assert_eq!(refusal_of(registry.write(|store| swap(store, &stamp(DAY), event, [0, 9]))).code, "line-unknown");
        assert_eq!(refusal_of(registry.write(|store| swap(store, &stamp(DAY), event, [2, 2]))).code, "nothing-changes");
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // D 106, .64: ±.36 × 40 = 14.4. D 400, .92: ±.42 × 40 = 16.8.
        let due = [2119, 1867, 1712, 2410, 1985, 2233, 1533].map(Some);
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), due, "{}", trial.name());
        // What was corrected is what is remembered.
        assert_eq!(first(&mut registry, &edited("Másik", &lines, &[])).1, Who::Known(PersonId(1)));
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn an_answer_from_before_evidence_was_kept_is_still_an_answer() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // Őry is the only one of her name, Kovács Péter is not; both lines are bare, and were answered without evidence.
        for (name, player, person) in [("A", 3, 4), ("B", 0, 1)] {
            let (file, _) =
                first(&mut registry, &edited(name, &[(player, false), (4, true), (5, true), (6, true)], &[]));
            let old = AnswerAct { submission: file, line: 0, person: Some(PersonId(person)), evidence: None };
            let text = serde_json::to_string(&Act::Answer(old.clone())).unwrap();
            let due = format!(r#"{{"act":"answer","submission":{file},"line":0,"person":{person}}}"#);
            assert_eq!(text, due, "as it was sealed before");
            registry.write(|store| enact(store, &stamp(DAY), &Act::Answer(old))).unwrap();
        }
        let bare = |name: &str, player, edits: &[(&str, &str)]| {
            edited(name, &[(player, false), (4, true), (5, true), (6, true)], edits)
        };
        assert_eq!(first(&mut registry, &bare("C", 3, &[])).1, Who::Known(PersonId(4)), "{}", trial.name());
        assert_eq!(candidates(&first(&mut registry, &bare("D", 3, &[("2410", "1550")])).1), [4]);
        assert_eq!(candidates(&first(&mut registry, &bare("E", 0, &[])).1), [1, 2], "two bear the name");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}
