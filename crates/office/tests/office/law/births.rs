//! A birth that was typed wrong and is put right later: lists of before are explained by what was known when they were made.

use super::story::{Player, STANDARD, Story, rated, stamp, swiss};
use arpad_instruments::drift::balance::Door;
use arpad_model::{Birth, PersonId};
use arpad_office::acts::Decided;
use arpad_office::acts::amend::amend;
use arpad_office::acts::desk::OfficeError;
use arpad_office::register::fields_of;
use arpad_office::views::drift::drift;
use arpad_registry::tables::persons;
use arpad_trial::trials;
use jiff::civil::{Date, date};

const A: PersonId = PersonId(1);

/// Somebody finds out when A was born.
fn born(story: &mut Story, year: i16, day: Date) {
    let amended = story.registry.write(|store| {
        let fields = fields_of(&persons::get(store, A)?.expect("A"));
        amend(store, &stamp(day), A, &arpad_office::acts::PersonFields { born: Some(Birth::Year(year)), ..fields })?;
        Ok::<_, OfficeError>(())
    });
    amended.unwrap();
}

/// A and B have 1800, and A has played a hundred games; by the register A is 16, so K is 40 for both: .5 × 40 = 20, 1820 and 1780. In May A
/// turns out to be 34. The list stays, and so do its steps. From then on K is 20: 40 points are .56, .44 × 20 = 8.8 and .44 × 40 =
/// 17.6, 1829 and 1762; the pool loses 8.8 by unequal K and .2 by rounding, and nothing is left unexplained on any list.
#[test]
fn p24_8_3_3_a_list_is_explained_by_the_birth_that_was_known_when_it_was_made() {
    let [april, may, june] = [4, 5, 6].map(|month| date(2024, month, 1));
    for trial in trials() {
        let mut story = Story::on(&trial, april, &[Player { born: 2008, ..rated(1800) }, rated(1800)]);
        let experienced = Decided::Indicators {
            person: A,
            series: STANDARD,
            points: Some(1800),
            grade: None,
            games: Some(100),
            peak: Some(1800),
            reached: Vec::new(),
            taken: false,
        };
        story.decide(experienced, date(2024, 4, 2));
        story.report(&swiss("Kupa", date(2024, 4, 6), "AB1")).unwrap();
        story.close(may);
        assert_eq!(story.ratings(may), [Some(1820), Some(1780)], "{}", trial.name());
        let steps = story.steps('A', may);
        assert!(steps.iter().any(|step| step.contains("junior")), "{steps:?}");

        born(&mut story, 1990, date(2024, 5, 10));
        assert_eq!(
            (story.change('A', may), story.steps('A', may)),
            ("20.00".into(), steps.clone()),
            "{}",
            trial.name()
        );
        // Typed wrong once more, and right again.
        born(&mut story, 2012, date(2024, 5, 11));
        born(&mut story, 1990, date(2024, 5, 12));
        assert_eq!(story.steps('A', may), steps);

        let second = swiss("Második Kupa", date(2024, 5, 18), "AB1");
        story.report_edited(&second, |file| file.replace("2008/", "1990/")).unwrap();
        story.close(june);
        assert_eq!(story.ratings(june), [Some(1829), Some(1762)]);
        assert_eq!((story.change('A', june), story.change('A', may)), ("8.80".into(), "20.00".into()));

        let found = story.registry.read(|store| drift(store, STANDARD)).unwrap().lists;
        let balances: Vec<_> = found.iter().filter_map(|one| one.balance.as_ref()).collect();
        let doors = |at: usize| [Door::UnequalK, Door::Rounding].map(|door| balances[at].line(door));
        assert_eq!((doors(0), doors(1)), ([0, 0], [-880, -20]), "{balances:?}");
        assert!(balances.iter().all(|balance| balance.unexplained() == 0), "{balances:?}");
        story.verify();
    }
}
