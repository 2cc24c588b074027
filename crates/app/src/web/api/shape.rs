//! The shape of an answer as people read it: a line for each field, instead of a schema for programs.

use serde_json::Value;

/// How deep fields stand under their object.
const INDENT: &str = "  ";

/// An object's fields in braces, a list in brackets, alternatives with a bar between; what has a name of its own is told by it.
pub(super) fn shape(schema: &Value) -> String {
    let mut text = String::new();
    write(&mut text, schema, 0);
    text
}

fn write(text: &mut String, schema: &Value, depth: usize) {
    if let Some(named) = schema["$ref"].as_str() {
        text.push_str(named.rsplit('/').next().unwrap_or(named));
        return;
    }
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<String> = words.iter().map(Value::to_string).collect();
        text.push_str(&words.join(" | "));
        return or_null(text, schema);
    }
    if let Some(kinds) = schema["anyOf"].as_array() {
        for (at, kind) in kinds.iter().enumerate() {
            text.push_str(if at > 0 { " | " } else { "" });
            write(text, kind, depth);
        }
        return;
    }
    match first_type(schema) {
        "object" => fields(text, schema, depth),
        "array" => {
            text.push('[');
            let rows =
                schema["prefixItems"].as_array().map_or_else(|| vec![&schema["items"]], |all| all.iter().collect());
            for (at, row) in rows.into_iter().enumerate() {
                text.push_str(if at > 0 { ", " } else { "" });
                write(text, row, depth);
            }
            text.push(']');
        }
        "string" => text.push_str(schema["format"].as_str().unwrap_or("string")),
        "" => text.push_str("any"),
        plain => text.push_str(plain),
    }
    or_null(text, schema);
}

fn fields(text: &mut String, schema: &Value, depth: usize) {
    let required = |name: &str| schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let all = schema["properties"].as_object();
    if all.is_none_or(serde_json::Map::is_empty) {
        text.push_str("{…}");
        return;
    }
    text.push_str("{\n");
    for (name, field) in all.into_iter().flatten() {
        text.push_str(&INDENT.repeat(depth + 1));
        text.push_str(name);
        text.push_str(if required(name) { ": " } else { "?: " });
        write(text, field, depth + 1);
        text.push('\n');
    }
    text.push_str(&INDENT.repeat(depth));
    text.push('}');
}

fn first_type(schema: &Value) -> &str {
    let first = schema["type"].as_array().and_then(|types| types.first()).unwrap_or(&schema["type"]);
    first.as_str().unwrap_or_default()
}

/// A value that can be missing is a list of two types.
fn or_null(text: &mut String, schema: &Value) {
    let types = schema["type"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is_told = schema["enum"].as_array().is_some_and(|words| words.iter().any(Value::is_null));
    if types.iter().any(|one| one == "null") && !is_told {
        text.push_str(" | null");
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn a_schema_is_told_as_people_write_it() {
        let schema = json!({
            "type": "object", "required": ["id", "day", "games"],
            "properties": {
                "id": {"type": "integer", "minimum": 1},
                "day": {"type": ["string", "null"], "format": "date"},
                "sex": {"type": "string", "enum": ["F", "M"]},
                "club": {"anyOf": [{"$ref": "#/components/schemas/Club"}, {"type": "null"}]},
                "games": {"type": "array", "items": {"type": "object", "properties": {"won": {"type": "boolean"}}}},
                "range": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]},
            },
        });
        let told = [
            "{",
            "  id: integer",
            "  day: date | null",
            "  sex?: \"F\" | \"M\"",
            "  club?: Club | null",
            "  games: [{",
            "    won?: boolean",
            "  }]",
            "  range?: [integer, integer]",
            "}",
        ];
        assert_eq!(super::shape(&schema), told.join("\n"));
    }
}
