//! What something would do to the next list, before it is written: who would stand on it with another number.

use crate::month::*;
use arpad_model::{PersonId, Tempo};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::views::foreseen::{
    Ahead, Concerned, Foreseen, Shift, ahead, concerned, entering, foreseen, foreseen_on, shifts,
};
use arpad_registry::tables::lists;
use arpad_registry::{Reader, Registry};
use jiff::civil::{Date, date};
use std::collections::BTreeSet;

fn next(registry: &mut Registry) -> Foreseen {
    registry.read(|store: &mut Reader<'_>| -> Result<_, OfficeError> { foreseen(store) }).unwrap()
}

/// Who, and his number before and after; all of it on one list of standard chess.
fn told(day: Date, shifts: &[Shift]) -> Vec<(u32, Option<i32>, Option<i32>)> {
    assert!(shifts.iter().all(|one| (one.series, one.day) == (STANDARD, day)), "{shifts:?}");
    shifts.iter().map(|one| (one.person.0, one.before, one.after)).collect()
}

#[test]
fn a_report_shifts_those_who_played_the_biggest_difference_first() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let nothing = next(&mut registry);
        assert_eq!(shifts(&nothing, &nothing), []);

        // Nobody has thirty games yet: K 40, but 10 for who reached 2400. 2105 beats 1999: D 106, .64, so ±.36 · 40 = 14.4.
        // 2410 beats 1850: D 560 counts as 400, so ±.08: .8 with K 10, 3.2 with K 40.
        let games = [(0, 4, '1'), (3, 1, '1')];
        let cup = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &games), date(2024, 3, 10));
        let with_cup = next(&mut registry);
        let moved = [
            (1, Some(2105), Some(2119)),
            (5, Some(1999), Some(1985)),
            (2, Some(1850), Some(1847)),
            (4, Some(2410), Some(2411)),
        ];
        assert_eq!(told(APRIL, &shifts(&nothing, &with_cup)), moved, "{}", trial.name());

        // Three of five against 2105, 1712, 1999, 2250 and 1850, with two draws against 1800: 13516 / 7 + 50 = 1980.86.
        let first = [(NEW, 0, '0'), (2, NEW, '0'), (NEW, 4, '='), (NEW, 5, '='), (1, NEW, '0')];
        report(&mut registry, &duels("Első", date(2024, 3, 16), &first), date(2024, 3, 17));
        let with_both = next(&mut registry);
        assert_eq!(told(APRIL, &shifts(&with_cup, &with_both)), [(8, None, Some(1981))]);
        assert_eq!(told(APRIL, &shifts(&with_both, &with_cup)), [(8, Some(1981), None)], "the way back");
        assert_eq!(
            told(APRIL, &shifts(&nothing, &with_both))[0],
            (8, None, Some(1981)),
            "a first rating is the biggest"
        );

        // Without the cup they stand where they stood.
        registry.write(|store| withdraw(store, &stamp(date(2024, 3, 18)), cup, "tévedés").map(drop)).unwrap();
        let without = next(&mut registry);
        let back: Vec<_> = moved.iter().map(|(person, before, after)| (*person, *after, *before)).collect();
        assert_eq!(told(APRIL, &shifts(&with_both, &without)), back, "{}", trial.name());

        // After the list of April the next is that of May: nothing of before is compared with it.
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let closed = next(&mut registry);
        assert_eq!(shifts(&without, &closed), []);
        report(&mut registry, &duels("Május", date(2024, 4, 9), &[(5, 6, '1')]), date(2024, 4, 10));
        let later = next(&mut registry);
        // 2250 beats 1533: D 717 counts as 400, ±.08 · 40 = 3.2.
        let persons: Vec<PersonId> = shifts(&closed, &later).iter().map(|one| one.person).collect();
        assert_eq!(persons, [PersonId(6), PersonId(7)]);
        assert_eq!(told(MAY, &shifts(&closed, &later))[0], (6, Some(2250), Some(2253)));
    }
}

/// A look that is undone, as the desk has it.
enum Look {
    Seen(Box<Foreseen>),
    Failed(OfficeError),
}

impl<E: Into<OfficeError>> From<E> for Look {
    fn from(error: E) -> Self {
        Look::Failed(error.into())
    }
}

fn on(registry: &mut Registry, days: &BTreeSet<(Tempo, Date)>) -> Foreseen {
    let mut days_of = Concerned::default();
    days_of.chess.clone_from(days);
    let looked =
        registry.write(|store| -> Result<(), Look> { Err(Look::Seen(Box::new(foreseen_on(store, &days_of)?))) });
    match looked {
        Err(Look::Seen(seen)) => *seen,
        Err(Look::Failed(error)) => panic!("{error}"),
        Ok(()) => panic!("it stands"),
    }
}

fn lying_ahead(registry: &mut Registry) -> Ahead {
    registry.read(|store: &mut Reader<'_>| -> Result<_, OfficeError> { ahead(store) }).unwrap()
}

/// The list of April is closed and waits to be published when a report of March comes: it enters May, and starts from April.
#[test]
fn a_late_report_is_foreseen_on_the_list_it_enters() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // 2105 becomes 2119, as in the story above.
        report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();
        let before = lying_ahead(&mut registry);
        let days = BTreeSet::from([(Tempo::Standard, APRIL), (Tempo::Standard, MAY)]);
        let was = on(&mut registry, &days);
        // The list of March is in force on the day of the game: 2105 loses to 2250, D 145, .31, with K 40 12.4 points.
        let late = duels("Késő", date(2024, 3, 20), &[(0, 5, '0')]);
        report(&mut registry, &late, date(2024, 4, 3));
        let after = lying_ahead(&mut registry);
        let told_of: Vec<_> =
            entering(&before, &after).into_iter().map(|one| (one.name, one.series, one.day)).collect();
        assert_eq!(told_of, [("Késő".to_owned(), STANDARD, MAY)], "{}", trial.name());
        assert_eq!(concerned(&before, &after, None).chess, days, "{}", trial.name());
        let is = on(&mut registry, &days);
        let due = [(1, Some(2119), Some(2107)), (6, Some(2250), Some(2262))];
        assert_eq!(told(MAY, &shifts(&was, &is)), due, "{}", trial.name());
        let open = registry.read(|store| lists::of(store, STANDARD)).unwrap();
        let open: Vec<Date> = open.into_iter().filter(|list| list.published.is_none()).map(|list| list.day).collect();
        assert_eq!(open, [APRIL], "a look publishes nothing, {}", trial.name());
    }
}
