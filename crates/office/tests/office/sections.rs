//! Two sections of an open have the same name and days and nobody in common: they are two tournaments. Two files with the same
//! players are two versions of one report, and neither is set aside without a word.

use crate::month::*;
use crate::real::real;
use crate::refusing::refusal_of;
use arpad_model::{SubmissionId, SubmissionState, TournamentId};
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::announce::announce;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::submit::{Post, Received, receive};
use arpad_office::acts::{AcceptAct, Act};
use arpad_office::intake::kin::{Kin, kin};
use arpad_office::intake::open::open;
use arpad_office::verify::verify;
use arpad_registry::tables::{submissions, tournaments};
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

/// The two sections: 2105 beats 1999, 1850 draws with 2250.
fn sections() -> [Vec<u8>; 2] {
    [duels("Tavaszi open", DAY, &[(0, 4, '1')]), duels("Tavaszi open", DAY, &[(1, 5, '=')])]
}

/// D 106, .64: ±.36 × 40 = 14.4. D 400, .92: ±.42 × 40 = 16.8.
const BOTH: [Option<i32>; 7] = [Some(2119), Some(1867), Some(1712), Some(2410), Some(1985), Some(2233), Some(1533)];

fn handed_in(registry: &mut Registry, bytes: &[u8], tournament: Option<TournamentId>) -> Received {
    let post = Post { file_name: "open.trf", bytes, received: DAY, tournament };
    registry.write(|store| receive(store, &stamp(DAY), &post)).unwrap()
}

fn of_file(registry: &mut Registry, file: &Received) -> Kin {
    let found = registry.read(|store| -> Result<Kin, OfficeError> {
        let opened = open(store, file.submission)?;
        kin(store, &opened)
    });
    found.unwrap()
}

fn state(registry: &mut Registry, file: SubmissionId) -> SubmissionState {
    registry.read(|store| submissions::get(store, file)).unwrap().unwrap().state
}

#[test]
fn sections_of_an_open_are_tournaments_of_their_own() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let open = to_announce("Tavaszi open", (DAY, DAY), MARCH);
        registry.write(|store| announce(store, &stamp(MARCH), open)).unwrap();
        let [a, b] = sections().map(|bytes| handed_in(&mut registry, &bytes, None));
        assert_eq!([a.tournament, b.tournament], [1, 2].map(|id| Some(TournamentId(id))), "{}", trial.name());
        let told = of_file(&mut registry, &b);
        let told: Vec<_> = told.sections.iter().map(|one| (one.event.id, one.common)).collect();
        assert_eq!(told, [(TournamentId(1), 0)], "it is told at once");
        registry.write(|store| take(store, &a, DAY)).unwrap();
        assert_eq!(state(&mut registry, b.submission), SubmissionState::Received, "nobody sets it aside");
        registry.write(|store| take(store, &b, DAY)).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), BOTH, "{}", trial.name());
        // A corrected report of either finds its own section.
        let [a, b] = [duels("Tavaszi open", DAY, &[(0, 4, '0')]), duels("Tavaszi open", DAY, &[(1, 5, '1')])];
        let [a, b] = [a, b].map(|bytes| handed_in(&mut registry, &bytes, None));
        assert_eq!([a.tournament, b.tournament], [1, 2].map(|id| Some(TournamentId(id))), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn sections_in_a_pile_are_two_tournaments_too() {
    for is_announced in [false, true] {
        for trial in arpad_trial::trials() {
            let mut registry = fresh(trial.address());
            registry.write(found).unwrap();
            if is_announced {
                let open = to_announce("Tavaszi open", (DAY, DAY), MARCH);
                registry.write(|store| announce(store, &stamp(MARCH), open)).unwrap();
            }
            let filed = |bytes: Vec<u8>| Filed {
                file_name: "open.trf".into(),
                bytes,
                received: DAY,
                registered: Some(REGISTERED),
            };
            let pile = sections().map(filed).to_vec();
            let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), pile)).unwrap();
            let fates: Vec<_> = outcomes.iter().map(|one| (one.tournament, one.fate.clone())).collect();
            let due = [1, 2].map(|id| (Some(TournamentId(id)), Fate::Accepted));
            assert_eq!(fates, due, "{} {is_announced}", trial.name());
            registry.write(|store| close_and_publish(store, APRIL)).unwrap();
            assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), BOTH, "{}", trial.name());
        }
    }
}

#[test]
fn versions_of_one_report_wait_side_by_side_and_are_told() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let versions = ['1', '0', '='].map(|result| duels("Kupa", DAY, &[(0, 4, result)]));
        let files = versions.map(|bytes| handed_in(&mut registry, &bytes, None));
        assert!(files.iter().all(|file| file.tournament == Some(TournamentId(1))));
        let [first, second, third] = files.map(|file| file.submission);
        let told = registry.read(|store| -> Result<Kin, OfficeError> {
            let opened = open(store, second)?;
            kin(store, &opened)
        });
        let told: Vec<_> = told.unwrap().files.iter().map(|one| (one.file.id, one.common, one.is_version)).collect();
        assert_eq!(told, [(first, 2, true), (third, 2, true)], "{}", trial.name());
        // The second is accepted: the older one is set aside, the newer one goes on waiting, as a correction of it.
        let done = registry.write(|store| accept(store, &stamp(DAY), second, registered())).unwrap();
        assert_eq!(done.replaced, [first], "{}", trial.name());
        assert_eq!(state(&mut registry, first), SubmissionState::Superseded);
        assert_eq!(state(&mut registry, third), SubmissionState::Received);
        let done = registry.write(|store| accept(store, &stamp(DAY), third, Acceptance::default())).unwrap();
        assert_eq!((done.replaced, state(&mut registry, second)), (vec![], SubmissionState::Superseded));
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn a_pile_tells_whose_place_a_file_has_taken() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let first = handed_in(&mut registry, &duels("Kupa", DAY, &[(0, 4, '1')]), None);
        let bytes = duels("Kupa", DAY, &[(0, 4, '0')]);
        let pile = vec![Filed { file_name: "kupa.trf".into(), bytes, received: DAY, registered: Some(REGISTERED) }];
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), pile)).unwrap();
        assert_eq!((&outcomes[0].fate, &outcomes[0].replaced), (&Fate::Accepted, &vec![first.submission]));
        assert_eq!(state(&mut registry, first.submission), SubmissionState::Superseded, "{}", trial.name());
    }
}

#[test]
fn a_file_with_other_players_takes_nobodys_place() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let [a, b] = sections();
        let a = handed_in(&mut registry, &a, None);
        // A person says that it reports tournament 1 as well.
        let b = handed_in(&mut registry, &b, Some(TournamentId(1)));
        for file in [&a, &b] {
            let refusal = refusal_of(registry.write(|store| take(store, file, DAY)));
            assert_eq!(refusal.code, "file-other-players", "{}", trial.name());
        }
        registry
            .write(|store| arpad_office::acts::reject::reject(store, &stamp(DAY), b.submission, "másik csoport"))
            .unwrap();
        registry.write(|store| take(store, &a, DAY)).unwrap();
        let b = handed_in(&mut registry, &sections()[1], Some(TournamentId(1)));
        let told: Vec<_> = of_file(&mut registry, &b).files.iter().map(|one| (one.file.id, one.common)).collect();
        assert_eq!(told, [(a.submission, 0)], "told when it comes");
        let refusal = refusal_of(registry.write(|store| take(store, &b, DAY)));
        assert_eq!(refusal.code, "file-other-players", "the accepted report has other players");
        assert!(refusal.facts.iter().any(|fact| *fact == ("how", "accepted".into())), "{:?}", refusal.facts);
        assert_eq!(state(&mut registry, a.submission), SubmissionState::Accepted);
    }
}

#[test]
fn what_was_sealed_before_keeps_its_meaning() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // An ordinary acceptance is sealed as it always was.
        let plain = handed_in(&mut registry, &duels("Kupa", DAY, &[(2, 3, '1')]), None);
        registry.write(|store| take(store, &plain, DAY)).unwrap();
        let head = registry.read(ledger::head).unwrap().0;
        let entry = registry.read(|store| ledger::entry(store, head)).unwrap().unwrap();
        assert!(!entry.body.contains("replaces") && !entry.body.contains("apart"), "{}", entry.body);
        // One from before sets aside the last file of its event, whichever that is.
        let versions = ['1', '0'].map(|result| duels("Régi", DAY, &[(0, 4, result)]));
        let [first, second] = versions.map(|bytes| handed_in(&mut registry, &bytes, None).submission);
        let old = format!(r#"{{"act":"accept","submission":{first},"persons":[1,5],"reading":2}}"#);
        let old: Act = serde_json::from_str(&old).unwrap();
        assert!(matches!(&old, Act::Accept(AcceptAct { replaces: None, .. })));
        registry.write(|store| enact(store, &stamp(DAY), &old)).unwrap();
        assert_eq!(state(&mut registry, second), SubmissionState::Superseded, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// Four sections of a real open, all called "Bunratty 2011" and played on the same days.
#[test]
fn the_four_sections_of_bunratty_are_four_tournaments() {
    let names = ["masters", "challengers", "major", "minor"];
    let read = |name: &&str| real(&format!("trf/real__sanichi-icu_tournament__bunratty_{name}_2011.tab"));
    let Some(files) = names.iter().map(read).collect::<Option<Vec<_>>>() else { return };
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2011, 3, 1);
        for (bytes, number) in files.iter().zip(1..) {
            let post = Post { file_name: "bunratty.tab", bytes, received: day, tournament: None };
            let done = registry.write(|store| receive(store, &stamp(DAY), &post)).unwrap();
            assert_eq!(done.tournament, Some(TournamentId(number)), "{} {:?}", trial.name(), done.unreadable);
        }
        let mut registry = Registry::scratch().unwrap();
        registry.write(found).unwrap();
        let filed = |bytes: &Vec<u8>| Filed {
            file_name: "bunratty.tab".into(),
            bytes: bytes.clone(),
            received: day,
            registered: None,
        };
        let pile = files.iter().map(filed).collect();
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), pile)).unwrap();
        let numbers: Vec<_> = outcomes.iter().map(|one| one.tournament.map(|id| id.0)).collect();
        assert_eq!(numbers, [1, 2, 3, 4].map(Some), "{}", trial.name());
        let rows = registry.read(|store| tournaments::newest(store, 0, 10)).unwrap();
        assert!(rows.iter().all(|event| event.name == "Bunratty 2011"), "{rows:?}");
    }
}
