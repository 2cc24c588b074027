//! A register of go alone on the site and for programs: it needs no word of its series, a day with two lists says which is which,
//! and a decision is told with the number that holds.

use crate::binary::arpad;
use crate::served::Site;
use serde_json::{Value, json};
use std::path::Path;

const RANKING: &str =
    "Név;EGD PIN;Élő-pont;Minősítés\nKiss Anna;12000001;1500;11 kju\nNagy Béla;12000002;1500;11 kju\n";

fn done(arguments: &[&str], database: &str) -> Value {
    let told = arpad(&[arguments, &["--json", "--database", database]].concat());
    let said = String::from_utf8_lossy(&[told.stdout.clone(), told.stderr].concat()).into_owned();
    assert!(told.status.success(), "{arguments:?}: {said}");
    serde_json::from_slice(&told.stdout).unwrap_or_default()
}

/// Kiss beats Nagy, once; Nagy has a round without an opponent.
fn report(name: &str, (from, to): (&str, &str)) -> String {
    format!(
        "; CL[B]\n; EV[{name}]\n; PC[HU, Pécs]\n; DT[{from},{to}]\n; HA[h9]\n; TM[]\n\
         1 Kiss Anna 11k HU Pecs 1 2+/b0 0- |12000001\n2 Nagy Béla 11k HU Pecs 1 1-/w0 0+ |12000002\n"
    )
}

/// Two tournaments that end on one day. By E-46 the one that began earlier is rated first, whichever came first. At C 20 Kiss of
/// 1500 beats 1500: 10 points, then 1510 beats 1490, d = 20: .45 · 20 = 9.
fn prepared(database: &str, folder: &Path) {
    let put = |name: &str, text: String| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    done(&["init", "--name", "Magyar Gószövetség"], database);
    let ranking = put("ranglista.csv", RANKING.to_owned());
    done(&["import", "register", &ranking, "--as", "ranking", "--date", "2024-02-29", "--write"], database);
    let events = [
        ("Délutáni kupa", "delutan.h9", ("2024-03-09", "2024-03-09")),
        ("Kétnapos kupa", "ketnapos.h9", ("2024-03-08", "2024-03-09")),
    ];
    for ((name, file, days), number) in events.into_iter().zip(["1", "2"]) {
        done(&["submit", &put(file, report(name, days))], database);
        done(&["accept", number, "--thinking-time", "60+3x20", "--another-event"], database);
    }
    done(&["close"], database);
    done(&["publish"], database);
}

#[test]
fn a_register_of_go_alone_and_a_day_with_two_lists() {
    let site = Site::founded(prepared);
    let json = |place: &str| -> Value {
        let answer = site.get(&format!("/api/v1{place}"));
        assert_eq!(answer.status, 200, "{place}: {}", answer.text());
        serde_json::from_slice(&answer.body).expect("JSON")
    };
    // Without a word of the series.
    let calculation = json("/players/1/calculations/2024-03-09");
    assert_eq!([&calculation["before"], &calculation["after"]], [1510, 1519]);
    assert_eq!(json("/lists/latest.json")["players"][0]["rating"], 1519);
    let list = site.page("/hu/lists/latest");
    assert!(list.contains("Élő-pont") && !list.contains("WGM") && !list.contains("Sakk, rapid"), "{list}");

    // The first list of the day holds on that day only; the last holds today.
    let history = json("/players/1/history");
    let lists = history["series"][0]["lists"].as_array().expect("lists").clone();
    let told: Vec<Value> = lists.iter().map(|one| json!([one["day"], one["until"], one["rating"]])).collect();
    let due = [
        json!(["2024-02-29", "2024-03-08", 1500]),
        json!(["2024-03-09", "2024-03-09", 1510]),
        json!(["2024-03-09", null, 1519]),
    ];
    assert_eq!(told, due);

    let page = site.page("/hu/players/1");
    let lead = page.split("lead-sentence").nth(1).and_then(|rest| rest.split("</p>").next()).expect("a sentence");
    for said in ["1519", "+9", "az ugyanaznapi (2024.03.09-i) előző lista óta", "1 értékelt játszma ezen a listán"]
    {
        assert!(lead.contains(said), "{said}: {lead}");
    }
    // One point of the day on the chart: the number that holds, what the day brought, both tournaments.
    assert!(page.contains("1519 (11k) (+19)") && !page.contains("1510 (11k)"), "{page}");
    assert!(page.contains("Kétnapos kupa, Délutáni kupa"), "{page}");
    assert!(page.contains("Az Élő-pont alakulása") && !page.contains("KOMIR-lapok"), "{page}");
    // The last rated stands first.
    let last = page.split("id=\"tournaments\"").nth(1).expect("tournaments");
    assert!(last.find("Délutáni kupa") < last.find("Kétnapos kupa"), "{last}");
    // Each list of the day says after which tournament it was made.
    let index = site.page("/hu/lists");
    assert!(index.contains("Délutáni kupa, ") && index.contains("Kétnapos kupa, "), "{index}");
    // A round without an opponent is a point (§8(1)c): Nagy lost one and has one.
    let table = site.page("/hu/tournaments/1");
    let nagy = table.split("Nagy").nth(1).and_then(|rest| rest.split("</tr>").next()).expect("a line");
    assert!(nagy.contains("<b>1</b>") && nagy.contains("<b>+</b>"), "{nagy}");
}

/// 1700 points are 6 kyu (from 1675): he enters with them at once (§3(3), §9(1)a), though no published list has them.
#[test]
fn a_decision_is_told_everywhere_with_the_number_that_holds() {
    let site = Site::founded(|database, folder| {
        prepared(database, folder);
        let decide = ["decide", "indicators", "--person", "1", "--points", "1700", "--day", "2024-03-20"];
        done(&[&decide[..], &["--reference", "MB 20/2024", "--why", "próba"]].concat(), database);
    });
    let json = |place: &str| -> Value {
        let answer = site.get(&format!("/api/v1{place}"));
        assert_eq!(answer.status, 200, "{place}: {}", answer.text());
        serde_json::from_slice(&answer.body).expect("JSON")
    };
    let line = json("/lists/latest.json")["players"][0].clone();
    let told = ["rating", "decided", "decided_grade", "entry"].map(|field| line[field].clone());
    assert_eq!(told, [json!(1519), json!(1700), json!("11k"), json!("6k")]);
    let csv = site.get("/api/v1/lists/latest.csv").text();
    assert!(csv.lines().next().is_some_and(|head| head.ends_with(",entry,decided,decided_grade")), "{csv}");
    assert!(csv.lines().nth(1).is_some_and(|line| line.ends_with(",6k,1700,11k")), "{csv}");
    let rating = json("/players/1")["ratings"][0].clone();
    assert_eq!((&rating["rating"], &rating["entry_grade"]), (&json!(1519), &json!("6k")));
    let due = json!({"points": 1700, "grade": "11k", "day": "2024-03-20", "reference": "MB 20/2024"});
    assert_eq!(rating["decided"], due);
    assert_eq!(json("/players/2")["ratings"][0]["decided"], Value::Null);
    let list = site.page("/hu/lists/latest");
    assert!(list.contains("<b>1519</b> → <b>1700</b>"), "{list}");
    assert!(list.contains("közzétett ranglistán még nincs rajta, a 2024.03.20-i fogja mutatni."), "{list}");
}
