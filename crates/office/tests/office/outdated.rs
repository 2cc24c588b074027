//! A closed list that is not what is known any more is not published without a word.

use crate::month::*;
use arpad_model::{Fact, PersonId, Tempo, TournamentId};
use arpad_office::acts::cancel::unclose;
use arpad_office::acts::close::{close_again, close_month, replay_chess};
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::policy::state_policy;
use arpad_office::acts::propose::{confirm, proposals};
use arpad_office::acts::publish::publish;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{DecideAct, PolicyAct};
use arpad_office::refusal::Refusal;
use arpad_office::verify::verify;
use arpad_office::views::checklist::{Checklist, month_checklist};
use arpad_registry::{Registry, Writer};
use jiff::civil::date;

fn published(registry: &mut Registry, name: &str) -> Result<(), Refusal> {
    let stamp = arpad_office::acts::desk::Stamp { by_whom: name.to_owned(), ..stamp(APRIL) };
    match registry.write(|store| publish(store, &stamp, STANDARD, Some(APRIL)).map(drop)) {
        Ok(()) => Ok(()),
        Err(OfficeError::Refused(refusal)) => Err(*refusal),
        Err(other) => panic!("{other}"),
    }
}

/// What has gone, what is new, how many stand otherwise.
fn changed(refusal: &Refusal) -> [Fact; 3] {
    assert_eq!(refusal.code.as_str(), "list-outdated");
    ["gone", "new", "players"]
        .map(|name| refusal.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact.clone()).unwrap())
}

fn april(registry: &mut Registry) -> Checklist {
    registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap()
}

fn closed(registry: &mut Registry) -> TournamentId {
    registry.write(found).unwrap();
    // 2105 beats 1999: D 106, .64, .36 · 40 = 14.4.
    let cup = report(registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
    registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();
    assert!(april(registry).outdated.is_none(), "nothing has changed");
    cup
}

#[test]
fn a_list_whose_event_was_withdrawn_is_computed_anew_before_it_is_published() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let cup = closed(&mut registry);
        registry.write(|store| withdraw(store, &stamp(APRIL), cup, "tévedés").map(drop)).unwrap();
        let outdated = april(&mut registry).outdated.expect("what has changed");
        assert_eq!(outdated.gone.iter().map(|event| event.id).collect::<Vec<_>>(), [cup], "{}", trial.name());
        assert!(outdated.new.is_empty());
        let refusal = published(&mut registry, "anna").unwrap_err();
        assert_eq!(changed(&refusal), [Fact::from("Kupa"), Fact::from("–"), Fact::from(0)], "{}", trial.name());

        registry.write(|store| close_again(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();
        published(&mut registry, "anna").unwrap();
        let now = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!((now[0], now[4]), (Some(2105), Some(1999)), "without the withdrawn event");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn what_was_accepted_or_decided_since_a_list_was_closed_is_named() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        closed(&mut registry);
        let act =
            DecideAct { decision: rating_of(PersonId(7), 1600), day: date(2024, 3, 20), reference: "7/2024".into() };
        registry.write(|store| decide(store, &stamp(APRIL), act)).unwrap();
        // 1533 on the closed list, 1600 on the one that would be closed.
        let refusal = published(&mut registry, "anna").unwrap_err();
        assert_eq!(changed(&refusal), [Fact::from("–"), Fact::from("–"), Fact::from(1)], "{}", trial.name());
        // 2250 and 1850 play too: D 400, ±.08 · 40 = 3.2 points: three players in all.
        report(&mut registry, &duels("Késő", date(2024, 3, 16), &[(5, 1, '1')]), date(2024, 3, 17));
        let refusal = published(&mut registry, "anna").unwrap_err();
        assert_eq!(changed(&refusal), [Fact::from("–"), Fact::from("Késő"), Fact::from(3)], "{}", trial.name());
        registry.write(|store| close_again(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();
        assert!(april(&mut registry).outdated.is_none());
        published(&mut registry, "anna").unwrap();
        let now = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!([now[0], now[1], now[5], now[6]], [2119, 1847, 2253, 1600].map(Some), "{}", trial.name());
    }
}

#[test]
fn revisions_are_published_in_the_order_in_which_they_follow_from_each_other() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let cup = closed(&mut registry);
        registry.write(|store| publish(store, &stamp(APRIL), STANDARD, None).map(drop)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let (game, day) = (WhichGame { round: 1, line: 0, against: None }, date(2024, 5, 2));
        registry.write(|store| correct_result(store, &stamp(day), cup, game, "1/2")).unwrap();
        let made = registry.write(|store| replay_chess(store, &stamp(day), Tempo::Standard, APRIL)).unwrap();
        let revised: Vec<_> = made.lists.iter().map(|list| (list.day, list.revision)).collect();
        assert_eq!(revised, [(APRIL, 1), (MAY, 1)], "{}", trial.name());
        let mut put = |month| registry.write(|store| publish(store, &stamp(day), STANDARD, Some(month)).map(drop));
        match put(MAY) {
            Err(OfficeError::Refused(refusal)) => {
                assert_eq!(refusal.code.as_str(), "earlier-list-unpublished", "{}", trial.name());
                assert!(refusal.facts.contains(&("date", Fact::Date(APRIL))), "{:?}", refusal.facts);
            }
            other => panic!("refused: {other:?}"),
        }
        put(APRIL).unwrap();
        put(MAY).unwrap();
        // 2105 draws 1999: .64, so −.14 · 40 = −5.6, and so it stays in May.
        for month in [APRIL, MAY] {
            let now = registry.read(|store| ratings(store, month)).unwrap();
            assert_eq!((now[0], now[4]), (Some(2099), Some(2005)), "{month}, {}", trial.name());
        }
    }
}

/// A draw gave 2105 − 5.6 and 1999 + 5.6; it was a loss: .64 · 40 = 25.6, so 2079.4 and 2024.6.
#[test]
fn a_revision_made_from_what_has_changed_since_is_made_anew_before_it_is_published() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let cup = closed(&mut registry);
        registry.write(|store| publish(store, &stamp(APRIL), STANDARD, None).map(drop)).unwrap();
        let (game, day) = (WhichGame { round: 1, line: 0, against: None }, date(2024, 5, 2));
        let replayed = |store: &mut Writer<'_>| replay_chess(store, &stamp(day), Tempo::Standard, APRIL).map(drop);
        registry.write(|store| correct_result(store, &stamp(day), cup, game, "1/2")).unwrap();
        registry.write(replayed).unwrap();
        registry.write(|store| correct_result(store, &stamp(day), cup, game, "0-1")).unwrap();
        match registry.write(|store| publish(store, &stamp(day), STANDARD, Some(APRIL)).map(drop)) {
            Err(OfficeError::Refused(refusal)) => {
                assert_eq!(refusal.code.as_str(), "revision-outdated", "{}", trial.name());
                assert!(refusal.facts.contains(&("players", Fact::from(2))), "{:?}", refusal.facts);
            }
            other => panic!("refused: {other:?}"),
        }
        registry.write(|store| unclose(store, &stamp(day), STANDARD, Some(APRIL), "").map(drop)).unwrap();
        registry.write(replayed).unwrap();
        registry.write(|store| publish(store, &stamp(day), STANDARD, Some(APRIL)).map(drop)).unwrap();
        let now = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!((now[0], now[4]), (Some(2079), Some(2025)), "{}", trial.name());
    }
}

#[test]
fn nobody_signs_a_list_that_has_changed_since_it_was_proposed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let cup = closed(&mut registry);
        let careful = PolicyAct { second_signature: vec!["publish".into()], ..PolicyAct::default() };
        registry.write(|store| state_policy(store, &stamp(APRIL), &careful).map(drop)).unwrap();
        published(&mut registry, "anna").unwrap();
        let proposal = registry.read(proposals).unwrap()[0].entry.seq;
        registry.write(|store| withdraw(store, &stamp(APRIL), cup, "tévedés").map(drop)).unwrap();
        let bela = arpad_office::acts::desk::Stamp { by_whom: "bela".into(), ..stamp(APRIL) };
        match registry.write(|store| confirm(store, &bela, proposal)) {
            Err(OfficeError::Refused(refusal)) => {
                assert_eq!(changed(&refusal)[0], Fact::from("Kupa"), "{}", trial.name())
            }
            other => panic!("refused: {other:?}"),
        }
    }
}
