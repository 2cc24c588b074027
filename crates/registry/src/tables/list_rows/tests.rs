use super::*;
use crate::Registry;
use crate::tables::persons;
use arpad_model::{EntryId, Person, PersonName};

#[test]
fn a_list_of_many_pages_with_gaps_is_read_whole_and_in_order() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let persons = (1..20_000).chain([28_191, 28_192, 28_193, 100_000, 4_000_000]);
        let row = |person: u32| ListRow {
            person: PersonId(person),
            rating: (!person.is_multiple_of(3)).then_some(1400 + person as i32 % 1000),
            title: if person.is_multiple_of(7) { "FM".to_owned() } else { String::new() },
            state: if person.is_multiple_of(5) { vec![0, person as u8] } else { Vec::new() },
            ..ListRow::default()
        };
        let rows: Vec<ListRow> = persons.map(row).collect();
        registry.write(|store| insert_all(store, ListId(3), &rows)).unwrap();
        registry.write(|store| insert_all(store, ListId(4), &rows[..5])).unwrap();
        let read = registry.read(|store| of(store, ListId(3))).unwrap();
        assert!(read == rows, "{}", trial.name());
        assert!(registry.read(|store| of(store, ListId(5))).unwrap().is_empty(), "{}", trial.name());
        let rated: HashMap<_, _> = rows.iter().filter_map(|row| Some((row.person, row.rating?))).collect();
        assert!(registry.read(|store| ratings(store, ListId(3))).unwrap() == rated, "{}", trial.name());
        let mut shown = Vec::new();
        let take = |row: Shown<'_>| {
            shown.push((row.person, row.rating, row.title.to_owned(), row.active));
            Ok(())
        };
        registry.read(|store| each_shown(store, ListId(3), take)).unwrap();
        let as_shown = |row: &ListRow| (row.person, row.rating, row.title.clone(), row.active);
        assert!(shown == rows.iter().map(as_shown).collect::<Vec<_>>(), "{}", trial.name());
        let mut in_order = Vec::new();
        let take = |person, rating| in_order.push((person, rating));
        registry.read(|store| each_rated(store, ListId(3), take)).unwrap();
        let as_rated = |row: &ListRow| Some((row.person, row.rating?));
        assert!(in_order == rows.iter().filter_map(as_rated).collect::<Vec<_>>(), "{}", trial.name());
        let few = [28_192, 7, 25_000, 4_000_000].map(PersonId);
        let few = registry.read(|store| among(store, ListId(3), &few)).unwrap();
        assert!(few == [row(7), row(28_192), row(4_000_000)], "{}", trial.name());
    }
}

#[test]
fn the_strongest_of_a_country_are_found_however_far_down_they_stand() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let people: Vec<Person> = (1..=2_000)
            .map(|id| {
                let country = if id == 3 || id > 1_990 { "HUN" } else { "FRA" };
                Person { country: country.to_owned(), ..nobody(id) }
            })
            .collect();
        let row = |id: u32| ListRow { person: PersonId(id), rating: Some(3000 - id as i32), ..ListRow::default() };
        let rows: Vec<ListRow> = (1..=2_000).map(row).collect();
        registry.write(|store| insert_all(store, ListId(1), &rows)).unwrap();
        registry.write(|store| persons::insert_all(store, &people, EntryId(1))).unwrap();
        let found = |registry: &mut Registry, most| {
            let rows = registry.read(|store| strongest_of(store, ListId(1), ["HUN", "HU"], most)).unwrap();
            rows.iter().map(|row| row.person.0).collect::<Vec<_>>()
        };
        assert_eq!(found(&mut registry, 1), [3], "{}", trial.name());
        assert_eq!(found(&mut registry, 3), [3, 1_991, 1_992], "{}", trial.name());
        assert_eq!(found(&mut registry, 20).len(), 11, "{}", trial.name());
    }
}

fn nobody(id: u32) -> Person {
    Person {
        id: PersonId(id),
        komir: None,
        fide: None,
        egd: None,
        name: PersonName::default(),
        plain: String::new(),
        sound: String::new(),
        born: None,
        sex: None,
        country: String::new(),
        title: String::new(),
        club: None,
        died: None,
        hidden: false,
        merged_into: None,
        withheld: false,
        stranger: false,
    }
}

#[test]
fn members_of_a_club_are_counted_alike_on_both_databases() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let points = [Some(1400), Some(1449), Some(1450), None, Some(2100)];
        let rows: Vec<ListRow> = (1..)
            .map(PersonId)
            .zip(points)
            .map(|(person, rating)| ListRow { person, rating, ..ListRow::default() })
            .collect();
        registry.write(|store| insert_all(store, ListId(1), &rows)).unwrap();
        let person = |id: u32, club: u32| Person { club: Some(ClubId(club)), ..nobody(id) };
        let people = [person(1, 7), person(2, 7), person(3, 8), person(5, 7)];
        registry.write(|store| persons::insert_all(store, &people, EntryId(1))).unwrap();
        assert_eq!(
            registry.read(|store| above_in_club(store, ListId(1), 1400, ClubId(7))).unwrap(),
            (2, 3),
            "{}",
            trial.name()
        );
        assert_eq!(
            registry.read(|store| above_in_club(store, ListId(9), 1400, ClubId(7))).unwrap(),
            (0, 0),
            "{}",
            trial.name()
        );
    }
}
