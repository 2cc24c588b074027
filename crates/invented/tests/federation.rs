//! The invented federation goes through the whole office and verifies.

use arpad_instruments::drift::balance::Door;
use arpad_instruments::drift::fraction::Fraction;
use arpad_instruments::drift::spread::{Measure, Spread};
use arpad_instruments::running::Running;
use arpad_instruments::simulation::{Board, Plan, Simulated, simulate};
use arpad_invented::{Size, build, build_plainly, invent, simulated};
use arpad_model::{Decimal, HalfPoints, PersonId, Series, Tempo};
use arpad_office::rating::rate_case::Answer;
use arpad_office::verify::verify;
use arpad_office::views::drift::drift;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_registry::Registry;
use arpad_registry::tables::{list_rows, lists};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::kernel::trace::Silent;

#[test]
fn the_small_federation_is_built_the_same_every_time_and_verifies() {
    let federation = invent(1867, Size::small());
    let mut seals = Vec::new();
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let built = build(&mut registry, &federation, Size::small(), |_, _| {}).unwrap();
        assert!(built.lists > 8 && built.files > 10, "{built:?}");
        let verified = verify(&mut registry, |_, _| {}).unwrap();
        assert_eq!(verified.faults, [], "{}", trial.name());
        assert_eq!(verified.set_back, [], "the office did everything on its day");
        seals.push(verified.seal);
    }
    seals.dedup();
    assert_eq!(seals.len(), 1);
}

/// A list and its explanation are two calculations over the same kernel; they must never say two things.
#[test]
fn every_rating_of_every_list_is_what_its_explanation_says() {
    let mut registry = Registry::scratch().unwrap();
    build(&mut registry, &invent(1867, Size::small()), Size::small(), |_, _| {}).unwrap();
    let mut explained = 0;
    for series in Series::ALL {
        for list in registry.read(|store| lists::of(store, series)).unwrap() {
            // What was told of persons since, and revised since, is the business of other tests.
            let which = Which {
                series,
                date: Wanted::Day(list.day),
                after: list.tournament,
                revision: Some(list.revision),
                as_known_on: None,
                origin: None,
            };
            let rows = registry.read(|store| list_rows::of(store, list.id)).unwrap();
            for row in rows {
                let told = registry.read(|store| explain_list(store, row.person, Some(series), Some(&which)));
                let told = told.unwrap();
                if told.list.id == list.id {
                    assert!(told.agrees(), "{} {} person {}: {:?}", series, list.day, row.person, told.computed());
                    let Some(answer) = &told.answer else { continue };
                    explained += 1;
                    let Answer::Chess(answer) = answer else { continue };
                    let result = &answer.rated.players[told.position];
                    if row.score.is_some() {
                        assert_eq!(row.score.map(HalfPoints), Some(result.score));
                        assert_eq!(row.expected.map(|points| Decimal(points.into())), result.expected);
                    } else {
                        assert!(result.games == 0 || result.before.is_none(), "{result:?}");
                    }
                }
            }
        }
    }
    assert!(explained > 300, "{explained} calculations");
}

/// A simulated federation goes through the office file by file, and the office's lists are those the simulation's own kernel
/// gave: two roads, one law.
#[test]
fn a_simulated_federation_goes_through_the_office() {
    let plan = Plan::new(11, 160, 5);
    let truth = simulate(&plan);
    let mut registry = Registry::scratch().unwrap();
    let built = build_plainly(&mut registry, &simulated(&truth), plan.months, |_, _| {}).unwrap();
    assert_eq!((built.files, built.lists), (truth.events.len(), 6));
    let mut running = Running::new();
    let mut compared = 0;
    for month in 0..plan.months {
        for person in &truth.people[running.len()..] {
            if person.joins as usize <= month {
                running.enter(Simulated::starting(person));
            }
        }
        let list = plan.list(month + 1);
        let edition = Calendar::default().list_edition(Tempo::Standard, list);
        let tournaments: Vec<_> = truth.of_month(month).iter().map(|event| event.tournament()).collect();
        running.close(edition, list, &tournaments, &mut Silent);
        let found = registry.read(|store| lists::of(store, Series::Chess(Tempo::Standard))).unwrap();
        let found = found.into_iter().find(|one| one.day == list).unwrap();
        let ratings = registry.read(|store| list_rows::ratings(store, found.id)).unwrap();
        for at in 0..running.len() as u32 {
            let computed = running.rating(at).map(i32::from);
            assert_eq!(ratings.get(&PersonId(at + 1)).copied(), computed, "{list}: {at}");
            compared += 1;
        }
    }
    assert!(compared > 700, "{compared}");
}

#[test]
fn a_simulated_go_federation_goes_through_the_office() {
    let plan = Plan { board: Board::Go, ..Plan::new(11, 80, 3) };
    let truth = simulate(&plan);
    let mut registry = Registry::scratch().unwrap();
    let built = build_plainly(&mut registry, &simulated(&truth), plan.months, |_, _| {}).unwrap();
    assert_eq!(built.files, truth.events.len());
    assert!(built.lists > 2, "{built:?}");
    assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
}

/// With late reports, corrections, a conversion, newcomers and go: of every list the lines of the balance sheet add up to the change of
/// the pool, and the parts of every number to its change.
#[test]
fn everything_adds_up_on_every_list() {
    let mut registry = Registry::scratch().unwrap();
    build(&mut registry, &invent(1867, Size::small()), Size::small(), |_, _| {}).unwrap();
    let mut lines = 0;
    for series in Series::ALL {
        let found = registry.read(|store| drift(store, series)).unwrap();
        for one in &found.lists {
            let Some(changes) = &one.changes else { continue };
            let balance = one.balance.as_ref().unwrap();
            assert_eq!(balance.unexplained(), 0, "{series} {}: {balance:?}", one.list.day);
            let [before, after] = changes[0].ends().map(|spread| spread.unwrap());
            let pool = |spread: Spread| spread.mean().floor_of(100 * i128::from(spread.players));
            assert_eq!((balance.before, balance.after), (pool(before), pool(after)));
            lines += Door::ALL.into_iter().filter(|door| balance.line(*door) != 0).count();
            for change in changes {
                for measure in Measure::ALL {
                    let parts = change.parts(measure).unwrap().into_iter().sum::<Fraction>();
                    assert_eq!(Some(parts), change.whole(measure), "{series} {}", one.list.day);
                }
            }
        }
        let whole = &found.balance;
        assert_eq!(whole.unexplained(), 0, "{series}");
    }
    assert!(lines > 20, "doors that points went through: {lines}");
}
