//! The shapes of our JSON in the words of JSON Schema. A shape stands beside what makes the value, and is strict: a field
//! more or less than it says is an error, so that the description cannot part from the answer.

use serde_json::{Map, Value, json};

/// An object of exactly these fields.
pub fn object(fields: &[(&str, Value)]) -> Value {
    let names: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
    let properties: Map<String, Value> =
        fields.iter().map(|(name, shape)| ((*name).to_owned(), shape.clone())).collect();
    json!({"type": "object", "required": names, "properties": properties, "additionalProperties": false})
}

/// The same object, which may also have these fields.
pub fn or_with(mut object: Value, fields: &[(&str, Value)]) -> Value {
    for (name, shape) in fields {
        object["properties"][*name] = shape.clone();
    }
    object
}

/// The same object, which also has these fields; one it has already is had in the new shape.
pub fn and(object: Value, fields: &[(&str, Value)]) -> Value {
    let mut object = or_with(object, fields);
    let required = object["required"].as_array_mut().expect("an object names what it requires");
    for (name, _) in fields {
        if !required.iter().any(|known| known == name) {
            required.push(json!(name));
        }
    }
    object
}

/// A list of these.
pub fn list(items: Value) -> Value {
    json!({"type": "array", "items": items})
}

/// An object whose names are data.
pub fn map(values: Value) -> Value {
    json!({"type": "object", "additionalProperties": values})
}

/// This, or null.
pub fn or_null(shape: Value) -> Value {
    any(&[shape, json!({"type": "null"})])
}

/// One of these shapes.
pub fn any(shapes: &[Value]) -> Value {
    json!({ "anyOf": shapes })
}

/// A shape described once, under its name.
pub fn named(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// A text.
pub fn text() -> Value {
    json!({"type": "string"})
}

/// A whole number.
pub fn whole() -> Value {
    json!({"type": "integer"})
}

/// A whole number from here on.
pub fn from(least: i64) -> Value {
    json!({"type": "integer", "minimum": least})
}

/// True or false.
pub fn truth() -> Value {
    json!({"type": "boolean"})
}

/// A day, `2024-04-01`.
pub fn day() -> Value {
    json!({"type": "string", "format": "date"})
}

/// A moment of the ledger.
pub fn moment() -> Value {
    json!({"type": "string", "format": "date-time"})
}

/// An exact decimal number, as a text.
pub fn decimal() -> Value {
    json!({"type": "string", "pattern": "^-?[0-9]+(\\.[0-9]+)?$"})
}

/// One of these words.
pub fn word(words: &[&str]) -> Value {
    json!({"type": "string", "enum": words})
}
