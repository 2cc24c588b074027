//! What was done about a person or an event is found without reading the ledger again.

use crate::month::{duels, found, fresh, report, stamp};
use arpad_model::{ClubId, EntryId, PersonId};
use arpad_office::acts::club::add_club;
use arpad_office::acts::death::died;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::hide::hide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::paper::license;
use arpad_office::acts::unmerge::unmerge;
use arpad_office::views::about::{About, entries_of};
use arpad_registry::{Reader, Writer, ledger};
use jiff::civil::date;

fn kinds(store: &mut Reader<'_>, numbers: &[EntryId]) -> Result<Vec<String>, OfficeError> {
    Ok(entries_of(store, numbers)?.into_iter().map(|entry| entry.act).collect())
}

/// Something that is done about a person.
type Deed<'a> = dyn Fn(&mut Writer<'_>) -> Result<(), OfficeError> + 'a;

#[test]
fn entries_about_a_person_and_an_event_are_the_newest_first() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 9);
        let event = report(&mut registry, &duels("Délelőtti", day, &[(0, 4, '1'), (1, 2, '=')]), date(2024, 3, 10));
        let other = report(&mut registry, &duels("Délutáni", day, &[(5, 3, '0')]), date(2024, 3, 10));
        let mut about = About::default();
        registry.read(|store| about.follow(store)).unwrap();
        let of_event = registry
            .read(|store| {
                let found = about.event(store, event)?;
                kinds(store, &found)
            })
            .unwrap();
        assert_eq!(of_event, ["accept", "submit"], "{}", trial.name());
        let [one, two] = [event, other].map(|event| registry.read(|store| about.event(store, event)).unwrap());
        assert!(!one.iter().any(|entry| two.contains(entry)), "{}", trial.name());

        // What comes later is read on.
        let before = about.person(&[PersonId(1)]).len();
        let stamp = stamp(date(2024, 3, 12));
        registry
            .write(|store| {
                add_club(store, &stamp, "Vasas", "Budapest")?;
                license(store, &stamp, PersonId(1), ClubId(1), "2023/24", date(2024, 3, 11))?;
                merge(store, &stamp, PersonId(6), PersonId(7), true)
            })
            .unwrap();
        registry.read(|store| about.follow(store)).unwrap();
        let head = registry.read(ledger::head).unwrap().0;
        assert_eq!(about.person(&[PersonId(1)]).len(), before + 1, "{}", trial.name());
        assert_eq!(about.person(&[PersonId(6)])[0], head, "{}", trial.name());
        assert_eq!(about.person(&[PersonId(6)])[0], about.person(&[PersonId(7)])[0], "{}", trial.name());
        let both = about.person(&[PersonId(6), PersonId(7)]);
        assert!(both.windows(2).all(|pair| pair[0] > pair[1]), "{}: each once, the newest first", trial.name());
        assert!(!about.person(&[PersonId(60)]).iter().any(|entry| both.contains(entry)), "6 is not 60");

        // Every act about a person alone.
        let acts: [&Deed<'_>; 3] = [
            &|store| unmerge(store, &stamp, PersonId(7)).map(drop),
            &|store| hide(store, &stamp, PersonId(5), true).map(drop),
            &|store| died(store, &stamp, PersonId(4), date(2024, 3, 11)),
        ];
        for (act, person) in acts.into_iter().zip([7, 5, 4]) {
            registry.write(act).unwrap();
            registry.read(|store| about.follow(store)).unwrap();
            let head = registry.read(ledger::head).unwrap().0;
            assert_eq!(about.person(&[PersonId(person)])[0], head, "{}: {person}", trial.name());
            assert!(!about.person(&[PersonId(1)]).contains(&head), "{}: {person}", trial.name());
        }

        // Another register under the same roof is read from its beginning.
        let others = arpad_trial::trials();
        let mut anew = fresh(others[0].address());
        anew.read(|store| about.follow(store)).unwrap();
        assert!(about.person(&[PersonId(6)]).is_empty(), "{}", trial.name());
    }
}
