//! From the bytes in the post to the published list, on both databases, with everything that goes wrong in a month: a
//! namesake, a wrong identity, a paragraph set aside, a late report, a correction and a revision. Every number is compared
//! with what `arpad rate` says about the same games.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{List, PersonId, Tempo, TournamentId, TournamentState};
use arpad_office::acts::accept::accept;
use arpad_office::acts::answer::answer;
use arpad_office::acts::close::close_month;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::{Act, Announcement, DecideAct, Decided};
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::open;
use arpad_office::lists::replay::{differences, revised_list};
use arpad_office::verify::verify;
use arpad_registry::tables::tournaments;
use jiff::civil::date;
use serde_json::json;

/// The spring open: six players, five rounds. Line 1 is a Kovács Péter without a number.
fn spring_open() -> Vec<u8> {
    let lines = [(0, false), (2, true), (3, true), (4, true), (5, true), (6, true)];
    let games = [
        (1, 1, 4, '1'),
        (1, 2, 5, '='),
        (1, 3, 6, '1'),
        (2, 5, 1, '0'),
        (2, 6, 2, '0'),
        (2, 4, 3, '='),
        (3, 1, 3, '='),
        (3, 2, 4, '1'),
        (3, 5, 6, '1'),
        (4, 6, 1, '0'),
        (4, 3, 2, '1'),
        (4, 4, 5, '0'),
    ];
    trf("Tavaszi Kupa 2024", date(2024, 3, 9), date(2024, 3, 10), &lines, &games)
}

/// The same games as a case file, with Kovács Péter as this person.
fn spring_case(kovacs: u32) -> serde_json::Value {
    let who = |line: u32| if line == 1 { kovacs } else { [0, 0, 3, 4, 5, 6, 7][line as usize] };
    let game = |round: u32, white: u32, black: u32, result: &str| json!({"round": round, "white": who(white).to_string(), "black": who(black).to_string(), "result": result});
    json!({
        "id": "1", "system": "swiss", "start": "2024-03-09", "end": "2024-03-10",
        "games": [
            game(1, 1, 4, "1-0"), game(1, 2, 5, "1/2-1/2"), game(1, 3, 6, "1-0"), game(2, 5, 1, "0-1"),
            game(2, 6, 2, "0-1"), game(2, 4, 3, "1/2-1/2"), game(3, 1, 3, "1/2-1/2"), game(3, 2, 4, "1-0"),
            game(3, 5, 6, "1-0"), game(4, 6, 1, "0-1"), game(4, 3, 2, "1-0"), game(4, 4, 5, "0-1"),
        ]
    })
}

fn cup() -> Vec<u8> {
    let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 3, '='), (2, 4, 1, '0'), (3, 1, 3, '1'), (3, 2, 4, '1')];
    let lines = [(3, true), (4, true), (5, true), (6, true)];
    trf("Húsvéti Kupa", date(2024, 3, 16), date(2024, 3, 17), &lines, &games)
}

fn cup_case() -> serde_json::Value {
    let game = |round: u32, white: u32, black: u32, result: &str| json!({"round": round, "white": white.to_string(), "black": black.to_string(), "result": result});
    json!({
        "id": "2", "system": "swiss", "start": "2024-03-16", "end": "2024-03-17",
        "games": [
            game(1, 4, 5, "1-0"), game(1, 6, 7, "1/2-1/2"), game(2, 5, 6, "1/2-1/2"), game(2, 7, 4, "0-1"),
            game(3, 4, 6, "1-0"), game(3, 5, 7, "1-0"),
        ]
    })
}

/// Held in March, reported in April.
fn late() -> Vec<u8> {
    let games = [(1, 1, 2, '1'), (1, 3, 4, '0'), (2, 4, 1, '='), (2, 2, 3, '1')];
    let lines = [(1, true), (2, true), (4, true), (5, true)];
    trf("Elkésett Verseny", date(2024, 3, 23), date(2024, 3, 24), &lines, &games)
}

fn late_case(ratings: serde_json::Value) -> serde_json::Value {
    let game = |round: u32, white: u32, black: u32, result: &str| json!({"round": round, "white": white.to_string(), "black": black.to_string(), "result": result});
    json!({
        "id": "3", "system": "swiss", "start": "2024-03-23", "end": "2024-03-24", "ratings": ratings,
        "games": [game(1, 2, 3, "1-0"), game(1, 5, 6, "0-1"), game(2, 6, 2, "1/2-1/2"), game(2, 3, 5, "1-0")]
    })
}

#[test]
fn a_month_in_the_office() {
    let mut seals = Vec::new();
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();

        // The post: a report with a Kovács Péter who has neither number nor birth. There are two of them.
        let spring = registry.write(|store| submit(store, "tavaszi.trf", &spring_open(), date(2024, 3, 12))).unwrap();
        assert!(spring.unreadable.is_none(), "{:?}", spring.unreadable);
        let Line::Doubt(candidates) = &spring.lines[0] else { panic!("{:?}", spring.lines[0]) };
        let mut both: Vec<u32> = candidates.iter().map(|candidate| candidate.person.0).collect();
        both.sort_unstable();
        assert_eq!(both, [1, 2]);
        assert!(spring.lines[1..].iter().all(|line| matches!(line, Line::Known(_))), "{:?}", spring.lines);

        // The same bytes again are recognised and change nothing.
        let again = registry.write(|store| submit(store, "másolat.trf", &spring_open(), date(2024, 3, 13))).unwrap();
        assert!(again.seen_before && again.submission == spring.submission);

        // A doubt is a question: nothing is accepted before a person has answered. The answer is wrong, but nobody knows.
        assert_eq!(refused(registry.write(|store| take(store, &spring, date(2024, 3, 13)))), "questions-open");
        let answered = |store: &mut arpad_registry::Writer<'_>| {
            answer(store, &stamp(date(2024, 3, 13)), spring.submission, 0, Some(PersonId(1)))
        };
        registry.write(answered).unwrap();
        registry.write(|store| take(store, &spring, date(2024, 3, 13))).unwrap();

        // A cup announced on the eve of its first round stands against the law until the committee sets the paragraph
        // aside.
        let announced = Announcement {
            tournament: TournamentId(2),
            town: "Pécs".into(),
            organizer: "Mecsek SE".into(),
            arbiter: "Nagy Bíró".into(),
            time_control: "90+30".into(),
            rounds: Some(3),
            ..to_announce("Húsvéti Kupa", (date(2024, 3, 16), date(2024, 3, 17)), date(2024, 3, 15))
        };
        registry.write(|store| enact(store, &stamp(date(2024, 3, 15)), &Act::Announce(announced))).unwrap();
        let cup_file = registry.write(|store| submit(store, "husvet.trf", &cup(), date(2024, 3, 18))).unwrap();
        assert_eq!(cup_file.tournament, Some(TournamentId(2)), "the report finds its announcement");
        let against = registry.write(|store| take(store, &cup_file, date(2024, 3, 18)));
        let Err(OfficeError::Refused(refusal)) = against else { panic!("{against:?}") };
        assert_eq!(refusal.code, "not-ratable");
        let paragraph = refusal.findings[0].paragraph;
        let waiver = DecideAct {
            decision: Decided::Waiver {
                tournament: TournamentId(2),
                paragraph: paragraph.0.to_owned(),
                what: String::new(),
            },
            day: date(2024, 3, 20),
            reference: "MB 7/2024".into(),
        };
        registry.write(|store| enact(store, &stamp(date(2024, 3, 20)), &Act::Decide(waiver))).unwrap();
        registry.write(|store| take(store, &cup_file, date(2024, 3, 20))).unwrap();

        // The list of April: what comes out is what `arpad rate` says about the same case.
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let march: Vec<(u32, Option<i32>, u32)> =
            (1..).zip(PLAYERS).map(|(id, who)| (id, Some(who.rating), 0)).collect();
        let april = registry.read(|store| ratings(store, APRIL)).unwrap();
        let expected = rated(&case(APRIL, &march, json!([spring_case(1), cup_case()])));
        for (person, after) in &expected {
            assert_eq!(april[*person as usize - 1], *after, "{}: person {person}", trial.name());
        }
        assert_ne!(april[0], Some(PLAYERS[0].rating), "Kovács Péter (1987) gained from games he never played");
        let state = registry.read(|store| tournaments::get(store, TournamentId(1))).unwrap().unwrap();
        assert_eq!(state.state, TournamentState::Rated);

        // Published is published.
        assert_eq!(
            refused(registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL))),
            "list-published"
        );

        // A late report enters the next list with the ratings of the list in force at its start; the wrong identity is
        // corrected, and its effect enters the same list.
        let late_file = registry.write(|store| submit(store, "keso.trf", &late(), date(2024, 4, 10))).unwrap();
        registry.write(|store| take(store, &late_file, date(2024, 4, 10))).unwrap();
        let why = stamp(date(2024, 4, 12)).because("the other Kovács Péter played");
        registry.write(|store| reidentify(store, &why, TournamentId(1), 0, PersonId(2))).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();

        // Forward: April as it should have been, then the late event met with the ratings of the published March list.
        let corrected = rated(&case(APRIL, &march, json!([spring_case(2), cup_case()])));
        let april_rows = registry.read(|store| rows(store, APRIL)).unwrap();
        let played = |person: u32, by: u32| [0, 0, 0, 4, 7, 7, 7, 7][person as usize] + by;
        let base: Vec<(u32, Option<i32>, u32)> = corrected
            .iter()
            .map(|(person, after)| (*person, *after, if *person == 2 { 4 } else { played(*person, 0) }))
            .collect();
        let at_start = json!({"2": 1850, "3": 1712, "5": 1999, "6": 2250});
        let expected = rated(&case(MAY, &base, json!([late_case(at_start)])));
        let may = registry.read(|store| ratings(store, MAY)).unwrap();
        for (person, after) in &expected {
            assert_eq!(may[*person as usize - 1], *after, "{}: person {person} in May", trial.name());
        }
        assert_eq!(may[0], Some(PLAYERS[0].rating), "who did not play is back where he was");
        assert!(
            april_rows.iter().all(|row| row.person != PersonId(2) || row.period_games == 0),
            "April itself is not edited"
        );

        // The presidium wants the lists revised: both are made anew, the originals stay, and the report names who changed.
        let revised =
            registry.write(|store| replay_chess(store, &stamp(date(2024, 5, 3)), Tempo::Standard, APRIL)).unwrap();
        let revisions: Vec<(jiff::civil::Date, u32)> =
            revised.lists.iter().map(|list| (list.day, list.revision)).collect();
        assert_eq!(revisions[0], (APRIL, 1));
        registry.write(|store| publish(store, &stamp(date(2024, 5, 3)), STANDARD, None)).unwrap();
        let new_april = registry.read(|store| ratings(store, APRIL)).unwrap();
        for (person, after) in &corrected {
            assert_eq!(new_april[*person as usize - 1], *after, "{}: person {person} revised", trial.name());
        }
        let changed = registry
            .read(|store| {
                let original: List = revised_list(store, &revised.lists[0])?.expect("the original");
                differences(store, original.id, revised.lists[0].id)
            })
            .unwrap();
        let persons: Vec<u32> = changed.iter().map(|one| one.person.0).collect();
        assert!(persons.contains(&1) && persons.contains(&2), "{persons:?}");

        // The answer was put right by the correction; yet the rating in this file speaks for the namesake, so it is asked.
        let next = trf("Nyári Kupa", date(2024, 6, 1), date(2024, 6, 2), &[(0, false), (3, true)], &[(1, 1, 2, '=')]);
        let summer = registry.write(|store| submit(store, "nyari.trf", &next, date(2024, 6, 3))).unwrap();
        let Line::Doubt(candidates) = &summer.lines[0] else { panic!("{:?}", summer.lines[0]) };
        assert_eq!(candidates.iter().map(|one| one.person).collect::<Vec<_>>(), [PersonId(2), PersonId(1)]);
        registry
            .write(|store| answer(store, &stamp(date(2024, 6, 3)), summer.submission, 0, Some(PersonId(2))))
            .unwrap();
        registry.read(|store| open(store, summer.submission)).unwrap();
        registry.write(|store| accept(store, &stamp(date(2024, 6, 3)), summer.submission, registered())).unwrap();

        let verified = verify(&mut registry, |_, _| {}).unwrap();
        assert_eq!(verified.faults, []);
        assert!(verified.lists >= 4 && verified.files == 4, "{verified:?}");
        seals.push(verified.seal);
    }
    seals.dedup();
    assert_eq!(seals.len(), 1, "both databases end at the same seal");
}
