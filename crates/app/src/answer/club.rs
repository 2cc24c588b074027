//! A club.

use super::schema::{from, object, text};
use arpad_model::Club;
use serde_json::{Value, json};

/// A club for programs.
pub fn club(club: &Club) -> Value {
    json!({"club": club.id.0, "name": club.name, "town": club.town})
}

/// The shape of [`club`].
pub fn club_schema() -> Value {
    object(&[("club", from(1)), ("name", text()), ("town", text())])
}
