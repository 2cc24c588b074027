//! Calls of the API and what holds for every answer.
#![allow(dead_code, reason = "several test files share it, each uses a part")]

use crate::binary::arpad;
use crate::served::{Answer, Site};
use serde_json::Value;

/// Where it lives.
pub const API: &str = "/api/v1";

/// An answer of JSON that everybody may read.
pub fn json(site: &Site, place: &str) -> Value {
    let answer = site.get(&format!("{API}{place}"));
    assert_eq!(answer.status, 200, "{place}: {}", answer.text());
    assert_eq!(answer.header("content-type"), Some("application/json"), "{place}");
    safe(place, &answer);
    // Nobody shows it without asking; what was searched for is not kept at all.
    let kept = if place.contains("q=") { "no-store" } else { "no-cache" };
    assert_eq!(answer.header("cache-control"), Some(kept), "{place}");
    assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{place}");
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// What holds for every answer, good or bad.
pub fn safe(place: &str, answer: &Answer) {
    assert!(answer.header("content-security-policy").is_some_and(|policy| policy.contains("default-src 'none'")));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{place}");
}

/// A fault as RFC 9457 has it.
pub fn problem(place: &str, answer: &Answer, status: u16, code: &str) -> Value {
    assert_eq!(answer.status, status, "{place}: {}", answer.text());
    assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{place}");
    assert_eq!(answer.header("cache-control"), Some("no-store"), "{place}");
    safe(place, answer);
    let told: Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!((told["status"].as_u64(), told["code"].as_str()), (Some(status.into()), Some(code)), "{place}: {told}");
    for field in ["type", "title", "detail", "instance"] {
        let text = told[field].as_str().unwrap_or_default();
        assert!(!text.is_empty() && !text.starts_with("api-"), "{place}: {field}: {told}");
    }
    told
}

/// A list in an answer.
pub fn list<'a>(value: &'a Value, name: &str) -> &'a Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("no list {name} in {value}"))
}

/// The newest entry of the ledger with its seal.
pub fn ledger(site: &Site) -> String {
    let told = arpad(&["ledger", "--json", "--most", "1", "--database", &site.database]);
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("UTF-8")
}

/// A case file.
pub const CASE: &str = "Content-Type: application/json\r\n";
/// Any file.
pub const BYTES: &str = "Content-Type: application/octet-stream\r\n";

/// A file of the examples.
pub fn example(name: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    std::fs::read(path).expect("an example of the house")
}

/// A text inside an address.
pub fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// JSON.
pub fn parsed(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).expect("JSON")
}
