//! A preview beside lists that wait: closed ones and revisions are told as they would be made now, and what is compared is what stands
//! without the act. By hand: of equals ±5 at C 10 in go; 2105 against 1999 is D 106, .64.

use crate::go::desk::{Desk, File};
use crate::go::text::beats;
use crate::month::*;
use arpad_model::{PersonId, Series, Tempo};
use arpad_office::acts::cancel::{cancel, unclose};
use arpad_office::acts::close::{Consent, close_month, replay_chess, replay_go};
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::views::checklist::month_checklist;
use arpad_office::views::foreseen::{
    Anew, Concerned, Foreseen, Shift, ahead, anew, concerned, decided_for, foreseen_on, made_anew, shifts,
};
use arpad_office::views::records::head;
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

/// A look that is undone, as the desk has it.
enum Look {
    After(Box<(Concerned, Foreseen)>),
    Before(Box<Foreseen>),
    Failed(OfficeError),
}

impl<E: Into<OfficeError>> From<E> for Look {
    fn from(error: E) -> Self {
        Look::Failed(error.into())
    }
}

/// What an act would change, and the lists there are already that would come out otherwise.
fn looked(
    registry: &mut Registry,
    act: impl FnOnce(&mut Writer<'_>) -> Result<(), OfficeError>,
) -> (Vec<Shift>, Vec<Anew>) {
    let tried = registry.write(|store| -> Result<(), Look> {
        let (before, since) = (ahead(store)?, head(store)?.0);
        act(store)?;
        let after = ahead(store)?;
        let days = concerned(&before, &after, decided_for(store, since)?);
        let seen = foreseen_on(store, &days)?;
        Err(Look::After(Box::new((days, seen))))
    });
    let (days, after) = match tried {
        Err(Look::After(seen)) => *seen,
        Err(Look::Failed(error)) => panic!("{error}"),
        _ => panic!("it stands"),
    };
    let tried = registry.write(|store| -> Result<(), Look> { Err(Look::Before(Box::new(foreseen_on(store, &days)?))) });
    let before = match tried {
        Err(Look::Before(seen)) => *seen,
        Err(Look::Failed(error)) => panic!("{error}"),
        _ => panic!("it stands"),
    };
    (shifts(&before, &after), anew(&before, &after))
}

type Told = (u32, Date, Option<i32>, Option<i32>);

/// Who, on the list of which day, from where to where.
fn told(shifts: &[Shift]) -> Vec<Told> {
    let mut told: Vec<Told> = shifts.iter().map(|one| (one.person.0, one.day, one.before, one.after)).collect();
    told.sort_unstable();
    told
}

const FIRST: Date = date(2024, 3, 2);
const SECOND: Date = date(2024, 3, 9);
const THIRD: Date = date(2024, 3, 16);
const GAME: WhichGame = WhichGame { round: 1, line: 0, against: None };

/// Kiss beat Nagy in the second of three tournaments, all published: 1505 and 1495. Then it is found that Nagy won, and the two lists
/// since are made anew and wait: 1495 and 1505.
fn waiting(trial: &arpad_trial::Trial) -> (Desk, arpad_model::TournamentId) {
    let mut desk = Desk::open(trial);
    desk.players(&[("Kiss", 1500), ("Nagy", 1500), ("Vas", 1300), ("Zala", 1300)]);
    desk.on(date(2024, 4, 1)).enter(&File::new("Első", FIRST, 10, vec![beats(1, "Vas", "Zala")]));
    let second = desk.enter(&File::new("Második", SECOND, 10, vec![beats(1, "Kiss", "Nagy")]));
    desk.enter(&File::new("Harmadik", THIRD, 10, vec![beats(1, "Zala", "Vas")]));
    desk.close();
    let stamp = desk.stamp().because("tévedés");
    desk.registry.write(|store| correct_result(store, &stamp, second, GAME, "white")).unwrap();
    let made = desk.registry.write(|store| replay_go(store, &stamp, None, Consent::default())).unwrap();
    assert_eq!(made.lists.len(), 2);
    (desk, second)
}

#[test]
fn beside_revised_go_lists_that_wait_a_preview_starts_from_them() {
    for trial in arpad_trial::trials() {
        let (mut desk, second) = waiting(&trial);
        let stamp = desk.stamp().because("mégis");
        // Back again: what is published would stand, and the waiting lists say otherwise.
        let (shifts, lists) =
            looked(&mut desk.registry, |store| correct_result(store, &stamp, second, GAME, "black").map(drop));
        let due = [(1, THIRD, Some(1495), Some(1505)), (2, THIRD, Some(1505), Some(1495))];
        assert_eq!(told(&shifts), due, "{}", trial.name());
        assert_eq!(lists, [Anew { series: Series::Go, count: 2, first: SECOND, last: THIRD }], "{}", trial.name());

        // Both entered with the tournament, and stand on no list without it.
        let (shifts, lists) = looked(&mut desk.registry, |store| withdraw(store, &stamp, second, "nem volt").map(drop));
        let due = [(1, THIRD, Some(1495), None), (2, THIRD, Some(1505), None)];
        assert_eq!(told(&shifts), due, "{}", trial.name());
        assert_eq!(lists, [Anew { series: Series::Go, count: 2, first: SECOND, last: THIRD }], "{}", trial.name());

        // The committee gives Nagy points of a later day: a list of its own, and no other moves.
        let later = date(2024, 3, 20);
        let decision = Decided::Indicators {
            person: PersonId(2),
            series: Series::Go,
            points: Some(1600),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let act = DecideAct { decision, day: later, reference: "7/2024".into() };
        let (shifts, lists) = looked(&mut desk.registry, |store| decide(store, &stamp, act.clone()).map(drop));
        assert_eq!(told(&shifts), [(2, later, Some(1505), Some(1600))], "{}", trial.name());
        assert_eq!(lists, [], "{}", trial.name());
    }
}

/// One more event on its way is counted in both: the preview of another tells its own effect alone, on the list after it.
#[test]
fn beside_a_go_tournament_on_its_way_another_is_told_alone() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500), ("Vas", 1300), ("Zala", 1300)]);
        desk.on(date(2024, 4, 1)).enter(&File::new("Első", FIRST, 10, vec![beats(1, "Vas", "Zala")]));
        desk.close();
        desk.enter(&File::new("Második", SECOND, 10, vec![beats(1, "Kiss", "Nagy")]));
        let third = desk.enter(&File::new("Harmadik", THIRD, 10, vec![beats(1, "Zala", "Vas")]));
        let stamp = desk.stamp();
        // Vas has 1305 and Zala 1295 by the first; d = 10, the expectation of Zala .487: a win of hers brings 10 · .513 = 5.
        let (shifts, lists) = looked(&mut desk.registry, |store| withdraw(store, &stamp, third, "nem volt").map(drop));
        let due = [(3, THIRD, Some(1300), Some(1305)), (4, THIRD, Some(1300), Some(1295))];
        assert_eq!(told(&shifts), due, "{}", trial.name());
        assert_eq!(lists, []);
    }
}

#[test]
fn what_a_replay_has_made_is_told_with_who_moves() {
    for trial in arpad_trial::trials() {
        let (mut desk, _) = waiting(&trial);
        let (lists, shifts) = desk.registry.read(|store| made_anew(store, arpad_model::EntryId(0))).unwrap();
        assert_eq!(lists, [Anew { series: Series::Go, count: 2, first: SECOND, last: THIRD }], "{}", trial.name());
        let due = [(1, THIRD, Some(1505), Some(1495)), (2, THIRD, Some(1495), Some(1505))];
        assert_eq!(told(&shifts), due, "{}", trial.name());
        let since = desk.registry.read(head).unwrap().0;
        assert_eq!(desk.registry.read(|store| made_anew(store, since)).unwrap(), (Vec::new(), Vec::new()));
    }
}

/// The list of April is published with 2105 beating 1999; it turns out the other way round, and its revision waits.
#[test]
fn beside_a_chess_revision_that_waits_a_preview_tells_both_lists() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let cup = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let stamp = stamp(date(2024, 4, 5));
        registry.write(|store| correct_result(store, &stamp, cup, GAME, "0-1")).unwrap();
        registry.write(|store| replay_chess(store, &stamp, Tempo::Standard, APRIL)).unwrap();

        // It enters the list of May, which starts from the revision.
        let decision =
            DecideAct { decision: rating_of(PersonId(7), 1600), day: date(2024, 4, 10), reference: "8/2024".into() };
        let (shifts, lists) = looked(&mut registry, |store| decide(store, &stamp, decision.clone()).map(drop));
        assert_eq!(told(&shifts), [(7, MAY, Some(1533), Some(1600))], "{}", trial.name());
        assert_eq!(lists, []);

        // .64 · 40 = 25.6 points lost and won, where .36 · 40 = 14.4 were: 2079 and 2025 wait, 2119 and 1985 are published.
        let (shifts, lists) = looked(&mut registry, |store| correct_result(store, &stamp, cup, GAME, "1-0").map(drop));
        let due = [(1, APRIL, Some(2079), Some(2119)), (5, APRIL, Some(2025), Some(1985))];
        assert_eq!(told(&shifts), due, "{}", trial.name());
        assert_eq!(lists, [Anew { series: STANDARD, count: 1, first: APRIL, last: APRIL }], "{}", trial.name());
    }
}

/// A closed list that waits is told as it would be made anew.
#[test]
fn beside_a_closed_list_what_it_counts_is_foreseen_on_it() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let cup = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();
        let (shifts, lists) = looked(&mut registry, |store| withdraw(store, &stamp(APRIL), cup, "nem volt").map(drop));
        let due = [(1, APRIL, Some(2119), Some(2105)), (5, APRIL, Some(1985), Some(1999))];
        assert_eq!(told(&shifts), due, "{}", trial.name());
        assert_eq!(lists, [Anew { series: STANDARD, count: 1, first: APRIL, last: APRIL }], "{}", trial.name());
        registry.write(|store| unclose(store, &stamp(APRIL), STANDARD, Some(APRIL), "")).unwrap();
        let (_, lists) = looked(&mut registry, |store| withdraw(store, &stamp(APRIL), cup, "nem volt").map(drop));
        assert_eq!(lists, [], "a list that is open is made once");
    }
}

#[test]
fn a_rating_decided_for_somebody_who_is_on_no_list_is_foreseen_and_in_the_dry_run() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let day = date(2024, 3, 20);
        let act = DecideAct { decision: rating_of(PersonId(8), 1900), day, reference: "9/2024".into() };
        let (shifts, _) = looked(&mut registry, |store| decide(store, &stamp(day), act.clone()).map(drop));
        assert_eq!(told(&shifts), [(8, APRIL, None, Some(1900))], "{}", trial.name());
        let entry = registry.write(|store| decide(store, &stamp(day), act.clone())).unwrap().seq;
        let (shifts, _) = looked(&mut registry, |store| cancel(store, &stamp(day), entry, "tévedés").map(drop));
        assert_eq!(told(&shifts), [(8, APRIL, Some(1900), None)], "and the way back, {}", trial.name());
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        assert_eq!(list.by_decision, [(PersonId(8), 1900)], "{}", trial.name());
        assert!(
            list.first_ratings.is_empty() && list.movers.is_empty() && list.is_clear(),
            "it is told, and nothing waits"
        );
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let rows = registry.read(|store| rows(store, APRIL)).unwrap();
        assert_eq!(rows.iter().find(|row| row.person == PersonId(8)).and_then(|row| row.rating), Some(1900));
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        assert_eq!(list.by_decision, [], "who stands on the list is decided no more");
    }
}

/// Her only event is taken out: the first rating it gave goes with it, and comes back with it. Three of five against 2105, 1712, 1999,
/// 2250 and 1850, with two draws against 1800: 13516 / 7 + 50 = 1980.86. Nobody is rated by games with her.
#[test]
fn whoever_loses_a_first_rating_by_a_correction_is_foreseen_and_in_the_dry_run() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let games = [(NEW, 0, '0'), (2, NEW, '0'), (NEW, 4, '='), (NEW, 5, '='), (1, NEW, '0')];
        let event = report(&mut registry, &duels("Első", date(2024, 3, 16), &games), date(2024, 3, 17));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let stamp = stamp(date(2024, 4, 5));
        let (shifts, _) = looked(&mut registry, |store| withdraw(store, &stamp, event, "nem volt").map(drop));
        assert_eq!(told(&shifts), [(8, MAY, Some(1981), None)], "{}", trial.name());
        registry.write(|store| withdraw(store, &stamp, event, "nem volt").map(drop)).unwrap();
        let entry = registry.read(head).unwrap().0;
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        assert_eq!((list.leaving.as_slice(), list.movers.len()), (&[(PersonId(8), 1981)][..], 0), "{}", trial.name());
        let (shifts, _) = looked(&mut registry, |store| cancel(store, &stamp, entry, "mégis").map(drop));
        assert_eq!(told(&shifts), [(8, MAY, None, Some(1981))], "{}", trial.name());
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let rows = registry.read(|store| rows(store, MAY)).unwrap();
        assert_eq!(rows.iter().find(|row| row.person == PersonId(8)).and_then(|row| row.rating), None, "as told");
    }
}

/// Each month is a period of its own, also while the first of two is not closed. March: 2105 beats 1999, D 106, .64: ±14.4, so 2119 and
/// 1985. April: D 134, .68: ±12.8, so 2132 and 1972. As one period both games would be met with the ratings of March: 28.8, and 2134.
#[test]
fn a_list_two_ahead_is_foreseen_upon_the_one_before_it() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        let april = duels("Áprilisi", date(2024, 4, 9), &[(0, 4, '1')]);
        let (shifts, _) = looked(&mut registry, |store| {
            let received = submit(store, "april.trf", &april, date(2024, 4, 10))?;
            take(store, &received, date(2024, 4, 10))
        });
        let due = [(1, MAY, Some(2119), Some(2132)), (5, MAY, Some(1985), Some(1972))];
        assert_eq!(told(&shifts), due, "{}", trial.name());
        report(&mut registry, &april, date(2024, 4, 10));
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        let movers: Vec<_> = list.movers.iter().map(|one| (one.person.0, one.before, one.after)).collect();
        assert_eq!(movers, [(1, 2119, 2132), (5, 1985, 1972)], "{}", trial.name());
        assert_eq!((list.upon, list.counted.len()), (Some(APRIL), 1), "{}", trial.name());
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let again = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        assert_eq!((again.movers, again.upon), (list.movers, None), "the same once it is closed, {}", trial.name());
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let may = registry.read(|store| ratings(store, MAY)).unwrap();
        assert_eq!((may[0], may[4]), (Some(2132), Some(1972)), "as it was told");
    }
}
