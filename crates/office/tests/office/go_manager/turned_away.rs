//! What the regulation does not extend to is turned away with its paragraph; a list handed in as a report says what it is.

use super::*;
use crate::real::real;
use arpad_model::{GoOutcome, Severity};
use arpad_office::intake::read_report::{Games, read_report};
use arpad_office::lists::newcomers::open_newcomers;
use arpad_office::verify::verify;
use arpad_office::views::checklist::go_checklist;
use arpad_office::views::go_desk::go_desk;
use arpad_office::views::own_games::own_games;
use arpad_office::views::today::today;
use arpad_registry::tables::packed::Report;

/// The codes and paragraphs of what stands against a file.
fn against(done: Result<Accepted, OfficeError>) -> Vec<(&'static str, &'static str)> {
    let Err(OfficeError::Refused(refusal)) = done else { panic!("{done:?}") };
    assert_eq!(refusal.code.as_str(), "not-ratable");
    let errors = refusal.findings.iter().filter(|one| one.severity == Severity::Error);
    errors.map(|one| (one.code.as_str(), one.paragraph.0)).collect()
}

/// Kiss has a bye and a game that was not played; the two who played are strangers.
#[test]
fn p1_2_an_event_in_which_ours_have_no_game_is_refused() {
    let lines = [
        "1 Kiss Anna 11k HU Pecs 1 0+ 2+! |12000001",
        "2 Roth Karl 3d DE Ulm 1 3+/b0 1-!",
        "3 Horn Jens 2d DE Ulm 0 2-/w0 0-",
    ];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Ulm", FIRST, true, &lines));
        let done = accepted(&mut registry, &file, thinking_time("60+3x20"));
        assert_eq!(against(done), [("go-nobody-played", "§1(2)")], "{}", trial.name());
        // With one game of hers it is ratable: 1500 beats 2130, d = 630: 1 − 0.00 at C = 20.
        let lines = [
            "1 Kiss Anna 11k HU Pecs 1 0+ 2+/b0 |12000001",
            "2 Roth Karl 3d DE Ulm 1 3+/b0 1-/w0",
            "3 Horn Jens 2d DE Ulm 0 2-/w0 0-",
        ];
        let file = submitted(&mut registry, &h9("Ulm", SECOND, true, &lines));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let list = closed(&mut registry).pop().expect("a list");
        assert_eq!(points(&mut registry, &list), [(1, 1520)], "{}", trial.name());
        // One game won of one that was played; the bye is none.
        let Ok(own) = registry.read(|store| own_games(store, PersonId(1), 9)).unwrap() else {
            panic!("no games of hers")
        };
        let score = own.scores[&event_of(&file)];
        assert_eq!((score.score.0, score.games), (2, 1), "{}", trial.name());
    }
}

/// The file of 2004 waits, harms no page, and is turned away with §11(1).
#[test]
fn p11_1_a_tournament_of_the_time_before_the_regulation_is_refused_with_its_paragraph() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let mut files = vec![h9("Régi kupa", date(2004, 3, 6), true, &ONE_GAME)];
        files.extend(real("go/mpj2004.h9"));
        for bytes in files {
            let file = submitted(&mut registry, &bytes);
            assert_eq!(registry.read(open_newcomers).unwrap().len(), 0);
            assert!(registry.read(go_desk).unwrap().events.iter().all(|one| one.go.clear.is_none()));
            registry.read(|store| today(store, DAY)).unwrap();
            let done = accepted(&mut registry, &file, thinking_time("60+3x20"));
            assert_eq!(against(done), [("go-before-edition", "§11(1)")], "{}", trial.name());
        }
        let file = submitted(&mut registry, &h9("Kupa", FIRST, true, &ONE_GAME));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let found = registry.read(go_checklist).unwrap();
        let waiting: Vec<_> = found.waiting.iter().flat_map(|one| &one.unsettled.against).collect();
        assert!(waiting.iter().all(|one| one.paragraph.0 == "§11(1)") && !waiting.is_empty(), "{waiting:?}");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// `0+` is a bye (§8(1)c), `0=` half a point without a game, `0-` nothing.
#[test]
fn p8_1_half_a_point_without_a_game_is_no_bye() {
    let lines = ["1 Kiss Anna 11k HU Pecs 1 2+/b0 0= 0+ 0-", "2 Nagy Anna 11k HU Pecs 0 1-/w0 0- 0- 0-"];
    let reported = read_report(&h9("Kupa", FIRST, true, &lines)).unwrap();
    let Games::Go(tournament, _) = &reported.event else { panic!("go") };
    let found: Vec<_> = tournament.games.iter().map(|game| (game.round, game.outcome)).collect();
    assert_eq!(found, [(1, GoOutcome::Black), (2, GoOutcome::HalfBye), (3, GoOutcome::Bye)]);
    // What was accepted with the reader of before stays as it was read.
    let before = arpad_office::intake::read_report::read_report_as(
        &h9("Kupa", FIRST, true, &lines),
        arpad_formats::trf::Reading::Fifth,
    );
    let Report::Go { tournament, .. } = before.unwrap().identified(vec![PersonId(1), PersonId(2)]) else {
        panic!("go")
    };
    assert_eq!(tournament.games[1].outcome, GoOutcome::Bye);
}

/// The list is told to be imported, whole or cut out of its page.
#[test]
fn the_european_list_handed_in_as_a_report_is_recognised() {
    let line = " 10000001  Ory Balint                            HU  Szeg    3d   --   2375    92  T170918A";
    let page = format!("<!DOCTYPE html>\n<html>\n<pre>\n{line}\n</pre>\n</html>\n");
    let mut files = vec![page.into_bytes()];
    files.extend(real("go/egd_world_list_2018-02-22.txt"));
    for bytes in files {
        let refusal = read_report(&bytes).unwrap_err();
        let codes: Vec<_> = refusal.notices.iter().map(|notice| notice.code.as_str()).collect();
        assert_eq!((refusal.code.as_str(), &codes[..]), ("file-not-report", &["is-egd-list"][..]));
    }
}
