//! A player whom the file rates and no list of the register is asked about, and then rated.

use crate::month::*;
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth as ListBirth, Rated, Record};
use arpad_model::{EntryId, PersonId, SubmissionId, Taken};
use arpad_office::acts::accept::{Acceptance, Strangers, accept};
use arpad_office::acts::desk::{OfficeError, Refusal, enact};
use arpad_office::acts::enlist::enlist;
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::{Act, Found};
use arpad_office::rating::rate_case::Answer;
use arpad_office::verify::verify;
use arpad_office::views::explain_list::explain_list;
use arpad_registry::Registry;
use arpad_registry::tables::persons;
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

/// A federation that imported FIDE's list with a filter: Vörös, 2250, is in the register; Novak, 2300, is on the list alone.
fn filtered(address: &str) -> Registry {
    let mut registry = fresh(address);
    let mut writer = TextWriter::new(Vec::new()).unwrap();
    let player = |fide_id, name, federation, year, rating| Record {
        fide_id,
        name,
        federation,
        born: Some(ListBirth { year, month_day: None }),
        standard: Rated { rating: Some(rating), games: Some(0), k: Some(20) },
        ..Record::default()
    };
    writer.write(&player(300_001, "Novak, Jan", "CZE", 1980, 2300)).unwrap();
    writer.write(&player(700_005, "Tóth, \"Öcsi\" Béla", "HUN", 1999, 1999)).unwrap();
    writer.write(&player(700_006, "Vörös, Zoltán", "HUN", 1961, 2250)).unwrap();
    let list = writer.finish().unwrap();
    registry
        .write(|store| {
            let found = Found { name: "Próba".into(), country: "HUN".into() };
            enact(store, &stamp(date(2024, 2, 20)), &Act::Found(found))?;
            let incoming = Incoming { file_name: "players_list.txt", day: Some(MARCH), federation: "HUN" };
            import(store, &stamp(MARCH), &list[..], &incoming, |_| {})
        })
        .unwrap();
    registry
}

/// Vörös (line 1) beats Novak (line 2), who has this rating in the file.
fn report(rating: &str) -> Vec<u8> {
    let plain = trf("Kupa", DAY, DAY, &[(5, true), (4, true)], &[(1, 1, 2, '1')]);
    let text = String::from_utf8(plain).unwrap();
    let text = text
        .replace("Tóth, \"Öcsi\" Béla", "Novak, Jan       ")
        .replace("1999 HUN      700005 1999", "XXXX CZE      300001 1980");
    text.replace("XXXX", rating).into_bytes()
}

fn submitted(registry: &mut Registry, rating: &str) -> SubmissionId {
    registry.write(|store| submit(store, "kupa.trf", &report(rating), DAY)).unwrap().submission
}

fn refused<T: std::fmt::Debug>(done: Result<T, OfficeError>) -> Box<Refusal> {
    match done {
        Err(OfficeError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

/// The ratings of Vörös and of Novak on the April list.
fn after(registry: &mut Registry) -> (Option<i32>, Option<i32>) {
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    let rows = registry.read(|store| rows(store, APRIL)).unwrap();
    let of = |person: u32| rows.iter().find(|row| row.person == PersonId(person)).and_then(|row| row.rating);
    (of(2), of(3))
}

/// Where the rating of Vörös's opponent comes from in the explanation of April.
fn mark(registry: &mut Registry) -> Option<Taken> {
    let found = registry.read(|store| explain_list(store, PersonId(2), None, None)).unwrap();
    assert!(found.agrees());
    let Some(Answer::Chess(answer)) = &found.answer else { panic!("a calculation") };
    let game = &answer.rated.players[found.position].tournaments[0].games[0];
    answer.period.players[game.opponent as usize].taken
}

#[test]
fn a_stranger_with_a_rating_is_asked_about_by_name() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = submitted(&mut registry, "2300");
        let refusal = refused(registry.write(|store| accept(store, &stamp(DAY), file, Acceptance::default())));
        assert_eq!(refusal.code, "strangers-rated", "{}", trial.name());
        let persons = refusal.facts.iter().find(|(name, _)| *name == "persons").map(|(_, fact)| format!("{fact:?}"));
        assert!(persons.is_some_and(|told| told.contains("2. Novak, Jan (FIDE 300001, 2300)")), "{:?}", refusal.facts);
        // A pile does not let him by either.
        let filed = Filed { file_name: "a.trf".into(), bytes: report("2299"), received: DAY };
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), vec![filed])).unwrap();
        assert!(matches!(&outcomes[0].fate, Fate::Refused(refusal) if refusal.code == "strangers-rated"));
    }
}

#[test]
fn he_is_taken_from_the_list_whose_bytes_are_kept() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = submitted(&mut registry, "2290");
        let found = registry.write(|store| enlist(store, &stamp(DAY), file)).unwrap();
        assert_eq!((found.day, found.found.len(), found.missing.len()), (MARCH, 1, 0), "{}", trial.name());
        let novak = registry.read(|store| persons::get(store, PersonId(3))).unwrap().unwrap();
        assert_eq!((novak.name.as_list().as_str(), novak.country.as_str()), ("Novak, Jan", "CZE"));
        registry.write(|store| accept(store, &stamp(DAY), file, Acceptance::default())).unwrap();
        // 2250 beats 2300: D 50, .43, so ±.57, with the K 20 of FIDE's list ±11.4. Unrated, the game would count for nothing.
        assert_eq!(after(&mut registry), (Some(2261), Some(2289)), "{}", trial.name());
        assert_eq!(mark(&mut registry), Some(Taken { decision: EntryId(4), list: Some(MARCH) }));
        let again = refused(registry.write(|store| enlist(store, &stamp(DAY), file)));
        assert_eq!(again.code, "no-strangers");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn or_the_files_rating_is_taken_by_decision() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = submitted(&mut registry, "2310");
        let how = |reference: &str| Acceptance {
            strangers: Strangers::FromReport(reference.to_owned()),
            ..Acceptance::default()
        };
        let refusal = refused(registry.write(|store| accept(store, &stamp(DAY), file, how(" "))));
        assert_eq!(refusal.code, "reference-empty");
        registry.write(|store| accept(store, &stamp(DAY), file, how("RB 2024/7"))).unwrap();
        // 2250 beats 2310: D 60, .42, so ±.58 × 20 = 11.6 for both: a K nobody tells is taken for 20.
        assert_eq!(after(&mut registry), (Some(2262), Some(2298)), "{}", trial.name());
        assert_eq!(mark(&mut registry), Some(Taken { decision: EntryId(4), list: None }));
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn or_he_is_said_to_be_unrated() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = submitted(&mut registry, "2300");
        let how = Acceptance { strangers: Strangers::Unrated, ..Acceptance::default() };
        let accepted = registry.write(|store| accept(store, &stamp(DAY), file, how)).unwrap();
        assert_eq!(accepted.strangers.len(), 1);
        // A game against an unrated player counts for nothing.
        assert_eq!(after(&mut registry), (Some(2250), None), "{}", trial.name());
        assert_eq!(mark(&mut registry), None);
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}
