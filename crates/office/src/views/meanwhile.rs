//! What somebody else has done meanwhile to the very thing somebody is about to change.

use crate::acts::desk::OfficeError;
use arpad_model::EntryId;
use arpad_registry::Reader;
use arpad_registry::ledger::{self, Entry};
use serde_json::Value;

/// So many entries are looked at; who has been away for longer looks at the page once more.
const MOST: u32 = 1_000;

/// The newest entry by somebody else, after what was seen, that speaks of the same thing: of what these fields name.
pub fn meanwhile(
    store: &mut Reader<'_>,
    (seen, by_whom): (EntryId, &str),
    things: &[(&str, String)],
) -> Result<Option<Entry>, OfficeError> {
    if things.is_empty() {
        return Ok(None);
    }
    let entries = ledger::after(store, seen, MOST)?;
    Ok(entries.into_iter().rev().find(|entry| entry.by_whom != by_whom && speaks_of(entry, things)))
}

/// Every field that the entry has too is the same there, and it has one at least.
fn speaks_of(entry: &Entry, things: &[(&str, String)]) -> bool {
    let Ok(body) = serde_json::from_str::<Value>(&entry.body) else { return false };
    let found = |name: &str| -> Option<String> {
        let value = body.get(name).or_else(|| body.get("lists")?.get(0)?.get(name))?;
        Some(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    };
    let told: Vec<bool> = things.iter().filter_map(|(name, value)| found(name).map(|found| found == *value)).collect();
    !told.is_empty() && told.iter().all(|is_same| *is_same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::Moment;

    #[test]
    fn an_entry_speaks_of_a_thing_whose_fields_it_has() {
        let entry = |body: &str| Entry {
            seq: EntryId(3),
            moment: Moment::from_utc(jiff::civil::date(2024, 3, 1).at(12, 0, 0, 0)),
            by_whom: "anna".to_owned(),
            why: String::new(),
            act: "answer".to_owned(),
            body: body.to_owned(),
            previous: [0; 32],
            hash: [0; 32],
        };
        let things = [("submission", "17".to_owned()), ("line", "2".to_owned())];
        for (body, speaks) in [
            (r#"{"submission":17,"line":2}"#, true),
            (r#"{"submission":17,"line":3}"#, false),
            (r#"{"submission":18,"line":2}"#, false),
            // What an entry does not say, it does not say otherwise.
            (r#"{"submission":17}"#, true),
            (r#"{"submission":"17"}"#, true),
            (r#"{"person":17}"#, false),
            (r#"{"lists":[{"submission":17}]}"#, true),
            (r#"{"lists":[{"line":2},{"submission":17}]}"#, true),
            (r#"{"lists":[{"line":9},{"submission":17}]}"#, false),
            ("no JSON", false),
        ] {
            assert_eq!(speaks_of(&entry(body), &things), speaks, "{body}");
        }
    }
}
