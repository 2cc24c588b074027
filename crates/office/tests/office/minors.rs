//! What anybody may see of minors, and whose photo is shown.

use crate::month::*;
use crate::photos::png;
use crate::refusing::refused;
use arpad_model::{ClubId, FideId, MinorShown, PersonId};
use arpad_office::acts::MinorsAct;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::club::{add_club, restate_club};
use arpad_office::acts::minors::{minors_stated, show_minors};
use arpad_office::acts::paper::license;
use arpad_office::acts::photo::show_photo;
use arpad_office::files::export::{AgeGroup, Selection};
use arpad_office::views::directory::Directory;
use arpad_office::views::list_page::{chosen_page, list_page};
use arpad_office::views::public::{by_fide, photo_shown, player};
use arpad_office::views::roll::Roll;
use arpad_office::views::search::search;
use arpad_registry::{Reader, Registry};
use jiff::civil::{Date, date};

/// Szűcs-Nagy Ágnes, born in 2008: 16 in the year of the lists.
const AGNES: PersonId = PersonId(3);

const DAY: Date = date(2024, 3, 5);

/// Family name, given name, FIDE number, year: as the newest list has her.
fn listed(registry: &mut Registry) -> (String, String, Option<FideId>, Option<i16>) {
    registry
        .read(|store| {
            let newest = list(store, MARCH)?;
            let (_, lines) = list_page(store, &newest)?;
            let line = lines.into_iter().find(|line| line.person == AGNES).expect("her line");
            Ok::<_, arpad_office::acts::desk::OfficeError>((line.name.family, line.name.given, line.fide, line.born))
        })
        .unwrap()
}

fn found_by(store: &mut Reader<'_>, text: &str) -> Vec<u32> {
    let directory = Directory::read(store, []).unwrap();
    let found = |directory: Option<&Directory>, store: &mut Reader<'_>| -> Vec<u32> {
        search(store, directory, text, 0..9).unwrap().persons.iter().map(|one| one.person.id.0).collect()
    };
    let (with, without) = (found(Some(&directory), store), found(None, store));
    assert_eq!(with, without, "{text}");
    with
}

#[test]
fn a_minor_is_shown_as_the_federation_states_until_the_year_is_over() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let whole = ("Szűcs-Nagy".to_owned(), "Ágnes".to_owned(), Some(FideId(700_003)), Some(2008));
        assert_eq!(listed(&mut registry), whole, "{}", trial.name());
        registry.write(|store| show_photo(store, &stamp(DAY), AGNES, DAY, ("Kiss Anna", &png()))).unwrap();
        assert!(registry.read(|store| photo_shown(store, AGNES)).unwrap().is_some());

        let state = |shown, until, day| {
            move |store: &mut arpad_registry::Writer<'_>| show_minors(store, &stamp(day), MinorsAct { shown, until })
        };
        // 2024 − 2008 = 16: of age 15 she would not be one, until 16 she is, to the last day of the year.
        registry.write(state(MinorShown::Initials, 15, DAY)).unwrap();
        assert_eq!(listed(&mut registry), whole);
        registry.write(state(MinorShown::NoYear, 16, DAY)).unwrap();
        assert_eq!(listed(&mut registry), (whole.0.clone(), whole.1.clone(), whole.2, None));
        let u16 = Selection::default().of_age(AgeGroup::Under(16), 2024);
        let chosen = registry.read(|store| {
            let of = list(store, MARCH)?;
            let roll = Roll::read(store, &of)?;
            Ok::<_, arpad_office::acts::desk::OfficeError>((
                roll.choose(&u16).len(),
                chosen_page(store, &of, &u16)?.lines.len(),
            ))
        });
        assert_eq!(chosen.unwrap(), (0, 0), "a list by age would tell the year");
        assert!(registry.read(|store| photo_shown(store, AGNES)).unwrap().is_some());

        registry.write(state(MinorShown::Initials, 16, DAY)).unwrap();
        assert_eq!(listed(&mut registry), ("Sz.".to_owned(), "Á.".to_owned(), None, None));
        assert!(registry.read(|store| photo_shown(store, AGNES)).unwrap().is_none(), "a face is a name");
        registry
            .read(|store| {
                assert_eq!(found_by(store, "Szűcs"), [0; 0]);
                assert_eq!(found_by(store, "Ágnes Szucs"), [0; 0]);
                assert_eq!(found_by(store, "700003"), [0; 0]);
                assert_eq!(found_by(store, "3"), [3], "our own number");
                assert!(by_fide(store, FideId(700_003))?.is_none());
                let page = player(store, AGNES, DAY)?.expect("she is not hidden");
                assert_eq!((page.person.plain.as_str(), page.numbers.fide.len()), ("sz a", 0));
                assert_eq!((page.left.name.as_str(), page.left.born, page.fide.born), ("Sz. Á.", None, None));
                assert!(page.photo.is_none());
                Ok::<_, arpad_office::acts::desk::OfficeError>(())
            })
            .unwrap();
        registry.write(state(MinorShown::Number, 16, DAY)).unwrap();
        assert_eq!(listed(&mut registry), ("#3".to_owned(), String::new(), None, None));
        let number = registry.read(arpad_registry::ledger::head).unwrap().0;

        // The next year she is seventeen: whatever is done then shows her again.
        registry.write(|store| add_club(store, &stamp(date(2024, 12, 31)), "Szilveszter SE", "")).unwrap();
        assert_eq!(listed(&mut registry).0, "#3");
        registry.write(|store| add_club(store, &stamp(date(2025, 1, 1)), "Újév SE", "")).unwrap();
        assert_eq!(listed(&mut registry), whole);
        assert!(registry.read(|store| photo_shown(store, AGNES)).unwrap().is_some());

        // Wrong, twice the same, and back.
        let late = date(2025, 1, 2);
        assert_eq!(refused(registry.write(state(MinorShown::Initials, 5, late))), "minors-age");
        assert_eq!(refused(registry.write(state(MinorShown::Number, 16, late))), "nothing-changes");
        registry.write(|store| cancel(store, &stamp(late), number, "elírás")).unwrap();
        let now = registry.read(minors_stated).unwrap();
        assert_eq!((now.shown, now.until), (MinorShown::Initials, 16));
    }
}

#[test]
fn a_list_by_county_has_the_clubs_of_the_county() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry
            .write(|store| {
                add_club(store, &stamp(DAY), "Honvéd", "Budapest")?;
                add_club(store, &stamp(DAY), "Haladás", "Szombathely")?;
                restate_club(store, &stamp(DAY), ClubId(2), ("Haladás", "Szombathely"), "Vas")?;
                license(store, &stamp(DAY), PersonId(2), ClubId(2), "2023/24", DAY)?;
                license(store, &stamp(DAY), PersonId(1), ClubId(1), "2023/24", DAY)?;
                close_and_publish(store, APRIL)
            })
            .unwrap();
        let of_county = |registry: &mut Registry, county: &str| -> Vec<u32> {
            let wanted = Selection { county: Some(county.to_owned()), ..Selection::default() };
            registry
                .read(|store| {
                    let of = list(store, APRIL)?;
                    let roll = Roll::read(store, &of)?;
                    let lines = chosen_page(store, &of, &wanted)?.lines;
                    let by_roll = roll.lines(store, &roll.choose(&wanted))?;
                    assert_eq!(
                        by_roll.iter().map(|line| line.person).collect::<Vec<_>>(),
                        lines.iter().map(|line| line.person).collect::<Vec<_>>()
                    );
                    Ok::<_, arpad_office::acts::desk::OfficeError>(lines.iter().map(|line| line.person.0).collect())
                })
                .unwrap()
        };
        assert_eq!(of_county(&mut registry, "vas"), [2], "{}", trial.name());
        assert_eq!(of_county(&mut registry, "Zala"), [0; 0]);
        // The other club is of the same county, typed in another way; then it is not.
        registry.write(|store| restate_club(store, &stamp(APRIL), ClubId(1), ("Honvéd", "Budapest"), " VAS ")).unwrap();
        let typed = registry.read(arpad_registry::ledger::head).unwrap().0;
        let clubs = registry.read(arpad_office::views::records::clubs).unwrap();
        assert_eq!(clubs.iter().map(|club| club.county.as_str()).collect::<Vec<_>>(), ["Vas", "Vas"]);
        assert_eq!(of_county(&mut registry, "Vas"), [1, 2]);
        registry.write(|store| cancel(store, &stamp(APRIL), typed, "elírás")).unwrap();
        assert_eq!(of_county(&mut registry, "Vas"), [2]);
    }
}
