//! A list by its head: which it is, by which edition, when it was closed and published, and its seal.

use super::schema::{day, from, moment, object, or_null, text, word};
use arpad_model::{List, Series};
use serde_json::{Value, json};

/// A list for programs.
pub fn list_head(list: &List) -> Value {
    let seal: String = list.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    json!({
        "list": list.id,
        "series": list.series.as_str(),
        "date": list.day.to_string(),
        "after": list.tournament.map(|tournament| tournament.0),
        "revision": list.revision,
        "origin": list.origin.as_str(),
        "edition": list.edition,
        "players": list.players,
        "sha256": seal,
        "closed": list.closed,
        "closed_at": list.closed_at,
        "published": list.published,
        "published_at": list.published_at,
    })
}

/// The shape of [`list_head`].
pub fn list_head_schema() -> Value {
    object(&[
        ("list", from(1)),
        ("series", series_schema()),
        ("date", day()),
        ("after", or_null(from(1))),
        ("revision", from(0)),
        ("origin", word(&["computed", "fide"])),
        ("edition", text()),
        ("players", from(0)),
        ("sha256", json!({"type": "string", "pattern": "^[0-9a-f]{64}$"})),
        ("closed", from(0)),
        ("closed_at", moment()),
        ("published", or_null(from(1))),
        ("published_at", or_null(moment())),
    ])
}

/// The name of a series.
pub fn series_schema() -> Value {
    word(&Series::ALL.map(Series::as_str))
}
