//! A player whom the file rates and no list of the register is asked about, and then rated.

mod without_number;

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth as ListBirth, Rated, Record};
use arpad_model::{EntryId, PersonId, SubmissionId, Taken, Tempo};
use arpad_office::acts::accept::{Acceptance, Strangers, accept};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::desk::{Refusal, enact};
use arpad_office::acts::enlist::enlist;
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::{Act, Found};
use arpad_office::rating::rate_case::Answer;
use arpad_office::verify::verify;
use arpad_office::views::checklist::{Mover, month_checklist};
use arpad_office::views::explain_list::explain_list;
use arpad_registry::Registry;
use arpad_registry::tables::persons;
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

/// A player of FIDE's list: number, name, federation, year of birth, rating; K is 20.
type Listed = (u32, &'static str, &'static str, u16, u16);

/// Vörös, 2250, is in the register; Novak, 2300, is on the list alone.
fn filtered(address: &str) -> Registry {
    let list: [Listed; 3] = [
        (300_001, "Novak, Jan", "CZE", 1980, 2300),
        (700_005, "Tóth, \"Öcsi\" Béla", "HUN", 1999, 1999),
        (700_006, "Vörös, Zoltán", "HUN", 1961, 2250),
    ];
    imported(address, &list)
}

/// A federation that imported FIDE's list with a filter: of these, the Hungarians.
fn imported(address: &str, players: &[Listed]) -> Registry {
    let mut registry = fresh(address);
    let mut writer = TextWriter::new(Vec::new()).unwrap();
    for (fide_id, name, federation, year, rating) in players.iter().copied() {
        let record = Record {
            fide_id,
            name,
            federation,
            born: Some(ListBirth { year, month_day: None }),
            title: if fide_id == 300_001 { "FM" } else { "" },
            standard: Rated { rating: Some(rating), games: Some(0), k: Some(20) },
            ..Record::default()
        };
        writer.write(&record).unwrap();
    }
    let list = writer.finish().unwrap();
    registry
        .write(|store| {
            let found = Found { name: "Próba".into(), country: "HUN".into(), ..Found::default() };
            enact(store, &stamp(date(2024, 2, 20)), &Act::Found(found))?;
            let incoming =
                Incoming { file_name: "players_list.txt", day: Some(MARCH), federation: "HUN", ..Incoming::default() };
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
        let refusal = refusal_of(registry.write(|store| accept(store, &stamp(DAY), file, registered())));
        assert_eq!(refusal.code, "strangers-rated", "{}", trial.name());
        let persons = refusal.facts.iter().find(|(name, _)| *name == "persons").map(|(_, fact)| format!("{fact:?}"));
        assert!(persons.is_some_and(|told| told.contains("2. Novak, Jan (FIDE 300001, 2300)")), "{:?}", refusal.facts);
        // A pile does not let him by either.
        let filed =
            Filed { file_name: "a.trf".into(), bytes: report("2299"), received: DAY, registered: Some(REGISTERED) };
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(DAY), vec![filed])).unwrap();
        assert!(matches!(&outcomes[0].fate, Fate::Refused(refusal) if refusal.code == "strangers-rated"));
    }
}

#[test]
fn he_is_taken_from_the_list_whose_bytes_are_kept() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = submitted(&mut registry, "2290");
        let found = registry.write(|store| enlist(store, &stamp(DAY), file, &[])).unwrap();
        assert_eq!((found.day, found.found.len(), found.missing.len()), (MARCH, 1, 0), "{}", trial.name());
        let novak = registry.read(|store| persons::get(store, PersonId(3))).unwrap().unwrap();
        assert_eq!((novak.name.as_list().as_str(), novak.country.as_str()), ("Novak, Jan", "CZE"));
        // Taken back and done again.
        registry.write(|store| cancel(store, &stamp(DAY), EntryId(4), "tévedés")).unwrap();
        assert_eq!(registry.read(|store| persons::get(store, PersonId(3))).unwrap(), None);
        let refusal = refusal_of(registry.write(|store| accept(store, &stamp(DAY), file, registered())));
        assert_eq!(refusal.code, "strangers-rated");
        registry.write(|store| enlist(store, &stamp(DAY), file, &[])).unwrap();
        registry.write(|store| accept(store, &stamp(DAY), file, registered())).unwrap();
        let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), EntryId(6), "tévedés")));
        assert_eq!(refusal.code, "person-in-use");
        // On the checklist he moves from the rating of FIDE's list; it is not his first.
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        assert_eq!(list.first_ratings, [], "{}", trial.name());
        let novak = Mover { person: PersonId(3), before: 2300, after: 2289 };
        assert!(list.movers.contains(&novak), "{:?}", list.movers);
        // 2250 beats 2300: D 50, .43, so ±.57, with the K 20 of FIDE's list ±11.4. Unrated, the game would count for nothing.
        assert_eq!(after(&mut registry), (Some(2261), Some(2289)), "{}", trial.name());
        assert_eq!(mark(&mut registry), Some(Taken { decision: EntryId(6), list: Some(MARCH) }));
        let again = refusal_of(registry.write(|store| enlist(store, &stamp(DAY), file, &[])));
        assert_eq!(again.code, "no-strangers");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn or_the_files_rating_is_taken_by_decision() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = submitted(&mut registry, "2310");
        let how =
            |reference: &str| Acceptance { strangers: Strangers::FromReport(reference.to_owned()), ..registered() };
        let refusal = refusal_of(registry.write(|store| accept(store, &stamp(DAY), file, how(" "))));
        assert_eq!(refusal.code, "reference-empty");
        registry.write(|store| accept(store, &stamp(DAY), file, how("RB 2024/7"))).unwrap();
        // The decision is about this report: in another one he is asked about again.
        let other = String::from_utf8(report("2310")).unwrap().replace("012 Kupa", "012 Díj ").into_bytes();
        let other = registry.write(|store| submit(store, "dij.trf", &other, DAY)).unwrap().submission;
        let how = Acceptance { another_event: true, ..registered() };
        let asked = refusal_of(registry.write(|store| accept(store, &stamp(DAY), other, how)));
        assert_eq!(asked.code, "strangers-rated");
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
        let how = Acceptance { strangers: Strangers::Unrated, ..registered() };
        let accepted = registry.write(|store| accept(store, &stamp(DAY), file, how)).unwrap();
        assert_eq!(accepted.strangers.len(), 1);
        // A game against an unrated player counts for nothing.
        assert_eq!(after(&mut registry), (Some(2250), None), "{}", trial.name());
        assert_eq!(mark(&mut registry), None);

        // In April he is in the register, and still without a rating: the same question, the same way out.
        let april = String::from_utf8(report("2300")).unwrap().replace("2024/03", "2024/04").into_bytes();
        let file = registry.write(|store| submit(store, "kupa.trf", &april, date(2024, 4, 10))).unwrap().submission;
        let asked = refusal_of(registry.write(|store| accept(store, &stamp(date(2024, 4, 10)), file, registered())));
        assert_eq!(asked.code, "strangers-rated");
        let found = registry.write(|store| enlist(store, &stamp(date(2024, 4, 10)), file, &[])).unwrap();
        assert_eq!(found.found[0].1, PersonId(3), "{}", trial.name());
        let novak = registry.read(|store| persons::get(store, PersonId(3))).unwrap().unwrap();
        assert_eq!(novak.title, "FM", "FIDE's list tells the title too, {}", trial.name());
        registry.write(|store| accept(store, &stamp(date(2024, 4, 10)), file, registered())).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let rows = registry.read(|store| rows(store, MAY)).unwrap();
        let rated: Vec<(u32, Option<i32>)> = rows.iter().map(|row| (row.person.0, row.rating)).collect();
        assert_eq!(rated, [(1, Some(1999)), (2, Some(2261)), (3, Some(2289))], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// Eight games of Tóth, 1999: he loses to Vas, 1850, of the register and beats seven foreigners.
const EIGHT: [Listed; 9] = [
    (700_005, "Tóth, Béla", "HUN", 1999, 1999),
    (700_009, "Vas, Ede", "HUN", 1970, 1850),
    (300_001, "Novak, Jan", "CZE", 1980, 1936),
    (300_002, "Dvorak, Petr", "CZE", 1981, 1936),
    (300_003, "Cerny, Pavel", "CZE", 1982, 1936),
    (300_004, "Vesely, Jiri", "CZE", 1983, 1936),
    (300_005, "Horak, Milan", "CZE", 1984, 1936),
    (300_006, "Marek, Karel", "CZE", 1985, 1936),
    (300_007, "Pokorny, Ivan", "CZE", 1986, 1957),
];

fn eight_games() -> Vec<u8> {
    let mut text = "012 Open\n022 Brno\n032 CZE\n042 2024/03/09\n052 2024/03/16\n062 9\n\
        092 Individual: Swiss-System\n102 Bíró\n122 90+30\nXXR 8\n"
        .to_owned();
    for ((fide, name, country, born, rating), rank) in EIGHT.iter().zip(1_usize..) {
        let rounds: String = (1..=8)
            .map(|round| match rank {
                1 => format!("  {:>4} {} {}", round + 1, if round % 2 == 1 { 'w' } else { 'b' }, u8::from(round > 1)),
                _ if rank == round + 1 => {
                    format!("  {:>4} {} {}", 1, if round % 2 == 1 { 'b' } else { 'w' }, u8::from(round == 1))
                }
                _ => "  0000 - Z".to_owned(),
            })
            .collect();
        let points = match rank {
            1 => "7.0",
            2 => "1.0",
            _ => "0.0",
        };
        text += &format!(
            "001 {rank:>4}      {name:<33} {rating:>4} {country} {fide:>11} {born}/00/00 {points:>4} {rank:>4}{rounds}\n"
        );
    }
    text.into_bytes()
}

#[test]
fn eight_games_give_forty_four_points_and_not_minus_fourteen() {
    for trial in arpad_trial::trials() {
        let mut both = Vec::new();
        for strangers in [Strangers::Unrated, Strangers::Ask] {
            let fresh = arpad_trial::sqlite();
            let address = if strangers == Strangers::Ask { trial.address() } else { fresh.address() };
            let mut registry = imported(address, &EIGHT);
            let file = registry.write(|store| submit(store, "open.trf", &eight_games(), DAY)).unwrap().submission;
            if strangers == Strangers::Ask {
                let refusal =
                    refusal_of(registry.write(|store| accept(store, &stamp(date(2024, 3, 16)), file, registered())));
                assert_eq!(refusal.code, "strangers-rated");
                let found = registry.write(|store| enlist(store, &stamp(date(2024, 3, 16)), file, &[])).unwrap();
                assert_eq!(found.found.len(), 7);
            }
            let how = Acceptance { strangers, ..registered() };
            registry.write(|store| accept(store, &stamp(date(2024, 3, 16)), file, how)).unwrap();
            registry.write(|store| close_and_publish(store, APRIL)).unwrap();
            let rows = registry.read(|store| rows(store, APRIL)).unwrap();
            both.push(rows.iter().find(|row| row.person == PersonId(1)).and_then(|row| row.rating));
            assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
        }
        // Unrated, the seven count for nothing: D 149, .70, 20 × −.70 = −14. Rated, six wins at D 63 (.59) give .41 each and
        // one at D 42 (.56) gives .44: 20 × (6 × .41 + .44 − .70) = 20 × 2.20 = +44.
        assert_eq!(both, [Some(1985), Some(2043)], "{}", trial.name());
    }
}
