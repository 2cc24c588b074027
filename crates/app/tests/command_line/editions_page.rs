//! `arpad editions` as people read it in either language, and as a program does.

use serde_json::{Value, json};
use std::process::Command;

fn editions(arguments: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_arpad")).arg("editions").args(arguments).output().expect("arpad runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn an_edition_reads_well_in_hungarian() {
    insta::assert_snapshot!("fide_2024_03_hu", editions(&["fide-2024-03", "--lang", "hu"]));
}

#[test]
fn what_changed_reads_well_in_both_languages() {
    for language in ["en", "hu"] {
        let page = editions(&["diff", "fide-2022-01", "fide-2024-03", "--lang", language]);
        insta::assert_snapshot!(format!("diff_fide_2022_01_fide_2024_03_{language}"), page);
    }
}

#[test]
fn a_program_needs_no_sentence() {
    let answer: Value = serde_json::from_str(&editions(&["fide-2025-10", "--json"])).expect("JSON");
    let parameters = answer["editions"][0]["parameters"].as_array().expect("parameters");
    let named = |name: &str| parameters.iter().find(|row| row["name"] == *name).expect("a parameter").clone();
    assert_eq!(
        named("difference-cap"),
        json!({
            "name": "difference-cap",
            "paragraph": "8.3.1",
            "value": "400 below 2650, true difference from 2650",
            "value_text": {
                "en": "400 below 2650, true difference from 2650",
                "hu": "2650 pont alatt 400, 2650 ponttól a valódi különbség",
            },
            "value_code": "cap-below-bound",
            "facts": {"limit": 400, "bound": 2650},
            "evidence": "text",
            "decision": null,
            "text": {"en": "400-point rule", "hu": "400 pontos szabály"},
        })
    );
    assert_eq!(named("first-event")["facts"], json!({"score": "0.5"}), "exact, whatever the language");

    let answer: Value =
        serde_json::from_str(&editions(&["diff", "fide-2024-03", "fide-2025-10", "--json"])).expect("JSON");
    let [difference] = &answer["differences"].as_array().expect("differences")[..] else { panic!("{answer}") };
    assert_eq!(difference["a"]["value_code"], "cap-always");
    assert_eq!(difference["b"]["value_text"]["hu"], "2650 pont alatt 400, 2650 ponttól a valódi különbség");
    assert_eq!(difference["b"]["facts"], json!({"limit": 400, "bound": 2650}));
}
