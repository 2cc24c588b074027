//! Asking the built `arpad` about the cases of `tests/cases`.
#![allow(dead_code, reason = "several test files share it, each uses a part")]

use crate::binary::arpad_with;
use serde_json::Value;
use std::path::Path;
use std::process::Output;

pub fn arpad(arguments: &[&str], input: &str) -> Output {
    arpad_with(arguments, input.as_bytes())
}

/// A document of `tests/cases`.
pub fn case(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(format!("{name}.json"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
    serde_json::from_str(&text).expect("a case is JSON")
}

/// The same document with something changed.
pub fn with(name: &str, change: impl FnOnce(&mut Value)) -> Value {
    let mut document = case(name);
    change(&mut document);
    document
}

/// `arpad rate - --json` with further arguments: exit code and answer.
pub fn run(document: &Value, arguments: &[&str]) -> (i32, Value) {
    let output = arpad(&[&["rate", "-", "--json"], arguments].concat(), &document.to_string());
    let answer = serde_json::from_slice(&output.stdout);
    let answer = answer.unwrap_or_else(|_| panic!("no JSON: {}", String::from_utf8_lossy(&output.stderr)));
    (output.status.code().expect("an exit code"), answer)
}

/// What stands on the page in a language.
pub fn page(document: &Value, language: &str, arguments: &[&str]) -> String {
    let output = arpad(&[&["--lang", language, "rate", "-"], arguments].concat(), &document.to_string());
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What is wrong with a call or a document.
pub fn faults(document: &Value, arguments: &[&str]) -> String {
    let output = arpad(&[&["rate", "-"], arguments].concat(), &document.to_string());
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stdout));
    assert!(output.stdout.is_empty(), "messages go to standard error");
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// Paragraph and place of every error of a document that is refused.
pub fn refused(document: &Value) -> Vec<(String, String)> {
    let (code, answer) = run(document, &[]);
    assert_eq!((code, answer["players"].as_array().map(Vec::len)), (1, Some(0)), "{answer:#}");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let errors = answer["findings"].as_array().expect("findings").iter().filter(|one| one["severity"] == "error");
    errors.map(|error| (text(&error["paragraph"]), text(&error["where"]))).collect()
}
