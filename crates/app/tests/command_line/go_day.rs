//! The go manager at the terminal: a day with two lists, a decision between lists, a tournament that is withdrawn, an opening
//! balance that is brought again, and entries that are looked at beside the register.

use crate::month::Office;
use serde_json::json;

const DAY: &str = "2024-04-02";

const RANKING: &str = "Név;Élő-pont;Minősítés\nKiss Anna;1500;11 kju\nNagy Béla;1500;11 kju\n";

/// Kiss beats Nagy, once. Nobody has a number.
fn report(name: &str, (from, to): (&str, &str)) -> String {
    format!(
        "; CL[B]\n; EV[{name}]\n; PC[HU, Pécs]\n; DT[{from},{to}]\n; HA[h9]\n\
         1 Kiss Anna 11k HU Pecs 1 2+/b0\n2 Nagy Béla 11k HU Pecs 0 1-/w0\n"
    )
}

/// At C 20 Kiss of 1500 beats 1500: 1510, then 1510 beats 1490, d = 20: .45 · 20 = 9, 1519.
fn begun() -> Office {
    let office = Office::new("hu");
    office.put("ranglista.csv", RANKING);
    office.put("delutan.h9", report("Délutáni kupa", ("2024-03-09", "2024-03-09")));
    office.put("ketnapos.h9", report("Kétnapos kupa", ("2024-03-08", "2024-03-09")));
    office.done(DAY, &["init", "--name", "MGSZ"]);
    let import = ["import", "register", "ranglista.csv", "--as", "ranking", "--date", "2024-02-29", "--write"];
    office.done(DAY, &import);
    for (file, number) in [("delutan.h9", "1"), ("ketnapos.h9", "2")] {
        office.done(DAY, &["submit", file]);
        office.on(DAY, &["answer", number, "--all-sure", "--yes"]);
        office.done(DAY, &["accept", number, "--thinking-time", "60+3x20", "--another-event"]);
    }
    office
}

#[test]
fn two_lists_of_one_day_are_told_apart() {
    let office = begun();
    for told in [office.done(DAY, &["close"]), office.done(DAY, &["publish"])] {
        let places = ["Gó, 2024.03.09., Kétnapos kupa", "Gó, 2024.03.09., Délutáni kupa"].map(|title| told.find(title));
        assert!(places[0].is_some() && places[0] < places[1], "{told}");
    }
    let told = office.done(DAY, &["player", "Kiss Anna", "--all"]);
    let line = |rating: &str| told.lines().find(|line| line.contains("kupa") && line.contains(rating));
    assert!(line("1519").is_some_and(|line| line.ends_with("Délutáni kupa")), "{told}");
    assert!(line("1510").is_some_and(|line| line.ends_with("Kétnapos kupa")), "{told}");

    // Three entries about one tournament correct one list.
    let decide = ["decide", "multiplier", "--tournament", "1", "--c", "25", "--reference", "MB 1", "--ground", "döntő"];
    let entry = office.json(DAY, &decide)["entry"].to_string();
    office.done(DAY, &["cancel", &entry, "--because", "elírás"]);
    office.done(DAY, &decide);
    let told = office.done(DAY, &["close"]);
    assert!(told.contains("1 korábbi lista helyesbítése kerül bele"), "{told}");
    // 0.45 · 25 = 11.25.
    assert!(told.contains("Gó, 2024.03.09., 1. módosítás, Délutáni kupa") && told.contains("1521"), "{told}");
    office.done(DAY, &["publish"]);

    // What is withdrawn counts in no list.
    office.done(DAY, &["correct", "withdraw", "1", "--because", "rossz fájl"]);
    office.done(DAY, &["close", "--dropping"]);
    office.done(DAY, &["publish"]);
    let told = office.done(DAY, &["player", "Kiss Anna"]);
    let row = told.lines().rfind(|line| line.contains("Délutáni kupa")).unwrap_or_default();
    assert!(row.ends_with("visszavonva"), "{told}");
    assert_eq!(office.on(DAY, &["verify"]).code, Some(0));
}

/// 1700 points are 6 kyu (from 1675): with them he enters (§9(1)a), though no list has them yet.
#[test]
fn a_decision_and_the_register_are_beside_lists_and_entries() {
    let office = begun();
    office.done(DAY, &["close"]);
    office.done(DAY, &["publish"]);
    let decide = ["decide", "indicators", "--person", "Kiss Anna", "--points", "1700", "--day", "2024-03-20"];
    office.done(DAY, &[&decide[..], &["--reference", "MB 20/2024", "--why", "próba"]].concat());
    let list = office.done(DAY, &["list"]);
    let line = list.lines().find(|line| line.contains("Kiss Anna") && line.contains("→")).unwrap_or_default();
    assert!(line.contains("1519 → 1700") && line.contains(" 6k "), "{list}");
    let player = office.json(DAY, &["list"])["players"][0].clone();
    assert_eq!([&player["rating"], &player["decided"], &player["entry"]], [&json!(1519), &json!(1700), &json!("6k")]);
    assert_eq!(office.json(DAY, &["player", "1"])["decided"][0]["points"], 1700);

    // An organiser looks at the entries before the event: by the only one of each name.
    office.put(
        "nevezes.h9",
        report("Áprilisi kupa", ("2024-04-06", "2024-04-06")).replace("; HA[h9]", "; HA[h9]\n; TM[]"),
    );
    let alone = office.done(DAY, &["check", "nevezes.h9", "--multiplier", "20"]);
    assert!(alone.contains("a nyilvántartás nincs kéznél: 2 játékosról van szó"), "{alone}");
    let database = office.database();
    let beside = office.done(DAY, &["check", "nevezes.h9", "--multiplier", "20", "--database", &database]);
    for said in [
        "2 játékosból 2 szerepel a nyilvántartásban. Élő-pontjuk a 2024.03.09-i ranglista és az azóta hozott határozatok szerinti.",
        "11 kju minősítéssel nevezett, de 1700 Élő-pontjának ez felel meg: 6 kju.",
    ] {
        assert!(beside.contains(said), "{said}: {beside}");
    }
    assert!(!beside.contains("nincs kéznél") && !beside.contains("„”"), "{beside}");
    let wrong = office.on(DAY, &["check", "nevezes.h9", "--database", "sqlite:nincs.db"]);
    assert_eq!(wrong.code, Some(2), "{}", wrong.err);
}

#[test]
fn an_opening_balance_brought_again_asks_who_is_who() {
    let office = begun();
    office.put("javitott.csv", RANKING.replace("1500;11 kju\nNagy", "1510;11 kju\nNagy"));
    let import =
        |file: &'static str| ["import", "register", file, "--as", "ranking", "--date", "2024-02-29", "--write"];
    let told = office.done(DAY, &import("javitott.csv"));
    assert!(!told.contains("új személy") && told.contains("Beírva."), "{told}");
    office.put("kettos.csv", "Név;Élő-pont\nPap Éva;1500\nPap Éva;1700\n");
    let twice = office.on(DAY, &import("kettos.csv"));
    assert_eq!(twice.code, Some(1));
    assert!(twice.out.contains("Pap Éva a 2. sorban is szerepel; ha két különböző versenyző"), "{}", twice.out);
    office.done(DAY, &["person", "add", "--family", "Pap", "--given", "Éva"]);
    office.put("pap.csv", "Név;Élő-pont\nPap Éva;1500\n");
    let asked = office.on(DAY, &import("pap.csv"));
    assert!(asked.out.contains("1 személy jöhet szóba: 3 Pap Éva."), "{}", asked.out);
    office.put("pap.csv", "Név;Élő-pont;Személy\nPap Éva;1500;3\n");
    office.done(DAY, &import("pap.csv"));
    let list = {
        office.done(DAY, &["close"]);
        office.done(DAY, &["publish"]);
        office.json(DAY, &["list", "2024-02-29"])
    };
    let points = list["players"].as_array().expect("players").iter().map(|one| json!([one["id"], one["rating"]]));
    assert_eq!(points.collect::<Vec<_>>(), [json!([1, 1510]), json!([2, 1500]), json!([3, 1500])]);
}
