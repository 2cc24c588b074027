//! The invented federation goes through the whole office and verifies.

use arpad_invented::{Size, build, invent};
use arpad_model::{Decimal, HalfPoints, Series};
use arpad_office::rating::rate_case::Answer;
use arpad_office::verify::verify;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_registry::Registry;
use arpad_registry::tables::{list_rows, lists};

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
