//! FIDE's list beside ours at the command line: who governs, what is a forecast, who is active and why, and a file that is
//! compared without being adopted.

use crate::month::Office;

const MARCH: &str = "2024-03-02";
const CLOSING: &str = "2024-03-28";
const APRIL: &str = "2024-04-02";

/// A combined list: number, name, rating, games, rapid rating.
fn combined(players: &[(u32, &str, u16, u16, u16)]) -> String {
    let player = |(number, name, rating, games, rapid): &(u32, &str, u16, u16, u16)| {
        format!(
            "<player><fideid>{number}</fideid><name>{name}</name><country>HUN</country><sex>M</sex><rating>{rating}</rating>\
             <games>{games}</games><k>20</k><rapid_rating>{rapid}</rapid_rating><rapid_games>0</rapid_games>\
             <rapid_k>20</rapid_k><birthday>1990</birthday><flag></flag></player>\n"
        )
    };
    format!("<playerslist>\n{}</playerslist>\n", players.iter().map(player).collect::<String>())
}

/// A register of which FIDE's list of March is known, and ours of April is closed without a game.
fn office() -> Office {
    let office = Office::new("en");
    office.put("march.xml", combined(&[(700_010, "Acs, Ors", 2300, 0, 2200), (700_020, "Szucs, Dora", 2100, 0, 2000)]));
    office.put("april.xml", combined(&[(700_010, "Acs, Ors", 2310, 2, 2200)]));
    office.done(MARCH, &["init"]);
    office.done(MARCH, &["import", "players", "march.xml", "--date", "2024-03-01"]);
    for series in ["standard", "rapid"] {
        office.done(CLOSING, &["close", "2024-04", "--series", series]);
        office.done(CLOSING, &["publish", "2024-04", "--series", series]);
    }
    office
}

fn has(page: &str, told: &[&str]) {
    for one in told {
        assert!(page.contains(one), "{one:?} is missing:\n{page}");
    }
}

#[test]
fn fides_list_governs_and_ours_is_told_as_a_forecast() {
    let office = office();
    has(&office.done(CLOSING, &["list"]), &["2024-03-01", "2300"]);
    has(&office.done(CLOSING, &["list", "2024-04"]), &["A forecast: FIDE's list governs this series.", "2024-04-01"]);
    has(&office.done(CLOSING, &["player", "fide:700010"]), &["active; forecast: 2300 (2024-04-01)"]);
    let done = office.done(APRIL, &["import", "players", "april.xml", "--date", "2024-04-01"]);
    let vanished =
        "of 2 players on FIDE's standard list of 2024-03-01, 1 are not on this one (more than 1 in a thousand)";
    has(&done, &[vanished]);
    let page = office.done(APRIL, &["list"]);
    let beside = "Our own list of the same day: arpad list 2024-04 --series standard --of ours";
    has(&page, &["2310", beside, "Szucs, Dora *", "One player (*) is not on FIDE's list of 2024-04-01"]);
    let lines = office.json(APRIL, &["list", "latest"]);
    assert_eq!(lines["players"][1]["kept"], true);
    assert_eq!(lines["players"][0]["kept"], serde_json::Value::Null);
    has(&office.done(APRIL, &["list", "--of", "ours"]), &["2300", "FIDE's list of the same day"]);
    has(
        &office.done(APRIL, &["player", "fide:700020"]),
        &["not on FIDE's list of 2024-04-01, keeps the rating before it"],
    );
    has(&office.done(APRIL, &["player", "fide:700010"]), &["FIDE, ours: 2300"]);

    office.done(APRIL, &["decide", "owner", "--series", "standard", "--owner", "ours", "--reference", "MB 2/2024"]);
    has(&office.done(APRIL, &["decisions"]), &["our own list governs"]);
    let go = ["decide", "owner", "--series", "go", "--owner", "fide", "--reference", "MB 2/2024"];
    has(&office.on(APRIL, &go).err, &["nobody but the federation publishes a go list"]);
}

#[test]
fn a_reader_is_told_why_somebody_is_active() {
    let office = office();
    let explained = |series: &str| {
        let arguments = ["explain", "fide:700010", "--list", "2024-04", "--series", series];
        (office.done(CLOSING, &arguments), office.json(CLOSING, &arguments)["activity"].clone())
    };
    let (page, told) = explained("standard");
    has(&page, &["Active by FIDE's list of 2024-03-01. Our own knowledge begins with that list"]);
    assert_eq!(told, serde_json::json!({"active": true, "ground": "fide", "list": "2024-03-01"}));
    let (page, told) = explained("rapid");
    has(
        &page,
        &["Not known whether active: the flag of FIDE's combined list of 2024-03-01 is for standard chess alone"],
    );
    assert_eq!(told, serde_json::json!({"active": null, "ground": "not-told", "list": "2024-03-01"}));
    has(&office.done(CLOSING, &["player", "fide:700010"]), &["not known"]);
    let rapid = office.json(CLOSING, &["list", "2024-04", "--series", "rapid"]);
    assert_eq!(rapid["players"][0]["active"], serde_json::Value::Null);
    let chosen = |which: &str| office.json(CLOSING, &["list", "2024-04", "--series", "rapid", which]);
    assert_eq!(chosen("--active")["players"].as_array().map(Vec::len), Some(0));
    assert_eq!(chosen("--inactive")["players"].as_array().map(Vec::len), Some(0), "not known is not inactive");
}

#[test]
fn a_file_is_compared_and_nothing_of_it_adopted() {
    let office = office();
    let ledger = office.json(APRIL, &["ledger"]);
    let said = office.on(APRIL, &["reconcile", "2024-04", "--against", "april.xml", "--federation", "HUN"]);
    has(
        &said.out,
        &["FIDE's list in the file april.xml (nothing of it was adopted)", "another number of games", "0/2"],
    );
    has(&said.out, &["on one list only"]);
    assert_eq!(office.json(APRIL, &["ledger"]), ledger);
    let none = office.done(APRIL, &["reconcile", "2024-04", "--against", "april.xml", "--federation", "AUT"]);
    assert!(!none.contains("Acs"), "{none}");
}

#[test]
fn a_letter_to_fide_is_drafted_in_both_languages() {
    let office = office();
    let letter = |language: &str| {
        let call =
            ["--lang", language, "reconcile", "2024-04", "--against", "april.xml", "--federation", "HUN", "--letter"];
        office.on(APRIL, &call).out
    };
    has(
        &letter("en"),
        &[
            "To the Qualification Commission of FIDE",
            "1. Acs, Ors (FIDE ID 700010): published 2310 with 2 games, by our calculation 2300 with 0 games.",
            "We know of nothing that would give the published numbers",
        ],
    );
    has(
        &letter("hu"),
        &[
            "A FIDE Minősítési Bizottságának",
            "1. Acs, Ors (FIDE-azonosító: 700010): közzétett értékszám 2310, 2 játszma; számításunk szerint 2300, 0 játszma.",
        ],
    );
    let told = office.json(APRIL, &["reconcile", "2024-04", "--against", "april.xml"]);
    assert_eq!(
        told["explanations"][0],
        serde_json::json!({"persons": [1], "sets": [], "more": false, "complete": true})
    );
}
