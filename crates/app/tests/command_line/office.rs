//! The rating officer's month at the command line: from the first file to the revised list, in both languages, and what
//! happens when something is typed wrongly.

use crate::month::{APRIL, CLOSING, MARCH, Office, RATINGS, SIX, begun, published, report};
use serde_json::{Value, json};

const LATER: &str = "2024-04-28";

fn month(language: &'static str) -> String {
    let office = Office::new(language);
    office.put("spring.trf", report("Tavaszi verseny", 3, &SIX));
    office.put("broken.trf", "this is no tournament\n");
    let mut stranger = SIX;
    stranger[5] = ("Uj, Ödön", 'm', "", "          ");
    office.put("summer.trf", report("Nyári verseny", 4, &stranger));
    let before = office.transcript(&[
        (MARCH, &["tournaments"]),
        (MARCH, &["init", "--name", "Magyar Sakkszövetség"]),
        (MARCH, &["init"]),
        (MARCH, &["list"]),
        (MARCH, &["announce", "--name", "Tavaszi verseny", "--starts", "2024-03-02", "--ends", "2024-03-01"]),
        (
            "2024-02-01",
            &[
                "announce",
                "--name",
                "Tavaszi verseny",
                "--starts",
                "2024-03-02",
                "--ends",
                "2024-03-06",
                "--town",
                "Eger",
            ],
        ),
        (MARCH, &["submit", "sprinng.trf"]),
        (MARCH, &["submit", "broken.trf", "spring.trf"]),
        (MARCH, &["submit", "spring.trf"]),
        (MARCH, &["submissions"]),
        (MARCH, &["submission", "1"]),
        (MARCH, &["submission", "2"]),
        (MARCH, &["accept", "2"]),
        (MARCH, &["accept", "2", "--new"]),
        (MARCH, &["accept", "2"]),
        (MARCH, &["tournament", "1"]),
    ]);
    for (person, points) in RATINGS {
        let decision = ["decide", "indicators", "--person", person, "--series", "standard", "--points", points];
        office.done(MARCH, &[&decision[..], &["--reference", "RB 2024/1", "--day", "2024-03-01"]].concat());
    }
    let after = office.transcript(&[
        (CLOSING, &["close", "2024-04-15"]),
        (CLOSING, &["publish", "2024-04"]),
        (CLOSING, &["close", "2024-04"]),
        (CLOSING, &["list"]),
        (CLOSING, &["publish", "2024-04"]),
        (CLOSING, &["close", "2024-04"]),
        (CLOSING, &["list", "2024-04", "--top", "2"]),
        (CLOSING, &["explain", "fide:700010"]),
        (CLOSING, &["explain", "6"]),
        (APRIL, &["submit", "summer.trf"]),
        (APRIL, &["submission", "3"]),
        (APRIL, &["answer", "3", "6", "--person", "6"]),
        (APRIL, &["accept", "3"]),
        (APRIL, &["accept", "3", "--registered", "2024-03-20"]),
        (LATER, &["close", "2024-05", "--dry-run"]),
        (LATER, &["close", "2024-05"]),
        (LATER, &["publish", "2024-05"]),
        (LATER, &["correct", "identity", "1", "6", "--person", "5", "--why", "a slip"]),
        (LATER, &["correct", "withdraw", "2", "--because", "not played"]),
        (LATER, &["replay"]),
        (LATER, &["publish", "2024-05"]),
        (LATER, &["list"]),
        (LATER, &["explain", "1", "--list", "2024-05"]),
        (LATER, &["appeal", "--against", "5", "--from", "Tóth Béla", "--grounds", "too low"]),
        (LATER, &["correct", "result", "1", "--round", "1", "--line", "1", "0:1", "--why", "a slip"]),
        (LATER, &["correct", "result", "1", "--round", "9", "--line", "1", "0-1", "--why", "a slip"]),
        (LATER, &["decisions"]),
        (LATER, &["tournaments"]),
        (LATER, &["ledger"]),
    ]);
    without_hashes(&format!("{before}{after}"))
}

/// A hash says nothing to a reader of this test and moves with every row.
fn without_hashes(text: &str) -> String {
    let is_hash = |word: &str| {
        let bare = word.trim_end_matches(',');
        bare.len() == 12 && bare.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let words: Vec<&str> = text.split(' ').map(|word| if is_hash(word) { "#," } else { word }).collect();
    words.join(" ")
}

#[test]
fn a_month_in_hungarian() {
    insta::assert_snapshot!(month("hu"));
}

#[test]
fn a_month_in_english() {
    insta::assert_snapshot!(month("en"));
}

#[test]
fn a_list_is_had_in_every_format() {
    let office = published("en");
    let csv = office.done(CLOSING, &["list", "2024-04", "--format", "csv"]);
    assert_eq!(csv.lines().count(), 7, "{csv}");
    assert!(csv.contains("1,1,,700010,,Ács,Őrs,M,HUN,1990,"), "{csv}");
    let text = office.on(CLOSING, &["list", "2024-04", "--format", "txt"]);
    assert!(text.out.lines().count() == 6 && text.err.contains("without a FIDE number"), "{}{}", text.out, text.err);
    assert!(office.done(CLOSING, &["list", "2024-04", "--format", "xml"]).contains("<fideid>700050</fideid>"));
    let list = office.json(CLOSING, &["list", "latest"]);
    assert_eq!((&list["list"]["date"], list["players"].as_array().map(Vec::len)), (&json!("2024-04-01"), Some(6)));
    office.done(CLOSING, &["list", "2024-04", "--format", "xlsx", "-o", "april.xlsx"]);
    assert!(office.get("april.xlsx").starts_with(b"PK"));
    let women = office.done(CLOSING, &["list", "--sex", "f", "--age", "U18", "--format", "csv"]);
    assert!(women.lines().count() == 2 && women.contains("Szűcs"), "{women}");
}

#[test]
fn a_list_can_be_asked_for_as_it_was_known() {
    let office = published("en");
    office.done(LATER, &["correct", "withdraw", "1", "--because", "not played"]);
    office.done(LATER, &["replay", "--from", "2024-04"]);
    office.done(LATER, &["publish", "2024-04"]);
    let revision = |arguments: &[&str]| {
        office.json(LATER, &[&["list", "2024-04"], arguments].concat())["list"]["revision"].clone()
    };
    assert_eq!(revision(&[]), 1);
    assert_eq!(revision(&["--revision", "0"]), 0);
    assert_eq!(revision(&["--as-known-on", "2024-04-15"]), 0);
    assert_eq!(office.on(LATER, &["list", "2024-04", "--as-known-on", "2024-03-01"]).code, Some(1));
}

#[test]
fn a_replay_of_what_nobody_corrected_changes_nothing() {
    let office = published("en");
    let said = office.on(LATER, &["replay"]);
    assert_eq!((said.code, said.err.as_str()), (Some(1), "arpad: nothing would change\n"));
}

#[test]
fn a_decision_on_standard_ratings_makes_no_rapid_list() {
    let office = begun("en");
    let closed = office.json(CLOSING, &["close", "2024-04", "--series", "all"]);
    let players: Vec<&Value> = (0..3).map(|series| &closed["closed"][series]["lists"][0]["players"]).collect();
    assert_eq!(players, [&json!(6), &json!(0), &json!(0)]);
}

#[test]
fn an_explanation_says_what_the_list_says() {
    let office = published("en");
    for person in 1..=6 {
        let found = office.json(CLOSING, &["explain", &person.to_string()]);
        assert_eq!((&found["agrees"], &found["after"]), (&json!(true), &found["computed"]), "{found:#}");
        assert_eq!(found["calculation"]["player"]["id"], person.to_string());
    }
}

#[test]
fn somebody_else_played_and_the_replay_says_who_changed() {
    let office = published("en");
    let mut other = SIX;
    other[5] = ("Kiss, Réka", 'w', "700070", "2003/00/00");
    office.put("summer.trf", report("Nyári verseny", 4, &other));
    office.done(APRIL, &["submit", "summer.trf"]);
    office.done(APRIL, &["accept", "2", "--registered", "2024-01-01"]);
    office.done(APRIL, &["correct", "identity", "1", "6", "--person", "fide:700070", "--why", "it was somebody else"]);
    let replayed = office.json(APRIL, &["replay", "--from", "2024-04"]);
    let changes = &replayed["lists"][0]["changes"];
    assert_eq!(changes.as_array().map(Vec::len), Some(2), "{changes:#}");
    assert_eq!((&changes[0]["person"], &changes[0]["after"]), (&json!(6), &Value::Null));
    assert_eq!((&changes[1]["person"], &changes[1]["before"]), (&json!(7), &Value::Null));
    assert_eq!(changes[0]["before"], changes[1]["after"]);
}

#[test]
fn a_decision_that_is_overturned_holds_no_more() {
    let office = begun("en");
    let entry =
        office.json(MARCH, &["decide", "waiver", "--tournament", "1", "--paragraph", "1.1", "--reference", "RB 7"]);
    let entry = entry["entry"].to_string();
    let appeal = office.json(MARCH, &["appeal", "--against", &entry, "--from", "Tóth Béla", "--grounds", "late"]);
    let appeal = appeal["appeal"].to_string();
    office.done(MARCH, &["outcome", &appeal, "overturned"]);
    let decisions = office.json(MARCH, &["decisions"]);
    assert!(decisions["decisions"][0]["revoked"].is_number(), "{decisions:#}");
    assert_eq!(office.on(MARCH, &["outcome", &appeal, "dismissed"]).code, Some(1));
}

/// "The appeal was upheld" and "the decision was upheld" are opposites: the word is asked back, and nothing is written.
#[test]
fn p10_2_upheld_is_asked_back_and_a_dismissed_appeal_leaves_the_decision() {
    for (language, asked) in [("en", "granted"), ("hu", "helyt-adva")] {
        let office = begun(language);
        let entry =
            office.json(MARCH, &["decide", "waiver", "--tournament", "1", "--paragraph", "1.1", "--reference", "RB 7"]);
        let entry = entry["entry"].to_string();
        let appeal = office.json(MARCH, &["appeal", "--against", &entry, "--from", "Tóth Béla", "--grounds", "late"]);
        let appeal = appeal["appeal"].to_string();
        let said = office.on(MARCH, &["outcome", &appeal, "upheld"]);
        assert_eq!(said.code, Some(2));
        assert!(said.err.contains(asked), "{}", said.err);
        let ended = office.json(MARCH, &["outcome", &appeal, "dismissed"]);
        assert_eq!(ended["outcome"], "dismissed");
        assert_eq!(office.json(MARCH, &["decisions"])["decisions"][0]["revoked"], Value::Null);
        // The founding of the register is no decision.
        let said = office.on(MARCH, &["appeal", "--against", "1", "--from", "Tóth Béla", "--grounds", "late"]);
        assert_eq!(said.code, Some(1), "{}", said.out);
    }
}

#[test]
fn what_is_typed_wrongly_is_refused_with_the_right_exit_code() {
    let office = begun("en");
    let cases: [(&[&str], i32); 14] = [
        (&["close", "2024-13"], 2),
        (&["close", "latest"], 2),
        (&["close", "go"], 1),
        (&["publish", "2024-04"], 1),
        (&["accept", "9"], 1),
        (&["answer", "1", "0", "--new"], 2),
        (&["answer", "1", "99", "--new"], 1),
        (&["reject", "1", "--because", " "], 1),
        (&["tournament", "9"], 1),
        (&["explain", "uscf:7"], 1),
        (&["explain", "fide:7"], 1),
        (&["decide", "multiplier", "--tournament", "1", "--c", "30", "--reference", "x"], 1),
        (&["decide", "transition", "--of", "other", "--reference", "x"], 1),
        (&["list", "2024-04", "--age", "old"], 2),
    ];
    for (arguments, code) in cases {
        let said = office.on(MARCH, arguments);
        assert_eq!(said.code, Some(code), "{arguments:?}: {}{}", said.out, said.err);
        assert!(said.out.is_empty() && !said.err.is_empty(), "{arguments:?}: {}", said.out);
    }
}

#[test]
fn every_page_is_also_json() {
    let office = published("en");
    for arguments in [
        &["tournaments"][..],
        &["tournament", "1"],
        &["submissions", "--state", "accepted"],
        &["submission", "1"],
        &["decisions"],
        &["ledger", "--after", "2", "--most", "3"],
        &["explain", "1"],
    ] {
        assert!(office.json(CLOSING, arguments).is_object());
    }
    let refused = office.on(CLOSING, &["close", "2024-04", "--json"]);
    let answer: Value = serde_json::from_str(&refused.out).expect("a refusal is JSON too");
    assert_eq!((refused.code, &answer["refused"]["code"]), (Some(1), &json!("list-published")));
}

/// A go report; who is stronger than 5 kyu would need the committee before he could enter.
fn go_report(name: &str, month: &str) -> String {
    format!(
        "; CL[B]\n; EV[{name}]\n; PC[HU, Budapest]\n; DT[2023-{month}-07,2023-{month}-08]\n; HA[h9]\n; TM[75]\n\
         1 Kiss Anna 6k HU Bp 2 2+/b0 3+/w0 |12345678\n\
         2 Nagy Béla 7k HU Bp 1 1-/w0 0+ |12345679\n\
         3 Novak Jan 8k CZ Pr 0 0- 1-/b0 |12345680\n"
    )
}

#[test]
fn a_season_of_go() {
    let office = Office::new("en");
    let day = "2023-12-10";
    office.put("autumn.h9", go_report("Őszi verseny", "10"));
    office.put("winter.h9", go_report("Téli verseny", "12"));
    office.done(day, &["init", "--name", "MGSZ"]);
    office.done(day, &["submit", "autumn.h9", "winter.h9"]);
    let unsaid = office.on(day, &["accept", "1"]);
    assert!(unsaid.code == Some(1) && unsaid.err.contains("--ours-as-file"), "who is ours? {}", unsaid.err);
    let refused = office.on(day, &["accept", "1", "--ours-as-file"]);
    assert!(refused.code == Some(1) && refused.err.contains("§6(2)"), "no multiplier yet: {}", refused.err);
    for (tournament, multiplier) in [("1", "25"), ("2", "20")] {
        let decision = ["decide", "multiplier", "--tournament", tournament, "--c", multiplier, "--reference", "MGSZ 1"];
        office.done(day, &decision);
        office.done(day, &["accept", tournament, "--ours-as-file"]);
    }
    let closed = office.json(day, &["close", "go"]);
    assert_eq!(closed["closed"][0]["lists"].as_array().map(Vec::len), Some(2), "one list after each tournament");
    office.done(day, &["publish", "go"]);
    let rating = |arguments: &[&str]| office.json(day, arguments)["players"][0]["rating"].clone();
    assert_eq!((rating(&["list", "2023-10", "--series", "go"]), rating(&["list", "go"])), (json!(1693), json!(1705)));
    let found = office.json(day, &["explain", "egd:12345678"]);
    assert_eq!(
        (&found["list"]["series"], &found["agrees"], &found["after"]),
        (&json!("go"), &json!(true), &json!(1705))
    );
    assert_eq!(office.on(day, &["replay", "go"]).code, Some(1), "nothing would change");
    let second = ["decide", "multiplier", "--tournament", "1", "--c", "30", "--reference", "MGSZ 2"];
    let asked = office.on(day, &second);
    assert!(asked.code == Some(1) && asked.err.contains("--certain"), "one stands already: {}", asked.err);
    office.done(day, &[&second[..], &["--certain"]].concat());
    let replayed = office.json(day, &["replay", "go"]);
    assert_eq!(replayed["lists"][0]["changes"][0], json!({"person": 1, "before": 1693, "after": 1696}));
    office.done(day, &["publish", "go"]);
    let found = office.json(day, &["explain", "1", "--list", "go"]);
    assert_eq!((&found["list"]["revision"], &found["agrees"]), (&json!(1), &json!(true)));
}

#[test]
fn a_pile_is_accepted_at_once_and_what_needs_a_look_is_told() {
    for language in ["en", "hu"] {
        let office = published(language);
        let mut stranger = SIX;
        stranger[5] = ("Uj, Ödön", 'm', "", "          ");
        std::fs::create_dir(office.path("pile")).expect("a folder");
        office.put("pile/a.trf", report("Áprilisi kupa", 4, &SIX));
        office.put("pile/b.trf", report("Nyári verseny", 4, &stranger));
        office.put("pile/c.trf", "this is no tournament\n");
        office.put("pile/d.trf", report("Áprilisi kupa", 4, &SIX));
        let told = office.transcript(&[
            (APRIL, &["submit", "pile", "--accept", "--registered", "2024-03-20"]),
            (APRIL, &["submissions"]),
        ]);
        insta::assert_snapshot!(format!("pile_{language}"), told);
        let again = office.on(APRIL, &["submit", "pile", "--accept", "--json"]);
        let again: Value = serde_json::from_str(&again.out).expect("JSON");
        let fates: Vec<&str> =
            again["files"].as_array().unwrap().iter().map(|one| one["fate"].as_str().unwrap()).collect();
        assert_eq!(fates, ["seen_before"; 4]);
        let before = |of: usize| {
            (again["files"][of]["before"]["received"].clone(), again["files"][of]["before"]["state"].clone())
        };
        assert_eq!((before(0), before(2)), ((json!(APRIL), json!("accepted")), (json!(APRIL), json!("rejected"))));
        let told = office.done(APRIL, &["submit", "pile/a.trf"]);
        let said = [
            "pile/a.trf: this file was received on 2024-04-12 as submission 2. Its state now: accepted.",
            "look at it: arpad submission 2",
        ];
        assert!(language == "hu" || said.iter().all(|line| told.contains(line)), "{told}");
    }
}

/// Without a month whatever is closed and waits is published; then nothing is left, and that is said.
#[test]
fn publish_without_a_month_publishes_what_waits() {
    let office = begun("en");
    let nothing = office.on(CLOSING, &["publish"]);
    assert!(nothing.code == Some(1) && nothing.err.contains("waits to be published"), "{}", nothing.err);
    office.done(CLOSING, &["close", "2024-04"]);
    let told = office.done(CLOSING, &["publish"]);
    assert!(told.contains("2024-04-01"), "{told}");
    assert_eq!(office.on(CLOSING, &["publish"]).code, Some(1));
    office.done(CLOSING, &["list", "2024-04"]);
}
