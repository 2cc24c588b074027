//! Whom a file rates without giving his number is looked for on FIDE's list by name; a number that is another name there is
//! not taken.

use super::*;
use arpad_model::FideId;
use arpad_office::acts::accept::strangers_of;
use arpad_office::intake::open::open;

/// Vörös (line 1) beats a player without a number (line 2) of this name, rating, federation and birth.
fn numberless(name: &str, rating: &str, country: &str, born: &str) -> Vec<u8> {
    let plain = trf("Kupa", DAY, DAY, &[(5, true), (4, true)], &[(1, 1, 2, '1')]);
    let text = String::from_utf8(plain).unwrap();
    let text = text
        .replace(&format!("{:<33}", "Tóth, \"Öcsi\" Béla"), &format!("{name:<33}"))
        .replace("1999 HUN      700005 1999/00/00", &format!("{rating:>4} {country}             {born:<10}"));
    text.into_bytes()
}

fn received(registry: &mut Registry, bytes: &[u8]) -> SubmissionId {
    registry.write(|store| submit(store, "kupa.trf", bytes, DAY)).unwrap().submission
}

fn fact(refusal: &Refusal, name: &str) -> String {
    let fact = refusal.facts.iter().find(|(one, _)| *one == name).map(|(_, fact)| fact);
    match fact {
        Some(arpad_model::Fact::Name(text)) => text.clone(),
        other => panic!("{name}: {other:?}"),
    }
}

fn new() -> Acceptance {
    Acceptance { take_new: true, ..registered() }
}

#[test]
fn a_rated_stranger_without_a_number_is_looked_for_by_name_on_the_kept_list() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = received(&mut registry, &numberless("Novák, Jan", "2290", "CZE", ""));
        let refusal = refusal_of(registry.write(|store| accept(store, &stamp(DAY), file, new())));
        assert_eq!(refusal.code, "strangers-rated", "{}", trial.name());
        assert_eq!(fact(&refusal, "persons"), "2. Novák, Jan (2290; FIDE 300001: Novak Jan, 1980, CZE, 2300)");
        // Taken from the list, he is the line too; nobody has to say so again.
        let found = registry.write(|store| enlist(store, &stamp(DAY), file, &[])).unwrap();
        assert_eq!((found.found.len(), found.found[0].1), (1, PersonId(3)), "{}", trial.name());
        registry.write(|store| accept(store, &stamp(DAY), file, registered())).unwrap();
        // 2250 beats the list's 2300 as in the file with his number: ±11.4.
        assert_eq!(after(&mut registry), (Some(2261), Some(2289)), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn the_other_ways_out_hold_without_a_number_too() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        let file = received(&mut registry, &numberless("Novak, Jan", "2310", "CZE", "1980"));
        let unrated = Acceptance { strangers: Strangers::Unrated, ..new() };
        let accepted = registry.write(|store| accept(store, &stamp(DAY), file, unrated)).unwrap();
        assert_eq!((accepted.strangers.len(), accepted.strangers[0].fide), (1, None));
        assert_eq!(after(&mut registry), (Some(2250), None), "{}", trial.name());

        // A second file: 2250 beats 2310 by the file, D 60, .42, ±.58 × 20 = 11.6.
        let other = numberless("Novak, Jan", "2310", "CZE", "1980");
        let other = String::from_utf8(other).unwrap().replace("2024/03", "2024/04").into_bytes();
        let file = registry.write(|store| submit(store, "kupa.trf", &other, date(2024, 4, 10))).unwrap().submission;
        let how = Acceptance { strangers: Strangers::FromReport("RB 2024/7".into()), ..new() };
        registry.write(|store| accept(store, &stamp(date(2024, 4, 10)), file, how)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let rows = registry.read(|store| rows(store, MAY)).unwrap();
        let rated: Vec<Option<i32>> = rows.iter().map(|row| row.rating).collect();
        assert_eq!(rated, [Some(1999), Some(2262), Some(2298)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn what_contradicts_the_list_is_no_stranger_of_fides() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        for (name, rating, country, born) in [
            ("Novak, Jan", "2290", "CZE", "1990"),
            ("Novak, Jan", "2290", "SVK", ""),
            ("Novak, Jan", "1500", "CZE", ""),
            ("Novotny, Jan", "2300", "CZE", "1980"),
            // Of the federation whose players were all imported nobody is left on the list.
            ("Novak, Jan", "2290", "HUN", ""),
        ] {
            let file = received(&mut registry, &numberless(name, rating, country, born));
            let opened = registry.read(|store| open(store, file)).unwrap();
            assert_eq!(registry.read(|store| strangers_of(store, &opened)).unwrap(), [], "{name} {rating} {country}");
        }
    }
}

#[test]
fn of_several_namesakes_on_the_list_a_person_says_which() {
    for trial in arpad_trial::trials() {
        let list: [Listed; 3] = [
            (300_001, "Novak, Jan", "CZE", 1980, 2300),
            (300_009, "Novak, Jan", "CZE", 1999, 2200),
            (700_006, "Vörös, Zoltán", "HUN", 1961, 2250),
        ];
        let mut registry = imported(trial.address(), &list);
        let file = received(&mut registry, &numberless("Novak, Jan", "2290", "CZE", ""));
        let refusal = refusal_of(registry.write(|store| enlist(store, &stamp(DAY), file, &[])));
        assert_eq!(refusal.code, "strangers-otherwise", "{}", trial.name());
        assert_eq!(
            fact(&refusal, "persons"),
            "2. Novak, Jan (2290) – FIDE 300001: Novak Jan, 1980, CZE, 2300; FIDE 300009: Novak Jan, 1999, CZE, 2200"
        );
        assert_eq!(fact(&refusal, "take"), "2=300001");
        let found = registry.write(|store| enlist(store, &stamp(DAY), file, &[(1, FideId(300_009))])).unwrap();
        assert_eq!(found.found[0].3[0].rating, 2200);
        registry.write(|store| accept(store, &stamp(DAY), file, registered())).unwrap();
        let novak = registry.read(|store| persons::get(store, PersonId(2))).unwrap().unwrap();
        assert_eq!(novak.fide, Some(FideId(300_009)), "{}", trial.name());
    }
}

#[test]
fn a_number_that_is_another_name_on_the_list_is_not_taken() {
    for trial in arpad_trial::trials() {
        let mut registry = filtered(trial.address());
        // The file has Novak's number beside somebody else's name.
        let bytes = String::from_utf8(report("2300")).unwrap().replace("Novak, Jan  ", "Dvorak, Petr").into_bytes();
        let file = received(&mut registry, &bytes);
        let refusal = refusal_of(registry.write(|store| enlist(store, &stamp(DAY), file, &[])));
        assert_eq!(refusal.code, "strangers-otherwise", "{}", trial.name());
        assert_eq!(
            fact(&refusal, "persons"),
            "2. Dvorak, Petr (2300) – FIDE 300001: Novak Jan, 1980, CZE, 2300",
            "both are named"
        );
        assert_eq!(registry.read(persons::next).unwrap(), PersonId(3), "nobody entered");
        // A line that is nobody's question, and a number that the register has.
        let wrong = refusal_of(registry.write(|store| enlist(store, &stamp(DAY), file, &[(0, FideId(300_001))])));
        assert_eq!(wrong.code, "line-not-stranger");
        let taken = refusal_of(registry.write(|store| enlist(store, &stamp(DAY), file, &[(1, FideId(700_005))])));
        assert_eq!(taken.code, "line-number-taken");
        // He has changed his name: a person says so.
        registry.write(|store| enlist(store, &stamp(DAY), file, &[(1, FideId(300_001))])).unwrap();
        assert_eq!(
            registry.read(|store| persons::get(store, PersonId(3))).unwrap().unwrap().fide,
            Some(FideId(300_001))
        );
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}
