//! A granted appeal is taken back: while a list waits that was closed without the decision, the list is opened first.

use crate::go::desk::{Desk, told};
use crate::month::*;
use arpad_model::{AppealOutcome, EntryId, Fact, PersonId, Tempo};
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::cancel::{cancel, unclose};
use arpad_office::acts::close::{Consent, close_month, close_month_even_so};
use arpad_office::acts::decide::decide;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::{AppealAct, DecideAct};
use arpad_office::refusal::Refusal;
use arpad_registry::Registry;
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 6);

/// An appeal against an entry is granted.
fn overturned(registry: &mut Registry, entry: EntryId, day: Date) -> EntryId {
    let act = AppealAct::new(entry, "Újházi Tünde", "téves");
    let filed = registry.write(|store| appeal(store, &stamp(day), act)).unwrap().seq;
    registry.write(|store| end_appeal(store, &stamp(day), filed, AppealOutcome::Overturned, "E 1")).unwrap().seq
}

fn cancelled(registry: &mut Registry, entry: EntryId) -> Result<(), Refusal> {
    told(registry.write(|store| cancel(store, &stamp(MAY), entry, "tévedés")).map(drop))
}

#[test]
fn a_list_that_waits_is_opened_before_a_granted_appeal_is_taken_back() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let act = DecideAct { decision: rating_of(PersonId(7), 1600), day: DAY, reference: "8/2024".into() };
        let decision = registry.write(|store| decide(store, &stamp(DAY), act)).unwrap().seq;
        let outcome = overturned(&mut registry, decision, DAY);
        registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();

        let refusal = cancelled(&mut registry, outcome).unwrap_err();
        assert_eq!(refusal.code.as_str(), "outcome-closed", "{}", trial.name());
        let month = refusal.facts.iter().find(|(name, _)| *name == "month").map(|(_, fact)| fact.clone());
        assert_eq!(month, Some(Fact::from("2024-04")), "{}", trial.name());
        registry.write(|store| unclose(store, &stamp(APRIL), STANDARD, Some(APRIL), "")).unwrap();
        cancelled(&mut registry, outcome).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap()[6], Some(1600), "it holds again");
        assert_eq!(arpad_office::verify::verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_list_that_was_published_meanwhile_stays_and_so_does_the_outcome() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let act = DecideAct { decision: rating_of(PersonId(7), 1600), day: DAY, reference: "8/2024".into() };
        let decision = registry.write(|store| decide(store, &stamp(DAY), act)).unwrap().seq;
        let outcome = overturned(&mut registry, decision, DAY);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // Another that waits beside it changes nothing about it.
        registry.write(|store| close_month(store, &stamp(MAY), Tempo::Standard, MAY)).unwrap();
        let refusal = cancelled(&mut registry, outcome).unwrap_err();
        assert_eq!(refusal.code.as_str(), "outcome-counted", "{}", trial.name());
    }
}

/// What was decided of a go player concerns no list of chess.
#[test]
fn a_chess_list_does_not_stand_in_the_way_of_go() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
        let decision = desk.on(DAY).indicators("Nagy", Some(1400), None, DAY);
        let outcome = overturned(&mut desk.registry, decision, DAY);
        let consent = Consent { in_advance: true, beside_fide: true, skipping: true, ..Consent::default() };
        let close = |store: &mut arpad_registry::Writer<'_>| {
            close_month_even_so(store, &stamp(APRIL), Tempo::Rapid, APRIL, consent)
        };
        desk.registry.write(close).unwrap();
        cancelled(&mut desk.registry, outcome).unwrap();
    }
}
