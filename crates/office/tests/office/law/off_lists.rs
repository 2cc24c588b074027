//! Who is off the lists for a while (24 10.1, 10.2; 13 13.1–13.3): it is decided who stands on a list, not what his rating is.
//!
//! FIDE's list of March has 2000, 1900 and 2100, everybody with K 20; from April on our own list governs. On 9 March 2000
//! beats 1900 (D 100, .64) and draws with 2100 (.36): +.36 + .14 = .50 × 20 = +10; 1900 −.36 × 20 = −7.2; 2100 −.14 × 20 = −2.8.

use crate::month::*;
use arpad_model::{EntryId, Owner, PersonId};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::death::died;
use arpad_office::acts::decide::decide;
use arpad_office::acts::found::found as found_federation;
use arpad_office::acts::publish::publish;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::verify::verify;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_registry::{Registry, ledger};
use arpad_trial::{Trial, trials};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);
const JULY: Date = date(2024, 7, 1);
const RATED: [(u32, i32); 3] = [(1, 2010), (2, 1893), (3, 2097)];

/// The federation with FIDE's list of March and the event of 9 March, which is not rated yet.
fn office(trial: &Trial) -> Registry {
    let mut registry = fresh(trial.address());
    let (stamp, owners) = (stamp(date(2024, 2, 20)), [(STANDARD, Owner::Ours)]);
    registry.write(|store| found_federation(store, &stamp, "Próba", "HUN", &owners)).unwrap();
    import_fides(&mut registry, MARCH, &[(0, 2000, 0, 20), (1, 1900, 0, 20), (5, 2100, 0, 20)]);
    let games = [(0, 1, '1'), (0, 5, '=')];
    report(&mut registry, &duels("Kupa", date(2024, 3, 9), &games), date(2024, 3, 10));
    registry
}

fn closed(registry: &mut Registry, day: Date) -> Vec<(u32, i32)> {
    registry.write(|store| close_and_publish(store, day)).unwrap();
    listed(registry, day)
}

fn listed(registry: &mut Registry, day: Date) -> Vec<(u32, i32)> {
    let rows = registry.read(|store| rows(store, day)).unwrap();
    rows.iter().map(|row| (row.person.0, row.rating.expect("a rating"))).collect()
}

fn decided(registry: &mut Registry, decision: Decided, day: Date) -> EntryId {
    let act = DecideAct { decision, day, reference: "RB 9/2024".into() };
    registry.write(|store| decide(store, &stamp(day), act)).unwrap().seq
}

fn cancelled(registry: &mut Registry, entry: EntryId, day: Date) {
    registry.write(|store| cancel(store, &stamp(day), entry, "tévedés")).unwrap();
}

fn suspended(registry: &mut Registry) {
    let until = Some(date(2024, 5, 15));
    decided(registry, Decided::Suspension { federation: "HUN".into(), until }, date(2024, 4, 15));
}

fn verified(registry: &mut Registry, trial: &Trial) {
    assert_eq!(verify(registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
}

#[test]
fn p24_10_1_a_federation_that_was_suspended_comes_back_with_its_own_ratings() {
    for trial in trials() {
        let mut registry = office(&trial);
        assert_eq!(closed(&mut registry, APRIL), RATED, "{}", trial.name());
        suspended(&mut registry);
        assert_eq!(closed(&mut registry, MAY), [], "{}", trial.name());
        assert_eq!(closed(&mut registry, JUNE), RATED, "{}", trial.name());
        let which = Which {
            series: STANDARD,
            date: Wanted::Day(JUNE),
            after: None,
            revision: None,
            as_known_on: None,
            origin: None,
        };
        let told = registry.read(|store| explain_list(store, PersonId(3), Some(STANDARD), Some(&which))).unwrap();
        assert_eq!(told.row.and_then(|row| row.change), None, "nobody played, {}", trial.name());
        verified(&mut registry, &trial);
    }
}

/// 2100 is unlisted after the event was rated, and back two lists later; then unlisted before it was rated.
#[test]
fn p13_13_2_who_was_unlisted_by_mistake_has_what_he_has_played() {
    for trial in trials() {
        let unlisted = Decided::Unlisted { person: PersonId(3), until: None };
        let mut registry = office(&trial);
        closed(&mut registry, APRIL);
        let entry = decided(&mut registry, unlisted.clone(), date(2024, 4, 10));
        assert_eq!(closed(&mut registry, MAY), RATED[..2], "{}", trial.name());
        cancelled(&mut registry, entry, date(2024, 5, 10));
        assert_eq!(closed(&mut registry, JUNE), RATED, "{}", trial.name());
        verified(&mut registry, &trial);
    }
    for trial in trials() {
        let unlisted = Decided::Unlisted { person: PersonId(3), until: None };
        let mut registry = office(&trial);
        let entry = decided(&mut registry, unlisted, date(2024, 3, 20));
        assert_eq!(closed(&mut registry, APRIL), RATED[..2], "{}", trial.name());
        cancelled(&mut registry, entry, date(2024, 4, 10));
        assert_eq!(closed(&mut registry, MAY), RATED, "{}", trial.name());
        verified(&mut registry, &trial);
    }
}

#[test]
fn p24_10_2_a_death_by_mistake_costs_no_point() {
    for trial in trials() {
        let mut registry = office(&trial);
        closed(&mut registry, APRIL);
        registry.write(|store| died(store, &stamp(date(2024, 4, 20)), PersonId(3), date(2024, 4, 15))).unwrap();
        let death = registry.read(ledger::head).unwrap().0;
        assert_eq!(closed(&mut registry, MAY), RATED[..2], "{}", trial.name());
        cancelled(&mut registry, death, date(2024, 5, 10));
        assert_eq!(closed(&mut registry, JUNE), RATED, "{}", trial.name());
        verified(&mut registry, &trial);
    }
}

/// In April 2010 beats 2097: D −87, .38, so ±.62 × 20 = ±12.4: 2022 and 2085. In May, while nobody is on the list in force, he
/// beats 1893: D 129, .67, so ±.33 × 20 = ±6.6: 2029 and 1886.
#[test]
fn p24_10_1_whoever_is_off_the_list_plays_with_his_rating() {
    for trial in trials() {
        let mut registry = office(&trial);
        closed(&mut registry, APRIL);
        suspended(&mut registry);
        report(&mut registry, &duels("Áprilisi", date(2024, 4, 20), &[(0, 5, '1')]), date(2024, 4, 21));
        assert_eq!(closed(&mut registry, MAY), [], "{}", trial.name());
        report(&mut registry, &duels("Májusi", date(2024, 5, 4), &[(0, 1, '1')]), date(2024, 5, 5));
        assert_eq!(closed(&mut registry, JUNE), [(1, 2029), (2, 1886), (3, 2085)], "{}", trial.name());
        verified(&mut registry, &trial);
    }
}

/// The game of March against 1900 was lost: −.64 + .14 = −.50 × 20 = −10 for the first, +.64 × 20 = 12.8 for the second. It
/// reaches them although they are off the list, and a revision has it in its place.
#[test]
fn p24_10_1_a_correction_reaches_whoever_is_off_the_list() {
    for trial in trials() {
        let mut registry = office(&trial);
        closed(&mut registry, APRIL);
        suspended(&mut registry);
        closed(&mut registry, MAY);
        let which = WhichGame { round: 1, line: 0, against: None };
        let kupa = arpad_model::TournamentId(1);
        registry.write(|store| correct_result(store, &stamp(date(2024, 5, 10)), kupa, which, "0-1")).unwrap();
        let corrected = [(1, 1990), (2, 1913), (3, 2097)];
        assert_eq!(closed(&mut registry, JUNE), corrected, "{}", trial.name());
        assert_eq!(closed(&mut registry, JULY), corrected, "{}", trial.name());
        registry.write(|store| replay_chess(store, &stamp(JULY), arpad_model::Tempo::Standard, APRIL)).unwrap();
        registry.write(|store| publish(store, &stamp(JULY), STANDARD, None)).unwrap();
        assert_eq!(listed(&mut registry, APRIL), corrected, "{}", trial.name());
        assert_eq!(listed(&mut registry, MAY), [], "{}", trial.name());
        assert_eq!(listed(&mut registry, JUNE), corrected, "{}", trial.name());
        verified(&mut registry, &trial);
    }
}
