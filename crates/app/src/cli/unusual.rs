//! What is out of the ordinary in a month, beside its checklist.

use super::values::{day, name};
use crate::words::Language;
use crate::words::measured::decimal;
use arpad_instruments::anomalies::{Anomaly, MEASURED};
use arpad_model::Fact;
use arpad_office::views::anomalies::Unusual;
use serde_json::{Value, json};
use std::fmt::Write;

/// Persons of one line that are named.
const SHOWN: usize = 4;

pub(super) fn page(language: Language, unusual: &Unusual) -> String {
    let mut page = String::new();
    if !unusual.anomalies.is_empty() {
        let count = [("count", Fact::from(unusual.anomalies.len()))];
        let _ = writeln!(page, "{}", language.say("unusual-head", &count));
    }
    for one in &unusual.anomalies {
        let rate = [("raised", one.kind.false_alarms().to_string()), ("of", MEASURED.to_string())];
        let _ = writeln!(page, "  {} ({})", said(language, unusual, one), language.say_texts("unusual-rate", &rate));
    }
    page
}

fn said(language: Language, unusual: &Unusual, one: &Anomaly) -> String {
    let mut who: Vec<String> = one
        .persons
        .iter()
        .take(SHOWN)
        .map(|person| match unusual.persons.get(person) {
            Some(known) => format!("{person} {}", name(language, known)),
            None => person.to_string(),
        })
        .collect();
    if one.persons.len() > SHOWN {
        who.push(format!("… ({})", one.persons.len()));
    }
    let event = |event: &u32| format!("{event} {}", unusual.tournaments.get(event).map_or("", String::as_str));
    let club = one.group.and_then(|club| unusual.clubs.get(&club).cloned()).unwrap_or_default();
    let chance = one.chance.filter(|chance| *chance > 0.0).map_or(f64::INFINITY, f64::recip);
    let number = |number: f64| decimal(language, number, usize::from(number.fract() != 0.0));
    let facts = [
        ("who", who.join(", ")),
        ("where", one.events.iter().map(event).collect::<Vec<_>>().join(", ")),
        ("club", club),
        ("day", one.day.map(|date| day(language, date)).unwrap_or_default()),
        ("count", one.count.to_string()),
        ("seen", number(one.seen.abs())),
        ("expected", decimal(language, one.expected, 1)),
        ("hours", number(one.seen / 60.0)),
        ("once", if chance.is_finite() { format!("{chance:.0}") } else { "∞".to_owned() }),
    ];
    language.say_texts(&format!("unusual-{}", one.kind.as_str()), &facts)
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
