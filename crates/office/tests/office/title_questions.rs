//! Questions about titles, from the document to the answer.

use arpad_office::rating::title_case::{Told, title_case};
use arpad_rules::calendar::Calendar;
use serde_json::{Value, json};

/// What was answered in a few words: the answer, whether it is a yes, and the codes of what is remarked.
fn asked(document: &Value) -> (String, bool, Vec<String>) {
    let answer = match title_case(document.to_string().as_bytes(), &Calendar::default()) {
        Ok(answer) => answer,
        Err(faults) => {
            return ("faults".to_owned(), false, faults.iter().map(|one| one.code.as_str().to_owned()).collect());
        }
    };
    let is_yes = answer.told.as_ref().is_some_and(Told::is_yes);
    let text = match answer.told {
        None => "nothing".to_owned(),
        Some(Told::Table(score)) => format!("{:?} halves", score.map(|score| score.0)),
        Some(Told::Interim(answer)) => format!("after {:?}", answer.reached_after),
        Some(Told::Direct(title, _)) => title.as_str().to_owned(),
        Some(Told::NoTitle) => "no title".to_owned(),
        Some(Told::Certificates(count)) => format!("{count} certificates"),
        Some(other) => format!("{other:?}"),
    };
    (text, is_yes, answer.findings.iter().map(|one| one.code.as_str().to_owned()).collect())
}

/// Six of nine for a performance of 2600 against 2476 (table of 1.4.9), none where the average is below 2380. 2483 + 11.90 + 5 = 2499.90
/// is a 2500 inside the period, 2488 and 2497.99 are not. The title of a place is the table's; who has it at once has its rating (0.6.2).
#[test]
fn every_short_question_is_answered() {
    let direct = |event: &str, place: &str, rating: i32| json!({"ask": "direct", "event": event, "place": place, "highest_rating": rating, "games": 30, "reached": "2024-06-01"});
    let interim = |before: Value| {
        let game = json!({"opponent_rating": 2483, "score": "1"});
        json!({"ask": "interim", "title": "GM", "rating": 2483, "k": 10, "games_before": 900, "change_before": before, "games": [game]})
    };
    let certificates = |players: u32| json!({"ask": "certificates", "system": "swiss", "players": players});
    for (document, text, is_yes, codes) in [
        (json!({"ask": "table", "title": "GM", "games": 9, "average": 2476}), "Some(12) halves", true, &[][..]),
        (json!({"ask": "table", "title": "GM", "games": 9, "average": 2379}), "None halves", false, &[]),
        (interim(json!("11.90")), "after Some(1)", true, &[]),
        (interim(json!("9.99")), "after None", false, &[]),
        (interim(json!("0.00")), "after None", false, &[]),
        (interim(json!("much")), "faults", false, &["not-a-decimal"]),
        (interim(json!("10000.00")), "faults", false, &["not-a-decimal"]),
        (direct("world-amateur-u2300", "gold", 2100), "FM", true, &[]),
        (direct("world-amateur-u2300", "gold", 2099), "FM", false, &[]),
        (direct("world-amateur-u2300", "silver", 2000), "CM", true, &[]),
        (direct("commonwealth", "gold", 2200), "IM", true, &["title-heard"]),
        (direct("commonwealth", "gold", 2199), "IM", false, &["title-heard"]),
        (direct("continental-amateur-u1700", "gold", 1600), "no title", false, &[]),
        (direct("world-junior", "gold", 2400), "nothing", false, &["title-not-established"]),
        (certificates(101), "5 certificates", true, &[]),
        (
            json!({"ask": "certificates", "system": "team", "players": 101}),
            "nothing",
            false,
            &["title-not-established"],
        ),
    ] {
        let told = asked(&document);
        let codes: Vec<String> = codes.iter().map(|code| (*code).to_owned()).collect();
        assert_eq!(told, (text.to_owned(), is_yes, codes), "{document}");
    }
}

/// A code of three letters in either case is a federation, whether FIDE has it or not; everything else is a fault.
#[test]
fn a_federation_is_three_letters() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/norm.json");
    let norm: Value = serde_json::from_str(&std::fs::read_to_string(file).expect("the example")).expect("JSON");
    let of = |code: &str| {
        let mut norm = norm.clone();
        norm["player"]["federation"] = json!(code);
        norm["games"][0]["federation"] = json!(code);
        asked(&norm)
    };
    assert_eq!(of("hun"), of("HUN"));
    assert_ne!(of("HUN").0, "faults");
    assert_ne!(of("XYZ").0, "faults");
    for code in ["HU", "HUNG", "H1N", "H N", "123", "É12", ""] {
        let (text, is_yes, faults) = of(code);
        assert_eq!((text.as_str(), is_yes, faults.len()), ("faults", false, 2), "{code}: {faults:?}");
    }
}

/// A seminar and three norms make an arbiter (3.8), two do not; a norm of no known kind is none.
#[test]
fn an_arbiter_s_norms_are_read_by_their_kinds() {
    let event = json!({"kind": "event", "system": "swiss", "rounds": 9, "players": 120, "rated": 100, "federations": 5,
        "chief_arbiter": "A", "end": "2025-03-09"});
    let arbiter = |norms: Value| {
        let norms =
            json!({"ask": "arbiter", "title": "FA", "applied": "2025-09-01", "born": "1990-01-01", "norms": norms});
        asked(&norms)
    };
    let seminar = json!({"kind": "seminar", "end": "2025-01-01"});
    assert!(arbiter(json!([seminar, event, event, event])).1);
    assert!(!arbiter(json!([seminar, event, event])).1);
    assert!(!arbiter(json!([event, event, event])).1, "no seminar");
    let (text, _, codes) = arbiter(json!([{"kind": "lecture", "end": "2025-01-01"}]));
    assert_eq!((text.as_str(), codes.len()), ("faults", 1), "{codes:?}");
}
