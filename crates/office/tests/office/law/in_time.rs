//! 9.1 of the text of 2024: not rated is what is not reported in time for the third list. The report that came in time is rated
//! whatever became of it since: turned away and won by appeal, corrected by another file, withdrawn and taken up again.
//!
//! The cup of 9 March 2024 is received on the 10th; its third list is that of 1 June. 2105 beats 1999: D 106, .65, so ±.35, with
//! K 40 ±14: 2119 and 1985. Drawn, −.15 × 40 = −6: 2099 and 2005.

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_model::{AppealOutcome, EntryId, Severity, SubmissionId, SubmissionState, TournamentId, TournamentState};
use arpad_office::acts::AppealAct;
use arpad_office::acts::accept::{Accepted, accept};
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::reject::reject;
use arpad_office::acts::submit::take_up;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::verify::verify;
use arpad_registry::tables::{submissions, tournaments};
use arpad_registry::{Registry, ledger};
use arpad_trial::{Trial, trials};
use jiff::civil::{Date, date};

const RECEIVED: Date = date(2024, 3, 10);
const JULY: Date = date(2024, 7, 1);
const AUGUST: Date = date(2024, 8, 1);
const LATE: Date = date(2024, 7, 20);
const CUP: TournamentId = TournamentId(1);
const FIRST: SubmissionId = SubmissionId(1);

fn cup(result: char) -> Vec<u8> {
    duels("Kupa", date(2024, 3, 9), &[(0, 4, result)])
}

fn office(trial: &Trial) -> Registry {
    let mut registry = fresh(trial.address());
    registry.write(found).unwrap();
    registry
}

fn close_through_july(registry: &mut Registry, from: i8) {
    for month in from..=7 {
        registry.write(|store| close_and_publish(store, date(2024, month, 1))).unwrap();
    }
}

fn both(registry: &mut Registry, day: Date) -> [Option<i32>; 2] {
    let all = registry.read(|store| ratings(store, day)).unwrap();
    [all[0], all[4]]
}

fn accepted(registry: &mut Registry, file: SubmissionId, day: Date) -> Accepted {
    registry.write(|store| accept(store, &stamp(day), file, registered())).expect("a report that came in time")
}

fn head(registry: &mut Registry) -> EntryId {
    registry.read(ledger::head).expect("a ledger").0
}

fn verified(registry: &mut Registry, trial: &Trial) {
    assert_eq!(verify(registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
}

#[test]
fn p24_9_1_p24_0_4_a_file_that_an_appeal_has_won_back_is_rated() {
    for trial in trials() {
        let mut registry = office(&trial);
        let file = registry.write(|store| submit(store, "kupa.trf", &cup('1'), RECEIVED)).unwrap().submission;
        registry.write(|store| reject(store, &stamp(RECEIVED), file, "nincs jegyzőkönyv")).unwrap();
        let act = AppealAct::new(head(&mut registry), "a rendező", "minden rendben volt");
        let appealed = registry.write(|store| appeal(store, &stamp(date(2024, 3, 15)), act)).unwrap().seq;
        close_through_july(&mut registry, 4);
        let end = AppealOutcome::Overturned;
        registry.write(|store| end_appeal(store, &stamp(LATE), appealed, end, "")).unwrap();
        accepted(&mut registry, file, LATE);
        registry.write(|store| close_and_publish(store, AUGUST)).unwrap();
        assert_eq!(both(&mut registry, AUGUST), [Some(2119), Some(1985)], "{}", trial.name());
        verified(&mut registry, &trial);
    }
}

/// Another file of the rated event corrects it; a new event of March is too late then.
#[test]
fn p24_9_1_a_corrected_report_of_a_rated_event_is_no_late_report() {
    for trial in trials() {
        let mut registry = office(&trial);
        report(&mut registry, &cup('1'), RECEIVED);
        close_through_july(&mut registry, 4);
        assert_eq!(both(&mut registry, JULY), [Some(2119), Some(1985)], "{}", trial.name());
        let file = registry.write(|store| submit(store, "javitott.trf", &cup('='), LATE)).unwrap();
        assert_eq!(file.tournament, Some(CUP), "{}", trial.name());
        let taken = accepted(&mut registry, file.submission, LATE);
        assert!(taken.is_correction, "{}", trial.name());
        assert!(!taken.findings.iter().any(|one| one.paragraph.0 == "9.1"), "{:?}", taken.findings);
        registry.write(|store| close_and_publish(store, AUGUST)).unwrap();
        assert_eq!(both(&mut registry, AUGUST), [Some(2099), Some(2005)], "{}", trial.name());
        let other = duels("Másik", date(2024, 3, 9), &[(0, 4, '1')]);
        let late = registry.write(|store| submit(store, "masik.trf", &other, AUGUST)).unwrap().submission;
        let refusal = refusal_of(registry.write(|store| accept(store, &stamp(AUGUST), late, registered())));
        let errors = refusal.findings.iter().filter(|one| one.severity == Severity::Error);
        let told: Vec<_> = errors.map(|one| (one.paragraph.0, one.code.as_str())).collect();
        assert_eq!(told, [("9.1", "after-third-list")], "{}", trial.name());
        verified(&mut registry, &trial);
    }
}

#[test]
fn p24_9_1_a_rated_event_that_was_withdrawn_by_mistake_is_taken_up_again() {
    for trial in trials() {
        let mut registry = office(&trial);
        report(&mut registry, &cup('1'), RECEIVED);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| withdraw(store, &stamp(APRIL), CUP, "tévedés")).unwrap();
        close_through_july(&mut registry, 5);
        assert_eq!(both(&mut registry, JULY), [Some(2105), Some(1999)], "{}", trial.name());
        let again = registry.write(|store| take_up(store, &stamp(LATE), FIRST)).unwrap().submission;
        accepted(&mut registry, again, LATE);
        registry.write(|store| close_and_publish(store, AUGUST)).unwrap();
        assert_eq!(both(&mut registry, AUGUST), [Some(2119), Some(1985)], "{}", trial.name());
        verified(&mut registry, &trial);
    }
}

/// An office that is behind: in July the lists from April on are still open. Taken up again, the file came on 10 March.
#[test]
fn p24_9_1_what_is_taken_up_again_came_when_it_came_first() {
    for trial in trials() {
        let mut registry = office(&trial);
        report(&mut registry, &cup('1'), RECEIVED);
        registry.write(|store| withdraw(store, &stamp(LATE), CUP, "tévedés")).unwrap();
        let again = registry.write(|store| take_up(store, &stamp(LATE), FIRST)).unwrap().submission;
        let event = registry.read(|store| tournaments::get(store, CUP)).unwrap().expect("the event");
        assert_eq!(event.reported, Some(RECEIVED), "{}", trial.name());
        accepted(&mut registry, again, LATE);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(both(&mut registry, APRIL), [Some(2119), Some(1985)], "{}", trial.name());
        verified(&mut registry, &trial);
    }
}

/// Another file has come for the withdrawn event and was turned away: the withdrawal is in force, and is cancelled; or, once a
/// list has met it, the first file is taken up.
#[test]
fn a_withdrawal_is_cancelled_while_it_is_in_force() {
    for trial in trials() {
        let mut registry = office(&trial);
        report(&mut registry, &cup('1'), RECEIVED);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| withdraw(store, &stamp(APRIL), CUP, "tévedés")).unwrap();
        let entry = head(&mut registry);
        let other = registry.write(|store| submit(store, "masik.trf", &cup('='), APRIL)).unwrap();
        assert_eq!(other.tournament, Some(CUP), "{}", trial.name());
        registry.write(|store| reject(store, &stamp(APRIL), other.submission, "nem az")).unwrap();
        registry.write(|store| cancel(store, &stamp(date(2024, 4, 2)), entry, "mégis játszották")).unwrap();
        let event = registry.read(|store| tournaments::get(store, CUP)).unwrap().expect("the event");
        assert_eq!((event.state, event.submission), (TournamentState::Rated, Some(FIRST)), "{}", trial.name());
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(both(&mut registry, MAY), [Some(2119), Some(1985)], "{}", trial.name());
        verified(&mut registry, &trial);
    }
    for trial in trials() {
        let mut registry = office(&trial);
        report(&mut registry, &cup('1'), RECEIVED);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| withdraw(store, &stamp(APRIL), CUP, "tévedés")).unwrap();
        let entry = head(&mut registry);
        // The same bytes wait again: with the withdrawal gone, they need not.
        let again = registry.write(|store| take_up(store, &stamp(APRIL), FIRST)).unwrap().submission;
        registry.write(|store| cancel(store, &stamp(APRIL), entry, "mégis játszották")).unwrap();
        let state = |registry: &mut Registry, file| {
            registry.read(|store| submissions::get(store, file)).unwrap().expect("the file").state
        };
        assert_eq!(state(&mut registry, FIRST), SubmissionState::Accepted, "{}", trial.name());
        assert_eq!(state(&mut registry, again), SubmissionState::Superseded, "{}", trial.name());
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(both(&mut registry, MAY), [Some(2119), Some(1985)], "{}", trial.name());
        verified(&mut registry, &trial);
    }
    for trial in trials() {
        let mut registry = office(&trial);
        report(&mut registry, &cup('1'), RECEIVED);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| withdraw(store, &stamp(APRIL), CUP, "tévedés")).unwrap();
        let entry = head(&mut registry);
        let other = registry.write(|store| submit(store, "masik.trf", &cup('='), APRIL)).unwrap().submission;
        registry.write(|store| reject(store, &stamp(APRIL), other, "nem az")).unwrap();
        close_through_july(&mut registry, 5);
        let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(LATE), entry, "mégis játszották")));
        assert_eq!(refusal.code.as_str(), "withdrawal-counted");
        assert!(refusal.facts.contains(&("submission", FIRST.into())), "{:?}", refusal.facts);
        let again = registry.write(|store| take_up(store, &stamp(LATE), FIRST)).unwrap().submission;
        accepted(&mut registry, again, LATE);
        registry.write(|store| close_and_publish(store, AUGUST)).unwrap();
        assert_eq!(both(&mut registry, AUGUST), [Some(2119), Some(1985)], "{}", trial.name());
        verified(&mut registry, &trial);
    }
}
