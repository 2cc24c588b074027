//! The rating administrator's instruments at a terminal.

use crate::binary::arpad;
use serde_json::Value;
use std::process::Output;

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_simulated_federation_is_the_same_every_time_and_its_reports_are_sound() {
    let folder = tempfile::tempdir().unwrap();
    let places = ["one", "two"].map(|name| folder.path().join(name).display().to_string());
    for place in &places {
        let made = arpad(&["simulate", "--players", "60", "--months", "2", "--seed", "5", "-o", place]);
        assert_eq!(made.status.code(), Some(0), "{}", String::from_utf8_lossy(&made.stderr));
        assert!(text(&made).contains("from seed 5"), "{}", text(&made));
    }
    for file in ["results.csv", "players.csv", "truth.csv", "list.txt"] {
        let [one, other] = places.each_ref().map(|place| std::fs::read(format!("{place}/{file}")).unwrap());
        assert!(one == other && one.len() > 100, "{file}");
    }
    let reports: Vec<String> = std::fs::read_dir(format!("{}/reports", places[0]))
        .unwrap()
        .map(|entry| entry.unwrap().path().display().to_string())
        .collect();
    let checked = arpad(&[&["check", "--json"], &reports.iter().map(String::as_str).collect::<Vec<_>>()[..]].concat());
    let files = json(&checked)["files"].as_array().unwrap().clone();
    assert!(!files.is_empty() && files.iter().all(|file| file["ratable"] == true), "{files:?}");
    // A folder is written once.
    assert_eq!(arpad(&["simulate", "-o", &places[0]]).status.code(), Some(2));
}

#[test]
fn go_is_simulated_with_stones_and_faults_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().join("go.csv").display().to_string();
    let made =
        arpad(&["simulate", "--board", "go", "--players", "80", "--months", "2", "--results", &results, "--json"]);
    assert_eq!(json(&made)["months"], 2);
    let table = std::fs::read_to_string(&results).unwrap();
    assert!(table.starts_with("period,white,black,score,stones\n"));
    let made = arpad(&["simulate", "--with", "closed-club", "--results", &results, "--lang", "hu"]);
    assert!(text(&made).contains("zárt egyesület"), "{}", text(&made));
}

#[test]
fn a_simulated_federation_becomes_a_register_that_verifies_and_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("simulated.db").display());
    let simulate = ["simulate", "--players", "80", "--months", "3", "--database", &database, "--json"];
    let made = arpad(&simulate);
    let games = json(&made)["games"].as_u64().unwrap();
    assert_eq!(arpad(&["verify", "--database", &database]).status.code(), Some(0));
    assert_eq!(arpad(&simulate).status.code(), Some(2), "nothing is overwritten");
    let judged = json(&arpad(&["accuracy", "--database", &database, "--system", "elo", "--json"]));
    // Forfeits are paired and not played.
    let rated = judged["games"].as_u64().unwrap();
    assert!(rated <= games && rated * 100 >= games * 95, "{rated} of {games}");
}

/// Month 1: Anna beats Béla twice. Month 2 is judged: by Elo at K 32 she is 64 points ahead and wins: 0.52581.
#[test]
fn accuracy_of_a_table_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("results.csv");
    std::fs::write(&table, "period,white,black,score\n1,Anna,Béla,1\n1,Anna,Béla,1\n2,Anna,Béla,1\n").unwrap();
    let table = table.display().to_string();
    let call = ["accuracy", &table, "--system", "elo", "--set", "k=32", "--train-until", "1"];
    let judged = json(&arpad(&[&call[..], &["--json"]].concat()));
    assert_eq!((&judged["judged"], &judged["players"]), (&1.into(), &2.into()));
    let loss = judged["systems"][0]["log_loss"].as_f64().unwrap();
    assert_eq!(format!("{loss:.5}"), "0.52581");
    let said = text(&arpad(&call));
    assert!(said.contains("0.52581") && said.contains("elo"), "{said}");
    let magyarul = text(&arpad(&[&call[..], &["--lang", "hu"]].concat()));
    assert!(magyarul.contains("0,52581"), "{magyarul}");
}

#[test]
fn a_bad_row_is_told_with_its_line_and_a_wrong_setting_with_what_is_possible() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("results.csv");
    std::fs::write(&table, "period,white,black,score\n1,1,2,1\n2,1,2,much\n2,1,2,0\n").unwrap();
    let table = table.display().to_string();
    let told = arpad(&["accuracy", &table, "--system", "elo"]);
    let said = String::from_utf8_lossy(&told.stderr).into_owned();
    assert_eq!(told.status.code(), Some(1));
    assert!(said.contains('3') && said.contains("much"), "{said}");
    let refused = arpad(&["accuracy", &table, "--system", "glicko2", "--set", "k=32"]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && said.contains("glicko2.tau"), "{said}");
    assert_eq!(arpad(&["accuracy", &table, "--train-until", "9"]).status.code(), Some(1), "nothing is left to judge");
}

#[test]
fn systems_are_compared_over_a_simulated_federation() {
    let call = ["accuracy", "--simulated", "3", "--players", "200", "--months", "14", "--draws", "100", "--json"];
    let found = json(&arpad(&call));
    assert_eq!(found, json(&arpad(&call)), "the same every time");
    assert_eq!(found["systems"].as_array().map(Vec::len), Some(7));
    let of_constant = found["compared"].as_array().unwrap().iter().find(|one| one["worse"] == "constant").unwrap();
    assert_eq!(of_constant["real"], true, "{of_constant}");
}

/// A closed club is found in its register, and only it; the balance sheet adds up as it is told; every table is written.
#[test]
fn drift_of_a_simulated_register() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("simulated.db").display());
    let simulate = ["simulate", "--players", "240", "--months", "5", "--clubs", "4", "--with", "closed-club"];
    assert_eq!(arpad(&[&simulate[..], &["--database", &database]].concat()).status.code(), Some(0));
    let tables = folder.path().join("tables").display().to_string();
    let found = json(&arpad(&["drift", "--database", &database, "--json", "--csv", &tables]));
    let hundredths = |text: &Value| (text.as_str().unwrap().parse::<f64>().unwrap() * 100.0).round() as i64;
    for list in found["lists"].as_array().unwrap().iter().skip(1) {
        let sheet = &list["balance"];
        let lines: i64 = sheet["lines"].as_array().unwrap().iter().map(|line| hundredths(&line["points"])).sum();
        assert_eq!(lines, hundredths(&sheet["after"]) - hundredths(&sheet["before"]), "{}", list["date"]);
    }
    let alarms: Vec<(&str, &Value)> = found["tests"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|test| test["alarm"] == true)
        .map(|test| (test["subject"].as_str().unwrap(), &test["club"]))
        .collect();
    assert_eq!(alarms, [("isolation", &Value::from(1))]);
    for table in ["lists", "balance", "curve", "clubs", "tests"] {
        assert!(std::fs::metadata(format!("{tables}/{table}.csv")).unwrap().len() > 40, "{table}");
    }
    for (language, word) in [("en", "plays nearly only with itself"), ("hu", "Szinte csak önmagával játszik")] {
        let said = text(&arpad(&["drift", "--database", &database, "--lang", language]));
        assert!(said.contains(word), "{said}");
    }
}
