//! A rating in the file and none in the register is a disagreement: told when the file comes, when it is accepted, and before the
//! list is closed. And who a line is corrected to is told with everything that differs.

use crate::month::*;
use arpad_model::{PersonId, Tempo};
use arpad_office::acts::accept::{accept, strangers_of};
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::intake::open::{Opened, open};
use arpad_office::register::matching::Ground::*;
use arpad_office::views::beside::{Disagreement, disagreement_of, disagreements};
use arpad_office::views::checklist::month_checklist;
use arpad_registry::Registry;
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

/// A report in which the newcomer, whom FIDE's list does not rate, has 2400.
fn rated(name: &str) -> Vec<u8> {
    let bytes = duels(name, DAY, &[(NEW, 3, '1'), (4, 5, '=')]);
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains("   0 HUN      700008"), "{text}");
    text.replace("   0 HUN      700008", "2400 HUN      700008").into_bytes()
}

/// FIDE's list of March has everybody but the newcomer, who is in the register without a rating.
fn founded(address: &str) -> Registry {
    let mut registry = fresh(address);
    registry.write(found).unwrap();
    registry.write(enter_newcomer).unwrap();
    let listed: Vec<_> = PLAYERS.iter().zip(0..).map(|(one, number)| (number, one.rating as u16, 0, 20)).collect();
    import_fides(&mut registry, MARCH, &listed);
    registry
}

fn told(registry: &mut Registry, file: arpad_model::SubmissionId) -> (Opened, Vec<Disagreement>) {
    let found = registry.read(|store| -> Result<_, OfficeError> {
        let opened = open(store, file)?;
        let told = disagreements(store, &opened)?;
        Ok((opened, told))
    });
    found.unwrap()
}

#[test]
fn a_rating_in_the_file_alone_is_told_everywhere() {
    for trial in arpad_trial::trials() {
        let mut registry = founded(trial.address());
        let file = registry.write(|store| submit(store, "kupa.trf", &rated("Kupa"), DAY)).unwrap();
        let (opened, differ) = told(&mut registry, file.submission);
        assert!(registry.read(|store| strangers_of(store, &opened)).unwrap().is_empty(), "FIDE's list has him unrated");
        let line = opened.reported.players.iter().position(|one| one.rating == Some(2400)).unwrap() as u32;
        let grounds: Vec<_> = differ.iter().map(|one| (one.line, one.person.against().collect::<Vec<_>>())).collect();
        assert_eq!(grounds, [(line, vec![Unrated])], "{}", trial.name());
        let done = registry.write(|store| accept(store, &stamp(DAY), file.submission, registered())).unwrap();
        let unrated: Vec<_> = done.unrated.iter().map(|one| (one.line, one.person, one.rating)).collect();
        assert_eq!(unrated, [(line, PersonId(8), 2400)], "{}", trial.name());
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        let apart: Vec<_> = list.far_ratings.iter().map(|one| (one.line, one.in_file, one.in_register)).collect();
        assert_eq!((apart, list.is_clear()), (vec![(line, 2400, None)], false), "{}", trial.name());
    }
}

#[test]
fn a_pile_tells_it_and_a_decision_settles_it() {
    for trial in arpad_trial::trials() {
        let mut registry = founded(trial.address());
        let pile = vec![Filed {
            file_name: "kupa.trf".into(),
            bytes: rated("Kupa"),
            received: DAY,
            registered: Some(REGISTERED),
        }];
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), pile)).unwrap();
        assert_eq!(outcomes[0].fate, Fate::Accepted);
        assert_eq!(outcomes[0].unrated.iter().map(|one| one.rating).collect::<Vec<_>>(), [2400], "{}", trial.name());
        let decision: Decided = rating_of(PersonId(8), 2390);
        let act = DecideAct { decision, day: date(2024, 3, 2), reference: "3/2024".into() };
        registry.write(|store| decide(store, &stamp(DAY), act)).unwrap();
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        assert_eq!(list.far_ratings, [], "he has a rating by decision: {}", trial.name());
    }
}

#[test]
fn who_a_line_is_corrected_to_is_told_with_what_differs() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", DAY, &[(3, 4, '1'), (5, 6, '=')]), DAY);
        // Line 1 is Őry Gyöngyvér, 700004, 1975, 2410; it is corrected to the younger Kovács Péter, 1990, 1850.
        registry.write(|store| reidentify(store, &stamp(DAY), event, 0, PersonId(2))).unwrap();
        let told = registry.read(|store| disagreement_of(store, event, 0, PersonId(2))).unwrap().expect("told");
        let against: Vec<_> = told.person.against().collect();
        assert_eq!(against, [NearFide, OtherName, OtherBirth, OtherRating], "{}", trial.name());
        assert_eq!((told.sought.name.as_str(), told.person.rating), ("Őry, Gyöngyvér", Some(1850)));
        let back = registry.write(|store| reidentify(store, &stamp(DAY), event, 0, PersonId(4)));
        back.unwrap();
        let told = registry.read(|store| disagreement_of(store, event, 0, PersonId(4))).unwrap();
        assert_eq!(told, None, "{}", trial.name());
    }
}
