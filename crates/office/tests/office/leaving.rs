//! Who leaves a list: told before it is closed, and before whatever takes him off is written.

use crate::month::*;
use arpad_model::{EntryId, PersonId, Tempo};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::verify::verify;
use arpad_office::views::checklist::{Mover, month_checklist};
use arpad_office::views::foreseen::{Foreseen, foreseen, shifts};
use arpad_registry::{Reader, Registry};
use jiff::civil::{Date, date};

fn decided(registry: &mut Registry, decision: Decided, day: Date) -> EntryId {
    let act = DecideAct { decision, day, reference: "7/2024".into() };
    registry.write(|store| decide(store, &stamp(day), act)).unwrap().seq
}

fn next(registry: &mut Registry) -> Foreseen {
    registry.read(|store: &mut Reader<'_>| -> Result<_, OfficeError> { foreseen(store) }).unwrap()
}

/// Who, and his number before and after.
fn told(before: &Foreseen, after: &Foreseen) -> Vec<(u32, Option<i32>, Option<i32>)> {
    shifts(before, after).iter().map(|one| (one.person.0, one.before, one.after)).collect()
}

#[test]
fn whoever_falls_below_the_floor_is_told_before_the_list_is_closed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let nothing = next(&mut registry);
        // 1402 loses to 1712: D 310, .14, with K 40 5.6 points: 1396 is below 1400, and 1712 becomes 1718.
        decided(&mut registry, rating_of(PersonId(7), 1402), date(2024, 3, 2));
        report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(2, 6, '1')]), date(2024, 3, 10));
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        assert_eq!(list.leaving, [(PersonId(7), 1533)], "{}", trial.name());
        assert_eq!(list.movers, [Mover { person: PersonId(3), before: 1712, after: 1718 }]);
        assert!(list.first_ratings.is_empty() && !list.is_clear());
        let with = next(&mut registry);
        assert_eq!(told(&nothing, &with), [(7, Some(1533), None), (3, Some(1712), Some(1718))]);
        assert_eq!(told(&with, &nothing), [(7, None, Some(1533)), (3, Some(1718), Some(1712))], "the way back");

        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let april = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!((april[2], april[6]), (Some(1718), None), "as it was told");
        // Who has no rating already leaves nothing.
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        assert_eq!(list.leaving, []);
    }
}

#[test]
fn a_suspension_is_foreseen_with_everybody_it_takes_off_the_list() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let nothing = next(&mut registry);
        let suspension = Decided::Suspension { federation: "HUN".into(), until: None };
        let entry = decided(&mut registry, suspension, date(2024, 3, 15));
        let suspended = next(&mut registry);
        let points: [(u32, i32); 7] = [(1, 2105), (2, 1850), (3, 1712), (4, 2410), (5, 1999), (6, 2250), (7, 1533)];
        let gone: Vec<_> = points.iter().map(|(person, points)| (*person, Some(*points), None)).collect();
        assert_eq!(told(&nothing, &suspended), gone, "{}", trial.name());
        decided(&mut registry, Decided::Exemption { person: PersonId(5), until: None }, date(2024, 3, 16));
        assert_eq!(told(&suspended, &next(&mut registry)), [(5, None, Some(1999))], "one of them stays");
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        let leaving = [(4, 2410), (6, 2250), (1, 2105), (2, 1850), (3, 1712), (7, 1533)];
        assert_eq!(list.leaving, leaving.map(|(person, points)| (PersonId(person), points)), "{}", trial.name());

        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let april = registry.read(|store| rows(store, APRIL)).unwrap();
        assert_eq!(april.iter().map(|row| (row.person.0, row.rating)).collect::<Vec<_>>(), [(5, Some(1999))]);
        // They are off already; once nothing stands against them they come back, and nobody gets a first rating.
        let off = next(&mut registry);
        assert_eq!(registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap().leaving, []);
        registry.write(|store| cancel(store, &stamp(date(2024, 4, 10)), entry, "tévedés")).unwrap();
        let back =
            points.iter().filter(|(person, _)| *person != 5).map(|(person, points)| (*person, None, Some(*points)));
        assert_eq!(told(&off, &next(&mut registry)), back.collect::<Vec<_>>(), "{}", trial.name());
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        assert_eq!((list.first_ratings, list.leaving), (Vec::new(), Vec::new()));
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
