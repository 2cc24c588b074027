//! Whose list governs: FIDE's, with ours as the forecast beside it and nobody lost; or ours, with FIDE's beside it.

use crate::month::*;
use arpad_model::{List, Origin, Owner, PersonId, Series, Tempo};
use arpad_office::acts::close::{close_month, replay_chess};
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::found::found as found_federation;
use arpad_office::acts::publish::publish;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::{Act, DecideAct};
use arpad_office::lists::Owners;
use arpad_office::verify::verify;
use arpad_office::views::checklist::month_checklist;
use arpad_office::views::effect::{Effect, effect};
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which, find_list, list_page};
use arpad_office::views::person_page::{PersonPage, SeriesHistory, person_page};
use arpad_office::views::public::{governing, is_forecast};
use arpad_office::views::reconcile::{Cause, reconcile};
use arpad_registry::tables::{list_rows, lists};
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

const BEGINNING: Date = date(2024, 2, 20);
const JUNE: Date = date(2024, 6, 1);

fn which(origin: Option<Origin>) -> Which {
    Which { series: STANDARD, date: Wanted::Latest, after: None, revision: None, as_known_on: None, origin }
}

/// The newcomer, whom FIDE does not list, has 1700 by decision.
fn with_a_rating_of_our_own(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    enter_newcomer(store)?;
    let decision = rating_of(person(8), 1700);
    let act = DecideAct { decision, day: date(2024, 3, 5), reference: "3/2024".into() };
    enact(store, &stamp(date(2024, 3, 5)), &Act::Decide(act)).map(|_| ())
}

fn page(registry: &mut Registry, number: u32, day: Date) -> PersonPage {
    registry.read(|store| person_page(store, person(number), day)).unwrap()
}

fn standard(page: &PersonPage) -> &SeriesHistory {
    page.series.iter().find(|one| one.series == STANDARD).expect("standard chess")
}

#[test]
fn fides_list_governs_ours_is_the_forecast_and_nobody_is_lost() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| decide_owner(store, Owner::Fide, BEGINNING)).unwrap();
        registry.write(with_a_rating_of_our_own).unwrap();
        // 2105 beats 1999: 2119 and 1985 by us.
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let ours = registry.read(|store| governing(store, STANDARD)).unwrap().expect("ours, while FIDE's is not here");
        assert!(registry.read(|store| is_forecast(store, &ours)).unwrap(), "{}", trial.name());

        import_fides(&mut registry, APRIL, &[(0, 2121, 1, 20), (4, 1984, 1, 20), (5, 2250, 0, 20)]);
        let fides = registry.read(|store| governing(store, STANDARD)).unwrap().expect("FIDE's");
        assert_eq!((fides.origin, fides.day), (Origin::Fide, APRIL), "{}", trial.name());
        let shown = registry.read(|store| find_list(store, &which(None))).unwrap();
        assert_eq!(shown.id, fides.id);
        let (_, lines) = registry.read(|store| list_page(store, &shown)).unwrap();
        let told: Vec<_> = lines.iter().map(|line| (line.person.0, line.rating.unwrap(), line.is_kept)).collect();
        let due = [
            (4, 2410, true),
            (6, 2250, false),
            (1, 2121, false),
            (5, 1984, false),
            (2, 1850, true),
            (3, 1712, true),
            (8, 1700, true),
            (7, 1533, true),
        ];
        assert_eq!(told, due, "{}", trial.name());
        // Ours is where it was.
        let again = registry.read(|store| find_list(store, &which(Some(Origin::Computed)))).unwrap();
        assert_eq!(again.id, ours.id);
        let (_, lines) = registry.read(|store| list_page(store, &again)).unwrap();
        assert!(lines.iter().any(|line| (line.person.0, line.rating, line.is_kept) == (1, Some(2119), false)));

        // The sheet has FIDE's number, our own beside it; whom FIDE does not list keeps ours.
        let first = page(&mut registry, 1, date(2024, 4, 20));
        let listed = standard(&first).official().expect("a list");
        assert_eq!((listed.row.rating, listed.ours, listed.is_forecast), (Some(2121), Some(2119), false));
        assert_eq!((first.left.rating, first.right[0].rating), (Some(2121), Some(2121)), "{}", trial.name());
        let own = page(&mut registry, 8, date(2024, 4, 20));
        let listed = standard(&own).official().expect("a list");
        assert_eq!((listed.row.rating, listed.is_forecast, own.left.rating), (Some(1700), false, Some(1700)));
        assert_eq!(standard(&own).not_on, None, "FIDE has never listed her");

        // 2121 draws with 1700: D above 400 counts as 400, ±.42; with FIDE's K 20 −8.4, with the 40 of a newcomer +16.8.
        report(&mut registry, &duels("Áprilisi", date(2024, 4, 13), &[(0, NEW, '=')]), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let rows = registry.read(|store| rows(store, MAY)).unwrap();
        let ratings: Vec<_> = rows.iter().map(|row| (row.person.0, row.rating)).collect();
        let due = [2113, 1850, 1712, 2410, 1984, 2250, 1533, 1717];
        assert_eq!(ratings, (1..).zip(due.map(Some)).collect::<Vec<_>>(), "{}", trial.name());
        // Whom FIDE's list of April does not have was 1700 beside it: he is not new on ours of May.
        let forecast = registry.read(|store| find_list(store, &which(Some(Origin::Computed)))).unwrap();
        let (_, lines) = registry.read(|store| list_page(store, &forecast)).unwrap();
        let kept = lines.iter().find(|line| line.person == person(8)).expect("the newcomer");
        assert_eq!((kept.before, kept.rating), (Some(1700), Some(1717)), "{}", trial.name());
        let ours = Which { date: Wanted::Month(MAY), ..which(Some(Origin::Computed)) };
        let told = registry.read(|store| explain_list(store, person(8), Some(STANDARD), Some(&ours))).unwrap();
        assert_eq!(told.before.and_then(|row| row.rating), Some(1700), "{}", trial.name());
        let first = page(&mut registry, 1, date(2024, 5, 20));
        let (official, forecast) = (standard(&first).official().unwrap(), standard(&first).forecast().unwrap());
        assert_eq!((official.row.rating, official.until), (Some(2121), None), "FIDE's list of April is in force");
        assert_eq!((forecast.row.rating, forecast.list.day), (Some(2113), MAY), "{}", trial.name());
        assert_eq!(first.left.rating, Some(2121));

        // FIDE's list of May has lost the fifth: he keeps what FIDE said last.
        import_fides(&mut registry, MAY, &[(0, 2113, 1, 20), (5, 2250, 0, 20)]);
        let fifth = page(&mut registry, 5, date(2024, 5, 20));
        assert_eq!(standard(&fifth).not_on, Some(MAY), "{}", trial.name());
        assert_eq!((standard(&fifth).official().unwrap().row.rating, fifth.left.rating), (Some(1984), Some(1984)));
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn our_own_list_governs_and_fides_of_the_same_day_hides_nothing() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| decide_owner(store, Owner::Ours, BEGINNING)).unwrap();
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // For the reconciliation; and somebody comes with it whom we did not know.
        import_fides(&mut registry, APRIL, &[(0, 2121, 1, 20), (4, 1984, 1, 20), (NEW, 1700, 0, 20)]);
        let list = registry.read(|store| governing(store, STANDARD)).unwrap().expect("ours");
        assert_eq!((list.origin, list.day), (Origin::Computed, APRIL), "{}", trial.name());
        assert!(!registry.read(|store| is_forecast(store, &list)).unwrap());
        assert_eq!(registry.read(|store| find_list(store, &which(None))).unwrap().id, list.id);
        let fides = registry.read(|store| find_list(store, &which(Some(Origin::Fide)))).unwrap();
        assert_eq!(fides.origin, Origin::Fide);
        let first = page(&mut registry, 1, date(2024, 4, 20));
        assert_eq!(standard(&first).official().unwrap().row.rating, Some(2119), "{}", trial.name());

        // 2119 draws with FIDE's 1700: ±.42 (D 400), with K 40 −16.8, with 20, which tells 30 games, +8.4.
        report(&mut registry, &duels("Áprilisi", date(2024, 4, 13), &[(0, NEW, '=')]), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let may = registry.read(|store| rows(store, MAY)).unwrap();
        let rating = |number: u32| may.iter().find(|row| row.person == PersonId(number)).and_then(|row| row.rating);
        assert_eq!((rating(1), rating(5), rating(8)), (Some(2102), Some(1985), Some(1708)), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);

        // From May on FIDE's governs, by decision.
        registry.write(|store| decide_owner(store, Owner::Fide, MAY)).unwrap();
        import_fides(&mut registry, MAY, &[(0, 2110, 1, 20)]);
        let list = registry.read(|store| governing(store, STANDARD)).unwrap().expect("FIDE's");
        assert_eq!((list.origin, list.day), (Origin::Fide, MAY), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_federation_begins_with_its_owners_and_go_is_nobody_elses() {
    for trial in arpad_trial::trials() {
        let owner = |registry: &mut Registry, series: Series| {
            registry.read(|store| Owners::read(store, series, arpad_model::EntryId::LAST)).unwrap().on(BEGINNING)
        };
        let mut registry = fresh(trial.address());
        let refused =
            registry.write(|store| found_federation(store, &stamp(BEGINNING), "", "HUN", &[(Series::Go, Owner::Fide)]));
        assert!(matches!(&refused, Err(OfficeError::Refused(one)) if one.code == "owner-of-go"), "{refused:?}");
        let rapid = Series::Chess(Tempo::Rapid);
        registry.write(|store| found_federation(store, &stamp(BEGINNING), "", "HUN", &[(rapid, Owner::Ours)])).unwrap();
        let owners = Series::ALL.map(|series| owner(&mut registry, series));
        let due = [Owner::Fide, Owner::Ours, Owner::Fide, Owner::Ours].map(Some);
        assert_eq!(owners, due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
    // A register that never said so goes by the newest list, as before.
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let owners = registry.read(|store| Owners::read(store, STANDARD, arpad_model::EntryId::LAST)).unwrap();
        assert_eq!(owners.on(APRIL), None, "{}", trial.name());
    }
}

#[test]
fn a_forecast_is_closed_after_fides_list_came_and_is_the_same() {
    for trial in arpad_trial::trials() {
        let mut ratings_by_order = Vec::new();
        for fides_first in [true, false] {
            let mut registry = match fides_first {
                true => fresh(trial.address()),
                false => Registry::scratch().unwrap(),
            };
            registry.write(found).unwrap();
            registry.write(|store| decide_owner(store, Owner::Fide, BEGINNING)).unwrap();
            registry.write(with_a_rating_of_our_own).unwrap();
            report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
            let fides = [(0, 2121, 1, 20), (4, 1984, 1, 20)];
            if fides_first {
                import_fides(&mut registry, APRIL, &fides);
            }
            // Nobody is asked what it means: the series has an owner.
            registry.write(|store| close_and_publish(store, APRIL)).unwrap();
            if !fides_first {
                import_fides(&mut registry, APRIL, &fides);
            }
            let ours = registry.read(|store| find_list(store, &which(Some(Origin::Computed)))).unwrap();
            let (_, lines) = registry.read(|store| list_page(store, &ours)).unwrap();
            ratings_by_order.push(lines.iter().map(|line| (line.person.0, line.rating)).collect::<Vec<_>>());
            if fides_first {
                assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
            }
        }
        // 2105 beats 1999, whichever list came first: 2119 and 1985.
        assert!(ratings_by_order[0].contains(&(1, Some(2119))) && ratings_by_order[0].contains(&(5, Some(1985))));
        assert_eq!(ratings_by_order[0], ratings_by_order[1], "{}", trial.name());
    }
}

fn is_refused<T: std::fmt::Debug>(done: &Result<T, OfficeError>, code: &str) -> bool {
    matches!(done, Err(OfficeError::Refused(one)) if one.code == code)
}

/// Ratings of these on our own newest list of a day.
fn ours<const N: usize>(registry: &mut Registry, day: Date, numbers: [u32; N]) -> [Option<i32>; N] {
    let rows = registry.read(|store| {
        let own = |list: &List| list.origin == Origin::Computed && list.day == day;
        let newest = lists::of(store, STANDARD)?.into_iter().filter(own).max_by_key(|list| list.revision);
        list_rows::of(store, newest.expect("a list of ours").id)
    });
    let rows = rows.unwrap();
    numbers.map(|number| rows.iter().find(|row| row.person == person(number)).and_then(|row| row.rating))
}

#[test]
fn a_first_list_of_ours_beside_fides_is_asked_about_and_an_empty_one_is_refused() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry
            .write(|store| found_federation(store, &stamp(BEGINNING), "", "HUN", &[(STANDARD, Owner::Ours)]))
            .unwrap();
        import_fides(&mut registry, MARCH, &[(0, 2105, 1, 20), (4, 1999, 1, 20), (5, 2250, 0, 20)]);
        let asked = registry.write(|store| close_month(store, &stamp(MARCH), Tempo::Standard, MARCH));
        assert!(is_refused(&asked, "list-of-fide"), "{asked:?}");
        // Whoever wants it even so would govern with a list that has nobody on it.
        let empty = registry.write(|store| close_and_publish(store, MARCH));
        assert!(is_refused(&empty, "list-empty"), "{empty:?}");
        let event = report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // 2105 v 1999: D 106, .64/.36, with the K 20 of FIDE's list ±7.2.
        assert_eq!(ours(&mut registry, APRIL, [1, 2]), [Some(2112), Some(1992)], "{}", trial.name());
        let same = registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, MARCH));
        assert!(is_refused(&same, "nothing-changes"), "{same:?}");
        // Corrected, 2105 loses: ∓12.8.
        let game = WhichGame { round: 1, line: 0, against: None };
        registry.write(|store| correct_result(store, &stamp(MAY), event, game, "0-1")).unwrap();
        registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, MARCH)).unwrap();
        assert_eq!(ours(&mut registry, APRIL, [1, 2]), [Some(2092), Some(2012)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn lists_made_anew_together_meet_whoever_is_kept_beside_them() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| decide_owner(store, Owner::Ours, BEGINNING)).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let first = report(&mut registry, &duels("Áprilisi", date(2024, 4, 13), &[(0, 4, '1')]), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        // She is on FIDE's list of May alone: 1985 beats her 1700.
        import_fides(&mut registry, MAY, &[(0, 2121, 1, 20), (4, 1984, 1, 20), (NEW, 1700, 0, 20)]);
        report(&mut registry, &duels("Májusi", date(2024, 5, 11), &[(4, NEW, '1')]), date(2024, 5, 12));
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        // D 285: .84 and .16, with K 40 +6.4, with her 20 −3.2.
        assert_eq!(ours(&mut registry, MAY, [1, 5]), [Some(2119), Some(1985)], "{}", trial.name());
        assert_eq!(ours(&mut registry, JUNE, [1, 5, 8]), [Some(2119), Some(1991), Some(1697)], "{}", trial.name());
        let game = WhichGame { round: 1, line: 0, against: None };
        registry.write(|store| correct_result(store, &stamp(JUNE), first, game, "1/2-1/2")).unwrap();
        registry.write(|store| replay_chess(store, &stamp(JUNE), Tempo::Standard, MARCH)).unwrap();
        // A draw: D 106, ∓.14 and with K 40 5.6: 2099.4 and 2004.6. Then D 305: .86 and .14, 5.6 and −2.8.
        assert_eq!(ours(&mut registry, MAY, [1, 5]), [Some(2099), Some(2005)], "{}", trial.name());
        assert_eq!(ours(&mut registry, JUNE, [1, 5, 8]), [Some(2099), Some(2011), Some(1697)], "{}", trial.name());
        registry.write(|store| publish(store, &stamp(JUNE), STANDARD, None)).unwrap();
        let explained = registry.read(|store| explain_list(store, person(5), None, None)).unwrap();
        assert_eq!((explained.list.day, explained.computed()), (JUNE, Some(Some(2011))), "{}", trial.name());
        assert!(explained.agrees(), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn a_rating_decided_in_the_month_is_met_anew_as_it_was() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| decide_owner(store, Owner::Ours, BEGINNING)).unwrap();
        // 1700 by decision of March 5, a draw against 2105 on March 9: D above 400 counts as 400, ±.42, K 40.
        registry.write(with_a_rating_of_our_own).unwrap();
        let event = report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, NEW, '=')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(ours(&mut registry, APRIL, [1, 8]), [Some(2088), Some(1717)], "{}", trial.name());
        let same = registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, MARCH));
        assert!(is_refused(&same, "nothing-changes"), "{}: {same:?}", trial.name());
        // 2105 loses: ∓.92 × 40.
        let game = WhichGame { round: 1, line: 0, against: None };
        registry.write(|store| correct_result(store, &stamp(MAY), event, game, "0-1")).unwrap();
        registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, MARCH)).unwrap();
        assert_eq!(ours(&mut registry, APRIL, [1, 8]), [Some(2068), Some(1737)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn where_fides_list_governs_a_correction_is_felt_where_it_is_said_to_be() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| decide_owner(store, Owner::Fide, BEGINNING)).unwrap();
        let event = report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        let felt = |registry: &mut Registry| registry.read(|store| effect(store, event)).unwrap();
        assert_eq!(felt(&mut registry), Effect::Unrated, "{}", trial.name());
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(felt(&mut registry), Effect::NextForecast, "{}", trial.name());
        let correct = |registry: &mut Registry, result: &str| {
            let game = WhichGame { round: 1, line: 0, against: None };
            registry.write(|store| correct_result(store, &stamp(APRIL), event, game, result)).unwrap();
        };
        // 2105 v 1999, K 40: a win is +14.4, a draw −5.6, and the next forecast has it.
        correct(&mut registry, "1/2-1/2");
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(ours(&mut registry, APRIL, [1, 5]), [Some(2119), Some(1985)], "{}", trial.name());
        assert_eq!(ours(&mut registry, MAY, [1, 5]), [Some(2099), Some(2005)], "{}", trial.name());

        // FIDE's list of April has come: from now on it is FIDE's number that lists start from.
        import_fides(&mut registry, APRIL, &[(0, 2125, 1, 20), (4, 1985, 1, 20)]);
        import_fides(&mut registry, MAY, &[(0, 2125, 0, 20), (4, 1985, 0, 20)]);
        assert_eq!(felt(&mut registry), Effect::Fides(MAY), "{}", trial.name());
        let cause = |registry: &mut Registry| {
            let told = registry.read(|store| reconcile(store, Tempo::Standard, APRIL, None, "")).unwrap();
            let first = told.players.iter().find(|one| one.person == person(1)).expect("Kovács");
            (first.forecast, first.published, first.cause)
        };
        assert_eq!(cause(&mut registry), (Some(2119), Some(2125), Cause::Correction), "{}", trial.name());
        // Taken back, it is no correction that the forecast lacks.
        correct(&mut registry, "1-0");
        // Before June is closed it is told that FIDE's list stands between.
        let checked = registry.read(|store| month_checklist(store, Tempo::Standard, JUNE)).unwrap();
        assert_eq!((checked.corrections.len(), checked.beyond.len()), (0, 1), "{}", trial.name());
        assert_eq!(cause(&mut registry), (Some(2119), Some(2125), Cause::Unknown), "{}", trial.name());
        // Replayed, the forecast has it: there is nothing that it lacks.
        correct(&mut registry, "1/2-1/2");
        registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, APRIL)).unwrap();
        assert_eq!(cause(&mut registry), (Some(2099), Some(2125), Cause::Unknown), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn where_our_list_governs_a_correction_enters_the_next_list() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| decide_owner(store, Owner::Ours, BEGINNING)).unwrap();
        let event = report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        import_fides(&mut registry, APRIL, &[(0, 2125, 1, 20), (4, 1985, 1, 20)]);
        assert_eq!(registry.read(|store| effect(store, event)).unwrap(), Effect::NextList, "{}", trial.name());
    }
}
