//! Who was in the register for the sake of one report leaves it when the report is withdrawn, and comes back with it.

use super::*;
use arpad_model::{AppealOutcome, FideId, PersonId, TournamentId};
use arpad_office::acts::accept::{Acceptance, Accepted, accept};
use arpad_office::acts::amend::amend;
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::person::register_person;
use arpad_office::acts::submit::{Received, take_up};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{AppealAct, PersonFields};
use arpad_office::register::fields_of;
use arpad_office::register::person_ref::{PersonRef, find_person};
use arpad_office::views::directory::Directory;
use arpad_office::views::public::{self, Withheld};
use arpad_office::views::report_difference::report_difference;
use arpad_office::views::search::search;
use arpad_office::views::tournament_page::tournament_page;
use arpad_registry::tables::persons;
use jiff::civil::date;

const DAY: Date = date(2024, 3, 6);

/// The eighth person, once a report has entered her.
const EIGHTH: PersonId = PersonId(8);

/// Kovács beats Zsoldos, whom nobody knows; her FIDE number says that she is somebody new.
fn cup(name: &str) -> Vec<u8> {
    duels(name, date(2024, 3, 5), &[(0, NEW, '1')])
}

/// The same without numbers: a person says that she is new.
fn without_numbers() -> Vec<u8> {
    trf("Kupa", date(2024, 3, 5), date(2024, 3, 5), &[(3, true), (NEW, false)], &[(1, 1, 2, '1')])
}

fn taken(registry: &mut Registry, bytes: &[u8]) -> (Received, Accepted) {
    let file = registry.write(|store| submit(store, "kupa.trf", bytes, DAY)).unwrap();
    let accepted = taken_up(registry, &file);
    (file, accepted)
}

fn taken_up(registry: &mut Registry, file: &Received) -> Accepted {
    let how = Acceptance { take_new: true, ..registered() };
    registry.write(|store| accept(store, &stamp(DAY), file.submission, how)).unwrap()
}

/// Who leaves with an event.
fn leave_with(registry: &mut Registry, event: TournamentId) -> Vec<PersonId> {
    let left = registry.write(|store| withdraw(store, &stamp(DAY), event, "nem volt ilyen verseny")).unwrap();
    left.into_iter().map(|one| one.fields.person).collect()
}

fn is_there(registry: &mut Registry) -> bool {
    registry.read(|store| persons::get(store, EIGHTH)).unwrap().is_some()
}

#[test]
fn she_is_found_nowhere_and_comes_back_under_her_number() {
    for bytes in [cup("Kupa"), without_numbers()] {
        for trial in arpad_trial::trials() {
            she_leaves_and_comes_back(&trial, &bytes);
        }
    }
}

fn she_leaves_and_comes_back(trial: &Trial, bytes: &[u8]) {
    let mut registry = office(trial);
    let (file, accepted) = taken(&mut registry, bytes);
    let event = accepted.tournament;
    assert_eq!(accepted.new_persons, [EIGHTH], "{}", trial.name());
    let found = |registry: &mut Registry| -> Vec<PersonId> {
        let found = registry.read(|store| {
            let directory = Directory::read(store, [])?;
            let found = search(store, Some(&directory), "zsoldos", 0..10)?;
            assert_eq!(found, search(store, None, "zsoldos", 0..10)?);
            Ok::<_, OfficeError>(found)
        });
        found.unwrap().persons.into_iter().map(|found| found.person.id).collect()
    };
    assert_eq!(found(&mut registry), [EIGHTH]);
    let directory = registry.read(|store| Directory::read(store, [])).unwrap();
    assert_eq!(leave_with(&mut registry, event), [EIGHTH], "{}", trial.name());
    assert!(registry.read(|store| directory.is_outdated(store)).unwrap(), "who searches is told so");
    assert_eq!(found(&mut registry), []);
    let named = refusal_of(registry.read(|store| find_person(store, PersonRef::Own(8))));
    assert_eq!(named.code.as_str(), "person-unknown");
    // Her line stays on the page of the event, without a name for the public.
    let page = registry.read(|store| public::tournament(store, event)).unwrap();
    let shown: Vec<_> = page.players.iter().map(|line| line.person.as_ref().map(|one| one.id)).collect();
    assert_eq!(shown.len(), 2, "{}", trial.name());
    assert!(shown[0].is_ok() && shown[1] == Err(&Withheld), "{shown:?}");
    let page = registry.read(|store| tournament_page(store, event)).unwrap();
    assert_eq!((page.players[1].id, page.players[1].name.family.as_str()), (EIGHTH, "Zsoldos"));

    // Nobody else is given her number meanwhile.
    let other = PersonFields { family: "Más".into(), given: "Márta".into(), ..PersonFields::default() };
    let other = registry.write(|store| register_person(store, &stamp(DAY), &other)).unwrap().0;
    assert_eq!(other, PersonId(9), "{}", trial.name());
    let again = registry.write(|store| take_up(store, &stamp(DAY), file.submission)).unwrap();
    let opened = registry.read(|store| arpad_office::intake::open::open(store, again.submission)).unwrap();
    let difference = registry.read(|store| report_difference(store, &opened)).unwrap().expect("there was a report");
    assert!(difference.is_empty(), "{}: {difference:?}", trial.name());
    let accepted = taken_up(&mut registry, &again);
    assert_eq!((accepted.tournament, accepted.new_persons), (event, vec![EIGHTH]), "{}", trial.name());
    assert_eq!(found(&mut registry), [EIGHTH]);
    let next = registry.write(|store| {
        let fields = PersonFields { family: "Harmadik".into(), ..PersonFields::default() };
        register_person(store, &stamp(DAY), &fields)
    });
    assert_eq!(next.unwrap().0, PersonId(10), "{}", trial.name());
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    verified(trial);
}

#[test]
fn a_cancelled_withdrawal_leaves_everything_as_before() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let (_, accepted) = taken(&mut registry, &cup("Kupa"));
        let before = tables(&mut registry);
        assert_eq!(leave_with(&mut registry, accepted.tournament), [EIGHTH]);
        let withdrawn = head(&mut registry);
        registry.write(|store| cancel(store, &stamp(DAY), withdrawn, "a másik")).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        // And once more.
        assert_eq!(leave_with(&mut registry, accepted.tournament), [EIGHTH]);
        verified(&trial);
    }
}

#[test]
fn who_is_named_elsewhere_stays_until_nothing_names_her() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let (_, first) = taken(&mut registry, &cup("Kupa"));
        let (_, second) = taken(&mut registry, &cup("Más kupa"));
        assert_eq!(second.new_persons, [], "she is known");
        assert_eq!(leave_with(&mut registry, first.tournament), [], "{}", trial.name());
        assert_eq!(leave_with(&mut registry, second.tournament), [EIGHTH], "{}", trial.name());
        let withdrawn = head(&mut registry);
        registry.write(|store| cancel(store, &stamp(DAY), withdrawn, "elírás")).unwrap();
        assert!(is_there(&mut registry), "{}", trial.name());

        // What an officer has stated of her keeps her.
        let mut fields = fields_of(&registry.read(|store| persons::get(store, EIGHTH)).unwrap().expect("Zsoldos"));
        fields.given = "Piri".into();
        registry.write(|store| amend(store, &stamp(DAY), EIGHTH, &fields)).unwrap();
        assert_eq!(leave_with(&mut registry, second.tournament), [], "{}", trial.name());
        assert!(is_there(&mut registry), "{}", trial.name());
        verified(&trial);
    }
}

/// One game is no rating: no row of the list names her, but its games do.
#[test]
fn what_a_list_has_counted_keeps_her() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let (_, accepted) = taken(&mut registry, &cup("Kupa"));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(leave_with(&mut registry, accepted.tournament), [], "{}", trial.name());
        assert!(is_there(&mut registry), "{}", trial.name());
        verified(&trial);
    }
}

#[test]
fn a_number_that_is_somebody_elses_by_now_is_told() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let (file, accepted) = taken(&mut registry, &cup("Kupa"));
        assert_eq!(leave_with(&mut registry, accepted.tournament), [EIGHTH]);
        let withdrawn = head(&mut registry);
        let again = PersonFields {
            family: "Zsoldos".into(),
            given: "Piroska".into(),
            fide: Some(FideId(NEWCOMER.fide)),
            ..PersonFields::default()
        };
        let again = registry.write(|store| register_person(store, &stamp(DAY), &again)).unwrap().0;
        let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), withdrawn, "elírás")));
        assert_eq!(refusal.code.as_str(), "left-number-taken", "{}", trial.name());
        assert!(refusal.facts.contains(&("holder", again.into())), "{:?}", refusal.facts);
        // The way out that is told: the line is then that person's.
        let taken_again = registry.write(|store| take_up(store, &stamp(DAY), file.submission)).unwrap();
        assert_eq!(taken_up(&mut registry, &taken_again).new_persons, [], "{}", trial.name());
        assert!(!is_there(&mut registry));
        verified(&trial);
    }
}

#[test]
fn an_appeal_brings_her_back_and_takes_her_out_again() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let (_, accepted) = taken(&mut registry, &cup("Kupa"));
        assert_eq!(leave_with(&mut registry, accepted.tournament), [EIGHTH]);
        let withdrawn = head(&mut registry);
        let before = tables(&mut registry);
        let appealed = AppealAct::new(withdrawn, "a rendező", "megvolt");
        let appealed = registry.write(|store| appeal(store, &stamp(DAY), appealed)).unwrap().seq;
        let outcome = registry.write(|store| end_appeal(store, &stamp(DAY), appealed, AppealOutcome::Overturned, ""));
        let outcome = outcome.unwrap().seq;
        assert!(is_there(&mut registry), "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(DAY), outcome, "elírás")).unwrap();
        assert!(!is_there(&mut registry), "{}", trial.name());
        let differ = differing(&before, &tables(&mut registry));
        assert!(differ.iter().all(|table| *table == "appeal"), "{}: {differ:?}", trial.name());
        verified(&trial);
    }
}
