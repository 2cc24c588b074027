//! Tournament files at the command line: checked, rated, forecast with a rating list.

use crate::binary::{arpad, of_this_run};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Output;

fn answer(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// A file of the formats room's own tests.
fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../formats/tests/files").join(name);
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = of_this_run(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

const EVENT: &str = "\
012 Tavaszi verseny
022 Eger
032 HUN
042 2024/03/02
052 2024/03/03
092 Individual: Swiss-System
102 IA Kovács, Ödön
122 90 min + 30 sec/move
001    1 m    Ács, Őrs                          2300 HUN      700010 1990/05/01  1.5    1     2 w 1     3 b =
001    2 w    Szűcs, Dóra                       2100 HUN      700020 2008/00/00  1.0    2     1 b 0     4 w 1
001    3 m    Új, Ödön                               HUN                         0.5    3     4 w -     1 w =
001    4 m    Vass, Ede                         1950 HUN      700040 1985/00/00  1.0    4     3 b +     2 b 0
";

fn event(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("written");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_trf_is_rated_by_the_edition_of_its_date_with_k_inferred() {
    let path = event(&folder("rated"), "event.trf", EVENT);
    let output = arpad(&["rate", &path, "--json"]);
    let answer = answer(&output);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!((&answer["edition"], &answer["list_date"]), (&json!("fide-2024-03"), &json!("2024-04-01")));
    assert_eq!(answer["format"], json!("trf06"));
    let first = &answer["players"][0];
    assert_eq!((&first["before"], &first["k"], &first["k_source"]), (&json!(2300), &json!(20), &json!("inferred")));
    assert_eq!(first["change"], json!("4.80"), "one game against a rated opponent: 20 × .24");
    let junior = &answer["players"][1];
    assert_eq!((&junior["k"], &junior["k_source"]), (&json!(40), &json!("8.3.3")), "born 2008");
    assert_eq!(answer["players"][3]["tournaments"][0]["games"][0]["why"], json!("5.1"));
}

#[test]
fn a_list_gives_ratings_and_k() {
    let folder = folder("forecast");
    let path = event(&folder, "event.trf", EVENT);
    let player = |id: u32, rating: u32, k: u32| {
        format!(
            "<player><fideid>{id}</fideid><name>X</name><country>HUN</country><sex>M</sex><title></title><w_title></w_title>\
             <o_title></o_title><rating>{rating}</rating><games>0</games><k>{k}</k><rapid_rating></rapid_rating>\
             <rapid_games></rapid_games><rapid_k></rapid_k><blitz_rating></blitz_rating><blitz_games></blitz_games>\
             <blitz_k></blitz_k><birthday>1990</birthday><flag></flag></player>"
        )
    };
    let list = format!("<playerslist>{}{}</playerslist>", player(700_010, 2410, 10), player(700_020, 2110, 40));
    let list = event(&folder, "players_list_xml.xml", &list);
    let answer = answer(&arpad(&["rate", &path, "--list", &list, "--json"]));
    let first = &answer["players"][0];
    assert_eq!((&first["before"], &first["k"], &first["k_source"]), (&json!(2410), &json!(10), &json!("given")));
    assert_eq!(first["change"], json!("1.50"), "10 × (1 − .85) at a difference of 300");
    assert_eq!(answer["players"][3]["before"], json!(1950), "who is not on the list keeps the file's rating");
    let empty = event(&folder, "empty.txt", "nothing here\n");
    let output = arpad(&["rate", &path, "--list", &empty]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no rating list"));
}

#[test]
fn check_tells_notices_with_their_place_and_findings_with_their_paragraph() {
    let folder = folder("checked");
    let broken = EVENT.replace("1 b 0     4 w 1", "1 b 1     4 w 1").replace("90 min + 30", "30 min + 0");
    let path = event(&folder, "broken.trf", &broken);
    let output = arpad(&["check", &path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report = &answer(&output)["files"][0];
    assert_eq!((&report["format"], &report["ratable"]), (&json!("trf06"), &json!(false)));
    let codes: Vec<&Value> = report["notices"].as_array().expect("notices").iter().map(|n| &n["code"]).collect();
    assert!(codes.contains(&&json!("mirror-result")), "{codes:?}");
    let notice = report["notices"].as_array().expect("notices").iter().find(|n| n["code"] == "mirror-result");
    let notice = notice.expect("the fault");
    assert!(notice["line"].as_u64() > Some(0) && notice["column"].as_u64() > Some(90), "{notice}");
    assert!(notice["text"]["hu"].is_string());
    // 30 minutes are rapid chess, so the rapid edition governs.
    assert_eq!(report["edition"], json!("fide-rapid-2024-03"));
}

#[test]
fn an_event_too_fast_for_its_players_is_found_before_it_is_sent() {
    let path = event(&folder("fast"), "fast.trf", &EVENT.replace("90 min + 30 sec/move", "60 min + 30 sec/move"));
    let output = arpad(&["check", &path]);
    let page = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(0), "{page}");
    let path = event(&folder("faster"), "fast.trf", &EVENT.replace("90 min + 30 sec/move", "60 min"));
    let output = arpad(&["check", &path]);
    let page = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{page}");
    assert!(page.contains("error 1.1 T1: 3 games are too fast"), "{page}");
}

#[test]
fn a_folder_is_checked_whole_with_a_summary() {
    let folder = folder("folder");
    event(&folder, "a.trf", EVENT);
    event(&folder, "b.trf", "");
    event(&folder, "c.json", "{\"edition\": \"fide-2024-03\"}");
    event(&folder, "d.trf", &EVENT.replace("2024/03/0", "2010/03/0"));
    let output = arpad(&["check", folder.to_str().expect("UTF-8")]);
    let page = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1));
    assert!(page.contains("1 of 4 files are ratable."), "{page}");
    assert!(page.contains("list_date: missing"), "{page}");
    assert!(page.contains("0.1 no edition is modelled for 2010-03-02"), "{page}");
    let several = answer(&arpad(&[
        "rate",
        folder.join("a.trf").to_str().unwrap(),
        folder.join("d.trf").to_str().unwrap(),
        "--json",
    ]));
    assert_eq!(several["files"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_file_in_windows_1250_is_read_with_its_accents() {
    let answer = answer(&arpad(&["rate", &file("trf/canonical_trf16.trf"), "--json"]));
    assert_eq!(answer["players"][0]["name"], json!("Erdős, Gyöngyvér Őrs"));
    assert_eq!(answer["players"][0]["change"], json!("3.00"));
}

#[test]
fn go_files_are_checked_and_rated_under_both_laws() {
    let h9 = "; CL[B]\n; EV[Őszi verseny]\n; PC[HU, Budapest]\n; DT[2023-10-07,2023-10-08]\n; HA[h9]\n; TM[75]\n\
        1 Kiss Anna 2d HU Bp 2 2+/b0 3+/w0 |12345678\n\
        2 Nagy Béla 1d HU Bp 1 1-/w0 0+ |12345679\n\
        3 Novak Jan 1k CZ Pr 0 0- 1-/b0 |12345680\n";
    let path = event(&folder("go"), "open.h9", h9);
    let output = arpad(&["check", &path]);
    let page = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{page}");
    assert!(page.contains("§6(2)"), "the basic time is not in the file: {page}");
    let hungarian = answer(&arpad(&["rate", &path, "--multiplier", "25", "--json"]));
    assert_eq!(hungarian["edition"], json!("mgsz-2012"));
    let first = &hungarian["players"][0];
    // 2050 beats 1980 (difference 70: .33) and 1920 (130: .21); 25 × .54 = 13.5.
    assert_eq!((&first["before"], &first["sum"], &first["after"]), (&json!(2050), &json!("0.54"), &json!(2064)));
    let european = answer(&arpad(&["rate", &path, "--edition", "egf-2021", "--json"]));
    assert_eq!(european["edition"], json!("egf-2021"));
    let chess = arpad(&["rate", &path, "--edition", "fide-2024-03"]);
    assert_eq!(chess.status.code(), Some(1), "a go file is not rated by a chess edition");
}

#[test]
fn a_federations_own_calendar_chooses_the_edition() {
    let folder = folder("calendar");
    let path = event(&folder, "event.trf", EVENT);
    let own = event(&folder, "calendar.csv", "system,from,until,edition\nfide-standard,2010-01-01,,mssz-2017\n");
    let answer = answer(&arpad(&["rate", &path, "--calendar", &own, "--json"]));
    assert_eq!(answer["edition"], json!("mssz-2017"));
    for (line, part) in [
        ("fide-standart,2010-01-01,,mssz-2017", "line 2: \"fide-standart\" is no rating system"),
        ("fide-standard,2010-13-01,,mssz-2017", "is not a date"),
        ("fide-standard,2010-01-01,,mgsz-2012", "mgsz-2012 is an edition of mgsz"),
        ("fide-standard,2010-01-01,2012-01-01,fide-2013\nfide-standard,2013-01-01,,mssz-2017", "nothing governs"),
    ] {
        let bad = event(&folder, "bad.csv", &format!("system,from,until,edition\n{line}\n"));
        let output = arpad(&["rate", &path, "--calendar", &bad]);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(part), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn a_name_in_a_file_never_steers_the_terminal() {
    // Escapes arrive raw and as C1 controls, and a mark turns the rest of the line around.
    let name = "Ács\u{1b}[2J\u{9b}2J\u{202e}, Őrs";
    let text = EVENT.replace("Ács, Őrs                ", &format!("{name}        "));
    let path = event(&folder("steering"), "event.trf", &text);
    for arguments in [&["check", &path][..], &["rate", &path], &["rate", &path, "--json"], &["check", &path, "--json"]]
    {
        let output = arpad(arguments);
        for stream in [&output.stdout, &output.stderr] {
            let said = String::from_utf8(stream.clone()).expect("UTF-8");
            let steers = said.chars().find(|c| (c.is_control() && *c != '\n') || *c == '\u{202e}');
            assert_eq!(steers, None, "{arguments:?}: {said:?}");
        }
    }
}
