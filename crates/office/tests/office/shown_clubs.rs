//! Clubs as the doors show them, and the place of a rating among others.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{ClubId, PersonId};
use arpad_office::acts::amend::amend;
use arpad_office::acts::club::{add_club, rename_club};
use arpad_office::acts::death::died;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::hide::hide;
use arpad_office::acts::paper::license;
use arpad_office::acts::strength::strength_order;
use arpad_office::register::{fields_of, find_club};
use arpad_office::views::club_page::club_page;
use arpad_office::views::records;
use arpad_office::views::roll::Roll;
use arpad_office::views::standing::{Place, Spread, place_in_club};
use arpad_registry::tables::persons;
use arpad_registry::{Reader, Writer};
use jiff::civil::date;

/// Kovács, Tóth and Újházi, who is hidden, play for Honvéd; Vörös is an Austrian.
fn clubs(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let day = date(2024, 2, 25);
    let stamp = stamp(day);
    add_club(store, &stamp, "Honvéd", "Budapest")?;
    add_club(store, &stamp, "Haladás", "Szombathely")?;
    for member in [1, 5, 7] {
        license(store, &stamp, PersonId(member), ClubId(1), "2023/24", day)?;
    }
    license(store, &stamp, PersonId(2), ClubId(2), "2023/24", day)?;
    strength_order(store, &stamp, ClubId(1), "2023/24", &[PersonId(5), PersonId(7), PersonId(1)])?;
    hide(store, &stamp, PersonId(7), true)?;
    let mut austrian = fields_of(&persons::get(store, PersonId(6))?.expect("Vörös"));
    austrian.country = "AUT".into();
    amend(store, &stamp, PersonId(6), &austrian)?;
    Ok(())
}

#[test]
fn a_club_has_its_members_by_strength_and_its_orders() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(clubs).unwrap();
        let page = registry.read(|store| club_page(store, ClubId(1))).unwrap().expect("Honvéd");
        let members: Vec<(u32, Option<i32>)> = page.members.iter().map(|(one, has)| (one.id.0, has[0])).collect();
        assert_eq!(members, [(1, Some(2105)), (5, Some(1999))], "{}", trial.name());
        assert_eq!(page.members[0].1[1..], [None; 3], "no other series has a list");
        assert_eq!((page.club.name.as_str(), page.orders.len()), ("Honvéd", 1));
        assert_eq!(page.orders[0].season, "2023/24");
        let places: Vec<(u32, Option<u32>, Option<i32>)> = page.orders[0]
            .places
            .iter()
            .map(|one| (one.place, one.person.as_ref().ok().map(|person| person.id.0), one.ratings[0]))
            .collect();
        assert_eq!(places, [(1, Some(5), Some(1999)), (2, None, Some(1533)), (3, Some(1), Some(2105))]);
        assert!(registry.read(|store| club_page(store, ClubId(9))).unwrap().is_none());
        registry.write(|store| died(store, &stamp(MARCH), PersonId(1), date(2024, 2, 28))).unwrap();
        let page = registry.read(|store| club_page(store, ClubId(1))).unwrap().expect("Honvéd");
        assert_eq!(page.members.len(), 1, "the dead play for nobody");
    }
}

#[test]
fn a_club_is_found_by_number_name_or_beginning() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(clubs).unwrap();
        let mut asked = |text: &str| registry.read(|store| find_club(store, text));
        for (text, due) in [("2", 2), (" honv ", 1), ("HALADAS", 2), ("Haladás", 2)] {
            assert_eq!(asked(text).unwrap().id, ClubId(due), "{text}, {}", trial.name());
        }
        for (text, due) in [
            ("h", "club-several"),
            ("x", "club-unknown"),
            ("7", "club-unknown"),
            ("", "club-unknown"),
            ("-", "club-unknown"),
        ] {
            assert_eq!(refused(asked(text)), due, "{text}, {}", trial.name());
        }
        let stamp = stamp(MARCH);
        // A whole name goes before a longer one; the same name in the same town is there already.
        registry.write(|store| add_club(store, &stamp, "Honvéd Ifjúsági", "Budapest")).unwrap();
        assert_eq!(registry.read(|store| find_club(store, "honvéd")).unwrap().id, ClubId(1));
        assert_eq!(refused(registry.write(|store| add_club(store, &stamp, "Honvéd", "Budapest"))), "club-exists");
        assert_eq!(registry.write(|store| add_club(store, &stamp, "Honvéd", "Szeged")).unwrap(), ClubId(4));
        assert_eq!(refused(registry.write(rename("Honvéd", "Szeged"))), "nothing-changes");
        assert_eq!(refused(registry.write(rename("Honvéd", "Budapest"))), "club-exists");
        registry.write(rename("Honvéd", "Pécs")).unwrap();
        let all = registry.read(records::clubs).unwrap();
        let all: Vec<(u32, &str)> = all.iter().map(|club| (club.id.0, club.town.as_str())).collect();
        assert_eq!(all, [(2, "Szombathely"), (1, "Budapest"), (4, "Pécs"), (3, "Budapest")], "{}", trial.name());
    }
}

fn rename(name: &str, town: &str) -> impl Fn(&mut Writer<'_>) -> Result<(), OfficeError> {
    move |store| rename_club(store, &stamp(MARCH), ClubId(4), name, town)
}

#[test]
fn a_rating_has_its_place_among_all_in_the_country_and_in_the_club() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(clubs).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let of = |place, of| Place { place, of };
        let seen = |store: &mut Reader<'_>| {
            let april = list(store, APRIL)?;
            let roll = Roll::read(store, &april)?;
            let clubs: Vec<String> = roll.clubs().into_iter().map(str::to_owned).collect();
            let in_club = [1999, 2105, 2000].map(|rating| place_in_club(store, &april, rating, ClubId(1)));
            let in_club: Vec<Option<Place>> = in_club.into_iter().collect::<Result<_, _>>()?;
            assert_eq!(place_in_club(store, &april, 1850, ClubId(2))?, None, "nobody else of it is on the list");
            Ok::<_, OfficeError>((Spread::of(&roll, "HUN"), Spread::of(&roll, ""), clubs, in_club))
        };
        let (spread, of_nowhere, clubs, in_club) = registry.read(seen).unwrap();
        assert_eq!(clubs, ["Haladás", "Honvéd"], "{}", trial.name());
        let classes = [(1500, 1), (1700, 1), (1850, 1), (1950, 1), (2100, 1), (2250, 1), (2400, 1)];
        assert_eq!(spread.classes, classes, "{}", trial.name());
        for (rating, place) in [(2410, 1), (2411, 1), (2250, 2), (2105, 3), (2000, 4), (1999, 4), (1533, 7), (0, 8)] {
            assert_eq!(spread.place(rating), of(place, 7), "{rating}, {}", trial.name());
        }
        assert_eq!(spread.place_in_country(2105), Some(of(2, 6)), "{}", trial.name());
        assert_eq!(of_nowhere.place_in_country(2105), None);
        // The hidden one is counted: that there is somebody is told.
        assert_eq!(in_club, [Some(of(2, 3)), Some(of(1, 3)), Some(of(2, 3))], "{}", trial.name());
    }
}
