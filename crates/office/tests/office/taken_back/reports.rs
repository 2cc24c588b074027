//! Files that were turned away or withdrawn by mistake, and announcements that were mistyped.

use super::*;
use arpad_model::{SubmissionId, SubmissionState, TournamentId, TournamentState};
use arpad_office::acts::Announcement;
use arpad_office::acts::announce::{announce, announce_anew};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::reject::reject;
use arpad_office::acts::submit::take_up;
use arpad_office::acts::withdraw::withdraw;
use arpad_registry::tables::{submissions, tournaments};
use jiff::civil::date;

const DAY: Date = date(2024, 3, 6);

fn cup() -> Vec<u8> {
    duels("Kupa", date(2024, 3, 5), &[(0, 3, '1')])
}

fn event(registry: &mut Registry, number: u32) -> Option<arpad_model::RegisteredTournament> {
    registry.read(|store| tournaments::get(store, TournamentId(number))).unwrap()
}

#[test]
fn a_rejected_file_comes_again_and_says_which_it_follows() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let first = registry.write(|store| submit(store, "kupa.trf", &cup(), DAY)).unwrap();
        let waiting = registry.write(|store| submit(store, "kupa.trf", &cup(), DAY)).unwrap();
        assert!(waiting.seen_before, "it waits");
        registry.write(|store| reject(store, &stamp(DAY), first.submission, "elírás")).unwrap();
        let file = Filed { file_name: "kupa.trf".into(), bytes: cup(), received: DAY, registered: Some(REGISTERED) };
        let in_a_pile = registry.write(|store| receive_and_accept(store, &stamp(DAY), vec![file.clone()])).unwrap();
        assert_eq!(in_a_pile[0].fate, Fate::SeenBefore, "nobody has asked for it");
        let second = registry.write(|store| submit(store, "kupa.trf", &cup(), DAY)).unwrap();
        assert_eq!((second.seen_before, second.submission.0, second.follows), (false, 2, Some(SubmissionId(1))));
        assert_eq!(second.tournament, first.tournament, "the same event");
        registry.write(|store| take(store, &second, DAY)).unwrap();
        assert!(registry.write(|store| submit(store, "kupa.trf", &cup(), DAY)).unwrap().seen_before, "it counts");
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let rating = registry.read(|store| ratings(store, APRIL)).unwrap()[0];
        assert_eq!(rating, Some(2139), "{}: 2105 + 40 · 0.85", trial.name());
        verified(&trial);
    }
}

#[test]
fn a_withdrawn_report_is_taken_up_from_the_bytes_that_are_kept() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let cup = report(&mut registry, &cup(), DAY);
        let counts = refusal_of(registry.write(|store| take_up(store, &stamp(DAY), SubmissionId(1))));
        assert_eq!(counts.code.as_str(), "submission-not-lost");
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| withdraw(store, &stamp(APRIL), cup, "a másik")).unwrap();
        let withdrawn = head(&mut registry);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap()[0], Some(2105));
        let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(MAY), withdrawn, "elírás")));
        assert_eq!(refusal.code.as_str(), "withdrawal-counted");
        assert!(refusal.facts.contains(&("submission", SubmissionId(1).into())), "{:?}", refusal.facts);
        let second = registry.write(|store| take_up(store, &stamp(MAY), SubmissionId(1))).unwrap();
        assert_eq!((second.follows, second.tournament), (Some(SubmissionId(1)), Some(cup)));
        registry.write(|store| take(store, &second, MAY)).unwrap();
        let june = date(2024, 6, 1);
        registry.write(|store| close_and_publish(store, june)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, june)).unwrap()[0], Some(2139), "{}", trial.name());
        let first = registry.read(|store| submissions::get(store, SubmissionId(1))).unwrap().expect("the first");
        assert_eq!(first.state, SubmissionState::Superseded);
        verified(&trial);
    }
}

/// The wrong number was typed, and it is noticed before the next list.
#[test]
fn a_withdrawal_is_cancelled_while_no_list_has_met_it() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let cup = report(&mut registry, &cup(), DAY);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let before = tables(&mut registry);
        registry.write(|store| withdraw(store, &stamp(APRIL), cup, "a másik")).unwrap();
        let withdrawn = head(&mut registry);
        registry.write(|store| cancel(store, &stamp(APRIL), withdrawn, "elírás")).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        assert_eq!(event(&mut registry, cup.0).map(|event| event.state), Some(TournamentState::Rated));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap()[0], Some(2139));
        verified(&trial);
    }
}

#[test]
fn an_announcement_is_amended_and_cancelled() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let spring = to_announce("Tavasz", (date(2025, 4, 6), date(2025, 4, 7)), DAY);
        let before = tables(&mut registry);
        let id = registry.write(|store| announce(store, &stamp(DAY), spring.clone())).unwrap();
        let announced = head(&mut registry);
        let right = Announcement { tournament: id, starts: date(2024, 4, 6), ends: date(2024, 4, 7), ..spring.clone() };
        registry.write(|store| announce_anew(store, &stamp(DAY), right.clone())).unwrap();
        let amended = head(&mut registry);
        assert_eq!(event(&mut registry, id.0).expect("the event").starts, date(2024, 4, 6));
        let same = refusal_of(registry.write(|store| announce_anew(store, &stamp(DAY), right.clone())));
        assert_eq!(same.code.as_str(), "nothing-changes");
        let mut take_back = |entry| registry.write(|store| cancel(store, &stamp(DAY), entry, "elírás")).map(drop);
        assert_eq!(refusal_of(take_back(announced)).code.as_str(), "cancel-first");
        take_back(amended).unwrap();
        assert_eq!(event(&mut registry, id.0).expect("the event").starts, date(2025, 4, 6));
        registry.write(|store| cancel(store, &stamp(DAY), announced, "elmarad")).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        // Announced once more, and reported: the report says what was played.
        let played = Announcement { starts: date(2024, 3, 5), ends: date(2024, 3, 5), name: "Kupa".into(), ..spring };
        registry.write(|store| announce(store, &stamp(DAY), played.clone())).unwrap();
        let again = head(&mut registry);
        let file = registry.write(|store| submit(store, "kupa.trf", &cup(), DAY)).unwrap();
        let tournament = file.tournament.expect("its event");
        let late = Announcement { tournament, town: "Eger".into(), ..played };
        assert_eq!(
            refusal_of(registry.write(|store| announce_anew(store, &stamp(DAY), late))).code.as_str(),
            "event-reported"
        );
        let cancelled = registry.write(|store| cancel(store, &stamp(DAY), again, "elírás"));
        assert_eq!(refusal_of(cancelled).code.as_str(), "event-reported");
        verified(&trial);
    }
}

/// Whoever sent a file takes it back while nobody has decided about it: its event waits for another file of its own, else as it was
/// announced, else for none. Nobody has to say why.
#[test]
fn a_file_that_waits_is_taken_back_by_its_sender() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let state = |registry: &mut Registry, number: u32| {
            let file = registry.read(|store| submissions::get(store, SubmissionId(number))).unwrap().expect("a file");
            let event = event(registry, file.tournament.expect("an event").0).expect("an event");
            (file.state, event.state, event.submission.map(|file| file.0), event.because)
        };
        let taken_back = |registry: &mut Registry| {
            let came = head(registry);
            registry.write(|store| cancel(store, &stamp(DAY), came, "")).unwrap();
        };
        registry.write(|store| submit(store, "kupa.trf", &cup(), DAY)).unwrap();
        taken_back(&mut registry);
        let gone = (SubmissionState::Rejected, TournamentState::Rejected, None, "taken-back".to_owned());
        assert_eq!(state(&mut registry, 1), gone, "{}", trial.name());
        // Handed in again it is taken up again, and a second file of the event is taken back alone.
        registry.write(|store| submit(store, "kupa.trf", &cup(), DAY)).unwrap();
        let other = duels("Kupa", date(2024, 3, 5), &[(0, 3, '=')]);
        registry.write(|store| submit(store, "kupa-2.trf", &other, DAY)).unwrap();
        taken_back(&mut registry);
        let waits = (SubmissionState::Received, TournamentState::Received, Some(2), String::new());
        assert_eq!(state(&mut registry, 2), waits, "{}", trial.name());
        assert_eq!(state(&mut registry, 3).0, SubmissionState::Rejected);
        // What was announced is announced again.
        let announcement = to_announce("Tavasz", (date(2024, 3, 5), date(2024, 3, 5)), date(2024, 2, 1));
        registry.write(|store| announce(store, &stamp(date(2024, 2, 1)), announcement)).unwrap();
        let spring = duels("Tavasz", date(2024, 3, 5), &[(1, 4, '1')]);
        registry.write(|store| submit(store, "tavasz.trf", &spring, DAY)).unwrap();
        taken_back(&mut registry);
        let announced = (SubmissionState::Rejected, TournamentState::Announced, None, String::new());
        assert_eq!(state(&mut registry, 4), announced, "{}", trial.name());
        // What is accepted is withdrawn and not taken back.
        let accepted = report(&mut registry, &duels("Nyár", date(2024, 3, 5), &[(2, 5, '1')]), DAY);
        let came = arpad_model::EntryId(head(&mut registry).0 - 1);
        assert_eq!(event(&mut registry, accepted.0).expect("an event").state, TournamentState::Accepted);
        let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), came, "")));
        assert_eq!(refusal.code.as_str(), "submission-decided");
        verified(&trial);
    }
}
