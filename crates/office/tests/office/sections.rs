//! The sections of an open bear one name on one day: each is an event of its own, whatever came first.

use crate::month::*;
use crate::taken_back::{refused, verified};
use arpad_model::{SubmissionState, TournamentId, TournamentState};
use arpad_office::acts::announce::announce;
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::submit::{Post, receive};
use arpad_registry::Registry;
use arpad_registry::tables::{submissions, tournaments};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

/// Three play in section A, four in section B, and nobody in both.
fn sections() -> [Vec<u8>; 2] {
    [duels("Tavaszi open", DAY, &[(0, 1, '1'), (1, 2, '=')]), duels("Tavaszi open", DAY, &[(3, 4, '1'), (5, 6, '1')])]
}

fn event(registry: &mut Registry, number: u32) -> arpad_model::RegisteredTournament {
    registry.read(|store| tournaments::get(store, TournamentId(number))).unwrap().expect("an event")
}

#[test]
fn two_sections_of_one_open_are_two_tournaments() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let open = to_announce("Tavaszi open", (DAY, DAY), date(2024, 2, 1));
        registry.write(|store| announce(store, &stamp(date(2024, 2, 21)), open)).unwrap();
        let [a, b] = sections();
        let first = registry.write(|store| submit(store, "a.trf", &a, DAY)).unwrap();
        let second = registry.write(|store| submit(store, "b.trf", &b, DAY)).unwrap();
        assert_eq!((first.tournament, first.section_of), (Some(TournamentId(1)), None));
        assert_eq!((second.tournament, second.section_of), (Some(TournamentId(2)), Some(TournamentId(1))));
        // What was announced holds for both: neither has to be registered again.
        registry.write(|store| take(store, &first, DAY)).unwrap();
        registry.write(|store| take(store, &second, DAY)).unwrap();
        assert_eq!(event(&mut registry, 2).announced, Some(date(2024, 2, 1)), "{}", trial.name());
        // A corrected report goes to its own section.
        let corrected = duels("Tavaszi open", DAY, &[(3, 4, '='), (5, 6, '1')]);
        let corrected = registry.write(|store| submit(store, "b2.trf", &corrected, DAY)).unwrap();
        assert_eq!((corrected.tournament, corrected.section_of), (Some(TournamentId(2)), None), "{}", trial.name());
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!([1, 2].map(|id| event(&mut registry, id).state), [TournamentState::Rated; 2], "{}", trial.name());
        // 2105 beats 1850: 40 · 0.19; 2410 beats 1999: 10 · 0.08, K 10 from 2400 on.
        let ratings = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!([ratings[0], ratings[3]], [Some(2113), Some(2411)], "{}", trial.name());
        verified(&trial);
    }
}

#[test]
fn a_pile_keeps_sections_apart_too() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let files = sections().map(|bytes| Filed {
            file_name: "x.trf".into(),
            bytes,
            received: DAY,
            registered: Some(REGISTERED),
        });
        let done = registry.write(|store| receive_and_accept(store, &stamp(DAY), files.to_vec())).unwrap();
        let events: Vec<_> = done.iter().map(|one| (one.tournament, one.fate.clone())).collect();
        let due = [1, 2].map(|id| (Some(TournamentId(id)), Fate::Accepted));
        assert_eq!(events, due, "{}", trial.name());
        verified(&trial);
    }
}

/// A second file that somebody put to the event by number waits, whichever of the two is accepted.
#[test]
fn accepting_one_of_two_waiting_files_sets_neither_aside() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let [a, b] = sections();
        let first = registry.write(|store| submit(store, "a.trf", &a, DAY)).unwrap();
        let post = Post { file_name: "b.trf", bytes: &b, received: DAY, tournament: first.tournament };
        let second = registry.write(|store| receive(store, &stamp(DAY), &post)).unwrap();
        assert_eq!(second.tournament, first.tournament);
        registry.write(|store| take(store, &first, DAY)).unwrap();
        let waits = registry.read(|store| submissions::get(store, second.submission)).unwrap().expect("a file");
        assert_eq!(waits.state, SubmissionState::Received, "{}", trial.name());
        registry.write(|store| take(store, &second, DAY)).unwrap();
        let before = registry.read(|store| submissions::get(store, first.submission)).unwrap().expect("a file");
        assert_eq!(before.state, SubmissionState::Superseded, "the second report took its place");
        assert_eq!(refused(registry.write(|store| take(store, &first, DAY))).code.as_str(), "submission-decided");
        verified(&trial);
    }
}
