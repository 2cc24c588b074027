//! Lists, their events and the ratings of now.

use super::*;

/// June: 2406, 2242, 2113, 2002, 1994, 1736, 1523. Only Kovács (2113) is of Vasas.
#[test]
fn a_rating_has_a_place_among_those_who_are_asked_for() {
    let mut registry = story();
    let roll = registry
        .read(|store| {
            let list = governing(store, STANDARD)?.expect("a list");
            Roll::read(store, &list)
        })
        .unwrap();
    let place = |rating: i32, selection: &Selection| {
        let (place, lower) = roll.place_among(rating, selection);
        (place.place, place.of, lower)
    };
    let all = Selection::default();
    assert_eq!(place(2002, &all), (4, 7, 3), "nobody is above or below himself");
    assert_eq!(place(2000, &all), (5, 7, 3));
    assert_eq!(place(2500, &all), (1, 7, 7));
    assert_eq!(place(1000, &all), (8, 7, 0));
    let vasas = Selection { club: Some("vasas".into()), ..all };
    assert_eq!((place(2000, &vasas), place(2113, &vasas), place(2114, &vasas)), ((2, 1, 0), (1, 1, 0), (1, 1, 1)));
    assert_eq!((roll.marked_unrated(), roll.counties()), (0, vec![]));
}

/// April made anew: Szűcs-Nagy draws with Tóth, 0.34 · 40 = 13.6, so 1726. May: Zsoldos' first rating is 1994. June waits: Tóth (2002)
/// beats Szűcs-Nagy (1736), D 266, 0.18 · 40 = 7.2: 2009.
#[test]
fn what_the_events_of_a_list_did_to_one_player() {
    let mut registry = story();
    let told = registry
        .read(|store| {
            let of = |store: &mut arpad_registry::Reader<'_>, day: Date, person: u32| {
                let list = list(store, day)?;
                let mut all: Vec<_> = changes_of(store, &list, PersonId(person))?.into_iter().collect();
                all.sort_by_key(|(event, _)| *event);
                let told = all.into_iter().map(|(event, one)| (event.0, one.rating, one.by, one.after));
                Ok::<_, OfficeError>(told.collect::<Vec<_>>())
            };
            let found = forecast(store, STANDARD)?.expect("an event waits");
            let awaited = changes_awaited(store, &found, PersonId(5))?;
            let awaited: Vec<_> = awaited.iter().map(|(event, one)| (event.0, one.rating, one.by, one.after)).collect();
            let nobody = changes_awaited(store, &found, PersonId(7))?.len();
            Ok::<_, OfficeError>((of(store, APRIL, 3)?, of(store, MAY, 8)?, of(store, APRIL, 7)?, awaited, nobody))
        })
        .unwrap();
    let hundredths = |points: i64| By::Hundredths(arpad_model::Decimal::<2>(points));
    let april = vec![(1, Some(1712), hundredths(1360), Some(1726))];
    let may = vec![(2, None, By::First(1994), Some(1994))];
    let july = vec![(4, Some(2002), hundredths(720), Some(2009))];
    assert_eq!(told, (april, may, vec![], july, 0));
}

/// The result of the first event was another; that two numbers are one corrects no report.
#[test]
fn which_events_were_corrected_after_they_were_counted() {
    let mut registry = story();
    let mut among = |events: &[u32]| {
        let events: Vec<TournamentId> = events.iter().copied().map(TournamentId).collect();
        let mut found: Vec<u32> =
            registry.read(|store| corrected_among(store, &events)).unwrap().into_iter().map(|one| one.0).collect();
        found.sort_unstable();
        found
    };
    assert_eq!(among(&[1, 2, 3, 4, 5]), [1]);
    assert_eq!((among(&[2, 3]), among(&[])), (vec![], vec![]));
}

#[test]
fn a_rating_of_now_is_that_of_the_list_that_governs() {
    let mut registry = story();
    let mut now = |series: Series, persons: &[u32]| {
        let persons: Vec<PersonId> = persons.iter().copied().map(PersonId).collect();
        let mut found: Vec<(u32, i32)> = registry
            .read(|store| ratings_now(store, series, &persons))
            .unwrap()
            .into_iter()
            .map(|(person, rating)| (person.0, rating))
            .collect();
        found.sort_unstable();
        found
    };
    assert_eq!(now(STANDARD, &[1, 3, 99]), [(1, 2113), (3, 1736)]);
    assert_eq!((now(STANDARD, &[]), now(RAPID, &[1])), (vec![], vec![]));
    // The list after June counts what ends until the Friday before.
    let next = registry.read(today::next_lists).unwrap();
    assert_eq!(next, [(Tempo::Standard, JULY, date(2024, 6, 28))]);
    let codes = registry
        .read(|store| Ok::<_, OfficeError>([records::no_list(store, RAPID)?, records::no_list(store, STANDARD)?]))
        .unwrap()
        .map(|refusal| refusal.code.as_str());
    assert_eq!(codes, ["no-list"; 2]);
    let empty = Registry::scratch().unwrap().read(|store| records::no_list(store, STANDARD)).unwrap();
    assert_eq!(empty.code.as_str(), "no-list-at-all");
}

/// What is closed is nobody's business before it is published.
#[test]
fn a_list_is_anybodys_once_it_is_published() {
    let mut registry = story();
    let days = |registry: &mut Registry, date: Wanted, revision: Option<u32>| {
        registry.read(|store| public_list(store, &which(date, revision))).map(|list| (list.day, list.revision))
    };
    assert_eq!(days(&mut registry, Wanted::Latest, None).unwrap(), (JUNE, 1));
    assert_eq!(days(&mut registry, Wanted::Day(JUNE), Some(0)).unwrap(), (JUNE, 0));
    registry.write(|store| close_month(store, &stamp(date(2024, 6, 29)), Tempo::Standard, JULY)).unwrap();
    assert_eq!(refused(days(&mut registry, Wanted::Day(JULY), Some(0))), "list-unknown");
    // A next list is still that of August: July is made already.
    let next = registry.read(today::next_lists).unwrap();
    assert_eq!(next[0].1, date(2024, 8, 1));
}

/// The costly part of a checklist, kept, and what waits beside it are together what is looked at once.
#[test]
fn a_checklist_in_two_steps_is_the_same() {
    let mut registry = story();
    let (whole, in_two) = registry
        .read(|store| {
            let whole = checklist::month_checklist(store, Tempo::Standard, JULY)?;
            let made = checklist::month_made(store, Tempo::Standard, JULY)?;
            Ok::<_, OfficeError>((whole, checklist::with_waiting(store, &made, Tempo::Standard, JULY)?))
        })
        .unwrap();
    assert_eq!(format!("{in_two:?}"), format!("{whole:?}"));
}

/// 2105 beats 1999 in a rapid event; both have no rapid rating and begin with the standard one, D 106, 0.36 · 40 = 14.4: 2119 and 1985.
/// Beside the standard list of the day they stand with that, and nobody else does.
#[test]
fn a_list_is_told_beside_that_of_another_tempo() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let rapid = String::from_utf8(duels("Rapid", date(2024, 3, 9), &[(0, 4, '1')])).unwrap();
    report(&mut registry, rapid.replace("122 90+30", "122 15+10").as_bytes(), date(2024, 3, 10));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    registry
        .write(|store| {
            use arpad_office::acts::close::{Consent, close_month_even_so};
            let consent = Consent { beside_fide: true, skipping: true, ..Consent::default() };
            close_month_even_so(store, &stamp(APRIL), Tempo::Rapid, APRIL, consent)?;
            arpad_office::acts::publish::publish(store, &stamp(APRIL), RAPID, Some(APRIL))
        })
        .unwrap();
    let mut beside = |day: Date| {
        registry
            .read(|store| {
                let list = list(store, day)?;
                let roll = Roll::read(store, &list)?;
                let mut lines = roll.lines(store, &roll.choose(&Selection::default()))?;
                fill_other_tempos(store, &list, &mut lines)?;
                let mut told: Vec<_> = lines.iter().map(|line| (line.person.0, line.beside)).collect();
                told.retain(|(_, beside)| *beside != [None; 3]);
                Ok::<_, OfficeError>(told)
            })
            .unwrap()
    };
    let of = |rating: i32| {
        let mut beside = [None; 3];
        beside[Tempo::Rapid.index()] = Some(TempoRating { rating, games: 1, k: Some(40) });
        beside
    };
    assert_eq!(beside(APRIL), [(1, of(2119)), (5, of(1985))]);
    assert_eq!(beside(MARCH), [], "there was no rapid list yet");
    let seeded = |registry: &mut Registry, series: Series, person: u32| {
        let which = Which { series, ..which(Wanted::Day(APRIL), None) };
        registry.read(|store| explain_list(store, PersonId(person), Some(series), Some(&which))).unwrap().is_seeded()
    };
    assert_eq!(
        [(RAPID, 1), (RAPID, 5), (STANDARD, 1)].map(|(of, who)| seeded(&mut registry, of, who)),
        [true, true, false]
    );
    let next: Vec<_> = registry.read(today::next_lists).unwrap().iter().map(|(tempo, day, _)| (*tempo, *day)).collect();
    assert_eq!(next, [(Tempo::Standard, MAY), (Tempo::Rapid, MAY)]);
}

/// A club of a county gives the players of the list a county, by name once each.
#[test]
fn the_counties_of_a_list_are_those_of_its_clubs() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let counties = registry
        .write(|store| {
            let day = date(2024, 2, 21);
            let vac = add_club_of(store, &stamp(day), ("Váci Láng", "Vác"), "Pest")?;
            let eger = add_club_of(store, &stamp(day), ("Egri Bástya", "Eger"), "Heves")?;
            let godollo = add_club_of(store, &stamp(day), ("Gödöllő", "Gödöllő"), "Pest")?;
            let none = add_club(store, &stamp(day), "Vasas", "Budapest")?;
            for (person, club) in [(1, vac), (2, eger), (3, godollo), (4, none)] {
                license(store, &stamp(day), PersonId(person), club, "2023/24", day)?;
            }
            // A list tells the clubs of its publication.
            close_and_publish(store, APRIL)?;
            let list = list(store, APRIL)?;
            let roll = Roll::read(store, &list)?;
            let pest = Selection { county: Some("pest".into()), ..Selection::default() };
            let lines = roll.lines(store, &roll.choose(&pest))?;
            let of_pest: Vec<u32> = lines.iter().map(|line| line.person.0).collect();
            let counties: Vec<String> = roll.counties().into_iter().map(str::to_owned).collect();
            Ok::<_, OfficeError>((counties, of_pest))
        })
        .unwrap();
    assert_eq!(counties, (vec!["Heves".to_owned(), "Pest".to_owned()], vec![1, 3]));
}

/// One game gives Zsoldos no rating: she is behind Tóth, whom she beat, and told apart.
#[test]
fn who_would_not_be_rated_is_told_apart() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    registry.write(enter_newcomer).unwrap();
    report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(NEW, 4, '1')]), date(2024, 3, 10));
    let (unranked, none, best) = registry
        .read(|store| {
            let found = forecast(store, STANDARD)?.expect("an event waits");
            let live = arpad_office::views::live::live(store, &found)?.expect("somebody played");
            let numbers = |rows: Vec<(arpad_office::views::live::LiveRow, _)>| {
                rows.iter().map(|(row, _): &(_, arpad_office::views::public::Shown)| row.person.0).collect::<Vec<_>>()
            };
            let unranked = numbers(live.unranked(store, 9)?);
            Ok::<_, OfficeError>((unranked, numbers(live.unranked(store, 0)?), numbers(live.best(store, 0, 9)?)))
        })
        .unwrap();
    assert_eq!((unranked, none, best), (vec![8], vec![], vec![5, 8]));
}

/// A case is rated as it stands and beside it by another edition; what is wrong is told once though both find it.
#[test]
fn a_case_is_rated_beside_itself() {
    use arpad_office::rating::rate_case::{Answer, Settings, rate_beside};
    let games = serde_json::json!([{"id": "1", "name": "Kupa", "system": "swiss", "start": "2024-03-09", "end": "2024-03-09",
        "games": [{"round": 1, "white": "1", "black": "5", "result": "1-0"}]}]);
    let bytes = case(APRIL, &[(1, Some(2105), 0), (5, Some(1999), 0)], games);
    let (own, other) = rate_beside(&bytes, &Settings::default(), "fide-2022-01").unwrap();
    let edition = |answer: Answer| match answer {
        Answer::Chess(answer) => answer.edition.id.0.to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!([own, other].map(edition), ["fide-2024-03", "fide-2022-01"]);
    let broken = rate_beside(b"{\"list_date\": 7}", &Settings::default(), "fide-2022-01").unwrap_err();
    let alone = arpad_office::rating::rate_case::rate_case(b"{\"list_date\": 7}", &Settings::default()).unwrap_err();
    assert_eq!(broken, alone);
}

/// What is decided of a choice that only one of the two editions has does not stand in the way of the other, and is no choice of the
/// other alone.
#[test]
fn a_parameter_of_one_edition_is_passed_over_beside_it() {
    use arpad_office::rating::rate_case::{Settings, rate_beside, rate_case};
    let case = serde_json::json!({"list_date": "2022-05-01", "parameters": {"cap_above": "once"},
        "players": [{"id": "1", "rating": 2105}, {"id": "5", "rating": 1999}],
        "tournaments": [{"id": "1", "name": "Kupa", "system": "swiss", "start": "2022-04-09", "end": "2022-04-09",
            "games": [{"round": 1, "white": "1", "black": "5", "result": "1-0"}]}]});
    let bytes = case.to_string().into_bytes();
    assert!(rate_beside(&bytes, &Settings::default(), "fide-2024-03").is_ok());
    let other = Settings { edition: Some("fide-2024-03".to_owned()), ..Settings::default() };
    let codes: Vec<String> =
        rate_case(&bytes, &other).unwrap_err().iter().map(|fault| fault.code.as_str().to_owned()).collect();
    assert_eq!(codes, ["parameter-not-in-edition"]);
}
