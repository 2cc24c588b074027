//! `arpad convert` as a person meets it: what is written, what is said, what is never lost.

use crate::binary::{arpad, arpad_with, of_this_run};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = of_this_run("convert").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn file(name: &str) -> String {
    format!("{}/../formats/tests/files/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8")).collect();
    names.sort();
    names
}

const REPORT: &str = "\
012 Tavaszi kupa
022 Győr
032 HUN
042 2024/05/04
052 2024/05/05
102 IA Tűzkő, Bálint
122 90 min + 30 sec/move
001    1 m GM Erdős, Gyöngyvér                  2511 HUN      700011 1979/03/02  2.0    1     2 w 1     3 b 1
001    2 w    Fűzfa, Tünde                      2203 HUN      700029 1991/11/30  0.5    3     1 b 0  0000 - H
001    3 m    Kővári-Szűcs, Ábel                1987 HUN      700037 2004/00/00  1.0    2  0000 - U     1 w 0
";

#[test]
fn a_report_becomes_a_case_that_rates() {
    let folder = folder("case");
    let (report, case) = (folder.join("open.trf"), folder.join("open.json"));
    fs::write(&report, REPORT).expect("written");
    let output = arpad(&["convert", path(&report), path(&case)]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(output.stdout.is_empty());
    assert!(said(&output).contains("they were left out: 001 11–13, 001 54–56, 001 58–68"), "{}", said(&output));
    let document: Value = serde_json::from_slice(&fs::read(&case).expect("the case")).expect("JSON");
    assert_eq!(document.get("edition"), None, "the calendar chooses");
    assert_eq!(document["list_date"], "2024-06-01");
    assert_eq!(
        document["players"][2],
        json!({"id": "3", "name": "Kővári-Szűcs, Ábel", "rating": 1987, "born": 2004, "sex": "m"})
    );
    assert_eq!(document["tournaments"][0]["time_control"], json!({"minutes": 90, "increment_seconds": 30}));
    let rated = arpad(&["rate", path(&case), "--json"]);
    let answer: Value = serde_json::from_slice(&rated.stdout).expect("an answer");
    assert_eq!(answer["edition"], "fide-2024-03");
    let first = &answer["players"][0]["tournaments"][0]["games"];
    assert_eq!(first.as_array().map(Vec::len), Some(2), "{answer:#}");
}

#[test]
fn a_case_becomes_a_report_and_comes_back() {
    let folder = folder("report");
    let example = format!("{}/../../examples/open.json", env!("CARGO_MANIFEST_DIR"));
    let case: Value = serde_json::from_slice(&fs::read(&example).expect("the example")).expect("JSON");
    assert_eq!(case["tournaments"].as_array().map(Vec::len), Some(1));
    for edition in ["trf16", "trf26"] {
        let (report, back) = (folder.join(format!("{edition}.trf")), folder.join(format!("{edition}.json")));
        let output = arpad(&["convert", &example, path(&report), "--to", edition]);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        assert!(said(&output).contains("022, 032, 102"), "{}", said(&output));
        let checked = arpad(&["check", path(&report), "--json"]);
        let checked: Value = serde_json::from_slice(&checked.stdout).expect("an answer");
        assert_eq!(checked["files"][0]["format"], edition);
        assert_eq!(arpad(&["convert", path(&report), path(&back)]).status.code(), Some(0));
        let again: Value = serde_json::from_slice(&fs::read(&back).expect("written")).expect("JSON");
        assert_eq!(games(&again), games(&case));
    }
}

/// Round, names and result of every game, sorted.
fn games(case: &Value) -> Vec<String> {
    let name = |id: &Value| {
        let players = case["players"].as_array().expect("players");
        players.iter().find(|player| player["id"] == *id).expect("a player")["name"].clone()
    };
    let games = case["tournaments"][0]["games"].as_array().expect("games");
    let mut games: Vec<String> = games
        .iter()
        .map(|game| format!("{} {} {} {}", game["round"], name(&game["white"]), name(&game["black"]), game["result"]))
        .collect();
    games.sort();
    games
}

#[test]
fn one_edition_of_the_report_becomes_another_and_omissions_are_said_with_their_lines() {
    let folder = folder("editions");
    let old = folder.join("old.trf");
    let output = arpad(&["convert", &file("trf/canonical_trf26.trf"), path(&old), "--to", "trf16"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(said(&output).contains("warning 19 “172” cannot be said"), "{}", said(&output));
    let text = fs::read_to_string(&old).expect("UTF-8 as before");
    assert!(text.contains("\nXXR 3\n") && !text.contains("\n172 "), "{text}");
    // By the extension the input's own edition is kept, but never one older than TRF16.
    for (input, format) in
        [("canonical_trf06.trf", "trf16"), ("canonical_trf16.trf", "trf16"), ("canonical_trf26.trf", "trf26")]
    {
        let out = folder.join(format!("{input}.txt"));
        assert_eq!(arpad(&["convert", &file(&format!("trf/{input}")), path(&out)]).status.code(), Some(0));
        let checked = arpad(&["check", path(&out), "--json"]);
        let checked: Value = serde_json::from_slice(&checked.stdout).expect("an answer");
        assert_eq!(checked["files"][0]["format"], format, "{input}");
    }
}

#[test]
fn games_become_rows() {
    let output = arpad_with(&["convert", "-", "-", "--to", "csv"], REPORT.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        String::from_utf8(output.stdout).expect("UTF-8"),
        "tournament,round,white,white_name,white_rating,black,black_name,black_rating,result\n\
         Tavaszi kupa,1,1,\"Erdős, Gyöngyvér\",2511,2,\"Fűzfa, Tünde\",2203,1-0\n\
         Tavaszi kupa,2,3,\"Kővári-Szűcs, Ábel\",1987,1,\"Erdős, Gyöngyvér\",2511,0-1\n"
    );
    let case = format!("{}/tests/cases/chess_two.json", env!("CARGO_MANIFEST_DIR"));
    let output = arpad(&["convert", &case, "-", "--to", "csv"]);
    assert_eq!(output.status.code(), Some(0), "a case of any number of tournaments: {}", said(&output));
}

#[test]
fn a_list_becomes_text_xml_and_csv_and_back() {
    let folder = folder("list");
    let source = file("lists/text-combined-foa.txt");
    let (xml, csv, text) = (folder.join("list.xml"), folder.join("list.csv"), folder.join("list.txt"));
    assert_eq!(arpad(&["convert", &source, path(&xml)]).status.code(), Some(0));
    assert_eq!(arpad(&["convert", path(&xml), path(&text)]).status.code(), Some(0));
    assert_eq!(arpad(&["convert", path(&text), path(&csv)]).status.code(), Some(0));
    let players = fs::read_to_string(&source).expect("UTF-8").lines().count() - 1;
    let rows = fs::read_to_string(&csv).expect("UTF-8");
    assert_eq!(rows.lines().count(), players + 1);
    assert!(rows.starts_with("fideid,name,country,sex,title,"), "{rows}");
    assert!(rows.contains("90000011,\"Kovács-Tűzkő, Ágnes\",HUN,F,WIM,"), "{rows}");
    let xml = fs::read_to_string(&xml).expect("UTF-8");
    assert_eq!(xml.matches("<player>").count(), players);
}

#[test]
fn a_zipped_list_is_read_as_well() {
    let folder = folder("zip");
    let list = fs::read(file("lists/xml-single.xml")).expect("the list");
    let zip = folder.join("list.zip");
    fs::write(&zip, stored(b"rapid_rating_list_xml.xml", &list)).expect("written");
    let output = arpad(&["convert", path(&zip), "-", "--to", "csv"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let by_pipe = arpad_with(&["convert", "-", "-", "--to", "csv"], &fs::read(&zip).expect("the zip"));
    assert_eq!(by_pipe.stdout, output.stdout);
    let players = String::from_utf8_lossy(&list).matches("<player>").count();
    assert_eq!(String::from_utf8(output.stdout).expect("UTF-8").lines().count(), players + 1);
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let folder = folder("pipe");
    let list = fs::read_to_string(file("lists/text-combined-foa.txt")).expect("UTF-8");
    let (header, players) = list.split_once('\n').expect("a header");
    let long = folder.join("long.txt");
    fs::write(&long, format!("{header}\n{}", players.repeat(2000))).expect("written");
    for format in ["csv", "xml", "txt"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arpad"))
            .args(["convert", path(&long), "-", "--to", format])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("arpad starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{format}: {}", said(&output));
    }
}

/// A zip of one file that is not packed.
fn stored(name: &[u8], content: &[u8]) -> Vec<u8> {
    let crc = !content.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg()))
    });
    let size = (content.len() as u32).to_le_bytes();
    let length = (name.len() as u16).to_le_bytes();
    let common = [&[10, 0, 0, 0, 0, 0, 0, 0, 0x21, 0][..], &crc.to_le_bytes(), &size, &size, &length, &[0, 0]].concat();
    let local = [b"PK\x03\x04", &common[..], name, content].concat();
    let central = [b"PK\x01\x02\x0A\x00", &common[..], &[0; 14], name].concat();
    let (central_size, central_at) = ((central.len() as u32).to_le_bytes(), (local.len() as u32).to_le_bytes());
    let end = [b"PK\x05\x06\0\0\0\0\x01\0\x01\0", &central_size[..], &central_at, &[0, 0]].concat();
    [local, central, end].concat()
}

#[test]
fn an_existing_file_is_replaced_only_by_force() {
    let folder = folder("force");
    let (report, out) = (folder.join("open.trf"), folder.join("open.csv"));
    fs::write(&report, REPORT).expect("written");
    fs::write(&out, "precious").expect("written");
    let refused = arpad(&["convert", path(&report), path(&out)]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("exists already; --force replaces it"), "{}", said(&refused));
    assert_eq!(fs::read_to_string(&out).expect("still there"), "precious");
    assert_eq!(arpad(&["convert", path(&report), path(&out), "--force"]).status.code(), Some(0));
    assert!(fs::read_to_string(&out).expect("replaced").starts_with("tournament,"));
    // Onto itself, too.
    assert_eq!(arpad(&["convert", path(&report), path(&report), "--force", "--to", "trf26"]).status.code(), Some(0));
    assert!(fs::read_to_string(&report).expect("replaced").contains("\n142 2"));
    assert_eq!(names_in(&folder), ["open.csv", "open.trf"], "nothing is left beside them");
}

#[test]
fn a_file_with_errors_is_converted_only_by_force() {
    let folder = folder("errors");
    let (report, out) = (folder.join("open.trf"), folder.join("open.json"));
    fs::write(&report, REPORT.replace("1 b 0  0000 - H", "1 b 1  0000 - H")).expect("written");
    let refused = arpad(&["convert", path(&report), path(&out)]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said(&refused).contains("error 8:99 "), "{}", said(&refused));
    assert!(said(&refused).contains("--force converts what could be read"), "{}", said(&refused));
    assert_eq!(names_in(&folder), ["open.trf"], "nothing is written");
    let forced = arpad(&["convert", path(&report), path(&out), "--force"]);
    assert_eq!(forced.status.code(), Some(0), "{}", said(&forced));
    assert!(said(&forced).contains("in spite of"), "{}", said(&forced));
    let document: Value = serde_json::from_slice(&fs::read(&out).expect("the case")).expect("JSON");
    assert_eq!(document["tournaments"][0]["games"][0]["result"], "*");
}

#[test]
fn what_cannot_be_done_is_said_and_nothing_is_written() {
    let folder = folder("refusals");
    let out = |name: &str| path(&folder.join(name)).to_owned();
    let inputs = folder.join("inputs");
    fs::create_dir(&inputs).expect("a folder");
    let input = |name: &str, content: &[u8]| {
        fs::write(inputs.join(name), content).expect("written");
        path(&inputs.join(name)).to_owned()
    };
    let report = input("open.trf", REPORT.as_bytes());
    let undated = input("undated.trf", REPORT.replace("042 2024/05/04\n052 2024/05/05\n", "").as_bytes());
    let list = file("lists/xml-combined.xml");
    let game = json!({"round": 1, "white": "A", "black": "B", "result": "1-0"});
    let event =
        |id: &str| json!({"id": id, "system": "match", "start": "2024-03-02", "end": "2024-03-02", "games": [game]});
    let two = json!({"list_date": "2024-04-01", "players": [{"id": "A", "rating": 2000}, {"id": "B", "rating": 2100}],
        "tournaments": [event("T1"), event("T2")]});
    let two = input("two.json", two.to_string().as_bytes());
    let go = format!("{}/tests/cases/go_season.json", env!("CARGO_MANIFEST_DIR"));
    for (arguments, message) in [
        (vec![report.clone(), out("open.xyz")], "say it with --to"),
        (vec![report.clone(), "-".to_owned()], "say it with --to"),
        (vec![report.clone(), out("open.xml")], "possible are trf16, trf26, json, csv"),
        (vec![undated, out("open.json")], "does not say when the tournament took place"),
        (vec![list.clone(), out("list.trf")], "possible are txt, xml, csv"),
        (vec![list, out("list.json")], "possible are txt, xml, csv"),
        (vec![two, out("two.trf")], "has 2 tournaments"),
        (vec![go, out("go.trf")], "case of go"),
        (vec![file("go/kupa.h9"), out("go.csv")], "tournament of go"),
        (vec![file("go/kupa.xml"), out("go.csv")], "tournament of go"),
        (
            vec![input("noise.trf", b"nothing of the kind\n"), out("a.json")],
            "neither a tournament file nor a rating list",
        ),
        (vec![input("empty.trf", b""), out("a.json")], "neither a tournament file nor a rating list"),
        (vec![input("cut.json", b"{\"players\": ["), out("a.trf")], "cut.json"),
        (vec![input("faulty.json", b"{\"players\": 1, \"x\": 2}"), out("a.trf")], "x: "),
        (vec![input("broken.zip", b"PK\x03\x04 no zip"), out("a.csv")], "broken.zip"),
        (vec![input("no.xml", b"<playerslist></playerslist>"), out("a.csv")], "no rating list"),
        (vec![out("missing.trf"), out("a.json")], "missing.trf"),
        (vec![path(&folder).to_owned(), out("a.json")], "refusals"),
        (vec![report.clone(), out("nowhere/a.json")], "nowhere"),
        (vec![report, path(&inputs).to_owned(), "--to".to_owned(), "csv".to_owned()], "inputs"),
    ] {
        let arguments: Vec<&str> = std::iter::once("convert").chain(arguments.iter().map(String::as_str)).collect();
        let output = arpad(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", said(&output));
        assert!(said(&output).contains(message), "{arguments:?}: {}", said(&output));
        assert!(output.stdout.is_empty() && !said(&output).contains("panicked"));
        assert_eq!(names_in(&folder), ["inputs"], "{arguments:?}");
    }
}

#[test]
fn help_shows_examples_and_hungarian_is_spoken() {
    let help = arpad(&["convert", "--help"]);
    assert!(String::from_utf8(help.stdout).expect("UTF-8").contains("arpad convert open.trf open.json"));
    let output = arpad_with(&["--lang", "hu", "convert", "-", "-", "--to", "xml"], REPORT.as_bytes());
    assert!(said(&output).contains("Verseny nem írható xml formátumban"), "{}", said(&output));
}

#[test]
fn everything_a_conversion_says_has_a_sentence_in_both_languages() {
    for language in ["en", "hu"] {
        let words = format!("{}/words/{language}/convert.ftl", env!("CARGO_MANIFEST_DIR"));
        let words = fs::read_to_string(words).expect("the sentences");
        for code in arpad_office::files::convert::CODES {
            assert!(words.contains(&format!("\nnotice-{code} = ")), "{language} {code}");
        }
    }
}

#[test]
fn a_program_gets_a_report_of_what_was_written() {
    let folder = folder("report-for-a-program");
    let (source, target) = (folder.join("in.trf"), folder.join("out.csv"));
    fs::write(&source, REPORT).expect("written");
    let output = arpad(&["convert", path(&source), path(&target), "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&report["to"], &report["written"]), (&json!("csv"), &json!(true)));
    assert!(target.exists());
    let refused = arpad(&["convert", path(&source), "-", "--to", "csv", "--json"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("--json reports on standard output"));
}
