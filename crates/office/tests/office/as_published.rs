//! A published list names people and clubs as they were when it was published.

use crate::month::*;
use arpad_model::{ClubId, EntryId, List, PersonId, Tempo};
use arpad_office::acts::amend::amend;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::club::{add_club, rename_club};
use arpad_office::acts::club_merge::merge_clubs;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::hide::hide;
use arpad_office::acts::paper::{license, transfer};
use arpad_office::acts::publish::publish;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::title::award_title;
use arpad_office::files::export::Selection;
use arpad_office::rating::rate_case::Answer;
use arpad_office::register::fields_of;
use arpad_office::verify::{self, verify};
use arpad_office::views::as_published::{club_on, person_on};
use arpad_office::views::explain_list::{ListExplanation, explain_list};
use arpad_office::views::list_page::{Wanted, Which, chosen_page, list_page};
use arpad_office::views::public::{calculation, front, revision};
use arpad_office::views::roll::Roll;
use arpad_registry::tables::{called, lists, persons};
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

/// Kovács and Szűcs-Nagy play for Honvéd; a game of March waits for the list of April.
fn beginning(registry: &mut Registry) -> arpad_model::TournamentId {
    registry.write(found).unwrap();
    registry
        .write(|store| -> Result<(), OfficeError> {
            let (day, stamp) = (date(2024, 2, 25), stamp(date(2024, 2, 25)));
            add_club(store, &stamp, "Honvéd", "Budapest")?;
            add_club(store, &stamp, "Haladás", "Szombathely")?;
            license(store, &stamp, PersonId(1), ClubId(1), "2023/24", day)?;
            license(store, &stamp, PersonId(3), ClubId(1), "2023/24", day).map(|_| ())
        })
        .unwrap();
    let event = report(registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    event
}

/// In April Kovács is transferred and plays for Austria, Szűcs-Nagy marries, and Honvéd has another name.
fn changed(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let (day, stamp) = (date(2024, 4, 15), stamp(date(2024, 4, 15)));
    transfer(store, &stamp, PersonId(1), ClubId(2), day)?;
    let mut austrian = fields_of(&persons::get(store, PersonId(1))?.expect("Kovács"));
    austrian.country = "AUT".into();
    amend(store, &stamp, PersonId(1), &austrian)?;
    let mut married = fields_of(&persons::get(store, PersonId(3))?.expect("Szűcs-Nagy"));
    married.family = "Kis".into();
    amend(store, &stamp, PersonId(3), &married)?;
    rename_club(store, &stamp, ClubId(1), "Budapesti Honvéd", "Budapest")
}

type Named = (u32, String, String, String);

/// Who Kovács and Szűcs-Nagy are on a list, by every way it is shown.
fn named(registry: &mut Registry, list: &List) -> Vec<Named> {
    let line = |line: &arpad_office::files::export::ListLine| {
        (line.person.0, line.name.as_list(), line.country.clone(), line.club.clone())
    };
    registry
        .read(|store| -> Result<_, OfficeError> {
            let wanted = |line: &Named| [1, 3].contains(&line.0);
            let (_, lines) = list_page(store, list)?;
            let whole: Vec<Named> = lines.iter().map(line).filter(wanted).collect();
            let roll = Roll::read(store, list)?;
            let chosen = roll.choose(&Selection::default());
            let rolled: Vec<Named> = roll.lines(store, &chosen)?.iter().map(line).filter(wanted).collect();
            assert_eq!(whole, rolled);
            // Chosen by the club, by which everybody has to be described first.
            for (_, _, _, club) in whole.iter().filter(|one| !one.3.is_empty()) {
                let club = Selection { club: Some(club.clone()), ..Selection::default() };
                let of_club: Vec<Named> = chosen_page(store, list, &club)?.lines.iter().map(line).collect();
                let due = whole.iter().filter(|one| Some(&one.3) == club.club.as_ref());
                assert_eq!(of_club, due.cloned().collect::<Vec<_>>());
            }
            Ok(whole)
        })
        .unwrap()
}

fn one(person: u32, name: &str, country: &str, club: &str) -> Named {
    (person, name.to_owned(), country.to_owned(), club.to_owned())
}

#[test]
fn a_list_names_people_and_clubs_as_they_were() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let event = beginning(&mut registry);
        let april = registry.read(|store| list(store, APRIL)).unwrap();
        registry.write(changed).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let may = registry.read(|store| list(store, MAY)).unwrap();
        let then = [one(1, "Kovács, Péter", "HUN", "Honvéd"), one(3, "Szűcs-Nagy, Ágnes", "HUN", "Honvéd")];
        let now = [one(1, "Kovács, Péter", "AUT", "Haladás"), one(3, "Kis, Ágnes", "HUN", "Budapesti Honvéd")];
        assert_eq!(named(&mut registry, &april), then, "{}", trial.name());
        assert_eq!(named(&mut registry, &may), now, "{}", trial.name());

        // A club is meant by its name of then as by that of today.
        for text in ["Honvéd", "Budapesti Honvéd", "1"] {
            assert_eq!(registry.read(|store| club_on(store, &april, text)).unwrap(), "Honvéd", "{text}");
        }
        // One that became another later has its own name on lists of before.
        registry.write(|store| merge_clubs(store, &stamp(date(2024, 5, 10)), ClubId(1), ClubId(2))).unwrap();
        assert_eq!(named(&mut registry, &may), now, "{}", trial.name());

        // A revision of April names them as April did, and tells so what it changed: 2105 and 1999 draw.
        let game = WhichGame { round: 1, line: 0, against: None };
        registry.write(|store| correct_result(store, &stamp(MAY), event, game, "1/2-1/2")).unwrap();
        let awarded = date(2024, 5, 10);
        registry.write(|store| award_title(store, &stamp(awarded), PersonId(3), "WGM", awarded)).unwrap();
        registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, APRIL)).unwrap();
        registry.write(|store| publish(store, &stamp(MAY), STANDARD, None)).unwrap();
        let again = registry.read(|store| list(store, APRIL)).unwrap();
        let (_, lines) = registry.read(|store| list_page(store, &again)).unwrap();
        let titles: Vec<_> =
            lines.iter().filter(|line| line.person == PersonId(3)).map(|line| line.title.clone()).collect();
        assert_eq!(titles, [""], "a title of May is on no list of April, {}", trial.name());
        let revised = registry.read(|store| list(store, APRIL)).unwrap();
        assert_eq!((revised.revision, named(&mut registry, &revised)), (1, then.to_vec()), "{}", trial.name());
        let told = registry.read(|store| revision(store, &revised)).unwrap().expect("a revision");
        let countries: Vec<_> = told.iter().map(|(_, who)| who.as_ref().unwrap().country.as_str()).collect();
        assert_eq!(countries, ["HUN", "HUN"], "{}", trial.name());
        let home = registry.read(|store| front(store, 5, 5)).unwrap();
        let strongest = home.lists[0].strongest.iter();
        let kis = strongest.filter_map(|(row, who)| (row.person == person(3)).then_some(who.clone().unwrap()));
        assert_eq!(kis.map(|who| who.name.family).collect::<Vec<_>>(), ["Kis"], "{}", trial.name());

        // Who asks not to be shown is shown on no list.
        registry.write(|store| hide(store, &stamp(MAY), PersonId(3), true)).unwrap();
        assert_eq!(named(&mut registry, &april)[1], one(3, "", "HUN", ""), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// Who a calculation is about, and everybody it names, for the office and for the public.
fn explained(registry: &mut Registry, person: u32, day: Date) -> (Option<String>, Vec<Option<String>>) {
    let date = Wanted::Day(day);
    let which = Which { series: STANDARD, date, after: None, revision: None, as_known_on: None, origin: None };
    let names = |found: &ListExplanation| -> Vec<Option<String>> {
        let Some(Answer::Chess(answer)) = &found.answer else { panic!("a calculation") };
        answer.period.players.iter().map(|player| player.name.clone()).collect()
    };
    let person = PersonId(person);
    let (own, told, public) = registry
        .read(|store| -> Result<_, OfficeError> {
            let found = explain_list(store, person, Some(STANDARD), Some(&which))?;
            let own = person_on(store, &found.list, person)?.expect("a person");
            Ok((own, names(&found), calculation(store, person, &which)?))
        })
        .unwrap();
    let public = public.map(|(person, found)| {
        assert_eq!((&person.name, &person.country), (&own.name, &own.country), "the public reads the same");
        assert_eq!(names(&found), told);
        person.name.as_list()
    });
    (public.ok(), told)
}

/// Kovács beats Szűcs-Nagy in March and again in April, when she has married.
#[test]
fn a_calculation_names_people_as_its_list_does() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 2, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry
            .write(|store| {
                let mut married = fields_of(&persons::get(store, PersonId(3))?.expect("Szűcs-Nagy"));
                married.family = "Kis".into();
                amend(store, &stamp(date(2024, 4, 15)), PersonId(3), &married)
            })
            .unwrap();
        let april = String::from_utf8(duels("Áprilisi", date(2024, 4, 20), &[(0, 2, '1')])).unwrap();
        let april = april.replace("Szűcs-Nagy, Ágnes", "Kis, Ágnes       ");
        report(&mut registry, april.as_bytes(), date(2024, 4, 21));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let name = |text: &str| Some(text.to_owned());
        let (kovacs, then, now) = (name("Kovács, Péter"), name("Szűcs-Nagy, Ágnes"), name("Kis, Ágnes"));
        let april = vec![kovacs.clone(), then.clone()];
        assert_eq!(explained(&mut registry, 1, APRIL), (kovacs.clone(), april.clone()), "{}", trial.name());
        assert_eq!(explained(&mut registry, 3, APRIL), (then, april), "{}", trial.name());
        let may = vec![kovacs.clone(), now.clone()];
        assert_eq!(explained(&mut registry, 3, MAY), (now, may), "{}", trial.name());
        // Hidden under either name.
        registry.write(|store| hide(store, &stamp(MAY), PersonId(3), true)).unwrap();
        assert_eq!(explained(&mut registry, 1, APRIL), (kovacs.clone(), vec![kovacs.clone(), None]));
        assert_eq!(explained(&mut registry, 3, APRIL), (None, vec![kovacs, None]), "{}", trial.name());
    }
}

#[test]
fn what_people_were_called_cannot_be_changed_unnoticed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        beginning(&mut registry);
        registry.write(changed).unwrap();
        let found = |registry: &mut Registry| -> Vec<(&'static str, String)> {
            let faults = verify(registry, |_, _| {}).unwrap().faults;
            faults.into_iter().map(|fault| (fault.code, fault.what)).collect()
        };
        assert_eq!(found(&mut registry), [], "{}", trial.name());
        let entry = trial.scalar("SELECT max(entry) FROM person_before WHERE person = 3");
        trial.execute("UPDATE person_before SET family = 'Nagy' WHERE person = 3 AND club IS NOT NULL");
        assert_eq!(found(&mut registry), [(verify::ROW, format!("person_before 3, {entry}"))], "{}", trial.name());
        trial.execute("UPDATE person_before SET family = 'Szűcs-Nagy' WHERE person = 3");
        trial.execute(
            "INSERT INTO person_before (person, entry, family, given, country) VALUES (5, 2, 'A', 'B', 'HUN')",
        );
        assert_eq!(found(&mut registry), [(verify::ROW, "person_before 5, 2".to_owned())], "{}", trial.name());
        trial.execute("DELETE FROM person_before WHERE person = 5");
        trial.execute("DELETE FROM club_before");
        assert_eq!(found(&mut registry).len(), 1, "{}", trial.name());
    }
}

#[test]
fn a_register_of_before_knows_it_from_now_on() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        beginning(&mut registry);
        registry.write(changed).unwrap();
        drop(registry);
        // What is known of the event comes with the migration after it, and is not what this is about.
        let facts = trial.scalar("SELECT facts FROM tournament WHERE id = 1");
        trial.execute(
            "DROP TABLE letter; DROP TABLE account; DROP TABLE secret_password; DROP TABLE secret_totp; DROP TABLE secret_session;
             DROP TABLE secret_link; DROP TABLE secret_token; DROP TABLE secret_done; DROP TABLE secret_visit;
             DROP TABLE message; DROP TABLE secret_contact; DROP TABLE secret_hook;
             DROP TABLE photo; DROP TABLE picture; ALTER TABLE club DROP COLUMN county; DROP TABLE statement; DROP TABLE born_before;
             DROP TABLE person_before; DROP TABLE club_before; DROP TABLE off_list; ALTER TABLE tournament DROP COLUMN facts;
             ALTER TABLE person DROP COLUMN stranger;
             DROP INDEX person_last_part; DROP INDEX tournament_starts; DELETE FROM refinery_schema_history WHERE version > 9",
        );
        drop(Registry::open(trial.address()).unwrap());
        trial.execute(&format!("UPDATE tournament SET facts = '{facts}' WHERE id = 1"));
        let mut registry = Registry::open(trial.address()).unwrap();
        let head = registry.read(arpad_registry::ledger::head).unwrap().0;
        assert_eq!(registry.read(called::kept_since).unwrap(), head, "{}", trial.name());
        let april = registry.read(|store| list(store, APRIL)).unwrap();
        let now = [one(1, "Kovács, Péter", "AUT", "Haladás"), one(3, "Kis, Ágnes", "HUN", "Budapesti Honvéd")];
        assert_eq!(named(&mut registry, &april), now, "{}", trial.name());
        let verified = verify(&mut registry, |_, _| {}).unwrap();
        assert_eq!((verified.faults, verified.changes_since), (vec![], head), "{}", trial.name());
        // From here on.
        registry.write(|store| transfer(store, &stamp(MAY), PersonId(1), ClubId(1), date(2024, 4, 30))).unwrap();
        assert_eq!(named(&mut registry, &april), now, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
        // What nothing can have kept is found.
        trial.execute(
            "INSERT INTO person_before (person, entry, family, given, country) VALUES (5, 2, 'A', 'B', 'HUN')",
        );
        let faults = verify(&mut registry, |_, _| {}).unwrap().faults;
        let named: Vec<_> = faults.iter().map(|fault| (fault.what.as_str(), fault.entry)).collect();
        assert_eq!(named, [("person_before 5, 2", Some(EntryId(2)))], "{}", trial.name());
    }
}

#[test]
fn a_number_given_again_has_no_past() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        registry
            .write(|store| -> Result<(), OfficeError> {
                let mut fields = fields_of(&persons::get(store, PersonId(8))?.expect("Zsoldos"));
                fields.family = "Zsolt".into();
                amend(store, &stamp(APRIL), PersonId(8), &fields)?;
                Ok(())
            })
            .unwrap();
        let kept = |registry: &mut Registry| registry.read(|store| called::at(store, EntryId(0))).unwrap();
        assert_eq!(kept(&mut registry).len(), 1, "{}", trial.name());
        registry.write(|store| arpad_registry::tables::unnamed::remove(store, PersonId(8))).unwrap();
        assert!(kept(&mut registry).is_empty(), "{}", trial.name());
        assert_eq!(registry.read(|store| lists::of(store, STANDARD)).unwrap().len(), 1);
    }
}
