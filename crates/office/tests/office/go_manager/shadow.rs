//! §11(2): the register's own tournaments beside another system, each number by hand; nothing is stored.

use super::*;
use arpad_model::{Decimal, Thousandths};
use arpad_office::acts::desk::Refusal;
use arpad_office::verify::verify;
use arpad_office::views::shadow::{OtherSystem, Shadow, beside_table, shadow};

fn beside(edition: &str) -> OtherSystem {
    OtherSystem { edition: edition.to_owned(), parameters: Vec::new(), from: None, most: None }
}

fn run(registry: &mut Registry, beside: &OtherSystem) -> Shadow {
    let head = registry.read(arpad_registry::ledger::head).unwrap();
    let found = registry.read(|store| shadow(store, beside)).unwrap();
    assert_eq!(registry.read(arpad_registry::ledger::head).unwrap(), head, "nothing is written down");
    found
}

fn told(registry: &mut Registry, beside: &OtherSystem) -> Refusal {
    match registry.read(|store| shadow(store, beside)) {
        Err(OfficeError::Refused(refusal)) => *refusal,
        other => panic!("{other:?}"),
    }
}

/// Kiss beats Nagy twice, both 13 kyu by their own word and 1500 by the committee's. 60' + 3×20" and even: C 20.
fn season(registry: &mut Registry) {
    for (name, day) in [("Tavasz", FIRST), ("Nyár", SECOND)] {
        let file = submitted(registry, &h9(name, day, true, &ONE_GAME));
        accepted(registry, &file, thinking_time("60+3x20")).unwrap();
        closed(registry);
    }
}

fn in_thousandths(number: Option<Thousandths>) -> i64 {
    number.expect("a number").0
}

/// By the Hungarian system ±10 of equals, then 1510 v 1490: d = 20, e = 0.45, 0.45 · 20 = 9. By the European one 13 kyu is 800:
/// con = 12.5^1.6 = 56.8926, bonus = 18.75/5, so +32.196 and −24.696; then from 832.196 and 775.304 +29.314 and −22.785.
#[test]
fn p11_2_the_european_rating_over_the_registers_own_tournaments() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        season(&mut registry);
        let found = run(&mut registry, &beside("egf-2021"));
        let of_first: Vec<_> = found.tournaments[0].players.iter().map(|one| (one.person.0, one.official)).collect();
        assert_eq!(of_first, [(1, [Some(1500), Some(1510)]), (2, [Some(1500), Some(1490)])], "{}", trial.name());
        // +32.196 − 10, −24.696 + 10; +29.314 − 9, −22.785 + 9.
        let apart: Vec<Vec<i64>> = found
            .tournaments
            .iter()
            .map(|one| one.players.iter().map(|both| in_thousandths(both.apart())).collect())
            .collect();
        assert_eq!(apart, [[22_196, -14_696], [20_314, -13_785]], "{}", trial.name());
        let ends: Vec<_> = found
            .players
            .iter()
            .map(|one| (one.person.0, one.official, in_thousandths(one.other), one.places, one.tournaments))
            .collect();
        let first = (1, Some(1519), 861_510, [Some(1), Some(1)], 2);
        let second = (2, Some(1481), 752_519, [Some(2), Some(2)], 2);
        // 752.519 is 728.481 below 1481, 861.510 only 657.490 below 1519.
        assert_eq!(ends, [second, first], "{}", trial.name());

        // From the second tournament on both start by their grade again.
        let later = run(&mut registry, &OtherSystem { from: Some(SECOND), ..beside("egf-2021") });
        assert_eq!((later.tournaments.len(), later.left_out), (1, 0));
        assert_eq!(in_thousandths(later.tournaments[0].players[0].other[1]), 832_196, "{}", trial.name());
        let bounded = run(&mut registry, &OtherSystem { most: Some(1), ..beside("egf-2021") });
        assert_eq!((bounded.tournaments, bounded.left_out), (later.tournaments, 1), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// With the better of the two columns 60 minutes are category B, 15, and C is 25: ⌊12.5 + ½⌋ = 13 and ⌊−12.5 + ½⌋ = −12; then 1513 v
/// 1488: d = 25, e = 0.44, 0.44 · 25 = 11. What the committee decides holds in both.
#[test]
fn p11_2_the_same_system_with_another_parameter() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        season(&mut registry);
        let parameters = vec![("go-time-rule".to_owned(), "either-minimum".to_owned())];
        let other = OtherSystem { parameters, ..beside("mgsz-2012") };
        let found = run(&mut registry, &other);
        let numbers = |found: &Shadow| {
            let of = |one: &arpad_office::views::shadow::OfPlayer| (one.person.0, in_thousandths(one.other) / 1000);
            let mut numbers: Vec<(u32, i64)> = found.players.iter().map(of).collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(numbers(&found), [(1, 1524), (2, 1477)], "{}", trial.name());
        assert_eq!(numbers(&run(&mut registry, &beside("mgsz-2012"))), [(1, 1519), (2, 1481)], "the register's own");
        let decision = Decided::Indicators {
            person: PersonId(2),
            series: Series::Go,
            points: Some(1600),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        decided(&mut registry, decision).unwrap();
        closed(&mut registry);
        assert_eq!(numbers(&run(&mut registry, &other)), [(1, 1524), (2, 1600)], "{}", trial.name());
        assert_eq!(numbers(&run(&mut registry, &beside("egf-2021"))), [(1, 861), (2, 752)], "not Europe's business");
    }
}

/// The European rating knows the large board alone.
#[test]
fn p11_2_what_the_other_system_refuses_is_told() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Kis tábla", FIRST, true, &ONE_GAME));
        accepted(&mut registry, &file, GoFacts { board: Some(13), ..GoFacts::default() }).unwrap();
        closed(&mut registry);
        let found = run(&mut registry, &beside("egf-2021"));
        let codes: Vec<&str> = found.tournaments[0].refused.iter().map(|one| one.code.as_str()).collect();
        assert_eq!(codes, ["go-egf-board"], "{}", trial.name());
        assert_eq!(found.players.iter().filter(|one| one.other.is_some()).count(), 0);
        assert_eq!(told(&mut registry, &beside("fide-2024-03")).code.as_str(), "edition-other-game");
        let wrong = OtherSystem { parameters: vec![("go-komi".into(), "7".into())], ..beside("mgsz-2012") };
        assert_eq!(told(&mut registry, &wrong).code.as_str(), "parameter-unknown");
    }
}

#[test]
fn p11_2_a_table_of_the_former_systems_points() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        season(&mut registry);
        let mut read = |text: &str| registry.read(|store| beside_table(store, "regi.csv", text.as_bytes()));
        let found = read("Név;Pont\nKiss Anna;1620,5\nNagy Anna;1480\nSenki Béla;1500\nKiss Anna;\n").unwrap();
        let ends: Vec<_> =
            found.players.iter().map(|one| (one.person.0, one.official, one.apart().map(|by| by.0))).collect();
        assert_eq!(ends, [(1, Some(1519), Some(101_500)), (2, Some(1481), Some(-1_000))], "{}", trial.name());
        assert_eq!((found.unread.as_slice(), found.tournaments.len()), ([4, 5].as_slice(), 0));
        // After each tournament: 1510 and 1519 are the register's.
        let found = read("verseny,egd pin,pont\n1,12000001,1530\n2,12000001,1535\n").unwrap();
        let apart: Vec<_> = found.tournaments.iter().map(|one| one.players[0].apart()).collect();
        assert_eq!(apart, [Some(Decimal(20_000)), Some(Decimal(16_000))], "{}", trial.name());
        assert_eq!(found.players[0].tournaments, 2);
        assert!(
            matches!(read("a;b\n1;2\n"), Err(OfficeError::Refused(refusal)) if refusal.code.as_str() == "shadow-table")
        );
    }
}

/// Two professionals meet each other: Europe has no number for them, and Kiss and Nagy are rated as ever.
#[test]
fn p11_2_a_game_of_professionals_drops_no_tournament() {
    let lines = [ONE_GAME[0], ONE_GAME[1], "3 Iyama Yuta 9p JP Toky 1 4+/b0", "4 Park Jung 8p KR Seou 0 3-/w0"];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &lines));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        closed(&mut registry);
        let found = run(&mut registry, &beside("egf-2021"));
        let event = &found.tournaments[0];
        assert_eq!((event.refused.len(), event.without), (0, 1), "{}", trial.name());
        let after: Vec<i64> = event.players.iter().map(|both| in_thousandths(both.other[1])).collect();
        assert_eq!(after, [832_196, 775_304], "{}", trial.name());
    }
}
