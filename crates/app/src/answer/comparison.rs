//! One player under two editions.

use arpad_model::Fact;
use arpad_office::rating::compare::{Compared, Pair};
use serde_json::{Map, Value, json};

/// `after` and `change` of the first edition, of the shadow, and what the shadow has more.
pub fn row(compared: &Compared) -> Value {
    let mut fields = Map::new();
    fields.insert("id".to_owned(), json!(compared.id));
    if let Some(name) = &compared.name {
        fields.insert("name".to_owned(), json!(name));
    }
    for (name, pair) in [("after", &compared.after), ("change", &compared.change)] {
        let Pair { first, shadow } = pair;
        fields.insert(name.to_owned(), first.as_ref().map_or(Value::Null, number));
        fields.insert(format!("shadow_{name}"), shadow.as_ref().map_or(Value::Null, number));
        fields.insert(format!("{name}_difference"), pair.difference().as_ref().map_or(Value::Null, number));
    }
    Value::Object(fields)
}

/// Whole numbers as numbers, exact decimals as texts.
fn number(fact: &Fact) -> Value {
    match fact {
        Fact::Number(number) => json!(number),
        other => json!(crate::words::Language::plain(other)),
    }
}
