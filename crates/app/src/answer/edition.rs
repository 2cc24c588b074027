//! An edition of a regulation: in force when, every provision with its paragraph, and what differs between two.

use super::parts::{both, both_schema};
use super::schema::{and, any, day, list, map, object, or_null, text, whole, word};
use crate::words::Language;
use arpad_model::Fact;
use arpad_rules::calendar::{Calendar, RatingSystem, Reign};
use arpad_rules::catalogue::{AnyEdition, Difference};
use arpad_rules::provision::{Evidence, ProvisionRow, Value as Said};
use serde_json::{Map, Value, json};

/// An edition whole.
pub fn edition(calendar: &Calendar, edition: &AnyEdition) -> Value {
    let reign = reign(calendar, edition);
    json!({
        "id": edition.id().0,
        "system": edition.system().as_str(),
        "from": reign.map(|reign| reign.from.to_string()),
        "until": reign.and_then(|reign| reign.until).map(|until| until.to_string()),
        "source": edition.source(),
        "parameters": edition.provisions().iter().map(provision).collect::<Vec<_>>(),
    })
}

/// The shape of [`edition`].
pub fn edition_schema() -> Value {
    object(&[
        ("id", text()),
        ("system", word(&RatingSystem::ALL.map(RatingSystem::as_str))),
        ("from", or_null(day())),
        ("until", or_null(day())),
        ("source", text()),
        ("parameters", list(provision_schema())),
    ])
}

/// From when until when an edition governs.
pub fn reign<'a>(calendar: &'a Calendar, edition: &AnyEdition) -> Option<&'a Reign> {
    calendar.reigns().iter().find(|reign| reign.edition == edition.id())
}

/// One difference of two editions.
pub fn difference(difference: &Difference) -> Value {
    let side = |row: &Option<ProvisionRow>| row.as_ref().map(|row| Value::Object(says(row)));
    json!({"name": difference.name, "a": side(&difference.a), "b": side(&difference.b)})
}

fn provision(row: &ProvisionRow) -> Value {
    let (evidence, key) = match row.evidence {
        Evidence::Text => ("text", None),
        Evidence::Public => ("public", None),
        Evidence::Reading(key) => ("reading", Some(key)),
        Evidence::Open(key) => ("open", Some(key)),
    };
    let mut fields = Map::new();
    fields.insert("name".to_owned(), json!(row.name));
    fields.extend(says(row));
    fields.insert("evidence".to_owned(), json!(evidence));
    fields.insert("decision".to_owned(), json!(key));
    fields.insert("text".to_owned(), both(|language| language.label(&format!("provision-{}", row.name))));
    Value::Object(fields)
}

fn provision_schema() -> Value {
    let evidence = word(&["text", "public", "reading", "open"]);
    and(
        says_schema(),
        &[("name", text()), ("evidence", evidence), ("decision", or_null(text())), ("text", both_schema())],
    )
}

/// Where a provision stands and what it says: for people in both languages, for programs as a code with its facts.
fn says(row: &ProvisionRow) -> Map<String, Value> {
    let Said { code, facts } = &row.value;
    let facts: Map<String, Value> = facts.iter().map(|(name, fact)| ((*name).to_owned(), exact(fact))).collect();
    let fields = [
        ("paragraph", json!(row.at.0)),
        ("value", json!(Language::En.provision_value(&row.value))),
        ("value_text", both(|language| language.provision_value(&row.value))),
        ("value_code", json!(code)),
        ("facts", Value::Object(facts)),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn says_schema() -> Value {
    object(&[
        ("paragraph", text()),
        ("value", text()),
        ("value_text", both_schema()),
        ("value_code", text()),
        ("facts", map(any(&[whole(), text()]))),
    ])
}

/// A fact without rounding: whole numbers as numbers, everything else as text.
fn exact(fact: &Fact) -> Value {
    match fact {
        Fact::Number(number) => json!(number),
        Fact::Hundredths(_) | Fact::Thousandths(_) | Fact::Score(_) | Fact::Date(_) | Fact::Name(_) => {
            json!(Language::En.value(fact))
        }
    }
}
