//! The fields of a deed as a program sends them: one JSON object, each name as it stands, also where one stands twice.

use crate::web::api::Fault;
use serde::Deserializer;
use serde::de::{MapAccess, Visitor};
use serde_json::Value;
use std::fmt;

pub(super) fn fields(body: &[u8]) -> Result<Vec<(String, Value)>, Fault> {
    let mut reader = serde_json::Deserializer::from_slice(body);
    let read = reader.deserialize_map(Fields).and_then(|fields| reader.end().map(|()| fields));
    read.map_err(|error| match error.line() {
        // Something else than an object, read to its end.
        0 => Fault::NoObject { line: 1, column: 1 },
        line => Fault::NoObject { line, column: error.column() },
    })
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Vec<(String, Value)>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(fields)
    }
}
