//! The way to a title through the office: three events, three norms, a rating reached inside a month that no list shows, and the
//! title on the next list and on the sheet. Every number is worked out by hand.
//!
//! Everybody but the player is rated 2476, the player 2370. D 106 is .36 for him. March has 36 games of his, so K is 19, for
//! 19 · 36 = 684 and 20 · 36 = 720 is more than 700. Three norms bring 5½, 4½ and 4½ of 27 (9.72 expected), the last event none of
//! nine: 14.5 - 36 · .36 = 1.54, times 19 is 29.26, and the list has 2399. After the first three games, all won, it was
//! 2370 + 3 · .64 · 19 = 2406.48.

use crate::month::*;
use arpad_model::{FideId, PersonId, TournamentId};
use arpad_office::acts::desk::enact;
use arpad_office::acts::{Act, DecideAct, Found, PersonFields};
use arpad_office::titles::{TitleDossier, TitleSought, title_dossier};
use arpad_office::verify::verify;
use arpad_office::views::person_page::person_page;
use arpad_registry::Registry;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::{Date, date};

/// The player is the last of forty; his opponents are the first nine.
pub const PLAYERS: usize = 40;
pub const PLAYER: PersonId = PersonId(PLAYERS as u32);

fn name(place: usize) -> (String, &'static str) {
    let letter = |number: usize| char::from(b'a' + number as u8);
    (format!("Bar{}{}os", letter(place / 20), letter(place % 20)), "Gergő")
}

fn federation(place: usize) -> &'static str {
    ["GER", "GER", "GER", "POL", "POL", "POL"].get(place).copied().unwrap_or("HUN")
}

fn title(place: usize) -> &'static str {
    ["g", "m", "", "g", "m", "", "g", "m", ""].get(place).copied().unwrap_or("")
}

fn rating(place: usize) -> i32 {
    if place == PLAYERS - 1 { 2370 } else { 2476 }
}

pub fn found(registry: &mut Registry) {
    let day = date(2024, 2, 20);
    let done = registry.write(|store| {
        let founded = Found { name: "Próba".into(), country: "HUN".into(), second_reading: true, ..Found::default() };
        enact(store, &stamp(day), &Act::Found(founded))?;
        for place in 0..PLAYERS {
            let person = PersonId(place as u32 + 1);
            let (family, given) = name(place);
            let fields = PersonFields {
                person,
                family,
                given: given.into(),
                fide: Some(FideId(710_000 + place as u32)),
                born: born(1990),
                country: federation(place).into(),
                ..PersonFields::default()
            };
            enact(store, &stamp(day), &Act::Person(fields))?;
            let decision = rating_of(person, rating(place));
            enact(store, &stamp(day), &Act::Decide(DecideAct { decision, day, reference: "1/2024".into() }))?;
        }
        close_and_publish(store, MARCH)
    });
    done.expect("a federation");
}

/// A report of nine rounds that begin on a day, so many on each. Everybody but the player draws; with `all` the other thirty play
/// too, each round among those who are left, as the circle pairs them.
pub fn event(name_of: &str, start: Date, per_day: i64, results: &str, all: bool) -> Vec<u8> {
    let circle = PLAYERS - 1;
    let mut rounds: Vec<Vec<(usize, char)>> = vec![Vec::new(); PLAYERS];
    for (round, result) in results.chars().enumerate() {
        for step in 0..PLAYERS / 2 {
            let (one, other) =
                if step == 0 { (round, circle) } else { ((round + step) % circle, (round + circle - step) % circle) };
            let (his, theirs) = match (step, result) {
                (0, '1') => ('1', '0'),
                (0, '0') => ('0', '1'),
                _ => ('=', '='),
            };
            rounds[one].push((other, theirs));
            rounds[other].push((one, his));
        }
    }
    let day = |round: i64| start.checked_add(jiff::Span::new().days(round / per_day)).expect("a day");
    let plain = |day: Date| day.strftime("%Y/%m/%d").to_string();
    let days: Vec<String> = (0..9).map(|round| day(round).strftime("%y/%m/%d").to_string()).collect();
    let mut text = format!(
        "012 {name_of}\n022 Eger\n032 HUN\n042 {}\n052 {}\n092 Individual: Swiss-System\n102 IA Nagy Bíró (799999)\n\
         122 90 min + 30 sec/move\n132 {:87}{}\n",
        plain(start),
        plain(day(8)),
        "",
        days.join("  ")
    );
    for (place, own) in rounds.iter().enumerate() {
        let plays = |other: usize| all || place == circle || other == circle;
        if !(all || place < 9 || place == circle) {
            continue;
        }
        let mut halves = 0;
        let mut line = String::new();
        for (round, (other, result)) in own.iter().enumerate() {
            if plays(*other) {
                halves += match result {
                    '1' => 2,
                    '=' => 1,
                    _ => 0,
                };
                let color = if (place < *other) == (round % 2 == 0) { 'w' } else { 'b' };
                line.push_str(&format!("  {:4} {color} {result}", other + 1));
            } else {
                line.push_str("  0000 - Z");
            }
        }
        let (family, given) = name(place);
        text.push_str(&format!(
            "001 {:4} m{:>3} {:33} {:4} {:3} {:11} {:10} {:4.1} {:4}{line}\n",
            place + 1,
            title(place),
            format!("{family}, {given}"),
            rating(place),
            federation(place),
            710_000 + place,
            "1990/00/00",
            f64::from(halves) / 2.0,
            place + 1,
        ));
    }
    text.into_bytes()
}

pub fn dossier(registry: &mut Registry, day: Date) -> TitleDossier {
    registry.read(|store| title_dossier(store, PLAYER, day)).expect("a person").expect("an edition")
}

pub fn sought(told: &TitleDossier, title: FideTitle) -> &TitleSought {
    told.sought.iter().find(|one| one.title == title).expect("not held")
}

pub fn failed(one: &TitleSought) -> Vec<&'static str> {
    one.completeness.failed.iter().map(|paragraph| paragraph.0).collect()
}

/// Three norms and nine losses. The first event has forty players, each of 2476 but one: it is one of 1.5.6a.
pub fn a_march_of_norms(registry: &mut Registry) -> TournamentId {
    let first = event("Nagy svájci", date(2024, 3, 2), 1, "111=====0", true);
    let first = report(registry, &first, date(2024, 3, 10));
    let drawn = "=========";
    report(registry, &event("Második verseny", date(2024, 3, 11), 2, drawn, false), date(2024, 3, 15));
    report(registry, &event("Harmadik verseny", date(2024, 3, 16), 2, drawn, false), date(2024, 3, 20));
    report(registry, &event("Negyedik verseny", date(2024, 3, 21), 3, "000000000", false), date(2024, 3, 23));
    first
}

#[test]
fn three_norms_and_a_rating_inside_a_month_make_a_title() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let nobody = dossier(&mut registry, date(2024, 3, 1));
        assert!(nobody.norms.is_empty() && nobody.highest.as_ref().is_some_and(|one| one.rating == 2370));
        assert_eq!(failed(sought(&nobody, FideTitle::Im)), ["1.4.3e", "1.5.1", "1.5.3"], "{}", trial.name());

        let first = a_march_of_norms(&mut registry);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let rows = registry.read(|store| rows(store, APRIL)).unwrap();
        let row = rows.iter().find(|row| row.person == PLAYER).expect("on the list");
        assert_eq!((row.rating, row.period_games), (Some(2399), 36), "{}", trial.name());

        let told = dossier(&mut registry, date(2024, 4, 2));
        let norms: Vec<_> = told
            .norms
            .iter()
            .map(|norm| (norm.title.as_str(), norm.event.as_str(), norm.gained.credited_games))
            .collect();
        // 5½ of nine is a point more than the 4½ that 2476 needs; five and a half is half a point short for GM.
        let due = [("IM", "Nagy svájci", 10), ("IM", "Második verseny", 9), ("IM", "Harmadik verseny", 9)];
        assert_eq!(norms, due, "{}", trial.name());
        assert_eq!(told.norms[0].tournament(), Some(first));
        assert!(told.norms.iter().all(|norm| norm.entry().is_some()), "each has its entry");
        assert_eq!(told.norms[0].gained.listed, Some('a'));
        let im = sought(&told, FideTitle::Im);
        let inside = im.inside.as_ref().expect("no list has 2400");
        assert_eq!((inside.answer.reached_after, inside.day), (Some(3), date(2024, 3, 4)), "{}", trial.name());
        assert_eq!((inside.answer.interim, inside.answer.exact), (2406, arpad_model::Decimal(240_648)));
        assert!(inside.is_by_day);
        assert_eq!((failed(im), im.completeness.games), (Vec::new(), 28), "{}", trial.name());

        crate::title_applications::applied_and_granted(&mut registry, first);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let rows = registry.read(|store| crate::month::rows(store, MAY)).unwrap();
        let row = rows.iter().find(|row| row.person == PLAYER).expect("on the list");
        assert_eq!(row.title, "IM", "on the next list, {}", trial.name());
        let page = registry.read(|store| person_page(store, PLAYER, date(2024, 5, 2))).unwrap();
        assert_eq!(page.person.title, "IM", "and on the sheet");
        let after = dossier(&mut registry, date(2024, 5, 2));
        assert!(after.sought.iter().all(|one| one.title == FideTitle::Gm), "what is left to seek");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}
