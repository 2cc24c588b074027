//! FIDE's list beside ours: of one day FIDE's holds, and every difference has its cause.

use crate::month::*;
use arpad_model::{Origin, PersonId, Tempo};
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::verify::verify;
use arpad_office::views::list_page::{Wanted, Which, find_list};
use arpad_office::views::public::{in_force, published};
use arpad_office::views::reconcile::{Against, Cause, Why, reconcile};
use arpad_registry::Registry;
use arpad_registry::tables::list_rows;
use jiff::civil::date;

#[test]
fn of_two_lists_of_one_day_fides_holds_whichever_came_first() {
    let both_orders =
        [true, false].into_iter().flat_map(|first| arpad_trial::trials().into_iter().map(move |one| (one, first)));
    for (trial, ours_first) in both_orders {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // 2105 beats 1999: D 106, .64, so ±.36, with K 40 ±14.4: 2119 and 1985 by us.
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        let fides = |registry: &mut Registry| {
            import_fides(registry, APRIL, &[(0, 2121, 1, 20), (4, 1984, 1, 20), (5, 2250, 0, 20)]);
        };
        if !ours_first {
            fides(&mut registry);
        }
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        if ours_first {
            fides(&mut registry);
        }
        let holding = registry.read(|store| in_force(store, STANDARD, date(2024, 4, 20))).unwrap().expect("a list");
        assert_eq!((holding.origin, holding.day), (Origin::Fide, APRIL), "{ours_first}, {}", trial.name());
        // 2121 v 2250: D 129, .33, a draw is ±.17, with the K 20 that FIDE's list gives ±3.4. By ours it would be
        // 2119 v 2250: D 131, .32, ±.18, with K 40 ±7.2.
        report(&mut registry, &duels("Áprilisi", date(2024, 4, 13), &[(0, 5, '=')]), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let may = registry.read(|store| list(store, MAY)).unwrap();
        assert_eq!(may.base, Some(holding.id), "{ours_first}, {}", trial.name());
        // Who is not on FIDE's list keeps the rating he had with us.
        let due = [2124, 1850, 1712, 2410, 1984, 2247, 1533].map(Some);
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap(), due, "{ours_first}, {}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_later_revision_of_ours_does_not_take_the_place_of_fides_list_of_the_day() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        import_fides(&mut registry, APRIL, &[(0, 2121, 1, 20), (1, 1850, 0, 20), (4, 1984, 1, 20), (5, 2250, 0, 20)]);
        report(&mut registry, &duels("Áprilisi", date(2024, 4, 13), &[(0, 5, '=')]), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        // As above: .17 × 20 = 3.4 from FIDE's list; who is not on it keeps the rating he had.
        let may = [2124, 1850, 1712, 2410, 1984, 2247, 1533].map(Some);
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap(), may, "{}", trial.name());

        // The winner of March was the other Kovács: 1850 v 1999, D 149, .30, so ±.70 × 40 = ±28.
        let later = stamp(date(2024, 5, 10));
        registry.write(|store| reidentify(store, &later, event, 0, PersonId(2))).unwrap();
        let made = registry.write(|store| replay_chess(store, &later, Tempo::Standard, APRIL)).unwrap();
        registry.write(|store| publish(store, &later, STANDARD, None)).unwrap();
        let revisions: Vec<_> = made.lists.iter().map(|list| (list.day, list.revision)).collect();
        assert_eq!(revisions, [(APRIL, 1), (MAY, 1)], "{}", trial.name());
        let april = [2105, 1878, 1712, 2410, 1971, 2250, 1533].map(Some);
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), april, "{}", trial.name());

        // FIDE's holds in April as before, so May starts from it and stays what it was.
        let holding = registry.read(|store| in_force(store, STANDARD, date(2024, 4, 20))).unwrap().expect("a list");
        assert_eq!((holding.origin, holding.day), (Origin::Fide, APRIL), "{}", trial.name());
        assert_eq!(made.lists[1].base, Some(holding.id), "{}", trial.name());
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap(), may, "{}", trial.name());
        let which =
            |date, revision| Which { series: STANDARD, date, after: None, revision, as_known_on: None, origin: None };
        let found = |which: Which| registry.read(|store| find_list(store, &which)).unwrap().id;
        let asked = [
            which(Wanted::Day(APRIL), None),
            which(Wanted::Month(APRIL), None),
            which(Wanted::Day(APRIL), Some(1)),
            which(Wanted::Latest, None),
        ];
        let due = [holding.id, holding.id, made.lists[0].id, made.lists[1].id];
        assert_eq!(asked.map(found), due, "{}", trial.name());
        let public = registry.read(|store| published(store, STANDARD)).unwrap();
        let public: Vec<_> = public.iter().map(|list| (list.day, list.origin, list.revision)).collect();
        let due = [(MAY, Origin::Computed, 1), (APRIL, Origin::Fide, 0), (MARCH, Origin::Computed, 0)];
        assert_eq!(public, due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn fides_k_tells_how_many_games_somebody_has_played_and_how_high_he_once_was() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // K 40 is a newcomer's, who has the games of this period at least, unless a junior's: born in 2008. K 10 is whose rating has once been 2400.
        import_fides(
            &mut registry,
            APRIL,
            &[(0, 2105, 0, 10), (1, 1850, 3, 40), (2, 1712, 0, 40), (3, 2410, 1, 20), (4, 1999, 0, 0)],
        );
        let fides = registry.read(|store| in_force(store, STANDARD, APRIL)).unwrap().expect("a list");
        let rows = registry.read(|store| list_rows::of(store, fides.id)).unwrap();
        let told: Vec<_> =
            rows.iter().map(|row| (row.person.0, row.k, row.games, row.peak, row.period_games)).collect();
        let due = [
            (1, Some(10), Some(30), Some(2400), 0),
            (2, Some(40), Some(3), Some(1850), 3),
            (3, Some(40), None, Some(1712), 0),
            (4, Some(20), Some(30), Some(2410), 1),
            (5, None, None, Some(1999), 0),
        ];
        assert_eq!(told, due, "{}", trial.name());
        // A junior whom FIDE gives 20 has once reached 2300 (8.3.3), and it is not forgotten: +.50 × 20 on the next list.
        import_fides(&mut registry, MAY, &[(2, 1712, 0, 20), (4, 1712, 0, 20)]);
        report(&mut registry, &duels("Májusi", date(2024, 5, 4), &[(2, 4, '1')]), date(2024, 5, 5));
        registry.write(|store| close_and_publish(store, date(2024, 6, 1))).unwrap();
        report(&mut registry, &duels("Júniusi", date(2024, 6, 8), &[(4, 2, '0')]), date(2024, 6, 9));
        registry.write(|store| close_and_publish(store, date(2024, 7, 1))).unwrap();
        let junior = |registry: &mut Registry, day| {
            let rows = registry.read(|store| crate::month::rows(store, day)).unwrap();
            rows.iter().find(|row| row.person == PersonId(3)).map(|row| (row.rating, row.k)).expect("a row")
        };
        // 1722 v 1702 then: D 20, .53, so +.47 × 20 = 9.4; with the 40 of a junior it would be 18.8.
        assert_eq!(junior(&mut registry, date(2024, 6, 1)), (Some(1722), Some(20)), "{}", trial.name());
        assert_eq!(junior(&mut registry, date(2024, 7, 1)), (Some(1731), Some(20)), "{}", trial.name());
    }
}

#[test]
fn every_difference_from_fides_list_has_its_cause() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let games = [(0, 4, '1'), (5, 1, '='), (2, 6, '1'), (3, 5, '1')];
        let event = report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &games), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // K 40, and 10 for 2410: ±.36, ±.42 (D 400), ±.27 (D 179), ±.29 (D 160).
        let ours = [2119, 1867, 1723, 2413, 1985, 2222, 1522].map(Some);
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), ours, "{}", trial.name());
        // FIDE itself started from 1530 for the seventh, and from the same as we for everybody else.
        let same = [(0, 2105), (1, 1850), (2, 1712), (3, 2410), (4, 1999), (5, 2250), (6, 1530)];
        import_fides(&mut registry, MARCH, &same.map(|(player, rating)| (player, rating, 0, 20)));
        let fides = [(0, 2119, 1), (1, 1870, 1), (3, 2413, 1), (4, 1992, 1), (5, 2222, 1), (6, 1519, 1)];
        import_fides(&mut registry, APRIL, &fides.map(|(player, rating, games)| (player, rating, games, 20)));

        let mut told = || {
            let both = registry.read(|store| reconcile(store, Tempo::Standard, APRIL, None, "")).unwrap();
            let players = both.players.iter().map(|one| (one.person.0, one.cause, one.difference(), one.other_k));
            (players.collect::<Vec<_>>(), both.players[0].before, both.players[0].fide.map(|fide| fide.0))
        };
        let due = [
            (2, Cause::Unknown, Some(3), None),
            // The same rating, but FIDE counts one game and we two.
            (6, Cause::GameMissing, Some(0), None),
            // −.36 × 20 = −7.2.
            (5, Cause::OtherK, Some(7), Some(20)),
            (7, Cause::OtherStart, Some(-3), None),
            (3, Cause::NotOnList, None, None),
            (1, Cause::Agrees, Some(0), None),
            (4, Cause::Agrees, Some(0), None),
        ];
        assert_eq!(told(), (due.to_vec(), Some(1850), Some(700_002)), "{}", trial.name());

        // What gives FIDE's number exactly is told with its paragraph: −.36 × 20 = −7.2 from 1999; 1530 − 10.8.
        let both = registry.read(|store| reconcile(store, Tempo::Standard, APRIL, None, "")).unwrap();
        let explanation = |person: u32| {
            let player = both.players.iter().find(|one| one.person.0 == person).and_then(|one| one.explanation);
            let sets = player.map(|at| both.explanations[at].sets.clone()).unwrap_or_default();
            let told = |set: &Vec<Why>| {
                let told = set.iter().map(|why| (why.cause.as_str(), why.paragraph.0, why.ours, why.theirs));
                told.collect::<Vec<_>>()
            };
            sets.iter().map(told).collect::<Vec<_>>()
        };
        assert_eq!(explanation(5), [[("other-k", "8.3.3", Some(40), Some(20))]], "{}", trial.name());
        assert_eq!(explanation(7), [[("other-base", "8.3.2", Some(1533), Some(1530))]], "{}", trial.name());
        assert!(explanation(2).is_empty(), "nothing gives 1870: {:?}", explanation(2));

        // What is taken out after the forecast explains what nothing else does.
        registry.write(|store| withdraw(store, &stamp(date(2024, 4, 5)), event, "nem játszották le")).unwrap();
        let both = registry.read(|store| reconcile(store, Tempo::Standard, APRIL, None, "")).unwrap();
        let counts: Vec<_> =
            Cause::ALL.into_iter().map(|cause| (cause, both.count(cause))).filter(|(_, count)| *count > 0).collect();
        let due = [
            (Cause::GameMissing, 1),
            (Cause::OtherK, 1),
            (Cause::OtherStart, 1),
            (Cause::Correction, 1),
            (Cause::NotOnList, 1),
            (Cause::Agrees, 2),
        ];
        assert_eq!(counts, due, "{}", trial.name());
    }
}

#[test]
fn a_file_is_compared_without_being_adopted() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // 2105 beats 1999: ±.36 with K 40, so 2119 and 1985; 2250 draws with 1850: ±.42, so 2233 and 1867.
        let games = [(0, 4, '1'), (5, 1, '=')];
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &games), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let bytes = fides(&[(0, 2112, 1, 20), (1, 1867, 1, 40), (4, 1985, 2, 40), (NEW, 1700, 3, 20)]);
        let head = registry.read(arpad_registry::ledger::head).unwrap();
        let mut compared = |name: &str, federation: &str| {
            let mut file = tempfile::tempfile().unwrap();
            std::io::Write::write_all(&mut file, &bytes).unwrap();
            std::io::Seek::rewind(&mut file).unwrap();
            let against = Some(Against { file_name: name, file });
            registry.read(|store| reconcile(store, Tempo::Standard, APRIL, against, federation))
        };
        let both = compared("standard_apr24frl.txt", "HUN").unwrap();
        let told: Vec<_> =
            both.players.iter().map(|one| (one.person.0, one.cause, one.difference(), one.k, one.other_k)).collect();
        let due = [
            // One game and two.
            (5, Cause::GameMissing, Some(0), Some(40), None),
            // .36 × 20 = 7.2: possible, for he has played fewer than 30 games that we know.
            (1, Cause::OtherK, Some(-7), Some(40), Some(20)),
            (3, Cause::NotOnList, None, None, None),
            (4, Cause::NotOnList, None, None, None),
            (6, Cause::NotOnList, None, Some(40), None),
            (7, Cause::NotOnList, None, None, None),
            (2, Cause::Agrees, Some(0), Some(40), None),
        ];
        assert_eq!((told, both.strangers, both.published.is_none()), (due.to_vec(), 1, true), "{}", trial.name());
        assert!(compared("x.txt", "AUT").unwrap().players.is_empty(), "nobody of them is Austrian");
        let other = compared("standard_may24frl.txt", "");
        assert!(matches!(&other, Err(OfficeError::Refused(one)) if one.code == "list-of-another-day"), "{other:?}");
        assert_eq!(registry.read(arpad_registry::ledger::head).unwrap(), head, "nothing was adopted");
    }
}

/// 2105 beats 1999 with us: ±.36 × 40: 2119 and 1985. FIDE has a draw: −.14 and +.14, ±5.6: 2099 and 2005. A conversion that was decided is
/// of another list and hides nothing. 2250 draws with 1850: ±.42 × 40: 1867; nothing gives 1870, and that FIDE had 1800 fourteen
/// months ago says nothing of what it started from.
#[test]
fn a_cause_is_found_though_a_conversion_is_decided_and_no_old_list_is_taken_for_the_one_before() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let decision = Decided::Transition { transition: "fide-2024-03-01".into(), series: vec![] };
        let act = DecideAct { decision, day: date(2024, 3, 2), reference: "1/2024".into() };
        registry.write(|store| decide(store, &stamp(date(2024, 3, 2)), act).map(|_| ())).unwrap();
        let games = [(0, 4, '1'), (5, 1, '=')];
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &games), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        import_fides(&mut registry, date(2023, 2, 1), &[(1, 1800, 0, 20)]);
        import_fides(&mut registry, APRIL, &[(0, 2099, 1, 40), (4, 2005, 1, 40), (1, 1870, 1, 40), (5, 2233, 1, 40)]);
        let both = registry.read(|store| reconcile(store, Tempo::Standard, APRIL, None, "")).unwrap();
        let of = |person: u32| both.players.iter().find(|one| one.person.0 == person).unwrap();
        for person in [1, 5] {
            assert_eq!(of(person).cause, Cause::OtherResult, "{person}, {}", trial.name());
            let found = &both.explanations[of(person).explanation.unwrap()];
            let told: Vec<_> = found.sets.iter().flatten().map(|why| (why.cause.as_str(), why.theirs)).collect();
            assert_eq!(told, [("other-result", Some(1))], "{}", trial.name());
        }
        assert_eq!((of(2).cause, of(2).other_start), (Cause::Unknown, None), "{}", trial.name());
    }
}

/// 2105 beats 1999 with us: 2119 and 1985. FIDE has the game for the other Kovács, 1850: D 149, ±.70 × 40 = ±28: 1878 and 1971, and 2105 for who
/// has not played. 1712 draws with 2250 in a second event, which FIDE has not counted: ±.42 × 40 = ±16.8: 1729 and 2233. Nobody is like the
/// winner of a third: 1533 beats 2410, .92 × 40 and .92 × 10: 1570 and 2401; FIDE has both as they were.
#[test]
fn games_of_a_namesake_and_of_an_event_that_is_missing_are_found() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        report(&mut registry, &duels("Másik", date(2024, 3, 16), &[(2, 5, '=')]), date(2024, 3, 17));
        report(&mut registry, &duels("Harmadik", date(2024, 3, 23), &[(6, 3, '1')]), date(2024, 3, 24));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let ours = [2119, 1850, 1729, 2401, 1985, 2233, 1570].map(Some);
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), ours, "{}", trial.name());
        let fides = [(0, 2105, 0), (1, 1878, 1), (2, 1712, 0), (3, 2410, 0), (4, 1971, 1), (5, 2250, 0), (6, 1533, 0)];
        import_fides(&mut registry, APRIL, &fides.map(|(player, rating, games)| (player, rating, games, 40)));
        let both = registry.read(|store| reconcile(store, Tempo::Standard, APRIL, None, "")).unwrap();
        let told: Vec<_> = both
            .explanations
            .iter()
            .map(|one| {
                let mut persons: Vec<u32> = one.persons.iter().map(|person| person.0).collect();
                persons.sort_unstable();
                let why = |why: &Why| {
                    let persons: Vec<u32> = why.persons.iter().map(|person| person.0).collect();
                    (why.cause.as_str(), why.tournament.clone(), why.round, persons, why.ours, why.theirs)
                };
                (persons, one.sets.iter().map(|set| set.iter().map(why).collect::<Vec<_>>()).collect::<Vec<_>>())
            })
            .collect();
        let missing = |name: &str, players: [u32; 2], halves: i32| {
            let name = Some(name.to_owned());
            let game = ("game-missing", name.clone(), Some(1), players.to_vec(), Some(halves), None);
            vec![vec![game], vec![("other-event", name, None, vec![], None, None)]]
        };
        // Who has not played has no K with us.
        let other_k = ("other-k", None, None, vec![2], Some(0), Some(40));
        let identity = ("identity", Some("Márciusi".to_owned()), None, vec![1, 2], None, None);
        let due = [
            (vec![1, 2, 5], vec![vec![other_k, identity]]),
            (vec![3, 6], missing("Másik", [3, 6], 1)),
            (vec![4, 7], missing("Harmadik", [7, 4], 2)),
        ];
        assert_eq!(told, due, "{}", trial.name());
        // The largest difference first, then by number.
        let causes: Vec<_> = both.players.iter().map(|one| (one.person.0, one.cause, one.difference())).collect();
        let differences = [(7, -37), (2, 28), (3, -17), (6, 17), (1, -14), (5, -14), (4, 9)];
        let due = differences.map(|(person, difference)| (person, Cause::Several, Some(difference)));
        assert_eq!(causes, due, "{}", trial.name());
        assert_eq!(both.names[&PersonId(2)].family, "Kovács", "{}", trial.name());
    }
}
