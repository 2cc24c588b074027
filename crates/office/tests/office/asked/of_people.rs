//! Who is meant, and what is somebody's own.

use super::*;

/// A game is told with the ratings of the list that was in force when its event began: Tóth and Szűcs-Nagy met in March, 1999 and 1712,
/// and in June, 1985 + 17 = 2002 and 1726 + 10 = 1736. Zsoldos had none in April.
#[test]
fn a_game_is_told_with_the_ratings_of_its_day() {
    let mut registry = story();
    let mut met = |one: u32, other: u32| {
        let games = registry.read(|store| rated_meetings(store, PersonId(one), PersonId(other))).unwrap();
        games.map(|games| games.iter().map(|game| (game.meeting.event.id.0, game.ratings)).collect::<Vec<_>>())
    };
    let due = vec![(4, [Some(2002), Some(1736)]), (1, [Some(1999), Some(1712)])];
    assert_eq!(met(5, 3), Ok(due));
    assert_eq!(met(8, 5), Ok(vec![(2, [None, Some(1985)])]));
    assert_eq!(met(1, 5), Ok(vec![]), "they have not met");
    assert!(met(1, 6).is_err() && met(6, 1).is_err(), "Vörös is not shown");
}

/// Everything came from the officer; only the last event was announced.
#[test]
fn an_event_is_his_who_announced_it_or_sent_its_report() {
    let mut registry = story();
    registry
        .read(|store| {
            let own: Vec<u32> = own_events(store, "officer")?.iter().map(|event| event.id.0).collect();
            assert_eq!((own, own_events(store, "anna")?.len()), (vec![5], 0));
            let mut of = |name: &str, event: u32| is_of(store, name, TournamentId(event));
            assert_eq!([of("officer", 1)?, of("officer", 5)?, of("officer", 6)?], [true, true, false]);
            assert_eq!([of("anna", 1)?, of("anna", 5)?], [false, false]);
            Ok::<_, OfficeError>(())
        })
        .unwrap();
}

/// The newest first.
#[test]
fn own_events_stand_by_their_last_day() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    for (name, day) in [("Közép", 10), ("Késő", 20), ("Korai", 5)] {
        let days = (date(2024, 5, day), date(2024, 5, day));
        registry.write(|store| announce(store, &stamp(MARCH), to_announce(name, days, MARCH))).unwrap();
    }
    let own = registry.read(|store| own_events(store, "officer")).unwrap();
    assert_eq!(own.iter().map(|event| event.name.as_str()).collect::<Vec<_>>(), ["Késő", "Közép", "Korai"]);
}

/// Kovács is two numbers that are one person; before that was known nobody could tell which of them is meant.
#[test]
fn a_person_is_meant_by_number_by_name_or_by_both() {
    let mut registry = story();
    let mut meant = |text: &str| registry.read(|store| person_meant(store, text));
    for text in
        ["3", " 3 ", "fide:700003", "FIDE: 700003", "Szűcs-Nagy", "szucs", "\t3", "3\tSzűcs-Nagy Ágnes", "Szűcs-Nagy\t"]
    {
        assert_eq!(meant(text).unwrap(), PersonId(3), "{text:?}");
    }
    // The number of a federation stands behind the name as well.
    assert_eq!(meant("fide:700003\tSzűcs-Nagy").unwrap(), PersonId(3));
    assert_eq!(meant("komir:2").unwrap(), PersonId(3), "whoever is licensed second has it");
    for (text, code) in [
        ("Senki", "person-not-found"),
        ("", "person-not-found"),
        ("\t", "person-not-found"),
        ("99", "person-not-found"),
        ("fide:", "number-unreadable"),
        ("komir:x", "number-unreadable"),
        ("komir:0", "person-not-found"),
        ("egd:1", "person-not-found"),
        ("4\tSzűcs-Nagy", "person-of-two"),
    ] {
        assert_eq!(refused(meant(text)), code, "{text:?}");
    }
    assert_eq!(meant("Kovács").unwrap(), PersonId(1), "the other number is the same person");
    let mut before = Registry::scratch().unwrap();
    before.write(found).unwrap();
    let several = refusal_of(before.read(|store| person_meant(store, "Kovács")));
    assert_eq!(several.code.as_str(), "person-several");
    assert!(several.facts.contains(&("count", Fact::from(2_usize))), "{:?}", several.facts);
    let persons = several.facts.iter().find(|(name, _)| *name == "persons").map(|(_, fact)| fact.clone());
    assert_eq!(persons, Some(Fact::Name("1 Kovács Péter 1987; 2 Kovács Péter 1990".into())));
}

#[test]
fn a_number_that_was_merged_is_shown_as_the_one_it_stands_for() {
    let mut registry = story();
    let shown = registry.read(|store| persons_shown(store, &[2, 99, 6, 3].map(PersonId))).unwrap();
    let told: Vec<_> = shown.iter().map(|(asked, one)| (asked.0, one.as_ref().ok().map(|one| one.id.0))).collect();
    assert_eq!(told, [(2, Some(1)), (6, None), (3, Some(3))], "Vörös is not shown, and nobody is 99");
}

/// The numbers of FIDE that a report names; a case names none.
#[test]
fn the_numbers_of_a_file() {
    use arpad_office::rating::rate_file::numbers_in;
    let bytes = trf("Kupa", APRIL, APRIL, &[(0, true), (4, false), (5, true)], &[(1, 1, 2, '=')]);
    let mut numbers = numbers_in(&bytes);
    numbers.sort_unstable();
    assert_eq!(numbers, [700_001, 700_006]);
    assert_eq!(numbers_in(&case(APRIL, &[(1, Some(2105), 0)], serde_json::json!([]))), [0_u64; 0]);
}
