//! What is out of the ordinary in a month, beside its checklist.

use super::values::day;
use crate::words::Language;
use crate::words::unusual::{rate, sentence};
use arpad_instruments::anomalies::{Anomaly, MEASURED};
use arpad_model::Fact;
use arpad_office::views::anomalies::Unusual;
use serde_json::{Value, json};
use std::fmt::Write;

pub(super) fn page(language: Language, unusual: &Unusual) -> String {
    let mut page = String::new();
    if !unusual.anomalies.is_empty() {
        let count = [("count", Fact::from(unusual.anomalies.len()))];
        let _ = writeln!(page, "{}", language.say("unusual-head", &count));
    }
    for one in &unusual.anomalies {
        let said = sentence(language, unusual, one, |date| day(language, date));
        let _ = writeln!(page, "  {said} ({})", rate(language, one.kind));
    }
    page
}

pub(super) fn json(unusual: &Unusual) -> Vec<Value> {
    let one = |one: &Anomaly| {
        json!({
            "kind": one.kind.as_str(),
            "persons": one.persons,
            "tournaments": one.events,
            "club": one.group,
            "day": one.day.map(|day| day.to_string()),
            "count": one.count,
            "seen": one.seen,
            "expected": one.expected,
            "chance": one.chance,
            "false_alarms": {"raised": one.kind.false_alarms(), "of": MEASURED},
        })
    };
    unusual.anomalies.iter().map(one).collect()
}
