//! The command line as a person and a program meet it: answers, exit codes, faults with their paths.

use crate::binary::arpad_with;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn arpad(arguments: &[&str], input: &str) -> Output {
    arpad_with(arguments, input.as_bytes())
}

fn rate(case: &Value) -> (Option<i32>, Value) {
    let output = arpad(&["rate", "-", "--json"], &case.to_string());
    let answer = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    (output.status.code(), answer)
}

fn faults(case: &Value) -> String {
    let output = arpad(&["rate", "-"], &case.to_string());
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty(), "messages go to standard error");
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// Two rated players and a newcomer, as the contract shows them.
fn case() -> Value {
    json!({
        "edition": "fide-2024-03",
        "list_date": "2024-04-01",
        "players": [
            {"id": "A", "rating": 2600, "games": 120, "peak": 2615, "born": "1990-05-01"},
            {"id": "B", "rating": 2500, "games": 50, "born": 1980},
            {"id": "C", "rating": null,
             "pool": [{"tournament": "earlier", "list_date": "2024-01-01", "first_event": true,
                       "games": [{"opponent_rating": 2220, "score": "1"}]}]},
            {"id": "K", "rating": 2400, "k": 20}
        ],
        "tournaments": [
            {"id": "T1", "system": "swiss", "start": "2024-03-02", "end": "2024-03-10",
             "ratings": {"A": 2595},
             "games": [
                 {"round": 1, "white": "A", "black": "C", "result": "1-0"},
                 {"round": 2, "white": "B", "black": "A", "result": "1/2-1/2"},
                 {"round": 3, "white": "A", "black": "K", "result": "+/-"}
             ]}
        ]
    })
}

#[test]
fn the_answer_has_the_shape_of_the_contract() {
    let (code, answer) = rate(&case());
    assert_eq!(code, Some(0));
    assert_eq!((&answer["edition"], &answer["list_date"]), (&json!("fide-2024-03"), &json!("2024-04-01")));
    let a = &answer["players"][0];
    for (field, value) in [
        ("id", json!("A")),
        ("status", json!("rated")),
        ("before", json!(2600)),
        ("k", json!(10)),
        ("k_source", json!("8.3.3")),
        ("games", json!(1)),
        ("score", json!("0.5")),
        ("expected", json!("0.63")),
        ("change", json!("-1.30")),
        ("after", json!(2599)),
        ("published", json!(true)),
    ] {
        assert_eq!(a[field], value, "{field}");
    }
    let games = a["tournaments"][0]["games"].as_array().expect("all his games");
    assert_eq!(games.len(), 3);
    assert_eq!(
        games[1],
        json!({"round": 2, "opponent": "B", "own_rating": 2595, "opponent_rating": 2500, "difference": 95,
               "capped": false, "expected": "0.63", "score": "0.5", "change": "-0.13", "counted": true, "why": null})
    );
    assert_eq!((&games[0]["counted"], &games[0]["why"]), (&json!(false), &json!("8.3.1")));
    assert_eq!((&games[2]["counted"], &games[2]["why"]), (&json!(false), &json!("5.1")));
    let step = &a["steps"].as_array().expect("steps")[0];
    assert_eq!((&step["paragraph"], &step["value"]), (&json!("8.1.2"), &json!("0.63")));
    assert!(step["text"]["en"].is_string() && step["text"]["hu"].is_string());
    let c = &answer["players"][2];
    assert_eq!((&c["status"], &c["after"], &c["games"]), (&json!("pending"), &Value::Null, &json!(2)));
    assert!(c["why"].as_str().expect("what is missing").starts_with("7.1.4"));
    // Half of the points against 2220, 2595 and twice 1800: the average, 2103.75.
    assert_eq!((&a["computed"], &c["computed"]), (&Value::Null, &json!(2104)));
    assert_eq!(answer["players"][3]["k_source"], json!("given"));
}

#[test]
fn every_fault_is_told_at_its_path_and_all_at_once() {
    let mut bad = case();
    bad["tournaments"][0]["games"][1]["white"] = json!("Q");
    assert_eq!(faults(&bad), "arpad: -: tournaments[0].games[1].white: no player \"Q\"\n");
    bad["list_date"] = json!("2024-02-30");
    bad["players"][1]["raiting"] = json!(1);
    bad["players"][0]["rating"] = json!(99999);
    bad["players"][0]["born"] = json!("yesterday");
    bad["tournaments"][0]["games"][0]["result"] = json!("2-0");
    bad["tournaments"][0]["system"] = json!("swiz");
    let text = faults(&bad);
    for path in [
        "list_date: \"2024-02-30\" is not a date",
        "players[0].rating: 99999 is outside 1 to 4000",
        "players[0].born: \"yesterday\" is not a date",
        "players[1].raiting: unknown field",
        "tournaments[0].system: \"swiz\" is none of: swiss, round-robin",
        "tournaments[0].games[0].result: \"2-0\" is none of: 1-0",
        "tournaments[0].games[1].white: no player \"Q\"",
    ] {
        assert!(text.contains(path), "{path}\n{text}");
    }
    assert!(text.starts_with("arpad: 7 faults"), "{text}");
}

#[test]
fn what_is_no_case_at_all_is_refused_in_a_sentence() {
    for (input, part) in [
        ("", "empty"),
        ("[]", "an object is expected"),
        ("{\"players\": [}", "line 1, column 14"),
        ("null", "no line of it is a record"),
        ("{\"edition\": 7}", "list_date: missing"),
    ] {
        let output = arpad(&["rate", "-"], input);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{input}");
        assert!(said.contains(part) && !said.contains("panicked"), "{input}: {said}");
    }
    let output = arpad(&["rate", "no-such-file.json"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-file.json"));
}

#[test]
fn a_wrong_call_is_answered_with_what_would_be_right() {
    for (arguments, part) in [
        (&["rate"][..], "<FILE>"),
        (&["rate", "x.json", "--edition", "fide-1999"], "fide-2024-03"),
        (&["calc", "change", "2000", "--k", "20", "2100"], "OPPONENT=SCORE"),
        (&["calc", "change", "2000", "--k", "20", "2100=2"], "0, 0.5 or 1"),
        (&["calc", "first", "--average", "1900"], "--score"),
        (&["calc", "first", "--average", "1900", "--games", "3", "--score", "4"], "cannot be scored"),
        (&["calc", "expected", "0", "2000"], "1 to 4000"),
        (&["editions", "diff", "fide-2013"], "<B>"),
        (&["ratee"], "rate"),
    ] {
        let output = arpad(arguments, "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}

#[test]
fn an_event_that_may_not_be_rated_makes_the_answer_no() {
    let mut fast = case();
    fast["tournaments"][0]["time_control"] = json!({"minutes": 60});
    let (code, answer) = rate(&fast);
    assert_eq!(code, Some(1));
    let finding = &answer["findings"][0];
    assert_eq!(
        (&finding["severity"], &finding["paragraph"], &finding["where"]),
        (&json!("error"), &json!("1.1"), &json!("T1"))
    );
    assert_eq!(answer["players"][0]["tournaments"][0]["games"][1]["why"], json!("1.1"));
    assert_eq!(answer["players"][0]["games"], json!(0));
}

#[test]
fn without_an_edition_the_calendar_chooses_by_date() {
    let mut open = case();
    open.as_object_mut().expect("an object").remove("edition");
    assert_eq!(rate(&open).1["edition"], json!("fide-2024-03"));
    open["list_date"] = json!("2012-04-01");
    open["tournaments"][0]["start"] = json!("2012-03-02");
    open["tournaments"][0]["end"] = json!("2012-03-03");
    let text = faults(&open);
    assert!(text.contains("list_date: no edition is modelled for 2012-04-01"), "{text}");
    assert!(text.contains("tournaments[0]: no edition is modelled for 2012-03-02"), "{text}");
}

/// A tournament that cannot be read does not move the others from their places.
#[test]
fn faults_behind_a_broken_tournament_keep_their_paths() {
    let mut bad = case();
    let good = bad["tournaments"][0].clone();
    let mut early = good.clone();
    (early["id"], early["start"]) = (json!("T2"), json!("2012-03-02"));
    bad["tournaments"] = json!([{"id": "T0"}, good.clone(), good, early]);
    bad.as_object_mut().expect("an object").remove("edition");
    let text = faults(&bad);
    for part in ["tournaments[2]: a second tournament with the id \"T1\"", "tournaments[3]: no edition is modelled"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn an_edition_on_the_command_line_replaces_the_documents() {
    let output = arpad(&["rate", "-", "--json", "--edition", "fide-2013"], &case().to_string());
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(answer["edition"], json!("fide-2013"));
    assert_eq!(answer["players"][0]["tournaments"][0]["games"][2]["why"], json!("5.1"));
    assert_eq!(answer["players"][0]["tournaments"][0]["games"][0]["why"], json!("8.52"));
}

#[test]
fn parameters_and_the_conversion_are_decisions_that_show() {
    let pool = json!([{"list_date": "2024-02-01", "games": [
        {"opponent_rating": 1900, "score": "1"}, {"opponent_rating": 1900, "score": "1"},
        {"opponent_rating": 1900, "score": "1"}, {"opponent_rating": 1900, "score": "0.5"},
        {"opponent_rating": 1900, "score": "0"}]}]);
    let mut decided = json!({
        "edition": "mssz-2017", "list_date": "2024-03-01", "tournaments": [],
        "players": [{"id": "N", "pool": pool}, {"id": "R", "rating": 1500}],
    });
    assert_eq!(rate(&decided).1["players"][0]["after"], json!(1930));
    decided["parameters"] = json!({"bonus_per_half_point": 20});
    decided["transition"] = json!("fide-2024-03-01");
    let (_, answer) = rate(&decided);
    assert_eq!(answer["players"][0]["after"], json!(1964), "1940, raised by 40 % of 60");
    assert_eq!(answer["players"][1]["after"], json!(1700));
    let codes: Vec<&Value> = answer["findings"].as_array().expect("findings").iter().map(|f| &f["code"]).collect();
    assert_eq!(codes, [&json!("transition"), &json!("parameter-decided")]);
    decided["parameters"] = json!({"no_such": 1, "change_tie": "sideways"});
    let text = faults(&decided);
    assert!(text.contains("parameters.no_such: "), "{text}");
    assert!(
        text.contains("parameters.change_tie: \"sideways\" is no value of this parameter; it takes up | away"),
        "{text}"
    );
}

#[test]
fn calc_answers_with_paragraphs() {
    for (arguments, json) in [
        (&["calc", "expected", "2145", "2300"][..], json!({"expected": "0.29", "opponent_expected": "0.71"})),
        (
            &["calc", "change", "2813", "--k", "10", "1787=1", "2505=0.5", "--edition", "fide-2025-10"],
            json!({"change": "-3.60"}),
        ),
        (&["calc", "convert", "1600"], json!({"after": 1760})),
        (&["calc", "performance", "--average", "2300", "--games", "10", "--score", "8"], json!({"performance": 2540})),
    ] {
        let output = arpad(&[arguments, &["--json"]].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        for (field, value) in json.as_object().expect("fields") {
            assert_eq!(&answer[field], value, "{arguments:?} {field}");
        }
    }
    let pending = arpad(&["calc", "first", "2000=1"], "");
    assert_eq!(pending.status.code(), Some(1), "one game gives no rating: the answer is no");
}

/// What people read, in both languages.
#[test]
fn the_page_of_the_example_reads_well() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/open.json");
    for language in ["en", "hu"] {
        let output = arpad(&["rate", example, "--lang", language], "");
        let page = String::from_utf8(output.stdout).expect("UTF-8");
        insta::assert_snapshot!(format!("example_page_{language}"), page);
    }
}

#[test]
fn editions_are_listed_with_every_parameter_and_its_paragraph() {
    let output = arpad(&["editions", "--json"], "");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let editions = answer["editions"].as_array().expect("editions");
    let ids: Vec<&str> = editions.iter().map(|edition| edition["id"].as_str().expect("an id")).collect();
    assert!(ids.starts_with(&["fide-2013", "mssz-2017", "fide-2022-01", "fide-2024-03", "fide-2025-10"]), "{ids:?}");
    for edition in editions {
        for parameter in edition["parameters"].as_array().expect("parameters") {
            assert!(parameter["paragraph"].as_str().is_some_and(|paragraph| !paragraph.is_empty()), "{parameter}");
        }
    }
}

/// The exit code where the answer goes there.
fn written_to(arguments: &[&str], target: Stdio) -> Option<i32> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(arguments)
        .env("ARPAD_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(target)
        .stderr(Stdio::null())
        .spawn()
        .expect("arpad starts");
    // Whoever listened has gone before the first word.
    drop(child.stdout.take());
    let _ = child.stdin.take().expect("its input").write_all(case().to_string().as_bytes());
    child.wait().expect("it ends").code()
}

#[test]
fn an_answer_that_cannot_be_written_is_an_error_and_a_reader_who_has_seen_enough_is_none() {
    for arguments in [&["rate", "-"][..], &["rate", "-", "--json"], &["editions"], &["editions", "--json"]] {
        assert_eq!(written_to(arguments, Stdio::piped()), Some(0), "{arguments:?}");
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a device that is full");
        assert_eq!(written_to(arguments, full.into()), Some(2), "{arguments:?}");
    }
}
