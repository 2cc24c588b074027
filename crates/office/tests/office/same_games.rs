//! The same event under another name would count twice: where the same players met on the same days, a person is asked. And an
//! announcement that may be meant is named when the file comes.

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_model::{EventFacts, SubmissionState, Tempo, TournamentId};
use arpad_office::acts::accept::{Acceptance, accept, unsettled};
use arpad_office::acts::announce::announce;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::submit::Received;
use arpad_office::acts::{AcceptAct, Act, Announcement};
use arpad_office::intake::kin::{Kin, kin};
use arpad_office::intake::open::open;
use arpad_office::verify::verify;
use arpad_office::views::checklist::month_checklist;
use arpad_registry::tables::submissions;
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

/// 2105 beats 1999, 1850 draws with 2250.
const GAMES: [(usize, usize, char); 2] = [(0, 4, '1'), (1, 5, '=')];

/// D 106, .64: ±.36 × 40 = 14.4. D 400, .92: ±.42 × 40 = 16.8; each once.
const ONCE: [Option<i32>; 7] = [Some(2119), Some(1867), Some(1712), Some(2410), Some(1985), Some(2233), Some(1533)];

fn of_file(registry: &mut Registry, file: &Received) -> Kin {
    let found = registry.read(|store| -> Result<Kin, OfficeError> {
        let opened = open(store, file.submission)?;
        kin(store, &opened)
    });
    found.unwrap()
}

fn handed_in(registry: &mut Registry, bytes: &[u8]) -> Received {
    registry.write(|store| submit(store, "kupa.trf", bytes, DAY)).unwrap()
}

#[test]
fn the_same_games_under_another_name_are_a_question() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let first = handed_in(&mut registry, &duels("Jáv Kupa", DAY, &GAMES));
        let second = handed_in(&mut registry, &duels("Jav Kupa 2024", DAY, &GAMES));
        assert_ne!(first.tournament, second.tournament, "the names differ");
        let twin = of_file(&mut registry, &second).twin.expect("told while both wait");
        assert_eq!((twin.event.id, twin.games, twin.of, twin.is_accepted()), (TournamentId(1), 2, 2, false));
        registry.write(|store| take(store, &first, DAY)).unwrap();
        let twin = of_file(&mut registry, &second).twin.expect("told once the other counts");
        assert_eq!((twin.event.id, twin.is_accepted()), (TournamentId(1), true), "{}", trial.name());
        let open = registry.read(|store| -> Result<_, OfficeError> {
            let opened = open(store, second.submission)?;
            unsettled(store, &opened)
        });
        assert_eq!(open.unwrap().twin.expect("a question").code, "same-games");
        let refusal = refusal_of(registry.write(|store| take(store, &second, DAY)));
        assert_eq!(refusal.code, "same-games", "{}", trial.name());
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        assert!(list.twins.is_empty() && !list.waiting[0].is_ready(), "the file waits for an answer");
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), ONCE, "{}", trial.name());
    }
}

#[test]
fn a_person_may_say_that_these_are_other_games() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &duels("Délelőtti", DAY, &GAMES), DAY);
        let second = handed_in(&mut registry, &duels("Délutáni", DAY, &GAMES));
        let how = Acceptance { another_event: true, ..registered() };
        registry.write(|store| accept(store, &stamp(DAY), second.submission, how)).unwrap();
        let head = registry.read(ledger::head).unwrap().0;
        let entry = registry.read(|store| ledger::entry(store, head)).unwrap().unwrap();
        assert!(entry.body.contains(r#""apart_from":[1]"#), "{}", entry.body);
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        assert!(list.twins.is_empty(), "it was said: {:?}", list.twins);
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn other_games_are_no_question() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &duels("Kupa", DAY, &GAMES), DAY);
        // The colors exchanged; other pairs; another weekend; another tempo.
        let rapid = String::from_utf8(duels("Rapid", DAY, &GAMES)).unwrap().replace("122 90+30", "122 15+10");
        for (bytes, what) in [
            (duels("Visszavágó", DAY, &[(4, 0, '1'), (5, 1, '=')]), "colors"),
            (duels("Csere", DAY, &[(0, 5, '1'), (1, 4, '=')]), "pairs"),
            (duels("Később", date(2024, 3, 8), &GAMES), "days"),
            (rapid.into_bytes(), "tempo"),
        ] {
            let file = handed_in(&mut registry, &bytes);
            assert!(of_file(&mut registry, &file).twin.is_none(), "{what} {}", trial.name());
        }
    }
}

#[test]
fn events_that_were_both_accepted_are_told_before_a_list_is_closed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &duels("Jáv Kupa", DAY, &GAMES), DAY);
        let second = handed_in(&mut registry, &duels("Jav Kupa 2024", DAY, &GAMES));
        // As a register of before has accepted it.
        let facts = EventFacts { registered: Some(REGISTERED), ..EventFacts::default() };
        let body = format!(r#"{{"act":"accept","submission":{},"persons":[1,5,2,6],"reading":2}}"#, second.submission);
        let Act::Accept(old) = serde_json::from_str(&body).unwrap() else { panic!("{body}") };
        registry.write(|store| enact(store, &stamp(DAY), &Act::Accept(AcceptAct { facts, ..old }))).unwrap();
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        let told: Vec<_> =
            list.twins.iter().map(|(one, twin)| (one.id.0, twin.event.id.0, twin.games, twin.of)).collect();
        assert_eq!((told, list.is_clear()), (vec![(1, 2, 2, 2)], false), "{}", trial.name());
    }
}

#[test]
fn a_pile_asks_too() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let before = [(2, 3, '1'), (4, 6, '=')];
        report(&mut registry, &duels("Korábbi", date(2024, 3, 2), &before), DAY);
        let filed = |name: &str, day: Date, games: &[(usize, usize, char)]| Filed {
            file_name: format!("{name}.trf"),
            bytes: duels(name, day, games),
            received: DAY,
            registered: Some(REGISTERED),
        };
        let pile = vec![
            filed("Jáv Kupa", DAY, &GAMES),
            filed("Jav Kupa 2024", DAY, &GAMES),
            filed("Korábbi kupa", date(2024, 3, 2), &before),
            filed("Más", date(2024, 3, 8), &GAMES),
        ];
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), pile)).unwrap();
        let told: Vec<String> = outcomes
            .iter()
            .map(|one| match &one.fate {
                Fate::Refused(refusal) => refusal.code.to_string(),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(told, ["Accepted", "same-games", "same-games", "Accepted"], "{}", trial.name());
    }
}

#[test]
fn an_announcement_that_may_be_meant_is_named() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let spring = |name: &str, day: Date| Announcement { ..to_announce(name, (day, day), MARCH) };
        for (name, day) in [
            ("Tavaszi körverseny A", date(2024, 3, 19)),
            ("Tavaszi körverseny B", date(2024, 3, 19)),
            ("Tavaszi körverseny B", date(2024, 6, 19)),
            ("Nyári open", DAY),
        ] {
            registry.write(|store| announce(store, &stamp(MARCH), spring(name, day))).unwrap();
        }
        let file = handed_in(&mut registry, &duels("Tavaszi körverseny B", DAY, &GAMES));
        let named: Vec<u32> = of_file(&mut registry, &file).announced.iter().map(|event| event.id.0).collect();
        assert_eq!(named, [2, 1], "the same name first, one like it behind it, nothing months away: {}", trial.name());
        let own = handed_in(&mut registry, &duels("Nyári open", DAY, &[(2, 3, '1')]));
        assert_eq!(own.tournament, Some(TournamentId(4)));
        assert!(of_file(&mut registry, &own).announced.is_empty(), "it has its announcement");
        // In a pile it is told beside what became of the file.
        let pile = vec![Filed {
            file_name: "b.trf".into(),
            bytes: duels("Tavaszi körverseny A", date(2024, 3, 8), &[(2, 3, '1')]),
            received: DAY,
            registered: Some(REGISTERED),
        }];
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), pile)).unwrap();
        let named: Vec<u32> = outcomes[0].announced.iter().map(|event| event.id.0).collect();
        assert_eq!((named, outcomes[0].fate.clone()), (vec![1, 2], Fate::Accepted), "{}", trial.name());
        let state = registry.read(|store| submissions::get(store, file.submission)).unwrap().unwrap().state;
        assert_eq!(state, SubmissionState::Received);
    }
}
