//! The go manager at the terminal, in both languages: from the opening balance to the ranking list, with newcomers, facts of the
//! event, and decisions. A register of go alone needs no word of its series.

use crate::month::Office;
use serde_json::json;

const RANKING: &str = "Név;EGD PIN;Élő-pont;Minősítés;Elérte\n\
    Kiss Anna;12000001;1500;11 kju;\nNagy Béla;12000002;1500;11 kju;\nTóth Géza;12000003;2045;1 dan;2 dan\n";

const LIST: &str = "<pre>\n(22 Feb 2018)\n \
    12000001  Kiss Anna                             HU  Pecs   12k   --    900    14  T150606I\n";

/// Új (12 kyu) loses to 2045 and to 1500 and beats 1500. With 1500 points a win is worth 1.00, 0.50 and 0.50, together 2: as much
/// as two losses cost.
const REPORT: &str = "; CL[B]\n; EV[Tavaszi kupa]\n; PC[HU, Pécs]\n; DT[2024-03-09,2024-03-09]\n; HA[h9]\n; TM[75]\n\
    1 Tóth Géza 1d HU Pecs 1 4+/w0 0- 0- |12000003\n\
    2 Nagy Béla 11k HU Pecs 1 0- 4+/w0 0- |12000002\n\
    3 Kiss Anna 12k HU Pecs 0 0- 0- 4-/w0 |12000001\n\
    4 Új Ede 12k HU Pecs 1 1-/b0 2-/b0 3+/b0\n";

const DAY: &str = "2024-03-30";

#[test]
fn from_the_opening_balance_to_the_ranking_list() {
    for language in ["en", "hu"] {
        let office = Office::new(language);
        office.put("ranglista.csv", RANKING);
        office.put("egd.html", LIST);
        office.put("kupa.h9", REPORT);
        office.done(DAY, &["init", "--name", "Magyar Gószövetség"]);
        let told = office.transcript(&[
            (DAY, &["import", "register", "ranglista.csv", "--as", "ranking", "--date", "2024-02-29", "--write"]),
            (DAY, &["import", "egd", "egd.html"]),
            (DAY, &["submit", "kupa.h9"]),
            (DAY, &["newcomers"]),
            (DAY, &["accept", "1", "--new"]),
            (DAY, &["accept", "1", "--new", "--ours-as-file"]),
            (
                DAY,
                &[
                    "accept",
                    "1",
                    "--new",
                    "--ours-as-file",
                    "--thinking-time",
                    "60+3x30",
                    "--importance",
                    "hungarian-championship",
                ],
            ),
            (DAY, &["newcomers", "accept", "--all"]),
            (DAY, &["newcomers", "set", "Új Ede", "--points", "1800"]),
            (DAY, &["newcomers"]),
            (DAY, &["decide", "multiplier", "--tournament", "1", "--c", "35", "--reference", "MB 1"]),
            (DAY, &["decide", "parts", "--tournament", "1", "--rounds", "1,1", "--reference", "MB 2"]),
            (DAY, &["tournament", "1"]),
            (DAY, &["close"]),
            (DAY, &["publish"]),
            (DAY, &["list"]),
            (DAY, &["player", "Tóth Géza"]),
            (DAY, &["explain", "Kiss Anna"]),
            (DAY, &["decisions"]),
            (DAY, &["shadow", "--series", "go", "--from", "2012-01-01", "--edition", "egf-2021", "-o", "idény.csv"]),
            (DAY, &["shadow", "--table", "ranglista.csv"]),
            (DAY, &["shadow", "--edition", "mgsz-2012", "--set", "go-komi=7"]),
        ]);
        let told: Vec<&str> = told.lines().filter(|line| !line.contains("seal")).collect();
        insta::assert_snapshot!(format!("go_manager_{language}"), told.join("\n"));
        assert_eq!(office.on(DAY, &["verify"]).code, Some(0));
    }
}

/// Annex 2, examples 7 (row 1: 1947 with one stone against 2087, 0.69 · 15 = 10.35) and 6: 1947 against 1865, 0.31 · 30.
#[test]
fn calc_answers_go_questions_as_the_site_does() {
    let office = Office::new("en");
    let asked = |arguments: &[&str]| office.json(DAY, &[&["calc", "go"], arguments].concat())["answers"].clone();
    let due = json!([{
        "edition": "mgsz-2012",
        "black": {"before": 1947, "change": 10, "after": 1957},
        "white": {"before": 2087, "change": -10, "after": 2077},
    }]);
    assert_eq!(asked(&["1947", "2087", "--stones", "1", "--c", "15", "--edition", "mgsz-2012"]), due);
    let even = asked(&["1947", "1865", "--c", "30"]);
    assert_eq!((&even[0]["black"]["after"], &even[1]["edition"]), (&json!(1956), &json!("egf-2021")));
    // 5 kyu is 1720 points, 4 kyu 1765: d = 45, the weaker wins 0.61 · 15 = 9.15.
    let grades = asked(&["5k", "4k", "--edition", "mgsz-2012"]);
    assert_eq!(grades[0]["black"]["after"], json!(1729));
    let told =
        office.done(DAY, &["calc", "go", "1947", "2087", "--stones", "4", "--edition", "mgsz-2012", "--lang", "hu"]);
    assert!(told.contains("8. § (2) bekezdés 1. lépés") && told.contains("szerepe felcserélődik"), "{told}");
    assert_eq!(office.on(DAY, &["calc", "go", "5k", "4k", "--edition", "fide-2024-03"]).code, Some(2));
    assert_eq!(office.on(DAY, &["calc", "go", "5k", "sok"]).code, Some(2));
    let refused = office.on(DAY, &["calc", "go", "5k", "5k", "--winner", "jigo", "--edition", "mgsz-2012"]);
    assert_eq!(refused.code, Some(1), "{}", refused.out);
}
