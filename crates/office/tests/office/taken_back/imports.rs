//! A list imported under a wrong date, from a wrong file, or with too few of its players.

use super::*;
use arpad_model::{FideId, List, Origin, PersonId, Tempo};
use arpad_office::acts::cancel::{cancel, unclose};
use arpad_office::acts::close::{close_month, replay_chess};
use arpad_office::acts::import::import_instead;
use arpad_office::acts::publish::publish;
use arpad_registry::tables::{list_rows, lists, persons};
use jiff::civil::date;

const LIST: [(usize, u16, u16, u8); 3] = [(0, 2111, 3, 20), (3, 2400, 0, 10), (5, 2260, 2, 20)];

#[test]
fn a_list_under_a_wrong_date_is_withdrawn_and_imported_under_the_right_one() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let bytes = fides(&LIST, Some((1_600_001, "Huber, Franz")));
        let before = tables(&mut registry);
        let wrong = registry.write(|store| import_list(store, date(2025, 4, 1), &bytes)).unwrap();
        assert_eq!((wrong.new_persons, wrong.lists.len()), (1, 1));
        let entry = head(&mut registry);
        registry.write(|store| cancel(store, &stamp(MAY), entry, "2024 a helyes")).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        verified(&trial);
        let right = registry.write(|store| import_list(store, APRIL, &bytes)).unwrap();
        assert!(!right.seen_before && right.new_persons == 1);
        let huber = registry.read(|store| persons::by_fide(store, FideId(1_600_001))).unwrap().expect("Huber");
        assert_eq!(huber.id, PersonId(8), "as if the first had never been");
        verified(&trial);
    }
}

#[test]
fn what_was_built_upon_a_list_goes_first() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        registry.write(|store| import_list(store, APRIL, &fides(&LIST, None))).unwrap();
        let entry = head(&mut registry);
        let again =
            |registry: &mut Registry| registry.write(|store| cancel(store, &stamp(MAY), entry, "nem ez a fájl"));
        registry.write(|store| close_month(store, &stamp(MAY), Tempo::Standard, MAY)).unwrap();
        let refusal = refusal_of(again(&mut registry));
        assert_eq!(refusal.code.as_str(), "import-closed-upon");
        assert!(refusal.facts.contains(&("month", "2024-05".into())), "{:?}", refusal.facts);
        registry.write(|store| unclose(store, &stamp(MAY), STANDARD, Some(MAY), "")).unwrap();
        again(&mut registry).unwrap();
        verified(&trial);
    }
}

/// The list of May was published on a wrong file for April, in which Kovács had 2111. The right file says 2222.
#[test]
fn a_published_list_gets_its_revision_from_the_right_file() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        registry.write(|store| import_list(store, APRIL, &fides(&LIST, None))).unwrap();
        let entry = head(&mut registry);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let withdrawn = registry.write(|store| cancel(store, &stamp(MAY), entry, "nem ez a fájl"));
        assert_eq!(refusal_of(withdrawn).code.as_str(), "import-published-upon");
        let right = fides(&[(0, 2222, 3, 20), (3, 2400, 0, 10), (5, 2260, 2, 20)], None);
        let refusal = refusal_of(registry.write(|store| import_list(store, APRIL, &right)));
        assert_eq!(refusal.code.as_str(), "list-imported");
        let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(APRIL), ..Incoming::default() };
        let done = registry.write(|store| import_instead(store, &stamp(MAY), &right[..], &incoming, |_| {})).unwrap();
        assert_eq!((done.instead, done.lists[0].revision, done.built_upon.len()), (true, 1, 1));
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap()[0], Some(2111), "{}", trial.name());
        registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, MAY)).unwrap();
        registry.write(|store| publish(store, &stamp(MAY), STANDARD, Some(MAY))).unwrap();
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap()[0], Some(2222), "{}", trial.name());
        verified(&trial);
    }
}

#[test]
fn an_import_without_the_filter_widens_the_one_with_it() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let bytes = fides(&LIST, Some((1_600_001, "Huber, Franz")));
        let mut with = |federation: &str| {
            let incoming =
                Incoming { file_name: "players_list_foa.txt", day: Some(APRIL), federation, ..Incoming::default() };
            registry.write(|store| import(store, &stamp(APRIL), &bytes[..], &incoming, |_| {})).unwrap()
        };
        let narrow = with("HUN");
        assert_eq!((narrow.new_persons, narrow.lists[0].players), (0, 3));
        let wide = with("");
        assert_eq!((wide.seen_before, wide.instead, wide.new_persons), (false, true, 1));
        assert_eq!((wide.lists[0].players, wide.lists[0].revision), (4, 1));
        assert!(with("").seen_before && with("HUN").seen_before, "everybody is there");
        let of_fide = |list: &List| list.origin == Origin::Fide && list.day == APRIL;
        let rows = registry
            .read(|store| {
                let list = lists::of(store, STANDARD)?.into_iter().rfind(of_fide).expect("the list");
                list_rows::of(store, list.id)
            })
            .unwrap();
        let said: Vec<_> = rows.iter().map(|row| (row.person.0, row.rating)).collect();
        assert_eq!(said, [(1, Some(2111)), (4, Some(2400)), (6, Some(2260)), (8, Some(2345))], "{}", trial.name());
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let huber = registry.read(|store| super::super::month::rows(store, MAY)).unwrap();
        assert_eq!(huber.iter().find(|row| row.person == PersonId(8)).and_then(|row| row.rating), Some(2345));
        verified(&trial);
    }
}

#[test]
fn whom_a_withdrawn_list_changed_is_as_the_list_before_says() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let of = |name: &'static str| fides(&LIST, Some((1_600_001, name)));
        // Without another list, what was typed holds.
        let before = tables(&mut registry);
        let odd = fides(&LIST, None).into_iter().map(|byte| if byte == b'P' { b'X' } else { byte }).collect::<Vec<_>>();
        registry.write(|store| import_list(store, date(2024, 1, 1), &odd)).unwrap();
        let given = |registry: &mut Registry| {
            registry.read(|store| persons::get(store, PersonId(1))).unwrap().expect("Kovács").name.given
        };
        assert_eq!(given(&mut registry), "Xéter");
        let entry = head(&mut registry);
        registry.write(|store| cancel(store, &stamp(APRIL), entry, "rossz fájl")).unwrap();
        assert_eq!(given(&mut registry), "Péter");
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        registry.write(|store| import_list(store, APRIL, &of("Huber, Franz"))).unwrap();
        let before = tables(&mut registry);
        registry.write(|store| import_list(store, MAY, &of("Huber, Otto"))).unwrap();
        let entry = head(&mut registry);
        let named = |registry: &mut Registry| {
            let huber = registry.read(|store| persons::by_fide(store, FideId(1_600_001))).unwrap();
            huber.expect("Huber").name.given
        };
        assert_eq!(named(&mut registry), "Otto");
        registry.write(|store| cancel(store, &stamp(MAY), entry, "rossz fájl")).unwrap();
        assert_eq!(named(&mut registry), "Franz", "{}", trial.name());
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        verified(&trial);
    }
}
