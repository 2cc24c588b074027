//! The KOMIR register by the 2017 regulation, on every database at hand.

use arpad_model::{Birth, ClubId, EgdPin, FideId, Komir, PersonId};
use arpad_office::acts::PersonFields;
use arpad_office::acts::amend::amend;
use arpad_office::acts::club::{add_club, rename_club};
use arpad_office::acts::death::died;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::hide::hide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::paper::{file_registration, guest, license, transfer};
use arpad_office::acts::person::register_person;
use arpad_office::acts::strength::strength_order;
use arpad_office::acts::title::award_title;
use arpad_office::acts::unmerge::unmerge;
use arpad_office::register::{Warning, birth_of, fields_of, komir_of};
use arpad_office::views::person_page::{find_person, one_person, papers_page, person_page};
use arpad_office::views::search::everybody;
use arpad_registry::tables::{everybody as all_persons, papers, persons};
use arpad_registry::{Registry, Writer, ledger};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 9, 1);
const SEASON: &str = "2024/25";

/// Runs a test on each database; what it does is one transaction.
fn on_each(test: impl Fn(&mut Writer<'_>, &Stamp)) {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).expect("a new registry");
        let stamp = Stamp::new("2025-03-01T12:00:00Z".parse().unwrap(), "test");
        let done: Result<(), OfficeError> = registry.write(|store| {
            test(store, &stamp);
            Ok(())
        });
        done.unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
    }
}

fn named(family: &str, given: &str) -> PersonFields {
    PersonFields { family: family.to_owned(), given: given.to_owned(), ..PersonFields::default() }
}

fn enter(store: &mut Writer<'_>, stamp: &Stamp, fields: &PersonFields) -> PersonId {
    register_person(store, stamp, fields).expect("a person").0
}

fn club(store: &mut Writer<'_>, stamp: &Stamp, name: &str) -> ClubId {
    add_club(store, stamp, name, "Budapest").expect("a club")
}

fn komir(number: u32) -> Komir {
    Komir::new(number).unwrap()
}

/// The code of a refusal. Nothing may have reached the ledger.
fn refused<T: std::fmt::Debug>(
    store: &mut Writer<'_>,
    attempt: impl FnOnce(&mut Writer<'_>) -> Result<T, OfficeError>,
) -> &'static str {
    let before = ledger::head(store).expect("the ledger");
    let code = match attempt(store) {
        Err(OfficeError::Refused(refusal)) => refusal.code.as_str(),
        other => panic!("{other:?}"),
    };
    assert_eq!(ledger::head(store).expect("the ledger"), before, "{code} left a trace");
    code
}

#[test]
fn mssz_2_the_first_licence_brings_the_komir_number_and_no_other_does() {
    on_each(|store, stamp| {
        let club = club(store, stamp, "Honvéd");
        let person = enter(store, stamp, &named("Kovács", "Péter"));
        assert_eq!(persons::get(store, person).unwrap().unwrap().komir, None);
        let first = license(store, stamp, person, club, "2023/24", date(2023, 9, 1)).unwrap();
        assert_eq!((first.komir, first.is_new), (komir(1), true));
        let second = license(store, stamp, person, club, SEASON, DAY).unwrap();
        assert_eq!((second.komir, second.is_new), (komir(1), false));
        assert_eq!(refused(store, |store| license(store, stamp, person, club, SEASON, DAY)), "licence-already");
    });
}

#[test]
fn mssz_2_a_komir_number_is_permanent_and_never_given_again_after_merge_and_death() {
    on_each(|store, stamp| {
        let club = club(store, stamp, "Honvéd");
        let [one, two, three] = ["Egy", "Kettő", "Három"].map(|family| enter(store, stamp, &named(family, "Éva")));
        assert_eq!(license(store, stamp, one, club, SEASON, DAY).unwrap().komir, komir(1));
        assert_eq!(license(store, stamp, two, club, SEASON, DAY).unwrap().komir, komir(2));
        died(store, stamp, two, date(2024, 12, 24)).unwrap();
        merge(store, stamp, one, two, true).unwrap();
        assert_eq!(license(store, stamp, three, club, SEASON, DAY).unwrap().komir, komir(3));
        assert_eq!(one_person(store, "komir:2").unwrap().id, two, "the number stays with its row");
        assert_eq!(person_page(store, two, DAY).unwrap().person.id, one, "and leads to the one who is kept");
        assert_eq!(person_page(store, one, DAY).unwrap().numbers.komir, [1, 2].map(komir));

        let mut fields = fields_of(&persons::get(store, one).unwrap().unwrap());
        for other in [None, Komir::new(77)] {
            fields.komir = other;
            assert_eq!(refused(store, |store| amend(store, stamp, one, &fields)), "komir-permanent");
        }
    });
}

#[test]
fn mssz_2_komir_numbers_end_with_five_digits() {
    on_each(|store, stamp| {
        let club = club(store, stamp, "Honvéd");
        let last = PersonFields { komir: Komir::new(99_998), ..named("Régi", "Rita") };
        enter(store, stamp, &last);
        let [one, two] = ["Egy", "Kettő"].map(|family| enter(store, stamp, &named(family, "Éva")));
        assert_eq!(license(store, stamp, one, club, SEASON, DAY).unwrap().komir, komir(99_999));
        assert_eq!(refused(store, |store| license(store, stamp, two, club, SEASON, DAY)), "komir-exhausted");
        assert_eq!(refused(store, |_| komir_of(100_000)), "komir-too-long");
    });
}

#[test]
fn mssz_2_people_of_the_same_name_are_kept_apart() {
    on_each(|store, stamp| {
        let fields = PersonFields { born: Some(Birth::Date(date(1990, 5, 3))), ..named("Kovács", "Péter") };
        let one = enter(store, stamp, &fields);
        let (two, warnings) = register_person(store, stamp, &fields).unwrap();
        assert_ne!(one, two);
        assert_eq!(warnings.iter().map(|warning| warning.code).collect::<Vec<_>>(), ["same-name-and-birth"]);
        let found: Vec<PersonId> = find_person(store, "kovacs peter").unwrap().iter().map(|one| one.id).collect();
        assert_eq!(found, [one, two]);
        assert_eq!(refused(store, |store| one_person(store, "Kovács, Péter")), "person-several");
        assert_eq!(refused(store, |store| one_person(store, "Kovács Pál")), "person-not-found");
        assert_eq!(refused(store, |store| one_person(store, "fide:")), "number-unreadable");
    });
}

#[test]
fn mssz_2_a_fide_number_that_does_not_begin_with_7_is_only_odd() {
    on_each(|store, stamp| {
        let entered = |store: &mut Writer<'_>, fide, country: &str| {
            let fields = PersonFields { fide: Some(FideId(fide)), country: country.to_owned(), ..named("Név", "") };
            register_person(store, stamp, &fields).unwrap().1.iter().any(|warning| warning.code == "fide-unusual")
        };
        assert!(!entered(store, 700_010, "HUN"));
        assert!(entered(store, 7_000_011, "HUN"));
        assert!(entered(store, 800_012, "hun"));
        assert!(!entered(store, 1_503_014, "NOR"));
        let again = PersonFields { fide: Some(FideId(700_010)), ..named("Más", "Márta") };
        assert_eq!(refused(store, |store| register_person(store, stamp, &again)), "number-taken");
    });
}

#[test]
fn mssz_1_3_1_national_titles_were_awarded_before_1990() {
    on_each(|store, stamp| {
        let person = enter(store, stamp, &PersonFields { born: Some(Birth::Year(1950)), ..named("Bárány", "Béla") });
        for title in ["NAM", "mj", "I.", "II", "iii.", "IV."] {
            let late = refused(store, |store| award_title(store, stamp, person, title, date(1990, 1, 1)));
            assert_eq!(late, "title-national", "{title}");
            award_title(store, stamp, person, title, date(1989, 12, 31)).unwrap();
        }
        assert_eq!(persons::get(store, person).unwrap().unwrap().title, "NAM");
        award_title(store, stamp, person, "gm", date(1995, 1, 1)).unwrap();
        assert_eq!(persons::get(store, person).unwrap().unwrap().title, "GM");
        for (title, day, code) in [
            ("XM", date(2000, 1, 1), "title-unknown"),
            ("IM", date(2030, 1, 1), "day-in-future"),
            ("IM", date(1949, 1, 1), "title-before-birth"),
            ("GM", date(1995, 1, 1), "nothing-changes"),
        ] {
            assert_eq!(refused(store, |store| award_title(store, stamp, person, title, day)), code);
        }
    });
}

#[test]
fn mssz_2_a_guest_plays_for_another_club_in_the_season_of_a_licence() {
    on_each(|store, stamp| {
        let (home, host) = (club(store, stamp, "Honvéd"), club(store, stamp, "Vasas"));
        let person = enter(store, stamp, &named("Vendég", "Vera"));
        let as_guest = |store: &mut Writer<'_>, club, season| guest(store, stamp, person, club, season, DAY);
        assert_eq!(refused(store, |store| as_guest(store, host, SEASON)), "guest-without-licence");
        license(store, stamp, person, home, SEASON, DAY).unwrap();
        assert_eq!(refused(store, |store| as_guest(store, home, SEASON)), "guest-at-home");
        assert_eq!(refused(store, |store| as_guest(store, host, "2025/26")), "guest-without-licence");
        assert_eq!(refused(store, |store| as_guest(store, host, "2025")), "season-unreadable");
        assert_eq!(refused(store, |store| as_guest(store, ClubId(99), SEASON)), "club-unknown");
        as_guest(store, host, SEASON).unwrap();
        assert_eq!(refused(store, |store| as_guest(store, host, SEASON)), "guest-already");
        let sheet = person_page(store, person, date(2025, 1, 1)).unwrap().left;
        assert_eq!(sheet.licence.unwrap().club.id, home);
        assert_eq!(sheet.guest[0].id, host);
    });
}

#[test]
fn mssz_2_a_transfer_leads_from_the_present_club_to_another() {
    on_each(|store, stamp| {
        let (home, other) = (club(store, stamp, "Honvéd"), club(store, stamp, "Vasas"));
        let person = enter(store, stamp, &named("Átigazoló", "Ádám"));
        let to = |store: &mut Writer<'_>, club, day| transfer(store, stamp, person, club, day);
        assert_eq!(refused(store, |store| to(store, other, DAY)), "transfer-without-club");
        license(store, stamp, person, home, SEASON, DAY).unwrap();
        assert_eq!(refused(store, |store| to(store, home, DAY)), "transfer-same-club");
        assert_eq!(refused(store, |store| to(store, other, date(2025, 3, 2))), "day-in-future");
        assert_eq!(to(store, other, date(2025, 1, 15)).unwrap(), home);
        assert_eq!(refused(store, |store| to(store, home, date(2025, 1, 14))), "transfer-out-of-order");
        assert_eq!(persons::get(store, person).unwrap().unwrap().club, Some(other));

        // A paper that is found late holds from its own day: the present club stays.
        license(store, stamp, person, home, "2019/20", date(2019, 9, 1)).unwrap();
        assert_eq!(persons::get(store, person).unwrap().unwrap().club, Some(other));
        file_registration(store, stamp, person, date(2019, 8, 20), "12. doboz").unwrap();
        let kinds: Vec<&str> =
            papers_page(store, person).unwrap().1.iter().map(|filed| filed.paper.kind.as_str()).collect();
        assert_eq!(kinds, ["registration", "licence", "licence", "transfer"]);
    });
}

#[test]
fn mssz_2_a_strength_order_names_members_and_guests_once() {
    on_each(|store, stamp| {
        let (home, other) = (club(store, stamp, "Honvéd"), club(store, stamp, "Vasas"));
        let [one, two, three] = ["Egy", "Kettő", "Három"].map(|family| enter(store, stamp, &named(family, "Éva")));
        license(store, stamp, one, home, SEASON, DAY).unwrap();
        license(store, stamp, two, other, SEASON, DAY).unwrap();
        let order = |store: &mut Writer<'_>, persons: &[PersonId]| strength_order(store, stamp, home, SEASON, persons);
        assert_eq!(refused(store, |store| order(store, &[])), "strength-empty");
        assert_eq!(refused(store, |store| order(store, &[one, one])), "strength-twice");
        assert_eq!(refused(store, |store| order(store, &[one, two])), "strength-without-licence");
        assert_eq!(refused(store, |store| order(store, &[one, three])), "strength-without-licence");
        assert_eq!(refused(store, |store| order(store, &[PersonId(99)])), "person-unknown");
        guest(store, stamp, two, home, SEASON, DAY).unwrap();
        order(store, &[two, one]).unwrap();
        order(store, &[one, two]).unwrap();
        let places: Vec<(u32, PersonId)> = papers::strength_order(store, home, SEASON)
            .unwrap()
            .into_iter()
            .map(|place| (place.place, place.person))
            .collect();
        assert_eq!(places, [(1, one), (2, two)]);
        transfer(store, stamp, one, other, date(2025, 1, 15)).unwrap();
        assert_eq!(refused(store, |store| order(store, &[one, two])), "strength-without-licence");
    });
}

#[test]
fn a_merge_can_be_taken_apart_and_nothing_is_lost() {
    on_each(|store, stamp| {
        let home = club(store, stamp, "Honvéd");
        let keep = enter(store, stamp, &PersonFields { fide: Some(FideId(700_010)), ..named("Kovács", "Péter") });
        let drop = enter(store, stamp, &PersonFields { egd: Some(EgdPin(17)), ..named("Kovacs", "Peter") });
        license(store, stamp, drop, home, SEASON, DAY).unwrap();
        award_title(store, stamp, drop, "FM", date(2020, 1, 1)).unwrap();
        let before = persons::get(store, drop).unwrap().unwrap();

        assert_eq!(refused(store, |store| merge(store, stamp, keep, keep, true)), "merge-self");
        merge(store, stamp, keep, drop, false).unwrap();
        assert_eq!(refused(store, |store| merge(store, stamp, keep, drop, true)), "person-merged");
        assert_eq!(refused(store, |store| merge(store, stamp, drop, keep, true)), "person-merged");
        assert_eq!(refused(store, |store| hide(store, stamp, drop, true)), "person-merged");
        let page = person_page(store, keep, date(2025, 1, 1)).unwrap();
        assert_eq!(
            (page.left.komir, page.left.fide, page.numbers.egd.as_slice()),
            (Komir::new(1), Some(FideId(700_010)), &[EgdPin(17)][..])
        );
        assert_eq!(page.titles[0].title, "FM");
        assert_eq!(page.club.map(|club| club.id), Some(home));
        // The kept person has a KOMIR number through the other one: the next licence brings no second.
        let next = license(store, stamp, keep, home, "2025/26", date(2025, 2, 1)).unwrap();
        assert_eq!((next.komir, next.is_new), (komir(1), false));

        assert_eq!(unmerge(store, stamp, drop).unwrap(), []);
        assert_eq!(refused(store, |store| unmerge(store, stamp, drop)), "not-merged");
        assert_eq!(persons::get(store, drop).unwrap().unwrap(), before);
        assert_eq!(person_page(store, keep, DAY).unwrap().numbers.egd, Vec::<EgdPin>::new());
    });
}

#[test]
fn a_wish_not_to_be_shown_is_the_persons_and_so_holds_under_every_number() {
    on_each(|store, stamp| {
        let [one, two, three] = [1, 2, 3].map(|_| enter(store, stamp, &named("Kovács", "Péter")));
        let shown = |store: &mut Writer<'_>| {
            [one, two, three].map(|person| !persons::get(store, person).unwrap().unwrap().withheld)
        };
        // Merged before the wish, and through a number between.
        merge(store, stamp, two, three, false).unwrap();
        merge(store, stamp, one, two, false).unwrap();
        hide(store, stamp, one, true).unwrap();
        assert_eq!(shown(store), [false, false, false]);
        assert_eq!(refused(store, |store| hide(store, stamp, one, true)), "nothing-changes");
        // Each goes by what was asked under its own numbers.
        let told = unmerge(store, stamp, two).unwrap();
        assert_eq!(told.iter().map(|warning| warning.code).collect::<Vec<_>>(), ["unmerge-shows", "unmerge-hides"]);
        assert_eq!(shown(store), [false, true, true]);
        // Merged after the wish, into somebody who is shown.
        let told = merge(store, stamp, two, one, false).unwrap();
        assert_eq!(told.iter().map(|warning| warning.code).collect::<Vec<_>>(), ["merge-hides"]);
        assert_eq!(shown(store), [false, false, false]);
        // The wish was said under the number that leads elsewhere now, and is taken back there.
        assert_eq!(refused(store, |store| hide(store, stamp, two, false)), "wish-elsewhere");
        assert_eq!(hide(store, stamp, one, false).unwrap(), []);
        assert_eq!(shown(store), [true, true, true]);
        assert_eq!(refused(store, |store| hide(store, stamp, two, false)), "nothing-changes");
    });
}

#[test]
fn whoever_asked_not_to_be_shown_stays_hidden_when_two_are_two_again() {
    on_each(|store, stamp| {
        let [shy, other] = [1, 2].map(|_| enter(store, stamp, &named("Kovács", "Péter")));
        let shown =
            |store: &mut Writer<'_>| [shy, other].map(|person| !persons::get(store, person).unwrap().unwrap().withheld);
        let codes = |told: Vec<Warning>| told.iter().map(|warning| warning.code).collect::<Vec<_>>();
        hide(store, stamp, shy, true).unwrap();
        merge(store, stamp, other, shy, false).unwrap();
        // The other one never asked, and cannot take back what he did not say.
        assert_eq!(refused(store, |store| hide(store, stamp, other, false)), "wish-elsewhere");
        assert_eq!(codes(unmerge(store, stamp, shy).unwrap()), ["unmerge-hides", "unmerge-shows"]);
        assert_eq!(shown(store), [false, true]);
        // Both asked: one taken back leaves the other.
        hide(store, stamp, other, true).unwrap();
        merge(store, stamp, other, shy, false).unwrap();
        assert_eq!(codes(hide(store, stamp, other, false).unwrap()), ["still-hidden"]);
        assert_eq!(shown(store), [false, false]);
        assert_eq!(codes(hide(store, stamp, shy, false).unwrap()), [""; 0]);
        assert_eq!(shown(store), [true, true]);
    });
}

#[test]
fn people_who_contradict_each_other_are_merged_only_even_so() {
    on_each(|store, stamp| {
        let born = |born: &str| PersonFields { born: Some(birth_of(born).unwrap()), ..named("Kovács", "Péter") };
        let one = enter(store, stamp, &PersonFields { fide: Some(FideId(700_010)), ..born("1990-05-03") });
        let two = enter(store, stamp, &PersonFields { fide: Some(FideId(700_011)), ..born("1990") });
        let three = enter(store, stamp, &born("1991"));
        let four = enter(store, stamp, &born("1990"));
        assert_eq!(refused(store, |store| merge(store, stamp, one, two, false)), "merge-contradiction");
        assert_eq!(refused(store, |store| merge(store, stamp, one, three, false)), "merge-contradiction");
        merge(store, stamp, one, four, false).unwrap();
        merge(store, stamp, one, two, true).unwrap();
        assert_eq!(person_page(store, two, DAY).unwrap().numbers.fide, [700_010, 700_011].map(FideId));
    });
}

#[test]
fn nobody_plays_twice_in_one_tournament_so_two_who_did_are_two() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).expect("a new registry");
        let stamp = Stamp::new("2025-03-01T12:00:00Z".parse().unwrap(), "test");
        let entered: Result<(), OfficeError> = registry.write(|store| {
            for family in ["Egy", "Kettő"] {
                enter(store, &stamp, &named(family, "Éva"));
            }
            Ok(())
        });
        entered.expect("two persons");
        trial.execute("INSERT INTO participant (tournament, person) VALUES (7, 1), (7, 2)");
        let done: Result<(), OfficeError> = registry.write(|store| {
            let code = refused(store, |store| merge(store, &stamp, PersonId(1), PersonId(2), true));
            assert_eq!(code, "merge-played-together");
            Ok(())
        });
        done.expect("a refusal is no failure");
    }
}

#[test]
fn nobody_dies_before_birth_or_plays_after_death() {
    on_each(|store, stamp| {
        let home = club(store, stamp, "Honvéd");
        let person =
            enter(store, stamp, &PersonFields { born: Some(Birth::Date(date(1950, 6, 1))), ..named("Öreg", "Ödön") });
        assert_eq!(refused(store, |store| died(store, stamp, person, date(1950, 5, 31))), "death-before-birth");
        assert_eq!(refused(store, |store| died(store, stamp, person, date(2025, 3, 2))), "day-in-future");
        died(store, stamp, person, date(2024, 8, 1)).unwrap();
        assert_eq!(refused(store, |store| license(store, stamp, person, home, SEASON, DAY)), "person-died");
        license(store, stamp, person, home, "2023/24", date(2023, 9, 1)).unwrap();
    });
}

#[test]
fn a_name_is_kept_to_the_letter_or_refused_but_never_cut() {
    on_each(|store, stamp| {
        let longest = "ű".repeat(200);
        for family in
            ["O'Brien \"Bobby\"", "'); DROP TABLE person;--", "Kovács 🐴", "%_\\ x", "黑嘉嘉", "Dr. Nagy-Őry", &longest]
        {
            let person = enter(store, stamp, &named(&format!("  {family} "), ""));
            // What cannot be told by its letters is found by number.
            let kept = one_person(store, &person.to_string()).unwrap();
            assert_eq!(kept.name.family, family);
        }
        let too_long = "ű".repeat(300);
        for (family, code) in [
            ("", "text-empty"),
            (" \u{a0} ", "text-empty"),
            ("a\0b", "text-control"),
            ("a\nb", "text-control"),
            ("\u{1b}[2J", "text-control"),
            (too_long.as_str(), "text-too-long"),
            ("🐴", "name-without-letter"),
        ] {
            assert_eq!(refused(store, |store| register_person(store, stamp, &named(family, ""))), code, "{family:?}");
        }
        assert_eq!(refused(store, |store| register_person(store, stamp, &named("🙂", "Béla"))), "name-without-letter");
        assert_eq!(all_persons::count(store).unwrap(), 7);
        assert_eq!(refused(store, |store| add_club(store, stamp, "a\0b", "")), "text-control");
        let club = club(store, stamp, "'); DROP TABLE club;--");
        rename_club(store, stamp, club, "„Élő” 🐴", "").unwrap();
        assert_eq!(refused(store, |store| add_club(store, stamp, "„Élő” 🐴", "")), "club-exists");
    });
}

#[test]
fn a_birth_and_a_country_must_be_possible() {
    on_each(|store, stamp| {
        for (born, country, code) in [
            ("1849", "HUN", "birth-too-early"),
            ("2026", "HUN", "birth-in-future"),
            ("2025-03-02", "HUN", "birth-in-future"),
            ("1990-02-30", "HUN", "birth-unreadable"),
            ("90", "HUN", "birth-unreadable"),
            ("1990", "HU", "country-unreadable"),
            ("1990", "Ű1N", "country-unreadable"),
        ] {
            let attempt = |store: &mut Writer<'_>| {
                let born = Some(birth_of(born)?);
                let fields = PersonFields { born, country: country.to_owned(), ..named("Név", "") };
                register_person(store, stamp, &fields)
            };
            assert_eq!(refused(store, attempt), code, "{born} {country}");
        }
        let born = Some(birth_of("1850.01.01.").unwrap());
        let fields = PersonFields { born, country: "hun".to_owned(), ..named("Név", "") };
        let person = enter(store, stamp, &fields);
        let kept = fields_of(&persons::get(store, person).unwrap().unwrap());
        assert_eq!((kept.born, kept.country.as_str()), (Some(Birth::Date(date(1850, 1, 1))), "HUN"));
        assert_eq!(refused(store, |store| amend(store, stamp, person, &kept)), "nothing-changes");
    });
}

#[test]
fn everybody_is_paged_through_without_the_hidden_and_the_merged() {
    on_each(|store, stamp| {
        let all: Vec<PersonId> = ["Ács", "Bíró", "Csonka", "Dávid", "Ecet"]
            .iter()
            .map(|family| enter(store, stamp, &named(family, "Éva")))
            .collect();
        hide(store, stamp, all[1], true).unwrap();
        merge(store, stamp, all[0], all[3], true).unwrap();
        let mut page = |skip, most| -> Vec<PersonId> {
            let (count, found) = everybody(store, skip, most).unwrap();
            assert_eq!(count, 3, "whoever stands on the page");
            found.into_iter().map(|one| one.person.id).collect()
        };
        assert_eq!(page(0, 10), [all[0], all[2], all[4]]);
        assert_eq!((page(0, 2), page(2, 2)), (vec![all[0], all[2]], vec![all[4]]));
        assert_eq!(page(usize::MAX, 1), []);
    });
}

#[test]
fn a_register_from_before_the_rule_hides_the_same_people() {
    let trial = arpad_trial::sqlite();
    let mut registry = Registry::create(trial.address()).expect("a new registry");
    let stamp = Stamp::new("2025-03-01T12:00:00Z".parse().unwrap(), "test");
    let made: Result<(), OfficeError> = registry.write(|store| {
        let people = [(); 9].map(|()| enter(store, &stamp, &named("Kovács", "Péter")));
        // 1 ← 2 ← 3 asked under 3; 4 ← 5 asked under 4; 6 ← 7 never asked; 8 asked alone.
        for asks in [people[2], people[3], people[7]] {
            hide(store, &stamp, asks, true)?;
        }
        for (keep, drop) in [(1, 2), (0, 1), (3, 4), (5, 6)] {
            merge(store, &stamp, people[keep], people[drop], false)?;
        }
        Ok(())
    });
    made.unwrap();
    drop(registry);
    let database = rusqlite::Connection::open(trial.address().trim_start_matches("sqlite:")).unwrap();
    let withheld = || -> Vec<i64> {
        let mut rows = database.prepare("SELECT id FROM person WHERE withheld = 1 ORDER BY id").unwrap();
        rows.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    };
    assert_eq!(withheld(), [1, 2, 3, 4, 5, 8]);
    let migration = include_str!("../../../registry/migrations/V7__withheld.sql");
    let settle = migration.find("WITH RECURSIVE").expect("the migration settles who is withheld");
    database.execute_batch(&format!("UPDATE person SET withheld = 0; {}", &migration[settle..])).unwrap();
    assert_eq!(withheld(), [1, 2, 3, 4, 5, 8]);
}
