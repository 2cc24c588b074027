//! `arpad titles` as a person and a program meet it: one question, one answer, every fault with its path.

use crate::binary::arpad_with;
use serde_json::{Value, json};

fn ask(case: &Value) -> (Option<i32>, Value) {
    let output = arpad_with(&["titles", "-", "--json"], case.to_string().as_bytes());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.code(), serde_json::from_slice(&output.stdout).expect("JSON"))
}

fn faults(case: &Value) -> String {
    let output = arpad_with(&["titles", "-"], case.to_string().as_bytes());
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn example() -> Value {
    serde_json::from_slice(include_bytes!("../../../../examples/norm.json")).expect("the example")
}

#[test]
fn a_norm_is_answered_with_its_steps_in_both_languages() {
    let mut case = example();
    case["games"][8]["result"] = json!("0.5");
    let (code, answer) = ask(&case);
    assert_eq!((code, &answer["edition"]), (Some(0), &json!("fide-titles-2024-01")));
    let gm = &answer["titles"]["GM"];
    for (field, value) in [
        ("norm", json!(true)),
        ("via", json!("all-games")),
        ("ignored_rounds", json!([])),
        ("games", json!(9)),
        ("score", json!("7")),
        ("average", json!(2380)),
        ("raised", json!({"opponent": "A", "from": 2100, "to": 2200})),
        ("percentage", json!(78)),
        ("dp", json!(220)),
        ("performance", json!(2600)),
        ("required_score", json!("7")),
        ("excess", json!("0")),
        ("credited_games", json!(9)),
        ("foreigner_rule", json!("normal")),
        ("federations", json!(2)),
        ("own_federation", json!(5)),
        ("titled", json!(5)),
        ("required_title", json!(3)),
        ("failed", json!([])),
    ] {
        assert_eq!(gm[field], value, "{field}");
    }
    assert!(answer["titles"].get("WGM").is_none(), "judged for women only");
    let step = gm["steps"].as_array().unwrap().iter().find(|step| step["paragraph"] == "1.4.7b").unwrap();
    assert_eq!(step["text"]["en"], "Average of the opponents: 21420 / 9 = 2380, rounded");
    assert_eq!(step["text"]["hu"], "Az ellenfelek átlaga: 21420 / 9 = 2380, kerekítve");
    case["games"][8]["result"] = json!("0");
    case["games"][0]["federation"] = json!("NON");
    let (code, answer) = ask(&case);
    assert_eq!(code, Some(1), "the answer is no");
    assert_eq!(answer["not_counted"], json!({"1": "1.4.2a"}));
    let page = arpad_with(&["titles", "-", "--lang", "hu"], example().to_string().as_bytes());
    let page = String::from_utf8(page.stdout).unwrap();
    assert!(page.contains("GM: a 9. fordulóból szükséges: 0,5 pont"), "{page}");
}

#[test]
fn an_open_round_says_what_it_must_bring() {
    let (code, answer) = ask(&example());
    assert_eq!(code, Some(1));
    let needed = &answer["titles"]["GM"]["needed"];
    assert_eq!((&needed["rounds"], &needed["points"]), (&json!([9]), &json!("0.5")));
    let mut unknown = example();
    unknown["games"][8] = json!({"round": 9, "result": null});
    let (_, answer) = ask(&unknown);
    let opponents = answer["titles"]["GM"]["needed"]["opponents"].as_array().unwrap();
    // Half a point against at least 2426 (2380 to the point), and a win against whoever keeps the average.
    assert_eq!(opponents[0]["points"], "0.5");
    assert_eq!(opponents[0]["foreign"], json!(true), "the own federation has its five");
}

#[test]
fn every_other_question_has_its_answer() {
    let table = json!({"ask": "table", "title": "GM", "games": 9, "average": 2476});
    assert_eq!(
        ask(&table),
        (Some(0), json!({"edition": "fide-titles-2024-01", "required_score": "6", "findings": []}))
    );
    let low = json!({"ask": "table", "title": "GM", "games": 9, "average": 2379});
    assert_eq!(ask(&low).1["required_score"], Value::Null);

    let interim = json!({"ask": "interim", "title": "GM", "rating": 2483, "k": 10, "games_before": 900,
        "change_before": "11.90", "games": [{"opponent_rating": 2483, "score": "1"}, {"opponent_rating": 2483, "score": "0"}]});
    let (code, answer) = ask(&interim);
    assert_eq!((code, &answer["reached_after_game"], &answer["interim"]), (Some(0), &json!(1), &json!(2500)));
    assert_eq!((&answer["exact"], &answer["final"]), (&json!("2499.90"), &json!(2495)));

    let norm = json!({"credited_games": 9, "foreigner_rule": "normal", "via": "all-games", "single_round_days": 9,
        "end": "2024-05-12", "event_156": "a"});
    let application = json!({"ask": "application", "title": "GM", "highest_rating": 2500, "norms": [norm, norm, norm]});
    let (code, answer) = ask(&application);
    assert_eq!((code, &answer["complete"], &answer["games"]), (Some(0), &json!(true), &json!(27)));
    let short = json!({"ask": "application", "title": "IM", "highest_rating": 2399, "norms": [norm]});
    assert_eq!(ask(&short).1["failed"], json!(["1.5.1", "1.5.3"]));

    let direct = json!({"ask": "direct", "title": "IM", "highest_rating": 2150, "games": 30, "reached": "2024-06-01"});
    let (code, answer) = ask(&direct);
    assert_eq!((code, &answer["immediate"], &answer["may_take"]), (Some(1), &json!(false), &json!(["FM", "CM"])));
    let unknown = json!({"ask": "direct", "event": "world-junior", "place": "gold", "highest_rating": 2400});
    let (code, answer) = ask(&unknown);
    assert_eq!((code, &answer["findings"][0]["code"]), (Some(1), &json!("title-not-established")));
    assert!(answer.get("title").is_none(), "nothing is answered");

    let event = json!({"kind": "event", "system": "swiss", "rounds": 9, "players": 120, "rated": 100, "federations": 5,
        "chief_arbiter": "A", "end": "2025-03-09"});
    let mut arbiter = json!({"ask": "arbiter", "title": "FA", "applied": "2025-09-01", "born": "1990-01-01",
        "norms": [{"kind": "seminar", "end": "2025-01-01"}, event, event, event]});
    assert_eq!(ask(&arbiter).1["complete"], json!(true));
    arbiter["norms"].as_array_mut().unwrap().pop();
    assert_eq!(ask(&arbiter).1["failed"], json!(["3.8"]));

    let certificates = |system| ask(&json!({"ask": "certificates", "system": system, "players": 101}));
    assert_eq!(certificates("swiss").1["certificates"], json!(5));
    assert_eq!(certificates("team").1["findings"][0]["code"], "title-not-established");
}

/// Of an older edition everything says that it is known in part, and what is not established is refused.
#[test]
fn older_editions_promise_nothing_they_cannot_keep() {
    let mut case = example();
    case["edition"] = json!("fide-titles-2023-01");
    let (_, answer) = ask(&case);
    assert_eq!(answer["findings"][0]["code"], "title-edition-in-part");
    case["event"]["system"] = json!("double-round-robin");
    let (code, answer) = ask(&case);
    assert_eq!((code, &answer["findings"][0]["code"]), (Some(1), &json!("title-not-established")));
    assert!(answer.get("titles").is_none());
    case["parameters"] = json!({"drr": "half"});
    let (_, answer) = ask(&case);
    assert!(answer["titles"]["GM"].is_object());
    // Without an edition the start decides; before the first there is none.
    let mut old = example();
    old.as_object_mut().unwrap().remove("edition");
    assert_eq!(ask(&old).1["edition"], "fide-titles-2024-01");
    old["event"]["start"] = json!("2016-01-01");
    assert!(faults(&old).contains("2017-07-01"));
}

#[test]
fn all_faults_come_at_once_with_their_paths() {
    let mut case = example();
    case["event"]["kind"] = json!("friendly");
    case["games"][1]["round"] = json!(1);
    case["games"][2]["result"] = json!("won");
    case["games"][3]["title"] = json!("NM");
    case["games"][4]["rating"] = json!("2320");
    case["ignore"] = json!([12]);
    case["parameters"] = json!({"drr": "maybe", "luck": "yes"});
    case["colour"] = json!("white");
    let text = faults(&case);
    for place in [
        "event.kind",
        "games[1]",
        "games[2].result",
        "games[3].title",
        "games[4].rating",
        "ignore[0]",
        "parameters.drr",
        "parameters.luck",
        "colour",
    ] {
        assert!(text.contains(place), "{place} in {text}");
    }
    assert!(faults(&json!({"ask": "luck"})).contains("ask"));
    assert!(faults(&json!({})).contains("ask"));
    let many: Vec<Value> = (1..=61).map(|round| json!({"round": round, "result": null})).collect();
    let mut long = example();
    long["games"] = json!(many);
    assert!(faults(&long).contains("60"));
}

#[test]
fn an_edition_of_titles_rates_no_games() {
    let output = arpad_with(&["rate", "-", "--edition", "fide-titles-2024-01"], b"{}");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("fide-2024-03") && !text.contains("fide-direct-titles"), "{text}");
    let case = br#"{"edition": "fide-titles-2024-01", "list_date": "2024-04-01", "players": [], "tournaments": []}"#;
    let named = arpad_with(&["rate", "-"], case);
    assert!(String::from_utf8_lossy(&named.stderr).contains("edition"));
}
