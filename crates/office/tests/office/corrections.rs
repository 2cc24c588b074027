//! Mistakes found later: a report taken out, sent again, corrected; every list can still be computed from the ledger.

use crate::month::*;
use arpad_model::{PersonId, Tempo, TournamentId, TournamentState};
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::merge::merge;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::unmerge::unmerge;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::verify::verify;
use arpad_office::views::public;
use arpad_registry::tables::list_starts::{self, Moved};
use arpad_registry::tables::{decisions, tournaments};
use arpad_registry::{Reader, Registry, ledger};
use jiff::civil::{Date, date};

const GAMES: [(u16, u16, u16, char); 4] = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 3, '0'), (2, 4, 1, '0')];
const JUNE: Date = date(2024, 6, 1);

fn cup(result: char) -> Vec<u8> {
    let mut games = GAMES;
    games[0].3 = result;
    let lines = [(0, true), (2, true), (4, true), (6, true)];
    trf("Kupa", date(2024, 3, 9), date(2024, 3, 9), &lines, &games)
}

fn state(store: &mut Reader<'_>, tournament: TournamentId) -> Result<TournamentState, OfficeError> {
    Ok(tournaments::get(store, tournament)?.expect("the tournament").state)
}

fn start(store: &mut Reader<'_>, day: Date) -> Result<Vec<Moved>, OfficeError> {
    let list = list(store, day)?;
    Ok(list_starts::of(store, list.id)?)
}

#[test]
fn a_withdrawn_report_leaves_the_next_list_and_comes_back_with_a_new_one() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let before = registry.read(|store| ratings(store, MARCH)).unwrap();
        let event = report(&mut registry, &cup('1'), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let april = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_ne!(april, before);

        registry.write(|store| withdraw(store, &stamp(date(2024, 4, 5)), event, "nem játszották le")).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap(), before, "as if it had not been");
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), april, "April stays as it was published");
        assert_eq!(registry.read(|store| state(store, event)).unwrap(), TournamentState::Withdrawn);
        // What May starts from is kept: everybody whom the report had moved, as he was before, and nobody else.
        assert_eq!(registry.read(|store| start(store, APRIL)).unwrap(), []);
        let moved = registry.read(|store| start(store, MAY)).unwrap();
        let persons: Vec<PersonId> = moved.iter().map(|one| one.person).collect();
        assert_eq!(persons, [1, 3, 5, 7].map(PersonId), "{}", trial.name());
        for Moved { person, row } in &moved {
            assert_eq!(row.as_ref().unwrap().rating, before[person.0 as usize - 1]);
        }

        // It was played after all, with one other result.
        assert_eq!(report(&mut registry, &cup('='), date(2024, 5, 6)), event);
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        let mut other = fresh(arpad_trial::sqlite().address());
        other.write(found).unwrap();
        report(&mut other, &cup('='), date(2024, 3, 10));
        other.write(|store| close_and_publish(store, APRIL)).unwrap();
        let due = other.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, JUNE)).unwrap(), due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_merge_is_one_row_from_the_next_list_on_and_can_be_taken_apart() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &cup('1'), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let why: Stamp = stamp(date(2024, 4, 5)).because("ugyanaz a személy");
        registry.write(|store| merge(store, &why, PersonId(1), PersonId(2), true)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let may = registry.read(|store| rows(store, MAY)).unwrap();
        assert!(may.iter().all(|row| row.person != PersonId(2)), "the dropped number has no row");
        registry.write(|store| unmerge(store, &why, PersonId(2))).unwrap();
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn lists_are_made_anew_a_second_time_from_what_the_first_time_made() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        report(&mut registry, &duels("Tavaszi", date(2024, 4, 13), &[(4, 5, '=')]), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let mut anew = |winner: u32| {
            let stamp = stamp(date(2024, 5, 10));
            registry.write(|store| reidentify(store, &stamp, event, 0, PersonId(winner))).unwrap();
            let made = registry.write(|store| replay_chess(store, &stamp, Tempo::Standard, APRIL)).unwrap();
            registry.write(|store| publish(store, &stamp, STANDARD, None)).unwrap();
            let has = [APRIL, MAY].map(|day| registry.read(|store| ratings(store, day)).unwrap());
            let revisions: Vec<(Date, u32)> = made.lists.iter().map(|list| (list.day, list.revision)).collect();
            assert_eq!(made.lists[1].base, Some(made.lists[0].id), "{}", trial.name());
            (revisions, has.map(|ratings| [0, 1, 2, 4, 5].map(|place| ratings[place].expect("a rating"))))
        };
        // The winner was the other Kovács: 1850 v 1999, D 149, .30, so ±.70 × 40 = ±28. In April 1971 v 2250 is drawn:
        // D 279, .16, so ±.34 × 40 = ±13.6.
        let (revisions, has) = anew(2);
        assert_eq!(revisions, [(APRIL, 1), (MAY, 1)], "{}", trial.name());
        assert_eq!(has, [[2105, 1878, 1712, 1971, 2250], [2105, 1878, 1712, 1985, 2236]], "{}", trial.name());
        // No, it was Szűcs-Nagy: 1712 v 1999, D 287, .16, so ±.84 × 40 = ±33.6. 1965 v 2250: D 285, .16 as before.
        let (revisions, has) = anew(3);
        assert_eq!(revisions, [(APRIL, 2), (MAY, 2)], "{}", trial.name());
        assert_eq!(has, [[2105, 1850, 1746, 1965, 2250], [2105, 1850, 1746, 1979, 2236]], "{}", trial.name());
        let third = registry.write(|store| replay_chess(store, &stamp(JUNE), Tempo::Standard, APRIL));
        match third {
            Err(OfficeError::Refused(refusal)) => assert_eq!(refusal.code.as_str(), "nothing-changes"),
            other => panic!("{other:?}"),
        }
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_correction_that_changes_nothing_or_puts_somebody_on_two_lines_is_refused() {
    let trial = arpad_trial::sqlite();
    let mut registry = fresh(trial.address());
    registry.write(found).unwrap();
    let event = report(&mut registry, &cup('1'), date(2024, 3, 10));
    let mut code = |line, person| {
        let done = registry.write(|store| reidentify(store, &stamp(APRIL), event, line, PersonId(person)));
        match done {
            Err(OfficeError::Refused(refusal)) => refusal.code.as_str(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(code(0, 1), "nothing-changes");
    assert_eq!(code(0, 3), "person-twice");
    assert_eq!(code(9, 2), "line-unknown");
    assert_eq!(code(0, 99), "person-unknown");
}

#[test]
fn a_result_typed_wrong_is_corrected_and_corrected_back() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let game = WhichGame { round: 1, line: 1, against: None };
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // 2105 v 1999: D 106, .65/.35, K 40. A win is ±14, a loss ±26.
        let has = |registry: &mut Registry, day| {
            let ratings = registry.read(|store| ratings(store, day)).unwrap();
            [ratings[0], ratings[4]]
        };
        assert_eq!(has(&mut registry, APRIL), [Some(2119), Some(1985)], "{}", trial.name());

        let done = registry.write(|store| correct_result(store, &stamp(date(2024, 4, 5)), event, game, "0-1")).unwrap();
        assert_eq!((done.first, done.second), (PersonId(1), Some(PersonId(5))));
        assert_eq!((done.before.as_str(), done.after.as_str(), done.is_rated), ("1-0", "0-1", true));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(has(&mut registry, MAY), [Some(2079), Some(2025)], "{}", trial.name());
        assert_eq!(has(&mut registry, APRIL), [Some(2119), Some(1985)], "April stays as it was published");

        registry.write(|store| correct_result(store, &stamp(MAY), event, game, "1-0")).unwrap();
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        assert_eq!(has(&mut registry, JUNE), [Some(2119), Some(1985)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_draw_is_written_in_many_ways_and_a_game_must_exist() {
    let trial = arpad_trial::sqlite();
    let mut registry = fresh(trial.address());
    registry.write(found).unwrap();
    let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
    let mut correct = |round, line, against: Option<u32>, result: &str| {
        let which = WhichGame { round, line, against };
        match registry.write(|store| correct_result(store, &stamp(APRIL), event, which, result)) {
            Ok(done) => done.after,
            Err(OfficeError::Refused(refusal)) => refusal.code.as_str().to_owned(),
            Err(other) => panic!("{other:?}"),
        }
    };
    assert_eq!(correct(1, 0, None, "½-½"), "1/2-1/2");
    assert_eq!(correct(1, 0, Some(1), "="), "nothing-changes");
    assert_eq!(correct(1, 0, None, "0:1"), "0-1");
    assert_eq!(correct(1, 1, None, "+--"), "+/-");
    assert_eq!(correct(1, 1, None, "2-0"), "result-unknown");
    assert_eq!(correct(2, 0, None, "1-0"), "game-unknown");
    assert_eq!(correct(1, 0, Some(0), "1-0"), "1-0", "his own line names no other game");
    assert_eq!(correct(1, 2, None, "1-0"), "line-unknown");
}

/// Two have played a hundred games by decision: K 20 for good. In March 1850 beats 1712, D
/// 138: ±.31 × 20 = 6.2, so 1856; the junior of 1712 has K 40, −12.4, so 1700. A game of two others is corrected afterwards.
#[test]
fn an_unrelated_correction_moves_nobody_whose_games_were_decided() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        for (person, points) in [(2, 1850), (3, 1712)] {
            let decision = Decided::Indicators {
                person: PersonId(person),
                series: STANDARD,
                points: Some(points),
                grade: None,
                games: Some(100),
                peak: None,
                reached: Vec::new(),
                taken: false,
            };
            let day = date(2024, 3, 5);
            let act = DecideAct { decision, day, reference: "2/2024".into() };
            registry.write(|store| decide(store, &stamp(day), act)).unwrap();
        }
        let games = [(1, 2, '1'), (0, 4, '1')];
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &games), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let april = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!(april[1..3], [Some(1856), Some(1700)], "{}", trial.name());
        // 2105 and 1999 drew: 2119 and 1985 become 2099 and 2005.
        let game = WhichGame { round: 1, line: 2, against: None };
        registry.write(|store| correct_result(store, &stamp(date(2024, 4, 5)), event, game, "1/2-1/2")).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let may = registry.read(|store| ratings(store, MAY)).unwrap();
        assert_eq!((may[0], may[4]), (Some(2099), Some(2005)), "{}", trial.name());
        assert_eq!(may[1..3], april[1..3], "nobody else moves, {}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// Kovács (2) plays in April's list and in May's, the other Kovács (1) in an event of April that came after. Merged, the two are one
/// from April on, and the first event of the number that goes is what the correction is about. Taken apart, it is told from whom, of
/// several with whom he was one the last.
#[test]
fn a_merge_reaches_back_to_the_first_event_of_the_number_that_goes() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let first = report(&mut registry, &duels("Első", date(2024, 3, 9), &[(1, 4, '1')]), date(2024, 3, 10));
    report(&mut registry, &duels("Délután", date(2024, 3, 16), &[(0, 6, '1')]), date(2024, 3, 17));
    report(&mut registry, &duels("Harmadik", date(2024, 3, 23), &[(1, 5, '=')]), date(2024, 3, 24));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    report(&mut registry, &duels("Második", date(2024, 4, 13), &[(1, 5, '=')]), date(2024, 4, 14));
    registry.write(|store| close_and_publish(store, MAY)).unwrap();
    let april = registry.read(|store| list(store, APRIL)).unwrap().id;

    let mut done = |act: &dyn Fn(&mut arpad_registry::Writer<'_>) -> Result<(), OfficeError>| {
        registry.write(|store| act(store)).unwrap();
        registry
            .read(|store| -> Result<_, OfficeError> {
                let entry = ledger::head(store)?.0;
                let known = decisions::correction(store, entry)?;
                let told = public::correction(store, entry)?;
                Ok((known.map(|one| (one.tournament, one.list)), told.and_then(|one| one.wrong.numbers)))
            })
            .unwrap()
    };
    let about = Some((Some(first), Some(april)));
    let merged = |keep: u32| {
        move |store: &mut arpad_registry::Writer<'_>| {
            merge(store, &stamp(date(2024, 5, 3)), PersonId(keep), PersonId(2), true).map(drop)
        }
    };
    let apart =
        |store: &mut arpad_registry::Writer<'_>| unmerge(store, &stamp(date(2024, 5, 3)), PersonId(2)).map(drop);
    assert_eq!(done(&merged(1)), (about, Some([1, 2].map(PersonId))));
    assert_eq!(done(&apart), (about, Some([1, 2].map(PersonId))));
    assert_eq!(done(&merged(3)), (about, Some([3, 2].map(PersonId))));
    assert_eq!(done(&apart), (about, Some([3, 2].map(PersonId))));
}
