//! The two KOMIR sheets as of any day (17 §2).

use crate::month::*;
use arpad_model::{Activity, ClubId, PersonId};
use arpad_office::acts::amend::amend;
use arpad_office::acts::club::add_club;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::paper::{guest, license, transfer};
use arpad_office::acts::strength::{strength_order, strength_order_from};
use arpad_office::acts::title::award_title;
use arpad_office::acts::{Act, PersonFields};
use arpad_office::register::fields_of;
use arpad_office::views::person_page::{LastGames, PersonPage, Status, person_page};
use arpad_registry::tables::persons;
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

const SEASON: &str = "2023/24";

fn page(registry: &mut Registry, person: u32, day: Date) -> PersonPage {
    registry.read(|store| person_page(store, PersonId(person), day)).expect("a page")
}

/// A left sheet in short: name, country, club, guest clubs, places.
fn left(page: &PersonPage) -> (String, String, String, Vec<String>, Vec<(String, u32)>) {
    let left = &page.left;
    let club = left.licence.as_ref().map(|one| one.club.name.clone()).unwrap_or_default();
    let guest = left.guest.iter().map(|club| club.name.clone()).collect();
    let places = left.strength.iter().map(|one| (one.club.name.clone(), one.place)).collect();
    (left.name.clone(), left.country.clone(), club, guest, places)
}

fn renamed(
    store: &mut Writer<'_>,
    day: Date,
    change: impl FnOnce(PersonFields) -> PersonFields,
) -> Result<(), OfficeError> {
    let fields = fields_of(&persons::get(store, PersonId(3))?.expect("a person"));
    amend(store, &stamp(day), PersonId(3), &change(fields)).map(drop)
}

/// Szűcs-Nagy Ágnes (3) plays for Vasas and as a guest of Honvéd; in May she transfers to Aquaprofit, in June she marries,
/// in July she plays for Austria, and she becomes WFM on 20 June.
#[test]
fn p17_2_the_sheet_of_a_day() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry
            .write(|store| {
                for (club, town) in [("Vasas", "Budapest"), ("Honvéd", "Budapest"), ("Aquaprofit", "Nagykanizsa")] {
                    add_club(store, &stamp(date(2024, 3, 1)), club, town)?;
                }
                let day = date(2024, 3, 2);
                license(store, &stamp(day), PersonId(1), ClubId(1), SEASON, day)?;
                license(store, &stamp(day), PersonId(3), ClubId(1), SEASON, day)?;
                guest(store, &stamp(date(2024, 3, 20)), PersonId(3), ClubId(2), SEASON, date(2024, 3, 20))?;
                let order = [PersonId(1), PersonId(3)];
                strength_order(store, &stamp(date(2024, 4, 1)), ClubId(1), SEASON, &order)?;
                let order = [PersonId(3), PersonId(1)];
                strength_order(store, &stamp(date(2024, 4, 20)), ClubId(1), SEASON, &order)?;
                transfer(store, &stamp(date(2024, 5, 10)), PersonId(3), ClubId(3), date(2024, 5, 10))?;
                renamed(store, date(2024, 6, 10), |fields| PersonFields { family: "Kis-Nagy".into(), ..fields })?;
                award_title(store, &stamp(date(2024, 6, 25)), PersonId(3), "WFM", date(2024, 6, 20))?;
                renamed(store, date(2024, 7, 10), |fields| PersonFields { country: "AUT".into(), ..fields })
            })
            .unwrap();
        let maiden = "Szűcs-Nagy Ágnes";
        let (vasas, honved, aqua) = ("Vasas", "Honvéd", "Aquaprofit");
        for (day, name, country, club, guest, place) in [
            (date(2024, 3, 1), maiden, "HUN", "", "", None),
            (date(2024, 3, 15), maiden, "HUN", vasas, "", None),
            (date(2024, 4, 10), maiden, "HUN", vasas, honved, Some(2)),
            (date(2024, 5, 9), maiden, "HUN", vasas, honved, Some(1)),
            (date(2024, 5, 10), maiden, "HUN", aqua, honved, Some(1)),
            (date(2024, 6, 10), "Kis-Nagy Ágnes", "HUN", aqua, honved, Some(1)),
            // A new season has begun: nobody is a guest or on a strength order for it yet.
            (date(2024, 9, 15), "Kis-Nagy Ágnes", "AUT", aqua, "", None),
        ] {
            let page = page(&mut registry, 3, day);
            let guests: Vec<String> = Some(guest.to_owned()).into_iter().filter(|club| !club.is_empty()).collect();
            let places: Vec<(String, u32)> = place.map(|place| (vasas.to_owned(), place)).into_iter().collect();
            let told = (name.to_owned(), country.to_owned(), club.to_owned(), guests, places);
            assert_eq!(left(&page), told, "{day}, {}", trial.name());
            assert_eq!((page.fide.name.as_str(), page.fide.country.as_str()), (name, country), "{day}");
            assert_eq!(page.fide.title, if day < date(2024, 6, 20) { "" } else { "WFM" }, "{day}");
        }
    }
}

/// The running numbers of the last games are counted, from the first on; who came with a rating of elsewhere has none.
#[test]
fn p17_2_right_8_the_last_games_are_counted() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let against = |games: &[(usize, char)]| -> Vec<(usize, usize, char)> {
            games.iter().map(|(other, result)| (NEW, *other, *result)).collect()
        };
        let first = against(&[(0, '1'), (1, '1'), (2, '='), (4, '='), (5, '1'), (6, '1')]);
        report(&mut registry, &duels("Első", date(2024, 3, 9), &first), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let second = against(&[(0, '0'), (1, '1'), (2, '1')]);
        report(&mut registry, &duels("Második", date(2024, 4, 13), &second), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let games = |list, games, from, to| Some(LastGames { list, games, from, to });
        let new = NEW as u32 + 1;
        assert_eq!(page(&mut registry, new, APRIL).fide.last_games, games(APRIL, 6, Some(1), Some(6)), "1–6, not 0–6");
        assert_eq!(page(&mut registry, new, MAY).fide.last_games, games(MAY, 3, Some(7), Some(9)), "{}", trial.name());
        // A decision has given him his rating: how many games he had played nobody knows.
        assert_eq!(page(&mut registry, 1, MAY).fide.last_games, games(MAY, 1, None, None), "{}", trial.name());
    }
}

/// FIDE's K of 20 lets a calculation assume 30 games; the sheet does not say "31–33".
#[test]
fn p17_2_right_8_no_games_from_an_assumption() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        import_fides(&mut registry, APRIL, &[(0, 2110, 3, 20)]);
        let sheet = page(&mut registry, 1, date(2024, 4, 15)).fide;
        assert_eq!((sheet.rating, sheet.k), (Some(2110), Some(20)), "{}", trial.name());
        let games = LastGames { list: APRIL, games: 3, from: None, to: None };
        assert_eq!(sheet.last_games, Some(games), "{}", trial.name());
    }
}

/// Before any list there is a title and a status; without a rating nobody is active.
#[test]
fn p17_2_right_7_p17_2_right_9_title_and_status_without_a_list() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let new = PersonId(NEW as u32 + 1);
        registry
            .write(|store| award_title(store, &stamp(date(2024, 3, 5)), new, "WCM", date(2024, 3, 4)).map(drop))
            .unwrap();
        let sheet = page(&mut registry, new.0, date(2024, 3, 10)).fide;
        assert_eq!((sheet.from, sheet.rating, sheet.title.as_str()), (None, None, "WCM"), "{}", trial.name());
        assert_eq!(sheet.status, Status::Unrated, "{}", trial.name());
        let rated = page(&mut registry, 1, date(2024, 3, 10)).fide;
        assert!(matches!(rated.status, Status::Rated(Activity::Active | Activity::Inactive)), "{:?}", rated.status);
        registry
            .write(|store| {
                let act = arpad_office::acts::DeathAct { person: PersonId(1), day: date(2024, 3, 8) };
                enact(store, &stamp(date(2024, 3, 9)), &Act::Death(act)).map(drop)
            })
            .unwrap();
        assert_eq!(page(&mut registry, 1, date(2024, 3, 10)).fide.status, Status::Died, "{}", trial.name());
    }
}

/// Guest and strength order are for their season; an order that is entered in November holds from the day it names.
#[test]
fn p17_2_left_9_p17_2_left_10_guest_and_strength_order_end_with_their_season() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry
            .write(|store| {
                for club in ["Vasas", "Honvéd"] {
                    add_club(store, &stamp(date(2024, 3, 1)), club, "Budapest")?;
                }
                let day = date(2024, 3, 2);
                license(store, &stamp(day), PersonId(3), ClubId(1), SEASON, day)?;
                guest(store, &stamp(day), PersonId(3), ClubId(2), SEASON, day)?;
                let late = stamp(date(2024, 11, 10));
                strength_order_from(store, &late, (ClubId(1), SEASON), &[PersonId(3)], date(2024, 4, 1))
            })
            .unwrap();
        let honved = vec!["Honvéd".to_owned()];
        for (day, guest, place) in [
            (date(2024, 3, 31), honved.clone(), None),
            (date(2024, 4, 1), honved.clone(), Some(1)),
            (date(2024, 10, 1), vec![], None),
            (date(2025, 10, 1), vec![], None),
        ] {
            let page = page(&mut registry, 3, day);
            let (.., guests, places) = left(&page);
            assert_eq!((guests, places.first().map(|one| one.1)), (guest, place), "{day} on {}", trial.name());
        }
    }
}
